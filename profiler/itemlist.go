package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file looks at lists: of things to buy, of the entries of a menu. A word that nobody knows
// is no name among everyday words, in lines behind marks or between strokes, where the words
// around it tell nothing.

// mostListed is how sure the tagger is at most of what is no name in such a list.
const mostListed = 0.9

// Bounds of what is looked at of a list, on either side.
const (
	mostItems   = 4
	longestItem = 48 // bytes
)

// isAmongWords reports whether text[start:end] is an item of a list, or begins one, most of
// whose other items begin with everyday words that are no names.
func isAmongWords(text string, start, end int) bool {
	if start < 2 || text[start-1] != ' ' {
		return beginsMenu(text, start, end) && tellItems(text, start, end, true)
	}
	switch c := text[start-2]; {
	case c == '|':
		return tellItems(text, start, end, true)
	case c == '-' || c == '*' || start > 3 && strings.HasSuffix(text[:start-1], "•"):
		mark := markStart(text, start)
		return (mark == 0 || text[mark-1] == '\n') && tellItems(text, start, end, false)
	}
	return false
}

// beginsMenu reports whether a line begins at text[start] and a stroke follows text[:end].
func beginsMenu(text string, start, end int) bool {
	return (start == 0 || text[start-1] == '\n') && strings.HasPrefix(text[end:], " | ")
}

// markStart is where the mark of a list begins before the space before text[i].
func markStart(text string, i int) int {
	_, n := utf8.DecodeLastRuneInString(text[:i-1])
	return i - 1 - n
}

// tellItems counts what the items around text[start:end] begin with, in a menu or in lines.
func tellItems(text string, start, end int, menu bool) bool {
	plain, names, others := 0, 0, 0
	note := func(i int) {
		e, _ := wordAt(text, i)
		if e == i {
			return
		}
		c := lexicon.Lookup(text[i:e])
		usual := c.Given() > 1 || c.Family() > 1 || c.Place() > 1 || c.Is(lexicon.Country|lexicon.Region|lexicon.Organization)
		switch {
		case c.Common() > 0 && (!usual || c.Common() == 3 && c.Given() < 3 && c.Place() < 2):
			plain++
		case usual && (c.Common() < 2 || c.Given() > 1 || c.Place() > 1):
			names++
		default:
			others++
		}
	}
	for _, way := range [...]struct {
		at   int
		next func(text string, i int, menu bool) (at int, ok bool)
	}{{start, itemBefore}, {end, itemBehind}} {
		for range mostItems {
			k, ok := way.next(text, way.at, menu)
			if !ok {
				break
			}
			note(k)
			way.at = k
		}
	}
	if names == 0 {
		return plain > 0 && plain+others > 1 || others > 2
	}
	return plain > names+1
}

// itemBehind gives where the item behind the one at text[i] begins.
func itemBehind(text string, i int, menu bool) (at int, ok bool) {
	limit := min(len(text), i+longestItem)
	for i < limit && text[i] != '\n' && text[i] != '|' {
		i++
	}
	if i+2 >= len(text) || i == limit {
		return i, false
	}
	if menu {
		return i + 2, text[i] == '|' && text[i+1] == ' '
	}
	if text[i] != '\n' {
		return i, false
	}
	return lineItem(text, i+1)
}

// itemBefore gives where the item before the one at text[i] begins.
func itemBefore(text string, i int, menu bool) (at int, ok bool) {
	if menu {
		if i < 3 || text[i-2] != '|' {
			return i, false
		}
		i -= 2
		for k := i; k > 0 && i-k < longestItem; k-- {
			switch text[k-1] {
			case '|':
				return skipByte(text, k, ' '), true
			case '\n':
				return k, true
			}
		}
		return 0, i < longestItem
	}
	for i > 0 && text[i-1] != '\n' {
		i--
	}
	if i == 0 {
		return i, false
	}
	k := i - 1
	for k > 0 && text[k-1] != '\n' && i-k <= longestItem {
		k--
	}
	if k > 0 && text[k-1] != '\n' {
		return i, false
	}
	return lineItem(text, k)
}

// lineItem gives where the item begins whose mark stands at text[i].
func lineItem(text string, i int) (at int, ok bool) {
	for _, mark := range [...]string{"- ", "* ", "• "} {
		if strings.HasPrefix(text[i:], mark) {
			return i + len(mark), true
		}
	}
	return i, false
}
