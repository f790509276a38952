package redact_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker/redact"
)

// BenchmarkHandler logs a message with three attributes, without the handler and with it.
func BenchmarkHandler(b *testing.B) {
	plain := slog.NewJSONHandler(io.Discard, nil)
	for _, h := range []struct {
		name string
		slog.Handler
	}{{"without", plain}, {"with", redact.NewHandler(plain, nil)}} {
		for _, l := range []struct{ name, msg, from string }{
			{"nothing", "request served", "worker"}, {"attribute", "signed in", mail}, {"message", "signed in as " + mail, "worker"},
		} {
			b.Run(l.name+"/"+h.name, func(b *testing.B) {
				log := slog.New(h.Handler)
				log.Info(l.msg, "email", l.from)
				b.ReportAllocs()
				for b.Loop() {
					log.Info(l.msg, "method", "GET", "from", l.from, "bytes", 1824)
				}
			})
		}
	}
}

// body2K is a request or an answer of 2 KB in JSON: orders with a buyer each.
func body2K() string {
	var s strings.Builder
	for i := 0; s.Len() < 1900; i++ {
		fmt.Fprintf(&s, `{"order":%d,"sku":"A-%d","qty":3,"buyer":{"email":"buyer%d@quillmail.example","city":"Ghent"},"status":"shipped"},`, i, i*7, i)
	}
	return "[" + s.String() + "{}]"
}

// sink is a writer of answers that keeps nothing.
type sink struct{ h http.Header }

func (s sink) Header() http.Header         { return s.h }
func (s sink) Write(b []byte) (int, error) { return len(b), nil }
func (s sink) WriteHeader(int)             {}

// BenchmarkResponses answers with 2 KB, without the middleware and with it.
func BenchmarkResponses(b *testing.B) {
	text := strings.Repeat("The parcel for order 17 was handed in and is on its way to the depot, ask "+mail+" for more.\n", 20)
	for _, c := range []struct{ media, body string }{{"application/json", body2K()}, {"text/plain", text}} {
		plain := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", c.media)
			_, _ = io.WriteString(w, c.body)
		})
		for name, h := range map[string]http.Handler{"without": plain, "with": redact.Responses(nil)(plain)} {
			b.Run(c.media+"/"+name, func(b *testing.B) {
				req := httptest.NewRequest("GET", "/", nil)
				b.ReportAllocs()
				b.SetBytes(int64(len(c.body)))
				for b.Loop() {
					h.ServeHTTP(sink{http.Header{}}, req)
				}
			})
		}
	}
}

type discard struct{}

func (discard) RoundTrip(req *http.Request) (*http.Response, error) {
	_, _ = io.Copy(io.Discard, req.Body)
	return &http.Response{StatusCode: 204, Body: http.NoBody}, req.Body.Close()
}

// BenchmarkTransport sends 2 KB, without the Transport and with it.
func BenchmarkTransport(b *testing.B) {
	body := []byte(body2K())
	for name, t := range map[string]http.RoundTripper{"without": discard{}, "with": &redact.Transport{Base: discard{}}} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			b.SetBytes(int64(len(body)))
			for b.Loop() {
				req, _ := http.NewRequest("POST", "http://x.example/?page=3", bytes.NewReader(body))
				req.Header.Set("Content-Type", "application/json")
				if _, err := t.RoundTrip(req); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkRows scans rows of ten columns as database/sql does, and redacted.
func BenchmarkRows(b *testing.B) {
	tab := people(10_000)
	dest := make([]any, 10)
	for i := range dest {
		dest[i] = new(any)
	}
	b.Run("without", func(b *testing.B) {
		rows := query(b, tab)
		for b.Loop() {
			if !rows.Next() {
				b.StopTimer()
				rows = query(b, tab)
				rows.Next()
				b.StartTimer()
			}
			if err := rows.Scan(dest...); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("with", func(b *testing.B) {
		rows := redact.NewRows(query(b, tab), nil)
		for b.Loop() {
			if !rows.Next() {
				b.StopTimer()
				rows = redact.NewRows(query(b, tab), nil)
				rows.Next()
				b.StartTimer()
			}
			if err := rows.Scan(dest...); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkMarshal marshals a struct of ten fields of which three are tagged.
func BenchmarkMarshal(b *testing.B) {
	type order struct {
		ID, Items    int
		SKU, Status  string
		Total        float64
		Email        string `privet:"EMAIL_ADDRESS"`
		Card         string `privet:"CREDIT_CARD"`
		Phone        string `privet:"PHONE_NUMBER"`
		Paid, Rushed bool
	}
	v := &order{7, 3, "A-17", "open", 12.5, mail, card, "+1 415 555 0144", true, false}
	for name, f := range map[string]func(any) ([]byte, error){"without": json.Marshal, "with": redact.Marshal} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := f(v); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkJSON redacts a document of 2 KB, beside a look at whether it is one.
func BenchmarkJSON(b *testing.B) {
	body := []byte(body2K())
	b.Run("valid", func(b *testing.B) {
		b.SetBytes(int64(len(body)))
		for b.Loop() {
			json.Valid(body)
		}
	})
	b.Run("redact", func(b *testing.B) {
		var r *redact.Redactor
		var dst []byte
		b.ReportAllocs()
		b.SetBytes(int64(len(body)))
		for b.Loop() {
			var err error
			if dst, err = r.AppendJSON(dst[:0], body); err != nil {
				b.Fatal(err)
			}
		}
	})
}
