package otel

import (
	"context"
	"log/slog"

	"go.opentelemetry.io/otel/trace"
)

// NewLogHandler makes a handler that writes the lines of httpapi by the conventions of OpenTelemetry, with next: their fields have the
// names of the conventions, a duration is in seconds, and a line of a request that has a span has its trace_id and span_id. Other
// fields stay as they are.
func NewLogHandler(next slog.Handler) slog.Handler { return &logHandler{next} }

type logHandler struct{ slog.Handler }

func (h *logHandler) Handle(ctx context.Context, line slog.Record) error {
	renamed := slog.NewRecord(line.Time, line.Level, line.Message, line.PC)
	line.Attrs(func(a slog.Attr) bool {
		renamed.AddAttrs(conventional(a))
		return true
	})
	if s := trace.SpanContextFromContext(ctx); s.IsValid() {
		renamed.AddAttrs(slog.String("trace_id", s.TraceID().String()), slog.String("span_id", s.SpanID().String()))
	}
	return h.Handler.Handle(ctx, renamed)
}

func (h *logHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	renamed := make([]slog.Attr, len(attrs))
	for i, a := range attrs {
		renamed[i] = conventional(a)
	}
	return &logHandler{h.Handler.WithAttrs(renamed)}
}

func (h *logHandler) WithGroup(name string) slog.Handler {
	return &logHandler{h.Handler.WithGroup(name)}
}

// conventional gives a field the name that the conventions have for it. What they have none for is privet's own.
func conventional(a slog.Attr) slog.Attr {
	switch a.Key {
	case "method":
		a.Key = "http.request.method"
	case "route":
		a.Key = "http.route"
	case "status":
		a.Key = "http.response.status_code"
	case "bytes":
		a.Key = "http.response.body.size"
	case "duration": // milliseconds
		a.Key = "http.server.request.duration"
		if a.Value.Kind() == slog.KindFloat64 {
			a.Value = slog.Float64Value(a.Value.Float64() / 1000)
		}
	case "requestId":
		a.Key = "privet.request.id"
	case "credential":
		a.Key = "privet.credential"
	case "refused":
		a.Key = "privet.refused"
	}
	return a
}
