package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
)

// A tableScan is what one table of a database holds.
type tableScan struct {
	Table   string       `json:"table"`
	View    bool         `json:"view,omitempty"`
	Rows    int64        `json:"rows"`
	Sampled int64        `json:"sampledRows"`
	Columns []columnScan `json:"columns"`
}

// A columnScan is a verdict, with what the schema says of the column.
type columnScan struct {
	Column     string        `json:"column"`
	Type       string        `json:"type,omitempty"`
	Label      privet.Label  `json:"label"`
	Confidence float64       `json:"confidence"`
	Count      int           `json:"count"`
	Schema     []string      `json:"schema,omitempty"`
	Changed    *privet.Label `json:"byValues,omitempty"` // the verdict by values and name alone, where the schema has changed it
}

// runScan runs privet-data scan.
func runScan(t *terminal, flags *flag.FlagSet, args []string) error {
	sample := flags.Int("sample", profiler.DefaultSampleRows, "how many `rows` of a table are examined, of which each is as likely as any other")
	format := formatFlag(flags)
	names, err := parse(flags, args)
	switch {
	case err != nil:
		return err
	case len(names) != 1:
		return errUsage("it takes one database; " + addresses)
	case *sample < 1:
		return errUsage("-sample is too small")
	}
	if err := checkFormat(*format); err != nil {
		return err
	}
	p, err := profiler.New(nil)
	if err != nil {
		return err
	}
	db, err := openDB(names[0])
	if err != nil {
		return err
	}
	defer db.Close()
	scans, err := scan(t.ctx, p, db, *sample)
	if err != nil {
		return err
	}
	if *format == "json" {
		return printJSON(t.out, scans)
	}
	return printScans(t.out, scans)
}

// scan judges the columns of all tables and views.
func scan(ctx context.Context, p *profiler.Profiler, db database.DB, sample int) ([]tableScan, error) {
	scans := []tableScan{}
	for _, table := range db.Tables() {
		if ctx.Err() != nil {
			return nil, errInterrupted
		}
		s, err := db.Sample(table, sample)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", table.Name, err)
		}
		report, err := rows.Profile(p, s, sample, false)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", table.Name, err)
		}
		one := tableScan{Table: table.Name, View: table.View, Rows: s.Total, Sampled: report.SampledRows}
		for j, r := range report.Columns {
			c := table.Columns[j]
			one.Columns = append(one.Columns, columnScan{Column: c.Name, Type: c.Type, Label: r.Label, Confidence: r.Confidence, Count: r.Count,
				Schema: schemaOf(table, c)})
		}
		hearSchema(p, table, s, &one)
		scans = append(scans, one)
	}
	hearKeys(db, scans)
	return scans, nil
}

// hearKeys gives columns that are joined by foreign keys one label, since they hold the same values: the surest of those that are
// personal, or else UNKNOWN where one of them is.
func hearKeys(db database.DB, scans []tableScan) {
	find := func(id columnID) *columnScan {
		for i := range scans {
			if scans[i].Table != id.table {
				continue
			}
			for j := range scans[i].Columns {
				if scans[i].Columns[j].Column == id.column {
					return &scans[i].Columns[j]
				}
			}
		}
		return nil
	}
	for _, joined := range joins(db) {
		var best *columnScan
		for _, id := range joined {
			if c := find(id); c != nil && (best == nil || tells(c) > tells(best) || tells(c) == tells(best) && c.Confidence > best.Confidence) {
				best = c
			}
		}
		for _, id := range joined {
			if c := find(id); c != nil && c.Label != best.Label {
				c.hear(best.Label, best.Confidence, "as what it is joined with")
			}
		}
	}
}

// tells ranks verdicts by how much they say.
func tells(c *columnScan) int {
	switch c.Label {
	case privet.None:
		return 0
	case privet.Unknown:
		return 1
	}
	return 2
}

func printScans(w io.Writer, scans []tableScan) error {
	for _, one := range scans {
		kind := "table"
		if one.View {
			kind = "view"
		}
		cells := [][]string{{"COLUMN", "TYPE", "LABEL", "CONFIDENCE", "SCHEMA"}}
		for _, c := range one.Columns {
			cells = append(cells, []string{c.Column, c.Type, string(c.Label), fmt.Sprintf("%.2f", c.Confidence), strings.Join(c.Schema, "; ")})
		}
		if err := printTable(w, fmt.Sprintf("%s %s: %d rows, of which %d were examined", kind, one.Table, one.Rows, one.Sampled), cells); err != nil {
			return err
		}
	}
	return nil
}
