package profiler

import (
	"errors"
	"fmt"
	"io"

	"github.com/privet-go/privet/internal/tabular"
)

// DefaultSampleRows is how many rows [Profiler.File] looks at when
// FileOptions.SampleRows is 0.
const DefaultSampleRows = tabular.DefaultSampleRows

// sampleMemory is how many bytes the sample takes, about.
const sampleMemory = 64 << 20

// FileOptions say how a file is read. The zero value, like nil, finds out what
// it can from the file.
type FileOptions struct {
	// Format is "csv", or "" for the same.
	Format string

	// Delimiter parts fields. 0 means whichever of comma, semicolon, tab and
	// vertical bar parts the first rows best.
	Delimiter rune

	// NoHeader says that the first row is data. Otherwise it is the header when
	// nothing personal and no number of five or more digits is in it, and some
	// cell is a name that columns have; in doubt it is data.
	NoHeader bool

	// SampleRows is how many rows, from the first, the verdicts rest on. 0 means
	// DefaultSampleRows; a negative number means all. Long rows make the sample
	// shorter.
	SampleRows int
}

// A FileReport says what the columns of a file hold, and what was looked at.
type FileReport struct {
	Format string `json:"format"` // "csv"
	Header bool   `json:"header"` // the first row was taken for the names of the columns
	Rows   int64  `json:"rows"`   // of data; the header and empty lines are none
	Bytes  int64  `json:"bytes"`  // that were read

	// SampledRows is how many rows the verdicts rest on. The others were read
	// and not looked at.
	SampledRows int64 `json:"sampledRows"`

	// Columns are the verdicts, in the order of the columns.
	Columns []Result `json:"columns"`
}

// A ParseError says where a file could not be read. It wraps the reason.
type ParseError = tabular.ParseError

// File says what the columns of a table in a file hold, as [Profiler.ColumnsWith]
// does, in constant memory. The file is read to its end, so that an error at the
// end of it is not missed.
func (p *Profiler) File(src io.Reader, opts *FileOptions, q *Query) (FileReport, error) {
	report, err := p.file(src, opts, q)
	if err != nil {
		return FileReport{}, fmt.Errorf("profiler: %w", err)
	}
	return report, nil
}

func (p *Profiler) file(src io.Reader, opts *FileOptions, q *Query) (FileReport, error) {
	if opts == nil {
		opts = &FileOptions{}
	}
	most := int64(opts.SampleRows)
	switch {
	case most == 0:
		most = DefaultSampleRows
	case most < 0:
		most = 1<<63 - 1
	}
	counted := &tabular.CountingReader{Src: src}
	how := tabular.Options{Format: opts.Format, Delimiter: opts.Delimiter}
	if !opts.NoHeader {
		how.IsHeader = func(cells []string) bool {
			return tabular.IsHeader(cells,
				func(s string) bool { return len(p.Find(s)) > 0 },
				func(s string) bool { return len(p.headers.hits(s)) > 0 })
		}
	}
	f, format, err := tabular.Open(counted, how)
	if err != nil {
		return FileReport{}, err
	}
	report := FileReport{Format: format}
	var columns []Column
	memory := 0
	for r := new(tabular.Row); ; {
		if err := f.Next(r); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return FileReport{}, err
		}
		if r.Number == 0 {
			continue
		}
		report.Rows++
		if report.SampledRows >= most || memory >= sampleMemory {
			continue
		}
		report.SampledRows++
		memory += len(r.Raw)
		for _, c := range r.Cells {
			for int(c.Column) >= len(columns) {
				columns = append(columns, Column{})
			}
			values := &columns[c.Column].Values
			*values = append(*values, f.Decode(r, c))
		}
	}
	names, header := f.Columns()
	for len(columns) < len(names) {
		columns = append(columns, Column{})
	}
	for i, name := range names {
		columns[i].Name = name
	}
	report.Header, report.Bytes = header, counted.N
	report.Columns = p.ColumnsWith(columns, q)
	return report, nil
}
