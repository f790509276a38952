package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
)

// A tableProfile is what one table holds.
type tableProfile struct {
	File  string `json:"file"`
	Table string `json:"table,omitempty"`
	profiler.FileReport
}

// runProfile runs privet-data profile.
func runProfile(t *terminal, flags *flag.FlagSet, args []string) error {
	sample := flags.Int("sample", profiler.DefaultSampleRows, "how many `rows` of a table are examined; -1 for all")
	explain := flags.Bool("explain", false, "say why each column was given its label")
	format := formatFlag(flags)
	names, err := parse(flags, args)
	switch {
	case err != nil:
		return err
	case len(names) == 0:
		return errUsage("it takes a file, or several")
	case *sample == 0:
		return errUsage("-sample is zero")
	}
	if err := checkFormat(*format); err != nil {
		return err
	}
	p, err := profiler.New(nil)
	if err != nil {
		return err
	}
	profiles := []tableProfile{}
	for i, name := range names {
		one, err := profileFile(p, name, *sample, *explain)
		if err != nil {
			return fmt.Errorf("file %d: %w", i+1, err)
		}
		profiles = append(profiles, one...)
	}
	if *format == "json" {
		return printJSON(t.out, profiles)
	}
	for _, one := range profiles {
		if err := one.print(t.out); err != nil {
			return err
		}
	}
	return nil
}

func profileFile(p *profiler.Profiler, name string, sample int, explain bool) (profiles []tableProfile, err error) {
	f, err := openFile(name, p)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for {
		src, err := f.Next()
		if errors.Is(err, io.EOF) {
			return profiles, nil
		}
		if err != nil {
			return nil, err
		}
		report, err := rows.Profile(p, src, sample, explain)
		if err != nil {
			return nil, err
		}
		one := tableProfile{File: name, FileReport: report}
		if src.Name() != name {
			one.Table = src.Name()
		}
		profiles = append(profiles, one)
	}
}

func (p tableProfile) print(w io.Writer) error {
	title := p.File
	if p.Table != "" {
		title += ", " + p.Table
	}
	cells := [][]string{{"COLUMN", "LABEL", "CONFIDENCE", "VALUES"}}
	for _, c := range p.Columns {
		cells = append(cells, []string{c.Column, string(c.Label), fmt.Sprintf("%.2f", c.Confidence), fmt.Sprint(c.Count)})
		for _, e := range c.Evidence {
			cells = append(cells, []string{"", fmt.Sprintf("%+.1f %s: %s", e.Weight, e.Kind, e.Detail)})
		}
	}
	return printTable(w, fmt.Sprintf("%s: %d rows", title, p.Rows), cells)
}
