package address

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file leaves out what the tagger takes for a part of an address and what is none.

// WithoutNoAddresses leaves out streets and postcodes that have the form of something else, and
// people and places that are a part of an address.
//
// It changes nothing in the texts kept to look at, which have few addresses; the tables of addresses in the tests need it.
func WithoutNoAddresses(spans []tagger.Span, text string, end int) ([]tagger.Span, int) {
	return slices.DeleteFunc(spans, func(s tagger.Span) bool {
		name := text[s.Start:s.End]
		switch s.Label {
		case tagger.Street:
			return wordset.InSet(addressNames, name) || isHour(name) || isHouseNumber(name) || isNoHouse(text, s.Start, name) ||
				isNoStreet(text, s.Start, s.End)
		case tagger.Postcode:
			return isSerial(name) || isYears(name) || isNoPostcode(text, s.Start, s.End) || isNumbered(text, s.Start)
		case tagger.Location:
			return wordset.InSet(addressNames, name)
		case tagger.Person:
			return isHouseBefore(text, s.Start, s.End)
		}
		return false
	}), end
}

// isYears reports whether something is two years of the last century or of this one with a hyphen
// between them, as in a notice of copyright.
func isYears(s string) bool {
	if len(s) != len("1999-2004") || s[4] != '-' {
		return false
	}
	from, to := s[:4], s[5:]
	return numeral.AreDigits([]byte(from+to), 8) && (from[:2] == "19" || from[:2] == "20") && (to[:2] == "19" || to[:2] == "20") && from <= to
}

// isHour reports whether a street is an hour of the day, as in at 7pm.
func isHour(name string) bool {
	return len(name) <= len("12.30pm") && numeral.IsDigit(name[0]) && (strings.HasSuffix(name, "pm") || strings.HasSuffix(name, "am"))
}

// isHouseNumber reports whether a street is a number alone, or one with a letter, as 1a.
func isHouseNumber(name string) bool {
	n := 0
	for n < len(name) && numeral.IsDigit(name[n]) {
		n++
	}
	return n > 0 && n <= 3 && (n == len(name) || n+1 == len(name) && numeral.IsLetter(name[n]))
}

// isSerial reports whether a postcode is seven digits with nothing between them, as few countries
// have them and many numbers of orders.
func isSerial(code string) bool {
	for i := range len(code) {
		if !numeral.IsDigit(code[i]) {
			return false
		}
	}
	return len(code) == 7
}
