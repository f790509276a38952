package main

import (
	"context"
	"flag"
	"fmt"
	"io"

	"github.com/privet-go/privet/profiler"
)

// A tableProfile is what one table holds.
type tableProfile struct {
	File  string `json:"file"`
	Table string `json:"table,omitempty"`
	profiler.FileReport
}

// A sampling says how much of a table is examined, and how much is said of it.
type sampling struct {
	ctx     context.Context
	rows    int
	explain bool
}

// runProfile runs privet-data profile.
func runProfile(t *terminal, flags *flag.FlagSet, args []string) error {
	sample := flags.Int("sample", profiler.DefaultSampleRows, "how many `rows` of a table are examined; -1 for all")
	explain := flags.Bool("explain", false, "say why each column was given its label")
	encoding := encodingFlag(flags)
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
		var one []tableProfile
		if isObjects(name) {
			one, err = profileObjects(t.ctx, name, reading{p, *encoding}, sampling{t.ctx, *sample, *explain})
		} else {
			one, err = profileFile(name, reading{p, *encoding}, sampling{t.ctx, *sample, *explain})
		}
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

func profileFile(name string, how reading, sample sampling) ([]tableProfile, error) {
	f, err := openFile(name, how)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	profiles, err := f.profile(how.engine, sample)
	if err != nil {
		return nil, err
	}
	for i := range profiles {
		profiles[i].File = name
	}
	return profiles, nil
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
