package httpapi

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi/internal/credential"
)

// bareRequest and bareAnswer are the bodies of a profiler request for
// encoding/json.
type bareRequest struct {
	RequestID string `json:"requestId"`
	Mode      string `json:"mode"`
	Columns   []struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	} `json:"columns"`
}

type bareAnswer struct {
	Status string `json:"status"`
	Data   struct {
		Results []columnResult `json:"results"`
	} `json:"data"`
	Errors []string `json:"errors"`
}

// bareHandler decodes and encodes the same JSON as the service and does nothing
// else.
func bareHandler(w http.ResponseWriter, r *http.Request) {
	var q bareRequest
	if err := json.NewDecoder(r.Body).Decode(&q); err != nil {
		http.Error(w, "", 400)
		return
	}
	a := bareAnswer{Status: "SUCCESS", Errors: []string{}}
	for _, c := range q.Columns {
		a.Data.Results = append(a.Data.Results, columnResult{c.Name, "EMAIL_ADDRESS", 0.9})
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(a)
}

// BenchmarkProfile compares one request of two columns with a JWT, over a
// loopback connection that stays open, with a bare handler. The client writes
// fixed bytes and reads the answer with as little work as it can, so that the
// server is what is measured. The one without an engine answers without looking
// at the columns, which isolates what this package costs.
func BenchmarkProfile(b *testing.B) {
	logged := startServer(b, func(o *Options) { o.Logger = slog.New(slog.NewJSONHandler(io.Discard, nil)) })
	ts := startServer(b, func(o *Options) { o.Logger = nil }, route{"POST", "/no-engine", apiData, ScopeProfile,
		endpoint(readProfile, func(_ *service, q profileRequest, _ *problems) (any, error) {
			results := make([]columnResult, len(q.columns))
			for i, c := range q.columns {
				results[i] = columnResult{c.Name, "EMAIL_ADDRESS", 0.9}
			}
			return profileAnswer[columnResult]{results}, nil
		})})
	bare := httptest.NewServer(http.HandlerFunc(bareHandler))
	defer bare.Close()
	for _, bb := range []struct {
		name    string
		handler http.Handler
		address string
		path    string
	}{
		{"bare", http.HandlerFunc(bareHandler), bare.Listener.Addr().String(), "/"},
		{"privet-without-engine", ts.service, ts.Listener.Addr().String(), "/no-engine"},
		{"privet", ts.service, ts.Listener.Addr().String(), profilePath},
		{"privet-with-log", logged.service, logged.Listener.Addr().String(), profilePath},
	} {
		body := `{"requestId":"r-1","mode":"STRUCTURED","columns":[{"name":"email","value":"john.doe@example.com"},{"name":"dob","value":"1985-02-03"}]}`
		b.Run("loopback/"+bb.name, func(b *testing.B) {
			conn, err := net.Dial("tcp", bb.address)
			if err != nil {
				b.Fatal(err)
			}
			defer conn.Close()
			request := fmt.Appendf(nil, "POST %s HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer %s\r\nContent-Length: %d\r\n\r\n%s",
				bb.path, ts.jwt, len(body), body)
			answers := bufio.NewReader(conn)
			b.ReportAllocs()
			for b.Loop() {
				if _, err := conn.Write(request); err != nil {
					b.Fatal(err)
				}
				readAnswer(b, answers)
			}
		})
		b.Run("handler/"+bb.name, func(b *testing.B) {
			r := httptest.NewRequest("POST", bb.path, nil)
			r.Header.Set("Content-Type", "application/json")
			r.Header.Set("Authorization", "Bearer "+ts.jwt)
			r.ContentLength = int64(len(body))
			w := &countingWriter{header: http.Header{}}
			reader := strings.NewReader(body)
			r.Body = io.NopCloser(reader)
			b.ReportAllocs()
			for b.Loop() {
				reader.Reset(body)
				clear(w.header)
				w.bytes = 0
				bb.handler.ServeHTTP(w, r)
				if w.status >= 400 || w.bytes == 0 {
					b.Fatal(w.status)
				}
			}
		})
	}
}

// A countingWriter is a ResponseWriter that does next to nothing, so that the
// handler is what is measured.
type countingWriter struct {
	header http.Header
	status int
	bytes  int
}

func (w *countingWriter) Header() http.Header    { return w.header }
func (w *countingWriter) WriteHeader(status int) { w.status = status }
func (w *countingWriter) Write(b []byte) (int, error) {
	w.bytes += len(b)
	return len(b), nil
}

// readAnswer reads one answer that has a Content-Length.
func readAnswer(b *testing.B, r *bufio.Reader) {
	length := -1
	for first := true; ; first = false {
		line, err := r.ReadSlice('\n')
		if err != nil {
			b.Fatal(err)
		}
		if first && !strings.Contains(string(line), "200") {
			b.Fatal("the answer is not 200")
		}
		if len(line) <= 2 {
			break
		}
		if rest, ok := strings.CutPrefix(string(line), "Content-Length: "); ok {
			_, _ = fmt.Sscan(rest, &length)
		}
	}
	if _, err := r.Discard(length); err != nil {
		b.Fatal(err)
	}
}

// BenchmarkAuthenticate shows what the cache of verified tokens saves.
func BenchmarkAuthenticate(b *testing.B) {
	s := startServer(b, nil).service
	now := time.Now()
	token := "Bearer " + signTest(b, Token{IssuedAt: now, ExpiresAt: now.Add(time.Hour)})
	c := s.newCall(httptest.NewRecorder(), httptest.NewRequest("POST", riskPath, nil))
	b.Run("cached", func(b *testing.B) {
		for b.Loop() {
			if _, err := s.auth.verify(c, token, apiRisk); err != nil {
				b.Fatal("refused")
			}
		}
	})
	b.Run("verified", func(b *testing.B) {
		for b.Loop() {
			s.auth.verified = credential.NewTokenCache(maxCachedTokens)
			if _, err := s.auth.verify(c, token, apiRisk); err != nil {
				b.Fatal("refused")
			}
		}
	})
}
