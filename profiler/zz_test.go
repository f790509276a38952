package profiler

import (
	"fmt"
	"sort"
	"testing"
)

func TestZZ(t *testing.T) {
	for _, c := range corpora {
		base := builtIn()
		var list []*Recognizer
		calls := map[string]int{}
		hit := map[string]int{}
		for _, r := range base {
			q := *r
			name := r.Name
			if q.match != nil {
				m := q.match
				q.match = func(t string, i int) (match, bool) {
					calls["G "+name]++
					a, b := m(t, i)
					if b {
						hit["G "+name]++
					}
					return a, b
				}
			}
			if q.Check != nil {
				m := q.Check
				q.Check = func(c []byte) bool {
					calls["C "+name]++
					b := m(c)
					if b {
						hit["C "+name]++
					}
					return b
				}
			}
			list = append(list, &q)
		}
		s := newScanner(list)
		var x scratch
		s.scan(&x, c.text, 0.5)
		fmt.Println(c.name, len(c.text), len(x.kept))
		var ks []string
		for k := range calls {
			ks = append(ks, k)
		}
		sort.Slice(ks, func(i, j int) bool { return calls[ks[i]] > calls[ks[j]] })
		lines := 600.0
		if c.name == "log" {
			lines = 800
		}
		for _, k := range ks {
			fmt.Printf("  %s %.2f/%.2f;", k, float64(calls[k])/lines, float64(hit[k])/lines)
		}
		fmt.Println()
	}
}
