package treescan

import (
	"net/netip"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/privet-go/privet"
)

// This file says which numbers are no number of a person.

// isRow reports whether so many digits of a value that stand together are one digit again and again, or count up or down: all of them, or longestRow. Nobody
// types a number of a person so, and templates and documentation do.
func isRow(value string) bool {
	digits, same, up, down, last := 0, 0, 0, 0, byte(0)
	for i := range len(value) {
		c := value[i]
		switch {
		case isDigit(c):
			digits++
			same, up, down = rowOf(same, c == last), rowOf(up, c == '0'+(last-'0'+1)%10), rowOf(down, c == '0'+(last-'0'+9)%10)
			if max(same, up, down) >= longestRow {
				return true
			}
			last = c
		case isWordByte(c):
			same, up, down, last = 0, 0, 0, 0
		}
	}
	return digits > 3 && (max(same, up, down) == digits || isAlternating(value)) && !strings.ContainsFunc(value, isLetter)
}

// isAlternating reports whether the digits of a value are two or three again and again.
func isAlternating(value string) bool {
	digits := strings.Map(func(r rune) rune {
		if r < '0' || '9' < r {
			return -1
		}
		return r
	}, value)
	return len(digits) > longestRow && (digits[2:] == digits[:len(digits)-2] || digits[3:] == digits[:len(digits)-3])
}

// longestRow is how many digits of a row are no chance.
const longestRow = 6

// rowOf gives the length of a row with one more digit, which goes on or begins it.
func rowOf(n int, goesOn bool) int {
	if goesOn {
		return n + 1
	}
	return 1
}

// isGroups reports whether a value is groups of digits of which each is one digit again and again, as in 111-22-3333.
func isGroups(value string) bool {
	groups := strings.FieldsFunc(value, func(r rune) bool { return r < '0' || '9' < r })
	return len(groups) > 2 && !slices.ContainsFunc(groups, func(g string) bool { return len(g) < 2 || strings.Trim(g, g[:1]) != "" })
}

// isVersion reports whether a value is a version, a decimal, a day, a month, two years or a place on Earth (ISO 6709), which are no number of a person.
func isVersion(value string) bool {
	isRecent := strings.HasPrefix(value, "19") || strings.HasPrefix(value, "20")
	if _, err := time.Parse("2006-01-02", value[:min(len(value), len("2006-01-02"))]); err == nil && isRecent {
		return true
	}
	if first, second, ok := strings.Cut(value, "-"); ok && isRecent && len(first) == 4 && (len(second) == 2 || len(second) == 4) {
		return true
	}
	if len(value) > 0 && (value[0] == '+' || value[0] == '-') {
		if i := strings.LastIndexAny(value, "+-"); i >= 5 && i <= 8 && len(value)-i >= 6 && strings.Trim(value[1:i]+value[i+1:], "0123456789") == "" {
			return true
		}
	}
	if _, err := time.Parse("20060102", value); err == nil && isRecent {
		return true
	}
	groups := strings.Split(value, ".")
	if _, err := netip.ParseAddr(strings.TrimPrefix(value, "+")); err == nil {
		return true
	}
	hasDigitsOnly := strings.Trim(value, "0123456789.") == ""
	if hasDigitsOnly && len(groups) > 2 && !slices.ContainsFunc(groups, func(g string) bool { return len(g) != 4 }) {
		return true // the weights of a character in a table of collation
	}
	return len(groups)-1 > mostPoints || hasDigitsOnly && len(groups) == 2 || hasDigitsOnly && len(groups) > 2 &&
		slices.ContainsFunc(groups, func(g string) bool { return len(g) < 2 })
}

// mostPoints is how many points a written telephone number has at most.
const mostPoints = 4

// isSmall reports whether a value has small letters and no capitals, as digests, versions and names of programs have, and numbers of persons have not.
func isSmall(l privet.Label, value string) bool {
	return !isPhone(l) &&
		strings.ContainsFunc(value, unicode.IsLower) && !strings.ContainsFunc(value, unicode.IsUpper)
}

// needsWord reports whether a value is no more than a number, which anything can be where no word
// beside it says what it is.
func needsWord(l privet.Label, value string) bool {
	switch kindOf(l) {
	case secret, name:
		return false
	}
	switch l {
	case privet.LabelEmailAddress, privet.LabelIBAN, privet.LabelCreditCardTrack, privet.LabelPassportMRZ, privet.LabelStreetAddress:
		return false
	case privet.LabelPhoneNumber:
		return !strings.HasPrefix(value, "+") || !strings.ContainsAny(value, " -.(")
	case privet.LabelCreditCard:
		return !strings.ContainsAny(value, " -")
	}
	return true
}

// isPhone reports whether a label is of numbers that are dialed.
func isPhone(l privet.Label) bool { return l == privet.LabelPhoneNumber || l == privet.LabelFaxNumber }

// isArgument reports whether a telephone number without a mark stands in the brackets of a call, as numbers of programs do.
func isArgument(s string, f privet.Finding) bool {
	if !isPhone(f.Label) || strings.Trim(s[f.Start:f.End], "0123456789") != "" {
		return false
	}
	line := s[strings.LastIndexByte(s[:f.Start], '\n')+1 : f.Start]
	i := strings.LastIndexAny(line, "()\"'`")
	return i > 0 && line[i] == '(' && isWordByte(line[i-1])
}

// isPath reports whether a value is the path of a file.
func isPath(value string) bool {
	return strings.Count(value, "/") > 2 && strings.ContainsFunc(value, isLetter)
}

// isInPath reports whether a number is a piece of the path of a file or a page.
func isInPath(s string, f privet.Finding) bool {
	from := strings.LastIndexAny(s[:f.Start], " \t\n\"'`?") + 1
	to := len(s)
	if i := strings.IndexAny(s[f.End:], " \t\n\"'`?"); i >= 0 {
		to = f.End + i
	}
	return isPath(s[from:to])
}

// isRound reports whether the last four digits of a telephone number are the first or the last of a range.
func isRound(value string) bool {
	return strings.HasSuffix(value, "0000") || strings.HasSuffix(value, "9999")
}

// isBareInCode reports whether a telephone number in a program is written as any other number is there.
func isBareInCode(l privet.Label, value string) bool {
	return isPhone(l) && !strings.ContainsAny(value, "+ -(/")
}

// isOfList reports whether a number of a card is a part of a list of numbers of four digits, as of code points: one more of them stands beside
// it in a program, or two in data, where one can be a date.
func isOfList(s string, f privet.Finding, isData bool) bool {
	if f.Label != privet.LabelCreditCard {
		return false
	}
	const blanks = " \n"
	more := 0
	for before := s[:f.Start]; more < 2; more++ {
		rest := strings.TrimRight(before, blanks)
		if len(rest) == len(before) || !isHexGroup(rest[max(0, len(rest)-4):]) {
			break
		}
		before = rest[:len(rest)-4]
	}
	for after := s[f.End:]; more < 2; more++ {
		rest := strings.TrimLeft(after, blanks)
		if len(rest) == len(after) || !isHexGroup(rest[:min(4, len(rest))]) {
			break
		}
		after = rest[4:]
	}
	return more > 1 || more == 1 && !isData
}

// isHexGroup reports whether four characters are hexadecimal.
func isHexGroup(s string) bool { return len(s) == 4 && strings.Trim(s, "0123456789abcdefABCDEF") == "" }
