package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestLettered holds that a few letters that name a number do not name values of letters,
// which are read as they look, and that a longer header and hidden digits are believed.
func TestLettered(t *testing.T) {
	p := newProfiler(t)
	bookings := []string{"K7QMTD", "ZR4WPB", "H2LNVC", "TQX9GA", "M3DRFK", "WB8CJE"}
	pans := []string{"BQRPK4471L", "AWTPS0982C", "CXNPD3316H", "DLMPV7720A", "EKBPJ5538T", "AGHPR1204F"}
	people := Column{Name: "passenger", Values: []string{"Asha Rao", "Liam Boyd", "Ines Vidal", "Omar Aziz", "Tuva Lie", "Ravi Nair"}}
	if r := p.Columns([]Column{people, {Name: "rc", Values: strings.Split("200|404|200|301|500|200|200|404|503|200",
		"|")}})[1]; r.Label != privet.None && r.Label != privet.Unknown {
		t.Errorf("what servers answer is %s", r.Label)
	}
	if r := p.Columns([]Column{people, {Name: "PNR", Values: bookings}})[1]; r.Label != privet.None && r.Label != privet.Unknown {
		t.Errorf("bookings are %s (%.2f)", r.Label, r.Confidence)
	}
	if r := p.Columns([]Column{people, {Name: "PAN", Values: pans}})[1]; r.Label != "IN_PAN" {
		t.Errorf("tax numbers of India are %s (%.2f)", r.Label, r.Confidence)
	}
	cards := []string{"4929 1184 2207 5563", "5200 8282 8282 8210", "4012 8888 8888 1881", "5105 1051 0510 5100"}
	if r := p.Columns([]Column{people, {Name: "PAN", Values: cards}})[1]; r.Label != "CREDIT_CARD" {
		t.Errorf("cards are %s (%.2f)", r.Label, r.Confidence)
	}
	hidden := []string{"XXX-XX-4410", "XXX-XX-9027", "XXX-XX-1183", "XXX-XX-7706", "XXX-XX-2259", "XXX-XX-6014"}
	if r := p.Columns([]Column{people, {Name: "ssn", Values: hidden}})[1]; r.Label != "SSN" {
		t.Errorf("hidden numbers are %s (%.2f)", r.Label, r.Confidence)
	}
	sealed := []string{"gAAAbQzXwp", "kLmPqRsTuV", "zYxWvUtSrQ", "aBcDeFgHiJ", "mNoPqRsTuW", "qWeRtYuIoP"}
	if r := p.Columns([]Column{people, {Name: "social security number", Values: sealed}})[1]; r.Label == privet.None {
		t.Errorf("sealed numbers are %s (%.2f)", r.Label, r.Confidence)
	}
}

// TestSeriesOfLetters holds that numbers of contracts, which all begin with one letter, are no
// documents of Germany, and that hidden digits are none.
func TestSeriesOfLetters(t *testing.T) {
	p := newProfiler(t)
	people := Column{Name: "souscripteur", Values: []string{"Luc Petit", "Nina Roux", "Paul Faure", "Lea Colin", "Hugo Noel", "Ana Blanc"}}
	for _, values := range [][]string{
		{"C40117265", "C40117301", "C40118822", "C40119004", "C40120457", "C40121190"},
		{"L20334417", "L20334418", "L20335902", "L20336655", "L20340081", "L20341733"},
	} {
		for _, header := range []string{"N° contrat", "dossier", "q7"} {
			if r := p.Columns([]Column{people, {Name: header, Values: values}})[1]; r.Label == "PASSPORT" && r.Confidence > 0.7 || r.Label == "DE_ID_CARD" {
				t.Errorf("%q over %q is %s (%.2f)", header, values[0], r.Label, r.Confidence)
			}
		}
	}
	cards := []string{"L8K02FT41", "LF3ZT4WC0", "T2200VM93", "L01X7PT47", "LZ6311T47", "R2H40NX12"}
	if r := p.Columns([]Column{people, {Name: "Personalausweisnummer", Values: cards}})[1]; r.Label != "DE_ID_CARD" {
		t.Errorf("cards are %s (%.2f)", r.Label, r.Confidence)
	}
}
