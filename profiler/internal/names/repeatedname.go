package names

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds people who are named again: where a text has the whole name of somebody, a part
// of it alone is the same person. Quorl, when Irma Quorl has been named before.

// The bounds of what is remembered. Older words are forgotten for newer ones.
const (
	mostNamed    = 16   // words of names
	longestNamed = 24   // bytes of one
	namedReach   = 8192 // bytes between two mentions
	leastNamed   = 0.5  // confidence of the whole name
	namedAgain   = 0.95 // and of the part of it
)

// namedBefore are the words of names that have been found, in a ring. The zero value is empty and
// ready.
type namedBefore struct {
	words  [mostNamed]wordNamed
	n      int    // how many there have been
	filter uint64 // of bitOfNamed of all of them
}

// A wordNamed is a word of a name.
type wordNamed struct {
	at    int // where it has been found last
	size  uint8
	bytes [longestNamed]byte
}

// begin forgets all names.
func (b *namedBefore) begin() { b.n, b.filter = 0, 0 }

// shift moves what is remembered n bytes to the front.
func (b *namedBefore) shift(n int) {
	for i := range b.words[:min(b.n, mostNamed)] {
		b.words[i].at -= n
	}
}

// bitOfNamed returns the bit of the filter for a word.
func bitOfNamed(word string) uint64 {
	return 1 << ((uint(word[0])*31 + uint(word[1])*7 + uint(word[2])) & 63)
}

// note remembers the words of a name that has been found at text[start:end], if it has several.
// Words that everybody uses are left out.
func (b *namedBefore) note(text string, start, end int) {
	if strings.IndexByte(text[start:end], ' ') < 0 {
		return
	}
	for i := start; i < end; {
		to, capital := prose.WordAt(text, i)
		if to = min(to, end); to <= i {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		if word := text[i:to]; capital && len(word) >= demographics.FewestNamed && len(word) <= longestNamed && !isEverydayName(word) {
			b.add(word, i)
		}
		i = to
	}
}

// isEverydayName reports whether a word of a name is one that everybody uses, or the name of a
// country: Grace May.
func isEverydayName(word string) bool {
	c := lexicon.Lookup(word)
	return c.Common() > 1 || c.Is(lexicon.Country|lexicon.Title|lexicon.OrgWord|lexicon.Demonym)
}

// add remembers a word at text[at].
func (b *namedBefore) add(word string, at int) {
	w := b.find(word, at)
	if w == nil {
		w = &b.words[b.n%mostNamed]
		b.n++
		w.size = uint8(copy(w.bytes[:], word))
		b.filter |= bitOfNamed(word)
	}
	w.at = at
}

// find returns the same word, or nil.
func (b *namedBefore) find(word string, at int) *wordNamed {
	for i := range b.words[:min(b.n, mostNamed)] {
		if w := &b.words[i]; at-w.at <= namedReach && string(w.bytes[:w.size]) == word {
			return w
		}
	}
	return nil
}

// has reports whether a word at text[at] is part of a name that has been found before.
func (b *namedBefore) has(word string, at int) bool {
	return len(word) >= demographics.FewestNamed && len(word) <= longestNamed && b.filter&bitOfNamed(word) != 0 && b.find(word, at) != nil
}

// withAgain adds the people who are named again in text[from:to].
//
// Worth: +0.0019 F1 of PERSON and +0.0008 of names on the texts kept to look at (yardstick -each), and what a document tells
// whole is covered again.
func (b *namedBefore) withAgain(spans []tagger.Span, text string, from, to int) []tagger.Span {
	if b.n == 0 {
		return spans
	}
	for i := from; i < to; {
		e, capital := prose.WordAt(text, i)
		if e <= i {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		if capital {
			word := e
			if name, ok := strings.CutSuffix(text[i:e], "'s"); ok {
				word = i + len(name)
			} else if name, ok := strings.CutSuffix(text[i:e], "’s"); ok {
				word = i + len(name)
			}
			if b.has(text[i:word], i) {
				spans = withNamedAgain(spans, text, i, word)
			}
		}
		i = e
	}
	return spans
}

// withNamedAgain makes a person of the name text[from:to], where it stands alone and no span says
// otherwise.
func withNamedAgain(spans []tagger.Span, text string, from, to int) []tagger.Span {
	for i := range spans {
		s := &spans[i]
		if s.End <= from || to <= s.Start || s.Confidence < spec.DefaultMinConfidence {
			continue
		}
		if s.Start == from && s.End == to && s.Label <= tagger.Organization {
			s.Label, s.Confidence = tagger.Person, max(s.Confidence, namedAgain)
		}
		return spans // a part of something longer
	}
	if isBesideCapital(text, from, to) {
		return spans
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Person, Confidence: namedAgain})
}

// isCapitalBeside reports whether a word with a capital stands beside text[from:to]. One that
// begins a sentence is none.
func isCapitalBeside(text string, from, to int) bool {
	if to+1 < len(text) && text[to] == ' ' && chars.IsCapitalAt(text, to+1) {
		return true
	}
	if from < 2 || text[from-1] != ' ' {
		return false
	}
	k := lex.WordStartWithin(text, from-1, from-1-wordset.LongestWord)
	return k < from-1 && chars.IsCapitalAt(text, k) && !prose.StartsSentence(text, k)
}

// isBesideCapital is isCapitalBeside, with digits and the signs that join words.
func isBesideCapital(text string, from, to int) bool {
	const joints = "-/_@&"
	if to < len(text) {
		if c := text[to]; strings.IndexByte(joints, c) >= 0 || numeral.IsDigit(c) || c == ' ' && to+1 < len(text) && numeral.IsDigit(text[to+1]) ||
			c == '.' && to+1 < len(text) && numeral.IsLetter(text[to+1]) {
			return true
		}
	}
	if from > 0 && (strings.IndexByte(joints, text[from-1]) >= 0 || text[from-1] == '.' || numeral.IsDigit(text[from-1])) {
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
