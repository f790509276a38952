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
