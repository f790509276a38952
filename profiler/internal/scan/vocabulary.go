package scan

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file knows the words that lead to something: to a grammar, as the names of
// months do, or to a context phrase, which begins with them. Each word of a text
// is looked up here once. A filter of bits tells most of them off with one load;
// the rest are looked up in an open table of hashes.

// A vocabulary is a set of words in lower case. Words with the same length and
// the same first eight letters are one entry. It changes only while it is built.
type vocabulary struct {
	entries []vocable
	lists   []numberList                 // of entrances, by entry; while it is built
	filter  [1 << filterBits / 64]uint64 // by hash
	first   [1 << filterBits / 64]uint64 // of words of ASCII letters, by firstHash
	table   []tableSlot                  // a power of two of them, at most half of them full
	shift   uint                         // of a hash, that gives a place in the table
}

// filterBits is the logarithm of the number of bits of a filter. With some twelve thousand
// words one bit in twenty is set; with a filter half as large, prose is searched a tenth more
// slowly. The assembly has the number, too.
const filterBits = 18

// A vocable is what a word leads to.
type vocable struct {
	phrases []phraseStart // first those of which it is not known how they go on behind the word
	nexts   uint64        // a bit for each nextBit of the two bytes behind those of which it is
	group   *group        // grammars
	open    int32         // how many phrases there are of which it is not known; the others are in the order of the two bytes behind
	high    bool          // those of which it is not known go on with a byte beyond ASCII
	further nextLetters   // with what the grammars go on behind the word
}

// fewPhrases are so few that it does not help to tell some of them off.
const fewPhrases = 4

// twoBytes are the bits of the two bytes behind a word by which its phrases are in order.
const twoBytes = 1<<16 - 1

// nextBit is the number of two bytes in a set of 64.
func nextBit(two uint16) uint16 { return two * 40503 >> 10 }

// unknown gives the phrases of which it is not known how they go on in two bytes behind the word,
// without those that go on in no way with these.
func (v *vocable) unknown(behind uint16) []phraseStart {
	if v.high && behind&0x80 == 0 {
		return nil
	}
	return v.phrases[:v.open]
}

// goingOn gives those of the other phrases that go on with two bytes, which have the bits of
// anyCase.
func (v *vocable) goingOn(behind uint16) []phraseStart {
	if v.nexts>>nextBit(behind)&1 == 0 {
		return nil
	}
	others := v.phrases[v.open:]
	if len(others) <= fewPhrases {
		return others
	}
	from, to := 0, len(others)
	for from < to { // the first
		if k := (from + to) / 2; uint16(others[k].rest) < behind {
			from = k + 1
		} else {
			to = k
		}
	}
	for to < len(others) && uint16(others[to].rest) == behind {
		to++
	}
	return others[from:to]
}

// A nextLetters is a set of what can stand behind a word: a bit for each letter that a
// space, a hyphen or an underscore is before, without regard to its letter case, and the next ones.
type nextLetters uint32

const (
	nextSpaced nextLetters = 1 << 0  // one of these and no letter
	nextMarked nextLetters = 1 << 28 // something else
	anyNext                = ^nextLetters(0)
)

// nextBehind gives what the byte behind a word tells; nothing where it joins words and the
// next one tells it. Of one beyond ASCII it is not known what it is; it may be another form
// of a letter.
var nextBehind = func() (t [256]nextLetters) {
	for c := range t {
		switch {
		case c >= utf8.RuneSelf:
			t[c] = anyNext
		case !wordset.JoinsWords(byte(c)):
			t[c] = nextMarked
		}
	}
	return t
}()

// nextLetterOf is the same for the byte behind what joins.
var nextLetterOf = func() (t [256]nextLetters) {
	for c := range t {
		switch b := byte(c); lex.Classes[b] {
		case lex.ClassLetter:
			t[c] = 1 << (b & 31)
		case lex.ClassHigh:
			t[c] = anyNext
		default:
			t[c] = nextSpaced
		}
	}
	return t
}()

// nextAt is what stands behind a word that ends at text[j].
func nextAt(text string, j int) nextLetters {
	if j+1 >= len(text) {
		return anyNext
	}
	if next := nextBehind[text[j]]; next != 0 {
		return next
	}
	return nextLetterOf[text[j+1]]
}

// nextLettersOf is the set for what goes on like this behind a word.
func nextLettersOf(rest string) nextLetters {
	if rest == "" {
		return anyNext
	}
	if next := nextBehind[rest[0]]; next != 0 {
		return next
	}
	if len(rest) == 1 {
		return anyNext
	}
	return nextLetterOf[rest[1]]
}

// A phraseStart is a context phrase that begins with a word, and what it goes on
// with behind the word, as far as eight bytes tell; see told.
type phraseStart struct {
	number     int32       // of the phrase
	single     bool        // the word is all of it, and the hash says which
	further    nextLetters // with what it goes on behind the word
	rest, mask uint64
}

// A tableSlot holds an entry. Those that hold none have the number -1.
type tableSlot struct {
	hash     uint64
	number   int32
	leads    wordLeads
	phrases  nextLetters // with what the phrases go on
	grammars nextLetters
}

// A wordLeads says what a word in the vocabulary leads to. There are several in one;
// zero is none.
type wordLeads uint8

const (
	leadsToPhrases wordLeads = 1 << iota
	leadsToGrammars
	leadsBeforeDigits // to the grammars only when there is a digit within digitReach
)

// leads says what the entry leads to.
func (e *vocable) leads() (l wordLeads) {
	if len(e.phrases) > 0 {
		l |= leadsToPhrases
	}
	if len(e.group.all) > 0 {
		l |= leadsToGrammars
	}
	if e.group.needed&wantsDigits != 0 {
		l |= leadsBeforeDigits
	}
	return l
}

// number gives the number of the entry of a word, which it makes when there is none.
func (v *vocabulary) number(word string) int32 {
	h := lex.WordHash(word, 0, len(word))
	if 2*len(v.entries) >= len(v.table) {
		v.grow(max(2*len(v.table), 2))
	}
	s := v.lookUp(h)
	if s.number < 0 {
		*s = tableSlot{hash: h, number: int32(len(v.entries))}
		v.entries, v.lists = append(v.entries, vocable{group: noGroup}), append(v.lists, 0)
		b := h >> (64 - filterBits)
		v.filter[b/64] |= 1 << (b % 64)
		if chars.IsASCII(word) {
			b := firstHash(chars.LoadTail(word, 0), 1<<min(len(word), 8)-1)
			v.first[b/64] |= 1 << (b % 64)
		}
	}
	return s.number
}

// expect makes room for so many words. There may come more.
func (v *vocabulary) expect(words int) {
	v.entries, v.lists = make([]vocable, 0, words), make([]numberList, 0, words)
	size := 2
	for size < 2*words {
		size *= 2
	}
	v.grow(size)
}

// grow makes the table one of so many slots, a power of two.
func (v *vocabulary) grow(slots int) {
	old := v.table
	v.table, v.shift = make([]tableSlot, slots), uint(64-bits.TrailingZeros(uint(slots)))
	for i := range v.table {
		v.table[i].number = -1
	}
	for i := range old {
		if old[i].number >= 0 {
			*v.lookUp(old[i].hash) = old[i]
		}
	}
}

// addGrammar makes a word lead to the entrance of a grammar that came last; whole is gate.whole.
func (v *vocabulary) addGrammar(word string, whole bool, to *gathering) {
	// Only the letters that the word begins with are a token.
	if n, kind := lex.NextToken(word, 0); kind == lex.TokenWord {
		number := v.number(word[:n])
		to.join(&v.lists[number])
		if e := &v.entries[number]; whole {
			e.further |= nextLettersOf(word[n:])
		} else {
			e.further = anyNext
		}
	}
}

// makeGroups makes the groups of the entries, one of those that are alike.
func (v *vocabulary) makeGroups(from *gathering) {
	made := make([]*group, len(from.lists.lists))
	made[0] = noGroup
	for i, list := range v.lists {
		if made[list] == nil {
			g := from.group(list)
			made[list] = &g
		}
		v.entries[i].group = made[list]
	}
}

// addPhrases makes the entries of the words that context phrases begin with lead to these.
func (v *vocabulary) addPhrases(phrases []contextPhrase, keyed []keyedPhrase, entries []int32) {
	counts := make([]int32, len(v.entries))
	all := 0
	for _, entry := range entries {
		if entry >= 0 {
			counts[entry]++
			all++
		}
	}
	room := make([]phraseStart, all)
	for i, n := range counts {
		v.entries[i].phrases, room = room[:0:n], room[n:]
	}
	for i, entry := range entries {
		if entry >= 0 {
			v.entries[entry].addPhrase(phrases[i].text, &keyed[i])
		}
	}
}

// addPhrase makes the letters that a context phrase begins with lead to it.
func (e *vocable) addPhrase(text string, key *keyedPhrase) {
	n := lex.AsciiEnd(text, 0, len(text))
	p := phraseStart{number: key.number, single: n == len(text) && n < 8, further: nextLettersOf(text[n:]), rest: key.rest, mask: key.mask}
	if n > wordset.LongestStart || n < len(text) && text[n] >= utf8.RuneSelf {
		p.rest, p.mask = wordset.Told(text[n:]) // it is looked up by other letters
	}
	e.phrases = append(e.phrases, p)
	if (p.mask|chars.AnyCase)&twoBytes != twoBytes { // that of anyCase is set in all
		e.phrases[len(e.phrases)-1] = e.phrases[e.open]
		e.phrases[e.open] = p
		e.open++
	} else {
		e.nexts |= 1 << nextBit(uint16(p.rest))
	}
}

// freeze makes what reads from the rest, when all words are in.
func (v *vocabulary) freeze() {
	if len(v.table) == 0 {
		v.grow(2)
	}
	for i := range v.table {
		s := &v.table[i]
		if s.number < 0 {
			continue
		}
		e := &v.entries[s.number]
		if others := e.phrases[e.open:]; len(others) > fewPhrases {
			slices.SortStableFunc(others, func(a, b phraseStart) int { return cmp.Compare(uint16(a.rest), uint16(b.rest)) })
		}
		e.high = !slices.ContainsFunc(e.phrases[:e.open], func(p phraseStart) bool { return p.rest&p.mask&0x80 == 0 })
		s.leads, s.grammars = e.leads(), e.further
		for k := range e.phrases {
			s.phrases |= e.phrases[k].further
		}
	}
	v.lists = nil
}

// amongPlainly is among for all processors. It is a function of its own, and needs no branch
// for a word, so that its loop is in registers and nothing waits.
//
//go:noinline
func (v *vocabulary) amongPlainly(text string, words, letters uint64) (among uint64) {
	text = text[:lex.BlockSize+lex.AfterBlock]
	for words != 0 {
		i := firstOf(words)
		h := firstHash(chars.Load(text, i), uint8(letters>>i))
		bit := words & -words
		if with := among | bit; v.first[h/64]>>(h%64)&1 != 0 {
			among = with
		}
		words ^= bit
	}
	return among
}

// firstHash is a hash of filterBits bits of the letters that eight bytes begin with, without
// regard to their letter case. The lowest bits of a mask tell the letters. Words of more than
// eight letters are not told apart from those with the same first eight.
func firstHash(v uint64, letters uint8) uint64 {
	return (v & firstLetters[letters]) * 0x9E3779B97F4A7C15 >> (64 - filterBits)
}

// firstLetters are, by the mask of letters, the bits of the bytes of the first ones that
// tell letters apart.
var firstLetters = func() (t [256]uint64) {
	for mask := range t {
		t[mask] = 0x1F1F1F1F1F1F1F1F & (1<<(8*bits.TrailingZeros8(^uint8(mask))) - 1)
	}
	return t
}()

// firstOf is the number of the lowest bit of a mask that has one.
//
// It is bits.TrailingZeros64 by the multiplication of Leiserson, Prokop and Randall,
// "Using de Bruijn sequences to index a 1 in a computer word" (1998). The instruction for it
// that every amd64 processor has waits for what its register held before, which in a loop
// over words is what the last round computes last: a loop of 40 instructions then
// takes the sum of their latencies, and rounds do not overlap.
func firstOf(mask uint64) int { return int(bitOf[mask&-mask*deBruijn>>58] & 63) }

const deBruijn = 0x03F79D71B4CA8B09

var bitOf = func() (t [64]uint8) {
	for n := range uint8(64) {
		t[uint64(deBruijn)<<n>>58] = n
	}
	return t
}()

// mayHave tells most words off that are not there.
func (v *vocabulary) mayHave(hash uint64) bool {
	b := hash >> (64 - filterBits)
	return v.filter[b/64]>>(b%64)&1 == 1
}

// find is the number of the entry of a word, or -1.
func (v *vocabulary) find(hash uint64) int32 { return v.lookUp(hash).number }

// lookUp gives the slot of a word, or one without an entry.
func (v *vocabulary) lookUp(hash uint64) *tableSlot {
	for i := hash >> (v.shift & 63); ; i = (i + 1) & uint64(len(v.table)-1) {
		if s := &v.table[i]; s.number < 0 || s.hash == hash {
			return s
		}
	}
}

// A tailFilter knows the last three letters of words.
type tailFilter [1 << 15 / 64]uint64

func tailHash(a, b, c byte) uint {
	return uint(a&31)<<10 | uint(b&31)<<5 | uint(c&31)
}

func (f *tailFilter) add(tail string) {
	if len(tail) < 3 || strings.ContainsFunc(tail[len(tail)-3:], func(r rune) bool { return r >= 0x80 || !numeral.IsLetter(byte(r)) }) {
		return // such words come as accented ones, or are let through by hasTail
	}
	n := len(tail)
	h := tailHash(tail[n-3], tail[n-2], tail[n-1])
	f[h/64] |= 1 << (h % 64)
}

// addFolded is add for words that may have letters beyond ASCII, in any case.
func (f *tailFilter) addFolded(tail string) {
	if len(tail) < 3 {
		*f = tailFilter{}
		for k := range f {
			f[k] = ^uint64(0) // it is no help
		}
		return
	}
	f.addEnds(tail, "")
}

// addEnds adds the ends of a tail, in any case, of which the last characters are known.
func (f *tailFilter) addEnds(tail, end string) {
	if n := len(end); n >= 3 {
		h := tailHash(end[n-3], end[n-2], end[n-1])
		f[h/64] |= 1 << (h % 64)
		return
	}
	last, n := utf8.DecodeLastRuneInString(tail)
	if n == 0 {
		return // it is shorter than a tail in another case
	}
	for r := last; ; {
		f.addEnds(tail[:len(tail)-n], string(r)+end)
		if r = unicode.SimpleFold(r); r == last {
			return
		}
	}
}

func (f *tailFilter) has(text string, j int) bool {
	h := tailHash(text[j-3], text[j-2], text[j-1])
	return f[h/64]>>(h%64)&1 == 1
}

// otherWords are the words in scripts that set no spaces, by their first letters. They
// change only while they are built.
type otherWords struct {
	initials chars.RuneSet
	byFirst  map[rune][]otherWord
}

type otherWord struct {
	text   string
	number int32 // in the vocabulary
}

// add makes a word that is not Latin lead to the entrance of a grammar that came last.
func (o *otherWords) add(word string, v *vocabulary, to *gathering) {
	first, _ := utf8.DecodeRuneInString(word)
	if !chars.Spaceless(first) {
		n, _ := lex.NextToken(word, 0)
		to.join(&v.lists[v.number(word[:n])])
		return
	}
	if o.byFirst == nil {
		o.byFirst = map[rune][]otherWord{}
	}
	w := otherWord{word, v.number(word)}
	to.join(&v.lists[w.number])
	o.initials.Add(first)
	if !slices.Contains(o.byFirst[first], w) {
		o.byFirst[first] = append(o.byFirst[first], w)
	}
}

// each calls yield for the words in the token text[i:end], with where they begin. Several
// can begin at one place.
func (o *otherWords) each(text string, i, end int, yield func(at int, w otherWord)) {
	for i < end {
		var r rune
		n := 3
		if lex.IsEastAt(text, i) {
			r = rune(text[i]&0xF)<<12 | rune(text[i+1]&0x3F)<<6 | rune(text[i+2]&0x3F)
		} else {
			r, n = chars.RuneAt(text, i)
		}
		if o.initials.MayHave(r) {
			for _, w := range o.byFirst[r] {
				if len(text)-i >= len(w.text) && text[i:i+len(w.text)] == w.text {
					yield(i, w)
				}
			}
		}
		i += n
	}
}
