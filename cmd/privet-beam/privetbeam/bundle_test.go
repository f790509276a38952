package privetbeam

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
)

// hire makes a worker as the SDK does: a copy of a DoFn, through JSON, that is set up.
func hire[Fn any](t *testing.T, fn *Fn) *Fn {
	t.Helper()
	b, err := json.Marshal(fn)
	if err != nil {
		t.Fatal(err)
	}
	worker := new(Fn)
	if err := json.Unmarshal(b, worker); err != nil {
		t.Fatal(err)
	}
	if s, ok := any(worker).(interface{ Setup() error }); ok {
		if err := s.Setup(); err != nil {
			t.Fatal(err)
		}
	}
	return worker
}

// lose has a worker do half of a bundle and then be lost, so that nobody gets what it has emitted, and another one do the bundle. It
// gives what that has emitted. A third one, which does it twice and the second time backwards, as one that comes too late, has to emit the same.
func lose[Fn, In, Out any](t *testing.T, fn *Fn, bundle []In, process func(*Fn, context.Context, In, func(Out)) error) []Out {
	t.Helper()
	do := func(worker *Fn, bundle []In) (out []Out) {
		t.Helper()
		for _, e := range bundle {
			if err := process(worker, t.Context(), e, func(o Out) { out = append(out, o) }); err != nil {
				t.Fatal(err)
			}
		}
		return out
	}
	do(hire(t, fn), bundle[:(len(bundle)+1)/2])
	out := do(hire(t, fn), bundle)
	late, back := hire(t, fn), slices.Clone(bundle)
	slices.Reverse(back)
	for _, b := range [][]In{bundle, back} {
		if got := do(late, b); len(out) == 0 || !slices.Equal(sorted(got), sorted(out)) {
			t.Errorf("%T emits %d values, and %d others when it does a bundle again", fn, len(out), len(got))
		}
	}
	return out
}

// sorted gives values as text, in order.
func sorted[T any](values []T) (texts []string) {
	for _, v := range values {
		b, _ := json.Marshal(v)
		texts = append(texts, string(b))
	}
	slices.Sort(texts)
	return texts
}

// iterate gives values as a side input.
func iterate[T any](values []T) func(*T) bool {
	return func(v *T) bool {
		if len(values) == 0 {
			return false
		}
		*v, values = values[0], values[1:]
		return true
	}
}

// A counted is what a DoFn that emits pairs has emitted.
type counted struct {
	Key string
	N   int64
}

// TestLostBundles holds for each step that a worker that is lost in the middle of a bundle costs that this is done again, and nothing else:
// what is masked is byte for byte what it is without Beam, and nothing is counted twice.
func TestLostBundles(t *testing.T) {
	t.Setenv("PRIVET_KEY_MAIN", key)
	folder := t.TempDir()
	name := folder + "/people.csv"
	writePeople(t, name, 6000)
	want, report := wholeFile(t, name)
	table := open(t, name, &Options{PartSize: 1 << 16})

	parts := lose(t, &splitFn{*table}, []int64{0}, (*splitFn).ProcessElement)
	if len(parts) < 3 {
		t.Fatalf("%d parts are too few", len(parts))
	}
	merge := &mergeFn{table.Names}
	sketch := merge.CreateAccumulator()
	for _, s := range lose(t, &sketchFn{*table}, parts, (*sketchFn).ProcessElement) {
		var err error
		if sketch, err = merge.MergeAccumulators(sketch, s); err != nil {
			t.Fatal(err)
		}
	}
	changes := lose(t, &watchFn{Table: *table}, parts, (*watchFn).ProcessElement)
	v, err := (&judgeFn{table.Names}).ProcessElement(sketch)
	if err != nil {
		t.Fatal(err)
	}
	(&verdictFn{}).ProcessElement(v, iterate(changes), iterate(parts), func(all Verdicts) { v = all })
	holdVerdicts(t, &v, &report)

	var tasks []task
	for _, p := range parts {
		tasks = append(tasks, taskOf(p, v))
	}
	masked := lose(t, &maskFn{Table: *table, Policy: []byte(policyText), Out: folder + "/masked"}, tasks, (*maskFn).ProcessElement)
	if got := concatenated(t, folder+"/masked"); !bytes.Equal(got, want) {
		t.Error("what is masked again is something else")
	}
	tasks = nil
	for _, m := range masked {
		tasks = append(tasks, taskAfter(m, v))
	}
	lose(t, &validateFn{Table: *table, Policy: []byte(policyText)}, tasks, func(fn *validateFn, ctx context.Context, e task, emit func(counted)) error {
		return fn.ProcessElement(ctx, e, func(key string, f Finding) { emit(counted{key, f.Count}) })
	})
	rows := int64(0)
	for _, c := range lose(t, &classFn{Table: *table, Key: make([]byte, 32), Quasi: []int{3, 4}}, parts, func(fn *classFn, ctx context.Context, p Part, emit func(counted)) error {
		return fn.ProcessElement(ctx, p, func(key []byte, n int64) { emit(counted{string(key), n}) })
	}) {
		rows += c.N
	}
	if rows != report.Rows {
		t.Errorf("%d rows are counted as %d", report.Rows, rows)
	}
}

// TestLongSteps holds that the steps that read parts have one input, and that something takes what they give, also where a program does
// not: see tasks.
func TestLongSteps(t *testing.T) {
	t.Setenv("PRIVET_KEY_MAIN", key)
	folder := t.TempDir()
	writePeople(t, folder+"/people.csv", 10)
	table := open(t, folder+"/people.csv", nil)
	mask := func(s beam.Scope) {
		parts := Split(s, table)
		if _, err := Mask(s, table, parts, Profile(s, table, parts), []byte(policyText), folder); err != nil {
			t.Fatal(err)
		}
	}
	names := []string{"splitFn", "sketchFn", "watchFn", "maskFn", "validateFn", "classFn"}
	for _, c := range []struct {
		build func(beam.Scope)
		names []string
	}{{mask, names[:4]}, {whole(t, table, folder), names}} {
		names := c.names
		p, s := beam.NewPipelineWithRoot()
		c.build(s)
		edges, _, err := p.Build()
		if err != nil {
			t.Fatal(err)
		}
		taken, long := map[int]bool{}, 0
		for _, e := range edges {
			for _, in := range e.Input {
				taken[in.From.ID()] = true
			}
		}
		for _, e := range edges {
			if e.DoFn == nil || !slices.Contains(names, e.DoFn.Name()[strings.LastIndexByte(e.DoFn.Name(), '.')+1:]) {
				continue
			}
			long++
			if len(e.Input) != 1 || len(e.Output) != 1 || !taken[e.Output[0].To.ID()] {
				t.Errorf("%s has %d inputs and %d outputs, or nothing takes what it gives", e.DoFn.Name(), len(e.Input), len(e.Output))
			}
		}
		if long != len(names) {
			t.Errorf("%d steps and not %d read parts", long, len(names))
		}
	}
}
