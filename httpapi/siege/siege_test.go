package siege

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/base64"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// An attack is what one credential does until the context ends.
type attack struct {
	name string
	run  func(ctx context.Context, s *server)
}

// each runs a func n times at once, again and again.
func each(ctx context.Context, n int, run func(ctx context.Context, i int)) {
	begun()
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			for ctx.Err() == nil {
				run(ctx, i)
				select {
				case <-ctx.Done():
				case <-time.After(10 * time.Millisecond):
				}
			}
		})
	}
	wg.Wait()
}

// dial opens a connection that ends with the context.
func (s *server) dial(ctx context.Context, from string) net.Conn {
	d := net.Dialer{}
	if from != "" {
		d.LocalAddr = &net.TCPAddr{IP: net.ParseIP(from)}
	}
	conn, err := d.DialContext(ctx, "tcp", s.addr)
	if err != nil {
		return nil
	}
	context.AfterFunc(ctx, func() { conn.Close() })
	return conn
}

// head is the beginning of a request of the attacker.
func (s *server) head(method, path, more string) string {
	return fmt.Sprintf("%s %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\n%s\r\n\r\n", method, path, s.attacker, more)
}

// post sends a whole request and reads the answer, if it is to.
func (s *server) post(ctx context.Context, path, body string, read bool) (answer []byte) {
	conn := s.dial(ctx, "")
	if conn == nil {
		return nil
	}
	defer conn.Close()
	if _, err := io.WriteString(conn, s.head("POST", path, fmt.Sprintf("Content-Length: %d", len(body)))+body); err != nil {
		return nil
	}
	if !read {
		<-ctx.Done()
		return nil
	}
	r, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		return nil
	}
	answer, _ = io.ReadAll(r.Body)
	return answer
}

// trickle sends a byte now and then.
func trickle(ctx context.Context, conn net.Conn, text string) {
	for ctx.Err() == nil {
		if _, err := io.WriteString(conn, text); err != nil {
			return
		}
		select {
		case <-ctx.Done():
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// upload asks for the address of an upload.
func (s *server) upload(ctx context.Context) (path string) {
	var a struct{ Data struct{ UploadURL string } }
	if json.Unmarshal(s.post(ctx, "/api/v1/file/uploads", `{"fileName":"a.csv"}`, true), &a) != nil {
		return ""
	}
	_, path, _ = strings.Cut(a.Data.UploadURL, "/api/")
	return "/api/" + path
}

const (
	profile     = "/api/v1/profiler/run"
	maskPath    = "/api/v1/mask/run"
	fileProfile = "/api/v1/file/profile"
	fileMask    = "/api/v1/file/mask"
)

// textOf is a request to look through a text of n bytes.
func textOf(n int) string {
	const sentence = "John Smith of 350 Fifth Avenue, 10118 New York, writes to jane.doe@example.com on 2024-02-29. "
	return `{"mode":"UNSTRUCTURED","text":"` + strings.Repeat(sentence, n/len(sentence)) + `"}`
}

// columnOf is a request to judge a column of n bytes.
func columnOf(n int) string {
	return `{"columns":[{"name":"notes","values":[` + strings.Repeat(`"John Smith lives in Paris",`, n/28) + `""]}]}`
}

// attacks are those of the security review, each by one credential.
func attacks() []attack {
	hanging := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(200)
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
	}))
	var packed bytes.Buffer
	zip := gzip.NewWriter(&packed)
	_, _ = io.WriteString(zip, strings.Repeat("John Smith,john@example.com,350 Fifth Avenue\n", 1_500_000))
	_ = zip.Close()
	bomb := `{"fileName":"a.csv.gz","content":"` + base64.StdEncoding.EncodeToString(packed.Bytes()) + `"}`
	var modest bytes.Buffer
	zip = gzip.NewWriter(&modest)
	for i := range 300_000 {
		fmt.Fprintf(zip, "John Smith,john%d@example.com,350 Fifth Avenue\n", i*7919)
	}
	_ = zip.Close()
	file := `{"fileName":"a.csv.gz","content":"` + base64.StdEncoding.EncodeToString(modest.Bytes()) + `"}`
	text, column, largest := textOf(2<<20), columnOf(2<<20), textOf(9<<20)
	return []attack{
		{"1 slow bodies", func(ctx context.Context, s *server) {
			each(ctx, 300, func(ctx context.Context, i int) {
				if conn := s.dial(ctx, ""); conn != nil {
					defer conn.Close()
					_, _ = io.WriteString(conn, s.head("POST", []string{profile, maskPath, fileProfile, "/risk/summary/by-name"}[i%4], "Content-Length: 1000000"))
					trickle(ctx, conn, " ")
				}
			})
		}},
		{"1 slow uploads", func(ctx context.Context, s *server) {
			each(ctx, 300, func(ctx context.Context, i int) {
				path := s.upload(ctx)
				if conn := s.dial(ctx, ""); conn != nil {
					defer conn.Close()
					_, _ = io.WriteString(conn, s.head("PUT", path, "Content-Length: 1000000"))
					trickle(ctx, conn, " ")
				}
			})
		}},
		{"1 slow origins", func(ctx context.Context, s *server) {
			each(ctx, 300, func(ctx context.Context, i int) {
				s.post(ctx, []string{fileProfile, fileMask}[i%2], `{"fileName":"a.csv","url":"`+hanging.URL+`"}`, true)
			})
		}},
		{"1 slow origins and long requests", func(ctx context.Context, s *server) {
			padding := strings.Repeat(" ", 40<<20)
			each(ctx, 24, func(ctx context.Context, i int) {
				s.post(ctx, fileProfile, `{"fileName":"a.csv",`+padding+`"url":"`+hanging.URL+`"}`, true)
			})
		}},
		{"2 answers that are not read", func(ctx context.Context, s *server) {
			each(ctx, 32, func(ctx context.Context, i int) { s.post(ctx, maskPath, largest, false) })
		}},
		{"3 all uploads and all of the spool", func(ctx context.Context, s *server) {
			file := strings.Repeat("a,b\n", 8<<20)
			each(ctx, 8, func(ctx context.Context, i int) {
				path := s.upload(ctx)
				if conn := s.dial(ctx, ""); conn != nil {
					defer conn.Close()
					_, _ = io.WriteString(conn, s.head("PUT", path, fmt.Sprintf("Content-Length: %d", len(file)))+file)
					_, _ = conn.Read(make([]byte, 1))
				}
			})
		}},
		{"4 gzip", func(ctx context.Context, s *server) {
			each(ctx, 64, func(ctx context.Context, i int) {
				s.post(ctx, []string{fileProfile, fileMask}[i%2], []string{bomb, file}[i/2%2], true)
			})
		}},
		{"5 long texts", func(ctx context.Context, s *server) {
			each(ctx, 128, func(ctx context.Context, i int) { s.post(ctx, []string{profile, maskPath}[i%2], text, true) })
		}},
		{"5 long columns", func(ctx context.Context, s *server) {
			each(ctx, 128, func(ctx context.Context, i int) { s.post(ctx, profile, column, true) })
		}},
		{"5 small requests", func(ctx context.Context, s *server) {
			each(ctx, 200, func(ctx context.Context, i int) { s.post(ctx, profile, small, true) })
		}},
		{"6 work for nobody", func(ctx context.Context, s *server) {
			each(ctx, 16, func(ctx context.Context, i int) {
				once, cancel := context.WithTimeout(ctx, 200*time.Millisecond)
				defer cancel()
				s.post(once, profile, []string{text, column}[i%2], true)
			})
		}},
		{"7 slow chunks", func(ctx context.Context, s *server) {
			each(ctx, 300, func(ctx context.Context, i int) {
				if conn := s.dial(ctx, ""); conn != nil {
					defer conn.Close()
					_, _ = io.WriteString(conn, s.head("POST", profile, "Transfer-Encoding: chunked"))
					trickle(ctx, conn, "1\r\n \r\n")
				}
			})
		}},
		{"7 idle connections", func(ctx context.Context, s *server) {
			each(ctx, longtest.Of(1200, 5000), func(ctx context.Context, i int) {
				conn := s.dial(ctx, "127.0.0.2")
				if conn == nil {
					return
				}
				defer conn.Close()
				_, _ = io.WriteString(conn, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
				_, _ = io.Copy(io.Discard, conn)
			})
		}},
	}
}

// only is a part of the names of the attacks that are run.
var only = flag.String("attack", "", "run the attacks whose names have this in them")

// TestSiege holds that no small request of one credential is refused, whatever another one
// does, and that the server is well afterwards.
func TestSiege(t *testing.T) {
	idle, under := longtest.Of(300*time.Millisecond, 5*time.Second), longtest.Of(700*time.Millisecond, 20*time.Second)
	t.Logf("%-36s %9s %9s %9s %9s %7s %9s %8s %s", "attack", "idle p50", "p99", "p50", "p99", "times", "/healthz", "memory", "refused")
	for _, a := range attacks() {
		if !strings.Contains(a.name, *only) {
			continue
		}
		s := startServer(t)
		s.watch(t, 100*time.Millisecond) // until all is made that is made once
		before := s.watch(t, idle)
		stop := s.attack(t, a.name)
		s.watch(t, 200*time.Millisecond) // until it is in full swing
		during := s.watch(t, under)
		stop()
		round := func(d time.Duration) time.Duration { return d.Round(10 * time.Microsecond) }
		p99, was := during.quantile(.99), before.quantile(.99)
		t.Logf("%-36s %9v %9v %9v %9v %7.1f %9v %4d MiB %v", a.name, round(before.quantile(.5)), round(was), round(during.quantile(.5)), round(p99),
			float64(p99)/float64(was), round(during.health), s.mostMemory(), during.refused)
		if len(before.refused)+len(during.refused) > 0 {
			t.Errorf("%s: small requests of another credential are refused: %v %v", a.name, before.refused, during.refused)
		}
		if n := s.mostMemory(); longtest.Long() && n > 256 {
			t.Errorf("%s: the server takes %d MiB", a.name, n)
		}
		if after := s.watch(t, 50*time.Millisecond); len(after.refused) > 0 {
			t.Errorf("%s: refused afterwards: %v", a.name, after.refused)
		}
	}
}
