package names

import (
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells things from places that have their names: a turkey, the china, chili.
// In small letters the word says nothing; what stands before it does.

// placeThings are names of places and of people that are words for things as well.
var placeThings = &wordset.OtherSet{File: "names", Sets: []string{"placeThings"}}

// thingMarks are words before one of a thing, and placeMarks words behind one of a place
// whatever stands before it, as in our china office.
var (
	thingMarks = &wordset.OtherSet{File: "names", Sets: []string{"thingMarks"}}
	placeMarks = &wordset.OtherSet{File: "names", Sets: []string{"placeMarks"}}
)

// longestMark bounds the word before one of a thing.
const longestMark = 16

// IsThing reports whether a place of the text is a word in small letters for a thing.
func IsThing(text string, start, end int) bool {
	if c := text[start]; c < 'a' || c > 'z' || len(placeThings.At(text, start)) != end-start {
		return false
	}
	at := markBefore(text, start)
	if at == start {
		return false
	}
	before := text[at : start-1]
	if !chars.IsNumber(before) && len(thingMarks.At(text, at)) != len(before) {
		return false
	}
	return end+1 >= len(text) || text[end] != ' ' || placeMarks.At(text, end+1) == ""
}

// markBefore is where the word of ASCII begins that stands before start with one space
// between, or start where there is none.
func markBefore(text string, start int) int {
	i := start - 1
	if i < 0 || text[i] != ' ' {
		return start
	}
	for i > 0 && numeral.IsAlnum(text[i-1]) && start-i <= longestMark {
		i--
	}
	if i == start-1 || i > 0 && (numeral.IsAlnum(text[i-1]) || text[i-1] >= utf8.RuneSelf) {
		return start
	}
	return i
}
