// Package cells makes whole values, such as those of a column, ready for recognizers to be asked about.
//
// What most code uses:
//
//   - [Cell] is a value made ready: its compact form, its signs, its digits and letters. [Cells] is a pool of them.
//   - [SignsIn] makes a set of the signs that a value may have.
//   - [ValueSet] is a set of values in any letter case, as an allow list has them.
//   - [FloatNumber] reads a whole number that a program has written as a floating-point one.
//
// Look first at cell.go. Which recognizers are asked about a value, package scan knows (wholes.go there), and what the values
// of a column say together package columns. The package imports chars, folding, lex, wordset and internal/numeral.
package cells
