package profiler

import (
	"fmt"
	"testing"
)

func TestZZ(t *testing.T) {
	s := builtInScanner()
	for _, c := range corpora {
		var x scratch
		x.begin(s, .5)
		text := c.text
		if i := len(text) / 600; c.name == "dense" {
			text = text[:i]
		}
		r := &x.reader
		for !r.done {
			r.read(&s.dispatch, text)
		}
		fmt.Println(c.name, len(text), "sights", len(r.sights), "words", len(r.words))
		if c.name != "prose" {
			for i, g := range r.sights {
				if i > 60 {
					break
				}
				fmt.Printf("%q/%d ", text[g.start:g.start+int(g.size)], g.kind)
			}
			fmt.Println()
			for i, g := range r.words {
				if i > 60 {
					break
				}
				fmt.Printf("%q ", text[g.start:g.end])
			}
			fmt.Println()
		} else {
			for i, g := range r.sights {
				if i > 60 {
					break
				}
				fmt.Printf("%q/%d ", text[g.start:g.start+int(g.size)], g.kind)
			}
		}
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
				}
			}
		})
		b.Run(c.name+"Block", func(b *testing.B) {
			b.SetBytes(int64(len(c.text)))
			sum := uint64(0)
			for b.Loop() {
				for i := 0; i+64 <= len(c.text); i += 64 {
					k := newBlock(c.text, i)
					sum += k.letters ^ k.digits ^ k.special
				}
			}
			if sum == 1 {
				b.Fatal()
			}
		})
	}
}
