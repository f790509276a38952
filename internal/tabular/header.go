package tabular

import (
	_ "embed"
	"strconv"
	"strings"
	"unicode"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// IsHeader reports whether a first row holds the names of columns rather than
// data. A row of data that is taken for a header would pass as it is, so in doubt
// it is none.
//
// No cell may have five digits in it or hold personal data that is more than words,
// where find gives what of a cell is personal; it is not trusted to keep within it. A word can be a name of a person or a
// place and of a column as well: branch, guid. Such doubts are outvoted by twice as
// many names, which are words tied by low lines and cells that are known: as names of
// columns without any values, judge gives them another label than UNKNOWN. Without
// any that is known all cells must be words as programs name columns, such as col_7, or
// one word and numbers that rise, such as Column1.
//
// The rows below it have a say where columns of numbers are among them: different words over all of these are names of
// columns, where they outvote the doubts, and a number over one is a value like the others. A word that nobody knows over
// names of people is a doubt then.
func IsHeader(cells []string, below [][]string, find func(cell string) []privet.Finding, judge func([]privet.Column) []privet.Result) bool {
	if isNumbered(cells) {
		return true
	}
	columns := make([]privet.Column, len(cells))
	for i, s := range cells {
		columns[i].Name = s
	}
	isKnown := map[string]bool{}
	for _, r := range judge(columns) {
		if r.Label != privet.Unknown {
			isKnown[r.Column] = true
		}
	}
	over, values := overNumbers(cells, below)
	if values {
		return false
	}
	words, signs, known := true, false, false
	names, doubts := 0, 0
	if over > 0 {
		doubts = overPeople(cells, below, isKnown, judge)
	}
	for _, s := range cells {
		digits, tied := 0, false
		for i := range len(s) {
			switch c := s[i]; {
			case '0' <= c && c <= '9':
				digits++
				signs = true
				words = words && i > 0
			case c == '_':
				signs = true
				tied = tied || i > 0 && i+1 < len(s)
			case 'a' <= c && c <= 'z':
			default:
				words = false
			}
		}
		// Names of columns have years and counters in them, but nothing longer, unless many are over numbers.
		if digits >= tree.NameDigits && (over < manyOver || isNumber(s)) {
			return false
		}
		doubt := false
		for _, f := range find(s) {
			if f.Start < 0 || f.End > len(s) || f.Start >= f.End || !tree.IsWords(s[f.Start:f.End]) {
				return false
			}
			doubt = true
		}
		switch {
		case isKnown[s]:
			known = true
			names++
		case doubt:
			doubts++
		case tied:
			names++
		}
	}
	return (known || words && signs) && 2*doubts <= names || over > 2*doubts
}

// manyOver is how many words over columns of numbers make it sure that they are names.
const manyOver = 4

// leastBelow is how many values of a column make it one of numbers.
const leastBelow = 3

// missingWords are words for a value that is missing, one a line.
//
//go:embed missing.txt
var missingWords string

// overNumbers counts the columns of numbers below the first row, if words are over all of them, and reports whether there is a
// value over one. A year may be a name. Words that are equal, or for what is missing, count for nothing.
func overNumbers(cells []string, below [][]string) (words int, value bool) {
	other := 0
	seen := map[string]bool{}
	for i, name := range cells {
		numbers := 0
		for _, row := range below {
			if i >= len(row) || row[i] == "" {
				continue
			}
			if !isNumber(row[i]) {
				numbers = -1
				break
			}
			numbers++
		}
		switch {
		case numbers < leastBelow:
		case isNumber(name):
			if year, err := strconv.Atoi(name); err != nil || year < 1900 || year > 2100 {
				return 0, true
			}
			other++
		case strings.ContainsFunc(name, unicode.IsLetter):
			word := strings.ToLower(strings.TrimSpace(name))
			if seen[word] || strings.Contains(missingWords, "\n"+word+"\n") {
				other++
			}
			seen[word] = true
			words++
		default:
			other++
		}
	}
	if other > 0 {
		return 0, false
	}
	return words, false
}

// overPeople counts the cells that nobody knows as names of columns and that stand over what is told of people.
func overPeople(cells []string, below [][]string, isKnown map[string]bool, judge func([]privet.Column) []privet.Result) (n int) {
	var columns []privet.Column
	for i, name := range cells {
		if isKnown[name] {
			continue
		}
		var values []string
		for _, row := range below {
			if i < len(row) {
				values = append(values, row[i])
			}
		}
		columns = append(columns, privet.Column{Values: values})
	}
	for _, r := range judge(columns) {
		if r.Label.Category() == privet.CategoryPerson {
			n++
		}
	}
	return n
}

// isNumber reports whether a value has digits and the signs that numbers, dates and times are written with, and nothing else.
func isNumber(s string) bool {
	digits := false
	for _, c := range []byte(s) {
		switch {
		case '0' <= c && c <= '9':
			digits = true
		case strings.IndexByte(" .,:/+-%", c) < 0:
			return false
		}
	}
	return digits
}

// isNumbered reports whether the cells are one word with rising numbers behind it.
func isNumbered(cells []string) bool {
	if len(cells) < 2 {
		return false
	}
	const digits = "0123456789"
	word, before := strings.TrimRight(cells[0], digits), -1
	for _, s := range cells {
		number, ok := strings.CutPrefix(s, word)
		n, err := strconv.Atoi(number)
		if !ok || err != nil || n <= before || len(number) >= tree.NameDigits {
			return false
		}
		before = n
	}
	return word != "" && tree.IsWords(word)
}
