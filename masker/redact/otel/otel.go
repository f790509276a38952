// Package otel takes personal data out of logs and spans of OpenTelemetry before they are exported. It wraps the
// processors that export them:
//
//	traces := sdktrace.NewTracerProvider(sdktrace.WithSpanProcessor(
//		otel.NewSpanProcessor(sdktrace.NewBatchSpanProcessor(exporter), nil)))
//	logs := sdklog.NewLoggerProvider(sdklog.WithProcessor(
//		otel.NewLogProcessor(sdklog.NewBatchProcessor(exporter), nil)))
//
// Attributes are judged by their keys, and what a key does not tell is searched as text, as package redact says. What the
// conventions of OpenTelemetry call an address or a URL of a server is only searched. Keys stay, unless they are data. The Resource, the
// scope and the names of events of logs stay: they are what a program says of itself.
//
// It is a module of its own, since it needs the SDK of OpenTelemetry.
package otel

import (
	"sync"

	"go.opentelemetry.io/otel/attribute"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/redact"
)

// shared is what a nil Redactor stands for: fields that tell of servers, not of people, speak by their values.
var shared = sync.OnceValue(func() *redact.Redactor {
	r, err := redact.New(&redact.Options{Fields: Fields()})
	if err != nil {
		panic(err) // never: the labels are built in
	}
	return r
})

// Fields gives the names of the conventions of OpenTelemetry that are only searched as text, for the
// redact.Options of a Redactor of one's own. The caller owns the map.
func Fields() map[string]privet.Label {
	fields := map[string]privet.Label{}
	for _, name := range [...]string{
		"server.address", "network.local.address", "url.full", "url.path", "url.query", "service.name", "host.name", "exception.message",
	} {
		fields[name] = privet.None
	}
	return fields
}

func orShared(r *redact.Redactor) *redact.Redactor {
	if r == nil {
		return shared()
	}
	return r
}

// attributes gives attributes redacted, in a slice of their own.
func attributes(r *redact.Redactor, within string, in []attribute.KeyValue) []attribute.KeyValue {
	if in == nil {
		return nil
	}
	out := make([]attribute.KeyValue, len(in))
	for i, kv := range in {
		key := string(kv.Key)
		out[i].Key = attribute.Key(r.Key(key))
		if out[i].Key != kv.Key {
			key = "*" // it is data, and says nothing of the value
		}
		out[i].Value = value(r, within+key, kv.Value)
	}
	return out
}

// value gives the value of an attribute redacted. What is in a slice goes by the name of the slice.
func value(r *redact.Redactor, name string, v attribute.Value) attribute.Value {
	switch v.Type() {
	case attribute.EMPTY:
		return v
	case attribute.STRING:
		return attribute.StringValue(r.Field(name, v.AsString()))
	case attribute.BYTESLICE:
		return attribute.ByteSliceValue([]byte(r.Field(name, string(v.AsByteSlice()))))
	case attribute.STRINGSLICE:
		list := v.AsStringSlice()
		for i, s := range list {
			list[i] = r.Field(name, s)
		}
		return attribute.StringSliceValue(list)
	case attribute.SLICE:
		list := v.AsSlice()
		for i, e := range list {
			list[i] = value(r, name, e)
		}
		return attribute.SliceValue(list...)
	case attribute.MAP:
		return attribute.MapValue(attributes(r, name+".", v.AsMap())...)
	case attribute.BOOL, attribute.INT64, attribute.FLOAT64:
		if s, masked := r.Value(name, v.AsInterface()).(string); masked {
			return attribute.StringValue(s)
		}
		return v
	case attribute.BOOLSLICE:
		return numbers(r, name, v, v.AsBoolSlice())
	case attribute.INT64SLICE:
		return numbers(r, name, v, v.AsInt64Slice())
	case attribute.FLOAT64SLICE:
		return numbers(r, name, v, v.AsFloat64Slice())
	}
	return attribute.StringValue(redact.Replacement) // a type that came later
}

// numbers gives a slice of numbers or booleans: as it is, or as strings if one of them is masked.
func numbers[T any](r *redact.Redactor, name string, v attribute.Value, in []T) attribute.Value {
	out, any := make([]string, len(in)), false
	for i, n := range in {
		s, masked := r.Value(name, n).(string)
		if !masked {
			s = redact.Replacement
		}
		out[i], any = s, any || masked
	}
	if !any {
		return v
	}
	return attribute.StringSliceValue(out)
}
