package httpapi

import (
	"bytes"
	"compress/gzip"
	"crypto/ed25519"
	"fmt"
	"io"
	"mime/multipart"
	"reflect"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/validator"
)

// parts makes a body of parts: pairs of a name and a content. A file has a name of its own behind a colon.
func parts(t *testing.T, pairs ...string) (body, contentType string) {
	t.Helper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for i := 0; i < len(pairs); i += 2 {
		name, file, isFile := strings.Cut(pairs[i], ":")
		if isFile {
			p, err := w.CreateFormFile(name, file)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprint(p, pairs[i+1])
		} else if err := w.WriteField(name, pairs[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String(), w.FormDataContentType()
}

func (ts *testServer) postParts(t *testing.T, path string, pairs ...string) reply {
	t.Helper()
	body, contentType := parts(t, pairs...)
	return ts.send("POST", path, body, "Content-Type", contentType)
}

// TestMultipart holds that a file in a part is answered as the same file in base64 is, however long
// it is, and that a dataset hears of it.
func TestMultipart(t *testing.T) {
	longtest.Alone(t)
	ts := startServer(t, nil)
	for _, rows := range []int{3, 3000} { // the second does not fit into the memory of a request
		table := "email,total\n"
		for i := range rows {
			table += fmt.Sprintf("ada%d@example.org,%d.50\n", i, i)
		}
		for _, path := range []string{fileProfilePath, fileMaskPath} {
			const options = `"datasetId":"parts"`
			want := ts.post(path, `{"fileName":"t.csv",`+options+`,"content":"`+base64Of(table)+`"}`)
			for name, got := range map[string]reply{
				"both":        ts.postParts(t, path, "request", `{"fileName":"t.csv",`+options+`}`, "file:x", table),
				"the name":    ts.postParts(t, path, "file:t.csv", table, "request", `{`+options+`}`),
				"only a file": ts.postParts(t, path, "file:t.csv", table),
			} {
				if want.status != 200 || got.status != 200 || got.body != want.body {
					t.Errorf("%s, %d rows, %s: %d %.300s, want %.300s", path, rows, name, got.status, got.body, want.body)
				}
			}
		}
	}
	if d := ts.dataset(t, "parts"); len(d.Sources) != 1 || d.Labels["EMAIL_ADDRESS"] != 1 {
		t.Errorf("%+v", d)
	}
}

// TestMultipartRefused holds what is refused, and that no refusal repeats what was sent.
func TestMultipartRefused(t *testing.T) {
	ts := startServer(t, nil)
	body, contentType := parts(t, "file:t.csv", "email\na@example.org\n")
	for _, tt := range []struct {
		what   string
		r      reply
		status int
	}{
		{"no file", ts.postParts(t, fileMaskPath, "request", `{"fileName":"t.csv"}`), 400},
		{"a file twice", ts.postParts(t, fileMaskPath, "file:t.csv", planted, "file:u.csv", "b"), 400},
		{"a request twice", ts.postParts(t, fileMaskPath, "request", "{}", "request", "{}", "file:t.csv", planted), 400},
		{"another part", ts.postParts(t, fileMaskPath, "file:t.csv", planted, planted, "b"), 400},
		{"content as well", ts.postParts(t, fileMaskPath, "request", `{"content":"YQo="}`, "file:t.csv", planted), 400},
		{"a request that is no JSON", ts.postParts(t, fileMaskPath, "request", planted, "file:t.csv", planted), 400},
		{"a name that is none", ts.postParts(t, fileMaskPath, "file:a\tb", planted), 400},
		{"no name", ts.postParts(t, fileMaskPath, "file", planted), 400},
		{"cut off", ts.send("POST", fileMaskPath, body[:len(body)-20], "Content-Type", contentType), 400},
		{"no boundary", ts.send("POST", fileMaskPath, body, "Content-Type", "multipart/form-data"), 415},
		{"for an endpoint without files", ts.send("POST", maskPath, body, "Content-Type", contentType), 415},
		{"a large request", ts.postParts(t, fileMaskPath, "request", strings.Repeat(" ", 11<<20), "file:t.csv", planted), 413},
	} {
		if tt.r.status != tt.status || strings.Contains(tt.r.body, secret) {
			t.Errorf("%s: %d %s, want %d", tt.what, tt.r.status, tt.r.body, tt.status)
		}
	}
}

// TestFileValidate compares files over HTTP, in parts and in base64, and checks the proof with its key.
func TestFileValidate(t *testing.T) {
	public, key, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	ts := startServer(t, func(o *Options) { o.ProofKey = key })
	var b strings.Builder
	b.WriteString("email,ssn,status\n")
	for i := range 60 {
		fmt.Fprintf(&b, "ada%d@example.org,536-90-%04d,open\n", i, 4000+i)
	}
	original := b.String()
	var masked struct{ Content []byte }
	ts.post(fileMaskPath, `{"fileName":"t.csv","content":"`+base64Of(original)+`"}`).data(t, &masked)
	var clean, leaking fileValidateAnswer
	ts.postParts(t, "/api/v1/file/validate", "original:o.csv", original, "file:t.csv", string(masked.Content), "request", `{"page":true}`).data(t, &clean)
	ts.post("/api/v1/file/validate", `{"fileName":"t.csv","original":"`+base64Of(original)+`","content":"`+base64Of(original)+`"}`).data(t, &leaking)
	if clean.Report.AtLeast(validator.High) || !strings.Contains(clean.Page, "<html") || len(clean.Report.Tables[0].Columns) != 3 {
		t.Errorf("%+v", clean.Report)
	}
	if !leaking.Report.AtLeast(validator.Critical) || leaking.Page != "" {
		t.Errorf("%+v", leaking.Report)
	}
	parsed, err := validator.ParsePublicKey([]byte(clean.Proof.PublicKey))
	if err != nil || !parsed.Equal(public) {
		t.Fatalf("the key of the proof is another: %v", err)
	}
	proved, err := validator.VerifyEnvelope([]byte(clean.Proof.Envelope), public)
	if err != nil || proved.Report.Tables[0].Masked.SHA256 != clean.Report.Tables[0].Masked.SHA256 {
		t.Errorf("the proof does not hold: %v", err)
	}
	if _, err := New(&Options{Auth: &Auth{JWTSecret: testSecret}, ProofKey: key[:10]}); err == nil || !strings.Contains(err.Error(), "ProofKey") {
		t.Errorf("a key that is none: %v", err)
	}
	// A compressed file is what is in it, whichever of the two is one.
	zip := func(s string) string {
		var b bytes.Buffer
		w := gzip.NewWriter(&b)
		_, _ = io.WriteString(w, s)
		_ = w.Close()
		return b.String()
	}
	for _, of := range [][3]string{{zip(original), "t.csv.gz", zip(string(masked.Content))}, {original, "t.csv.GZ", zip(string(masked.Content))},
		{zip(original), "t.csv", string(masked.Content)}, {zip(original), "t", zip(original)}} {
		var zipped fileValidateAnswer
		ts.postParts(t, "/api/v1/file/validate", "original:o", of[0], "file:"+of[1], of[2], "request", `{}`).data(t, &zipped)
		want := clean.Report
		if of[1] == "t" {
			want = leaking.Report
		}
		for i := range zipped.Report.Findings {
			zipped.Report.Findings[i].Table = "t.csv"
		}
		if !reflect.DeepEqual(zipped.Report.Findings, want.Findings) || zipped.Report.Tables[0].Original.Rows != 60 {
			t.Errorf("%s: %+v", of[1], zipped.Report)
		}
	}
	bomb := zip("a,b\n" + strings.Repeat("1,2\n", 1<<20))
	for what, r := range map[string]reply{
		"a bomb":       ts.postParts(t, "/api/v1/file/validate", "original:o.csv", bomb, "file:t.csv", planted),
		"another bomb": ts.postParts(t, "/api/v1/file/validate", "original:o.csv", "a,b\n1,2\n", "file:t.csv", bomb),
		"a name":       ts.postParts(t, "/api/v1/file/validate", "original:o.csv", original, "file:t.csv.gz", planted),
		"cut":          ts.postParts(t, "/api/v1/file/validate", "original:o.csv", zip(original)[:40], "file:t.csv", original),
		"compressed":   ts.postParts(t, "/api/v1/file/validate", "original:o.csv", original, "file:t.csv", "\x1f\x8b\x08"+planted),
		"no table":     ts.postParts(t, "/api/v1/file/validate", "original:o.csv", original, "file:t.csv", "a,b\n\"1"+planted),
	} {
		if r.status/100 != 4 || strings.Contains(r.body, secret) {
			t.Errorf("%s: %d %s", what, r.status, r.body)
		}
	}
}
