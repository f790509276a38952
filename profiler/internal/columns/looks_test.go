package columns

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/internal/packed"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestTraits holds what is counted of single values. Traits that are not named are
// 0.
func TestTraits(t *testing.T) {
	for _, c := range []struct {
		value string
		want  map[trait]int32
	}{
		{"7", map[trait]int32{traitDigits: 1, traitAllDigits: 1, traitDigitFirst: 1, traitDigitLast: 1, traitFewRunes: 1, traitInteger: 1,
			traitUpTo12: 1, traitUpTo31: 1,
			traitUpTo120: 1, traitUpTo999: 1, traitUpTo9999: 1, traitUpTo65535: 1, traitUpToBig: 1}},
		{"-12.5000", map[trait]int32{traitDigits: 1, traitDigitLast: 1, traitHyphen: 1, traitDot: 1, traitDecimal: 1, traitDecimals4: 1,
			traitUpTo90: 1, traitUpTo180: 1, traitNegative: 1}},
		{"1985-02-03", map[trait]int32{traitDigits: 1, traitDigitFirst: 1, traitDigitLast: 1, traitHyphen: 1, traitYear: 1, traitYearOld: 1}},
		{"03.02.2031 10:11", map[trait]int32{traitDigits: 1, traitDigitFirst: 1, traitDigitLast: 1, traitZeroFirst: 1, traitDot: 1, traitSpace: 1,
			traitColon: 1, traitYear: 1, traitYearNew: 1, traitYearNext: 1, traitClock: 1}},
		{"qqxzv Qqxzw", map[trait]int32{traitLetters: 1, traitSpace: 1, traitWords: 2, traitTwoWords: 1, traitUnknown: 2}},
		{"QQXZ-99", map[trait]int32{traitDigits: 1, traitDigitLast: 1, traitLetters: 1, traitMixed: 1, traitUpperFirst: 1, traitAllUpper: 1,
			traitHyphen: 1, traitWords: 1, traitOneWord: 1, traitUnknown: 1}},
		{"deadbeef01", map[trait]int32{traitDigits: 1, traitDigitLast: 1, traitLetters: 1, traitMixed: 1, traitAllLower: 1, traitHex: 1,
			traitWords: 1, traitOneWord: 1, traitUnknown: 1}},
		{"ьъь", map[trait]int32{traitLetters: 1, traitAllLower: 1, traitCyrillic: 1, traitWords: 1, traitOneWord: 1, traitUnknown: 1}},
	} {
		l := &looking{tables: &lookTables{lexicon: func([]byte) wordWeights { return 0 }}}
		l.begin(nil)
		var x cells.Cell
		x.Set(c.value)
		l.see(&x, 1)
		l.settle()
		got := map[trait]int32{}
		for k, n := range l.counts {
			if n != 0 {
				got[trait(k)] = n
			}
		}
		if d := cmp.Diff(c.want, got); d != "" {
			t.Errorf("%q (-want +got):\n%s", c.value, d)
		}
	}
}

// TestLooking holds what is counted of values to the plain count, for each value alone
// and for all together, which are more than can be counted at once.
func TestLooking(t *testing.T) {
	values := samples.Marked(t)
	r := rand.New(rand.NewPCG(5, 6))
	for _, shape := range samples.Patterns(builtin.Recognizers()) {
		values = append(values, samples.WrittenAs(r, shape))
	}
	for _, c := range samples.MixedTable(20) {
		values = append(values, c.Values...)
	}
	values = append(values, "", "J. R. Tolkien", "J.R.R. Tolkien", "U.S.A.", "a.b", "a.b.c.de", "D'Arcy d''x", "O’Neill", "don't", "x'", "JaneDoe",
		"McLeod", "ÅSA", "Straße 5", "Musterstraße 5", "mühlenweg", "12:30 1985",
		"19851231", "31121985", "20240102030405", "1999-2031", "deadBEEF01", "0x1f", "-1,5", "1.2.3", "12,345,678.90", "1000", "+17", "-0", "18:30:00.5", strings.Repeat("ab ", 40), strings.Repeat("9", 160)+"abc",
		strings.Repeat("abcdefgh", 8), strings.Repeat("a", 65), strings.Repeat("1",
			64)+":", "ｊａｎｅ", "１９８５", "김민준", "山田太郎株式会社", "日本 a.b", "\xffab", "ING. Novák", "a b c d e f g h i j k l m n")
	together, plainly := &looking{tables: lookTablesOnce.Get()}, &plainLooking{tables: lookTablesOnce.Get(), least: math.MaxInt32}
	together.begin(new(wordMemo))
	rounds := 4
	if longtest.UnderRace {
		rounds = 1
	}
	for range rounds {
		for _, v := range values {
			v = samples.Altered(r, v)
			var c cells.Cell
			if c.Set(v); c.Raw == "" {
				continue
			}
			alone, plain := &looking{tables: lookTablesOnce.Get()}, &plainLooking{tables: lookTablesOnce.Get()}
			alone.see(&c, 1)
			plain.see(&c)
			alone.settle()
			if d := cmp.Diff(plain.counts, alone.counts); d != "" || alone.length != plain.length {
				t.Fatalf("%q, of %d and %d characters (-plain +got):\n%s", v, plain.length, alone.length, d)
			}
			times := 1 + r.IntN(2)*r.IntN(3)
			together.see(&c, times)
			for range times {
				plainly.see(&c)
			}
		}
	}
	together.settle()
	if d := cmp.Diff(plainly.counts, together.counts); d != "" {
		t.Errorf("all together (-plain +got):\n%s", d)
	}
	if together.square != plainly.square || together.least != plainly.least || together.most != plainly.most || together.n != plainly.n {
		t.Error("the lengths of all together are not those of the plain count")
	}
}

// TestWordsOfRuns holds that names in scripts without spaces are taken apart.
func TestWordsOfRuns(t *testing.T) {
	lexicon := map[string]wordWeights{"山田": classFamily.weighing(9), "太郎": classGiven.weighing(9), "東京": classPlace.weighing(9),
		"東": classFamily.weighing(5), "京": classGiven.weighing(5)}
	for _, c := range []struct {
		value         string
		words, family int
	}{{"山田太郎", 2, 9}, {"東京", 1, 0}, {"山田 太郎", 2, 9}, {"太郎", 1, 0}} {
		l := &looking{tables: &lookTables{lexicon: func(w []byte) wordWeights { return lexicon[string(w)] }}}
		l.begin(nil)
		r := l.readWords(c.value, 0)
		if r.words != c.words || r.first.of(classFamily) != c.family {
			t.Errorf("%s: %d words, the first with a weight of %d as a family; want %d and %d", c.value, r.words, r.first.of(classFamily), c.words, c.family)
		}
	}
}

// TestLookModel holds the weights that are part of the package: they are of the
// inputs that there are, read as they were written, and give probabilities.
func TestLookModel(t *testing.T) {
	m := lookModelOnce.Get()
	if string(encodeModel(m)) != packed.Text(lookWeights) {
		t.Error("the weights are not of the inputs; go test -run TestFitColumns -fit fits them")
	}
	for _, c := range m.classes {
		if c.label != "" && !c.label.IsBuiltIn() {
			t.Errorf("the class %s has no label that is built in", c.name)
		}
	}
}

// TestLookRows holds the sums of words of three classes to those of one class at a
// time, and the rows that are sums to the rows that they are the sums of.
func TestLookRows(t *testing.T) {
	m := lookModelOnce.Get()
	sums := m.newSumRows()
	if last := int32(m.inputs + len(sums)); m.checkedRow+int32(len(m.fits)) != last {
		t.Fatalf("the last sum is %d, want %d", m.checkedRow+int32(len(m.fits)), last)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for round := range 2000 {
		var in lookInputs
		inputs := make([]int32, m.inputs)
		for range r.IntN(40) {
			i := int32(r.IntN(m.inputs + len(sums)))
			in.wholes = append(in.wholes, i)
			if i < int32(m.inputs) {
				inputs[i] += inputWhole
				continue
			}
			for _, k := range sums[i-int32(m.inputs)] {
				inputs[k] += inputWhole
			}
		}
		for range r.IntN(40) {
			p := lookInput{int32(r.IntN(m.inputs)), int32(1 + r.IntN(inputWhole-1))}
			in.parts = append(in.parts, p)
			inputs[p.index] += p.value
		}
		few := round%2 == 1
		got := weightsOf(m, few).sum(nil, make([]uint64, m.many.words), &in)
		if want := plainSums(m, inputs, few); !slices.Equal(got, want) {
			t.Fatalf("%+v: %v, want %v", in, got, want)
		}
	}
}

// TestGuessMemo holds that what is remembered is said of the same inputs only.
func TestGuessMemo(t *testing.T) {
	var m guessMemo
	r := rand.New(rand.NewPCG(7, 8))
	said := map[string]float64{}
	found := 0
	for range 20_000 {
		in := lookInputs{[]int32{int32(r.IntN(3))}, nil}
		for range r.IntN(4) {
			in.wholes = append(in.wholes, int32(r.IntN(5)))
		}
		for range r.IntN(3) {
			in.parts = append(in.parts, lookInput{int32(r.IntN(3)), int32(1 + r.IntN(2))})
		}
		key := fmt.Sprint(in)
		if _, ok := said[key]; !ok {
			said[key] = r.Float64()
		}
		known, ok := m.find(&in)
		if ok {
			found++
			if known.odds[0] != said[key] {
				t.Fatalf("%s: what is said of other inputs", key)
			}
			continue
		}
		known.keep(&in, []float64{said[key]})
	}
	if found == 0 {
		t.Error("nothing is remembered")
	}
	long := lookInputs{make([]int32, mostRemembered+1), nil}
	known, _ := m.find(&long)
	known.keep(&long, []float64{1})
	if _, ok := m.find(&long); ok {
		t.Error("too many inputs are remembered")
	}
}

// TestLookWeights holds that no sum has more than its lane, whatever the inputs are.
// Of the inputs of a hat two count at most, which are 1 together.
func TestLookWeights(t *testing.T) {
	m := lookModelOnce.Get()
	hats := 1 + int(traits)*shareInputs
	for _, w := range []*lookRows{&m.many, &m.few} {
		for k, c := range m.classes {
			most, least := 0, 0
			for i := 0; i < m.inputs; {
				width := 1
				if at := i - hats; at >= 0 && at < 4*lengthInputs+spreadInputs+ratioInputs {
					width = lengthInputs
					if at == 3*lengthInputs {
						width = spreadInputs
					} else if at == 4*lengthInputs+spreadInputs {
						width = ratioInputs
					}
				}
				high, low := 0, 0
				for range width {
					step := int(int8(w.steps[i*w.classes+k]))
					high, low = max(high, step), min(low, step)
					i++
				}
				most += high
				least += low
			}
			if max(most, -least)*inputWhole >= mostLane {
				t.Errorf("%s: the sum is between %d and %d", c.name, least*inputWhole, most*inputWhole)
			}
		}
	}
}

// TestSoftmax holds the exponentials of tables to those of package math.
func TestSoftmax(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		sums := make([]int32, 1+r.IntN(120))
		for i := range sums {
			sums[i] = int32(r.NormFloat64() * 8 / sumUnit)
		}
		highest, all := float64(slices.Max(sums)), 0.0
		for _, s := range sums {
			all += math.Exp((float64(s) - highest) * sumUnit)
		}
		for k, p := range plainSoftmax(sums) {
			want := math.Exp((float64(sums[k])-highest)*sumUnit) / all
			if math.Abs(p-want) > 1e-6*want+1e-8 {
				t.Fatalf("%v: class %d has %v, want %v", sums, k, p, want)
			}
		}
	}
}

// encode is the form that readLookModel reads.
func encodeModel(m *lookModel) []byte {
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
	return append(append(b, m.many.steps...), m.few.steps...)
}
