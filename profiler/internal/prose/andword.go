package prose

import (
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file has the words before the last item of a list.

// andWords stand before the last item of a list.
var andWords = &wordset.WordList{File: "lex", Set: "andWords", Capitals: true}

// IsAndWord reports whether a word stands before the last item of a list. I, with a capital, does
// not.
func IsAndWord(word string) bool { return word != "I" && wordset.InSet(andWords, word) }
