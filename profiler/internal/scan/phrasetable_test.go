package scan

import (
	"slices"
	"testing"
)

// TestPhraseTable holds that a table has all phrases that begin with some letters, in their
// order, and none for others. Starts are few, so that many phrases share one.
func TestPhraseTable(t *testing.T) {
	for _, n := range []int{0, 1, 2, 300} {
		var phrases []keyedPhrase
		var starts []uint64
		want := map[uint64][]keyedPhrase{}
		for i := range n {
			start := uint64(i%7*i%11) * 0x9E3779B97F4A7C15
			p := keyedPhrase{number: int32(i), rest: uint64(i * i), mask: ^uint64(i)}
			phrases, starts = append(phrases, p), append(starts, start)
			want[start] = append(want[start], p)
		}
		table := newPhraseTable(phrases, starts)
		for k := range uint64(100) {
			start := k * 0x9E3779B97F4A7C15
			if got := table.of(start); !slices.Equal(got, want[start]) {
				t.Fatalf("of %d phrases, %v begin so, want %v", n, got, want[start])
			}
		}
	}
}
