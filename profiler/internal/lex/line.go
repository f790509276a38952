package lex

import (
	"strings"
	"unicode/utf8"
)

// LineStart is the beginning of the window of n bytes before i: at most n bytes
// back, behind the last line break, on the boundary of a rune.
func LineStart(text string, i, n int) int {
	lo := max(0, i-n)
	for lo < i && !utf8.RuneStart(text[lo]) {
		lo++
	}
	if k := strings.LastIndexByte(text[lo:i], '\n'); k >= 0 {
		lo += k + 1
	}
	return lo
}

// LineEnd is the end of the window of n bytes after i.
func LineEnd(text string, i, n int) int {
	hi := min(len(text), i+n)
	for hi > i && hi < len(text) && !utf8.RuneStart(text[hi]) {
		hi--
	}
	if k := strings.IndexByte(text[i:hi], '\n'); k >= 0 {
		hi = i + k
	}
	return hi
}
