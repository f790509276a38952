package profiler

import (
	"strings"
	"testing"
)

// TestSurelyJobs holds surelyJobs to jobCues, by which they are looked for first.
func TestSurelyJobs(t *testing.T) {
	for _, sure := range surelyJobs.words {
		if jobCues.at(sure, 0) != sure {
			t.Errorf("%q is no cue", sure)
		}
		for _, cue := range jobCues.words {
			// The longest of a set counts, so that a longer cue hides a sure one where the job
			// begins with the rest of it.
			if rest, ok := strings.CutPrefix(cue, sure+" "); ok && jobTitles.at(rest, 0) != "" {
				t.Errorf("%q is hidden by %q", sure, cue)
			}
		}
	}
}
