// Package words tells where the words of a text end, and which runes belong to them. It is for namestart and streetparts, which read
// every text and lie below package lex.
//
// What most code uses:
//
//   - [IsWordRune] says of which kind a rune is.
//   - [End] is the end of the word at a place.
//   - [LettersOf] looks at eight bytes at once.
//   - [WordSet] is a set of words.
//
// Look first at word.go. The package imports chars and internal/numeral, and knows no language.
package words
