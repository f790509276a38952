// Package bytekind sorts the bytes of a text into up to sixteen kinds, 64 bytes at a time. The four bits of a kind are gathered
// in four planes, each of which holds one bit of all 64 bytes; which bytes are of a kind, or of one of several, is then a few
// logical operations.
//
// [NewTable] makes a [Table] of a func that gives the kind of a byte, and [Size] is how many bytes one step sorts. Package lex
// has the kinds (block.go there).
//
// On amd64 with AVX2 vectors do it in half of the time, and with the byte permutations of AVX-512 in a third (BenchmarkSplit);
// elsewhere tables do. Tests hold the ways equal. The package imports cpu.
package bytekind
