package profiler

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// A looked context counts how often it is looked at, how long that takes at most, and ends
// after some looks. Negative: it does not.
type looked struct {
	context.Context
	left, looks int
	last        time.Time
	longest     time.Duration
}

func (c *looked) Err() error {
	now := time.Now()
	if c.looks > 0 {
		c.longest = max(c.longest, now.Sub(c.last))
	}
	c.last = now
	c.looks++
	if c.left == 0 {
		return context.Canceled
	}
	c.left--
	return nil
}

// longInputs are texts and columns that take long, of about n bytes.
func longInputs(n int) (texts map[string]string, tables map[string][]Column) {
	r := rand.New(rand.NewPCG(1, 2))
	number := func() string { return fmt.Sprint(100000000 + r.IntN(900000000)) }
	repeat := func(s string) string { return strings.Repeat(s, n/len(s)) }
	texts = map[string]string{
		"prose":   repeat("Dear Mr. John Smith, please call +1 212 555 0100 or write to jane.doe@example.com about the visit on 2024-02-29. "),
		"names":   repeat("Anna Maria Petrova-Ivanova "),
		"letters": repeat("a"),
		"digits":  repeat("4111 1111 1111 1111 "),
		"escapes": repeat("%6a%6f%68%6e%40example.com &#64; "),
		"base64":  repeat("am9obi5kb2VAZXhhbXBsZS5jb20sIGpvaG4uZG9lQGV4YW1wbGUuY29t "),
		"streets": repeat("350 Fifth Avenue, 10118 New York, "),
		"table":   repeat("name,email\nJohn Smith,john@example.com\n"),
		"spaces":  repeat(" "),
		"wide":    repeat("日本語のテキスト"),
		"lines":   repeat("x\n"),
	}
	values := func(of func() string) []string {
		var list []string
		for size := 0; size < n; {
			v := of()
			list = append(list, v)
			size += len(v) + 3
		}
		return list
	}
	tables = map[string][]Column{
		"numbers":   {{Name: "x", Values: values(number)}},
		"letters":   {{Name: "x", Values: values(func() string { return string(rune('a' + r.IntN(26))) })}},
		"dates":     {{Name: "dob", Values: values(func() string { return fmt.Sprintf("19%02d-%02d-%02d", r.IntN(100), 1+r.IntN(12), 1+r.IntN(28)) })}},
		"sentences": {{Name: "notes", Values: values(func() string { return "Please call John Smith " + number() + " about it." })}},
		"long":      {{Name: "notes", Values: []string{texts["prose"]}}},
		"names":     {{Name: "name", Values: values(func() string { return "John " + number() })}, {Name: "city", Values: values(func() string { return "Paris" })}},
	}
	var many []Column
	for i := range n / 40 {
		many = append(many, Column{Name: fmt.Sprint("column", i), Values: []string{number(), "john@example.com"}})
	}
	tables["many"] = many
	return texts, tables
}

// TestContext holds that what a context ends early is an error and nothing else, that it can
// be ended at any look, that looks are as frequent as the input is long, and that what
// follows is not harmed by it.
func TestContext(t *testing.T) {
	size := longtest.Of(128, 256) << 10
	texts, tables := longInputs(size)
	p := newProfiler(t)
	for name, text := range texts {
		want := p.Find(text)
		all := &looked{Context: context.Background(), left: -1}
		if found, err := p.FindContext(all, text); err != nil || !slices.Equal(found, want) {
			t.Errorf("%s: %d findings, %v; want %d", name, len(found), err, len(want))
		}
		if least := size / (16 << 10); all.looks < least {
			t.Errorf("%s: looked at %d times, want %d", name, all.looks, least)
		}
		for left := 0; left < all.looks; left = 2*left + 1 {
			ctx := &looked{Context: context.Background(), left: left}
			if found, err := p.FindContext(ctx, text); !errors.Is(err, context.Canceled) || found != nil {
				t.Errorf("%s, ended at look %d: %d findings, %v", name, left, len(found), err)
			}
		}
		if found := p.Find(text); !slices.Equal(found, want) {
			t.Errorf("%s: other findings after one that was ended", name)
		}
		var scanned []privet.Finding
		var last error
		for f, err := range p.ScanContext(&looked{left: 3}, strings.NewReader(text)) {
			if last = err; err == nil {
				scanned = append(scanned, f)
			}
		}
		if !errors.Is(last, context.Canceled) || len(scanned) > 0 && len(scanned) == len(want) {
			t.Errorf("%s: the stream ends with %v", name, last)
		}
	}
	for name, columns := range tables {
		want := p.Columns(columns)
		all := &looked{Context: context.Background(), left: -1}
		if got, err := p.ColumnsContext(all, columns); err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: other results, %v", name, err)
		}
		if least := 16; all.looks < least {
			t.Errorf("%s: looked at %d times, want %d", name, all.looks, least)
		}
		for left := 0; left < all.looks; left = 2*left + 1 {
			ctx := &looked{Context: context.Background(), left: left}
			if got, err := p.ColumnsContext(ctx, columns); !errors.Is(err, context.Canceled) || got != nil {
				t.Errorf("%s, ended at look %d: %d results, %v", name, left, len(got), err)
			}
			if got, err := p.AppendColumns(nil, columns, &Query{Context: &looked{left: left}}); !errors.Is(err, context.Canceled) || got != nil {
				t.Errorf("%s, ended at look %d: %d results, %v", name, left, len(got), err)
			}
		}
		if got := p.Columns(columns); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: other results after one that was ended", name)
		}
	}
}

// BenchmarkContext reports the longest time between two looks at the context.
func BenchmarkContext(b *testing.B) {
	texts, tables := longInputs(4 << 20)
	p := newProfiler(b)
	run := func(name string, call func(ctx context.Context)) {
		b.Run(name, func(b *testing.B) {
			ctx := &looked{Context: context.Background(), left: -1}
			for b.Loop() {
				ctx.looks = 0
				call(ctx)
			}
			b.ReportMetric(float64(ctx.longest.Microseconds())/1000, "ms-between")
		})
	}
	for name, text := range texts {
		run("text/"+name, func(ctx context.Context) { _, _ = p.FindContext(ctx, text) })
	}
	for name, columns := range tables {
		run("columns/"+name, func(ctx context.Context) { _, _ = p.ColumnsContext(ctx, columns) })
	}
}
