package profiler

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// mixedTable is a table of twenty columns as databases have them, with a header
// that names about half of them. The values are made up and mostly different.
func mixedTable(rows int) []Column {
	r := rand.New(rand.NewPCG(11, 12))
	first := []string{"Jane", "Thomas", "María", "Oliver", "Aisha", "Wei", "Jürgen", "Sofia", "Liam", "Priya", "Anna", "Noah", "Chloé", "Ivan", "Emma"}
	last := []string{"Doe", "Miller", "García", "Smith", "Okafor", "Zhang", "Müller", "Rossi", "O'Neill", "Sharma", "Novak", "Larsen", "Dubois", "Petrov", "Brown"}
	streets := []string{"Main St", "Oak Avenue", "Park Road", "High Street", "Elm Drive", "2nd Ave", "Church Lane"}
	words := []string{"kettle", "blue", "arrived", "late", "customer", "called", "again", "about", "the", "box", "with", "broken", "lid", "and", "asked", "for", "refund", "please", "check"}
	states := []string{"shipped", "new", "returned", "paid", "cancelled"}
	pick := func(list []string) string { return list[r.IntN(len(list))] }
	digits := func(n int) string {
		d := make([]byte, n)
		for i := range d {
			d[i] = byte('0' + r.IntN(10))
		}
		return string(d)
	}
	makers := []struct {
		name string
		make func(row int) string
	}{
		{"first_name", func(int) string { return pick(first) }},
		{"surname", func(int) string { return pick(last) }},
		{"customer", func(int) string { return pick(first) + " " + pick(last) }},
		{"email", func(int) string { return fmt.Sprintf("%s%d@example.com", pick(words), r.IntN(1e4)) }},
		{"born", func(int) string { return fmt.Sprintf("%d-%02d-%02d", 1940+r.IntN(70), r.IntN(12)+1, r.IntN(28)+1) }},
		{"created_at", func(int) string {
			return fmt.Sprintf("2024-%02d-%02d %02d:%02d:%02d", r.IntN(12)+1, r.IntN(28)+1, r.IntN(24), r.IntN(60), r.IntN(60))
		}},
		{"card", func(int) string { return string(withLuhn([]byte("41" + digits(13)))) }},
		{"c8", func(int) string { return digits(9) }},
		{"c9", func(int) string { return digits(10) }},
		{"account", func(int) string { return digits(11) }},
		{"amount", func(int) string { return fmt.Sprintf("%d.%02d", r.IntN(2000), r.IntN(100)) }},
		{"word", func(int) string { return pick(words) }},
		{"notes", func(int) string {
			s := pick(words)
			for range 4 + r.IntN(8) {
				s += " " + pick(words)
			}
			return s
		}},
		{"order_no", func(row int) string { return fmt.Sprintf("ORD-%d", 10000+row) }},
		{"ref", func(int) string {
			return fmt.Sprintf("%08x-%04x-4%03x-a%03x-%012x", r.Uint32(), r.IntN(1<<16), r.IntN(1<<12), r.IntN(1<<12), r.Int64N(1<<48))
		}},
		{"address", func(int) string { return fmt.Sprintf("%d %s", 1+r.IntN(9999), pick(streets)) }},
		{"phone", func(int) string { return fmt.Sprintf("+1 %d 555 %s", 201+r.IntN(700), digits(4)) }},
		{"mobile", func(int) string { return fmt.Sprintf("(%d) %d-%s", 201+r.IntN(700), 200+r.IntN(700), digits(4)) }},
		{"status", func(int) string { return pick(states) }},
		{"zip", func(int) string { return digits(5) }},
	}
	cols := make([]Column, len(makers))
	for i, m := range makers {
		cols[i].Name = m.name
		for row := range rows {
			cols[i].Values = append(cols[i].Values, m.make(row))
		}
	}
	return cols
}

// BenchmarkColumnsMixed is the mixed table, which is what a profiling of a
// database meets; see mixedTable.
func BenchmarkColumnsMixed(b *testing.B) {
	p := newProfiler(b)
	for _, rows := range []int{100, 1000, 10000} {
		cols := mixedTable(rows)
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
	for _, c := range mixedTable(1000) {
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
		{"3", []Column{{Name: "email", Values: []string{"john.doe@example.com", "a@example.org", "jane@example.com"}}, {Name: "dob", Values: []string{"1985-02-03", "1990-11-30", "1971-01-09"}}}},
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
	all := mixedTable(1000)
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
