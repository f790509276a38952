package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells words from names by what stands beside them in a sentence: a month behind since
// or early, and one of several things that are listed.

// monthLeads stand before a month in English; behind by, it is one where nothing has been done by
// anybody.
var monthLeads = wordSet("in since until till during throughout early late mid last next this every each")

// isPlainHere reports whether one word that the tagger takes for somebody is an everyday one.
func isPlainHere(text string, start, end int) bool {
	if k := strings.IndexByte(text[start:end], ' '); k > 0 {
		return monthNamed(text[start:start+k]) > 0 && monthNamed(text[start+k+1:end]) > 0 // Luty Marzec
	}
	if end-start > longestWord {
		return false
	}
	if c := text[start]; (c == 'A' || c == 'J' || c == 'M') && monthNamed(text[start:end]) > 0 && (isMonthBehind(text, start) || isMonthBeside(text, start, end) || isMonthAgain(text, start, end)) {
		return true
	}
	return isCapitalAt(text, start) && isListedWord(text, start, end)
}

// isMonthBehind reports whether a word that a month follows stands before text[i].
func isMonthBehind(text string, i int) bool {
	if i < 3 || text[i-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	word := text[k : i-1]
	if word != "by" {
		return inSet(monthLeads, word)
	}
	if k < 4 || text[k-1] != ' ' || !isLetter(text[k-2]) {
		return true
	}
	for _, end := range [...]string{"ed", "en", "wn", "on", "nt", "lt", "ne", "de", "ld", "ht", "ut", "et", "ad"} {
		if text[k-3:k-1] == end {
			return false // written, sent, made by June
		}
	}
	return true
}

// mostListedWords bounds the words on either side that are looked at.
const mostListedWords = 3

// A wordTally counts the other words of a list by what they are.
type wordTally struct{ plain, either, names int }

// add counts a word of the list; one in small letters speaks for words where it is said to.
func (t *wordTally) add(word string, capital, small bool) {
	c := lexicon.Lookup(word)
	switch {
	case !capital:
		if small {
			t.plain++
		}
	case c.Common() > 1 && c.Given() < 2 && c.Family() < 2 && c.Place() < 2:
		t.plain++
	case c.Common() > 2 || !c.IsName():
		t.either++
	default:
		t.names++
	}
}

// isListedWord reports whether a word is one of three or more that are listed, of which another is
// an everyday word and none a name: Rosen, Lilien und Jasmin.
func isListedWord(text string, start, end int) bool {
	first := start == 0 || text[start-1] == '\n' || start > 1 && strings.IndexByte(".!?", text[start-2]) >= 0
	behind, _ := listedBehind(text, end)
	if behind == end && (first || text[start-1] != ' ') {
		return false // as nearly all names
	}
	c := lexicon.Lookup(text[start:end])
	if c.Given() == 3 && c.Common() < 2 {
		return false
	}
	var t wordTally
	for i, n := end, 0; n < mostListedWords; n++ {
		k, last := listedBehind(text, i)
		if k == i {
			break
		}
		e, capital := wordAt(text, k)
		if e == k {
			break
		}
		if next, _ := listedBehind(text, e); next == e && !last {
			break // a clause follows, and no list
		}
		t.add(text[k:e], capital, first && c.Given() < 2)
		i = e
	}
	for k, n := start, 0; n < mostListedWords && !first; n++ {
		e := listedBefore(text, k)
		from := wordStartWithin(text, e, e-longestWord)
		if e == k || from == e || from > 0 && text[from-1] == '-' {
			break
		}
		t.add(text[from:e], isCapitalAt(text, from), false)
		k = from
	}
	return t.names == 0 && t.plain > 0 && t.plain+t.either > 1
}

// listedBehind is where the next word of a list begins behind text[:i], and whether it is the last
// one, behind a word for and; or i.
func listedBehind(text string, i int) (at int, last bool) {
	k := skipByte(text, i, ',')
	if k+2 >= len(text) || text[k] != ' ' {
		return i, false
	}
	e, _ := wordAt(text, k+1)
	if e < len(text) && text[e] == ' ' && inSet(namesLinks, text[k+1:e]) {
		return e + 1, true
	}
	if k == i {
		return i, false
	}
	return k + 1, false
}

// listedBefore is where the word of a list ends that stands before text[i], or i.
func listedBefore(text string, i int) int {
	if i < 4 || text[i-1] != ' ' {
		return i
	}
	if text[i-2] == ',' {
		return i - 2
	}
	if k := wordStartWithin(text, i-1, i-1-longestWord); k > 1 && k < i-1 && text[k-1] == ' ' && inSet(namesLinks, text[k:i-1]) {
		return skipCommaBack(text, k-1)
	}
	return i
}

// skipCommaBack is the place before a comma before text[i], or i.
func skipCommaBack(text string, i int) int {
	if i > 0 && text[i-1] == ',' {
		i--
	}
	return i
}
