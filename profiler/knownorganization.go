package profiler

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds the organisations that the lexicon knows by name: Netflix, FPÖ, Louis Vuitton.

// The confidence of such organisations: of a word, and of several.
const (
	knownWord    = 0.78
	knownSeveral = 0.84
)

const (
	mostOrgWords     = 6 // words of a known name
	fewestOrgLetters = 3 // capitals of an acronym
	mostOrgLetters   = 6
)

//go:embed words/names/notorganizations.txt
var notOrganizationsText string

// notOrganizations are words that the lexicon knows as organisations and that mostly are none.
var notOrganizations = sync.OnceValue(func() *wordList { return wordSet(withoutComments(notOrganizationsText)) })

// withoutComments returns a list without its lines that begin with #.
func withoutComments(list string) string {
	var b strings.Builder
	for line := range strings.Lines(list) {
		if line[0] != '#' {
			b.WriteString(line)
		}
	}
	return b.String()
}

// withKnownOrganizations adds the organisations of text[from:to] that the lexicon knows.
//
// Worth: not yet measured.
func withKnownOrganizations(spans []tagger.Span, text string, from, to int) []tagger.Span {
	for i := from; i < to; {
		e, capital := wordAt(text, i)
		if e == i {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		if capital && e-i > 1 && !joinsBefore(text, i) {
			if end, p := knownOrganization(text, i, e); end > i && giveWay(spans, i, end, p) {
				spans = withSpan(spans, tagger.Span{Start: i, End: end, Label: tagger.Organization, Confidence: p})
				e = max(e, end)
			}
		}
		i = e
	}
	return spans
}

// giveWay reports whether an organisation at text[from:to] with a confidence may take the place of
// the spans there: each is a part of it, or the same place with less confidence.
func giveWay(spans []tagger.Span, from, to int, p float64) bool {
	for i := range spans {
		s := &spans[i]
		switch {
		case s.End <= from || to <= s.Start, s.Confidence < DefaultMinConfidence:
		case s.Start < from || to < s.End:
			return false
		case s.End-s.Start == to-from && (s.Label == tagger.Organization || s.Confidence > p):
			return false
		}
	}
	return true
}

// knownOrganization returns the end of the known organisation that the word text[at:e] is or
// begins, and its confidence, or at.
func knownOrganization(text string, at, e int) (end int, p float64) {
	c := lexicon.Lookup(text[at:e])
	if c.Is(lexicon.Begins) {
		if end = knownPhraseTo(text, at, e); end > at {
			return end, knownSeveral
		}
	}
	end = e
	if !c.Is(lexicon.Organization) {
		k := strings.IndexAny(text[at:e], "-'")
		if k < fewestOrgLetters {
			k = strings.Index(text[at:e], "’")
		}
		if k < fewestOrgLetters {
			return at, 0
		}
		end = at + k // Siemens-Chef
		if c = lexicon.Lookup(text[at:end]); !c.Is(lexicon.Organization) {
			return at, 0
		}
	}
	word := text[at:end]
	if len(word) > longestWord || inSet(notOrganizations(), word) || joinsAfter(text, end) || !mayFollowName(text, end) || at > 0 && strings.IndexByte("-/_.#@&=<`$*\\+", text[at-1]) >= 0 {
		return at, 0
	}
	const others = lexicon.Country | lexicon.Region | lexicon.Demonym | lexicon.Title | lexicon.Occupation | lexicon.Religion
	if n := capitalsOf(word); n > 0 {
		if n < fewestOrgLetters || n > mostOrgLetters || c.Is(others) || isAmongCapitals(text, at, end) {
			return at, 0
		}
		return end, knownWord
	}
	if c.Is(others) || c.Given() > 0 || c.Family() > 2 || c.Place() > 0 || c.Common() > 2 || isInCapitals(word) || isBesideCapital(text, at, e) {
		return at, 0
	}
	return end, knownWord
}

// knownPhraseTo returns the end of the longest known organisation of several words that begins
// with the word text[at:e], or at.
func knownPhraseTo(text string, at, e int) int {
	var c lexicon.Class
	to, last := at, e
	for i, n := e, 1; n < mostOrgWords && i+2 < len(text) && text[i] == ' '; n++ {
		next, _ := wordAt(text, i+1)
		if next == i+1 || next-at > lexicon.LongestWord {
			break
		}
		if d := lexicon.Lookup(text[at:next]); d.Is(lexicon.Organization) && !joinsAfter(text, next) {
			c, to, last = d, next, i+1
		}
		i = next
	}
	if to == at || c.Given() > 0 || c.Family() > 0 || c.Place() > 1 || c.Is(lexicon.Country|lexicon.Thing) || c.Common() > 2 {
		return at
	}
	if first := lexicon.Lookup(text[at:e]); first.Common() > 1 && !isCapitalAt(text, last) || first.Given() > 1 {
		return at // Home office; it may be somebody
	}
	if isCapitalBeside(text, at, to) {
		return at // a part of something longer
	}
	return to
}

// mayFollowName reports whether what stands at text[i] can follow a name, and makes no code or
// path of it.
func mayFollowName(text string, i int) bool {
	if i >= len(text) {
		return true
	}
	switch c := text[i]; {
	case strings.IndexByte("/_(@=&#:*\\[{<>`$+", c) >= 0:
		return false
	case c == ' ' && i+1 < len(text):
		return !isDigit(text[i+1]) && strings.IndexByte("=-/#", text[i+1]) < 0
	case c == '.' && i+1 < len(text):
		return !isLetter(text[i+1]) && !isDigit(text[i+1])
	}
	return true
}

// isAmongCapitals reports whether a word in capitals stands beside the acronym text[at:to], as in
// a text in capitals.
func isAmongCapitals(text string, at, to int) bool {
	if at > 1 && text[at-1] == ' ' {
		from := wordStartWithin(text, at-1, at-1-longestWord)
		if capitalsOf(text[from:at-1]) > 1 {
			return true
		}
	}
	if to+1 < len(text) && text[to] == ' ' {
		e, _ := wordAt(text, to+1)
		return e-to > 2 && capitalsOf(text[to+1:e]) > 1
	}
	return false
}

// capitalsOf returns the number of the letters of a word that is in capitals, or 0.
func capitalsOf(word string) int {
	n := 0
	for _, r := range word {
		if !isUpperRune(r) {
			return 0
		}
		n++
	}
	return n
}

// isCapitalBeside reports whether a word with a capital stands beside text[from:to]. One that
// begins a sentence is none.
func isCapitalBeside(text string, from, to int) bool {
	if to+1 < len(text) && text[to] == ' ' && isCapitalAt(text, to+1) {
		return true
	}
	if from < 2 || text[from-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, from-1, from-1-longestWord)
	return k < from-1 && isCapitalAt(text, k) && !startsSentence(text, k)
}

// isBesideCapital is isCapitalBeside, with digits and the signs that join words.
func isBesideCapital(text string, from, to int) bool {
	const joints = "-/_@&"
	if to < len(text) {
		if c := text[to]; strings.IndexByte(joints, c) >= 0 || isDigit(c) || c == ' ' && to+1 < len(text) && isDigit(text[to+1]) || c == '.' && to+1 < len(text) && isLetter(text[to+1]) {
			return true
		}
	}
	if from > 0 && (strings.IndexByte(joints, text[from-1]) >= 0 || text[from-1] == '.' || isDigit(text[from-1])) {
		return true
	}
	return isCapitalBeside(text, from, to)
}

// withSpan adds a span in its place. It replaces the spans that it overlaps.
func withSpan(spans []tagger.Span, s tagger.Span) []tagger.Span {
	i := 0
	for i < len(spans) && spans[i].End <= s.Start {
		i++
	}
	n := i
	for n < len(spans) && spans[n].Start < s.End {
		n++
	}
	return slices.Replace(spans, i, n, s)
}
