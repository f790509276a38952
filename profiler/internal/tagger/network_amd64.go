package tagger

import (
	"unsafe"

	"github.com/privet-go/privet/profiler/internal/cpu"
)

var hasVNNI, hasAVX2 = cpu.Has().VNNI, cpu.Has().AVX2

// hasProducts reports whether the processor has products of bytes.
var hasProducts = hasVNNI || hasAVX2

// asSmall gives bytes as signed numbers.
func asSmall(b []byte) []int8 {
	return unsafe.Slice((*int8)(unsafe.Pointer(unsafe.SliceData(b))), len(b))
}

// forward computes a layer for n tokens: the values of token t are those of the weights and the inputs
// from[t*step:], of which there are in, a multiple of four.
func forward(to, from []uint8, step, n int, y *layer, biases *[width]float32, in int) {
	_, _, _ = to[n*width-1], from[(n-1)*step+in-1], y.weights[in*width-1]
	switch {
	case hasVNNI:
		forwardVNNI(&to[0], &from[0], step, n, &y.weights[0], &y.scales, biases, in)
	case hasAVX2:
		forwardAVX2(&to[0], &from[0], step, n, &y.weights[0], &y.scales, biases, in)
	default:
		forwardPairs(to, from, step, n, y.pairs, &y.scales, biases, in)
	}
}

// score computes the scores of the tags of n tokens.
func score(to []float32, from []uint8, n int, weights []int8, scales, biases *[lanes]float32) {
	_, _, _ = to[n*lanes-1], from[n*width-1], weights[width*lanes-1]
	if hasVNNI {
		scoreVNNI(&to[0], &from[0], n, &weights[0], scales, biases)
		return
	}
	if hasAVX2 {
		scoreAVX2(&to[0], &from[0], n, &weights[0], scales, biases)
		return
	}
	plainScore(to, from, n, weights, scales, biases)
}

// add adds some rows to a vector.
func add(sum *[dim]int16, table []int8, list []uint32) {
	if !hasAVX2 {
		plainAdd(sum, table, list)
		return
	}
	if len(list) > 0 && len(table) == rows*dim {
		for _, r := range list {
			_ = table[int(r)*dim]
		}
		addAVX2(sum, &table[0], &list[0], len(list))
	}
}

// finish makes a vector of a sum of rows.
func finish(to *[dim]uint8, sum, total *[dim]int16) {
	if !hasAVX2 {
		plainFinish(to, sum, total)
		return
	}
	finishAVX2(to, sum, total)
}

// addWhole adds to the biases of the first layer what the mean of the vectors says.
func addWhole(biases *[width]float32, mean *[dim]float32, whole *[dim * width]float32) {
	if !hasAVX2 {
		plainAddWhole(biases, mean, whole)
		return
	}
	addWholeAVX2(biases, mean, whole)
}

//go:noescape
func addWholeAVX2(biases *[width]float32, mean *[dim]float32, whole *[dim * width]float32)

//go:noescape
func forwardVNNI(to, from *uint8, step, n int, weights *int8, scales, biases *[width]float32, in int)

//go:noescape
func forwardAVX2(to, from *uint8, step, n int, weights *int8, scales, biases *[width]float32, in int)

//go:noescape
func scoreVNNI(to *float32, from *uint8, n int, weights *int8, scales, biases *[lanes]float32)

//go:noescape
func scoreAVX2(to *float32, from *uint8, n int, weights *int8, scales, biases *[lanes]float32)

//go:noescape
func addAVX2(sum *[dim]int16, table *int8, list *uint32, n int)

//go:noescape
func finishAVX2(to *[dim]uint8, sum, total *[dim]int16)
