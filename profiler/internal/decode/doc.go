// Package decode knows the ways in which text hides other text: percent-encoding, character references, backslash escapes, base
// 64, and the characters of package folding.
//
// What most code uses:
//
//   - [Decodings] are all ways, by the numbers of package folding. Each has a name, a doc, the bytes that lead to it, and a
//     func Read.
//   - [LeadOf] gives the decoding that a byte can lead to.
//   - [OpenBase64] finds base 64 and decodes it.
//   - [NextWrap] finds the ends of lines that a value may go over.
//
// To add a way, add a value to Decodings in decode.go and a number to package folding. Look there first; escape.go has the
// escapes, base64.go and wrap.go the rest.
//
// The package reads one escape at a time. To gather a neighbourhood, to search it and to give findings the offsets of their
// spelling is the work of package scan (decode.go and base64.go there), since what is decoded is walked by the engine again. It
// imports chars, folding, lazy, lex, lists and internal/numeral.
package decode
