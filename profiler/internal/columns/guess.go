package columns

import (
	"math"
	"slices"

	"github.com/privet-go/privet"
)

// This file asks the model of looks about a column, and brings what it says of its
// classes to the kinds.

// A guessing is the memory in which a model is asked, and what it has said of the
// present column.
type guessing struct {
	model  *lookModel
	inputs lookInputs
	fits   []lookFit

	distinct int     // different values of the present column, up to mostDistinct
	fitOf    []int32 // by kind, its place among the fits of the model, or -1

	// The odds are those of groups of classes: NONE, the kinds of which the model has
	// no class, and behind these the kinds of which it has some.
	odds   []float64
	by     float64  // what they are still to be multiplied with
	untold float64  // the probability of kinds that no value tells, which has been taken from them
	order  []uint16 // of the classes, by group
	ends   []uint16 // by group
	kinds  []int    // by group from groupKinds on, in order

	// persons are, by a likeness, the groups that are like it or more.
	persons [likePeople + 1][]uint16
	place   []int16 // by kind, its group; groupOthers when the model has no class of it

	words []uint64
	sums  []int32
	upTo  []uint64

	memo guessMemo
}

// The groups.
const (
	groupNone = iota
	groupOthers
	groupKinds
)

// setModel makes it ask a model.
func (g *guessing) setModel(m *lookModel, kinds []kind) {
	find := func(l privet.Label) int { return slices.IndexFunc(kinds, func(k kind) bool { return k.Label == l }) }
	*g = guessing{model: m, place: make([]int16, len(kinds))}
	for k := range kinds {
		g.place[k] = groupOthers
		if slices.ContainsFunc(m.classes, func(c lookClass) bool { return c.label == kinds[k].Label }) {
			g.place[k] = int16(groupKinds + len(g.kinds))
			g.kinds = append(g.kinds, k)
		}
	}
	for group := range groupKinds + len(g.kinds) {
		like := likeNothing
		if group >= groupKinds {
			like = likenessOf(kinds[g.kinds[group-groupKinds]].Label)
		}
		for least := range like + 1 {
			g.persons[least] = append(g.persons[least], uint16(group))
		}
	}
	groupOf := make([]int, len(m.classes))
	for i, c := range m.classes {
		groupOf[i] = groupOthers
		if k := find(c.label); c.label == privet.None {
			groupOf[i] = groupNone
		} else if k >= 0 {
			groupOf[i] = int(g.place[k])
		}
	}
	g.odds = make([]float64, groupKinds+len(g.kinds))
	for group := range g.odds {
		for i := range groupOf {
			if groupOf[i] == group {
				g.order = append(g.order, uint16(i))
			}
		}
		g.ends = append(g.ends, uint16(len(g.order)))
	}
	g.upTo = make([]uint64, len(m.classes)+1)
	g.words = make([]uint64, m.many.words)
	for k := range kinds {
		g.fitOf = append(g.fitOf, int32(slices.Index(m.fits, kinds[k].Label)))
	}
}

// knows reports whether the model has a class of a kind.
func (g *guessing) knows(kind int) bool { return kind >= 0 && g.place[kind] != groupOthers }

// probability is that of a kind, or of all together that the model has no class of.
func (g *guessing) probability(kind int) float64 { return g.of(int(g.place[kind])) }

// nothing is the probability that it is nothing personal.
func (g *guessing) nothing() float64 { return g.of(groupNone) }

// of is the probability of a group, which is 1 at most as far as the sum is exact.
func (g *guessing) of(group int) float64 { return min(1, g.odds[group]*g.by) }

// ofPerson is the probability that the values are what only people have, where such a
// likeness counts.
func (g *guessing) ofPerson(least likeness) float64 {
	sum := 0.0
	for _, group := range g.persons[least] {
		sum += g.odds[group]
	}
	return min(1, sum*g.by)
}

// sum is the probability of some kinds together, each of which the model knows.
func (g *guessing) sum(kinds []int) float64 {
	sum := 0.0
	for _, k := range kinds {
		sum += g.probability(k)
	}
	return min(1, sum)
}

// addLikely adds the kinds of which the model has a class, if they are likely enough
// to be weighed for that alone.
func (g *guessing) addLikely(set kindSet) {
	for i, p := range g.odds[groupKinds:] {
		if p*g.by >= leastLikely {
			set.add(g.kinds[i])
		}
	}
}

// ask asks what n values look like.
func (g *guessing) ask(x *Table, values []string, n int) {
	s := lookSummary{things: x.things.summary(values, n)}
	g.distinct = x.things.distinct(values, n, mostDistinct)
	if n >= fewValues {
		s.distinct = g.distinct
	}
	g.by = 1
	g.fits = g.fits[:0]
	for _, k := range x.tally.touched {
		if label := g.fitOf[k]; label >= 0 && x.tally.fit[k].matched > 0 {
			g.noteFit(lookFitOf(label, x.tally.fit[k], n))
		}
	}
	s.fits = g.fits
	x.looks.inputs(&g.inputs, g.model, &s)
	if n >= fewLooked {
		g.work(&g.model.many)
		return
	}
	known, ok := g.memo.find(&g.inputs)
	if ok {
		copy(g.odds, known.odds)
		return
	}
	g.work(&g.model.few)
	known.keep(&g.inputs, g.odds)
}

// noteFit puts a fit in its place. There are a handful.
func (g *guessing) noteFit(f lookFit) {
	g.fits = append(g.fits, f)
	for i := len(g.fits) - 1; i > 0 && g.fits[i-1].label > f.label; i-- {
		g.fits[i-1], g.fits[i] = f, g.fits[i-1]
	}
}

// work makes the odds of the inputs.
func (g *guessing) work(w *lookRows) {
	g.sums = w.sum(g.sums, g.words, &g.inputs)
	softmax(g.odds, g.sums, g.upTo, g.order, g.ends)
}

// logOf is the logarithm of a probability, as far as it is above leastLook. Most are
// not.
func logOf(probability float64) float64 {
	if probability < expLeastLook {
		return leastLook
	}
	return math.Log(probability)
}

var expLeastLook = math.Exp(leastLook)

// A guessMemo remembers what the model has said of the inputs of columns of few values.
// Such columns, as requests have them, often look the same to the model though their
// values differ: one date is like another. A look takes a tenth of the time of asking
// again. The same is said of the same inputs, so that no result depends on it, and it
// holds no value.
type guessMemo [1 << guessMemoBits][2]guessed

type guessed struct {
	inputs lookInputs
	odds   []float64
}

// guessMemoBits is the logarithm of how many pairs are remembered, and mostRemembered
// the number of inputs up to which they are.
const (
	guessMemoBits  = 7
	mostRemembered = 64
)

// find gives the place of the inputs, and whether they are there already.
func (m *guessMemo) find(inputs *lookInputs) (g *guessed, ok bool) {
	// A sum, of which no part waits for the one before it.
	const odd = 0x9E3779B97F4A7C15
	sum := uint64(len(inputs.parts))
	for _, i := range inputs.wholes {
		mixed := uint64(i+1) * odd
		sum += mixed ^ mixed>>29
	}
	for _, in := range inputs.parts {
		mixed := (uint64(in.index+1) + uint64(in.value)<<32) * odd
		sum += mixed ^ mixed>>31
	}
	hash := sum * odd
	pair := &m[hash>>(64-guessMemoBits)]
	for i := range pair {
		g = &pair[i]
		if slices.Equal(g.inputs.wholes, inputs.wholes) && slices.Equal(g.inputs.parts, inputs.parts) {
			return g, true
		}
	}
	// The older one of the two makes room.
	pair[0], pair[1] = pair[1], pair[0]
	return &pair[0], false
}

// keep remembers odds for inputs.
func (g *guessed) keep(inputs *lookInputs, odds []float64) {
	if max(len(inputs.wholes), len(inputs.parts)) <= mostRemembered {
		g.inputs.wholes = append(g.inputs.wholes[:0], inputs.wholes...)
		g.inputs.parts = append(g.inputs.parts[:0], inputs.parts...)
		g.odds = append(g.odds[:0], odds...)
	}
}
