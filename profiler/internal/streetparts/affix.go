package streetparts

import (
	"unicode"
	"unicode/utf8"
)

// This file parts lists of words by one byte of what they end or begin with, so that
// few of them need be compared with a text. A byte stands for all letter cases of its
// letter.

// An affixTable is the words of a list by a byte, in the order of the list.
type affixTable [256][]string

// suffixTable parts words by the byte before their last one, which is a space. Those
// that end with anything else are left out.
func suffixTable(words []string) *affixTable {
	t := &affixTable{}
	for _, w := range words {
		if rest := w[:len(w)-1]; w[len(w)-1] == ' ' {
			r, _ := utf8.DecodeLastRuneInString(rest)
			t.add(w, r, func(s []byte) byte { return s[len(s)-1] })
		}
	}
	return t
}

// add adds a word for each byte that a rune can have in some letter case.
func (t *affixTable) add(w string, r rune, key func([]byte) byte) {
	eachCase(r, func(f rune) {
		k := key(utf8.AppendRune(nil, f))
		if list := t[k]; len(list) == 0 || list[len(list)-1] != w {
			t[k] = append(list, w)
		}
	})
}

// eachCase calls yield for a rune in all letter cases.
func eachCase(r rune, yield func(rune)) {
	yield(r)
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		yield(f)
	}
}

// endings gives the words of a table of suffixes that text may end with.
func (t *affixTable) endings(text string) []string {
	if n := len(text); n > 1 && text[n-1] == ' ' {
		return t[text[n-2]]
	}
	return nil
}
