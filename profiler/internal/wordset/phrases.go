package wordset

import (
	"math/bits"
	"slices"
	"strings"
	"sync/atomic"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// This file knows the words in letters that are not Latin that lead to a grammar, and sets
// of words and phrases in any script. Words of most scripts are tokens, and looked up as
// Latin ones are; those of scripts that set no spaces stand anywhere in a token.

// An OtherSet is a set of words and phrases in small letters, in any script. Its tables are made when it is first asked.
type OtherSet struct {
	Lists [][]string // the words, or
	File  string     // where they are in package lists
	Sets  []string

	made atomic.Pointer[otherTables]
}

// NewOtherSet makes a set of the words of some lists.
func NewOtherSet(lists ...[]string) *OtherSet { return &OtherSet{Lists: lists} }

// Phrases makes a set of the words of some sets of package lists.
func Phrases(file string, sets ...string) *OtherSet { return &OtherSet{File: file, Sets: sets} }

// tables gives the tables of the set.
func (s *OtherSet) tables() *otherTables {
	if t := s.made.Load(); t != nil {
		return t
	}
	return s.make()
}

// make makes the tables. Several may do so at the same time; all of them get the first that are made.
func (s *OtherSet) make() *otherTables {
	all := s.Lists
	if s.File != "" {
		all = [][]string{lists.Words(s.File, s.Sets...)}
	}
	s.made.CompareAndSwap(nil, newOtherTables(all))
	return s.made.Load()
}

// Words gives the words of the set in order. They must not be changed.
func (s *OtherSet) Words() []string { return s.tables().words }

// An otherTables is what such a set is asked by: the words by the letters that they begin with, those of ASCII by their WordHash,
// which takes half the time of the letters themselves.
type otherTables struct {
	byHash  setTable
	byStart setTable // by StartHash
	words   []string
	filter  []uint64                  // of what words begin with; a power of two of bits
	ends    [1 << endBits / 64]uint64 // by endOf, of their last bytes
	firsts  [32]uint32                // by the first byte of those of byHash, a bit for each number of letters that they begin with
	singles [32]uint64                // by the first byte of those that begin with one letter, how they go on; see setSlot.nexts

	longest, longestJoined int // in bytes, of all and of those that end in a script without spaces
}

// A setWord is a word of such a set, and what it goes on with behind the letters that it is
// looked up by; see told.
type setWord struct {
	text       string
	rest, mask uint64
	next       *setWord // that is looked up by the same, and no longer

	begins, ends bool // it begins, or ends, in a script without spaces, where any word may touch it
}

// A setTable knows the words of a set by a hash. A word stands at the place that the hash says,
// or behind it.
type setTable struct {
	slots []setSlot // a power of two of them, more than there are words
	shift uint8
}

type setSlot struct {
	hash  uint64
	word  *setWord // nil where there is none
	nexts uint64   // by the low bits of what the words go on with behind the letters that they are looked up by
}

// nextsOf is the bit of a word in setSlot.nexts, or all of them where nothing is told of it.
func nextsOf(w *setWord) uint64 {
	if byte(w.mask) == 0xFF {
		return 1 << (w.rest & 63)
	}
	return ^uint64(0)
}

// mayGoOn is false for most of what none of the words goes on with at text[i].
func (s *setSlot) mayGoOn(text string, i int) bool {
	c := byte(0)
	if i < len(text) {
		c = text[i]
	}
	return s.nexts>>(nextBits[c]&63)&1 == 1
}

// nextBits are the low bits of a byte behind the letters of a word, as it is compared.
var nextBits = func() (t [256]uint8) {
	for c := range t {
		t[c] = uint8(Spaced(uint64(c)|chars.AnyCase)) & 63
	}
	return t
}()

// newSetTable gives a table with room for so many words.
func newSetTable(words int) setTable {
	n := bits.Len(2 * uint(words)) // where more stands side by side, many that are in no set are compared with all of it
	return setTable{make([]setSlot, 1<<n), uint8(64 - n)}
}

// slot gives the slot of a hash, or the one that is free for it.
func (t *setTable) slot(hash uint64) *setSlot {
	for i := hash * 0x9E3779B97F4A7C15 >> (t.shift & 63); ; i++ {
		s := &t.slots[i&uint64(len(t.slots)-1)]
		if s.word == nil || s.hash == hash {
			return s
		}
	}
}

// add adds a word, the longest first and of those that are equally long the first.
func (t *setTable) add(hash uint64, w *setWord) {
	s := t.slot(hash)
	s.hash = hash
	s.nexts |= nextsOf(w)
	to := &s.word
	for *to != nil && (len((*to).text) > len(w.text) || len((*to).text) == len(w.text) && (*to).text < w.text) {
		to = &(*to).next
	}
	w.next, *to = *to, w
}

func newOtherTables(lists [][]string) *otherTables {
	s := &otherTables{words: slices.Concat(lists...)}
	slices.Sort(s.words)
	s.words = slices.Compact(s.words)
	size := 1
	for size*64 < 8*len(s.words) {
		size *= 2
	}
	s.filter = make([]uint64, size)
	list, hashes, letters := make([]setWord, len(s.words)), make([]uint64, len(s.words)), make([]bool, len(s.words))
	ascii := 0
	for i, w := range s.words {
		s.longest = max(s.longest, len(w))
		if last, _ := utf8.DecodeLastRuneInString(w); chars.Spaceless(last) {
			s.longestJoined = max(s.longestJoined, len(w))
		}
		s.addEnd(w)
		if first, n := utf8.DecodeRuneInString(w); n == len(w) {
			s.addEnd(string(unicode.ToUpper(first)))
		}
		if n, ok := asciiStart(w); ok {
			hashes[i] = lex.WordHash(w, 0, n)
			s.note(hashes[i] >> 32)
			s.firsts[w[0]%32] |= 1 << (n % 32)
			list[i], letters[i] = newSetWord(w, n), true
			if n == 1 {
				s.singles[w[0]%32] |= nextsOf(&list[i])
			}
			ascii++
			continue
		}
		s.note(pairHash(FirstTwo(w)))
		key, n := StartHash(w)
		hashes[i], list[i] = key, newSetWord(w, n)
	}
	s.byHash, s.byStart = newSetTable(ascii), newSetTable(len(list)-ascii)
	for i := range list {
		if letters[i] {
			s.byHash.add(hashes[i], &list[i])
		} else {
			s.byStart.add(hashes[i], &list[i])
		}
	}
	return s
}

// asciiStart gives how much of a word in small letters startHash is of, when that is in ASCII.
func asciiStart(w string) (n int, ascii bool) {
	n = lex.AsciiEnd(w, 0, LongestStart+1)
	if n == len(w) || n > LongestStart || w[n] < utf8.RuneSelf {
		return n, true
	}
	r, _ := utf8.DecodeRuneInString(w[n:])
	return n, !chars.IsLetterRune(r) || n > 0 && chars.Spaceless(r)
}

// newSetWord is the word of a set whose first n bytes it is looked up by.
func newSetWord(w string, n int) setWord {
	rest, mask := Told(w[n:])
	first, _ := utf8.DecodeRuneInString(w)
	last, _ := utf8.DecodeLastRuneInString(w)
	return setWord{text: w, rest: rest, mask: mask, begins: chars.Spaceless(first), ends: chars.Spaceless(last)}
}

// note notes what a word begins with, and mayHave tells most off that none does.
func (s *otherTables) note(h uint64) {
	h %= uint64(64 * len(s.filter))
	s.filter[h/64] |= 1 << (h % 64)
}

func (s *otherTables) mayHave(h uint64) bool {
	h %= uint64(64 * len(s.filter))
	return s.filter[h/64]>>(h%64)&1 == 1
}

// endBits is how many bits endOf has.
const endBits = 11

// endOf is a number for the last bytes of a word, without regard to the case of ASCII letters.
func endOf(w string) uint16 {
	c := w[len(w)-1]
	if c < utf8.RuneSelf || len(w) < 2 {
		return uint16(c &^ 0x20)
	}
	return (uint16(w[len(w)-2])<<8 | uint16(c)) * 40503 >> (16 - endBits)
}

func (s *otherTables) addEnd(w string) {
	end := endOf(w)
	s.ends[end/64] |= 1 << (end % 64)
}

// mayEnd tells most places off before which no word of the set ends.
func (s *OtherSet) mayEnd(text string, i int) bool {
	if i == 0 {
		return false
	}
	end := endOf(text[:i])
	return s.tables().ends[end/64]>>(end%64)&1 == 1
}

// UpperASCII gives a word with its letters of ASCII as capitals.
func UpperASCII(w string) string {
	return strings.Map(func(r rune) rune {
		if 'a' <= r && r <= 'z' {
			r += 'A' - 'a'
		}
		return r
	}, w)
}

// MayBegin tells off most letters of ASCII at text[i] that stand alone and with which no word of
// the set begins.
func (s *OtherSet) MayBegin(text string, i int) bool {
	if i+1 >= len(text) || lex.Classes[text[i]] != lex.ClassLetter || lex.Classes[text[i+1]] == lex.ClassLetter || text[i+1] >= utf8.RuneSelf {
		return true
	}
	return s.tables().singles[text[i]%32]>>nextBits[text[i+1]]&1 == 1
}

// At gives the longest word of the set that stands At text[i] as a whole word, or an empty
// one. ASCII letters can have any case, of others only the first.
func (s *OtherSet) At(text string, i int) string {
	if !s.MayBegin(text, i) {
		return ""
	}
	t := s.tables()
	var found *setSlot
	j := i + 1 // a letter alone needs no search for its end
	if i+1 >= len(text) || lex.Classes[text[i]] != lex.ClassLetter || lex.Classes[text[i+1]] == lex.ClassLetter {
		j = lex.AsciiEnd(text, i, LongestStart+1)
	}
	end := j
	ascii := j > i
	if j < len(text) && 0xC2 <= text[j] && text[j] < 0xF5 && t.mayHave(pairHash(FirstTwoAt(text, i))) {
		if start, n, _ := StartAt(text, i); n != j-i {
			found, ascii, end = t.byStart.slot(start), false, i+n
		}
	}
	if ascii && t.firsts[text[i]%32]>>((j-i)%32)&1 == 1 {
		if h := lex.WordHash(text, i, j); t.mayHave(h >> 32) {
			found = t.byHash.slot(h)
		}
	}
	if found == nil || found.word == nil || !found.mayGoOn(text, end) {
		return ""
	}
	behind := Spaced(chars.LoadTail(text, end) | chars.AnyCase)
	for w := found.word; w != nil; w = w.next {
		if (behind^w.rest)&w.mask == 0 && w.standsAt(text, i) {
			return w.text
		}
	}
	return ""
}

// StartHash is a hash of the letters that a text begins with, in lower case, and how much of
// the text that is: the letters of its first word, or its first letter in a script that sets
// no spaces.
func StartHash(s string) (h uint64, n int) {
	h, n, _ = StartAt(s, 0)
	return h, n
}

// StartOfRune is startHash of a letter of a script that sets no spaces and has no cases.
func StartOfRune(r rune) uint64 { return uint64(r) * 0x9E3779B97F4A7C15 }

// StartAt is startHash of text[i:], with the length in bytes of what is hashed. It is as long
// as what it is of but where a rune in lower case is not.
func StartAt(text string, i int) (h uint64, n, size int) {
	k := i
	for k < len(text) && size <= LongestStart {
		c := text[k]
		switch {
		case c < utf8.RuneSelf:
			if lex.Classes[c] != lex.ClassLetter {
				return h, k - i, size
			}
			h = (h ^ uint64(c|0x20)) * 0x9E3779B97F4A7C15
			k++
			size++
			continue
		case c < 0xE0 && c >= 0xC2 && k+1 < len(text) && text[k+1]&0xC0 == 0x80:
			low := chars.Starts[rune(c&0x1F)<<6|rune(text[k+1]&0x3F)]
			if low&chars.StartLetter == 0 {
				return h, k - i, size
			}
			low &^= chars.StartLetter
			h = (h ^ uint64(low)) * 0x9E3779B97F4A7C15
			k += 2
			size += utf8.RuneLen(rune(low))
			continue
		}
		r, m := chars.RuneAt(text, k)
		apart := chars.Spaceless(r)
		if !chars.IsLetterRune(r) || k > i && apart {
			break
		}
		k += m
		low := chars.LowerRune(r)
		size += utf8.RuneLen(low)
		h = (h ^ uint64(low)) * 0x9E3779B97F4A7C15
		if apart {
			break
		}
	}
	return h, k - i, size
}

// standsAt reports whether the word stands at text[i] as a whole word. ASCII letters can have any
// case, of others only the first.
func (w *setWord) standsAt(text string, i int) bool {
	word := w.text
	if len(text)-i < len(word) {
		return false
	}
	if text[i:i+len(word)] != word { // as most that are compared at all are
		n := 0
		if word[0] >= utf8.RuneSelf {
			var first rune
			first, n = utf8.DecodeRuneInString(word)
			if r, size := utf8.DecodeRuneInString(text[i:]); size != n || r != first && r != unicode.ToUpper(first) {
				return false
			}
		}
		for k := n; k < len(word); k++ {
			if c, w := text[i+k], word[k]; c != w && (c|0x20 != w || !numeral.IsLetter(w)) && !(JoinsWords(c) && JoinsWords(w)) {
				return false
			}
		}
	}
	return (w.begins || !WordBefore(text, i)) && (w.ends || !WordAfter(text, i+len(word)))
}

// longestCue bounds the words before a job that are looked at, in bytes.
const longestCue = 32

// letterInLower is the letter at text[i] in lower case, or 0, and the length of what stands
// there.
func letterInLower(text string, i int) (r rune, n int) {
	var s chars.Start
	if c := text[i]; c < utf8.RuneSelf {
		s, n = chars.Starts[c], 1
	} else if i+1 < len(text) && 0xC2 <= c && c < 0xE0 && text[i+1]&0xC0 == 0x80 {
		s, n = chars.Starts[rune(c&0x1F)<<6|rune(text[i+1]&0x3F)], 2
	} else if r, n = chars.RuneAt(text, i); !chars.IsLetterRune(r) {
		return 0, n
	} else {
		return chars.LowerRune(r), n
	}
	if s&chars.StartLetter == 0 {
		return 0, n
	}
	return rune(s &^ chars.StartLetter), n
}

// LongestStart bounds the letters that phrases are looked up by, in bytes.
const LongestStart = 20

// Spaced puts a space in the place of every other sign that joins words, of eight bytes with the
// bits of anyCase.
func Spaced(v uint64) uint64 {
	signs := chars.SignsOf(v, '-') | chars.SignsOf(v, '_'|0x20)
	signs = signs >> 7 * 0xFF
	return v&^signs | chars.AnyCase&signs
}

// JoinsWords reports whether the words of a phrase stand on both sides of c: in an
// identifier, an underscore or a hyphen is what a space is in prose.
func JoinsWords(c byte) bool { return c == ' ' || c == '-' || c == '_' }

// WordBefore reports whether the word that begins at s[i] goes on to the left.
// An underscore does not continue a word here: in user_email it parts words.
func WordBefore(s string, i int) bool {
	if i == 0 {
		return false
	}
	if c := s[i-1]; c < utf8.RuneSelf && !numeral.IsLetter(c) {
		// One letter behind a digit belongs to it.
		return numeral.IsDigit(c) && numeral.IsLetter(s[i]) && (i+1 == len(s) || !numeral.IsLetter(s[i+1]))
	}
	r, _ := chars.RuneBefore(s, i)
	if !chars.IsLetterRune(r) {
		return false
	}
	first, _ := chars.RuneAt(s, i)
	return continuesWord(r, first)
}

func WordAfter(s string, j int) bool {
	if j == len(s) || s[j] < utf8.RuneSelf && !numeral.IsLetter(s[j]) {
		return false
	}
	r, _ := chars.RuneAt(s, j)
	if !chars.IsLetterRune(r) || j == 0 {
		return false
	}
	last, _ := chars.RuneBefore(s, j)
	return continuesWord(r, last)
}

// continuesWord reports whether the runes on both sides of a gap belong to one
// word.
func continuesWord(outer, inner rune) bool {
	if outer == utf8.RuneError || !chars.IsLetterRune(outer) {
		return false
	}
	return !chars.Spaceless(inner) && !chars.Spaceless(outer)
}

// EndsCue reports whether a phrase of the set ends at text[i].
func EndsCue(set *OtherSet, text string, i int) bool {
	if !set.mayEnd(text, i) {
		return false
	}
	last, _ := chars.RuneBefore(text, i)
	joined, longest := chars.Spaceless(last), set.tables().longest
	if joined {
		longest = set.tables().longestJoined
	}
	from := i
	for n := 0; n < 3 && from > 0 && i-from <= longestCue; n++ {
		start := lex.WordStartWithin(text, from, i-longest-1)
		if start == from {
			return false
		}
		if joined {
			for k := start; k < i; {
				if len(set.At(text, k)) == i-k {
					return true
				}
				_, size := chars.RuneAt(text, k)
				k += size
			}
			return false
		}
		if len(set.At(text, start)) == i-start {
			return true
		}
		if start == 0 || text[start-1] != ' ' {
			return false
		}
		from = start - 1
	}
	return false
}

// Told gives the first eight bytes of what a phrase goes on with, with the bit of anyCase,
// and which of their bits are the same in all letter cases, as far as these are as long.
func Told(rest string) (first, mask uint64) {
	if v := chars.LoadTail(rest, 0); v&chars.HighBits == 0 { // as of most
		mask = 1<<(8*min(len(rest), 8)) - 1
		joins := (chars.SignsOf(v, '-') | chars.SignsOf(v, '_')) >> 7 * 0xFF
		return (v&^joins | chars.AnyCase) & mask, mask
	}
	n := 0
	for _, r := range rest {
		same, alike := commonBits(r)
		if !alike {
			// It stands for itself or others beyond ASCII, but for ſ.
			if n < 8 && r != 'ſ' {
				mask |= 0x80 << (8 * n)
				first |= 0x80 << (8 * n)
			}
			break
		}
		if n >= 8 {
			break
		}
		for k := range utf8.RuneLen(r) {
			if n < 8 {
				c := rest[n] | 0x20
				if JoinsWords(rest[n]) {
					c = ' '
				}
				mask |= uint64(same[k]) << (8 * n)
				first |= uint64(c) << (8 * n)
				n++
			}
		}
	}
	return first, mask
}

// commonBits gives the bits that the bytes of a rune of a phrase have in all letter cases,
// without that of anyCase, and whether all of these are as long. Of ASCII letters there are
// two that are longer; see mayBeASCII.
func commonBits(r rune) (same [utf8.UTFMax]byte, alike bool) {
	if r == utf8.RuneError {
		return same, false // for which all bytes that are not well formed stand
	}
	same = [utf8.UTFMax]byte{0xFF, 0xFF, 0xFF, 0xFF}
	if r < utf8.RuneSelf || int(r) >= len(chars.Folded) && r < chars.MostInSet && !chars.FoldedRunes.Has(r) {
		return same, true // it has no other
	}
	var of, to [utf8.UTFMax]byte
	n := utf8.EncodeRune(of[:], r)
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		if utf8.EncodeRune(to[:], f) != n {
			return same, false
		}
		for k := range same {
			same[k] &^= of[k] ^ to[k]
		}
	}
	return same, true
}

// StartOf gives where the longest of up to four words of a set begins that ends at text[end], or end.
func (s *OtherSet) StartOf(text string, end int) int {
	if !s.mayEnd(text, end) {
		return end
	}
	found := end
	from := end
	for range 4 {
		start := lex.WordStartWithin(text, from, from-LongestWord)
		if start == from {
			break
		}
		if len(s.At(text, start)) == end-start {
			found = start
		}
		if start == 0 || text[start-1] != ' ' && text[start-1] != '-' && text[start-1] != '/' {
			break
		}
		from = start - 1
	}
	return found
}

// Behind reports whether a word of the set stands Behind a blank at text[i].
func (s *OtherSet) Behind(text string, i int) bool {
	return i+1 < len(text) && text[i] == ' ' && s.At(text, i+1) != ""
}

// Is reports whether a whole text Is a word of the set.
func (s *OtherSet) Is(word string) bool {
	return len(word) <= s.tables().longest && word != "" && len(s.At(word, 0)) == len(word)
}
