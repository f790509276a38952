package spec

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

const (
	MaxShapes = 1_000
)

const (
	ContextBefore = 48
)

// SetApart ends the name of what finds a number in groups of any size, right behind its word.
const SetApart = "-set-apart"

// IsPhrase reports whether p can stand in a contextIndex: words in lower
// case, single spaces between them.
func IsPhrase(p string) bool {
	return p != "" && utf8.ValidString(p) && p == strings.ToLower(p) && p == strings.Join(strings.Fields(p), " ")
}

// A Label is what the root package calls so.
type Label = privet.Label

// A Recognizer finds one label. It is a value that describes itself: what it
// looks for, by which published algorithm, and how sure it is.
//
// How sure it is comes in two numbers, both probabilities: what a shape is
// worth alone, and what it is worth beside a word that belongs to it. A run of
// nine digits alone is hardly ever a passport number; behind the word
// "passport" it nearly always is.
type Recognizer struct {
	// Name is unique, in lower kebab-case: "us-ssn".
	Name string

	// Label is what is found.
	Label privet.Label

	// Doc says in one sentence what is found and by what.
	Doc string

	// Region is the ISO 3166-1 code of the country whose form this is, or empty
	// where the form is the same everywhere.
	Region string

	// Source is where the form or the algorithm is published.
	Source string

	// Shapes are the written forms that are looked for in a text.
	Shapes []Shape

	// Patterns are written forms that no shape can say, as regular expressions.
	Patterns []pattern.Pattern

	// DenyList are words and phrases that are of the label: they are found
	// wherever they stand as whole words, in any letter case. That is, no letter,
	// digit or underscore touches them. What is on the list needs no Check. Its
	// probability alone is 0.95.
	DenyList []string

	// AllowList are values that the recognizer does not take, in any letter case.
	// The whole of what it finds is compared; the same number with other
	// separators is another value.
	AllowList []string

	// Find appends to dst the places of a text that hold the label, in any order,
	// and returns the longer slice. It is for what neither a shape nor a pattern
	// can say.
	//
	// The text is whole, or in a stream a part of one: what is said of a place is
	// to rest on it and on MaxMatchLength bytes on either side of it. A place that
	// is not in the text, is empty, has more than MaxMatchLength bytes, cuts a
	// rune, or has a probability that is not between 0 and 1 is not reported. What
	// Find returns is not trusted further than that. A panic goes through to the
	// caller.
	//
	// Find is called by several goroutines at the same time. It must not keep dst
	// or the text, and its work should be linear in the length of the text.
	Find func(dst []pattern.Place, text string) []pattern.Place

	// Check tells right numbers from wrong ones by their check digits, ranges
	// and tables. It is given the compact form of what has a shape: digits and
	// upper-case letters, without separators. It must not keep or change its
	// argument. Nil means that every number of the shape is taken. What patterns
	// and Find find, and names, have to pass it too; there, more than 64 digits and
	// letters never do.
	Check func(compact []byte) bool

	// Checksum names a check-digit algorithm that has to hold beside Check; see
	// [Checksums] for the names. Empty means none.
	Checksum string

	// Sums are true of the digits of all numbers that Check takes, one for each length; they rule numbers out in columns without a
	// call.
	Sums []numeral.Sum

	// FalseAccept is the share, 0–1, of random strings of its shapes that Check
	// takes; 1 where there is no Check. Zero means that it has not been measured, or
	// with a Checksum the share of that.
	FalseAccept float64

	// Beside is the probability that the label is right when one of Context
	// stands close by. Zero means 0.95.
	Beside float64

	// Context are words and phrases, in lower case, that speak for the label
	// when they stand before or after the place as whole words. Hyphens and
	// underscores count as spaces, and in the Latin script words are known without
	// their diacritics and joined as in camel case too.
	Context []string

	// Reach is how far from the place, in bytes, context counts. Zero means as
	// far as it is looked for: 48 before and 24 after. What is short and common,
	// such as three digits, wants its word close by.
	Reach int

	// Headers are words and phrases, in lower case, that name a column of this
	// label.
	Headers []string

	// When in a scan match is called; see scanner. What has only Headers, such
	// as a job title, has neither match nor Shapes.
	Triggers []Trigger

	// match is the grammar of what a shape cannot say. It is called at the place
	// of a trigger and gives the place that it found around it and the
	// probability of the label there, alone. It looks at a bounded number of
	// bytes only, and allocates nothing.
	Match func(text string, at int) (m Match, ok bool)

	// single is match for a whole text in ASCII without spaces that is shorter than a block,
	// when it finds all of that, as far as the masks of the block tell; where they do not, it
	// reports false. Nil means that match is called.
	Single func(text string, k *lex.Block, at int) (m Match, ok bool)

	// worded says that what it finds has words of its own, and that words before numbers of
	// things say nothing of it.
	Worded bool

	// InProse says that programs are full of what it finds and that words alone tell it: it finds nothing in them.
	InProse bool

	// rareOf is the name of the built-in recognizer of whose grammar match is the same
	// rarely, so that a whole value need not be shown to both.
	RareOf string

	// tagged says what of that which the tagger finds is this label; see names.
	Tagged tagged

	// joined says that it finds what the findings of others are together; see
	// postal addresses.
	Joined bool

	// unless, where it is not nil, tells in a text what has a shape of it and is something else by
	// what stands right beside it.
	Unless func(text string, m Match) bool

	// series is the share, 0–1, of series of numbers, of which all begin alike and go on in
	// digits, that Check takes as a whole, where it asks for letters and no check digit. Zero
	// means that Check takes each number for itself.
	Series float64

	// cell reports whether a whole value, trimmed, can stand in a column of this
	// label. Nil means: when a shape or match takes all of it.
	Cell func(value string) bool

	// cellAlone is the probability of the label for a column whose values all
	// pass cell, before the header is read. Zero means 0.01.
	CellAlone float64

	// cellDecides says that for a column cell alone counts: a date is surely a
	// date, but nothing in it says whose.
	CellDecides bool

	// holdsOthers says that what is found is made of parts that can be of other
	// labels, as a URL is. When it is not asked for, it does not hide them.
	HoldsOthers bool

	// lenient says that the check is one of the look alone and takes what the issuer's
	// rule refuses, such as a wrong check digit. It has a say in texts, where a word
	// beside it can tell what is meant, and none in columns and in [Valid].
	Lenient bool

	// said says that the words beside it are all that it is known by: it has any form that
	// such numbers have somewhere.
	Said bool

	// own says that it is one of the caller's.
	Own bool

	// origin is the name of the built-in recognizer that this is a copy of, whose
	// functions it has whatever it is called; empty for others.
	Origin string

	// What ready makes of Patterns and AllowList.
	Compiled []*pattern.Compiled
	Allowed  *cells.ValueSet
}

// A Shape is a written form.
type Shape struct {
	// Pattern is an example of the form: 9 stands for any digit, A for any ASCII
	// letter, X for either, and every other character for itself.
	Pattern string

	// Alone is the probability, in 0–1, that what has this shape (and passes the
	// recognizer's Check) has the label, when nothing else is known.
	Alone float64
}

// A Match is a place in a text and how sure it is that the label is right there.
type Match struct {
	Start, End int
	Alone      float64 // probability, 0–1
}

// NothingBefore is what a grammar gives that finds nothing at a place, nor at any other
// one before end: the walk that has failed is not to be gone again from its middle.
func NothingBefore(end int) (Match, bool) { return Match{Start: -1, End: end}, false }

func (r *Recognizer) HasForm() bool {
	return len(r.Shapes) > 0 || r.Match != nil || r.Tagged != NotTagged || r.Joined || len(r.Patterns) > 0 || len(r.DenyList) > 0 || r.Find != nil
}

func (r *Recognizer) Passes(c []byte) bool { return r.Check == nil || r.Check(c) }

func Logit(p float64) float64 { return math.Log(p / (1 - p)) }

func Sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

func (r *Recognizer) BesideContext() float64 { return OrDefault(r.Beside, defaultBeside) }

func (r *Recognizer) ContextReach() int { return cmp.Or(r.Reach, ContextBefore) }

func (r *Recognizer) FalseAcceptRate() float64 { return OrDefault(r.FalseAccept, 1) }

func (r *Recognizer) SeriesAccept() float64 { return max(r.Series, r.FalseAcceptRate()) }

func OrDefault(p, otherwise float64) float64 {
	if p == 0 {
		return otherwise
	}
	return p
}

// defaultBeside is the probability beside a context word where a recognizer
// does not say otherwise.
const defaultBeside = 0.95

// IsName reports whether s is a name in lower kebab-case, which begins with a
// letter: no number is a name, and none gets into an error as one.
func IsName(s string) bool {
	if s == "" || len(s) > maxNameLength || numeral.IsDigit(s[0]) {
		return false
	}
	gap := true
	for i := range len(s) {
		switch c := s[i]; {
		case numeral.IsDigit(c), 'a' <= c && c <= 'z':
			gap = false
		case c == '-' && !gap:
			gap = true
		default:
			return false
		}
	}
	return !gap
}

// maxNameLength is how many bytes the name of a recognizer or pattern can have.
const maxNameLength = 64

// mostChance is the share of random numbers that a check takes at most for what it refuses to
// be surely wrong: that of one check digit.
const mostChance = 0.12

// IsByChance reports whether a number that a shape has found is so by chance: it stands in a row of
// groups, or is a word of a program that check digits have not told off.
func IsByChance(text string, m Match, proven bool) bool {
	return prose.MayBeInRow(text, m.Start, m.End) && prose.IsInRow(text, m.Start, m.End) || proven && prose.IsHumped(text[m.Start:m.End])
}

// IsOfMachine reports whether what a shape has found is, without a word for it, more likely the milliseconds of a
// clock from 2014 to 2033, or ten digits and more with a unit, or the end of a UUID.
func IsOfMachine(text string, start, end int) bool {
	found := text[start:end]
	if len(found) == 12 && start >= 24 && text[start-1] == '-' && text[start-6] == '-' && text[start-11] == '-' && text[start-16] == '-' {
		return true
	}
	n := chars.DigitsEnd(found, 0, len(found))
	if n == len(found) {
		return n == len("1700000000000") && found[0] == '1' && found[1] >= '4'
	}
	return n >= 10 && n+2 == len(found) && prose.IsUnit(found[n:])
}

// A tagged is a label of the tagger, plus one. The zero value is none of them.
type tagged uint8

const NotTagged tagged = 0

// TaggedAs returns the value for a label of the tagger.
func TaggedAs(l tagger.Label) tagged { return tagged(l) + 1 }

// Proves reports whether the check of a recognizer is one of check digits.
func (r *Recognizer) Proves() bool {
	return r.Check != nil && !r.Lenient && r.FalseAcceptRate() <= mostChance
}

// Functions is the name by which the forms of the recognizer's Functions are
// known.
func (r *Recognizer) Functions() string { return cmp.Or(r.Origin, r.Name) }

// HasSmallLetters reports whether a pattern of the recognizer has small letters.
// They stand for themselves only, and the compact form does not tell.
func (r *Recognizer) HasSmallLetters() bool {
	for _, s := range r.Shapes {
		if strings.ContainsFunc(s.Pattern, unicode.IsLower) {
			return true
		}
	}
	return false
}

// A checkDigit is an algorithm that a [Recognizer] can name.
type checkDigit struct {
	name        string
	IsRight     func(compact []byte) bool
	FalseAccept float64 // of random strings over its alphabet
}

// checkDigits is the closed list of them, in alphabetical order.
var checkDigits = []checkDigit{
	{"iban", checksum.IBAN, 1.0 / 97},
	{"luhn", checksum.Luhn, 1.0 / 10},
	{"luhn36", func(c []byte) bool { return checksum.LuhnMod(c, 36) }, 1.0 / 36},
	{"mod11-10", checksum.Mod1110, 1.0 / 10},
	{"mod11-2", checksum.Mod112, 1.0 / 11},
	{"mod97", func(c []byte) bool { return checksum.Mod97(c) == 1 }, 1.0 / 97},
	{"verhoeff", checksum.Verhoeff, 1.0 / 10},
	{"vin", checksum.VIN, 1.0 / 11},
}

// Checksums gives the names of the algorithms, in alphabetical order. The caller owns the slice.
func Checksums() []string {
	names := make([]string, 0, len(checkDigits))
	for _, c := range checkDigits {
		names = append(names, c.name)
	}
	return names
}

// CheckDigitNamed gives the algorithm of a name, or nil.
func CheckDigitNamed(name string) *checkDigit {
	i := slices.IndexFunc(checkDigits, func(c checkDigit) bool { return c.name == name })
	if i < 0 {
		return nil
	}
	return &checkDigits[i]
}
