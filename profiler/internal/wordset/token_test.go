package wordset

import (
	"testing"
	"unicode"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// TestSpaceless holds what is told of Chinese characters and Korean syllables at a glance to what is told of all runes.
func TestSpaceless(t *testing.T) {
	east := 0
	for r := rune(0x80); r <= unicode.MaxRune; r++ {
		s := string(r)
		if lex.IsEastAt(s, 0) {
			if kind, n := chars.ScriptKindAt(s, 0); kind != chars.ScriptLetter || n != 3 || !chars.Spaceless(r) {
				t.Fatalf("%U is no letter of a script without spaces", r)
			}
			east++
		}
		if chars.Spaceless(r) && chars.IsLetterRune(r) {
			if h, n := StartHash(s); h != StartOfRune(r) || n != len(s) {
				t.Fatalf("%U has another hash", r)
			}
		}
	}
	if east != 0x5000+0x2B80 {
		t.Errorf("%d characters", east)
	}
}
