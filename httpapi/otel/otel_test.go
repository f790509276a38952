package otel_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/sdk/metric"
	"go.opentelemetry.io/otel/sdk/metric/metricdata"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/httpapi/otel"
)

const (
	traceID = "4bf92f3577b34da6a3ce929d0e0e4736"
	parent  = "00-" + traceID + "-00f067aa0ba902b7-01"
	secret  = "0123456789abcdef0123456789abcdef"
	leak    = "leakworthy"
)

// A seen is what a service has said of itself.
type seen struct {
	spans  *tracetest.SpanRecorder
	reader *metric.ManualReader
	log    bytes.Buffer
	http.Handler
}

// start starts the service of httpapi behind the handler.
func start(t *testing.T, public bool) *seen {
	t.Helper()
	s := &seen{spans: tracetest.NewSpanRecorder(), reader: metric.NewManualReader()}
	service, err := httpapi.New(&httpapi.Options{Auth: &httpapi.Auth{JWTSecret: []byte(secret)}, Logger: slog.New(otel.NewLogHandler(slog.NewJSONHandler(&s.log, nil)))})
	if err != nil {
		t.Fatal(err)
	}
	s.Handler, err = otel.NewHandler(service, &otel.Options{TracerProvider: sdktrace.NewTracerProvider(sdktrace.WithSpanProcessor(s.spans)),
		MeterProvider: metric.NewMeterProvider(metric.WithReader(s.reader)), Public: public})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// ask gives the status of an answer when all is said of it.
func (s *seen) ask(method, path string) int {
	r := httptest.NewRequest(method, path, nil)
	r.Header.Set("traceparent", parent)
	r.Header.Set("User-Agent", leak)
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w.Code
}

// TestService holds that a request of the service has a span, metrics and a log line, all of them in the trace of the
// client and with the route, and nothing that the client has chosen.
func TestService(t *testing.T) {
	s := start(t, false)
	for _, c := range []struct {
		method, path, route string
		status              int
	}{
		{"GET", "/healthz", "/healthz", 200},
		{"GET", "/api/v1/datasets/" + leak + "?signature=" + leak, "/api/v1/datasets/{id}", 401},
		{"DELETE", "/healthz", "/healthz", 405},
		{"GET", "/" + leak, "", 404},
		{strings.ToUpper(leak), "/healthz", "/healthz", 405},
	} {
		before := len(s.spans.Ended())
		s.log.Reset()
		if got := s.ask(c.method, c.path); got != c.status {
			t.Errorf("%s %s: %d and not %d", c.method, c.path, got, c.status)
		}
		spans := s.spans.Ended()[before:]
		if len(spans) != 1 {
			t.Fatalf("%s %s: %d spans", c.method, c.path, len(spans))
		}
		span := spans[0]
		attrs := attribute.NewSet(span.Attributes()...)
		route, _ := attrs.Value("http.route")
		status, _ := attrs.Value("http.response.status_code")
		if span.SpanContext().TraceID().String() != traceID || route.AsString() != c.route || status.AsInt64() != int64(c.status) || span.Status().Code == codes.Error {
			t.Errorf("%s %s: span %q of trace %s with %v", c.method, c.path, span.Name(), span.SpanContext().TraceID(), span.Attributes())
		}
		if all := fmt.Sprint(span.Name(), span.Attributes(), s.log.String()); strings.Contains(strings.ToLower(all), leak) {
			t.Errorf("what a client has chosen is told: %s", all)
		}
		var line map[string]any
		if err := json.Unmarshal(s.log.Bytes(), &line); err != nil {
			t.Fatal(err)
		}
		if line["trace_id"] != traceID || line["span_id"] != span.SpanContext().SpanID().String() || line["http.response.status_code"] != float64(c.status) {
			t.Errorf("%s %s: the log has %v", c.method, c.path, line)
		}
	}
	var all metricdata.ResourceMetrics
	if err := s.reader.Collect(context.Background(), &all); err != nil {
		t.Fatal(err)
	}
	requests, active := uint64(0), int64(-1)
	for _, m := range all.ScopeMetrics[0].Metrics {
		switch data := m.Data.(type) {
		case metricdata.Histogram[float64]:
			for _, p := range data.DataPoints {
				requests += p.Count
				if strings.Contains(fmt.Sprint(p.Attributes.ToSlice()), leak) {
					t.Error("what a client has chosen is in a metric")
				}
			}
		case metricdata.Sum[int64]:
			active = 0
			for _, p := range data.DataPoints {
				active += p.Value
			}
		}
	}
	if requests != 5 || active != 0 {
		t.Errorf("%d requests and %d active", requests, active)
	}
}

// TestPublic holds that the trace of a stranger is linked and not joined.
func TestPublic(t *testing.T) {
	s := start(t, true)
	s.ask("GET", "/healthz")
	span := s.spans.Ended()[0]
	if span.SpanContext().TraceID().String() == traceID || len(span.Links()) != 1 || span.Links()[0].SpanContext.TraceID().String() != traceID {
		t.Errorf("trace %s with links %v", span.SpanContext().TraceID(), span.Links())
	}
}

// TestFailures holds that an answer 500 and one that is cut off are errors, and that nil options are allowed.
func TestFailures(t *testing.T) {
	spans := tracetest.NewSpanRecorder()
	mux := http.NewServeMux()
	mux.HandleFunc("GET /bad/{id}", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(500) })
	mux.HandleFunc("GET /cut/{id}", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte("half"))
		panic(http.ErrAbortHandler)
	})
	h, err := otel.NewHandler(mux, &otel.Options{TracerProvider: sdktrace.NewTracerProvider(sdktrace.WithSpanProcessor(spans))})
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/bad/1", "/cut/1"} {
		func() {
			defer func() {
				if v, _ := recover().(error); v != nil && !errors.Is(v, http.ErrAbortHandler) {
					panic(v)
				}
			}()
			h.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest("GET", path, nil))
		}()
		span := spans.Ended()[len(spans.Ended())-1]
		if span.Status().Code != codes.Error || span.Name() != "GET "+path[:4]+"/{id}" {
			t.Errorf("%s: %v, %q", path, span.Status(), span.Name())
		}
	}
	if h, err = otel.NewHandler(mux, nil); err != nil {
		t.Fatal(err)
	}
	w := httptest.NewRecorder()
	if h.ServeHTTP(w, httptest.NewRequest("GET", "/bad/1", nil)); w.Code != 500 {
		t.Errorf("answer %d", w.Code)
	}
}
