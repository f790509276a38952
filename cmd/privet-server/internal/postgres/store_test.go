package postgres

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/cmd/privet-server/internal/postgrestest"
	"github.com/privet-go/privet/registry"
)

// patience bounds how long a test waits for what has to come.
const patience = 30 * time.Second

// open makes a registry on the database.
func open(t *testing.T, url string) (*registry.Registry, *Store) {
	t.Helper()
	s, err := New(url)
	if err != nil {
		t.Fatal(err)
	}
	r, err := registry.New(&registry.Options{Store: s})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.pool.Close() })
	return r, s
}

func refresh(t *testing.T, r *registry.Registry) {
	t.Helper()
	if _, err := r.Refresh(context.Background()); err != nil {
		t.Fatal(err)
	}
}

// same reports where two registries differ.
func same(t *testing.T, what string, a, b *registry.Registry) {
	t.Helper()
	if x, y := fmt.Sprintf("%+v", a.Export(false)), fmt.Sprintf("%+v", b.Export(false)); len(x) != len(y) {
		t.Errorf("%s: the registries differ: versions %d and %d", what, a.Snapshot().Version, b.Snapshot().Version)
	}
}

func number(f float64) *float64 { return &f }

func staff(i int) registry.Recognizer {
	name := fmt.Sprintf("staff number %d", i)
	return registry.Recognizer{
		Name: name, Label: privet.Label(fmt.Sprintf("STAFF_%d", i)), Code: fmt.Sprintf("STF%d", i), Category: "EMPLOYMENT",
		Patterns: []registry.Pattern{{Name: "staff", Regex: fmt.Sprintf(`ACM%d-[0-9]{6}`, i), Confidence: number(0.9)}},
	}
}

// TestWrites has two registries write records of every kind by turns, remove them and bring them
// back: each has what the other has written, and a third one that comes later has all of it.
func TestWrites(t *testing.T) {
	d := postgrestest.Start(t)
	a, _ := open(t, d.URL)
	b, _ := open(t, d.URL)
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	step := func(what string, err error) {
		t.Helper()
		must(err)
		refresh(t, a)
		refresh(t, b)
		c, _ := open(t, d.URL)
		same(t, what, a, b)
		same(t, what+", to who comes later", a, c)
		if a.Snapshot().Version != b.Snapshot().Version || a.Snapshot().Version != c.Snapshot().Version {
			t.Errorf("%s: the revisions are %d, %d and %d", what, a.Snapshot().Version, b.Snapshot().Version, c.Snapshot().Version)
		}
	}
	made, err := a.Recognizers().Create(staff(1), nil)
	step("a recognizer", err)
	standard, err := b.Standards().Create(registry.Standard{Name: "HOUSE", Title: "House rules", Weight: number(0.5)}, nil)
	step("a standard", err)
	mapping, err := a.Mappings().Create(registry.Mapping{StandardID: standard.Record.ID, RecognizerID: made.Record.ID, Category: "House"}, nil)
	step("a mapping", err)
	for i := range 3 {
		_, err = b.Remember("people", registry.Look{Source: fmt.Sprint("table", i), Labels: map[privet.Label]int{privet.Label("SSN"): 1 + i}})
		step("a dataset", err)
	}
	_, err = a.Datasets().Delete("people", nil)
	step("a dataset that is deleted", err)
	_, err = b.Remember("people", registry.Look{Labels: map[privet.Label]int{privet.Label("SSN"): 1}})
	step("a dataset that comes back", err)
	if v := b.Export(true).Datasets[0].Version; v != 4 { // 3 was its last
		t.Errorf("it comes back with version %d", v)
	}
	list, _ := b.Recognizers().List(registry.List{Limit: 1})
	builtIn := list[0]
	_, err = b.Recognizers().Delete(builtIn.ID, &registry.WriteOptions{Cascade: true})
	step("a recognizer that came with the program", err)
	_, err = a.Mappings().Delete(mapping.Record.ID, nil)
	step("a mapping that is deleted", err)
	document := b.Export(true)
	document.Recognizers = append(document.Recognizers[:0:0], staff(7), staff(8))
	for i := range document.Recognizers {
		document.Recognizers[i].ID = fmt.Sprintf("00000000-0000-4000-8000-00000000000%d", i)
	}
	document.Mappings = nil
	_, err = a.Import(document, nil)
	step("a document", err)
	if _, err := b.Recognizers().Get(made.Record.ID); err == nil {
		t.Error("what the document has not is still there")
	}
	if _, err := b.Recognizers().Replace(builtIn.ID, builtIn, nil); err == nil {
		t.Error("a record that is gone can be replaced")
	}
}

// TestManyWriters has four registries write at the same time: no write that was acknowledged is
// lost.
func TestManyWriters(t *testing.T) {
	d := postgrestest.Start(t)
	var wg sync.WaitGroup
	const each = 12
	for w := range 4 {
		r, _ := open(t, d.URL)
		wg.Go(func() {
			for i := range each {
				var err error
				if i%3 == 0 {
					_, err = r.Recognizers().Create(staff(100*w+i), nil)
				} else {
					_, err = r.Remember(fmt.Sprintf("set-%d", i), registry.Look{Source: fmt.Sprint("of-", w), Labels: map[privet.Label]int{privet.Label("SSN"): 1}})
				}
				if err != nil {
					t.Errorf("writer %d, write %d: %v", w, i, err)
				}
			}
		})
	}
	wg.Wait()
	r, _ := open(t, d.URL)
	for w := range 4 {
		for i := range each {
			if i%3 == 0 {
				if _, n := r.Recognizers().List(registry.List{Search: fmt.Sprintf("staff number %d", 100*w+i)}); n == 0 {
					t.Errorf("recognizer %d of writer %d is lost", i, w)
				}
				continue
			}
			set, err := r.Datasets().Get(fmt.Sprintf("set-%d", i))
			if err != nil || !strings.Contains(fmt.Sprint(set.Sources), fmt.Sprint("of-", w)) {
				t.Errorf("dataset %d of writer %d is lost: %v", i, w, err)
			}
		}
	}
}

// TestRevisions holds the contract of a Store: what is known is not read again, a write over
// another revision changes nothing, and a database that was restored is read anew.
func TestRevisions(t *testing.T) {
	d := postgrestest.Start(t)
	a, s := open(t, d.URL)
	ctx := context.Background()
	if c, revision, err := s.Load(ctx, ""); c != nil || revision != "" || err != nil {
		t.Fatalf("an empty store has %v, %q, %v", c, revision, err)
	}
	first, err := s.Save(ctx, a.Export(true), "")
	if err != nil {
		t.Fatal(err)
	}
	if c, revision, err := s.Load(ctx, first); c != nil || revision != first || err != nil {
		t.Errorf("what is known is read again: %v, %q, %v", c != nil, revision, err)
	}
	for _, over := range []string{"", "1.00000000-0000-4000-8000-000000000000", "2" + first[1:], "x"} {
		if _, err := s.Save(ctx, a.Export(true), over); !errors.Is(err, registry.ErrRevision) {
			t.Errorf("over %q: %v", over, err)
		}
	}
	b, other := open(t, d.URL)
	if _, err := b.Recognizers().Create(staff(1), nil); err != nil {
		t.Fatal(err)
	}
	// The database is brought back to what it was before, and goes on from there.
	d.Exec("DELETE FROM privet_write WHERE number > 1; DELETE FROM privet_record WHERE number > 1")
	c, _ := open(t, d.URL)
	if _, err := c.Recognizers().Create(staff(2), nil); err != nil {
		t.Fatal(err)
	}
	refresh(t, b)
	if _, n := b.Recognizers().List(registry.List{Search: "staff number 1"}); n != 0 {
		t.Error("what was restored away is still there")
	}
	if _, n := b.Recognizers().List(registry.List{Search: "staff number 2"}); n != 1 {
		t.Error("what was written since is not there")
	}
	if _, err := b.Recognizers().Create(staff(3), nil); err != nil {
		t.Error(err)
	}
	// Who is too far behind reads all.
	d.Exec(fmt.Sprintf("UPDATE privet_write SET number = number + %d; UPDATE privet_record SET number = number + %[1]d", 2*keptWrites))
	other.known.at.word = "00000000-0000-4000-8000-000000000000"
	refresh(t, b)
	refresh(t, c)
	same(t, "after many writes", b, c)
}

// TestForget holds that what was removed long ago, and writes of long ago, leave nothing.
func TestForget(t *testing.T) {
	d := postgrestest.Start(t)
	a, _ := open(t, d.URL)
	b, _ := open(t, d.URL)
	made, err := a.Recognizers().Create(staff(1), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.Recognizers().Delete(made.Record.ID, nil); err != nil {
		t.Fatal(err)
	}
	if got := d.Exec("SELECT count(*) FROM privet_record WHERE document IS NULL"); got != "1" {
		t.Errorf("%s rows say that something was removed", got)
	}
	d.Exec(fmt.Sprintf("INSERT INTO privet_write SELECT n, gen_random_uuid(), 100, 0 FROM generate_series(3, %d) n", keptWrites+5))
	refresh(t, a)
	if _, err := a.Recognizers().Create(staff(2), nil); err != nil {
		t.Fatal(err)
	}
	if got := d.Exec("SELECT count(*) FILTER (WHERE document IS NULL), (SELECT count(*) FROM privet_write) FROM privet_record"); got != fmt.Sprintf("0|%d", keptWrites) {
		t.Errorf("rows of the removed and writes: %s", got)
	}
	refresh(t, b)
	same(t, "who was far behind", a, b)
}

// TestDatabaseGoes kills the database in the middle of writes, again and again: what was
// acknowledged is there afterwards, and who reads goes on meanwhile.
func TestDatabaseGoes(t *testing.T) {
	d := postgrestest.Start(t)
	a, _ := open(t, d.URL)
	stop := make(chan struct{})
	var acknowledged []int
	var wg sync.WaitGroup
	wg.Go(func() {
		for i := 0; ; i++ {
			select {
			case <-stop:
				return
			default:
			}
			_, err := a.Remember(fmt.Sprint("set-", i), registry.Look{Labels: map[privet.Label]int{privet.Label("SSN"): 1}})
			switch reasons := registry.Reasons(err); {
			case err == nil:
				acknowledged = append(acknowledged, i)
			case len(reasons) != 1 || reasons[0].Code != registry.Unavailable:
				t.Errorf("write %d: %v", i, err)
			}
		}
	})
	for range 4 {
		time.Sleep(time.Duration(100+rand.IntN(200)) * time.Millisecond)
		d.Kill()
		if _, err := a.Refresh(context.Background()); err == nil {
			t.Error("a database that is away can be read")
		} else if a.Health() == nil || strings.Contains(err.Error(), "127.0.0.1") {
			t.Errorf("health %v, error %v", a.Health(), err)
		}
		if _, n := a.Standards().List(registry.List{}); n == 0 {
			t.Error("a registry without its store knows nothing")
		}
		d.Restart()
	}
	close(stop)
	wg.Wait()
	for end := time.Now().Add(patience); a.Health() != nil || len(acknowledged) == 0; time.Sleep(10 * time.Millisecond) {
		if _, err := a.Refresh(context.Background()); err != nil && time.Now().After(end) {
			t.Fatal(err)
		}
	}
	b, _ := open(t, d.URL)
	for _, i := range acknowledged {
		if _, err := b.Datasets().Get(fmt.Sprint("set-", i)); err != nil {
			t.Errorf("write %d was acknowledged and is lost", i)
		}
	}
	t.Logf("%d writes were acknowledged", len(acknowledged))
}

// TestListen holds that a change is heard of without looking for it, also after the database
// was away.
func TestListen(t *testing.T) {
	d := postgrestest.Start(t)
	a, _ := open(t, d.URL)
	b, s := open(t, d.URL)
	ctx, stop := context.WithCancel(context.Background())
	var wg sync.WaitGroup
	wg.Go(func() { s.Listen(ctx) })
	wg.Go(func() { b.Follow(ctx, time.Hour, s.Changed(), func(bool, error) {}) })
	defer wg.Wait()
	defer stop()
	for i := range 3 {
		made, err := a.Recognizers().Create(staff(i), nil)
		if err != nil {
			t.Fatal(err)
		}
		soon, cancel := context.WithTimeout(ctx, patience)
		if !b.Await(soon, made.Effect.Version) {
			t.Errorf("write %d is not heard of", i)
		}
		cancel()
		d.Kill()
		d.Restart()
		refresh(t, a)
	}
}

// TestMigrations holds that servers which start at the same time make the tables once, that a
// user who may not make any is enough afterwards, and that tables of a newer program are left
// alone.
func TestMigrations(t *testing.T) {
	d := postgrestest.Start(t)
	var wg sync.WaitGroup
	for range 6 {
		wg.Go(func() { open(t, d.URL) })
	}
	wg.Wait()
	d.Exec("CREATE USER server; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO server; REVOKE CREATE ON SCHEMA public FROM PUBLIC")
	r, _ := open(t, strings.Replace(d.URL, "privet@", "server@", 1))
	if _, err := r.Recognizers().Create(staff(1), nil); err != nil {
		t.Error(err)
	}
	d.Exec("INSERT INTO privet_migration (number) VALUES (1000)")
	s, _ := New(d.URL)
	if _, err := registry.New(&registry.Options{Store: s}); err == nil || !strings.Contains(err.Error(), "newer") {
		t.Errorf("tables of a newer program: %v", err)
	}
}

// TestBadAddresses holds that errors repeat nothing of an address.
func TestBadAddresses(t *testing.T) {
	for _, address := range []string{"postgres://user:SECRET@host:x/db", "mysql://user:SECRET@host/db", "SECRET"} {
		if _, err := New(address); err == nil || strings.Contains(err.Error(), "SECRET") {
			t.Errorf("%v", err)
		}
	}
	d := postgrestest.Start(t)
	for _, change := range [][3]string{
		{"/postgres", "/SECRET", "3D000"}, {"privet@", "SECRET:SECRET@", "28000"},
	} {
		s, err := New(strings.Replace(d.URL, change[0], change[1], 1))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := registry.New(&registry.Options{Store: s}); err == nil || strings.Contains(err.Error(), "SECRET") || !strings.Contains(err.Error(), change[2]) {
			t.Errorf("%s: %v", change[1], err)
		}
	}
}
