package httpapi

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
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

// TestNamingRequest holds that a request that names its file is small, since it stays in memory
// while a foreign host takes its time.
func TestNamingRequest(t *testing.T) {
	s := newStore(t)
	ts := startServer(t, s.allow)
	s.objects["/people.csv"] = []byte(people(5))
	for _, source := range []string{`"url":"` + s.URL + `/people.csv"`, `"uploadId":"` + ts.upload(t, people(5)) + `"`} {
		body := `{"fileName":"people.csv",` + source + `}`
		if r := ts.post(fileProfilePath, body+strings.Repeat(" ", mostNaming-len(body)+1)); r.status != 413 {
			t.Errorf("%s: a byte too many: %d %s", source[:5], r.status, r.body)
		}
		if r := ts.post(fileProfilePath, body+strings.Repeat(" ", mostNaming-len(body))); r.status != 200 {
			t.Errorf("%s: %d %s", source[:5], r.status, r.body)
		}
	}
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
	if used := ts.service.spool.Used(); used != 0 {
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
	if r := ts.post(fileMaskPath, `{"fileName":"p.csv","content":"YQo=","resultUrl":"`+s.URL+`/out2.csv"}`); r.status != 502 ||
		r.errors(t)[0].Field != "resultUrl" {
		t.Errorf("a store that fails: %d %s", r.status, r.body)
	}
	if used := ts.service.spool.Used(); used != 0 {
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
// format back from the mask, with the verdicts of the profile.
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
		{"b.csv", "csv", "sku,email,status\n" + strings.Repeat("SKU-123456,jane@example.com,\n", 30) + "ask jane@example.com,joe@example.com,,late\n"},
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
			if f.name == "b.csv" && (masked.Columns[0].Label != "NONE" || !masked.Columns[0].Searched) {
				t.Errorf("%s: %+v is not searched", name, masked.Columns[0])
			}
			for i := range masked.Columns {
				c := &masked.Columns[i]
				c.RuleName, c.Masked, c.Searched = "", false, false // what was done
			}
			if !slices.Equal(masked.Columns, profiled.Columns) || !slices.Equal(masked.Results, profiled.Results) {
				t.Errorf("%s: profiled %+v, masked %+v", name, profiled.Columns, masked.Columns)
			}
		}
	}
}

// TestFileSaysWhatItLeft holds that the answer tells what was not looked at, what did
// not fit its column, and which columns of the policy are not there.
func TestFileSaysWhatItLeft(t *testing.T) {
	longtest.Alone(t)
	ts := startServer(t, nil)
	var b strings.Builder
	b.WriteString("status,n\n")
	for i := range 1000 {
		fmt.Fprintf(&b, "%s,%d\n", []string{"open", "closed"}[i%2], i)
	}
	b.WriteString("jane.doe@example.com,1\nopen,2\n")
	var got maskedFileAnswer
	ts.post(fileMaskPath, `{"fileName":"a.csv","content":"`+base64Of(b.String())+
		`","policy":{"absent":"allow","columns":{"stat":{"operator":"redact"},"n":{"operator":"null"}}}}`).data(t, &got)
	if out := string(got.Content); strings.Contains(out, "jane") || !strings.HasSuffix(out, "\nopen,\n") {
		t.Error(out[max(0, len(out)-80):])
	}
	if !got.Header || got.SampledRows != 1000 || got.Rows != 1002 || got.Unexamined != 1 || got.Contradictions != 1 ||
		!slices.Equal(got.AbsentColumns, []string{"stat"}) {
		t.Errorf("header %v, %d of %d rows, %d unexamined, %d contradictions, absent %v", got.Header, got.SampledRows, got.Rows, got.Unexamined, got.Contradictions,
			got.AbsentColumns)
	}
	if len(got.Columns) != 2 || got.Columns[0].Contradictions != 1 || got.Columns[1].Operator != "null" {
		t.Errorf("%+v", got.Columns)
	}
	r := ts.post(fileMaskPath, `{"fileName":"a.csv","content":"`+base64Of(b.String())+`","policy":{"columns":{"stat":{"operator":"redact"}}}}`)
	if r.status != 422 || !strings.Contains(r.body, `"field":"policy.columns"`) || !strings.Contains(r.body, "columns[0]") || strings.Contains(r.body, "stat\"") {
		t.Errorf("status %d: %s", r.status, r.body)
	}
	var profiled fileAnswer
	ts.post(fileProfilePath, `{"fileName":"a.csv","content":"`+base64Of(b.String())+`"}`).data(t, &profiled)
	if profiled.SampledRows != 1000 || profiled.Rows != 1002 {
		t.Errorf("%d of %d rows", profiled.SampledRows, profiled.Rows)
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
	longtest.Alone(t)
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
	if ts.service.spool.Used() != 0 {
		t.Errorf("%d bytes are left in the spool", ts.service.spool.Used())
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
		{`{"fileName":"a.csv","url":"http://x.example","resultUrl":"ftp://x.example","policy":{"labels":{"SSN":{"operator":"hash","keyRef":"nobody"}}}}`,
			"policy.labels.SSN.keyRef url resultUrl"},
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

// TestNothingFoundMasksNothing holds that a file in which nothing is found comes back as it was, and that each
// column says that it was not masked, be it looked through or not.
func TestNothingFoundMasksNothing(t *testing.T) {
	t.Parallel()
	ts := startServer(t, nil)
	content := base64Of("status,total\nopen,10.50\nshipped,11.20\nopen,9.00\n")
	for _, policy := range []string{`{}`, `{"columns":{"status":{"operator":"text"}}}`, `{"labels":{"SSN":{"operator":"redact"}}}`} {
		var got fileAnswer
		r := ts.post(fileMaskPath, `{"fileName":"a.csv","content":"`+content+`","policy":`+policy+`}`)
		if r.data(t, &got); !strings.Contains(r.body, `"content":"`+content+`"`) || len(got.Findings) > 0 {
			t.Errorf("%s: the file has changed: %s", policy, r.body)
		}
		for _, c := range got.Columns {
			if c.Masked || c.RuleName != "" || c.Searched != (c.Operator == "text") {
				t.Errorf("%s: it says %+v", policy, c)
			}
		}
	}
}
