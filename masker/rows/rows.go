// Package rows profiles and masks the tables of stores: of a database, a queue, a format of file. A
// [Source] gives the rows of a table, a [Sink] takes them, and [Profile] and [Mask] stand between.
//
// Nothing here knows a store. Who has one writes the few methods of the two interfaces; cmd/privet-data
// has some of them.
//
// The engines see a table of any store as they see a CSV file of the same rows, so that their
// verdicts and their rules are the same. What they mask is fitted to the kind that the value
// had: a number stays a number, and a day a day.
//
// # Concurrency
//
// One goroutine at a time calls a Source, and one a Sink. The two are called by different ones, so that what they
// share has to be locked. Several tables can be masked at the same time.
package rows

import "errors"

// A Kind is the type of a value.
type Kind byte

// The kinds. The text of each is what a CSV file of the rows would have.
const (
	Null      Kind = 'n'
	Bool      Kind = 'b' // true or false
	Int       Kind = 'i' // decimal digits
	Float     Kind = 'f'
	Decimal   Kind = 'd' // digits with a point
	Text      Kind = 't' // UTF-8 without NUL
	Bytes     Kind = 'y' // bytes that are such a text
	Opaque    Kind = 'o' // bytes that are none
	Date      Kind = 'D' // 2006-01-02
	Time      Kind = 'T' // 15:04:05.999999999
	Timestamp Kind = 'S' // 2006-01-02T15:04:05.999999999, with Z or without
	UUID      Kind = 'u'
)

// A Value is one value of a row. Its text is valid until the next row is asked for.
type Value struct {
	Column   int // index
	Kind     Kind
	Rep, Def byte // where it stands in a nested row, for the store; at most 60
	Text     []byte
}

// A Column is one of the schema.
type Column struct {
	Name string `json:"name"`
	Type string `json:"type,omitempty"` // as the store calls it

	// Class tells the class of a text, such as whether the column has room for it; nil: all have one. A pseudonym
	// has the class of its value. Multiple goroutines call it.
	Class func(text []byte) int `json:"-"`
}

// A Source gives the rows of one table, from the first to the last. Name is what errors and reports call the table;
// Columns does not change while it is read.
type Source interface {
	Name() string
	Columns() []Column

	// Next appends the values of the next row to dst, and returns io.EOF behind the last one. A row
	// may have several values of a column, or none, where the store has nested rows. An
	// error says where and why and holds no value.
	Next(dst []Value) ([]Value, error)
}

// A Sink takes the rows of a table, in the order of the source and with its columns. What it has been given before an
// error is not to be used: the sink of a table that appears whole is finished by who called [Mask], once that has returned no error.
type Sink interface {
	// Write takes a row. It keeps nothing of it. Its errors say where and why and hold no value.
	Write(row []Value) error
}

// The reasons for refusing a value.
var (
	ErrTooLong = errors.New("a row of more than 64 MiB")
	ErrUTF8    = errors.New("a text that is not valid UTF-8")
)
