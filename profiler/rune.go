package profiler

import "unicode"

// This file says of runes what the tables of package unicode say, ten times as
// fast: there a rune is searched for in a list of ranges, here it is a bit. Texts
// in Cyrillic or Chinese ask for every rune.

// A runeSet holds the runes below 0x10000 of some tables of package unicode.
type runeSet [1 << 16 / 64]uint64

func newRuneSet(tables ...*unicode.RangeTable) *runeSet {
	s := &runeSet{}
	for _, t := range tables {
		for _, r := range t.R16 {
			for c := uint32(r.Lo); c <= uint32(r.Hi); c += uint32(r.Stride) {
				s[c/64] |= 1 << (c % 64)
			}
		}
	}
	return s
}

// add adds a rune. Of those from 0x10000 on only the low bits count; see mayHave.
func (s *runeSet) add(r rune) { s[uint16(r)>>6] |= 1 << (uint16(r) & 63) }

// mayHave is true for the runes that have been added, and perhaps for some others
// from 0x10000 on.
func (s *runeSet) mayHave(r rune) bool { return s.has(r) }

func (s *runeSet) has(r rune) bool { return s[uint16(r)>>6]>>(uint16(r)&63)&1 == 1 }

var (
	letterRunes = newRuneSet(unicode.L)
	markRunes   = newRuneSet(unicode.M)

	// Scripts that set no spaces between words, or none between a word and its
	// particle, as Korean does.
	spacelessScripts = []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Hangul}
	spacelessRunes   = newRuneSet(spacelessScripts...)
)

// isLetterRune is unicode.IsLetter.
func isLetterRune(r rune) bool {
	if uint32(r) < 1<<16 {
		return letterRunes.has(r)
	}
	return unicode.IsLetter(r)
}

// isMarkRune is unicode.IsMark.
func isMarkRune(r rune) bool {
	if uint32(r) < 1<<16 {
		return markRunes.has(r)
	}
	return unicode.IsMark(r)
}

// casedRunes are those that may have a lower case other than themselves.
var casedRunes = func() *runeSet {
	s := &runeSet{}
	for _, cases := range unicode.CaseRanges {
		if cases.Delta[unicode.LowerCase] == 0 {
			continue
		}
		for c := cases.Lo; c <= cases.Hi && c < 1<<16; c++ {
			s[c/64] |= 1 << (c % 64)
		}
	}
	return s
}()

// lowerRune is unicode.ToLower.
func lowerRune(r rune) rune {
	if uint32(r) < 1<<16 && !casedRunes.has(r) {
		return r
	}
	return unicode.ToLower(r)
}

// spaceless reports whether r belongs to one of spacelessScripts.
func spaceless(r rune) bool {
	if uint32(r) < 1<<16 {
		return spacelessRunes.has(r)
	}
	return unicode.In(r, spacelessScripts...)
}
