package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet/internal/filerisk"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// assessOriginals returns how easily people are found again in the original that is worst, or
// nil where no table has quasi-identifiers, and the labels that are in texts. Of what is masked the
// score counts what masking leaves, as in the report that has recommended it.
func (f *tableFlags) assessOriginals(ctx context.Context, t *terminal, tables []validator.TableSummary) (
	worst *risk.Reidentification, inTexts []string, err error) {
	p, err := profiler.New(nil)
	if err != nil {
		return nil, nil, err
	}
	opts := profiler.FileOptions{Format: f.input.format(), Header: f.input.header, NoHeader: f.input.noHeader, SampleRows: profiler.DefaultSampleRows}
	if opts.Delimiter, err = oneCharacter(f.input.delimiter); err != nil {
		return nil, nil, err
	}
	for i, table := range tables {
		r := fileReport{FileReport: &profiler.FileReport{Rows: table.Original.Rows}}
		for _, c := range table.Columns {
			r.Columns = append(r.Columns, profiler.Result{Column: c.Column, Label: c.Label})
			r.columns = append(r.columns, filerisk.Column{Label: c.Label})
		}
		read := func(use func(io.Reader, *profiler.FileOptions) error) error {
			in, err := openInput(ctx, t, f.pairs[i].original.path)
			if err != nil {
				return err
			}
			defer in.Close()
			o := opts
			o.Name = in.name
			return use(in, &o)
		}
		err := read(func(in io.Reader, o *profiler.FileOptions) error {
			whole, err := p.File(in, o, nil)
			for _, label := range whole.Holds() {
				if len(table.Columns) > 0 { // of a text validation tells itself
					inTexts = append(inTexts, string(label))
				}
			}
			return err
		})
		if err == nil {
			err = r.assess(&filerisk.File{Profiler: p, Report: r.FileReport, Read: read}, &reportFlags{classes: risk.DefaultMaxClasses})
		}
		if err != nil {
			return nil, nil, err
		}
		if x := r.Reidentification; x != nil && (worst == nil || x.Prosecutor.Average > worst.Prosecutor.Average) {
			worst = x
		}
	}
	return worst, inTexts, nil
}

// assess computes the re-identification risk of a table from its quasi-identifiers. It
// skips a table without any, and one that is too large, with a note.
func (r *fileReport) assess(f *filerisk.File, own *reportFlags) error {
	quasi, err := r.choose("-quasi", own.quasi, filerisk.Quasi)
	if err != nil {
		return err
	}
	sensitive, err := r.choose("-sensitive", own.sensitive, filerisk.Sensitive)
	if err != nil {
		return err
	}
	sensitive = slices.DeleteFunc(sensitive, func(c int) bool { return slices.Contains(quasi, c) })
	if len(quasi) > 0 && (own.classes < 1 || own.classes > 1<<31-1) {
		return errUsage("-max-classes is out of range")
	}
	r.Reidentification, err = f.Reidentification(r.columns, quasi, sensitive, risk.TableOptions{Population: own.population, MaxClasses: int(own.classes)})
	if errors.Is(err, risk.ErrTooLarge) {
		r.Notes = append(r.Notes,
			fmt.Sprintf("The table has more than %s combinations of quasi-identifiers or of sensitive values, so it was not assessed for "+
				"re-identification; -max-classes allows more.", thousands(own.classes)))
		return nil
	}
	if err != nil || r.Reidentification == nil {
		return err
	}
	for _, c := range quasi {
		r.Quasi = append(r.Quasi, r.Columns[c].Column)
	}
	for _, c := range sensitive {
		r.Sensitive = append(r.Sensitive, r.Columns[c].Column)
	}
	return nil
}

// choose returns the indexes of the columns that a flag names, or of those that byLabel
// chooses.
func (r *fileReport) choose(flag, names string, byLabel func([]filerisk.Column) []int) ([]int, error) {
	var columns []int
	switch names {
	case "-":
		return nil, nil
	case "":
		return byLabel(r.columns), nil
	}
	for i, name := range strings.Split(names, ",") {
		at := slices.IndexFunc(r.Columns, func(c profiler.Result) bool { return c.Column == name })
		if n, err := strconv.Atoi(name); at < 0 && err == nil && n >= 1 && n <= len(r.Columns) {
			at = n - 1
		}
		if at < 0 {
			return nil, errUsage(fmt.Sprintf("column %d of %s is not in the file", i+1, flag))
		}
		if !slices.Contains(columns, at) {
			columns = append(columns, at)
		}
	}
	return columns, nil
}
