package columns

import (
	"math"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file keeps a header from hiding people. What a column is called says what it was
// made for, and its values say what was written into it: names under "status" are
// names. Such a column is not called NONE, whatever its header says. It is UNKNOWN
// where the header leaves the values in doubt.

// A likeness says of which labels it is that values which look like theirs are hardly
// ever about anything but people. Places, amounts, codes and ages stand beside things
// as well.
type likeness uint8

const (
	likeNothing likeness = iota
	likeWords            // where hardly any value has a digit: codes of things look like those of diseases
	likeMarks            // where there is more than digits
	likePeople           // always
)

func likenessOf(l privet.Label) likeness {
	switch l.Category() {
	case privet.CategoryPerson, privet.CategorySensitive, privet.CategoryHealth:
		return likeWords
	case privet.CategoryContact:
		return likeMarks
	case privet.CategoryGovernment:
		return likePeople
	case privet.CategoryDemographic:
		if l != "AGE" {
			return likeWords
		}
	}
	switch l {
	case "JOB_TITLE":
		return likeWords
	case "USERNAME", "STREET_ADDRESS", "VIN":
		return likeMarks
	case "DOB":
		return likePeople
	}
	return likeNothing
}

// likeness is the least that counts for the n values that have been seen.
func (l *looking) likeness(n int) likeness {
	switch {
	case 2*int(l.counts[traitAllDigits]) >= n:
		return likePeople
	case 2*int(l.counts[traitDigits]) >= n:
		return likeMarks
	}
	return likeWords
}

// ofPerson is the probability that the values are what only people have. Years alone are of
// things as well, and births only beside names, which are asked for by themselves.
func (x *Table) ofPerson(v *view) float64 {
	p := x.guess.ofPerson(x.looks.likeness(v.count))
	if v.births && x.guess.knows(x.is.dob) {
		p = max(0, p-x.guess.probability(x.is.dob))
	}
	return p
}

// Of what speaks against NONE in the values, in the logarithm of the odds.
const (
	personMost   = 12.0 // how they look, at most
	personEach   = 3.0  // for each unit of the logarithm of the odds that they look like a person's
	personFew    = 1.0  // the number of values at which it counts a half
	checkMost    = 12.0 // check digits, at most
	checkLeast   = 3.0  // what they say has to be worth, to say anything
	codeWorth    = 6.0  // that they may be codes of diseases
	writtenWorth = 8.0  // that they are written as numbers of people are
	checkShare   = 0.15 // the share of other values, at most, that pass such a check by chance
)

// evidentPerson is what the look of n values says for NONE, and never is more than
// nothing, when they are those of a person with that probability.
func evidentPerson(probability float64, n int) float64 {
	return -min(personMost, max(0, personEach*spec.Logit(probability))) * float64(n) / (float64(n) + personFew)
}

// evidentChecks is what it says for NONE that nearly all values pass the check of one
// of the kinds of numbers that are given to people, or are written as hardly anything
// else is: such check digits do not come about by chance.
//
// Codes of diseases are checked by their letters alone. They are told from those of
// things by nothing, so that they count where the header says nothing.
func (v *view) evidentChecks(checkable, health kindSet) float64 {
	most := 0.0
	for i := range v.scores {
		s := &v.scores[i]
		if health.has(s.kind) && s.checked && v.heading == 0 {
			most = max(most, codeWorth)
		}
		if !checkable.has(s.kind) {
			continue
		}
		if s.checked {
			most = max(most, checkWorth(s.proofs, s.weakest))
		}
		if s.written {
			most = max(most, writtenWorth)
		}
	}
	return -most
}

// checkWorth is what it says that a number of different values pass a check, which a share of
// others passes by chance.
func checkWorth(matched int, weakest float64) float64 {
	if weakest > checkShare {
		return 0
	}
	if w := float64(matched-1) * -math.Log(weakest); w >= checkLeast {
		return min(checkMost, w)
	}
	return 0
}

// hasCheckOfPerson reports whether the numbers of a label are given to people, and not
// to what they buy or found.
func hasCheckOfPerson(l privet.Label) bool {
	switch l.Category() {
	case privet.CategoryGovernment, privet.CategoryBank, privet.CategoryCard:
		return true
	}
	return false
}

// Of values that are no sentences and have something inside all the same: objects in
// JSON or XML, and names with an address behind them.
const (
	insideOf     = 10 // of so many values one has an @, or
	objectsOf    = 2  // of so many values one has braces or brackets
	objectLength = 16 // and they have so many characters in the mean
)

// haveAt reports whether n values may have addresses inside, telling of which tell as a
// whole what they are.
func (l *looking) haveAt(n, telling int) bool {
	return int(l.counts[traitAt])*insideOf >= n && 2*telling < n
}

// areObjects reports whether n values are objects or lists, in which anything may stand.
func (l *looking) areObjects(n int) bool {
	return int(l.counts[traitBrace])*objectsOf >= n && l.length >= objectLength*int64(n)
}
