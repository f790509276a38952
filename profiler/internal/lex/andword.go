package lex

// This file has the words before the last item of a list.

// andWords stand before the last item of a list.
var andWords = ListedWithCapitals("lex", "andWords")

// IsAndWord reports whether a word stands before the last item of a list. I, with a capital, does
// not.
func IsAndWord(word string) bool { return word != "I" && InSet(andWords, word) }
