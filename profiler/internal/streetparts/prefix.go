package streetparts

// This file tells everyday words of Arabic and Hebrew with what is written together with them:
// the article, short words such as and, in, to and from before them, and whose they are behind.
// The lexicon has the words alone.

const (
	leastDressed = 8 // bytes of a word with a letter before it
	leastBare    = 6 // of the word itself
	leastOwned   = 8 // of a word before a single letter that says whose it is
)

// isPrefix reports whether a letter is a word of its own that is written together with what
// follows it.
func isPrefix(letter string) bool {
	switch letter {
	case "ב", "ל", "מ", "ה", "ו", "ש", "כ", "و", "ب", "ل", "ف", "ك":
		return true
	}
	return false
}
