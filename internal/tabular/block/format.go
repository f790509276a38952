package block

import "io"

// A Format is a documented format of file. It never changes. Package masker, which gives it
// out, says all that an implementation has to know, in its file format.go.
type Format struct {
	// Name is what options and reports call it: lower case, such as "csv".
	Name string

	// Doc is one sentence: what it is.
	Doc string

	// Extensions are the endings of names of such files, such as ".csv", in lower
	// case.
	Extensions []string

	// Holds reports whether a file that begins like this is of the format. The
	// head is the whole file when whole is set, and its first 64 KiB otherwise. It decides for
	// formats that are handed in; those built in but for segments are told by content together. Nil: only
	// options and names choose the format.
	Holds func(head string, whole bool) bool

	// Grows says that columns are met all through the file, and not all of them at
	// its beginning.
	Grows bool

	// Open begins to read a file. Nil means that the file is one text.
	Open func(src io.Reader, opts Options) (Reader, error)

	// Writer makes a file of the rows: it gets those of the Reader, one after
	// another, with masked values in them, and is closed at the end, unless there
	// was an error. It does not close dst. Nil means that the rows are the file.
	Writer func(dst io.Writer) io.WriteCloser
}

// A Reader reads a file as blocks of rows, which can be worked on side by side, and
// spells masked values as the file does. What lies between the cells is copied.
//
// Next is called by one goroutine at a time. The other methods are called from
// several goroutines, also while Next is running. Each block is split once; Next and
// Split may wait until the blocks before have been split, so that whoever has not
// split a block when he calls Next has somebody else who does. What the methods say
// about a block does not change with blocks to come.
type Reader interface {
	// Next reads the next block of whole rows: it sets Raw, and Line if it counts
	// lines, and leaves the rest to Split. It may use the memory of the slices again.
	// After the last block it returns io.EOF.
	Next(b *Block) error

	// Split fills in the rows and cells of a block that Next has given, unless Next
	// knows them already. A [ParseError] of it counts rows from those of the block. It refuses
	// what is not UTF-8.
	Split(b *Block) error

	// Columns gives the names of the columns that have been met by now, and
	// whether they come from the file. The names are empty if not. Names that
	// have been given do not change, and those of the columns of a block are among
	// them when it has been split.
	Columns() (names []string, header bool)

	// Decode gives the value that a cell spells. Cells with the same bytes and the same
	// Spelling have the same value.
	Decode(raw string, c Cell) string

	// Encode appends the spelling of a value that takes the place of the cell.
	Encode(dst []byte, c Cell, value []byte) []byte

	// AppendNull appends what the format has for no value in the place of the
	// cell.
	AppendNull(dst []byte, c Cell) []byte
}

// A Typer is a [Reader] of a format whose values have types.
type Typer interface {
	// Typed gives what takes the place of a cell where it keeps its type: the value or, if the cell is
	// a number and the value none, 0, and false in the place of true and false.
	Typed(c Cell, value []byte) []byte
}

// A Classer is a [Reader] of a format whose columns have no room for all values.
type Classer interface {
	// Class gives what tells the class of values of a column, or nil where all have one. A value that is permuted has the class of
	// its image.
	Class(column int32) func(value []byte) int
}

// A Block is a part of a file that is made of whole rows. Blocks one after another
// make up the file.
type Block struct {
	Raw   string // as it stands in the file
	Rows  []Row  // in order, without gaps, up to the end of Raw
	Cells []Cell // the places of values in Raw, in order
	Line  int64  // where it begins, from 1; 0 when the format has no lines

	state State // of the Reader that fills it
}

// A Row is a part of a block. It begins where the one before it ends.
type Row struct {
	End   int32 // in Raw
	Cells int32 // index behind its last cell
	Data  bool  // it counts as a row; a header, an empty line and what lies around records do not
}

// A Cell is the place of a value in a block: Raw[Start:End], quotes included.
type Cell struct {
	Start, End int32
	Column     int32 // index of the column; it may be beyond those that are known, or Beside
	Spelling   uint8 // for the Reader: how the value is spelled

	// Plain says that the value is spelled as it is, but for Margin bytes at each
	// end, and that any other value that is not empty and is made of its characters
	// and of asterisks can stand in its place. Such a cell needs neither Decode nor
	// Encode. The zero value is right for all cells.
	Plain  bool
	Margin uint8 // of a cell that is not plain: for the Reader
}

// Inside gives the place in Raw of the value of a cell that is plain.
func (c *Cell) Inside() (from, to int) {
	return int(c.Start) + int(c.Margin), int(c.End) - int(c.Margin)
}
