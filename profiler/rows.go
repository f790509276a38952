package profiler

import (
	"context"
	"fmt"
	"io"

	"github.com/privet-go/privet/internal/tabular"
)

// Rows gives the values of some columns of a file, row by row: those at the indexes
// in columns, as [FileReport].Columns counts them. The options are those that File
// was called with, so that the same row is taken for the header.
//
// The slice that row gets has a value for each of columns, empty where the row has
// none, and is used again for the next row. A column that a row has several times,
// in an array of JSON, has its values joined with a line feed. An error of row ends
// the reading and comes back as it is. A file that is one text has no rows.
func (p *Profiler) Rows(src io.Reader, opts *FileOptions, columns []int, row func(values []string) error) error {
	if opts == nil {
		opts = &FileOptions{}
	}
	p = p.made()
	stopped := error(nil)
	err := p.rows(src, opts, columns, func(values []string) error {
		stopped = row(values)
		return stopped
	})
	if err != nil && stopped == nil {
		return fmt.Errorf("profiler: %w", err)
	}
	return err
}

func (p *Profiler) rows(src io.Reader, opts *FileOptions, columns []int, row func(values []string) error) error {
	f, err := p.openFile(context.Background(), src, opts)
	if err != nil || f.Reader == nil {
		return err
	}
	places := map[int32][]int{} // in values, by column
	for i, c := range columns {
		places[int32(c)] = append(places[int32(c)], i)
	}
	values, have := make([]string, len(columns)), make([]bool, len(columns))
	return f.Blocks(func(b *tabular.Block, _ int64) (*tabular.Block, error) {
		cell := 0
		for _, r := range b.Rows {
			cells := b.Cells[cell:r.Cells]
			cell = int(r.Cells)
			if !r.Data {
				continue
			}
			clear(values)
			clear(have)
			for _, c := range cells {
				for _, i := range places[c.Column] {
					value := f.Decode(b.Raw, c)
					if have[i] {
						value = values[i] + "\n" + value
					}
					values[i], have[i] = value, true
				}
			}
			if err := row(values); err != nil {
				return nil, err
			}
		}
		return b, nil
	}, func(rows int64) {
		if opts.Progress != nil {
			opts.Progress(f.Bytes(), rows)
		}
	})
}
