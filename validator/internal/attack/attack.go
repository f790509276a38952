package attack

import (
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// The errors of [Run].
var (
	// ErrOptions says that options cannot be used.
	ErrOptions = errors.New("unusable options")

	// ErrFileChanged says that a file is not the same when it is read again.
	ErrFileChanged = errors.New("the file changed while it was read")
)

// A TableError is the error of one table.
type TableError struct {
	Index int // of the table in the list
	Err   error
}

func (e *TableError) Error() string { return fmt.Sprintf("table %d: %v", e.Index+1, e.Err) }
func (e *TableError) Unwrap() error { return e.Err }

// A Table is one file before and after masking. Its fields are those of
// validator.Table.
type Table struct {
	Name             string
	FileName         string
	Original, Masked io.ReadSeeker
}

// Options say how tables are compared. The fields are those of validator.TableOptions,
// which documents them, with the defaults filled in: no bound and no time is zero.
type Options struct {
	Columns    map[string]privet.Label
	References [][]string

	Format    string
	Keys      []string
	Delimiter rune
	Header    bool
	NoHeader  bool

	MaxBytes int64
	MaxRatio int

	SampleRows int
	MaxMemory  int64
	MaxTries   int
	MaxSearch  int64
	SmallClass int
	Now        time.Time
}

// A Masking is what is known of how tables were masked.
type Masking struct {
	Masker   *masker.Masker                   // masks by the policy, where its keys are there
	Profiler *profiler.Profiler               // finds personal data in texts and columns
	Policy   *masker.Policy                   // nil means the default rules
	Keys     func(ref string) ([]byte, error) // of the policy; nil means that there are none
}

// Run compares tables with what masking made of them. It returns what somebody who has only
// the masked tables recovers of the originals, and what was counted on the way. It reads
// each file twice. An error names the table and the place, and comes with a nil Result.
//
// The names of the tables are different, and no field of a Table or of by is nil but for
// those that say so.
func Run(tables []Table, by Masking, opts Options) (*Result, error) {
	c := newComparison(tables, by, opts)
	if err := c.run(); err != nil {
		return nil, err
	}
	return c.result(), nil
}
