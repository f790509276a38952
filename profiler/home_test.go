package profiler

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestHomes holds that a number which several countries check alike is of that country
// which the table speaks for, in whatever order.
func TestHomes(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(5, 6))
	numbers := make([]string, 30)
	for i := range numbers {
		numbers[i] = nineDigits(r)
	}
	repeat := func(values string) []string { return slices.Repeat(strings.Split(values, "|"), 5) }
	for _, c := range []struct {
		header string
		beside Column
		want   privet.Label
		reason string
	}{
		{"c1", Column{Name: "c2", Values: repeat("+351 912 345 678|+351 213 456 789|+351 934 567 812")}, "PT_NIF", "telephones of Portugal"},
		{"c1", Column{Name: "c2", Values: repeat("+502 2345 6789|+502 5123 4567|+502 7890 1234")}, "GT_NIT", "telephones of Guatemala"},
		{"c1", Column{Name: "c2", Values: repeat("+595 981 123456|+595 971 765432")}, "PY_RUC", "telephones of Paraguay"},
		{"c1", Column{Name: "c2", Values: repeat("ana@exemplo.pt|rui@exemplo.pt|eva@example.com")}, "PT_NIF", "domains of Portugal"},
		{"c1", Column{Name: "c2", Values: repeat("Rua da Prata 12|Travessa do Carmo 3|Praça da Figueira 8")}, "PT_NIF", "streets in Portuguese"},
		{"c1", Column{Name: "c2", Values: repeat("1100-048|4000-322|3000-213")}, "PT_NIF", "postcodes of Portugal"},
		{"personal_id", Column{Name: "c2", Values: repeat("José|João|Conceição")}, "PT_NIF", "a general header, and names in Portuguese"},
		{"nif", Column{Name: "c2", Values: repeat("1100-048|4000-322|3000-213")}, "PT_NIF", "a header of another country, whose form no value has"},
	} {
		cols := []Column{{Name: c.header, Values: numbers}, c.beside}
		got := p.Columns(cols)[0]
		if got.Label != c.want {
			t.Errorf("beside %s it is %s (%.2f), want %s", c.reason, got.Label, got.Confidence, c.want)
		}
		turned := slices.Clone(numbers)
		slices.Reverse(turned)
		if again := p.Columns([]Column{c.beside, {Name: c.header, Values: turned}})[1]; again.Label != got.Label {
			t.Errorf("beside %s in another order it is %s, and before %s", c.reason, again.Label, got.Label)
		}
	}
}

// TestForeignNumbers holds that numbers with a mere check digit are of no country where the
// table says that its people live elsewhere, and of one where it says that they live there.
func TestForeignNumbers(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(7, 8))
	numbers := make([]string, 30)
	for i := range numbers {
		numbers[i] = string(samples.WithLuhn(fmt.Appendf(nil, "4%08d", r.IntN(1e8))))
	}
	for _, c := range []struct {
		header, telephone string
		want              privet.Label
	}{
		{"c1", "+48 601 234 56%d", privet.Unknown},
		{"c1", "+1 613 555 01%d2", "CA_OHIP"},
		{"ohip", "+48 601 234 56%d", "CA_OHIP"},
	} {
		telephones := make([]string, len(numbers))
		for i := range telephones {
			telephones[i] = fmt.Sprintf(c.telephone, i%10)
		}
		got := p.Columns([]Column{{Name: c.header, Values: numbers}, {Name: "c2", Values: telephones}})[0]
		if got.Label != c.want {
			t.Errorf("%q beside telephones like %s is %s (%.2f), want %s", c.header, c.telephone, got.Label, got.Confidence, c.want)
		}
	}
}

// nineDigits gives a number that is right for a taxpayer of Portugal, Guatemala and
// Paraguay: those differ in the remainder that has no digit, and this has another.
func nineDigits(r *rand.Rand) string {
	for {
		b := []byte{'2'}
		sum := 9 * 2
		for weight := 8; weight >= 2; weight-- {
			d := r.IntN(10)
			b = append(b, byte('0'+d))
			sum += weight * d
		}
		if last := 11 - sum%11; last < 10 {
			return string(append(b, byte('0'+last)))
		}
	}
}

// TestOneValueProvesOnce holds that check digits of one value that is there again and
// again say no more than once.
func TestOneValueProvesOnce(t *testing.T) {
	p := newProfiler(t)
	for _, header := range []string{"c1", "order_no"} {
		got := p.Columns([]Column{{Name: header, Values: slices.Repeat([]string{"999999999"}, 40)}})[0]
		if got.Label != privet.None && got.Label != privet.Unknown {
			t.Errorf("one number under %q is %s (%.2f)", header, got.Label, got.Confidence)
		}
	}
}
