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
	if !ok || joinsAfter(text, end) || isAmongDecimals(text, start, end) || isInPath(text, start, end) {
		return match{}, false
	}
	return match{start, end, 0.88}, true
}

// isAmongDecimals reports whether text[start:end] is a part of a longer list of decimals: one more
// stands before it, or two behind it.
func isAmongDecimals(text string, start, end int) bool {
	i := start
	for i > 0 && start-i < 2 && text[i-1] == ' ' {
		i--
	}
	if i > 1 && text[i-1] == ',' {
		j := i - 1
		for j > 0 && i-j <= mostDecimals && isDigit(text[j-1]) {
			j--
		}
		if i-1-j >= 3 && j > 1 && text[j-1] == '.' && isDigit(text[j-2]) {
			return true
		}
	}
	for range 2 {
		if end == len(text) || text[end] != ',' {
			return false
		}
		for end++; end < len(text) && (text[end] == ' ' || text[end] == '-'); end++ {
			if text[end-1] == ' ' && text[end] == ' ' {
				return false
			}
		}
		var ok bool
		if end, ok = degrees(text, end, 999); !ok {
			return false
		}
	}
	return true
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
