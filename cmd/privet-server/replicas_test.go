package main

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/privet-go/privet/cmd/privet-server/internal/postgrestest"
	"github.com/privet-go/privet/internal/longtest"
)

// replicas are servers of one catalogue, some of which are killed now and then.
type replicas struct {
	t   *testing.T
	env []string

	mu  sync.Mutex
	all []*process
}

func newReplicas(t *testing.T, n int, env ...string) *replicas {
	t.Helper()
	r := &replicas{t: t, env: env}
	for range n {
		r.all = append(r.all, start(t, env...))
	}
	return r
}

// any returns one of the replicas.
func (r *replicas) any() *process {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.all[rand.IntN(len(r.all))]
}

// replace kills a replica and starts another one in its place.
func (r *replicas) replace(i int) {
	r.mu.Lock()
	old := r.all[i]
	r.mu.Unlock()
	old.kill()
	fresh := start(r.t, r.env...)
	r.mu.Lock()
	r.all[i] = fresh
	r.mu.Unlock()
}

var idOf = regexp.MustCompile(`"id":"([^"]*)"`)

// A written is a write that was acknowledged.
type written struct{ id, word, revision string }

// TestReplicas puts three replicas of a catalogue in a database under a load of writes and
// requests that rest on them, and kills replicas and the database. No write that was acknowledged
// is lost, whoever has written is answered by no replica that has not heard of it, and a second
// later every replica that reaches the database has.
func TestReplicas(t *testing.T) {
	d := postgrestest.Start(t)
	r := newReplicas(t, 3, "PRIVET_STORE="+d.URL, "PRIVET_REPLICAS=3")
	r.uploads(d)
	var acknowledged []written
	var mu sync.Mutex
	var count atomic.Int64
	var waits, refused, away atomic.Int64
	var up atomic.Int64 // since when the database is up, in nanoseconds; 0: it is down
	up.Store(time.Now().UnixNano())
	stop := make(chan struct{})
	var wg sync.WaitGroup
	// Tags that a recognizer of a client makes known: a label of its own, at another replica.
	finds := func(w written, headers ...string) answer {
		return r.any().ask("POST", "/api/v1/profiler/run", "", `{"mode":"UNSTRUCTURED","text":"the number is `+w.word+`-123456, they said"}`, headers...)
	}
	for c := range 4 {
		wg.Go(func() {
			for i := 0; ; i++ {
				select {
				case <-stop:
					return
				case <-time.After(20 * time.Millisecond):
				}
				w := written{word: fmt.Sprintf("Q%c%d", 'A'+c, count.Add(1))}
				a := r.any().ask("POST", "/recognizers", "", recognizer(w.word))
				switch a.status {
				case 201:
				case 0, 503: // a replica was killed, or the database
					away.Add(1)
					continue
				default:
					t.Errorf("a write is answered %d %s", a.status, a.body)
					continue
				}
				w.id, w.revision = idOf.FindStringSubmatch(a.body)[1], a.header.Get("Registry-Revision")
				at := time.Now()
				mu.Lock()
				acknowledged = append(acknowledged, w)
				mu.Unlock()
				for range 3 {
					switch a := finds(w, "If-Registry-Revision", w.revision); {
					case a.status == 200 && strings.Contains(a.body, `"NUMBER_`+w.word+`"`):
						waits.Add(1)
					case a.status == 503, a.status == 0:
						refused.Add(1)
					default:
						t.Errorf("who has made a recognizer is answered %d %s without it", a.status, a.body)
					}
				}
				if i%4 == 0 {
					wg.Go(func() {
						time.Sleep(time.Until(at.Add(time.Second)))
						since := up.Load()
						p := r.any()
						a := p.ask("GET", "/recognizers/"+w.id, "", "")
						if a.status != 200 && a.status != 0 && since != 0 && since < at.UnixNano()-int64(time.Second) && up.Load() == since {
							t.Errorf("a second after a write a replica answers %d", a.status)
						}
					})
				}
			}
		})
	}
	rounds := longtest.Of(1, 8)
	for i := range rounds {
		time.Sleep(1500 * time.Millisecond)
		r.replace(i % 3)
		time.Sleep(time.Second)
		up.Store(0)
		d.Kill()
		time.Sleep(time.Second)
		for _, p := range r.all {
			if a := p.ask("GET", "/readyz", "", ""); a.status != 200 || !strings.Contains(a.body, "out of date") {
				t.Errorf("without the database a replica is %d %s", a.status, a.body)
			}
			if a := p.ask("GET", "/metrics", "", ""); !strings.Contains(a.body, "\nprivet_registry_fresh 0") {
				t.Error("the metrics do not say that the catalogue is out of date")
			}
			if a := p.ask("POST", "/api/v1/profiler/run", "", `{"columns":[{"name":"email","value":"ann@example.com"}]}`); a.status != 200 {
				t.Errorf("without the database a replica answers %d %s", a.status, a.body)
			}
			if a := p.ask("POST", "/recognizers", "", recognizer("NEVER")); a.status != 503 {
				t.Errorf("without the database a write is answered %d %s", a.status, a.body)
			}
		}
		d.Restart()
		time.Sleep(time.Second) // a replica looks for the database every 0.4 s
		up.Store(time.Now().UnixNano())
		time.Sleep(1500 * time.Millisecond)
		if a := r.any().ask("GET", "/readyz", "", ""); strings.Contains(a.body, "out of date") {
			t.Errorf("with the database a replica is %s", a.body)
		}
	}
	close(stop)
	wg.Wait()
	last := start(t, r.env...)
	for _, p := range append(r.all, last) {
		for _, w := range acknowledged {
			if a := p.ask("GET", "/recognizers/"+w.id, "", "", "If-Registry-Revision", w.revision); a.status != 200 {
				t.Errorf("a write that was acknowledged is answered %d %s", a.status, a.body)
			}
		}
	}
	if len(acknowledged) < 3 || waits.Load() == 0 { // how many depends on the machine
		t.Errorf("only %d writes were acknowledged", len(acknowledged))
	}
	t.Logf("%d writes were acknowledged and %d were not; %d requests that rest on them were answered, %d refused", len(acknowledged), away.Load(), waits.Load(), refused.Load())
}

// uploads has files sent to replicas that have not given the addresses, and asks others for them.
func (r *replicas) uploads(d *postgrestest.Database) {
	t := r.t
	t.Helper()
	one, two, three := r.all[0], r.all[1], r.all[2]
	begin := func(p *process, want int) (id, path string) {
		t.Helper()
		a := p.ask("POST", "/api/v1/file/uploads", "", `{"fileName":"a.csv"}`)
		if a.status != want {
			t.Fatalf("an address is answered %d %s", a.status, a.body)
		}
		if m := regexp.MustCompile(`"uploadId":"([^"]*)","uploadUrl":"http://[^/]*([^"]*)"`).FindStringSubmatch(a.body); want == 201 {
			return m[1], strings.ReplaceAll(m[2], `\u0026`, "&")
		}
		return "", ""
	}
	const file = "email,city\nann@example.com,Oslo\n"
	use := func(p *process, id string) answer {
		return p.ask("POST", "/api/v1/file/profile", "", `{"fileName":"a.csv","uploadId":"`+id+`"}`)
	}
	expect := func(what string, a answer, status int, says string) {
		t.Helper()
		if a.status != status || !strings.Contains(a.body, says) {
			t.Errorf("%s: %d %s, want %d", what, a.status, a.body, status)
		}
	}

	id, path := begin(one, 201)
	expect("before the file came", use(two, id), 404, "uploadId")
	expect("an address that was not given", two.ask("PUT", path+"A", "", file), 403, "SIGNATURE_INVALID")
	expect("the file, to another replica", two.ask("PUT", path, "", file), 204, "")
	expect("the file, once more", three.ask("PUT", path, "", file), 409, "has been used")
	expect("the file, once more to the same", two.ask("PUT", path, "", file), 409, "has been used")
	for _, p := range []*process{one, three} {
		expect("at a replica that does not have it", use(p, id), 409, "the file is with the server ")
		expect("given back there", p.ask("DELETE", "/api/v1/file/uploads/"+id, "", ""), 409, "the file is with the server ")
	}
	expect("at the replica that has it", use(two, id), 200, "EMAIL_ADDRESS")
	for _, p := range r.all {
		expect("used twice", use(p, id), 404, "uploadId")
		expect("sent after it was used", p.ask("PUT", path, "", file), 403, "SIGNATURE_INVALID")
	}

	// A file that does not come whole can be sent to another one.
	a := one.ask("POST", "/api/v1/file/uploads", "", `{"fileName":"a.csv","bytes":`+fmt.Sprint(len(file))+`}`)
	m := regexp.MustCompile(`"uploadId":"([^"]*)","uploadUrl":"http://[^/]*([^"]*)"`).FindStringSubmatch(a.body)
	id, path = m[1], strings.ReplaceAll(m[2], `\u0026`, "&")
	expect("another size", two.ask("PUT", path, "", file[1:]), 400, "another size")
	expect("the size that was told, elsewhere", three.ask("PUT", path, "", file), 204, "")

	// Without the database the one that has the file still gives it, and nobody gives addresses.
	d.Kill()
	expect("without the database", use(three, id), 200, "EMAIL_ADDRESS")
	expect("an address without the database", one.ask("POST", "/api/v1/file/uploads", "", `{"fileName":"a.csv"}`), 503, "at the moment")
	expect("elsewhere without the database", use(one, id), 503, "at the moment")
	d.Restart()
	for end := time.Now().Add(patience); one.ask("POST", "/api/v1/file/uploads", "", `{"fileName":"a.csv"}`).status != 201; time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("there are no addresses with the database")
		}
	}

	// The share of a credential is counted over all replicas. Two are taken: that of the file of which the database was not told that it was
	// used, and the one that was just asked for.
	ids := make([]string, 126)
	for i := range ids {
		ids[i], _ = begin(r.all[i%3], 201)
	}
	for _, p := range r.all {
		begin(p, 429)
	}
	expect("given back at another replica", two.ask("DELETE", "/api/v1/file/uploads/"+ids[0], "", ""), 204, "")
	begin(three, 201)
	begin(one, 429)
	for _, id := range ids[1:] {
		expect("given back", r.any().ask("DELETE", "/api/v1/file/uploads/"+id, "", ""), 204, "")
	}
}

// TestStoreComesLater starts a server before its database, as happens when a machine starts.
func TestStoreComesLater(t *testing.T) {
	d := postgrestest.Start(t)
	d.Kill()
	p := launch(t, []string{"serve", "-dev", "-addr", "127.0.0.1:0"}, "PRIVET_STORE="+d.URL)
	time.Sleep(300 * time.Millisecond)
	d.Restart()
	p.serves(t)
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	if status := p.ends(t); status != exitDone {
		t.Errorf("status %d: %s", status, p.out.String())
	}
	if out := p.out.String(); strings.Contains(out, "ERROR") || strings.Contains(out, "127.0.0.1:0/") {
		t.Errorf("the log: %s", out)
	}
}
