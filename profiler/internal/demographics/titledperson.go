package demographics

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads the name behind a title or the name of a field: Mr. Tan, Herr Prof. Dr. Weber,
// Patient: Irma Quorl.

// Words that a name follows.
var (
	sureTitles = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordset.WordSet(wordsOfKind(lists.Text("names/titles"), "sure")) }}
	nameFields = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordset.WordSet(wordsOfKind(lists.Text("names/titles"), "field")) }}
)

const (
	mostNameWords = 4    // in a name
	mostTitles    = 4    // before one
	titledAlone   = 0.9  // the confidence of a name behind a title
	fieldAlone    = 0.75 // and in a field
)

// matchTitled reads the name behind the title or the name of a field at text[at].
func matchTitled(text string, at int) (spec.Match, bool) {
	e, capital := prose.WordAt(text, at)
	if e == at || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	start, p, least := at, titledAlone, 1
	if k := e + 2; wordset.InSet(nameFields.Get(), text[at:e]) {
		if k >= len(text) || text[e] != ':' || text[e+1] != ' ' {
			return spec.Match{}, false
		}
		start, p, least = k, fieldAlone, 2
	} else if !capital || !wordset.InSet(sureTitles.Get(), text[at:e]) || prose.IsInCapitals(text[at:e]) && e-at < 3 {
		return spec.Match{}, false // MS Windows
	}
	for range mostTitles {
		e, capital := prose.WordAt(text, start)
		if !capital || !wordset.InSet(sureTitles.Get(), text[start:e]) && !(e < len(text) && text[e] == '.' &&
			wordset.InSet(titlesBefore.Get(), text[start:e])) {
			break
		}
		if start = chars.SkipByte(text, e, '.'); start+1 >= len(text) || text[start] != ' ' {
			return spec.Match{}, false
		}
		start++
	}
	end, words := start, 0
	for i := start; words < mostNameWords; {
		e, capital := prose.WordAt(text, i)
		if !capital || lex.JoinsAfter(text, e) {
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
	if words = min(words, strings.Count(text[start:end], " ")+1); words < least || isFirmName(text[start:end]) || behindLegalForm(text, end) > end ||
		end+1 < len(text) && chars.IsDigitAt(text, end+1) {
		return spec.Match{}, false // a firm; Terrace Dr Apt 12
	}
	return spec.Match{Start: start, End: end, Alone: p}, true
}

// isFirmName reports whether a name ends with a legal form or another word of organisations.
func isFirmName(name string) bool {
	last := name[strings.LastIndexByte(name, ' ')+1:]
	return last != "" && (lexicon.Lookup(last).Is(lexicon.OrgWord) || slices.Contains(formsOfFirms.Get()[last[0]], last))
}
