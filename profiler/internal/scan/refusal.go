package scan

import (
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file keeps a number that a word names, and whose check digit is wrong, from being
// taken for something else: behind NIP it is no telephone number because it is no NIP.

// A refusal is a place of the form that a word close by names, which its check refused.
type refusal struct {
	start, end int
	phrase     int // that word, in the contextIndex
}

// refusalReach is how far from the place the word stands at most, in bytes.
const refusalReach = 24

// mistyped is how sure a number is that a word close by names and its check refuses: most have a
// typing error, and the word says whose number it is.
const mistyped = 0.6

// surelyOther is the probability from which on what was refused is something else, without a
// word for that.
const surelyOther = 0.9

// speaksOfChecked gives for each phrase whether all labels that it speaks for have check digits,
// but for those of what is found by its word alone.
func (x *contextIndex) speaksOfChecked(recognizers []*spec.Recognizer) []bool {
	proven := map[privet.Label]bool{}
	for _, r := range recognizers {
		proven[r.Label] = proven[r.Label] || r.Proves()
	}
	// The owners that count, and those of them whose labels have check digits.
	words := x.owners.words
	counts, proves := make([]uint64, words), make([]uint64, words)
	for i, r := range recognizers {
		if len(r.Context) == 0 || r.Said {
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
// it is nothing else either, and the number is found as one that is mistyped.
func (s *Scanner) refuseNamed(x *Scratch, text string, i, j, recognizer int) {
	r := s.Recognizers[recognizer]
	if !s.proves[recognizer] || i >= x.refusal.start && j <= x.refusal.end || !x.surround.isNear(s, text, i, owner(recognizer)) {
		return
	}
	h, ok := x.surround.closest(s, text, i, j, owner(recognizer), min(refusalReach, r.ContextReach()))
	if !ok || !s.checked[h.phrase] {
		return
	}
	x.refusal = refusal{i, j, h.phrase}
	for k := len(x.Candidates) - 1; k >= 0 && x.Candidates[k].Start >= i; k-- {
		if c := &x.Candidates[k]; s.isRefused(x, c.Match, c.Recognizer, c.Confidence, int(c.Phrase)-1) {
			x.Candidates = append(x.Candidates[:k], x.Candidates[k+1:]...)
		}
	}
	if x.Refused == nil && mayBeMistyped(text[i:j]) && x.Takes(mistyped, recognizer) {
		x.add(spec.Match{Start: i, End: j, Alone: mistyped}, recognizer, mistyped, h.phrase)
		x.Candidates[len(x.Candidates)-1].Mistyped = true
	}
}

// mayBeMistyped reports whether what a check refused has seven digits or more, of which less than three in four are
// zeros: with fewer it is no number, but words of that form, and with more zeros it stands for none.
func mayBeMistyped(number string) bool {
	zeros, digits := strings.Count(number, "0"), 0
	for i := range len(number) {
		if numeral.IsDigit(number[i]) {
			digits++
		}
	}
	return digits >= 7 && zeros*4 < digits*3
}

// isRefused reports whether a match is of what was refused: no word speaks for it, or it has
// any form and the same word does, or one that is a part of it.
func (s *Scanner) isRefused(x *Scratch, m spec.Match, recognizer int, p float64, phrase int) bool {
	if m.Start < x.refusal.start || m.End > x.refusal.end || x.Refused != nil {
		return false
	}
	r := s.Recognizers[recognizer]
	if phrase < 0 {
		return p < surelyOther && !r.Own
	}
	if r.Label == "PASSPORT" {
		return false // one of a country that has no check digit
	}
	return r.Said && (phrase == x.refusal.phrase || strings.Contains(s.Context.phrases[x.refusal.phrase].text, s.Context.phrases[phrase].text))
}

// refuse notes that the check of a recognizer refused a match, when somebody
// wants to know.
func (s *Scanner) refuse(x *Scratch, text string, m spec.Match, recognizer int) {
	if x.Refused == nil {
		return
	}
	l := s.lean(x, text, m, spec.Logit(m.Alone), recognizer)
	*x.Refused = append(*x.Refused, spec.Candidate{Match: m, Recognizer: recognizer, Confidence: weighed(m.Alone, l.forIt+l.against)})
}
