package grammars_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// isValid reports whether a value as a whole is written as a label is, as Valid of package profiler does.
func isValid(label privet.Label, value string) bool { return forms()[label].IsOf(value) }

var forms = sync.OnceValue(func() map[privet.Label]*columns.LabelForm { return columns.NewLabelForms(builtin.Recognizers()) })

// wantValid holds which values are right numbers of a label and which are not.
func wantValid(t *testing.T, label privet.Label, right, wrong []string) {
	t.Helper()
	for _, v := range right {
		if !isValid(label, v) {
			t.Errorf("Valid(%s, %q) = false", label, v)
		}
	}
	for _, v := range wrong {
		if isValid(label, v) {
			t.Errorf("Valid(%s, %q) = true", label, v)
		}
	}
}

// TestChecksDoNotAllocate holds what a Check promises, on random strings of the
// shapes and on none, and that it takes any length without a panic.
func TestChecksDoNotAllocate(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, rec := range builtin.Recognizers() {
		if rec.Check == nil {
			continue
		}
		for _, s := range rec.Shapes {
			c := spec.AppendCompact(nil, samples.RandomOf(r, s.Pattern))
			if n := testing.AllocsPerRun(5, func() { rec.Check(c) }); n != 0 {
				t.Errorf("%s: Check allocates %v times for the shape %q", rec.Name, n, s.Pattern)
			}
		}
		for n := range 40 {
			rec.Check(spec.AppendCompact(nil, samples.RandomOf(r, strings.Repeat("9", n))))
			rec.Check(spec.AppendCompact(nil, samples.RandomOf(r, strings.Repeat("X", n))))
		}
	}
}

// TestChecks holds that no check falls over, keeps or changes what it is given,
// or allocates, whatever that is.
func TestChecks(t *testing.T) {
	const alphabet = "0123456789012345678901234567890123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ&@ a\xff"
	r := rand.New(rand.NewPCG(21, 22))
	var inputs [][]byte
	for range 400 {
		b := make([]byte, r.IntN(30))
		for i := range b {
			b[i] = alphabet[r.IntN(len(alphabet))]
		}
		inputs = append(inputs, b)
	}
	for _, rec := range builtin.Recognizers() {
		if rec.Check == nil || rec.Region == "" {
			continue
		}
		for _, s := range rec.Shapes {
			inputs = append(inputs[:400], spec.AppendCompact(nil, samples.RandomOf(r, s.Pattern)))
			for _, b := range inputs {
				before := slices.Clone(b)
				rec.Check(b)
				if !slices.Equal(b, before) {
					t.Errorf("%s changes its argument", rec.Name)
				}
			}
		}
		if n := testing.AllocsPerRun(5, func() {
			for _, b := range inputs {
				rec.Check(b)
			}
		}); n != 0 {
			t.Errorf("%s allocates", rec.Name)
		}
	}
}
