package profiler

import (
	"testing"
)

// TestDaysOfFewSigns holds days and months without a year, and fractions, sections and versions.
func TestDaysOfFewSigns(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"pengar tillbaka den ⟦DATE_TIME:21/2⟧ men inget kom",
		"tilmelding senest ⟦DATE_TIME:12/9 2025⟧ til præsten",
		"λείπει ως ⟦DATE_TIME:12/4⟧ στην Αθήνα",
		"objednala jsem u vás ⟦DATE_TIME:3.11.⟧ boty",
		"ostin teiltä ⟦DATE_TIME:18.12.⟧ kuusen",
		"avresa ⟦DATE_TIME:22 maj⟧.",
		"de starter ⟦DATE_TIME:9. mars⟧, alle tre",
		"senest ⟦DATE_TIME:1. mai⟧. Nå venter vi",
		"⟦DATE_TIME:aug 2021⟧ – hemma",
		"της ⟦DATE_TIME:10ης Μαρτίου 2026⟧ στην πόλη",
		"Златибор, ⟦DATE_TIME:24. септембар 2025⟧ и даље",
		"hindi om 3/4 van de tijd, til 3/4 av prisen, on 1/2 of it",
		"open 24/7, na 24/7 bereikbaar",
		"viz kapitola 3.11. druhá část, python 3.11. je nový",
		"the 2 mai mari and 15 may be so",
		"発生日時 の欄",
	} {
		wantLabel(t, p, "DATE_TIME", marked)
	}
}
