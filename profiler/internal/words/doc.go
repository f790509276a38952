// Package words tells what the bytes, runes and words of a text are, in a fraction of the time that packages unicode and utf8
// take. It is for namestart and streetparts, which read every text and lie below package lex.
//
// What most code uses:
//
//   - [IsDigit], [IsAlnum], [IsLetterByte] and [IsWordRune] say of which kind a byte or a rune is.
//   - [End] is the end of the word at a place; [RuneAt] and [RuneBefore] read a rune.
//   - [LoadAt] and [LettersOf] look at eight bytes at once.
//   - [Table] is a set of words, [WordSet] the same as a map.
//
// Look first at word.go. The package imports the standard library only and knows no language.
package words
