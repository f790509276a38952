package columns

import (
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/columns/headings"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file looks at columns of two states, such as yes and no, whose header says of
// what they are the states. Most are of things and tell nobody anything. One that says
// of each person whether they are pregnant, or pay church tax, holds a special category
// of personal data (GDPR Art. 9 and 10) as much as a column of diagnoses does. What is so of a disabled account, or of a
// habit, is not among the phrases.

// statePhrases are the words of all phrases and what they are, by first word.
var statePhrases = lazy.Value[map[string][]statePhrase]{Make: func() map[string][]statePhrase {
	phrases := map[string][]statePhrase{}
	for whole, list := range [][]headings.Heading{headings.States(), headings.Traits()} {
		for _, h := range list {
			for _, text := range h.Phrases {
				words := strings.Fields(text)
				phrases[words[0]] = append(phrases[words[0]], statePhrase{headerPhrase{text: text, words: words, alone: whole == 1}, h.Label})
			}
		}
	}
	return phrases
}}

type statePhrase struct {
	headerPhrase
	label privet.Label
}

// findingWords are the words for the two states of a test, and for a habit.
var findingWords = &wordset.WordList{File: "columns", Set: "findingWords"}

// isState reports whether a value is one of two states.
func isState(s string) bool {
	if isFlag(s) {
		return true
	}
	if len(s) > demographics.LongestClosed-8 {
		return false
	}
	var buf [demographics.LongestClosed]byte
	return findingWords.Words()[string(chars.AppendFolded(buf[:0], s))]
}

// surelyState is the confidence of a column that is told so. There is no table of
// calibration with such columns; what else has such a header is rare.
const surelyState = 0.95

// stateVerdict looks at a column that nothing personal is known of. It reports false
// where the header names no special category, or a value is something else than a state.
func (p *Judge) stateVerdict(x *Table, c *Column, v *view, q *spec.Demand) (r Result, ok bool) {
	if v.count == 0 {
		return Result{}, false
	}
	if !p.areSo(c.Values, 0, 10, isState) {
		return Result{}, false
	}
	phrase := x.Header.statePhrase(c.Name)
	if phrase == nil || !q.Wants(phrase.label) || surelyState < q.LeastOf(phrase.label) {
		return Result{}, false
	}
	r = Result{Column: c.Name, Label: phrase.label, Confidence: surelyState, Count: v.count}
	if q.Explain {
		r.Evidence = []privet.Evidence{{Kind: privet.EvidenceHeader, Detail: phrase.text}, {Kind: privet.EvidenceValues, Detail: "two states of it"}}
		r.Candidates = []privet.Candidate{{Label: phrase.label, Confidence: surelyState}}
		for _, other := range p.candidates(v) {
			if other.Label != phrase.label && len(r.Candidates) < mostCandidates {
				other.Confidence *= 1 - surelyState
				r.Candidates = append(r.Candidates, other)
			}
		}
	}
	return r, true
}

// statePhrase finds a phrase of a special category in a header, or gives nil.
func (x *HeaderScratch) statePhrase(name string) *statePhrase {
	x.known = nil // words are taken as they stand
	words := x.HeaderWords(name)
	for i := range words {
		phrases := statePhrases.Get()[string(words[i])]
		for k := range phrases {
			if p := &phrases[k]; p.standsAt(words[i:]) && (!p.alone || len(p.words) == len(words)) {
				return &phrases[k]
			}
		}
	}
	return nil
}
