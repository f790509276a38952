// Package chars tells what the bytes and the characters of a text are, and moves over them one at a time. It knows no tokens,
// no words and no language.
//
// What most code uses:
//
//   - [SkipByte], [SkipBlanks] and [SkipBack] move over bytes; [RuneAt] and [RuneBefore] read a character.
//   - [IsLetterRune], [IsCapitalAt] and [Spaceless] say of which kind a character is, and [ScriptKindOf] of which script.
//   - [FoldOf] and [LowerRune] fold letter case and accents. [RuneSet] is a set of characters.
//   - [Load] and [LoadTail] read eight bytes at once.
//
// Look first at skip.go for walks, byte.go for ASCII and rune.go for the rest. The package imports internal/numeral only.
// Package words does the same for namestart and streetparts, which lie elsewhere.
package chars
