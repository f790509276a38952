package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads what is before a street in Cyrillic with a mark, as in кв. Лозенец, ул. Златовръх 12,
// and estates of blocks that stand in its place in Bulgarian: ж.к. Младост 1, бл. 23, вх. Б, ап. 14.

// estateMarks stand before the names of quarters, estates and small towns.
var estateMarks = lists.List{File: "address", Set: "estateMarks"}

// estateMarkLasts are the bytes that they end with.
var estateMarkLasts = lazy.Value[*[256]bool]{Make: func() *[256]bool {
	t := new([256]bool)
	for _, mark := range estateMarks.Get() {
		t[mark[len(mark)-1]] = true
	}
	return t
}}

// Bounds of such a name.
const mostMarkedWords = 3

// markedNameBefore is where a name with one of estateMarks begins that stands before the comma before
// text[i], and where its mark does; both are i where there is none, and the mark is where the name is
// if that has no mark.
func markedNameBefore(text string, i, least int) (name, mark int) {
	k := chars.BytesStart(text, i, max(least+1, i-1), " ")
	if k <= least || text[k-1] != ',' {
		return i, i
	}
	k--
	if digit := k; digit > least && numeral.IsDigit(text[digit-1]) { // Младост 1
		digit = chars.DigitsStart(text, digit, max(least, k-3))
		if digit > least && (text[digit-1] == ' ' || text[digit-1] == '-') {
			k = digit - 1
		}
	}
	name = i
	for n, from := 0, k; n < mostMarkedWords; n++ {
		start := lex.WordStartWithin(text, from, max(least, from-wordset.LongestWord*2))
		if start == from || !isUpperName(text, start) {
			break
		}
		name, from = start, start
		if mark := estateMarkBefore(text, name, least); mark < name {
			return name, mark
		}
		if from--; from <= least || text[from] != ' ' && text[from] != '-' {
			break
		}
	}
	return name, name
}

// isUpperName reports whether a capital beyond ASCII stands at text[i].
func isUpperName(text string, i int) bool {
	return i < len(text) && text[i] >= utf8.RuneSelf && chars.IsCapitalAt(text, i)
}

// estateMarkBefore is where the mark before the name at text[i] begins, or i.
func estateMarkBefore(text string, i, least int) int {
	if i <= least || !estateMarkLasts.Get()[text[i-1]] {
		return i
	}
	for _, mark := range estateMarks.Get() {
		if k := i - len(mark); k >= least && text[k:i] == mark {
			if r, _ := utf8.DecodeLastRuneInString(text[:k]); k == 0 || !chars.IsLetterRune(r) && r != '.' && r != '-' {
				return k
			}
		}
	}
	return i
}

// markedPlaceBefore is where the mark of a quarter or a small town before the street at text[i]
// begins, or i.
func markedPlaceBefore(text string, i, least int) int {
	if name, mark := markedNameBefore(text, i, least); mark < name {
		return mark
	}
	return i
}

// estateBlocks lead to an estate.
var estateBlocks = lazy.Value[[]string]{Make: func() []string { return strings.Fields("бл блок д дом") }}

// matchEstate reads an estate around the word for a block at text[at].
func matchEstate(text string, at int) (spec.Match, bool) {
	e, _ := prose.WordAt(text, at)
	block := text[at:e] == "бл" || text[at:e] == "блок"
	if !block && text[at:e] != "д" && text[at:e] != "дом" {
		return spec.Match{}, false
	}
	k := chars.SkipByte(text, chars.SkipByte(text, e, '.'), ' ')
	to := numberTokenEnd(text, k)
	if k == e || to == k || !numeral.IsDigit(text[k]) || to-k > 5 {
		return spec.Match{}, false
	}
	if r, n := utf8.DecodeRuneInString(text[to:]); chars.IsLetterRune(r) { // 23А
		if to += n; joinsAfterRune(text, to) {
			return spec.Match{}, false
		}
	}
	name, mark := markedNameBefore(text, at, max(0, at-AddressBack))
	if name == at {
		return spec.Match{}, false
	}
	end, units := to, 0
	for range mostUnits {
		next := unitBehind(text, end)
		if next == end {
			next = streetparts.UnitEnd(text, end)
		}
		if next == end {
			break
		}
		end = next
		units++
	}
	switch {
	case mark < name:
		return spec.Match{Start: mark, End: end, Alone: 0.9}, true
	case units > 0 && block:
		return spec.Match{Start: name, End: end, Alone: 0.8}, true // without a mark
	}
	return spec.Match{}, false
}
