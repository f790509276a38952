package registry

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// journalled makes a registry in a file, and gives the paths of the file and its journal.
func journalled(t testing.TB) (r *Registry, file, journal string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "catalogue.json")
	return newRegistry(t, &Options{Store: NewFileStore(file)}), file, file + ".journal"
}

// loaded is the catalogue of a file and its journal.
func loaded(t *testing.T, file string) *Catalogue {
	t.Helper()
	c, _, err := NewFileStore(file).Load(context.Background(), "")
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func bytesOf(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return data
}

// randomWrite writes, removes or makes again one of a few datasets, and now and then a
// standard, which writes the whole catalogue.
func randomWrite(t *testing.T, r *Registry, rng *rand.Rand, i int) {
	t.Helper()
	id := fmt.Sprint("set-", rng.IntN(6))
	var err error
	switch rng.IntN(12) {
	case 0, 1, 2:
		if _, err = r.Datasets().Delete(id, nil); len(Reasons(err)) > 0 && Reasons(err)[0].Code == NotFound {
			err = nil
		}
	case 3:
		_, err = r.Standards().Create(Standard{Name: fmt.Sprint("STD-", i)}, nil)
	default:
		_, err = r.Remember(id, someLook(rng))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestJournal holds that a registry which is made of the files after any writes is the one
// that made them, and that a write of a dataset leaves the catalogue as it is.
func TestJournal(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 4))
	r, file, journal := journalled(t)
	grew := 0
	for i := range 150 {
		before, long := bytesOf(t, file), len(bytesOf(t, journal))
		randomWrite(t, r, rng, i)
		if now := len(bytesOf(t, journal)); now > long && bytes.Equal(before, bytesOf(t, file)) {
			grew++
		}
		if len(bytesOf(t, file)) == 0 {
			continue // nothing has been written yet
		}
		if want, got := encode(t, r.Export(true)), encode(t, loaded(t, file)); want != got {
			t.Fatalf("after %d writes the files say something else: %s\n%s", i+1, got, want)
		}
	}
	if grew < 60 {
		t.Errorf("only %d writes went to the journal", grew)
	}
}

// TestJournalCutOff holds that a journal which ends anywhere, as it does after a crash,
// gives a state that there was, and that writing goes on from there.
func TestJournalCutOff(t *testing.T) {
	r, file, journal := journalled(t)
	states := map[string]bool{}
	note := func() { states[encode(t, &Catalogue{Datasets: r.Export(false).Datasets})] = true }
	if _, err := r.Remember("a", Look{Labels: map[privet.Label]int{"SSN": 1}}); err != nil {
		t.Fatal(err)
	}
	note()
	for i := range 4 {
		if _, err := r.Remember("b", Look{Labels: map[privet.Label]int{"IBAN": i + 1}}); err != nil {
			t.Fatal(err)
		}
		note()
	}
	whole := bytesOf(t, journal)
	for n := 0; n < len(whole); n += 1 + len(whole)/60 {
		if err := os.WriteFile(journal, whole[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		store := NewFileStore(file)
		cut, revision, err := store.Load(context.Background(), "")
		if err != nil || !states[encode(t, &Catalogue{Datasets: cut.Datasets})] {
			t.Fatalf("cut off at %d: a state that never was, %v", n, err)
		}
		change := &Catalogue{Schema: Schema, Version: cut.Version + 1, Datasets: []Dataset{{Meta: Meta{ID: "c", Version: 1}, Labels: map[privet.Label]int{}, Masked: []privet.Label{}}}}
		if _, err := store.Append(context.Background(), change, nil, revision); err != nil {
			t.Fatal(err)
		}
		if got := loaded(t, file); len(got.Datasets) != len(cut.Datasets)+1 {
			t.Fatalf("cut off at %d: what was written afterwards is lost, or more", n)
		}
	}
	broken := bytes.Replace(whole, []byte("IBAN"), []byte("SSSN"), 1)
	if err := os.WriteFile(journal, broken, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := New(&Options{Store: NewFileStore(file)}); len(Reasons(err)) != 1 {
		t.Errorf("a damaged line in the middle: %v", err)
	}
}

// TestJournalOfBefore holds that a journal which could not be removed does no harm.
func TestJournalOfBefore(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 1))
	r, file, journal := journalled(t)
	for i := range 30 {
		randomWrite(t, r, rng, i)
	}
	old := bytesOf(t, journal)
	if _, err := r.Standards().Create(Standard{Name: "LATER"}, nil); err != nil {
		t.Fatal(err)
	}
	if len(old) == 0 || len(bytesOf(t, journal)) != 0 {
		t.Fatal("the journal is not gone when the catalogue is written")
	}
	if err := os.WriteFile(journal, old, 0o600); err != nil {
		t.Fatal(err)
	}
	if encode(t, loaded(t, file)) != encode(t, r.Export(true)) {
		t.Error("an old journal has brought back what was")
	}
}

// TestJournalIsShared holds that writers of one file lose no look of each other, be it in the
// journal or in the catalogue, and that a journal does not grow without end.
func TestJournalIsShared(t *testing.T) {
	longtest.Alone(t)
	a, file, journal := journalled(t)
	b := newRegistry(t, &Options{Store: NewFileStore(file)})
	for i := range 40 {
		for k, r := range []*Registry{a, b} {
			if _, err := r.Remember(fmt.Sprint("set-", i%5, "-", k), Look{Labels: map[privet.Label]int{"IBAN": i + 1}}); err != nil {
				t.Fatal(err)
			}
		}
		if i == 20 {
			if _, err := b.Standards().Create(Standard{Name: "SHARED"}, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := a.Refresh(context.Background()); err != nil {
		t.Fatal(err)
	}
	if encode(t, a.Export(false)) != encode(t, b.Export(false)) || a.Snapshot().state.datasets.byID.len() != 10 {
		t.Error("the writers do not agree")
	}
	if n := len(bytesOf(t, journal)); n == 0 || n > leastJournal {
		t.Errorf("the journal has %d bytes", n)
	}
}

// TestJournalHasTheModeOfTheCatalogue holds that whoever may read and write the catalogue may the
// journal, and nobody else, whatever mask files are made under.
func TestJournalHasTheModeOfTheCatalogue(t *testing.T) {
	r, file, journal := journalled(t)
	for i, mode := range []os.FileMode{0o600, 0o640, 0o666} {
		if _, err := r.Standards().Create(Standard{Name: fmt.Sprint("S", i)}, nil); err != nil {
			t.Fatal(err) // the journal is gone
		}
		if err := os.Chmod(file, mode); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if _, err := r.Remember("a", Look{Labels: map[privet.Label]int{"IBAN": i + 2}}); err != nil {
				t.Fatal(err)
			}
			info, err := os.Stat(journal)
			if err != nil {
				t.Fatal(err)
			}
			if info.Mode().Perm() != mode {
				t.Errorf("the catalogue has mode %v and the journal %v", mode, info.Mode().Perm())
			}
		}
	}
}

// TestJournalIsBounded holds that a journal is at most a megabyte, or half as long as the catalogue.
func TestJournalIsBounded(t *testing.T) {
	r, file, journal := journalled(t)
	labels := map[privet.Label]int{}
	for l := range privet.Labels() {
		labels[l] = 1
	}
	whole := 0
	for i, before := 0, 0; i < 400 && whole < 2; i++ {
		labels["IBAN"] = i + 1
		if _, err := r.Remember("a", Look{Labels: labels, Source: fmt.Sprint(i % 100)}); err != nil {
			t.Fatal(err)
		}
		n := len(bytesOf(t, journal))
		if most := max(leastJournal, len(bytesOf(t, file))/2); n > most {
			t.Fatalf("after %d writes the journal has %d bytes, over %d", i+1, n, most)
		}
		if n < before {
			whole++
		}
		before = n
	}
	if whole == 0 {
		t.Error("the catalogue was never written anew")
	}
}

// TestRemovedStayRemoved holds that datasets which came with a catalogue and were removed are gone
// after a restart, one by one and by another catalogue, and that they can be made again.
func TestRemovedStayRemoved(t *testing.T) {
	longtest.Alone(t)
	other := newRegistry(t, nil)
	for i := range 7 {
		for range i + 1 { // versions differ
			if _, err := other.Remember(fmt.Sprint("set-", i), Look{Labels: map[privet.Label]int{"IBAN": 1 + i}, Source: fmt.Sprint(i)}); err != nil {
				t.Fatal(err)
			}
		}
	}
	imported := other.Export(true)
	for i := range imported.Datasets {
		imported.Datasets[i].Version = 1 + i*i
		imported.Version = max(imported.Version, 1+i*i)
	}
	r, file, _ := journalled(t)
	restart := func() {
		if r = newRegistry(t, &Options{Store: NewFileStore(file)}); encode(t, r.Export(true)) != encode(t, loaded(t, file)) {
			t.Fatal("the registry says something else than its files")
		}
	}
	for range 2 { // the second time they come back
		if _, err := r.Import(imported, nil); err != nil {
			t.Fatal(err)
		}
		for i := range 7 {
			if _, err := r.Datasets().Delete(fmt.Sprint("set-", i), nil); err != nil {
				t.Fatal(err)
			}
			if i%2 == 0 {
				restart()
			}
		}
		if restart(); r.Snapshot().state.datasets.byID.len() != 0 {
			t.Errorf("%d removed datasets are back", r.Snapshot().state.datasets.byID.len())
		}
		if _, err := r.Remember("set-3", Look{Labels: map[privet.Label]int{"SSN": 1}}); err != nil {
			t.Fatal(err)
		}
		if restart(); r.Snapshot().state.datasets.byID.len() != 1 {
			t.Errorf("%d datasets are there, one was made", r.Snapshot().state.datasets.byID.len())
		}
		if _, err := r.Import(other.Export(true), nil); err != nil {
			t.Fatal(err)
		}
		empty := r.Export(true)
		empty.Datasets = nil
		if _, err := r.Import(empty, nil); err != nil {
			t.Fatal(err)
		}
		if restart(); r.Snapshot().state.datasets.byID.len() != 0 {
			t.Errorf("%d datasets are back that a catalogue has taken away", r.Snapshot().state.datasets.byID.len())
		}
	}
}
