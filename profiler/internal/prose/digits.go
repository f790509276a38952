package prose

// MayBeInRow is false for nearly all that is not written in groups of two or of four.
func MayBeInRow(text string, start, end int) bool {
	return end-start > 4 && (text[start+4] == ' ' || text[start+2] == ' ')
}

// IsInRow reports whether text[start:end], groups of two or of four digits with a space between
// them, goes on with such groups before or behind it, three at least, that are no further
// numbers of as many groups.
func IsInRow(text string, start, end int) bool {
	size := 4
	if text[start+2] == ' ' {
		size = 2
	}
	n := end - start + 1
	if n%(size+1) != 0 || !goesOnInRow(text, end, size) && !isInRowBefore(text, start, size) {
		return false
	}
	for i := start; i < end; i += size + 1 {
		if !isGroup(text, i, size) {
			return false
		}
	}
	groups := n / (size + 1)
	before, behind := 0, 0
	for i := start - size - 1; before < mostGroups && isInRowBefore(text, i+size+1, size); i -= size + 1 {
		before++
	}
	for i := end; behind < mostGroups && goesOnInRow(text, i, size); i += size + 1 {
		behind++
	}
	return before+behind > 2 && (before%groups != 0 || behind%groups != 0 || before == mostGroups || behind == mostGroups)
}
