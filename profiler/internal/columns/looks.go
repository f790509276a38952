package columns

import (
	"math"
	"math/bits"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file counts how the values of a column look: how long they are, which
// letters, digits and signs they have, what their words are, which years and
// numbers. The counts are whole numbers, so that the order of the values does not
// matter. What they say about the kinds is in looksmodel.go.

// A trait is one thing that is counted over the values of a column.
type trait int

const (
	traitDigits     trait = iota // a digit is in it
	traitAllDigits               // and nothing else
	traitLetters                 // a letter is in it
	traitMixed                   // letters and digits without a space
	traitSpace                   // white space
	traitUpperFirst              // it begins with a capital
	traitAllUpper                // its letters are capitals
	traitAllLower                // its letters are small
	traitCamel                   // a capital follows a small letter
	traitDigitFirst
	traitDigitLast
	traitHex        // digits and letters up to f, eight or more
	traitZeroFirst  // a 0 before another digit
	traitFewRunes   // one or two characters
	traitLatin      // scripts: an accented letter
	traitCyrillic   //
	traitGreek      //
	traitArabic     //
	traitDevanagari //
	traitHan        //
	traitKana       //
	traitHangul     //
	traitOther      //

	// Signs that are in it.
	traitAt
	traitSlash
	traitColon
	traitHyphen
	traitDot
	traitComma
	traitUnderscore
	traitBracket
	traitPlus
	traitHash
	traitAmpersand
	traitApostrophe
	traitPercent
	traitBrace
	traitEquals
	traitControl
	traitOdd // signs that passwords have and names have not
	traitMoney

	// Numbers.
	traitInteger   // a whole number
	traitUpTo1     // up to 1
	traitUpTo12    // and so on
	traitUpTo31    //
	traitUpTo120   //
	traitUpTo999   //
	traitUpTo9999  //
	traitUpTo65535 //
	traitUpToBig   // up to nine digits
	traitDecimal   // a number with decimals
	traitDecimals4 // four or more of them
	traitUpTo90    // a number with decimals, not more than 90 away from 0
	traitUpTo180   //
	traitNegative  //
	traitThousands // a whole number that ends in 000

	// Years in it.
	traitYear
	traitYearOld    // before 1990
	traitYearMiddle // up to 2008
	traitYearNew    // from 2015 on
	traitYearNext   // from 2027 on
	traitClock      // a time of day
	traitPair       // two numbers with decimals
	traitFlags      // all before are true of a value or not

	// Words: how many there are, how many have weights, and the sums of these.
	traitWords        trait = iota - 1
	traitUnknown            // of more than one letter, and nothing is known about it
	traitOneWord            // values of one word
	traitTwoWords           // of two
	traitManyWords          // of six or more
	traitInitial            // a word of a single letter
	traitOrganization       // a word of companies within a value in a script without spaces
	traitNameInDomain       // a known name beside a digit, dot or underscore in a single word
	traitsBefore
)

// After these come four for each class of words: the weights of all words of a
// value, of the first and of the last, and of all of them together.
const (
	traitAll   = traitsBefore
	traitFirst = traitAll + trait(wordClasses)
	traitLast  = traitFirst + trait(wordClasses)
	traitWhole = traitLast + trait(wordClasses)
	traitMixes = traitWhole + trait(wordClasses)
)

// Two classes at once: the first word a given name and the last a family name, the
// other way round, a given and family name alike, and of a place and name alike.
const (
	traitGivenFamily trait = traitMixes + iota
	traitFamilyGiven
	traitSurerGiven  // of a single word, it is rather a given than a family name
	traitSurerFamily //
	traitSurerPlace  // it is rather a place than a name
	traitSurerJob    // an occupation rather than a name
	traits
)

// looking is the memory in which a column is looked at, used again for the next.
type looking struct {
	tables *lookTables
	counts [traits]int32
	flags  flagCounts // of the first traits, not yet in counts
	n      int        // values
	times  int32      // how often the present one counts

	length, square int64 // of the lengths in code points, and of their squares
	least, most    int32

	word  [longestLookWord]byte
	lower [64 + 8]byte // a word of a plain value
	memo  *wordMemo    // nil where there are too few values for it
}

// Of a value, so many words and bytes are looked at.
const (
	mostLookWords   = 12
	longestLookWord = 48
	longestRead     = 160
)

// begin makes it ready for a column. The memo can be nil.
func (l *looking) begin(memo *wordMemo) {
	*l = looking{tables: l.tables, least: math.MaxInt32, memo: memo}
}

// add adds what the present value counts for a trait.
func (l *looking) add(k trait, n int) { l.counts[k] += int32(n) * l.times }

func (l *looking) is(k trait, yes bool) {
	if yes {
		l.counts[k] += l.times
	}
}

// hasDigits reports whether half of the values or more have digits.
func (l *looking) hasDigits() bool {
	l.settle()
	return 2*int(l.counts[traitDigits]) >= l.n
}

// areLong reports whether most values are numbers of as many digits as people's have.
func (l *looking) areLong() bool {
	return l.least >= longNumber && 2*int(l.counts[traitAllDigits]) >= l.n
}

// longNumber is the number of digits from which on a number may be anybody's.
const longNumber = 9

// A flagSet says which of the traits before traitFlags a value has.
type flagSet uint64

// flagIf is the set of a trait, if it is true.
func flagIf(k trait, yes bool) flagSet {
	if yes {
		return 1 << k
	}
	return 0
}

// flagCounts are the counts of 64 flags, written as binary numbers of which each word
// holds one digit of all: a value is added to all of them in a few steps, whatever
// it has.
type flagCounts struct {
	digits [8]uint64
	n      int
}

// add counts the flags of a value. There is room for mostFlagged of them.
func (f *flagCounts) add(set flagSet) {
	carry := uint64(set)
	for i := range f.digits {
		f.digits[i], carry = f.digits[i]^carry, f.digits[i]&carry
		if carry == 0 {
			break
		}
	}
	f.n++
}

const mostFlagged = 1<<8 - 1

// settle brings what has been counted of flags into the counts.
func (l *looking) settle() {
	for i, digit := range l.flags.digits {
		for ; digit != 0; digit &= digit - 1 {
			l.counts[bits.TrailingZeros64(digit)] += 1 << i
		}
	}
	l.flags = flagCounts{}
}

// signFlags are the traits of signs, by sign.
var signFlags = func() (t [64]flagSet) {
	for _, s := range [...]struct {
		trait trait
		signs string
	}{
		{traitSpace, " "}, {traitAt, "@"}, {traitSlash, "/"}, {traitColon, ":"}, {traitHyphen, "-"}, {traitDot, "."}, {traitComma, ","},
		{traitUnderscore, "_"}, {traitBracket, "()"}, {traitPlus, "+"}, {traitHash, "#"}, {traitAmpersand, "&"}, {traitApostrophe, "'"},
		{traitPercent, "%"}, {traitBrace, "{}[]<>"}, {traitEquals, "=;|"}, {traitControl, "\n"}, {traitOdd, "!^*?~`\\\""}, {traitMoney, "$"},
	} {
		for set := cells.SignsIn(s.signs); set != 0; set &= set - 1 {
			t[bits.TrailingZeros64(set)] |= 1 << s.trait
		}
	}
	return t
}()

// see counts what is seen in a value, which counts a number of times.
func (l *looking) see(c *cells.Cell, times int) {
	v := c.Raw
	l.n += times
	l.times = int32(times)
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
	var f flagSet
	for set := signs; set != 0; set &= set - 1 {
		f |= signFlags[bits.TrailingZeros64(set)]
	}
	length, hasLetters := len(v), false
	if letters > 0 || c.High || c.IsFolded() {
		var words wordReading
		if c.IsPlain() {
			words = l.readPlain(c)
		} else {
			words = l.readWords(v, signs)
		}
		length = words.runes
		if hasLetters = words.letters > 0; hasLetters {
			f |= 1<<traitLetters | flagIf(traitMixed, digits > 0 && signs&signsOfSpace == 0) | flagIf(traitUpperFirst, words.upperFirst) |
				flagIf(traitAllUpper, words.lower == 0 && words.upper > 0) | flagIf(traitAllLower, words.upper == 0 && words.lower > 0) | flagIf(traitCamel, words.camel) | words.scripts
		}
	}
	l.length += int64(times) * int64(length)
	l.square += int64(times) * int64(length) * int64(length)
	l.least, l.most = min(l.least, int32(length)), max(l.most, int32(length))
	f |= flagIf(traitFewRunes, length <= 2)
	if digits > 0 {
		f |= 1<<traitDigits | flagIf(traitAllDigits, digits == len(v)) | flagIf(traitDigitFirst, numeral.IsDigit(v[0])) | flagIf(traitDigitLast, numeral.IsDigit(v[len(v)-1])) |
			flagIf(traitZeroFirst, len(v) > 1 && v[0] == '0' && numeral.IsDigit(v[1]))
		if !hasLetters {
			if digits == len(v) {
				f |= digitsFlags(v)
			} else {
				f |= numberFlags(v)
			}
		}
		if letters > 0 && digits+letters == len(v) && len(v) >= 8 {
			f |= flagIf(traitHex, isHexText(v))
		}
		if digits >= 4 {
			f |= yearFlags(v, digitPlaces, signs)
		}
	}
	if times > 1 {
		for ; f != 0; f &= f - 1 {
			l.counts[bits.TrailingZeros64(uint64(f))] += l.times
		}
		return
	}
	if l.flags.n == mostFlagged {
		l.settle()
	}
	l.flags.add(f)
}

var signsOfSpace = cells.SignsIn(" \n")

func isHexText(v string) bool {
	for i := range len(v) {
		if !chars.IsHex(v[i]) {
			return false
		}
	}
	return true
}

// numberFlags is what is said by the size of a number. Numbers of more than
// fifteen digits are not numbers but names in digits.
func numberFlags(v string) flagSet {
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
				return 0
			}
		case (b == '.' || b == ',') && decimals < 0 && digits > 0:
			decimals = 0
		case b == '.' || b == ',' || b == ' ':
			commas++
		default:
			return 0
		}
	}
	if digits == 0 {
		return 0
	}
	if commas > 0 {
		return flagIf(traitPair, commas == 2+0 || commas == 3)
	}
	f := flagIf(traitNegative, negative)
	if decimals > 0 {
		return f | 1<<traitDecimal | flagIf(traitDecimals4, decimals >= 4) | flagIf(traitUpTo90, whole < 90) | flagIf(traitUpTo180, whole < 180)
	}
	return f | wholeFlags(int64(whole), digits)
}

// digitsFlags is numberFlags for digits alone.
func digitsFlags(v string) flagSet {
	if len(v) > 15 {
		return 0
	}
	return wholeFlags(chars.DigitsValue(v), len(v))
}

// wholeFlags is what is said by the size of a whole number of so many digits.
func wholeFlags(whole int64, digits int) flagSet {
	return 1<<traitInteger | flagIf(traitUpTo1, whole <= 1) | flagIf(traitUpTo12, whole <= 12) | flagIf(traitUpTo31, whole <= 31) | flagIf(traitUpTo120, whole <= 120) |
		flagIf(traitUpTo999, whole <= 999) | flagIf(traitUpTo9999, whole <= 9999) | flagIf(traitUpTo65535, whole <= 65535) | flagIf(traitUpToBig, digits <= 9) |
		flagIf(traitThousands, whole > 0 && whole%1000 == 0)
}

// yearFlags is what is said by the year of a value, which is its first run of four
// digits that is one, or the beginning or the end of a run of eight.
func yearFlags(v string, digitPlaces, signs uint64) (f flagSet) {
	n := min(len(v), 64)
	year := 0
	for places := digitPlaces; places != 0 && year == 0; {
		from := bits.TrailingZeros64(places)
		to := from + bits.TrailingZeros64(^(places >> from))
		if run := v[from:to]; len(run) == 4 || len(run) == 8 || len(run) == 14 {
			if year = chars.YearIn(run[:4]); year == 0 && len(run) == 8 {
				year = chars.YearIn(run[4:])
			}
		}
		if to == 64 {
			break
		}
		places = places >> to << to
	}
	f = flagIf(traitClock, signs&cells.ColonSign != 0 && strings.IndexByte(v[:n], ':') >= 0)
	if year == 0 {
		return f
	}
	f |= 1 << traitYear
	switch {
	case year < 1990:
		f |= 1 << traitYearOld
	case year <= 2008:
		f |= 1 << traitYearMiddle
	case year >= 2027:
		f |= 1<<traitYearNext | 1<<traitYearNew
	case year >= 2015:
		f |= 1 << traitYearNew
	}
	return f
}

// scriptOf tells the script of a letter beyond ASCII.
func scriptOf(r rune) trait {
	switch {
	case r < 0x250 || r >= 0x1E00 && r < 0x1F00:
		return traitLatin
	case r >= 0x370 && r < 0x400 || r >= 0x1F00 && r < 0x2000:
		return traitGreek
	case r >= 0x400 && r < 0x530:
		return traitCyrillic
	case r >= 0x600 && r < 0x780 || r >= 0xFB50 && r < 0xFE00 || r >= 0xFE70 && r < 0xFF00:
		return traitArabic
	case r >= 0x900 && r < 0x980:
		return traitDevanagari
	case r >= 0x3040 && r < 0x3100:
		return traitKana
	case r >= 0x3400 && r < 0xA000 || r == '々' || r >= 0xF900 && r < 0xFB00:
		return traitHan
	case r >= 0xAC00 && r < 0xD7B0 || r >= 0x1100 && r < 0x1200:
		return traitHangul
	}
	return traitOther
}

// Of columns whose words may be towns.
const (
	leastPlaced  = 0.65 // the share of values that are places, and that of words, together
	leastWhole   = 0.2  // the share of values that are places as a whole
	unplacedTown = 0.6  // how often partRefuted counts where there are fewer
)

// areUnplaced reports whether few of the words of many values are known as places of a class.
func (l *looking) areUnplaced(c wordClass) bool {
	if l.n < fewValues {
		return false
	}
	l.settle()
	return areUnplaced(&l.counts, l.n, c)
}

// areUnplaced reports whether few of n values are places of a class, or rather towns than names.
func areUnplaced(counts *[traits]int32, n int, c wordClass) bool {
	placed := float64(counts[traitAll+trait(c)]) / 90
	if c == classPlace {
		placed += float64(counts[traitSurerPlace])
	}
	return placed < leastPlaced*float64(n) && float64(counts[traitWhole+trait(c)]) < leastWhole*9*float64(n)
}
