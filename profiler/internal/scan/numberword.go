package scan

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file keeps the words that name a number from being names of somebody or something:
// in "her NINO is QQ 12 34 56 C" nobody is called Nino.

// numberReach is how far behind such a word, in bytes, its number begins, and phraseReach
// how far before a name the phrase that it is a part of does.
const (
	numberReach = 24
	phraseReach = 24
)

// longestCode is how long, in bytes, the codes of countries and regions are, which many
// abbreviations are too.
const longestCode = 3

// namesNumber reports whether a context phrase stands at text[start:end] and names a number:
// one follows, or stands before it when it is in brackets. Or the place is a part of a
// longer phrase.
func (x *contextIndex) namesNumber(text string, start, end int) bool {
	if x.isWithin(text, start, end) {
		return true
	}
	return (numberFollows(text, end) || start > 0 && text[start-1] == '(' && isBehindNumber(text, start-1)) && x.covers(text, start, end)
}

// isBehindNumber reports whether a digit stands before the bracket at text[i].
func isBehindNumber(text string, i int) bool {
	if i > 1 && text[i-1] == ' ' {
		i--
	}
	return i > 0 && numeral.IsDigit(text[i-1])
}

// isWithin reports whether a phrase that begins before the place holds all of it.
func (x *contextIndex) isWithin(text string, start, end int) bool {
	if !x.inner.mayHave(text, start) {
		return false // as nearly all names are
	}
	first, _ := chars.RuneAt(text, start)
	alone := chars.Spaceless(first)
	for i, words := start, 0; i > 0 && start-i < phraseReach && words < mostPhraseWords; {
		c, n := text[i-1], 1
		switch {
		case c >= utf8.RuneSelf:
			var r rune
			if r, n = chars.RuneBefore(text, i); !chars.IsLetterRune(r) && !chars.IsMarkRune(r) {
				return false
			}
		case !numeral.IsLetter(c):
			if alone || strings.IndexByte(inPhrases, c) < 0 {
				return false
			}
			i--
			continue
		}
		if i -= n; alone || i == 0 || text[i-1] < utf8.RuneSelf && !numeral.IsLetter(text[i-1]) {
			if words++; x.covers(text, i, end) {
				return true
			}
		}
	}
	return false
}

// inPhrases are what stands between the words of a phrase, and mostPhraseWords how many
// words of one can stand before a name, or characters in a script without spaces.
const (
	inPhrases       = " -_.'"
	mostPhraseWords = 4
)

// numberFollows reports whether a number stands behind text[:i], with nothing between but
// signs, words in brackets and the words that lead from the name of a number to it.
func numberFollows(text string, i int) bool {
	for limit := min(len(text), i+numberReach); i < limit; {
		c := text[i]
		switch {
		case numeral.IsDigit(c):
			return true
		case beforeNumber[c]:
			i++
			continue
		case c == '\n' || c < utf8.RuneSelf && !numeral.IsLetter(c):
			return false
		}
		end, digit, small := i, false, false
		for end < len(text) && end-i < numberReach && text[end] != ' ' && (numeral.IsAlnum(text[end]) || text[end] >= utf8.RuneSelf) {
			digit = digit || numeral.IsDigit(text[end])
			small = small || 'a' <= text[end] && text[end] <= 'z'
			end++
		}
		switch word := text[i:end]; {
		case digit || !small && end-i <= fields.MostSeries && end+1 < len(text) && text[end] == ' ' && numeral.IsDigit(text[end+1]):
			return true // AB123 or AB 123
		case end == i || !wordset.InSet(fields.SaidLinks, word) && !(text[i-1] == '(' && end < len(text) && text[end] == ')'):
			r, n := chars.RuneAt(text, i)
			if chars.IsLetterRune(r) || chars.IsMarkRune(r) {
				return false
			}
			i += n // ：
		default:
			i = end
		}
	}
	return false
}

// beforeNumber is true for the signs between the name of a number and the number.
var beforeNumber = func() (t [256]bool) {
	for _, c := range []byte(" .:#=+()\"-") {
		t[c] = true
	}
	return t
}()
