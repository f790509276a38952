package masker

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maskName masks the name of a person. The first character of each word stays,
// unless it is the only one. A name has letters and the separators that stand
// between them; with a digit or a sign in it, it is not understood.
func maskName(dst []byte, value string) ([]byte, bool) {
	// ASCII is masked where it stands, in a third of the time of a rune at a
	// time.
	start := len(dst)
	dst = append(dst, value...)
	masked := dst[start:]
	first := 0 // where the word begins
	for i, c := range masked {
		class := nameClass[c]
		if class == nameChar {
			if i > first {
				masked[i] = Mask
			}
			continue
		}
		if class == nameUnicode {
			return maskNameRunes(dst[:start], value)
		}
		if class == notName {
			return dst, false
		}
		if i-first == 1 {
			masked[first] = Mask
		}
		first = i + 1
	}
	if len(masked)-first == 1 {
		masked[first] = Mask
	}
	return dst, true
}

// The classes of the characters of a name.
const (
	notName     = iota
	nameChar    // may stand in a word
	nameBreak   // parts words
	nameUnicode // begins a rune that is not ASCII
)

var nameClass = func() (t [256]byte) {
	for c := range t {
		switch {
		case c >= utf8.RuneSelf:
			t[c] = nameUnicode
		case isNameBreak(rune(c)):
			t[c] = nameBreak
		case isNameChar(rune(c)):
			t[c] = nameChar
		}
	}
	return t
}()

// maskNameRunes is maskName for any name.
func maskNameRunes(dst []byte, value string) ([]byte, bool) {
	first := 0
	for i, r := range value {
		switch {
		case r < utf8.RuneSelf && nameClass[r] == nameChar, isCommonLetter(r):
		case isNameBreak(r):
			dst = appendInitial(dst, value[first:i])
			first = i + utf8.RuneLen(r)
			dst = append(dst, value[i:first]...)
		case !isNameChar(r): // U+FFFD, and with it invalid UTF-8, is none
			return dst, false
		}
	}
	return appendInitial(dst, value[first:]), true
}

// isNameChar reports whether r may stand in a word of a name. The joiners
// U+200C and U+200D stand inside Persian and Indian names.
func isNameChar(r rune) bool {
	if r < utf8.RuneSelf {
		return isLetter(byte(r))
	}
	return unicode.IsLetter(r) || unicode.IsMark(r) || r == '\u200c' || r == '\u200d'
}

// isCommonLetter reports whether r is one of the letters beyond ASCII that most
// names and addresses consist of. There are others.
func isCommonLetter(r rune) bool {
	switch {
	case r < 0x100:
		return r >= 0xc0 && r != '×' && r != '÷'
	case r < 0x250:
		return true // Latin
	case r < 0x410:
		return false
	}
	return r < 0x450 || 0x4e00 <= r && r < 0x9fa6 || 0xac00 <= r && r < 0xd7a4 // Russian, Han, Hangul
}

// isNameBreak reports whether r may stand between the words of a name.
func isNameBreak(r rune) bool {
	if r < utf8.RuneSelf {
		return strings.IndexByte(" '-.,()/\"\t", byte(r)) >= 0
	}
	return unicode.IsSpace(r) || unicode.Is(unicode.Pd, r) || strings.ContainsRune("’‘·・", r)
}

// appendInitial appends a word with all but its first character masked. A word
// that has no other is masked whole.
func appendInitial(dst []byte, word string) []byte {
	n := initial(word)
	if n == len(word) {
		return appendWhole(dst, word)
	}
	return appendWhole(append(dst, word[:n]...), word[n:])
}

// initial is the length of the first character of a word: a code point and the
// combining marks that belong to it.
func initial(word string) int {
	if word == "" || word[0] < utf8.RuneSelf && (len(word) == 1 || word[1] < utf8.RuneSelf) {
		return min(1, len(word))
	}
	_, n := utf8.DecodeRuneInString(word)
	if word[0] == Mask {
		return n
	}
	for n < len(word) {
		r, size := utf8.DecodeRuneInString(word[n:])
		if !unicode.IsMark(r) {
			break
		}
		n += size
	}
	return n
}
