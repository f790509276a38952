package profiler

import (
	"testing"
)

// TestJobTitles holds jobs beside names, behind words such as works as, in fields and in signatures, and words for jobs that are said of
// nobody there.
func TestJobTitles(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		// Beside a name.
		"We spoke to Emily Parker, ⟦JOB_TITLE:Head of Procurement⟧, on Monday.",
		"Please ask ⟦JOB_TITLE:CFO⟧ Daniel Foster.",
		"The letter was written by the ⟦JOB_TITLE:dentist⟧ Emily Parker.",
		"Ihr Gespräch mit Thomas Becker, ⟦JOB_TITLE:Rechtsanwalt⟧, ist bestätigt.",
		"Marie Dubois (⟦JOB_TITLE:comptable⟧) est absente.",
		"Sophie Martin, 36 ans, ⟦JOB_TITLE:infirmière⟧ à Nantes, a porté plainte.",
		"She works as a ⟦JOB_TITLE:data analyst⟧ for the Bank of England.",
		"Lo firmó Carlos Romero, ⟦JOB_TITLE:arquitecto⟧, en Sevilla.",
		"Rozmawiał z nami Piotr Nowak, ⟦JOB_TITLE:elektryk⟧.",
		"На встрече была Ольга Смирнова, ⟦JOB_TITLE:бухгалтер⟧.",

		// Behind words that lead to one.
		"My aunt works as a ⟦JOB_TITLE:beekeeper⟧ in the hills.",
		"Mein Onkel arbeitet als ⟦JOB_TITLE:Schreiner⟧.",
		"Elle travaille comme ⟦JOB_TITLE:vétérinaire⟧ à Lyon.",
		"Trabaja como ⟦JOB_TITLE:enfermera⟧ desde marzo.",
		"Hij werkt als ⟦JOB_TITLE:loodgieter⟧.",
		"Мій брат працює ⟦JOB_TITLE:лікарем⟧.",

		// In fields and signatures.
		"Occupation: ⟦JOB_TITLE:glassblower⟧",
		"Position: ⟦JOB_TITLE:Sales Manager⟧",
		"Kind regards,\nHelen Carter\n⟦JOB_TITLE:Senior Project Manager⟧\nBluestone Ltd",

		"The nurse left. A welder is needed, and the director agreed.",
		"It works as a filter and serves as a buffer.",
		"Position: absolute",
		"Role: admin",
		"bread, baker, flour",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}
