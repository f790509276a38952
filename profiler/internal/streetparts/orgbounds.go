package streetparts

import "github.com/privet-go/privet/profiler/internal/words"

// This file gives the bounds of the names of organisations: the legal form, the sons and
// partners behind them, the quotes around them, and the short words before them.

func isUpperByte(c byte) bool { return 'A' <= c && c <= 'Z' }

// lastWord is the word of letters that text ends with, up to longestWord bytes of it.
func lastWord(text string) string {
	i := len(text)
	for i >= 8 && len(text)-i < words.LongestWord {
		n := words.LettersBefore(words.Load(text[i-8 : i]))
		if i -= n; n < 8 {
			break
		}
	}
	for i = max(i, len(text)-words.LongestWord); i > 0 && len(text)-i < words.LongestWord; {
		r, n := words.RuneBefore(text, i)
		if !words.IsWordRune(r) {
			break
		}
		i -= n
	}
	return text[i:]
}
