package corpus

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file puts words of everyday language that nobody has in a list into texts, since of what
// people write one word in ten is in none, and most of these name nobody: forms of words, words
// put together, and terms of a trade.

const (
	// unheardTexts is in how many texts of a hundred there are such words, and unheardInEnglish in
	// how many of those in English, which has few forms of a word. unheardWords is how many of
	// their words of a hundred are such. Of those that would begin a sentence unheardFirst of a
	// hundred are left, since names that are unheard of stand there as well.
	unheardTexts     = 25
	unheardInEnglish = 8
	unheardWords     = 35
	unheardFirst     = 70

	// leastUnheard is how many letters such a word has.
	leastUnheard = 5
)

// unheard puts such words in the place of ordinary ones that have no label.
func (m *maker) unheard(segments []segment) {
	for i := range segments {
		if segments[i].label == "" {
			segments[i].text = m.unheardIn(segments[i].text, i == 0, i == len(segments)-1)
		}
	}
}

// unheardIn is unheard for the text between two values, or the first or last one.
func (m *maker) unheardIn(s string, first, last bool) string {
	const blanks, stops = " \n\t", ".,:;!?)\""
	var b strings.Builder
	begins := first
	for from := 0; from < len(s); {
		to := from
		for to < len(s) && strings.IndexByte(blanks, s[to]) < 0 {
			to++
		}
		word := strings.TrimRight(s[from:to], stops)
		// What touches a value may be its ending.
		if touches := from == 0 && !first || to == len(s) && !last; !touches && m.isOrdinary(word, begins) && m.chance(unheardWords) &&
			!(begins && m.chance(unheardFirst)) {
			if w := m.coinedWord(strings.ToLower(word)); w != "" {
				if r, _ := utf8.DecodeRuneInString(word); unicode.IsUpper(r) {
					w = capitalise(w)
				}
				b.WriteString(w)
				from += len(word)
			}
		}
		b.WriteString(s[from:to])
		begins = to > 0 && strings.IndexByte(".!?", s[to-1]) >= 0
		for from = to; from < len(s) && strings.IndexByte(blanks, s[from]) >= 0; from++ {
			begins = begins || s[from] == '\n'
			b.WriteByte(s[from])
		}
	}
	return b.String()
}

// isOrdinary reports whether a word is one of small letters or of a script without capitals, or
// has a capital and is no name: it begins a sentence, or is known as a word.
func (m *maker) isOrdinary(word string, begins bool) bool {
	n, capital := 0, false
	for _, r := range word {
		if !unicode.IsLetter(r) && !unicode.IsMark(r) || n > 0 && unicode.IsUpper(r) {
			return false
		}
		capital = capital || unicode.IsUpper(r)
		n++
	}
	low := strings.ToLower(word)
	return n >= leastUnheard && !m.isAlsoName(low) && (!capital && (isLatin(word) || !m.all.known[low]) || capital &&
		(m.all.asWord[low] > 0 || begins && !m.all.known[low]))
}
