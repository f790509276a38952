package profiler

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file mends the bounds of names: a title before a person and the possessive s are no part
// of a name, the legal form behind an organisation is one.

//go:embed words/names/titles.txt
var titlesText string

//go:embed words/names/legalforms.txt
var legalFormsText string

// Titles that stand before a name, with or without a stop, and behind one.
var (
	titlesBefore = sync.OnceValue(func() *wordList { return wordSet(wordsOfKind(titlesText, "before")) })
	titlesAfter  = sync.OnceValue(func() (titles []string) {
		for title := range strings.FieldsSeq(wordsOfKind(titlesText, "behind")) {
			titles = append(titles, " "+title)
		}
		return titles
	})
)

// formsOfFirms returns the legal forms by their first byte, the longer ones first.
var formsOfFirms = sync.OnceValue(func() *[256][]string {
	by := new([256][]string)
	for line := range strings.Lines(legalFormsText) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			by[line[0]] = append(by[line[0]], line)
		}
	}
	for _, forms := range by {
		slices.SortFunc(forms, func(a, b string) int { return len(b) - len(a) })
	}
	return by
})

// wordsOfKind returns the words of the lines of a list that begin with a kind.
func wordsOfKind(list, kind string) string {
	var b strings.Builder
	for line := range strings.Lines(list) {
		if rest, ok := strings.CutPrefix(line, kind+" "); ok {
			b.WriteString(rest)
		}
	}
	return b.String()
}

// fewestOfForm is the length of a legal form with the blank before it, in bytes, that may stand for
// something else behind a person or a place, as SE does.
const fewestOfForm = len(" SE")

// withLegalForms moves the end of a name behind the legal form that follows it. A person or a
// place with a longer one is an organisation.
//
// Worth: not yet measured.
func withLegalForms(spans []tagger.Span, text string, from, to int) []tagger.Span {
	for i := range spans {
		s := &spans[i]
		if s.Label != tagger.Organization && s.Label != tagger.Person && s.Label != tagger.Location {
			continue
		}
		if end := behindLegalForm(text, s.End); end > s.End && (i+1 == len(spans) || end <= spans[i+1].Start) && (s.Label == tagger.Organization || end-s.End > fewestOfForm) {
			s.End, s.Label = end, tagger.Organization
		} else if s.Label == tagger.Organization && s.End+2 < len(text) && text[s.End] == '.' && !startsSentenceBehind(text, s.End+1) && endsInStop(text, s.Start, s.End) {
			s.End++ // Acme Inc. said
		}
	}
	return spans
}

// behindLegalForm returns the end of the legal form behind a blank, or a comma and a blank, at
// text[i], or i.
func behindLegalForm(text string, i int) int {
	k := i
	if k < len(text) && text[k] == ',' {
		k++
	}
	if k+2 >= len(text) || text[k] != ' ' {
		return i
	}
	k++
	for _, form := range formsOfFirms()[text[k]] {
		if strings.HasPrefix(text[k:], form) && !joinsAfter(text, k+len(form)) {
			return k + len(form)
		}
	}
	return i
}

// endsInStop reports whether the name text[from:end] ends in a legal form that may have a stop
// behind it.
func endsInStop(text string, from, end int) bool {
	k := from + strings.LastIndexByte(text[from:end], ' ') + 1
	return k > from && slices.Contains(formsOfFirms()[text[k]], text[k:end+1])
}

// startsSentenceBehind reports whether nothing, a new line or a capital follows the stop before
// text[i].
func startsSentenceBehind(text string, i int) bool {
	i = skipByte(text, i, ' ')
	return i >= len(text) || text[i] == '\n' || text[i] == '\r' || isCapitalAt(text, i)
}

// withoutPersonTitles takes the titles off the names of people.
//
// Worth: not yet measured.
func withoutPersonTitles(spans []tagger.Span, text string, from, to int) []tagger.Span {
	for i := range spans {
		if s := &spans[i]; s.Label == tagger.Person {
			s.Start, s.End = nameOnly(text, s.Start, s.End)
		}
	}
	return spans
}

// nameOnly returns text[start:end] without the titles around a name.
func nameOnly(text string, start, end int) (from, to int) {
	for {
		e, _ := wordAt(text, start)
		k := e
		if k < end && text[k] == '.' {
			k++
		}
		if e == start || k+1 >= end || text[k] != ' ' || !isTitleOf(text[start:e], k > e) {
			break
		}
		start = k + 1
	}
	for _, title := range titlesAfter() {
		if rest, ok := strings.CutSuffix(text[start:end], title); ok && rest != "" {
			end = start + len(strings.TrimSuffix(rest, ","))
		}
	}
	return start, end
}

// isTitleOf reports whether a word, which has a stop behind it or not, is a title before a
// name. Without a stop a word that is given to people is none.
func isTitleOf(word string, stop bool) bool {
	return inSet(titlesBefore(), word) && (stop || lexicon.Lookup(word).Given() == 0)
}

// withoutPossessives takes the possessive s off names, but for the organisations that have it in
// theirs.
//
// Worth: not yet measured.
func withoutPossessives(spans []tagger.Span, text string, from, to int) []tagger.Span {
	for i := range spans {
		s := &spans[i]
		if s.Label != tagger.Person && s.Label != tagger.Location && s.Label != tagger.Organization {
			continue
		}
		name, ok := strings.CutSuffix(text[s.Start:s.End], "'s")
		if !ok {
			name, ok = strings.CutSuffix(text[s.Start:s.End], "’s")
		}
		if ok && name != "" && !(s.Label == tagger.Organization && lexicon.Lookup(text[s.Start:s.End]).Is(lexicon.Organization)) {
			s.End = s.Start + len(name)
		}
	}
	return spans
}
