//go:build !amd64

package tagger

import "unsafe"

func asSmall(b []byte) []int8 {
	return unsafe.Slice((*int8)(unsafe.Pointer(unsafe.SliceData(b))), len(b))
}

const hasProducts = false

func forward(to, from []uint8, step, n int, y *layer, biases *[width]float32, in int) {
	forwardPairs(to, from, step, n, y.pairs, &y.scales, biases, in)
}

func score(to []float32, from []uint8, n int, weights []int8, scales, biases *[lanes]float32) {
	plainScore(to, from, n, weights, scales, biases)
}

func add(sum *[dim]int16, table []int8, list []uint32) { plainAdd(sum, table, list) }

func finish(to *[dim]uint8, sum, total *[dim]int16) { plainFinish(to, sum, total) }

func addWhole(biases *[width]float32, mean *[dim]float32, whole *[dim * width]float32) {
	plainAddWhole(biases, mean, whole)
}
