package profiler

import "testing"

// TestDepartmentJobs holds who leads a part of a firm, and heads of other things.
func TestDepartmentJobs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Ask the ⟦JOB_TITLE:head of sales⟧.",
		"Please cc our ⟦JOB_TITLE:Director of Marketing⟧.",
		"Dana Webb, ⟦JOB_TITLE:vice-president of engineering⟧, left.",
		"Write to the ⟦JOB_TITLE:head of IT⟧.",
		"La ⟦JOB_TITLE:directrice des ressources humaines⟧ a signé.",
		"La ⟦JOB_TITLE:responsabile acquisti⟧ è in ferie.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
	for _, text := range []string{
		"The head of state died.",
		"The head of it was blue.",
		"The head of product placement in films",
		"The director of design thinking",
		"The head of data is shown.",
		"El director de la escuela",
		"A head of lettuce",
	} {
		wantLabel(t, p, "JOB_TITLE", text)
	}
}
