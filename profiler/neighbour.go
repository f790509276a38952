package profiler

import "unicode/utf8"

// This file is what stands before a token and behind it.

// A nextClass is what the byte behind a token is.
type nextClass uint8

const (
	nextEnd nextClass = iota // the end of the text
	nextSpace
	nextHyphen
	nextDot
	nextSlash
	nextColon
	nextComma
	nextOther
	nextClasses
)

var nextOf = func() (t [256]nextClass) {
	for c := range t {
		t[c] = nextOther
	}
	t[' '], t['-'], t['.'], t['/'], t[':'], t[','] = nextSpace, nextHyphen, nextDot, nextSlash, nextColon, nextComma
	return t
}()

// An afterClass is what the byte behind that one is.
type afterClass uint8

const (
	afterDigit afterClass = iota
	afterLetter
	afterOther // everything else, the end of the text too
	afterClasses
)

var afterOf = func() (t [256]afterClass) {
	for c := range t {
		switch classes[c] {
		case classDigit:
			t[c] = afterDigit
		case classLetter:
			t[c] = afterLetter
		default:
			t[c] = afterOther
		}
	}
	return t
}()

// A follow is a nextClass and an afterClass.
type follow uint8

const follows = follow(nextClasses) * follow(afterClasses)

func followOf(n nextClass, a afterClass) follow { return follow(n)*follow(afterClasses) + follow(a) }

// followBase is followOf for a byte, with what is behind it still to be added.
var followBase = func() (t [256]follow) {
	for c := range t {
		t[c] = followOf(nextOf[c], 0)
	}
	return t
}()

// followAt is what follows a token that ends at text[j].
func followAt(text string, j int) follow {
	if j+1 < len(text) {
		return followOf(nextOf[text[j]], afterOf[text[j+1]])
	}
	if j < len(text) {
		return followOf(nextOf[text[j]], afterOther)
	}
	return followOf(nextEnd, afterOther)
}

// A place is how a token stands to what is before it.
type place uint8

const (
	placeFree   place = iota // it begins something
	placeTied                // a hyphen or a slash ties it to a digit
	placeInside              // a letter, a digit or an underscore touches it
	placeDotted              // a dot ties it to a digit
	places
)

// placeAt is the place of what begins at text[i].
func placeAt(text string, i int) place {
	if i == 0 || placeBehind[text[i-1]] == placeFree {
		return placeFree
	}
	return tiedAt(text, i)
}

// tiedAt is placeAt behind a byte that can tie a token to what is before it.
func tiedAt(text string, i int) place {
	if isGlue(text[i-1]) {
		if i >= 2 && isDigit(text[i-2]) {
			return placeBehind[text[i-1]]
		}
		return placeFree
	}
	if joinsBefore(text, i) {
		return placeInside
	}
	return placeFree
}

// placeBehind is the place behind a byte, as far as that tells.
var placeBehind = func() (t [256]place) {
	for c := range t {
		switch {
		case c == '-' || c == '/':
			t[c] = placeTied
		case c == '.':
			t[c] = placeDotted
		case classes[c] != classOther || c == '_':
			t[c] = placeInside
		}
	}
	return t
}()

// A lastClass is what the byte before a single byte is.
type lastClass uint8

const (
	lastOther lastClass = iota // none of the others, or nothing
	lastDigit
	lastLetter // of ASCII
	lastSingle // the same with no letter or digit of ASCII before it
	lastHigh   // beyond ASCII
	lastClasses
)

// lastSlots is a power of two, so that a class needs no check.
const lastSlots = 8

// lastAt is what stands before text[i].
func lastAt(text string, i int) lastClass {
	switch {
	case i == 0:
		return lastOther
	case isDigit(text[i-1]):
		return lastDigit
	case text[i-1] >= utf8.RuneSelf:
		return lastHigh
	case !isLetter(text[i-1]):
		return lastOther
	case i > 1 && isAlnum(text[i-2]):
		return lastLetter
	}
	return lastSingle
}
