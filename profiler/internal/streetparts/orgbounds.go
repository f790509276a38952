package streetparts

// This file gives the bounds of the names of organisations: the legal form, the sons and
// partners behind them, the quotes around them, and the short words before them.

func isUpperByte(c byte) bool { return 'A' <= c && c <= 'Z' }

// lastWord is the word of letters that text ends with, up to longestWord bytes of it.
func lastWord(text string) string {
	i := len(text)
	for i >= 8 && len(text)-i < longestWord {
		n := lettersBefore(load(text[i-8 : i]))
		if i -= n; n < 8 {
			break
		}
	}
	for i = max(i, len(text)-longestWord); i > 0 && len(text)-i < longestWord; {
		r, n := runeBefore(text, i)
		if !isWordRune(r) {
			break
		}
		i -= n
	}
	return text[i:]
}
