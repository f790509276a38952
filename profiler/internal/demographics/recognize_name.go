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
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// NameRecognizers find what has no form: names in running text. The network of package tagger tells
// them by their words, by how these are spelled, and by the words around them.
func NameRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "person-in-text",
			Label:  "PERSON",
			Doc:    "A name of a person in running text, told by its words, their spelling and the words around them.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Person),
		},
		{
			Name:   "place-in-text",
			Label:  "LOCATION",
			Doc:    "A name of a place in running text, told by its words, their spelling and the words around them.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Location),
		},
		{
			Name:   "organization-in-text",
			Label:  "ORGANIZATION",
			Doc:    "A name of an organisation in running text, told by its words, their spelling and the words around them.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Organization),
		},
		{
			Name:   "nationality-in-text",
			Label:  "NATIONALITY",
			Doc:    "A nationality in running text, with a capital.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Nationality),
		},
		{
			Name:   "religion-in-text",
			Label:  "RELIGION",
			Doc:    "A religion or its followers in running text, with a capital.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Religion),
		},
		{
			Name:   "street-in-text",
			Label:  "STREET_ADDRESS",
			Doc:    "A street and the number of a house in running text, told by its words and the words around them.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Street),
		},
		{
			Name:   "postcode-in-text",
			Label:  "ZIP_CODE",
			Doc:    "A postcode beside the name of a place.",
			Source: taggerSource,
			Tagged: spec.TaggedAs(tagger.Postcode),
		},
		{
			Name:   "age-behind-name",
			Label:  "AGE",
			Doc:    "A number up to 119 behind the name of a person, in commas or brackets.",
			Source: "common usage of newspapers",
			Tagged: spec.TaggedAs(tagger.Age),
		},
		{
			Name:   "job-beside-name",
			Label:  "JOB_TITLE",
			Doc:    "A job right before the name of a person, or behind it with a comma or a word such as is between them.",
			Source: "WordNet 3.0, nouns of people by occupation",
			Tagged: spec.TaggedAs(tagger.Job),
		},
	}
}

const taggerSource = "Collobert et al. 2011, Natural Language Processing (Almost) from Scratch: a convolutional network; weights learned from the " +
	"labelled text that NOTICE names"

// What follows mends the bounds of names: a title before a person and the possessive s are no part
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
	k := chars.SkipByte(text, i, ',')
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
		k := chars.BytesEnd(text, e, min(end, e+1), ".")
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
