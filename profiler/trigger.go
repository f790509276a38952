package profiler

import "strings"

// This file is the language in which a recognizer says where its grammar can begin.

// A trigger is a sight that makes the scanner call a recognizer: a token of a
// kind and length, or a single byte.
type trigger struct {
	kind   tokenKind
	length int  // of the token in bytes; 0 means any
	char   byte // when not zero, this byte, and kind and length do not count
	gate   gate
	most   float64 // what the grammar finds here is worth at most, alone; zero means 1
}

func onByte(c byte) trigger { return trigger{char: c} }

func onToken(k tokenKind, n int) trigger { return trigger{kind: k, length: n} }

// followedBy is t for tokens that are followed as the gate says.
func (t trigger) followedBy(next string) trigger { t.gate.next = next; return t }

// oneOf is t for words of a list or with an end of a list.
func (t trigger) oneOf(words, tails []string) trigger {
	t.gate.words, t.gate.tails = words, tails
	return t
}

// inFull is t for words of a list that stand there as a whole; see gate.whole.
func (t trigger) inFull() trigger { t.gate.whole = true; return t }

// beforeDigits is t for words that a digit follows closely.
func (t trigger) beforeDigits() trigger { t.gate.digits = true; return t }

// capitalised is t for words that begin with a capital or begin the text.
func (t trigger) capitalised() trigger { t.gate.capitals = true; return t }

// inCapitals is t for words that begin with two capitals or are the whole text.
func (t trigger) inCapitals() trigger { t.gate.capitals, t.gate.uppers = true, true; return t }

// startingWith is t for tokens of letters and digits that begin so; see gate.heads.
func (t trigger) startingWith(heads ...string) trigger { t.gate.heads = heads; return t }

// accented is t for words with a letter beyond ASCII.
func (t trigger) accented() trigger { t.gate.accented = true; return t }

// then is t for bytes that are followed by one of these; see gate.then.
func (t trigger) then(bytes string) trigger { t.gate.then = bytes; return t }

// behind is t for bytes that stand behind one of these; see gate.before.
func (t trigger) behind(chars string) trigger { t.gate.before = chars; return t }

// undecimal is t for bytes that do not stand between two digits.
func (t trigger) undecimal() trigger { t.gate.undecimal = true; return t }

// endingWith is t for tokens of letters and digits that end with one of these letters, in
// any letter case.
func (t trigger) endingWith(letters string) trigger { t.gate.lasts = letters; return t }

// amongColons is t for colons of which there are more close behind.
func (t trigger) amongColons() trigger { t.gate.colons = true; return t }

// inPairs is t for the first two of a row of characters in pairs.
func (t trigger) inPairs() trigger { t.gate.pairs = true; return t }

// beforeLong is t for bytes that a long value follows.
func (t trigger) beforeLong() trigger { t.gate.long = true; return t }

// standing is t for tokens that begin a word.
func (t trigger) standing() trigger { t.gate.standing = true; return t }

// undotted is t for tokens that begin a word or stand behind a number with a hyphen
// or a slash.
func (t trigger) undotted() trigger { t.gate.undotted = true; return t }

// untied is t for tokens that nothing ties to a number before them; see gate.untied.
func (t trigger) untied() trigger { t.gate.untied = true; return t }

// inBracket is t for tokens behind a square bracket.
func (t trigger) inBracket() trigger { t.gate.bracket = true; return t }

// beforeSlash is t for digits that a slash follows; see gate.slash.
func (t trigger) beforeSlash() trigger { t.gate.slash = true; return t }

// leading is t for tokens that begin a word and a row of numbers.
func (t trigger) leading() trigger { t.gate.standing, t.gate.leading = true, true; return t }

// beforeSecondDot is t for tokens of digits that begin a row of numbers with dots
// between them; see gate.secondDot.
func (t trigger) beforeSecondDot() trigger { t.gate.secondDot = true; return t }

// beforeDecimals is t for tokens of digits with three decimals or more and a comma; see
// gate.decimals.
func (t trigger) beforeDecimals() trigger { t.gate.decimals = true; return t }

// atLeast is t for tokens of so many bytes or more.
func (t trigger) atLeast(n int) trigger { t.gate.least = n; return t }

// atMost is t for matches that hold the place of the trigger and are worth at most
// p alone. When that is little, they begin weakBefore bytes before the trigger at
// most, and end longestWeak bytes behind it at most.
func (t trigger) atMost(p float64) trigger { t.most = p; return t }

// A gate says more about the sights that a grammar can begin with, so that it is
// not called where it cannot match. The zero gate is open.
type gate struct {
	// next holds pairs of a byte behind the token and what can follow it: 9 a
	// digit, A an ASCII letter, and * anything else; such as "-9 .9 A".
	next string

	// heads are what a token that mixes letters and digits begins with, one or two
	// characters each: 9 for a digit, A for an ASCII letter, * for a byte beyond
	// ASCII, others for themselves in any letter case. Of a token of digits they
	// are the first digit or the first two, and with two each of the first goes with
	// each of the second.
	heads []string

	// words are the words in lower case that lead to the grammar, tails the last
	// three letters of such as do. The grammar looks for itself whether it is one
	// of them.
	words []string
	tails []string

	// whole says that the grammar goes on as one of the words does behind its first letters.
	whole bool

	// capitals says that the token begins with a capital, or begins the text.
	capitals bool

	// uppers says that its second letter is one as well, or that it is the whole text.
	uppers bool

	// accented says that the word has a letter beyond ASCII.
	accented bool

	// digits says that a digit stands in the digitReach bytes behind the token.
	digits bool

	// then are the bytes that follow a single byte: 9 a digit, A an ASCII letter,
	// * a byte beyond ASCII, others for themselves, and so each behind a backslash; behind a
	// ^ those that do not follow it. Empty means any.
	then string

	// before is what stands before a single byte: 9 a digit, A an ASCII letter, a such a
	// letter with no letter or digit before it, * a byte beyond ASCII. Empty means anything.
	before string

	// undecimal says that a single byte does not stand between two digits.
	undecimal bool

	// long says that a value of longValue characters or more follows the byte, as
	// secrets have.
	long bool

	// lasts are the letters that a token of letters and digits ends with. Empty means
	// any, and digits.
	lasts string

	// colons says that a colon is followed as in an address of a network: see
	// mayBeIPv6.
	colons bool

	// pairs says that the byte behind the token stands three and six bytes behind that
	// again.
	pairs bool

	// secondDot says that behind the dot that follows the token there is another one
	// after three digits or fewer, decimals that there are three digits or more, up to
	// mostDecimals, and then a comma.
	secondDot, decimals bool

	// bracket says that a square bracket opens before the token.
	bracket bool

	// slash says that a slash follows the token, or the mostBeforeSlash digits or fewer that
	// a hyphen ties to it.
	slash bool

	// least is the length in bytes that the token has at least.
	least int

	// leading says that no number stands before the token with a space between.
	leading bool

	// standing says that what begins at the token is at placeFree, undotted that it
	// is there or at placeTied.
	standing, undotted bool

	// untied says that no hyphen, slash or dot ties the token to a digit before it.
	untied bool
}

// follows is the set of what can follow the token, one bit for each.
func (g *gate) follows() (set uint32) {
	if g.next == "" {
		return 1<<follows - 1
	}
	for i := 0; i+1 < len(g.next); i += 2 {
		next := nextOf[g.next[i]]
		switch g.next[i+1] {
		case '9':
			set |= 1 << followOf(next, afterDigit)
		case 'A':
			set |= 1 << followOf(next, afterLetter)
		case '*':
			set |= 1 << followOf(next, afterOther)
		}
	}
	return set
}

// admitsPlace reports whether the gate is open there.
func (g *gate) admitsPlace(p place) bool {
	switch p {
	case placeTied:
		return !g.standing && !g.untied
	case placeInside:
		return !g.standing && !g.undotted
	case placeDotted:
		return !g.standing && !g.undotted && !g.untied
	}
	return true
}

// admitsBefore reports whether the gate is open for a single byte behind that.
func (g *gate) admitsBefore(b lastClass) bool {
	has := func(c byte) bool { return strings.IndexByte(g.before, c) >= 0 }
	switch {
	case g.before == "":
		return true
	case b == lastDigit:
		return has('9')
	case b == lastLetter:
		return has('A')
	case b == lastSingle:
		return has('A') || has('a')
	case b == lastHigh:
		return has('*')
	}
	return false
}

// shapeGate is the gate of a shape whose first token has n characters.
func shapeGate(pattern string, n int) gate {
	if n == len(pattern) {
		return gate{} // it ends here; what follows is seen to by standsAlone
	}
	next := pattern[n : n+1]
	if n+1 == len(pattern) {
		return gate{next: next + "9" + next + "A" + next + "*"}
	}
	switch c := pattern[n+1]; {
	case c == '9':
		return gate{next: next + "9"}
	case c == 'X':
		return gate{next: next + "9" + next + "A"}
	case isLetter(c):
		return gate{next: next + "A"}
	default:
		return gate{next: next + "*"}
	}
}

// thenSet is the set of bytes that gate.then describes.
func thenSet(then string) (set [4]uint64) {
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
				in = in || isDigit(b)
			case 'A':
				in = in || isLetter(b)
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

// digitReach is how far behind a word, in bytes, a gate looks for a digit.
const digitReach = 6

// hasDigit reports whether one of eight bytes is a digit.
func hasDigit(x uint64) bool {
	// A byte is 0 to 9 for a digit now; adding 0x76 sets the high bit of every
	// other one.
	x ^= 0x3030303030303030
	return ^((x&0x7F7F7F7F7F7F7F7F+0x7676767676767676)|x)&highBits != 0
}

// digitBehind reports whether there is a digit in text[j:j+digitReach].
func digitBehind(text string, j int) bool {
	if j+8 <= len(text) {
		return hasDigit(load(text, j) << (8 * (8 - digitReach)))
	}
	for _, c := range []byte(text[j:min(len(text), j+digitReach)]) {
		if isDigit(c) {
			return true
		}
	}
	return false
}

// secondDotAt is gate.secondDot for a token that ends at text[j].
func secondDotAt(text string, j int) bool {
	for k := j + 2; k < j+5 && k < len(text); k++ {
		if text[k] == '.' {
			return true
		}
	}
	return false
}

// pairsAt is gate.pairs for the same.
func pairsAt(text string, j int) bool {
	return j+6 < len(text) && text[j+3] == text[j] && text[j+6] == text[j]
}

// bracketBefore is gate.bracket for a token that begins at text[i].
func bracketBefore(text string, i int) bool { return i > 0 && text[i-1] == '[' }

// mostBeforeSlash bounds what gate.slash holds for.
const mostBeforeSlash = 10

// slashBehind is gate.slash for a token of digits that ends at text[j].
func slashBehind(text string, j int) bool {
	if j < len(text) && text[j] == '-' {
		j++
		for limit := j + mostBeforeSlash; j < limit && j < len(text) && isDigit(text[j]); j++ {
		}
	}
	return j < len(text) && text[j] == '/'
}

// lastBits has the bit of the last character of a token in a set of those that it can end
// with: of a letter in any case, or of everything else.
var lastBits = func() (t [256]uint32) {
	for c := range t {
		t[c] = 1 << 26
		if isLetter(byte(c)) {
			t[c] = 1 << (byte(c) | 0x20 - 'a')
		}
	}
	return t
}()

// mostDecimals bounds what gate.decimals holds for.
const mostDecimals = 15

// degreeSign is what the sign for degrees begins with in UTF-8.
const degreeSign = 0xC2

// decimalsAt is gate.decimals for the same.
func decimalsAt(text string, j int) bool {
	k := j + 1
	for k < len(text) && k <= j+mostDecimals && isDigit(text[k]) {
		k++
	}
	return k > j+3 && k < len(text) && (text[k] == ',' || text[k] == degreeSign || text[k] == ' ' && k+1 < len(text) && (text[k+1] == 'N' || text[k+1] == 'S'))
}
