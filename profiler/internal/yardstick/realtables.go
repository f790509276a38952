package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/tables"
)

// This file measures the verdict on tables that people have.

// A way is how much of a table is shown.
type way struct {
	name string
	cut  func(columns []profiler.Column)
}

var ways = []way{
	{"as they are", func([]profiler.Column) {}},
	{"first five rows", func(columns []profiler.Column) {
		for i := range columns {
			columns[i].Values = columns[i].Values[:min(len(columns[i].Values), 5)]
		}
	}},
	{"without headers", func(columns []profiler.Column) {
		for i := range columns {
			columns[i].Name = fmt.Sprintf("col_%d", i+1)
		}
	}},
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
			var n tables.RealTally
			for _, t := range list {
				columns := make([]profiler.Column, len(t.Columns))
				for i, c := range t.Columns {
					columns[i] = profiler.Column{Name: c.Name, Values: c.Values}
				}
				w.cut(columns)
				n.Tables++
				for i, r := range judge.Columns(columns) {
					n.Add(&t.Columns[i], r)
				}
			}
			rows = append(rows, []string{strings.TrimSuffix(filepath.Base(name), filepath.Ext(name)), w.name, fmt.Sprint(n.Tables), fmt.Sprint(n.Columns),
				proportion(n.Right, n.Personal), proportion(n.None, n.Personal), fmt.Sprintf("%d of %d", n.SureNone, n.None),
				proportion(n.Unknown, n.Columns), proportion(n.Alarms, n.Things), fmt.Sprintf("%.3f", n.CalibrationError())})
		}
	}
	p.table([]string{"tables of", "shown", "tables", "columns", "personal, right", "personal, NONE", "of these 0.95 or surer", "UNKNOWN",
		"not personal, called so", "calibration error"}, rows)
	return p.Bytes(), nil
}
