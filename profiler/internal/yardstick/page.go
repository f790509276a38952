package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"strings"

	"github.com/privet-go/privet/internal/measure"
)

// A page is Markdown in the making.
type page struct{ bytes.Buffer }

// say writes a paragraph, or a heading.
func (p *page) say(format string, args ...any) {
	if p.Len() > 0 {
		p.WriteByte('\n')
	}
	fmt.Fprintf(p, format, args...)
	p.WriteByte('\n')
}

//go:embed prose.md
var prose string

// part writes a part of what prose.md says.
func (p *page) part(name string, args ...any) {
	_, rest, _ := strings.Cut(prose, "<!-- "+name+" -->\n")
	part, _, _ := strings.Cut(rest, "\n\n<!--")
	p.say(strings.TrimSuffix(part, "\n"), args...)
}

// table writes a table. Without rows it says that there is nothing to show.
func (p *page) table(header []string, rows [][]string) {
	if len(rows) == 0 {
		p.say("None.")
		return
	}
	p.say("| %s |", strings.Join(header, " | "))
	p.WriteString("|" + strings.Repeat("---|", len(header)) + "\n")
	for _, row := range rows {
		fmt.Fprintf(p, "| %s |\n", strings.Join(row, " | "))
	}
}

// estimate is a share with its interval, or a dash for a share of nothing.
func estimate(e *measure.Estimate) string {
	if e == nil {
		return "–"
	}
	return fmt.Sprintf("%.3f (%.3f–%.3f)", e.Value, e.Low, e.High)
}

// z95 is the quantile of the normal distribution for intervals of 95 %.
const z95 = 1.959963984540054

// proportion is k of n with the interval of Wilson, or a dash for none of none.
func proportion(k, n int) string {
	if n == 0 {
		return "–"
	}
	low, high := measure.Wilson(k, n, z95)
	return estimate(&measure.Estimate{Value: float64(k) / float64(n), Low: low, High: high})
}

// scoreHeader and scoreRow are those of tables of scores.
var scoreHeader = []string{"kind", "expected", "reported", "right", "precision", "recall", "F1", "F2"}

func scoreRow(name string, s *measure.Score) []string {
	return []string{
		name, fmt.Sprint(s.Expected), fmt.Sprint(s.Reported), fmt.Sprint(s.Right),
		estimate(s.Precision), estimate(s.Recall), estimate(s.F1), estimate(s.F2),
	}
}

// scores writes what is expected or reported by kind.
func (p *page) scores(r *measure.Report, more ...[]string) {
	var rows [][]string
	for i := range r.Kinds {
		if s := &r.Kinds[i]; s.Expected+s.Reported > 0 {
			rows = append(rows, scoreRow("`"+string(s.Kind)+"`", s))
		}
	}
	p.table(scoreHeader, append(rows, more...))
}

// calibration writes how far confidences are probabilities.
func (p *page) calibration(c measure.Calibration) {
	var rows [][]string
	for _, b := range c.Bins {
		rows = append(rows, []string{
			fmt.Sprintf("%.1f–%.1f", b.From, b.To), fmt.Sprint(b.Count), fmt.Sprintf("%.3f", b.MeanConfidence), fmt.Sprintf("%.3f", b.ShareRight),
		})
	}
	p.table([]string{"confidence", "reported", "mean confidence", "share right"}, rows)
	if c.ECE != nil {
		p.say("The expected calibration error is %.3f.", *c.ECE)
	}
}
