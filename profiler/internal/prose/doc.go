// Package prose reads what is written in sentences: words, the value of a field, questions and who answers them, rows of
// numbers.
//
// What most code uses:
//
//   - [WordAt], [WordStart] and [WordEnd] find a word, and [WordBeforeIn] one of a set before a place.
//   - [EndsPhrase] and [StartsSentence] tell where a sentence is.
//   - [NamesField] and [NoValues] are for the names of fields and what is no value behind them.
//   - [Asks] and [AnswerAt] read a question and its answer in a conversation.
//   - [IsInRow] and [IsMeasured] report that a number is one of a row, or an amount with a unit.
//
// Look first at word.go, then at field.go, turn.go and row.go. The package imports chars, lex, lexicon, wordset and
// internal/numeral. It knows no kind of data; what only one kind needs stands in the package of that kind.
package prose
