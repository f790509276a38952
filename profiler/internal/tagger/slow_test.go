package tagger

// plainForward is forward as it is described: value o of token t is held to 0 and levels.
func plainForward(to, from []uint8, step, n int, weights []int8, scales, biases *[width]float32, in int) {
	for t := range n {
		x := from[t*step : t*step+in]
		var sums [width]int32
		for k := 0; k < in; k += 4 {
			a, b, c, d := int32(x[k]), int32(x[k+1]), int32(x[k+2]), int32(x[k+3])
			w := weights[k*width : (k+4)*width]
			for o := range sums {
				sums[o] += a*int32(w[4*o]) + b*int32(w[4*o+1]) + c*int32(w[4*o+2]) + d*int32(w[4*o+3])
			}
		}
		y := to[t*width : t*width+width]
		for o, sum := range sums {
			y[o] = valueOf(sum, scales[o], biases[o])
		}
	}
}
