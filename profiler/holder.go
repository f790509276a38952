package profiler

import "strings"

// This file tells the years of a notice of copyright, which stand before its holder, from the
// number of a house and from a postcode.

// holderStart is where the holder of a right begins behind the years at text[i], or i: 1991-1997,
// Thomas Lane; © 2003 Ana Costa.
func holderStart(text string, i int) int {
	const years, year = len("1999-2004"), len("2004")
	end := i
	switch {
	case i+years < len(text) && isYears(text[i:i+years]):
		end = i + years
	case i+year < len(text) && text[i+year] == ' ' && isYears(text[i:i+year]+"-"+text[i:i+year]) && hasRightsBefore(text, i):
		end = i + year
	default:
		return i
	}
	if end < len(text) && text[end] == ',' {
		end++
	}
	if end < len(text) && text[end] == ' ' {
		return end + 1
	}
	return i
}

// holds reports whether the years of a notice of copyright stand right before text[at].
func holds(text string, at int) bool {
	const year = len("2004")
	end := at - 1
	if end > 0 && text[end-1] == ',' {
		end--
	}
	if end < year || text[at-1] != ' ' {
		return false
	}
	from := end - year
	if from > year && text[from-1] == '-' {
		from -= year + 1
		return isYears(text[from:end]) && hasRightsBefore(text, from)
	}
	return isYears(text[from:end]+"-"+text[from:end]) && hasRightsBefore(text, from)
}

// leastHolder is how sure a person is at least who holds rights.
const leastHolder = 0.6

// hasRightsBefore reports whether a sign or a word for copyright stands before text[i].
func hasRightsBefore(text string, i int) bool {
	before := strings.TrimRight(text[max(0, i-len("copyright  ")):i], " ")
	return strings.HasSuffix(before, "©") || strings.HasSuffix(before, ")") && (strings.HasSuffix(before, "(c)") || strings.HasSuffix(before, "(C)")) || strings.HasSuffix(before, "opyright")
}

// isYears reports whether something is two years of the last century or of this one with a hyphen
// between them, as in a notice of copyright.
func isYears(s string) bool {
	if len(s) != len("1999-2004") || s[4] != '-' {
		return false
	}
	from, to := s[:4], s[5:]
	return areDigits([]byte(from+to), 8) && (from[:2] == "19" || from[:2] == "20") && (to[:2] == "19" || to[:2] == "20") && from <= to
}
