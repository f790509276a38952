package server

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// sameLine has a record written by a lineHandler and by the handler that it stands
// for.
func sameLine(t *testing.T, r slog.Record) {
	t.Helper()
	var got, want bytes.Buffer
	if err := newLineHandler(&got).Handle(context.Background(), r.Clone()); err != nil {
		t.Error(err)
	}
	if err := slog.NewJSONHandler(&want, nil).Handle(context.Background(), r); err != nil {
		t.Error(err)
	}
	if got.String() != want.String() {
		t.Errorf("written %s, slog has %s", got.String(), want.String())
	}
}

// TestLineHandler writes records of everything that an attribute can be, and times,
// levels and texts at their edges.
func TestLineHandler(t *testing.T) {
	now := time.Date(2026, 3, 4, 5, 6, 7, 89_000_000, time.UTC)
	for _, at := range []time.Time{
		now, {}, time.Unix(0, 0), now.In(time.FixedZone("", 3600*5+1800)), now.In(time.FixedZone("", -3601)), time.Now(),
		now.Add(1), now.AddDate(9000, 0, 0), now.AddDate(-3000, 0, 0),
	} {
		sameLine(t, slog.NewRecord(at, slog.LevelInfo, "request", 0))
	}
	for _, level := range []slog.Level{slog.LevelDebug, slog.LevelInfo, slog.LevelWarn, slog.LevelError, 1, -7, 99} {
		sameLine(t, slog.NewRecord(now, level, "request", 0))
	}
	for _, s := range []string{"", "plain", `a"b`, `a\b`, "a\nb", "\x00", "\x7f", "é", "\xff", "\u2028", "<&>"} {
		r := slog.NewRecord(now, slog.LevelInfo, s, 0)
		r.AddAttrs(slog.String("key", s), slog.Int("n", 1))
		sameLine(t, r)
		r = slog.NewRecord(now, slog.LevelInfo, "request", 0)
		r.AddAttrs(slog.String(s, "value"), slog.Int("n", 1))
		sameLine(t, r)
	}
	var attrs []slog.Attr
	for _, f := range []float64{0, math.Copysign(0, -1), 0.5, 12.345, -1, 1e-6, 9.9e-7, 1e20, 1e21, -1e300, math.Inf(1), math.NaN(), math.SmallestNonzeroFloat64,
		1 << 53} {
		attrs = append(attrs, slog.Float64("f", f))
	}
	attrs = append(attrs, slog.Int("i", -5), slog.Uint64("u", 5), slog.Bool("b", true), slog.Duration("d", time.Second), slog.Time("t", now),
		slog.Any("list", []string{"a"}), slog.Any("nil", nil), slog.Any("error", errors.New("x")), slog.Group("g", slog.Int("x", 1)), slog.Group("g"), slog.Attr{})
	for i, a := range attrs {
		r := slog.NewRecord(now, slog.LevelInfo, "request", 0)
		r.AddAttrs(slog.String("first", "x"), a, slog.Int("last", i))
		sameLine(t, r)
	}
	// What is added for all records is written as slog does.
	for _, all := range [][]slog.Attr{nil, {slog.String("a", "plain"), slog.Int("n", 1)}, {slog.String("a", "plain"), slog.String("b", "é")},
		{slog.Group("g", slog.Int("x", 1))}} {
		for _, text := range []string{"plain", "é"} {
			var got, want bytes.Buffer
			r := slog.NewRecord(now, slog.LevelInfo, "request", 0)
			r.AddAttrs(slog.String("last", text))
			for _, h := range []slog.Handler{newLineHandler(&got), slog.NewJSONHandler(&want, nil)} {
				if err := h.WithAttrs(all[:len(all)/2]).WithAttrs(all[len(all)/2:]).Handle(context.Background(), r.Clone()); err != nil {
					t.Error(err)
				}
			}
			if got.String() != want.String() {
				t.Errorf("written %s, slog has %s", got.String(), want.String())
			}
		}
	}
	var out bytes.Buffer
	slog.New(newLineHandler(&out)).With("a", 1).WithGroup("g").Info("m", "b", 2)
	if !strings.HasSuffix(out.String(), `"msg":"m","a":1,"g":{"b":2}}`+"\n") {
		t.Error(out.String())
	}
}

// TestThousandths compares numbers as they are written with what strconv makes of them.
func TestThousandths(t *testing.T) {
	check := func(f float64) {
		if got, want := string(appendThousandths(nil, f)), strconv.FormatFloat(f, 'f', -1, 64); got != want {
			t.Errorf("%s is written %s", want, got)
		}
	}
	for i := range 12_345 {
		for _, f := range []float64{float64(i), float64(i) / 1000, float64(i) * 12.345, 1e9 - float64(i)/1000, 1e9 + float64(i)/1000, -float64(i) / 1000} {
			check(f)
			check(math.Nextafter(f, 0))
			check(math.Nextafter(f, math.Inf(1)))
		}
	}
}

// TestLineHandlerAllocations holds that a line takes no memory.
func TestLineHandlerAllocations(t *testing.T) {
	h, ctx := newLineHandler(io.Discard), context.Background()
	r := requestRecord()
	if n := testing.AllocsPerRun(100, func() { _ = h.Handle(ctx, r) }); n > 0 && !longtest.UnderRace {
		t.Errorf("a line takes %v allocations", n)
	}
}

// requestRecord is a record as that of a request.
func requestRecord() slog.Record {
	r := slog.NewRecord(time.Now(), slog.LevelInfo, "request", 0)
	r.AddAttrs(slog.String("method", "POST"), slog.String("route", "/api/v1/profiler/run"), slog.Int("status", 200), slog.Float64("duration", 0.123),
		slog.Int64("bytes", 171), slog.String("requestId", "r-1"), slog.String("credential", "jwt:me"))
	return r
}

// BenchmarkLine compares the two.
func BenchmarkLine(b *testing.B) {
	r, ctx := requestRecord(), context.Background()
	for _, bb := range []struct {
		name    string
		handler slog.Handler
	}{{"lines", newLineHandler(io.Discard)}, {"slog", slog.NewJSONHandler(io.Discard, nil)}} {
		b.Run(bb.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_ = bb.handler.Handle(ctx, r)
			}
		})
	}
}
