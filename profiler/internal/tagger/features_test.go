package tagger

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// plainScore is score by the rows of AppendFeatures, byte for byte.
func plainScore(m *Model, c *Chain, text string, i int) (s [tags]int32) {
	for _, row := range c.AppendFeatures(nil, text, i) {
		weights := m.weights[row*rowBytes : row*rowBytes+rowBytes]
		for k := range tags / 2 {
			s[k] += (int32(weights[2*k]) - rowBias) * (weightScale / rowScale)
			s[k+tags/2] += (int32(weights[2*k+1]) - rowBias) * (weightScale / rowScale)
		}
	}
	return s
}

// TestScore holds score to plainScore, on chains of all kinds and on weights that are as
// large as they can be.
func TestScore(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 7))
	file := make([]byte, modelBytes)
	for i := range file {
		file[i] = [...]byte{0, 1, 127, 128, 129, 254, 255, 255}[r.IntN(8)]
	}
	wild, err := NewModel(file)
	if err != nil {
		t.Fatal(err)
	}
	words := 0
	for range 500 {
		text := pile(r, 400)
		if r.IntN(4) == 0 {
			text = strings.ToLower(text)
		}
		for c := range Chains(text) {
			for i := range c.n {
				words++
				for _, m := range [...]*Model{builtIn, wild} {
					var got [tags]int32
					m.score(&got, c, text, i)
					if plainly, want := m.scorePlainly(c, text, i), plainScore(m, c, text, i); got != want || plainly != want {
						t.Fatalf("word %d of the chain at %d of %q: %v, plainly %v, want %v", i, c.tokens[0].start, text, got, plainly, want)
					}
				}
			}
		}
	}
	if words < 5000 {
		t.Errorf("only %d words", words)
	}
}
