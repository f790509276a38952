package profiler

import (
	"math/bits"
	"strings"
	"unicode/utf8"
)

// This file reads a word of a text, in any script.

// wordAt is the end of the word of letters (with apostrophes, hyphens and a
// closing dot inside) at text[i]; capital says that it begins with a capital.
func wordAt(text string, i int) (end int, capital bool) {
	if i+8 <= len(text) { // most words are of fewer letters, and all of them ASCII
		if others := ^lettersOf(load(text, i)) & highBits; others != 0 {
			end = i + bits.TrailingZeros64(others)/8
			if c := text[end]; c < utf8.RuneSelf && (end == i || c != '\'' && c != '-') {
				return end, end > i && text[i] < 'a'
			}
		}
	}
	if end = asciiEnd(text, i, longestWord+1); end > i {
		capital = text[i] < 'a'
	} else {
		if i < len(text) && text[i] < utf8.RuneSelf {
			return i, false
		}
		if i == len(text) {
			return i, false
		}
		r, n := runeAt(text, i)
		if !isLetterRune(r) {
			return i, false
		}
		capital = isUpperRune(r) || isTitleRune(r)
		end = i + n
	}
	for limit := min(len(text), i+longestWord+1); end < limit; {
		c := text[end]
		if classes[c] == classLetter {
			end++
			continue
		}
		if c < utf8.RuneSelf && c != '\'' && c != '-' {
			break
		}
		n := 1
		if c >= utf8.RuneSelf {
			if n = letterAt(text, end); n > 0 {
				end += n
				continue
			}
			if !strings.HasPrefix(text[end:], "’") {
				break
			}
			n = len("’")
		}
		// What is inside a word stands before a letter.
		if end+n >= len(text) {
			break
		}
		if next := text[end+n]; next < utf8.RuneSelf {
			if !isLetter(next) {
				break
			}
		} else if r, _ := utf8.DecodeRuneInString(text[end+n:]); !isLetterRune(r) {
			break
		}
		end += n
	}
	return end, capital
}

// longWordAt is wordAt for words of which some are longer than others in texts are: compounds, and words of two
// bytes a letter.
func longWordAt(text string, i int) (end int, capital bool) {
	end, capital = wordAt(text, i)
	for range 2 {
		if end-i <= longestWord || end == len(text) || classes[text[end]] != classLetter && (text[end] < utf8.RuneSelf || letterAt(text, end) == 0) {
			break
		}
		end, _ = wordAt(text, end)
	}
	return end, capital
}

// beginsWord reports whether wordAt gives a word at text[i].
func beginsWord(text string, i int) bool {
	if i < len(text) && text[i] < utf8.RuneSelf {
		return isLetter(text[i])
	}
	r, _ := utf8.DecodeRuneInString(text[i:])
	return isLetterRune(r)
}

// gap is the end of the white space between two words at text[i]: one space, or
// a comma and a space.
func gap(text string, i int) int {
	if i < len(text) && text[i] == ',' {
		i++
	}
	if i < len(text) && text[i] == ' ' {
		return i + 1
	}
	return -1
}

// isCapitals reports whether a word of several letters has no small one of ASCII.
func isCapitals(word string) bool {
	for i := range len(word) {
		if word[i] >= 'a' && word[i] <= 'z' {
			return false
		}
	}
	return utf8.RuneCountInString(word) > 1
}

// isInCapitals reports whether a name is a word of two capitals of ASCII or more.
func isInCapitals(name string) bool {
	for i := range len(name) {
		if name[i] < 'A' || name[i] > 'Z' {
			return false
		}
	}
	return len(name) > 1
}
