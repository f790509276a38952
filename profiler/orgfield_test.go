package profiler

import "testing"

// TestOrgFields holds organisations in the fields of forms, and people and words in the same.
func TestOrgFields(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Employer: ⟦ORGANIZATION:Halvorsen⟧",
		"Sairaala: ⟦ORGANIZATION:Malmin sairaala⟧\nOsasto: 5",
		"Sairaala: ⟦ORGANIZATION:Tampereen yliopistollinen sairaala⟧",
		"Empresa: ⟦ORGANIZATION:Indra Sistemas⟧",
		"Beneficiary: ⟦ORGANIZATION:Silver Badger Analytics⟧",
		"Beneficiary: ⟦PERSON:Margaret Fowler⟧",
		"Kontoinhaber: ⟦ORGANIZATION:Seeblick Logistik⟧",
		"Kontoinhaber: ⟦PERSON:Margarete Vogel⟧",
		"bonifico intestato a ⟦ORGANIZATION:Ferrero⟧",
		"bonifico intestato a ⟦PERSON:Lucia Ferrero⟧",
		"overmaken t.n.v. ⟦ORGANIZATION:KPN⟧",
		"Employer: none",
		"Employer: Self-employed",
		"Hospital: closed",
		"Empresa: sí",
	} {
		wantNames(t, p, marked)
	}
}

// TestFormsBehindCommas holds firms with their forms behind a comma, and what only looks like one.
func TestFormsBehindCommas(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦ORGANIZATION:ČEZ, a. s.⟧ vyhlásil soutěž.",
		"Společnost ⟦ORGANIZATION:ČEZ, a. s.⟧ vyhlásila soutěž.",
		"⟦ORGANIZATION:Citibank, N.A.⟧ raised its rates.",
		"⟦ORGANIZATION:Société Générale⟧ annonce.",
		"Ask ⟦ORGANIZATION:Marlwater Software Inc.⟧ first.",
	} {
		wantAmong(t, p, marked)
	}
	for _, marked := range []string{"Phone: ⟦ORGANIZATION:Siemens⟧, N.A."} {
		text, _ := unmark(t, marked)
		for _, f := range p.Find(text) {
			if text[f.Start:f.End] == "Siemens, N.A." {
				t.Errorf("%s: the form is none", text)
			}
		}
	}
}
