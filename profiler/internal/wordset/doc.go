// Package wordset has sets of words that a text is compared with. The words themselves are data, in package lists.
//
// What most code uses:
//
//   - [WordList] is a set of single words, which [InSet] asks about one word. It names a file and a set of package lists, and
//     its tables are made when it is first asked.
//   - [OtherSet] is a set of words and phrases in any script, made by [Phrases] or [NewOtherSet].
//   - [WordTree] finds all words of a list in one walk.
//   - [HasWordFold] and [WordsOf] are for single words and for all words of some sets; [BitSet] and [StringSet] are sets of
//     numbers and of values.
//
// Look first at wordlist.go, then at phrases.go and tree.go. The package imports chars, lex, lists and internal/numeral. No
// word stands in its code.
package wordset
