package profiler

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet"
)

// TestDigitsOfNobody holds that numbers of any length, of which no check digit holds, are not
// taken for a number of a country for the many kinds that have such a length.
func TestDigitsOfNobody(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(41, 42))
	people := Column{Name: "c2", Values: []string{"Ilse Hartung", "Boris Adler", "Tina Wolff", "Uwe Kranz"}}
	for n := 5; n <= 18; n++ {
		values := make([]string, 40)
		for i := range values {
			values[i] = fmt.Sprintf("%d%0*d", 1+r.IntN(9), n-1, r.Int64N(1e18))[:n]
		}
		got := must(p.ColumnsWith([]Column{{Name: "c1", Values: values}, people}, &Query{Explain: true}))[0]
		if got.Label.Category() == privet.CategoryGovernment {
			t.Errorf("%d digits are %s (%.2f)", n, got.Label, got.Confidence)
		}
		nothing, country := 0.0, 0.0
		for _, c := range got.Candidates {
			switch {
			case c.Label == privet.None, c.Label == privet.Unknown:
				nothing += c.Confidence
			case c.Label.Category() == privet.CategoryGovernment:
				country += c.Confidence
			}
		}
		if country > nothing {
			t.Errorf("%d digits are numbers of a country with %.2f, and nothing personal with %.2f", n, country, nothing)
		}
	}
}

// TestAmountsBesideNames holds that round amounts as people are paid are pay beside names, and neither prices nor other amounts
// are.
func TestAmountsBesideNames(t *testing.T) {
	p := newProfiler(t)
	label := func(values ...string) privet.Label {
		return p.Columns([]Column{{Name: "c1", Values: values}, {Name: "c2", Values: []string{"Ilse Hartung", "Boris Adler", "Tina Wolff"}}})[0].Label
	}
	if l := label("54000", "61000", "48500", "72000", "39000", "83000", "57500", "45000", "66000", "51000"); l != "SALARY" {
		t.Errorf("round amounts are %s", l)
	}
	for _, values := range [][]string{
		{"12.90", "3.49", "118.00", "7.25", "64.10", "20.00", "9.99", "31.80", "5.05", "14.40"},
		{"54017", "61342", "48511", "72090", "39004", "83951", "57520", "45777", "66106", "51389"},
		{"500", "61000", "48500", "72000", "39000", "83000", "57500", "45000", "66000", "51000"},
		{"open", "paid", "open", "void", "paid", "open", "paid", "paid", "void", "open"},
	} {
		if l := label(values...); l != privet.None && l != privet.Unknown {
			t.Errorf("%q are %s", values, l)
		}
	}
}
