package masker

import "github.com/privet-go/privet/internal/tabular"

// A Format is a format of file. Those built in are csv, tsv, json, ndjson, xml, html, yaml, toml, properties,
// env, ini, fixed, expanded, sql, mail, text, vcard, icalendar, ldif, gedcom, swift, qif, ris, x12, edifact and hl7. To read
// and write another one, fill in a Format and hand it in by FileOptions.Formats, to the masker
// and the profiler alike. Nobody changes it after that. Several files can be read by it at the
// same time, so that its funcs are called by multiple goroutines.
//
//	Name string
//
// is what options and reports call the format, in lower case, such as "csv". A format that is
// handed in goes before a built-in one of the same name.
//
//	Doc string
//
// says in one sentence what the format is. Nothing depends on it.
//
//	Extensions []string
//
// are the endings of names of such files, in lower case and with the dot, such as ".csv". Nil
// means that names do not tell the format.
//
//	Holds func(head string, whole bool) bool
//
// reports whether a file that begins with head is of the format. The head is what the file
// holds, decompressed: the first 64 KiB of it or, where whole is set, all. Unless
// FileOptions.Format says what the file is, the formats that are handed in are asked in their
// order, before those built in and before the name of the file, and the first that says yes
// reads the file. Nil means that only FileOptions.Format and the extension choose the format.
//
//	Grows bool
//
// says that columns are met all through the file, as in JSON, and not all of them in its first
// row. A column that is met behind the rows that columns are judged by is judged by its name
// and its first values, and is kept only where the options or the policy say so. Where Grows is not set, the
// cells of such a column are masked as free text.
//
//	Open func(src io.Reader, opts FormatOptions) (FormatReader, error)
//
// begins to read a file. The reader src gives what the file holds, decompressed and from the first
// byte; its errors are given back as they are. Open may read from it, or leave that to the
// FormatReader. An error of Open ends the work and comes to the caller, wrapped; it should hold
// no data. Nil means that the file is one text, which is masked as by [Masker.Text].
//
//	Writer func(dst io.Writer) io.WriteCloser
//
// makes a file of the blocks, for a format that has more in it than they are, such as a sum at
// its end. What it gives is written to by one goroutine: the blocks one after another, with masked
// values in the place of others, in pieces of any length. It is closed at the end unless there was an
// error, and does not close dst. Nil means that the blocks are the file.
type Format = tabular.Format

// A FormatReader reads a file as blocks of rows, and spells the values that take the place of
// others. What lies between the cells of a block is copied byte for byte.
//
// Next is called by one goroutine at a time. The other methods are called by multiple
// goroutines, also while Next is running, so that what they share with it is to be locked. Each
// block is split once. When Next is called, each block before has been split, or is being split by another
// goroutine; Next and Split may therefore wait for the blocks before. What the methods say about
// a block does not depend on later blocks.
//
// An error ends the work and comes to the caller, wrapped; it should hold no data. A
// [*ParseError] says where: its Row counts the rows of data from 1 at the beginning of the
// block, and those of the blocks before are added to it. A panic goes through to who called
// [Masker.File].
//
//	Next(b *Block) error
//
// reads the next block of whole rows. It sets b.Raw, which is not empty and is shorter than 2 GiB, and
// b.Line. It may set b.Rows and b.Cells as well, so that Split has nothing to do. The block may
// have been used before: then all fields hold what they held, and the memory of the two slices can be
// used again. Several blocks are in memory at a time, so that one should have some 128 KiB, and
// more only where a single row is longer. Behind the last block Next returns [io.EOF], and is not
// called again.
//
//	Split(b *Block) error
//
// sets b.Rows and b.Cells, unless Next has. Values have to be UTF-8 without NUL; others are
// refused here or in Next, with [ErrInvalidUTF8] or [ErrNUL] as the reason, and so are fields that
// are longer than FormatOptions.MaxField, with [ErrTooLong].
//
//	Columns() (names []string, header bool)
//
// gives the names of the columns that have been met by now, by their index, and whether they
// come from the file. Where they do not, header is false and all names are empty. When a block
// has been split, its columns are among them; without Format.Grows all columns of the file
// are, as soon as its first block has been split. Names that have been given do not change, and nobody writes
// to the slice. The columns of a file should have the same order whichever block is split first.
//
//	Decode(raw string, c Cell) string
//
// gives the value that a cell spells; raw is the Raw of its block. It is called for a cell any
// number of times. Cells with the same bytes and the same Spelling have the same value. The empty value stays as it
// is spelled.
//
//	Encode(dst []byte, c Cell, value []byte) []byte
//
// appends to dst the spelling of a value that takes the place of the cell, quotes and escapes
// included, and returns the longer slice. Decode gives the value for it again. The value can be
// empty and of any length, and Encode does not keep it.
//
//	AppendNull(dst []byte, c Cell) []byte
//
// appends to dst what the format has for no value at all, such as null in JSON and nothing in
// CSV, and returns the longer slice.
//
//	Typed(c Cell, value []byte) []byte
//
// is for a format whose values have types, and may be missing. It gives what takes the place of a cell where
// Policy.Types keeps them: the value or, if the cell is a number and the value none, 0, and false in the
// place of true and false. Nobody writes to what it gives.
//
//	Class(column int32) func(value []byte) int
//
// is for a format whose columns have no room for all values, and may be missing. It gives what tells the class of
// values of a column, such as whether they are numbers of 32 bits, or nil where all have one. A pseudonym has the class of its
// value, and so has what fpe makes, as long as they have the shape of it.
type FormatReader = tabular.Reader

// FormatOptions are what Format.Open is given: fields of [FileOptions], and two funcs. Format,
// Name, Formats, MaxBytes and MaxRatio have been obeyed already. The others are for formats that have a use for
// them.
//
//	Format   string    // the name that was asked for, or empty
//	Name     string    // of the file, or empty
//	Formats  []*Format // that were handed in
//	MaxBytes int64     // after decompression; 0 is any number
//	MaxRatio int       // how many times as large as a compressed file its data may be; 0 is any number
//
//	Delimiter rune     // 0 means that the file tells
//	MaxField  int      // how many bytes a field may have, as it is spelled; it is not 0 here
//	Keys      []string // columns of keys of objects, all of which are data
//
//	IsHeader func(cells []string, below [][]string) bool
//
// reports whether the values of a first row are names of columns rather than data. In doubt it
// says no. Nil means that there is no header.
//
//	IsKnown func(name string) bool
//
// reports whether a name alone says what a column holds. Nil means that it is not known of any.
//
//	IsWhole func(name string) bool
//
// reports whether the options or the policy name a column, so that its values are not parted. Nil means
// that they name none.
//
//	IsName func(key string) bool
//
// reports whether a key of an object is the name of a column rather than data. It is not nil
// here.
type FormatOptions = tabular.Options

// A Block is a part of a file that is made of whole rows. Offsets are bytes in Raw.
//
//	Raw   string // the part, as it stands in the file
//	Rows  []Row  // in order and without gaps, from the first byte of Raw to its last
//	Cells []Cell // in order and without overlaps, each inside of its row
//	Line  int64  // the line that Raw begins with, from 1; 0 where the format has no lines
type Block = tabular.Block

// A Row is a part of a [Block]. It begins where the one before it ends.
//
//	End   int32 // the offset behind the row and behind what ends it, such as a line feed
//	Cells int32 // the index in Block.Cells behind the last cell of the row
//	Data  bool  // false for a header, an empty line and what lies around records
//
// Rows that are no data are not counted. Their cells, if they have any, are masked like others.
type Row = tabular.Row

// A Cell is the place of a value in a [Block].
//
//	Start, End int32 // Raw[Start:End] spells the value, quotes included
//	Column     int32 // the index of its column, from 0
//	Spelling   uint8 // how the value is spelled; for the FormatReader alone
//	Plain      bool
//	Margin     uint8
//
// Plain says that the value is spelled as it is, but for Margin bytes at each end, such as a quote,
// and that any other value can stand in its place that is not empty and is made of its characters and of
// asterisks. Most of such cells are masked where they stand, without Decode and Encode, which is
// faster. The zero values of Plain and Margin are right for all cells.
type Cell = tabular.Cell
