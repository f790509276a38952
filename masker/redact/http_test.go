package redact_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/redact"
)

const maskedMail = "o*****.l*******@quillmail.example"

func zip(s string) string {
	var buf bytes.Buffer
	z := gzip.NewWriter(&buf)
	_, _ = io.WriteString(z, s)
	_ = z.Close()
	return buf.String()
}

// TestResponses says what becomes of answers by their types, and which are not sent.
func TestResponses(t *testing.T) {
	for _, c := range []struct {
		what, media, encoding, body string
		status                      int
		want                        string // empty: 500
	}{
		{"JSON", "application/json", "", `{"email":"` + mail + `","n":3}`, 201, `{"email":"` + maskedMail + `","n":3}`},
		{"a problem in JSON", "application/problem+json; charset=utf-8", "", `{"detail":"` + mail + `"}`, 404, `{"detail":"` + maskedMail + `"}`},
		{"text", "text/plain", "", "to " + mail, 200, "to " + maskedMail},
		{"no type", "", "", "to " + mail, 200, "to " + maskedMail},
		{"gzip", "application/json", "gzip", zip(`{"email":"` + mail + `"}`), 200, `{"email":"` + maskedMail + `"}`},
		{"NDJSON", "application/x-ndjson", "", "{\"email\":\"" + mail + "\"}\n{}\n[1]", 200, "{\"email\":\"" + maskedMail + "\"}\n{}\n[1]"},
		{"events", "text/event-stream", "", "id: 1\ndata: {\"pwd\":\"abc\"}\n\ndata: to " + mail + "\n\n", 200, "id: 1\ndata: {\"pwd\":\"***\"}\n\ndata: to " + maskedMail + "\n\n"},
		{"a document over lines of an event", "text/event-stream", "", "data: {\"pwd\":\nid: 1\ndata: \"abc\"}\n\n", 200,
			"id: 1\ndata: {\"pwd\":\ndata: \"***\"}\n\n"},
		{"events with other ends of lines", "text/event-stream", "",
			"\ufeffdata: {\"pwd\":\"abc\"}\rdata: {\"pwd\":\"abc\"}\r\r:a\r\ndata: {\"pwd\":\"abc\"}", 200,
			"\ufeffdata: {\"pwd\":\"***\"}\rdata: {\"pwd\":\"***\"}\r\r:a\r\ndata: {\"pwd\":\"***\"}"},
		{"a form with semicolons", "application/x-www-form-urlencoded", "", "q=a;pwd=abc&pwd=a;b=c", 200, "q=a;pwd=%2A%2A%2A&pwd=%2A%2A%2A%2A%2A"},
		{"a document in a form", "application/x-www-form-urlencoded", "", "q=%7B%22pwd%22:%22abc%22%7D", 200, "q=%7B%22pwd%22%3A%22%2A%2A%2A%22%7D"},
		{"a form", "application/x-www-form-urlencoded", "", "q=a+b&pwd=abc", 200, "q=a+b&pwd=%2A%2A%2A"},
		{"a table", "text/csv", "", "mail,count\n" + mail + ",3\n", 200, "mail,count\n" + maskedMail + ",3\n"},
		{"a broken table", "text/csv", "", "mail,count\n\"" + mail, 200, ""},
		{"a page", "text/html; charset=utf-8", "", `<p id="a">ask ` + mail + `<form><input name="password" type="password" value="hunter22"></form>`, 200,
			`<p id="a">ask ` + maskedMail + `<form><input name="password" type="password" value="********"></form>`},
		{"XML", "application/soap+xml", "", "<a><email>" + mail + "</email><size>17</size></a>", 200, "<a><email>" + maskedMail + "</email><size>17</size></a>"},
		{"broken XML", "text/xml", "", "<a><email>" + mail + "</email>", 200, ""},
		{"a picture in XML", "image/svg+xml", "", "<svg><text>" + mail + "</text></svg>", 200, "<svg><text>" + maskedMail + "</text></svg>"},
		{"ASCII in Latin 1", "text/plain; charset=ISO-8859-1", "", "to " + mail, 200, "to " + maskedMail},
		{"Latin 1", "text/plain; charset=iso-8859-1", "", "Zo\xeb " + mail, 200, ""},
		{"what looks like UTF-8 and is not", "text/plain; charset=windows-1252", "", "Zoë " + mail, 200, ""},
		{"UTF-16", "application/json; charset=utf-16", "", "\"\x00" + strings.Join(strings.Split(mail, ""), "\x00") + "\"\x00", 200, ""},
		{"UTF-16 without its name", "text/plain", "", strings.Join(strings.Split(mail, ""), "\x00") + "\x00", 200, ""},
		{"UTF-7", "text/plain; charset=utf-7", "", "+AG8AZABlAHQAdABl-", 200, ""},
		{"ISO 2022", "text/html; charset=iso-2022-jp", "", "\x1b$B;3ED\x1b(B", 200, ""},
		{"ISO 2022 without its name", "text/html", "", "<meta charset=iso-2022-jp>\x1b$B;3ED\x1b(B", 200, ""},
		{"XML that says something else", "text/xml", "", "<?xml version='1.0' encoding='UTF-7'?><a>+AG8AZABlAHQAdABl-</a>", 200, ""},
		{"an image", "image/png", "", mail, 200, mail},
		{"an empty answer", "application/json", "", "", 204, ""},
		{"what is no JSON", "application/json", "", `{"email":"` + mail, 200, ""},
		{"what is not UTF-8", "text/plain", "", mail + "\xff", 200, ""},
		{"what is no gzip", "text/plain", "gzip", mail, 200, ""},
		{"another encoding", "text/plain", "br", mail, 200, ""},
		{"another type", "application/pdf", "", mail, 200, ""},
		{"a type that is none", "a b", "", mail, 200, ""},
		{"a part", "text/plain", "", mail, 206, ""},
		{"too much", "text/plain", "", mail + strings.Repeat(" a", 2000), 200, ""},
		{"a bomb", "text/plain", "gzip", zip(mail + strings.Repeat(" ", 1<<20)), 200, ""},
	} {
		var failed error
		opts := &redact.HTTPOptions{MaxBytes: 4000, Failed: func(_ *http.Request, err error) { failed = err }}
		server := httptest.NewServer(redact.Responses(opts)(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			if c.media != "" {
				w.Header().Set("Content-Type", c.media)
			}
			if c.encoding != "" {
				w.Header().Set("Content-Encoding", c.encoding)
			}
			w.Header().Set("ETag", `"x"`)
			w.WriteHeader(c.status)
			for part := range strings.SplitSeq(c.body, " ") { // in parts, with the blanks between them
				if _, err := io.WriteString(w, part); err != nil {
					return
				}
				if len(part) < len(c.body) {
					_, _ = io.WriteString(w, " ")
					c.body = c.body[len(part)+1:]
				}
			}
		})))
		client := &http.Client{Transport: &http.Transport{DisableCompression: true}}
		res, err := client.Get(server.URL)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		server.Close()
		if c.want == "" && c.status != 204 {
			if res.StatusCode != 500 || failed == nil || strings.Contains(string(body)+failed.Error(), mailPart) {
				t.Errorf("%s: %d %q, %v", c.what, res.StatusCode, body, failed)
			}
			continue
		}
		if string(body) != c.want || res.StatusCode != c.status || failed != nil {
			t.Errorf("%s: %d %q, %v", c.what, res.StatusCode, body, failed)
		}
		if c.status == 200 && c.media != "image/png" && (res.Header.Get("ETag") != "" || res.Header.Get("Content-Encoding") != "") {
			t.Errorf("%s: %v", c.what, res.Header)
		}
	}
}

// TestStream holds that lines are sent as they are flushed, and that a stream that cannot go on is cut.
func TestStream(t *testing.T) {
	next := make(chan bool)
	server := httptest.NewServer(redact.Responses(&redact.HTTPOptions{MaxBytes: 1000})(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		flush := http.NewResponseController(w).Flush
		_ = flush()
		<-next
		fmt.Fprintf(w, "data: %s\n\ndata: ode", mail)
		_ = flush()
		<-next
		fmt.Fprintf(w, "%s\n\n", strings.TrimPrefix(mail, "ode"))
		_ = flush()
		<-next
		fmt.Fprintf(w, "data: %s", mail+strings.Repeat(" a", 1000))
	})))
	defer server.Close()
	res, err := http.Get(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	want := "data: " + maskedMail + "\n\n"
	for range 2 {
		next <- true
		got := make([]byte, len(want))
		if _, err := io.ReadFull(res.Body, got); err != nil || string(got) != want {
			t.Fatalf("%q, %v", got, err)
		}
	}
	next <- true
	if rest, err := io.ReadAll(res.Body); err == nil || len(rest) > 0 {
		t.Errorf("%q, %v", rest, err)
	}
}

// TestTwoTypes holds that a body with two types is not sent, since nobody knows which one its reader takes.
func TestTwoTypes(t *testing.T) {
	handler := redact.Responses(nil)(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header()["Content-Type"] = []string{"image/png", "text/plain"}
		_, _ = io.WriteString(w, mail)
	}))
	rec := httptest.NewRecorder()
	handler.ServeHTTP(rec, httptest.NewRequest("GET", "/", nil))
	if rec.Code != 500 || strings.Contains(rec.Body.String(), mailPart) {
		t.Errorf("%d %q", rec.Code, rec.Body)
	}
	req, _ := http.NewRequest("POST", "http://127.0.0.1:1/", strings.NewReader(mail))
	req.Header["Content-Type"] = []string{"image/png", "text/plain"}
	if _, err := (&redact.Transport{Options: &redact.HTTPOptions{Pass: []string{"image/*"}}}).RoundTrip(req); !errors.Is(err, redact.ErrMediaType) {
		t.Error(err)
	}
}

// TestEventsCut holds that an event stream becomes the same however it is cut into pieces, and that none of these brings
// a part of a value.
func TestEventsCut(t *testing.T) {
	stream := strings.Repeat("event: a\ndata: {\"pwd\":\ndata: \""+secret+"\"}\n\n"+"data: to "+mail+"\r\n\r\nid: 3\rdata:"+mail+"\r\r", 3)
	want := ""
	for size := len(stream); size > 0; size -= 1 + size/7 {
		rec := httptest.NewRecorder()
		redact.Responses(nil)(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/event-stream")
			for rest := []byte(stream); len(rest) > 0; rest = rest[min(size, len(rest)):] {
				_, _ = w.Write(rest[:min(size, len(rest))])
				_ = http.NewResponseController(w).Flush()
			}
		})).ServeHTTP(rec, httptest.NewRequest("GET", "/", nil))
		got := rec.Body.String()
		if want == "" {
			want = got
		}
		if got != want || strings.Contains(got, secret) || strings.Contains(got, mailPart) || strings.Count(got, maskedMail) != 6 {
			t.Errorf("in pieces of %d: %q", size, got)
		}
	}
}

// TestTransport says what a service gets, and what is not sent.
func TestTransport(t *testing.T) {
	var query, body string
	var length int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		b, _ := io.ReadAll(req.Body)
		query, body, length = req.URL.RawQuery, string(b), req.ContentLength
		if req.URL.Path == "/again" {
			http.Redirect(w, req, "/", http.StatusTemporaryRedirect)
		}
	}))
	defer server.Close()
	r := newRedactor(t, &redact.Options{Policy: &masker.Policy{Columns: map[string]masker.Operation{"api_key": {Operator: "keep"}}}})
	client := &http.Client{Transport: &redact.Transport{Options: &redact.HTTPOptions{Redactor: r, MaxBytes: 1000, Pass: []string{"application/pdf"}}}}
	for _, c := range []struct {
		what, path, media, encoding, body string
		query, want                       string
		sent                              bool
	}{
		{"JSON", "/?api_key=" + secret + "&email=" + url.QueryEscape(mail) + "&x=%20", "application/json", "", `{"pwd":"abc"}`, "api_key=" + secret + "&email=o%2A%2A%2A%2A%2A.l%2A%2A%2A%2A%2A%2A%2A%40quillmail.example&x=%20", `{"pwd":"***"}`, true},
		{"gzip", "/?" + mail, "application/json", "gzip", zip(`{"pwd":"abc"}`), url.QueryEscape(maskedMail), `{"pwd":"***"}`, true},
		{"parts", "/", "multipart/form-data; boundary=bb", "", "--bb\r\nContent-Disposition: form-data; name=\"pwd\"\r\n\r\nabc\r\n" +
			"--bb\r\nContent-Disposition: form-data; name=f; filename=\"" + mail + ".json\"\r\nContent-Type: application/json\r\n\r\n{\"pwd\":\"abc\"}\r\n" +
			"--bb\r\nContent-Disposition: form-data; name=g; filename=a.pdf\r\nContent-Type: application/pdf\r\n\r\n%PDF\xff\x1b$\r\n--bb--\r\n", "",
			"--bb\r\nContent-Disposition: form-data; name=pwd\r\n\r\n***\r\n" +
				"--bb\r\nContent-Disposition: form-data; filename=\"" + maskedMail + ".json\"; name=f\r\nContent-Type: application/json\r\n\r\n{\"pwd\":\"***\"}\r\n" +
				"--bb\r\nContent-Disposition: form-data; filename=a.pdf; name=g\r\nContent-Type: application/pdf\r\n\r\n%PDF\xff\x1b$\r\n--bb--\r\n", true},
		{"parts that say more", "/", "multipart/form-data; boundary=bb", "",
			mail + "\r\n--bb\r\nContent-Disposition: form-data; name=pwd; x=\"" + mail + "\"\r\nX-By: " + mail +
				"\r\nContent-Type: application/json; charset=utf-8; by=\"" + mail + "\"\r\n\r\n[\"abc\",1]\r\n" +
				"--bb\r\nContent-Disposition: form-data; name=pwd; filename=a\r\n\r\nabc\r\n--bb--\r\n" + mail, "",
			"--bb\r\nContent-Disposition: form-data; name=pwd\r\nContent-Type: application/json; charset=utf-8\r\n\r\n[\"***\",\"*\"]\r\n" +
				"--bb\r\nContent-Disposition: form-data; filename=a; name=pwd\r\n\r\n***\r\n--bb--\r\n", true},
		{"parts in UTF-16", "/", "multipart/form-data; boundary=bb", "",
			"--bb\r\nContent-Disposition: form-data; name=g\r\nContent-Type: text/plain; charset=utf-16\r\n\r\n\x00a\r\n--bb--\r\n", "", "", false},
		{"parts of another type", "/", "multipart/form-data; boundary=bb", "", "--bb\r\nContent-Disposition: form-data; name=g; filename=a\r\nContent-Type: application/zip\r\n\r\n" + mail + "\r\n--bb--\r\n", "", "", false},
		{"parts in parts", "/", "multipart/form-data; boundary=bb", "", "--bb\r\nContent-Disposition: form-data; name=g\r\nContent-Type: multipart/form-data; boundary=cc\r\n\r\n--cc--\r\n--bb--\r\n", "", "", false},
		{"parts in base64", "/", "multipart/form-data; boundary=bb", "", "--bb\r\nContent-Disposition: form-data; name=g\r\nContent-Transfer-Encoding: base64\r\n\r\n" + mail + "\r\n--bb--\r\n", "", "", false},
		{"parts without an end", "/", "multipart/form-data; boundary=bb", "", "--bb\r\nContent-Disposition: form-data; name=g\r\n\r\n" + mail, "", "", false},
		{"parts without a boundary", "/", "multipart/form-data", "", mail, "", "", false},
		{"a redirection", "/again", "text/plain", "", mail, "", maskedMail, true},
		{"no type", "/", "", "", mail, "", maskedMail, true},
		{"a type that passes", "/", "application/pdf", "", mail, "", mail, true},
		{"nothing", "/", "application/json", "", "", "", "", true},
		{"a broken query", "/?q=%zz" + mail, "", "", "", "", "", false},
		{"no JSON", "/", "application/json", "", mail, "", "", false},
		{"another type", "/", "application/zip", "", mail, "", "", false},
		{"bytes", "/", "", "", "\x00\x01" + mail, "", "", false},
		{"too much", "/", "text/plain", "", mail + strings.Repeat(" ", 1000), "", "", false},
	} {
		query, body, length = "?", "?", -1
		closed := &closing{Reader: strings.NewReader(c.body)}
		req, err := http.NewRequest("POST", server.URL+c.path, closed)
		if err != nil {
			t.Fatal(err)
		}
		if c.media != "" {
			req.Header.Set("Content-Type", c.media)
		}
		if c.encoding != "" {
			req.Header.Set("Content-Encoding", c.encoding)
		}
		if c.what == "a redirection" {
			req.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(c.body)), nil }
		}
		res, err := client.Do(req)
		if !closed.closed {
			t.Errorf("%s: the body is open", c.what)
		}
		if !c.sent {
			var wrapped *url.Error
			if err == nil || body != "?" || !errors.As(err, &wrapped) || strings.Contains(wrapped.Err.Error(), mailPart) {
				t.Errorf("%s: %v", c.what, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.what, err)
			continue
		}
		res.Body.Close()
		if query != c.query || body != c.want || c.media != "application/pdf" && length != int64(len(c.want)) {
			t.Errorf("%s: %q %q %d", c.what, query, body, length)
		}
	}
}

type closing struct {
	io.Reader
	closed bool
}

func (c *closing) Close() error { c.closed = true; return nil }

// TestHTTPConcurrent sends through one Transport and one middleware at a time.
func TestHTTPConcurrent(t *testing.T) {
	server := httptest.NewServer(redact.Responses(nil)(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		got, _ := io.ReadAll(req.Body)
		fmt.Fprintf(w, `{"to":"%s","got":%q}`, mail, got)
	})))
	defer server.Close()
	client := &http.Client{Transport: &redact.Transport{}}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 5 {
				res, err := client.Post(server.URL, "text/plain", strings.NewReader(mail))
				if err != nil {
					t.Error(err)
					return
				}
				body, _ := io.ReadAll(res.Body)
				res.Body.Close()
				if strings.Contains(string(body), mailPart) {
					t.Errorf("%s", body)
				}
			}
		})
	}
	wg.Wait()
}
