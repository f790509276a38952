package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	metricspb "go.opentelemetry.io/proto/otlp/collector/metrics/v1"
	tracepb "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	"google.golang.org/protobuf/proto"
)

// A collector stands in for one of OpenTelemetry, and keeps all that it is sent.
type collector struct {
	*httptest.Server
	mu      sync.Mutex
	all     bytes.Buffer // as it came
	spans   []string     // their names
	traces  []string     // their traces
	metrics []string
	about   string
}

func newCollector(t *testing.T) *collector {
	c := &collector{}
	c.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body io.Reader = r.Body
		if r.Header.Get("Content-Encoding") == "gzip" {
			z, err := gzip.NewReader(body)
			if err != nil {
				t.Error(err)
				return
			}
			body = z
		}
		sent, err := io.ReadAll(body)
		if err != nil {
			t.Error(err)
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		c.all.Write(sent)
		switch r.URL.Path {
		case "/v1/traces":
			var m tracepb.ExportTraceServiceRequest
			if err := proto.Unmarshal(sent, &m); err != nil {
				t.Error(err)
			}
			for _, of := range m.ResourceSpans {
				c.about = of.Resource.String()
				for _, scope := range of.ScopeSpans {
					for _, s := range scope.Spans {
						c.spans, c.traces = append(c.spans, s.Name), append(c.traces, string(s.TraceId))
					}
				}
			}
		case "/v1/metrics":
			var m metricspb.ExportMetricsServiceRequest
			if err := proto.Unmarshal(sent, &m); err != nil {
				t.Error(err)
			}
			for _, of := range m.ResourceMetrics {
				for _, scope := range of.ScopeMetrics {
					for _, one := range scope.Metrics {
						c.metrics = append(c.metrics, one.Name)
					}
				}
			}
		default:
			t.Errorf("something is sent to %s", r.URL.Path)
		}
	}))
	t.Cleanup(c.Close)
	return c
}

// TestTelemetry sends requests with data in every place, and holds that the collector has a span of each, metrics, and none of the data;
// and that nothing is sent where no variable says so.
func TestTelemetry(t *testing.T) {
	const planted = "leakworthy"
	for _, tt := range []struct {
		reason string
		env    []string // %s: the collector
		spans  bool
		counts bool
		follow bool // the trace of the client
	}{
		{"no variable", nil, false, false, false},
		{"a collector", []string{"OTEL_EXPORTER_OTLP_ENDPOINT=%s", "OTEL_RESOURCE_ATTRIBUTES=deployment.environment.name=trial"}, true, true, true},
		{"one for spans", []string{"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT=%s/v1/traces"}, true, false, true},
		{"no metrics, and clients are strangers", []string{"OTEL_EXPORTER_OTLP_ENDPOINT=%s", "OTEL_METRICS_EXPORTER=none", "OTEL_PROPAGATORS=none"}, true, false, false},
		{"no spans", []string{"OTEL_EXPORTER_OTLP_ENDPOINT=%s", "OTEL_TRACES_EXPORTER=none"}, false, true, false},
		{"all is off", []string{"OTEL_EXPORTER_OTLP_ENDPOINT=%s", "OTEL_SDK_DISABLED=true"}, false, false, false},
	} {
		c := newCollector(t)
		env := []string{"OTEL_BSP_SCHEDULE_DELAY=20"}
		for _, e := range tt.env {
			env = append(env, strings.ReplaceAll(e, "%s", c.URL))
		}
		p := start(t, env...)
		const client = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
		headers := []string{"Traceparent", client, "User-Agent", planted, "X-Request-Id", planted, "X-" + planted, planted, "Baggage", "user=" + planted}
		for _, a := range []answer{
			p.ask("POST", "/api/v1/profiler/run", "", `{"columns":[{"name":"`+planted+`","value":"`+planted+`@example.com"}]}`, headers...),
			p.ask("PUT", "/api/v1/datasets/"+planted, "", `{"labels":{"SSN":1},"owner":"`+planted+`"}`, headers...),
		} {
			if a.status/100 != 2 {
				t.Errorf("%s: %d %s", tt.reason, a.status, a.body)
			}
		}
		p.ask("GET", "/"+planted+"?"+planted+"="+planted, "", "", headers...)
		p.ask("GET", "/api/v1/file/uploads/"+planted, planted, planted, headers...)
		_ = p.cmd.Process.Signal(syscall.SIGTERM) // what was not sent yet is
		if status := p.ends(t); status != exitDone {
			t.Errorf("%s: status %d: %s", tt.reason, status, p.out.String())
		}
		c.mu.Lock()
		if got := slices.Contains(c.spans, "POST /api/v1/profiler/run") && slices.Contains(c.spans, "PUT /api/v1/datasets/{id}"); got != tt.spans {
			t.Errorf("%s: the spans are %q", tt.reason, c.spans)
		}
		if got := slices.Contains(c.metrics, "http.server.request.duration"); got != tt.counts {
			t.Errorf("%s: the metrics are %q", tt.reason, c.metrics)
		}
		if got := slices.Contains(c.traces, "\x4b\xf9\x2f\x35\x77\xb3\x4d\xa6\xa3\xce\x92\x9d\x0e\x0e\x47\x36"); got != tt.follow {
			t.Errorf("%s: the trace of the client is followed: %t", tt.reason, got)
		}
		if tt.spans && (!strings.Contains(c.about, `"privet"`) || tt.counts != strings.Contains(c.about, "trial")) {
			t.Errorf("%s: the server says that it is %s", tt.reason, c.about)
		}
		if bytes.Contains(c.all.Bytes(), []byte(planted)) {
			t.Errorf("%s: what a client has sent is sent on", tt.reason)
		}
		if out := p.out.String(); strings.Contains(out, "cannot be sent") || p.err.String() != "" && strings.Contains(p.err.String(), "otel") {
			t.Errorf("%s: the log: %s%s", tt.reason, out, p.err.String())
		}
		c.mu.Unlock()
	}
}

// TestTelemetryFails holds that what cannot be used is told, without what it says, and that a server goes on without its collector.
func TestTelemetryFails(t *testing.T) {
	for _, tt := range [][2]string{
		{"OTEL_EXPORTER_OTLP_ENDPOINT=SECRET:4318", "OTEL_EXPORTER_OTLP_ENDPOINT"},
		{"OTEL_EXPORTER_OTLP_METRICS_ENDPOINT=ftp://SECRET", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"},
		{"OTEL_TRACES_EXPORTER=SECRET", "OTEL_TRACES_EXPORTER"},
		{"OTEL_EXPORTER_OTLP_PROTOCOL=SECRET", "OTEL_EXPORTER_OTLP_PROTOCOL"},
		{"OTEL_PROPAGATORS=SECRET", "OTEL_PROPAGATORS"},
		{"OTEL_RESOURCE_ATTRIBUTES=SECRET", "OTEL_RESOURCE_ATTRIBUTES"},
	} {
		p := launch(t, []string{"serve", "-dev", "-addr", "127.0.0.1:0"}, tt[0], "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT=http://127.0.0.1:9/SECRET")
		if status, out := p.ends(t), p.out.String()+p.err.String(); status != exitFound || !strings.Contains(out, tt[1]) || strings.Contains(out, "SECRET") {
			t.Errorf("%s: status %d, %s", tt[0], status, out)
		}
	}
	gone := newCollector(t)
	gone.Close()
	p := start(t, "OTEL_EXPORTER_OTLP_ENDPOINT="+gone.URL+"/SECRET", "OTEL_EXPORTER_OTLP_HEADERS=authorization=SECRET", "OTEL_BSP_SCHEDULE_DELAY=20")
	for range 3 {
		if a := p.ask("POST", "/api/v1/profiler/run", "", `{"columns":[{"name":"email","value":"ann@example.com"}]}`); a.status != 200 {
			t.Errorf("%d %s", a.status, a.body)
		}
	}
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	status := p.ends(t)
	out := p.out.String() + p.err.String()
	if status != exitDone || !strings.Contains(out, "cannot be sent") || strings.Contains(out, "SECRET") || strings.Contains(out, gone.URL) {
		t.Errorf("status %d: %s", status, out)
	}
}
