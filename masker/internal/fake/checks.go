package fake

import "github.com/privet-go/privet/internal/checksum"

// A check computes the check characters of a number and writes them where they
// belong. It reports whether there are any: some numbers have none, and are not
// given out. It reads everything but the check characters, so that it gives the
// same when it is called again.
type check = func(c []byte) bool

// What a remainder of weighted sums is written as: the n-th character for a
// remainder of n, and a hyphen where there is none.
const (
	left10    = "0123456789"  // what is left by 10
	missing10 = "0987654321"  // what is missing to a multiple of 10
	left11    = "0123456789-" // by 11
	missing11 = "0-987654321"
	left11or0 = "01234567890" // ten is written as 0
	lacks11   = "00987654321" // the same for what is missing
)

// value is what a character counts: a digit itself, A to Z 10 to 35.
func value(c byte) int {
	if isDigit(c) {
		return int(c - '0')
	}
	return int(c-'A') + 10
}

// weighted is the sum of the values times weights, of as many as there are
// weights.
func weighted(c []byte, weights []int) int {
	sum := 0
	for i, w := range weights {
		sum += value(c[i]) * w
	}
	return sum
}

// weigh puts behind the weighted characters the one that the sum leaves.
func weigh(by int, written string, weights ...int) check {
	return weighInto(len(weights), by, written, weights...)
}

// weighInto is weigh for a check character at another place, whose own weight
// is 0.
func weighInto(at, by int, written string, weights ...int) check {
	return func(c []byte) bool {
		// What is added keeps the sum above 0, since a weight can be negative.
		r := (weighted(c, weights) + 1000*by) % by
		c[at] = written[r]
		return c[at] != '-'
	}
}

// fromRight is weigh for weights that count from the right, the character
// before the check character having the first, and begin anew when they are
// used up.
func fromRight(by int, written string, weights ...int) check {
	return func(c []byte) bool {
		sum, last := 0, len(c)-1
		for i := range last {
			sum += value(c[last-1-i]) * weights[i%len(weights)]
		}
		c[last] = written[sum%by]
		return c[last] != '-'
	}
}

// all asks several checks one after another.
func all(checks ...check) check {
	return func(c []byte) bool {
		for _, f := range checks {
			if !f(c) {
				return false
			}
		}
		return true
	}
}

// try takes the first character of an alphabet with which a number is right.
func try(at int, alphabet string, isRight func(c []byte) bool) check {
	return func(c []byte) bool {
		i := at
		if i < 0 {
			i += len(c)
		}
		for k := range len(alphabet) {
			if c[i] = alphabet[k]; isRight(c) {
				return true
			}
		}
		return false
	}
}

// The checks that many numbers share.
var (
	luhn    = try(-1, digits, checksum.Luhn)
	mod1110 = try(-1, digits, checksum.Mod1110)
)

// put writes a number into c, and reports whether it has room.
func put(c []byte, n int) bool {
	for i := len(c) - 1; i >= 0; i-- {
		c[i] = '0' + byte(n%10)
		n /= 10
	}
	return n == 0
}
