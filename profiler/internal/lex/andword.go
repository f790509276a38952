package lex

// This file has the words before the last item of a list.

// andWords stand before the last item of a list.
var andWords = WithCapitals("and or und oder sowie et ou y e o u i oraz lub en of och eller og a nebo és vagy și sau ja tai ve veya и или й та або dan atau")

// IsAndWord reports whether a word stands before the last item of a list. I, with a capital, does
// not.
func IsAndWord(word string) bool { return word != "I" && InSet(andWords, word) }
