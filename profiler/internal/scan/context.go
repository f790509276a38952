package scan

import (
	"math/bits"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// How far context reaches, in bytes, before and after a place. It ends at a
// line break. Names of fields stand close to their values; a longer window
// finds words that belong to something else.
const (
	contextAfter = 24
)

// widest is how many times as far phrases count whose letters take two bytes or
// three and say no more than one: those of Cyrillic, Arabic, Devanagari, Thai. A
// Chinese character says as much as a word.
const widest = 2

// scaleOf is by how much the windows are wider for a phrase.
func scaleOf(phrase string) int {
	r, _ := utf8.DecodeRuneInString(phrase)
	if r < 0x250 || chars.Spaceless(r) && !unicode.Is(unicode.Thai, r) {
		return 1
	}
	return widest
}

// farContext is the share of its weight that a context word keeps at the far
// end of the window. Between there and the place itself it grows evenly.
const farContext = 0.5

// againstWords speak against every number whose own form proves little: what
// follows them is nearly always an identifier of a thing.
func againstWords() []string { return lists.Words("scan", "againstWords") }

// againstWeight is what one of these takes from the logarithm of the odds.
const againstWeight = -3.0

// weakBelow is the probability below which a shape is weak enough for
// againstWords to count.
const weakBelow = 0.9

// A contextIndex knows the phrases of all recognizers, and those that speak
// against all of them, by the letters that a phrase begins with. It never
// changes.
type contextIndex struct {
	byStart phraseTable
	phrases []contextPhrase
	owners  ownerTable

	// initials are the first two runes of byStart, which most words do not begin with.
	initials wordset.PairFilter

	inner wordFilter // of the words of phrases behind their first
}

// A wordFilter knows words, those of ASCII letters by wordHash and the others by startHash, and
// takes some others for them.
type wordFilter [1 << 15 / 64]uint64

// filterHash is the hash of the word at text[i], or of the letters that it begins with.
func filterHash(text string, i int) uint64 {
	end := lex.AsciiEnd(text, i, lex.LongestRun)
	if end < len(text) && text[end] >= utf8.RuneSelf {
		h, _ := wordset.StartHash(text[i:])
		return h >> 49
	}
	return lex.WordHash(text, i, end) >> 49
}

// addInner adds what words begin with in a phrase behind its first letters.
func (f *wordFilter) addInner(phrase string) {
	if chars.IsASCII(phrase) {
		for i := 0; i < len(phrase); i++ {
			if i > 0 && numeral.IsLetter(phrase[i]) {
				f.add(filterHash(phrase, i))
			}
			for i < len(phrase) && numeral.IsLetter(phrase[i]) {
				i++
			}
		}
		return
	}
	outside := false
	for i, r := range phrase {
		letter := chars.IsLetterRune(r)
		if i > 0 && letter && (outside || chars.Spaceless(r) || r < utf8.RuneSelf && phrase[i-1] >= utf8.RuneSelf) {
			f.add(filterHash(phrase, i))
		}
		outside = !letter && !chars.IsMarkRune(r)
	}
}

func (f *wordFilter) add(h uint64) { f[h/64] |= 1 << (h % 64) }

// mayHave is true for a word at text[i] that has been added.
func (f *wordFilter) mayHave(text string, i int) bool {
	return f.has(filterHash(text, i))
}

// has is mayHave for a word with a filterHash.
func (f *wordFilter) has(h uint64) bool { return f[h/64]>>(h%64)&1 == 1 }

type contextPhrase struct {
	text   string
	owners nearSet // see contextIndex.owners
	scale  int     // see scaleOf
}

// A hint is a context phrase that stands near a place.
type hint struct {
	phrase   int // in the index
	distance int // in bytes, between the phrase and the place, by the scale of the phrase
	window   int // in bytes, that was searched
}

// rank is the distance by the window before the place, as share has it.
func (h hint) rank() int {
	if h.window == contextAfter {
		return h.distance * (spec.ContextBefore / contextAfter)
	}
	return h.distance
}

// share is the part of its weight that the hint has at its distance.
func (h hint) share() float64 {
	return 1 - (1-farContext)*float64(h.distance)/float64(h.window)
}

// appendPlaced appends the phrases that begin in a stretch of the text, or with
// a word of it, and stand there as whole words.
func (x *contextIndex) appendPlaced(dst []placed, text string, w contextWord, words *vocabulary) []placed {
	if w.word >= 0 {
		// Most phrases are told off by the eight bytes behind the word, as far as none of them
		// is the other case of an ASCII letter, which is longer than that.
		behind := chars.LoadTail(text, w.end)
		told := toldBits(behind)
		behind = wordset.Spaced(behind | chars.AnyCase)
		v := &words.entries[w.word]
		phrases, others := v.phrases, []phraseStart(nil)
		if len(phrases) > fewPhrases && told&twoBytes == twoBytes {
			phrases, others = v.unknown(uint16(behind)), v.goingOn(uint16(behind))
		}
		for {
			for k := range phrases {
				start := &phrases[k]
				if (behind^start.rest)&start.mask&told != 0 {
					continue
				}
				if start.single {
					if w.whole || (w.start == 0 || partsWords[text[w.start-1]] || !wordset.WordBefore(text, w.start)) &&
						(w.end == len(text) || partsWords[text[w.end]] || !wordset.WordAfter(text, w.end)) {
						dst = append(dst, placed{int(start.number), w.start, w.end})
					}
					continue
				}
				if p := x.phrases[start.number].text; phraseAt(text, w.start, p) {
					dst = append(dst, placed{int(start.number), w.start, w.start + len(p)})
				}
			}
			if len(others) == 0 {
				return dst
			}
			phrases, others = others, nil
		}
	}
	for i := w.start; i < w.end; {
		// Most words are in ASCII and in no phrase. The vocabulary tells them
		// without a look-up in the map, which takes four times as long.
		j := i
		for j < len(text) && j-i < lex.LongestRun && lex.Classes[text[j]] == lex.ClassLetter {
			j++
		}
		switch {
		case j > i && (j == len(text) || text[j] < utf8.RuneSelf):
			if h := lex.WordHash(text, i, j); words.mayHave(h) {
				if n := words.find(h); n >= 0 {
					dst = x.appendPlaced(dst, text, contextWord{start: i, end: j, word: n}, words)
				}
			}
			i = j
		case text[i] < utf8.RuneSelf && j == i:
			i++
		default:
			dst, i = x.appendAt(dst, text, i, w.end)
		}
	}
	return dst
}

// toldBits are those of some bytes of a text by which phrases are told off: all before the
// first rune that mayBeASCII.
func toldBits(v uint64) uint64 {
	for high := v & chars.HighBits; high != 0; high &= high - 1 {
		if at := bits.TrailingZeros64(high) &^ 7; mayBeASCII(v >> at) {
			return 1<<at - 1
		}
	}
	return ^uint64(0)
}

// keyedAt gives the phrases that begin with the letters at text[i], and the eight bytes
// behind these, with the bits of anyCase, and those that are told.
func (x *contextIndex) keyedAt(text string, i int) (list []keyedPhrase, behind, told uint64) {
	if !x.initials.MayHave(wordset.FirstTwoAt(text, i)) {
		return nil, 0, 0
	}
	key, n, size := wordset.StartAt(text, i)
	if list = x.byStart.of(key); len(list) > 0 && n == size { // in no case that is longer
		behind = chars.LoadTail(text, i+n)
		told = toldBits(behind)
	}
	return list, wordset.Spaced(behind | chars.AnyCase), told
}

// keyedSpaceless is keyedAt for a letter of a script without spaces, of n bytes, which has no
// other case.
func (x *contextIndex) keyedSpaceless(text string, i int, r rune, n int) (list []keyedPhrase, behind, told uint64) {
	if !x.initials.MayHave(r, 0) {
		return nil, 0, 0
	}
	if list = x.byStart.of(wordset.StartOfRune(r)); len(list) > 0 {
		behind = chars.LoadTail(text, i+n)
		told = toldBits(behind)
	}
	return list, wordset.Spaced(behind | chars.AnyCase), told
}

// mayBeASCII reports whether the rune beyond ASCII with which some bytes begin may be the other
// case of an ASCII letter, as ſ and the sign of the kelvin are.
func mayBeASCII(v uint64) bool {
	switch byte(v) {
	case 0xC5:
		return byte(v>>8) == 0xBF || v>>8 == 0
	case 0xE2:
		return byte(v>>8) == 0x84 || v>>8 == 0
	}
	return false
}

// appendAt appends the phrases that stand at text[i], and gives the end of the
// letters there, or where they pass text[limit]: a word of several scripts is several
// tokens, and none of them is to be asked about the rest of it again.
func (x *contextIndex) appendAt(dst []placed, text string, i, limit int) ([]placed, int) {
	r, n := chars.RuneAt(text, i)
	if !chars.IsLetterRune(r) {
		return dst, i + n
	}
	apart := chars.Spaceless(r)
	if apart && !x.initials.MayHave(r, 0) {
		return dst, i + n // as most characters of most texts
	}
	var list []keyedPhrase
	var behind, told uint64
	if apart {
		list, behind, told = x.keyedSpaceless(text, i, r, n)
	} else {
		list, behind, told = x.keyedAt(text, i)
	}
	for k := range list {
		q := &list[k]
		if (behind^q.rest)&q.mask&told != 0 {
			continue
		}
		if p := x.phrases[q.number].text; phraseAt(text, i, p) {
			dst = append(dst, placed{int(q.number), i, i + len(p)})
		}
	}
	i += n
	if apart {
		return dst, i
	}
	for i < limit {
		if r, n = chars.RuneAt(text, i); int(r) < len(chars.Starts) {
			if chars.Starts[r]&chars.StartLetter == 0 {
				break
			}
		} else if !chars.IsLetterRune(r) || chars.Spaceless(r) {
			break
		}
		i += n
	}
	return dst, i
}

// speaks reports whether a phrase behind text[:end] speaks of what ends there: it is on the
// same line, and has no number of its own.
func (p *placed) speaks(text string, end int) bool {
	return p.start < end || strings.IndexByte(text[end:p.start], '\n') < 0 && !hasOwnNumber(text, p.end)
}

// hasOwnNumber reports whether a number follows a phrase that ends at text[i]: it is that
// of the phrase, and not the one before it.
func hasOwnNumber(text string, i int) bool {
	for n := 0; i < len(text) && n < 8; n++ {
		switch c := text[i]; {
		case numeral.IsDigit(c):
			return n > 0
		case strings.IndexByte(" :=#+(", c) >= 0:
			i++
		default:
			// In a script that sets no spaces the phrase may be the beginning of a longer word.
			r, size := chars.RuneAt(text, i)
			if !chars.Spaceless(r) {
				return false
			}
			i += size
		}
	}
	return false
}

// phraseAt reports whether the phrase stands at s[i] as whole words, with spaces,
// hyphens or underscores between them. A phrase in a script that sets no spaces needs no
// gap around it.
func phraseAt(s string, i int, phrase string) bool {
	j := i + len(phrase)
	if j > len(s) || s[i:j] != phrase && !equalFold(s[i:j], phrase) {
		return false
	}
	return !wordset.WordBefore(s, i) && !wordset.WordAfter(s, j)
}

// equalFold is strings.EqualFold for a phrase, which is mostly in ASCII, and for any sign that
// joins words where the phrase has one. Most texts differ from a phrase soon, in runes that
// have no other case or one that foldOf knows.
func equalFold(s, phrase string) bool {
	i, k := 0, 0
	for i < len(s) && k < len(phrase) {
		c, p := s[i], phrase[k]
		if c < utf8.RuneSelf && p < utf8.RuneSelf {
			if 'A' <= c && c <= 'Z' {
				c += 'a' - 'A'
			}
			if c != p && !(wordset.JoinsWords(c) && wordset.JoinsWords(p)) {
				return false
			}
			i++
			k++
			continue
		}
		r, n := chars.RuneAt(s, i)
		q, m := chars.RuneAt(phrase, k)
		if r != q && chars.FoldOf(r) != chars.FoldOf(q) {
			return false
		}
		i += n
		k += m
	}
	return i == len(s) && k == len(phrase)
}

// partsWords is true for the bytes beside which a word ends.
var partsWords = func() (t [256]bool) {
	for c := range t {
		t[c] = lex.Classes[c] == lex.ClassOther
	}
	return t
}()

// covers reports whether a phrase stands at text[start:end], or begins there and goes
// on behind it.
func (x *contextIndex) covers(text string, start, end int) bool {
	var list []keyedPhrase
	var behind, told uint64
	if r, n := chars.RuneAt(text, start); chars.Spaceless(r) && chars.IsLetterRune(r) {
		list, behind, told = x.keyedSpaceless(text, start, r, n)
	} else {
		list, behind, told = x.keyedAt(text, start)
	}
	for k := range list {
		q := &list[k]
		if (behind^q.rest)&q.mask&told != 0 {
			continue
		}
		if p := x.phrases[q.number].text; start+len(p) >= end && phraseAt(text, start, p) {
			return true
		}
	}
	return false
}

// coversBehind is covers for phrases that begin with the word text[start:j] of the vocabulary.
func (x *contextIndex) coversBehind(text string, start, j, end int, v *vocable) bool {
	behind := chars.LoadTail(text, j)
	told := toldBits(behind)
	behind = wordset.Spaced(behind | chars.AnyCase)
	phrases, others := v.phrases, []phraseStart(nil)
	if len(phrases) > fewPhrases && told&twoBytes == twoBytes {
		phrases, others = v.unknown(uint16(behind)), v.goingOn(uint16(behind))
	}
	for {
		for k := range phrases {
			p := &phrases[k]
			if (behind^p.rest)&p.mask&told != 0 || p.single && j < end {
				continue
			}
			if p := x.phrases[p.number].text; start+len(p) >= end && phraseAt(text, start, p) {
				return true
			}
		}
		if len(others) == 0 {
			return false
		}
		phrases, others = others, nil
	}
}
