package profiler

import (
	"strings"

	"github.com/privet-go/privet"
)

// This file keeps a number that a word names, and whose check digit is wrong, from being
// taken for something else: behind NIP it is no telephone number because it is no NIP.

// A refusal is a place of the form that a word close by names, which its check refused.
type refusal struct {
	start, end int
	phrase     int // that word, in the contextIndex
}

// mostChance is the share of random numbers that a check takes at most for what it refuses to
// be surely wrong: that of one check digit.
const mostChance = 0.12

// refusalReach is how far from the place the word stands at most, in bytes.
const refusalReach = 24

// surelyOther is the probability from which on what was refused is something else, without a
// word for that.
const surelyOther = 0.9

// proves reports whether the check of a recognizer is one of check digits.
func (r *Recognizer) proves() bool {
	return r.Check != nil && !r.lenient && r.falseAccept() <= mostChance
}

// speaksOfChecked gives for each phrase whether all labels that it speaks for have check digits,
// but for those of what is found by its word alone.
func (x *contextIndex) speaksOfChecked(recognizers []*Recognizer) []bool {
	proven := map[privet.Label]bool{}
	for _, r := range recognizers {
		proven[r.Label] = proven[r.Label] || r.proves()
	}
	// The owners that count, and those of them whose labels have check digits.
	words := x.owners.words
	counts, proves := make([]uint64, words), make([]uint64, words)
	for i, r := range recognizers {
		if len(r.Context) == 0 || r.said {
			continue
		}
		o := owner(i)
		counts[o>>6] |= 1 << (o & 63)
		if proven[r.Label] {
			proves[o>>6] |= 1 << (o & 63)
		}
	}
	checked := make([]bool, len(x.phrases))
	for p := range checked {
		counted, others := uint64(0), uint64(0)
		for w, owners := range x.owners.sets[p*words : (p+1)*words] {
			if owners != 0 {
				counted |= owners & counts[w]
				others |= owners & counts[w] &^ proves[w]
			}
		}
		checked[p] = counted != 0 && others == 0
	}
	return checked
}

// refuseNamed notes that the check of a recognizer refused text[i:j], when a word close by
// names what it would have been and nothing else. What has been found there is dropped if
// it is nothing else either.
func (s *scanner) refuseNamed(x *scratch, text string, i, j, recognizer int) {
	r := s.recognizers[recognizer]
	if !s.proves[recognizer] || i >= x.refusal.start && j <= x.refusal.end || !x.surround.isNear(s, text, i, owner(recognizer)) {
		return
	}
	h, ok := x.surround.closest(s, text, i, j, owner(recognizer), min(refusalReach, r.reach()))
	if !ok || !s.checked[h.phrase] {
		return
	}
	x.refusal = refusal{i, j, h.phrase}
	for k := len(x.candidates) - 1; k >= 0 && x.candidates[k].start >= i; k-- {
		if c := &x.candidates[k]; s.isRefused(x, c.match, c.recognizer, c.confidence, int(c.phrase)-1) {
			x.candidates = append(x.candidates[:k], x.candidates[k+1:]...)
		}
	}
}

// isRefused reports whether a match is of what was refused: no word speaks for it, or it has
// any form and the same word does, or one that is a part of it.
func (s *scanner) isRefused(x *scratch, m match, recognizer int, p float64, phrase int) bool {
	if m.start < x.refusal.start || m.end > x.refusal.end || x.refused != nil {
		return false
	}
	r := s.recognizers[recognizer]
	if phrase < 0 {
		return p < surelyOther && !r.own
	}
	if r.Label == "PASSPORT" {
		return false // one of a country that has no check digit
	}
	return r.said && (phrase == x.refusal.phrase || strings.Contains(s.context.phrases[x.refusal.phrase].text, s.context.phrases[phrase].text))
}
