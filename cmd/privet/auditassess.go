package main

import (
	"context"
	"io"

	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// assessOriginals returns how easily people are found again in the original that is worst, or
// nil where no table has quasi-identifiers. Of what is masked the score counts what masking
// leaves, as in the report that has recommended it.
func (f *tableFlags) assessOriginals(ctx context.Context, t *terminal, tables []validator.TableSummary) (*risk.Reidentification, error) {
	p, err := profiler.New(nil)
	if err != nil {
		return nil, err
	}
	opts := profiler.FileOptions{Format: f.input.format(), Header: f.input.header, NoHeader: f.input.noHeader, SampleRows: profiler.DefaultSampleRows}
	if opts.Delimiter, err = oneCharacter(f.input.delimiter); err != nil {
		return nil, err
	}
	var worst *risk.Reidentification
	for i, table := range tables {
		r := fileReport{FileReport: &profiler.FileReport{Rows: table.Original.Rows}}
		for _, c := range table.Columns {
			r.Columns = append(r.Columns, profiler.Result{Column: c.Column, Label: c.Label})
		}
		err := r.assess(p, &reportFlags{classes: risk.DefaultMaxClasses}, func(use func(io.Reader, *profiler.FileOptions) error) error {
			in, err := openInput(ctx, t, f.pairs[i].original.path)
			if err != nil {
				return err
			}
			defer in.Close()
			o := opts
			o.Name = in.name
			return use(in, &o)
		})
		if err != nil {
			return nil, err
		}
		if x := r.Reidentification; x != nil && (worst == nil || x.Prosecutor.Average > worst.Prosecutor.Average) {
			worst = x
		}
	}
	return worst, nil
}
