package registry

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet/internal/longtest"

	"github.com/privet-go/privet"
)

// encode gives a catalogue as JSON.
func encode(t testing.TB, c *Catalogue) string {
	t.Helper()
	b, err := json.Marshal(c)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// busy is a registry in which something of everything has changed.
func busy(t testing.TB, opts *Options) *Registry {
	t.Helper()
	r := newRegistry(t, opts)
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	rec, err := r.Recognizers().Create(staff(), nil)
	must(err)
	std, err := r.Standards().Create(Standard{Name: "LGPD", Weight: ptr(2.5)}, nil)
	must(err)
	_, err = r.Mappings().Create(Mapping{
		StandardID: std.Record.ID, RecognizerID: rec.Record.ID, Category: "c", Scope: "conditional", Condition: "beside a name", Needs: [][]string{{"PERSON", "contact"}},
	}, nil)
	must(err)
	email, _ := find(r, "EMAIL_ADDRESS")
	email.DenyList = []string{"the address"}
	_, err = r.Recognizers().Replace(email.ID, email, nil)
	must(err)
	cvv, _ := find(r, "CVV")
	_, err = r.Recognizers().Delete(cvv.ID, &WriteOptions{Cascade: true})
	must(err)
	_, _, err = r.PutDataset("d", Dataset{Labels: map[privet.Label]int{"STAFF_NUMBER": 2, "SSN": 1}, Masked: []privet.Label{"SSN"}}, nil)
	must(err)
	_, _, err = r.PutDataset("e", Dataset{}, nil)
	must(err)
	_, err = r.Datasets().Delete("e", nil)
	must(err)
	return r
}

// TestCatalogueRoundTrip takes all records to another registry and back, whole and
// as changes alone.
func TestCatalogueRoundTrip(t *testing.T) {
	longtest.Alone(t)
	// The time stands still, so that it makes no difference.
	opts := &Options{Now: func() time.Time { return builtInSince }}
	for _, changes := range []bool{false, true} {
		r := busy(t, opts)
		text := encode(t, r.Export(changes))
		c, err := ParseCatalogue([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if effect, err := r.Import(c, nil); err != nil || !effect.isEmpty() {
			t.Errorf("changes %v: what is there already makes a difference: %+v, %v", changes, effect, err)
		}
		other := newRegistry(t, opts)
		effect, err := other.Import(c, nil)
		if err != nil || !slices.Equal(effect.LabelsAdded, []privet.Label{"STAFF_NUMBER"}) || !slices.Equal(effect.LabelsRemoved, []privet.Label{"CVV"}) {
			t.Errorf("effect %+v, %v", effect, err)
		}
		a, b := r.Export(false), other.Export(false)
		a.Version, b.Version = 0, 0
		if diff := cmp.Diff(a, b); diff != "" {
			t.Errorf("changes %v: %s", changes, diff)
		}
		if got := labelsIn(other.Snapshot(), "EMP-123456 the address"); got != "STAFF_NUMBER:EMP-123456 EMAIL_ADDRESS:the address" {
			t.Errorf("found %s", got)
		}
		if len(text) < 500 || changes && len(text) > 10_000 {
			t.Errorf("changes %v: %d bytes", changes, len(text))
		}
		sound(t, other.Snapshot().state)
	}
}

// TestDatasetOutlivesLabels deletes the recognizer of a label that a dataset has:
// the catalogue can be read all the same, and the dataset be remembered again.
func TestDatasetOutlivesLabels(t *testing.T) {
	r := busy(t, nil)
	rec, _ := find(r, "STAFF_NUMBER")
	if _, err := r.Recognizers().Delete(rec.ID, &WriteOptions{Cascade: true}); err != nil {
		t.Fatal(err)
	}
	other := newRegistry(t, nil)
	if _, err := other.Import(r.Export(true), nil); err != nil {
		t.Fatal(err)
	}
	if d, err := other.Datasets().Get("d"); err != nil || d.Labels["STAFF_NUMBER"] != 2 {
		t.Errorf("%+v, %v", d, err)
	}
	c, err := r.Remember("d", Look{Labels: map[privet.Label]int{"STAFF_NUMBER": 7, "SSN": 3}})
	if err != nil || len(c.Record.Labels) != 2 || c.Record.Labels["SSN"] != 3 || c.Record.Labels["STAFF_NUMBER"] != 2 {
		t.Errorf("%+v, %v", c.Record, err)
	}
	if _, _, err := r.PutDataset("d", Dataset{Labels: map[privet.Label]int{"STAFF_NUMBER": 1}}, nil); code(err) != UnknownLabel {
		t.Errorf("a label that is gone is taken anew: %v", err)
	}
}

// TestImportRefused holds that a bad catalogue changes nothing, and that all that
// is wrong is told with its place.
func TestImportRefused(t *testing.T) {
	r := busy(t, nil)
	before := encode(t, r.Export(false))
	snapshot := r.Snapshot()
	ssn, _ := find(r, "SSN")
	for text, want := range map[string]string{
		``:                        "INVALID_REQUEST ",
		`{"schema":2}`:            "INVALID_REQUEST schema",
		`{"schema":1,"schema":1}`: "INVALID_REQUEST ",
		`{"schema":1,"x":1,"standards":[{"name":"a","nmae":1}],"recognizers":null}`: "INVALID_REQUEST x, INVALID_REQUEST standards[0].nmae, INVALID_REQUEST recognizers",
		`{"schema":1,"standards":[{"name":"a"},{"id":"` + ssn.ID + `","name":"b","weight":-1},{"id":"` + ssn.ID + `","name":"gdpr"}],` +
			`"recognizers":[{"id":"` + ssn.ID + `","name":"SSN","patterns":[{"name":"p","regex":"("}]},{"id":"x","name":"SSN"}],` +
			`"mappings":[{"id":"` + ssn.ID + `","category":"c"}],"datasets":[{"id":"!","labels":{"nope":1}}],"deleted":[{"id":"a","version":0}]}`: "" +
			"INVALID_REQUEST deleted[0], INVALID_REQUEST standards[0].id, INVALID_REQUEST standards[1].weight, CONFLICT standards[2].name, " +
			"INVALID_PATTERN recognizers[0].patterns[0].regex, INVALID_REQUEST recognizers[1].id, INVALID_PATTERN recognizers[1].patterns, " +
			"UNKNOWN_RECORD mappings[0].standardId, UNKNOWN_RECORD mappings[0].recognizerId, INVALID_REQUEST datasets[0].id, UNKNOWN_LABEL datasets[0].labels.nope",
		`{"schema":1,"datasets":[{"id":"a"},{"id":"a"}]}`: "INVALID_REQUEST datasets[1].id",
		`{"schema":1,"version":9223372036854775807,"datasets":[{"id":"a","version":9223372036854775807}],"deleted":[{"id":"b","version":9223372036854775807}]}`: "" +
			"INVALID_REQUEST version, INVALID_REQUEST deleted[0], INVALID_REQUEST datasets[0].version",
	} {
		c, err := ParseCatalogue([]byte(text))
		if err == nil {
			_, err = r.Import(c, nil)
		}
		var got []string
		for _, e := range Reasons(err) {
			got = append(got, string(e.Code)+" "+e.Path)
		}
		if diff := cmp.Diff(strings.Split(want, ", "), got); diff != "" {
			t.Errorf("%.60s: %s", text, diff)
		}
	}
	if r.Snapshot() != snapshot || encode(t, r.Export(false)) != before {
		t.Error("a catalogue that was refused has changed something")
	}
	if _, err := r.Import(&Catalogue{Schema: 1}, &WriteOptions{IfVersion: snapshot.Version + 1}); code(err) != PreconditionFailed {
		t.Errorf("a catalogue of another version: %v", err)
	}
}

// TestRandomWrites makes random writes in a registry and, as plain as can be, in
// maps, and holds the two equal; and a catalogue that goes to another registry now
// and then.
func TestRandomWrites(t *testing.T) {
	longtest.Alone(t)
	for seed := range uint64(2) {
		rng := rand.New(rand.NewPCG(7, seed))
		r := newRegistry(t, &Options{MaxRecords: 5000})
		names := map[string]Standard{} // by id
		for _, s := range builtIn().standards.list {
			names[s.ID] = *s
		}
		versions := map[Ref]bool{}
		note := func(e *Effect) {
			for _, ref := range slices.Concat(e.Created, e.Updated) {
				if versions[ref] {
					t.Fatalf("seed %d: %+v comes twice", seed, ref)
				}
				versions[ref] = true
			}
		}
		for range 30 {
			ids := make([]string, 0, len(names))
			for id := range names {
				ids = append(ids, id)
			}
			slices.Sort(ids)
			name := fmt.Sprint("N", rng.IntN(8))
			taken := func(but string) bool {
				for id, s := range names {
					if id != but && strings.EqualFold(s.Name, name) {
						return true
					}
				}
				return false
			}
			choice := rng.IntN(5)
			if len(ids) == 0 {
				choice = 0
			}
			switch choice {
			case 0, 1:
				c, err := r.Standards().Create(Standard{Name: name}, nil)
				if want := taken(""); (err != nil) != want {
					t.Fatalf("seed %d: create %v, taken %v", seed, err, want)
				} else if err == nil {
					note(&c.Effect)
					names[c.Record.ID] = c.Record
				}
			case 2:
				id := ids[rng.IntN(len(ids))]
				c, err := r.Standards().Replace(id, Standard{Name: name, Title: fmt.Sprint(rng.IntN(10))}, nil)
				if want := taken(id); (err != nil) != want {
					t.Fatalf("seed %d: replace %v, taken %v", seed, err, want)
				} else if err == nil {
					note(&c.Effect)
					if c.Record.Version != names[id].Version+1 {
						t.Fatalf("seed %d: version %d after %d", seed, c.Record.Version, names[id].Version)
					}
					names[id] = c.Record
				}
			case 3:
				id := ids[rng.IntN(len(ids))]
				if _, err := r.Standards().Delete(id, &WriteOptions{Cascade: true}); err != nil {
					t.Fatal(err)
				}
				delete(names, id)
			case 4:
				// Away, and back again: to the state before or to an older one.
				c := r.Export(rng.IntN(2) == 0)
				if len(c.Standards) > 0 && rng.IntN(2) == 0 {
					gone := c.Standards[0]
					if !gone.BuiltIn {
						c.Standards = c.Standards[1:]
						delete(names, gone.ID)
					}
				}
				e, err := r.Import(c, nil)
				if err != nil {
					t.Fatal(err)
				}
				note(e)
			}
			list, _ := r.Standards().List(List{})
			if len(list) != len(names) {
				t.Fatalf("seed %d: %d standards, want %d", seed, len(list), len(names))
			}
			for _, s := range list {
				if diff := cmp.Diff(names[s.ID], s); diff != "" {
					t.Fatalf("seed %d: %s", seed, diff)
				}
			}
			sound(t, r.Snapshot().state)
		}
	}
}

// TestFile has one registry write a file and another follow it.
func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "catalogue.json")
	writer := newRegistry(t, &Options{Store: NewFileStore(path)})
	reader := newRegistry(t, &Options{Store: NewFileStore(path), ReadOnly: true})
	if _, err := os.Stat(path); err == nil {
		t.Error("nothing was written, and there is a file")
	}
	same := func(what string) {
		t.Helper()
		if _, err := reader.Refresh(context.Background()); err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		if diff := cmp.Diff(writer.Export(false), reader.Export(false)); diff != "" {
			t.Errorf("%s: %s", what, diff)
		}
	}
	c, err := writer.Recognizers().Create(staff(), nil)
	if err != nil {
		t.Fatal(err)
	}
	same("created")
	if got := labelsIn(reader.Snapshot(), "EMP-123456"); got != "STAFF_NUMBER:EMP-123456" {
		t.Errorf("found %q", got)
	}
	if _, err := reader.Recognizers().Delete(c.Record.ID, nil); code(err) != ReadOnly {
		t.Errorf("a reader writes: %v", err)
	}
	s := reader.Snapshot()
	if changed, err := reader.Refresh(context.Background()); changed || err != nil || reader.Snapshot() != s {
		t.Errorf("a refresh without a change: %v, %v", changed, err)
	}
	if _, err := writer.Recognizers().Delete(c.Record.ID, nil); err != nil {
		t.Fatal(err)
	}
	_, _, err = writer.PutDataset("d", Dataset{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	same("deleted")

	// A new process begins where the old one was.
	again := newRegistry(t, &Options{Store: NewFileStore(path)})
	if diff := cmp.Diff(writer.Export(false), again.Export(false)); diff != "" {
		t.Errorf("a new process: %s", diff)
	}

	// A broken file changes nothing, and is told until it is mended.
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, broken := range []string{`{`, `{"schema":1,"SECRETX7391":1}`, `{"schema":1,"standards":[{"name":"SECRETX7391"}]}`} {
		if err := os.WriteFile(path, []byte(broken), 0o600); err != nil {
			t.Fatal(err)
		}
		s := reader.Snapshot()
		changed, err := reader.Refresh(context.Background())
		if changed || err == nil || reader.Health() == nil || reader.Snapshot() != s || strings.Contains(err.Error(), "SECRET") {
			t.Errorf("%s: %v, %v", broken, changed, err)
		}
		if strings.Count(err.Error(), "registry: ") != 1 || !strings.HasPrefix(err.Error(), "registry: ") || len(Reasons(err)) == 0 {
			t.Errorf("%s: the error says twice whose it is: %v", broken, err)
		}
		if _, err := New(&Options{Store: NewFileStore(path)}); err == nil {
			t.Errorf("%s: a registry begins with it", broken)
		}
		// The writer does not write over what it does not understand.
		if _, err := writer.Standards().Create(Standard{Name: "OVER"}, nil); err == nil {
			t.Errorf("%s: written over", broken)
		}
		if now, _ := os.ReadFile(path); string(now) != broken {
			t.Errorf("%s: the file has changed", broken)
		}
	}
	os.Remove(path)
	if _, err := reader.Refresh(context.Background()); err == nil {
		t.Error("a file that is gone is no error")
	}
	if err := os.WriteFile(path, good, 0o600); err != nil {
		t.Fatal(err)
	}
	same("mended")
	if reader.Health() != nil {
		t.Error("it is told for longer than it lasts")
	}
	if entries, _ := os.ReadDir(filepath.Dir(path)); len(entries) > 3 { // the catalogue, its journal and its lock
		t.Errorf("%d files are left behind", len(entries))
	}
}

// TestFileOfSeveralWriters has several registries write one store in turn: each
// write is made on what the others have written.
func TestFileOfSeveralWriters(t *testing.T) {
	store := &memoryStore{}
	var all []*Registry
	for range 3 {
		all = append(all, newRegistry(t, &Options{Store: store}))
	}
	var group sync.WaitGroup
	for i, r := range all {
		group.Go(func() {
			for n := range 3 {
				if _, err := r.Standards().Create(Standard{Name: fmt.Sprintf("S%d-%d", i, n)}, nil); err != nil {
					t.Error(err)
				}
				if _, err := r.Standards().Create(Standard{Name: fmt.Sprintf("COMMON-%d", n)}, nil); err != nil && code(err) != Conflict {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
	for _, r := range all {
		if _, err := r.Refresh(context.Background()); err != nil {
			t.Fatal(err)
		}
		if list, _ := r.Standards().List(List{}); len(list) != 6+3*3+3 {
			t.Errorf("%d standards", len(list))
		}
	}
	a, b := all[0].Export(false), all[2].Export(false)
	if diff := cmp.Diff(a, b); diff != "" {
		t.Errorf("they do not agree: %s", diff)
	}
}

// A memoryStore is a store that several registries share.
type memoryStore struct {
	mu       sync.Mutex
	revision int
	document []byte
	fail     error
}

func (m *memoryStore) Load(_ context.Context, since string) (*Catalogue, string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := fmt.Sprint(m.revision)
	switch {
	case m.fail != nil:
		return nil, "", m.fail
	case m.document == nil:
		return nil, "", nil
	case now == since:
		return nil, since, nil
	}
	c, err := ParseCatalogue(m.document)
	return c, now, err
}

func (m *memoryStore) Save(_ context.Context, c *Catalogue, over string) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return "", m.fail
	}
	if m.document != nil && fmt.Sprint(m.revision) != over || m.document == nil && over != "" {
		return "", ErrRevision
	}
	m.document, _ = json.Marshal(c)
	m.revision++
	return fmt.Sprint(m.revision), nil
}

// TestStoreFails holds that a write which is not stored is not made.
func TestStoreFails(t *testing.T) {
	store := &memoryStore{}
	r := newRegistry(t, &Options{Store: store})
	store.fail = errors.New("SECRETX7391")
	before := r.Snapshot()
	_, err := r.Standards().Create(Standard{Name: "X"}, nil)
	if code(err) != Unavailable || !errors.Is(err, store.fail) || strings.Contains(err.Error(), "SECRET") || r.Snapshot() != before {
		t.Errorf("%v", err)
	}
	if _, err := r.Refresh(context.Background()); code(err) != Unavailable || r.Health() == nil {
		t.Errorf("%v", err)
	}
	if _, err := New(&Options{Store: store}); err == nil {
		t.Error("a registry begins without its records")
	}
	store.fail = nil
	if _, err := r.Standards().Create(Standard{Name: "X"}, nil); err != nil {
		t.Error(err)
	}
}

// TestStoredCatalogueIsBroken holds that what is wrong with a stored document is not told
// as a fault of a write that met it, alone or beside others, and that the document stays.
func TestStoredCatalogueIsBroken(t *testing.T) {
	store := &memoryStore{}
	r := newRegistry(t, &Options{Store: store})
	if _, err := r.Standards().Create(Standard{Name: "X"}, nil); err != nil {
		t.Fatal(err)
	}
	for _, document := range []string{`{"schema"`, `{"schema":1,"standard":[]}`} {
		store.mu.Lock()
		store.document = []byte(document)
		store.revision++
		store.mu.Unlock()
		before := r.Snapshot()
		var group sync.WaitGroup
		for i := range 8 {
			group.Go(func() {
				if _, err := r.Standards().Create(Standard{Name: fmt.Sprint("Y", i)}, nil); code(err) != Unavailable {
					t.Errorf("%s: %v", document, err)
				}
			})
		}
		group.Wait()
		if r.Snapshot() != before || string(store.document) != document {
			t.Errorf("%s: the write was made", document)
		}
	}
}

// TestFollow follows a file that somebody edits.
func TestFollow(t *testing.T) {
	path := filepath.Join(t.TempDir(), "catalogue.json")
	write := func(text string) {
		if err := replaceFile(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	ssn, _ := find(newRegistry(t, nil), "SSN")
	write(`{"schema":1}`)
	r := newRegistry(t, &Options{Store: NewFileStore(path), ReadOnly: true})
	ctx, cancel := context.WithCancel(context.Background())
	reports := make(chan string, 10)
	wake := make(chan struct{})
	done := make(chan bool)
	go func() {
		defer close(done)
		r.Follow(ctx, time.Hour, wake, func(changed bool, err error) { reports <- fmt.Sprint(changed, " ", code(err)) })
	}()
	last := r.Snapshot().Version
	for _, tt := range []struct{ text, want string }{
		{`{"schema":1,"recognizers":[{"id":"` + ssn.ID + `","name":"SSN","enabled":false}]}`, "true "},
		{`{"schema":1,"recognizers":[{"id":"` + ssn.ID + `","name":"SSN","enabeld":true}]}`, "false INVALID_REQUEST"},
		{`{"schema":1,"recognizers":[{"id":"` + ssn.ID + `","name":"SSN","enabled":true}]}`, "true "},
		{`{"schema":1,"complete":true}`, "true "},
		{`{"schema":1}`, "true "},
	} {
		write(tt.text)
		wake <- struct{}{}
		if got := <-reports; got != tt.want {
			t.Errorf("%s: %s, want %s", tt.text, got, tt.want)
		}
		s := r.Snapshot()
		_, found := s.Label("SSN")
		if want := strings.Contains(tt.text, `true}`) && !strings.Contains(tt.text, "complete") || tt.text == `{"schema":1}`; tt.want == "true " && found != want {
			t.Errorf("%s: SSN is a label: %v", tt.text, found)
		}
		if tt.want == "true " && s.Version <= last {
			t.Errorf("%s: version %d after %d", tt.text, s.Version, last)
		}
		last = s.Version
		sound(t, s.state)
	}
	cancel()
	<-done
}

// TestFileStoreRemovesStale holds that what killed processes have left is removed, and
// nothing else.
func TestFileStoreRemovesStale(t *testing.T) {
	dir := t.TempDir()
	r := newRegistry(t, &Options{Store: NewFileStore(filepath.Join(dir, "catalogue.json"))})
	for name, age := range map[string]time.Duration{".catalogue-old": 2 * staleTemp, ".catalogue-new": staleTemp / 2, "catalogue-old": 2 * staleTemp} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if then := time.Now().Add(-age); os.Chtimes(file, then, then) != nil {
			t.Skip("times of files cannot be set")
		}
	}
	if _, err := r.Standards().Create(Standard{Name: "S"}, nil); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if got := strings.Join(names, " "); got != ".catalogue-new .catalogue.json.lock catalogue-old catalogue.json" || err != nil {
		t.Errorf("%s, %v", got, err)
	}
}

// TestFileStoreFollowsLinks holds that what a link leads to is written, whether it is
// there yet or not, and that the link stays.
func TestFileStoreFollowsLinks(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "data"), 0o700); err != nil {
		t.Fatal(err)
	}
	file, link, second := filepath.Join(dir, "data", "catalogue.json"), filepath.Join(dir, "link"), filepath.Join(dir, "second")
	for from, to := range map[string]string{link: filepath.Join("data", "catalogue.json"), second: link} {
		if err := os.Symlink(to, from); err != nil {
			t.Skip(err)
		}
	}
	r := newRegistry(t, &Options{Store: NewFileStore(second)})
	for i := range 2 {
		if _, err := r.Standards().Create(Standard{Name: fmt.Sprint("S", i)}, nil); err != nil {
			t.Fatal(err)
		}
		if info, err := os.Lstat(file); err != nil || !info.Mode().IsRegular() {
			t.Fatalf("write %d: what the links lead to is not written: %v", i, err)
		}
		for _, name := range []string{link, second} {
			if info, err := os.Lstat(name); err != nil || info.Mode()&os.ModeSymlink == 0 {
				t.Fatalf("write %d: a link is gone: %v", i, err)
			}
		}
	}
	if again := newRegistry(t, &Options{Store: NewFileStore(file)}); len(again.Export(true).Standards) != 2 {
		t.Error("it was not written whole")
	}
	// Links in a circle are an error, and not an endless walk.
	circle := filepath.Join(dir, "circle")
	if err := os.Symlink(circle, circle); err != nil {
		t.Fatal(err)
	}
	if _, err := New(&Options{Store: NewFileStore(circle)}); err == nil {
		t.Error("a link to itself is taken for a catalogue")
	}
	if linked(circle) != circle {
		t.Error("a link to itself leads elsewhere")
	}
}
