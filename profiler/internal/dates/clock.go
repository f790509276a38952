package dates

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// clockEnd is the end of a time of day that follows a date at text[i], with its
// zone, or i when there is none.
func clockEnd(text string, i int) int {
	j := i
	switch {
	case i+1 < len(text) && (text[i] == 'T' || text[i] == 't' || text[i] == ' ') && numeral.IsDigit(text[i+1]):
		j = i + 1
	case i+2 < len(text) && text[i] == ',' && text[i+1] == ' ' && numeral.IsDigit(text[i+2]):
		j = i + 2
	case i+8 < len(text) && text[i] == ':' && numeral.IsDigit(text[i+1]) && text[i+3] == ':' && text[i+6] == ':':
		j = i + 1 // as servers of the web write it
	default:
		return i
	}
	h, k := Number(text, j, 2)
	if k+3 > len(text) || text[k] != ':' || h > 24 {
		return i
	}
	if minute := TwoDigits(text, k+1); minute < 0 || minute > 59 {
		return i
	}
	e := k + 3
	if e+2 < len(text) && text[e] == ':' {
		if second := TwoDigits(text, e+1); second >= 0 && second <= 60 {
			e += 3
			if e+1 < len(text) && (text[e] == '.' || text[e] == ',') && numeral.IsDigit(text[e+1]) {
				_, e = Number(text, e+1, 9)
			}
		}
	}
	return timeZoneEnd(text, halfEnd(text, e))
}

// halfEnd is the end of the half of the day behind a time that ends at text[e], or e.
func halfEnd(text string, e int) int {
	i := e
	if i < len(text) && text[i] == ' ' {
		i++
	}
	// Most times have none, which the letter tells.
	if i == len(text) || text[i]|0x20 != 'a' && text[i]|0x20 != 'p' {
		return e
	}
	for _, half := range [...]string{" am", " pm", "am", "pm", " a.m.", " p.m."} {
		if len(text)-e >= len(half) && strings.EqualFold(text[e:e+len(half)], half) {
			return e + len(half)
		}
	}
	return e
}

// basicClockEnd is the end of a time of day without colons and with its zone, as
// in 20210521T101530Z, or i when there is none.
func basicClockEnd(text string, i int) int {
	if i >= len(text) || text[i] != 'T' {
		return i
	}
	t, e := Number(text, i+1, 7)
	switch e - i - 1 {
	case 4:
		t *= 100
	case 6:
	default:
		return i
	}
	if t/10000 > 24 || t/100%100 > 59 || t%100 > 60 {
		return i
	}
	return timeZoneEnd(text, e)
}

// timeZoneEnd is the end of the zone of a time of day that ends at text[e]: Z,
// GMT, UTC or an offset; the last three may stand behind a space.
func timeZoneEnd(text string, e int) int {
	if e >= len(text) {
		return e
	}
	if text[e] == 'Z' || text[e] == 'z' {
		return e + 1
	}
	i := e
	if text[i] == ' ' && i+1 < len(text) {
		i++
	}
	switch text[i] {
	case '+', '-':
		if h, z := Number(text, i+1, 2); z == i+3 && h <= 14 {
			if z < len(text) && text[z] == ':' {
				z++
			}
			if _, f := Number(text, z, 2); f == z+2 && !lex.JoinsAfter(text, f) {
				return f
			}
			if i == e && z == i+3 {
				return z
			}
		}
	case 'G', 'U':
		if end := min(len(text), i+3); (text[i:end] == "GMT" || text[i:end] == "UTC") && !lex.JoinsAfter(text, end) {
			return end
		}
	}
	return e
}
