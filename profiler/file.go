package profiler

import (
	"context"
	"fmt"
	"io"
	"math"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/halt"
)

// DefaultSampleRows is how many rows [Profiler.File] looks at when
// FileOptions.SampleRows is 0.
const DefaultSampleRows = tabular.DefaultSampleRows

// A Format is a format of file. Format of package masker names those built in, and says how
// to add one.
type Format = tabular.Format

// FileOptions say how a file is read. The zero value, like nil, finds out what
// it can from the file. Gzip is undone. The columns of JSON are paths, such as email
// or customers[].email, and those of SQL are table.column; package masker describes them.
type FileOptions struct {
	// Format is the name of a [Format]. Empty means that the content tells: JSON
	// begins with a brace or a bracket, and a dump in SQL with statements; lines that begin with
	// a time are a log; what else is text and surely of no other format has the delimiter that parts it best.
	// A file called .txt is a table if it surely is one.
	Format string

	// Name is the name of the file. What its extension says has to agree with the
	// content, or the file is refused. Empty: nobody knows.
	Name string

	// Formats are formats that are tried before those built in.
	Formats []*Format

	// MaxBytes is how many bytes the file may have after decompression; more is an
	// error. 0 means any number.
	MaxBytes int64

	// MaxRatio is how many times as large as a compressed file the data in it may be, beyond
	// its first MiB; more is an error. 0 means any number.
	MaxRatio int

	// MaxField is the length in bytes of the longest field that is looked at, as it stands in the
	// file. 0 means 1 MiB, and a negative number any. A longer one is counted. A row over 16 MiB is an error.
	MaxField int

	// Place, if it is set, is called for each place where something was found in a
	// file that is one text, in the order of the text.
	Place func(FilePlace)

	// Progress, if it is set, is called now and then with how many bytes have been
	// read, before decompression, and how many rows. It is called by the goroutine
	// that calls File.
	Progress func(bytes, rows int64)

	// Delimiter parts the fields of a CSV file. 0 means whichever of comma, semicolon, tab and vertical bar parts the
	// first rows best, or else one of : ~ ^ § ¦, the space and
	// U+0001, U+0002, U+001E and U+001F that parts all of them alike.
	Delimiter rune

	// NoHeader says that the first row is data, and Header otherwise that it is the header. Without both it is the header when
	// nothing personal but words and no number of five or more digits is in it,
	// and enough cells are names whose labels [Profiler.Columns] knows without any values; in doubt it is data.
	Header, NoHeader bool

	// SampleRows is how many rows, from the first, the verdicts rest on. Those
	// behind them can only make a verdict stricter; see FileReport. 0 means
	// DefaultSampleRows; a negative number means all. Rows that take more than 64 MiB
	// of memory make the sample shorter.
	SampleRows int
}

// A FileReport says what the columns of a file hold, and what was looked at.
type FileReport struct {
	Format string `json:"format"`         // the name of it
	Gzip   bool   `json:"gzip,omitempty"` // the file was compressed
	Header bool   `json:"header"`         // the names of the columns come from the file
	Rows   int64  `json:"rows"`           // of data; the header and empty lines are none
	Bytes  int64  `json:"bytes"`          // that were read, before decompression

	// SampledRows is how many rows the verdicts rest on. In the others only columns that are NONE were
	// looked at, and those that had hardly a value until then.
	SampledRows int64 `json:"sampledRows"`

	// Turned are columns that were NONE in the sample and held something else behind it, in the order of
	// the rows: their verdict is about what they held from there on.
	Turned []Turn `json:"turned,omitempty"`

	// PassedOver is how many rows around the header of a CSV file are none of the table:
	// a line that names the delimiter, comments, titles, and a row of types.
	PassedOver int64 `json:"passedOver,omitempty"`
	Oversized  int64 `json:"oversized,omitempty"` // values of the sample over FileOptions.MaxField, not looked at

	// Columns are the verdicts, in the order of the columns. A text has none. Those that have no values in the sample,
	// and those of JSON that come after it, are judged by their names and the first values behind it, each for itself.
	// Fields beyond the header or, without one, beyond the first row are in columns
	// of their own, as far as they are in the sample. What has no name is called column_1, column_2 and so on by its place.
	Columns []Result `json:"columns"`

	// Findings counts what was found in a text, by label. In a table it counts what is
	// found in the sampled values of columns that are FREE_TEXT, as who masks them finds it, and what is surely found in those that
	// are NONE or UNKNOWN and in rows that were passed over; there dates, of which most are of things, are left out.
	Findings map[privet.Label]int64 `json:"findings,omitempty"`
}

// A Turn is the row from which on a column held something else than before.
type Turn struct {
	Column int   `json:"column"` // its index in FileReport.Columns
	Row    int64 `json:"row"`    // of data, from 1
}

// FindingShare is how many sampled rows of a table there may be for one finding, at
// most, for it to be taken for what the table holds rather than for chance: one of a
// hundred random numbers can have right check digits.
const FindingShare = 50

// Holds gives the labels of Findings that the file holds, in alphabetical order: all
// of a text, and of a table those that there is one of in [FindingShare] sampled rows.
func (r *FileReport) Holds() []privet.Label {
	var labels []privet.Label
	for l, n := range r.Findings {
		if len(r.Columns) == 0 || n*FindingShare >= r.SampledRows {
			labels = append(labels, l)
		}
	}
	slices.Sort(labels)
	return labels
}

// A ParseError says where a file could not be read. It wraps the reason.
type ParseError = tabular.ParseError

// File says what the columns of a file hold, as [Profiler.ColumnsWith] does, or, if
// the file is one text, what is in it, as [Profiler.Scan] does. It takes constant
// memory. The file is read to its end, so that an error at the end of it is not
// missed. The query is about the columns. One that cannot be used is an error before anything is
// read; see [QueryError].
func (p *Profiler) File(src io.Reader, opts *FileOptions, q *Query) (FileReport, error) {
	p = p.made()
	l, err := p.plan(q)
	if err != nil {
		return FileReport{}, fmt.Errorf("profiler: %w", err)
	}
	report, err := p.file(q.context(), src, opts, l)
	if err != nil {
		return FileReport{}, fmt.Errorf("profiler: %w", err)
	}
	return report, nil
}

func (p *Profiler) file(ctx context.Context, src io.Reader, opts *FileOptions, l *plan) (report FileReport, err error) {
	defer halt.Recover(&err)
	if opts == nil {
		opts = &FileOptions{}
	}
	f, err := p.openFile(ctx, src, opts)
	if err != nil {
		return FileReport{}, err
	}
	report = FileReport{Format: f.Format.Name, Gzip: f.Gzip}
	if f.Reader == nil {
		report.Findings, err = p.fileText(ctx, f, opts)
	} else {
		err = p.fileRows(ctx, f, opts, l, &report)
	}
	report.Bytes = f.Bytes()
	return report, err
}

// openFile begins to read a file as the options say.
func (p *Profiler) openFile(ctx context.Context, src io.Reader, opts *FileOptions) (*tabular.File, error) {
	columns := func(cols []Column) []Result { return p.appendColumns(ctx, nil, cols, p.base) }
	how := tabular.Options{Format: opts.Format, Name: opts.Name, Formats: opts.Formats, MaxBytes: opts.MaxBytes, MaxRatio: opts.MaxRatio,
		Delimiter: opts.Delimiter, MaxField: tabular.MaxRow, IsName: p.isName, IsKnown: tabular.KnownBy(columns)}
	if !opts.NoHeader {
		how.IsHeader = func(cells []string, below [][]string) bool {
			find := func(text string) []privet.Finding { return p.appendFind(ctx, nil, text) }
			return opts.Header || tabular.IsHeader(cells, below, find, columns)
		}
	}
	return tabular.Open(src, how)
}

// isName reports whether a key of an object names a column rather than being data.
func (p *Profiler) isName(key string) bool {
	return tabular.LooksLikeName(key) && !slices.ContainsFunc(p.Find(key), isSure)
}

// isSure reports whether a finding speaks against a name or a verdict, as it does for
// who masks the file.
func isSure(f privet.Finding) bool {
	const surely = 0.8
	return f.Confidence >= surely && f.Label.Category() != privet.CategoryDate
}

// fileRows judges the columns of a file with rows.
func (p *Profiler) fileRows(ctx context.Context, f *tabular.File, opts *FileOptions, l *plan, report *FileReport) error {
	sample := tabular.Sample{Most: int64(opts.SampleRows), MaxValue: opts.MaxField}
	switch {
	case sample.Most == 0:
		sample.Most = DefaultSampleRows
	case sample.Most < 0:
		sample.Most = math.MaxInt64
	}
	s, err := f.Survey(&sample, func(cols []Column) []Result {
		return p.appendColumns(ctx, make([]Result, 0, len(cols)), cols, l)
	}, func(rows int64) {
		halt.Check(ctx)
		if opts.Progress != nil {
			opts.Progress(f.Bytes(), rows)
		}
	})
	if err != nil {
		return err
	}
	_, report.Header = f.Columns()
	report.Rows, report.SampledRows, report.Oversized, report.PassedOver, report.Columns = s.Rows, sample.Rows, sample.Oversized, f.PassedOver(), s.Results
	for _, c := range s.Turned {
		report.Turned = append(report.Turned, Turn{c.Column, c.Turned})
	}
	report.Findings = p.untold(ctx, s.Sample, s.Results[:len(s.Sample)], l)
	report.Findings = p.count(ctx, report.Findings, sample.Beside, l, isSure)
	return nil
}

// Untold counts what is found in the values of columns that are FREE_TEXT, and surely found in
// those that are NONE or UNKNOWN, by label: a column of cards and of social security numbers has
// no label of its own. The results are those of the columns, as [Profiler.ColumnsWith] gives them
// for the same query. Of the latter dates, of which most are of things, are left out; nil says that
// there is nothing. [FindingShare] tells what of it is more than chance. The error is that
// of [Profiler.FindWith].
func (p *Profiler) Untold(cols []Column, results []Result, q *Query) (counts map[privet.Label]int64, err error) {
	p = p.made()
	l, err := p.plan(q)
	if err != nil {
		return nil, fmt.Errorf("profiler: %w", err)
	}
	defer halt.Recover(&err)
	return p.untold(q.context(), cols, results, l), nil
}

func (p *Profiler) untold(ctx context.Context, cols []Column, results []Result, l *plan) map[privet.Label]int64 {
	var counts map[privet.Label]int64
	for i := range results {
		switch results[i].Label {
		case columns.FreeText:
			counts = p.count(ctx, counts, cols[i].Values, l, func(privet.Finding) bool { return true })
		case privet.None, privet.Unknown:
			counts = p.count(ctx, counts, cols[i].Values, l, isSure)
		}
	}
	return counts
}

// count adds to the counts what is found in texts and counts.
func (p *Profiler) count(ctx context.Context, counts map[privet.Label]int64, texts []string, l *plan, counted func(privet.Finding) bool) map[privet.Label]int64 {
	var findings []privet.Finding
	for _, text := range texts {
		findings = p.appendFind(ctx, findings[:0], text)
		for _, f := range findings {
			if !counted(f) || !l.demand.Wants(f.Label) {
				continue
			}
			if counts == nil {
				counts = map[privet.Label]int64{}
			}
			counts[f.Label]++
		}
	}
	return counts
}

// fileText counts what is in a file that is one text.
func (p *Profiler) fileText(ctx context.Context, f *tabular.File, opts *FileOptions) (map[privet.Label]int64, error) {
	counts := map[privet.Label]int64{}
	m := meter{src: tabular.NewTextReader(f.Src), line: 1, column: 1}
	for finding, err := range p.ScanContext(ctx, &m) {
		if err != nil {
			return nil, err
		}
		counts[finding.Label]++
		if opts.Place != nil {
			opts.Place(m.place(finding))
		}
		if opts.Progress != nil {
			opts.Progress(f.Bytes(), 0)
		}
	}
	return counts, nil
}
