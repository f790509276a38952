package columns

import (
	_ "embed"
	"math"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/packed"
	"github.com/privet-go/privet/profiler/internal/lazy"
)

// This file says what a column is likely to be by how its values look. It is a multinomial logistic regression: each class has a
// weight for each input, and the inputs are the shares, lengths and fits that were counted, cut into pieces so that a weight can
// differ from range to range. The weights were fitted to the tables of internal/tables by TestFitColumns, and are packed by gzip.

//go:embed looks.weights.gz
var lookWeights []byte

// A lookClass is what values can look like. Several are of one label: addresses of
// the fourth and the sixth version of the internet protocol look different.
type lookClass struct {
	name  string
	label privet.Label // NONE, or empty for a kind of which the model knows nothing more
}

// A lookModel is the weights made ready.
type lookModel struct {
	classes []lookClass
	fits    []privet.Label // whose fits are inputs
	inputs  int

	// few is the same as many where there are few values, of which less can be said.
	many, few lookRows

	// The rows of sums of inputs that come together, in the weights.
	traitRow, lengthRow, fitRow, checkedRow, singleRow int32
}

// fewLooked is the number of values from which on they are not few.
const fewLooked = 5

// weightStep is the difference between a weight and the next.
const weightStep = 1.0 / 16

// lookModelOnce reads the weights: a line of names of classes with their labels, a line of labels whose fits are inputs, a byte
// for each weight, and the same for few values.
var lookModelOnce = lazy.Value[*lookModel]{Make: func() *lookModel { return readLookModel(packed.Text(lookWeights)) }}

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
	m.setSteps(rest[:min(n, len(rest))], rest[min(n, len(rest)):])
	return m
}

// setSteps sets the weights.
func (m *lookModel) setSteps(many, few string) {
	sums := m.newSumRows()
	m.many = newLookRows(many, len(m.classes), m.inputs, sums)
	m.few = newLookRows(few, len(m.classes), m.inputs, sums)
}

// newSumRows gives the inputs of each row that is a sum. In a column of one value
// most of what there is comes in these.
func (m *lookModel) newSumRows() (sums [][]int32) {
	from := func(first int32, n int) (inputs []int32) {
		for i := range n {
			inputs = append(inputs, first+int32(i))
		}
		return inputs
	}
	begin := func(row *int32) { *row = int32(m.inputs + len(sums)) }
	begin(&m.traitRow) // what all values have
	for trait := range int32(traits) {
		sums = append(sums, from(1+trait*shareInputs, shareInputs))
	}
	lengths := 1 + int32(traits)*shareInputs
	begin(&m.lengthRow) // all are of one length
	for k := range int32(lengthInputs) {
		sums = append(sums, []int32{lengths + k, lengths + lengthInputs + k, lengths + 2*lengthInputs + k})
	}
	begin(&m.singleRow) // what is there always, and that they are of one length
	sums = append(sums, []int32{0, lengths + 3*lengthInputs})
	fits := int32(m.inputs - len(m.fits)*fitInputs)
	begin(&m.fitRow) // all fit
	for k := range int32(len(m.fits)) {
		sums = append(sums, from(fits+k*fitInputs, fitInputs-1))
	}
	begin(&m.checkedRow) // all fit, and pass a check
	for k := range int32(len(m.fits)) {
		sums = append(sums, from(fits+k*fitInputs, fitInputs))
	}
	return sums
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

// A lookWriter notes inputs, each behind the other.
type lookWriter struct {
	*lookInputs
	next int32
}

// lookInputs are the inputs of a column: those that are 1, by their index or that of
// a sum of them, and the others.
type lookInputs struct {
	wholes []int32
	parts  []lookInput
}

// put notes an input.
func (w *lookWriter) put(v float64) {
	w.putPart(int32(v*inputWhole + 0.5))
}

func (w *lookWriter) putPart(v int32) {
	switch v {
	case 0:
	case inputWhole:
		w.wholes = append(w.wholes, w.next)
	default:
		w.parts = append(w.parts, lookInput{w.next, v})
	}
	w.next++
}

// share notes the inputs of the share of a trait: what it is, that there is any at
// all, and how far it is beyond a half and nine tenths.
func (w *lookWriter) share(v float64) {
	w.put(v)
	w.put(min(1, 8*v))
	w.put(max(0, 2*v-1))
	w.put(max(0, 10*v-9))
}

// hats notes n inputs, of which the two count between which v lies.
func (w *lookWriter) hats(v float64, n int) {
	w.hatsAt(w.next, v, n)
	w.next += int32(n)
}

// hatsAt notes them at a place of their own.
func (w *lookWriter) hatsAt(first int32, v float64, n int) {
	at := int32(max(0, min(v, float64(n-1)))*inputWhole + 0.5)
	next := w.next
	w.next = first + at/inputWhole
	w.putPart(inputWhole - at%inputWhole)
	w.putPart(at % inputWhole)
	w.next = next
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
	fits     []lookFit // of those labels of the model that some value has a form of, in its order
}

// A lookFit is how many of the values have a form of a label, and whether they pass
// a check that few others pass.
type lookFit struct {
	label   int32 // its place among those of the model
	share   float64
	checked bool
}

// lookFitOf is what is said by the fit of n values to the label at a place.
func lookFitOf(label int32, f fit, n int) lookFit {
	share := float64(f.matched) / float64(n)
	return lookFit{label, share, share >= fitShare && f.weakest < alonePowerful && f.matched > 1}
}

// mostDistinct is how many different values are counted.
const mostDistinct = 64

// inputs notes the inputs for what has been seen, in x.
func (l *looking) inputs(x *lookInputs, m *lookModel, s *lookSummary) {
	l.settle()
	x.wholes, x.parts = x.wholes[:0], x.parts[:0]
	w := lookWriter{lookInputs: x}
	n := float64(l.n)
	alike := l.least == l.most
	if alike {
		w.wholes = append(w.wholes, m.singleRow)
		w.next++
	} else {
		w.put(1)
	}
	// Which traits there are is as good as random, so that they are gathered without a
	// branch.
	var there [traits]uint8
	k := 0
	for i, count := range l.counts {
		there[k] = uint8(i)
		k += int(uint32(-count) >> 31)
	}
	for _, i := range there[:k] {
		if count := int(l.counts[i]); count >= l.n*int(traitScale[i]) {
			w.wholes = append(w.wholes, m.traitRow+int32(i))
		} else {
			w.next = 1 + int32(i)*shareInputs
			w.share(float64(count) / (n * traitScale[i]))
		}
	}
	w.next = 1 + int32(traits)*shareInputs
	if alike {
		w.hatsAt(m.lengthRow, lengthHat(float64(l.least)), lengthInputs)
		w.next += 3*lengthInputs + spreadInputs
	} else {
		mean := float64(l.length) / n
		deviation := math.Sqrt(max(0, float64(l.square)/n-mean*mean))
		w.hats(lengthHat(mean), lengthInputs)
		w.hats(lengthHat(float64(l.least)), lengthInputs)
		w.hats(lengthHat(float64(l.most)), lengthInputs)
		w.hats(10*deviation/mean, spreadInputs)
	}
	if l.n >= fewValues {
		w.hats(math.Log2(float64(s.distinct)), lengthInputs)
		w.hats(float64(ratioInputs-1)*float64(s.distinct)/math.Min(n, mostDistinct), ratioInputs)
	} else {
		w.next += lengthInputs + ratioInputs
	}
	for _, yes := range s.things {
		if yes {
			w.wholes = append(w.wholes, w.next)
		}
		w.next++
	}
	first := w.next
	for _, f := range s.fits {
		switch {
		case f.share == 1 && f.checked:
			w.wholes = append(w.wholes, m.checkedRow+f.label)
		case f.share == 1:
			w.wholes = append(w.wholes, m.fitRow+f.label)
		default:
			w.next = first + f.label*fitInputs
			w.put(f.share)
			w.put(max(0, 10*f.share-9))
			if f.checked {
				w.wholes = append(w.wholes, w.next)
			}
		}
	}
}

// lengthHat is where a length lies among the inputs for lengths.
func lengthHat(length float64) float64 {
	if length >= float64(len(lengthHats)) {
		return lengthInputs - 1 // or more
	}
	if i := int(length); float64(i) == length {
		return lengthHats[i]
	}
	return 1.5 * math.Log2(1+length)
}

var lengthHats = func() (t [64]float64) {
	for i := range t {
		t[i] = 1.5 * math.Log2(1+float64(i))
	}
	return t
}()
