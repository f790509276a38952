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

// A sumRule says what is true of the digits of all numbers that a check takes: the
// sum of the digits times the weights, divided by a number, leaves one of a few.
// The weights are written as the check has them, and behind them that of the check
// digit: -1 where the digit is what is left, and 1 where it is what is missing.
// So each rule can be read off its check.
type sumRule struct {
	Weights []int // for each digit
	By      int
	Leaves  []int // empty means 0

	// luhn is the length of numbers with the sum of Luhn instead.
	Luhn int
}

// Some of the weights.
var (
	rising  = []int{11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1} // from the right, the check digit first
	cuit    = []int{5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1}
	pis     = []int{3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1}
	primes  = []int{43, 41, 37, 29, 23, 19, 17, 13, 7, 3, 1} // of Colombia
	powers  = []int{1, -1, 1, -1, 1, -1, 1, -1, 1, -1}       // of ten, by 11
	divided = []int{256, 128, 64, 32, 16, 8, 4, 2, -1}
)

// SumRules are those of the built-in recognizers, by name. Where ten is written as
// 0, as it mostly is by 11, one more than 0 can be left.
var SumRules = map[string][]sumRule{
	"ar-cuit":            {{Weights: cuit, By: 11, Leaves: []int{0, 10}}}, // ten is written as 9
	"at-svnr":            {{Weights: []int{3, 7, 9, -1, 5, 8, 4, 2, 1, 6}, By: 11}},
	"at-svnr-undated":    {{Weights: []int{3, 7, 9, -1, 5, 8, 4, 2, 1, 6}, By: 11}},
	"au-abn":             {{Weights: []int{10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19}, By: 89, Leaves: []int{10}}},
	"au-acn":             {{Weights: []int{8, 7, 6, 5, 4, 3, 2, 1, 1}, By: 10}},
	"au-medicare":        {{Weights: []int{1, 3, 7, 9, 1, 3, 7, 9, -1, 0}, By: 10}, {Weights: []int{1, 3, 7, 9, 1, 3, 7, 9, -1, 0, 0}, By: 10}},
	"au-tfn":             {{Weights: []int{10, 7, 8, 4, 6, 3, 5, 1}, By: 11}, {Weights: []int{1, 4, 3, 7, 5, 8, 6, 9, 10}, By: 11}},
	"be-national-number": {{Weights: []int{1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 100, 10, 1, 10, 1}, By: 97, Leaves: []int{0, 97 - 2_000_000_000%97}}},
	"bg-egn":             {{Weights: []int{2, 4, 8, 5, 10, 9, 7, 3, 6, -1}, By: 11, Leaves: []int{0, 10}}},
	"br-cnh":             {{Weights: []int{9, 8, 7, 6, 5, 4, 3, 2, 1, -1, 0}, By: 11, Leaves: []int{0, 10}}},
	"br-cpf":             {{Weights: rising, By: 11, Leaves: []int{0, 1}}},
	"br-pis":             {{Weights: pis, By: 11, Leaves: []int{0, 1}}},
	"br-renavam":         {{Weights: pis, By: 11, Leaves: []int{0, 1}}},
	"ca-bc-phn":          {{Weights: []int{0, 2, 4, 8, 5, 10, 9, 7, 3, 1}, By: 11}},
	"ca-business-number": {{Luhn: 9}},
	"ca-ohip":            {{Luhn: 10}},
	"ca-sin":             {{Luhn: 9}},
	"ch-uid":             {{Weights: []int{5, 4, 3, 2, 7, 6, 5, 4, 1}, By: 11}},
	"cl-rut":             {{Weights: []int{2, 7, 6, 5, 4, 3, 2, 1}, By: 11}, {Weights: []int{3, 2, 7, 6, 5, 4, 3, 2, 1}, By: 11}},
	// ten is written as 1
	"co-nit": {{Weights: primes[2:], By: 11, Leaves: []int{0, 2}}, {Weights: primes[1:], By: 11, Leaves: []int{0, 2}},
		{Weights: primes, By: 11, Leaves: []int{0, 2}}},
	"cusip":          {{Luhn: 9}},
	"cz-rc":          {{Weights: powers, By: 11, Leaves: []int{0, 10}}},
	"de-lanr":        {{Weights: []int{4, 9, 4, 9, 4, 9, 1, 0, 0}, By: 10}},
	"dk-cpr-checked": {{Weights: []int{4, 3, 2, 7, 6, 5, 4, 3, 2, 1}, By: 11}},
	"do-cedula":      {{Luhn: 11}},
	"ec-cedula":      {{Luhn: 10}},
	"fi-business-id": {{Weights: []int{7, 9, 10, 5, 8, 4, 2, 1}, By: 11}},
	"fr-siren":       {{Luhn: 9}},
	"fr-vat":         {{Weights: []int{-10, -1, 10_000_000_000 % 97, 1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 100}, By: 97, Leaves: []int{97 - 12}}},
	"gr-afm":         {{Weights: divided, By: 11, Leaves: []int{0, 10}}},
	"gr-amka":        {{Luhn: 11}},
	"gt-nit": {{Weights: rising[6:], By: 11}, {Weights: rising[3:], By: 11}, {Weights: rising[2:], By: 11},
		{Weights: rising[1:], By: 11}},
	"hu-taj":                 {{Weights: []int{3, 7, 3, 7, 3, 7, 3, 7, -1}, By: 10}},
	"il-id":                  {{Luhn: 8}, {Luhn: 9}},
	"is-kennitala":           {{Weights: []int{3, 2, 7, 6, 5, 4, 3, 2, 1, 0}, By: 11}},
	"it-fiscal-code-company": {{Luhn: 11}},
	"it-vat":                 {{Luhn: 11}},
	"nl-bsn":                 {{Weights: []int{8, 7, 6, 5, 4, 3, 2, -1}, By: 11}, {Weights: []int{9, 8, 7, 6, 5, 4, 3, 2, -1}, By: 11}},
	"no-fodselsnummer":       {{Weights: cuit, By: 11}},
	"pe-dni-checked":         {{Weights: []int{3, 2, 7, 6, 5, 4, 3, 2, 1}, By: 11, Leaves: []int{6, 7}}},
	"pe-ruc":                 {{Weights: cuit, By: 11, Leaves: []int{0, 1}}},
	"ph-tin":                 {{Weights: []int{9, 8, 7, 6, 5, 4, 3, 2, -1}, By: 11}},
	"pl-nip":                 {{Weights: []int{6, 5, 7, 2, 3, 4, 5, 6, 7, -1}, By: 11}},
	"pl-pesel":               {{Weights: []int{1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1}, By: 10}},
	"pl-regon":               {{Weights: []int{8, 9, 2, 3, 4, 5, 6, 7, -1}, By: 11, Leaves: []int{0, 10}}},
	"pt-nif":                 {{Weights: rising[2:], By: 11, Leaves: []int{0, 1}}},
	"pt-niss":                {{Weights: []int{29, 23, 19, 17, 13, 11, 7, 5, 3, 2, 1}, By: 10, Leaves: []int{9}}},
	"py-ruc": {{Weights: rising[6:], By: 11, Leaves: []int{0, 1}}, {Weights: rising[3:], By: 11, Leaves: []int{0, 1}},
		{Weights: rising[2:], By: 11, Leaves: []int{0, 1}}},
	"ru-inn":                        {{Weights: []int{2, 4, 10, 3, 5, 9, 4, 6, 8, -1}, By: 11, Leaves: []int{0, 10}}},
	"ru-snils":                      {{Weights: []int{9, 8, 7, 6, 5, 4, 3, 2, 1, -10, -1}, By: 101, Leaves: []int{0, 100}}}, // a hundred is written as 00
	"sa-national-id":                {{Luhn: 10}},
	"se-organisationsnummer":        {{Luhn: 10}},
	"se-organisationsnummer-person": {{Luhn: 10}},
	"se-personnummer":               {{Luhn: 10}},
	"sk-rc":                         {{Weights: powers, By: 11, Leaves: []int{0, 10}}},
	"tr-national-id":                {{Weights: []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1}, By: 10}},
	"ua-rntrc":                      {{Weights: []int{-1, 5, 7, 9, 4, 6, 10, 5, 7, -1}, By: 11, Leaves: []int{0, 10}}},
	"uk-nhs":                        {{Weights: rising[1:], By: 11}},
	"uk-utr":                        {{Weights: []int{1, 6, 7, 8, 9, 10, 5, 4, 3, 2}, By: 11, Leaves: []int{0, 2}}},
	"uk-vat":                        {{Weights: []int{8, 7, 6, 5, 4, 3, 2, 10, 1}, By: 97, Leaves: []int{0, 42, 55}}},
	"us-aba-routing":                {{Weights: []int{3, 7, 1, 3, 7, 1, 3, 7, 1}, By: 10}},
	"uy-ci":                         {{Weights: []int{2, 9, 8, 7, 6, 3, 4, 1}, By: 10}},
	"vn-mst":                        {{Weights: []int{31, 29, 23, 19, 17, 13, 7, 5, 3, 1}, By: 11, Leaves: []int{10}}},
}

func (r *sumRule) Length() int { return max(r.Luhn, len(r.Weights)) }

// Divisor is the number by which the sum is divided.
func (r *sumRule) Divisor() int {
	if r.Luhn > 0 {
		return 10
	}
	return r.By
}

// add gives the summand for a digit at a place, which is less than the divisor.
func (r *sumRule) add(place, digit int) int {
	if r.Luhn > 0 {
		if (r.Luhn-1-place)%2 == 1 {
			return numeral.CrossSum(2 * digit)
		}
		return digit
	}
	return ((r.Weights[place]*digit)%r.By + r.By) % r.By
}

// leavesRight reports whether a sum of summands leaves what it should.
func (r *sumRule) leavesRight(sum int) bool {
	left := sum % r.Divisor()
	return left == 0 && len(r.Leaves) == 0 || slices.Contains(r.Leaves, left)
}

// isSame reports whether two rules say the same.
func (r *sumRule) isSame(o *sumRule) bool {
	return r.Luhn == o.Luhn && r.By == o.By && slices.Equal(r.Weights, o.Weights) && slices.Equal(r.Leaves, o.Leaves)
}

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
	narrow, wide []*sumRule
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
func (s *Sums) Add(r *sumRule) int {
	if r.Divisor() > mostNarrow {
		return s.addWide(r)
	}
	if number := slices.IndexFunc(s.narrow, r.isSame); number >= 0 {
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
			w.rows[place*10+digit] |= uint64(r.add(place, digit)) << (lane * laneBits)
		}
	}
	for sum := range w.right[lane] {
		if r.leavesRight(sum) {
			w.right[lane][sum] = 1 << lane
		}
	}
	return number
}

func (s *Sums) addWide(r *sumRule) int {
	number := slices.IndexFunc(s.wide, r.isSame)
	if number < 0 {
		number = len(s.wide)
		if number+len(s.narrow) == NoRule {
			return NoRule
		}
		s.wide = append(s.wide, r)
		w := wideSum{}
		for place := range r.Length() {
			for digit := range 10 {
				w.rows[place*10+digit] = uint16(r.add(place, digit))
			}
		}
		for sum := range LongestSummed * MostSumBy {
			if r.leavesRight(sum) {
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
