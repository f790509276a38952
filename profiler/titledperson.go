package profiler

import (
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file reads the name behind a title or the name of a field: Mr. Tan, Herr Prof. Dr. Weber,
// Patient: Irma Quorl.

// Words that a name follows.
var (
	sureTitles = sync.OnceValue(func() *wordList { return wordSet(wordsOfKind(wordText("names/titles"), "sure")) })
	nameFields = sync.OnceValue(func() *wordList { return wordSet(wordsOfKind(wordText("names/titles"), "field")) })
)

const (
	mostNameWords = 4    // in a name
	mostTitles    = 4    // before one
	titledAlone   = 0.9  // the confidence of a name behind a title
	fieldAlone    = 0.75 // and in a field
)

// matchTitled reads the name behind the title or the name of a field at text[at].
func matchTitled(text string, at int) (match, bool) {
	e, capital := wordAt(text, at)
	if e == at || joinsBefore(text, at) {
		return match{}, false
	}
	start, p, least := at, titledAlone, 1
	if k := e + 2; inSet(nameFields(), text[at:e]) {
		if k >= len(text) || text[e] != ':' || text[e+1] != ' ' {
			return match{}, false
		}
		start, p, least = k, fieldAlone, 2
	} else if !capital || !inSet(sureTitles(), text[at:e]) || isInCapitals(text[at:e]) && e-at < 3 {
		return match{}, false // MS Windows
	}
	for range mostTitles {
		e, capital := wordAt(text, start)
		if !capital || !inSet(sureTitles(), text[start:e]) && !(e < len(text) && text[e] == '.' && inSet(titlesBefore(), text[start:e])) {
			break
		}
		if start = skipByte(text, e, '.'); start+1 >= len(text) || text[start] != ' ' {
			return match{}, false
		}
		start++
	}
	end, words := start, 0
	for i := start; words < mostNameWords; {
		e, capital := wordAt(text, i)
		if !capital || joinsAfter(text, e) {
			break
		}
		end = e
		words++
		if e-i == 1 && e < len(text) && text[e] == '.' {
			e++ // an initial
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	name := strings.TrimSuffix(strings.TrimSuffix(text[start:end], "'s"), "’s")
	end = beforeNextField(text, start, start+len(name))
	if words = min(words, strings.Count(text[start:end], " ")+1); words < least || isFirmName(text[start:end]) || behindLegalForm(text, end) > end || end+1 < len(text) && isDigitAt(text, end+1) {
		return match{}, false // a firm; Terrace Dr Apt 12
	}
	return match{start, end, p}, true
}

// isFirmName reports whether a name ends with a legal form or another word of organisations.
func isFirmName(name string) bool {
	last := name[strings.LastIndexByte(name, ' ')+1:]
	return last != "" && (lexicon.Lookup(last).Is(lexicon.OrgWord) || slices.Contains(formsOfFirms()[last[0]], last))
}
