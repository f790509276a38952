package profiler

import (
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
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/tables"
)

var (
	fitColumns = flag.Bool("fit", false, "fit the verdict on columns, and write its weights")
	fitLooking = flag.Bool("fit-looks", true, "whether -fit fits the look of values as well, or what the parts count alone")
	fitTables  = flag.Int("fit-tables", 9000, "how many tables the look of values is fitted to")
)

// TestFitColumns fits the verdict on columns and writes the weights. First the
// look of values is fitted to the tables for training, and then what each part
// of a score counts to those for calibration. It is run by hand:
//
//	go test ./profiler -run TestFitColumns -fit -fit-tables 10000
//
// With -fit-looks=false the look of values stays as it is.
func TestFitColumns(t *testing.T) {
	if !*fitColumns {
		t.Skip("the weights are fitted by hand, with -fit")
	}
	p := newProfiler(t)
	lists := tables.Load()
	m := columns.LookModelOnce.Get()
	if *fitLooking {
		data := encodeModel(fitLooks(t, p, lists))
		if err := os.WriteFile("looks.weights", data, 0o644); err != nil {
			t.Fatal(err)
		}
		m = columns.ReadLookModel(string(data))
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
func hiding(share float64, table int) *columns.LookTables {
	t := *columns.LookTablesOnce.Get()
	whole := t.Lexicon
	t.Lexicon = func(word []byte) columns.WordWeights {
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
	inputs []columns.LookInput // all that are not 0, and no sums
	class  int
}

func columnsOf(table tables.Table) (cols []Column) {
	for _, c := range table.Columns {
		cols = append(cols, Column{Name: c.Name, Values: c.Values})
	}
	return cols
}

// fitLooks fits the model of looks by stochastic gradients.
func fitLooks(t *testing.T, p *Profiler, lists *tables.Lists) *columns.LookModel {
	m := &columns.LookModel{Fits: fittedFits, Inputs: columns.CountLookInputs(len(fittedFits))}
	classOf := map[string]int{}
	var samples, few []sample
	r := rand.New(rand.NewPCG(1, 2))
	x := p.judge.Tables.Get().(*columns.Table)
	m.Classes = []columns.LookClass{{Name: "other", Label: ""}}
	classes := slices.Clone(m.Classes)
	m.SetSteps("", "")
	x.SetModel(m, p.judge.Kinds)
	number := 0
	for table := range tables.Generate(tables.Options{Seed: 1, Tables: *fitTables, Part: tables.Train, Lists: lists}) {
		x.Looks.Tables = hiding(0.15, number)
		number++
		cols := columnsOf(table)
		x.Begin(len(cols))
		for i, c := range table.Columns {
			v := &x.Views[i]
			p.judge.Look(x, v, &cols[i], false)
			if v.Count == 0 {
				continue
			}
			class := 0
			if c.Label == "SSN" || !tables.IsIdentifier(c.Field) {
				ok := false
				if class, ok = classOf[c.Field]; !ok {
					class = len(classes)
					classOf[c.Field] = class
					classes = append(classes, columns.LookClass{Name: strings.ReplaceAll(c.Field, " ", "-"), Label: privet.Label(c.Label)})
				}
			}
			if v.Count >= columns.FewLooked {
				samples = append(samples, sample{plainInputs(m, &x.Guess.Inputs), class})
			}
			cut := cols[i]
			at := r.IntN(len(cut.Values))
			cut.Values = cut.Values[at:min(len(cut.Values), at+1+r.IntN(columns.FewLooked-1))]
			if p.judge.Look(x, v, &cut, false); v.Count > 0 {
				few = append(few, sample{plainInputs(m, &x.Guess.Inputs), class})
			}
		}
	}
	x.Looks.Tables = columns.LookTablesOnce.Get()
	m.Classes = classes
	m.SetSteps(descend(m, t, r, samples), descend(m, t, r, few))
	return m
}

// plainInputs gives the inputs one by one, those of sums as well.
func plainInputs(m *columns.LookModel, x *columns.LookInputs) (list []columns.LookInput) {
	sums := m.NewSumRows()
	put := func(i, value int32) {
		inputs := []int32{i}
		if i >= int32(m.Inputs) {
			inputs = sums[i-int32(m.Inputs)]
		}
		for _, in := range inputs {
			list = append(list, columns.LookInput{Index: in, Value: value})
		}
	}
	for _, in := range x.Parts {
		put(in.Index, in.Value)
	}
	for _, i := range x.Wholes {
		put(i, columns.InputWhole)
	}
	return list
}

// plainProbabilities is [lookModel.probabilities] for weights that are not rounded.
func plainProbabilities(odds, weights []float32, inputs []columns.LookInput) {
	clear(odds)
	for _, in := range inputs {
		by := float32(in.Value) / columns.InputWhole
		for k, w := range weights[int(in.Index)*len(odds):][:len(odds)] {
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
func descend(m *columns.LookModel, t *testing.T, r *rand.Rand, samples []sample) string {
	n := len(m.Classes)
	weights := make([]float32, m.Inputs*n)
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
			if m.Classes[best].Label == m.Classes[s.class].Label {
				right++
			}
			loss -= math.Log(float64(max(odds[s.class], 1e-9)))
			odds[s.class]--
			for _, in := range s.inputs {
				w, q := weights[int(in.Index)*n:][:n], squares[int(in.Index)*n:][:n]
				value := float32(in.Value) / columns.InputWhole
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
		steps[i] = byte(int8(min(127, max(-127, math.Round(float64(w/columns.WeightStep))))))
	}
	return string(steps)
}

// A choice is the scores among which one column has to choose, as their parts. The
// last is that of the kinds that nothing speaks for.
type choice struct {
	scores [][]columns.ScorePart
	right  []int // any of these
}

// fitParts fits what the parts of a score count, by gradients of all choices.
func fitParts(t *testing.T, p *Profiler, m *columns.LookModel, lists *tables.Lists) {
	x := p.judge.Tables.Get().(*columns.Table)
	x.SetModel(m, p.judge.Kinds)
	var choices []choice
	number := 0
	for table := range tables.Generate(tables.Options{Seed: 2, Tables: *fitTables * 2 / 3, Part: tables.Calibrate, Lists: lists}) {
		x.Looks.Tables = hiding(0.06, number)
		number++
		cols := columnsOf(table)
		if number%4 == 0 {
			for i := range cols {
				cols[i].Values = cols[i].Values[:min(len(cols[i].Values), 1+number/4%3)]
			}
		}
		p.judge.WeighAll(x, cols, true)
		for i, c := range table.Columns {
			v := &x.Views[i]
			if v.Count == 0 {
				continue
			}
			ch := choice{}
			for k := range v.Scores {
				if c.Accepts(string(p.judge.Kinds[v.Scores[k].Kind].Label)) {
					ch.right = append(ch.right, len(ch.scores))
				}
				ch.scores = append(ch.scores, slices.Clone(v.Scores[k].Parts))
			}
			if !c.IsPersonal() {
				ch.right = append(ch.right, len(ch.scores))
			}
			ch.scores = append(ch.scores, slices.Clone(v.None.Parts), []columns.ScorePart{{Part: columns.PartOthers, Value: 1},
				{Part: columns.PartOthersLook, Value: v.Left}})
			if ch.right == nil {
				ch.right = []int{len(ch.scores) - 1}
			}
			choices = append(choices, ch)
		}
	}
	x.Looks.Tables = columns.LookTablesOnce.Get()
	var first, second [columns.Parts]float64 // the moments of Adam
	weights := columns.ColumnWeights
	prior := priorWeights
	const rounds, rate = 300, 0.03
	// As the tables that a verdict is fitted to are more alike than those of the
	// world, the weights are held near what seems reasonable.
	const fitHold = 2e-3
	for round := range rounds {
		var gradient [columns.Parts]float64
		loss := 0.0
		for _, ch := range choices {
			loss += ch.addGradient(&weights, &gradient)
		}
		for k := range weights {
			if slices.Contains(fixedParts, columns.Part(k)) {
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
	columns.ColumnWeights = weights
}

// addGradient adds the gradient of the loss, which it gives.
func (ch *choice) addGradient(weights, gradient *[columns.Parts]float64) float64 {
	totals := make([]float64, len(ch.scores))
	highest := math.Inf(-1)
	for i, s := range ch.scores {
		for _, p := range s {
			totals[i] += weights[p.Part] * p.Value
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
			gradient[p.Part] += d * p.Value
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
	for k := range columns.Parts {
		fmt.Fprintf(&b, "\t%s: %.3f,\n", partNames[k], columns.ColumnWeights[k])
	}
	out, err := format.Source([]byte(head + begin + b.String() + "}\n" + tail))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("parts.go", out, 0o644); err != nil {
		t.Fatal(err)
	}
	for k := range columns.Parts {
		t.Logf("%-16s %.3f", partNames[k], columns.ColumnWeights[k])
	}
}

// priorWeights are what the parts would count if nothing were fitted, by what they
// mean.
var priorWeights = [columns.Parts]float64{
	columns.PartKind: -1, columns.PartOtherKind: -4,
	columns.PartExact: 7, columns.PartAmbiguous: 5, columns.PartAtEnd: 6, columns.PartAtEndToo: 4, columns.PartElsewhere: 3, columns.PartGuessed: -1, columns.PartDenied: -4,
	columns.PartFit: 0.7, columns.PartFitNamed: 1, columns.PartChecks: 1,
	columns.PartLook: 1, columns.PartLookNamed: 1, columns.PartLookElse: 0.8,
	columns.PartTwin: 3, columns.PartPeople: 3, columns.PartThings: -3, columns.PartPeopleTold: 0.3, columns.PartThingsTold: -0.3, columns.PartBirths: 4, columns.PartLonely: -3, columns.PartRepeated: -3, columns.PartDialled: 2.5, columns.PartPostcodes: 4, columns.PartHoused: 3, columns.PartRefuted: -4, columns.PartSited: -9, columns.PartNobody: -2.5,
	columns.PartNone: 1, columns.PartNoneFlags: 5, columns.PartNoneExact: 4.5, columns.PartNoneAtEnd: 4.5, columns.PartNoneThings: 0.5, columns.PartTelling: -5,
	columns.PartNoneLook: 1, columns.PartNoneNamed: 0.6, columns.PartNoneElse: 1, columns.PartNonePeople: -0.3, columns.PartNoneOf: 0.3, columns.PartNoneWorded: 0.7,
	columns.PartOthers: -1, columns.PartOthersLook: 0.5,
}

// fixedParts are those that too few of the columns have, and what says how far values
// can speak against a header: made tables have fewer odd values than real ones.
var fixedParts = []columns.Part{columns.PartTelling, columns.PartTwin, columns.PartDenied, columns.PartThings, columns.PartPeople,
	columns.PartLookNamed, columns.PartNoneElse, columns.PartNoneExact, columns.PartLonely, columns.PartBirths, columns.PartRepeated, columns.PartDialled, columns.PartPostcodes, columns.PartHoused, columns.PartRefuted, columns.PartSited, columns.PartNobody, columns.PartFit}

var partNames = map[columns.Part]string{
	columns.PartKind: "partKind", columns.PartOtherKind: "partOtherKind", columns.PartExact: "partExact", columns.PartAmbiguous: "partAmbiguous", columns.PartAtEnd: "partAtEnd", columns.PartAtEndToo: "partAtEndToo",
	columns.PartElsewhere: "partElsewhere", columns.PartGuessed: "partGuessed", columns.PartDenied: "partDenied", columns.PartFit: "partFit", columns.PartFitNamed: "partFitNamed", columns.PartChecks: "partChecks",
	columns.PartLook: "partLook", columns.PartLookNamed: "partLookNamed", columns.PartLookElse: "partLookElse", columns.PartTwin: "partTwin", columns.PartPeople: "partPeople", columns.PartThings: "partThings",
	columns.PartPeopleTold: "partPeopleTold", columns.PartThingsTold: "partThingsTold", columns.PartBirths: "partBirths", columns.PartLonely: "partLonely", columns.PartRepeated: "partRepeated", columns.PartDialled: "partDialled", columns.PartPostcodes: "partPostcodes", columns.PartHoused: "partHoused", columns.PartRefuted: "partRefuted", columns.PartSited: "partSited", columns.PartNobody: "partNobody", columns.PartNone: "partNone", columns.PartNoneExact: "partNoneExact", columns.PartNoneAtEnd: "partNoneAtEnd",
	columns.PartNoneThings: "partNoneThings", columns.PartNoneFlags: "partNoneFlags", columns.PartTelling: "partTelling", columns.PartNoneLook: "partNoneLook", columns.PartNoneNamed: "partNoneNamed", columns.PartNoneElse: "partNoneElse",
	columns.PartNonePeople: "partNonePeople", columns.PartNoneOf: "partNoneOf", columns.PartNoneWorded: "partNoneWorded", columns.PartOthers: "partOthers", columns.PartOthersLook: "partOthersLook",
}
