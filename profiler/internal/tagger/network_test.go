package tagger

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// A trial is made-up input of a layer.
type trial struct {
	in, step       int
	weights        []int8
	from           []uint8
	scales, biases [width]float32
}

func newTrial(r *rand.Rand, n int) *trial {
	x := &trial{in: ins[n%layers]}
	x.step = x.in / windows[n%layers]
	x.weights, x.from = randomSmall(r, x.in*width), make([]uint8, (n+4)*x.step)
	for i := range x.from {
		x.from[i] = uint8(max(0, r.IntN(2*levels+1)-levels)) // half of them are zero
	}
	for i := range x.scales {
		x.scales[i], x.biases[i] = r.Float32()*1e-3, r.Float32()*60-20
	}
	return x
}

func randomSmall(r *rand.Rand, n int) []int8 {
	list := make([]int8, n)
	for i := range list {
		list[i] = int8(r.IntN(255) - 127)
	}
	return list
}

// TestPairs holds forwardPairs equal to its plain twin.
func TestPairs(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for n := range 6 {
		x := newTrial(r, n+1)
		want, got := make([]uint8, (n+1)*width), make([]uint8, (n+1)*width)
		plainForward(want, x.from, x.step, n+1, x.weights, &x.scales, &x.biases, x.in)
		forwardPairs(got, x.from, x.step, n+1, pairsOf(x.weights, x.in), &x.scales, &x.biases, x.in)
		if !slices.Equal(got, want) {
			t.Fatalf("%d tokens, %d inputs differ", n+1, x.in)
		}
	}
}

func BenchmarkForward(b *testing.B) {
	m := builtIn.Get().network
	a := new(activation)
	const n = 128
	a.start(n)
	b.Run("run", func(b *testing.B) {
		for b.Loop() {
			a.run(m, n, 0, n)
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/token")
	})
	b.Run("pairs", func(b *testing.B) {
		var pairs [layers][]int64
		for l := range pairs {
			pairs[l] = pairsOf(m.layer[l].weights, ins[l])
		}
		a.run(m, n, 0, n)
		for b.Loop() {
			from, step := a.vectors[:], dim
			for l := range m.layer {
				y := &m.layer[l]
				forwardPairs(a.values[l&1][edges*width:], from, step, n, pairs[l], &y.scales, &y.biases, ins[l])
				from, step = a.values[l&1][:], width
			}
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/token")
	})
	b.Run("plain", func(b *testing.B) {
		for b.Loop() {
			for l := range m.layer {
				plainForward(a.values[l&1][edges*width:], a.vectors[:], ins[l]/windows[l], n, m.layer[l].weights, &m.layer[l].scales,
					&m.layer[l].biases, ins[l])
			}
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/token")
	})
}
