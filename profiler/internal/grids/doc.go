// Package grids finds the tables and records that stand inside of a text, has their columns judged as those of any table, and
// finds what the cells of the personal ones hold.
//
// What most code uses:
//
//   - [TextTable] is the memory of one text. It is the stage of tables that package scan calls where a word of [TableReader]
//     stands: Read finds a table, Take gives its findings, IsThing reports that a name is nobody's for where it stands.
//   - [TableReader] says which words lead to a table. It is a list of triggers for the scanner, and finds nothing itself.
//   - [TableJudge] joins the judge of columns with the scanner that reads the cells.
//
// Each way of writing has its file: textlines.go a line of headers with lines below it, textsql.go INSERT and COPY, texthtml.go
// tables of HTML, textrecord.go fields in JSON, XML and pairs, textfields.go forms with a field a line, textmessage.go HL7
// version 2, X12 and vCard. Look first at texttable.go, then at textjudge.go. To add a way of writing, add such a file.
//
// The package imports columns and scan and is imported by the door alone. It judges no header and no value itself.
package grids
