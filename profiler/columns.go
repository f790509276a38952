package profiler

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/privet-go/privet"
)

// This file gives the verdict on the columns of a table. Each kind of data gets
// a score, the logarithm of its odds: what is true of any column, what the
// header says, how many of the values fit and what such a fit is worth, and
// what the neighbours say. NONE and UNKNOWN are weighed in the same way. The
// scores become probabilities that sum to one, and the most probable wins.

// Column and Result are the words of the root package, so that other packages
// can take a [Profiler] without importing this one.
type (
	Column = privet.Column
	Result = privet.Result
)

// Scores before anything is looked at, in the logarithm of the odds.
const (
	priorKind    = -3.0 // a column holds this very kind of data
	priorNone    = -1.0
	priorUnknown = 0.5
	priorOthers  = -0.5 // it holds one of the kinds that nothing speaks for, all of them together
)

// What the values weigh.
const (
	looseFit         = 0.3 // all values could be of the kind, as most values could
	fitShare         = 0.9 // the share of fitting values from which on the rest counts as dirt
	halfShare        = 0.5 // the share below which the values contradict the kind
	contradiction    = -3.0
	namedAllTheSame  = -0.8 // of a kind that the header names without ambiguity: bad values do not make it another
	manyValues       = 3.0  // the logarithm of the number of values from which on more add nothing
	checkBonusMost   = 6.0  // what check digits that hold for all values add at most
	checkBonusValues = 8    // how many values count for it
	alonePowerful    = 0.5  // a check that takes more than this share of strings proves nothing
)

// A form tells by itself when the probability of its label alone is tellingForm
// or more. Where a tenth of the values have one, they weigh against NONE, whatever
// the header says: there may be e-mail addresses in a column of descriptions.
const (
	tellingForm   = 0.85
	tellingValues = -5.0
)

// What the neighbours weigh, for a kind whose header is ambiguous.
const (
	besidePeople = 1.6
	besideThings = -1.6
	besideTwin   = 3.0 // first beside last, lat beside long
)

// mostCandidates is how many candidates a result lists.
const mostCandidates = 5

// A kind is a label with all recognizers that know it.
type kind struct {
	label       privet.Label
	recognizers []*Recognizer
}

// newKinds gathers the recognizers by label, in the order of their first, and
// gives the index of its kind for each.
func newKinds(recognizers []*Recognizer) (kinds []kind, kindOf []int) {
	for _, r := range recognizers {
		i := slices.IndexFunc(kinds, func(k kind) bool { return k.label == r.Label })
		if i < 0 {
			i = len(kinds)
			kinds = append(kinds, kind{label: r.Label})
		}
		kinds[i].recognizers = append(kinds[i].recognizers, r)
		kindOf = append(kindOf, i)
	}
	return kinds, kindOf
}

// Columns says what each column holds: one result for each column, in the same
// order. The columns are one table; they inform each other, and neither their
// order nor that of the rows matters. All values are looked at. Two columns may
// have the same name, and columns need not be of equal length.
func (p *Profiler) Columns(columns []Column) []Result {
	return p.ColumnsWith(columns, nil)
}

// ColumnsWith is [Profiler.Columns] for one call with demands of its own.
// Columns of labels that are not asked for, and those whose label is not
// probable enough, are UNKNOWN.
func (p *Profiler) ColumnsWith(columns []Column, q *Query) []Result {
	query := q.or(&p.query)
	views := make([]view, len(columns))
	for i := range columns {
		views[i] = p.look(&columns[i], query.Explain)
	}
	for i := range views {
		views[i].weigh(p.kinds)
	}
	people, things := 0, 0
	for i := range views {
		if views[i].isPersonal(p.kinds) {
			people++
		}
		if views[i].isThing() {
			things++
		}
	}
	results := make([]Result, len(columns))
	for i := range views {
		p.askNeighbours(views, i, people, things)
	}
	for i := range views {
		views[i].weigh(p.kinds)
		results[i] = p.verdict(&columns[i], &views[i], &query)
	}
	return results
}

// A view is what is seen in one column.
type view struct {
	count  int // values that say something
	scores []score
	none   score
	unsure score

	telling int  // values that have a form which hardly anything else has
	things  bool // the header names what products have

	// probabilities of the kinds, and behind them of NONE and UNKNOWN
	probabilities []float64
}

// A score is the logarithm of the odds of one kind and what it is made of.
type score struct {
	total     float64
	matched   int
	ambiguous bool   // the header says it, and things have such headers too
	phrase    string // of the header
	named     bool   // the header says it without ambiguity
	explain   bool   // whether evidence is kept
	evidence  []privet.Evidence
}

func (s *score) add(kind privet.EvidenceKind, weight float64, format string, args ...any) {
	s.total += weight
	if !s.explain {
		return
	}
	s.evidence = append(s.evidence, privet.Evidence{Kind: kind, Detail: fmt.Sprintf(format, args...), Weight: weight})
}

// saysNothing reports whether a value stands for the want of one.
func saysNothing(v string) bool {
	if len(v) > 9 {
		return false
	}
	switch strings.ToLower(v) {
	case "", "null", "nil", "none", "n/a", "na", "nan", "-", "--", "\\n", "undefined", "(null)", "<null>", "#n/a":
		return true
	}
	return false
}

// look scores a column by its header and its values.
func (p *Profiler) look(c *Column, explain bool) view {
	v := view{scores: make([]score, len(p.kinds))}
	v.none = score{total: priorNone, explain: explain}
	v.unsure = score{total: priorUnknown, explain: explain}
	for i := range v.scores {
		v.scores[i] = score{total: priorKind, explain: explain}
	}
	values := make([]string, 0, len(c.Values))
	for _, s := range c.Values {
		if s = strings.TrimSpace(s); !saysNothing(s) && !p.allowed.has(s) {
			values = append(values, s)
		}
	}
	v.count = len(values)
	personalHeader := false
	for _, h := range p.headers.hits(c.Name) {
		if h.kind == notPersonal {
			v.things = v.things || thingHeaders[h.phrase]
			v.none.add(privet.EvidenceHeader, h.weight, "%s", h.phrase)
			continue
		}
		personalHeader = personalHeader || h.weight > 0
		s := &v.scores[h.kind]
		s.add(privet.EvidenceHeader, h.weight, "%s", h.phrase)
		s.ambiguous, s.phrase = h.ambiguous, h.phrase
		s.named = !h.ambiguous && h.weight > 0
	}
	if v.count == 0 {
		return v
	}
	for i, f := range p.fits(values, &v) {
		v.scores[i].weighFit(f, len(values))
	}
	if v.telling*10 >= len(values) {
		v.none.add(privet.EvidenceValues, tellingValues, "%d of %d values have a form that tells", v.telling, len(values))
	}
	v.lookForThings(values, personalHeader)
	if isFreeText(values) {
		v.unsure.add(privet.EvidenceValues, 1.5, "free text")
	}
	return v
}

// A fit is what the values of a column say about one kind.
type fit struct {
	matched int     // values that have a form of the kind
	worth   float64 // the sum of the logarithms of the odds of each of them alone
	weakest float64 // the highest rate of false acceptance of the checks that took them

	// alone and falseAccept are those of the recognizer that is surest of the
	// value that is looked at.
	alone, falseAccept float64
	byCell             bool // it was cell, and no form
}

// consider notes that a recognizer takes the present value.
func (f *fit) consider(alone, falseAccept float64) {
	if alone > f.alone {
		f.alone, f.falseAccept = alone, falseAccept
	}
}

// askedAlways is the probability from which on what a value may look like says
// something even when the header does not name the kind. Most values look like
// they could name a place; that is asked only where the header says so.
const askedAlways = 0.1

// fits asks all kinds about all values.
func (p *Profiler) fits(values []string, v *view) []fit {
	fits := make([]fit, len(p.kinds))
	c := cells.Get().(*cell)
	defer cells.Put(c)
	type looser struct {
		kind int
		r    *Recognizer
	}
	var loose []looser
	for i, r := range p.scanner.recognizers {
		k := p.kindOf[i]
		if r.cell != nil && (r.cellAlone >= askedAlways || v.scores[k].phrase != "") {
			loose = append(loose, looser{k, r})
		}
	}
	for _, value := range values {
		c.set(value)
		p.scanner.wholes(c, func(recognizer int, alone float64) bool {
			r := p.scanner.recognizers[recognizer]
			if !r.cellDecides && !r.allowed.has(c.text) {
				fits[p.kindOf[recognizer]].consider(alone, r.falseAccept())
			}
			return true
		})
		for _, l := range loose {
			if f := &fits[l.kind]; f.alone == 0 && l.r.cell(c.text) {
				f.consider(orDefault(l.r.cellAlone, 0.01), 1)
				f.byCell = true
			}
		}
		telling := false
		for i := range fits {
			if f := &fits[i]; f.alone > 0 {
				telling = telling || f.alone >= tellingForm && !f.byCell
				f.matched++
				f.worth += logit(f.alone)
				f.weakest = max(f.weakest, f.falseAccept)
				f.alone, f.byCell = 0, false
			}
		}
		if telling {
			v.telling++
		}
	}
	return fits
}

// weighFit adds to the score of a kind what n values say about it.
func (s *score) weighFit(f fit, values int) {
	s.matched = f.matched
	n, m := float64(values), float64(f.matched)
	share := m / n
	if share < halfShare {
		w := contradiction * (1 - share) * n / (n + 1)
		if s.named {
			w = max(w, namedAllTheSame)
		}
		s.add(privet.EvidenceValues, w, "%d of %d values fit", f.matched, values)
		return
	}
	w := max(looseFit, f.worth/m-priorKind)
	if f.worth > 0 {
		w *= 1 + min(1, math.Log(m)/manyValues)/2
	}
	if share < fitShare {
		w = w*(share-halfShare)/(fitShare-halfShare) - (fitShare-share)*2
		if s.named {
			w = max(w, namedAllTheSame)
		}
	}
	s.add(privet.EvidenceValues, w, "%d of %d values fit", f.matched, values)
	if f.weakest < alonePowerful && share >= fitShare && m > 1 {
		bonus := min(checkBonusMost, min(m-1, checkBonusValues)*-math.Log(f.weakest))
		s.add(privet.EvidenceCheckDigit, bonus, "a check that holds for a share of %.2g of such values by chance", f.weakest)
	}
}

// weigh makes probabilities of the scores.
func (v *view) weigh(kinds []kind) {
	if v.probabilities == nil {
		v.probabilities = make([]float64, len(kinds)+2)
	}
	highest := max(v.none.total, v.unsure.total)
	for i := range v.scores {
		highest = max(highest, v.scores[i].total)
	}
	// The kinds that neither the header nor any value speaks for share one
	// probability, so that it does not matter how many kinds there are.
	sum := math.Exp(priorOthers - highest)
	for i := range v.probabilities {
		s := v.score(i)
		v.probabilities[i] = 0
		if i >= len(v.scores) || s.matched > 0 || s.phrase != "" {
			v.probabilities[i] = math.Exp(s.total - highest)
			sum += v.probabilities[i]
		}
	}
	for i := range v.probabilities {
		v.probabilities[i] /= sum
	}
}

// score gives the score at an index of probabilities.
func (v *view) score(i int) *score {
	switch i - len(v.scores) {
	case 0:
		return &v.none
	case 1:
		return &v.unsure
	}
	return &v.scores[i]
}

// sureOf is the probability from which on a column speaks for its neighbours.
const sureOf = 0.7

// isPersonal reports whether the column surely holds what belongs to a person
// and not to a thing.
func (v *view) isPersonal(kinds []kind) bool {
	for i := range kinds {
		if v.probabilities[i] >= sureOf {
			switch kinds[i].label.Category() {
			case privet.CategoryPerson, privet.CategoryContact, privet.CategoryGovernment, privet.CategoryDemographic, privet.CategoryHealth:
				return true
			}
			return kinds[i].label == "DOB"
		}
	}
	return false
}

// isThing reports whether the column surely describes a thing that is bought or
// made. Dates, flags and amounts stand beside people as well.
func (v *view) isThing() bool {
	return v.things && v.probabilities[len(v.scores)] >= sureOf
}

// twins are headers that belong together.
var twins = map[string]string{"first": "last", "last": "first", "lat": "long", "long": "lat", "lon": "lat", "lng": "lat"}

// askNeighbours lets the other columns speak for or against a kind that the
// header names in a word that things have as well.
func (p *Profiler) askNeighbours(views []view, i, people, things int) {
	v := &views[i]
	if v.isPersonal(p.kinds) {
		people-- // a column does not speak for itself
	}
	for k := range v.scores {
		s := &v.scores[k]
		if !s.ambiguous {
			continue
		}
		if hasTwin(views, i, s.phrase) {
			s.add(privet.EvidenceNeighbour, besideTwin, "%s", twins[s.phrase])
		}
		switch {
		case people > 0:
			s.add(privet.EvidenceNeighbour, besidePeople, "personal columns beside it")
		case things >= 2:
			s.add(privet.EvidenceNeighbour, besideThings, "columns about things beside it")
		}
	}
}

// hasTwin reports whether another column has the header that goes with phrase.
func hasTwin(views []view, i int, phrase string) bool {
	twin, ok := twins[phrase]
	if !ok {
		return false
	}
	for j := range views {
		if j == i {
			continue
		}
		for k := range views[j].scores {
			if h := views[j].scores[k].phrase; h == twin || twins[h] == phrase {
				return true
			}
		}
	}
	return false
}

// verdict turns a view into a result.
func (p *Profiler) verdict(c *Column, v *view, q *Query) Result {
	unsure := len(v.scores) + 1
	winner := 0
	for i, probability := range v.probabilities {
		if probability > v.probabilities[winner] {
			winner = i
		}
	}
	label := p.labelAt(winner)
	confidence := v.probabilities[winner]
	if winner < len(v.scores) && (!q.wants(label) || confidence < q.leastOf(label)) {
		// What is not sure enough, or not asked for, is UNKNOWN. As far as it was
		// not sure, that is right.
		winner, label = unsure, privet.Unknown
		confidence = max(1-confidence, v.probabilities[unsure])
	}
	r := Result{
		Column:     c.Name,
		Label:      label,
		Confidence: confidence,
		Count:      v.count,
		Matched:    v.score(winner).matched,
	}
	if q.Explain {
		r.Evidence = slices.Clone(v.score(winner).evidence)
		slices.SortStableFunc(r.Evidence, func(a, b privet.Evidence) int {
			return cmp.Compare(math.Abs(b.Weight), math.Abs(a.Weight))
		})
		order := make([]int, len(v.probabilities))
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(v.probabilities[b], v.probabilities[a]) })
		for _, i := range order[:min(mostCandidates, len(order))] {
			r.Candidates = append(r.Candidates, privet.Candidate{Label: p.labelAt(i), Confidence: v.probabilities[i]})
		}
	}
	return r
}

// labelAt is the label at an index of probabilities.
func (p *Profiler) labelAt(i int) privet.Label {
	switch i - len(p.kinds) {
	case 0:
		return privet.None
	case 1:
		return privet.Unknown
	}
	return p.kinds[i].label
}
