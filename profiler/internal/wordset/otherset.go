package wordset

import (
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// letterInLower is the letter at text[i] in lower case, or 0, and the length of what stands
// there.
func letterInLower(text string, i int) (r rune, n int) {
	var s chars.Start
	if c := text[i]; c < utf8.RuneSelf {
		s, n = chars.Starts[c], 1
	} else if i+1 < len(text) && 0xC2 <= c && c < 0xE0 && text[i+1]&0xC0 == 0x80 {
		s, n = chars.Starts[rune(c&0x1F)<<6|rune(text[i+1]&0x3F)], 2
	} else if r, n = chars.RuneAt(text, i); !chars.IsLetterRune(r) {
		return 0, n
	} else {
		return chars.LowerRune(r), n
	}
	if s&chars.StartLetter == 0 {
		return 0, n
	}
	return rune(s &^ chars.StartLetter), n
}

// LongestStart bounds the letters that phrases are looked up by, in bytes.
const LongestStart = 20

// Spaced puts a space in the place of every other sign that joins words, of eight bytes with the
// bits of anyCase.
func Spaced(v uint64) uint64 {
	signs := chars.SignsOf(v, '-') | chars.SignsOf(v, '_'|0x20)
	signs = signs >> 7 * 0xFF
	return v&^signs | chars.AnyCase&signs
}

// JoinsWords reports whether the words of a phrase stand on both sides of c: in an
// identifier, an underscore or a hyphen is what a space is in prose.
func JoinsWords(c byte) bool { return c == ' ' || c == '-' || c == '_' }

// WordBefore reports whether the word that begins at s[i] goes on to the left.
// An underscore does not continue a word here: in user_email it parts words.
func WordBefore(s string, i int) bool {
	if i == 0 {
		return false
	}
	if c := s[i-1]; c < utf8.RuneSelf && !numeral.IsLetter(c) {
		// One letter behind a digit belongs to it.
		return numeral.IsDigit(c) && numeral.IsLetter(s[i]) && (i+1 == len(s) || !numeral.IsLetter(s[i+1]))
	}
	r, _ := chars.RuneBefore(s, i)
	if !chars.IsLetterRune(r) {
		return false
	}
	first, _ := chars.RuneAt(s, i)
	return continuesWord(r, first)
}

func WordAfter(s string, j int) bool {
	if j == len(s) || s[j] < utf8.RuneSelf && !numeral.IsLetter(s[j]) {
		return false
	}
	r, _ := chars.RuneAt(s, j)
	if !chars.IsLetterRune(r) || j == 0 {
		return false
	}
	last, _ := chars.RuneBefore(s, j)
	return continuesWord(r, last)
}

// continuesWord reports whether the runes on both sides of a gap belong to one
// word.
func continuesWord(outer, inner rune) bool {
	if outer == utf8.RuneError || !chars.IsLetterRune(outer) {
		return false
	}
	return !chars.Spaceless(inner) && !chars.Spaceless(outer)
}

// EndsCue reports whether a phrase of the set ends at text[i].
func EndsCue(set *OtherSet, text string, i int) bool {
	if !set.mayEnd(text, i) {
		return false
	}
	last, _ := chars.RuneBefore(text, i)
	joined, longest := chars.Spaceless(last), set.tables().longest
	if joined {
		longest = set.tables().longestJoined
	}
	from := i
	for n := 0; n < 3 && from > 0 && i-from <= longestCue; n++ {
		start := lex.WordStartWithin(text, from, i-longest-1)
		if start == from {
			return false
		}
		if joined {
			for k := start; k < i; {
				if len(set.At(text, k)) == i-k {
					return true
				}
				_, size := chars.RuneAt(text, k)
				k += size
			}
			return false
		}
		if len(set.At(text, start)) == i-start {
			return true
		}
		if start == 0 || text[start-1] != ' ' {
			return false
		}
		from = start - 1
	}
	return false
}

// Told gives the first eight bytes of what a phrase goes on with, with the bit of anyCase,
// and which of their bits are the same in all letter cases, as far as these are as long.
func Told(rest string) (first, mask uint64) {
	if v := chars.LoadTail(rest, 0); v&chars.HighBits == 0 { // as of most
		mask = 1<<(8*min(len(rest), 8)) - 1
		joins := (chars.SignsOf(v, '-') | chars.SignsOf(v, '_')) >> 7 * 0xFF
		return (v&^joins | chars.AnyCase) & mask, mask
	}
	n := 0
	for _, r := range rest {
		same, alike := commonBits(r)
		if !alike {
			// It stands for itself or others beyond ASCII, but for ſ.
			if n < 8 && r != 'ſ' {
				mask |= 0x80 << (8 * n)
				first |= 0x80 << (8 * n)
			}
			break
		}
		if n >= 8 {
			break
		}
		for k := range utf8.RuneLen(r) {
			if n < 8 {
				c := rest[n] | 0x20
				if JoinsWords(rest[n]) {
					c = ' '
				}
				mask |= uint64(same[k]) << (8 * n)
				first |= uint64(c) << (8 * n)
				n++
			}
		}
	}
	return first, mask
}

// commonBits gives the bits that the bytes of a rune of a phrase have in all letter cases,
// without that of anyCase, and whether all of these are as long. Of ASCII letters there are
// two that are longer; see mayBeASCII.
func commonBits(r rune) (same [utf8.UTFMax]byte, alike bool) {
	if r == utf8.RuneError {
		return same, false // for which all bytes that are not well formed stand
	}
	same = [utf8.UTFMax]byte{0xFF, 0xFF, 0xFF, 0xFF}
	if r < utf8.RuneSelf || int(r) >= len(chars.Folded) && r < chars.MostInSet && !chars.FoldedRunes.Has(r) {
		return same, true // it has no other
	}
	var of, to [utf8.UTFMax]byte
	n := utf8.EncodeRune(of[:], r)
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		if utf8.EncodeRune(to[:], f) != n {
			return same, false
		}
		for k := range same {
			same[k] &^= of[k] ^ to[k]
		}
	}
	return same, true
}
