package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/measure"
	"github.com/privet-go/privet/profiler/internal/corpus"
)

// textSeed chooses the texts.
const textSeed = 31

// worded are the labels of the corpus whose values have neither a shape nor a check
// digit. They are told by their words and those around them, or not at all.
var worded = []privet.Label{
	"PERSON", "LOCATION", "ORGANIZATION", "NATIONALITY", "RELIGION", "STREET_ADDRESS", "JOB_TITLE", "AGE", "USERNAME", "PASSWORD", "CUSTOMER_ID",
}

// formed gives all other labels as kinds.
func formed() []measure.Kind {
	var kinds []measure.Kind
	for l := range privet.Labels() {
		if !slices.Contains(worded, l) {
			kinds = append(kinds, measure.Kind(l))
		}
	}
	return kinds
}

// A language is what is counted of the texts in one.
type language struct {
	tally     *measure.Tally
	templates map[int]bool
}

// spansOf gives the spans of a sentence in code points.
func spansOf(s *corpus.Sentence) []measure.Span {
	var spans []measure.Span
	at, points := 0, 0
	to := func(offset int) int {
		points += utf8.RuneCountInString(s.Text[at:offset])
		at = offset
		return points
	}
	for _, span := range s.Spans {
		spans = append(spans, measure.Span{Label: span.Label, Start: to(span.Start), End: to(span.End)})
	}
	return spans
}

// writeTexts measures texts and writes their part of the page.
func writeTexts(p *page, find finder, n int) error {
	var errs []error
	tally := func(opts *measure.Options) *measure.Tally {
		t, err := measure.New(opts)
		errs = append(errs, err)
		return t
	}
	all, patterns, small := tally(nil), tally(&measure.Options{Only: formed()}), tally(nil)
	languages := map[string]*language{}
	for _, code := range corpus.Languages() {
		languages[code] = &language{tally(nil), map[int]bool{}}
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	empty, alarmed := 0, 0
	for s := range corpus.Generate(corpus.Options{Seed: textSeed, Number: n, Part: corpus.Test}) {
		spans, found := spansOf(&s), find(s.Text)
		all.Text(s.Text, spans, found)
		patterns.Text(s.Text, spans, found)
		if lower := strings.ToLower(s.Text); utf8.RuneCountInString(lower) == utf8.RuneCountInString(s.Text) {
			small.Text(lower, spans, find(lower))
		}
		languages[s.Language].tally.Text(s.Text, spans, found)
		languages[s.Language].templates[s.Template] = true
		if len(spans) == 0 {
			empty++
			if len(found) > 0 {
				alarmed++
			}
		}
	}
	report, formedTotal := all.Report(), patterns.Report().Total
	var words []string
	for _, l := range worded {
		words = append(words, string(l))
	}
	p.say("%d texts. In %d of them there is nothing to find; something is reported in this share of them: %s.", report.Texts, empty, proportion(alarmed, empty))
	p.say("### Ours by kind")
	p.say(`Kinds with a form have a shape or a check digit. The others are told by words, or not at all: %s. A date of birth that is reported as DATE_TIME
counts as missed. The last row counts places, whatever their label.`, strings.Join(words, ", "))
	p.scores(report,
		scoreRow("**with a form**", &formedTotal),
		scoreRow("**all**", &report.Total),
		scoreRow("**any label**", report.AnyLabel))
	p.say("### Ours by language: F1")
	writeLanguages(p, languages)
	p.say("### Ours in small letters")
	p.say("The same texts with all letters made small, those of passwords and code as well.")
	var rows [][]string
	total := small.Report()
	for _, k := range named {
		s := scoreOf(total, k)
		rows = append(rows, scoreRow("`"+string(k)+"`", &s))
	}
	p.table(scoreHeader, append(rows, scoreRow("**all**", &total.Total)))
	p.say("### Calibration of ours")
	p.calibration(report.Calibration)
	return nil
}

// scoreOf gives the score of a kind, which is empty where there is none.
func scoreOf(r *measure.Report, k measure.Kind) measure.Score {
	for _, s := range r.Kinds {
		if s.Kind == k {
			return s
		}
	}
	return measure.Score{Kind: k}
}

// writeLanguages writes the table of languages.
func writeLanguages(p *page, languages map[string]*language) {
	var rows [][]string
	for _, code := range corpus.Languages() {
		r := languages[code].tally.Report()
		row := []string{code, fmt.Sprint(len(languages[code].templates)), fmt.Sprint(r.Texts), fmt.Sprint(r.Total.Expected)}
		for _, k := range named {
			row = append(row, estimate(scoreOf(r, k).F1))
		}
		rows = append(rows, append(row, estimate(r.Total.F1)))
	}
	p.table([]string{"language", "templates", "texts", "expected", "`PERSON`", "`LOCATION`", "`ORGANIZATION`", "all"}, rows)
}
