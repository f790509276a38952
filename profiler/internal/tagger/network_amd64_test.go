package tagger

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestTwins holds what is written in assembly equal to its plain twins, for every number of tokens up to some.
func TestTwins(t *testing.T) {
	if !hasAVX2 {
		t.Skip("there is one way alone")
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, n := range [...]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 22, 29, 36} {
		x := newTrial(r, n)
		want, got := make([]uint8, n*width), make([]uint8, n*width)
		plainForward(want, x.from, x.step, n, x.weights, &x.scales, &x.biases, x.in)
		forwardAVX2(&got[0], &x.from[0], x.step, n, &x.weights[0], &x.scales, &x.biases, x.in)
		if !slices.Equal(got, want) {
			t.Fatalf("%d tokens, %d inputs: AVX2 differs", n, x.in)
		}
		if hasVNNI {
			clear(got)
			forwardVNNI(&got[0], &x.from[0], x.step, n, &x.weights[0], &x.scales, &x.biases, x.in)
			if !slices.Equal(got, want) {
				t.Fatalf("%d tokens, %d inputs: VNNI differs", n, x.in)
			}
		}

		scales, biases := (*[lanes]float32)(x.scales[:]), (*[lanes]float32)(x.biases[:])
		weights := randomSmall(r, width*lanes)
		a, b := make([]float32, n*lanes), make([]float32, n*lanes)
		plainScore(a, want, n, weights, scales, biases)
		scoreAVX2(&b[0], &want[0], n, &weights[0], scales, biases)
		if !slices.Equal(a, b) {
			t.Fatalf("%d tokens: the scores of AVX2 differ", n)
		}
		if hasVNNI {
			clear(b)
			scoreVNNI(&b[0], &want[0], n, &weights[0], scales, biases)
			if !slices.Equal(a, b) {
				t.Fatalf("%d tokens: the scores of VNNI differ", n)
			}
		}
	}

	table := randomSmall(r, rows*dim)
	for n := 1; n <= features; n++ {
		var list [features]uint32
		for i := range list {
			list[i] = uint32(r.IntN(rows))
		}
		var p, q, totalP, totalQ [dim]int16
		plainAdd(&p, table, list[:n])
		addAVX2(&q, &table[0], &list[0], n)
		if p != q {
			t.Fatalf("the sums of %d rows differ", n)
		}
		var u, v [dim]uint8
		plainFinish(&u, &p, &totalP)
		finishAVX2(&v, &q, &totalQ)
		if u != v || totalP != totalQ {
			t.Fatal("the vectors differ")
		}
	}

	var mean [dim]float32
	var whole [dim * width]float32
	for i := range mean {
		mean[i] = r.Float32() - 0.5
	}
	for i := range whole {
		whole[i] = r.Float32() - 0.5
	}
	var c, d [width]float32
	plainAddWhole(&c, &mean, &whole)
	addWholeAVX2(&d, &mean, &whole)
	if c != d {
		t.Fatal("what the whole says differs")
	}
}
