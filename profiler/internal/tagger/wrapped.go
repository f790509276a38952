package tagger

import (
	"strings"
	"unicode/utf8"
)

// This file tells words in lower case that begin nothing from those that begin a sentence. In a
// text that is wrapped, most lines go on with a sentence that has begun with a capital on a line
// before; in a list, each line is a sentence of its own. And many a stop ends an abbreviation.

const (
	// leastWrapped and mostWrapped bound in code points the line behind which a sentence goes
	// on.
	leastWrapped = 30
	mostWrapped  = 120

	// wrappedSpaces is how many code points of it there are at most for each space: prose has
	// a word for each six in English, and for each ten in Finnish.
	wrappedSpaces = 16

	// wrappedSlack is by how many code points a line is longer at most than the one before with
	// the word at its end would have been: who breaks lines by hand does not fill them.
	wrappedSlack = 12

	// longestAbbreviation bounds in code points a word whose stop ends no sentence.
	longestAbbreviation = 4

	// wrappedBack is how far before the end of the line the capital stands, at most, that
	// the sentence has.
	wrappedBack = 320 // bytes
)

// continues reports whether the word in lower case at text[at], which stands where a sentence may
// begin, goes on with one that has a capital.
func continues(text string, at int) bool { return isWrapped(text, at) || isAbbreviated(text, at) }

// isAbbreviated reports whether the word at text[at] stands behind a short word in small letters
// with a stop, in a sentence that has begun with a capital: Er kam u.a. mit, kształt (np. fali).
func isAbbreviated(text string, at int) bool {
	if at < 4 || text[at-1] != ' ' || text[at-2] != '.' || text[at] >= firstCaselessByte {
		return false
	}
	from, n := at-2, 0
	for from > 0 && n <= longestAbbreviation && (isLower(text[from-1]) || text[from-1] >= utf8.RuneSelf) {
		_, size := runeBefore(text, from)
		from -= size
		n++
	}
	return 0 < n && n <= longestAbbreviation && from > 0 && text[from-1] != '\n' && hasCapital(text, from)
}

// isWrapped reports whether the word in lower case at text[at] begins a line and goes on with the
// sentence of the line before: that is prose, has a capital, and has had no room for the word.
func isWrapped(text string, at int) bool {
	begins := at
	for begins > 0 && at-begins < MostIndent && text[begins-1] == ' ' {
		begins--
	}
	if begins == 0 || text[begins-1] != '\n' || text[at] >= firstCaselessByte {
		return false
	}
	last := begins - 1
	if last > 0 && text[last-1] == '\r' {
		last--
	}
	if last > 0 && text[last-1] == ' ' {
		last--
	}
	if last < leastWrapped || endsProse[text[last-1]] {
		return false
	}
	from, ok := lineStart(text, last, mostWrapped)
	if !ok {
		if from, ok = lineStart(text, last, utf8.UTFMax*mostWrapped); !ok {
			return false
		}
	}
	line := text[from:last]
	if len(line) < leastWrapped || len(line) > mostWrapped && utf8.RuneCountInString(line) > mostWrapped || !isProse(line) {
		return false
	}
	// A line that the word would be on is no longer than others are.
	room := utf8.RuneCountInString(line) + 1 + utf8.RuneCountInString(text[at:wordEnd(text, at)]) + wrappedSlack
	rest := text[begins:min(len(text), begins+utf8.UTFMax*(room+1))]
	if end := strings.IndexByte(rest, '\n'); end >= 0 {
		rest = rest[:end]
	}
	return (len(rest) <= room || utf8.RuneCountInString(rest) <= room) && hasCapital(text, last)
}

// lineStart is where the line begins that ends at text[end], if it has so many bytes at most.
func lineStart(text string, end, most int) (from int, ok bool) {
	for from = max(0, end-most-1); ; {
		k := strings.IndexByte(text[from:end], '\n')
		if k < 0 {
			return from, from == 0 || text[from-1] == '\n'
		}
		from += k + 1
	}
}

// isProse reports whether a line is words with spaces between them, and no fields.
func isProse(line string) bool {
	most := strings.Count(line, " ") * wrappedSpaces
	return (len(line) <= most || utf8.RuneCountInString(line) <= most) &&
		strings.IndexByte(line, '\t') < 0 && strings.IndexByte(line, '|') < 0 && strings.IndexByte(line, '=') < 0 && strings.IndexByte(line, ';') < 0
}

// hasCapital reports whether a word of the sentence that goes on at text[end] begins with a
// capital, as far as wrappedBack before it.
func hasCapital(text string, end int) bool {
	behind := byte(0) // the byte behind text[i]
	for i := end - 1; i >= 0 && end-i <= wrappedBack; i-- {
		if i >= 8 && isLowRow(load(text[i-7:i+1])) {
			i -= 7
			behind = text[i]
			continue
		}
		c := text[i]
		switch {
		case c >= 0xC0:
			if r, _ := runeAt(text, i); isCapitalRune(r) {
				return true
			}
		case isUpperByte(c):
			return true
		case isStop(c) && (behind == ' ' || behind == '\n'), c == '\n' && behind == '\n':
			return false
		}
		behind = c
	}
	return false
}

// isLowRow reports whether eight bytes are small letters of ASCII, spaces and some signs beside
// these: no capital, no stop, no line feed and nothing beyond ASCII.
func isLowRow(v uint64) bool {
	const each = 0x0101010101010101
	v ^= ' ' * each // now a letter has 0x40 and not 0x20, and a space is nothing
	return v&(0xA0*each) == 0 && (v&(0x1F*each)+0x1F*each)&^(v>>1)&(0x20*each) == 0
}

// endsProse is true for the bytes behind which a line does not go on: with all others it stops
// in the middle of a sentence.
var endsProse = func() (t [256]bool) {
	for c := range t {
		b := byte(c)
		t[c] = b < utf8.RuneSelf && !isLetterByte(b) && !isDigit(b) && b != ',' && b != '-' && b != ')' && b != '"' && b != '\''
	}
	return t
}()
