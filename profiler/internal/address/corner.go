package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file reads places that are told by two streets that meet, as in the corner of Mill Lane
// and Bridge Street, which are one address with the words that say so.

// What stands before the first of two streets that meet, and between them.
var (
	cornerWords = [...]string{"corner of ", "intersection of ", "junction of ", "crossing of "}
	cornerJoins = [...]string{" and ", " & "}
)

// longestCut is the longest of words that a stop cuts short, as in St. and Bd., in bytes.
const longestCut = 3

// corner gives the address that the street list[i] and another one make, the index of what comes
// next in list, and how many of what stands before it are part of the address. One of the two
// streets may be one that nobody has found.
func (s *Joiner) corner(x *Joining, text string, list []spec.Candidate, i int) (whole spec.Candidate, next, taken int, ok bool) {
	a := &x.Addresses
	whole, next = list[i], i+1
	from := cornerBefore(text, whole.Start, a.given)
	if from == whole.Start {
		if from = cornerFirst(text, whole.Start, a.given); from == whole.Start {
			return whole, next, 0, false
		}
	} else if end := cornerSecond(text, whole.End); end > whole.End {
		for next < len(list) && list[next].Start < end {
			end = max(end, list[next].End)
			next++
		}
		whole.End = end
	} else if !chars.ContainsAny(text[whole.Start:whole.End], cornerJoins[:]...) {
		return whole, next, 0, false
	}
	for taken < len(a.out) && a.out[len(a.out)-1-taken].Start >= from {
		taken++
	}
	if n := len(a.out) - 1 - taken; n >= 0 && a.out[n].End > from {
		return whole, next, 0, false
	}
	whole.Start, whole.Recognizer, whole.Walked = from, s.postal, true
	return whole, next, taken, x.Takes(whole.Confidence, s.postal)
}

// cornerBefore is where words that say that streets meet begin, which end at text[i], or i.
func cornerBefore(text string, i, least int) int {
	for _, words := range cornerWords {
		at := i - len(words)
		if at < least || !strings.EqualFold(text[at:i], words) || lex.JoinsBefore(text, at) {
			continue
		}
		if the := at - len("the "); the >= least && strings.EqualFold(text[the:at], "the ") && !lex.JoinsBefore(text, the) {
			return the
		}
		return at
	}
	return i
}

// cornerFirst is where such words begin that a street and what joins it to text[i] stand behind,
// or i.
func cornerFirst(text string, i, least int) int {
	for _, join := range cornerJoins {
		to := i - len(join)
		if to < least || text[to:i] != join {
			continue
		}
		for k := to - 1; k >= max(least, i-64); k-- { // bytes without the two streets
			if c := text[k]; c == '\n' || c == ';' || c == ':' || c == '!' || c == '?' {
				break
			}
			if k > 0 && text[k-1] == ' ' {
				if from := cornerBefore(text, k, least); from < k && (numeral.IsDigit(text[k]) || chars.IsCapitalAt(text, k) || !chars.IsCapitalAt(text, i)) {
					return from
				}
			}
		}
	}
	return i
}

// cornerSecond is the end of a second street behind a first one that ends at text[i], or i: words
// with capitals, or in small letters with a number behind them.
func cornerSecond(text string, i int) int {
	for _, join := range cornerJoins {
		if !strings.HasPrefix(text[i:], join) {
			continue
		}
		k, end, names := i+len(join), i, 0
		for range mostPlaceWords + 1 {
			if e := numberTokenEnd(text, k); e > k && numeral.IsDigit(text[k]) {
				if end = e; names > 0 {
					return end
				}
			} else if e, capital := prose.WordAt(text, k); capital && e > k {
				names++
				end = chars.SkipByte(text, e, '.')
				if end > e && (e-k > longestCut || end >= len(text) || text[end] != ' ' || end+1 < len(text) && !chars.IsCapitalAt(text, end+1) &&
					!numeral.IsDigit(text[end+1])) {
					return e // the end of a sentence
				}
			} else {
				break
			}
			if end >= len(text) || text[end] != ' ' {
				break
			}
			k = end + 1
		}
		if names > 0 {
			return end
		}
	}
	return i
}
