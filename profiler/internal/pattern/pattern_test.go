package pattern

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// expressions have what is required in a match first, in the middle, last or nowhere.
var expressions = []string{
	`EMP-\d{6}`, `\b[A-Z]{2}\d{3}\b`, `(?i)patient[- ]?id`, `[a-z]+@corp\.example`, `[a-z.]*@[a-z]+`, `a|ab`, `(?:a|ab)(?:c|bcd)`, `a+?b`, `x{2,}y`, `(?i)straße \d+`, `(?i)kelvin`, `é+`, `[^a]b`, `.b`, `(?s).b`, `\Ba\B`,
	`^a`, `a$`, `(?m)^\d+$`, `.*END`, `\x{FFFD}a`, `a.{0,3}b`, `(a*b|ac)d?`, `日本`, `[一-龥]{2}号`, `\pL{2}\d`, `(?:^|\s)#\w+`, `\D9`, `(?i)ſ1`,
}

var scraps = []string{
	"EMP-123456", "EMP", "AB123", "Patient ID", "patient-id", "jane@corp.example", "a", "b", "ab", "abcd", "xxy", "c", "d", "STRASSE 5", "Straße 12", "\u212Aelvin", "kelvin", "é", " ", "\n", "\xff", "\xc3",
	"\xe6\x97", "日本", "中国号", "END", "9", "12", "#tag", "\ufffda", "é1", "ſ1", "-", "@",
}

func randomText(r *rand.Rand, n int) string {
	var b strings.Builder
	for range n {
		b.WriteString(scraps[r.IntN(len(scraps))])
	}
	return b.String()
}

// TestMatchAt holds the automaton of a pattern to package regexp, at each place of a text, and what is told of a match
// beforehand to the match.
func TestMatchAt(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	automata, matches := 0, 0
	for _, expr := range expressions {
		p, err := NewPattern(expr)
		if err != nil {
			t.Fatal(err)
		}
		if p.automaton != nil {
			automata++
		}
		for n := range 150 {
			text := randomText(r, n%10)
			for i := range len(text) + 1 {
				if CutsRune(text, i) {
					continue
				}
				end, ok := p.MatchAt(text, i)
				want, matched := p.PlainMatchAt(text, i, RuneFloor(text, i+MaxMatchLength))
				if ok != matched || ok && end != want {
					t.Fatalf("%q at %d of %q: %d, %v, and plainly %d, %v", expr, i, text, end, ok, want, matched)
				}
				if !ok {
					continue
				}
				matches++
				if !p.CanBegin(text, i) || end-i < p.least || end-i > p.Most {
					t.Fatalf("%q at %d of %q has %d bytes, and none can begin there, or be so long", expr, i, text, end-i)
				}
			}
		}
	}
	if automata < len(expressions)/2 || matches < 1000 {
		t.Errorf("%d automata and %d matches only", automata, matches)
	}
}

// TestPrefilter holds that no place at which a pattern has a match is ruled out.
func TestPrefilter(t *testing.T) {
	var b PrefilterBuilder
	var list []*Compiled
	for i, expr := range expressions {
		p, err := NewPattern(expr)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
		if len(p.required.words) == 0 {
			b.Add(p, int32(i))
		}
	}
	f := b.Build()
	r := rand.New(rand.NewPCG(3, 4))
	for n := range 2000 {
		text := randomText(r, n%8)
		for i := range len(text) {
			for k, p := range list {
				if len(p.required.words) > 0 || CutsRune(text, i) {
					continue
				}
				if _, ok := p.MatchAt(text, i); !ok {
					continue
				}
				if at := f.Next(text, i, len(text)); at != i && i < len(text)-1 {
					t.Fatalf("a match of %q at %d of %q is passed over", expressions[k], i, text)
				}
				if !slices.Contains(f.AppendStarts(nil, text, i), int32(k)) {
					t.Fatalf("%q is not among those that may begin at %d of %q", expressions[k], i, text)
				}
			}
		}
	}
}

// TestRefused holds which expressions are no patterns, and that the reason does not repeat them.
func TestRefused(t *testing.T) {
	for expr, reason := range map[string]string{
		"": "empty", "a*": "empty string", "(?:": "does not compile", "[z-a]secret": "does not compile", "a{300}": "bound above", "(?:a{250}){5}": "does not compile",
		strings.Repeat("a", MaxPatternLength+1): "more than", strings.Repeat("a{256}", 5): "nothing of",
	} {
		p, err := NewPattern(expr)
		if err == nil || p != nil || !strings.Contains(err.Error(), reason) || len(expr) > 8 && strings.Contains(err.Error(), expr) {
			t.Errorf("%.20q: %v, want %q", expr, err, reason)
		}
	}
}

// TestRuneFloor holds RuneFloor and CutsRune to a walk over the runes.
func TestRuneFloor(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for n := range 3000 {
		text := randomText(r, n%8)
		starts := map[int]int{} // by place, where its rune starts
		for i := 0; i < len(text); {
			_, size := utf8.DecodeRuneInString(text[i:])
			for k := range size {
				starts[i+k] = i
			}
			i += size
		}
		for i := range len(text) {
			if got := RuneFloor(text, i); got != starts[i] || CutsRune(text, i) != (starts[i] != i) {
				t.Fatalf("the rune at %d of %q starts at %d, want %d; cut: %v", i, text, got, starts[i], CutsRune(text, i))
			}
		}
		if RuneFloor(text, len(text)+9) != len(text) || CutsRune(text, len(text)) {
			t.Fatalf("the end of %q is inside a rune", text)
		}
	}
}

// TestPlaceIsIn holds which places can be taken.
func TestPlaceIsIn(t *testing.T) {
	text := "aé" + strings.Repeat("x", 2*MaxMatchLength)
	for _, c := range []struct {
		p    Place
		want bool
	}{
		{Place{0, 1, 0.5}, true}, {Place{1, 3, 0.5}, true}, {Place{0, 2, 0.5}, false}, {Place{2, 3, 0.5}, false}, {Place{1, 1, 0.5}, false}, {Place{-1, 1, 0.5}, false},
		{Place{0, len(text) + 1, 0.5}, false}, {Place{0, MaxMatchLength, 0.5}, true}, {Place{0, MaxMatchLength + 1, 0.5}, false}, {Place{0, 1, 0}, false}, {Place{0, 1, 1}, false},
	} {
		if got := c.p.IsIn(text); got != c.want {
			t.Errorf("%+v is in: %v", c.p, got)
		}
	}
}
