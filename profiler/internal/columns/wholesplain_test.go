package columns

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
)

// saysNothing reports whether a value stands for the want of one.
func plainSaysNothing(v string) bool {
	if len(v) > 9 {
		return false
	}
	switch strings.ToLower(v) {
	case "", "null", "nil", "none", "n/a", "na", "nan", "-", "--", "\\n", "undefined", "(null)", "<null>", "#n/a":
		return true
	}
	return false
}

// isFlag reports whether a value is one of two states.
func plainIsFlag(s string) bool { return flagWords.Has(strings.ToLower(s)) }

// isSmallNumber reports whether a value is a whole number of up to four digits.
func plainIsSmallNumber(s string) bool {
	s = strings.TrimPrefix(s, "-")
	return len(s) > 0 && len(s) <= 4 && chars.IsNumber(s)
}

// isDecimal reports whether a value is a number with one or two decimals, with
// or without a currency sign and separators of thousands.
func plainIsDecimal(s string) bool {
	s = strings.Trim(s, "-+$€£¥% ")
	i := strings.LastIndexAny(s, ".,")
	if i <= 0 || len(s)-i-1 < 1 || len(s)-i-1 > 2 || !chars.IsNumber(s[i+1:]) {
		return false
	}
	whole := strings.Map(func(r rune) rune {
		if strings.ContainsRune("., '’", r) {
			return -1
		}
		return r
	}, s[:i])
	return whole != "" && len(whole) <= 12 && chars.IsNumber(whole)
}
