package internet

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file reads degrees of latitude and longitude.

// MatchCoordinates reads 48.8584, 2.2945 from the first digit, with the sign
// before it.
func MatchCoordinates(text string, at int) (spec.Match, bool) {
	start := at
	if at > 0 && text[at-1] == '-' {
		start--
	}
	if end, ok := hemispheresEnd(text, at); ok {
		return spec.Match{Start: at, End: end, Alone: 0.95}, !lex.JoinsBefore(text, at) && lex.PlaceAt(text, at) == lex.PlaceFree
	}
	comma := chars.BytesEnd(text, at, at+20, "0123456789.")
	if comma == len(text) || text[comma] != ',' || lex.JoinsBefore(text, start) || lex.PlaceAt(text, at) != lex.PlaceFree {
		return spec.Match{}, false
	}
	i, ok := degrees(text, at, 90)
	if !ok || i >= len(text) || text[i] != ',' {
		return spec.Match{}, false
	}
	for i++; i < len(text) && text[i] == ' '; i++ {
		if text[i-1] == ' ' {
			return spec.Match{}, false
		}
	}
	i = chars.SkipByte(text, i, '-')
	end, ok := degrees(text, i, 180)
	if !ok || lex.JoinsAfter(text, end) || isAmongDecimals(text, start, end) || prose.IsInPath(text, start, end) {
		return spec.Match{}, false
	}
	if decimalsBefore(text, comma) >= preciseDecimals && decimalsBefore(text, end) >= preciseDecimals {
		return spec.Match{Start: start, End: end, Alone: 0.96}, true // no telephones and no amounts have that many behind a dot
	}
	return spec.Match{Start: start, End: end, Alone: 0.88}, true
}

// preciseDecimals are those of a place that is told to some ten metres.
const preciseDecimals = 4

// decimalsBefore is how many digits stand before text[end].
func decimalsBefore(text string, end int) (n int) {
	for end > n && numeral.IsDigit(text[end-n-1]) {
		n++
	}
	return n
}

// hemispheres are the letters of the points of the compass in the languages that write them with Latin ones, and the words of others:
// first those of latitudes.
var hemispheres = lazy.Value[[2][]string]{Make: func() [2][]string {
	return [2][]string{
		lists.Words("internet", "hemispheres"),
		lists.Words("internet", "hemispheres2"),
	}
}}

// hemispheresEnd reads a latitude and a longitude that begin at text[i], each with its sign for degrees, or with minutes and seconds,
// and its point of the compass: 53.2847° N, 9.5432° W, 51°30'26"N 0°7'39"W.
func hemispheresEnd(text string, i int) (end int, ok bool) {
	for k, most := range [...]int{90, 180} {
		if k > 0 {
			i = chars.BytesEnd(text, i, i+1, ",;/")
			i = chars.SkipByte(text, i, ' ')
		}
		if i = degreesSigned(text, i, most); i < 0 {
			return 0, false
		}
		i = chars.SkipByte(text, i, ' ')
		point := ""
		for _, h := range hemispheres.Get()[k] {
			if len(h) > len(point) && strings.HasPrefix(text[i:], h) && (h[len(h)-1] == '.' || !lex.JoinsAfter(text, i+len(h))) {
				point = h
			}
		}
		if point == "" {
			return 0, false
		}
		i += len(point)
	}
	return i, true
}

// degreesSigned is the end of a number of degrees at text[i] with its sign, and minutes and seconds, or with decimals; or -1.
func degreesSigned(text string, i, most int) int {
	whole, j := dates.Number(text, i, 3)
	if j == i || whole > most {
		return -1
	}
	precise := false
	if j < len(text) && (text[j] == '.' || text[j] == ',') {
		n := cells.DigitsAt(text, j+1)
		if n < 3 || n > spec.MostDecimals {
			return -1
		}
		j, precise = j+1+n, true
		if n >= preciseDecimals && j+1 < len(text) && text[j] == ' ' && numeral.IsLetter(text[j+1]) {
			return j // 37.1773 N
		}
	}
	j = chars.SkipByte(text, j, ' ')
	if !strings.HasPrefix(text[j:], "°") && !strings.HasPrefix(text[j:], "º") {
		return -1
	}
	j += len("°")
	for _, signs := range [...][3]string{{"'", "′", "’"}, {"\"", "″", "”"}} {
		k := chars.SkipByte(text, j, ' ')
		part, e := dates.Number(text, k, 2)
		if e == k || part > 59 {
			break
		}
		if e+1 < len(text) && (text[e] == '.' || text[e] == ',') && numeral.IsDigit(text[e+1]) {
			e += 1 + min(cells.DigitsAt(text, e+1), spec.MostDecimals)
		}
		size := 0
		for _, s := range signs {
			if strings.HasPrefix(text[e:], s) {
				size = len(s)
			}
		}
		if signs[0] == "\"" && strings.HasPrefix(text[e:], "''") {
			size = 2
		}
		if size == 0 {
			return -1
		}
		j, precise = e+size, true
	}
	if !precise {
		return -1
	}
	return j
}

// isAmongDecimals reports whether text[start:end] is a part of a longer list of decimals: one more
// stands before it, or two behind it.
func isAmongDecimals(text string, start, end int) bool {
	i := chars.BytesStart(text, start, start-2, " ")
	if i > 1 && text[i-1] == ',' {
		j := chars.DigitsStart(text, i-1, i-spec.MostDecimals-1)
		if i-1-j >= 3 && j > 1 && text[j-1] == '.' && numeral.IsDigit(text[j-2]) {
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
	whole, j := dates.Number(text, i, 3)
	if j == i || j >= len(text) || text[j] != '.' {
		return i, false
	}
	fraction, k := dates.Number(text, j+1, spec.MostDecimals)
	return k, k-j-1 >= 3 && (whole < most || whole == most && fraction == 0)
}

// IsCoordinateCell reports whether a whole value is one coordinate or a pair.
func IsCoordinateCell(v string) bool {
	for part := range strings.SplitSeq(v, ",") {
		part = strings.TrimPrefix(strings.TrimSpace(part), "-")
		if end, ok := degrees(part, 0, 180); !ok || end != len(part) {
			return false
		}
	}
	return strings.Count(v, ",") <= 1
}
