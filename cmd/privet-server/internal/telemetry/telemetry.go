// Package telemetry sends the spans and metrics of package httpapi/otel to a collector, by OTLP over HTTP and as the variables of
// OpenTelemetry say. Without them nothing is sent and nothing is made.
//
// # Security considerations
//
// What is sent is what package otel makes, and what the operator says of the server in OTEL_RESOURCE_ATTRIBUTES. Errors name
// variables and not their values, since the address and the headers of a collector can hold credentials.
package telemetry

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/go-logr/logr"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlpmetric/otlpmetrichttp"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/sdk/metric"
	"go.opentelemetry.io/otel/sdk/resource"
	"go.opentelemetry.io/otel/sdk/trace"

	privetotel "github.com/privet-go/privet/httpapi/otel"
)

// The variables that say whether anything is sent, and what. The SDK reads the others.
const (
	EnvEndpoint = "OTEL_EXPORTER_OTLP_ENDPOINT"

	envTraces      = "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"
	envMetrics     = "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"
	envDisabled    = "OTEL_SDK_DISABLED"
	envProtocol    = "OTEL_EXPORTER_OTLP_PROTOCOL"
	envTraceKind   = "OTEL_TRACES_EXPORTER"
	envMetricKind  = "OTEL_METRICS_EXPORTER"
	envPropagators = "OTEL_PROPAGATORS"
	envService     = "OTEL_SERVICE_NAME"
	envResource    = "OTEL_RESOURCE_ATTRIBUTES"
)

// flushTime is how long what was not sent yet may take when the server stops.
const flushTime = 5 * time.Second

// quiet is how long nothing more is said of a collector that takes nothing.
const quiet = time.Minute

// A Telemetry sends spans and metrics. It is safe for concurrent use by multiple goroutines.
type Telemetry struct {
	traces  *trace.TracerProvider // nil: there are no spans
	metrics *metric.MeterProvider // nil: there are no metrics
	public  bool
	logger  atomic.Pointer[slog.Logger]
	said    atomic.Int64 // when the log last said that nothing is sent, in nanoseconds
}

// New makes what the variables ask for, or nil when they ask for nothing. The SDK reads the environment of the process, of which getenv
// is a view.
func New(ctx context.Context, getenv func(string) string, version string) (*Telemetry, error) {
	if off, _ := strconv.ParseBool(strings.ToLower(getenv(envDisabled))); off {
		return nil, nil
	}
	t := &Telemetry{}
	traces, err := wanted(getenv, envTraceKind, envTraces, "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL")
	metrics, err2 := wanted(getenv, envMetricKind, envMetrics, "OTEL_EXPORTER_OTLP_METRICS_PROTOCOL")
	if err := errors.Join(err, err2); err != nil {
		return nil, err
	}
	if !traces && !metrics {
		return nil, nil
	}
	if t.public, err = isPublic(getenv(envPropagators)); err != nil {
		return nil, err
	}
	otel.SetLogger(logr.Discard())
	otel.SetErrorHandler(otel.ErrorHandlerFunc(t.failed))
	about, err := describe(ctx, getenv, version)
	if err != nil {
		return nil, err
	}
	if traces {
		exporter, err := otlptracehttp.New(ctx)
		if err != nil {
			return nil, errors.New("what sends spans cannot be made of OTEL_EXPORTER_OTLP_…")
		}
		t.traces = trace.NewTracerProvider(trace.WithBatcher(exporter), trace.WithResource(about))
	}
	if metrics {
		exporter, err := otlpmetrichttp.New(ctx)
		if err != nil {
			return nil, errors.New("what sends metrics cannot be made of OTEL_EXPORTER_OTLP_…")
		}
		t.metrics = metric.NewMeterProvider(metric.WithReader(metric.NewPeriodicReader(exporter)), metric.WithResource(about))
	}
	return t, nil
}

// wanted reports whether one kind of data is to be sent.
func wanted(getenv func(string) string, kind, endpoint, protocol string) (bool, error) {
	switch getenv(kind) {
	case "", "otlp":
	case "none":
		return false, nil
	default:
		return false, fmt.Errorf("%s is neither otlp nor none", kind)
	}
	name, address := endpoint, getenv(endpoint)
	if address == "" {
		name, address = EnvEndpoint, getenv(EnvEndpoint)
	}
	if address == "" {
		return false, nil
	}
	if u, err := url.Parse(address); err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return false, fmt.Errorf("%s is no address of http or https", name)
	}
	for _, name := range []string{protocol, envProtocol} {
		if p := getenv(name); p != "" && p != "http/protobuf" {
			return false, fmt.Errorf("%s is not http/protobuf, which is what this program sends", name)
		}
	}
	return true, nil
}

// isPublic reports whether clients are strangers, whose traces are not followed.
func isPublic(propagators string) (bool, error) {
	list := strings.FieldsFunc(propagators, func(r rune) bool { return r == ',' || r == ' ' })
	switch {
	case len(list) == 0, slices.Contains(list, "tracecontext"):
		return false, nil
	case len(list) == 1 && list[0] == "none":
		return true, nil
	}
	return false, fmt.Errorf("%s has neither tracecontext nor none", envPropagators)
}

// describe says which server it is: its name, its version and what the operator adds.
func describe(ctx context.Context, getenv func(string) string, version string) (*resource.Resource, error) {
	given := []attribute.KeyValue{attribute.String("service.version", version)}
	if getenv(envService) == "" && !strings.Contains(getenv(envResource), "service.name=") {
		given = append(given, attribute.String("service.name", "privet"))
	}
	r, err := resource.New(ctx, resource.WithTelemetrySDK(), resource.WithAttributes(given...), resource.WithFromEnv())
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read", envResource)
	}
	return r, nil
}

// Wrap puts spans and metrics around a handler.
func (t *Telemetry) Wrap(next http.Handler) (http.Handler, error) {
	opts := &privetotel.Options{Public: t.public}
	if t.traces != nil {
		opts.TracerProvider = t.traces
	}
	if t.metrics != nil {
		opts.MeterProvider = t.metrics
	}
	return privetotel.NewHandler(next, opts)
}

// Start says where failures are logged.
func (t *Telemetry) Start(_ context.Context, logger *slog.Logger) { t.logger.Store(logger) }

// failed logs that something was not sent, and not why, since the reason has addresses and what the collector answers.
func (t *Telemetry) failed(error) {
	logger, now := t.logger.Load(), time.Now().UnixNano()
	if last := t.said.Load(); logger == nil || last != 0 && now-last < int64(quiet) || !t.said.CompareAndSwap(last, now) {
		return
	}
	logger.Warn("spans or metrics cannot be sent to the collector")
}

// Stop sends what was not sent yet, as far as that can be within five seconds.
func (t *Telemetry) Stop() {
	ctx, cancel := context.WithTimeout(context.Background(), flushTime)
	defer cancel()
	if t.traces != nil {
		if err := t.traces.Shutdown(ctx); err != nil {
			t.failed(err)
		}
	}
	if t.metrics != nil {
		if err := t.metrics.Shutdown(ctx); err != nil {
			t.failed(err)
		}
	}
}
