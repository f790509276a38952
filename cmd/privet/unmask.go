package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// maxReport bounds the bytes of a report of privet mask.
const maxReport = 64 << 20

// runUnmask runs privet unmask.
func runUnmask(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	out := flags.String("o", "", "`file` to write, which appears whole or not at all, or - for standard output, which gets all up to an error")
	policyFile := flags.String("policy", "", "masking policy that the file was masked by, in JSON, in a `file`")
	reportFile := flags.String("report", "", "`file` with the report of privet mask -report, which has the labels of the columns")
	rule := flags.String("rule", "", "`label` by which values were masked: the arguments are masked values, and no file")
	workers := flags.Int("workers", 0, "how many rows are worked on at a time; 0 for as many as there are `cores`")
	how := fileFlags(flags)
	format := pageFormatFlag(flags)
	quiet := flags.Bool("q", false, "print no report")
	columns := columnLabels{}
	flags.Var(columns, "column", "`name=LABEL` says what a column was masked as; may be given several times")
	keys := keysFlag(flags)
	rest, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case *policyFile == "":
		return 0, errUsage("-policy is missing")
	case *rule != "" && (*out != "" || *reportFile != "" || len(columns) > 0):
		return 0, errUsage("-rule goes with values, and none of -o, -report and -column")
	case *rule == "" && len(rest) != 1:
		return 0, errUsage("it takes one file, or -rule and values")
	case *rule == "" && *out == "":
		return 0, errUsage("-o is missing")
	case *rule == "" && *reportFile == "" && len(columns) == 0:
		return 0, errUsage("the labels of the columns are missing: -report or -column gives them")
	case how.text:
		return 0, errUsage("a text cannot be unmasked")
	case *workers < 0:
		return 0, errUsage("-workers is too small")
	case *rule == "" && overwrites(*out, rest[0], *policyFile, *reportFile):
		return 0, errUsage("the output is the input")
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	policy, ring, err := readPolicy(ctx, t, *policyFile)
	if err != nil {
		return 0, err
	}
	// Findings in free text cannot be unmasked, so nothing is searched for.
	m, err := masker.New(&masker.Options{Policy: policy, Keys: ring.find, Finder: noFinder{}})
	if err != nil {
		return 0, ring.explain(err)
	}
	if *rule != "" {
		return unmaskValues(t, m, *rule, rest)
	}
	opts := &masker.FileOptions{Format: how.format(), Columns: columns, Header: how.header, NoHeader: how.noHeader, Keys: *keys, Workers: *workers}
	if *reportFile != "" {
		report, err := readReport(ctx, *reportFile)
		if err != nil {
			return 0, err
		}
		opts.Places = columns.fromReport(report)
		opts.SampleRows = int(report.SampledRows) // which have the columns without names
		opts.NoHeader = opts.NoHeader || !opts.Header && !report.Header
	}
	if opts.Delimiter, err = oneCharacter(how.delimiter); err != nil {
		return 0, err
	}
	in, err := openInput(ctx, t, rest[0])
	if err != nil {
		return 0, fmt.Errorf("the input: %w", err)
	}
	defer in.Close()

	bar := newProgress(t, in.size)
	opts.Name, opts.Progress = in.name, bar.step
	var report masker.Report
	err = writeWhole(t, *out, func(w io.Writer) (err error) {
		report, err = m.UnmaskFile(w, in, opts)
		return err
	})
	bar.end()
	switch {
	case err != nil:
		return 0, err
	case *quiet:
		return exitDone, nil
	case *format == "json":
		return exitDone, printJSON(t.err, report)
	}
	return exitDone, printAs(t.err, *format, "Privet: unmasking", []section{unmaskSection(report)})
}

// noFinder finds nothing.
type noFinder struct{}

func (noFinder) AppendFind(dst []privet.Finding, _ string) []privet.Finding { return dst }

// unmaskValues prints the original values of masked ones, one a line. If one of them
// cannot be unmasked, it prints none.
func unmaskValues(t *terminal, m *masker.Masker, rule string, masked []string) (int, error) {
	values := make([]string, len(masked))
	for i, s := range masked {
		var err error
		if values[i], err = m.Unmask(rule, s); err != nil {
			return 0, fmt.Errorf("value %d: %w", i+1, err)
		}
	}
	for _, s := range values {
		fmt.Fprintln(t.out, s)
	}
	return exitDone, nil
}

// readReport reads a report of privet mask.
func readReport(ctx context.Context, name string) (*masker.Report, error) {
	text, err := readSmall(ctx, nil, name, maxReport)
	if err != nil {
		return nil, fmt.Errorf("the report: %w", err)
	}
	report := new(masker.Report)
	if err := json.Unmarshal(text, report); err != nil || len(report.Columns) == 0 {
		return nil, errors.New("the report is none of privet mask -report")
	}
	return report, nil
}

// fromReport adds the labels of columns in the report for which there is no flag. If
// names are ambiguous or missing, it returns the labels by position as well.
func (c columnLabels) fromReport(report *masker.Report) (places []privet.Label) {
	given := maps.Clone(c)
	alike := false
	for _, column := range report.Columns {
		label, byHand := given[column.Column]
		if !byHand {
			label = column.Label
			if column.Searched {
				label = privet.Unknown // nothing of it can be restored
			}
		}
		places = append(places, label)
		if !report.Header || column.Column == "" {
			alike = true
			continue
		}
		before, twice := c[column.Column]
		alike = alike || twice && before != label
		c[column.Column] = label
	}
	if !alike {
		return nil
	}
	return places
}

// unmaskSection returns a table of what was done to each column.
func unmaskSection(r masker.Report) section {
	s := section{Header: []string{"COLUMN", "LABEL", "BECAME"}}
	for i, c := range r.Columns {
		became := "left as it is"
		if c.Restored {
			became = "unmasked"
		}
		s.Rows = append(s.Rows, []string{printable(columnName(c.Column, i)), string(c.Label), became})
	}
	s.Below = []string{plural(r.Rows, "row") + "."}
	return s
}
