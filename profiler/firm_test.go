package profiler

import "testing"

// TestFirms holds firms of partners, and lists of people that are none.
func TestFirms(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"She joined ⟦ORGANIZATION:Miller, Hughes and Baker⟧ last year.",
		"⟦ORGANIZATION:Nguyen, Schmidt & Weber⟧ called.",
		"red, green and blue",
	} {
		wantFound(t, p, marked)
	}
}

// TestLegalForm holds what belongs to a company before its legal form.
func TestLegalForm(t *testing.T) {
	p := newProfiler(t)
	for _, want := range []string{
		"I work for ⟦ORGANIZATION:Loqate, Inc.⟧ in ⟦LOCATION:Leeds⟧",
		"Please pay ⟦ORGANIZATION:Nera Economic Consulting, Ltd.⟧ now",
		"Our ⟦ORGANIZATION:Acme Supply Inc.⟧ is late",
		"Die ⟦ORGANIZATION:Huber GmbH⟧ ist hier",
	} {
		text, _ := unmark(t, want)
		if got := mark(text, p.Find(text)); got != want {
			t.Errorf("found %s\n want %s", got, want)
		}
	}
}

// TestInstitutionsInText holds institutions and firms as they stand in letters and invoices, and
// words for such that name none.
func TestInstitutionsInText(t *testing.T) {
	p := newProfiler(t)
	for _, want := range []string{
		"⟦ORGANIZATION:Wattlebark Fence Repair Pty Ltd⟧\nTax invoice 118",
		"Sprzedawca: ⟦ORGANIZATION:Drukarnia Miejska „Literka” Sp. z o.o.⟧",
		"Razón social: ⟦ORGANIZATION:Abarrotes El Molino, S.A. de C.V.⟧",
		"⟦ORGANIZATION:Juzgado de lo Penal n.º 3 de Cuenca⟧",
		"They were served on ⟦ORGANIZATION:Northmoor Middle School⟧.",
		"Das Amtsgericht hat die Klage abgewiesen.",
		"She had been in hospital for a week, and the clinic was closed.",
		"Der Antrag geht an das Standesamt.",
	} {
		text, _ := unmark(t, want)
		if got := mark(text, p.Find(text)); got != want {
			t.Errorf("found %s\n want %s", got, want)
		}
	}
}
