package httpapi

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// TestUploads holds the life of an upload: one address, one size, one time, one
// use, one owner.
func TestUploads(t *testing.T) {
	now := time.Now()
	var mu sync.Mutex
	ts := startServer(t, func(o *Options) {
		o.Now = func() time.Time { mu.Lock(); defer mu.Unlock(); return now }
	})
	begin := func(body string) (id, path string) {
		var got uploadAnswer
		r := ts.post(uploadsPath, body)
		if err := json.Unmarshal([]byte(r.body), &struct{ Data *uploadAnswer }{&got}); err != nil || r.status != 201 {
			t.Fatalf("%d %s", r.status, r.body)
		}
		if !strings.HasPrefix(got.UploadURL, ts.URL+uploadsPath+"/"+got.UploadID+"?expires=") || got.ExpiresAt.Before(now) {
			t.Errorf("%+v", got)
		}
		return got.UploadID, strings.TrimPrefix(got.UploadURL, ts.URL)
	}
	put := func(path, body string) reply {
		return ts.send("PUT", path, body, "Authorization", "", "Content-Type", "")
	}
	profile := func(id string, headers ...string) reply {
		return ts.send("POST", fileProfilePath, `{"fileName":"a.csv","uploadId":"`+id+`"}`, headers...)
	}

	id, path := begin(`{"fileName":"a.csv","bytes":4}`)
	for i, wrong := range []string{
		strings.Replace(path, id, strings.Repeat("0", 32), 1), strings.Replace(path, "expires=1", "expires=2", 1), path[:len(path)-1], path + "A",
		path + "&expires=1", path + "&x=1", strings.Replace(path, "expires=", "expires=%2B", 1), strings.Replace(path, "expires=", "expires=0", 1),
		strings.Split(path, "?")[0], strings.Replace(path, "signature=", "signature=%zz", 1), strings.Replace(path, "signature", "Signature", 1),
		path + ";", path + "=", strings.Split(path, "&")[0],
	} {
		if r := put(wrong, "a\nb\n"); r.status != 403 || r.errors(t)[0].Code != "SIGNATURE_INVALID" {
			t.Errorf("address %d: %d %s", i, r.status, r.body)
		}
	}
	if r := profile(id); r.status != 404 {
		t.Errorf("before it came: %d", r.status)
	}
	if r := put(path, "a\nbc\n"); r.status != 400 {
		t.Errorf("another size: %d", r.status)
	}
	if r := put(path, "a\nb\n"); r.status != 204 {
		t.Errorf("%d %s", r.status, r.body)
	}
	if r := put(path, "a\nb\n"); r.status != 409 || r.errors(t)[0].Code != "CONFLICT" {
		t.Errorf("twice: %d %s", r.status, r.body)
	}
	if r := profile(id, "Authorization", "Bearer "+ts.apiKey); r.status != 404 {
		t.Errorf("to another: %d", r.status)
	}
	// A request that is refused for what it says does not use the upload up.
	for _, wrong := range []string{`"resultUrl":"https://10.0.0.1/"`, `"policy":{"labels":{"SSN":{"operator":"hash","keyRef":"nobody"}}}`} {
		if r := ts.post(fileMaskPath, `{"fileName":"a.csv","uploadId":"`+id+`",`+wrong+`}`); r.status != 422 {
			t.Errorf("%s: %d %s", wrong, r.status, r.body)
		}
	}
	if r := profile(id); r.status != 200 {
		t.Errorf("%d %s", r.status, r.body)
	}
	if r := profile(id); r.status != 404 {
		t.Errorf("used twice: %d", r.status)
	}

	// One that is not sent whole can be sent again.
	id, path = begin(`{"fileName":"a.csv"}`)
	ctx, cancel := context.WithCancel(context.Background())
	reader, writer := io.Pipe()
	request, _ := http.NewRequestWithContext(ctx, "PUT", ts.URL+path, reader)
	go func() {
		_, _ = writer.Write([]byte("a\n"))
		cancel()
		_ = writer.CloseWithError(io.ErrClosedPipe)
	}()
	if _, err := ts.Client().Do(request); err == nil {
		t.Error("half a file is taken")
	}
	deadline := time.Now().Add(longtest.Patience)
	for put(path, "a\nb\n").status != 204 {
		if time.Now().After(deadline) {
			t.Fatal("it cannot be sent again")
		}
	}
	mu.Lock()
	now = now.Add(uploadLife + time.Second)
	mu.Unlock()
	if r := ts.send("POST", fileProfilePath, `{"fileName":"a.csv","uploadId":"`+id+`"}`, "Authorization", basic("a", "b")); r.status != 401 {
		t.Errorf("%d", r.status)
	}
	fresh := signTest(t, Token{Subject: "tester", IssuedAt: now, ExpiresAt: now.Add(time.Minute)})
	if r := profile(id, "Authorization", "Bearer "+fresh); r.status != 404 {
		t.Errorf("after it has expired: %d", r.status)
	}
	if r := put(path, "a\nb\n"); r.status != 403 {
		t.Errorf("after it has expired: %d", r.status)
	}
	ts.service.uploads.drop(id)
	if n := len(ts.service.uploads.entries); n != 0 || ts.service.spool.Used() != 0 {
		t.Errorf("%d uploads, %d bytes are left", n, ts.service.spool.Used())
	}
}

// TestUploadsAreBounded asks for more addresses than one credential can have, and than there
// can be.
func TestUploadsAreBounded(t *testing.T) {
	u := newUploads(nil)
	for i := range maxUploads {
		if _, _, _, err := u.begin(t.Context(), "a", fmt.Sprint(i/maxUploadsOf), 0, time.Now()); err != nil {
			t.Fatal(err)
		}
		if i == maxUploadsOf {
			if _, _, _, err := u.begin(t.Context(), "a", "0", 0, time.Now()); !errors.Is(err, ErrUploadShare) {
				t.Error(err)
			}
		}
	}
	if _, _, _, err := u.begin(t.Context(), "a", "b", 0, time.Now()); !errors.Is(err, ErrTooManyUploads) {
		t.Error(err)
	}
	for id := range u.entries {
		if err := u.giveUp(t.Context(), id, "b"); err == nil {
			t.Fatal("somebody else gives it back")
		}
		if err := u.giveUp(t.Context(), id, "a"); err != nil {
			t.Fatal(err)
		}
	}
	if len(u.of) != 0 {
		t.Errorf("%d credentials have uploads", len(u.of))
	}
}

// TestUploadGivenUp gives uploads back, sent or not: the room of both is free, and nobody
// else can do it.
func TestUploadGivenUp(t *testing.T) {
	ts := startServer(t, func(o *Options) { o.Limits.SpoolBytes = 1 << 20 })
	begin := func() (id, path string) {
		var a uploadAnswer
		var body struct{ Data *uploadAnswer }
		body.Data = &a
		if r := ts.post("/api/v1/file/uploads", `{"fileName":"a.csv"}`); r.status != 201 || json.Unmarshal([]byte(r.body), &body) != nil {
			t.Fatalf("%d %s", r.status, r.body)
		}
		u, err := url.Parse(a.UploadURL)
		if err != nil {
			t.Fatal(err)
		}
		return a.UploadID, u.RequestURI()
	}
	file := strings.Repeat("a,b\n", 100_000)
	id, path := begin()
	if r := ts.send("PUT", path, file, "Authorization", ""); r.status != 204 {
		t.Fatalf("%d %s", r.status, r.body)
	}
	other, otherPath := begin()
	if r := ts.send("PUT", otherPath, file, "Authorization", ""); r.status != 429 || r.header.Get("Retry-After") == "" {
		t.Errorf("beyond the share of the spool: %d %s", r.status, r.body)
	}
	for _, tt := range []struct {
		id, credential string
		want           int
	}{{id, ts.apiKey, 404}, {"none", ts.jwt, 404}, {id, ts.jwt, 204}, {id, ts.jwt, 404}, {other, ts.jwt, 204}} {
		if r := ts.send("DELETE", "/api/v1/file/uploads/"+tt.id, "", "Authorization", "Bearer "+tt.credential); r.status != tt.want {
			t.Errorf("%d %s, want %d", r.status, r.body, tt.want)
		}
	}
	if n := ts.service.spool.Used(); n != 0 || len(ts.service.uploads.entries) != 0 {
		t.Errorf("%d bytes are left", n)
	}
	if r := ts.send("PUT", otherPath, file, "Authorization", ""); r.status != 403 {
		t.Errorf("after it was given back: %d", r.status)
	}
}

// FuzzUploadQuery holds that no query but the one that was given is taken.
func FuzzUploadQuery(f *testing.F) {
	u := newUploads(nil)
	now := time.Now()
	id, query, _, err := u.begin(context.Background(), "a", "a", 7, now)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(query)
	f.Add(query + "&")
	f.Add("expires=1&signature=a")
	f.Fuzz(func(t *testing.T, q string) {
		given, _ := url.ParseQuery(query)
		sent, err := url.ParseQuery(q)
		same := err == nil && reflect.DeepEqual(given, sent)
		if _, err := u.verify(t.Context(), id, q, now); (err == nil) != same {
			t.Fatalf("%q: %v", q, err)
		}
	})
}
