package profiler

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/wordlists"
)

// differentCells is how many cells of a kind there are before one comes again. What is
// remembered of one is gone by then, or all of them are as if in one column.
const differentCells = 4096

// BenchmarkCellKinds is BenchmarkCell for cells of which none comes again soon.
func BenchmarkCellKinds(b *testing.B) {
	p := newProfiler(b)
	for _, kind := range cellKinds() {
		b.Run(kind.name, func(b *testing.B) {
			var buf []privet.Finding
			found := 0
			for _, v := range kind.cells {
				buf = p.AppendFind(buf[:0], v)
				found += min(len(buf), 1)
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				buf = p.AppendFind(buf[:0], kind.cells[i%len(kind.cells)])
			}
			b.ReportMetric(float64(found)/float64(len(kind.cells)), "found/cell")
		})
	}
}

// A cellKind is many cells of a kind, all different.
type cellKind struct {
	name  string
	cells []string
}

// cellKinds makes the cells. They are the same each time.
func cellKinds() (kinds []cellKind) {
	rng := rand.New(rand.NewPCG(1, 2))
	add := func(name string, next func() string) {
		known := map[string]bool{}
		kind := cellKind{name: name}
		for tries := 0; len(kind.cells) < differentCells && tries < 1000*differentCells; tries++ {
			if v := next(); !known[v] {
				known[v] = true
				kind.cells = append(kind.cells, v)
			}
		}
		kinds = append(kinds, kind)
	}
	// digits puts a random digit in place of each 9.
	digits := func(form string) string {
		return strings.Map(func(r rune) rune {
			if r == '9' {
				return '0' + rune(rng.IntN(10))
			}
			return r
		}, form)
	}
	of := func(list []string) string { return list[rng.IntN(len(list))] }
	// valid is a value of one of some forms whose check digits are right.
	valid := func(label privet.Label, forms ...string) func() string {
		return func() string {
			for form := of(forms); ; {
				if v := digits(form); Valid(label, v) {
					return v
				}
			}
		}
	}
	given, family, common := listWords("given"), listWords("family"), listWords("common")

	add("e-mail", func() string {
		g, f, d := of(given), of(family), of([]string{"example.com", "example.org", "gmail.com", of(family) + ".com", of(common) + ".co.uk"})
		local := of([]string{g + "." + f, g[:1] + "." + f, g + "_" + f, g[:1] + f, g + digits("99"), g + "." + f + digits("9")})
		return strings.ToLower(local + "@" + d)
	})
	add("card", valid("CREDIT_CARD", "4999 9999 9999 9999", "5199-9999-9999-9999", "4999999999999999", "3799 999999 99999"))
	add("phone", func() string {
		return digits(of([]string{"+1 212 555 9999", "(415) 555-9999", "+44 20 7946 9999", "+49 30 9999999", "202-555-9999"}))
	})
	add("date", func() string {
		y, m, d := 1930+rng.IntN(90), 1+rng.IntN(12), 1+rng.IntN(28)
		return of([]string{fmt.Sprintf("%d-%02d-%02d", y, m, d), fmt.Sprintf("%02d/%02d/%d", m, d, y), fmt.Sprintf("%02d.%02d.%d", d, m, y)})
	})
	add("day in words", func() string {
		y, d := 1930+rng.IntN(90), 1+rng.IntN(28)
		m := of([]string{"January", "Feb", "March", "Apr", "May", "June", "Jul", "August", "Sept", "October", "Nov", "December"})
		return of([]string{fmt.Sprintf("%s %d, %d", m, d, y), fmt.Sprintf("%d %s %d", d, m, y)})
	})
	add("time", func() string {
		return digits(fmt.Sprintf("2024-%02d-%02dT10:%02d:59.999Z", 1+rng.IntN(12), 1+rng.IntN(28), rng.IntN(60)))
	})
	add("SSN", valid("SSN", "499-99-9999"))
	add("IBAN", valid("IBAN", "DE99 3704 0044 9999 9999 99", "DE99370400449999999999", "GB99 NWBK 6016 1399 9999 99",
		"FR99 3000 6000 0112 3456 9999 199", "NL99ABNA9999999999"))
	add("internet address", func() string {
		return fmt.Sprintf("%d.%d.%d.%d", 1+rng.IntN(223), rng.IntN(256), rng.IntN(256), 1+rng.IntN(254))
	})
	add("number", func() string { return digits("8999999") })
	add("amount", func() string { return digits(of([]string{"199.99", "1999.99", "-19.99", "1,999.99"})) })
	add("UUID", func() string {
		return fmt.Sprintf("%08x-%04x-4%03x-a%03x-%012x", rng.Uint32(), rng.IntN(1<<16), rng.IntN(1<<12), rng.IntN(1<<12), rng.Int64N(1<<48))
	})
	add("order", func() string { return digits(of([]string{"ORD-999999", "SKU-9999-A", "INV-2024-99999", "A9999"})) })
	add("URL", func() string { return "https://www." + of(common) + ".com/" + of(common) + digits("/9999") })
	add("word", func() string { return of(common) })
	add("words", func() string { return of(common) + " " + of(common) + " " + of(common) })
	add("full name", func() string { return of(given) + " " + of(family) })
	add("family name", func() string { return of(family) })

	spans := map[string][]string{}
	for s := range corpus.Generate(corpus.Options{Seed: 1, Number: 30000, Languages: []string{"en"}}) {
		for _, f := range s.Spans {
			spans[f.Label] = append(spans[f.Label], s.Text[f.Start:f.End])
		}
	}
	for _, label := range []string{"STREET_ADDRESS", "LOCATION", "ORGANIZATION"} {
		add(label, func() string { return of(spans[label]) })
	}
	return kinds
}

// listWords are the words of ASCII letters in a list.
func listWords(list string) (words []string) {
	rows, err := wordlists.Rows(list)
	if err != nil {
		panic(err)
	}
	for row := range rows {
		if len(row.Word) > 2 && lex.AsciiEnd(row.Word, 0, lex.LongestRun) == len(row.Word) {
			words = append(words, row.Word)
		}
	}
	return words
}
