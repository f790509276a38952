package profiler

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// badge is a recognizer of a label that is not built in.
var badge = Recognizer{Name: "test-badge", Label: "BADGE", Doc: "d", Patterns: []Pattern{{Name: "p", Regexp: `\bB\d{4}\b`, Alone: 0.9}}}

// askers are the methods that take a query, each with its error and the answer in words.
var askers = map[string]func(p *Profiler, q *Query) (string, error){
	"FindWith": func(p *Profiler, q *Query) (string, error) {
		r, err := p.FindWith("B1234 jane@example.com", q)
		return fmt.Sprint(r), err
	},
	"ColumnsWith": func(p *Profiler, q *Query) (string, error) {
		r, err := p.ColumnsWith([]Column{{Name: "mail", Values: []string{"jane@example.com"}}}, q)
		return fmt.Sprint(r), err
	},
	"AppendColumns": func(p *Profiler, q *Query) (string, error) {
		r, err := p.AppendColumns(make([]Result, 0, 1), []Column{{Name: "mail", Values: []string{"jane@example.com"}}}, q)
		return fmt.Sprint(r), err
	},
	"Unreported": func(p *Profiler, q *Query) (string, error) {
		r, err := p.Unreported("B1234 jane@example.com", 0, 22, q)
		return fmt.Sprint(r), err
	},
	"Untold": func(p *Profiler, q *Query) (string, error) {
		r, err := p.Untold([]Column{{Values: []string{"B1234 jane@example.com"}}}, []Result{{Label: privet.Unknown}}, q)
		return fmt.Sprint(r), err
	},
	"File": func(p *Profiler, q *Query) (string, error) {
		r, err := p.File(strings.NewReader("id,mail\n1,jane@example.com\n"), nil, q)
		return fmt.Sprint(r), err
	},
	"Assisted.FindWith": func(p *Profiler, q *Query) (string, error) {
		a, err := p.With(nil, HeuristicOnly)
		if err != nil {
			return "", err
		}
		r, err := a.FindWith(context.Background(), []string{"B1234 jane@example.com"}, q)
		return fmt.Sprint(r), err
	},
}

// TestQueryRefused holds that all that is wrong with a query is told at once, by its place, and
// that nothing is answered then.
func TestQueryRefused(t *testing.T) {
	nan := math.NaN()
	const secret = "jane@example.com"
	q := &Query{
		Labels:        []privet.Label{"EMAIL_ADDRESS", "EMAIL_ADRESS", secret},
		ExcludeLabels: []privet.Label{"", "BADGE"},
		MinConfidence: &nan,
		Thresholds:    map[privet.Label]float64{"EMAIL": 0.5, "EMAIL_ADDRESS": 1.5, "NOBODY": 0.5, secret: -1},
	}
	const want = `profiler: label 1 of Labels (EMAIL_ADRESS) is unknown
label 2 of Labels is unknown
label 0 of ExcludeLabels is unknown
the least confidence is not in 0–1
label 1 of Thresholds (EMAIL_ADDRESS) is another name of a label before it
the threshold of label 1 of Thresholds (EMAIL_ADDRESS) is not in 0–1
label 2 of Thresholds (NOBODY) is unknown
label 3 of Thresholds is unknown
the threshold of label 3 of Thresholds is not in 0–1`
	check := func(door, answer string, err error) {
		t.Helper()
		e := (*QueryError)(nil)
		switch {
		case err == nil || err.Error() != want:
			t.Errorf("%s: the error is %v", door, err)
		case !errors.Is(err, privet.ErrUnknownLabel) || !errors.Is(err, ErrConfidence):
			t.Errorf("%s: the reasons cannot be told", door)
		case !errors.As(err, &e) || e.Field != "Labels" || e.Index != 1 || e.Label != "EMAIL_ADRESS":
			t.Errorf("%s: the first reason is %+v", door, e)
		}
		if none := []string{"[]", "map[]", "", fmt.Sprint(FileReport{})}; !slices.Contains(none, answer) {
			t.Errorf("%s answers %s with an error", door, answer)
		}
	}
	p, err := New(&Options{Recognizers: []Recognizer{badge}})
	if err != nil {
		t.Fatal(err)
	}
	for door, ask := range askers {
		answer, err := ask(p, q)
		check(door, answer, err)
	}
	none, err := New(&Options{
		Recognizers: []Recognizer{badge},
		Labels:      q.Labels, ExcludeLabels: q.ExcludeLabels, MinConfidence: q.MinConfidence, Thresholds: q.Thresholds,
	})
	if check("New", "", err); none != nil {
		t.Error("New gives a Profiler with an error")
	}
}

// TestQueryLabels holds which labels can be asked for.
func TestQueryLabels(t *testing.T) {
	with, err := New(&Options{Recognizers: []Recognizer{badge}})
	if err != nil {
		t.Fatal(err)
	}
	alone, err := New(&Options{Recognizers: []Recognizer{badge}, WithoutBuiltIn: true})
	if err != nil {
		t.Fatal(err)
	}
	built := newProfiler(t)
	for _, c := range []struct {
		p    *Profiler
		l    privet.Label
		want string
	}{
		{with, "EMAIL_ADDRESS", "jane@example.com"}, {with, "EMAIL", "jane@example.com"}, {with, "e-mail", "jane@example.com"},
		{with, "BADGE", "B1234"}, {with, "badge", "unknown"}, {with, "NONE", ""},
		{alone, "BADGE", "B1234"}, {alone, "EMAIL_ADDRESS", ""}, {built, "BADGE", "unknown"}, {nil, "EMAIL", "jane@example.com"},
	} {
		const text = "B1234 jane@example.com"
		said := func(found []Explained, err error) string {
			var places []string
			for _, f := range found {
				places = append(places, text[f.Start:f.End])
			}
			if errors.Is(err, privet.ErrUnknownLabel) {
				places = append(places, "unknown")
			}
			return strings.Join(places, " ")
		}
		if got := said(c.p.FindWith(text, &Query{Labels: []privet.Label{c.l}})); got != c.want {
			t.Errorf("of the label %s is found %q, want %q", c.l, got, c.want)
		}
		if c.want == "unknown" {
			continue
		}
		for _, q := range []*Query{{ExcludeLabels: []privet.Label{c.l}}, {Thresholds: map[privet.Label]float64{c.l: 1}}} {
			if got := said(c.p.FindWith(text, q)); c.want != "" && strings.Contains(got, c.want) {
				t.Errorf("without the label %s is found %q", c.l, got)
			}
		}
	}
}

// TestQueryRemembered holds that a query that was asked before is answered as the first time, and
// that what is remembered is bounded and the Profiler's own.
func TestQueryRemembered(t *testing.T) {
	p := newProfiler(t)
	const text = "jane@example.com, +1 212 555 0100, 4111111111111111, 123456789"
	labels := slices.Collect(privet.Labels())
	least := 0.0
	var queries []*Query
	for i := range 2 * mostPlans {
		queries = append(queries, &Query{Labels: labels[i : i+100]}, &Query{ExcludeLabels: labels[i : i+100]}, &Query{Labels: labels[i:], MinConfidence: &least},
			&Query{Thresholds: map[privet.Label]float64{labels[i]: 0.2}}, &Query{Thresholds: map[privet.Label]float64{labels[i]: 0.99}, Explain: i%2 == 0})
	}
	queries = append(queries, &Query{}, &Query{AddressParts: true}, &Query{Thresholds: map[privet.Label]float64{}})
	for round := range 2 {
		for i, q := range queries {
			fresh := newProfiler(t)
			want, got, again := fmt.Sprint(fresh.FindWith(text, q)), fmt.Sprint(p.FindWith(text, q)), fmt.Sprint(p.FindWith(text, q))
			if got != want || again != want {
				t.Errorf("round %d, query %d: found is\n%s, then\n%s, want\n%s", round, i, got, again, want)
			}
		}
	}
	if n := len(*p.plans.list.Load()); n != mostPlans {
		t.Errorf("%d plans are remembered, want %d", n, mostPlans)
	}
	last := (*p.plans.list.Load())[0]
	long := privet.Label("EMAIL" + strings.Repeat("-", privet.MaxLabelLength))
	for _, q := range []*Query{{Labels: slices.Repeat(labels[:1], mostLabels+1)}, {Labels: []privet.Label{long}}, {Thresholds: map[privet.Label]float64{long: 0.5}}} {
		if found := must(p.FindWith(text, q)); (*p.plans.list.Load())[0] != last {
			t.Errorf("a long query is remembered; found is %v", found)
		}
	}
	// The caller can use his query again for something else.
	q := &Query{Labels: []privet.Label{"CREDIT_CARD"}, Thresholds: map[privet.Label]float64{"CREDIT_CARD": 0.5}}
	before := must(p.FindWith(text, q))
	q.Labels[0], q.Thresholds["CREDIT_CARD"] = "EMAIL_ADDRESS", 1
	if after := must(p.FindWith(text, q)); len(before) != 1 || len(after) != 1 || before[0].Label != "CREDIT_CARD" || after[0].Label != "EMAIL_ADDRESS" {
		t.Errorf("found is %v, and after the change %v", before, after)
	}
}

// TestQueryConcurrent is for the race detector.
func TestQueryConcurrent(t *testing.T) {
	p := newProfiler(t)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for i := range 100 {
				least := float64(i%20) / 20
				if found := must(p.FindWith("jane@example.com", &Query{Labels: []privet.Label{"EMAIL"}, MinConfidence: &least})); len(found) != 1 {
					t.Errorf("found is %v", found)
				}
			}
		})
	}
	wg.Wait()
}

// TestAppendColumnsDoesNotAllocate holds the promise of the append form for a query.
func TestAppendColumnsDoesNotAllocate(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("allocations cannot be counted under the race detector")
	}
	p := newProfiler(t)
	cols := []Column{{Name: "mail", Values: []string{"jane@example.com"}}, {Name: "n", Values: []string{"17"}}}
	least := 0.3
	q := &Query{Labels: []privet.Label{"EMAIL"}, MinConfidence: &least, Thresholds: map[privet.Label]float64{"SSN": 0.1}}
	results := must(p.AppendColumns(nil, cols, q))
	if n := testing.AllocsPerRun(100, func() { results = must(p.AppendColumns(results[:0], cols, q)) }); n != 0 {
		t.Errorf("AppendColumns allocates %v times, want 0", n)
	}
}
