package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file looks at lists within a sentence, of single words with commas and one and between
// them: roses, lilies and jasmine. Among everyday words one that may be a name is none. Words in
// small letters say so of a word only where every word would have a capital, which is where
// the sentence begins: mum, dad and Anna are not all things.

// andWords stand before the last item of a list.
var andWords = withCapitals("and or und oder sowie et ou y e o u i oraz lub en of och eller og a nebo és vagy și sau ja tai ve veya и или й та або dan atau")

// Bounds of what is looked at of a list, on either side.
const (
	mostListWords   = 4
	longestAndWord  = 6 // bytes
	fewestListWords = 2 // everyday words that make a list one of things
)

// isListedThing reports whether the word text[start:end] is an item of such a list of things.
func isListedThing(text string, start, end int) bool {
	begins := start == 0 || strings.HasSuffix(text[:start], ". ") || text[start-1] == '\n'
	plain, and := 0, false
	note := func(from, to int) (ok bool) {
		word := text[from:to]
		c := lexicon.Lookup(word)
		_, capital := wordAt(text, from)
		switch usual := c.Given() > 1 || c.Place() > 1 || c.Family() > 1 && c.Common() < 3 || c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.Title|lexicon.Occupation); {
		case inSet(kin, word), usual && capital, capital && c.Common() == 0, !capital && !begins:
			return false
		case c.Common() > 0:
			plain++
		}
		return true
	}
	for i := end; plain < mostListWords; {
		from, last := nextItem(text, i)
		if from == i {
			break
		}
		to, _ := wordAt(text, from)
		next, _ := nextItem(text, to)
		if to == from || !last && next == to || !note(from, to) {
			return false // somebody else, or no list
		}
		i, and = to, and || last
		if last {
			break
		}
	}
	for i := start; plain < 2*mostListWords; {
		to, last := itemEnd(text, i)
		if to == i {
			break
		}
		from := wordStartWithin(text, to, to-longestWord)
		if from == to || !note(from, to) {
			return false
		}
		i, and = from, and || last
	}
	return and && plain >= fewestListWords
}

// nextItem is where the item begins behind the one that ends at text[i], and whether it is the
// last one; or i.
func nextItem(text string, i int) (from int, last bool) {
	from = i
	if strings.HasPrefix(text[from:], ", ") {
		from += 2
	} else if strings.HasPrefix(text[from:], " ") {
		from++
	} else {
		return i, false
	}
	if end, _ := wordAt(text, from); end > from && end-from <= longestAndWord && end < len(text) && text[end] == ' ' && isAndWord(text[from:end]) {
		return end + 1, true
	}
	if text[i] == ',' {
		return from, false
	}
	return i, false
}

// isAndWord reports whether a word stands before the last item of a list. I, with a capital, does
// not.
func isAndWord(word string) bool { return word != "I" && inSet(andWords, word) }

// itemEnd is the end of the item before the one that begins at text[i], and whether that is the
// last one; or i.
func itemEnd(text string, i int) (end int, last bool) {
	if i < 3 || text[i-1] != ' ' {
		return i, false
	}
	end = i - 1
	if from := wordStartWithin(text, end, end-longestAndWord); from < end && from > 1 && text[from-1] == ' ' && isAndWord(text[from:end]) {
		end, last = from-1, true
	}
	if text[end-1] == ',' {
		return end - 1, last
	}
	if last {
		return end, true
	}
	return i, false
}
