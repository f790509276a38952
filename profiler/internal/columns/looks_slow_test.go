package columns

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file counts how values look in its plain form: character by character, with
// a look-up for each word, tail and class.

// A plainLooking is a [looking].
type plainLooking struct {
	tables         *lookTables
	counts         [traits]int32
	n              int
	length, square int64
	least, most    int32
	word           [longestLookWord]byte
}

func (l *plainLooking) add(k trait, n int) { l.counts[k] += int32(n) }

func (l *plainLooking) is(k trait, yes bool) {
	if yes {
		l.counts[k]++
	}
}

// plainSignTraits are the signs that are counted.
var plainSignTraits = [...]struct {
	trait trait
	signs uint64
}{
	{traitSpace, cells.SignsIn(" ")}, {traitAt, cells.SignsIn("@")}, {traitSlash, cells.SignsIn("/")}, {traitColon, cells.SignsIn(":")}, {traitHyphen,
		cells.SignsIn("-")}, {traitDot, cells.SignsIn(".")}, {traitComma, cells.SignsIn(",")},
	{traitUnderscore, cells.SignsIn("_")}, {traitBracket, cells.SignsIn("()")}, {traitPlus, cells.SignsIn("+")}, {traitHash,
		cells.SignsIn("#")}, {traitAmpersand, cells.SignsIn("&")}, {traitApostrophe, cells.SignsIn("'")},
	{traitPercent, cells.SignsIn("%")}, {traitBrace, cells.SignsIn("{}[]<>")}, {traitEquals, cells.SignsIn("=;|")}, {traitControl, cells.SignsIn("\n")}, {traitOdd, cells.SignsIn("!^*?~`\\\"")}, {traitMoney, cells.SignsIn("$")},
}

// see counts what is seen in a value.
func (l *plainLooking) see(c *cells.Cell) {
	v := c.Raw
	l.n++
	signs, digits, letters, digitPlaces := c.Signs, c.Digits, c.Letters, c.Digit
	if c.IsFolded() {
		// Folding makes other letters of some: the value is read as it stands.
		signs, digits, letters, digitPlaces = 0, 0, 0, 0
		for i := range len(v) {
			switch b := v[i]; {
			case numeral.IsDigit(b):
				digits++
				if i < 64 {
					digitPlaces |= 1 << i
				}
			case numeral.IsLetter(b):
				letters++
			case b < utf8.RuneSelf:
				signs |= 1 << cells.SignOf[b]
			}
		}
	}
	for i := range plainSignTraits {
		if signs&plainSignTraits[i].signs != 0 {
			l.counts[plainSignTraits[i].trait]++
		}
	}
	words := l.readWords(v)
	length := words.runes
	l.length += int64(length)
	l.square += int64(length) * int64(length)
	l.least, l.most = min(l.least, int32(length)), max(l.most, int32(length))
	l.is(traitFewRunes, length <= 2)
	l.is(traitDigits, digits > 0)
	l.is(traitAllDigits, digits == len(v))
	l.is(traitLetters, words.letters > 0)
	l.is(traitMixed, digits > 0 && words.letters > 0 && signs&signsOfSpace == 0)
	first, last := v[0], v[len(v)-1]
	l.is(traitDigitFirst, numeral.IsDigit(first))
	l.is(traitDigitLast, numeral.IsDigit(last))
	l.is(traitZeroFirst, len(v) > 1 && first == '0' && numeral.IsDigit(v[1]))
	l.is(traitUpperFirst, words.upperFirst)
	l.is(traitAllUpper, words.upper > 0 && words.lower == 0)
	l.is(traitAllLower, words.lower > 0 && words.upper == 0)
	l.is(traitCamel, words.camel)
	l.is(traitHex, len(v) >= 8 && digits > 0 && letters > 0 && digits+letters == len(v) && isHexText(v))
	for i, seen := range words.scripts {
		l.is(traitLatin+trait(i), seen)
	}
	if digits > 0 && words.letters == 0 {
		l.seeNumber(v)
	}
	if digits >= 4 {
		l.seeYear(v, digitPlaces)
	}
}

// seeNumber counts what is said by the size of a number. Numbers of more than
// fifteen digits are not numbers but names in digits.
func (l *plainLooking) seeNumber(v string) {
	negative, s := false, v
	if s[0] == '-' || s[0] == '+' {
		negative, s = s[0] == '-', s[1:]
	}
	whole, digits, decimals, commas := 0, 0, -1, 0
	for i := range len(s) {
		switch b := s[i]; {
		case numeral.IsDigit(b) && decimals >= 0:
			decimals++
			digits++
		case numeral.IsDigit(b):
			whole = whole*10 + int(b-'0')
			if digits++; digits > 15 {
				return
			}
		case (b == '.' || b == ',') && decimals < 0 && digits > 0:
			decimals = 0
		case b == '.' || b == ',' || b == ' ':
			commas++
		default:
			return
		}
	}
	if digits == 0 {
		return
	}
	if commas > 0 {
		l.is(traitPair, commas == 2+0 || commas == 3)
		return
	}
	l.is(traitNegative, negative)
	if decimals > 0 {
		l.counts[traitDecimal]++
		l.is(traitDecimals4, decimals >= 4)
		l.is(traitUpTo90, whole < 90)
		l.is(traitUpTo180, whole < 180)
		return
	}
	l.counts[traitInteger]++
	l.is(traitUpTo1, whole <= 1)
	l.is(traitUpTo12, whole <= 12)
	l.is(traitUpTo31, whole <= 31)
	l.is(traitUpTo120, whole <= 120)
	l.is(traitUpTo999, whole <= 999)
	l.is(traitUpTo9999, whole <= 9999)
	l.is(traitUpTo65535, whole <= 65535)
	l.is(traitUpToBig, digits <= 9)
	l.is(traitThousands, whole > 0 && whole%1000 == 0)
}

// seeYear counts the year of a value, which is its first run of four digits that
// is one, or the beginning or the end of a run of eight.
func (l *plainLooking) seeYear(v string, digitPlaces uint64) {
	year, colons := 0, 0
	n := min(len(v), 64)
	for i := 0; i < n; i++ {
		if v[i] == ':' {
			colons++
		}
		if digitPlaces>>i&1 == 0 {
			continue
		}
		from := i
		for i < n && digitPlaces>>i&1 == 1 {
			i++
		}
		if run := v[from:i]; year == 0 && (len(run) == 4 || len(run) == 8 || len(run) == 14) {
			if year = chars.YearIn(run[:4]); year == 0 && len(run) == 8 {
				year = chars.YearIn(run[4:])
			}
		}
		i--
	}
	l.is(traitClock, colons > 0)
	if year == 0 {
		return
	}
	l.counts[traitYear]++
	switch {
	case year < 1990:
		l.counts[traitYearOld]++
	case year <= 2008:
		l.counts[traitYearMiddle]++
	case year >= 2027:
		l.counts[traitYearNext]++
		fallthrough
	case year >= 2015:
		l.counts[traitYearNew]++
	}
}

// A plainReading is what is seen in the letters of a value.
type plainReading struct {
	runes, letters, upper, lower int
	upperFirst, camel            bool
	scripts                      [traitOther - traitLatin + 1]bool
	words, unknown               int
	first, last, all             [wordClasses]uint8
}

// readWords reads the letters of a value, and looks its words up.
func (l *plainLooking) readWords(v string) (r plainReading) {
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
			r.scripts[script-traitLatin] = true
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
func (l *plainLooking) readWord(r *plainReading, word []byte, runes int) int {
	if r.words == mostLookWords {
		return 0
	}
	if runes == 1 {
		l.counts[traitInitial]++
	}
	w := plainWeigh(l.tables, word)
	r.add(w, runes)
	if w.of(classGiven) > 2 || w.of(classFamily) > 2 {
		return 1
	}
	return 0
}

// readRun looks up a run of characters without spaces. As it may be a family and a
// given name, it is tried to split it so.
func (l *plainLooking) readRun(r *plainReading, word []byte, runes int, ends []int) int {
	whole := plainWeigh(l.tables, word)
	if runes < 2 || runes > 6 || whole != 0 && runes < 3 && whole.of(classPlace) > 3 {
		r.add(whole, runes)
		return 0
	}
	for k := range min(runes-1, 3) {
		family := plainWeigh(l.tables, word[:ends[k]])
		if family.of(classFamily) == 0 {
			continue
		}
		given := plainWeigh(l.tables, word[ends[k]:])
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
func (r *plainReading) add(w wordWeights, runes int) {
	if r.words == mostLookWords {
		return
	}
	if w == 0 && runes > 1 {
		r.unknown++
	}
	for k := range wordClasses {
		n := uint8(w.of(k))
		if r.words == 0 {
			r.first[k] = n
		}
		r.last[k] = n
		r.all[k] += n
	}
	r.words++
}

// countWords counts what the words of a value are.
func (l *plainLooking) countWords(r *plainReading, v string, names int) {
	l.add(traitWords, r.words)
	l.add(traitUnknown, r.unknown)
	l.is(traitOneWord, r.words == 1)
	l.is(traitTwoWords, r.words == 2)
	l.is(traitManyWords, r.words >= 6)
	if r.words == 0 {
		return
	}
	for k := range wordClasses {
		// The mean over the words, in tenths of a weight.
		l.counts[traitAll+trait(k)] += int32(r.all[k]) * 10 / int32(r.words)
		l.counts[traitFirst+trait(k)] += int32(r.first[k])
		l.counts[traitLast+trait(k)] += int32(r.last[k])
	}
	if whole := l.weighWhole(r, v); whole != 0 {
		for k := range wordClasses {
			l.counts[traitWhole+trait(k)] += int32(whole.of(k))
		}
	}
	if r.scripts[traitHan-traitLatin] || r.scripts[traitHangul-traitLatin] {
		l.is(traitOrganization, hasOrganization(v))
	}
	l.is(traitNameInDomain, names > 0 && r.upper == 0 && r.words <= 3)
	f, e := &r.first, &r.last
	if r.words > 1 {
		l.is(traitGivenFamily, f[classGiven] > 0 && e[classFamily] > 0 && f[classGiven] >= f[classFamily])
		l.is(traitFamilyGiven, f[classFamily] > 0 && e[classGiven] > 0 && f[classFamily] >= f[classGiven])
	} else {
		l.is(traitSurerGiven, f[classGiven] > f[classFamily])
		l.is(traitSurerFamily, f[classFamily] > f[classGiven])
	}
	name := max(f[classGiven], f[classFamily], e[classFamily])
	l.is(traitSurerPlace, max(f[classPlace], e[classPlace]) > name)
	l.is(traitSurerJob, max(f[classOccupation], e[classOccupation]) > name)
}

// weighWhole looks up a value of several words, such as New York.
func (l *plainLooking) weighWhole(r *plainReading, v string) wordWeights {
	if r.words < 2 || r.words > 5 || len(v) >= longestLookWord || strings.ContainsAny(v, "@_#%=") {
		return 0
	}
	return plainLexiconWeights(l.word[:copy(l.word[:], v)])
}

// plainLexiconWeights says what the lexicon knows about a word in lower case, or about
// several with spaces between them.
func plainLexiconWeights(word []byte) wordWeights {
	const usual = 7 // of a class that has no degree
	w := lexicon.Find(lexicon.HashOf(chars.Alias(word)))
	if w == 0 {
		return 0
	}
	weights := classGiven.weighing(3*w.Given()) | classFamily.weighing(3*w.Family()) | classPlace.weighing(3*w.Place()) | classCommon.weighing(3*w.Common())
	for _, k := range [...]struct {
		class lexicon.Class
		word  wordClass
	}{
		{lexicon.Country, classCountry}, {lexicon.Region, classRegion}, {lexicon.Demonym, classDemonym}, {lexicon.Religion, classReligion}, {lexicon.Occupation, classOccupation},
		{lexicon.OrgWord | lexicon.Organization, classOrganization}, {lexicon.Street, classStreet}, {lexicon.Title, classTitle}, {lexicon.Thing, classThing},
	} {
		if w.Is(k.class) {
			weights |= k.word.weighing(usual)
		}
	}
	return weights
}

// weigh says what a word in lower case is. Words are looked up in the lexicon, and
// among the words and tails of this file.
func plainWeigh(t *lookTables, word []byte) wordWeights {
	w := plainLexiconWeights(word).or(t.words[string(word)])
	if len(word) < 5 || w.of(classThing) == 9 {
		return w
	}
	// The tail is a part of the word, so that something stands before it.
	for n, at := 0, len(word); n < longestTail; n++ {
		_, size := utf8.DecodeLastRune(word[:at])
		if at -= size; at <= 0 {
			break
		}
		if tail, ok := t.tails[string(word[at:])]; ok {
			w = w.or(tail)
		}
	}
	return w
}

// longestTail is how many letters the longest of the tails has.
const longestTail = 11
