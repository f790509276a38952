package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestWraps holds that values are found that go over the end of a line, and that lists are not joined.
func TestWraps(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		label  privet.Label
		marked string
	}{
		{"IBAN", "Bitte auf ⟦IBAN:NL91 ABNA\n0417 1643 00⟧ überweisen."},
		{"IBAN", "// ⟦IBAN:NL91 ABNA 04\n// 17 1643 00⟧"},
		{"CREDIT_CARD", "  # paid with ⟦CREDIT_CARD:5105 1051\n  # 0510 5100⟧, thanks"},
		{"CREDIT_CARD", "> > card ⟦CREDIT_CARD:3782 822463\r\n> > 10005⟧ declined"},
		{"CREDIT_CARD", "card ⟦CREDIT_CARD:5105105=\n105105100⟧ declined"},
		{"PHONE_NUMBER", "You reach her at ⟦PHONE_NUMBER:+49 30\n901820⟧ in the morning."},
		{"PHONE_NUMBER", "Please phone me on ⟦PHONE_NUMBER:(503)\n555-0149⟧ after nine."},
		{"PHONE_NUMBER", "Her telephone is ⟦PHONE_NUMBER:503-555-\n0149⟧, after nine."},
		{"PHONE_NUMBER", "phones\n⟦PHONE_NUMBER:503-555-0149⟧\n⟦PHONE_NUMBER:503-555-0150⟧\n⟦PHONE_NUMBER:503-555-0151⟧"},
		{"SSN", "His social security number is ⟦SSN:536-22-\n4817⟧ as you know."},
		{"DOB", "Tilda Quorl was born on ⟦DOB:4 May\n1981⟧ in Leeds."},
		{"DOB", "Tilda Quorl was born on ⟦DOB:4\nMay 1981⟧ in Leeds."},
		{"DOB", "date of birth: ⟦DOB:1981-05-\n04⟧, Leeds"},
		{"DOB", "Sie ist am ⟦DOB:4. Mai\n1981⟧ in Ulm geboren."},
		{"PERSON", "In the morning we were called by ⟦PERSON:Matilda\nHargreaves⟧ who wanted to know more."},
		{"PERSON", "In the morning we were called by ⟦PERSON:George T.\nHargreaves⟧ who wanted to know more."},
		{"PERSON", "> In the morning we were called by ⟦PERSON:Matilda\n> Hargreaves⟧ who wanted to know more."},
		{"PERSON", "The whole of this work was done by ⟦PERSON:Matilda Hargreaves⟧\n⟦PERSON:George Quimby⟧ and others helped her."},
		{"IBAN", "12 3704 0044\n0532 0130 00\n0532 0130 01"},
		{"CREDIT_CARD", "5105 1051\n0510 5100\n0510 5118\n4111 1111"},
		{"CREDIT_CARD", "id,n\n7,51051051\n8,05105100\n9,1234"},
		{"SSN", "536-22\n4817-11\n4818-22"},
		{"DOB", "day\n4\n5\nMay 1981"},
	} {
		wantLabel(t, p, c.label, c.marked)
	}
}

// TestLettersAreDecoded holds that names are found of which letters and spaces are written otherwise, in mail, markup and forms.
func TestLettersAreDecoded(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"We met ⟦PERSON:H=C3=A9l=C3=A8ne Quimby⟧ in the hall.",
		"We met ⟦PERSON:H&eacute;l&egrave;ne Quimby⟧ in the hall.",
		"We met ⟦PERSON:H&eacute;l&egrave;ne&nbsp;Quimby⟧ in the hall.",
		"full_name=⟦PERSON:Matilda+Hargreaves⟧",
		"full_name=⟦PERSON:Matilda+Hargreaves⟧&colour=3",
		"total=Net+Tax; width=C3; sum=a+B",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}

// TestWrapsKeepPlaces holds that a value that has been joined is found with its offsets among other lines, in a stream too.
func TestWrapsKeepPlaces(t *testing.T) {
	p := newProfiler(t)
	value := "NL91 ABNA 0417\r\n> 1643 00"
	text := strings.Repeat("> nothing of note is written here\r\n", 40) + "> pay to " + value + " soon\r\n" + strings.Repeat("> and here neither\r\n", 4000)
	found := p.Find(text)
	if len(found) != 1 || text[found[0].Start:found[0].End] != value {
		t.Fatalf("found %v", found)
	}
}
