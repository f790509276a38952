// Package numbers has one value for each kind of identity number: how it is written, how it is checked, where that is published, and
// the words that name it. The profiler makes recognizers of it, and the masker makes numbers by it.
//
// # Adding a number
//
// A number stands in the file of its country or region, or of its trade. It is one [Number] with its check beside it, and a line in
// the list of package builtin of the profiler, whose order says which of two recognizers counts that find the same. Words that do not
// fit on a line stand in words.txt. Its [Number.Source] names the law, the standard or the specification; what could not be held
// against one says so.
package numbers
