package lex

import (
	"math/bits"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
)

// WordStartWithin is wordStart for a word that begins behind text[least]; one that begins
// before is taken to begin there, or up to a rune before. Where no spaces are set, all that
// stands before may be one word, and nobody goes back over it again and again.
func WordStartWithin(text string, i, least int) int {
	least = max(0, least)
	for i > least {
		c := text[i-1]
		if c < utf8.RuneSelf {
			if Classes[c] != ClassLetter && c != '\'' {
				break
			}
			if i--; i >= 8 { // and as many as stand before it, up to eight at a time
				v := chars.Load(text, i-8)
				i = max(least, i-bits.LeadingZeros64(^(LettersOf(v)|chars.SignsOf(v, '\''))&chars.HighBits)>>3)
			}
			continue
		}
		if k := i - 2; k >= 0 && c < 0xC0 && 0xC2 <= text[k] && text[k] < 0xE0 {
			if chars.ScriptKinds[rune(text[k]&0x1F)<<6|rune(c&0x3F)] == 0 {
				break
			}
			i = k
			continue
		}
		r, n := chars.RuneBefore(text, i)
		if !chars.IsLetterRune(r) && !chars.IsMarkRune(r) && r != '’' {
			break
		}
		i -= n
	}
	return i
}
