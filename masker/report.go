package masker

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

// A Report says what [Masker.Text] or [Masker.File] has done. It holds counts,
// labels and the names of columns, never a value of the data.
type Report struct {
	// Format is the name of the format that was read, such as "csv" or "text".
	Format string `json:"format"`

	// Gzip says that the file was compressed, and that what was written is.
	Gzip bool `json:"gzip,omitempty"`

	// Rows is the number of rows of data. The header and empty lines are none. In
	// JSON records are rows; see [FileOptions].
	Rows int64 `json:"rows"`

	// Bytes is the number of bytes that were read, before decompression.
	Bytes int64 `json:"bytes"`

	// Header says whether the names of the columns come from the file: the first
	// row was taken for them, or they are paths in JSON.
	Header bool `json:"header"`

	// PassedOver is how many rows around the header of a CSV file are none of the table:
	// a line that names the delimiter, comments, titles, and a row of types.
	PassedOver int64 `json:"passedOver,omitempty"`

	// Columns are the columns of a table, in their order.
	Columns []ColumnReport `json:"columns,omitempty"`

	// AbsentColumns are columns that the policy names and the file does not have, in
	// alphabetical order, where Policy.Absent allows them.
	AbsentColumns []string `json:"absentColumns,omitempty"`

	// LackedColumns are columns that FileOptions.Columns or Keys name and the file does not
	// have, in alphabetical order, where FileOptions.Several lets it lack them.
	LackedColumns []string `json:"lackedColumns,omitempty"`

	// UnusedLabels are labels of one's own that the policy names and nothing of the
	// file was masked as, in alphabetical order. Labels that are built in or among
	// [Options].Labels are left out. One of them may be misspelled.
	UnusedLabels []string `json:"unusedLabels,omitempty"`

	// Findings counts what was found in the text, or in the columns that were
	// masked as free text, by label.
	Findings map[privet.Label]int64 `json:"findings,omitempty"`

	// Kept counts those of Findings that the policy has an operator for which may
	// leave them as they are, keep or text.
	Kept map[privet.Label]int64 `json:"kept,omitempty"`

	// SampledRows is how many rows the verdicts on the columns rest on.
	SampledRows int64 `json:"sampledRows"`

	// Unexamined is how many values, empty ones left out, were written without
	// having been searched: those of kept columns after the sample that are not foreign to
	// those of the sample, and all values of columns that FileOptions.Columns or the
	// policy keeps.
	Unexamined int64 `json:"unexamined"`

	// Contradictions is how many values did not fit the label of their column
	// and were masked whole for that or, in a column that is kept, as free text. Those of a column that has turned are counted in
	// the block where it did.
	Contradictions int64 `json:"contradictions"`
}

// A ColumnReport says what one column was taken for and what was done with it.
type ColumnReport struct {
	// Column is the name in the header, or its place where it has none: column_1 and so on.
	Column string `json:"column"`

	// Label, Confidence, Count and Matched are the verdict as the Classifier gives it; see
	// [privet.Result]. A label that FileOptions.Columns gives has confidence 1.
	// What was done with the column is said by the fields below.
	Label      privet.Label `json:"label"`
	Confidence float64      `json:"confidence"`
	Count      int          `json:"count"`
	Matched    int          `json:"matched"`

	// RuleName is the rule that the values were masked by. It is empty for a
	// column that was kept, for one that was masked as free text, and for one that
	// the policy names and nobody else knows.
	RuleName string `json:"ruleName,omitempty"`

	// Operator is the name of the operator that the policy names for the column or
	// its label, and pseudonym where Policy.IDs decides. It is empty where the default of the
	// policy does.
	Operator string `json:"operator,omitempty"`

	// Masked says that each value of the column was masked: by the rule, or whole where
	// nobody knows what the column holds.
	Masked bool `json:"masked,omitempty"`

	// Searched says that the column was masked as free text, whatever its label: only
	// what was found in its values is masked. To who unmasks the file it is UNKNOWN.
	Searched bool `json:"searched,omitempty"`

	// Restored says that each value of the column was unmasked.
	Restored bool `json:"restored,omitempty"`

	// Turned is the row, from 1, from which on the column held something else than in the
	// sample, where it was NONE: Label is what this seems to be, and every value from there on was masked whole.
	// What stands before was kept or searched. To who unmasks the file the column is UNKNOWN. 0 means that it never turned.
	Turned int64 `json:"turned,omitempty"`

	// Contradictions is how many values the rule did not understand or, in a column
	// that is NONE, were something else.
	Contradictions int64 `json:"contradictions,omitempty"`

	// Nulls is how many values of a column that is masked spell nothing as Policy.KeepNulls
	// has it, and stay.
	Nulls int64 `json:"nulls,omitempty"`

	// TooLong is how many values were redacted, since what takes their place would be longer than
	// Operation.MaxLength.
	TooLong int64 `json:"tooLong,omitempty"`

	// Oversized is how many values were masked whole, since they are longer than FileOptions.MaxField, whatever is
	// done with the others.
	Oversized int64 `json:"oversized,omitempty"`

	// Duplicates is how many values became what another value had become, in a column that has ten values
	// in the sample at least and none of them twice. The first 100,000 values of all such columns together are looked at.
	Duplicates int64 `json:"duplicates,omitempty"`
}

// A ParseError says where the data could not be read or masked. It wraps the
// reason. Numbers that have no meaning are zero.
type ParseError = tabular.ParseError

// The reasons of a [ParseError].
var (
	// ErrInvalidUTF8 says that the data is not UTF-8.
	ErrInvalidUTF8 = tabular.ErrInvalidUTF8

	// ErrNUL says that a NUL byte was met. Texts have none; UTF-16 and binary
	// data do, and nothing is found in them.
	ErrNUL = tabular.ErrNUL

	// ErrQuote says that quotes are not as RFC 4180 has them.
	ErrQuote = tabular.ErrQuote

	// ErrTooLong says that a field or a row is over its limit.
	ErrTooLong = tabular.ErrTooLong

	// ErrTooManyColumns says that a row has more than 10,000 fields, or a JSON
	// file more than 10,000 paths.
	ErrTooManyColumns = tabular.ErrTooManyColumns

	// ErrSyntax says that the data is not JSON (RFC 8259), or not XML.
	ErrSyntax = tabular.ErrSyntax

	// ErrLayout says that the data is not YAML, TOML, properties, variables or sections as these
	// are read here.
	ErrLayout = tabular.ErrLayout

	// ErrTooDeep says that more than 1,000 arrays and objects, or elements of XML, are inside each
	// other.
	ErrTooDeep = tabular.ErrTooDeep

	// ErrRatio says that a compressed file holds more than FileOptions.MaxRatio allows.
	ErrRatio = tabular.ErrRatio

	// ErrGzip says that gzip data is broken, such as by a wrong checksum.
	ErrGzip = tabular.ErrGzip

	// ErrTruncated says that gzip data ends too early.
	ErrTruncated = tabular.ErrTruncated
)
