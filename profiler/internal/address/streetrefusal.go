package address

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells what no street is from what it is counted in: an amount of money, how long something lasts, a time of
// day, and seats.

// lastingUnits are the words for times behind a number, beside those for years and months.
var lastingUnits = &wordset.WordList{File: "address", Set: "lastingUnits"}

// seatWords stand before the number of a place to sit or to be. Behind a name some are streets: Karl Johans gate 39.
var seatWords = &wordset.WordList{File: "address", Set: "seatWords"}

// isNoStreet reports whether a street text[i:end] is one of these.
func isNoStreet(text string, i, end int) bool {
	if i > 1 && (text[i-1] == ':' || text[i-1] == '.') && numeral.IsDigit(text[i]) && numeral.IsDigit(text[i-2]) {
		return true // 9:50 AM
	}
	if numeral.IsDigit(text[end-1]) && (lasts(text, end) || isCurrencyBehind(text, end)) {
		return true
	}
	if isDayOrHour(text, i, end) {
		return true
	}
	if e, _ := prose.WordAt(text, i); e+1 < end && text[e] == ' ' && numeral.IsDigit(text[e+1]) && wordset.InSet(dates.Weekdays, text[i:e]) {
		return true // Montag 12
	}
	last := lex.WordStartWithin(text, end, i)
	if last > i+1 && last < end && text[last-1] == ' ' && numeral.IsDigit(text[last-2]) &&
		(wordset.InSet(fields.CurrencyCodes, text[last:end]) || wordset.InSet(prose.Measures, text[last:end])) {
		return true // Odhad 62 000 Kč
	}
	for k := i; k < end; {
		e, _ := prose.WordAt(text, k)
		if e == k {
			k++
			continue
		}
		if e+1 < end && (text[e] == ' ' || text[e] == ':') && (k == i || k > 1 && strings.IndexByte(".,;", text[k-2]) >= 0) &&
			wordset.InSet(seatWords, text[k:e]) && numeral.IsDigit(text[chars.SkipByte(text, e+1, ' ')]) {
			return true
		}
		k = e
	}
	return false
}

// lasts reports whether a word for years or other times stands behind the number that ends at text[i].
func lasts(text string, i int) bool {
	if i+1 >= len(text) || text[i] != ' ' && text[i] != '-' {
		return false
	}
	e, _ := prose.WordAt(text, i+1)
	if e == i+2 && text[i] == ' ' && e+1 < len(text) && text[e] == ' ' && chars.IsLowerAt(text, e+1) {
		return false // Calle Olmo 33 y trabaja
	}
	return e > i+1 && !chars.IsCapitalAt(text, i+1) && (wordset.InSet(lastingUnits, text[i+1:e]) || wordset.InSet(demographics.YearsAlone, text[i+1:e]))
}

// isCurrencyBehind reports whether the sign or the name of a currency stands behind the number that ends at text[i], or
// behind more groups of three of its digits.
func isCurrencyBehind(text string, i int) bool {
	for i+3 < len(text) && (text[i] == ' ' || text[i] == '.' || text[i] == ',') && numeral.IsDigit(text[i+1]) && numeral.IsDigit(text[i+2]) &&
		numeral.IsDigit(text[i+3]) && !(i+4 < len(text) && numeral.IsAlnum(text[i+4])) {
		i += len(" 000")
	}
	if prose.IsMeasured(text, i) {
		return true
	}
	k := chars.SkipByte(text, i, ' ')
	e, _ := prose.WordAt(text, k)
	return e > k && wordset.InSet(fields.CurrencyCodes, text[k:e]) && strings.IndexByte(" -", text[max(0, k-1)]) >= 0
}

// isNoHouse reports whether the number behind the name of a place is the year since which somebody is there, or that of
// a product with an article: Praia Verde desde 1998, the Canyon Trail 30. English has the number of a house before the street.
func isNoHouse(text string, start int, name string) bool {
	i := chars.DigitsStart(name, len(name), 0)
	if i == len(name) || i < 4 || name[i-1] != ' ' {
		return false
	}
	k := prose.WordStart(name, i-1)
	word := name[k : i-1]
	if len(name)-i == 4 && wordset.InSet(sinceYears, word) {
		return true
	}
	article := start > 3 && strings.EqualFold(text[start-4:start], "the ") || len(name) > 4 && strings.EqualFold(name[:4], "the ")
	return article && wordset.InSet(streetKinds, word) && chars.IsCapitalAt(name, k)
}

// sinceYears stand before a year in which something began or ended.
var sinceYears = &wordset.WordList{File: "address", Set: "sinceYears"}

// What follows leaves out what the tagger takes for a part of an address and what is none.

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
			return len(name) == 7 && chars.IsNumber(name) || isYears(name) || isNoPostcode(text, s.Start, s.End) || isNumbered(text, s.Start)
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
	n := chars.DigitsEnd(name, 0, len(name))
	return n > 0 && n <= 3 && (n == len(name) || n+1 == len(name) && numeral.IsLetter(name[n]))
}

// What follows tells what no postcode is from the words before it: a year, and the number of a firm, a reference, a list or
// a plan.

// codedThings are words before a number that is theirs, and numberedPlans those with short capitals between, which
// say of what kind the plan is: plan SP 40771.
var (
	codedThings   = &wordset.WordList{File: "address", Set: "codedThings"}
	numberedPlans = &wordset.WordList{File: "address", Set: "numberedPlans"}
)

// isNumbered reports whether text[i] begins the number of such a thing, or a later group of it.
func isNumbered(text string, i int) bool {
	for n := 0; n < 3 && i > 1 && text[i-1] == ' ' && numeral.IsDigit(text[i-2]); n++ {
		k := chars.DigitsStart(text, i-1, 0)
		if i-1-k < 4 {
			break // the number of a house
		}
		i = k
	}
	if fields.IsFieldOf(text, i, codedThings) {
		return true
	}
	k := i - 1 // behind the short capitals
	j := chars.CapitalsStart(text, k, k-4)
	return k > 0 && text[k] == ' ' && j < k && k-j < 4 && j > 1 && text[j-1] == ' ' && prose.WordBeforeIn(text, j, 0, numberedPlans) < j
}
