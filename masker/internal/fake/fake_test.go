package fake

import (
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// TestNumbersAreValid makes fakes of every form of every kind and asks the
// profiler about each.
func TestNumbersAreValid(t *testing.T) {
	const times = 1000
	for label, k := range kinds() {
		for i, f := range k.forms {
			s := NewStream([32]byte{1, byte(i)})
			// A number of the form is made from one that has nothing to keep.
			original, ok := f.sample(s)
			if label == "FI_PERSONAL_IDENTITY_CODE" && len(original) == 10 {
				original = original[:6] + "-" + original[6:]
			}
			if !ok {
				t.Errorf("%s: no number has the form %s", label, f.pattern)
				continue
			}
			for range times {
				out, ok := Append(nil, label, original, "", s)
				if !ok {
					t.Errorf("%s: no fake of a number of the form %s", label, f.pattern)
					break
				}
				if !profiler.Valid(label, string(out)) && !unchecked[label] {
					t.Errorf("%s: %s is not valid (form %s)", label, out, f.pattern)
					break
				}
				if string(out) == original {
					t.Errorf("%s: the fake is the value (form %s)", label, f.pattern)
				}
				original = string(out)
			}
		}
	}
}

// sample makes a number of the form.
func (f *form) sample(s *Stream) (string, bool) {
	original := make([]byte, f.length)
	for i := range original {
		original[i] = '*'
	}
	const tries = 10_000
	for range tries {
		out, ok := f.appendFake(nil, original, s)
		if !ok || f.only == nil || f.only(out) {
			return string(out), ok
		}
	}
	return "", false
}

// unchecked are the labels that the profiler has no form for.
var unchecked = map[privet.Label]bool{}
