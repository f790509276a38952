package cells

import (
	"math/bits"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/folding"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file makes whole values, such as those of a column, ready to be asked
// about, and asks all recognizers about one. How a column is asked about without
// asking everybody about every value is in wholes.go.

// A Cell is a whole value and what is seen in it at a glance: where its digits,
// letters and spaces are. It is used again for the next value, so that nothing
// is allocated.
type Cell struct {
	Raw  string // the value as it stands, without space around it
	Text string // the same in ASCII where it only looks like something else; see foldCell

	// A bit for each of the first 64 bytes: it is an ASCII digit, an ASCII letter.
	Digit, Letter uint64

	// How many of each are in the whole text, and of spaces.
	Digits, Letters, Spaces int

	Signs uint64 // which other ASCII characters are in it; see signOf
	High  bool   // there are bytes beyond ASCII

	// Made by spell.
	Spelt   bool
	Compact []byte // its letters and digits, letters in upper case; at most maxCompact of them
	Spelled bool   // between them stand single separators in use for numbers and nothing else
	Buf     [2 * MaxCompact]byte
	Folded  []byte // memory of what foldCell makes
}

// SignOf gives each ASCII character that is neither letter nor digit a bit of
// its own; those that are not printed share one.
var SignOf = func() (t [256]uint8) {
	n := uint8(1)
	for c := range utf8.RuneSelf {
		if b := byte(c); b >= ' ' && b != 0x7F && !numeral.IsAlnum(b) {
			t[c] = n
			n++
		}
	}
	return t
}()

// SignsIn is the set of the signs of a string.
func SignsIn(s string) (set uint64) {
	for i := range len(s) {
		if c := s[i]; c < utf8.RuneSelf && !numeral.IsAlnum(c) {
			set |= 1 << SignOf[c]
		}
	}
	return set
}

// Set makes the cell hold what the field holds.
func (c *Cell) Set(field string) {
	c.Raw = chars.ValueIn(field)
	c.See(c.Raw)
	if c.High {
		c.fold()
	}
}

// fold brings the value into ASCII where its characters only look like that.
func (c *Cell) fold() {
	var value string
	if value, c.Folded = folding.FoldCell(c.Folded, c.Raw); len(value) != len(c.Raw) {
		c.See(strings.TrimSpace(value))
	}
}

// IsFolded reports whether the value is not read as it stands.
func (c *Cell) IsFolded() bool { return len(c.Text) != len(c.Raw) }

// See notes what is in the value.
func (c *Cell) See(value string) {
	c.Text, c.Spelt = value, false
	c.Digit, c.Letter, c.Signs, c.High = 0, 0, 0, false
	c.Digits, c.Letters, c.Spaces = 0, 0, 0
	for from := 0; from < len(value); from += 64 {
		part := value[from:min(len(value), from+64)]
		digit, letter, space, high := planes(part)
		c.Digits += bits.OnesCount64(digit)
		c.Letters += bits.OnesCount64(letter)
		if space != 0 {
			c.Spaces += bits.OnesCount64(space)
			c.Signs |= 1 << SignOf[' ']
		}
		c.High = c.High || high != 0
		if from == 0 {
			c.Digit, c.Letter = digit, letter
		}
		for others := ^(digit | letter | space | high) & Lowest(len(part)); others != 0; others &= others - 1 {
			c.Signs |= 1 << SignOf[part[bits.TrailingZeros64(others)]]
		}
	}
}

// longestKept is how many bytes of a folded value are kept for the next one.
const longestKept = 1 << 12

// Forget makes the cell hold nothing, not even the traces of a value.
func (c *Cell) Forget() {
	folded := c.Folded[:cap(c.Folded)]
	if len(folded) > longestKept {
		folded = nil
	}
	clear(folded)
	*c = Cell{Folded: folded[:0]}
}

// PutBack keeps a cell for the next call, without the value.
func (c *Cell) PutBack() {
	c.Forget()
	Cells.Put(c)
}

// Lowest is a set of the n Lowest bits.
func Lowest(n int) uint64 {
	if n >= 64 {
		return ^uint64(0)
	}
	return 1<<n - 1
}

// planes gives a bit for each of at most 64 bytes: it is a digit, an ASCII
// letter, a space, no ASCII. Eight bytes are looked at together, which takes a
// third of the time of a table.
func planes(s string) (digit, letter, space, high uint64) {
	const (
		ones = 0x0101010101010101
		tops = 0x80 * ones
	)
	for i := 0; i < len(s); i += 8 {
		w := chars.LoadTail(s, i)
		low := w &^ tops
		h := w & tops
		fold := low | 0x20*ones
		d := (low + (0x80-'0')*ones) &^ (low + (0x7F-'9')*ones) & tops &^ h
		l := (fold + (0x80-'a')*ones) &^ (fold + (0x7F-'z')*ones) & tops &^ h
		b := ^((low ^ ' '*ones) + 0x7F*ones) & tops &^ h
		digit |= Gather(d) << i
		letter |= Gather(l) << i
		space |= Gather(b) << i
		high |= Gather(h) << i
	}
	return digit, letter, space, high
}

// Gather brings the top bits of eight bytes together.
func Gather(w uint64) uint64 { return w * 0x02040810204081 >> 56 }

// Spell makes the compact form.
func (c *Cell) Spell() {
	if c.Spelt {
		return
	}
	c.Spelt, c.Compact, c.Spelled = true, nil, false
	if len(c.Text) > len(c.Buf) {
		return
	}
	// What is a letter and what is not is as good as random in many values, so
	// that there is no branch on it.
	n := 0
	for i := range len(c.Text) {
		b := c.Text[i]
		c.Buf[n&(len(c.Buf)-1)] = chars.CompactOf[b].Letter
		n += int(chars.CompactOf[b].Length)
	}
	if n <= MaxCompact {
		c.Compact = c.Buf[:n]
	}
	if c.High || c.Signs&^SpelledSigns != 0 || n == 0 {
		return
	}
	if len(c.Text) <= 64 {
		c.Spelled = AreSingle(^(c.Digit|c.Letter)&Lowest(len(c.Text)), len(c.Text))
		return
	}
	gap := true // before the first character
	for i := range len(c.Text) {
		alnum := numeral.IsAlnum(c.Text[i])
		if gap && !alnum {
			return
		}
		gap = !alnum
	}
	c.Spelled = !gap
}

// AreSingle reports whether no separator begins or ends a value of n bytes, at
// most 64, or follows another. There is a bit for each.
func AreSingle(places uint64, n int) bool {
	return places&1 == 0 && places>>(n-1) == 0 && places&(places<<1) == 0
}

// SpelledSigns are the separators in use for numbers.
var SpelledSigns = SignsIn(" -./")

// SpelledOtherwise is what the form of a value is worth, at most, when it has
// the characters of a shape but other separators or none.
const SpelledOtherwise = 0.05

// AnchorReach is how far into a value, in bytes, what leads to a grammar can
// stand when the value as a whole has that grammar: the @ of an address stands
// behind 64 bytes at most, and the = of a storage key behind 86.
const AnchorReach = 88

var apostropheSign, dotSign, ColonSign = SignsIn("'"), SignsIn("."), SignsIn(":")

// IsStreetCell reports whether a whole value can be a postal address or a part
// of one: letters, and not a sentence.
func IsStreetCell(v string) bool {
	letters, digits := 0, 0
	for _, r := range v {
		switch {
		case chars.IsLetterRune(r):
			letters++
		case unicode.IsDigit(r):
			digits++
		case strings.ContainsRune("@=<>{}", r):
			return false
		}
	}
	return letters >= 2 && digits <= 12 && len(v) <= 200
}

// LongestLower is how many bytes of a word in lower case are looked at. The
// longest word that is known to a function has 20, and a rune at most four.
const LongestLower = 24

// MaxCompact is the length in bytes of the longest number that is looked at by
// its compact form. An IBAN has 34.
const MaxCompact = 64

// longestNothing is the length in bytes of the longest word for nothing.
const longestNothing = 9

// SaysNothing reports whether a value stands for the want of one, or is in the
// set, which can be nil.
func (s *ValueSet) SaysNothing(v string) bool { return SaysNothing(v) || s.Has(v) }

// SaysNothing reports whether a value stands for the want of one.
func SaysNothing(v string) bool {
	if len(v) > longestNothing {
		return false
	}
	// Most values begin in another way.
	if v != "" && strings.IndexByte("nNuU-\\(<#", v[0]) < 0 {
		return false
	}
	var buf [LongestLower]byte
	switch string(chars.AppendFolded(buf[:0], v)) {
	case "", "null", "nil", "none", "n/a", "na", "nan", "-", "--", "\\n", "undefined", "(null)", "<null>", "#n/a":
		return true
	}
	return false
}

// Cells are kept for the next call.
var Cells = sync.Pool{New: func() any { return new(Cell) }}

// A ValueSet is a set of values without regard to letter case.
type ValueSet struct {
	byHash  map[uint64][]string
	longest int // of a value that can be equal to one of them, in bytes
}

// Has reports whether a value is in the set. It allocates nothing. Nil Has none.
func (s *ValueSet) Has(value string) bool {
	if s == nil || len(value) > s.longest {
		return false
	}
	for _, v := range s.byHash[wordset.FoldedHash(value)] {
		if strings.EqualFold(v, value) {
			return true
		}
	}
	return false
}

// NewValueSet gives nil for no values.
func NewValueSet(values []string) *ValueSet {
	if len(values) == 0 {
		return nil
	}
	s := &ValueSet{byHash: map[uint64][]string{}}
	for _, v := range values {
		h := wordset.FoldedHash(v)
		s.byHash[h] = append(s.byHash[h], v)
		s.longest = max(s.longest, utf8.UTFMax*utf8.RuneCountInString(v))
	}
	return s
}

// IsPlain reports whether the words of the value are its runs of letters, which it is
// all there is to know about.
func (c *Cell) IsPlain() bool {
	if len(c.Raw) > 64 || c.High || c.IsFolded() || c.Signs&apostropheSign != 0 {
		return false
	}
	// In an abbreviation single letters stand beside single dots.
	single := c.Letter &^ (c.Letter << 1) &^ (c.Letter >> 1)
	return single&(single>>2) == 0 || c.Signs&dotSign == 0
}

// FirstToken is nextToken for the beginning of the value, which is no sign.
func (c *Cell) FirstToken() (n int, kind lex.TokenKind) {
	n = bits.TrailingZeros64(^(c.Digit | c.Letter))
	if c.High || n == 64 {
		return lex.NextToken(c.Text, 0)
	}
	switch in := Lowest(n); {
	case c.Letter&in == 0:
		return n, lex.TokenDigits
	case c.Digit&in == 0:
		return n, lex.TokenWord
	}
	return n, lex.TokenMixed
}
