// Package sql reads statements of SQL and dumps of databases: what INSERT, REPLACE and COPY put into
// tables is rows, and all other texts in a file are searched as they are.
//
// [Format] opens a file, and [Holds] tells one by its beginning. A walker reads the file. It finds out the dialect
// (words.go) and then goes from statement to statement: a scanner (scan.go) gives words, names and literals,
// a statement (statement.go) is read up to the values that it puts into a table, and these are read
// one row at a time (values.go). The tables that were created give columns their names (tables.go). How a value is
// spelled, and spelled again, is in spell.go. The words of the language that matter are in words.txt.
//
// Nothing is parsed that need not be: a statement that puts in no values is text, comments and literals
// apart. Where dialects read the same bytes differently and nothing says which one it is, the file is refused.
// Begin with sql.go.
package sql
