package profiler

import (
	"strconv"
	"strings"

	"github.com/privet-go/privet"
)

// fewValues is the number of values below which their distribution says
// nothing.
const fewValues = 8

// lookForThings adds what speaks for NONE in the values: flags, numbers,
// codes of things, and surrogate keys. Where the header names something
// personal, only flags count: "phone" may ask whether there is one.
func (v *view) lookForThings(values []string, personalHeader bool) {
	all := func(is func(string) bool) bool {
		for _, s := range values {
			if !is(s) {
				return false
			}
		}
		return true
	}
	n := len(values)
	switch {
	case all(isFlag):
		v.none.add(privet.EvidenceValues, 3, "flags")
	case personalHeader:
	case all(isSmallNumber):
		v.none.add(privet.EvidenceValues, 1.5, "small whole numbers")
	case all(isDecimal):
		v.none.add(privet.EvidenceValues, 2.5, "numbers with at most two decimals")
	case n >= fewValues && isSequence(values):
		v.none.add(privet.EvidenceValues, 3, "whole numbers in sequence")
	case n >= fewValues && hasCommonPrefix(values):
		v.none.add(privet.EvidenceValues, 2.5, "codes with a common prefix")
	case all(func(s string) bool {
		var b [2 * maxCompact]byte
		return len(s) == 36 && isUUID(appendCompact(b[:0], s))
	}):
		v.none.add(privet.EvidenceValues, 2, "UUIDs")
	case n >= 4*fewValues && distinct(values) <= n/8:
		v.none.add(privet.EvidenceValues, 1, "few different values")
	}
}

// isFlag reports whether a value is one of two states.
func isFlag(s string) bool {
	switch strings.ToLower(s) {
	case "true", "false", "yes", "no", "y", "n", "t", "f", "0", "1", "on", "off", "enabled", "disabled", "active", "inactive":
		return true
	}
	return false
}

// isSmallNumber reports whether a value is a whole number of up to four digits.
func isSmallNumber(s string) bool {
	s = strings.TrimPrefix(s, "-")
	return len(s) > 0 && len(s) <= 4 && isNumber(s)
}

// isDecimal reports whether a value is a number with one or two decimals, with
// or without a currency sign and separators of thousands.
func isDecimal(s string) bool {
	s = strings.Trim(s, "-+$€£¥% ")
	i := strings.LastIndexAny(s, ".,")
	if i <= 0 || len(s)-i-1 < 1 || len(s)-i-1 > 2 || !isNumber(s[i+1:]) {
		return false
	}
	whole := strings.Map(func(r rune) rune {
		if strings.ContainsRune("., '’", r) {
			return -1
		}
		return r
	}, s[:i])
	return whole != "" && len(whole) <= 12 && isNumber(whole)
}

// isSequence reports whether the values are whole numbers that lie close
// together, each of them once: the numbering of the rows.
func isSequence(values []string) bool {
	least, most := int64(1<<62), int64(-1)
	seen := make(map[int64]bool, len(values))
	for _, s := range values {
		n, err := strconv.ParseInt(s, 10, 62)
		if err != nil || n < 0 || seen[n] {
			return false
		}
		seen[n] = true
		least, most = min(least, n), max(most, n)
	}
	return most-least < int64(2*len(values))
}

// hasCommonPrefix reports whether all values begin with the same two letters or
// more and go on with a digit or a hyphen, as in ORD-10023.
func hasCommonPrefix(values []string) bool {
	first := values[0]
	n := 0
	for n < len(first) && isLetter(first[n]) {
		n++
	}
	if n < 2 || n > 6 {
		return false
	}
	digits := false
	for _, s := range values {
		if len(s) <= n || s[:n] != first[:n] || !isDigit(s[n]) && s[n] != '-' && s[n] != '_' {
			return false
		}
		digits = digits || strings.ContainsAny(s[n:], "0123456789")
	}
	return digits
}

func distinct(values []string) int {
	seen := make(map[string]bool)
	for _, s := range values {
		seen[s] = true
	}
	return len(seen)
}

// isFreeText reports whether the values are sentences: five words each in the
// mean, and hardly two of them alike.
func isFreeText(values []string) bool {
	words := 0
	for _, s := range values {
		words += strings.Count(s, " ") + 1
	}
	return words >= 5*len(values) && distinct(values)*10 >= len(values)*7
}
