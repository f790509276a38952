// Package block is what all formats of files have in common.
//
// A file is read as blocks, a [Block] of some 128 KiB at a time. A block has whole rows, a [Row] each,
// and a [Cell] for each value: the place where it stands in the block, and the column that it belongs
// to. What is not in a cell is copied as it is. A [Format] opens a file and gives its [Reader], which makes the
// blocks with Next, fills in rows and cells with Split, and spells the values that take the place of
// others with Encode.
//
// There are two ways to write a Reader. One that splits several blocks side by side, as those of CSV and
// JSON do, has all methods of a Reader and keeps its own state with a block: see [StateOf]. One that reads a file
// from front to back, as all others do, is a [Walker]: it is shown a text and appends the rows that
// are whole in it. [NewWalkReader] makes a Reader of it. The columns that it meets on the way are in a
// [ColumnSet] or in the tree of keys of package tree.
//
// What cannot be read is an error with its place, a [ParseError], and the limits of rows, columns and depths are
// here as well, so that they are the same in all formats. Begin with format.go and walk.go.
package block
