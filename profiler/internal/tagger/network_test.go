package tagger

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestTwins holds the fast ways equal to the plain ones, for every number of tokens up to some.
func TestTwins(t *testing.T) {
	if !slices.Contains([]bool{hasVNNI, hasAVX2}, true) {
		t.Skip("there is one way alone")
	}
	r := rand.New(rand.NewPCG(1, 2))
	small := func(n int) []int8 {
		list := make([]int8, n)
		for i := range list {
			list[i] = int8(r.IntN(255) - 127)
		}
		return list
	}
	for n := 1; n < 40; n++ {
		in := ins[n%layers]
		step := in / windows[n%layers]
		weights, from := small(in*width), make([]uint8, (n+4)*step)
		for i := range from {
			from[i] = uint8(r.IntN(levels + 1))
		}
		var scales, biases [width]float32
		for i := range scales {
			scales[i], biases[i] = r.Float32()*1e-3, r.Float32()*60-20
		}
		want, got := make([]uint8, n*width), make([]uint8, n*width)
		plainForward(want, from, step, n, weights, &scales, &biases, in)
		if hasVNNI {
			forwardVNNI(&got[0], &from[0], step, n, &weights[0], &scales, &biases, in)
			if !slices.Equal(got, want) {
				t.Fatalf("%d tokens, %d inputs: VNNI differs", n, in)
			}
		}
		if hasAVX2 {
			clear(got)
			forwardAVX2(&got[0], &from[0], step, n, &weights[0], &scales, &biases, in)
			if !slices.Equal(got, want) {
				t.Fatalf("%d tokens, %d inputs: AVX2 differs", n, in)
			}
		}
		var outScales, outBiases [lanes]float32
		copy(outScales[:], scales[:])
		copy(outBiases[:], biases[:])
		a, b := make([]float32, n*lanes), make([]float32, n*lanes)
		weights = small(width * lanes)
		plainScore(a, want, n, weights, &outScales, &outBiases)
		if hasVNNI {
			scoreVNNI(&b[0], &want[0], n, &weights[0], &outScales, &outBiases)
			if !slices.Equal(a, b) {
				t.Fatalf("%d tokens: the scores of VNNI differ", n)
			}
		}
		if hasAVX2 {
			clear(b)
			scoreAVX2(&b[0], &want[0], n, &weights[0], &outScales, &outBiases)
			if !slices.Equal(a, b) {
				t.Fatalf("%d tokens: the scores of AVX2 differ", n)
			}
		}
		table := small(rows * dim)
		var list [features]uint32
		for i := range list {
			list[i] = uint32(r.IntN(rows))
		}
		var p, q, totalP, totalQ [dim]int16
		plainAdd(&p, table, list[:n%features+1])
		if hasAVX2 {
			addAVX2(&q, &table[0], &list[0], n%features+1)
			if p != q {
				t.Fatal("the sums of rows differ")
			}
			var u, v [dim]uint8
			plainFinish(&u, &p, &totalP)
			finishAVX2(&v, &q, &totalQ)
			if u != v || totalP != totalQ {
				t.Fatal("the vectors differ")
			}
			var mean [dim]float32
			var whole [dim * width]float32
			for i := range mean {
				mean[i] = r.Float32() - 0.5
			}
			for i := range whole {
				whole[i] = r.Float32() - 0.5
			}
			c, d := biases, biases
			plainAddWhole(&c, &mean, &whole)
			addWholeAVX2(&d, &mean, &whole)
			if c != d {
				t.Fatal("what the whole says differs")
			}
		}
		if n > 8 {
			n += 6
		}
	}
}

func BenchmarkForward(b *testing.B) {
	m := builtIn().network
	a := new(activation)
	const n = 128
	a.start(n)
	b.Run("run", func(b *testing.B) {
		for b.Loop() {
			a.run(m, n, 0, n)
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/token")
	})
	b.Run("plain", func(b *testing.B) {
		for b.Loop() {
			for l := range m.layer {
				plainForward(a.values[l&1][edges*width:], a.vectors[:], ins[l]/windows[l], n, m.layer[l].weights, &m.layer[l].scales, &m.layer[l].biases, ins[l])
			}
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/token")
	})
}
