package tabular

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/tabular/layout"
)

const (
	accessLines = `10.0.0.1 - - [10/Oct/2026:13:55:36 -0700] "GET /?q="a" HTTP/1.0" 200 2326` + "\n"
	syslogLines = `Oct  1 22:14:15 host sshd[1]: said "x" and, left` + "\n"
	javaLines   = `2026-01-01 10:00:00,123 [main] INFO a.b.C - saved "User", y` + "\n\tat a.b.c(D)\n"
)

// TestTellLines says what names and contents are taken for.
func TestTellLines(t *testing.T) {
	table, settings := "a,b\nc,d\ne,f\n", "a = b\nc = d\n[e]\nf = g\n"
	for _, tt := range []struct{ name, text, want string }{
		{"a.yaml", "a: b\n", "yaml"},
		{"A.YML", "a: b\n", "yaml"},
		{"a.yaml", `{"a": 1}`, "json"},
		{"a.properties", "a b\n", "properties"},
		{".env", "A=b\n", "env"},
		{"dir/.env.local", "A=b\n", "env"},
		{"prod.env", "A=b\n", "env"},
		{"env.example", "A=b\n", "env"},
		{"a.ini", settings, "ini"},
		{"a.cfg", settings, "ini"},
		{"a.conf", settings, "ini"},
		{"a.conf", "server {\n  listen 80;\n  location / {\n    root /x;\n  }\n}\n", "text"},
		{"a.conf", "Port 22\nPermitRootLogin no\n", "text"},
		{"a.toml", "a = 1\n", "toml"},

		{"a.log", table, "text"},
		{"a.log.1", table, "text"},
		{"a.log-20260101", table, "text"},
		{"a.log.2026-01-01", table, "text"},
		{"a.log.old", table, "text"},
		{"access_log", table, "text"},
		{"access_log-20260101", table, "text"},
		{"access_log.3", table, "text"},
		{"/var/log/syslog", table, "text"},
		{"syslog.1", table, "text"},
		{"messages-20260101", table, "text"},
		{"app.out", table, "text"},
		{"nohup.out", table, "text"},
		{"a.err", table, "text"},
		{"a.trace", table, "text"},
		{"a.log.1", `{"a":1}` + "\n" + `{"a":2}` + "\n", "ndjson"},
		{"a.1", table, "csv"},
		{"catalog", table, "csv"},
		{"messages.csv", table, "csv"},

		{"", strings.Repeat(accessLines, 3), "text"},
		{"x", strings.Repeat(syslogLines, 3), "text"},
		{"x.dat", strings.Repeat(javaLines, 3), "text"},
		{"", strings.Repeat("<34>Oct 11 22:14:15 host su: \"x\"\n", 3), "text"},
		{"", strings.Repeat("[2026-01-01T10:00:00.5+02:00] x\n", 3), "text"},
		{"", "time,what\n" + strings.Repeat("2026-01-01 10:00:00,x\n", 5), "csv"},
		{"", strings.Repeat("2026-01-01 10:00:00,x\n", 5), "csv"},
		{"", strings.Repeat("2026-01-01,x y\n", 5), "csv"},
		{"", strings.Repeat("2026-01-01 10:00:00\tx\n", 5), "tsv"},
		{"", strings.Repeat("10.0.0.1,x,y [z]\n", 5), "csv"},
		{"a.csv", strings.Repeat("2026-01-01 10:00 x, y\n", 5), "csv"},

		{"", "---\na: b\n", "yaml"},
		{"", "a: b\nc:\n  d: e\n", "yaml"},
		{"", "- a: b\n  c: d\n- a: e\n", "yaml"},
		{"", "a: b\nc: d\n", "csv"},
		{"", "one: two\nthree\n", "csv"},
		{"", "A=b\nC=d\nE=f g\n", "env"},
		{"", "a.b=c\n# x\nd.e=f\ng=h\n", "properties"},
		{"", "[a]\nb=c\nd=e\n[f]\nb=g\n", "ini"},
		{"", "[[a]]\nb='c'\nd=1\n[[a]]\nb='g'\n", "toml"},
		{"", "dGVzdA==\ndGVzdB==\ndGVzdC==\n", "csv"},
		{"", "id=1,n=a\nid=2,n=b\nid=3,n=c\n", "csv"},
	} {
		f, err := Open(strings.NewReader(tt.text), Options{Name: tt.name})
		if err != nil || f.Format.Name != tt.want {
			got := ""
			if f != nil {
				got = f.Format.Name
			}
			t.Errorf("%q, %q: got %s, %v, want %s", tt.name, tt.text, got, err, tt.want)
		}
	}
	var zipped bytes.Buffer
	w := gzip.NewWriter(&zipped)
	if _, err := io.WriteString(w, accessLines); err != nil || w.Close() != nil {
		t.Fatal(err)
	}
	if f, err := Open(&zipped, Options{Name: "access.log.2.gz"}); err != nil || f.Format != &textFormat {
		t.Errorf("access.log.2.gz: %v", err)
	}
}

// FuzzTellLines looks for texts that nobody survives telling.
func FuzzTellLines(f *testing.F) {
	for _, s := range []string{accessLines, syslogLines, javaLines, "a: b\nc:\n  d: e\n", "[a]\nb='c'\n", "A=b\n"} {
		f.Add(strings.Repeat(s, 4))
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, whole := range []bool{true, false} {
			if got := tellLines(text, whole); looksLikeLog(text) && got != &textFormat {
				t.Errorf("%q: a log is %s", text, got.Name)
			}
		}
		layout.HasEntries(text)
	})
}
