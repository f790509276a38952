package fake

import (
	"strconv"
	"strings"

	"github.com/privet-go/privet/internal/numbers"
)

// longest is the length in characters of the longest number that has a form.
const longest = 64

// A form is how the compact form of a number is built: its digits and letters,
// the letters as capitals, without separators. It is written as a pattern:
//
//	#          a digit
//	@          a letter
//	*          a digit or a letter
//	?          a check character, which is computed
//	A          the letter itself
//	7          the digit; in the place of any digit when it is not asked strictly
//	[0-5A]     a character of a set; where it has digits and letters, a digit
//	           stands for a digit and a letter for a letter
//	<001-899>  a number of a range, filled up with zeros
//	<CC|CD>    one of a list of words of the same length
//	{yyyy}     the year, {yyy} and {yy} its last digits, {mm} the month and {dd}
//	           the day of a date, the same in all of a number
//	{ddd}      the day of the year
//	{mm:50}    the month, or 50 more; likewise {dd:40} and {ddd:500}
//
// An equals sign before one of these keeps what the original has there, when it
// is possible at that place: =[STFG].
type form struct {
	pattern string
	places  []place
	length  int
	dated   bool
	years   [2]int
	check   check
	arrange func(c []byte, r numbers.Random) // see [numbers.Fake]
	only    func(c []byte) bool              // see [numbers.Fake]
}

// A place is one element of a pattern.
type place struct {
	kind  placeKind
	keep  bool
	width int
	low   int // of a range; what is added to a month or a day
	high  int
	set   string   // the characters of a set, or a literal
	num   string   // the digits of a set that has letters too,
	alpha string   // and its letters
	words []string // of a list
}

type placeKind uint8

const (
	placeLiteral placeKind = iota
	placeSet
	placeRange
	placeList
	placeCheck
	placeYear  // of as many digits as the width says
	placeMonth // with low added or not
	placeDay
	placeDayOfYear
)

// The sets that have a sign of their own.
const (
	digits  = "0123456789"
	letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	alnum   = digits + letters
)

// defaultYears are the years that people are born in where a number does not
// say otherwise. Numbers with two digits for the year mean the same century
// for all of them.
var defaultYears = [2]int{1940, 1999}

// newForm reads a pattern. It panics when the pattern is malformed, since all
// patterns are the package's own.
func newForm(pattern string, years [2]int, check func(c []byte) bool) *form {
	f := &form{pattern: pattern, years: years, check: check}
	if years == [2]int{} {
		f.years = defaultYears
	}
	for rest := pattern; rest != ""; {
		keep := rest[0] == '='
		if keep {
			rest = rest[1:]
		}
		p, n := newPlace(rest)
		p.keep = keep
		f.places = append(f.places, p)
		f.length += p.width
		f.dated = f.dated || p.kind >= placeYear
		rest = rest[n:]
	}
	if f.length > longest {
		panic("fake: the pattern is too long: " + pattern)
	}
	return f
}

// newPlace reads the first element of a pattern and gives its length.
func newPlace(pattern string) (p place, n int) {
	upTo := func(end string) string {
		inside, _, ok := strings.Cut(pattern[1:], end)
		if !ok || inside == "" {
			panic("fake: a bracket does not end: " + pattern)
		}
		n = len(inside) + 2
		return inside
	}
	switch pattern[0] {
	case '#':
		return place{kind: placeSet, width: 1, set: digits}, 1
	case '@':
		return place{kind: placeSet, width: 1, set: letters}, 1
	case '*':
		return newSet(alnum), 1
	case '?':
		return place{kind: placeCheck, width: 1}, 1
	case '[':
		return newSet(ranges(upTo("]"))), n
	case '<':
		inside := upTo(">")
		if low, high, ok := strings.Cut(inside, "-"); ok {
			p = place{kind: placeRange, width: len(high)}
			var err1, err2 error
			p.low, err1 = strconv.Atoi(low)
			p.high, err2 = strconv.Atoi(high)
			if err1 != nil || err2 != nil || p.low > p.high {
				panic("fake: no range: " + inside)
			}
			return p, n
		}
		p = place{kind: placeList, words: strings.Split(inside, "|")}
		p.width = len(p.words[0])
		for _, w := range p.words {
			if len(w) != p.width {
				panic("fake: words of a list differ in length: " + inside)
			}
		}
		return p, n
	case '{':
		inside := upTo("}")
		name, more, _ := strings.Cut(inside, ":")
		p.width = len(name)
		p.low, _ = strconv.Atoi(more)
		switch name {
		case "yy", "yyy", "yyyy":
			p.kind = placeYear
		case "mm":
			p.kind = placeMonth
		case "dd":
			p.kind = placeDay
		case "ddd":
			p.kind = placeDayOfYear
		default:
			panic("fake: no part of a date: " + inside)
		}
		return p, n
	}
	if !isDigit(pattern[0]) && !isUpper(pattern[0]) {
		panic("fake: a character that stands for nothing: " + pattern)
	}
	if isDigit(pattern[0]) {
		return newSet(pattern[:1]), 1
	}
	return place{kind: placeLiteral, width: 1, set: pattern[:1]}, 1
}

func newSet(set string) place {
	p := place{kind: placeSet, width: 1, set: set}
	if strings.ContainsAny(set, digits) && strings.ContainsAny(set, letters) {
		of := func(in func(byte) bool) string {
			var b strings.Builder
			for i := range len(set) {
				if in(set[i]) {
					b.WriteByte(set[i])
				}
			}
			return b.String()
		}
		p.num, p.alpha = of(isDigit), of(isLetter)
	}
	return p
}

// ranges writes out the ranges of a set such as 02-9A-F.
func ranges(set string) string {
	var b strings.Builder
	for i := 0; i < len(set); i++ {
		if i+2 < len(set) && set[i+1] == '-' {
			for c := set[i]; c <= set[i+2]; c++ {
				b.WriteByte(c)
			}
			i += 2
			continue
		}
		b.WriteByte(set[i])
	}
	return b.String()
}

// admits reports whether a number can have the form. When it is asked strictly,
// each place must hold what can come up there; otherwise a digit may stand for
// any digit and a letter for any letter. What makes a date and what checks the
// number may be anything.
func (f *form) admits(c []byte, strictly bool) bool {
	if len(c) != f.length || f.only != nil && !f.only(c) {
		return false
	}
	for i := range f.places {
		p := &f.places[i]
		if !p.admits(c[:p.width], strictly) {
			return false
		}
		c = c[p.width:]
	}
	return true
}

func (p *place) admits(c []byte, strictly bool) bool {
	switch p.kind {
	case placeLiteral:
		return c[0] == p.set[0]
	case placeCheck:
		return true
	case placeSet:
		if strictly {
			return strings.IndexByte(p.set, c[0]) >= 0
		}
		return likeOneOf(p.set, c[0])
	case placeList:
		for _, w := range p.words {
			if string(c) == w || !strictly && isLike(c, w) {
				return true
			}
		}
		return false
	}
	n := number(c)
	if n < 0 || p.kind != placeRange {
		return n >= 0
	}
	return !strictly || p.low <= n && n <= p.high
}

// likeOneOf reports whether a set has a digit when c is one, or a letter.
func likeOneOf(set string, c byte) bool {
	for i := range len(set) {
		if isDigit(set[i]) == isDigit(c) {
			return true
		}
	}
	return false
}

// isLike reports whether two strings have digits at the same places.
func isLike(c []byte, w string) bool {
	for i := range len(w) {
		if isDigit(c[i]) != isDigit(w[i]) {
			return false
		}
	}
	return true
}

// appendFake appends a number of the form that is not the original one, and
// reports whether there is one. The original has as many characters.
func (f *form) appendFake(dst, original []byte, s *Stream) ([]byte, bool) {
	const tries = 200
	start := len(dst)
	for range tries {
		dst = f.appendOnce(dst[:start], original, s)
		c := dst[start:]
		if f.arrange != nil {
			f.arrange(c, s)
		}
		if (f.check == nil || f.check(c)) && !isOneCharacter(c) && string(c) != string(original) {
			return dst, true
		}
	}
	return dst[:start], false
}

func (f *form) appendOnce(dst, original []byte, s *Stream) []byte {
	var born date
	if f.dated {
		born = s.date(f.years[0], f.years[1])
	}
	for i := range f.places {
		p := &f.places[i]
		was := original[:p.width]
		original = original[p.width:]
		if p.keep && p.admits(was, true) {
			dst = append(dst, was...)
			continue
		}
		switch p.kind {
		case placeLiteral:
			dst = append(dst, p.set[0])
		case placeCheck:
			dst = append(dst, '0')
		case placeSet:
			// A digit stands for a digit where letters could be as well.
			set := p.set
			switch {
			case p.num == "":
			case isDigit(was[0]):
				set = p.num
			case isLetter(was[0]):
				set = p.alpha
			}
			dst = append(dst, s.from(set))
		case placeList:
			dst = append(dst, pick(s, p.words)...)
		default:
			n := 0
			switch p.kind {
			case placeRange:
				n = s.between(p.low, p.high)
			case placeYear:
				n = born.year
			case placeMonth:
				n = born.month
			case placeDay:
				n = born.day
			case placeDayOfYear:
				n = born.dayOfYear()
			}
			if p.kind > placeYear && p.low > 0 {
				n += p.low * s.below(2)
			}
			dst = appendNumber(dst, n, p.width)
		}
	}
	return dst
}

// appendNumber appends the last digits of a number, as many as width says.
func appendNumber(dst []byte, n, width int) []byte {
	at := len(dst)
	for range width {
		dst = append(dst, '0')
	}
	for i := at + width - 1; i >= at; i-- {
		dst[i] = '0' + byte(n%10)
		n /= 10
	}
	return dst
}

// number is the value of digits, or -1 for what is none or has too many.
func number(c []byte) int {
	if len(c) == 0 || len(c) > 18 {
		return -1
	}
	n := 0
	for _, b := range c {
		if !isDigit(b) {
			return -1
		}
		n = n*10 + int(b-'0')
	}
	return n
}

func isOneCharacter(c []byte) bool {
	for _, b := range c {
		if b != c[0] {
			return false
		}
	}
	return len(c) > 3
}
