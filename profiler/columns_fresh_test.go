package profiler

import (
	"slices"
	"testing"

	"github.com/privet-go/privet"
)

// TestNamesUnderAmbiguousHeaders holds that names of people under a word that has a kind which
// nothing is known of how it looks are names.
func TestNamesUnderAmbiguousHeaders(t *testing.T) {
	p := newProfiler(t)
	people := []string{"Harriet Cole", "Mr Dev Anand", "Sian Price", "Dr Owen Hart", "Maud Ellery", "Mrs Ada Finch"}
	for _, header := range []string{"Responsible Party", "party", "second party"} {
		if r := p.Columns([]Column{{Name: header, Values: people}, {Name: "postcode", Values: []string{"LS1 4AB", "CF10 2EQ"}}})[0]; r.Label != "PERSON" {
			t.Errorf("%q over names is %s (%.2f)", header, r.Label, r.Confidence)
		}
	}
	parties := []string{"Labour", "Green", "Conservative", "Labour", "Liberal Democrat", "Conservative"}
	if r := p.Columns([]Column{{Name: "party", Values: parties}, {Name: "voter name", Values: people}})[0]; r.Label != "POLITICAL_OPINION" {
		t.Errorf("parties are %s (%.2f)", r.Label, r.Confidence)
	}
}

// TestFewRepeated holds that a few words that come again and again are no names.
func TestFewRepeated(t *testing.T) {
	p := newProfiler(t)
	sizes := slices.Repeat([]string{"duży", "mały", "średni", "mały"}, 10)
	if r := p.Columns([]Column{{Name: "kolumna_4", Values: sizes}, {Name: "imię", Values: []string{"Ewa", "Jan"}}})[0]; r.Label != privet.None &&
		r.Label != privet.Unknown {
		t.Errorf("sizes are %s (%.2f)", r.Label, r.Confidence)
	}
	given := slices.Repeat([]string{"Wanda", "Marek", "Teresa", "Filip", "Irena", "Adam", "Zofia", "Karol", "Lena", "Oskar"}, 4)
	if r := p.Columns([]Column{{Name: "kolumna_4", Values: given}, {Name: "email", Values: []string{"w@poczta.example",
		"m@poczta.example"}}})[0]; r.Label != "FIRST_NAME" {
		t.Errorf("names are %s (%.2f)", r.Label, r.Confidence)
	}
}

// TestExpiryWithoutCards holds that a month and a year are the end of a card only beside
// cards, where the header does not say so.
func TestExpiryWithoutCards(t *testing.T) {
	p := newProfiler(t)
	months := []string{"07/27", "01/28", "11/26", "03/29", "09/27", "12/28", "05/26", "10/29"}
	cards := []string{"4929118422075563", "5200828282828210", "4012888888881881", "5105105105105100", "4222222222222220", "4111111111111111",
		"5555555555554444", "4000056655665556"}
	people := Column{Name: "halter", Values: []string{"Uwe Ahrens", "Ina Boll", "Jan Claus", "Pia Doll", "Kai Eich", "Eva Funk", "Tim Graf", "Lea Hahn"}}
	for _, header := range []string{"HU_FAELL", "col_3", "x"} {
		if r := p.Columns([]Column{people, {Name: header, Values: months}})[1]; r.Label == "CREDIT_CARD_EXPIRATION" {
			t.Errorf("%q over months is %s (%.2f)", header, r.Label, r.Confidence)
		}
	}
	if r := p.Columns([]Column{{Name: "col_1", Values: cards}, people, {Name: "col_3", Values: months}})[2]; r.Label != "CREDIT_CARD_EXPIRATION" {
		t.Errorf("months beside cards are %s (%.2f)", r.Label, r.Confidence)
	}
}

// TestSubstances holds that what laboratories measure is no disease, though it ends like one.
func TestSubstances(t *testing.T) {
	p := newProfiler(t)
	people := Column{Name: "c1", Values: []string{"Olga Brandt", "Ivo Kral", "Nora Lind"}}
	for _, values := range [][]string{
		{"Fructose", "Ferritin", "Potassium", "Creatinine"}, {"kreatinin", "glukóza", "natrium"}, {"Toluene", "Acetone", "Methanol"},
	} {
		if r := p.Columns([]Column{people, {Name: "c2", Values: slices.Repeat(values, 8)}})[1]; r.Label != privet.None && r.Label != privet.Unknown {
			t.Errorf("%q are %s (%.2f)", values, r.Label, r.Confidence)
		}
	}
	for _, values := range [][]string{{"Acidosis", "Cellulitis", "Psoriasis"}, {"diabetes", "asthma", "sclerosis"}} {
		if r := p.Columns([]Column{people, {Name: "c2", Values: slices.Repeat(values, 8)}})[1]; r.Label != "MEDICAL_CONDITION" {
			t.Errorf("%q are %s (%.2f)", values, r.Label, r.Confidence)
		}
	}
}
