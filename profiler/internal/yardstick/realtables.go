package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/tables"
)

// This file measures the verdict on tables that people have.

// fewRows is how many rows are left of a table of few.
const fewRows = 5

// A way is how much of a table is shown.
type way struct {
	name string
	cut  func(columns []profiler.Column)
}

var ways = []way{
	{"as they are", func([]profiler.Column) {}},
	{"first five rows", func(columns []profiler.Column) {
		for i := range columns {
			columns[i].Values = columns[i].Values[:min(len(columns[i].Values), fewRows)]
		}
	}},
	{"without headers", func(columns []profiler.Column) {
		for i := range columns {
			columns[i].Name = fmt.Sprintf("col_%d", i+1)
		}
	}},
}

// A realCount is what has been counted.
type realCount struct {
	tables, columns, unknown        int
	personal, right, none, sureNone int // columns that are, those with their label, those called NONE, and with sure or more
	things, alarms                  int // columns that are not, and those called personal
	bins                            [10]struct{ n, confidence, right float64 }
}

// sure is a confidence that somebody relies on.
const sure = 0.95

func (n *realCount) add(c *tables.RealColumn, r profiler.Result) {
	if c.Class == tables.Empty {
		return
	}
	n.columns++
	good := c.Accepts(r.Label)
	if r.Label == privet.Unknown {
		n.unknown++
	} else {
		b := &n.bins[min(int(r.Confidence*10), 9)]
		b.n++
		b.confidence += r.Confidence
		if good {
			b.right++
		}
	}
	switch c.Class {
	case tables.Personal:
		n.personal++
		switch {
		case good:
			n.right++
		case r.Label == privet.None:
			n.none++
			if r.Confidence >= sure {
				n.sureNone++
			}
		}
	case tables.Thing:
		n.things++
		if r.Label != privet.None && r.Label != privet.Unknown {
			n.alarms++
		}
	}
}

// calibration is the mean distance of the confidence from the share that is right, in ten bins of equal width.
func (n *realCount) calibration() float64 {
	all, sum := 0.0, 0.0
	for _, b := range n.bins {
		all += b.n
		sum += math.Abs(b.confidence - b.right)
	}
	return sum / max(1, all)
}

// realPage measures files of tables, and writes what came out.
func realPage(files []string) ([]byte, error) {
	judge, err := profiler.New(nil)
	if err != nil {
		return nil, err
	}
	var p page
	var rows [][]string
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		list, err := tables.ReadReal(f)
		f.Close()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for _, w := range ways {
			var n realCount
			for _, t := range list {
				columns := make([]profiler.Column, len(t.Columns))
				for i, c := range t.Columns {
					columns[i] = profiler.Column{Name: c.Name, Values: c.Values}
				}
				w.cut(columns)
				n.tables++
				for i, r := range judge.Columns(columns) {
					n.add(&t.Columns[i], r)
				}
			}
			rows = append(rows, []string{strings.TrimSuffix(filepath.Base(name), filepath.Ext(name)), w.name, fmt.Sprint(n.tables), fmt.Sprint(n.columns),
				proportion(n.right, n.personal), proportion(n.none, n.personal), fmt.Sprintf("%d of %d", n.sureNone, n.none),
				proportion(n.unknown, n.columns), proportion(n.alarms, n.things), fmt.Sprintf("%.3f", n.calibration())})
		}
	}
	p.table([]string{"tables of", "shown", "tables", "columns", "personal, right", "personal, NONE", "of these 0.95 or surer", "UNKNOWN",
		"not personal, called so", "calibration error"}, rows)
	return p.Bytes(), nil
}
