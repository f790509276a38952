package profiler

import "strings"

// This file reads degrees of latitude and longitude.

// matchCoordinates reads 48.8584, 2.2945 from the first digit, with the sign
// before it.
func matchCoordinates(text string, at int) (match, bool) {
	start := at
	if at > 0 && text[at-1] == '-' {
		start--
	}
	comma := at
	for comma < len(text) && comma-at <= 3+1+15 && (isDigit(text[comma]) || text[comma] == '.') {
		comma++
	}
	if comma == len(text) || text[comma] != ',' || joinsBefore(text, start) || placeAt(text, at) != placeFree {
		return match{}, false
	}
	i, ok := degrees(text, at, 90)
	if !ok || i >= len(text) || text[i] != ',' {
		return match{}, false
	}
	for i++; i < len(text) && text[i] == ' '; i++ {
		if text[i-1] == ' ' {
			return match{}, false
		}
	}
	if i < len(text) && text[i] == '-' {
		i++
	}
	end, ok := degrees(text, i, 180)
	if !ok || joinsAfter(text, end) {
		return match{}, false
	}
	return match{start, end, 0.88}, true
}

// degrees reads a number of degrees with 3 decimals or more, up to mostDecimals.
func degrees(text string, i, most int) (end int, ok bool) {
	whole, j := number(text, i, 3)
	if j == i || j >= len(text) || text[j] != '.' {
		return i, false
	}
	fraction, k := number(text, j+1, mostDecimals)
	return k, k-j-1 >= 3 && (whole < most || whole == most && fraction == 0)
}

// isCoordinateCell reports whether a whole value is one coordinate or a pair.
func isCoordinateCell(v string) bool {
	for part := range strings.SplitSeq(v, ",") {
		part = strings.TrimPrefix(strings.TrimSpace(part), "-")
		if end, ok := degrees(part, 0, 180); !ok || end != len(part) {
			return false
		}
	}
	return strings.Count(v, ",") <= 1
}
