package demographics

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file mends the bounds of names: a title before a person and the possessive s are no part
// of a name, the legal form behind an organisation is one.

// Titles that stand before a name, with or without a stop, and behind one.
var (
	titlesBefore = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordset.WordSet(wordsOfKind(lists.Text("names/titles"), "before")) }}
	titlesAfter  = lazy.Value[[]string]{Make: func() (titles []string) {
		for title := range strings.FieldsSeq(wordsOfKind(lists.Text("names/titles"), "behind")) {
			titles = append(titles, " "+title)
		}
		return titles
	}}
)

// formsOfFirms returns the legal forms by their first byte, the longer ones first.
var formsOfFirms = lazy.Value[*[256][]string]{Make: func() *[256][]string {
	by := new([256][]string)
	for line := range strings.Lines(lists.Text("names/legalforms")) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			by[line[0]] = append(by[line[0]], line)
		}
	}
	for _, forms := range by {
		slices.SortFunc(forms, func(a, b string) int { return len(b) - len(a) })
	}
	return by
}}

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
	for _, form := range formsOfFirms.Get()[text[k]] {
		if strings.HasPrefix(text[k:], form) && !lex.JoinsAfter(text, k+len(form)) {
			return k + len(form)
		}
	}
	return i
}

// NameOnly returns text[start:end] without the titles around a name.
func NameOnly(text string, start, end int) (from, to int) {
	for {
		e, _ := prose.WordAt(text, start)
		k := e
		if k < end && text[k] == '.' {
			k++
		}
		if e == start || k+1 >= end || text[k] != ' ' || !isTitleOf(text[start:e], k > e) {
			break
		}
		start = k + 1
	}
	for _, title := range titlesAfter.Get() {
		if rest, ok := strings.CutSuffix(text[start:end], title); ok && rest != "" {
			end = start + len(strings.TrimSuffix(rest, ","))
		}
	}
	return start, end
}

// isTitleOf reports whether a word, which has a stop behind it or not, is a title before a
// name. Without a stop a word that is given to people is none.
func isTitleOf(word string, stop bool) bool {
	return wordset.InSet(titlesBefore.Get(), word) && (stop || lexicon.Lookup(word).Given() == 0)
}
