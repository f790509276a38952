package registry

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// known is what a dataset says that looks decide.
func known(t *testing.T, r *Registry, id string) Dataset {
	t.Helper()
	d, err := r.Datasets().Get(id)
	if err != nil {
		t.Fatal(err)
	}
	d.Meta = Meta{ID: id}
	return d
}

// scoreOf is the risk of a dataset.
func scoreOf(d *Dataset) int {
	var tags, masked []string
	for l, n := range d.Labels {
		if n > 0 {
			tags = append(tags, string(l))
		}
	}
	for _, l := range d.Masked {
		masked = append(masked, string(l))
	}
	return risk.Score(tags, &risk.Options{Masked: masked}).OverallRiskScore
}

// someLook is a profile of a few labels in one of three sources.
func someLook(rng *rand.Rand) Look {
	all := []privet.Label{"SSN", "EMAIL_ADDRESS", "DOB", "IBAN", "FREE_TEXT", "UNKNOWN", "CITY", "PASSPORT"}
	look := Look{Source: []string{"", "visits.csv", "staff"}[rng.IntN(3)], Labels: map[privet.Label]int{}}
	for range rng.IntN(4) {
		look.Labels[all[rng.IntN(len(all))]] = 1 + rng.IntN(3)
	}
	return look
}

// TestProfilesMerge holds the laws of profiles: their order and their number do not
// matter, and the risk never falls by one, whatever was masked before.
func TestProfilesMerge(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 11))
	r := newRegistry(t, nil)
	for round := range 40 {
		a, b := fmt.Sprint("a", round), fmt.Sprint("b", round)
		for _, id := range []string{a, b} {
			if _, _, err := r.PutDataset(id, Dataset{Labels: map[privet.Label]int{"SSN": 2, "DOB": 1}, Masked: []privet.Label{"SSN", "CITY"}}, nil); err != nil {
				t.Fatal(err)
			}
			if _, err := r.Remember(id, Look{Source: "staff", Labels: map[privet.Label]int{"IBAN": 1}, Masked: []privet.Label{"IBAN"}}); err != nil {
				t.Fatal(err)
			}
		}
		looks := []Look{someLook(rng), someLook(rng), someLook(rng), someLook(rng)}
		for _, look := range looks {
			before := known(t, r, a)
			if _, err := r.Remember(a, look); err != nil {
				t.Fatal(err)
			}
			after := known(t, r, a)
			if scoreOf(&after) < scoreOf(&before) {
				t.Fatalf("a profile has lowered the risk from %d to %d: %+v\n%+v", scoreOf(&before), scoreOf(&after), before, after)
			}
			for l, n := range before.Labels {
				if after.Labels[l] < n {
					t.Fatalf("a profile has taken %s away", l)
				}
			}
		}
		rng.Shuffle(len(looks), func(i, j int) { looks[i], looks[j] = looks[j], looks[i] })
		for _, look := range append(looks, looks...) {
			if _, err := r.Remember(b, look); err != nil {
				t.Fatal(err)
			}
		}
		x, y := known(t, r, a), known(t, r, b)
		if !reflect.DeepEqual(x.Labels, y.Labels) || !slices.Equal(x.Masked, y.Masked) || !reflect.DeepEqual(x.Sources, y.Sources) {
			t.Fatalf("the order or the number counts:\n%+v\n%+v", x, y)
		}
	}
}

// TestMaskedInEachSource holds that a label is masked where each source that has it says
// so, and no longer when it was seen as it is.
func TestMaskedInEachSource(t *testing.T) {
	r := newRegistry(t, nil)
	look := func(source string, masked ...privet.Label) []privet.Label {
		c, err := r.Remember("shop", Look{Source: source, Labels: map[privet.Label]int{"SSN": 1, "DOB": 1}, Masked: masked})
		if err != nil {
			t.Fatal(err)
		}
		return c.Record.Masked
	}
	for i, tt := range []struct {
		source       string
		masked, want []privet.Label
	}{
		{"orders", []privet.Label{"SSN", "PASSPORT"}, []privet.Label{"SSN"}}, // PASSPORT was not there
		{"visits", nil, []privet.Label{}},
		{"visits", []privet.Label{"DOB", "SSN"}, []privet.Label{"SSN"}},
		{"orders", []privet.Label{"DOB", "SSN"}, []privet.Label{"DOB", "SSN"}},
		{"", []privet.Label{"DOB"}, []privet.Label{"DOB"}},
		{"visits", nil, []privet.Label{}},
	} {
		if got := look(tt.source, tt.masked...); !slices.Equal(got, tt.want) {
			t.Errorf("%d: masked is %v, want %v", i, got, tt.want)
		}
	}
}

// TestPutSources holds that what was given comes back, can be sent back, and that what does
// not fit together is told.
func TestPutSources(t *testing.T) {
	r := newRegistry(t, nil)
	c, _, err := r.PutDataset("d", Dataset{Owner: "Controlling", Sources: []Source{
		{Name: "b", Labels: map[privet.Label]int{"email": 1, "SSN": 1}, Masked: []privet.Label{"SSN"}},
		{Name: "a", Labels: map[privet.Label]int{"EMAIL_ADDRESS": 2}},
	}}, nil)
	if err != nil || c.Record.Labels["EMAIL_ADDRESS"] != 3 || !slices.Equal(c.Record.Masked, []privet.Label{"SSN"}) || c.Record.Sources[0].Name != "a" {
		t.Fatalf("%+v, %v", c.Record, err)
	}
	if c, _, err = r.PutDataset("d", c.Record, nil); err != nil {
		t.Errorf("sent back: %v", err)
	}
	c.Record.Labels = map[privet.Label]int{"EMAIL_ADDRESS": 1}
	if _, _, err := r.PutDataset("d", c.Record, nil); code(err) != InvalidRequest || !strings.Contains(err.Error(), "labels") {
		t.Errorf("labels that the sources do not have: %v", err)
	}
	if _, _, err := r.PutDataset("d", Dataset{Sources: []Source{{Name: "a"}, {Name: "a"}}}, nil); code(err) != InvalidRequest {
		t.Errorf("two of one name: %v", err)
	}
	if _, _, err := r.PutDataset("d", Dataset{Labels: map[privet.Label]int{"SNN": 1}}, nil); err == nil || !strings.Contains(err.Error(), "labels.SNN is no label") {
		t.Errorf("a slip: %v", err)
	}
	if _, _, err := r.PutDataset("d", Dataset{Labels: map[privet.Label]int{"536-90-4399": 1}}, nil); err == nil || strings.Contains(err.Error(), "4399") {
		t.Errorf("a value where a name belongs: %v", err)
	}
	if c, _, err := r.PutDataset("d", Dataset{}, nil); err != nil || len(c.Record.Labels) != 0 || c.Record.Sources != nil {
		t.Errorf("whoever may write takes away: %+v, %v", c.Record, err)
	}
}

// TestDatasetsEnd holds that a dataset ends some days after its last use, and not before.
func TestDatasetsEnd(t *testing.T) {
	now := time.Date(2026, 2, 1, 23, 0, 0, 0, time.UTC)
	r := newRegistry(t, &Options{Now: func() time.Time { return now }, DatasetDays: 10, MaxRecords: 2000})
	remember := func(id string, l privet.Label) Dataset {
		c, err := r.Remember(id, Look{Labels: map[privet.Label]int{l: 1}})
		if err != nil {
			t.Fatal(err)
		}
		return c.Record
	}
	remember("old", "SSN")
	remember("read", "SSN")
	remember("seen", "SSN")
	now = now.AddDate(0, 0, 10)
	if err := r.Use("read"); err != nil {
		t.Fatal(err)
	}
	remember("seen", "SSN") // nothing new, and a use
	now = now.AddDate(0, 0, 1)
	if _, err := r.Datasets().Get("old"); code(err) != NotFound {
		t.Errorf("it has ended: %v", err)
	}
	if list, n := r.Datasets().List(List{}); n != 2 || list[0].ID != "read" || list[1].ID != "seen" {
		t.Errorf("%d, %+v", n, list)
	}
	if d := remember("old", "CITY"); d.Labels["SSN"] != 0 || d.Version != 2 || len(d.History) != 1 {
		t.Errorf("it begins anew: %+v", d)
	}
	if list := r.Export(true).Datasets; len(list) != 3 {
		t.Errorf("%+v", list)
	}
}

// TestHistory holds that the history has what changed, a day at most once, and is short.
func TestHistory(t *testing.T) {
	now := time.Date(2026, 2, 1, 12, 0, 0, 0, time.UTC)
	r := newRegistry(t, &Options{Now: func() time.Time { return now }})
	look := func(l privet.Label) []PastScore {
		c, err := r.Remember("d", Look{Source: "s", Labels: map[privet.Label]int{l: 1}})
		if err != nil {
			t.Fatal(err)
		}
		return c.Record.History
	}
	look("CITY")
	if h := look("SSN"); len(h) != 1 || h[0].Date != "2026-02-01" || !slices.Equal(h[0].Labels, []privet.Label{"CITY", "SSN"}) || h[0].Score < 50 {
		t.Errorf("%+v", h)
	}
	now = now.AddDate(0, 0, 1)
	if h := look("SSN"); len(h) != 1 {
		t.Errorf("nothing has changed: %+v", h)
	}
	if h := look("PASSPORT"); len(h) != 2 || h[1].Date != "2026-02-02" {
		t.Errorf("%+v", h)
	}
	for i := range 2 * MaxHistory {
		now = now.AddDate(0, 0, 1)
		score := []int64{10, 10_000_000}[i%2]
		d := known(t, r, "d")
		d.Records = score
		if _, _, err := r.PutDataset("d", d, nil); err != nil {
			t.Fatal(err)
		}
	}
	if h := known(t, r, "d").History; len(h) != MaxHistory || h[MaxHistory-1].Date != dayOf(now) {
		t.Errorf("%d entries: %+v", len(h), h)
	}
}

// TestDatasetsOfBefore reads a file of before there were sources, and keeps what there is
// now in the next.
func TestDatasetsOfBefore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "catalogue.json")
	const before = `{"schema":1,"version":9,"datasets":[{"id":"d","version":3,"createdAt":"2026-03-01T00:00:00Z","updatedAt":"2026-03-02T00:00:00Z",` +
		`"builtIn":false,"labels":{"SSN":1,"DOB":2},"masked":["SSN"],"environment":"test"}]}`
	if err := os.WriteFile(path, []byte(before), 0o600); err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 4, 1, 12, 0, 0, 0, time.UTC)
	open := func() *Registry {
		return newRegistry(t, &Options{Store: NewFileStore(path), Now: func() time.Time { return now }})
	}
	r := open()
	if d := known(t, r, "d"); d.Labels["DOB"] != 2 || !slices.Equal(d.Masked, []privet.Label{"SSN"}) || d.Sources != nil || d.Environment != "test" {
		t.Errorf("%+v", d)
	}
	if _, err := r.Remember("d", Look{Source: "new.csv", Labels: map[privet.Label]int{"SSN": 1}}); err != nil {
		t.Fatal(err)
	}
	was := known(t, r, "d")
	if len(was.Sources) != 2 || len(was.Masked) != 0 || was.Labels["SSN"] != 2 || was.Version != 0 {
		t.Errorf("%+v", was)
	}
	if now := known(t, open(), "d"); !reflect.DeepEqual(was, now) {
		t.Errorf("read again:\n%+v\n%+v", was, now)
	}
	now = now.AddDate(0, 0, 200)
	if _, err := open().Datasets().Get("d"); code(err) != NotFound {
		t.Errorf("it has ended: %v", err)
	}
}

// TestLooksAtOnce has many goroutines look at a dataset at the same time. Nothing of it is
// lost.
func TestLooksAtOnce(t *testing.T) {
	r := newRegistry(t, nil)
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			for j := range 8 {
				look := Look{Source: fmt.Sprint("s", j), Labels: map[privet.Label]int{[]privet.Label{"SSN", "DOB", "CITY", "IBAN"}[i%4]: i/4 + 1}}
				if _, err := r.Remember("d", look); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	d := known(t, r, "d")
	if len(d.Sources) != 8 {
		t.Fatalf("%+v", d)
	}
	for _, s := range d.Sources {
		for _, l := range []privet.Label{"SSN", "DOB", "CITY", "IBAN"} {
			if s.Labels[l] != 2 {
				t.Errorf("%s of %s: %d", l, s.Name, s.Labels[l])
			}
		}
	}
}
