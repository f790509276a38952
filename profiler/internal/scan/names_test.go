package scan

import (
	"slices"
	"testing"

	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestYieldedName wants a name back where what it yielded to has lost itself.
func TestYieldedName(t *testing.T) {
	form := func(start, end int, p float64) spec.Candidate {
		return spec.Candidate{Match: spec.Match{Start: start, End: end, Alone: p}, Confidence: p}
	}
	name := form(2, 10, 0.9)
	name.Named = true
	for _, test := range []struct {
		reason     string
		candidates []spec.Candidate
		want       []spec.Candidate
	}{
		{"it is part of what stays", []spec.Candidate{form(0, 20, 0.6), name}, []spec.Candidate{form(0, 20, 0.6)}},
		{"what it is part of is lost to something else", []spec.Candidate{form(0, 20, 0.6), name, form(15, 30, 0.95)},
			[]spec.Candidate{name, form(15, 30, 0.95)}},
		{"what it is part of is less than likely", []spec.Candidate{form(0, 20, 0.4), name}, []spec.Candidate{name}},
	} {
		fast := Scratch{Candidates: slices.Clone(test.candidates)}
		Resolve(&fast)
		plain := Scratch{Candidates: slices.Clone(test.candidates)}
		plainResolve(&plain)
		if !slices.Equal(fast.Kept, test.want) || !slices.Equal(plain.Kept, test.want) {
			t.Errorf("%s: %v stay, and by the plain twin %v", test.reason, fast.Kept, plain.Kept)
		}
	}
}
