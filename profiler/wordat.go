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

// wordStart is where the word that ends at text[i] begins.
func wordStart(text string, i int) int { return wordStartWithin(text, i, 0) }

// wordStartWithin is wordStart for a word that begins behind text[least]; one that begins
// before is taken to begin there, or up to a rune before. Where no spaces are set, all that
// stands before may be one word, and nobody goes back over it again and again.
func wordStartWithin(text string, i, least int) int {
	least = max(0, least)
	for i > least {
		c := text[i-1]
		if c < utf8.RuneSelf {
			if classes[c] != classLetter && c != '\'' {
				break
			}
			if i--; i >= 8 { // and as many as stand before it, up to eight at a time
				v := load(text, i-8)
				i = max(least, i-bits.LeadingZeros64(^(lettersOf(v)|signsOf(v, '\''))&highBits)>>3)
			}
			continue
		}
		if k := i - 2; k >= 0 && c < 0xC0 && 0xC2 <= text[k] && text[k] < 0xE0 {
			if scriptKinds[rune(text[k]&0x1F)<<6|rune(c&0x3F)] == 0 {
				break
			}
			i = k
			continue
		}
		r, n := runeBefore(text, i)
		if !isLetterRune(r) && !isMarkRune(r) && r != '’' {
			break
		}
		i -= n
	}
	return i
}

// lettersBehind is the word behind a blank at text[end], or nothing.
func lettersBehind(text string, end int) string {
	if end >= len(text) || text[end] != ' ' {
		return ""
	}
	to := end + 1
	for to < len(text) && to-end <= longestWord && (isLetter(text[to]) || text[to] >= utf8.RuneSelf) {
		to++
	}
	return text[end+1 : to]
}

// startsSentence reports whether what begins at text[i] begins a sentence.
func startsSentence(text string, i int) bool {
	return i == 0 || text[i-1] == '\n' || i > 1 && text[i-1] == ' ' && strings.IndexByte(".!?:\"", text[i-2]) >= 0
}

// endsPhrase reports whether a phrase ends at text[end].
func endsPhrase(text string, end int) bool {
	return end == len(text) || strings.IndexByte(",.;)\n", text[end]) >= 0 || text[end] >= utf8.RuneSelf &&
		(strings.HasPrefix(text[end:], "،") || strings.HasPrefix(text[end:], "、") || strings.HasPrefix(text[end:], "，"))
}

// behindElision is where the word of text[from:to] begins behind an article that has lost its vowel, or from.
func behindElision(text string, from, to int) int {
	const longest = len("nell'")
	word := text[from:min(to, from+longest+len("’"))]
	if j := strings.IndexByte(word, '\''); j > 0 && j < longest && from+j+1 < to {
		return from + j + 1
	}
	if j := strings.Index(word, "’"); j > 0 && j < longest && from+j+len("’") < to {
		return from + j + len("’")
	}
	return from
}

// isElidedBefore reports whether an article or another word that has lost its vowel stands before text[at].
func isElidedBefore(text string, at int) bool {
	if at < 2 {
		return false
	}
	switch {
	case text[at-1] == '\'':
	case strings.HasSuffix(text[:at], "’"):
		if at -= len("’") - 1; at < 2 {
			return false
		}
	default:
		return false
	}
	switch text[at-2] | 0x20 {
	case 'l', 'd':
		return at == 2 || text[at-3] == ' ' || text[at-3] == '\n' || text[at-3] == '('
	case 'u':
		return at > 4 && text[at-3] == 'q' && text[at-4] == ' '
	}
	return false
}
