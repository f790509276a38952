package otel_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/log"
	sdklog "go.opentelemetry.io/otel/sdk/log"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"
	"go.opentelemetry.io/otel/trace"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/redact"
	"github.com/privet-go/privet/masker/redact/otel"
)

const (
	mail   = "tamsin.oakhollow@quillmail.example"
	masked = "t*****.o********@quillmail.example"
	leak   = "oakhollow"
	secret = "vexing-Harbour-93"
)

// kept is an exporter of logs that keeps what it gets.
type kept struct {
	mu      sync.Mutex
	records []sdklog.Record
}

func (k *kept) Export(_ context.Context, records []sdklog.Record) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, r := range records {
		k.records = append(k.records, r.Clone())
	}
	return nil
}
func (*kept) Shutdown(context.Context) error   { return nil }
func (*kept) ForceFlush(context.Context) error { return nil }

// all is every kind of attribute, with what becomes of it.
var all = []struct {
	kv   attribute.KeyValue
	want attribute.Value
}{
	{attribute.String("status", "open"), attribute.StringValue("open")},
	{attribute.String("to", mail), attribute.StringValue(masked)},
	{attribute.String("user.password", secret), attribute.StringValue(strings.Repeat("*", len(secret)))},
	{attribute.String("server.address", "db-1.internal"), attribute.StringValue("db-1.internal")},
	{attribute.Int64("user.age", 41), attribute.StringValue("**")},
	{attribute.Int64("http.response.status_code", 200), attribute.Int64Value(200)},
	{attribute.Bool("disability", true), attribute.StringValue(redact.Replacement)},
	{attribute.Bool("ok", true), attribute.BoolValue(true)},
	{attribute.Float64("salary", 5000.5), attribute.StringValue("******")},
	{attribute.StringSlice("emails", []string{mail}), attribute.StringSliceValue([]string{masked})},
	{attribute.Int64Slice("age", []int64{41, 5}), attribute.StringSliceValue([]string{"**", "*"})},
	{attribute.Int64Slice("sizes", []int64{41, 5}), attribute.Int64SliceValue([]int64{41, 5})},
	{attribute.BoolSlice("flags", []bool{true}), attribute.BoolSliceValue([]bool{true})},
	{attribute.Float64Slice("ratios", []float64{0.5}), attribute.Float64SliceValue([]float64{0.5})},
	{attribute.KeyValue{Key: "raw", Value: attribute.ByteSliceValue([]byte(mail))}, attribute.ByteSliceValue([]byte(masked))},
	{attribute.KeyValue{Key: "list", Value: attribute.SliceValue(attribute.StringValue(mail), attribute.IntValue(3))}, attribute.SliceValue(attribute.StringValue(masked), attribute.IntValue(3))},
	{
		attribute.KeyValue{Key: "seen", Value: attribute.MapValue(attribute.String("first_name", "Tamsin"), attribute.String(mail, "x"))},
		attribute.MapValue(attribute.String("first_name", "T*****"), attribute.String(masked, "x")),
	},
	{attribute.KeyValue{Key: "none"}, attribute.Value{}},
}

func check(t *testing.T, got []attribute.KeyValue) {
	t.Helper()
	values := map[attribute.Key]attribute.Value{}
	for _, kv := range got {
		values[kv.Key] = kv.Value
	}
	for _, c := range all {
		if got, ok := values[c.kv.Key]; ok && got.String() != c.want.String() || !ok && c.want.Type() != attribute.EMPTY {
			t.Errorf("%s: %s, not %s", c.kv.Key, got.String(), c.want.String())
		}
	}
}

func attrs() (list []attribute.KeyValue) {
	for _, c := range all {
		list = append(list, c.kv)
	}
	return list
}

// TestLogProcessor says what becomes of records, and that other processors see them as they were.
func TestLogProcessor(t *testing.T) {
	exported, plain := &kept{}, &kept{}
	provider := sdklog.NewLoggerProvider(
		sdklog.WithProcessor(otel.NewLogProcessor(sdklog.NewSimpleProcessor(exported), nil)),
		sdklog.WithProcessor(sdklog.NewSimpleProcessor(plain)),
	)
	var rec log.Record
	rec.SetBody(attribute.StringValue("welcome " + mail))
	rec.AddAttributes(attrs()...)
	provider.Logger("test").Emit(t.Context(), rec)
	if got := exported.records[0].Body().AsString(); got != "welcome "+masked {
		t.Errorf("%q", got)
	}
	if got := plain.records[0].Body().AsString(); got != "welcome "+mail {
		t.Errorf("the record itself: %q", got)
	}
	var got []attribute.KeyValue
	exported.records[0].WalkAttributes(func(kv attribute.KeyValue) bool { got = append(got, kv); return true })
	check(t, got)
}

// TestSpanProcessor says what becomes of spans.
func TestSpanProcessor(t *testing.T) {
	exporter := tracetest.NewInMemoryExporter()
	provider := sdktrace.NewTracerProvider(sdktrace.WithSpanProcessor(otel.NewSpanProcessor(sdktrace.NewSimpleSpanProcessor(exporter), nil)))
	_, s := provider.Tracer("test").Start(t.Context(), "mail to "+mail, trace.WithAttributes(attrs()...),
		trace.WithLinks(trace.Link{Attributes: []attribute.KeyValue{attribute.String("to", mail)}}))
	s.AddEvent("sent to "+mail, trace.WithAttributes(attribute.String("password", secret)))
	s.SetStatus(codes.Error, "no mailbox "+mail)
	s.RecordError(fmt.Errorf("no mailbox %s", mail))
	s.End()
	got := exporter.GetSpans()[0]
	check(t, got.Attributes)
	if got.Name != "mail to "+masked || got.Status.Description != "no mailbox "+masked || got.Status.Code != codes.Error {
		t.Errorf("%q, %v", got.Name, got.Status)
	}
	if text := fmt.Sprintf("%+v", got); strings.Contains(text, leak) || strings.Contains(text, secret) {
		t.Error("something is left in the span")
	}
	if len(got.Events) != 2 || len(got.Links) != 1 || got.Events[0].Name != "sent to "+masked {
		t.Errorf("%d events, %d links", len(got.Events), len(got.Links))
	}
}

// TestRedactor holds that a Redactor of one's own is used, and that what it cannot redact is replaced.
func TestRedactor(t *testing.T) {
	r, err := redact.New(&redact.Options{Policy: &masker.Policy{Default: "fail"}, Fields: otel.Fields()})
	if err != nil {
		t.Fatal(err)
	}
	exporter := tracetest.NewInMemoryExporter()
	provider := sdktrace.NewTracerProvider(sdktrace.WithSpanProcessor(otel.NewSpanProcessor(sdktrace.NewSimpleSpanProcessor(exporter), r)))
	_, s := provider.Tracer("test").Start(t.Context(), "mail to "+mail, trace.WithAttributes(attribute.StringSlice("x", []string{mail, "\xff"})))
	s.End()
	got := exporter.GetSpans()[0]
	if list := got.Attributes[0].Value.AsStringSlice(); got.Name != redact.Replacement || list[0] != redact.Replacement || list[1] == "\xff" {
		t.Errorf("%q %q", got.Name, list)
	}
}

// TestConcurrent exports from many goroutines.
func TestConcurrent(t *testing.T) {
	exported, spans := &kept{}, tracetest.NewInMemoryExporter()
	logs := sdklog.NewLoggerProvider(sdklog.WithProcessor(otel.NewLogProcessor(sdklog.NewSimpleProcessor(exported), nil)))
	traces := sdktrace.NewTracerProvider(sdktrace.WithSpanProcessor(otel.NewSpanProcessor(sdktrace.NewBatchSpanProcessor(spans), nil)))
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 20 {
				ctx, s := traces.Tracer("test").Start(context.Background(), mail)
				var rec log.Record
				rec.AddAttributes(attribute.String("to", mail))
				logs.Logger("test").Emit(ctx, rec)
				s.End()
			}
		})
	}
	wg.Wait()
	if err := traces.ForceFlush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n, m := len(exported.records), len(spans.GetSpans()); n != 160 || m != 160 {
		t.Errorf("%d records, %d spans", n, m)
	}
	for _, s := range spans.GetSpans() {
		if strings.Contains(s.Name, leak) {
			t.Error("something is left")
		}
	}
}

func ExampleNewSpanProcessor() {
	exporter := tracetest.NewInMemoryExporter() // as one that sends spans elsewhere
	provider := sdktrace.NewTracerProvider(sdktrace.WithSpanProcessor(otel.NewSpanProcessor(sdktrace.NewSimpleSpanProcessor(exporter), nil)))
	_, s := provider.Tracer("shop").Start(context.Background(), "checkout")
	s.SetAttributes(attribute.String("user.email", mail), attribute.Int("items", 3))
	s.End()
	for _, kv := range exporter.GetSpans()[0].Attributes {
		fmt.Println(kv.Key, kv.Value.String())
	}
	// Output:
	// user.email t*****.o********@quillmail.example
	// items 3
}

func ExampleNewLogProcessor() {
	exporter := &kept{} // as one that sends records elsewhere
	provider := sdklog.NewLoggerProvider(sdklog.WithProcessor(otel.NewLogProcessor(sdklog.NewSimpleProcessor(exporter), nil)))
	var rec log.Record
	rec.SetBody(attribute.StringValue("confirmation sent to " + mail))
	provider.Logger("shop").Emit(context.Background(), rec)
	fmt.Println(exporter.records[0].Body().AsString())
	// Output: confirmation sent to t*****.o********@quillmail.example
}

type nothing struct{ sdklog.Processor }

func (nothing) OnEmit(context.Context, *sdklog.Record) error { return nil }

// BenchmarkLog emits a record with three attributes, without the processor and with it.
func BenchmarkLog(b *testing.B) {
	for _, l := range []struct{ name, from string }{{"nothing", "worker"}, {"address", mail}} {
		for name, p := range map[string]sdklog.Processor{"without": nothing{}, "with": otel.NewLogProcessor(nothing{}, nil)} {
			b.Run(l.name+"/"+name, func(b *testing.B) {
				logger := sdklog.NewLoggerProvider(sdklog.WithProcessor(p)).Logger("test")
				b.ReportAllocs()
				for b.Loop() {
					var rec log.Record
					rec.SetBody(attribute.StringValue("request served"))
					rec.AddAttributes(attribute.String("method", "GET"), attribute.String("from", l.from), attribute.Int("bytes", 1824))
					logger.Emit(b.Context(), rec)
				}
			})
		}
	}
}

type ends struct{ sdktrace.SpanProcessor }

func (ends) OnStart(context.Context, sdktrace.ReadWriteSpan) {}
func (ends) OnEnd(sdktrace.ReadOnlySpan)                     {}

// BenchmarkSpan ends a span with three attributes, without the processor and with it.
func BenchmarkSpan(b *testing.B) {
	for _, l := range []struct{ name, from string }{{"nothing", "worker"}, {"address", mail}} {
		for name, p := range map[string]sdktrace.SpanProcessor{"without": ends{}, "with": otel.NewSpanProcessor(ends{}, nil)} {
			b.Run(l.name+"/"+name, func(b *testing.B) {
				tracer := sdktrace.NewTracerProvider(sdktrace.WithSpanProcessor(p)).Tracer("test")
				b.ReportAllocs()
				for b.Loop() {
					_, s := tracer.Start(b.Context(), "request", trace.WithAttributes(attribute.String("method", "GET"), attribute.String("from", l.from), attribute.Int("bytes", 1824)))
					s.End()
				}
			})
		}
	}
}
