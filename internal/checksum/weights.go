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

// longestNumber is how many digits surely fit an int of 64 bits.
const longestNumber = 18

// Number is the value of a run of digits, or -1 when it is empty, longer than
// 18 digits, or has a character that is no digit.
func Number(digits []byte) int {
	if len(digits) == 0 || len(digits) > longestNumber {
		return -1
	}
	n := 0
	for _, c := range digits {
		if c < '0' || c > '9' {
			return -1
		}
		n = n*10 + int(c-'0')
	}
	return n
}

// AreDigits reports whether there are characters and all of them are digits.
func AreDigits(compact []byte) bool {
	for _, c := range compact {
		if c < '0' || c > '9' {
			return false
		}
	}
	return len(compact) > 0
}

// Repeats reports whether one character is all there is: 000…, 111…. Many
// check digits are right for such numbers, and hardly any issuer gives them out.
func Repeats(compact []byte) bool {
	for _, c := range compact {
		if c != compact[0] {
			return false
		}
	}
	return true
}
