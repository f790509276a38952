// Package decode knows the ways in which text hides other text: percent-encoding, character references, backslash escapes, base
// 64, and the characters of package folding.
//
// What most code uses:
//
//   - [Decodings] are all ways, by the numbers of package folding. Each has a name, a doc, the bytes that lead to it, and a
//     func Read.
//   - [LeadOf] gives the decoding that a byte can lead to.
//   - [Base64Run], [AppendBase64] and [IsText] find base 64, decode it, and tell whether it is text.
//
// To add a way, add a value to Decodings in decode.go and a number to package folding. Look there first; escape.go has the
// escapes, base64.go the rest.
//
// The package reads one escape at a time. To gather a neighbourhood, to search it and to give findings the offsets of their
// spelling is the work of package scan (decode.go and base64.go there), since what is decoded is walked by the engine again. It
// imports chars, folding, lex and internal/numeral.
package decode
