package masker

import (
	"fmt"
	"io"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

// The defaults and limits of [Masker.File].
const (
	// DefaultSampleRows is how many rows columns are classified by when
	// FileOptions.SampleRows is 0.
	DefaultSampleRows = tabular.DefaultSampleRows

	// DefaultMaxField is the length in bytes of the longest field when
	// FileOptions.MaxField is 0.
	DefaultMaxField = tabular.DefaultMaxField

	sampleMemory = 8 << 20 // bytes that the sample takes, about; one row always fits
)

// The errors of options that cannot be used.
var (
	// ErrUnknownFormat says that FileOptions.Format names no format.
	ErrUnknownFormat = tabular.ErrUnknownFormat

	// ErrOptions says that another field of [FileOptions] cannot be used with
	// the file.
	ErrOptions = tabular.ErrOptions
)

// FileOptions say how a file is read and masked. The zero value, like nil,
// finds out what it can from the file.
type FileOptions struct {
	// Format is "csv", or "" for the same.
	Format string

	// Columns gives labels to columns by their names in the header, spelled
	// exactly so; the Classifier decides about the others. A column with the
	// label NONE is kept as it is, one with UNKNOWN is masked as free text, and
	// one with a label that has no rule is masked whole. A name that the header
	// does not have is [ErrOptions]. Nil or empty: none.
	Columns map[string]privet.Label

	// Delimiter parts fields. 0 means whichever of comma, semicolon, tab and
	// vertical bar parts the first rows best.
	Delimiter rune

	// NoHeader says that the first row is data. Otherwise it is the header when
	// nothing personal and no number of five or more digits is in it, and some
	// cell is a name that the Classifier knows; in doubt it is data.
	NoHeader bool

	// SampleRows is how many rows, from the first, columns are classified by.
	// 0 means [DefaultSampleRows]. Long rows make the sample shorter.
	SampleRows int

	// MaxField is the length in bytes of the longest field, as it stands in the
	// file. 0 means [DefaultMaxField]. A longer one is [ErrTooLong].
	MaxField int
}

// File copies a table from src to dst with its columns masked. It shows the
// first rows to the Classifier and masks each column, these rows included, by
// the rule of the label that it gives:
//
//   - A value that does not fit the rule is masked whole, and counted as a
//     contradiction. So are words for a missing value, such as "N/A" or "null":
//     only the empty value stays.
//   - A column that is UNKNOWN is masked as free text: what the Finder finds in
//     a value is masked. So is one that is called NONE although something
//     personal is surely found in its first rows, and so are fields beyond the last column of the header or,
//     without a header, of the first row.
//   - A column that is NONE, or that the options keep, stays byte for byte. So
//     do quotes, line ends, empty lines, a byte order mark and the header.
//
// The file is read as RFC 4180 has it, in UTF-8. CR LF, LF and CR all end a
// row. A quote that is not closed, text after a closing quote and a quote inside
// a field that is not quoted are [ErrQuote], because two readers can disagree
// about where such a field ends. These errors, and [ErrInvalidUTF8], [ErrNUL]
// and [ErrTooLong], are in a [ParseError] that says where.
//
// What has been written to dst before an error is to be thrown away.
func (m *Masker) File(dst io.Writer, src io.Reader, opts *FileOptions) (Report, error) {
	report, err := m.file(dst, src, opts)
	if err != nil {
		return Report{}, fmt.Errorf("masker: %w", err)
	}
	return report, nil
}

func (m *Masker) file(dst io.Writer, src io.Reader, opts *FileOptions) (Report, error) {
	if m.finder == nil {
		return Report{}, ErrNoFinder
	}
	if m.classifier == nil {
		return Report{}, ErrNoClassifier
	}
	o, err := opts.withDefaults()
	if err != nil {
		return Report{}, err
	}
	t := &table{masker: m, opts: o}
	counted := &tabular.CountingReader{Src: src}
	how := tabular.Options{Format: o.Format, Delimiter: o.Delimiter, MaxField: o.MaxField}
	if !o.NoHeader {
		how.IsHeader = t.isHeader
	}
	if t.format, t.formatName, err = tabular.Open(counted, how); err != nil {
		return Report{}, err
	}
	counts, err := t.copy(dst)
	if err != nil {
		return Report{}, err
	}
	report := t.report(counts)
	report.Bytes = counted.N
	return report, nil
}

// withDefaults gives the options with what is left open filled in.
func (o *FileOptions) withDefaults() (FileOptions, error) {
	var full FileOptions
	if o != nil {
		full = *o
	}
	if full.SampleRows == 0 {
		full.SampleRows = DefaultSampleRows
	}
	if full.SampleRows < 0 {
		return FileOptions{}, fmt.Errorf("%w: SampleRows is negative", ErrOptions)
	}
	for _, l := range full.Columns {
		if !l.IsWellFormed() {
			return FileOptions{}, fmt.Errorf("%w: Columns has a label that is not well formed", ErrOptions)
		}
	}
	return full, nil
}
