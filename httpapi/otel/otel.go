// Package otel has traces, metrics and log fields of OpenTelemetry for the service of package httpapi:
//
//	handler, err := httpapi.New(&httpapi.Options{Logger: slog.New(otel.NewLogHandler(slog.NewJSONHandler(os.Stdout, nil))), …})
//	handler, err = otel.NewHandler(handler, &otel.Options{TracerProvider: traces, MeterProvider: meters})
//
// A request has one span, named by its method and its route. It belongs to the trace that the header traceparent names, as W3C
// Trace Context has it. Metrics are those of the conventions of OpenTelemetry for servers of HTTP. The names of attributes and
// fields are those of the conventions.
//
// # Security considerations
//
// What a client can choose freely is in no span, no metric and no log line: neither paths, which can hold names of datasets, nor
// queries, which hold signatures, nor addresses and names of clients. A trace id is a client's, as is that it is sampled, unless
// Options.Public is set.
//
// It is a module of its own, since it needs the libraries of OpenTelemetry.
package otel

import (
	"net/http"
	"strings"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/metric"
	"go.opentelemetry.io/otel/metric/noop"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/trace"
	tracenoop "go.opentelemetry.io/otel/trace/noop"
)

// scope names what makes the spans and metrics.
const scope = "github.com/privet-go/privet/httpapi/otel"

// Options say where spans and metrics go. The zero value, like nil, has none of either.
type Options struct {
	TracerProvider trace.TracerProvider // nil: there are no spans
	MeterProvider  metric.MeterProvider // nil: there are no metrics

	// Public says that clients are strangers: a request begins a trace of its own, with a link to that of the client.
	Public bool
}

// durationBounds are the bounds of buckets that the conventions advise, in seconds.
var durationBounds = []float64{.005, .01, .025, .05, .075, .1, .25, .5, .75, 1, 2.5, 5, 7.5, 10}

// NewHandler makes a handler that next answers for, with a span and metrics of each request. Next is what httpapi.New has made, or a
// handler that sets the Pattern of a request, as [http.ServeMux] does. The error is that of a MeterProvider. The handler is safe
// for concurrent use by multiple goroutines.
func NewHandler(next http.Handler, opts *Options) (http.Handler, error) {
	if opts == nil {
		opts = &Options{}
	}
	h := &handler{next: next, public: opts.Public}
	traces, meters := opts.TracerProvider, opts.MeterProvider
	if traces == nil {
		traces = tracenoop.NewTracerProvider()
	}
	if meters == nil {
		meters = noop.NewMeterProvider()
	}
	h.tracer = traces.Tracer(scope)
	meter := meters.Meter(scope)
	var err error
	h.duration, err = meter.Float64Histogram("http.server.request.duration", metric.WithUnit("s"), metric.WithDescription("Duration of HTTP server requests."),
		metric.WithExplicitBucketBoundaries(durationBounds...))
	if err != nil {
		return nil, err
	}
	h.active, err = meter.Int64UpDownCounter("http.server.active_requests", metric.WithUnit("{request}"),
		metric.WithDescription("Number of active HTTP server requests."))
	if err != nil {
		return nil, err
	}
	return h, nil
}

type handler struct {
	next     http.Handler
	public   bool
	tracer   trace.Tracer
	duration metric.Float64Histogram
	active   metric.Int64UpDownCounter
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	start := time.Now()
	method := knownMethod(r.Method)
	ctx := propagation.TraceContext{}.Extract(r.Context(), propagation.HeaderCarrier(r.Header))
	about := []trace.SpanStartOption{trace.WithSpanKind(trace.SpanKindServer), trace.WithAttributes(attribute.String("http.request.method", method))}
	if from := trace.SpanContextFromContext(ctx); h.public && from.IsValid() {
		about = append(about, trace.WithNewRoot(), trace.WithLinks(trace.Link{SpanContext: from}))
	}
	ctx, span := h.tracer.Start(ctx, method, about...)
	active := metric.WithAttributes(attribute.String("http.request.method", method))
	h.active.Add(ctx, 1, active)
	answer := &answer{ResponseWriter: w}
	r = r.WithContext(ctx)
	fell := true
	defer func() {
		if answer.status == 0 {
			answer.status = http.StatusOK
		}
		if fell { // nobody can tell an answer that was cut off by its status
			answer.status = http.StatusInternalServerError
		}
		attributes := []attribute.KeyValue{attribute.Int("http.response.status_code", answer.status)}
		if route := routeOf(r.Pattern); route != "" {
			span.SetName(method + " " + route)
			attributes = append(attributes, attribute.String("http.route", route))
		}
		if answer.status >= 500 {
			attributes = append(attributes, attribute.String("error.type", http.StatusText(answer.status)))
			span.SetStatus(codes.Error, "")
		}
		span.SetAttributes(attributes...)
		span.End()
		h.active.Add(ctx, -1, active)
		h.duration.Record(ctx, time.Since(start).Seconds(), metric.WithAttributes(append(attributes, attribute.String("http.request.method", method))...))
	}()
	h.next.ServeHTTP(answer, r)
	fell = false
}

// routeOf gives the path of a pattern, which may have a method and a host in front of it.
func routeOf(pattern string) string {
	if i := strings.IndexByte(pattern, '/'); i >= 0 {
		return pattern[i:]
	}
	return ""
}

// knownMethod gives m, or _OTHER for a method that is not known, which can hold anything.
func knownMethod(m string) string {
	switch m {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions,
		http.MethodConnect, http.MethodTrace:
		return m
	}
	return "_OTHER"
}

// An answer notes its status.
type answer struct {
	http.ResponseWriter
	status int
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 && status >= 200 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) Write(b []byte) (int, error) {
	if a.status == 0 {
		a.status = http.StatusOK
	}
	return a.ResponseWriter.Write(b)
}

// Unwrap lets [http.ResponseController] find the writer below.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }
