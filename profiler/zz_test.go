package profiler

import (
	"fmt"
	"testing"
)

func TestZZ(t *testing.T) {
	s := builtInScanner()
	for _, c := range corpora[1:] {
		var x scratch
		x.begin(s, .5)
		text := c.text[:240]
		r := &x.reader
		for !r.done {
			r.read(&s.dispatch, text)
		}
		for _, g := range r.sights {
			fmt.Printf("%q/%d ", text[g.start:g.start+int(g.size)], g.kind)
		}
		fmt.Println()
		for _, g := range r.words {
			fmt.Printf("%q ", text[g.start:g.end])
		}
		fmt.Println()
	}
}
func BenchmarkRead(b *testing.B) {
	s := builtInScanner()
	for _, c := range corpora {
		b.Run(c.name, func(b *testing.B) {
			var x scratch
			b.SetBytes(int64(len(c.text)))
			for b.Loop() {
				x.begin(s, .5)
				r := &x.reader
				for !r.done {
					r.read(&s.dispatch, c.text)
					r.sights = r.sights[:0]
					r.words = r.words[:0]
				}
			}
		})
	}
}
func BenchmarkSee(b *testing.B) {
	s := builtInScanner()
	for _, c := range corpora {
		b.Run(c.name, func(b *testing.B) {
			var x scratch
			x.begin(s, .5)
			r := &x.reader
			for !r.done {
				r.read(&s.dispatch, c.text)
			}
			b.SetBytes(int64(len(c.text)))
			for b.Loop() {
				x.candidates = x.candidates[:0]
				clear(x.until)
				x.sure = 0
				x.surround.begin()
				for i := range r.sights {
					s.see(&x, c.text, i)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(r.sights)), "ns/sight")
		})
	}
}
func TestZY(t *testing.T) { fmt.Printf("any %b\n", builtInScanner().dispatch.anyFollow) }
