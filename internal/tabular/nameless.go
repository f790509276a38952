package tabular

import (
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet"
)

// This file distrusts columns without names. Of a password, a salary or the number of a patient nothing says what it is but
// the header, so that NONE is said of them where there is none. Beside people, values of which each is another are as
// likely somebody's.

// leastPeople is how many columns of a table are of people, so that it is one of them.
const leastPeople = 2

// Distrusted are the columns that have no name, are NONE, and tell records of people apart, by their places. What goes up from
// row to row, as the numbers of the rows and the dates of a diary do, tells none.
func Distrusted(columns []privet.Column, results []privet.Result) map[int]bool {
	people := map[string]int{}
	for i := range columns {
		if table, ok := nameless(columns[i].Name); ok && isOfPeople(results[i].Label) {
			people[table]++
		}
	}
	distrusted := map[int]bool{}
	for i, c := range columns {
		table, ok := nameless(c.Name)
		if ok && results[i].Label == privet.None && people[table] >= leastPeople && areMostlyUnique(c.Values) && !areRising(c.Values) {
			distrusted[i] = true
		}
	}
	return distrusted
}

// nameless reports whether a column has a number in the place of a name, and which table it is of.
func nameless(name string) (table string, ok bool) {
	dot := strings.LastIndexByte(name, '.')
	number, placed := strings.CutPrefix(name[dot+1:], byPlace)
	_, err := strconv.ParseUint(number, 10, 16)
	return name[:dot+1], name == "" || err == nil && (placed || dot > 0)
}

// isOfPeople reports whether a label alone says that a row is of one person.
func isOfPeople(l privet.Label) bool {
	switch l.Category() {
	case privet.CategoryPerson, privet.CategoryContact, privet.CategoryGovernment:
		return true
	}
	return l == "DOB"
}

// areMostlyUnique reports whether hardly a value comes twice, of enough.
func areMostlyUnique(values []string) bool {
	const least, repeated = 10, 10 // values, and one of that many may
	values = slices.DeleteFunc(slices.Clone(values), func(s string) bool { return s == "" })
	n := len(values)
	slices.Sort(values)
	distinct := len(slices.Compact(values))
	return n >= least && (n-distinct)*repeated <= n
}

// areRising reports whether no value is below the one in front of it, as numbers or else as texts.
func areRising(values []string) bool {
	last := ""
	for _, s := range values {
		if s == "" {
			continue
		}
		a, errA := strconv.ParseFloat(last, 64)
		b, errB := strconv.ParseFloat(s, 64)
		if errA == nil && errB == nil && b < a || (errA != nil || errB != nil) && s < last {
			return false
		}
		last = s
	}
	return true
}
