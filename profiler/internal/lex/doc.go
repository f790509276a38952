// Package lex reads the bytes, runes, tokens and words of a text for the packages above it: every primitive that more than one
// kind of data needs. It knows no label and no recognizer.
//
// What most code uses:
//
//   - [NextToken] and the kinds of tokens: [TokenWord], [TokenDigits], [TokenMixed] and [TokenOther].
//   - [SkipByte], [WordAt], [JoinsBefore] and [JoinsAfter] move along a text and tell where a word or a number ends.
//   - [WordList] is a set of words that is asked about one word at a time, [OtherSet] a set of words and phrases in any script,
//     and [WordTree] finds all words of a list in one walk. The words of the first two are data, in package lists.
//   - [Block] sorts 64 bytes of a text into classes at once.
//   - [Cell] is a whole value, such as one of a column, made ready to be asked about.
//   - [Numeral], [AllSame], [IsCheckDigit] and [SumRules] are what the checks of many numbers share. The check of one country's
//     number stands beside its recognizer.
//
// Look first at cursor.go and token.go. The names of the other files say what they read: line.go lines, field.go the value of a
// field, turn.go and asked.go questions and answers in a conversation, rune.go and folding.go characters beyond ASCII, sums.go
// check sums, measure.go amounts with units.
//
// The package imports bytekind, lexicon, lists and the check digits of internal/checksum. A function that only one kind of data
// needs belongs to the package of that kind, and a list of words to package lists.
package lex
