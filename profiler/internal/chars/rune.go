package chars

import (
	"unicode"
	"unicode/utf8"
)

// IsCapitalAt reports whether the word at text[i] begins with a capital.
func IsCapitalAt(text string, i int) bool {
	if i < len(text) && text[i] < utf8.RuneSelf {
		return 'A' <= text[i] && text[i] <= 'Z'
	}
	r, _ := utf8.DecodeRuneInString(text[i:])
	return IsUpperRune(r) || IsTitleRune(r)
}

// IsLowerAt reports whether a small letter stands at text[i].
func IsLowerAt(text string, i int) bool {
	r, _ := utf8.DecodeRuneInString(text[i:])
	return IsLowerRune(r)
}

// SimpleFold is the first rune of those that are the same in another letter case.
func SimpleFold(r rune) rune {
	if r < utf8.RuneSelf {
		if 'a' <= r && r <= 'z' {
			return r - ('a' - 'A')
		}
		return r
	}
	first := r
	for v := unicode.SimpleFold(r); v != r; v = unicode.SimpleFold(v) {
		first = min(first, v)
	}
	return first
}

// IsASCII reports whether all bytes of s are.
func IsASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// AppendFolded appends a word in lower case, beyond ASCII too, as far as dst has
// room for it.
func AppendFolded(dst []byte, v string) []byte {
	for _, r := range v {
		if r >= utf8.RuneSelf {
			r = unicode.ToLower(r)
		} else if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		if len(dst)+utf8.RuneLen(r) > cap(dst) {
			break
		}
		dst = utf8.AppendRune(dst, r)
	}
	return dst
}

func LastRune(s string) rune {
	if s == "" {
		return utf8.RuneError
	}
	r, _ := RuneBefore(s, len(s))
	return r
}

func NextRune(text string, i int) rune {
	if i >= len(text) {
		return utf8.RuneError
	}
	r, _ := RuneAt(text, i)
	return r
}

const (
	smallRow = 4 // small letters of a word
)

// LettersIn reports whether letters are in a value, and whether some small ones stand in a row.
func LettersIn(v string) (lettered, small bool) {
	row := 0
	for _, r := range v {
		switch {
		case unicode.IsLower(r):
			lettered = true
			if row++; row == smallRow {
				return true, true
			}
		default:
			lettered = lettered || unicode.IsLetter(r)
			row = 0
		}
	}
	return lettered, false
}

// This file says of runes what the tables of package unicode say, ten times as
// fast: there a rune is searched for in a list of ranges, here it is a bit. Texts
// in Cyrillic or Chinese ask for every rune.

// A RuneSet holds the runes below mostInSet of some tables of package unicode.
type RuneSet [MostInSet / 64]uint64

// MostInSet is where the third plane begins. What is behind it is rare in all texts, and no rune
// there has another case.
const MostInSet = 0x20000

// farRanges are the ranges of some tables from mostInSet on, which are few.
type farRanges []unicode.Range32

func newFarRanges(tables ...*unicode.RangeTable) (f farRanges) {
	for _, t := range tables {
		for _, r := range t.R32 {
			if r.Hi >= MostInSet {
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

func NewRuneSet(tables ...*unicode.RangeTable) *RuneSet {
	s := &RuneSet{}
	add := func(lo, hi, stride uint32) {
		for c := lo; c <= min(hi, MostInSet-1); c += stride {
			if stride == 1 && c%64 == 0 && c+63 <= hi {
				s[c/64] = 1<<64 - 1
				c += 63
				continue
			}
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

// Add adds a rune. Of those from mostInSet on only the low bits count; see mayHave.
func (s *RuneSet) Add(r rune) {
	c := uint32(r) % MostInSet
	s[c/64] |= 1 << (c % 64)
}

// MayHave is true for the runes that have been added, and perhaps for some others
// from mostInSet on.
func (s *RuneSet) MayHave(r rune) bool { return s.Has(r) }

func (s *RuneSet) Has(r rune) bool {
	c := uint32(r) % MostInSet
	return s[c/64]>>(c%64)&1 == 1
}

var (
	letterRunes = NewRuneSet(unicode.L)
	markRunes   = NewRuneSet(unicode.M)

	upperRunes = NewRuneSet(unicode.Upper)
	lowerRunes = NewRuneSet(unicode.Lower)
	titleRunes = NewRuneSet(unicode.Title)

	// Scripts that set no spaces between words, or none between a word and its
	// particle, as Korean does.
	spacelessScripts = []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Hangul}
	spacelessRunes   = NewRuneSet(spacelessScripts...)

	farLetters, farMarks, farSpaceless = newFarRanges(unicode.L), newFarRanges(unicode.M), newFarRanges(spacelessScripts...)
)

// IsLetterRune is unicode.IsLetter.
func IsLetterRune(r rune) bool {
	if uint32(r) < MostInSet {
		return letterRunes.Has(r)
	}
	return farLetters.has(r)
}

// IsMarkRune is unicode.IsMark.
func IsMarkRune(r rune) bool {
	if uint32(r) < MostInSet {
		return markRunes.Has(r)
	}
	return farMarks.has(r)
}

// LetterAt is how long the letter beyond ASCII is that stands at text[i], or the mark; it is
// 0 where there is neither. Runes of two and three bytes are not decoded by a call.
func LetterAt(text string, i int) int {
	c := text[i]
	if i+1 >= len(text) || text[i+1]&0xC0 != 0x80 || c < 0xC2 {
		return 0 // no rune
	}
	switch {
	case c < 0xE0:
		if ScriptKinds[rune(c&0x1F)<<6|rune(text[i+1]&0x3F)] == 0 {
			return 0
		}
		return 2
	case 0xE1 <= c && c < 0xED && i+2 < len(text) && text[i+2]&0xC0 == 0x80:
		r := rune(c&0xF)<<12 | rune(text[i+1]&0x3F)<<6 | rune(text[i+2]&0x3F)
		return int((letterRunes[r/64]|markRunes[r/64])>>(r%64)&1) * 3
	}
	if r, n := RuneAt(text, i); n > 1 && (IsLetterRune(r) || IsMarkRune(r)) {
		return n
	}
	return 0
}

// RuneAt is utf8.DecodeRuneInString(text[i:]) for a place in the text. Runes of two and three
// bytes, and bytes that begin none, take half of its time.
func RuneAt(text string, i int) (r rune, n int) {
	if i+8 <= len(text) {
		v := Load(text, i)
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

// RuneBefore is utf8.DecodeLastRuneInString(text[:i]) where there is one. Runes of two and three
// bytes take a third of its time.
func RuneBefore(text string, i int) (r rune, n int) {
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

// A Start is what a rune is to the letters that a phrase or a word is looked up by: the rune
// in lower case, and whether it is a letter.
type Start uint16

const StartLetter Start = 1 << 15

// Starts are those of the runes of two bytes, none of which is spaceless.
var Starts = func() (t [0x800]Start) {
	for r := range t {
		t[r] = Start(LowerRune(rune(r)))
		if IsLetterRune(rune(r)) {
			t[r] |= StartLetter
		}
	}
	return t
}()

// A ScriptKind says of a rune beyond ASCII which tokens it can be in.
type ScriptKind uint8

const (
	ScriptLatin  ScriptKind = iota + 1 // see isLatin
	ScriptLetter                       // another letter
	ScriptMark                         // another mark
)

func ScriptKindOf(r rune) ScriptKind {
	switch {
	case IsLatin(r):
		return ScriptLatin
	case IsLetterRune(r):
		return ScriptLetter
	case IsMarkRune(r):
		return ScriptMark
	}
	return 0
}

// ScriptKinds is scriptKindOf of the runes of two bytes.
var ScriptKinds = func() (t [0x800]ScriptKind) {
	for r := utf8.RuneSelf; r < len(t); r++ {
		t[r] = ScriptKindOf(rune(r))
	}
	return t
}()

// ScriptKindAt is scriptKindOf of the rune at text[i], which is not in ASCII, with its length.
func ScriptKindAt(text string, i int) (ScriptKind, int) {
	if i+1 < len(text) && 0xC2 <= text[i] && text[i] < 0xE0 && text[i+1]&0xC0 == 0x80 {
		return ScriptKinds[rune(text[i]&0x1F)<<6|rune(text[i+1]&0x3F)], 2
	}
	if i+2 < len(text) && 0xE0 <= text[i] && text[i] < 0xF0 && text[i+1]&0xC0 == 0x80 && text[i+2]&0xC0 == 0x80 && !overlong(text[i], text[i+1]) {
		row, bit := uint(text[i]&0xF)<<6|uint(text[i+1]&0x3F), text[i+2]&0x3F // it is one of 64
		switch {
		case row-0x1E00/64 < 0x100/64:
			return ScriptLatin, 3
		case letterRunes[row]>>bit&1 == 1:
			return ScriptLetter, 3
		case markRunes[row]>>bit&1 == 1:
			return ScriptMark, 3
		}
		return 0, 3
	}
	if c := text[i]; c < 0xC2 || c >= 0xF5 || i+1 < len(text) && text[i+1]&0xC0 != 0x80 {
		return 0, 1 // it begins none
	}
	r, n := RuneAt(text, i)
	if n == 1 {
		return 0, 1
	}
	return ScriptKindOf(r), n
}

// IsUpperRune is unicode.IsUpper.
func IsUpperRune(r rune) bool {
	return uint32(r) < MostInSet && upperRunes.Has(r)
}

// IsLowerRune is unicode.IsLower.
func IsLowerRune(r rune) bool {
	return uint32(r) < MostInSet && lowerRunes.Has(r)
}

// IsTitleRune is unicode.IsTitle.
func IsTitleRune(r rune) bool {
	return uint32(r) < MostInSet && titleRunes.Has(r)
}

// LowerRune is unicode.ToLower.
func LowerRune(r rune) rune {
	if uint32(r) < uint32(len(lowered)) {
		return rune(lowered[r])
	}
	if uint32(r) >= MostInSet {
		return r
	}
	if page := lowerPageAt[r/64]; page > 0 {
		return r + lowerPages[page][r%64]
	}
	return r
}

// lowerPages has what lowerRune adds to a rune, for each 64 runes of which some have a lower
// case other than themselves, at the number that lowerPageAt has for them.
var lowerPageAt, lowerPages = func() (*[MostInSet / 64]uint8, [][64]rune) {
	at, pages := new([MostInSet / 64]uint8), make([][64]rune, 1)
	for _, cases := range unicode.CaseRanges {
		if cases.Delta[unicode.LowerCase] == 0 {
			continue
		}
		for c := rune(cases.Lo); c <= min(rune(cases.Hi), MostInSet-1); c++ {
			if at[c/64] == 0 {
				at[c/64] = uint8(len(pages))
				pages = append(pages, [64]rune{})
			}
			if d := cases.Delta[unicode.LowerCase]; d <= unicode.MaxRune {
				pages[at[c/64]][c%64] = d
			} else {
				pages[at[c/64]][c%64] = unicode.ToLower(c) - c // capitals and small letters by turns
			}
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

// FoldedRunes are those that strings.EqualFold may take for another one.
var FoldedRunes = func() *RuneSet {
	s := &RuneSet{}
	for _, cases := range unicode.CaseRanges {
		for c := cases.Lo; c <= min(cases.Hi, MostInSet-1); c++ {
			s[c/64] |= 1 << (c % 64)
		}
	}
	return s
}()

// FoldOf is the least of the runes that strings.EqualFold takes for r.
func FoldOf(r rune) rune {
	if uint32(r) < uint32(len(Folded)) {
		return rune(Folded[r])
	}
	if uint32(r) >= MostInSet || !FoldedRunes.Has(r) {
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

// Folded is foldOf of the runes of most of the scripts that have two cases.
var Folded = func() (t [0x590]uint16) {
	for r := range t {
		t[r] = uint16(leastFold(rune(r)))
	}
	return t
}()

// Spaceless reports whether r belongs to one of spacelessScripts.
func Spaceless(r rune) bool {
	if uint32(r) < MostInSet {
		return spacelessRunes.Has(r)
	}
	return farSpaceless.has(r)
}
