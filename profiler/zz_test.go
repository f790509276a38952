package profiler

import (
	"fmt"
	"testing"
)

func TestZZ(t *testing.T) {
	s := builtInScanner()
	d := &s.dispatch
	for n := 1; n < 12; n++ {
		fmt.Printf("%d follows %b numbered %b initials %b digits %d cap %d\n", n, d.gates[n].follows, d.gates[n].numbered, d.gates[n].initials, d.gates[n].digits, d.capitals[n])
	}
	for _, n := range []int{3, 4} {
		for _, e := range d.groups[d.capitals[n]].all {
			fmt.Println(n, s.recognizers[e.recognizer].Name)
		}
	}
	h := wordHash("The", 0, 3)
	fmt.Println(d.vocabulary.mayHave(h), d.vocabulary.find(h))
}
