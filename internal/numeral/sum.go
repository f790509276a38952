package numeral

import "slices"

// A Sum says what is true of the digits of all numbers of a length that a check takes: the sum of the digits times the weights,
// divided by a number, leaves one of a few. The weights are written as the check has them, and behind them that of the check digit:
// -1 where the digit is what is left, and 1 where it is what is missing. So each can be read off its check.
type Sum struct {
	Weights []int // for each digit
	By      int
	Leaves  []int // empty means 0

	// Luhn is the length of numbers with the sum of Luhn instead.
	Luhn int
}

// Length is the number of digits.
func (s *Sum) Length() int { return max(s.Luhn, len(s.Weights)) }

// Divisor is the number by which the sum is divided.
func (s *Sum) Divisor() int {
	if s.Luhn > 0 {
		return 10
	}
	return s.By
}

// Summand is what a digit at a place adds, which is less than the divisor.
func (s *Sum) Summand(place, digit int) int {
	if s.Luhn > 0 {
		if (s.Luhn-1-place)%2 == 1 {
			return CrossSum(2 * digit)
		}
		return digit
	}
	return ((s.Weights[place]*digit)%s.By + s.By) % s.By
}

// IsRight reports whether a sum of summands leaves what it should.
func (s *Sum) IsRight(sum int) bool {
	left := sum % s.Divisor()
	return left == 0 && len(s.Leaves) == 0 || slices.Contains(s.Leaves, left)
}

// Equal reports whether two sums say the same.
func (s *Sum) Equal(o *Sum) bool {
	return s.Luhn == o.Luhn && s.By == o.By && slices.Equal(s.Weights, o.Weights) && slices.Equal(s.Leaves, o.Leaves)
}
