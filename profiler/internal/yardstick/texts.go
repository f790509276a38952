package main

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/measure"
	"github.com/privet-go/privet/profiler"
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
func writeTexts(p *page, finder *profiler.Profiler, n int) error {
	all, err := measure.New(nil)
	if err != nil {
		return err
	}
	patterns, err := measure.New(&measure.Options{Only: formed()})
	if err != nil {
		return err
	}
	small, err := measure.New(nil)
	if err != nil {
		return err
	}
	languages := map[string]*language{}
	for _, code := range corpus.Languages() {
		tally, err := measure.New(nil)
		if err != nil {
			return err
		}
		languages[code] = &language{tally, map[int]bool{}}
	}
	empty, alarmed := 0, 0
	for s := range corpus.Generate(corpus.Options{Seed: textSeed, Number: n, Part: corpus.Test}) {
		spans, found := spansOf(&s), finder.Find(s.Text)
		all.Text(s.Text, spans, found)
		patterns.Text(s.Text, spans, found)
		if lower := strings.ToLower(s.Text); utf8.RuneCountInString(lower) == utf8.RuneCountInString(s.Text) {
			small.Text(lower, spans, finder.Find(lower))
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
	var names []string
	for _, l := range worded {
		names = append(names, string(l))
	}

	p.say("## Texts")
	p.say("%d texts. Of %d in which there is nothing to find, the share in which something is reported is %s.", report.Texts, empty, proportion(alarmed, empty))
	p.say("### By kind")
	p.say(`The kinds with a form have a shape or a check digit. The others are told by their words and those around them, or not at all:
%s. A date of birth that is reported as DATE_TIME counts as missed. The last row is that of places, whatever their label.`, strings.Join(names, ", "))
	p.scores(report,
		scoreRow("**with a form**", &formedTotal),
		scoreRow("**all**", &report.Total),
		scoreRow("**any label**", report.AnyLabel))
	writeLanguages(p, languages)
	writeSmall(p, small.Report())
	p.say("### Calibration of texts")
	p.calibration(report.Calibration)
	p.say("### False alarms in texts")
	p.say("What is reported where something else, or nothing, is expected; the most frequent %d.", mostAlarms)
	p.alarms(report.FalseAlarms, mostAlarms)
	return nil
}

const mostAlarms = 30

// named are the kinds of names that are shown apart.
var named = []measure.Kind{"PERSON", "LOCATION", "ORGANIZATION"}

// scoreOf gives the score of a kind, which is empty where there is none.
func scoreOf(r *measure.Report, k measure.Kind) measure.Score {
	for _, s := range r.Kinds {
		if s.Kind == k {
			return s
		}
	}
	return measure.Score{Kind: k}
}

// writeSmall writes what is found when capitals do not tell names.
func writeSmall(p *page, r *measure.Report) {
	p.say("### In small letters")
	p.say("The same texts with all of their letters made small, passwords and code as well.")
	var rows [][]string
	for _, k := range named {
		s := scoreOf(r, k)
		rows = append(rows, scoreRow("`"+string(k)+"`", &s))
	}
	p.table(scoreHeader, append(rows, scoreRow("**all**", &r.Total)))
}

// writeLanguages writes the tables of languages.
func writeLanguages(p *page, languages map[string]*language) {
	header := []string{"language", "templates", "texts", "expected"}
	for _, k := range named {
		header = append(header, "`"+string(k)+"`")
	}
	header = append(header, "all")
	var f1, shares [][]string
	for _, code := range corpus.Languages() {
		r := languages[code].tally.Report()
		row := []string{code, fmt.Sprint(len(languages[code].templates)), fmt.Sprint(r.Texts), fmt.Sprint(r.Total.Expected)}
		both := slices.Clone(row)
		add := func(s measure.Score) {
			row = append(row, estimate(s.F1))
			both = append(both, value(s.Precision)+" / "+value(s.Recall))
		}
		for _, k := range named {
			add(scoreOf(r, k))
		}
		add(r.Total)
		f1, shares = append(f1, row), append(shares, both)
	}
	p.say("### By language: F1")
	p.say("Templates are those that texts begin with.")
	p.table(header, f1)
	p.say("### By language: precision and recall")
	p.table(header, shares)
}

// value is a share without its interval.
func value(e *measure.Estimate) string {
	if e == nil {
		return "–"
	}
	return fmt.Sprintf("%.3f", e.Value)
}
