package risk

import (
	"errors"
	"math"
	"slices"

	"github.com/privet-go/privet"
)

// A Reidentification says how easily people are found again in a table by its
// quasi-identifiers: the columns that somebody may know of a person, such as date
// of birth, sex and postcode. A [Table] makes it. Rows that agree in all of them
// are a class; the fewer rows a class has, the easier.
//
// It holds counts and shares, and never a value.
type Reidentification struct {
	// QuasiIdentifiers are the labels of the columns, as [TableOptions] has them.
	QuasiIdentifiers []privet.Label `json:"quasiIdentifiers"`

	Rows    int64 `json:"rows"`
	Classes int64 `json:"classes"`

	// K is the size of the smallest class: the table is K-anonymous and no
	// more (Sweeney 2002). It is 0 for a table without rows.
	K int64 `json:"k"`

	// Histogram says how many classes have each size, the smallest size first.
	// It is never nil.
	Histogram []ClassSize `json:"histogram"`

	// Threshold is the risk, 0–1, above which a record counts as at risk.
	Threshold float64 `json:"threshold"`

	// Prosecutor is the risk where the intruder knows that a person is in the
	// table.
	Prosecutor IntruderRisk `json:"prosecutor"`

	// Journalist is the risk where the intruder only knows that a person is in
	// the population that the table is a sample of. Nil without a population.
	Journalist *IntruderRisk `json:"journalist,omitempty"`

	// Marketer is the share of records, 0–1, that an intruder gets right who
	// matches all of them with the population, or with the table itself where
	// none is known.
	Marketer float64 `json:"marketer"`

	// Population is the number of people that the table is a sample of, or 0
	// where it is not known.
	Population int64 `json:"population,omitempty"`

	// PopulationEstimated says that only the size of the population was given,
	// so that each class is taken to be as frequent there as in the table.
	PopulationEstimated bool `json:"populationEstimated,omitempty"`

	// Sensitive says how well the classes hide each sensitive column. It is
	// never nil.
	Sensitive []SensitiveRisk `json:"sensitive"`
}

// A ClassSize says how many classes have one size.
type ClassSize struct {
	Size    int64 `json:"size"` // rows of each class
	Classes int64 `json:"classes"`
}

// An IntruderRisk holds the three figures that El Emam gives for each kind of
// intruder (Guide to the De-Identification of Personal Health Information, 2013,
// chapter 16), all in 0–1.
type IntruderRisk struct {
	AtRisk  float64 `json:"atRisk"`  // share of records whose risk is above the threshold
	Highest float64 `json:"highest"` // of one record
	Average float64 `json:"average"` // over all records
}

// A SensitiveRisk says how well the classes hide a sensitive column.
type SensitiveRisk struct {
	Label privet.Label `json:"label"`

	// L is the smallest number of different values in a class: the table has
	// distinct L-diversity (Machanavajjhala et al. 2007).
	L int64 `json:"l"`

	// T is the largest distance between the distribution of the values in a
	// class and that in the whole table, 0–1: the table has T-closeness (Li et
	// al. 2007).
	T float64 `json:"t"`

	// Distance is equal or ordered, the ground distance of T.
	Distance string `json:"distance"`

	Values int64 `json:"values"` // different ones in the table
}

// The grades of the factor reidentification. What decides is the average risk of
// a record, which a few rare people cannot drive up alone, and the highest one
// with less weight, because somebody is always rare. The thresholds are those in
// use for releases: 0.09 (EMA Policy 0070, and the cells of eleven of CMS), 0.2
// (classes of five) and 1/3 (classes of three).
var (
	averageRisks = []grade{
		{},
		{over: 0.09, weight: percent(15), effect: "on average fewer than 12 records are alike in their quasi-identifiers"},
		{over: 0.2, weight: percent(25), effect: "on average fewer than five records are alike in their quasi-identifiers"},
		{over: 1.0 / 3, weight: percent(40), effect: "on average fewer than three records are alike in their quasi-identifiers"},
	}
	highestRisks = []grade{
		{},
		{over: 0.09, weight: percent(5), effect: "some records are alike with fewer than eleven others in their quasi-identifiers"},
		{over: 1.0 / 3, weight: percent(10), effect: "some records are alike with fewer than two others in their quasi-identifiers"},
	}
)

// check refuses what is no result of a [Table].
func (r *Reidentification) check() []error {
	c := checker{}
	if r != nil {
		for _, v := range []float64{r.Prosecutor.AtRisk, r.Prosecutor.Highest, r.Prosecutor.Average} {
			c.refuse(!(v >= 0 && v <= 1), "reidentification.prosecutor", "must have shares from 0 to 1")
		}
	}
	return c.errs
}

// effect is what r adds to a score, or nothing. Each quasi-identifier is taken to
// single people out as much as the others, so that masking one of five takes a
// fifth of the weight away, but for what masking leaves. The figure for a masked
// table is had by assessing that table. What is masked is told by
// [Options].Masked alone, whatever the tags are.
func (r *Reidentification) effect(masked func(privet.Label) bool) (effect, bool) {
	if r == nil || r.Rows == 0 {
		return effect{}, false
	}
	g := byNumber(averageRisks, r.Prosecutor.Average)
	if h := byNumber(highestRisks, r.Prosecutor.Highest); h.weight > g.weight {
		g = h
	}
	if n := share(len(r.QuasiIdentifiers)); n > 0 {
		left := share(0)
		for _, label := range r.QuasiIdentifiers {
			if masked(label) {
				left += residualShare
			} else {
				left += whole
			}
		}
		g.weight = (left / n).of(g.weight)
	}
	return effect{factor: "reidentification", grade: g}, g.weight > 0
}

// A classCount is what the figures need to know of the classes: how many have f
// rows in the table and pop rows in the population.
type classCount struct{ f, pop int64 }

// figures computes everything but the sensitive columns. The classes are those
// with rows in the table; pop counts only where a population table was given.
func (r *Reidentification) figures(classes map[classCount]int64, populationTable bool) {
	r.Histogram = []ClassSize{}
	if r.Rows == 0 {
		return
	}
	n := float64(r.Rows)
	// The sums go over the classes in one order, so that equal tables have equal
	// figures to the last bit.
	keys := make([]classCount, 0, len(classes))
	for k := range classes {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b classCount) int {
		if a.f != b.f {
			return int(min(1, max(-1, a.f-b.f)))
		}
		return int(min(1, max(-1, a.pop-b.pop)))
	})
	var j IntruderRisk
	var atRisk, atRiskJ int64
	matched, popRows := 0.0, 0.0
	scale := 1.0 // rows of the population for each row of the table
	if r.Population > 0 {
		scale = float64(max(r.Population, r.Rows)) / n
	}
	for _, k := range keys {
		count := classes[k]
		if last := len(r.Histogram) - 1; last >= 0 && r.Histogram[last].Size == k.f {
			r.Histogram[last].Classes += count
		} else {
			r.Histogram = append(r.Histogram, ClassSize{k.f, count})
		}
		if above(1/float64(k.f), r.Threshold) {
			atRisk += k.f * count
		}
		inPop := float64(k.f) * scale
		if populationTable {
			inPop = float64(max(k.pop, k.f))
		}
		if above(1/inPop, r.Threshold) {
			atRiskJ += k.f * count
		}
		j.Highest = math.Max(j.Highest, 1/inPop)
		matched += float64(count) * float64(k.f) / inPop
		popRows += float64(count) * inPop
	}
	r.K = r.Histogram[0].Size
	r.Prosecutor = IntruderRisk{
		AtRisk:  float64(atRisk) / n,
		Highest: 1 / float64(r.K),
		Average: float64(r.Classes) / n,
	}
	r.Marketer = r.Prosecutor.Average
	if populationTable || r.Population > 0 {
		j.AtRisk = float64(atRiskJ) / n
		r.Marketer = matched / n
		j.Average = math.Max(float64(r.Classes)/popRows, r.Marketer)
		r.Journalist = &j
	}
}

// above reports whether a risk is above a threshold, and not only by the error of
// a division: a class of five is not above 0.2.
func above(risk, threshold float64) bool { return risk > threshold+1e-12 }

// ErrTooLarge says that a table crosses a limit of [TableOptions]. There is no
// result then: a part of a table says nothing about the whole.
var ErrTooLarge = errors.New("the table is too large to assess")
