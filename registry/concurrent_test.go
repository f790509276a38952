package registry

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// filled is a registry with some ten thousand records: what is built in, and own
// standards, recognizers, mappings and datasets.
func filled(t testing.TB, opts *Options, recognizersFilled int) *Registry {
	t.Helper()
	r := newRegistry(t, opts)
	c := r.Export(false)
	id := func(kind string, i int) string { return fmt.Sprintf("%08x-0000-4000-8000-%012x", len(kind), i) }
	for i := range 50 {
		c.Standards = append(c.Standards, Standard{Meta: Meta{ID: id("s", i)}, Name: fmt.Sprintf("STD-%02d", i)})
	}
	for i := range recognizersFilled {
		c.Recognizers = append(c.Recognizers, Recognizer{
			Meta: Meta{ID: id("re", i)}, Name: fmt.Sprintf("OWN_KIND_%03d", i),
			Patterns: []Pattern{{Name: "p", Regex: fmt.Sprintf(`\bK%03d-[0-9]{4}\b`, i)}},
			DenyList: []string{fmt.Sprintf("word%03d", i)}, Context: []string{fmt.Sprintf("near%03d", i)},
		})
	}
	for i := range 20 * recognizersFilled {
		c.Mappings = append(c.Mappings, Mapping{
			Meta: Meta{ID: id("map", i)}, StandardID: id("s", i%50), RecognizerID: id("re", i/20), Category: "kind of its own", Citation: fmt.Sprint("Art. ", i),
		})
	}
	for i := range 10_000 - 2258 - 50 - 21*recognizersFilled {
		c.Datasets = append(c.Datasets, Dataset{Meta: Meta{ID: fmt.Sprintf("set-%04d", i)}, Labels: map[privet.Label]int{"SSN": i, "EMAIL_ADDRESS": 1}})
	}
	if _, err := r.Import(c, nil); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, list := range []int{len(r.Snapshot().state.standards.list), len(r.Snapshot().state.recognizers.list), len(r.Snapshot().state.mappings.list), r.Snapshot().state.datasets.byID.len()} {
		n += list
	}
	if n < 10_000 {
		t.Fatalf("only %d records", n)
	}
	return r
}

// TestManyAtOnce has a hundred writers and a thousand readers work on ten thousand
// records, and holds the laws: no version comes twice, no update with a version is
// lost, what a reader sees is of one moment, and the snapshot never goes back.
func TestManyAtOnce(t *testing.T) {
	r := filled(t, nil, 100)
	const rounds = 2
	writers, readers := longtest.Watched(100, 30), longtest.Watched(1000, 200)
	contended, err := r.Datasets().Create(Dataset{Meta: Meta{ID: "contended"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	seen := map[Ref]bool{}
	once := func(e *Effect) {
		mu.Lock()
		defer mu.Unlock()
		for _, list := range [][]Ref{e.Created, e.Updated} {
			for _, ref := range list {
				if seen[ref] {
					t.Errorf("%s version %d comes twice", ref.Kind, ref.Version)
				}
				seen[ref] = true
			}
		}
	}
	var added atomic.Int64 // to the contended record, each with its version
	var writing, reading sync.WaitGroup
	stop := make(chan bool)
	for w := range writers {
		writing.Go(func() {
			rng := rand.New(rand.NewPCG(1, uint64(w)))
			for round := range rounds {
				switch w % 5 {
				case 0: // lost updates
					for {
						now, err := r.Datasets().Get(contended.Record.ID)
						if err != nil {
							t.Error(err)
							return
						}
						now.Records++
						c, err := r.Datasets().Replace(now.ID, now, &WriteOptions{IfVersion: now.Version})
						if err == nil {
							once(&c.Effect)
							added.Add(1)
							break
						}
						if code(err) != PreconditionFailed {
							t.Error(err)
							return
						}
					}
				case 1: // datasets that come and go
					id := fmt.Sprintf("set-%04d", rng.IntN(20))
					if rng.IntN(2) == 0 {
						_, _ = r.Datasets().Delete(id, nil)
					} else if c, _, err := r.PutDataset(id, Dataset{}, nil); err != nil {
						t.Error(err)
					} else {
						once(&c.Effect)
					}
				case 2: // names that several want
					c, err := r.Standards().Create(Standard{Name: fmt.Sprint("WANTED-", round)}, nil)
					if err == nil {
						once(&c.Effect)
						if _, err := r.Standards().Delete(c.Record.ID, nil); err != nil {
							t.Error(err)
						}
					} else if code(err) != Conflict {
						t.Error(err)
					}
				case 3: // mappings
					list, _ := r.Mappings().List(List{Search: "STD-", Offset: rng.IntN(1500), Limit: 1})
					c, err := r.Mappings().Replace(list[0].ID, list[0], nil)
					if err == nil {
						once(&c.Effect)
					} else if code(err) != PreconditionFailed {
						t.Error(err)
					}
				case 4: // recognizers
					if w > 10 {
						continue // each of them has all recognizers compiled
					}
					word := fmt.Sprintf("zz%dround%d", w, round)
					c, err := r.Recognizers().Create(Recognizer{Name: "W_" + strings.ToUpper(word), DenyList: []string{word}}, nil)
					if err != nil {
						t.Error(err)
						return
					}
					once(&c.Effect)
					if s := r.Snapshot(); s.Version < c.Effect.Version || len(s.Profiler.Find("a "+word)) != 1 {
						t.Error("it is not found after the write")
					}
					if _, err := r.Recognizers().Delete(c.Record.ID, nil); err != nil {
						t.Error(err)
					}
					if len(r.Snapshot().Profiler.Find("a "+word)) != 0 {
						t.Error("it is found after it was deleted")
					}
				}
			}
		})
	}
	for i := range readers {
		reading.Go(func() {
			last := 0
			for n := 0; ; n++ {
				select {
				case <-stop:
					return
				case <-time.After(time.Duration(200+i%400) * time.Millisecond): // a thousand that never pause leave writers no time
				}
				s := r.Snapshot()
				if s.Version < last {
					t.Errorf("the snapshot goes back from %d to %d", last, s.Version)
				}
				last = s.Version
				if (n+i)%8 != 0 {
					s.Profiler.Find("mail a@example.com K017-1234")
					continue
				}
				switch i % 4 {
				case 0:
					list, total := r.Standards().List(List{})
					if len(list) != total || !slices.IsSortedFunc(list, func(a, b Standard) int { return strings.Compare(fold(a.Name), fold(b.Name)) }) {
						t.Error("a list is not of one moment")
					}
				case 1:
					list, _ := r.FullMappings(List{Offset: 1000, Limit: 50})
					for _, m := range list {
						if m.Standard.ID != m.StandardID || m.Recognizer.ID != m.RecognizerID {
							t.Error("a mapping with the records of another")
						}
					}
				case 2:
					_, _ = r.Datasets().List(List{Search: "set-0", Limit: 10})
				case 3:
					if s.Risk.Standards()[0].Name != "GDPR" {
						t.Error("the first standard")
					}
				}
			}
		})
	}
	writing.Wait()
	close(stop)
	reading.Wait()
	end, err := r.Datasets().Get(contended.Record.ID)
	if err != nil {
		t.Fatal(err)
	}
	if want := int64(writers / 5 * rounds); end.Records != want || int64(end.Version) != added.Load()+1 {
		t.Errorf("%d updates of version %d, want %d: some were lost", end.Records, end.Version, want)
	}
	sound(t, r.Snapshot().state)
}

// sound holds a state to what is always true of one.
func sound(t testing.TB, s *state) {
	t.Helper()
	soundTable(t, s, standards)
	soundTable(t, s, recognizers)
	soundTable(t, s, mappings)
	soundTable(t, s, datasets)
	if len(s.ties) != s.mappings.byID.len() {
		t.Errorf("%d ties of %d mappings", len(s.ties), s.mappings.byID.len())
	}
	patterns, words := 0, 0
	active, labels := map[privet.Label]int{}, map[privet.Label]int{}
	for _, r := range s.recognizers.list {
		patterns, words = patterns+r.patterns(), words+r.words()
		if *r.Enabled {
			active[r.Label]++
		}
		labels[r.Label]++
	}
	if patterns != s.patterns || words != s.words {
		t.Errorf("%d patterns and %d words, and %d and %d are counted", patterns, words, s.patterns, s.words)
	}
	for l, n := range active {
		if s.active[l] != n {
			t.Errorf("%s has %d recognizers, and %d are counted", l, n, s.active[l])
		}
	}
	if len(active) != len(s.active) {
		t.Errorf("%d labels, and %d are counted", len(active), len(s.active))
	}
	for _, use := range s.labels {
		if labels[use.label] != use.n || use.n == 0 {
			t.Errorf("%s is had by %d, and %d are counted", use.label, labels[use.label], use.n)
		}
	}
	for id, version := range s.gone {
		if version < 1 || version > s.version || s.datasets.byID.get(id) != nil {
			t.Errorf("a record that is gone has the version %d, or is there", version)
		}
	}
}

func soundTable[T any](t testing.TB, s *state, k *kind[T]) {
	t.Helper()
	table := k.of(s)
	if len(table.sorted()) != table.byID.len() {
		t.Errorf("%s: %d in the list of %d", k.name, len(table.sorted()), table.byID.len())
	}
	keys := 0
	for id, r := range table.byID.all() {
		if m := k.meta(r); m.ID != id || m.Version < 1 || m.Version > s.version {
			t.Errorf("%s: version %d of a registry at %d", k.name, m.Version, s.version)
		}
		for _, key := range k.keys(r) {
			keys++
			if table.ids[key.value] != id {
				t.Errorf("%s: a %s is not that of its record", k.name, key.path)
			}
		}
	}
	if keys != len(table.ids) {
		t.Errorf("%s: %d keys, and %d are kept", k.name, keys, len(table.ids))
	}
	for _, r := range table.sorted() {
		if table.byID.get(k.meta(r).ID) != r {
			t.Errorf("%s: the list has what the table has not", k.name)
		}
	}
}
