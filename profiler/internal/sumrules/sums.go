package sumrules

import (
	"slices"

	"github.com/privet-go/privet/internal/numeral"
)

// This file is about the sums that check digits are made of. A number of nine
// digits has the form of thirty kinds, and each of their checks takes a tenth of
// all numbers. The sums of all of them are made together, four in a word, from a
// table with a row for each digit at each place; a check is called only when its
// sum is right. That takes a third of the time of the calls. A sum rules numbers
// out and nothing else: what the check says counts.

// The sum of LongestSummed summands by a divisor up to mostNarrow has room in a lane
// of eight bits. The few rules that have a greater one are summed each for itself.
const (
	LongestSummed = 16
	mostNarrow    = 16
	MostSumBy     = 101
	laneBits      = 8
	lanes         = 64 / laneBits
)

// NoRule is the number of a rule that is true of all numbers, behind those of all
// others.
const NoRule = 31

// Sums are the rules for numbers of a length, put together. The narrow ones are
// numbered from 0 on, and the wide ones before noRule.
type Sums struct {
	narrow, wide []*numeral.Sum
	words        []sumWord
	wides        []wideSum
}

// A sumWord is eight narrow rules. Its rows hold the summands, by place and digit.
// right has the bit of a rule where its sum is right.
type sumWord struct {
	rows  [LongestSummed * 10]uint64
	right [lanes][1 << laneBits]uint8
}

// A wideSum is a rule with a great divisor.
type wideSum struct {
	rows  [LongestSummed * 10]uint16
	right [LongestSummed*MostSumBy/64 + 1]uint64 // a bit for each sum
}

// Add gives a rule its number. Those that say the same have the same.
func (s *Sums) Add(r *numeral.Sum) int {
	if r.Divisor() > mostNarrow {
		return s.addWide(r)
	}
	if number := slices.IndexFunc(s.narrow, r.Equal); number >= 0 {
		return number
	}
	number := len(s.narrow)
	if number+len(s.wide) == NoRule {
		return NoRule
	}
	s.narrow = append(s.narrow, r)
	if number%lanes == 0 {
		s.words = append(s.words, sumWord{})
	}
	w, lane := &s.words[number/lanes], number%lanes
	for place := range r.Length() {
		for digit := range 10 {
			w.rows[place*10+digit] |= uint64(r.Summand(place, digit)) << (lane * laneBits)
		}
	}
	for sum := range w.right[lane] {
		if r.IsRight(sum) {
			w.right[lane][sum] = 1 << lane
		}
	}
	return number
}

func (s *Sums) addWide(r *numeral.Sum) int {
	number := slices.IndexFunc(s.wide, r.Equal)
	if number < 0 {
		number = len(s.wide)
		if number+len(s.narrow) == NoRule {
			return NoRule
		}
		s.wide = append(s.wide, r)
		w := wideSum{}
		for place := range r.Length() {
			for digit := range 10 {
				w.rows[place*10+digit] = uint16(r.Summand(place, digit))
			}
		}
		for sum := range LongestSummed * MostSumBy {
			if r.IsRight(sum) {
				w.right[sum/64] |= 1 << (sum % 64)
			}
		}
		s.wides = append(s.wides, w)
	}
	return NoRule - 1 - number
}

// Admit gives the rules that are true of a number, a bit for each. There is no
// branch on what a sum leaves, which is as good as random.
func (s *Sums) Admit(digits []byte) (rules uint64) {
	var at [LongestSummed]uint8 // in rows
	for place, c := range digits {
		at[place%LongestSummed] = uint8(place*10) + c - '0'
	}
	rules = 1 << NoRule
	for i := range s.words {
		w := &s.words[i]
		sum := uint64(0)
		for _, k := range at[:len(digits)] {
			sum += w.rows[k]
		}
		rules |= uint64(w.right[0][uint8(sum)]|w.right[1][uint8(sum>>8)]|w.right[2][uint8(sum>>16)]|w.right[3][uint8(sum>>24)]|
			w.right[4][uint8(sum>>32)]|w.right[5][uint8(sum>>40)]|w.right[6][uint8(sum>>48)]|w.right[7][uint8(sum>>56)]) << (i * lanes & 63)
	}
	for i := range s.wides {
		w := &s.wides[i]
		sum := uint16(0)
		for _, k := range at[:len(digits)] {
			sum += w.rows[k]
		}
		rules |= w.right[sum/64] >> (sum % 64) & 1 << (NoRule - 1 - i)
	}
	return rules
}
