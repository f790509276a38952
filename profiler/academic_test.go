package profiler

import "testing"

func TestWithoutTitles(t *testing.T) {
	for text, want := range map[string]string{
		"Mag. Hinterleitner": "Hinterleitner", "Ing. Mgr. Jan Novák": "Jan Novák", "I. K. Nwosu Esq.": "I. K. Nwosu",
		"Mag. ": "Mag. ", "Jan Ing": "Jan Ing", "Ir. ": "Ir. ", "Esq.": "Esq.", "M. Roth": "M. Roth",
	} {
		if from, to := withoutTitles(text, 0, len(text)); text[from:to] != want {
			t.Errorf("%s: %q, not %q", text, text[from:to], want)
		}
	}
}

func TestTitlesAroundNames(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Sehr geehrte Frau Mag. ⟦PERSON:Hinterleitner⟧!",
		"through his counsel, ⟦PERSON:I. K. Nwosu⟧ Esq. The matter",
	} {
		wantNames(t, p, marked)
	}
}
