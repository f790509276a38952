package tagger

import (
	_ "embed"
	"encoding/binary"
	"errors"
	"math"
)

// This file is the network: the vectors of the tokens go through three layers, each of which looks at a
// window of tokens and gives as many values for each; the last values give a score to each tag. All of it is
// in whole numbers of eight bits, which the learning has got used to: see learn.c.

// The sizes of the network.
const (
	dim     = 64 // values of the vector of a token
	width   = 96 // values of a token behind each layer
	layers  = 3
	edges   = 2 // tokens of nothing before and behind a stretch: half of the widest window
	lanes   = 16
	levels  = 127 // of a value
	middle  = 64  // the level of nothing in a vector
	vecStep = 4   // steps of a row in one of a vector
	tags    = Tags
)

// windows are how many tokens each layer looks at, and ins how many values that are.
var (
	windows = [layers]int{5, 3, 3}
	ins     = [layers]int{5 * dim, 3 * width, 3 * width}
)

// mostTokens bounds the tokens of a stretch.
const mostTokens = 256

// A network is the weights, laid out as they are used. It never changes.
type network struct {
	words  vocabulary
	rows   []int8 // dim of each row
	layer  [layers]layer
	whole  [dim * width]float32 // what the mean of all vectors adds to the first layer, for each of its values
	out    []int8               // as in a layer, for lanes values
	scales [lanes]float32       // of the scores
	biases [lanes]float32
}

// A layer has its weights by four inputs at a time, then by output. A value is the sum of the products times
// its scale, and its bias.
type layer struct {
	weights []int8
	pairs   []int64 // the same for forwardPairs, where that is used
	scales  [width]float32
	biases  [width]float32
}

var errFile = errors.New("tagger: the file of the weights does not have the right length")

// newNetwork reads the weights from a file that Encode wrote. The rows are used where they are.
func newNetwork(file []byte) (*network, error) {
	m := new(network)
	floats := func(n int) []float32 {
		list := make([]float32, n)
		for i := range list {
			if len(file) < 4 {
				break
			}
			list[i] = math.Float32frombits(binary.LittleEndian.Uint32(file))
			file = file[4:]
		}
		return list
	}
	small := func(n int) []int8 {
		if len(file) < n {
			return make([]int8, n)
		}
		part := asSmall(file[:n])
		file = file[n:]
		return part
	}
	if len(file) != fileBytes {
		return nil, errFile
	}
	m.rows = small(rows * dim)
	for l := range m.layer {
		m.layer[l].weights = small(ins[l] * width)
	}
	m.out = small(width * lanes)
	m.words = vocabulary(file[:vocabularyBytes])
	file = file[vocabularyBytes:]
	for l := range m.layer {
		copy(m.layer[l].scales[:], floats(width))
		copy(m.layer[l].biases[:], floats(width))
	}
	copy(m.whole[:], floats(dim*width))
	copy(m.scales[:], floats(lanes))
	copy(m.biases[:], floats(lanes))
	if !hasProducts {
		for l := range m.layer {
			m.layer[l].pairs = pairsOf(m.layer[l].weights, ins[l])
		}
	}
	return m, nil
}

// fileBytes is the length of the file of the weights.
const fileBytes = rows*dim + vocabularyBytes + (5*dim+6*width)*width + width*lanes + 4*(layers*2*width+dim*width+2*lanes)

// An activation is the memory of one pass.
type activation struct {
	vectors [(mostTokens + 2*edges) * dim]uint8
	values  [2][(mostTokens + 2*edges) * width]uint8
	total   [dim]int16
	mean    [dim]float32
	scores  [mostTokens * lanes]float32
	biases  [width]float32
}

// start makes it ready for n vectors, which are written next.
func (a *activation) start(n int) {
	for i := range edges * dim {
		a.vectors[i] = middle
		a.vectors[(n+edges)*dim+i] = middle
	}
	a.total = [dim]int16{}
}

// vector is the place of vector i.
func (a *activation) vector(i int) *[dim]uint8 {
	return (*[dim]uint8)(a.vectors[(i+edges)*dim:])
}

// run computes the scores of tokens[from:to], of n whose vectors are there.
func (a *activation) run(m *network, n, from, to int) {
	share := 1 / float32(n)
	for i, v := range a.total {
		a.mean[i] = float32(v) * share
	}
	a.biases = m.layer[0].biases
	addWhole(&a.biases, &a.mean, &m.whole)
	x, step := a.vectors[:], dim
	for l := range m.layer {
		y := &m.layer[l]
		biases := &y.biases
		if l == 0 {
			biases = &a.biases
		}
		// What the layers above look at, and no more.
		more := layers - 1 - l
		lo, hi := max(0, from-more), min(n, to+more)
		out := a.values[l&1][:]
		if lo == 0 {
			clear(out[:edges*width])
		}
		if hi == n {
			clear(out[(n+edges)*width : (n+2*edges)*width])
		}
		forward(out[(lo+edges)*width:], x[(lo+edges-windows[l]/2)*step:], step, hi-lo, y, biases, ins[l])
		x, step = out, width
	}
	score(a.scores[from*lanes:], x[(from+edges)*width:], to-from, m.out, &m.scales, &m.biases)
}

// plainAddWhole adds to the biases of the first layer what the mean of the vectors says.
func plainAddWhole(biases *[width]float32, mean *[dim]float32, whole *[dim * width]float32) {
	for i, v := range mean {
		w := whole[i*width : i*width+width]
		for o := range biases {
			biases[o] += float32(v * w[o])
		}
	}
}

// add adds the rows of some keys to a vector.
func (m *network) add(sum *[dim]int16, keys []uint64) {
	var list [features]uint32
	n := 0
	for _, k := range keys {
		if r := m.words.row(k); r != 0 {
			list[n] = r
			n++
		}
	}
	add(sum, m.rows, list[:n])
}

// plainScore is score as it is described.
func plainScore(to []float32, from []uint8, n int, weights []int8, scales, biases *[lanes]float32) {
	for t := range n {
		x := from[t*width : t*width+width]
		for o := range lanes {
			sum := int32(0)
			for k := range width {
				sum += int32(x[k]) * int32(weights[k/4*4*lanes+4*o+k%4])
			}
			to[t*lanes+o] = float32(float32(sum)*scales[o]) + biases[o]
		}
	}
}

// plainAdd adds some rows to a vector.
func plainAdd(sum *[dim]int16, table []int8, list []uint32) {
	for _, r := range list {
		row := table[int(r)*dim : int(r)*dim+dim]
		for i := range sum {
			sum[i] += int16(row[i])
		}
	}
}

// plainFinish makes a vector of a sum of rows: held to what a vector can say, and added to a total.
func plainFinish(to *[dim]uint8, sum, total *[dim]int16) {
	for i, v := range sum {
		v = min(levels-middle, max(-middle, (v+vecStep/2)>>2))
		total[i] += v
		to[i] = uint8(v + middle)
	}
}
