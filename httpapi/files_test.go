package httpapi

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

const (
	fileProfilePath = "/api/v1/file/profile"
	fileMaskPath    = "/api/v1/file/mask"
	uploadsPath     = "/api/v1/file/uploads"
)

// people is a table of n people.
func people(n int) string {
	var b strings.Builder
	b.WriteString("email,date_of_birth,amount\n")
	for i := range n {
		fmt.Fprintf(&b, "jane.doe%d@example.com,19%02d-03-%02d,%d.50\n", i, 50+i%50, 1+i%28, i)
	}
	return b.String()
}

func base64Of(s string) string { return base64.StdEncoding.EncodeToString([]byte(s)) }

// A store keeps what is put to it and gives it back, as a real one does for
// presigned addresses.
type store struct {
	*httptest.Server
	mu      sync.Mutex
	objects map[string][]byte
	fail    bool
}

func newStore(t *testing.T) *store {
	s := &store{objects: map[string][]byte{}}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.mu.Lock()
		defer s.mu.Unlock()
		switch {
		case s.fail:
			w.WriteHeader(500)
		case r.Method == http.MethodPut:
			body, err := io.ReadAll(r.Body)
			if err != nil || int64(len(body)) != r.ContentLength {
				w.WriteHeader(400)
				return
			}
			s.objects[r.URL.Path] = body
		default:
			body, ok := s.objects[r.URL.Path]
			if !ok {
				w.WriteHeader(404)
				return
			}
			_, _ = w.Write(body)
		}
	}))
	t.Cleanup(s.Close)
	return s
}

func (s *store) get(path string) (string, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b, ok := s.objects[path]
	return string(b), ok
}

func (s *store) allow(o *Options) { o.FetchAllowHosts = []string{strings.TrimPrefix(s.URL, "http://")} }

// masker is the masker of the service at this moment.
func (ts *testServer) masker() *masker.Masker {
	return ts.service.at(ts.service.registry.Snapshot()).masker
}

// upload sends a file to the service itself and gives its id.
func (ts *testServer) upload(t *testing.T, content string) string {
	t.Helper()
	var got uploadAnswer
	r := ts.post(uploadsPath, `{"fileName":"a.csv"}`)
	body := struct{ Data *uploadAnswer }{&got}
	if err := json.Unmarshal([]byte(r.body), &body); err != nil || r.status != 201 {
		t.Fatalf("%d %s", r.status, r.body)
	}
	if r := ts.send("PUT", strings.TrimPrefix(got.UploadURL, ts.URL), content, "Authorization", "", "Content-Type", "text/csv"); r.status != 204 {
		t.Fatalf("%d %s", r.status, r.body)
	}
	return got.UploadID
}

// TestFileSources gives one file in each of the three ways, and compares the
// answers with each other and with those of the engine.
func TestFileSources(t *testing.T) {
	s := newStore(t)
	ts := startServer(t, s.allow)
	table := people(50)
	s.objects["/people.csv"] = []byte(table)
	for _, path := range []string{fileProfilePath, fileMaskPath} {
		var answers []string
		for _, source := range []string{
			`"content":"` + base64Of(table) + `"`,
			`"url":"` + s.URL + `/people.csv?signature=x"`,
			`"uploadId":"` + ts.upload(t, table) + `"`,
		} {
			r := ts.post(path, `{"fileName":"people.csv",`+source+`}`)
			var got maskedFileAnswer
			r.data(t, &got)
			if got.FileName != "people.csv" || got.Format != "csv" || got.Rows != 50 || got.Bytes != int64(len(table)) || len(got.Columns) != 3 {
				t.Fatalf("%s: %s", path, r.body)
			}
			if got.Columns[0].Label != "EMAIL_ADDRESS" || got.Columns[0].Count != 50 || got.Columns[2].Label != "NONE" {
				t.Errorf("%s: columns %+v", path, got.Columns)
			}
			if path == fileMaskPath {
				var want bytes.Buffer
				if _, err := ts.masker().File(&want, strings.NewReader(table), nil); err != nil {
					t.Fatal(err)
				}
				if string(got.Content) != want.String() || strings.Contains(want.String(), "jane.doe1@") {
					t.Errorf("the content is not what the engine makes: %.200s", got.Content)
				}
				if !got.Columns[0].Masked || got.Columns[0].RuleName != "EMAIL_ADDRESS" {
					t.Errorf("columns %+v", got.Columns)
				}
			}
			for i, c := range got.Columns {
				if len(got.Results) != 3 || got.Results[i] != (columnResult{c.Column, c.Label, c.Confidence}) {
					t.Errorf("%s: results %+v", path, got.Results)
				}
			}
			answers = append(answers, r.body)
		}
		if answers[0] != answers[1] || answers[1] != answers[2] {
			t.Errorf("%s: the answers differ:\n%s", path, strings.Join(answers, "\n"))
		}
	}
	if used := ts.service.spool.used; used != 0 {
		t.Errorf("%d bytes are left in the spool", used)
	}
}

// TestMaskToStore puts the masked file where the client wants it, and nothing at
// all where the mask fails.
func TestMaskToStore(t *testing.T) {
	s := newStore(t)
	ts := startServer(t, s.allow)
	table := people(5000) // several chunks of the spool
	r := ts.post(fileMaskPath, `{"fileName":"p.csv","content":"`+base64Of(table)+`","resultUrl":"`+s.URL+`/out.csv"}`)
	var got map[string]any
	r.data(t, &got)
	if _, there := got["content"]; there {
		t.Error("the answer has the content as well")
	}
	var want bytes.Buffer
	if _, err := ts.masker().File(&want, strings.NewReader(table), nil); err != nil {
		t.Fatal(err)
	}
	if out, _ := s.get("/out.csv"); out != want.String() {
		t.Errorf("the store has %d bytes, want %d", len(out), want.Len())
	}

	broken := table + `"a quote that is not closed`
	for name, request := range map[string]string{
		"a file that breaks off":   `"content":"` + base64Of(broken) + `"`,
		"base64 that breaks off":   `"content":"` + base64Of(table)[:5001] + `"`,
		"a file that is not there": `"url":"` + s.URL + `/none.csv"`,
	} {
		r := ts.post(fileMaskPath, `{"fileName":"p.csv",`+request+`,"resultUrl":"`+s.URL+`/failed.csv"}`)
		if r.errors(t); r.status < 400 || r.status == 500 {
			t.Errorf("%s: %d", name, r.status)
		}
		if _, there := s.get("/failed.csv"); there {
			t.Errorf("%s: something is at resultUrl", name)
		}
	}
	s.fail = true
	if r := ts.post(fileMaskPath, `{"fileName":"p.csv","content":"YQo=","resultUrl":"`+s.URL+`/out2.csv"}`); r.status != 502 || r.errors(t)[0].Field != "resultUrl" {
		t.Errorf("a store that fails: %d %s", r.status, r.body)
	}
	if used := ts.service.spool.used; used != 0 {
		t.Errorf("%d bytes are left in the spool", used)
	}
}

// TestFileLimits holds what is too large, in each of the three ways.
func TestFileLimits(t *testing.T) {
	s := newStore(t)
	ts := startServer(t, func(o *Options) { s.allow(o); o.Limits.FileBytes = 1000 })
	fits, over := people(40)[:1000], people(100)
	fits = fits[:strings.LastIndexByte(fits, '\n')+1]
	fits += strings.Repeat("\n", 1000-len(fits))
	s.objects["/over"], s.objects["/fits"] = []byte(over), []byte(fits)
	for name, tt := range map[string]struct {
		source string
		want   int
	}{
		"content that fits":    {`"content":"` + base64Of(fits) + `"`, 200},
		"content over":         {`"content":"` + base64Of(fits+"\n") + `"`, 413},
		"content far over":     {`"content":"` + base64Of(over) + `"`, 413},
		"an address that fits": {`"url":"` + s.URL + `/fits"`, 200},
		"an address over":      {`"url":"` + s.URL + `/over"`, 413},
		"an upload that fits":  {`"uploadId":"` + ts.upload(t, fits) + `"`, 200},
	} {
		if r := ts.post(fileProfilePath, `{"fileName":"a.csv",`+tt.source+`}`); r.status != tt.want {
			t.Errorf("%s: %d, want %d: %.200s", name, r.status, tt.want, r.body)
		}
	}
	for _, body := range []string{`{"fileName":"a","bytes":1001}`, `{"fileName":"a","bytes":9007199254740991}`} {
		if r := ts.post(uploadsPath, body); r.status != 413 {
			t.Errorf("%s: %d", body, r.status)
		}
	}
}

// TestBadFileRequests holds the fields of the file endpoints.
func TestBadFileRequests(t *testing.T) {
	ts := startServer(t, nil)
	for _, tt := range []struct {
		body   string
		status int
		field  string
	}{
		{`{}`, 400, "fileName"},
		{`{"fileName":"a","content":"","url":"https://example.com"}`, 400, ""},
		{`{"fileName":"","content":""}`, 400, "fileName"},
		{`{"fileName":"a/b","content":""}`, 400, "fileName"},
		{`{"fileName":"a\u0000","content":""}`, 400, "fileName"},
		{`{"fileName":"` + strings.Repeat("a", 256) + `","content":""}`, 413, "fileName"},
		{`{"fileName":"a","content":1}`, 400, "content"},
		{`{"fileName":"a","content":"YQ=\u003d\n"}`, 200, ""},
		{`{"fileName":"a","content":"YR=="}`, 400, "content"}, // bits that mean nothing
		{`{"fileName":"a","content":"` + secret + `="}`, 400, "content"},
		{`{"fileName":"a","content":"` + base64Of("a\xff\n") + `"}`, 422, ""},
		{`{"fileName":"a","content":"` + base64Of("a\x00\n") + `"}`, 422, ""},
		{`{"fileName":"a","url":"http://example.com"}`, 422, "url"},
		{`{"fileName":"a","url":"https://` + secret + `@example.com"}`, 422, "url"},
		{`{"fileName":"a","uploadId":"` + secret + `"}`, 404, "uploadId"},
		{`{"fileName":"a","format":"` + secret + `","content":""}`, 415, "format"},
		{`{"fileName":"a","resultUrl":"http://127.0.0.1/","content":""}`, 422, "resultUrl"},
		{`{"fileName":"a","resultUrl":"","content":""}`, 400, "resultUrl"},
	} {
		r := ts.post(fileMaskPath, tt.body)
		if r.status != tt.status {
			t.Errorf("%.60s: %d, want %d: %s", tt.body, r.status, tt.status, r.body)
		}
		if r.status != 200 && r.errors(t)[0].Field != tt.field {
			t.Errorf("%.60s: field %q, want %q", tt.body, r.errors(t)[0].Field, tt.field)
		}
		if strings.Contains(r.body+ts.log.String(), secret) {
			t.Errorf("%.60s: it is repeated", tt.body)
		}
	}
}

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
	if n := len(ts.service.uploads.entries); n != 0 || ts.service.spool.used != 0 {
		t.Errorf("%d uploads, %d bytes are left", n, ts.service.spool.used)
	}
}

// TestUploadsAreBounded asks for more addresses than there can be.
func TestUploadsAreBounded(t *testing.T) {
	u := newUploads()
	for range maxUploads {
		if _, _, _, err := u.begin("a", 0, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, _, err := u.begin("a", 0, time.Now()); !errors.Is(err, errTooManyUploads) {
		t.Error(err)
	}
	for id := range u.entries {
		u.drop(id)
	}
}

// FuzzUploadQuery holds that no query but the one that was given is taken.
func FuzzUploadQuery(f *testing.F) {
	u := newUploads()
	now := time.Now()
	id, query, _, err := u.begin("a", 7, now)
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
		if _, err := u.verify(id, q, now); (err == nil) != same {
			t.Fatalf("%q: %v", q, err)
		}
	})
}

// TestSpool holds that what is written comes back, that the disk shows nothing of
// it, that no name is left, and that what was changed on the disk is not given
// back.
func TestSpool(t *testing.T) {
	dir := t.TempDir()
	stale := filepath.Join(dir, spoolPrefix+"stale")
	other := filepath.Join(dir, "other")
	for _, name := range []string{stale, other} {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, time.Time{}, time.Now().Add(-time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	s, err := newSpool(dir, 1<<20, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(stale); err == nil {
		t.Error("what was left behind is not swept")
	}
	if _, err := os.Stat(other); err != nil {
		t.Error("what is not ours is swept")
	}
	for _, size := range []int{0, 1, spoolChunk - 1, spoolChunk, spoolChunk + 1, 3*spoolChunk + 7} {
		content := strings.Repeat(secret, size/len(secret)+1)[:size]
		f := s.create(1 << 20)
		for i := 0; i < size; i += 1000 {
			if _, err := io.WriteString(f, content[i:min(i+1000, size)]); err != nil {
				t.Fatal(err)
			}
		}
		f.finish()
		for range 2 {
			got, err := io.ReadAll(f.reader())
			if err != nil || string(got) != content {
				t.Errorf("%d bytes: %v", size, err)
			}
		}
		if entries, _ := os.ReadDir(dir); len(entries) != 1 {
			t.Errorf("%d bytes: %d names are in the folder", size, len(entries))
		}
		if f.file != nil {
			disk := make([]byte, 4*spoolChunk)
			n, _ := f.file.ReadAt(disk, 0)
			if bytes.Contains(disk[:n], []byte(secret)) {
				t.Error("the disk shows it")
			}
			if size > 2*spoolChunk {
				// Two chunks change places.
				sealed := spoolChunk + f.aead.Overhead()
				_, _ = f.file.WriteAt(disk[sealed:2*sealed], 0)
				if _, err := io.ReadAll(f.reader()); !errors.Is(err, errSpoolBroken) {
					t.Errorf("chunks that changed places: %v", err)
				}
				_, _ = f.file.WriteAt(disk[:sealed], 0)
				_ = f.file.Truncate(int64(sealed))
				if _, err := io.ReadAll(f.reader()); !errors.Is(err, errSpoolBroken) {
					t.Errorf("a file that was cut: %v", err)
				}
			}
		}
		f.close()
		f.close()
		if s.used != 0 {
			t.Errorf("%d bytes are left", s.used)
		}
	}
	f := s.create(10)
	if _, err := f.Write(make([]byte, 11)); !errors.Is(err, errSpooledLarge) {
		t.Errorf("over its limit: %v", err)
	}
	f = s.create(1 << 30)
	if _, err := f.Write(make([]byte, 2<<20)); !errors.Is(err, errSpoolFull) {
		t.Errorf("over the spool: %v", err)
	}
	f.close()
	if _, err := newSpool(filepath.Join(dir, "none"), 1, time.Now()); err == nil {
		t.Error("a folder that is not there is taken")
	}
}

// TestFilesAreStreamed masks a file that is many times as large as what may be in
// memory for it.
func TestFilesAreStreamed(t *testing.T) {
	s := newStore(t)
	ts := startServer(t, s.allow)
	const rows = 200_000 // some 9 MB
	s.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPut {
			_, _ = io.Copy(io.Discard, r.Body)
			return
		}
		fmt.Fprintln(w, "email,n")
		for i := range rows {
			fmt.Fprintf(w, "jane.doe%d@example.com,%d\n", i, i)
		}
	})
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	r := ts.post(fileMaskPath, `{"fileName":"p.csv","url":"`+s.URL+`/in","resultUrl":"`+s.URL+`/out"}`)
	runtime.GC()
	runtime.ReadMemStats(&after)
	var got fileAnswer
	if r.data(t, &got); got.Rows != rows {
		t.Errorf("%d rows", got.Rows)
	}
	if after.HeapAlloc > before.HeapAlloc+16<<20 {
		t.Errorf("%d MiB stay in memory", (after.HeapAlloc-before.HeapAlloc)>>20)
	}
}

// TestFileFormats sends each format, plain and compressed, and gets the same
// format back from the mask.
func TestFileFormats(t *testing.T) {
	ts := startServer(t, nil)
	zip := func(s string) string {
		var b bytes.Buffer
		w := gzip.NewWriter(&b)
		_, _ = io.WriteString(w, s)
		_ = w.Close()
		return b.String()
	}
	for _, f := range []struct{ name, format, content string }{
		{"a.csv", "csv", "email,n\njane@example.com,1\njoe@example.com,2\n"},
		{"a.tsv", "tsv", "email\tn\njane@example.com\t1\njoe@example.com\t2\n"},
		{"a.json", "json", `[{"email":"jane@example.com","n":1},{"email":"joe@example.com","n":2}]`},
		{"a.ndjson", "ndjson", `{"email":"jane@example.com","n":1}` + "\n" + `{"email":"joe@example.com","n":2}` + "\n"},
		{"a.txt", "text", "Write to jane@example.com or joe@example.com.\n"},
	} {
		for _, zipped := range []bool{false, true} {
			name, content := f.name, f.content
			if zipped {
				name, content = name+".gz", zip(content)
			}
			body := `{"fileName":"` + name + `","content":"` + base64Of(content) + `"}`
			var profiled fileAnswer
			ts.post(fileProfilePath, body).data(t, &profiled)
			var masked maskedFileAnswer
			ts.post(fileMaskPath, body).data(t, &masked)
			out := string(masked.Content)
			if zipped {
				r, err := gzip.NewReader(strings.NewReader(out))
				if err != nil {
					t.Errorf("%s: the mask is not compressed: %v", name, err)
					continue
				}
				plain, err := io.ReadAll(r)
				if err != nil {
					t.Error(err)
				}
				out = string(plain)
			}
			if profiled.Format != f.format || masked.Format != f.format || strings.Contains(out, "jane") || !strings.Contains(out, "@example.com") {
				t.Errorf("%s: %s, %s, %q", name, profiled.Format, masked.Format, out)
			}
		}
	}
}

// TestFileSaysWhatItLeft holds that the answer tells what was not looked at, what did
// not fit its column, and which columns of the policy are not there.
func TestFileSaysWhatItLeft(t *testing.T) {
	ts := startServer(t, nil)
	var b strings.Builder
	b.WriteString("status,n\n")
	for i := range 1000 {
		fmt.Fprintf(&b, "%s,%d\n", []string{"open", "closed"}[i%2], i)
	}
	b.WriteString("jane.doe@example.com,1\nopen,2\n")
	var got maskedFileAnswer
	ts.post(fileMaskPath, `{"fileName":"a.csv","content":"`+base64Of(b.String())+`","policy":{"columns":{"stat":{"operator":"redact"},"n":{"operator":"null"}}}}`).data(t, &got)
	if out := string(got.Content); strings.Contains(out, "jane") || !strings.HasSuffix(out, "\nopen,\n") {
		t.Error(out[max(0, len(out)-80):])
	}
	if !got.Header || got.SampledRows != 1000 || got.Rows != 1002 || got.Unexamined != 1 || got.Contradictions != 1 || !slices.Equal(got.AbsentColumns, []string{"stat"}) {
		t.Errorf("header %v, %d of %d rows, %d unexamined, %d contradictions, absent %v", got.Header, got.SampledRows, got.Rows, got.Unexamined, got.Contradictions, got.AbsentColumns)
	}
	if len(got.Columns) != 2 || got.Columns[0].Contradictions != 1 || got.Columns[1].Operator != "null" {
		t.Errorf("%+v", got.Columns)
	}
	var profiled fileAnswer
	ts.post(fileProfilePath, `{"fileName":"a.csv","content":"`+base64Of(b.String())+`"}`).data(t, &profiled)
	if profiled.SampledRows != 1000 || profiled.Rows != 1002 {
		t.Errorf("%d of %d rows", profiled.SampledRows, profiled.Rows)
	}
}

// TestFileMaskRemembersWhatIsMasked holds that a data set knows which of its labels
// were masked, but for those that the policy has left, and that nothing is masked
// where the masked file could not be put.
func TestFileMaskRemembersWhatIsMasked(t *testing.T) {
	s := newStore(t)
	ts := startServer(t, s.allow)
	table, notes := "email,ssn\n", "note,status\n"
	for i := range 9 {
		table += fmt.Sprintf("jane%d@example.com,536-90-439%d\n", i, i)
		notes += fmt.Sprintf("\"he called, his number is 536-90-439%d; write to jane%d@example.com instead\",open\n", i, i)
	}
	for i, tt := range []struct {
		name, content, more string
		want                []string
	}{
		{"a.csv", table, ``, []string{"EMAIL_ADDRESS", "SSN"}},
		{"a.csv", table, `"policy":{"labels":{"SSN":{"operator":"keep"}}}`, []string{"EMAIL_ADDRESS"}},
		{"a.csv", table, `"policy":{"columns":{"email":{"operator":"keep"}}}`, []string{"SSN"}},
		{"a.csv", table, `"policy":{"columns":{"email":{"operator":"text"}}}`, []string{"SSN"}},
		{"a.csv", notes, ``, []string{"EMAIL_ADDRESS", "SSN"}},
		{"a.csv", notes, `"policy":{"labels":{"SSN":{"operator":"keep"}}}`, []string{"EMAIL_ADDRESS"}},
		{"a.csv", notes, `"policy":{"columns":{"note":{"operator":"text","policy":{"labels":{"SSN":{"operator":"keep"}}}}}}`, []string{"EMAIL_ADDRESS"}},
		{"a.txt", "his ssn is 536-90-4399, or jane@example.com", ``, []string{"EMAIL_ADDRESS", "SSN"}},
		{"a.txt", "his ssn is 536-90-4399, or jane@example.com", `"policy":{"labels":{"EMAIL":{"operator":"keep"}}}`, []string{"SSN"}},
		{"a.csv", table, `"resultUrl":"` + s.URL + `/out.csv"`, []string{"EMAIL_ADDRESS", "SSN"}},
	} {
		id := fmt.Sprintf("d%d", i)
		body := `{"fileName":"` + tt.name + `","datasetId":"` + id + `","content":"` + base64Of(tt.content) + `"`
		ts.post(fileProfilePath, body+`}`).data(t, new(any))
		if tt.more != "" {
			body += "," + tt.more
		}
		ts.post(fileMaskPath, body+`}`).data(t, new(any))
		var dataset struct {
			Labels map[string]int
			Masked []string
		}
		ts.send("GET", "/api/v1/datasets/"+id, "").data(t, &dataset)
		if !slices.Equal(dataset.Masked, tt.want) || dataset.Labels["SSN"] == 0 || dataset.Labels["EMAIL_ADDRESS"] == 0 {
			t.Errorf("%s with %q: %+v, want %v masked", tt.name, tt.more, dataset, tt.want)
		}
	}
	// What was masked once and is kept now is masked no longer.
	ts.post(fileMaskPath, `{"fileName":"a.csv","datasetId":"d0","content":"`+base64Of(table)+`","policy":{"labels":{"SSN":{"operator":"keep"}}}}`).data(t, new(any))
	var sum struct{ HighRiskFields, ComplianceGap []string }
	if ts.send("GET", "/api/v1/audit/risk-summary?datasetId=d0", "").data(t, &sum); !slices.Contains(sum.HighRiskFields, "SSN") || len(sum.ComplianceGap) == 0 {
		t.Errorf("kept: %+v", sum)
	}
	s.fail = true
	r := ts.post(fileMaskPath, `{"fileName":"a.csv","datasetId":"none","content":"`+base64Of(table)+`","resultUrl":"`+s.URL+`/out.csv"}`)
	if r.status != 502 || ts.send("GET", "/api/v1/datasets/none", "").status != 404 {
		t.Errorf("%d, and it is remembered as masked", r.status)
	}
}

// TestFileRemembersWhatLabelsDoNotTell holds that a data set has what is found often in a
// column that nobody can name, however it was looked at.
func TestFileRemembersWhatLabelsDoNotTell(t *testing.T) {
	ts := startServer(t, nil)
	content := base64Of("ref,n\n" + strings.Repeat("536-90-4399,1\n4111 1111 1111 1111,2\nA-17,3\n", 20))
	for _, path := range []string{fileProfilePath, fileMaskPath} {
		var got fileAnswer
		ts.post(path, `{"fileName":"a.csv","datasetId":"mixed","content":"`+content+`"}`).data(t, &got)
		if got.Columns[0].Label != privet.Unknown || got.Findings["SSN"] != 20 || got.Findings["CREDIT_CARD"] != 20 {
			t.Errorf("%s: %+v", path, got)
		}
		var dataset struct{ Labels map[string]int }
		ts.send("GET", "/api/v1/datasets/mixed", "").data(t, &dataset)
		if want := map[string]int{"UNKNOWN": 1, "SSN": 1, "CREDIT_CARD": 1}; !maps.Equal(dataset.Labels, want) {
			t.Errorf("%s: %v, want %v", path, dataset.Labels, want)
		}
		if r := ts.send("DELETE", "/api/v1/datasets/mixed", ""); r.status != 200 {
			t.Error(r.status)
		}
	}
	// Notes tell no more, and a standard that covers what is in them has a gap.
	note := func(i int) string {
		return []string{"his social security number is 536-90-4399, call back", "paid with 4111 1111 1111 1111 on the phone", "was not at home when we called"}[i%3]
	}
	table, cells := "notes,status\n", ""
	for i := range 60 {
		table += `"` + note(i) + "\",open\n"
		cells += `"` + note(i) + `",`
	}
	for path, body := range map[string]string{
		fileProfilePath: `{"fileName":"a.csv","datasetId":"notes","content":"` + base64Of(table) + `"}`,
		fileMaskPath:    `{"fileName":"a.csv","datasetId":"notes","content":"` + base64Of(table) + `"}`,
		profilePath:     `{"datasetId":"notes","columns":[{"name":"notes","values":[` + strings.TrimSuffix(cells, ",") + `]}]}`,
	} {
		ts.post(path, body).data(t, new(any))
		var dataset struct{ Labels map[string]int }
		ts.send("GET", "/api/v1/datasets/notes", "").data(t, &dataset)
		if want := map[string]int{"FREE_TEXT": 1, "SSN": 1, "CREDIT_CARD": 1}; !maps.Equal(dataset.Labels, want) {
			t.Errorf("%s: %v, want %v", path, dataset.Labels, want)
		}
		var sum struct{ ComplianceGap []string }
		if ts.send("GET", "/api/v1/audit/risk-summary?datasetId=notes", "").data(t, &sum); slices.Contains(sum.ComplianceGap, "PCI-DSS") != (path != fileMaskPath) {
			t.Errorf("%s: gaps of %v", path, sum.ComplianceGap)
		}
		ts.send("DELETE", "/api/v1/datasets/notes", "").data(t, new(any))
	}
	mixed := strings.Repeat(`"536-90-4399","4111 1111 1111 1111","A-17",`, 20)
	columns := `"columns":[{"name":"ref","values":[` + strings.TrimSuffix(mixed, ",") + `]}]`
	for options, want := range map[string]map[string]int{
		"":                    {"UNKNOWN": 1, "SSN": 1, "CREDIT_CARD": 1},
		`"labels":["SSN"],`:   {"UNKNOWN": 1, "SSN": 1},
		`"labels":["EMAIL"],`: {"UNKNOWN": 1},
	} {
		var got profileAnswer[columnResult]
		ts.post(profilePath, `{"datasetId":"mixed",`+options+columns+`}`).data(t, &got)
		if len(got.Results) != 1 || got.Results[0].Label != privet.Unknown {
			t.Errorf("with %s: %+v", options, got)
		}
		var dataset struct{ Labels map[string]int }
		if ts.send("GET", "/api/v1/datasets/mixed", "").data(t, &dataset); !maps.Equal(dataset.Labels, want) {
			t.Errorf("with %s: %v, want %v", options, dataset.Labels, want)
		}
	}
	// One card among many other values is more likely to be chance.
	rare := `"4111 1111 1111 1111"` + strings.Repeat(`,"A-17","B-44"`, profiler.FindingShare)
	ts.post(profilePath, `{"datasetId":"rare","columns":[{"name":"ref","values":[`+rare+`]}]}`).data(t, new(any))
	var dataset struct{ Labels map[string]int }
	if ts.send("GET", "/api/v1/datasets/rare", "").data(t, &dataset); dataset.Labels["CREDIT_CARD"] != 0 {
		t.Errorf("of a single card: %v", dataset.Labels)
	}
}

// TestFileKeys holds that keys of objects that the client calls data are masked, and that
// it is told when there are none.
func TestFileKeys(t *testing.T) {
	ts := startServer(t, nil)
	mask := func(options, document string) reply {
		return ts.post(fileMaskPath, `{"fileName":"a.json",`+options+`"content":"`+base64Of(document)+`"}`)
	}
	const document = `{"users":{"blue7":{"email":"a@example.com"},"red9":{"email":"b@example.com"}}}`
	for options, shown := range map[string]bool{"": true, `"keys":[],`: true, `"keys":["users{}"],`: false} {
		var got struct{ Content []byte }
		mask(options, document).data(t, &got)
		if text := string(got.Content); strings.Contains(text, "a@example") || strings.Contains(text, "blue7") != shown || !json.Valid(got.Content) {
			t.Errorf("with %s: %s", options, text)
		}
	}
	for options, want := range map[string]string{
		`"keys":["users{}","SECRETX7391{}"],`: "422 UNPROCESSABLE_FILE keys",
		`"keys":"users{}",`:                   "400 INVALID_REQUEST keys",
		`"keys":["users{}",1],`:               "400 INVALID_REQUEST keys[1]",
	} {
		r := mask(options, document)
		if got := r.codes(t); got != want || strings.Contains(r.body, "SECRET") {
			t.Errorf("with %s: %s, want %s", options, got, want)
		}
	}
	if got := ts.post(fileMaskPath, `{"fileName":"a.csv","keys":["a"],"content":"`+base64Of("a,b\n1,2\n")+`"}`).codes(t); got != "422 UNPROCESSABLE_FILE keys" {
		t.Errorf("of a table: %s", got)
	}
}

// TestBombs sends what grows beyond all bounds when it is unpacked.
func TestBombs(t *testing.T) {
	ts := startServer(t, func(o *Options) { o.Limits.UnpackedBytes = 1 << 20 })
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	zeros := bytes.Repeat([]byte("a,b\n"), 1<<18)
	for range 32 {
		_, _ = w.Write(zeros)
	}
	_ = w.Close()
	for _, path := range []string{fileProfilePath, fileMaskPath} {
		r := ts.post(path, `{"fileName":"a.csv.gz","content":"`+base64Of(b.String())+`"}`)
		if r.status != 413 || r.errors(t)[0].Code != "PAYLOAD_TOO_LARGE" {
			t.Errorf("%s: %d %.200s", path, r.status, r.body)
		}
		cut := base64Of(b.String()[:b.Len()/2])
		if r := ts.post(path, `{"fileName":"a.csv.gz","content":"`+cut+`"}`); r.status != 413 && r.status != 422 {
			t.Errorf("%s, cut: %d %.200s", path, r.status, r.body)
		}
	}
}

// TestLeavingClientStopsFile has the client leave while its file is read from
// somewhere else, without end.
func TestLeavingClientStopsFile(t *testing.T) {
	s := newStore(t)
	ts := startServer(t, s.allow)
	begun := make(chan bool, 1)
	s.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begun <- true
		for i := 0; ; i++ {
			if _, err := fmt.Fprintf(w, "jane.doe%d@example.com,%d\n", i, i); err != nil || r.Context().Err() != nil {
				return
			}
			if i%1000 == 0 {
				time.Sleep(time.Millisecond)
			}
		}
	})
	ctx, cancel := context.WithCancel(context.Background())
	go func() { <-begun; time.Sleep(20 * time.Millisecond); cancel() }()
	req, _ := http.NewRequestWithContext(ctx, "POST", ts.URL+fileMaskPath, strings.NewReader(`{"fileName":"p.csv","url":"`+s.URL+`/in"}`))
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+ts.jwt)
	if _, err := ts.Client().Do(req); err == nil {
		t.Fatal("a file without end is answered")
	}
	deadline := time.Now().Add(longtest.Patience)
	for ts.service.metrics.inFlight.Load() > 0 {
		if time.Now().After(deadline) {
			t.Fatal("the work goes on")
		}
		time.Sleep(5 * time.Millisecond)
	}
	ts.service.spool.mu.Lock()
	defer ts.service.spool.mu.Unlock()
	if ts.service.spool.used != 0 {
		t.Errorf("%d bytes are left in the spool", ts.service.spool.used)
	}
}

// TestFileErrorsTogether holds that all that is wrong with a request for a file is told,
// and each once.
func TestFileErrorsTogether(t *testing.T) {
	ts := startServer(t, nil)
	for _, tt := range []struct{ body, want string }{
		{`{"fileName":"","format":"x","content":"##","datasetId":"!","policy":{"default":"q"}}`, "fileName format datasetId policy.default content"},
		{`{"fileName":7,"format":7,"content":7,"resultUrl":7}`, "fileName format content resultUrl"},
		{`{"fileName":"a.csv","format":"x","content":"YQ=="}`, "format"},
		{`{"fileName":"a.csv","url":"http://x.example","resultUrl":"ftp://x.example","policy":{"labels":{"SSN":{"operator":"hash","keyRef":"nobody"}}}}`, "policy.labels.SSN.keyRef url resultUrl"},
		{`{"fileName":"","url":"https://10.0.0.1/a"}`, "fileName url"},
		{`{"fileName":"a/b","bytes":-1}`, "fileName bytes"},
		{`{"fileName":"a/b","bytes":1.5}`, "fileName bytes"},
	} {
		path := "/api/v1/file/mask"
		if strings.Contains(tt.body, "bytes") {
			path = uploadsPath
		}
		r := ts.post(path, tt.body)
		var body struct{ Errors []apiError }
		if err := json.Unmarshal([]byte(r.body), &body); err != nil || r.status < 400 {
			t.Errorf("%s: %d %s", tt.body, r.status, r.body)
		}
		var fields []string
		for _, e := range body.Errors {
			fields = append(fields, e.Field)
		}
		if got := strings.Join(fields, " "); got != tt.want {
			t.Errorf("%s: errors in %s, want %s", tt.body, got, tt.want)
		}
	}
}
