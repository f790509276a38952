package profiler

import "slices"

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
	weights []int // for each digit
	by      int
	leaves  []int // empty means 0

	// luhn is the length of numbers with the sum of Luhn instead.
	luhn int
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

// sumRules are those of the built-in recognizers, by name. Where ten is written as
// 0, as it mostly is by 11, one more than 0 can be left.
var sumRules = map[string][]sumRule{
	"ar-cuit":                       {{weights: cuit, by: 11, leaves: []int{0, 10}}}, // ten is written as 9
	"at-svnr":                       {{weights: []int{3, 7, 9, -1, 5, 8, 4, 2, 1, 6}, by: 11}},
	"at-svnr-undated":               {{weights: []int{3, 7, 9, -1, 5, 8, 4, 2, 1, 6}, by: 11}},
	"au-abn":                        {{weights: []int{10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19}, by: 89, leaves: []int{10}}},
	"au-acn":                        {{weights: []int{8, 7, 6, 5, 4, 3, 2, 1, 1}, by: 10}},
	"au-medicare":                   {{weights: []int{1, 3, 7, 9, 1, 3, 7, 9, -1, 0}, by: 10}, {weights: []int{1, 3, 7, 9, 1, 3, 7, 9, -1, 0, 0}, by: 10}},
	"au-tfn":                        {{weights: []int{10, 7, 8, 4, 6, 3, 5, 1}, by: 11}, {weights: []int{1, 4, 3, 7, 5, 8, 6, 9, 10}, by: 11}},
	"be-national-number":            {{weights: []int{1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 100, 10, 1, 10, 1}, by: 97, leaves: []int{0, 97 - 2_000_000_000%97}}},
	"bg-egn":                        {{weights: []int{2, 4, 8, 5, 10, 9, 7, 3, 6, -1}, by: 11, leaves: []int{0, 10}}},
	"br-cnh":                        {{weights: []int{9, 8, 7, 6, 5, 4, 3, 2, 1, -1, 0}, by: 11, leaves: []int{0, 10}}},
	"br-cpf":                        {{weights: rising, by: 11, leaves: []int{0, 1}}},
	"br-pis":                        {{weights: pis, by: 11, leaves: []int{0, 1}}},
	"br-renavam":                    {{weights: pis, by: 11, leaves: []int{0, 1}}},
	"ca-bc-phn":                     {{weights: []int{0, 2, 4, 8, 5, 10, 9, 7, 3, 1}, by: 11}},
	"ca-business-number":            {{luhn: 9}},
	"ca-ohip":                       {{luhn: 10}},
	"ca-sin":                        {{luhn: 9}},
	"ch-uid":                        {{weights: []int{5, 4, 3, 2, 7, 6, 5, 4, 1}, by: 11}},
	"cl-rut":                        {{weights: []int{2, 7, 6, 5, 4, 3, 2, 1}, by: 11}, {weights: []int{3, 2, 7, 6, 5, 4, 3, 2, 1}, by: 11}},
	"co-nit":                        {{weights: primes[2:], by: 11, leaves: []int{0, 2}}, {weights: primes[1:], by: 11, leaves: []int{0, 2}}, {weights: primes, by: 11, leaves: []int{0, 2}}}, // ten is written as 1
	"cusip":                         {{luhn: 9}},
	"cz-rc":                         {{weights: powers, by: 11, leaves: []int{0, 10}}},
	"de-lanr":                       {{weights: []int{4, 9, 4, 9, 4, 9, 1, 0, 0}, by: 10}},
	"dk-cpr-checked":                {{weights: []int{4, 3, 2, 7, 6, 5, 4, 3, 2, 1}, by: 11}},
	"do-cedula":                     {{luhn: 11}},
	"ec-cedula":                     {{luhn: 10}},
	"fi-business-id":                {{weights: []int{7, 9, 10, 5, 8, 4, 2, 1}, by: 11}},
	"fr-siren":                      {{luhn: 9}},
	"fr-vat":                        {{weights: []int{-10, -1, 10_000_000_000 % 97, 1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 100}, by: 97, leaves: []int{97 - 12}}},
	"gr-afm":                        {{weights: divided, by: 11, leaves: []int{0, 10}}},
	"gr-amka":                       {{luhn: 11}},
	"gt-nit":                        {{weights: rising[6:], by: 11}, {weights: rising[3:], by: 11}, {weights: rising[2:], by: 11}, {weights: rising[1:], by: 11}},
	"hu-taj":                        {{weights: []int{3, 7, 3, 7, 3, 7, 3, 7, -1}, by: 10}},
	"il-id":                         {{luhn: 8}, {luhn: 9}},
	"is-kennitala":                  {{weights: []int{3, 2, 7, 6, 5, 4, 3, 2, 1, 0}, by: 11}},
	"it-fiscal-code-company":        {{luhn: 11}},
	"it-vat":                        {{luhn: 11}},
	"nl-bsn":                        {{weights: []int{8, 7, 6, 5, 4, 3, 2, -1}, by: 11}, {weights: []int{9, 8, 7, 6, 5, 4, 3, 2, -1}, by: 11}},
	"no-fodselsnummer":              {{weights: cuit, by: 11}},
	"pe-dni-checked":                {{weights: []int{3, 2, 7, 6, 5, 4, 3, 2, 1}, by: 11, leaves: []int{6, 7}}},
	"pe-ruc":                        {{weights: cuit, by: 11, leaves: []int{0, 1}}},
	"ph-tin":                        {{weights: []int{9, 8, 7, 6, 5, 4, 3, 2, -1}, by: 11}},
	"pl-nip":                        {{weights: []int{6, 5, 7, 2, 3, 4, 5, 6, 7, -1}, by: 11}},
	"pl-pesel":                      {{weights: []int{1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1}, by: 10}},
	"pl-regon":                      {{weights: []int{8, 9, 2, 3, 4, 5, 6, 7, -1}, by: 11, leaves: []int{0, 10}}},
	"pt-nif":                        {{weights: rising[2:], by: 11, leaves: []int{0, 1}}},
	"pt-niss":                       {{weights: []int{29, 23, 19, 17, 13, 11, 7, 5, 3, 2, 1}, by: 10, leaves: []int{9}}},
	"py-ruc":                        {{weights: rising[6:], by: 11, leaves: []int{0, 1}}, {weights: rising[3:], by: 11, leaves: []int{0, 1}}, {weights: rising[2:], by: 11, leaves: []int{0, 1}}},
	"ru-inn":                        {{weights: []int{2, 4, 10, 3, 5, 9, 4, 6, 8, -1}, by: 11, leaves: []int{0, 10}}},
	"ru-snils":                      {{weights: []int{9, 8, 7, 6, 5, 4, 3, 2, 1, -10, -1}, by: 101, leaves: []int{0, 100}}}, // a hundred is written as 00
	"sa-national-id":                {{luhn: 10}},
	"se-organisationsnummer":        {{luhn: 10}},
	"se-organisationsnummer-person": {{luhn: 10}},
	"se-personnummer":               {{luhn: 10}},
	"sk-rc":                         {{weights: powers, by: 11, leaves: []int{0, 10}}},
	"tr-national-id":                {{weights: []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1}, by: 10}},
	"ua-rntrc":                      {{weights: []int{-1, 5, 7, 9, 4, 6, 10, 5, 7, -1}, by: 11, leaves: []int{0, 10}}},
	"uk-nhs":                        {{weights: rising[1:], by: 11}},
	"uk-utr":                        {{weights: []int{1, 6, 7, 8, 9, 10, 5, 4, 3, 2}, by: 11, leaves: []int{0, 2}}},
	"uk-vat":                        {{weights: []int{8, 7, 6, 5, 4, 3, 2, 10, 1}, by: 97, leaves: []int{0, 42, 55}}},
	"us-aba-routing":                {{weights: []int{3, 7, 1, 3, 7, 1, 3, 7, 1}, by: 10}},
	"uy-ci":                         {{weights: []int{2, 9, 8, 7, 6, 3, 4, 1}, by: 10}},
	"vn-mst":                        {{weights: []int{31, 29, 23, 19, 17, 13, 7, 5, 3, 1}, by: 11, leaves: []int{10}}},
}

func (r *sumRule) length() int { return max(r.luhn, len(r.weights)) }

// divisor is the number by which the sum is divided.
func (r *sumRule) divisor() int {
	if r.luhn > 0 {
		return 10
	}
	return r.by
}

// add gives the summand for a digit at a place, which is less than the divisor.
func (r *sumRule) add(place, digit int) int {
	if r.luhn > 0 {
		if (r.luhn-1-place)%2 == 1 {
			return crossSum(2 * digit)
		}
		return digit
	}
	return ((r.weights[place]*digit)%r.by + r.by) % r.by
}

// leavesRight reports whether a sum of summands leaves what it should.
func (r *sumRule) leavesRight(sum int) bool {
	left := sum % r.divisor()
	return left == 0 && len(r.leaves) == 0 || slices.Contains(r.leaves, left)
}

// isSame reports whether two rules say the same.
func (r *sumRule) isSame(o *sumRule) bool {
	return r.luhn == o.luhn && r.by == o.by && slices.Equal(r.weights, o.weights) && slices.Equal(r.leaves, o.leaves)
}

// The sum of longestSummed summands by a divisor up to mostNarrow has room in a lane
// of eight bits. The few rules that have a greater one are summed each for itself.
const (
	longestSummed = 16
	mostNarrow    = 16
	mostSumBy     = 101
	laneBits      = 8
	lanes         = 64 / laneBits
)

// noRule is the number of a rule that is true of all numbers, behind those of all
// others.
const noRule = 31

// sums are the rules for numbers of a length, put together. The narrow ones are
// numbered from 0 on, and the wide ones before noRule.
type sums struct {
	narrow, wide []*sumRule
	words        []sumWord
	wides        []wideSum
}

// A sumWord is eight narrow rules. Its rows hold the summands, by place and digit.
// right has the bit of a rule where its sum is right.
type sumWord struct {
	rows  [longestSummed * 10]uint64
	right [lanes][1 << laneBits]uint8
}

// A wideSum is a rule with a great divisor.
type wideSum struct {
	rows  [longestSummed * 10]uint16
	right [longestSummed*mostSumBy/64 + 1]uint64 // a bit for each sum
}

// add gives a rule its number. Those that say the same have the same.
func (s *sums) add(r *sumRule) int {
	if r.divisor() > mostNarrow {
		return s.addWide(r)
	}
	if number := slices.IndexFunc(s.narrow, r.isSame); number >= 0 {
		return number
	}
	number := len(s.narrow)
	if number+len(s.wide) == noRule {
		return noRule
	}
	s.narrow = append(s.narrow, r)
	if number%lanes == 0 {
		s.words = append(s.words, sumWord{})
	}
	w, lane := &s.words[number/lanes], number%lanes
	for place := range r.length() {
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

func (s *sums) addWide(r *sumRule) int {
	number := slices.IndexFunc(s.wide, r.isSame)
	if number < 0 {
		number = len(s.wide)
		if number+len(s.narrow) == noRule {
			return noRule
		}
		s.wide = append(s.wide, r)
		w := wideSum{}
		for place := range r.length() {
			for digit := range 10 {
				w.rows[place*10+digit] = uint16(r.add(place, digit))
			}
		}
		for sum := range longestSummed * mostSumBy {
			if r.leavesRight(sum) {
				w.right[sum/64] |= 1 << (sum % 64)
			}
		}
		s.wides = append(s.wides, w)
	}
	return noRule - 1 - number
}

// admit gives the rules that are true of a number, a bit for each. There is no
// branch on what a sum leaves, which is as good as random.
func (s *sums) admit(digits []byte) (rules uint64) {
	var at [longestSummed]uint8 // in rows
	for place, c := range digits {
		at[place%longestSummed] = uint8(place*10) + c - '0'
	}
	rules = 1 << noRule
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
		rules |= w.right[sum/64] >> (sum % 64) & 1 << (noRule - 1 - i)
	}
	return rules
}
