package address

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells what no postcode is from the words before it: a year, and the number of a firm, a reference, a list or
// a plan.

// codedThings are words before a number that is theirs, and numberedPlans those with short capitals between, which
// say of what kind the plan is: plan SP 40771.
var (
	codedThings   = &wordset.WordList{File: "address", Set: "codedThings"}
	numberedPlans = &wordset.WordList{File: "address", Set: "numberedPlans"}
)

// fewestInGroup is how many digits a group has that a later one of a number stands behind.
const fewestInGroup = 4

// isNumbered reports whether text[i] begins the number of such a thing, or a later group of it.
func isNumbered(text string, i int) bool {
	for n := 0; n < 3 && i > 1 && text[i-1] == ' ' && numeral.IsDigit(text[i-2]); n++ {
		k := i - 1
		for k > 0 && numeral.IsDigit(text[k-1]) {
			k--
		}
		if i-1-k < fewestInGroup {
			break // the number of a house
		}
		i = k
	}
	if fields.IsFieldOf(text, i, codedThings) {
		return true
	}
	k := i - 1 // behind the short capitals
	j := k
	for j > 0 && k-j < 4 && 'A' <= text[j-1] && text[j-1] <= 'Z' {
		j--
	}
	return k > 0 && text[k] == ' ' && j < k && k-j < 4 && j > 1 && text[j-1] == ' ' && prose.WordBeforeIn(text, j, 0, numberedPlans) < j
}
