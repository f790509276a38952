package validator

import (
	"strings"
	"unicode"

	"github.com/privet-go/privet"
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
// separators, unless the rule shows it. Zero means that there is none.
func (p *pair) leakedRun() int {
	least := runLength
	original := compact(p.original)
	if len(original) < least {
		return 0 // too short to have a run; its characters have been compared
	}
	masked, expected := string(compact(p.masked)), string(compact(p.expected))
	longest := 0
	for i := 0; i+least <= len(original); i++ {
		j := i + least
		if strings.ContainsRune(string(original[i:j]), hidden) || !strings.Contains(masked, string(original[i:j])) || strings.Contains(expected, string(original[i:j])) {
			continue
		}
		for j < len(original) && strings.Contains(masked, string(original[i:j+1])) {
			j++
		}
		longest = max(longest, j-i)
	}
	return longest
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

// residual gives the label of personal data inside the masked value, or nothing.
// What the rule shows anyway, such as the domain of an address, does not count,
// and neither does the value as a whole, when it is of the rule's own label.
func (v *Validator) residual(masked, expected string, label privet.Label) privet.Label {
	for _, f := range v.profiler.Find(masked) {
		if f.Label == label && f.End-f.Start == len(strings.TrimSpace(masked)) {
			continue
		}
		if !strings.Contains(expected, masked[f.Start:f.End]) {
			return f.Label
		}
	}
	return ""
}
