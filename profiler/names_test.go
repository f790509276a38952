package profiler

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestNameEvidence holds the laws where a word that speaks against numbers stands
// beside a name: it says nothing about names.
func TestNameEvidence(t *testing.T) {
	p := newProfiler(t)
	for _, text := range []string{
		"order no Xyzzor Qwib is late", "tracking number Ostrava", "ticket Kirbo in version Zanto", "ref Lyon page Paris chapter Anna",
		"订单号王小明", "order no%20Xyzzor%20Qwib is late",
	} {
		checkLaws(t, p, text)
	}
}

// nameRecognizer is a copy of the recognizer of people in texts.
func nameRecognizer(t *testing.T) Recognizer {
	t.Helper()
	list := Recognizers()
	i := slices.IndexFunc(list, func(r Recognizer) bool { return r.Name == "person-in-text" })
	if i < 0 {
		t.Fatal("there is no such recognizer")
	}
	return list[i]
}

// TestNamesOfOnesOwn gives recognizers that are copies of the one for people.
func TestNamesOfOnesOwn(t *testing.T) {
	const text = "My name is Maria Schmidt and I live in London."
	labels := func(opts *Options) (list []string) {
		t.Helper()
		p, err := New(opts)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range must(p.FindWith(text, nil)) {
			list = append(list, string(e.Label)+":"+text[e.Start:e.End])
		}
		return list
	}
	own := nameRecognizer(t)
	own.Name, own.Label = "customer", "CUSTOMER"
	allows, checks := own, own
	allows.AllowList = []string{"maria schmidt"}
	checks.Check = func([]byte) bool { return false }
	other := privet.Label("OTHER")
	for _, test := range []struct {
		reason string
		opts   *Options
		want   []string
	}{
		{"alone", &Options{Recognizers: []Recognizer{own}, WithoutBuiltIn: true}, []string{"CUSTOMER:Maria Schmidt"}},
		{"the built-in one stands first", &Options{Recognizers: []Recognizer{own}}, []string{"PERSON:Maria Schmidt", "LOCATION:London"}},
		{"the threshold of the built-in one is not reached", &Options{Recognizers: []Recognizer{own},
			Thresholds: map[privet.Label]float64{"PERSON": 1}}, []string{"CUSTOMER:Maria Schmidt", "LOCATION:London"}},
		{"allowed", &Options{Recognizers: []Recognizer{allows}, WithoutBuiltIn: true}, nil},
		{"refused by its check", &Options{Recognizers: []Recognizer{checks}, WithoutBuiltIn: true}, nil},
		{"another list without it", &Options{Recognizers: []Recognizer{{Name: "other", Label: other, Doc: "A word.", DenyList: []string{"maria"}}},
			WithoutBuiltIn: true}, []string{"OTHER:Maria"}},
	} {
		if got := labels(test.opts); !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, want %q", test.reason, got, test.want)
		}
	}
}

// TestUnreportedName says why a name was not reported.
func TestUnreportedName(t *testing.T) {
	const text = "My name is Maria Schmidt and I live in London."
	start := strings.Index(text, "Maria")
	reason := func(opts *Options, q *Query) Reason {
		t.Helper()
		p, err := New(opts)
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range must(p.Unreported(text, start, start+len("Maria Schmidt"), q)) {
			if u.Recognizer == "person-in-text" {
				return u.Reason
			}
		}
		return ""
	}
	for _, test := range []struct {
		opts *Options
		q    *Query
		want Reason
	}{
		{nil, nil, ""},
		{nil, &Query{Labels: []privet.Label{"LOCATION"}}, ReasonLabel},
		{&Options{ExcludeLabels: []privet.Label{"PERSON"}}, nil, ReasonLabel},
		{&Options{AllowList: []string{"MARIA SCHMIDT"}}, nil, ReasonAllowed},
		{nil, &Query{Thresholds: map[privet.Label]float64{"PERSON": 1}}, ReasonThreshold},
	} {
		if got := reason(test.opts, test.q); got != test.want {
			t.Errorf("with %+v and %+v the reason is %q, want %q", test.opts, test.q, got, test.want)
		}
	}
}

// TestNamesInStreams holds that names are found the same in a stream, wherever its
// window ends.
func TestNamesInStreams(t *testing.T) {
	p := newProfiler(t)
	for _, unit := range []string{
		"Anna Kowalska of 12 High Street, flat 3, met Иван Петров. ", "hi, anna wrote to bob from paris and nobody else did so. ", "王小明和李建国", "佐藤さんは", "محمد علي ",
		"ul. Nagórna 12 m. 3, 00-950 Warszawa\n", "Jean-Luc de la Tour & Sons Ltd., SW1A 2AA London ",
	} {
		text := strings.Repeat(unit, 3*streamStep/len(unit))
		for _, most := range []int{7001, 2 * streamStep} {
			checkScan(t, p, unit, text, &cutReader{text, rand.New(rand.NewPCG(1, uint64(most))), most})
		}
	}
}
