package masker

import (
	_ "embed"
	"encoding/binary"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/swar"
)

// stars is copied from, so that a run of mask characters is written at once.
const stars = "****************************************************************"

// appendStars appends n mask characters.
func appendStars(dst []byte, n int) []byte {
	for n > len(stars) {
		dst = append(dst, stars...)
		n -= len(stars)
	}
	return append(dst, stars[:n]...)
}

// appendWhole appends one mask character for each code point of s. A byte that
// is not valid UTF-8 counts as a code point.
func appendWhole(dst []byte, s string) []byte {
	return appendStars(dst, utf8.RuneCountInString(s))
}

// The functions that follow mask a value where it stands: b holds it, and begins with
// what stands in its place afterwards, of as many bytes as they say. That is never more.
// Nothing has to be moved for most values, which are ASCII.

// coverWhole puts one mask character for each code point of s.
func coverWhole(b []byte, s string) int {
	n := utf8.RuneCountInString(s)
	for i := 0; i < n; {
		i += copy(b[i:n], stars)
	}
	return n
}

// maskWhole is coverWhole for a rule. Of yes and no, whose lengths would tell them apart,
// one mask character is left.
func maskWhole(b []byte, value string) (int, bool) {
	if isYesOrNo(value) {
		b[0] = Mask
		return 1, true
	}
	return coverWhole(b, value), true
}

// isYesOrNo reports whether a value is one of two, by its usual words.
func isYesOrNo(value string) bool {
	var lower [6]byte
	if len(value) < 2 || len(value) > len(lower) {
		return false // of one byte all are as long
	}
	for i := range len(value) {
		if lower[i] = value[i]; 'A' <= value[i] && value[i] <= 'Z' {
			lower[i] |= 0x20
		}
	}
	return yesOrNo()[string(lower[:len(value)])]
}

// yesOrNoWords are the words for yes and no, one a line: ASCII in lower case, others as they are written.
//
//go:embed yesorno.txt
var yesOrNoWords string

var yesOrNo = sync.OnceValue(func() map[string]bool {
	words := map[string]bool{}
	for w := range strings.FieldsSeq(yesOrNoWords) {
		words[w] = true
	}
	return words
})

// cover masks each code point of s that is not a separator.
func cover(b []byte, s string) int {
	n, _ := maskHidden(b, s)
	return n
}

// maskHidden is cover for a rule, which understands everything. It reads the value from
// s: what has just been written to b in smaller pieces would have to be waited for.
func maskHidden(b []byte, s string) (int, bool) {
	if len(s) < 8 {
		return maskShort(b, s), true
	}
	b = b[:len(s)]
	for i := 0; ; i += 8 {
		// The last eight bytes may have been masked in part, which changes nothing.
		if i > len(s)-8 {
			if i == len(s) {
				return i, true
			}
			i = len(s) - 8
		}
		w := swar.Word(s[i : i+8])
		if w&swar.Highs != 0 {
			return coverRunes(b, s, i), true
		}
		binary.LittleEndian.PutUint64(b[i:], hiddenWord(w))
	}
}

// maskShort is cover for less than eight bytes. Four or more are two halves of a word,
// which overlap.
func maskShort(b []byte, s string) int {
	if n := len(s); n >= 4 {
		w := swar.Half(s) | swar.Half(s[n-4:])<<32
		if w&swar.Highs != 0 {
			return coverRunes(b, s, 0)
		}
		w = hiddenWord(w)
		binary.LittleEndian.PutUint32(b, uint32(w))
		binary.LittleEndian.PutUint32(b[n-4:], uint32(w>>32))
		return n
	}
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return coverRunes(b, s, i)
		}
		b[i] = hiddenASCII[s[i]]
	}
	return len(s)
}

// coverRunes is cover for any text, of which what comes before the place is masked.
func coverRunes(b []byte, s string, at int) (n int) {
	n = at
	for i, size := at, 0; i < len(s); i += size {
		var r rune
		if r, size = utf8.DecodeRuneInString(s[i:]); isSeparator(r) {
			n += copy(b[n:], s[i:i+size])
		} else {
			b[n] = Mask
			n++
		}
	}
	return n
}

// coverNumber masks the digits and letters of a number, which has separators that come
// before the digits in ASCII, and no other bytes but mask characters.
func coverNumber(b []byte) {
	for ; len(b) >= 8; b = b[8:] {
		w := binary.LittleEndian.Uint64(b)
		all := swar.Bytes((w + (0x80-'0')*swar.Ones) & swar.Highs)
		binary.LittleEndian.PutUint64(b, w&^all|Mask*swar.Ones&all)
	}
	for i, c := range b {
		if c >= '0' {
			b[i] = Mask
		}
	}
}

// hiddenASCII holds what each ASCII character becomes.
var hiddenASCII = func() (t [utf8.RuneSelf]byte) {
	for c := range t {
		t[c] = Mask
		if isSeparator(rune(c)) {
			t[c] = byte(c)
		}
	}
	return t
}()

// isSeparator reports whether r parts or frames the characters of a value and
// says nothing itself: white space, punctuation, and the signs that stand where
// punctuation does. Symbols, such as those of currencies, are no separators;
// neither is what cannot be seen.
func isSeparator(r rune) bool {
	switch r {
	case Mask:
		return false
	case '+', '=', '|', '<', '>':
		return true
	}
	return unicode.IsSpace(r) || unicode.IsPunct(r)
}

// isMasked reports whether s has mask characters only. So has the empty string.
func isMasked(s string) bool {
	for i := range len(s) {
		if s[i] != Mask {
			return false
		}
	}
	return true
}

// differs reports whether masked is another text than value. Most rules hide
// something near the start, so that this ends sooner than a comparison of all, and
// they write single bytes, so that more at once would have to be waited for.
func differs(masked []byte, value string) bool {
	if len(masked) != len(value) {
		return true
	}
	for i, c := range masked {
		if c != value[i] {
			return true
		}
	}
	return false
}

// trimSpace gives the part of s that has no ASCII white space around it.
func trimSpace(s string) (from, to int) {
	to = len(s)
	for from < to && isASCIISpace(s[from]) {
		from++
	}
	for from < to && isASCIISpace(s[to-1]) {
		to--
	}
	return from, to
}

func isASCIISpace(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// isDigit and isLetter are for ASCII, and take a mask character for either.
func isDigit(c byte) bool  { return '0' <= c && c <= '9' || c == Mask }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' || c == Mask }
