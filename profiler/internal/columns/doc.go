// Package columns judges the columns of a table: it weighs the header, the values and the columns beside them and says what
// each column holds. docs/columns.md explains the verdict.
//
// # How it works
//
// Each kind of data has a score, the logarithm of its odds, which is a sum of parts (parts.go, score.go). The stages:
//
//   - A header is split into words and looked up, in lists of many languages (headersplit.go, header.go, headerguess.go,
//     headershort.go).
//   - The values are counted: which forms and check digits they have (tally.go, by the index of whole values of package scan),
//     and how they look (looks.go), of which a model of logistic regression makes probabilities (looksmodel.go, looks.weights.gz).
//   - What values have in common speaks for or against a kind (numberforms.go, commonform.go, closedwords.go, births.go, and others).
//     What is particular about single labels is rows in labelrules.go.
//   - The columns beside it have a say (neighbours.go, postcodes.go, housenumbers.go, sites.go, country.go).
//   - The scores become probabilities, and the most probable wins, NONE and UNKNOWN among them. A column of sentences is
//     searched as text (celltext.go).
//
// # What most code uses
//
//   - [New] makes a [Judge]; [Judge.Append] gives a result for each column. It is safe for concurrent use.
//   - [NewKinds] gathers recognizers by label, and [HeaderIndex] finds phrases in headers.
//   - [BuiltInKinds], [BuiltInHeaders] and [BuiltInWholes] are those of the built-in recognizers, made when they are first
//     asked for.
//   - [LabelForm] reports whether a value is written as a label is.
//
// The parts that a score is the sum of, and their weights, are in parts.go. TestFitColumns fits the weights.
//
// Look first at columns.go, from Judge.WeighAll on. What a column is called is a line in lists/words/headings, which package
// headings reads, or in the Headers of a recognizer. Other words are in lists/words/columns.txt.
//
// The package is handed a func that finds in a text, and so imports neither the door nor grids.
package columns
