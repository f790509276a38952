// Package lex parts a text into tokens, and tells what stands beside one.
//
// What most code uses:
//
//   - [NextToken] reads a token. It is of a kind: [TokenWord], [TokenDigits], [TokenMixed] or [TokenOther].
//   - [JoinsBefore] and [JoinsAfter] report whether a letter, a digit or what ties them touches a place.
//   - [PlaceAt] says what stands before a token, and [FollowAt] what stands behind it, as gates of recognizers ask for it.
//   - [Block] sorts 64 bytes of a text into classes at once, and [WordHash] is the hash by which words are looked up.
//   - [LineStart] and [LineEnd] bound a walk by its line.
//
// Look first at token.go, then at neighbour.go and block.go. The package imports bytekind, chars and internal/numeral. What a
// word means is not its business: sets of words are in package wordset, sentences in package prose.
package lex
