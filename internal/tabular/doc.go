// Package tabular reads files as blocks of rows of values, and writes them again
// with some values replaced and everything else byte for byte. The profiler reads
// files with it, and the masker rewrites them.
//
// It is the door to all formats. [Open] undoes the compression (gzip.go), tells the format by the first
// bytes and the name of a file (tell.go), and makes the [Reader] of that format. What the formats share is in package block
// below it, and has its names here as well (words.go). CSV and JSON are read here, in the files that begin with
// these words; the others have packages of their own:
//
//	block   blocks, rows and cells, limits, errors, and what a Reader is made of
//	tree    the columns of keys that are inside of each other, and what names a column
//	sql     statements of SQL and dumps
//	markup  XML and HTML
//	layout  YAML, TOML, and lines of keys and values
//
// Beside the rows there is what tells a header ([IsHeader]), and the columns that a file is judged by: a [Sample] of its
// first rows, and a [Watch] over the rows behind it.
//
// To add a format of file, write a [Format] in a package beside these and add it to the list builtIn in
// formats.go; a program can hand in one of its own by Options.Formats. Begin with tabular.go.
package tabular
