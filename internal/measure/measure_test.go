package measure

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet"
)

func newTally(t testing.TB, opts *Options) *Tally {
	t.Helper()
	x, err := New(opts)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func parseKinds(t testing.TB, rules ...string) *Kinds {
	t.Helper()
	k, err := ParseKinds(rules)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// An example is a text in which ⟦LABEL:data⟧ marks what is expected and
// ⟪LABEL 0.9:data⟫ what is found. The two may be inside each other.
func parseExample(t testing.TB, marked string) (string, []Span, []privet.Finding) {
	t.Helper()
	type mark struct {
		label         string
		confidence    float64
		start, points int
		found         bool
	}
	var b strings.Builder
	var open []mark
	var want []Span
	var got []privet.Finding
	points := 0
	for rest := marked; rest != ""; {
		r := []rune(rest)[0]
		rest = rest[len(string(r)):]
		switch r {
		case '⟦', '⟪':
			head, tail, ok := strings.Cut(rest, ":")
			if !ok {
				t.Fatalf("bad mark in %q", marked)
			}
			rest = tail
			m := mark{label: head, start: b.Len(), points: points, found: r == '⟪'}
			if m.found {
				label, confidence, ok := strings.Cut(head, " ")
				if err := json.Unmarshal([]byte(confidence), &m.confidence); err != nil || !ok {
					t.Fatalf("bad mark in %q", marked)
				}
				m.label = label
			}
			open = append(open, m)
		case '⟧', '⟫':
			m := open[len(open)-1]
			open = open[:len(open)-1]
			if m.found != (r == '⟫') {
				t.Fatalf("marks cross in %q", marked)
			}
			if m.found {
				got = append(got, privet.Finding{Label: privet.Label(m.label), Start: m.start, End: b.Len(), Confidence: m.confidence})
			} else {
				want = append(want, Span{m.label, m.points, points})
			}
		default:
			b.WriteRune(r)
			points++
		}
	}
	return b.String(), want, got
}

// A row is what a test says of a score: expected, reported and right.
type row struct {
	Kind                      Kind
	Expected, Reported, Right int
}

func rows(r *Report) []row {
	var list []row
	for _, s := range r.Kinds {
		list = append(list, row{s.Kind, s.Expected, s.Reported, s.Right})
	}
	return list
}

// TestText holds counts that were made by hand.
func TestText(t *testing.T) {
	for _, tt := range []struct {
		reason string
		opts   *Options
		rules  []string
		texts  []string
		kinds  []row
		any    row
		alarms []FalseAlarm
	}{
		{
			reason: "one right, one missed, one where nothing is",
			texts:  []string{"mail ⟦EMAIL:⟪EMAIL_ADDRESS 0.9:a@b.example⟫⟧, call ⟦PHONE_NUMBER:555 0100⟧, or ⟪AGE 0.7:not⟫"},
			kinds:  []row{{"AGE", 0, 1, 0}, {"EMAIL_ADDRESS", 1, 1, 1}, {"PHONE_NUMBER", 1, 0, 0}},
			any:    row{"ANY LABEL", 2, 2, 1}, alarms: []FalseAlarm{{"AGE", Nothing, 1}},
		}, {
			reason: "another kind is a miss of the one and a false alarm of the other, and found whatever its label",
			texts:  []string{"⟦FAX_NUMBER:⟪PHONE_NUMBER 0.9:555 0100⟫⟧"},
			kinds:  []row{{"FAX_NUMBER", 1, 0, 0}, {"PHONE_NUMBER", 0, 1, 0}},
			any:    row{"ANY LABEL", 1, 1, 1}, alarms: []FalseAlarm{{"PHONE_NUMBER", "FAX_NUMBER", 1}},
		}, {
			reason: "9 of 10 code points are enough and 8 of 10 are not; é is one",
			texts:  []string{"⟦PERSON:⟪PERSON 0.9:éééééééé9⟫0⟧", "⟦PERSON:⟪PERSON 0.9:éééééééé⟫90⟧"},
			kinds:  []row{{"PERSON", 2, 2, 1}},
			any:    row{"ANY LABEL", 2, 2, 1}, alarms: []FalseAlarm{{"PERSON", "PERSON", 1}},
		}, {
			reason: "with less in common asked for",
			opts:   &Options{IoU: 0.8},
			texts:  []string{"⟦PERSON:⟪PERSON 0.9:éééééééé⟫90⟧"},
			kinds:  []row{{"PERSON", 1, 1, 1}}, any: row{"ANY LABEL", 1, 1, 1},
		}, {
			reason: "one place is right once; the more confident of two is",
			texts:  []string{"⟦PERSON:⟪PERSON 0.8:⟪PERSON 0.9:Ann⟫⟫⟧"},
			kinds:  []row{{"PERSON", 1, 2, 1}}, any: row{"ANY LABEL", 1, 2, 1}, alarms: []FalseAlarm{{"PERSON", "PERSON", 1}},
		}, {
			reason: "a group counts for what it holds, and for our label of its name",
			rules:  []string{"place=CITY+STATE", "location=COUNTRY+NATIONALITY"},
			texts:  []string{"⟦Place:⟪CITY 0.9:Ulm⟫⟧ ⟦CITY:⟪STATE 0.9:Ohio⟫⟧ ⟦COUNTRY:⟪LOCATION 0.9:Chad⟫⟧"},
			kinds:  []row{{"LOCATION", 1, 1, 1}, {"PLACE", 2, 2, 2}}, any: row{"ANY LABEL", 3, 3, 3},
		}, {
			reason: "what is left out of account is neither right nor wrong",
			rules:  []string{"title="},
			texts:  []string{"⟦TITLE:⟪PERSON 0.9:Sir⟫⟧ ⟦TITLE:Dr⟧"},
			any:    row{"ANY LABEL", 0, 0, 0},
		}, {
			reason: "an unknown label is not expected, and what is found there is a false alarm",
			texts:  []string{"⟦SHOE:⟪PERSON 0.9:Ann⟫⟧"},
			kinds:  []row{{"PERSON", 0, 1, 0}}, any: row{"ANY LABEL", 1, 1, 1}, alarms: []FalseAlarm{{"PERSON", UnknownLabel, 1}},
		}, {
			reason: "only some kinds",
			opts:   &Options{Only: []Kind{"PERSON"}},
			texts:  []string{"⟦CITY:⟪PERSON 0.9:Paris⟫⟧ ⟦SSN:⟪SSN 0.9:1⟫⟧ ⟦PERSON:⟪PERSON 0.9:Ann⟫⟧"},
			kinds:  []row{{"PERSON", 1, 2, 1}}, any: row{"ANY LABEL", 1, 2, 1}, alarms: []FalseAlarm{{"PERSON", "CITY", 1}},
		}, {
			reason: "what is not sure enough is not reported",
			texts:  []string{"⟦PERSON:⟪PERSON 0.4:Ann⟫⟧ ⟪PERSON 0.4:x⟫"},
			kinds:  []row{{"PERSON", 1, 0, 0}}, any: row{"ANY LABEL", 1, 0, 0},
		},
	} {
		opts := tt.opts
		if opts == nil {
			opts = &Options{}
		}
		opts.Kinds = parseKinds(t, tt.rules...)
		x := newTally(t, opts)
		for _, marked := range tt.texts {
			x.Text(parseExample(t, marked))
		}
		r := x.Report()
		got := row{r.AnyLabel.Kind, r.AnyLabel.Expected, r.AnyLabel.Reported, r.AnyLabel.Right}
		if !slices.Equal(rows(r), tt.kinds) || got != tt.any || !slices.Equal(r.FalseAlarms, tt.alarms) {
			t.Errorf("%s:\ngot  %v, %v, %v\nwant %v, %v, %v", tt.reason, rows(r), got, r.FalseAlarms, tt.kinds, tt.any, tt.alarms)
		}
	}
}

// TestThresholds holds an example worked by hand: of four expected, the findings
// from the surest down are right, right, wrong, right.
func TestThresholds(t *testing.T) {
	x := newTally(t, &Options{Thresholds: []float64{0.9, 0.3, 0.6, 0.3}})
	x.Text(parseExample(t, "⟦SSN:⟪SSN 0.95:a⟫⟧ ⟦SSN:⟪SSN 0.8:b⟫⟧ ⟪SSN 0.7:c⟫ ⟦SSN:⟪SSN 0.4:d⟫⟧ ⟦SSN:e⟧ ⟪SSN 0.2:f⟫"))
	share := func(a, b float64) *float64 { f := a / b; return &f }
	want := []ThresholdScore{{
		Kind: "SSN",
		At: []AtThreshold{
			{0.3, share(3, 4), share(3, 4)},
			{0.6, share(2, 3), share(2, 4)},
			{0.9, share(1, 1), share(1, 4)},
		},
		BestF1: &BestF{0.4, 0.75}, // the others: 2/5, 4/6, 4/7
		BestF2: &BestF{0.4, 0.75},
	}}
	want = append(want, want[0])
	want[1].Kind = "ALL"
	r := x.Report()
	if diff := cmp.Diff(want, r.Thresholds); diff != "" {
		t.Error(diff)
	}
	if x.Least() != 0.3 {
		t.Errorf("the least confidence of use is %v", x.Least())
	}
	// At 0.5: 2 right of 3 reported and 4 expected, so that F1 = 4/7 and F2 = 10/19.
	if f1, f2 := r.Total.F1.Value, r.Total.F2.Value; math.Abs(f1-4.0/7) > 1e-12 || math.Abs(f2-10.0/19) > 1e-12 {
		t.Errorf("F1 %v, F2 %v", f1, f2)
	}
}

// TestCalibration holds an error worked by hand: two at 0.6 and 0.64 of which one
// is right, |0.62−0.5| = 0.12, and three at 0.9, 1 and 1 that are right,
// |2.9/3−1| = 1/30; so 0.12·2/5 + 1/30·3/5 = 0.068.
func TestCalibration(t *testing.T) {
	x := newTally(t, nil)
	x.Text(parseExample(t, "⟦SSN:⟪SSN 0.6:a⟫⟧ ⟪SSN 0.64:b⟫ ⟦SSN:⟪SSN 0.9:c⟫⟧ ⟦SSN:⟪SSN 1:d⟫⟧ ⟦SSN:⟪SSN 1:e⟫⟧ ⟪SSN 0.49:below⟫"))
	c := x.Report().Calibration
	if c.ECE == nil || math.Abs(*c.ECE-0.068) > 1e-12 {
		t.Fatalf("the error is %v", c.ECE)
	}
	if len(c.Bins) != 2 || c.Bins[0].Count != 2 || c.Bins[1].Count != 3 || math.Abs(c.Bins[0].MeanConfidence-0.62) > 1e-12 || c.Bins[0].ShareRight != 0.5 || c.Bins[1].To != 1 {
		t.Errorf("the bins are %+v", c.Bins)
	}
}

// TestColumn holds counts of columns made by hand.
func TestColumn(t *testing.T) {
	x := newTally(t, &Options{Kinds: parseKinds(t, "skip=", "name=PERSON+FIRST_NAME")})
	column := func(want string, label privet.Label, confidence float64, first ...privet.Candidate) {
		x.Column(want, &privet.Result{Label: label, Confidence: confidence, Candidates: first})
	}
	column("email", "EMAIL_ADDRESS", 0.9)
	column("NONE", "NONE", 0.9)
	column("NONE", "UNKNOWN", 0.6)
	column("UNKNOWN", "SSN", 0.7)
	column("phone", "SSN", 0.8)
	column("name", "FIRST_NAME", 0.9)
	column("skip", "SSN", 0.9)
	column("shoe", "UNKNOWN", 0.9) // may be so
	column("shoe", "AGE", 0.9)
	column("AGE", "UNKNOWN", 0.6, privet.Candidate{Label: "AGE", Confidence: 0.4})
	r := x.Report()
	want := []row{
		{"AGE", 1, 1, 0}, {"EMAIL_ADDRESS", 1, 1, 1}, {"NAME", 1, 1, 1}, {"NONE", 2, 1, 1}, {"PHONE_NUMBER", 1, 0, 0},
		{"SSN", 0, 2, 0}, {"UNKNOWN", 1, 2, 0},
	}
	if got := rows(r); !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	alarms := []FalseAlarm{{"AGE", UnknownLabel, 1}, {"SSN", "PHONE_NUMBER", 1}, {"SSN", Nothing, 1}}
	if !slices.Equal(r.FalseAlarms, alarms) {
		t.Errorf("false alarms %v", r.FalseAlarms)
	}
	// Ten columns less the one left out and the one that cannot be told.
	if r.Accuracy.Value != 3.0/8 || r.PersonalAccuracy.Value != 4.0/8 {
		t.Errorf("accuracy %v and %v", r.Accuracy, r.PersonalAccuracy)
	}
	if s := r.Total; s.Expected != 4 || s.Reported != 5 || s.Right != 2 {
		t.Errorf("all: %+v", s)
	}
	// AGE is right from 0.4 down, beside the wrong one at 0.9.
	if at := r.Thresholds[0]; at.Kind != "AGE" || *at.At[0].Precision != 0.5 || *at.At[0].Recall != 1 || *at.At[1].Recall != 0 {
		t.Errorf("thresholds %+v", at)
	}
	if !slices.Equal(r.UnknownLabels, []UnknownName{{"shoe", 2}}) {
		t.Errorf("unknown labels %v", r.UnknownLabels)
	}
	if r.AnyLabel != nil || r.IoU != 0 || r.Columns != 10 {
		t.Errorf("got %+v", r)
	}
}

// A document is one text of a random set.
type document struct {
	text string
	want []Span
	got  []privet.Finding
}

// randomDocuments makes texts with expected places and findings beside them, which
// may overlap as they like.
func randomDocuments(r *rand.Rand, n int) []document {
	labels := []privet.Label{"SSN", "AGE", "PERSON"}
	list := make([]document, n)
	for i := range list {
		size := 5 + r.IntN(40)
		d := document{text: strings.Repeat("x", size)}
		for range r.IntN(6) {
			start := r.IntN(size - 1)
			end := start + 1 + r.IntN(size-start)
			label := labels[r.IntN(3)]
			d.want = append(d.want, Span{string(label), start, end})
			if r.IntN(3) > 0 {
				d.got = append(d.got, privet.Finding{Label: labels[r.IntN(3)], Start: max(0, start-r.IntN(2)), End: min(size, end+r.IntN(2)), Confidence: float64(r.IntN(101)) / 100})
			}
		}
		list[i] = d
	}
	return list
}

func reportOf(t testing.TB, opts *Options, documents []document) *Report {
	x := newTally(t, opts)
	for _, d := range documents {
		x.Text(d.text, d.want, d.got)
	}
	return x.Report()
}

// TestLaws holds what is true of all data.
func TestLaws(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		documents := randomDocuments(r, 20)
		opts := &Options{IoU: 0.2 + 0.8*r.Float64()}
		report := reportOf(t, opts, documents)

		shuffled := slices.Clone(documents)
		r.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		for i := range shuffled {
			d := &shuffled[i]
			d.want, d.got = slices.Clone(d.want), slices.Clone(d.got)
			r.Shuffle(len(d.want), func(i, j int) { d.want[i], d.want[j] = d.want[j], d.want[i] })
			r.Shuffle(len(d.got), func(i, j int) { d.got[i], d.got[j] = d.got[j], d.got[i] })
		}
		if diff := cmp.Diff(report, reportOf(t, opts, shuffled)); diff != "" {
			t.Fatalf("the order matters: %s", diff)
		}

		for _, s := range append(report.Kinds, report.Total, *report.AnyLabel) {
			if s.Right > s.Expected || s.Right > s.Reported {
				t.Fatalf("more is right than there is: %+v", s)
			}
			for _, e := range []*Estimate{s.Precision, s.Recall, s.F1, s.F2} {
				if e != nil && !(0 <= e.Low && e.Low <= e.Value && e.Value <= e.High && e.High <= 1) {
					t.Fatalf("an interval without its value: %+v", e)
				}
			}
		}
		if report.AnyLabel.Expected != report.Total.Expected || report.AnyLabel.Reported != report.Total.Reported {
			t.Fatalf("something is lost: %+v, %+v", report.Total, report.AnyLabel)
		}
		alarms := 0
		for _, a := range report.FalseAlarms {
			alarms += a.Count
		}
		if alarms != report.Total.Reported-report.Total.Right {
			t.Fatalf("%d false alarms, and %+v", alarms, report.Total)
		}

		// What is less sure does not change what a higher threshold gives.
		high := 0.7
		for i := range shuffled {
			shuffled[i].got = slices.DeleteFunc(shuffled[i].got, func(f privet.Finding) bool { return f.Confidence < high })
		}
		of := func(r *Report) AtThreshold { return r.Thresholds[len(r.Thresholds)-1].At[2] }
		if diff := cmp.Diff(of(report), of(reportOf(t, opts, shuffled))); diff != "" {
			t.Fatalf("at %v: %s", high, diff)
		}

		// What is expected, found as it is, is right. Places of a kind may be equal:
		// each is found as often.
		for i := range documents {
			d := &documents[i]
			d.got = nil
			for _, s := range d.want {
				d.got = append(d.got, privet.Finding{Label: privet.Label(s.Label), Start: s.Start, End: s.End, Confidence: 1})
			}
		}
		perfect := reportOf(t, nil, documents)
		for _, s := range append(perfect.Kinds, perfect.Total, *perfect.AnyLabel) {
			if s.Precision.Value != 1 || s.Recall.Value != 1 || s.F1.Value != 1 || s.F2.Value != 1 {
				t.Fatalf("perfect, and yet %+v", s)
			}
		}
		if *perfect.Calibration.ECE != 0 || len(perfect.FalseAlarms) > 0 {
			t.Fatalf("perfect, and yet %+v", perfect)
		}
	}
}

// TestMatchTwin holds match against a plain search through all pairs.
func TestMatchTwin(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	kinds := []Kind{"A", "B"}
	random := func() place {
		start := r.IntN(30)
		return place{kind: kinds[r.IntN(2)], start: start, end: start + 1 + r.IntN(12), confidence: level(r.IntN(4))}
	}
	same := func(w, g *place) bool { return w.kind == g.kind }
	matched := 0
	for range 5000 {
		var places, guesses []place
		for range r.IntN(6) {
			places = append(places, random())
		}
		for range r.IntN(6) {
			guesses = append(guesses, random())
		}
		slices.SortFunc(places, byStart)
		slices.SortFunc(guesses, byConfidence)
		match(places, guesses, 0.3, same)
		taken := map[int]bool{}
		for _, g := range guesses {
			best, at := 0.0, -1
			for j, w := range places {
				in, all := 0, 0
				for p := range 50 {
					a, b := w.start <= p && p < w.end, g.start <= p && p < g.end
					if a && b {
						in++
					}
					if a || b {
						all++
					}
				}
				if share := float64(in) / float64(all); !taken[j] && w.kind == g.kind && share >= 0.3 && share > best {
					best, at = share, j
				}
			}
			if g.matched != at {
				t.Fatalf("%v matches %d, want %d of %v", g, g.matched, at, places)
			}
			if at >= 0 {
				taken[at] = true
				matched++
			}
		}
	}
	if matched < 1000 {
		t.Errorf("only %d matches were looked at", matched)
	}
}

// TestNew holds that all options out of range are told of together.
func TestNew(t *testing.T) {
	bad := math.NaN()
	_, err := New(&Options{IoU: 1.5, MinConfidence: &bad, Thresholds: []float64{0.5, -1, bad}})
	if err == nil || strings.Count(err.Error(), "\n") != 3 || !strings.Contains(err.Error(), "threshold 3") {
		t.Errorf("got %v", err)
	}
}

// TestUnknownLabels holds that what does not look like a name is counted and not
// kept, and that names are bounded.
func TestUnknownLabels(t *testing.T) {
	x := newTally(t, nil)
	for _, name := range []string{"SHOE_SIZE", "SHOE_SIZE", "123-45-6789", "a@b.example", strings.Repeat("x", 65), "B"} {
		x.Text("abc", []Span{{name, 0, 1}}, nil)
	}
	want := []UnknownName{{"B", 1}, {"SHOE_SIZE", 2}, {"", 3}}
	if got := x.Report().UnknownLabels; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for i := range 3 * mostUnknown {
		x.Text("abc", []Span{{strings.Repeat("y", i%60) + string(rune('a'+i%26)), 0, 1}}, nil)
	}
	if n := len(x.Report().UnknownLabels); n != mostUnknown+1 {
		t.Errorf("%d names are kept", n)
	}
}
