package httpapi

import (
	"context"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/registry"
)

// TestRevision has a client write at one of two servers of one catalogue and ask the other, which
// hears of it late or never.
func TestRevision(t *testing.T) {
	path := filepath.Join(t.TempDir(), "catalogue.json")
	server := func(readOnly bool) (*testServer, *registry.Registry) {
		r, err := registry.New(&registry.Options{Store: registry.NewFileStore(path), ReadOnly: readOnly})
		if err != nil {
			t.Fatal(err)
		}
		return startServer(t, func(o *Options) { o.Registry = r }), r
	}
	writer, _ := server(false)
	reader, behind := server(true)
	ask := func(ts *testServer, revision string) (int, string, time.Duration) {
		begun := time.Now()
		var headers []string
		if revision != "" {
			headers = []string{"If-Registry-Revision", revision}
		}
		a := ts.send("GET", "/standards", "", headers...)
		return a.status, a.header.Get("Registry-Revision"), time.Since(begun)
	}
	_, before, _ := ask(writer, "")
	made := writer.post("/recognizers", staffBody)
	after := made.header.Get("Registry-Revision")
	if was, is := number(t, before), number(t, after); made.status != 201 || is <= was {
		t.Fatalf("%d: revision %s before a write and %s after it", made.status, before, after)
	}
	if status, revision, _ := ask(writer, after); status != 200 || revision != after {
		t.Errorf("who has written answers %d with revision %s, not %s", status, revision, after)
	}
	if status, _, took := ask(reader, after); status != 503 || took < revisionWait {
		t.Errorf("who has not heard of it answers %d after %v", status, took)
	}
	if status, _, _ := ask(reader, before); status != 200 {
		t.Errorf("for what it knows it answers %d", status)
	}
	go func() {
		time.Sleep(50 * time.Millisecond)
		_, _ = behind.Refresh(context.Background())
	}()
	status, revision, took := ask(reader, after)
	for begun := time.Now(); status == 503 && time.Since(begun) < longtest.Patience; { // where the machine is slow, it hears of it too late for one
		status, revision, _ = ask(reader, after)
	}
	if status != 200 || revision != after || took < 40*time.Millisecond {
		t.Errorf("who hears of it meanwhile answers %d with revision %s after %v", status, revision, took)
	}
	for _, wrong := range []string{"x", "-1", "1.5", "99999999999999999999"} {
		if status, _, _ := ask(writer, wrong); status != 400 {
			t.Errorf("%q is answered %d", wrong, status)
		}
	}
	if a := writer.send("GET", "/healthz", ""); a.header.Get("Registry-Revision") != "" {
		t.Error("who shows no credential learns how often the catalogue was written")
	}
}

func number(t *testing.T, s string) int {
	t.Helper()
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatalf("%q is no revision", s)
	}
	return n
}
