package rows

import (
	"bytes"
	"strconv"
)

// The classes of texts that a column has no room for and of those that it has room for.
const (
	outside = iota
	inside
)

// Whole gives the Class of a column of whole numbers from low to high.
func Whole(low int64, high uint64) func(text []byte) int {
	return func(text []byte) int {
		if n, err := strconv.ParseInt(string(text), 10, 64); err == nil {
			if n >= low && (n < 0 || uint64(n) <= high) {
				return inside
			}
			return outside
		}
		if n, err := strconv.ParseUint(string(text), 10, 64); err == nil && n <= high {
			return inside
		}
		return outside
	}
}

// Bits gives the Class of a column of whole numbers of so many bits.
func Bits(bits int, unsigned bool) func(text []byte) int {
	if unsigned {
		return Whole(0, 1<<bits-1)
	}
	return Whole(-1<<(bits-1), 1<<(bits-1)-1)
}

// Digits gives the Class of a column of numbers that have so many digits, of which some are behind the point.
func Digits(precision, scale int) func(text []byte) int {
	return func(text []byte) int {
		whole, _, _ := bytes.Cut(bytes.TrimPrefix(text, []byte("-")), []byte("."))
		if whole = bytes.TrimLeft(whole, "0"); len(whole) > precision-scale || !isDecimal(text) {
			return outside
		}
		return inside
	}
}

// Fitting gives the Class of a column that has room for what a func says.
func Fitting(fits func(text []byte) bool) func(text []byte) int {
	return func(text []byte) int {
		if fits(text) {
			return inside
		}
		return outside
	}
}

// Together gives the Class of columns that are joined, and so are masked alike though they have not the same room. Nil stands for a
// column with room for all.
func Together(classes []func(text []byte) int) func(text []byte) int {
	return func(text []byte) int {
		together := 0
		for i, class := range classes {
			if class != nil {
				together |= class(text) << i
			}
		}
		return together
	}
}
