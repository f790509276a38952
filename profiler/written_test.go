package profiler

import (
	"fmt"
	"testing"

	"github.com/privet-go/privet"
)

// TestWritten holds what the way in which numbers are written says: books and periodicals are
// no people, thousands no postcodes, and what is written in several ways is dialled.
func TestWritten(t *testing.T) {
	p := newProfiler(t)
	people := Column{Name: "c1", Values: []string{"Olga Brandt", "Ivo Kral", "Nora Lind", "Tom Hale", "Rosa Gil", "Max Orth", "Lia Conti", "Jan Mol"}}
	verdict := func(values []string) Result {
		return p.Columns([]Column{people, {Name: "c2", Values: values}})[1]
	}
	none := func(name string, values []string) {
		t.Helper()
		if r := verdict(values); r.Label != privet.None && r.Label != privet.Unknown {
			t.Errorf("%s are %s (%.2f)", name, r.Label, r.Confidence)
		}
	}
	var books, patients, periodicals []string
	for i := range 24 {
		books = append(books, elevens(fmt.Sprintf("%09d", 14044912+i*41326371)))
		if n := elevens(fmt.Sprintf("%09d", 412044907+i*3117281)); n[9] != 'X' {
			patients = append(patients, n)
		}
		n := elevens(fmt.Sprintf("%07d", 27364+i*203911))
		periodicals = append(periodicals, n[:4]+"-"+n[4:])
	}
	none("books", books)
	none("periodicals", periodicals)
	if r := verdict(patients); r.Label != "UK_NHS" {
		t.Errorf("patients are %s (%.2f)", r.Label, r.Confidence)
	}
	if r := p.Columns([]Column{people, {Name: "NHS number", Values: books}})[1]; r.Label != "UK_NHS" {
		t.Errorf("what is named is %s (%.2f)", r.Label, r.Confidence)
	}
	if thousands := []string{"785 752", "658 420", "44 895", "273 445", "912 038", "150 277", "630 991", "88 104"}; verdict(thousands).Label == "ZIP_CODE" {
		t.Errorf("thousands are postcodes")
	}
	phones := []string{"571 402 118", "603771902", "722 014 559", "598330127", "510 902 774", "664118203", "787 455 016", "530661248"}
	if r := verdict(phones); r.Label != "PHONE_NUMBER" {
		t.Errorf("telephones are %s (%.2f)", r.Label, r.Confidence)
	}
}

// elevens gives digits with the check digit by eleven behind them, of which X is ten.
func elevens(digits string) string {
	sum := 0
	for i := range digits {
		sum += (len(digits) + 1 - i) * int(digits[i]-'0')
	}
	return digits + string("0123456789X"[(11-sum%11)%11])
}
