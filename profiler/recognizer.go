package profiler

import (
	"fmt"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/spec"
)

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
	Patterns []Pattern

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
	Find func(dst []Place, text string) []Place

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

	// builtIn is the built-in recognizer that this is a copy of, whose grammar it has whatever it is called; nil for others.
	builtIn *spec.Recognizer
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

// A Pattern is a written form, given as a regular expression.
//
// Matches are those that [regexp.Regexp.FindAllStringIndex] gives, leftmost
// first and without overlaps, with one difference: a pattern sees no more than
// MaxMatchLength bytes from where its match begins. Nothing is put around the
// expression: where a match must be a whole word, \b says so. ^ and $ are the
// ends of the text or, in a column, of the value, unless (?m) is set.
type Pattern struct {
	// Name is unique within the recognizer, in lower kebab-case. It stands in
	// errors.
	Name string

	// Regexp is the expression, in the RE2 syntax of package regexp. It does not
	// match the empty string.
	Regexp string

	// Alone is the probability, in 0–1, that what matches (and passes the
	// recognizer's Check) has the label, when nothing else is known.
	Alone float64
}

// Check says whether the expression can be taken. The error does not repeat it.
func (p *Pattern) Check() error {
	if _, err := pattern.NewPattern(p.Regexp); err != nil {
		return fmt.Errorf("profiler: %w", err)
	}
	return nil
}

// A Place is what [Recognizer.Find] finds. It has three fields: Start and End, the bytes of
// the text that it is, half-open, and Alone, the probability of the label there, in 0–1, when
// nothing else is known.
type Place = pattern.Place

// Bounds of a [Pattern].
const (
	// MaxMatchLength is how many bytes a pattern sees from where its match
	// begins, and how long a [Place] can be. A repetition without a bound ends
	// there, as if the text did.
	MaxMatchLength = pattern.MaxMatchLength

	// MaxPatternLength is how many bytes a regular expression can have.
	MaxPatternLength = pattern.MaxPatternLength

	// MaxPatternRepeat is the highest number in a repetition such as x{2,50}.
	MaxPatternRepeat = pattern.MaxPatternRepeat
)

// Checksums gives the names that [Recognizer.Checksum] can have, in alphabetical
// order:
//
//   - iban: ISO 13616, the first four characters moved to the end, then mod97
//   - luhn: ISO/IEC 7812-1, of digits
//   - luhn36: the same over 0–9 and A–Z
//   - mod11-10: ISO/IEC 7064, MOD 11,10, of digits
//   - mod11-2: ISO/IEC 7064, MOD 11-2, of digits and a last digit or X
//   - mod97: ISO/IEC 7064, MOD 97-10, of digits and letters
//   - verhoeff: Verhoeff's, of digits
//   - vin: 49 CFR 565.15, of the 17 characters of a vehicle
//
// The caller owns the slice.
func Checksums() []string { return spec.Checksums() }

// internal is the recognizer for the engine, with lists of its own.
func (r *Recognizer) internal() *spec.Recognizer {
	c := spec.Recognizer{}
	if r.builtIn != nil {
		c = *r.builtIn
		c.Origin = r.builtIn.Name
	}
	c.Name = r.Name
	c.Label = r.Label
	c.Doc = r.Doc
	c.Region = r.Region
	c.Source = r.Source
	c.Shapes, c.Patterns = nil, nil
	for _, s := range r.Shapes {
		c.Shapes = append(c.Shapes, spec.Shape(s))
	}
	for _, p := range r.Patterns {
		c.Patterns = append(c.Patterns, pattern.Pattern(p))
	}
	c.DenyList = slices.Clone(r.DenyList)
	c.AllowList = slices.Clone(r.AllowList)
	c.Find = r.Find
	c.Check = r.Check
	c.Checksum = r.Checksum
	c.FalseAccept = r.FalseAccept
	c.Beside = r.Beside
	c.Context = slices.Clone(r.Context)
	c.Reach = r.Reach
	c.Headers = slices.Clone(r.Headers)
	return &c
}

// ownOf is a built-in recognizer as callers see it.
func ownOf(b *spec.Recognizer) Recognizer {
	r := Recognizer{
		Name:        b.Name,
		Label:       b.Label,
		Doc:         b.Doc,
		Region:      b.Region,
		Source:      b.Source,
		DenyList:    b.DenyList,
		AllowList:   b.AllowList,
		Find:        b.Find,
		Check:       b.Check,
		Checksum:    b.Checksum,
		FalseAccept: b.FalseAccept,
		Beside:      b.Beside,
		Context:     b.Context,
		Reach:       b.Reach,
		Headers:     b.Headers,
		builtIn:     b,
	}
	for _, s := range b.Shapes {
		r.Shapes = append(r.Shapes, Shape(s))
	}
	for _, p := range b.Patterns {
		r.Patterns = append(r.Patterns, Pattern(p))
	}
	return r
}
