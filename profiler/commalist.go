package profiler

// This file looks at lists within a sentence, of single words with commas and one and between
// them: roses, lilies and jasmine. Among everyday words one that may be a name is none. Words in
// small letters say so of a word only where every word would have a capital, which is where
// the sentence begins: mum, dad and Anna are not all things.

// andWords stand before the last item of a list.
var andWords = withCapitals("and or und oder sowie et ou y e o u i oraz lub en of och eller og a nebo és vagy și sau ja tai ve veya и или й та або dan atau")

// Bounds of what is looked at of a list, on either side.
const (
	mostListWords   = 4
	longestAndWord  = 6 // bytes
	fewestListWords = 2 // everyday words that make a list one of things
)

// isAndWord reports whether a word stands before the last item of a list. I, with a capital, does
// not.
func isAndWord(word string) bool { return word != "I" && inSet(andWords, word) }
