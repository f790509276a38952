package scan

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells numbers of countries apart in a text that several of them write and check
// alike, by the country that is named near.

// countriesNamed is the code of ISO 3166 for each of the names of countries and of what they are called after, in English, in
// their own languages and in some others, as CLDR has them. namesOfCountries are all of them.
var (
	countriesNamed = lazy.Value[map[string]string]{Make: func() map[string]string {
		m := map[string]string{}
		for set, words := range lists.Sets("scan") {
			if code, ok := strings.CutPrefix(set, "country."); ok {
				for _, w := range words {
					m[w] = code
				}
			}
		}
		return m
	}}
	namesOfCountries = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet { return wordset.NewOtherSet(wordset.SortedKeys(countriesNamed.Get())) }}
)

// countryReach is how far from a number the name of its country counts, in bytes, and
// countryWeight what it takes from the odds of a number of another country.
const (
	countryReach  = 48
	countryWeight = -2.0
)

// countryNear gives the code of the country that is named nearest to text[start:end] in its
// line, or an empty one.
func countryNear(text string, start, end int) (code string) {
	lo, hi := lex.LineStart(text, start, countryReach), lex.LineEnd(text, end, countryReach)
	nearest := countryReach + 1
	for i := lo; i < hi; {
		r, n := chars.RuneAt(text, i)
		if i >= start && i < end || !chars.IsLetterRune(r) || i > lo && !chars.Spaceless(r) && wordset.WordBefore(text, i) {
			i += n
			continue
		}
		if name := namesOfCountries.Get().At(text, i); name != "" {
			distance := start - i - len(name)
			if i >= end {
				distance = i - end
			}
			if distance < nearest {
				nearest, code = distance, countriesNamed.Get()[name]
			}
		}
		i += n
	}
	return code
}

// weighCountry gives the probability of a match of a recognizer when others have found the same
// place that are of another country: what is not of the country that is named near is less
// likely, and foreign. It is no less than what is asked for.
func (s *Scanner) weighCountry(x *Scratch, text string, m spec.Match, recognizer int, p float64) (q float64, foreign bool) {
	region, near, looked := s.Recognizers[recognizer].Region, "", false
	for i := range slices.Backward(x.Candidates) {
		c := &x.Candidates[i]
		if c.Start < m.Start {
			break
		}
		other := s.Recognizers[c.Recognizer].Region
		if c.Start != m.Start || c.End != m.End || c.Named || other == "" || other == region {
			continue
		}
		if !looked {
			near, looked = countryNear(text, m.Start, m.End), true
		}
		switch near {
		case region:
			c.Confidence = max(weighed(c.Confidence, countryWeight), min(c.Confidence, x.leastOf(c.Recognizer)))
			c.Foreign = true
		case other:
			return max(weighed(p, countryWeight), min(p, x.leastOf(recognizer))), true
		}
	}
	return p, false
}

// leastOf is the least probability of what a recognizer finds that is kept.
func (x *Scratch) leastOf(recognizer int) float64 {
	if x.Thresholds == nil {
		return x.Least
	}
	return max(x.Least, x.Thresholds[recognizer])
}
