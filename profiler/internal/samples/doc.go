// Package samples makes values and texts of all kinds for the tests of the packages around it. No program imports it: what it
// imports of package testing would be part of it.
//
// [Values] gives values of all recognizers, [RandomOf] and [WrittenAs] one that has a pattern, [Altered] one that is nearly it,
// and [MixedTable] a table of many kinds. [Marked] gives the values that stand between marks in the tests of package profiler
// and of the packages below it.
//
// The package imports privet, cells, folding, lex and spec, so that the tests of every room above those can use it.
package samples
