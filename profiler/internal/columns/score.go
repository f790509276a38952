package columns

import (
	"fmt"
	"math"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// A view is what is seen in one column. It is used again for another one.
type view struct {
	count int // values that say something

	// scores are those of the kinds that the header names or some value fits, in
	// the order of the kinds. All others share what is left, so that it does not
	// matter how many there are.
	scores []score
	none   score
	unsure score

	left float64 // the logarithm of the probability that the values are of these, as they look

	guess      *guessing
	own        kindSet // kinds of the caller's own
	heading    int     // what the header names: 0 nothing, 1 a kind, -1 what is not personal
	evident    float64 // how much speaks for NONE, and not only for UNKNOWN
	text       bool    // the values are sentences
	textHeaded bool    // the header names such
	telling    int     // values that have a form which hardly anything else has
	things     bool    // the header names what products have
	paged      bool    // the header names pages of things
	worded     bool    // the header has words, and none that is known
	inside     bool    // the values are no sentences and may have an address inside
	births     bool    // the values are years in which people may have been born
	origins    bool    // the values are colours and origins of people
	spelled    bool    // the values are days with the names of months, of which two generations are born
	unborn     bool    // some values have years in which nobody was born who lives and is grown up

	// thingHeaded says that the header names what is no person's and no machine's.
	thingHeaded  bool
	dateHeaded   bool // the header says that they are days, and not of what
	generic      bool // the header names nothing in particular
	besidePeople bool // people are beside it
	changed      bool // the neighbours have had a say
	explain      bool // whether evidence is kept
}

// A score is the logarithm of the odds of one kind and what it is made of.
type score struct {
	kind        int
	total       float64
	probability float64
	matched     int
	ambiguous   bool    // the header says it, and things have such headers too
	look        float64 // the logarithm of the probability that the values are of it, as they look
	phrase      string  // of the header
	named       bool    // the header says it without ambiguity
	firm        bool    // and in no abbreviation
	checked     bool    // nearly all values pass a check that few others pass
	weakest     float64 // the share of such values that pass it by chance
	proofs      int     // the different values that do
	written     bool    // nearly all values have a form that is more often of the kind than not
	shares      bool    // the model of looks knows it with others only
	explain     bool    // whether evidence is kept
	evidence    []privet.Evidence
	parts       []scorePart // kept with the evidence
}

// begin makes the view ready for another column.
func (v *view) begin(explain bool) {
	*v = view{scores: v.scores[:0], explain: explain, guess: v.guess, own: v.own, evident: noneUnseen}
	v.none = score{kind: kindNone, explain: explain}
	v.none.add(partNone, 1, privet.EvidencePrior, "")
	v.unsure = score{kind: kindUnknown, explain: explain}
}

// scoreOf gives the score of a kind, or nil when nothing is known about it.
func (v *view) scoreOf(kind int) *score {
	for i := range v.scores {
		if v.scores[i].kind == kind {
			return &v.scores[i]
		}
	}
	return nil
}

// addScore makes a score for a kind that has none.
func (v *view) addScore(kind int) *score {
	// In its place, since a score is too long to be made and moved.
	n := len(v.scores)
	v.scores = slices.Grow(v.scores, 1)[:n+1]
	s := &v.scores[n]
	*s = score{kind: kind, explain: v.explain}
	if v.guess.knows(kind) || v.own.has(kind) {
		s.add(partKind, 1, privet.EvidencePrior, "")
	} else {
		s.add(partOtherKind, 1, privet.EvidencePrior, "")
	}
	return s
}

// scoreFor gives the score of a kind, and makes it where there is none.
func (v *view) scoreFor(kind int) *score {
	if s := v.scoreOf(kind); s != nil {
		return s
	}
	return v.addScore(kind)
}

// names reports whether the header names a kind.
func (v *view) names(kind int) bool {
	s := v.scoreOf(kind)
	return s != nil && s.phrase != ""
}

// add adds a part and says why.
func (s *score) add(p part, value float64, kind privet.EvidenceKind, detail string) {
	weight := columnWeights[p] * value
	s.total += weight
	if s.explain {
		s.parts = append(s.parts, scorePart{p, value})
		s.evidence = append(s.evidence, privet.Evidence{Kind: kind, Detail: detail, Weight: weight})
	}
}

// tell adds what speaks for NONE, and not only for UNKNOWN, when nothing personal is known in the column. It is evidence of
// the latter with the other sign.
func (v *view) tell(weight float64, kind privet.EvidenceKind, detail string) {
	v.evident += weight
	if weight != 0 {
		v.unsure.noteIf(kind, -weight, detail)
	}
}

// noteIf says why something that is no part of the score was weighed, where evidence is
// kept.
func (s *score) noteIf(kind privet.EvidenceKind, weight float64, detail string) {
	if !s.explain {
		return
	}
	s.evidence = append(s.evidence, privet.Evidence{Kind: kind, Detail: detail, Weight: weight})
}

// addNote is add with a detail that has numbers in it. It allocates, and is called
// only when evidence is kept.
func (s *score) addNote(p part, value float64, kind privet.EvidenceKind, format string, args ...any) {
	s.add(p, value, kind, fmt.Sprintf(format, args...))
}

// rounding is more than what the order of a sum makes of it. A column whose
// values speak for and against a kind alike must not depend on that.
const rounding = 1e-9

// weighFit adds to the score of a kind what n values say about it, so many of which are
// different. It is that of a place or not.
func (s *score) weighFit(f fit, values, distinct int, place bool) {
	s.matched = f.matched
	n, m := float64(values), float64(f.matched)
	share := m / n
	w := 0.0
	if share < halfShare {
		w = contradiction * (1 - share) * n / (n + 1)
		if s.firm {
			w = max(w, namedAllTheSame)
		}
	} else {
		w = max(looseFit, f.worth/m-priorKind)
		s.written = share >= fitShare && f.worth > -rounding
		if f.worth > rounding {
			w *= 1 + min(1, math.Log(m)/manyValues)/2
		}
		if share < fitShare {
			w = w*(share-halfShare)/(fitShare-halfShare) - (fitShare-share)*2
			if s.firm {
				w = max(w, namedAllTheSame)
			}
		}
	}
	p := partFit
	if s.phrase != "" {
		p = partFitNamed
	}
	if s.explain {
		s.addNote(p, w, privet.EvidenceValues, "%d of %d values fit", f.matched, values)
	} else {
		s.add(p, w, "", "")
	}
	// A value that is there often has passed a check once.
	s.proofs = min(f.matched, distinct)
	if share >= fitShare && f.weakest < alonePowerful && s.proofs > 1 {
		s.checked, s.weakest = true, f.weakest
		bonus := checkBonus(float64(s.proofs), f.weakest, place)
		if s.explain {
			s.addNote(partChecks, bonus, privet.EvidenceCheckDigit, "a check that holds for a share of %.2g of such values by chance", f.weakest)
		} else {
			s.add(partChecks, bonus, "", "")
		}
	}
}

// checkBonus is what it is worth that m different values pass a check. Check digits are right or
// wrong in each value for itself. What is no more than a range, as those of postcodes are,
// holds for all values of a column or for none: it counts once.
func checkBonus(m, weakest float64, place bool) float64 {
	values := min(m-1, checkBonusValues)
	if place || weakest > checkShare {
		values = min(values, 1)
	}
	return min(checkBonusMost, values*-math.Log(weakest))
}

// weigh makes probabilities of the scores.
func (v *view) weigh() {
	highest := v.none.total
	for i := range v.scores {
		highest = max(highest, v.scores[i].total)
	}
	// The kinds that neither the header nor any value speaks for share one
	// probability, so that it does not matter how many kinds there are.
	sum := math.Exp(columnWeights[partOthers] + columnWeights[partOthersLook]*v.left - highest)
	for i := range v.scores {
		sum += v.scores[i].weigh(highest)
	}
	sum += v.none.weigh(highest)
	sum /= 1 - unlike
	for i := range v.scores {
		v.scores[i].probability /= sum
	}
	// That nothing personal is known in a column is NONE as far as something speaks
	// for it, and for the rest UNKNOWN.
	nothing := v.none.probability / sum
	v.none.probability = nothing / (1 + math.Exp(-v.evident))
	v.unsure.probability = nothing - v.none.probability
}

// leastPreferred is the probability that a kind has at least to be preferred.
const leastPreferred = 0.005

// prefer gives the probability of a general kind that the header names, such as a
// national identity number, to the kind of the one country whose check digits hold: it
// is the same, said more closely.
func (v *view) prefer(general, country kindSet) {
	var best *score
	for i := range v.scores {
		if s := &v.scores[i]; s.checked && country.has(s.kind) && s.probability >= leastPreferred && (best == nil || s.probability > best.probability) {
			best = s
		}
	}
	if best == nil {
		return
	}
	for i := range v.scores {
		if s := &v.scores[i]; general.has(s.kind) && s.phrase != "" {
			best.probability += s.probability
			s.probability = 0
		}
	}
}

// join gives the probability of a kind that no header names, and which only a header tells from
// another, to that other.
func (v *view) join(told, other int) {
	if told < 0 || other < 0 {
		return
	}
	from, to := v.scoreOf(told), v.scoreOf(other)
	if from == nil || to == nil || from.phrase != "" {
		return
	}
	to.probability += from.probability
	from.probability = 0
}

func (s *score) weigh(highest float64) float64 {
	s.probability = math.Exp(s.total - highest)
	return s.probability
}

// leave lowers the probability that nothing personal is known to what is left of it.
func (v *view) leave(nothing float64) {
	if all := v.none.probability + v.unsure.probability; all > 0 {
		v.none.probability *= nothing / all
		v.unsure.probability *= nothing / all
	}
}

// weighLook adds what the look of the values says about a kind, which they are of
// with a probability as far as can be seen. Its logarithm is given.
func (s *score) weighLook(v *view, log float64) {
	p := partLook
	switch {
	case s.kind == kindNone && v.heading > 0:
		p = partNoneNamed
	case s.kind == kindNone && v.heading < 0:
		p = partNoneElse
	case s.kind == kindNone:
		p = partNoneLook
	case s.phrase != "":
		p = partLookNamed
	case v.heading != 0:
		p = partLookElse
	}
	least := leastLook
	switch {
	case s.firm:
		least = leastLookNamed
	case s.phrase != "":
		least = leastLookAmbiguous
	case s.kind == kindNone && v.heading < 0:
		least = leastLookMaybe
	}
	s.look = max(least, log)
	s.add(p, s.look, privet.EvidenceValues, "how the values look")
}

// share adds what the look of the values says about the kinds that the model of looks knows
// together only: the numbers that countries give out. Those whose check the values do not prove
// share the probability of all, since a number of some length is of many kinds by its form, and
// it may be any of them. What no score has of the probability is left for the kinds that nothing
// speaks for, and so is that of kinds that no value tells.
func (x *Table) share(v *view) {
	unproven, shared := 0, false
	left := 1 + x.guess.untold - x.guess.nothing()
	for i := range v.scores {
		switch s := &v.scores[i]; {
		case s.shares:
			shared = true
			if !s.checked {
				unproven++
			}
		case x.guess.knows(s.kind):
			left -= x.guess.probability(s.kind)
		}
	}
	if shared {
		other := x.guess.of(groupOthers)
		left -= other
		whole, each := logOf(other), logOf(other/float64(max(unproven, 1)))
		for i := range v.scores {
			switch s := &v.scores[i]; {
			case s.shares && s.checked:
				s.weighLook(v, whole)
			case s.shares:
				s.weighLook(v, each)
			}
		}
	}
	v.left = logOf(min(1, left))
}

// evidentLook is what the look of n values says for NONE, when they are nothing
// personal with that probability.
func evidentLook(nothing float64, n int) float64 {
	return max(-noneLookMax, min(noneLookMax, noneLook*spec.Logit(nothing))) * float64(n) / (float64(n) + noneLookFew)
}

// sharpness is the power to which probabilities are raised before they are made to sum to one again: the parts of a score were fitted to
// tables that are harder than most, so that what they say is too modest.
const sharpness = 1.4

// sharpen makes the probabilities surer.
func (v *view) sharpen() {
	nothing := v.none.probability + v.unsure.probability
	left := 1 - unlike - nothing
	for i := range v.scores {
		left -= v.scores[i].probability
	}
	sum := math.Pow(nothing, sharpness) + math.Pow(max(0, left), sharpness)
	for i := range v.scores {
		s := &v.scores[i]
		if s.probability < leastPreferred {
			s.probability *= s.probability // as good as none
		} else {
			s.probability = math.Pow(s.probability, sharpness)
		}
		sum += s.probability
	}
	if sum == 0 {
		return
	}
	by := (1 - unlike) / sum
	for i := range v.scores {
		v.scores[i].probability *= by
	}
	if nothing > 0 {
		v.leave(math.Pow(nothing, sharpness) * by)
	}
}

// mostInDoubt is how sure NONE is at most beside people, where no header says so, or one in a word for nothing in particular, such as
// date. Most of what is missed in real tables is such.
const mostInDoubt = 0.945

// inDoubt reports whether it is so.
func (v *view) inDoubt() bool { return v.besidePeople && (v.generic || v.heading >= 0) }

// winner gives the score that wins, and the probability that it is right to say
// so. NONE and UNKNOWN stand together against the kinds: both say that nothing
// personal is known there. Of kinds that are equally probable it is the first.
func (v *view) winner() (*score, float64) {
	winner := &v.none
	if v.unsure.probability > v.none.probability {
		winner = &v.unsure
	}
	highest := v.none.probability + v.unsure.probability
	for i := range v.scores {
		if s := &v.scores[i]; s.probability > highest {
			winner, highest = s, s.probability
		}
	}
	return winner, highest
}

// sureOf is the probability from which on a column speaks for its neighbours.
const sureOf = 0.7

// isPersonal reports whether the column surely holds what belongs to a person
// and not to a thing.
func (v *view) isPersonal(kinds []kind) bool {
	for i := range v.scores {
		if s := &v.scores[i]; s.probability >= sureOf {
			return kinds[s.kind].personal
		}
	}
	return false
}

// isToldOfPeople reports whether the column surely holds names of people or what they are: an address or a telephone number may be
// that of a firm.
func (v *view) isToldOfPeople(kinds []kind) bool {
	for i := range v.scores {
		if s := &v.scores[i]; s.probability >= sureOf {
			switch kinds[s.kind].Label.Category() {
			case privet.CategoryPerson, privet.CategoryDemographic, privet.CategoryHealth:
				return true
			}
			return kinds[s.kind].Label == "DOB"
		}
	}
	return false
}

// isName reports whether the column surely holds names of people.
func (v *view) isName(kinds []kind) bool {
	for i := range v.scores {
		if s := &v.scores[i]; s.probability >= sureOf {
			return kinds[s.kind].name
		}
	}
	return false
}

// mayBeNames reports whether the column may well hold names of people.
func (v *view) mayBeNames(kinds []kind) bool {
	sum := 0.0
	for i := range v.scores {
		if s := &v.scores[i]; kinds[s.kind].name {
			sum += s.probability
		}
	}
	return sum >= maybeNames
}

// maybeNames is the probability from which on it may, and someBearers is how many such columns say
// that somebody is in the table: given names beside family names.
const (
	maybeNames  = 0.3
	someBearers = 2
)

// isPersonal reports whether what has a label belongs to a person and not to a thing.
func isPersonal(label privet.Label) bool {
	switch label.Category() {
	case privet.CategoryPerson, privet.CategoryContact, privet.CategoryGovernment, privet.CategoryDemographic, privet.CategoryHealth:
		return true
	}
	return label == "DOB"
}

// isNothing reports whether nothing personal is known in the column, most likely.
func (v *view) isNothing() bool {
	return v.count > 0 && v.none.probability+v.unsure.probability >= sureOf
}

// isThing reports whether the column surely describes a thing that is bought or
// made. Dates, flags and amounts stand beside people as well.
func (v *view) isThing() bool {
	return v.things && v.none.probability >= sureOf
}
