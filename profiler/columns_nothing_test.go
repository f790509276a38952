package profiler

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestNothingPersonal holds that what looks like numbers of people and is none stays
// NONE or UNKNOWN, under a header that says so and under one that says nothing.
func TestNothingPersonal(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(31, 32))
	digits := func(n int) string { return fmt.Sprintf("%0*d", n, r.Int64N(9e17))[:n] }
	pick := func(list string) func() string {
		words := strings.Split(list, "|")
		return func() string { return words[r.IntN(len(words))] }
	}
	for _, c := range []struct {
		header string
		value  func() string
	}{
		{"order_number", func() string { return "ORD-" + digits(7) }},
		{"order_number", func() string { return digits(8) }},
		{"sku", func() string { return "KX-" + digits(4) + "-R" }},
		{"price", func() string { return fmt.Sprintf("%d.%02d", r.IntN(900), r.IntN(100)) }},
		{"version", func() string { return fmt.Sprintf("%d.%d.%d", r.IntN(9), r.IntN(30), r.IntN(9)) }},
		{"sha1", func() string { return fmt.Sprintf("%020x%020x", r.Uint64(), r.Uint64()) }},
		{"updated_at", func() string {
			return fmt.Sprintf("2023-%02d-%02dT%02d:%02d:%02dZ", 1+r.IntN(12), 1+r.IntN(28), r.IntN(24), r.IntN(60), r.IntN(60))
		}},
		{"isbn", func() string { return string(withWeights("978"+digits(9), 1, 3)) }},
		{"ean", func() string { return string(withWeights("590"+digits(9), 1, 3)) }},
		{"part_number", func() string { return digits(9) }},
		{"part_number", func() string { return digits(11) }},
		{"part_number", func() string { return digits(16) }},
		{"tracking_number", func() string { return "1Z" + digits(16) }},
		{"port", func() string { return fmt.Sprint(r.IntN(65536)) }},
		{"score", func() string { return fmt.Sprint(r.IntN(101)) }},
		{"department", pick("Sales|Legal|Finance|Logistics|Research|Support|Marketing|Human Resources")},
		{"colour", pick("red|navy blue|teal|ivory|maroon|dark green|beige|turquoise|magenta")},
		{"element", pick("Neon|Argon|Zinc|Cobalt|Silicon|Helium|Copper|Barium|Tin|Radium")},
	} {
		values := make([]string, 40)
		for i := range values {
			values[i] = c.value()
		}
		for _, name := range []string{c.header, "col_7"} {
			got := p.Columns([]Column{{Name: name, Values: values}})[0]
			if got.Label != privet.None && got.Label != privet.Unknown {
				t.Errorf("%s under %q is %s (%.2f)", c.header, name, got.Label, got.Confidence)
			}
		}
	}
}

// withWeights appends the digit that makes a sum of digits, weighted in turn, end in
// 0.
func withWeights(d string, weights ...int) []byte {
	sum := 0
	for i := range len(d) {
		sum += int(d[i]-'0') * weights[i%len(weights)]
	}
	return append([]byte(d), byte('0'+(10-sum%10)%10))
}
