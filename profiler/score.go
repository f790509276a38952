package profiler

import (
	"fmt"
	"math"
	"slices"

	"github.com/privet-go/privet"
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

	telling int  // values that have a form which hardly anything else has
	things  bool // the header names what products have
	changed bool // the neighbours have had a say
	explain bool // whether evidence is kept
}

// A score is the logarithm of the odds of one kind and what it is made of.
type score struct {
	kind        int
	total       float64
	probability float64
	matched     int
	ambiguous   bool   // the header says it, and things have such headers too
	phrase      string // of the header
	named       bool   // the header says it without ambiguity
	explain     bool   // whether evidence is kept
	evidence    []privet.Evidence
}

// begin makes the view ready for another column.
func (v *view) begin(explain bool) {
	*v = view{scores: v.scores[:0], explain: explain}
	v.none = score{kind: kindNone, total: priorNone, explain: explain}
	v.unsure = score{kind: kindUnknown, total: priorUnknown, explain: explain}
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
	v.scores = append(v.scores, score{kind: kind, total: priorKind, explain: v.explain})
	return &v.scores[len(v.scores)-1]
}

// sort brings the scores into the order of the kinds.
func (v *view) sort() {
	slices.SortFunc(v.scores, func(a, b score) int { return a.kind - b.kind })
}

// names reports whether the header names a kind.
func (v *view) names(kind int) bool {
	s := v.scoreOf(kind)
	return s != nil && s.phrase != ""
}

// add adds a weight and says why.
func (s *score) add(kind privet.EvidenceKind, weight float64, detail string) {
	s.total += weight
	if s.explain {
		s.evidence = append(s.evidence, privet.Evidence{Kind: kind, Detail: detail, Weight: weight})
	}
}

// note says why a weight was added. It allocates, and is called only when
// evidence is kept.
func (s *score) note(kind privet.EvidenceKind, weight float64, format string, args ...any) {
	s.evidence = append(s.evidence, privet.Evidence{Kind: kind, Detail: fmt.Sprintf(format, args...), Weight: weight})
}

// rounding is more than what the order of a sum makes of it. A column whose
// values speak for and against a kind alike must not depend on that.
const rounding = 1e-9

// weighFit adds to the score of a kind what n values say about it.
func (s *score) weighFit(f fit, values int) {
	s.matched = f.matched
	n, m := float64(values), float64(f.matched)
	share := m / n
	w := 0.0
	if share < halfShare {
		w = contradiction * (1 - share) * n / (n + 1)
		if s.named {
			w = max(w, namedAllTheSame)
		}
	} else {
		w = max(looseFit, f.worth/m-priorKind)
		if f.worth > rounding {
			w *= 1 + min(1, math.Log(m)/manyValues)/2
		}
		if share < fitShare {
			w = w*(share-halfShare)/(fitShare-halfShare) - (fitShare-share)*2
			if s.named {
				w = max(w, namedAllTheSame)
			}
		}
	}
	s.total += w
	if s.explain {
		s.note(privet.EvidenceValues, w, "%d of %d values fit", f.matched, values)
	}
	if share >= fitShare && f.weakest < alonePowerful && m > 1 {
		bonus := min(checkBonusMost, min(m-1, checkBonusValues)*-math.Log(f.weakest))
		s.total += bonus
		if s.explain {
			s.note(privet.EvidenceCheckDigit, bonus, "a check that holds for a share of %.2g of such values by chance", f.weakest)
		}
	}
}

// weigh makes probabilities of the scores.
func (v *view) weigh() {
	highest := max(v.none.total, v.unsure.total)
	for i := range v.scores {
		highest = max(highest, v.scores[i].total)
	}
	// The kinds that neither the header nor any value speaks for share one
	// probability, so that it does not matter how many kinds there are.
	sum := math.Exp(priorOthers - highest)
	for i := range v.scores {
		sum += v.scores[i].weigh(highest)
	}
	sum += v.none.weigh(highest)
	sum += v.unsure.weigh(highest)
	for i := range v.scores {
		v.scores[i].probability /= sum
	}
	v.none.probability /= sum
	v.unsure.probability /= sum
}

func (s *score) weigh(highest float64) float64 {
	s.probability = math.Exp(s.total - highest)
	return s.probability
}

// mostProbable gives the score that wins. Of those that are equally probable it
// is the first kind.
func (v *view) mostProbable() *score {
	winner := (*score)(nil)
	for i := range v.scores {
		if s := &v.scores[i]; winner == nil || s.probability > winner.probability {
			winner = s
		}
	}
	for _, s := range [...]*score{&v.none, &v.unsure} {
		if winner == nil || s.probability > winner.probability {
			winner = s
		}
	}
	return winner
}

// sureOf is the probability from which on a column speaks for its neighbours.
const sureOf = 0.7

// isPersonal reports whether the column surely holds what belongs to a person
// and not to a thing.
func (v *view) isPersonal(kinds []kind) bool {
	for i := range v.scores {
		if s := &v.scores[i]; s.probability >= sureOf {
			label := kinds[s.kind].label
			switch label.Category() {
			case privet.CategoryPerson, privet.CategoryContact, privet.CategoryGovernment, privet.CategoryDemographic, privet.CategoryHealth:
				return true
			}
			return label == "DOB"
		}
	}
	return false
}

// isThing reports whether the column surely describes a thing that is bought or
// made. Dates, flags and amounts stand beside people as well.
func (v *view) isThing() bool {
	return v.things && v.none.probability >= sureOf
}
