package checksum

// This file holds what the numbers of many countries are checked with: sums of
// weighted digits, read from the left or from the right, and the small facts
// about runs of digits that go with them.

// WeightedFromRight is the sum of each digit times a weight, where the last
// digit has the first weight, the one before it the second, and so on; behind
// the last weight they begin again. It is -1 when there are no digits, no
// weights, or a character that is no digit.
func WeightedFromRight(digits []byte, weights ...int) int {
	if len(digits) == 0 || len(weights) == 0 {
		return -1
	}
	sum := 0
	for i, k := len(digits)-1, 0; i >= 0; i-- {
		d := int(digits[i]) - '0'
		if d < 0 || d > 9 {
			return -1
		}
		sum += d * weights[k]
		if k++; k == len(weights) {
			k = 0
		}
	}
	return sum
}

// RisingFromRight is the sum of each digit times its place from the right, the
// last digit having the weight first, the one before it first+1, and so on
// without end. It is -1 when there are no digits or a character that is no
// digit.
func RisingFromRight(digits []byte, first int) int {
	if len(digits) == 0 {
		return -1
	}
	sum := 0
	for i := len(digits) - 1; i >= 0; i-- {
		d := int(digits[i]) - '0'
		if d < 0 || d > 9 {
			return -1
		}
		sum += d * first
		first++
	}
	return sum
}
