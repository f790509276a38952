package profiler

import "testing"

// TestSaidInForms holds religions and nationalities that forms and lists say with commas, brackets and names of fields
// alone, and the same words of things.
func TestSaidInForms(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Trosretning: ⟦RELIGION:katolsk⟧",
		"Confessione religiosa: ⟦RELIGION:ebraica⟧",
		"Kerkgenootschap: ⟦RELIGION:hervormd⟧",
		"Religionsbekenntnis: ⟦RELIGION:evangelisch⟧",
		"Religion: ⟦RELIGION:Church of Scotland⟧",
		"Konfession: ⟦RELIGION:ev.-luth.⟧",
		"We serve all, whether ⟦RELIGION:Hindu⟧, ⟦RELIGION:Muslim⟧ or of no faith.",
		"Egal ob ⟦RELIGION:katholisch⟧ oder ⟦RELIGION:muslimisch⟧, alle kommen.",
		"No meat for religious reasons (⟦RELIGION:Jainism⟧).",
		"Kein Fleisch aus religiösen Gründen (⟦RELIGION:Islam⟧).",
		"Row 4: Ida Sand, aged 71, Danish, ⟦RELIGION:Lutheran⟧.",
	} {
		wantLabel(t, p, "RELIGION", marked)
	}
	for _, text := range []string{
		"French, Catholic schools are shut.",
		"Menu: Dutch, Lutheran, kosher",
		"For many reasons (see below) we left.",
		"A note (new) follows.",
		"Denomination: 50 Euro",
		"The Church of England sold land.",
	} {
		wantLabel(t, p, "RELIGION", text)
	}
	for _, marked := range []string{
		"Row 4: Ida Sand, aged 71, ⟦NATIONALITY:Danish⟧, Lutheran.",
		"Guest: Ida K. Sandhold, ⟦NATIONALITY:Danish⟧, passport 12.",
		"Kofi Bright, ⟦NATIONALITY:Ghanaian⟧, born in May",
		"Anna Bell, 34, ⟦NATIONALITY:Irish⟧, called.",
	} {
		wantLabel(t, p, "NATIONALITY", marked)
	}
	for _, text := range []string{
		"He ate a German, aged cheese.",
		"The menu, Italian, passport of taste",
		"Anna, 34, Roman, 36, and Ben",
	} {
		wantLabel(t, p, "NATIONALITY", text)
	}
}
