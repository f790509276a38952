package builtin

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestAsiaChecksTakeAnything holds that no check trusts the length or the
// characters of what it is given.
func TestAsiaChecksTakeAnything(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	const characters = "0123456789012345678901234567890123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	for _, rec := range Recognizers() {
		if rec.Check == nil {
			continue
		}
		for n := range 40 {
			for range 50 {
				c := make([]byte, n)
				for i := range c {
					c[i] = characters[r.IntN(len(characters))]
				}
				rec.Check(c)
			}
		}
	}
}

// TestAsiaChecksDoNotAllocate holds what a Check must hold, for strings of all
// shapes.
func TestAsiaChecksDoNotAllocate(t *testing.T) {
	for _, r := range Recognizers() {
		if r.Check == nil {
			continue
		}
		for _, s := range r.Shapes {
			c := spec.AppendCompact(nil, strings.NewReplacer("9", "1", "A", "B", "X", "2").Replace(s.Pattern))
			if n := testing.AllocsPerRun(5, func() { r.Check(c) }); n != 0 {
				t.Errorf("%s: Check allocates %v times for %q", r.Name, n, s.Pattern)
			}
		}
	}
}
