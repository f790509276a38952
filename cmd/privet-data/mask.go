package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
)

// runMask runs privet-data mask.
func runMask(t *terminal, flags *flag.FlagSet, args []string) error {
	out := flags.String("o", "", "`file` to write, which appears whole or not at all")
	policyFile := flags.String("policy", "", "masking policy in JSON, in a `file`; without it everything is masked by the default rules")
	sample := flags.Int("sample", masker.DefaultSampleRows, "how many `rows`, from the first, columns are judged by")
	encoding := encodingFlag(flags)
	format := formatFlag(flags)
	names, err := parse(flags, args)
	switch {
	case err != nil:
		return err
	case len(names) != 1:
		return errUsage("it takes one file")
	case isStore(names[0]):
		return errUsage("a database is masked by privet-data copy")
	case *out == "":
		return errUsage("-o is missing")
	case *sample < 1:
		return errUsage("-sample is too small")
	case isSame(*out, names[0]) || isSame(*out, *policyFile):
		return errUsage("the output is the input")
	}
	if err := checkFormat(*format); err != nil {
		return err
	}
	p, err := profiler.New(nil)
	if err != nil {
		return err
	}
	policy, err := readPolicy(t, *policyFile, p)
	if err != nil {
		return err
	}
	run := &maskRun{ctx: t.ctx, policy: policy, sample: *sample}
	if isObjects(names[0]) {
		if !isObjects(*out) {
			return errUsage("objects are masked to objects: -o s3://BUCKET/PREFIX")
		}
		err := maskObjects(t.ctx, *out, names[0], reading{p, *encoding}, run)
		return errors.Join(run.print(t.err, *format), err)
	}
	f, err := openFile(names[0], reading{p, *encoding})
	if err != nil {
		return err
	}
	defer f.Close()
	err = writeWhole(*out, func(w io.Writer) error {
		if err := f.mask(w, run); err != nil {
			return err
		}
		return policy.checkAbsent()
	})
	if err != nil {
		return err
	}
	return run.print(t.err, *format)
}

// isSame reports whether two names are of one file.
func isSame(a, b string) bool {
	x, err1 := os.Stat(a)
	y, err2 := os.Stat(b)
	return a == b || err1 == nil && err2 == nil && os.SameFile(x, y)
}

// table masks one of the tables.
func (r *maskRun) table(dst rows.Sink, src rows.Source, by known) error {
	name := src.Name()
	columns := src.Columns()
	r.policy.has(name, r.tables, columns)
	how, err := r.policy.forTable(name, r.tables, by)
	if err != nil {
		return err
	}
	how.Sample = r.sample
	report, err := rows.Mask(dst, &stoppable{Source: src, ctx: r.ctx}, how)
	if err != nil {
		return err
	}
	r.reports = append(r.reports, tableReport{Table: name, Report: report})
	return nil
}

// print prints what was done.
func (r *maskRun) print(w io.Writer, format string) error {
	if format == "json" {
		return printJSON(w, r.reports)
	}
	for _, one := range r.reports {
		if one.Before {
			fmt.Fprintf(w, "%s: copied before\n", printable(one.Table))
			continue
		}
		cells := [][]string{{"COLUMN", "LABEL", "CONFIDENCE", "BECAME"}}
		for _, c := range one.Columns {
			cells = append(cells, []string{c.Column, string(c.Label), fmt.Sprintf("%.2f", c.Confidence), became(c)})
		}
		if err := printTable(w, fmt.Sprintf("%s: %d rows", one.Table, one.Rows), cells); err != nil {
			return err
		}
		if len(one.LeftOut) > 0 {
			fmt.Fprintf(w, "left out: %s\n", strings.Join(one.LeftOut, ", "))
		}
		for _, f := range one.Findings {
			fmt.Fprintf(w, "the check: %s %s, %s: %s, %d of %d %s\n", f.Level, f.Code, printable(strings.Join(f.Columns, ", ")), printable(f.Message),
				f.Count, f.Of, f.Unit)
		}
	}
	return nil
}

// became says what was done with a column.
func became(c masker.ColumnReport) string {
	s := "kept"
	switch {
	case c.Masked:
		s = "masked"
		if c.RuleName != "" {
			s += " as " + c.RuleName
		}
		if c.Operator != "" {
			s += " by " + c.Operator
		}
	case c.Searched:
		s = "searched as free text"
	}
	if c.Turned > 0 {
		s += fmt.Sprintf(" before row %d, and masked whole from there on", c.Turned)
	}
	return s
}
