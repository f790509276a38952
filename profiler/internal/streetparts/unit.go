package streetparts

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/words"
)

// This file reads what belongs to a street beside its name: the kind of the street
// in lower case before it, and the number, the floor and the flat behind it.

// The words before the number of a house or a flat; the words behind the number of a
// floor, and those that stand alone.
var (
	unitWords = lazy.Value[*foldedWords]{Make: func() *foldedWords {
		return newFoldedWords(lists.Words("streetparts", "unitWords"))
	}}
	floorWords = lazy.Value[*foldedWords]{Make: func() *foldedWords {
		return newFoldedWords(lists.Words("streetparts", "floorWords"))
	}}
	aloneWords = lazy.Value[*foldedWords]{Make: func() *foldedWords {
		return newFoldedWords(lists.Words("streetparts", "aloneWords"))
	}}
)

// hashedWords are a set of words by the hashes that tokens have. To look one up in a map takes
// five times as long.
type hashedWords []uint64 // in the place of the lowest bits or behind it; at least half of them are zero

func hashSet(list []string) hashedWords {
	size := 4
	for size < 4*len(list) {
		size *= 2
	}
	set := make(hashedWords, size)
	for _, w := range list {
		h := lexicon.HashOf(w)
		i := h % uint64(size)
		for set[i] != 0 && set[i] != h {
			i = (i + 1) % uint64(size)
		}
		set[i] = h
	}
	return set
}

func (s hashedWords) has(hash uint64) bool {
	last := uint64(len(s) - 1)
	for i := hash & last; s[i] != 0; i = (i + 1) & last {
		if s[i] == hash {
			return true
		}
	}
	return false
}

// foldedWords are a set of words in any letter case, with diacritics or without. The first two
// letters tell most others off, before anything is hashed.
type foldedWords struct {
	words hashedWords
	heads [32]uint32 // by the first letter, a bit for each second one
}

func newFoldedWords(words []string) *foldedWords {
	s := &foldedWords{words: hashSet(words)}
	for _, w := range words {
		if folded := lexicon.AppendFolded(nil, w); len(folded) > 1 && isPlainPair(folded[0], folded[1]) {
			s.heads[folded[0]%32] |= 1 << (folded[1] % 32)
		}
	}
	return s
}

// isPlainPair reports whether two bytes are of ASCII.
func isPlainPair(a, b byte) bool { return (a|b)&0x80 == 0 }

// mayBegin tells off most places of a text at which no word of the set begins but two letters of
// ASCII.
func (s *foldedWords) mayBegin(text string, i int) bool {
	return i+1 >= len(text) || !numeral.IsLetter(text[i]) || !numeral.IsLetter(text[i+1]) || s.heads[text[i]%32]>>(text[i+1]%32)&1 == 1
}

// has reports whether a word is in the set.
func (s *foldedWords) has(word string) bool {
	if len(word) > 1 && isPlainPair(word[0], word[1]) && s.heads[word[0]%32]>>(word[1]%32)&1 == 0 {
		return false
	}
	return s.words.has(lexicon.HashOf(word))
}

// mostUnits bounds how many parts follow a street.
const mostUnits = 3

// UnitEnd is the end of what belongs to the street that ends at text[i]: the number of
// the house behind "nº", the floor and the flat; i when there is nothing.
func UnitEnd(text string, i int) int {
	for range mostUnits {
		j := unitEnd(text, i)
		if j == i {
			break
		}
		i = j
	}
	return i
}

func unitEnd(text string, end int) int {
	i := end
	if strings.HasPrefix(text[i:], "،") {
		i += len("،")
	} else if i < len(text) && (text[i] == ',' || text[i] == '.' && end > 0 && numeral.IsDigit(text[end-1])) {
		i++ // Bem rkp. 97. Suite 446
		if i < len(text) && text[i] == '.' {
			i++
		}
	} else if strings.HasPrefix(text[i:], "،") {
		i += len("،")
	} else if i+2 < len(text) && text[i] == '.' && text[i+1] == ' ' && words.IsCapital(text[i+2:]) && flatWords.Get().has(text[i+2:words.End(text, i+2)]) {
		i++ // 25 Mill Street. Unit 51
	}
	if i < len(text) && text[i] == ' ' || i+1 < len(text) && text[i] == '/' && numeral.IsLetter(text[i+1]) { // 12/Stiege 2/Top 7
		i++
	}
	if i == end || i >= len(text) {
		return end
	}
	if text[end] == '.' && numeral.IsDigit(text[i]) && text[i-1] != '.' {
		return end // the end of a sentence
	}
	if k := UnitAt(text, i); k > i {
		return k
	}
	if text[end] == ',' {
		return flatEnd(text, i, end)
	}
	return end
}

// flatEnd is the end of a floor and the letter of a door at text[i], with nothing behind them but a sign or a number, or
// otherwise: 3 A; 2ºb; 4C. Spain writes flats so.
func flatEnd(text string, i, otherwise int) int {
	k := i
	for k < len(text) && numeral.IsDigit(text[k]) && k-i < 2 {
		k++
	}
	if k == i {
		return otherwise
	}
	k = skip(text, skip(text, k, "º", "ª", "°"), " ")
	if k >= len(text) || !numeral.IsLetter(text[k]) || text[k] > 'Z' && text[k-1] == ' ' {
		return otherwise
	}
	if k++; k == len(text) || strings.IndexByte(".,;)\n\r", text[k]) >= 0 || text[k] == ' ' && k+1 < len(text) && numeral.IsDigit(text[k+1]) {
		return k
	}
	return otherwise
}

// UnitAt is the end of the number of a floor or a flat at text[i], or i.
func UnitAt(text string, i int) int {
	if i >= len(text) {
		return i
	}
	if text[i] == '#' {
		if k := numberTail(text, i+1); k > i+1 {
			return k
		}
		return i
	}
	if numeral.IsDigit(text[i]) { // 3. tv, 8º izq.
		k := i
		for k < len(text) && numeral.IsDigit(text[k]) && k-i < 3 {
			k++
		}
		if k < len(text) && text[k] == ' ' {
			if k++; !floorWords.Get().mayBegin(text, k) {
				return i // as most numbers
			}
		} else {
			k = skip(text, k, ".", "º", "ª", "°")
			k = skip(text, k, "º", "ª", " ")
		}
		if k = skip(text, k, " "); text[k-1] != ' ' {
			for _, ordinal := range [...]string{"e ", "er ", "ème ", "eme "} { // 3e étage
				if strings.HasPrefix(text[k:], ordinal) {
					k += len(ordinal)
					break
				}
			}
		}
		if e := words.End(text, k); e > k && (isFloorWord(text[k:e]) || e == k+1 && k > i+1 && text[k-1] == ' ' && 'A' <= text[k] && text[k] <= 'Z' &&
			text[k-2] > '9') {
			return sideEnd(text, skip(text, e, "."))
		}
		return i
	}
	if !aloneWords.Get().mayBegin(text, i) && !unitWords.Get().mayBegin(text, i) {
		return i // as most words
	}
	if n := hebrewLetter(text, i); n > i+2 && i > 1 && numeral.IsDigit(text[i-2]) {
		return n // 12 א'
	}
	e := words.End(text, i)
	if e == i || e-i > 12 {
		return i
	}
	word := text[i:e]
	if aloneWords.Get().has(word) {
		if e+1 < len(text) && text[e] == ' ' && words.End(text, e+1) == e+2 && 'A' <= text[e+1] && text[e+1] <= 'Z' {
			e += 2 // Bajo B
		}
		return e
	}
	if !unitWords.Get().has(word) {
		return i
	}
	k := skip(text, e, ".", ":")
	k = skip(text, k, "º", "°", "o")
	k = skip(text, k, " رقم ", " ")
	if n := numberTail(text, k); n > k {
		return n
	}
	if n := hebrewLetter(text, k); n > k { // כניסה ב'
		return n
	}
	if n := words.End(text, k); n > k && text[k-1] == ' ' && sideWords.Get().has(text[k:n]) { // esc. izq.
		return skip(text, n, ".")
	}
	return i
}

// hebrewLetter is the end of a single Hebrew letter at text[i], with a stroke behind it or without,
// or i.
func hebrewLetter(text string, i int) int {
	if i >= len(text) || !isHebrewAt(text, i) || words.End(text, i) != i+2 {
		return i
	}
	return skip(text, i+2, "'", "׳")
}

// isFloorWord reports whether a word is one of floorWords; with a capital der begins a sentence in German.
func isFloorWord(word string) bool { return floorWords.Get().has(word) && word != "Der" }

// sideWords stand behind a word for a staircase or a door in place of a number.
var sideWords = lazy.Value[*foldedWords]{Make: func() *foldedWords {
	return newFoldedWords(lists.Words("streetparts", "sideWords"))
}}

// sideEnd is the end of a blank and such a word at text[i], behind a floor as in 3. OG links, or i.
func sideEnd(text string, i int) int {
	if i+1 >= len(text) || text[i] != ' ' {
		return i
	}
	if e := words.End(text, i+1); e > i+1 && sideWords.Get().has(text[i+1:e]) {
		return e
	}
	return i
}

// numberTail is the end of the number or the single capital at text[i], or i.
func numberTail(text string, i int) int {
	k, digits := i, false
	for k < len(text) && k-i < 6 && (numeral.IsAlnum(text[k]) || isInnerHyphen(text, k)) {
		digits = digits || numeral.IsDigit(text[k])
		k++
	}
	if k == i || !digits && !(k == i+1 && text[i] <= 'Z') || k < len(text) && numeral.IsAlnum(text[k]) {
		return i
	}
	return k
}

// skip goes over the first of the signs that stands at text[i].
func skip(text string, i int, signs ...string) int {
	if i >= len(text) {
		return i
	}
	for _, s := range signs {
		if s[0] == text[i] && strings.HasPrefix(text[i:], s) {
			return i + len(s)
		}
	}
	return i
}
