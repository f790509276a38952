package lex

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
)

// This file is what stands before a token and behind it.

// A NextClass is what the byte behind a token is.
type NextClass uint8

const (
	nextEnd NextClass = iota // the end of the text
	NextSpace
	NextHyphen
	NextDot
	NextSlash
	NextColon
	nextComma
	nextOther
	nextClasses
)

var NextOf = func() (t [256]NextClass) {
	for c := range t {
		t[c] = nextOther
	}
	t[' '], t['-'], t['.'], t['/'], t[':'], t[','] = NextSpace, NextHyphen, NextDot, NextSlash, NextColon, nextComma
	return t
}()

// An AfterClass is what the byte behind that one is.
type AfterClass uint8

const (
	AfterDigit AfterClass = iota
	AfterLetter
	AfterOther // everything else, the end of the text too
	AfterClasses
)

var AfterOf = func() (t [256]AfterClass) {
	for c := range t {
		switch Classes[c] {
		case ClassDigit:
			t[c] = AfterDigit
		case ClassLetter:
			t[c] = AfterLetter
		default:
			t[c] = AfterOther
		}
	}
	return t
}()

// A Follow is a nextClass and an afterClass.
type Follow uint8

const Follows = Follow(nextClasses) * Follow(AfterClasses)

func FollowOf(n NextClass, a AfterClass) Follow { return Follow(n)*Follow(AfterClasses) + Follow(a) }

// FollowBase is followOf for a byte, with what is behind it still to be added.
var FollowBase = func() (t [256]Follow) {
	for c := range t {
		t[c] = FollowOf(NextOf[c], 0)
	}
	return t
}()

// FollowAt is what follows a token that ends at text[j].
func FollowAt(text string, j int) Follow {
	if j+1 < len(text) {
		return FollowOf(NextOf[text[j]], AfterOf[text[j+1]])
	}
	if j < len(text) {
		return FollowOf(NextOf[text[j]], AfterOther)
	}
	return FollowOf(nextEnd, AfterOther)
}

// A Place is how a token stands to what is before it.
type Place uint8

const (
	PlaceFree   Place = iota // it begins something
	PlaceTied                // a hyphen or a slash ties it to a digit
	PlaceInside              // a letter, a digit or an underscore touches it
	PlaceDotted              // a dot ties it to a digit
	Places
)

// PlaceAt is the place of what begins at text[i].
func PlaceAt(text string, i int) Place {
	if i == 0 || placeBehind[text[i-1]] == PlaceFree {
		return PlaceFree
	}
	return tiedAt(text, i)
}

// tiedAt is placeAt behind a byte that can tie a token to what is before it.
func tiedAt(text string, i int) Place {
	if IsGlue(text[i-1]) {
		if i >= 2 && numeral.IsDigit(text[i-2]) {
			return placeBehind[text[i-1]]
		}
		return PlaceFree
	}
	if JoinsBefore(text, i) {
		return PlaceInside
	}
	return PlaceFree
}

// placeBehind is the place behind a byte, as far as that tells.
var placeBehind = func() (t [256]Place) {
	for c := range t {
		switch {
		case c == '-' || c == '/':
			t[c] = PlaceTied
		case c == '.':
			t[c] = PlaceDotted
		case Classes[c] != ClassOther || c == '_':
			t[c] = PlaceInside
		}
	}
	return t
}()

// A LastClass is what the byte before a single byte is.
type LastClass uint8

const (
	lastOther LastClass = iota // none of the others, or nothing
	LastDigit
	LastLetter // of ASCII
	LastSingle // the same with no letter or digit of ASCII before it
	LastHigh   // beyond ASCII
	LastClasses
)

// LastSlots is a power of two, so that a class needs no check.
const LastSlots = 8

// LastAt is what stands before text[i].
func LastAt(text string, i int) LastClass {
	switch {
	case i == 0:
		return lastOther
	case numeral.IsDigit(text[i-1]):
		return LastDigit
	case text[i-1] >= utf8.RuneSelf:
		return LastHigh
	case !numeral.IsLetter(text[i-1]):
		return lastOther
	case i > 1 && numeral.IsAlnum(text[i-2]):
		return LastLetter
	}
	return LastSingle
}

// PhraseEnd is the end of the first of some phrases that stands at text[i] and that no word goes on, or i.
func PhraseEnd(text string, i int, phrases ...string) int {
	for _, p := range phrases {
		if strings.HasPrefix(text[i:], p) && !JoinsAfter(text, i+len(p)) {
			return i + len(p)
		}
	}
	return i
}

// PhraseStart is where the first of some phrases begins that stands right before text[i], not before least, and ends no word, or i.
func PhraseStart(text string, i, least int, phrases ...string) int {
	for _, p := range phrases {
		if k := i - len(p); k >= least && text[k:i] == p && !JoinsBefore(text, k) {
			return k
		}
	}
	return i
}
