package profiler_test

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/tables"
)

var (
	figureTables = flag.Int("tables", 400, "how many tables TestColumnFigures measures")
	figurePart   = flag.Int("part", int(tables.Test), "the part that TestColumnFigures measures on")
	figureFull   = flag.Bool("figures", false, "whether TestColumnFigures logs all figures")
	figureShow   = flag.String("show", "", "a field whose errors TestColumnFigures logs")
)

// tallyTables profiles tables of a part.
func tallyTables(t testing.TB, p *profiler.Profiler, o tables.Options) *tables.Tally {
	var tally tables.Tally
	for table := range tables.Generate(o) {
		columns := make([]profiler.Column, len(table.Columns))
		for i, c := range table.Columns {
			columns[i] = profiler.Column{Name: c.Name, Values: c.Values}
		}
		results := p.Columns(columns)
		tally.Add(table, results)
		for i, r := range results {
			if c := &table.Columns[i]; c.Field == *figureShow && !c.Accepts(string(r.Label)) {
				t.Logf("%s %q is %s (%.2f): %q", table.Locale, c.Name, r.Label, r.Confidence, c.Values[:min(len(c.Values), 5)])
			}
		}
	}
	return &tally
}

// logTally logs all figures.
func logTally(t testing.TB, tally *tables.Tally) {
	show := func(name string, rates tables.Rates) {
		var b strings.Builder
		for _, k := range slices.Sorted(maps.Keys(rates)) {
			fmt.Fprintf(&b, "  %-34s %.3f of %d\n", k, rates[k].Share(), rates[k].All)
		}
		t.Logf("right by %s:\n%s", name, b.String())
	}
	show("style", tally.Styles)
	show("locale", tally.Locales)
	show("label", tally.Labels)
	worst := tally.Worst()
	var b strings.Builder
	for _, c := range worst[:min(len(worst), 70)] {
		fmt.Fprintf(&b, "  %4d %-8s %s (%s) is %s\n", tally.Confusions[c], c.Style, c.Label, c.Field, c.Reported)
	}
	t.Logf("confusions:\n%s", b.String())
	for _, bin := range tally.Bins() {
		t.Logf("confidence %.3f, right %.3f of %d", bin.Confidence, bin.Right, bin.Count)
	}
}

// TestColumnFigures measures the verdict on tables that it was not fitted on.
func TestColumnFigures(t *testing.T) {
	longtest.Alone(t)
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	f := tallyTables(t, p, tables.Options{Seed: 77, Tables: *figureTables, Part: tables.Part(*figurePart), Lists: tables.Load()})
	width, mass := f.CalibrationError()
	if *figureFull {
		logTally(t, f)
	}
	t.Logf("false alarms %.4f of %d, calibration error %.3f by width and %.3f by mass", f.FalseAlarms.Share(), f.FalseAlarms.All, width, mass)
	for _, want := range []struct {
		style tables.Style
		least float64
	}{{tables.Clear, 0.97}, {tables.Short, 0.85}, {tables.Foreign, 0.85}, {tables.Opaque, 0.80}} {
		r := f.Styles[string(want.style)]
		t.Logf("%s headers: %.3f of %d right", want.style, r.Share(), r.All)
		if r.Share() < want.least {
			t.Errorf("%s headers: less than %.2f are right", want.style, want.least)
		}
	}
	if f.FalseAlarms.Share() > 0.02 {
		t.Error("more than 0.02 of the columns that are not personal are called so")
	}
	if max(width, mass) > 0.05 {
		t.Error("the calibration error is above 0.05")
	}
	if width, mass := f.CalibrationErrorOf(tables.Opaque); max(width, mass) > 0.05 {
		t.Errorf("the calibration error of columns under headers that say nothing is %.3f by width and %.3f by mass", width, mass)
	}
}
