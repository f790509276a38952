package profiler

import (
	_ "embed"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet"
)

// This file says what a column is likely to be by how its values look. It is a
// multinomial logistic regression: each class has a weight for each input, and
// the inputs are the shares, lengths and fits that were counted, cut into pieces
// so that a weight can differ from range to range. The weights were fitted to the
// tables of internal/tables by TestFitColumns.

//go:embed looks.weights
var lookWeights string

// A lookClass is what values can look like. Several are of one label: addresses of
// the fourth and the sixth version of the internet protocol look different.
type lookClass struct {
	name  string
	label privet.Label // NONE, or empty for a kind of which the model knows nothing more
}

// A lookInput is one input of the model and its value, which is never 0.
type lookInput struct {
	index int
	value float32
}

// A lookModel is the weights made ready.
type lookModel struct {
	classes []lookClass
	fits    []privet.Label // whose fits are inputs
	inputs  int
	weights []float32 // by input and class

	// few is the same where there are few values, of which less can be said.
	few []float32

	// full and fewFull are the sums of the rows of a trait that all values have, by
	// trait and class. In a column of one value most traits are such. Nil: the rows
	// are added one by one, as they are while the weights are fitted.
	full, fewFull []float32
}

// fewLooked is the number of values from which on they are not few.
const fewLooked = 5

// weightStep is the difference between a weight and the next.
const weightStep = 1.0 / 16

// lookModelOnce reads the weights: a line of names of classes with their labels, a
// line of labels whose fits are inputs, a byte for each weight, and the same for few
// values.
var lookModelOnce = sync.OnceValue(func() *lookModel { return readLookModel(lookWeights) })

func readLookModel(data string) *lookModel {
	head, rest, _ := strings.Cut(data, "\n")
	fits, rest, _ := strings.Cut(rest, "\n")
	m := &lookModel{}
	for f := range strings.SplitSeq(head, ",") {
		name, label, _ := strings.Cut(f, "=")
		m.classes = append(m.classes, lookClass{name, privet.Label(label)})
	}
	for f := range strings.SplitSeq(fits, ",") {
		m.fits = append(m.fits, privet.Label(f))
	}
	m.inputs = countLookInputs(len(m.fits))
	n := m.inputs * len(m.classes)
	all := make([]float32, 2*n)
	for i := range min(len(all), len(rest)) {
		all[i] = float32(int8(rest[i])) * weightStep
	}
	m.weights, m.few = all[:n], all[n:]
	m.full, m.fewFull = m.fullRows(m.weights), m.fullRows(m.few)
	return m
}

// fullRows adds up the rows of each trait.
func (m *lookModel) fullRows(weights []float32) []float32 {
	n := len(m.classes)
	sums := make([]float32, int(traits)*n)
	for trait := range int(traits) {
		for i := range shareInputs {
			for k, w := range weights[(1+trait*shareInputs+i)*n:][:n] {
				sums[trait*n+k] += w
			}
		}
	}
	return sums
}

// wholeShare reports whether the next inputs are those of a trait that all values
// have, and which it is.
func wholeShare(inputs []lookInput) (trait int, ok bool) {
	first := inputs[0].index - 1
	if len(inputs) < shareInputs || first < 0 || first%shareInputs != 0 || first >= shareInputs*int(traits) {
		return 0, false
	}
	for i, in := range inputs[:shareInputs] {
		if in.index != first+1+i || in.value != 1 {
			return 0, false
		}
	}
	return first / shareInputs, true
}

// encode is the form that readLookModel reads.
func (m *lookModel) encode() []byte {
	var b []byte
	for i, c := range m.classes {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(append(append(b, c.name...), '='), c.label...)
	}
	b = append(b, '\n')
	for i, f := range m.fits {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, f...)
	}
	b = append(b, '\n')
	for _, w := range slices.Concat(m.weights, m.few) {
		w = min(127, max(-127, float32(math.Round(float64(w/weightStep)))))
		b = append(b, byte(int8(w)))
	}
	return b
}

// Of the inputs.
const (
	shareInputs  = 4 // for a share
	lengthInputs = 10
	spreadInputs = 7
	ratioInputs  = 6
	thingInputs  = 8
	fitInputs    = 3
)

func countLookInputs(fits int) int {
	return 1 + shareInputs*int(traits) + 3*lengthInputs + spreadInputs + lengthInputs + ratioInputs + thingInputs + fits*fitInputs
}

// A lookWriter appends inputs, each behind the other.
type lookWriter struct {
	inputs []lookInput
	next   int
}

// put appends an input.
func (w *lookWriter) put(v float64) {
	if v != 0 {
		w.inputs = append(w.inputs, lookInput{w.next, float32(v)})
	}
	w.next++
}

// share appends the inputs of a share: what it is, that there is any at all, and
// how far it is beyond a half and nine tenths.
func (w *lookWriter) share(v float64) {
	if v == 0 {
		w.next += shareInputs
		return
	}
	w.put(v)
	w.put(min(1, 8*v))
	w.put(max(0, 2*v-1))
	w.put(max(0, 10*v-9))
}

// hats appends n inputs, of which the two count between which v lies.
func (w *lookWriter) hats(v float64, n int) {
	v = max(0, min(v, float64(n-1)))
	for k := range n {
		w.put(max(0, 1-math.Abs(v-float64(k))))
	}
}

// traitScale is what the sum of a trait over the values is divided by, beside
// their number, to be a share.
var traitScale = func() (t [traits]float64) {
	for i := range t {
		t[i] = 1
	}
	for c := range trait(wordClasses) {
		t[traitAll+c], t[traitFirst+c], t[traitLast+c], t[traitWhole+c] = 90, 9, 9, 9
	}
	t[traitWords], t[traitUnknown], t[traitInitial] = mostLookWords, mostLookWords, 4
	return t
}()

// A lookSummary is what is known of a column beside the traits of its values.
type lookSummary struct {
	distinct int // different values, up to mostDistinct
	things   [thingInputs]bool
	fits     []lookFit // of the labels of the model
}

// A lookFit is how many of the values have a form of a label, and whether they pass
// a check that few others pass.
type lookFit struct {
	share   float64
	checked bool
}

// lookFitOf is what is said by the fit of n values.
func lookFitOf(f fit, n int) lookFit {
	share := float64(f.matched) / float64(n)
	return lookFit{share, share >= fitShare && f.weakest < alonePowerful && f.matched > 1}
}

// mostDistinct is how many different values are counted.
const mostDistinct = 64

// appendInputs appends the inputs for what has been seen.
func (l *looking) appendInputs(dst []lookInput, m *lookModel, s *lookSummary) []lookInput {
	w := lookWriter{inputs: dst}
	n := float64(l.n)
	w.put(1)
	for i := range l.counts {
		w.share(min(1, float64(l.counts[i])/(n*traitScale[i])))
	}
	mean := float64(l.length) / n
	deviation := math.Sqrt(max(0, float64(l.square)/n-mean*mean))
	w.hats(1.5*math.Log2(1+mean), lengthInputs)
	w.hats(1.5*math.Log2(1+float64(l.least)), lengthInputs)
	w.hats(1.5*math.Log2(1+float64(l.most)), lengthInputs)
	w.hats(10*deviation/mean, spreadInputs)
	if l.n >= fewValues {
		w.hats(math.Log2(float64(s.distinct)), lengthInputs)
		w.hats(float64(ratioInputs-1)*float64(s.distinct)/math.Min(n, mostDistinct), ratioInputs)
	} else {
		w.next += lengthInputs + ratioInputs
	}
	for _, yes := range s.things {
		if yes {
			w.put(1)
		} else {
			w.next++
		}
	}
	for _, f := range s.fits {
		w.put(f.share)
		w.put(max(0, 10*f.share-9))
		if f.checked {
			w.put(1)
		} else {
			w.next++
		}
	}
	return w.inputs
}

// probabilities gives the probability of each class, in dst.
func (m *lookModel) probabilities(dst []float32, inputs []lookInput, few bool) []float32 {
	n, weights := len(m.classes), m.weights
	if few {
		weights = m.few
	}
	if cap(dst) < n {
		dst = make([]float32, n)
	}
	dst = dst[:n]
	clear(dst)
	full := m.full
	if few {
		full = m.fewFull
	}
	// Four rows at a time, so that a sum is read and written once for four
	// products. That, and the rows for whole shares, take a third off a table of
	// two cells, of which this loop was nearly a half.
	var rows [4][]float32
	var by [4]float32
	count := 0
	for len(inputs) > 0 {
		in := inputs[0]
		if trait, ok := wholeShare(inputs); ok && full != nil {
			rows[count], by[count] = full[trait*n:][:n], 1
			inputs = inputs[shareInputs:]
		} else {
			rows[count], by[count] = weights[in.index*n:][:n], in.value
			inputs = inputs[1:]
		}
		if count++; count == len(rows) {
			a, b, c, d := rows[0][:len(dst)], rows[1][:len(dst)], rows[2][:len(dst)], rows[3][:len(dst)]
			byA, byB, byC, byD := by[0], by[1], by[2], by[3]
			for k := range dst {
				dst[k] = dst[k] + byA*a[k] + byB*b[k] + byC*c[k] + byD*d[k]
			}
			count = 0
		}
	}
	for i, row := range rows[:count] {
		for k := range dst {
			dst[k] += by[i] * row[k]
		}
	}
	highest := dst[0]
	for _, v := range dst {
		highest = max(highest, v)
	}
	sum := float32(0)
	for k, v := range dst {
		dst[k] = float32(math.Exp(float64(v - highest)))
		sum += dst[k]
	}
	for k := range dst {
		dst[k] /= sum
	}
	return dst
}
