package validator

import (
	"slices"
	"strings"
	"unicode"
)

// A pair is an original, what became of it, and what the rule makes of it.
type pair struct {
	original, masked, expected []rune
}

// maskCharacter stands for a hidden code point.
const maskCharacter = '*'

// leakedCharacters counts the code points that the masked value shows and the
// rule hides, and gives the offset of the first, in code points.
func (p *pair) leakedCharacters() (n, first int) {
	if len(p.masked) == len(p.original) && len(p.expected) == len(p.original) {
		for i, r := range p.original {
			if p.masked[i] == r && p.expected[i] != r && isContent(r) {
				if n == 0 {
					first = i
				}
				n++
			}
		}
		return n, first
	}
	// The places do not correspond; what is shown at the two ends does.
	allowed := commonPrefix(p.original, p.expected)
	if shown := commonPrefix(p.original, p.masked); shown > allowed {
		if n = contentIn(p.original[allowed:shown]); n > 0 {
			return n, allowed
		}
	}
	allowed = commonSuffix(p.original, p.expected)
	if shown := commonSuffix(p.original, p.masked); shown > allowed {
		if n = contentIn(p.original[len(p.original)-shown : len(p.original)-allowed]); n > 0 {
			return n, max(0, len(p.masked)-shown)
		}
	}
	return 0, 0
}

// isContent reports whether a code point says something: a letter, a digit or a
// symbol of a script, and no separator.
func isContent(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r)
}

func contentIn(s []rune) (n int) {
	for _, r := range s {
		if isContent(r) {
			n++
		}
	}
	return n
}

func commonPrefix(a, b []rune) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

func commonSuffix(a, b []rune) int {
	n := 0
	for n < len(a) && n < len(b) && a[len(a)-1-n] == b[len(b)-1-n] {
		n++
	}
	return n
}

// runLength is the number of letters and digits in a row from which on they are
// a run that must not survive. Three in a row meet by chance too often.
const runLength = 4

// leakedRun is the length of the longest run of letters and digits that stands
// in the original and in the masked value, wherever and with whatever
// separators, unless the rule shows it. Zero means that there is none. The work
// grows with the length of the values and not with its square: runs are told by
// their pieces of runLength, so that a run whose pieces survive in several places
// counts as one.
func (p *pair) leakedRun() int {
	survived, shown := pieces(compact(p.masked)), pieces(compact(p.expected))
	longest, run, leaks := 0, 0, false
	original := compact(p.original)
	for i := 0; i+runLength <= len(original); i++ {
		piece := [runLength]rune(original[i : i+runLength])
		if !survived[piece] || slices.Contains(piece[:], hidden) {
			run, leaks = 0, false
			continue
		}
		run++
		// What the rule shows is part of a run, but makes none.
		if leaks = leaks || !shown[piece]; leaks {
			longest = max(longest, run+runLength-1)
		}
	}
	return longest
}

// overlaps reports whether half of the letters and digits of the original or more
// survive at their places or in runs, of which the rule does not show all.
func (p *pair) overlaps() bool {
	original := compact(p.original)
	// What is hidden by other characters than the mask character stands at its place.
	if len(p.masked) == len(p.original) {
		same := 0
		for i, r := range p.original {
			if isContent(r) && p.masked[i] == r {
				same++
			}
		}
		if n, _ := p.leakedCharacters(); n > 0 && same*2 >= len(original) {
			return true
		}
	}
	survived, shown := pieces(compact(p.masked)), pieces(compact(p.expected))
	covered, until, leaks := 0, 0, false
	for i := 0; i+runLength <= len(original); i++ {
		piece := [runLength]rune(original[i : i+runLength])
		if !survived[piece] || slices.Contains(piece[:], hidden) {
			continue
		}
		leaks = leaks || !shown[piece]
		covered += i + runLength - max(i, until)
		until = i + runLength
	}
	return leaks && covered*2 >= len(original)
}

// pieces are all runs of runLength in s.
func pieces(s []rune) map[[runLength]rune]bool {
	set := make(map[[runLength]rune]bool, len(s))
	for i := 0; i+runLength <= len(s); i++ {
		set[[runLength]rune(s[i:i+runLength])] = true
	}
	return set
}

// hidden stands in a compact form for a code point that is masked.
const hidden = '\x00'

// compact is s in lower case without separators; hidden code points stay, so
// that what stands on both sides of one is not joined.
func compact(s []rune) []rune {
	out := make([]rune, 0, len(s))
	for _, r := range s {
		switch {
		case r == maskCharacter:
			out = append(out, hidden)
		case isContent(r):
			out = append(out, unicode.ToLower(r))
		}
	}
	return out
}

// formatChanged reports whether the masked value has other separators than the
// rule leaves.
func (p *pair) formatChanged() bool {
	isSeparator := func(r rune) bool { return r != maskCharacter && !isContent(r) }
	if len(p.masked) == len(p.expected) {
		for i, r := range p.expected {
			if (isSeparator(r) || isSeparator(p.masked[i])) && r != p.masked[i] {
				return true
			}
		}
		return false
	}
	only := func(s []rune) string {
		return strings.Map(func(r rune) rune {
			if isSeparator(r) {
				return r
			}
			return -1
		}, string(s))
	}
	return only(p.masked) != only(p.expected)
}
