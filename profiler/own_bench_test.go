package profiler

import (
	"fmt"
	"testing"

	"github.com/privet-go/privet/profiler/internal/scan"
)

// employeePatterns are n patterns of the kinds that people write: with a word that
// every match has, in front or in the middle, in one letter case or in any, and
// with none.
func employeePatterns(n int) []Recognizer {
	var list []Recognizer
	for i := range n {
		a, b := string(rune('A'+i%26)), string(rune('A'+i*7%26))
		expr := [...]string{
			`E` + a + b + `-\d{6}`,
			`\b[` + a + `-Z][` + b + `-Z]\d{6}\b`,
			`(?i)patient` + a + `?[- ]?id[:# ]*\d{5,8}`,
			`\b\d{3}-\d{4}-` + fmt.Sprint(i%10) + `\b`,
			`(?i)\b(?:case|file|claim)` + a + `? no\.? ?\d{4,10}\b`,
			`[a-z.]+@` + a + b + `\.corp\.example`,
			`\b[0-9a-f]{8}-` + fmt.Sprint(i%10) + `[0-9a-f]{3}\b`,
			`\bKD` + b + `?\d{7}[A-Z]?\b`,
			`\b\d{2}\.\d{3}\.\d{3}/` + fmt.Sprint(i%10) + `\d{3}\b`,
			`(?i)badge ?(?:no|number)[:# ]+` + a + `\d{4}`,
		}[i%10]
		list = append(list, Recognizer{
			Name: fmt.Sprintf("own-%d", i), Label: "EMPLOYEE_ID", Doc: "It is for a benchmark.",
			Patterns: []Pattern{{Name: "form", Regexp: expr, Alone: 0.6}}, Context: []string{"employee"},
		})
	}
	return list
}

// BenchmarkOwn is BenchmarkFind beside 0, 10 and 100 patterns of one's own. What
// counts is the ratio of each to the first.
func BenchmarkOwn(b *testing.B) {
	for _, c := range corpora {
		for _, n := range []int{0, 10, 100} {
			b.Run(fmt.Sprintf("%s/%d", c.name, n), func(b *testing.B) {
				p, err := New(&Options{Recognizers: employeePatterns(n)})
				if err != nil {
					b.Fatal(err)
				}
				buf := p.Find(c.text)
				b.SetBytes(int64(len(c.text)))
				b.ReportAllocs()
				for b.Loop() {
					buf = p.AppendFind(buf[:0], c.text)
				}
			})
		}
	}
}

// BenchmarkOwnAlone is what 100 patterns cost without anything else.
func BenchmarkOwnAlone(b *testing.B) {
	for _, c := range corpora {
		for _, n := range []int{10, 100} {
			b.Run(fmt.Sprintf("%s/%d", c.name, n), func(b *testing.B) {
				p, err := New(&Options{Recognizers: employeePatterns(n), WithoutBuiltIn: true})
				if err != nil {
					b.Fatal(err)
				}
				x := new(scan.Scratch)
				b.SetBytes(int64(len(c.text)))
				for b.Loop() {
					x.Begin(p.scanner, 0.5)
					p.scanner.Own(x, c.text, 0, len(c.text))
				}
			})
		}
	}
}

// BenchmarkNewOwn is what a program pays once for a hundred patterns.
func BenchmarkNewOwn(b *testing.B) {
	list := employeePatterns(100)
	for b.Loop() {
		if _, err := New(&Options{Recognizers: list}); err != nil {
			b.Fatal(err)
		}
	}
}
