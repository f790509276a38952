// Package scan is the engine of texts. It walks over a text once and finds what a list of recognizers knows; it names no kind
// of data except in the forms of whole values (forms.go).
//
// # How it works
//
// A reader parts the text into tokens and notes the sights: tokens and bytes that can lead to something (reader.go,
// readblock.go, which reads 64 bytes of ASCII at a time). A table leads from each sight to the few grammars that can begin
// there (dispatch.go), and one automaton looks for all shapes together (shapeautomaton.go). What they find is weighed by the
// words around it (weight.go, surround.go, context.go), and is then a candidate. Candidates come from four more sources: names
// (namestage.go), tables in the text (a stage that package grids gives), patterns of the caller's own (own.go), and what is
// hidden in escapes and base 64, which package decode reads and the engine walks again (decode.go, base64.go). Of those that
// overlap the most confident stays (resolve.go).
//
// Every grammar looks at a bounded number of bytes, so that all of it is linear in the length of the text.
//
// # What most code uses
//
//   - [New] makes a [Scanner] of recognizers. It never changes.
//   - [Scratch] is the memory of one search, for one goroutine at a time. Begin makes it ready for a text.
//   - [Scanner.Gather], [Scanner.Decode] and [Resolve] are the stages of a search in a whole text; package profiler calls them
//     in order (stages.go there). [Scanner.Walk] and [Settle] do the same in a stream.
//   - [WholeIndex] tells which recognizers have to be asked about a whole value, for package columns.
//   - [Scanner.ReadingOf] gives the evidence of a candidate again.
//
// Look first at scan.go and see.go. A way of hiding text is added to package decode, and a form of whole values to forms.go.
//
// # What is made to be fast
//
// Most files are shorter ways to the same result: gates and groups (dispatch.go, entrance.go, group.go, closer.go), cells that
// are one thing from beginning to end (single.go), texts that are written alike (layout.go), numbers of one series (series.go),
// short texts (short.go). The plain twin in slow_test.go and the plain entrances asks everything everywhere, and fuzz targets
// hold the two equal.
//
// The package imports all packages of kinds but address and plates: for the bounds of their grammars, and for words that keep a
// number or a name from being something else. It imports neither columns nor grids.
package scan
