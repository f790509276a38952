package columns

import (
	"encoding/binary"
	"math/bits"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file reads the words of a value for its looks: their letters and scripts, and what
// the tables and the lexicon say of them.

// A wordReading is what is seen in the letters of a value.
type wordReading struct {
	runes, letters, upper, lower int
	upperFirst, camel            bool
	scripts                      flagSet
	words, unknown               int
	signs                        uint64
	first, last                  wordWeights
	all                          [2]uint64   // sums of the weights, a byte each: those of the even and the odd classes
	any                          wordWeights // the bits of all weights
}

// readPlain is readWords for a value that is plain. It takes half the time.
func (l *looking) readPlain(c *cells.Cell) (r wordReading) {
	v := c.Raw
	upper := c.Letter & upperPlane(v)
	lower := c.Letter &^ upper
	r.runes, r.letters, r.upper, r.lower = len(v), c.Letters, bits.OnesCount64(upper), bits.OnesCount64(lower)
	r.upperFirst, r.camel, r.signs = upper&1 != 0, upper&(lower<<1) != 0, c.Signs
	names := 0
	for letters := c.Letter; letters != 0; {
		from := bits.TrailingZeros64(letters)
		n := bits.TrailingZeros64(^(letters >> from))
		letters &^= cells.Lowest(n) << from
		for i := 0; i < n; i += 8 {
			binary.LittleEndian.PutUint64(l.lower[i:], chars.LoadTail(v, from+i)|chars.AnyCase)
		}
		if r.words == mostLookWords {
			break
		}
		if n > longestMemoized || l.memo == nil {
			names += l.count(&r, l.tables.weigh(l.lower[:min(n, longestLookWord)]), n)
			continue
		}
		word := binary.LittleEndian.Uint64(l.lower[:]) & cells.Lowest(8*n)
		w := l.memo.at(word)
		if w.letters != word {
			*w = weighedWord{word, l.tables.weigh(l.lower[:n])}
			l.memo.used = true
		}
		names += l.count(&r, w.weights, n)
	}
	l.countWords(&r, v, names)
	return r
}

// upperPlane is planes for whether a letter is a capital, of at most 64 bytes.
func upperPlane(s string) (upper uint64) {
	for i := 0; i < len(s); i += 8 {
		upper |= cells.Gather(^chars.LoadTail(s, i)<<2&chars.HighBits) << i
	}
	return upper
}

// readWords reads the letters of a value, and looks its words up.
func (l *looking) readWords(v string, signs uint64) (r wordReading) {
	r.signs = signs
	n := 0 // bytes of the present word
	var run struct {
		script trait // of the present word, where it is one without spaces
		runes  int
		ends   [4]int // of its first characters
	}
	before := rune(0)
	sinceDot := 0 // letters
	names := 0
	end := func() {
		if n == 0 {
			return
		}
		if run.script == traitHan || run.script == traitHangul {
			names += l.readRun(&r, l.word[:n], run.runes, run.ends[:])
		} else {
			names += l.readWord(&r, l.word[:n], run.runes)
		}
		n, run.script, run.runes = 0, 0, 0
	}
	for i, c := range v {
		r.runes++
		if i > longestRead {
			continue
		}
		switch {
		case c < utf8.RuneSelf:
			b := byte(c)
			if !numeral.IsLetter(b) {
				// An apostrophe is a part of the word in which it stands, and a dot of
				// an abbreviation.
				switch {
				case b == '\'' && n > 0 && n < longestLookWord:
					l.word[n] = b
					n++
				case b == '.' && sinceDot == 1 && i+1 < len(v) && numeral.IsLetter(v[i+1]) && (i+2 == len(v) || !numeral.IsLetter(v[i+2])):
				default:
					end()
				}
				before, sinceDot = c, 0
				continue
			}
			if b >= 'a' {
				r.lower++
			} else {
				r.upper++
				r.camel = r.camel || before >= 'a' && before <= 'z'
				b += 'a' - 'A'
				if i == 0 {
					r.upperFirst = true
				}
			}
			if run.script != 0 {
				end()
			}
			if n < longestLookWord {
				l.word[n] = b
				n++
			}
		case unicode.IsLetter(c) || unicode.IsMark(c):
			script := scriptOf(c)
			r.scripts |= 1 << script
			low := unicode.ToLower(c)
			switch {
			case low != c:
				r.upper++
				r.upperFirst = r.upperFirst || i == 0
			case unicode.IsLower(c):
				r.lower++
			}
			if joined := script == traitHan || script == traitHangul; joined != (run.script != 0) || joined && script != run.script {
				end()
				if joined {
					run.script = script
				}
			}
			if n+utf8.RuneLen(low) <= longestLookWord {
				n += utf8.EncodeRune(l.word[n:], low)
			}
		case c == '’':
			before = c
			continue
		default:
			end()
			before = c
			continue
		}
		r.letters++
		sinceDot++
		if run.runes < len(run.ends) {
			run.ends[run.runes] = n
		}
		run.runes++
		before = c
	}
	end()
	l.countWords(&r, v, names)
	return r
}

// readWord looks a word up. It gives 1 for a name.
func (l *looking) readWord(r *wordReading, word []byte, runes int) int {
	if r.words == mostLookWords {
		return 0
	}
	return l.count(r, l.tables.weigh(word), runes)
}

// count counts a word that has been weighed. It gives 1 for a name.
func (l *looking) count(r *wordReading, w wordWeights, runes int) int {
	if runes == 1 {
		l.add(traitInitial, 1)
	}
	r.add(w, runes)
	if w.of(classGiven) > 2 || w.of(classFamily) > 2 {
		return 1
	}
	return 0
}

// readRun looks up a run of characters without spaces. As it may be a family and a
// given name, it is tried to split it so.
func (l *looking) readRun(r *wordReading, word []byte, runes int, ends []int) int {
	whole := l.tables.weigh(word)
	if runes < 2 || runes > 6 || whole != 0 && runes < 3 && whole.of(classPlace) > 3 {
		r.add(whole, runes)
		return 0
	}
	for k := range min(runes-1, 3) {
		family := l.tables.weigh(word[:ends[k]])
		if family.of(classFamily) == 0 {
			continue
		}
		given := l.tables.weigh(word[ends[k]:])
		// In Korean most given names have two syllables, and few are listed.
		if given.of(classGiven) > 0 || runes == 3 && k == 0 && whole == 0 {
			r.add(family&classFamily.weighing(15), runes)
			r.add(given.or(classGiven.weighing(3))&classGiven.weighing(15), runes)
			return 1
		}
	}
	r.add(whole, runes)
	return 0
}

// add counts a word.
func (r *wordReading) add(w wordWeights, runes int) {
	if r.words == mostLookWords {
		return
	}
	if w == 0 && runes > 1 {
		r.unknown++
	}
	if r.words == 0 {
		r.first = w
	}
	r.last = w
	r.any |= w
	r.all[0] += uint64(w) & evenWeights
	r.all[1] += uint64(w) >> 4 & evenWeights
	r.words++
}

// evenWeights are the bits of every other weight.
const evenWeights = 0x0F0F0F0F0F0F0F0F

// sum is the sum of the weights of all words for a class.
func (r *wordReading) sum(c wordClass) int { return int(uint8(r.all[c&1] >> (c / 2 * 8))) }

// classes are those of which some weight is not 0, in the lowest bit of each.
func (w wordWeights) classes() uint64 {
	return uint64(w|w>>1|w>>2|w>>3) & (evenWeights / 15 * 17)
}

// countWords counts what the words of a value are.
func (l *looking) countWords(r *wordReading, v string, names int) {
	l.add(traitWords, r.words)
	l.add(traitUnknown, r.unknown)
	l.is(traitOneWord, r.words == 1)
	l.is(traitTwoWords, r.words == 2)
	l.is(traitManyWords, r.words >= 6)
	if r.words == 0 {
		return
	}
	f, e := r.first, r.last
	for set := r.any.classes(); set != 0; set &= set - 1 {
		k := wordClass(bits.TrailingZeros64(set) / 4)
		// The mean over the words, in tenths of a weight.
		l.add(traitAll+trait(k), r.sum(k)*10/r.words)
		l.add(traitFirst+trait(k), f.of(k))
		l.add(traitLast+trait(k), e.of(k))
	}
	whole := l.weighWhole(r, v)
	for set := whole.classes(); set != 0; set &= set - 1 {
		k := wordClass(bits.TrailingZeros64(set) / 4)
		l.add(traitWhole+trait(k), whole.of(k))
	}
	if r.scripts&(1<<traitHan|1<<traitHangul) != 0 {
		l.is(traitOrganization, hasOrganization(v))
	}
	l.is(traitNameInDomain, names > 0 && r.upper == 0 && r.words <= 3)
	if r.words > 1 {
		l.is(traitGivenFamily, f.of(classGiven) > 0 && e.of(classFamily) > 0 && f.of(classGiven) >= f.of(classFamily))
		l.is(traitFamilyGiven, f.of(classFamily) > 0 && e.of(classGiven) > 0 && f.of(classFamily) >= f.of(classGiven))
	} else {
		l.is(traitSurerGiven, f.of(classGiven) > f.of(classFamily))
		l.is(traitSurerFamily, f.of(classFamily) > f.of(classGiven))
	}
	name := max(f.of(classGiven), f.of(classFamily), e.of(classFamily))
	l.is(traitSurerPlace, max(f.of(classPlace), e.of(classPlace)) > name)
	l.is(traitSurerJob, max(f.of(classOccupation), e.of(classOccupation)) > name)
}

// unlistedSigns are in no name of anything in the lexicon.
var unlistedSigns = cells.SignsIn("@_#%=")

// weighWhole looks up a value of several words, such as New York.
func (l *looking) weighWhole(r *wordReading, v string) wordWeights {
	if r.words < 2 || r.words > 5 || len(v) >= longestLookWord || r.signs&unlistedSigns != 0 {
		return 0
	}
	return l.tables.lexicon(l.word[:copy(l.word[:], v)])
}
