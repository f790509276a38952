package numbers

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
)

// A Number is a kind of number. The values are shared and must not be changed.
type Number struct {
	// Name is unique, in lower kebab-case: "us-ssn".
	Name string

	// Label is the kind of data that the number is.
	Label privet.Label

	// Doc says in one sentence what the number is made of.
	Doc string

	// Region is the ISO 3166-1 code of the country that gives it out, or empty where the form is the same everywhere.
	Region string

	// Source is where the form or the check is published.
	Source string

	// Forms are the ways in which it is written.
	Forms []Form

	// Prefixes are the letters, two each, of which one may stand before the number with a space or another separator behind it
	// and between groups of characters, as in VAT numbers.
	Prefixes []string

	// Check tells right numbers from wrong ones by their check digits, ranges and tables. It is given the compact form: digits and
	// letters in upper case, without separators. It trusts neither length nor characters, and does not allocate. Nil means that
	// every number of the forms is taken.
	Check func(compact []byte) bool

	// Sums are true of the digits of all numbers that Check takes, one for each length. They rule numbers out without a call.
	Sums []numeral.Sum

	// FalseAccept is the share, 0–1, of random strings of the forms that Check takes; 1 where it takes all.
	FalseAccept float64

	// Series is the share of series of numbers, of which all begin alike and go on in digits, that Check takes as a whole, where
	// it asks for letters and no check digit. Zero means that Check takes each number for itself.
	Series float64

	// Lenient says that Check looks at the form alone and takes what the rule of the issuer refuses, such as a wrong check digit.
	Lenient bool

	// Beside is the probability that the label is right when one of Context stands close by. Zero means 0.95.
	Beside float64

	// Context are words and phrases, in lower case, that speak for the label when they stand before or after the number.
	Context []string

	// Reach is how far from the number, in bytes, context counts. Zero means as far as it is looked for.
	Reach int

	// Headers are words and phrases, in lower case, that name a column of such numbers.
	Headers []string

	// Cell reports whether a whole value can stand in a column of such numbers. Nil means: when one of Forms takes it.
	Cell func(value string) bool

	// CellAlone is the probability of the label for a column whose values all pass Cell. Zero means 0.01.
	CellAlone float64

	// Facts reads what the compact form tells of its holder: birth, sex, letters of the name. It reports false for what has not the
	// form, and looks at no check digit. Nil means that the number tells nothing.
	Facts func(compact string) (Facts, bool)

	// Fakes are how such numbers are made up.
	Fakes []Fake
}

// A Form is a way to write a number.
type Form struct {
	// Pattern is an example of the form: 9 stands for any digit, A for any ASCII letter, X for either, and every other character
	// for itself.
	Pattern string

	// Alone is the probability, 0–1, that what has this form and passes the check has the label, when nothing else is known.
	Alone float64
}

// Some of the weights.
var (
	rising  = []int{11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1} // from the right, the check digit first
	cuit    = []int{5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1}
	pis     = []int{3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1}
	primes  = []int{43, 41, 37, 29, 23, 19, 17, 13, 7, 3, 1} // of Colombia
	powers  = []int{1, -1, 1, -1, 1, -1, 1, -1, 1, -1}       // of ten, by 11
	divided = []int{256, 128, 64, 32, 16, 8, 4, 2, -1}
)
