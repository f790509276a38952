package reveal

import (
	"math"
	"slices"
	"strings"
	"unicode"
)

// A Pair is an original, what became of it, and what the rule makes of it.
type Pair struct {
	Original, Masked, Expected []rune
}

// MaskCharacter stands for a hidden code point.
const MaskCharacter = '*'

// LeakedCharacters counts the code points that the masked value shows and the
// rule hides, and returns the offset of the first, in code points.
func (p *Pair) LeakedCharacters() (n, first int) {
	if len(p.Masked) == len(p.Original) && len(p.Expected) == len(p.Original) {
		for i, r := range p.Original {
			if p.Masked[i] == r && p.Expected[i] != r && IsContent(r) {
				if n == 0 {
					first = i
				}
				n++
			}
		}
		return n, first
	}
	// The places do not correspond; what is shown at the two ends does.
	allowed := commonPrefix(p.Original, p.Expected)
	if shown := commonPrefix(p.Original, p.Masked); shown > allowed {
		if n = ContentIn(p.Original[allowed:shown]); n > 0 {
			return n, allowed
		}
	}
	allowed = commonSuffix(p.Original, p.Expected)
	if shown := commonSuffix(p.Original, p.Masked); shown > allowed {
		if n = ContentIn(p.Original[len(p.Original)-shown : len(p.Original)-allowed]); n > 0 {
			return n, max(0, len(p.Masked)-shown)
		}
	}
	return 0, 0
}

// chance is how likely a letter or digit of a made-up value is that of the original at the same
// place, at most, and unlikely what does not come about by chance.
const chance, unlikely = 0.12, 0.01

// ByChance reports whether a value that hides nothing by characters that mask, but is another
// value instead, may have n of the hidden code points of the original without being made of them.
func (p *Pair) ByChance(n int) bool {
	if p.hasMask() {
		return false
	}
	all := 0
	for i, r := range p.Original {
		if IsContent(r) && (len(p.Expected) != len(p.Original) || p.Expected[i] != r) {
			all++
		}
	}
	// The probability that n or more of all meet.
	less, term := 0.0, math.Pow(1-chance, float64(all))
	for k := range n {
		less += term
		term *= chance / (1 - chance) * float64(all-k) / float64(k+1)
	}
	return 1-less >= unlikely
}

// RunByChance is ByChance for a run of n letters and digits wherever it stands, such as the
// common end of two names: less than six of them, and half of the original at most.
func (p *Pair) RunByChance(n int) bool {
	return n < 6 && 2*n <= ContentIn(p.Original) && !p.hasMask()
}

// hasMask reports whether the masked value has mask characters, or one character again and again
// in their place: a third of all letters, digits and symbols and three at least, and half of them
// where it is a digit, which comes more often by itself.
func (p *Pair) hasMask() bool {
	if slices.Contains(p.Masked, MaskCharacter) {
		return true
	}
	times, all := map[rune]int{}, 0
	for _, r := range p.Masked {
		if IsContent(r) || unicode.IsSymbol(r) || r == '#' || r == '•' {
			all++
			times[r]++
		}
	}
	for r, n := range times {
		if n >= 3 && (2*n >= all || 3*n >= all && !unicode.IsDigit(r)) {
			return true
		}
	}
	return false
}

// HidesMore reports whether the masked value is what the rule makes of the original but for
// more code points that are hidden.
func (p *Pair) HidesMore() bool {
	if len(p.Masked) != len(p.Expected) {
		return false
	}
	for i, r := range p.Masked {
		if r != p.Expected[i] && r != MaskCharacter {
			return false
		}
	}
	return true
}

// IsContent reports whether a code point says something: a letter, a digit or a
// symbol of a script, and no separator.
func IsContent(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r)
}

// ContentIn returns how many code points of s are content.
func ContentIn(s []rune) (n int) {
	for _, r := range s {
		if IsContent(r) {
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

// RunLength is the length of the shortest run of letters and digits that must not
// survive. Runs of three meet by chance too often.
const RunLength = 4

// LeakedRun returns the length of the longest run of letters and digits that stands
// in the original and in the masked value, wherever and with whatever
// separators, unless the rule shows it. Zero means that there is none. The work
// grows with the length of the values and not with its square: runs are recognized by
// their pieces of runLength, so that a run whose pieces survive in several places
// counts as one.
func (p *Pair) LeakedRun() int {
	survived, shown := pieces(compact(p.Masked)), pieces(compact(p.Expected))
	longest, run, leaks := 0, 0, false
	original := compact(p.Original)
	for i := 0; i+RunLength <= len(original); i++ {
		piece := [RunLength]rune(original[i : i+RunLength])
		if !survived[piece] || slices.Contains(piece[:], hidden) {
			run, leaks = 0, false
			continue
		}
		run++
		// What the rule shows is part of a run, but makes none.
		if leaks = leaks || !shown[piece]; leaks {
			longest = max(longest, run+RunLength-1)
		}
	}
	return longest
}

// Overlaps reports whether half of the letters and digits of the original or more
// survive at their places or in runs, of which the rule does not show all.
func (p *Pair) Overlaps() bool {
	original := compact(p.Original)
	// What is hidden by other characters than the mask character stands at its place.
	if len(p.Masked) == len(p.Original) {
		same := 0
		for i, r := range p.Original {
			if IsContent(r) && p.Masked[i] == r {
				same++
			}
		}
		if n, _ := p.LeakedCharacters(); n > 0 && same*2 >= len(original) {
			return true
		}
	}
	survived, shown := pieces(compact(p.Masked)), pieces(compact(p.Expected))
	covered, until, leaks := 0, 0, false
	for i := 0; i+RunLength <= len(original); i++ {
		piece := [RunLength]rune(original[i : i+RunLength])
		if !survived[piece] || slices.Contains(piece[:], hidden) {
			continue
		}
		leaks = leaks || !shown[piece]
		covered += i + RunLength - max(i, until)
		until = i + RunLength
	}
	return leaks && covered*2 >= len(original)
}

// pieces are all runs of runLength in s.
func pieces(s []rune) map[[RunLength]rune]bool {
	set := make(map[[RunLength]rune]bool, len(s))
	for i := 0; i+RunLength <= len(s); i++ {
		set[[RunLength]rune(s[i:i+RunLength])] = true
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
		case r == MaskCharacter:
			out = append(out, hidden)
		case IsContent(r):
			out = append(out, unicode.ToLower(r))
		}
	}
	return out
}

// FormatChanged reports whether the masked value has other separators than the
// rule leaves.
func (p *Pair) FormatChanged() bool {
	isSeparator := func(r rune) bool { return r != MaskCharacter && !IsContent(r) }
	if len(p.Masked) == len(p.Expected) {
		for i, r := range p.Expected {
			if (isSeparator(r) || isSeparator(p.Masked[i])) && r != p.Masked[i] {
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
	return only(p.Masked) != only(p.Expected)
}
