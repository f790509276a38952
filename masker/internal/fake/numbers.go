package fake

import "github.com/privet-go/privet"

// This file and those named numbers_ are the table of the kinds of numbers. A
// label can have several rows; the first form that a value has counts.

// A numbers is a row of the table: forms of the numbers of a label, and how
// their check characters are computed.
type numbers struct {
	label    privet.Label
	doc      string
	patterns []string
	check    check  // nil when there are no check characters
	years    [2]int // of birth, when the number holds a date; see defaultYears

	// arrange changes a number that was drawn by the pattern before its check
	// characters are computed, where a pattern cannot say what is possible.
	arrange func(c []byte, s *Stream)

	// only says which numbers the row is for, when the patterns alone do not.
	only func(c []byte) bool
}

// numberTables are the parts of the table.
var numberTables = [][]numbers{
	usNumbers, britishNumbers, germanNumbers, romanceNumbers, beneluxNumbers, northernNumbers, easternNumbers, vatNumbers,
	canadianNumbers, latinNumbers, brazilianNumbers, westAsianNumbers, southAsianNumbers, eastAsianNumbers, pacificNumbers, africanNumbers,
	financeNumbers, cardNumbers, ibanNumbers(), deviceNumbers, healthNumbers, documentNumbers,
}

// A values is a row of the table of what is no number.
type values struct {
	label  privet.Label
	doc    string
	append func(dst []byte, value string, r *request) ([]byte, bool)
}

var valueTables = [][]values{personValues, contactValues, phoneValues, shapeValues, dateValues, networkValues, measureValues, coinValues,
	secretValues, documentValues, vocabularyValues, placeValues, compoundValues}
