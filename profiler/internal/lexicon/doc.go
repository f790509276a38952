// Package lexicon says what a word is: a given name, a name of a family, a place, a word that everybody uses. It knows some
// hundred thousand words of many languages and holds none of them: a word is looked up by its hash.
//
// What most code uses:
//
//   - [Lookup] gives the [Class] of a word; [LookupExact] is for scripts without letter case.
//   - The methods of Class say how common a word is as a name, a place or an everyday word, and the constants what else it is.
//   - [HashOf] and [Find] do it in two steps, [Memo] remembers the answers of one text, and [AppendFolded] folds a word as the
//     table has it.
//   - [IsEast] and [EastLengths] are for words in scripts without spaces.
//
// Look first at class.go and lexicon.go. The tables, lexicon.bin and east.bin, are made by the program in makelexicon from the
// lists of package wordlists. They are laid out as they are used, so that nothing is done when a program starts. A word is
// added to those lists and not here.
//
// The package imports the standard library only.
package lexicon
