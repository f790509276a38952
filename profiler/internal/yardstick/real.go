package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/measure"
	"github.com/privet-go/privet/profiler/internal/corpus"
)

// page makes the page.
func (j *job) page(r *result, find finder) ([]byte, error) {
	var p page
	p.part("head", j.most, j.texts, j.tables)
	writeReal(&p, r)
	for _, s := range r.Files {
		p.say("### %s", s.Name)
		p.scores(s.report, scoreRow("**all**", &s.report.Total), scoreRow("**any label**", s.report.AnyLabel))
		p.say("Covered: %s of the labelled characters.", fraction(s.share()))
		p.calibration(s.report.Calibration)
	}
	writeCalibration(&p, r)
	writeHeaps(&p, r)
	writeSpeed(&p, r)
	p.part("ours", len(corpus.Languages()))
	if j.texts > 0 {
		if err := writeTexts(&p, find, j.texts); err != nil {
			return nil, err
		}
	}
	p.say("## Columns")
	if j.tables > 0 {
		if err := writeColumns(&p, j.tables); err != nil {
			return nil, err
		}
	}
	p.part("limits")
	return p.Bytes(), nil
}

func fraction(f float64) string { return fmt.Sprintf("%.3f", f) }

// writeReal writes what was measured on labelled sets.
func writeReal(p *page, r *result) {
	p.say("## Real text")
	if len(r.Skipped) > 0 {
		p.say("Not on the machine that made this page, and skipped: %s.", strings.Join(r.Skipped, ", "))
	}
	if len(r.Sets) > 0 {
		of := "all sentences"
		if r.Sentences > 0 {
			of = fmt.Sprintf("at most %d sentences", r.Sentences)
		}
		p.say(`%d sets of sentences that others wrote and labelled: news, encyclopedias, novels, parliaments, courts, clinics, tweets. They are not in this repository, since the licences of some
bind copies of the text. Of each there are %s of its dev part, which nothing is learned from. The sentences of a document stand together.`, len(r.Sets), of)
	}
	p.say("### By kind")
	p.table([]string{"kind", "sets", "expected", "reported", "right", "micro F1", "macro F1", "micro F1 at any overlap"}, kindRows(r.Total))
	if r.Total.Labelled > 0 {
		p.say("Covered: %s of the labelled characters.", fraction(r.Total.share()))
	}
	p.say("### By group")
	p.say("Micro F1. The columns of any overlap are those of names.")
	p.scoreTable("group", r.Groups)
	p.say("### By language")
	p.scoreTable("language", r.Languages)
	p.say("### By set")
	p.scoreTable("set", r.Sets)
	p.say("### Files given")
	if len(r.Files) == 0 {
		p.say("None.")
	}
}

// kindRows are those of the kinds of a score, names first.
func kindRows(s *score) (rows [][]string) {
	kinds := slices.SortedFunc(maps.Keys(s.Kinds), func(a, b measure.Kind) int {
		rank := func(k measure.Kind) int {
			if k == names {
				return len(named)
			}
			if i := slices.Index(named, k); i >= 0 {
				return i
			}
			return len(named) + 1
		}
		return cmp.Or(rank(a)-rank(b), cmp.Compare(a, b))
	})
	for _, k := range kinds {
		c, name := s.Kinds[k], "`"+string(k)+"`"
		if k == names {
			name = "**names**"
		}
		rows = append(rows, []string{name, fmt.Sprint(c.Sets), fmt.Sprint(c.Expected), fmt.Sprint(c.Reported), fmt.Sprint(c.Right),
			fraction(c.F1), fraction(c.Macro), fraction(c.AnyOverlap)})
	}
	return rows
}

// scoreTable writes a row for each score. A kind that nobody annotates has a dash.
func (p *page) scoreTable(what string, scores []*score) {
	var rows [][]string
	for _, s := range scores {
		row := []string{s.Name, fmt.Sprint(s.Sentences), fmt.Sprint(s.kind(names).Expected)}
		for _, k := range []measure.Kind{"PERSON", "LOCATION", "ORGANIZATION", names} {
			if c := s.kind(k); c.Sets > 0 {
				row = append(row, fraction(c.F1))
			} else {
				row = append(row, "–")
			}
		}
		touching, covered, wrong := "–", "–", "–"
		if c := s.kind(names); c.Sets > 0 {
			touching = fraction(c.AnyOverlap)
		}
		if s.Labelled > 0 {
			covered = fraction(s.share())
		}
		if s.CalibrationError != nil {
			wrong = fraction(*s.CalibrationError)
		}
		row = append(row, touching, covered)
		if what == "set" {
			row = append(row, wrong)
		}
		rows = append(rows, row)
	}
	header := []string{what, "sentences", "names", "`PERSON`", "`LOCATION`", "`ORGANIZATION`", "names", "any overlap", "covered"}
	if what == "set" {
		header = append(header, "calibration error")
	}
	p.table(header, rows)
}

// writeCalibration writes how far confidences are probabilities.
func writeCalibration(p *page, r *result) {
	p.say("### Calibration")
	p.say("Names in all sets together. The error of each set stands in the table of sets.")
	p.calibration(r.Calibration[names])
	for _, k := range named {
		if e := r.Calibration[k].ECE; e != nil {
			p.say("The error of %s is %s.", k, fraction(*e))
		}
	}
}

// writeHeaps writes what is found in text that nobody has labelled.
func writeHeaps(p *page, r *result) {
	p.say("## Heaps of text")
	p.say(`Findings per 1,000 words of text that nobody has labelled, at most %d MB of each heap. Most of what is found in programs and manuals is no name. Some is: authors, holders of rights,
examples.`, mostOfHeap>>20)
	var rows [][]string
	for _, h := range r.Heaps {
		row := []string{h.Name, fmt.Sprint(h.Files), fmt.Sprint(h.Words)}
		others := 0
		for l, n := range h.Found {
			if !slices.Contains(named, measure.Kind(l)) {
				others += n
			}
		}
		for _, k := range named {
			row = append(row, fmt.Sprintf("%.2f", h.perThousand(h.Found[privet.Label(k)])))
		}
		rows = append(rows, append(row, fmt.Sprintf("%.2f", h.perThousand(others))))
	}
	p.table([]string{"heap", "files", "words", "`PERSON`", "`LOCATION`", "`ORGANIZATION`", "all others"}, rows)
}

// writeSpeed writes how fast texts are read.
func writeSpeed(p *page, r *result) {
	p.say("## Speed")
	p.say(`Find on documents that it sees for the first time, on one core. The loop looks up each byte of the same documents in a table, right after. Its speed is that of the machine; the
last column compares machines. What counts is the time for which the thread runs.`)
	var rows [][]string
	for _, s := range r.Speed {
		rows = append(rows, []string{s.Name, fmt.Sprintf("%.2f", s.MB), fmt.Sprintf("%.1f", s.Find), fmt.Sprintf("%.0f", s.Loop),
			fmt.Sprintf("1/%.0f", s.Loop/max(s.Find, 1e-9))})
	}
	p.table([]string{"text", "MB", "MB/s", "MB/s of the loop", "share of the loop"}, rows)
}
