package profiler

import (
	"unicode"
	"unicode/utf8"
)

// This file says of runes what the tables of package unicode say, ten times as
// fast: there a rune is searched for in a list of ranges, here it is a bit. Texts
// in Cyrillic or Chinese ask for every rune.

// A runeSet holds the runes below mostInSet of some tables of package unicode.
type runeSet [mostInSet / 64]uint64

// mostInSet is where the third plane begins. What is behind it is rare in all texts, and no rune
// there has another case.
const mostInSet = 0x20000

// farRanges are the ranges of some tables from mostInSet on, which are few.
type farRanges []unicode.Range32

func newFarRanges(tables ...*unicode.RangeTable) (f farRanges) {
	for _, t := range tables {
		for _, r := range t.R32 {
			if r.Hi >= mostInSet {
				f = append(f, r)
			}
		}
	}
	return f
}

func (f farRanges) has(r rune) bool {
	for i := range f {
		if c := uint32(r); f[i].Lo <= c && c <= f[i].Hi {
			return (c-f[i].Lo)%f[i].Stride == 0
		}
	}
	return false
}

func newRuneSet(tables ...*unicode.RangeTable) *runeSet {
	s := &runeSet{}
	add := func(lo, hi, stride uint32) {
		for c := lo; c <= min(hi, mostInSet-1); c += stride {
			s[c/64] |= 1 << (c % 64)
		}
	}
	for _, t := range tables {
		for _, r := range t.R16 {
			add(uint32(r.Lo), uint32(r.Hi), uint32(r.Stride))
		}
		for _, r := range t.R32 {
			add(r.Lo, r.Hi, r.Stride)
		}
	}
	return s
}

// add adds a rune. Of those from mostInSet on only the low bits count; see mayHave.
func (s *runeSet) add(r rune) {
	c := uint32(r) % mostInSet
	s[c/64] |= 1 << (c % 64)
}

// mayHave is true for the runes that have been added, and perhaps for some others
// from mostInSet on.
func (s *runeSet) mayHave(r rune) bool { return s.has(r) }

func (s *runeSet) has(r rune) bool {
	c := uint32(r) % mostInSet
	return s[c/64]>>(c%64)&1 == 1
}

var (
	letterRunes = newRuneSet(unicode.L)
	markRunes   = newRuneSet(unicode.M)

	upperRunes = newRuneSet(unicode.Upper)
	lowerRunes = newRuneSet(unicode.Lower)
	titleRunes = newRuneSet(unicode.Title)

	// Scripts that set no spaces between words, or none between a word and its
	// particle, as Korean does.
	spacelessScripts = []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Hangul}
	spacelessRunes   = newRuneSet(spacelessScripts...)

	farLetters, farMarks, farSpaceless = newFarRanges(unicode.L), newFarRanges(unicode.M), newFarRanges(spacelessScripts...)
)

// isLetterRune is unicode.IsLetter.
func isLetterRune(r rune) bool {
	if uint32(r) < mostInSet {
		return letterRunes.has(r)
	}
	return farLetters.has(r)
}

// isMarkRune is unicode.IsMark.
func isMarkRune(r rune) bool {
	if uint32(r) < mostInSet {
		return markRunes.has(r)
	}
	return farMarks.has(r)
}

// letterAt is how long the letter beyond ASCII is that stands at text[i], or the mark; it is
// 0 where there is neither. Runes of two and three bytes are not decoded by a call.
func letterAt(text string, i int) int {
	c := text[i]
	if i+1 >= len(text) || text[i+1]&0xC0 != 0x80 || c < 0xC2 {
		return 0 // no rune
	}
	switch {
	case c < 0xE0:
		if scriptKinds[rune(c&0x1F)<<6|rune(text[i+1]&0x3F)] == 0 {
			return 0
		}
		return 2
	case 0xE1 <= c && c < 0xED && i+2 < len(text) && text[i+2]&0xC0 == 0x80:
		r := rune(c&0xF)<<12 | rune(text[i+1]&0x3F)<<6 | rune(text[i+2]&0x3F)
		return int((letterRunes[r/64]|markRunes[r/64])>>(r%64)&1) * 3
	}
	if r, n := runeAt(text, i); n > 1 && (isLetterRune(r) || isMarkRune(r)) {
		return n
	}
	return 0
}

// runeAt is utf8.DecodeRuneInString(text[i:]) for a place in the text. Runes of two and three
// bytes, and bytes that begin none, take half of its time.
func runeAt(text string, i int) (r rune, n int) {
	if i+8 <= len(text) {
		v := load(text, i)
		switch c := byte(v); {
		case c < utf8.RuneSelf:
			return rune(c), 1
		case v&0xC000 != 0x8000, c < 0xC2, c >= 0xF5:
			return utf8.RuneError, 1
		case c < 0xE0:
			return rune(v&0x1F<<6 | v>>8&0x3F), 2
		case v&0xC00000 == 0x800000 && c < 0xF0 && !overlong(c, byte(v>>8)):
			return rune(v&0xF<<12 | v>>2&0xFC0 | v>>16&0x3F), 3
		case v&0xC0C00000 == 0x80800000 && c >= 0xF0:
			if r = rune(v&0x7<<18 | v<<4&0x3F000 | v>>10&0xFC0 | v>>24&0x3F); r >= 0x10000 && r <= utf8.MaxRune {
				return r, 4
			}
			return utf8.RuneError, 1
		}
	}
	return utf8.DecodeRuneInString(text[i:])
}

// runeBefore is utf8.DecodeLastRuneInString(text[:i]) where there is one. Runes of two and three
// bytes take a third of its time.
func runeBefore(text string, i int) (r rune, n int) {
	c := text[i-1]
	if c < utf8.RuneSelf {
		return rune(c), 1
	}
	if c >= 0xC0 {
		return utf8.RuneError, 1
	}
	if i > 2 {
		a, b := text[i-3], text[i-2]
		if 0xC2 <= b && b < 0xE0 {
			return rune(b&0x1F)<<6 | rune(c&0x3F), 2
		}
		if b&0xC0 == 0x80 && a&0xF0 == 0xE0 && !overlong(a, b) {
			return rune(a&0xF)<<12 | rune(b&0x3F)<<6 | rune(c&0x3F), 3
		}
	}
	return utf8.DecodeLastRuneInString(text[:i])
}

// overlong reports whether a rune of three bytes that begins with these is none: it has a
// shorter form, or is half of a pair of UTF-16.
func overlong(c, c1 byte) bool { return c == 0xE0 && c1 < 0xA0 || c == 0xED && c1 >= 0xA0 }

// A start is what a rune is to the letters that a phrase or a word is looked up by: the rune
// in lower case, and whether it is a letter.
type start uint16

const startLetter start = 1 << 15

// starts are those of the runes of two bytes, none of which is spaceless.
var starts = func() (t [0x800]start) {
	for r := range t {
		t[r] = start(lowerRune(rune(r)))
		if isLetterRune(rune(r)) {
			t[r] |= startLetter
		}
	}
	return t
}()

// A scriptKind says of a rune beyond ASCII which tokens it can be in.
type scriptKind uint8

const (
	scriptLatin  scriptKind = iota + 1 // see isLatin
	scriptLetter                       // another letter
	scriptMark                         // another mark
)

func scriptKindOf(r rune) scriptKind {
	switch {
	case isLatin(r):
		return scriptLatin
	case isLetterRune(r):
		return scriptLetter
	case isMarkRune(r):
		return scriptMark
	}
	return 0
}

// scriptKinds is scriptKindOf of the runes of two bytes.
var scriptKinds = func() (t [0x800]scriptKind) {
	for r := utf8.RuneSelf; r < len(t); r++ {
		t[r] = scriptKindOf(rune(r))
	}
	return t
}()

// scriptKindAt is scriptKindOf of the rune at text[i], which is not in ASCII, with its length.
func scriptKindAt(text string, i int) (scriptKind, int) {
	if i+1 < len(text) && 0xC2 <= text[i] && text[i] < 0xE0 && text[i+1]&0xC0 == 0x80 {
		return scriptKinds[rune(text[i]&0x1F)<<6|rune(text[i+1]&0x3F)], 2
	}
	if i+2 < len(text) && 0xE0 <= text[i] && text[i] < 0xF0 && text[i+1]&0xC0 == 0x80 && text[i+2]&0xC0 == 0x80 && !overlong(text[i], text[i+1]) {
		row, bit := uint(text[i]&0xF)<<6|uint(text[i+1]&0x3F), text[i+2]&0x3F // it is one of 64
		switch {
		case row-0x1E00/64 < 0x100/64:
			return scriptLatin, 3
		case letterRunes[row]>>bit&1 == 1:
			return scriptLetter, 3
		case markRunes[row]>>bit&1 == 1:
			return scriptMark, 3
		}
		return 0, 3
	}
	if c := text[i]; c < 0xC2 || c >= 0xF5 || i+1 < len(text) && text[i+1]&0xC0 != 0x80 {
		return 0, 1 // it begins none
	}
	r, n := runeAt(text, i)
	if n == 1 {
		return 0, 1
	}
	return scriptKindOf(r), n
}

// isUpperRune is unicode.IsUpper.
func isUpperRune(r rune) bool {
	return uint32(r) < mostInSet && upperRunes.has(r)
}

// isLowerRune is unicode.IsLower.
func isLowerRune(r rune) bool {
	return uint32(r) < mostInSet && lowerRunes.has(r)
}

// isTitleRune is unicode.IsTitle.
func isTitleRune(r rune) bool {
	return uint32(r) < mostInSet && titleRunes.has(r)
}

// lowerRune is unicode.ToLower.
func lowerRune(r rune) rune {
	if uint32(r) < uint32(len(lowered)) {
		return rune(lowered[r])
	}
	if uint32(r) >= mostInSet {
		return r
	}
	if page := lowerPageAt[r/64]; page > 0 {
		return r + lowerPages[page][r%64]
	}
	return r
}

// lowerPages has what lowerRune adds to a rune, for each 64 runes of which some have a lower
// case other than themselves, at the number that lowerPageAt has for them.
var lowerPageAt, lowerPages = func() (*[mostInSet / 64]uint8, [][64]rune) {
	at, pages := new([mostInSet / 64]uint8), make([][64]rune, 1)
	for _, cases := range unicode.CaseRanges {
		if cases.Delta[unicode.LowerCase] == 0 {
			continue
		}
		for c := rune(cases.Lo); c <= min(rune(cases.Hi), mostInSet-1); c++ {
			if at[c/64] == 0 {
				at[c/64] = uint8(len(pages))
				pages = append(pages, [64]rune{})
			}
			pages[at[c/64]][c%64] = unicode.ToLower(c) - c
		}
	}
	return at, pages
}()

// lowered is lowerRune of the runes of most of the scripts that have two cases.
var lowered = func() (t [0x590]uint16) {
	for r := range t {
		t[r] = uint16(unicode.ToLower(rune(r)))
	}
	return t
}()

// foldedRunes are those that strings.EqualFold may take for another one.
var foldedRunes = func() *runeSet {
	s := &runeSet{}
	for _, cases := range unicode.CaseRanges {
		for c := cases.Lo; c <= min(cases.Hi, mostInSet-1); c++ {
			s[c/64] |= 1 << (c % 64)
		}
	}
	return s
}()

// foldOf is the least of the runes that strings.EqualFold takes for r.
func foldOf(r rune) rune {
	if uint32(r) < uint32(len(folded)) {
		return rune(folded[r])
	}
	if uint32(r) >= mostInSet || !foldedRunes.has(r) {
		return r
	}
	return leastFold(r)
}

func leastFold(r rune) rune {
	least := r
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		least = min(least, f)
	}
	return least
}

// folded is foldOf of the runes of most of the scripts that have two cases.
var folded = func() (t [0x590]uint16) {
	for r := range t {
		t[r] = uint16(leastFold(rune(r)))
	}
	return t
}()

// spaceless reports whether r belongs to one of spacelessScripts.
func spaceless(r rune) bool {
	if uint32(r) < mostInSet {
		return spacelessRunes.has(r)
	}
	return farSpaceless.has(r)
}
