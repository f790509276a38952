package profiler

import (
	_ "embed"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

//go:embed testdata/plain.txt
var plainSentences string

// The least F1 of what is found in plainSentences, and the most of those without marks in
// which something is found. Both are below what is reached, as far as a new model may
// move them.
const (
	leastPlain  = 0.80
	mostAlarmed = 3
)

// TestPlainSentences asks for all that is marked in sentences of eighteen languages, with
// its exact bounds.
func TestPlainSentences(t *testing.T) {
	p := newProfiler(t)
	wanted, reported, right, alarmed, empty := 0, 0, 0, 0, 0
	for line := range strings.Lines(plainSentences) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "#") {
			continue
		}
		text, want := samples.Unmark(t, line)
		found := p.Find(text)
		for i := range found {
			found[i].Confidence = 0
			if slices.Contains(want, found[i]) {
				right++
			}
		}
		if len(want) == 0 {
			empty++
			if len(found) > 0 {
				alarmed++
			}
		}
		wanted, reported = wanted+len(want), reported+len(found)
		if !slices.Equal(found, want) {
			t.Logf("found %s\n want %s", samples.Mark(text, found), line)
		}
	}
	f1 := 2 * float64(right) / float64(wanted+reported)
	t.Logf("%d wanted, %d reported, %d right, F1 %.3f; something in %d of %d without anything", wanted, reported, right, f1, alarmed, empty)
	if f1 < leastPlain {
		t.Errorf("F1 is %.3f, less than %v", f1, leastPlain)
	}
	if alarmed > mostAlarmed {
		t.Errorf("something is found in %d of %d sentences without anything", alarmed, empty)
	}
}
