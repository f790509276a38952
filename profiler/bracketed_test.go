package profiler

import "testing"

// TestBracketed gives ages and nationalities in brackets.
func TestBracketed(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The driver (⟦AGE:19⟧, ⟦NATIONALITY:Swedish⟧) was unhurt.",
		"Anna Weber (⟦NATIONALITY:German⟧) came third.",
		"A tourist (⟦NATIONALITY:Italian⟧, ⟦AGE:24⟧) fell ill.",
		"Applicant (⟦AGE:30⟧, ⟦NATIONALITY:German⟧, ⟦JOB_TITLE:nurse⟧) was invited.",
		"Die Zeugin (⟦AGE:31⟧, ⟦NATIONALITY:türkisch⟧) sagte aus.",
		"Der Täter (⟦AGE:23⟧, ⟦NATIONALITY:Deutscher⟧) ist flüchtig.",
		"Le conducteur (⟦NATIONALITY:italien⟧, ⟦AGE:52⟧ ans) dormait.",
		"La testigo (⟦AGE:28⟧, ⟦NATIONALITY:mexicana⟧) habló.",
		"Sprawca (⟦AGE:35⟧ l., ⟦NATIONALITY:Polak⟧) uciekł.",
		"Kuljettaja (⟦AGE:39⟧, ⟦NATIONALITY:virolainen⟧) selvisi.",
		"Водитель (⟦AGE:34⟧ года, ⟦NATIONALITY:казах⟧) скрылся.",
		"Patient: ⟦PERSON:Jordan King⟧ (⟦AGE:87⟧ y), admitted.",
		"⟦PERSON:Anna Weber⟧ (⟦AGE:45⟧ yrs) fell.",
		"A Loan (30 y) and a Warranty (10 years)",
		"The report (52, English) was printed.",
		"The wine (2015, French) is dry.",
		"Three songs (two English, one Swedish).",
		"Subtitles (English, Dutch, 24) are available.",
		"Cheese (12 months, Dutch)",
		"f (1, a) = g (12, turk)",
	} {
		wantFound(t, p, marked)
	}
}
