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
