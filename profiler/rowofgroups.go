package profiler

// This file tells numbers that are written in groups from rows of groups, such as a table of
// code points or the dump of a file, in which any few groups are such a number by chance; and
// codes of letters and digits from words of programs.

// mostGroups is how many groups are read on either side of a number.
const mostGroups = 16

// isByChance reports whether a number that a shape has found is so by chance: it stands in a row of
// groups, or is a word of a program that check digits have not told off.
func isByChance(text string, m match, proven bool) bool {
	return mayBeInRow(text, m.start, m.end) && isInRow(text, m.start, m.end) || proven && isHumped(text[m.start:m.end])
}

// mayBeInRow is false for nearly all that is not written in groups of two or of four.
func mayBeInRow(text string, start, end int) bool {
	return end-start > 4 && (text[start+4] == ' ' || text[start+2] == ' ')
}

// isInRow reports whether text[start:end], groups of two or of four digits with a space between
// them, goes on with such groups before or behind it, three at least, that are no further
// numbers of as many groups.
func isInRow(text string, start, end int) bool {
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

// goesOnInRow reports whether a space and a group stand at text[i], isInRowBefore whether they
// stand before it.
func goesOnInRow(text string, i, size int) bool {
	return i < len(text) && text[i] == ' ' && isGroup(text, i+1, size)
}

func isInRowBefore(text string, i, size int) bool {
	return i > size && text[i-1] == ' ' && isGroup(text, i-1-size, size)
}

// isGroup reports whether a group of hexadecimal digits of a size stands at text[i], with spaces
// or the ends of the line beside it.
func isGroup(text string, i, size int) bool {
	if i+size > len(text) || i > 0 && text[i-1] > ' ' || i+size < len(text) && text[i+size] > ' ' {
		return false
	}
	for _, c := range []byte(text[i : i+size]) {
		if !isHex(c) {
			return false
		}
	}
	return true
}

// fewestHumped is the length from which on codes of letters and digits are looked at, since
// shorter ones are typed in any letter case.
const fewestHumped = 12

// isHumped reports whether a code of letters and digits is written as words put together, with
// capitals inside: a name of a program, and not a code that has a check digit by chance.
func isHumped(code string) bool {
	if len(code) < fewestHumped || isDigit(code[0]) {
		return false
	}
	humps := 0
	for i := 1; i < len(code); i++ {
		if code[i] == ' ' {
			return false // words are put together without
		}
		small, before := 'a' <= code[i] && code[i] <= 'z', code[i-1]
		if small && 'A' <= before && before <= 'Z' {
			humps++
		}
	}
	return humps > 1
}
