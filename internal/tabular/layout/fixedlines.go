package layout

import (
	"slices"
	"strings"
	"unicode"
)

// This file finds columns of a fixed width that have no names. A gap is blank in all lines. It parts columns where it is wider
// in some of them, and where what it parts is too long for the parts of one number or date: 2 Jan 1980, GB29 NWBK 6016.
// Where all lines are of one length, numbers also part from letters.

// longestPart is how long the parts of one number or date are.
const longestPart = 4

// gridWithout gives the columns of lines that have no header, or nil. All lines are as long as each other where alike is set.
func gridWithout(lines [][]rune, alike bool) *grid {
	width := 0
	for _, line := range lines {
		width = max(width, len(line))
		if len(line) == 0 {
			return nil
		}
	}
	if len(lines) < leastLined || isDelimited(lines) {
		return nil
	}
	g := &grid{}
	gap, start := 0, 0 // where the last gap began, and the last run
	for at := 0; at < width; at++ {
		blank := isBlank(lines, at)
		switch {
		case blank && (at == 0 || !isBlank(lines, at-1)):
			gap = at
		case blank:
		case len(g.starts) == 0:
			g.starts = []int{0}
		case gap > start: // the gap ends here
			if gap+1 == at && isFull(lines, gap-1) && isFull(lines, at) && (gap-start <= longestPart || runAfter(lines, at, width) <= longestPart) {
				break
			}
			if !isEdge(lines, gap, at) {
				return nil
			}
			g.starts = append(g.starts, at)
		case alike && isTurn(lines, at):
			g.starts = append(g.starts, at)
		}
		if !blank && (at == 0 || isBlank(lines, at-1)) {
			start = at
		}
	}
	if len(g.starts) < leastGridded {
		return nil
	}
	g.names = make([]string, len(g.starts))
	return g
}

// isDelimited reports whether each line has as many commas as the others, or all have two or more, or so of what else parts fields. What
// has a blank behind it is in a sentence or a name.
func isDelimited(lines [][]rune) bool {
	for _, delimiter := range []rune{',', ';', '|'} {
		count := func(line []rune) (n int) {
			for i, r := range line {
				if r == delimiter && (i+1 == len(line) || line[i+1] != ' ') {
					n++
				}
			}
			return n
		}
		n := count(lines[len(lines)-1])
		if n > 0 && !slices.ContainsFunc(lines, func(line []rune) bool { k := count(line); return k != n && (k < 2 || n < 2) }) {
			return true
		}
	}
	return false
}

// AreObjects reports whether most of the first lines of a text are objects of a program, in braces, whose fields are told by what
// stands before them and not by their places. Columns of a fixed width left 1 to 3 names of 36 in clear there, texts none.
func AreObjects(text string) bool {
	lines, n := 0, 0
	for line := range strings.Lines(text) {
		if s := strings.TrimLeft(line, " \t"); strings.HasPrefix(s, "{") && strings.Contains(s, ":") {
			n++
		}
		if lines++; lines == griddedLines {
			break
		}
	}
	return n >= leastGridded && 2*n > lines
}

// isFull reports whether no line is blank at a place, of those that go on there.
func isFull(lines [][]rune, at int) bool {
	for _, line := range lines {
		if at < len(line) && line[at] == ' ' {
			return false
		}
	}
	return true
}

// runAfter is how many places in a row are blank in no line, from one on.
func runAfter(lines [][]rune, at, width int) int {
	n := 0
	for at+n < width && !isBlank(lines, at+n) {
		n++
	}
	return n
}

// isEdge reports whether most values begin or end at the edge of their column, which is what makes a gap more than chance:
// those behind it at its end, or those in front of it at its beginning. Half of the lines go on behind it.
func isEdge(lines [][]rune, gap, at int) bool {
	left, right, behind, before := 0, 0, 0, 0
	for _, line := range lines {
		if len(line) > at {
			if behind++; line[at] != ' ' {
				left++
			}
		}
		if before++; gap-1 < len(line) && line[gap-1] != ' ' {
			right++
		}
	}
	return 2*behind >= len(lines) && (5*left >= 4*behind || 5*right >= 4*before)
}

// isTurn reports whether a column begins at a place where none is blank in front of: behind a number in all lines
// letters, or behind letters and blanks a number. The letters are not as many in all lines, as those within a number are.
func isTurn(lines [][]rune, at int) bool {
	toLetter, toDigit, uneven := true, true, false
	length := -1
	for _, line := range lines {
		if at >= len(line) {
			return false
		}
		before, behind := line[at-1], line[at]
		toLetter = toLetter && isDigit(before) && unicode.IsLetter(behind)
		toDigit = toDigit && isDigit(behind) && (unicode.IsLetter(before) || before == ' ')
		n := 0
		for at+n < len(line) && unicode.IsLetter(line[at+n]) {
			n++
		}
		uneven = uneven || before == ' ' || length >= 0 && n != length
		length = n
	}
	return (toLetter || toDigit) && uneven
}

func isDigit(r rune) bool { return '0' <= r && r <= '9' }
