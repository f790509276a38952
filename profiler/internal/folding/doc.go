// Package folding knows the characters beyond ASCII that are read as ASCII, such as full-width letters and the digits of other
// scripts, and those that are not seen at all.
//
// What most code uses:
//
//   - [FoldAt] and [NextFoldable] find such a character and give the [Folding]: what it stands for, and by which decoding.
//   - [FoldCell] folds a whole value, [ReadFolded] and [ReadRune] a character of a text.
//   - [ByPercent] and the constants behind it number all decodings. Package decode has those that are no characters.
//
// Look at folding.go. The package imports chars and internal/numeral.
package folding
