package columns

import (
	"math"
	"slices"
)

// This file adds up what the inputs of the model of looks weigh, in whole numbers
// and three classes at a time, and makes probabilities of the sums. In floating
// point, one class at a time, that was half of the time of a table of two cells; so
// it takes a sixth.

// A lookInput is one input of the model and its value in parts of inputWhole, which
// is never 0. As the weights are rounded to sixteenths, the rounding of the inputs
// is the least of what is rounded.
type lookInput struct{ index, value int32 }

// inputWhole is the value of an input that is 1.
const inputWhole = 128

// laneBits3 is how many bits a class has in a word of three, and mostLane is what
// the sum of no class may reach, whatever the inputs are: TestLookWeights holds the
// weights to that.
const (
	laneBits3 = 21
	lanes3    = 3
	mostLane  = 1 << (laneBits3 - 1)
)

// A lookRows is the weight of each input for each class, in steps of weightStep.
type lookRows struct {
	steps   string // an int8 for each input and class
	classes int

	// rows are the same in words of three classes, each row of as many words. Behind
	// those of the inputs are the sums of those that often come together; see
	// newSumRows. A word is the sum of its weights, each shifted to its lane, so
	// that words can be added, and multiplied with a value, though weights are
	// below zero: a lane borrows from the next, and sum gives that back.
	rows  []uint64
	words int
}

func newLookRows(steps string, classes, inputs int, sums [][]int32) lookRows {
	w := lookRows{steps: steps, classes: classes, words: (classes + lanes3 - 1) / lanes3}
	w.rows = make([]uint64, (inputs+len(sums))*w.words)
	for i := range min(inputs, len(steps)/max(1, classes)) {
		row, of := w.row(int32(i)), steps[i*classes:][:classes]
		k := 0
		for ; len(of) >= lanes3; of = of[lanes3:] {
			row[k] = uint64(int8(of[0])) + uint64(int8(of[1]))<<laneBits3 + uint64(int8(of[2]))<<(2*laneBits3)
			k++
		}
		for lane := range len(of) {
			row[k] += uint64(int8(of[lane])) << (lane * laneBits3)
		}
	}
	for i, inputsOf := range sums {
		row := w.row(int32(inputs + i))
		for _, in := range inputsOf {
			for k, word := range w.row(in) {
				row[k] += word
			}
		}
	}
	return w
}

func (w *lookRows) row(i int32) []uint64 { return w.rows[int(i)*w.words:][:w.words] }

// sum gives the sum of each class, in dst, in steps of weightStep/inputWhole. words is
// memory for it.
func (w *lookRows) sum(dst []int32, words []uint64, inputs *lookInputs) []int32 {
	words = words[:w.words]
	clear(words)
	wholes, parts := inputs.wholes, inputs.parts
	// Four rows at a time, so that a sum is read and written once for four.
	for ; len(wholes) >= 4; wholes = wholes[4:] {
		a, b, c, d := w.row(wholes[0])[:len(words)], w.row(wholes[1])[:len(words)], w.row(wholes[2])[:len(words)], w.row(wholes[3])[:len(words)]
		for k := range words {
			words[k] += a[k] + b[k] + c[k] + d[k]
		}
	}
	for _, i := range wholes {
		a := w.row(i)[:len(words)]
		for k := range words {
			words[k] += a[k]
		}
	}
	for k := range words {
		words[k] *= inputWhole
	}
	for ; len(parts) >= 4; parts = parts[4:] {
		a, b, c, d := w.row(parts[0].index)[:len(words)], w.row(parts[1].index)[:len(words)], w.row(parts[2].index)[:len(words)],
			w.row(parts[3].index)[:len(words)]
		byA, byB, byC, byD := uint64(parts[0].value), uint64(parts[1].value), uint64(parts[2].value), uint64(parts[3].value)
		for k := range words {
			words[k] += byA*a[k] + byB*b[k] + byC*c[k] + byD*d[k]
		}
	}
	for _, in := range parts {
		a := w.row(in.index)[:len(words)]
		for k := range words {
			words[k] += uint64(in.value) * a[k]
		}
	}
	// With half a lane added to each no lane is below zero.
	const halves = mostLane | mostLane<<laneBits3 | mostLane<<(2*laneBits3)
	const lane = 1<<laneBits3 - 1
	dst = slices.Grow(dst[:0], lanes3*len(words))[:lanes3*len(words)]
	for k, word := range words {
		word += halves
		d := dst[lanes3*k:][:lanes3]
		d[0], d[1], d[2] = int32(word&lane)-mostLane, int32(word>>laneBits3&lane)-mostLane, int32(word>>(2*laneBits3)&lane)-mostLane
	}
	return dst[:w.classes]
}

// softmax makes probabilities of the sums of classes, which it adds up by group, in
// odds: the classes are brought into an order, and ends says where in it each group
// ends. upTo is memory for a number more than there are sums.
func softmax(odds []float64, sums []int32, upTo []uint64, order, ends []uint16) {
	// Two at a time, as each waits for the one before it.
	highest, other := sums[0], sums[0]
	for i := 1; i < len(sums); i += 2 {
		highest, other = max(highest, sums[i-1]), max(other, sums[i])
	}
	highest = max(highest, other, sums[len(sums)-1])
	// There is no branch on how far below the highest a sum is, or on how many classes
	// a group has, which are as good as random.
	upTo = upTo[:len(order)+1]
	all := uint64(0)
	for i, k := range order {
		below := uint(min(highest-sums[k], mostBelow))
		all += uint64(expWholes[below/expParts]) * uint64(expRests[below%expParts])
		upTo[i+1] = all
	}
	by := 1 / float64(all)
	before := uint64(0)
	for i, end := range ends {
		odds[i] = float64(int64(upTo[end]-before)) * by
		before = upTo[end]
	}
}

// The exponential of a sum is made of two tables, of numbers that are 1<<expShift times
// as high: whole numbers are added in a fourth of the time. Where a sum is 20 below
// the highest, which makes a probability of 2e-9, it counts as 0: nothing is asked of
// probabilities below 1e-3 than that they are such.
const (
	sumUnit   = weightStep / inputWhole
	expParts  = 256
	expShift  = 28           // so that all products together have room in 64 bits
	mostBelow = 20 / sumUnit // a multiple of expParts
)

var expWholes, expRests = func() (wholes [mostBelow/expParts + 1]uint32, rests [expParts]uint32) {
	for i := range wholes[:mostBelow/expParts] {
		wholes[i] = uint32(math.Exp(-float64(i*expParts)*sumUnit)*(1<<expShift) + 0.5)
	}
	for i := range rests {
		rests[i] = uint32(math.Exp(-float64(i)*sumUnit)*(1<<expShift) + 0.5)
	}
	return wholes, rests
}()
