package masker

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maskName masks the name of a person. The first character of each word stays,
// unless it is the only one. A name has letters and the separators that stand
// between them; with a digit or a sign in it, it is not understood.
func maskName(b []byte, value string) (int, bool) {
	// ASCII takes a third of the time of a rune at a time.
	first := 0 // where the word begins
	for i, c := range b {
		class := nameClass[c]
		if class == nameChar {
			if i > first {
				b[i] = Mask
			}
			continue
		}
		if class == nameUnicode {
			if n, end := coverLatin(b, value, first, &nameClass); end == len(value) {
				return n, true
			}
			return maskNameRunes(b, value)
		}
		if class == notName {
			return 0, false
		}
		if i-first == 1 {
			b[first] = Mask
		}
		first = i + 1
	}
	if len(b)-first == 1 {
		b[first] = Mask
	}
	return len(b), true
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
func maskNameRunes(b []byte, value string) (int, bool) {
	w := coveredWord{b: b, value: value}
	for i, r := range value {
		switch {
		case r < utf8.RuneSelf && nameClass[r] == nameChar, isCommonLetter(r):
			w.letter(i, i+utf8.RuneLen(r))
		case isNameBreak(r):
			w.end(i, i+utf8.RuneLen(r))
		case !isNameChar(r): // U+FFFD, and with it invalid UTF-8, is none
			return 0, false
		default:
			w.rune(r, i, i+utf8.RuneLen(r))
		}
	}
	return w.end(len(value), len(value)), true
}

// coverLatin masks words of ASCII and Latin letters from a place on, which all but the
// first words of most names and addresses with a letter beyond ASCII are made of. It
// gives the length of what is masked, and the place of the first byte that is neither
// such a letter nor of the classes nameChar and nameBreak. If that is no end of a value,
// what b holds counts for nothing.
func coverLatin(b []byte, value string, from int, classes *[256]byte) (n, end int) {
	at, length := from, 0 // of the word: where it begins in b, and its characters
	for n = from; ; from++ {
		class := byte(notName)
		if from < len(value) {
			class = classes[value[from]]
		}
		latin := class > nameBreak && isLatin(value[from:])
		if class == nameChar || latin {
			if b[n] = Mask; length == 0 {
				if b[n] = value[from]; latin {
					n++
					b[n] = value[from+1]
				}
			}
			if latin {
				from++
			}
			n++
			length++
			continue
		}
		if length == 1 {
			b[at] = Mask
			n = at + 1
		}
		if class != nameBreak {
			return n, from
		}
		b[n] = value[from]
		n++
		at, length = n, 0
	}
}

// isLatin reports whether s begins with a letter from U+00C0 to U+023F, the most common
// beyond ASCII in names. All of them are isCommonLetter.
func isLatin(s string) bool {
	return len(s) > 1 && 0xc3 <= s[0] && s[0] <= 0xc8 && s[1]&0xc0 == 0x80 && (s[0] > 0xc3 || s[1] != 0x97 && s[1] != 0xb7)
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

// A coveredWord is the word that is being masked of a value in b. Its first character
// stays: a code point and the combining marks that belong to it. A word that has no
// other is masked whole.
type coveredWord struct {
	b     []byte
	value string
	first int  // where it begins in the value,
	at    int  // and in b
	n     int  // bytes of b that are masked
	more  bool // it has another character
}

// letter masks value[i:end], a code point of the word that is no mark.
func (w *coveredWord) letter(i, end int) {
	if i == w.first {
		w.keep(i, end)
		return
	}
	w.more = true
	w.b[w.n] = Mask
	w.n++
}

// rune masks r, which is value[i:end], a code point of the word.
func (w *coveredWord) rune(r rune, i, end int) {
	if i > w.first && !w.more && w.value[w.first] != Mask && unicode.IsMark(r) {
		w.keep(i, end)
		return
	}
	w.letter(i, end)
}

// keep leaves value[i:end], which is no more than a few bytes most of the time.
func (w *coveredWord) keep(i, end int) {
	for _, c := range []byte(w.value[i:end]) {
		w.b[w.n] = c
		w.n++
	}
}

// end ends the word at value[i:end], which stays, and gives the length of all that is
// masked.
func (w *coveredWord) end(i, end int) int {
	if !w.more {
		w.n = w.at + coverWhole(w.b[w.at:], w.value[w.first:i])
	}
	w.keep(i, end)
	w.first, w.at, w.more = end, w.n, false
	return w.n
}
