package validator

import (
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/validator/internal/attack"
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

	// defaultMaxSearch is how many bytes of text are searched for personal data
	// when TableOptions.MaxSearch is 0.
	defaultMaxSearch = 64 << 20

	// defaultSampleRows is how many rows labels rest on when
	// TableOptions.SampleRows is 0.
	defaultSampleRows = tabular.DefaultSampleRows

	// maxTables is how many tables can be compared at a time.
	maxTables = 100
)

// The errors of [Validator.Tables].
var (
	// ErrOptions says that options cannot be used.
	ErrOptions = attack.ErrOptions

	// ErrFileChanged says that a file is not the same when it is read again.
	ErrFileChanged = attack.ErrFileChanged
)

// A TableError says which table an error of [Validator.Tables] is about.
type TableError = attack.TableError

// A Table is one file before and after masking. Row by row the two are about the
// same things. Both files are read twice and stay open. At most 100 tables are compared at
// a time.
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

	// Format, Keys, Delimiter, Header and NoHeader say how the files are read; see
	// [masker.FileOptions].
	Format    string
	Keys      []string
	Delimiter rune
	Header    bool
	NoHeader  bool

	// MaxBytes is how many bytes a file may have after decompression, and MaxRatio how many times as large as a compressed file the data
	// in it may be, beyond its first MiB; more is an error. 0 means that there is no such bound.
	MaxBytes int64
	MaxRatio int

	// SampleRows is how many rows of the original the labels rest on. 0 means 1,000.
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
	// data. 0 means 64 MiB, a negative number none.
	MaxSearch int64

	// SmallClass is the number of rows below which a group of them is small. 0
	// means 11, as the Centers for Medicare & Medicaid Services have it.
	SmallClass int

	// Now is the time that ages are counted to. The zero value means the current
	// time.
	Now time.Time
}

const defaultSmallClass = 11

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
	if !v.isMade() {
		return nil, errNotMade()
	}
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
	by := attack.Masking{Masker: v.masker, Profiler: v.profiler}
	if v.policy != nil {
		by.Policy, by.Keys = v.policy.policy, v.policy.keys
	}
	list := make([]attack.Table, len(tables))
	for i, t := range tables {
		list[i] = attack.Table(t)
	}
	seen, err := attack.Run(list, by, attack.Options(o))
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
	case len(tables) > maxTables:
		refuse("there are more than %d tables", maxTables)
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
	if o.MaxMemory < 0 || o.MaxBytes < 0 || o.MaxRatio < 0 || o.SampleRows < 0 || o.SmallClass < 0 {
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
	orDefault(&o.MaxSearch, defaultMaxSearch)
	orDefault(&o.SampleRows, defaultSampleRows)
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
