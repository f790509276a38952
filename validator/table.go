package validator

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

// The defaults and limits of [Validator.Tables].
const (
	// DefaultMaxMemory is how many bytes are taken to remember values when
	// TableOptions.MaxMemory is 0. A value that is there once and tells a person
	// takes up to 60 bytes: some 16 to be found anywhere, as many or less to be followed
	// each way, and as many where other columns hold values of its kind.
	DefaultMaxMemory = 640 << 20

	// DefaultMaxTries is how many values are hashed to find out what a hash is
	// made of, for each column, when TableOptions.MaxTries is 0.
	DefaultMaxTries = 2 << 20

	// DefaultMaxSearch is how many bytes of text are searched for personal data
	// when TableOptions.MaxSearch is 0.
	DefaultMaxSearch = 64 << 20

	// DefaultSampleRows is how many rows labels rest on when
	// TableOptions.SampleRows is 0.
	DefaultSampleRows = tabular.DefaultSampleRows

	// MaxTables is how many tables can be compared at a time.
	MaxTables = 100
)

// The errors of [Validator.Tables].
var (
	// ErrOptions says that options cannot be used.
	ErrOptions = errors.New("unusable options")

	// ErrFileChanged says that a file was another one when it was read again.
	ErrFileChanged = errors.New("the file changed while it was read")
)

// A Table is one file before and after masking. Row by row the two are about the
// same things. Both files are read twice and stay open.
type Table struct {
	// Name is what reports call the table. Foreign keys are found by it: the
	// column customer_id refers to the column id of the table customers.
	Name string

	// FileName is the name of the original, whose extension says how both files are
	// read, as in [masker.FileOptions]. Empty: nobody knows, and that they are texts
	// has to be said by TableOptions.Format.
	FileName string

	Original, Masked io.ReadSeeker
}

// TableOptions say how tables are compared. The zero value, like nil, finds out
// what it can from the files.
type TableOptions struct {
	// Columns gives labels to columns by their names; the others are given one
	// by the profiler, from the first rows of the original. NONE says that a
	// column is not personal. A name that no table has is [ErrOptions], as it is in
	// References and Keys.
	Columns map[string]privet.Label

	// References lists columns that hold the same keys, such as "customers.id"
	// and "orders.customer". Columns of one label, and those that are named so,
	// need not be listed.
	References [][]string

	// Format, Keys, Delimiter and NoHeader say how the files are read; see
	// [masker.FileOptions].
	Format    string
	Keys      []string
	Delimiter rune
	NoHeader  bool

	// SampleRows is how many rows of the original the labels rest on. 0 means
	// DefaultSampleRows.
	SampleRows int

	// MaxMemory is how many bytes are taken to remember hashes of values. When more
	// were needed, some values are left out, and the report says how many. Beside it
	// there are a few blocks of each file; and a program of Go takes up to twice what
	// it holds. 0 means DefaultMaxMemory.
	MaxMemory int64

	// MaxTries is how many values are hashed to find what a hash is made of, for
	// each column that looks like one, and a quarter of that where nobody knows
	// what the column holds. 0 means DefaultMaxTries, a negative number none.
	MaxTries int

	// MaxSearch is how many bytes of the masked tables are searched for personal
	// data. 0 means DefaultMaxSearch, a negative number none.
	MaxSearch int64

	// SmallClass is the number of rows below which a group of them is small. 0
	// means 11, as the Centers for Medicare & Medicaid Services have it.
	SmallClass int

	// Now is the time that ages are counted to. The zero value means the current
	// time.
	Now time.Time
}

const defaultSmallClass = 11

// A ColumnState says in a word what became of a column.
type ColumnState string

// The states.
const (
	StateClear   ColumnState = "clear"   // all values are as they were
	StateMixed   ColumnState = "mixed"   // some values are as they were
	StatePartial ColumnState = "partial" // part of each value is shown
	StateToken   ColumnState = "token"   // something else stands in their place
	StateHidden  ColumnState = "hidden"  // nothing is shown: masked whole, a constant, or empty
	StateGone    ColumnState = "gone"    // the column is not there
	StateEmpty   ColumnState = "empty"   // the original has no values
)

// A ColumnSummary says what one column of an original is and became.
type ColumnSummary struct {
	Column     string       `json:"column"`
	Label      privet.Label `json:"label"`
	Confidence float64      `json:"confidence"`         // of the label; 1 when the options give it
	Operator   string       `json:"operator,omitempty"` // by the policy
	State      ColumnState  `json:"state"`
	Values     int64        `json:"values"` // that are not empty
	Changed    int64        `json:"changed"`
}

// A FileDigest tells which file was looked at.
type FileDigest struct {
	SHA256 string `json:"sha256"` // of the bytes, hexadecimal
	Bytes  int64  `json:"bytes"`
	Rows   int64  `json:"rows"`
}

// A TableSummary says what was compared.
type TableSummary struct {
	Table    string          `json:"table"`
	Format   string          `json:"format"`
	Header   bool            `json:"header"`
	Original FileDigest      `json:"original"`
	Masked   FileDigest      `json:"masked"`
	Columns  []ColumnSummary `json:"columns"`
}

// A TableReport is the result of [Validator.Tables].
type TableReport struct {
	// Level is the highest level of the findings; empty when there are none.
	Level Level `json:"level"`

	Tables []TableSummary `json:"tables"`

	// Findings are the worst first, then in the order of the tables and the
	// kinds; never nil.
	Findings []TableFinding `json:"findings"`

	// Complete is false when a bound was met. A finding CHECK_INCOMPLETE says
	// which.
	Complete bool `json:"complete"`
}

// AtLeast reports whether there is a finding of the level or a higher one.
func (r *TableReport) AtLeast(level Level) bool {
	return slices.ContainsFunc(r.Findings, func(f TableFinding) bool { return f.Level.AtLeast(level) })
}

// Tables compares tables with what masking made of them: whether the masked ones
// can be used in place of the originals, and what somebody who has only the masked
// ones can learn. The tables are looked at together, so that keys are followed
// from one to another and a value that is masked in one is not left in another.
//
// Rows are compared one by one, so the masked file has them in the order of the
// original. Where the numbers of rows differ, what needs pairs of rows is left out,
// and the report says so.
//
// The work grows with the size of the files, and the memory does not: what has to
// be remembered of values is a keyed hash of each, up to TableOptions.MaxMemory. It
// reads each file twice.
//
// Under a policy ([Options.Policy]) it is also asked whether each operator has kept
// its promise, and, as far as its result can be told, whether it was used at all.
//
// An error says which table and where, and there is no report with it.
func (v *Validator) Tables(tables []Table, opts *TableOptions) (*TableReport, error) {
	r, err := v.compare(tables, opts)
	if err != nil {
		return nil, fmt.Errorf("validator: %w", err)
	}
	return r, nil
}

func (v *Validator) compare(tables []Table, opts *TableOptions) (*TableReport, error) {
	o, err := completed(tables, opts)
	if err != nil {
		return nil, err
	}
	by := masking{masker: v.masker, profiler: v.profiler}
	if v.policy != nil {
		by.policy, by.keys = v.policy.policy, v.policy.keys
	}
	seen, err := run(tables, by, o)
	if err != nil {
		return nil, err
	}
	return newReport(tables, seen), nil
}

// completed checks what [Validator.Tables] is given, and returns the options with their
// defaults.
func completed(tables []Table, opts *TableOptions) (TableOptions, error) {
	if opts == nil {
		opts = &TableOptions{}
	}
	o := *opts
	var errs []error
	refuse := func(format string, args ...any) {
		errs = append(errs, fmt.Errorf("%w: "+format, append([]any{ErrOptions}, args...)...))
	}
	switch {
	case len(tables) == 0:
		refuse("there is no table")
	case len(tables) > MaxTables:
		refuse("there are more than %d tables", MaxTables)
	}
	names := map[string]bool{}
	for i, t := range tables {
		if t.Original == nil || t.Masked == nil {
			refuse("table %d has no original or no masked file", i+1)
		}
		if names[t.Name] {
			refuse("table %d has the name of another", i+1)
		}
		names[t.Name] = true
	}
	if o.MaxMemory < 0 || o.SampleRows < 0 || o.SmallClass < 0 {
		refuse("a bound is negative")
	}
	for _, l := range o.Columns {
		if !l.IsWellFormed() {
			refuse("Columns has a label that is not well-formed")
			break
		}
	}
	orDefault(&o.MaxMemory, DefaultMaxMemory)
	orDefault(&o.MaxTries, DefaultMaxTries)
	orDefault(&o.MaxSearch, DefaultMaxSearch)
	orDefault(&o.SampleRows, DefaultSampleRows)
	orDefault(&o.SmallClass, defaultSmallClass)
	if o.Now.IsZero() {
		o.Now = time.Now()
	}
	return o, errors.Join(errs...)
}

func orDefault[T int | int64](v *T, value T) {
	if *v == 0 {
		*v = value
	}
}

// A reporter makes a report of what package attack has seen.
type reporter struct {
	tables   []Table
	order    map[string]int // of tables by name
	seen     *result
	findings []TableFinding
}

func newReport(tables []Table, seen *result) *TableReport {
	r := &reporter{tables: tables, order: map[string]int{}, seen: seen, findings: []TableFinding{}}
	for i, t := range tables {
		r.order[t.Name] = i
	}
	for i := range tables {
		r.structure(i)
		r.integrity(i)
	}
	r.references()
	for i := range seen.findings {
		r.leak(&seen.findings[i])
	}
	slices.SortStableFunc(r.findings, r.compareFindings)
	report := &TableReport{Findings: r.findings, Complete: true, Tables: []TableSummary{}}
	for _, f := range r.findings {
		if f.Code == CheckIncomplete {
			report.Complete = false
		}
	}
	if len(r.findings) > 0 {
		report.Level = r.findings[0].Level
	}
	for i, t := range seen.tables {
		s := TableSummary{Table: tables[i].Name, Format: t.format, Header: t.header, Columns: []ColumnSummary{}, Original: digestOf(t.original), Masked: digestOf(t.masked)}
		for _, c := range t.columns {
			s.Columns = append(s.Columns, ColumnSummary{c.display(), c.label, c.confidence, c.operator(), c.state, c.nonEmpty, c.changed.n + c.emptied.n})
		}
		report.Tables = append(report.Tables, s)
	}
	return report
}

func digestOf(f fileResult) FileDigest { return FileDigest{hex.EncodeToString(f.sum), f.bytes, f.rows} }

// find adds a finding of a kind. An empty level is that of the kind.
func (r *reporter) find(code Code, level Level, table int, label privet.Label, n count, of int64, unit string, columns []string, column int, format string, args ...any) {
	f := finding{code: string(code), level: level, table: table, label: label, columns: columns, number: n.n, of: of, unit: unit, message: fmt.Sprintf(format, args...)}
	if n.row > 0 {
		f.row, f.column = n.row, max(0, column+1)
	}
	r.leak(&f)
}

// leak adds a finding to the report.
func (r *reporter) leak(f *finding) {
	k := kindOf(Code(f.code))
	level := f.level
	if level == "" {
		level = k.Level
	}
	columns := f.columns
	if columns == nil {
		columns = []string{}
	}
	r.findings = append(r.findings, TableFinding{Code: k.Code, Level: level, Severity: severityOf(level), Table: r.tables[f.table].Name, Columns: columns, Label: f.label, GivesAway: f.givesAway,
		Count: f.number, Of: f.of, Unit: f.unit, Example: Position{f.row, f.column}, Message: f.message, Citations: append([]Citation{}, k.Citations...)})
}

// compareFindings orders findings: the worst first, then by table, kind and
// column.
func (r *reporter) compareFindings(a, b TableFinding) int {
	if d := slices.Index(levels, b.Level) - slices.Index(levels, a.Level); d != 0 {
		return d
	}
	if d := r.order[a.Table] - r.order[b.Table]; d != 0 {
		return d
	}
	if d := slices.IndexFunc(kinds, func(k Kind) bool { return k.Code == a.Code }) - slices.IndexFunc(kinds, func(k Kind) bool { return k.Code == b.Code }); d != 0 {
		return d
	}
	if d := a.Example.Column - b.Example.Column; d != 0 {
		return d
	}
	if d := slices.Compare(a.Columns, b.Columns); d != 0 {
		return d
	}
	return strings.Compare(a.Message, b.Message)
}
