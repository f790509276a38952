package scan

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// expressions are of all sorts: what is required in a match stands first, in the
// middle, last or nowhere; letter case and scripts differ; alternatives overlap.
var expressions = []string{
	`EMP-\d{6}`, `\b[A-Z]{2}\d{6}\b`, `(?i)patient[- ]?id[:# ]*\d{5,8}`, `\d{3}-\d{4}`, `[a-z]+@corp\.example`, `[a-z.]*@[a-z]+`,
	`a|ab`, `[ab]|ac`, `(?:[ab]|a)c?(?:d|cd)`, `(?:a|ab)(?:c|bcd)`, `aa`, `a+`, `a+?b`, `(?:ab)+`, `x{2,}y`, `\w+-ID`, `(?i)straße \d+`, `(?i)kelvin|ssn`, `é+`, `[^a]b`, `.b`, `(?s).b`, `\Ba\B`, `^a`, `a$`, `(?m)^\d+$`,
	`\d+ ?(?:EUR|USD)`, `[A-Za-z0-9+/]{20,}`, `.*END`, `(?:foo|bar|baz)\d`, `(?i)[ck]at`, `\bcat\b`, `\x{FFFD}a`, `[\x{80}-\x{FFFF}]1`, `#`, `a.{0,3}b`, `(a*b|ac)d?`, `日本`, `[一-龥]{2}号`, `\pL{2}\d`,
	`(?:a{2}){3}`, `ab?c?d`, `(?i:x)Y`, `a\z`, `\Aab`, `(?:^|\s)#\w+`, `[[:punct:]]{3}`, `(?U)a+b`, `(?:\b|x)y`, `[^[:ascii:]]a`, `\D9`, `(?i)ſ1`,
}

// scraps are what texts for these are made of.
var scraps = []string{
	"EMP-123456", "emp-123456", "AB123456", "Patient ID: 12345", "patient-id#123456789", "123-4567", "jane@corp.example", "a", "b", "ab", "abcd", "aaaa", "aaaaaaa", "xxy", "c", "d",
	"foo-ID", "STRASSE 5", "Straße 12", "STRAẞE 7", "\u212Aelvin", "kelvin", "ſsn", "é", "É", " ", "\n", "\xff", "\xc3", "\xe6\x97", "日本", "中国号", "12 EUR", "9USD", "END", "foo1", "Cat", "cat", "KAT", "_",
	"QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo", "#", "#tag", "\ufffda", "é1", "Acme", "ACME Ltd", "acme ltd.", "Müller", "MÜLLER", "秘密計画", "xacme", "\u00df", "!!!", "1", "99", "ſ1", "Y", "xY", "XY", "y", "-", ".", "@",
}

func scannerOfExpressions(t testing.TB) *Scanner {
	var list []*spec.Recognizer
	for i, e := range expressions {
		list = append(list, readyForTest(t, spec.Recognizer{Name: fmt.Sprintf("e%d", i), Patterns: []pattern.Pattern{{Name: "p", Regexp: e, Alone: 0.4}}}))
	}
	list = append(list,
		readyForTest(t, spec.Recognizer{Name: "words", DenyList: []string{"Acme", "acme LTD", "Müller", "秘密計画", "kelvin", "a", "#tag", "Straße"},
			Context: []string{"firm"}}),
		readyForTest(t, spec.Recognizer{Name: "func", Find: findDoubled, AllowList: []string{"BB"}}))
	return scannerOf(list)
}

// findDoubled finds two equal ASCII characters, and makes every mistake on the
// way.
func findDoubled(dst []pattern.Place, text string) []pattern.Place {
	for i := len(text) - 2; i >= 0; i-- {
		if text[i] == text[i+1] && text[i] < utf8.RuneSelf {
			dst = append(dst, pattern.Place{Start: i, End: i + 2, Alone: 0.7}, pattern.Place{Start: i, End: i, Alone: 0.7},
				pattern.Place{Start: i + 1, End: i, Alone: 0.7}, pattern.Place{Start: i, End: i + 2, Alone: 1}, pattern.Place{Start: i,
					End: len(text) + 1, Alone: 0.7}, pattern.Place{Start: -1, End: i, Alone: 0.7})
		}
	}
	return dst
}

func randomText(r *rand.Rand, n int) string {
	var b strings.Builder
	for range n {
		b.WriteString(scraps[r.IntN(len(scraps))])
	}
	return b.String()
}

// TestOwnTwins holds the laws of own on texts made by chance.
func TestOwnTwins(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it takes long there, and nothing in it is concurrent")
	}
	s := scannerOfExpressions(t)
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 150 {
		checkOwn(t, s, randomText(r, n%30))
	}
	checkOwn(t, s, randomText(r, 300))
	for _, unit := range scraps {
		checkOwn(t, s, strings.Repeat(unit, 5))
	}
	// Runs that are longer than what a pattern sees.
	for _, unit := range []string{"a", "日本", "QUJD"} {
		checkOwn(t, s, strings.Repeat(unit, 1+1100/len(unit))+"@corp.example")
	}
}

// TestPatternsAgainstRegexp holds patterns to package regexp.
func TestPatternsAgainstRegexp(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it takes long there, and nothing in it is concurrent")
	}
	r := rand.New(rand.NewPCG(3, 4))
	for _, e := range expressions {
		for range longtest.Of(6, 25) {
			checkAgainstRegexp(t, e, randomText(r, r.IntN(12)))
		}
		for _, s := range scraps {
			checkAgainstRegexp(t, e, s)
		}
	}
}

func FuzzOwn(f *testing.F) {
	r := rand.New(rand.NewPCG(5, 6))
	for n := range 20 {
		f.Add(randomText(r, n))
	}
	s := scannerOfExpressions(f)
	f.Fuzz(func(t *testing.T, text string) { checkOwn(t, s, text) })
}

func FuzzPattern(f *testing.F) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, e := range expressions {
		f.Add(e, randomText(r, 8))
	}
	f.Fuzz(func(t *testing.T, expr, text string) {
		if _, err := pattern.NewPattern(expr); err != nil {
			if len(expr) > 8 && strings.Contains(err.Error(), expr) {
				t.Fatal("the error repeats the expression")
			}
			return
		}
		checkAgainstRegexp(t, expr, text)
	})
}
