package scan

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// TestFolds holds equalFold equal to strings.EqualFold, and told to what it takes for equal.
func TestFolds(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		least := r
		for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
			least = min(least, f)
		}
		if chars.FoldOf(r) != least {
			t.Fatalf("%U: folded to %U, not to %U", r, chars.FoldOf(r), least)
		}
		if !utf8.ValidRune(r) || r != unicode.ToLower(r) || r < utf8.RuneSelf && wordset.JoinsWords(byte(r)) {
			continue
		}
		first, mask := wordset.Told(string(r) + "x")
		for f := unicode.SimpleFold(r); ; f = unicode.SimpleFold(f) {
			text := string(f) + "X"
			behind := chars.LoadTail(text, 0)
			if !mayBeASCII(behind) && (behind|chars.AnyCase^first)&mask != 0 {
				t.Fatalf("%U is not told to be %U", f, r)
			}
			if f == r {
				break
			}
		}
	}
	for _, c := range [...][2]string{{"straße", "STRASSE"}, {"straße", "STRAẞE"}, {"kas", "Kaſ"}, {"kas", "kaz"}, {"n°", "N°"}, {"n°", "N\xb0"},
		{"é", "E"}, {"тел", "ТЕЛ"}, {"тел", "ТЕЛ."}, {"", "a"}, {"número", "NÚMERO"}} {
		if equalFold(c[1], c[0]) != strings.EqualFold(c[1], c[0]) {
			t.Errorf("%q, %q: %v", c[1], c[0], equalFold(c[1], c[0]))
		}
	}
}
