package columns

import (
	"bytes"
	"compress/gzip"
	"context"
	"flag"
	"fmt"
	"go/format"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/tables"
)

var (
	fitColumns = flag.Bool("fit", false, "fit the verdict on columns, and write its weights")
	fitLooking = flag.Bool("fit-looks", true, "whether -fit fits the look of values as well, or what the parts count alone")
	fitReal    = flag.String("fit-real", "", "files of real tables with their truth, with commas between them")
	fitTables  = flag.Int("fit-tables", 9000, "how many tables the look of values is fitted to")
)

// FitColumns fits the verdict on columns and writes the weights. First the
// look of values is fitted to the tables for training, and then what each part
// of a score counts to those for calibration. It is run by hand:
//
//	go test ./profiler/internal/columns -run TestFitColumns -fit -fit-tables 10000
//
// With -fit-real real tables are fitted to beside those that are made, as tables.ReadReal reads them. Each of their columns
// counts as often as realTimes says.
//
// With -fit-looks=false the look of values stays as it is. TestFitColumns tells how to search a
// text, which what lies above this package knows.
func FitColumns(t *testing.T, find func(context.Context, []privet.Finding, string) []privet.Finding) {
	if !*fitColumns {
		t.Skip("the weights are fitted by hand, with -fit")
	}
	p := judgeWith(find)
	lists := tables.Load()
	m := lookModelOnce.Get()
	if *fitLooking {
		data := encodeModel(fitLooks(t, p, lists))
		var packed bytes.Buffer
		z, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression)
		_, _ = z.Write(data)
		_ = z.Close()
		if err := os.WriteFile("looks.weights.gz", packed.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		m = readLookModel(string(data))
	}
	for range 2 {
		fitParts(t, p, m, lists)
	}
	writeParts(t)
}

// fittedFits are the labels whose fits the model of looks is told: those with a
// form that is asked about every value.
var fittedFits = []privet.Label{"EMAIL_ADDRESS", "PHONE_NUMBER", "IP_ADDRESS", "MAC_ADDRESS", "URL", "IBAN", "CREDIT_CARD", "SWIFT_CODE",
	"CRYPTO_ADDRESS", "GEO_COORDINATES",
	"ZIP_CODE", "LICENSE_PLATE", "VIN", "IMEI", "SSN", "STREET_ADDRESS", "GENDER", "MARITAL_STATUS", "BLOOD_TYPE", "PASSWORD_HASH", "USER_AGENT", "PASSPORT", "DRIVER_LICENSE",
	"DOMAIN_NAME", "US_NPI", "ABA_ROUTING_NUMBER", "CREDIT_CARD_EXPIRATION"}

// hiding is a lexicon in which a share of the words is missing, as rare words
// are. Which ones are differs from table to table.
func hiding(share float64, table int) *lookTables {
	t := *lookTablesOnce.Get()
	whole := t.lexicon
	t.lexicon = func(word []byte) wordWeights {
		h := fnv.New32a()
		h.Write(word)
		fmt.Fprint(h, table%16)
		if float64(h.Sum32()>>8)/(1<<24) < share {
			return 0
		}
		return whole(word)
	}
	return &t
}

// A sample is a column that a model is fitted to.
type sample struct {
	inputs []lookInput // all that are not 0, and no sums
	class  int
}

func columnsOf(table tables.Table) (cols []Column) {
	for _, c := range table.Columns {
		cols = append(cols, Column{Name: c.Name, Values: c.Values})
	}
	return cols
}

// realTimes is how many made columns one of a real table counts as.
const realTimes = 8

// realTables reads the files of -fit-real.
func realTables(t *testing.T) (list []tables.Real) {
	for _, name := range strings.FieldsFunc(*fitReal, func(r rune) bool { return r == ',' }) {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		more, err := tables.ReadReal(f)
		f.Close()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		list = append(list, more...)
	}
	return list
}

func columnsOfReal(table tables.Real) (cols []Column) {
	for _, c := range table.Columns {
		cols = append(cols, Column{Name: c.Name, Values: c.Values})
	}
	return cols
}

// likeliest gives the class among those that are right for a column of which a model thinks most, or -1.
func likeliest(m *lookModel, c *tables.RealColumn, inputs []lookInput, weights func([]lookInput) []float64) int {
	best := -1
	odds := weights(inputs)
	for k, class := range m.classes {
		if class.label == "" || !c.Accepts(class.label) {
			continue
		}
		if best < 0 || odds[k] > odds[best] {
			best = k
		}
	}
	return best
}

// fitLooks fits the model of looks by stochastic gradients.
func fitLooks(t *testing.T, p *Judge, lists *tables.Lists) *lookModel {
	m := &lookModel{fits: fittedFits, inputs: countLookInputs(len(fittedFits))}
	classOf := map[string]int{}
	var samples, few []sample
	r := rand.New(rand.NewPCG(1, 2))
	x := p.Tables.Get().(*Table)
	m.classes = []lookClass{{name: "other", label: ""}}
	classes := slices.Clone(m.classes)
	m.setSteps("", "")
	x.setModel(m, p.Kinds)
	number := 0
	for table := range tables.Generate(tables.Options{Seed: 1, Tables: *fitTables, Part: tables.Train, Lists: lists}) {
		x.looks.tables = hiding(0.15, number)
		number++
		cols := columnsOf(table)
		x.Begin(len(cols))
		for i, c := range table.Columns {
			v := &x.views[i]
			p.look(x, v, &cols[i], false)
			if v.count == 0 {
				continue
			}
			class := 0
			if c.Label == "SSN" || !tables.IsIdentifier(c.Field) {
				ok := false
				if class, ok = classOf[c.Field]; !ok {
					class = len(classes)
					classOf[c.Field] = class
					classes = append(classes, lookClass{name: strings.ReplaceAll(c.Field, " ", "-"), label: privet.Label(c.Label)})
				}
			}
			if v.count >= fewLooked {
				samples = append(samples, sample{plainInputs(m, &x.guess.inputs), class})
			}
			cut := cols[i]
			at := r.IntN(len(cut.Values))
			cut.Values = cut.Values[at:min(len(cut.Values), at+1+r.IntN(fewLooked-1))]
			if p.look(x, v, &cut, false); v.count > 0 {
				few = append(few, sample{plainInputs(m, &x.guess.inputs), class})
			}
		}
	}
	x.looks.tables = lookTablesOnce.Get()
	m.classes = classes
	real := realTables(t)
	if len(real) == 0 {
		m.setSteps(descend(m, t, r, samples), descend(m, t, r, few))
		return m
	}
	// What class a real column is of is what a model thinks that has seen made ones.
	thinks := func(steps string) func([]lookInput) []float64 {
		return func(inputs []lookInput) []float64 {
			odds := make([]float64, len(m.classes))
			for _, in := range inputs {
				for k := range odds {
					odds[k] += float64(in.value) * float64(int8(steps[int(in.index)*len(odds)+k]))
				}
			}
			return odds
		}
	}
	ofMany, ofFew := thinks(descend(m, t, r, samples)), thinks(descend(m, t, r, few))
	for _, table := range real {
		cols := columnsOfReal(table)
		x.Begin(len(cols))
		for i := range cols {
			of := &table.Columns[i]
			if of.Class == tables.Empty || of.Class == tables.Either {
				continue
			}
			v := &x.views[i]
			add := func(to *[]sample, c *Column, least int, thinks func([]lookInput) []float64) {
				if p.look(x, v, c, false); v.count < least || v.count == 0 {
					return
				}
				inputs := plainInputs(m, &x.guess.inputs)
				if class := likeliest(m, of, inputs, thinks); class >= 0 {
					*to = append(*to, sample{inputs, class})
				}
			}
			cols[i].Name = ""
			for range realTimes {
				part := cols[i]
				if n := len(part.Values); n > 2*fewLooked {
					at := r.IntN(n - fewLooked)
					part.Values = part.Values[at:min(n, at+fewLooked+r.IntN(n-fewLooked))]
				}
				add(&samples, &part, fewLooked, ofMany)
				cut := cols[i]
				at := r.IntN(len(cut.Values))
				cut.Values = cut.Values[at:min(len(cut.Values), at+1+r.IntN(fewLooked-1))]
				add(&few, &cut, 1, ofFew)
			}
		}
	}
	m.setSteps(descend(m, t, r, samples), descend(m, t, r, few))
	return m
}

// plainInputs gives the inputs one by one, those of sums as well.
func plainInputs(m *lookModel, x *lookInputs) (list []lookInput) {
	sums := m.newSumRows()
	put := func(i, value int32) {
		inputs := []int32{i}
		if i >= int32(m.inputs) {
			inputs = sums[i-int32(m.inputs)]
		}
		for _, in := range inputs {
			list = append(list, lookInput{index: in, value: value})
		}
	}
	for _, in := range x.parts {
		put(in.index, in.value)
	}
	for _, i := range x.wholes {
		put(i, inputWhole)
	}
	return list
}

// plainProbabilities is [lookModel.probabilities] for weights that are not rounded.
func plainProbabilities(odds, weights []float32, inputs []lookInput) {
	clear(odds)
	for _, in := range inputs {
		by := float32(in.value) / inputWhole
		for k, w := range weights[int(in.index)*len(odds):][:len(odds)] {
			odds[k] += by * w
		}
	}
	highest, sum := slices.Max(odds), float32(0)
	for k, o := range odds {
		odds[k] = float32(math.Exp(float64(o - highest)))
		sum += odds[k]
	}
	for k := range odds {
		odds[k] /= sum
	}
}

// descend fits the weights to samples, and rounds them to steps.
func descend(m *lookModel, t *testing.T, r *rand.Rand, samples []sample) string {
	n := len(m.classes)
	weights := make([]float32, m.inputs*n)
	squares := make([]float32, len(weights))
	const rate, decay, epochs = 0.15, 4e-5, 7
	odds := make([]float32, n)
	for epoch := range epochs {
		right, loss := 0, 0.0
		step := float32(rate * (1 - 0.85*float64(epoch)/epochs))
		for _, k := range r.Perm(len(samples)) {
			s := &samples[k]
			plainProbabilities(odds, weights, s.inputs)
			best := 0
			for c, o := range odds {
				if o > odds[best] {
					best = c
				}
			}
			if m.classes[best].label == m.classes[s.class].label {
				right++
			}
			loss -= math.Log(float64(max(odds[s.class], 1e-9)))
			odds[s.class]--
			for _, in := range s.inputs {
				w, q := weights[int(in.index)*n:][:n], squares[int(in.index)*n:][:n]
				value := float32(in.value) / inputWhole
				for c, o := range odds {
					g := o*value + decay*w[c]
					if g > -1e-5 && g < 1e-5 {
						continue
					}
					q[c] += g * g
					w[c] -= step * g / (1e-3 + float32(math.Sqrt(float64(q[c]))))
				}
			}
		}
		t.Logf("looks: %d columns, %d classes, epoch %d: loss %.3f, label right %.3f", len(samples), n, epoch, loss/float64(len(samples)),
			float64(right)/float64(len(samples)))
	}
	steps := make([]byte, len(weights))
	for i, w := range weights {
		steps[i] = byte(int8(min(127, max(-127, math.Round(float64(w/weightStep))))))
	}
	return string(steps)
}

// A choice is the scores among which one column has to choose, as their parts. The
// last is that of the kinds that nothing speaks for.
type choice struct {
	scores [][]scorePart
	right  []int // any of these
}

// fitParts fits what the parts of a score count, by gradients of all choices.
func fitParts(t *testing.T, p *Judge, m *lookModel, lists *tables.Lists) {
	x := p.Tables.Get().(*Table)
	x.setModel(m, p.Kinds)
	var choices []choice
	number := 0
	for table := range tables.Generate(tables.Options{Seed: 2, Tables: *fitTables * 2 / 3, Part: tables.Calibrate, Lists: lists}) {
		x.looks.tables = hiding(0.06, number)
		number++
		cols := columnsOf(table)
		if number%4 == 0 {
			for i := range cols {
				cols[i].Values = cols[i].Values[:min(len(cols[i].Values), 1+number/4%3)]
			}
		}
		p.weighAll(x, cols, true)
		for i, c := range table.Columns {
			v := &x.views[i]
			if v.count == 0 {
				continue
			}
			ch := choice{}
			for k := range v.scores {
				if c.Accepts(string(p.Kinds[v.scores[k].kind].Label)) {
					ch.right = append(ch.right, len(ch.scores))
				}
				ch.scores = append(ch.scores, slices.Clone(v.scores[k].parts))
			}
			if !c.IsPersonal() {
				ch.right = append(ch.right, len(ch.scores))
			}
			ch.scores = append(ch.scores, slices.Clone(v.none.parts), []scorePart{{part: partOthers, value: 1},
				{part: partOthersLook, value: v.left}})
			if ch.right == nil {
				ch.right = []int{len(ch.scores) - 1}
			}
			choices = append(choices, ch)
		}
	}
	x.looks.tables = lookTablesOnce.Get()
	for _, table := range realTables(t) {
		for way := range 3 { // as they are, with few values, and without headers
			cols := columnsOfReal(table)
			for i := range cols {
				switch way {
				case 1:
					cols[i].Values = cols[i].Values[:min(len(cols[i].Values), fewLooked)]
				case 2:
					cols[i].Name = ""
				}
			}
			p.weighAll(x, cols, true)
			for i := range cols {
				v := &x.views[i]
				if v.count == 0 || table.Columns[i].Class == tables.Empty {
					continue
				}
				ch := choice{}
				for k := range v.scores {
					if table.Columns[i].Accepts(p.Kinds[v.scores[k].kind].Label) {
						ch.right = append(ch.right, len(ch.scores))
					}
					ch.scores = append(ch.scores, slices.Clone(v.scores[k].parts))
				}
				if table.Columns[i].Accepts(privet.None) {
					ch.right = append(ch.right, len(ch.scores))
				}
				ch.scores = append(ch.scores, slices.Clone(v.none.parts), []scorePart{{part: partOthers, value: 1},
					{part: partOthersLook, value: v.left}})
				if ch.right == nil {
					ch.right = []int{len(ch.scores) - 1}
				}
				for range realTimes {
					choices = append(choices, ch)
				}
			}
		}
	}
	var first, second [parts]float64 // the moments of Adam
	weights := columnWeights
	prior := priorWeights
	const rounds, rate = 300, 0.03
	// As the tables that a verdict is fitted to are more alike than those of the
	// world, the weights are held near what seems reasonable.
	const fitHold = 2e-3
	for round := range rounds {
		var gradient [parts]float64
		loss := 0.0
		for _, ch := range choices {
			loss += ch.addGradient(&weights, &gradient)
		}
		for k := range weights {
			if slices.Contains(fixedParts, part(k)) {
				continue
			}
			g := gradient[k]/float64(len(choices)) + fitHold*(weights[k]-prior[k])
			first[k] = 0.9*first[k] + 0.1*g
			second[k] = 0.99*second[k] + 0.01*g*g
			weights[k] -= rate * (first[k] / (1 - math.Pow(0.9, float64(round+1)))) / (1e-8 + math.Sqrt(second[k]/(1-math.Pow(0.99, float64(round+1)))))
		}
		if round%100 == 99 || round == 0 {
			t.Logf("parts: %d columns, round %d: loss %.4f", len(choices), round, loss/float64(len(choices)))
		}
	}
	columnWeights = weights
}

// addGradient adds the gradient of the loss, which it gives.
func (ch *choice) addGradient(weights, gradient *[parts]float64) float64 {
	totals := make([]float64, len(ch.scores))
	highest := math.Inf(-1)
	for i, s := range ch.scores {
		for _, p := range s {
			totals[i] += weights[p.part] * p.value
		}
		highest = max(highest, totals[i])
	}
	sum, right := 0.0, 0.0
	for i := range totals {
		totals[i] = math.Exp(totals[i] - highest)
		sum += totals[i]
		if slices.Contains(ch.right, i) {
			right += totals[i]
		}
	}
	right = max(right, 1e-300)
	for i, s := range ch.scores {
		d := totals[i] / sum
		if slices.Contains(ch.right, i) {
			d -= totals[i] / right
		}
		for _, p := range s {
			gradient[p.part] += d * p.value
		}
	}
	return -math.Log(right / sum)
}

// writeParts writes the weights into parts.go, rounded, in the place of those that
// are there.
func writeParts(t *testing.T) {
	src, err := os.ReadFile("parts.go")
	if err != nil {
		t.Fatal(err)
	}
	const begin = "var columnWeights = [parts]float64{\n"
	head, rest, ok := strings.Cut(string(src), begin)
	_, tail, ok2 := strings.Cut(rest, "\n}\n")
	if !ok || !ok2 {
		t.Fatal("the weights are not where they are expected")
	}
	var b strings.Builder
	for k := range parts {
		fmt.Fprintf(&b, "\t%s: %.3f,\n", partNames[k], columnWeights[k])
	}
	out, err := format.Source([]byte(head + begin + b.String() + "}\n" + tail))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("parts.go", out, 0o644); err != nil {
		t.Fatal(err)
	}
	for k := range parts {
		t.Logf("%-16s %.3f", partNames[k], columnWeights[k])
	}
}

// priorWeights are what the parts would count if nothing were fitted, by what they
// mean.
var priorWeights = [parts]float64{
	partKind: -1, partOtherKind: -4,
	PartExact: 7, PartAmbiguous: 5, partAtEnd: 6, partAtEndToo: 4, partElsewhere: 3, partGuessed: -1, partDenied: -4,
	partFit: 0.7, partFitNamed: 1, partChecks: 1,
	partLook: 1, partLookNamed: 1, partLookElse: 0.8,
	partTwin: 3, partPeople: 3, partThings: -3, partPeopleTold: 0.3, partThingsTold: -0.3, partBeside: 5.5, partBirths: 4, partLonely: -3, partRepeated: -3, partDialled: 2.5, partFormed: 6, partPostcodes: 4, partHoused: 3, partRefuted: -4, partSited: -9, partNobody: -2.5,
	partNone: 1, partNoneFlags: 5, PartNoneExact: 4.5, partNoneAtEnd: 4.5, partNoneThings: 0.5, partTelling: -5,
	partNoneLook: 1, partNoneNamed: 0.6, partNoneElse: 1, partNonePeople: -0.3, partNoneOf: 0.3, partNoneWorded: 0.7,
	partOthers: -1, partOthersLook: 0.5,
}

// fixedParts are those that too few of the columns have, and what says how far values
// can speak against a header: made tables have fewer odd values than real ones.
var fixedParts = []part{partTelling, partTwin, partDenied, partThings, partPeople,
	partLookNamed, partNoneElse, PartNoneExact, partLonely, partBeside, partBirths, partRepeated, partDialled, partFormed, partPostcodes, partHoused, partRefuted, partSited, partNobody, partFit}

var partNames = map[part]string{
	partKind: "partKind", partOtherKind: "partOtherKind", PartExact: "PartExact", PartAmbiguous: "PartAmbiguous", partAtEnd: "partAtEnd", partAtEndToo: "partAtEndToo",
	partElsewhere: "partElsewhere", partGuessed: "partGuessed", partDenied: "partDenied", partFit: "partFit", partFitNamed: "partFitNamed", partChecks: "partChecks",
	partLook: "partLook", partLookNamed: "partLookNamed", partLookElse: "partLookElse", partTwin: "partTwin", partPeople: "partPeople", partThings: "partThings",
	partPeopleTold: "partPeopleTold", partThingsTold: "partThingsTold", partBeside: "partBeside", partBirths: "partBirths", partLonely: "partLonely", partRepeated: "partRepeated", partDialled: "partDialled", partFormed: "partFormed", partPostcodes: "partPostcodes", partHoused: "partHoused", partRefuted: "partRefuted", partSited: "partSited", partNobody: "partNobody", partNone: "partNone", PartNoneExact: "PartNoneExact", partNoneAtEnd: "partNoneAtEnd",
	partNoneThings: "partNoneThings", partNoneFlags: "partNoneFlags", partTelling: "partTelling", partNoneLook: "partNoneLook", partNoneNamed: "partNoneNamed", partNoneElse: "partNoneElse",
	partNonePeople: "partNonePeople", partNoneOf: "partNoneOf", partNoneWorded: "partNoneWorded", partOthers: "partOthers", partOthersLook: "partOthersLook",
}
