package columns

import (
	"slices"
)

// A guessMemo remembers what the model has said of the inputs of columns of few values.
// Such columns, as requests have them, often look the same to the model though their
// values differ: one date is like another. A look takes a tenth of the time of asking
// again. The same is said of the same inputs, so that no result depends on it, and it
// holds no value.
type guessMemo [1 << guessMemoBits][2]guessed

type guessed struct {
	inputs LookInputs
	odds   []float64
}

// guessMemoBits is the logarithm of how many pairs are remembered, and mostRemembered
// the number of inputs up to which they are.
const (
	guessMemoBits  = 7
	mostRemembered = 64
)

// find gives the place of the inputs, and whether they are there already.
func (m *guessMemo) find(inputs *LookInputs) (g *guessed, ok bool) {
	// A sum, of which no part waits for the one before it.
	const odd = 0x9E3779B97F4A7C15
	sum := uint64(len(inputs.Parts))
	for _, i := range inputs.Wholes {
		mixed := uint64(i+1) * odd
		sum += mixed ^ mixed>>29
	}
	for _, in := range inputs.Parts {
		mixed := (uint64(in.Index+1) + uint64(in.Value)<<32) * odd
		sum += mixed ^ mixed>>31
	}
	hash := sum * odd
	pair := &m[hash>>(64-guessMemoBits)]
	for i := range pair {
		g = &pair[i]
		if slices.Equal(g.inputs.Wholes, inputs.Wholes) && slices.Equal(g.inputs.Parts, inputs.Parts) {
			return g, true
		}
	}
	// The older one of the two makes room.
	pair[0], pair[1] = pair[1], pair[0]
	return &pair[0], false
}

// keep remembers odds for inputs.
func (g *guessed) keep(inputs *LookInputs, odds []float64) {
	if max(len(inputs.Wholes), len(inputs.Parts)) <= mostRemembered {
		g.inputs.Wholes = append(g.inputs.Wholes[:0], inputs.Wholes...)
		g.inputs.Parts = append(g.inputs.Parts[:0], inputs.Parts...)
		g.odds = append(g.odds[:0], odds...)
	}
}
