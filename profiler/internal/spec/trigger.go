package spec

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// LongestToken is the length from which on tokens are not told apart by length.
const LongestToken = 31

// LongestWeak bounds in bytes what a weak entrance finds, from its sight on, and
// weakBefore how far before that it begins. So the context words that can raise
// it are known before it is called.
const (
	LongestWeak = 80
	WeakBefore  = 16
)

// This file is the language in which a recognizer says where its grammar can begin.

// A Trigger is a sight that makes the scanner call a recognizer: a token of a
// kind and length, or a single byte.
type Trigger struct {
	Kind   lex.TokenKind
	Length int  // of the token in bytes; 0 means any
	Char   byte // when not zero, this byte, and kind and length do not count
	Gate   Gate
	Most   float64 // what the grammar finds here is worth at most, alone; zero means 1
}

func OnByte(c byte) Trigger { return Trigger{Char: c} }

func OnToken(k lex.TokenKind, n int) Trigger { return Trigger{Kind: k, Length: n} }

// FollowedBy is t for tokens that are followed as the gate says.
func (t Trigger) FollowedBy(next string) Trigger { t.Gate.Next = next; return t }

// OneOf is t for words of a list or with an end of a list.
func (t Trigger) OneOf(words, tails []string) Trigger {
	t.Gate.Words, t.Gate.Tails = words, tails
	return t
}

// inFull is t for words of a list that stand there as a whole; see gate.whole.
func (t Trigger) inFull() Trigger { t.Gate.Whole = true; return t }

// BeforeDigits is t for words that a digit follows closely.
func (t Trigger) BeforeDigits() Trigger { t.Gate.Digits = true; return t }

// Capitalised is t for words that begin with a capital or begin the text.
func (t Trigger) Capitalised() Trigger { t.Gate.Capitals = true; return t }

// InCapitals is t for words that begin with two capitals or are the whole text.
func (t Trigger) InCapitals() Trigger { t.Gate.Capitals, t.Gate.Uppers = true, true; return t }

// StartingWith is t for tokens of letters and digits that begin so; see gate.heads.
func (t Trigger) StartingWith(heads ...string) Trigger { t.Gate.Heads = heads; return t }

// Accented is t for words with a letter beyond ASCII.
func (t Trigger) Accented() Trigger { t.Gate.Accented = true; return t }

// Then is t for bytes that are followed by one of these; see gate.Then.
func (t Trigger) Then(bytes string) Trigger { t.Gate.Then = bytes; return t }

// Behind is t for bytes that stand Behind one of these; see gate.before.
func (t Trigger) Behind(signs string) Trigger { t.Gate.before = signs; return t }

// Undecimal is t for bytes that do not stand between two digits.
func (t Trigger) Undecimal() Trigger { t.Gate.Undecimal = true; return t }

// EndingWith is t for tokens of letters and digits that end with one of these letters, in
// any letter case.
func (t Trigger) EndingWith(letters string) Trigger { t.Gate.Lasts = letters; return t }

// AmongColons is t for colons of which there are more close behind.
func (t Trigger) AmongColons() Trigger { t.Gate.Colons = true; return t }

// InPairs is t for the first two of a row of characters in pairs.
func (t Trigger) InPairs() Trigger { t.Gate.Pairs = true; return t }

// BeforeLong is t for bytes that a long value follows.
func (t Trigger) BeforeLong() Trigger { t.Gate.Long = true; return t }

// Standing is t for tokens that begin a word.
func (t Trigger) Standing() Trigger { t.Gate.Standing = true; return t }

// Undotted is t for tokens that begin a word or stand behind a number with a hyphen
// or a slash.
func (t Trigger) Undotted() Trigger { t.Gate.undotted = true; return t }

// Untied is t for tokens that nothing ties to a number before them; see gate.Untied.
func (t Trigger) Untied() Trigger { t.Gate.untied = true; return t }

// InBracket is t for tokens behind a square bracket.
func (t Trigger) InBracket() Trigger { t.Gate.Bracket = true; return t }

// BeforeSlash is t for digits that a slash follows; see gate.slash.
func (t Trigger) BeforeSlash() Trigger { t.Gate.Slash = true; return t }

// Leading is t for tokens that begin a word and a row of numbers.
func (t Trigger) Leading() Trigger { t.Gate.Standing, t.Gate.Leading = true, true; return t }

// BeforeSecondDot is t for tokens of digits that begin a row of numbers with dots
// between them; see gate.secondDot.
func (t Trigger) BeforeSecondDot() Trigger { t.Gate.SecondDot = true; return t }

// BeforeDecimals is t for tokens of digits with three decimals or more and a comma; see
// gate.decimals.
func (t Trigger) BeforeDecimals() Trigger { t.Gate.Decimals = true; return t }

// AtLeast is t for tokens of so many bytes or more.
func (t Trigger) AtLeast(n int) Trigger { t.Gate.Least = n; return t }

// AtMost is t for matches that hold the place of the trigger and are worth at most
// p alone. When that is little, they begin weakBefore bytes before the trigger at
// most, and end longestWeak bytes behind it at most.
func (t Trigger) AtMost(p float64) Trigger { t.Most = p; return t }

// Lengths are the triggers like t for tokens of so many bytes at least and at most.
func (t Trigger) Lengths(least, most int) (list []Trigger) {
	for t.Length = least; t.Length <= most; t.Length++ {
		list = append(list, t)
	}
	return list
}

// A Gate says more about the sights that a grammar can begin with, so that it is
// not called where it cannot match. The zero Gate is open.
type Gate struct {
	// next holds pairs of a byte behind the token and what can follow it: 9 a
	// digit, A an ASCII letter, and * anything else; such as "-9 .9 A".
	Next string

	// heads are what a token that mixes letters and digits begins with, one or two
	// characters each: 9 for a digit, A for an ASCII letter, * for a byte beyond
	// ASCII, others for themselves in any letter case. Of a token of digits they
	// are the first digit or the first two, and with two each of the first goes with
	// each of the second.
	Heads []string

	// words are the words in lower case that lead to the grammar, tails the last
	// three letters of such as do. The grammar looks for itself whether it is one
	// of them.
	Words []string
	Tails []string

	// whole says that the grammar goes on as one of the words does behind its first letters.
	Whole bool

	// capitals says that the token begins with a capital, or begins the text.
	Capitals bool

	// uppers says that its second letter is one as well, or that it is the whole text.
	Uppers bool

	// accented says that the word has a letter beyond ASCII.
	Accented bool

	// digits says that a digit stands in the digitReach bytes behind the token.
	Digits bool

	// then are the bytes that follow a single byte: 9 a digit, A an ASCII letter,
	// * a byte beyond ASCII, others for themselves, and so each behind a backslash; behind a
	// ^ those that do not follow it. Empty means any.
	Then string

	// before is what stands before a single byte: 9 a digit, A an ASCII letter, a such a
	// letter with no letter or digit before it, * a byte beyond ASCII. Empty means anything.
	before string

	// undecimal says that a single byte does not stand between two digits.
	Undecimal bool

	// long says that a value of longValue characters or more follows the byte, as
	// secrets have.
	Long bool

	// lasts are the letters that a token of letters and digits ends with. Empty means
	// any, and digits.
	Lasts string

	// colons says that a colon is followed as in an address of a network: see
	// mayBeIPv6.
	Colons bool

	// pairs says that the byte behind the token stands three and six bytes behind that
	// again.
	Pairs bool

	// secondDot says that behind the dot that follows the token there is another one
	// after three digits or fewer, decimals that there are three digits or more, up to
	// mostDecimals, and then a comma.
	SecondDot, Decimals bool

	// bracket says that a square bracket opens before the token.
	Bracket bool

	// slash says that a slash follows the token, or the mostBeforeSlash digits or fewer that
	// a hyphen ties to it.
	Slash bool

	// least is the length in bytes that the token has at least.
	Least int

	// leading says that no number stands before the token with a space between.
	Leading bool

	// standing says that what begins at the token is at placeFree, undotted that it
	// is there or at placeTied.
	Standing, undotted bool

	// untied says that no hyphen, slash or dot ties the token to a digit before it.
	untied bool
}

// Follows is the set of what can follow the token, one bit for each.
func (g *Gate) Follows() (set uint32) {
	if g.Next == "" {
		return 1<<lex.Follows - 1
	}
	for i := 0; i+1 < len(g.Next); i += 2 {
		next := lex.NextOf[g.Next[i]]
		switch g.Next[i+1] {
		case '9':
			set |= 1 << lex.FollowOf(next, lex.AfterDigit)
		case 'A':
			set |= 1 << lex.FollowOf(next, lex.AfterLetter)
		case '*':
			set |= 1 << lex.FollowOf(next, lex.AfterOther)
		}
	}
	return set
}

// AdmitsPlace reports whether the gate is open there.
func (g *Gate) AdmitsPlace(p lex.Place) bool {
	switch p {
	case lex.PlaceTied:
		return !g.Standing && !g.untied
	case lex.PlaceInside:
		return !g.Standing && !g.undotted
	case lex.PlaceDotted:
		return !g.Standing && !g.undotted && !g.untied
	}
	return true
}

// AdmitsBefore reports whether the gate is open for a single byte behind that.
func (g *Gate) AdmitsBefore(b lex.LastClass) bool {
	has := func(c byte) bool { return strings.IndexByte(g.before, c) >= 0 }
	switch {
	case g.before == "":
		return true
	case b == lex.LastDigit:
		return has('9')
	case b == lex.LastLetter:
		return has('A')
	case b == lex.LastSingle:
		return has('A') || has('a')
	case b == lex.LastHigh:
		return has('*')
	}
	return false
}

// ShapeGate is the gate of a shape whose first token has n characters.
func ShapeGate(pattern string, n int) Gate {
	if n == len(pattern) {
		return Gate{} // it ends here; what follows is seen to by standsAlone
	}
	next := pattern[n : n+1]
	if n+1 == len(pattern) {
		return Gate{Next: next + "9" + next + "A" + next + "*"}
	}
	switch c := pattern[n+1]; {
	case c == '9':
		return Gate{Next: next + "9"}
	case c == 'X':
		return Gate{Next: next + "9" + next + "A"}
	case numeral.IsLetter(c):
		return Gate{Next: next + "A"}
	default:
		return Gate{Next: next + "*"}
	}
}

// ThenSet is the set of bytes that gate.then describes.
func ThenSet(then string) (set [4]uint64) {
	then, not := strings.CutPrefix(then, "^")
	for c := range 256 {
		b := byte(c)
		in := then == ""
		for i := 0; i < len(then); i++ {
			switch then[i] {
			case '\\':
				i++
				in = in || b == then[i]
			case '9':
				in = in || numeral.IsDigit(b)
			case 'A':
				in = in || numeral.IsLetter(b)
			case '*':
				in = in || b >= 0x80
			default:
				in = in || b == then[i]
			}
		}
		if in != not {
			set[c/64] |= 1 << (c % 64)
		}
	}
	return set
}

// DigitReach is how far behind a word, in bytes, a gate looks for a digit.
const DigitReach = 6

// HasDigit reports whether one of eight bytes is a digit.
func HasDigit(x uint64) bool {
	// A byte is 0 to 9 for a digit now; adding 0x76 sets the high bit of every
	// other one.
	x ^= 0x3030303030303030
	return ^((x&0x7F7F7F7F7F7F7F7F+0x7676767676767676)|x)&chars.HighBits != 0
}

// DigitBehind reports whether there is a digit in text[j:j+digitReach].
func DigitBehind(text string, j int) bool {
	if j+8 <= len(text) {
		return HasDigit(chars.Load(text, j) << (8 * (8 - DigitReach)))
	}
	for _, c := range []byte(text[j:min(len(text), j+DigitReach)]) {
		if numeral.IsDigit(c) {
			return true
		}
	}
	return false
}

// SecondDotAt is gate.secondDot for a token that ends at text[j].
func SecondDotAt(text string, j int) bool {
	for k := j + 2; k < j+5 && k < len(text); k++ {
		if text[k] == '.' {
			return true
		}
	}
	return false
}

// PairsAt is gate.pairs for the same.
func PairsAt(text string, j int) bool {
	return j+6 < len(text) && text[j+3] == text[j] && text[j+6] == text[j]
}

// BracketBefore is gate.bracket for a token that begins at text[i].
func BracketBefore(text string, i int) bool { return i > 0 && text[i-1] == '[' }

// mostBeforeSlash bounds what gate.slash holds for.
const mostBeforeSlash = 10

// SlashBehind is gate.slash for a token of digits that ends at text[j].
func SlashBehind(text string, j int) bool {
	if j < len(text) && text[j] == '-' {
		j++
		for limit := j + mostBeforeSlash; j < limit && j < len(text) && numeral.IsDigit(text[j]); j++ {
		}
	}
	return j < len(text) && text[j] == '/'
}

// LastBits has the bit of the last character of a token in a set of those that it can end
// with: of a letter in any case, or of everything else.
var LastBits = func() (t [256]uint32) {
	for c := range t {
		t[c] = 1 << 26
		if numeral.IsLetter(byte(c)) {
			t[c] = 1 << (byte(c) | 0x20 - 'a')
		}
	}
	return t
}()

// MostDecimals bounds what gate.decimals holds for.
const MostDecimals = 15

// DegreeSign is what the sign for degrees begins with in UTF-8.
const DegreeSign = 0xC2

// DecimalsAt is gate.decimals for the same.
func DecimalsAt(text string, j int) bool {
	k := j + 1
	for k < len(text) && k <= j+MostDecimals && numeral.IsDigit(text[k]) {
		k++
	}
	return k > j+3 && k < len(text) && (text[k] == ',' || text[k] == DegreeSign || text[k] == ' ' && k+1 < len(text) && (text[k+1] == 'N' || text[k+1] == 'S'))
}

// TriggersOf gives those of the words of the set. Of letters beyond ASCII a gate knows no
// case, so that a word that begins with one is in it with a capital as well.
func TriggersOf(s *wordset.OtherSet) []Trigger {
	var latin, others []string
	add := func(w string) {
		if prose.IsOther(w) {
			others = append(others, w)
		} else {
			latin = append(latin, w)
		}
	}
	for _, w := range s.Words() {
		add(w)
		if first, n := utf8.DecodeRuneInString(w); n > 1 && unicode.ToUpper(first) != first {
			add(string(unicode.ToUpper(first)) + w[n:])
		}
		if prose.IsOther(w) {
			if capitals := wordset.UpperASCII(w); capitals != w {
				add(capitals) // 会員ID
			}
		}
	}
	var list []Trigger
	if len(latin) > 0 { // without words it would be any word
		list = append(list, OnToken(lex.TokenWord, 0).OneOf(latin, nil).inFull())
	}
	if len(others) > 0 {
		list = append(list, OnToken(lex.TokenOther, 0).OneOf(others, nil))
	}
	return list
}
