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
