package columns

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file looks at what all values of a column have in common and hardly any value of a kind
// has, so that a form or the look of single values says nothing: amounts that end in round
// numbers are no postcodes, and three letters with three digits behind them are numbers of
// goods more often than plates.

// Of what is looked at.
const (
	leastRefuted  = 4 // values that there are at least
	leastRound    = 4 // digits of such an amount
	leastCode     = 2 // letters of a code
	mostCode      = 3
	leastCoded    = 3 // digits behind them
	mostCoded     = 5
	mostSerial    = 9
	leastLike     = -2.5 // the logarithm of the probability by their look from which on it matters
	datedShare    = 5    // of so many values one is a date at least
	titledShare   = 3    // tenths of the values that have words of titles
	refutedShare  = 9    // tenths of the values that have to be so
	leastRising   = 8    // values of which none rises by chance
	mostRange     = 6    // digits of the ends of such a value
	unissuedShare = 6    // of so many plates one has a letter at least that none has
)

// A refuting is what is true of the values of a column.
type refuting struct {
	round    bool // whole numbers that are multiples of 50
	coded    bool // a few letters and digits behind them
	joined   bool // two words with a dash between them, as routes are
	worded   bool // words in small letters are in them
	bare     bool // no letters are in them
	dateful  bool // a part of them are dates or years
	compass  bool // parts of a country that every country has
	flagged  bool // half of them are yes, no and the like
	serial   bool // one to three letters and many digits behind them
	phrased  bool // half of them end in a word that begins small
	ranged   bool // half of them are from one small number to another, or several such
	titled   bool // many have words that titles have
	rising   bool // each is from one number to a higher one, most of as many digits
	unissued bool // they are written as plates, with letters that no plate has
	sainted  bool // they begin as saints are called
	formal   bool // they are forms that companies have, and no companies
	headed   bool // they all begin with the same capitals, and have a number behind them
	proved   bool // a hyphen and a single digit end them, as check digits are written
	masks    bool // they are masks of networks
}

// A refutingCount is in how many values of a column each of this is so.
type refutingCount struct {
	said                                                                                         int // that say something
	round, coded, joined, worded, bare, dated, compass, flagged, serial, phrased, ranged, titled int
	rising, even, paired, unissued, sainted, formal, headed, proved, masks                       int

	head string // the capitals with which the first begins that is a number of a series
}

// refutes looks at values.
func (p *Judge) refutes(values []string) refuting {
	var n refutingCount
	for v := range p.said(values) {
		n.add(v)
	}
	return n.refuting()
}

// add looks at one value.
func (n *refutingCount) add(v string) {
	count := func(of *int, is bool) {
		if is {
			*of++
		}
	}
	n.said++
	switch {
	case len(v) >= leastRound && chars.IsNumber(v) && (strings.HasSuffix(v, "00") || strings.HasSuffix(v, "50")):
		n.round++
	case isGoodsCode(v):
		n.coded++
	case isJoined(v):
		n.joined++
	}
	lettered, small := chars.LettersIn(v)
	count(&n.worded, small)
	count(&n.bare, !small && !lettered)
	count(&n.dated, dates.IsDate(v) || len(v) == 4 && chars.IsNumber(v) && chars.YearIn(v) != 0)
	count(&n.compass, isCompass(v))
	count(&n.flagged, isFlag(v))
	count(&n.ranged, isRange(v))
	count(&n.serial, isCodeOf(v, 1, mostCode, mostCoded+1, mostSerial))
	endsSmall, isTitle := phraseIn(v)
	count(&n.phrased, endsSmall)
	count(&n.titled, isTitle)
	rises, even := isRising(v)
	count(&n.rising, rises)
	count(&n.even, even)
	paired, unissued := pairedPlate(v)
	count(&n.paired, paired)
	count(&n.unissued, unissued)
	count(&n.sainted, isSainted(v))
	count(&n.formal, isLegalForm(v))
	count(&n.proved, len(v) > 2 && v[len(v)-2] == '-' && numeral.IsDigit(v[len(v)-1]) && chars.IsNumber(v[:len(v)-2]))
	count(&n.masks, isNetmask(v))
	if head := seriesHead(v); head != "" && (n.head == "" || n.head == head) {
		n.head = head
		n.headed++
	}
}

// refuting gives what is true of the values that have been looked at. Of few nothing is.
func (n *refutingCount) refuting() refuting {
	if n.said < leastRefuted {
		return refuting{dateful: true}
	}
	most := func(of int) bool { return of*10 >= n.said*refutedShare }
	half := func(of int) bool { return 2*of >= n.said }
	return refuting{
		round: n.round == n.said, bare: n.bare == n.said, compass: n.compass == n.said,
		coded: most(n.coded), joined: most(n.joined), worded: most(n.worded), serial: most(n.serial),
		flagged: half(n.flagged), ranged: half(n.ranged), phrased: half(n.phrased),
		dateful: n.dated*datedShare >= n.said, titled: n.titled*10 >= n.said*titledShare,
		rising: n.rising == n.said && 2*n.even >= n.said && n.said >= leastRising, unissued: most(n.paired) && n.unissued*unissuedShare >= n.said,
		sainted: most(n.sainted), formal: n.formal == n.said, headed: n.headed == n.said, proved: n.proved == n.said, masks: n.masks == n.said,
	}
}

// compassWords are parts of a country, a town or a building that each has.
var compassWords = &wordset.WordList{File: "columns", Set: "compassWords"}

func isCompass(v string) bool {
	if len(v) > demographics.LongestClosed-8 {
		return false
	}
	var buf [demographics.LongestClosed]byte
	return compassWords.Words()[string(chars.AppendFolded(buf[:0], v))]
}

// isGoodsCode reports whether a value is a few capitals with a few digits behind them, and at
// most a hyphen between.
func isGoodsCode(v string) bool { return isCodeOf(v, leastCode, mostCode, leastCoded, mostCoded) }

// isCodeOf reports whether a value is so many capitals at least and at most, and so many digits
// behind them.
func isCodeOf(v string, leastLetters, mostLetters, leastDigits, mostDigits int) bool {
	n := 0
	for n < len(v) && v[n] >= 'A' && v[n] <= 'Z' {
		n++
	}
	if n < leastLetters || n > mostLetters {
		return false
	}
	v = strings.TrimPrefix(v[n:], "-")
	return len(v) >= leastDigits && len(v) <= mostDigits && chars.IsNumber(v)
}

// titleWords stand in titles of works and in names of goods, and in hardly any name of a person
// or a town.
var titleWords = &wordset.WordList{File: "columns", Set: "titleWords"}

// openingWords begin such titles.
var openingWords = &wordset.WordList{File: "columns", Set: "openingWords"}

// phraseIn reports whether a value has several words, of which the first begins with a capital
// and the last with a small letter, and whether a word of titles is in it.
func phraseIn(v string) (endsSmall, isTitle bool) {
	if len(v) > longestRead || !strings.Contains(v, " ") {
		return false, false
	}
	n, last := 0, ""
	for word := range strings.FieldsSeq(v) {
		isTitle = isTitle || n > 0 && titleWords.Words()[word] || n == 0 && openingWords.Words()[word]
		n++
		last = word
	}
	r, size := utf8.DecodeRuneInString(last)
	return n > 1 && unicode.IsLower(r) && len(last) > size && beginsUpper(v) && !strings.ContainsAny(v, "0123456789,"), isTitle
}

// isRange reports whether a value is two numbers of two digits at most with a hyphen between them,
// or several such with spaces between, as results of sets are.
func isRange(v string) bool {
	for {
		pair, rest, more := strings.Cut(v, " ")
		from, to, ok := strings.Cut(pair, "-")
		if !ok || from == "" || to == "" || len(from) > 2 || len(to) > 2 || !chars.IsNumber(from) || !chars.IsNumber(to) {
			return false
		}
		if !more {
			return true
		}
		v = rest
	}
}

// dashes stand between the ends of a route.
const dashes = "-–—→"

// isJoined reports whether a value is two words or more that begin with capitals, with one
// dash before one of them and none elsewhere, and no digits.
func isJoined(v string) bool {
	at := strings.IndexAny(v, dashes)
	if at <= 0 || strings.ContainsAny(v, "0123456789") {
		return false
	}
	_, size := utf8.DecodeRuneInString(v[at:])
	before, after := strings.TrimSpace(v[:at]), strings.TrimSpace(v[at+size:])
	return beginsUpper(before) && beginsUpper(after) && !strings.ContainsAny(after, dashes)
}

func beginsUpper(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(r)
}

// refutedKinds are the labels that each of these speaks against.
var refutedKinds = []struct {
	label privet.Label
	is    func(r refuting) bool
	why   string
	times float64 // that it counts
}{
	{"ZIP_CODE", func(r refuting) bool { return r.round || r.ranged || r.rising || r.proved }, "round numbers, ranges, or check digits", 1},
	{"LICENSE_PLATE", func(r refuting) bool { return r.coded || r.worded || r.unissued || r.headed }, "codes such as goods have, or words", 1},
	{"CITY", func(r refuting) bool { return r.joined || r.compass || r.flagged || r.titled }, "routes, parts of any place, titles, or yes and no", 1},
	{"STATE", func(r refuting) bool { return r.joined || r.compass || r.flagged || r.titled }, "routes, parts of any place, titles, or yes and no", 1},
	{"COUNTRY", func(r refuting) bool { return r.joined || r.compass || r.flagged || r.titled }, "routes, parts of any place, titles, or yes and no", 1},
	{"FIRST_NAME", refuting.isNoName, "phrases, titles, saints, or yes and no", 1},
	{"LAST_NAME", refuting.isNoName, "phrases, titles, saints, or yes and no", 1},
	{"PERSON", refuting.isNoName, "phrases, titles, saints, or yes and no", 1},
	{"ORGANIZATION", func(r refuting) bool { return r.formal }, "forms of companies, and none of them", 1},
	{"PASSPORT", func(r refuting) bool { return r.serial }, "a few letters and digits, as on all goods", 1},
	{"DRIVER_LICENSE", func(r refuting) bool { return r.serial }, "a few letters and digits, as on all goods", 1},
	{"IP_ADDRESS", func(r refuting) bool { return r.masks }, "masks of networks", 4},
	{"DOB", func(r refuting) bool { return !r.dateful }, "no dates", 1},
	{"PT_CC", func(r refuting) bool { return r.bare }, "no letters", 1},
}

// isNetmask reports whether a value is written as an address of which all bits are ones up to one, and zeros behind it.
func isNetmask(v string) bool {
	if len(v) < len("255.0.0.0") || v[:4] != "255." {
		return false
	}
	bits, octets := uint32(0), 0
	for i := 0; ; octets++ {
		n, end := dates.Number(v, i, 3)
		if end == i || n > 255 || end-i > 1 && v[i] == '0' {
			return false
		}
		bits = bits<<8 | uint32(n)
		if end == len(v) {
			return octets == 3 && ^bits&(^bits+1) == 0
		}
		if v[end] != '.' || octets == 3 {
			return false
		}
		i = end + 1
	}
}

// isNoName reports whether hardly any name of a person is so.
func (r refuting) isNoName() bool { return r.flagged || r.phrased || r.titled || r.sainted }

// isRising reports whether a value is two numbers with a hyphen between them, of which the second
// is higher, and whether they have as many digits.
func isRising(v string) (rises, even bool) {
	from, to, ok := strings.Cut(v, "-")
	if !ok || from == "" || len(from) > len(to) || len(to) > mostRange || !chars.IsNumber(from) || !chars.IsNumber(to) || from[0] == '0' &&
		len(from) > 1 || to[0] == '0' {
		return false, false
	}
	even = len(from) == len(to)
	return !even || from < to, even
}

// pairedPlate reports whether a value is written as plates of France and Italy are, with two
// letters before and behind three digits, and whether there is one of the letters I, O and U
// among them, which neither has.
func pairedPlate(v string) (paired, unissued bool) {
	const form = "AA999AA"
	n := 0
	for i := range len(v) {
		c := v[i]
		switch {
		case n == len(form):
			return false, false
		case (c == '-' || c == ' ') && (n == 2 || n == 5):
			continue
		case form[n] == '9' && !numeral.IsDigit(c), form[n] == 'A' && (c < 'A' || c > 'Z'):
			return false, false
		}
		unissued = unissued || c == 'I' || c == 'O' || c == 'U'
		n++
	}
	return n == len(form), n == len(form) && unissued
}

// Of the numbers of a series.
const (
	mostHead     = 4 // capitals before them
	plateDigits  = 5 // which plates of one town have behind its capitals
	longestPlate = 10
)

// cantons are the capitals with which all plates of one canton of Switzerland begin.
var cantons = &wordset.WordList{File: "columns", Set: "cantons"}

// seriesHead gives the two to four capitals of a value that has nothing but digits behind them,
// and a space or a hyphen at most between, or nothing where plates of one place are written so.
func seriesHead(v string) string {
	n := 0
	for n < len(v) && v[n] >= 'A' && v[n] <= 'Z' {
		n++
	}
	if n < leastCode || n > mostHead || n == len(v) || len(v) > mostHead+1+longestPlate {
		return ""
	}
	number := v[n:]
	if number[0] == ' ' || number[0] == '-' {
		number = number[1:]
	}
	if !chars.IsNumber(number) || len(number) == plateDigits || cantons.Words()[v[:n]] {
		return ""
	}
	return v[:n]
}

// saintOpenings stand before the names of saints, which feasts, churches and places have.
var saintOpenings = &wordset.WordList{File: "columns", Set: "saintOpenings"}

// isSainted reports whether a value begins as a saint is called.
func isSainted(v string) bool {
	word, _, ok := strings.Cut(v, " ")
	if !ok || len(word) > demographics.LongestClosed-8 {
		return false
	}
	var buf [demographics.LongestClosed]byte
	return saintOpenings.Words()[string(chars.AppendFolded(buf[:0], word))]
}

// legalForms are those that companies have, without dots and spaces.
var legalForms = &wordset.WordList{File: "columns", Set: "legalForms"}

// longestLegalForm is how many bytes such a form has at most.
const longestLegalForm = 24

// isLegalForm reports whether a value is the form of a company.
func isLegalForm(v string) bool {
	if len(v) > longestLegalForm {
		return false
	}
	var room, buf [longestLegalForm + 8]byte
	form := room[:0]
	for i := range len(v) {
		if c := v[i]; c != '.' && c != ' ' {
			form = append(form, c)
		}
	}
	return legalForms.Words()[string(chars.AppendFolded(buf[:0], string(form)))]
}

// A refutable is a kind that something may speak against.
type refutable struct {
	kind  int
	is    func(r refuting) bool
	why   string
	times float64
}

// newRefutable gives those of some kinds.
func newRefutable(find func(privet.Label) int) (list []refutable) {
	for _, r := range refutedKinds {
		if k := find(r.label); k >= 0 {
			list = append(list, refutable{k, r.is, r.why, r.times})
		}
	}
	return list
}

// refutedNothing is the share of the probability of what is refuted that is nothing personal.
const refutedNothing = 0.5

// refute adds what speaks against the kinds that the header does not name. It gives the
// probability that the values, as they look, are nothing personal for that.
func (p *Judge) refute(x *Table, v *view, values []string) (nothing float64) {
	asked, is := false, refuting{}
	for i := range x.refutable {
		r := &x.refutable[i]
		s := v.scoreOf(r.kind)
		if s == nil || s.phrase != "" || s.look < leastLike {
			continue
		}
		if !asked {
			asked, is = true, p.refutes(values)
		}
		if r.is(is) {
			s.add(partRefuted, r.times, privet.EvidenceValues, r.why)
			if x.guess.knows(s.kind) {
				nothing += refutedNothing * x.guess.probability(s.kind)
			}
		}
	}
	return nothing
}
