package streetparts

import "github.com/privet-go/privet/profiler/internal/words"

// This file reads the numbers of a chain: those of houses, and postcodes.

// isInnerHyphen reports whether text[i] is a hyphen or a slash between two digits.
func isInnerHyphen(text string, i int) bool {
	return (text[i] == '-' || text[i] == '/') && i > 0 && i+1 < len(text) && words.IsDigit(text[i-1]) && words.IsDigit(text[i+1])
}

func hasDigit(s string) bool {
	for i := range len(s) {
		if words.IsDigit(s[i]) {
			return true
		}
	}
	return false
}
