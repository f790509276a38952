package profiler

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// BenchmarkColumnsMixed is the mixed table, which is what a profiling of a
// database meets; see samples.MixedTable.
func BenchmarkColumnsMixed(b *testing.B) {
	p := newProfiler(b)
	for _, rows := range []int{100, 1000, 10000} {
		cols := samples.MixedTable(rows)
		b.Run(fmt.Sprint(rows), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				p.Columns(cols)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(rows*len(cols)), "ns/value")
		})
	}
}

// BenchmarkColumnsOne is each column of the mixed table alone.
func BenchmarkColumnsOne(b *testing.B) {
	p := newProfiler(b)
	for _, c := range samples.MixedTable(1000) {
		b.Run(c.Name, func(b *testing.B) {
			cols := []Column{c}
			b.ReportAllocs()
			for b.Loop() {
				p.Columns(cols)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1000, "ns/value")
		})
	}
}

// BenchmarkColumnsTiny is a table as a request over HTTP has it: two columns,
// one value or three in each.
func BenchmarkColumnsTiny(b *testing.B) {
	p := newProfiler(b)
	for _, c := range []struct {
		name string
		cols []Column
	}{
		{"1", []Column{{Name: "email", Values: []string{"john.doe@example.com"}}, {Name: "dob", Values: []string{"1985-02-03"}}}},
		{"3", []Column{{Name: "email", Values: []string{"john.doe@example.com", "a@example.org", "jane@example.com"}},
			{Name: "dob", Values: []string{"1985-02-03", "1990-11-30", "1971-01-09"}}}},
		{"opaque", []Column{{Name: "col_1", Values: []string{"123456789"}}, {Name: "col_2", Values: []string{"4111 1111 1111 1111"}}}},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				p.Columns(c.cols)
			}
		})
	}
}

// BenchmarkColumnsTinyVaried is tables of two columns with one value each, and each
// table has other values.
func BenchmarkColumnsTinyVaried(b *testing.B) {
	p := newProfiler(b)
	all := samples.MixedTable(1000)
	tables := make([][]Column, 1000)
	for i := range tables {
		for _, k := range []int{3, 4} {
			tables[i] = append(tables[i], Column{Name: all[k].Name, Values: all[k].Values[i : i+1]})
		}
	}
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		p.Columns(tables[n%len(tables)])
		n++
	}
}

// BenchmarkColumnsHostile is a column in which every value is written in another
// way, so that nothing that was learnt about one helps with the next.
func BenchmarkColumnsHostile(b *testing.B) {
	p := newProfiler(b)
	r := rand.New(rand.NewPCG(21, 22))
	c := Column{Name: "c"}
	for range 10_000 {
		v := make([]byte, 9)
		for i := range v {
			v[i] = "0123456789ABCDEFGH"[r.IntN(18)]
		}
		c.Values = append(c.Values, string(v))
	}
	cols := []Column{c}
	b.ReportAllocs()
	for b.Loop() {
		p.Columns(cols)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(c.Values)), "ns/value")
}
