package main

import (
	"fmt"
	"maps"
	"slices"

	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/tables"
)

// tableSeed chooses the tables, which are those of TestColumnFigures.
const tableSeed = 77

// mostConfusions is how many ways to be wrong are shown.
const mostConfusions = 30

// writeColumns measures columns and writes their part of the page.
func writeColumns(p *page, n int) error {
	profiles, err := profiler.New(nil)
	if err != nil {
		return err
	}
	var tally tables.Tally
	for table := range tables.Generate(tables.Options{Seed: tableSeed, Tables: n, Part: tables.Test, Lists: tables.Load()}) {
		columns := make([]profiler.Column, len(table.Columns))
		for i, c := range table.Columns {
			columns[i] = profiler.Column{Name: c.Name, Values: c.Values}
		}
		tally.Add(table, profiles.Columns(columns))
	}

	p.say(`%d tables. Right is what has the label of the column, or for one that is not personal NONE or UNKNOWN. Columns without a single value are left out.
[columns.md](columns.md) says how the verdict is made and fitted.`, n)
	p.say("### By style of header")
	p.say("Where the header says nothing, such as `col_7`, only columns count whose values tell by themselves what they are, and which have five of them or more.")
	var rows [][]string
	for _, style := range []struct {
		style         tables.Style
		name, example string
	}{
		{tables.Clear, "clear", "`first_name`"},
		{tables.Short, "shortened", "`fname`"},
		{tables.Foreign, "of the country", "`vorname`"},
		{tables.Opaque, "saying nothing", "`col_7`"},
	} {
		rows = append(rows,
			rateRow(style.name+": "+style.example, tally.Styles[string(style.style)]),
			rateRow("nothing personal, "+style.name, tally.Styles["nothing personal, "+string(style.style)]))
	}
	p.table([]string{"headers", "columns", "right"}, rows)
	p.say("Of %d columns that are not personal, the share that is taken for personal is %s.", tally.FalseAlarms.All,
		proportion(tally.FalseAlarms.Right, tally.FalseAlarms.All))

	p.say("### By country")
	rows = nil
	for _, locale := range slices.Sorted(maps.Keys(tally.Locales)) {
		rows = append(rows, rateRow(locale, tally.Locales[locale]))
	}
	p.table([]string{"locale", "personal columns", "right"}, rows)

	p.say("### Calibration of columns")
	rows = nil
	for i, b := range tally.Bins() {
		if b.Count > 0 {
			rows = append(rows, []string{
				fmt.Sprintf("%.1f–%.1f", float64(i)/10, float64(i+1)/10), fmt.Sprint(b.Count), fmt.Sprintf("%.3f", b.Confidence), fmt.Sprintf("%.3f", b.Right),
			})
		}
	}
	p.table([]string{"confidence", "columns", "mean confidence", "share right"}, rows)
	width, mass := tally.CalibrationError()
	p.say(`The expected calibration error is %.3f with these bins of equal width, and %.3f with ten of equal mass. All columns count here that have a value, also those
of which nobody could tell what they hold.`, width, mass)

	p.say("### Worst confusions of columns")
	p.say("The most frequent %d. What is drawn is finer than the label.", mostConfusions)
	rows = nil
	worst := tally.Worst()
	for _, c := range worst[:min(len(worst), mostConfusions)] {
		rows = append(rows, []string{"`" + c.Label + "`", c.Field, string(c.Style), "`" + c.Reported + "`", fmt.Sprint(tally.Confusions[c])})
	}
	p.table([]string{"expected", "what is drawn", "header", "reported", "times"}, rows)
	return nil
}

func rateRow(name string, r tables.Rate) []string {
	return []string{name, fmt.Sprint(r.All), proportion(r.Right, r.All)}
}
