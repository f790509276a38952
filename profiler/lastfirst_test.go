package profiler

import "testing"

// TestLastFirst holds people who are called by the family name first, and lists of people with
// one name each.
func TestLastFirst(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Reported by ⟦PERSON:Kamiński, Jerzy⟧ (Warehouse)",
		"Témoin : ⟦PERSON:Moreau, Céline⟧",
		"Kunde: ⟦PERSON:Yıldız, Emre⟧",
		"Der Beschuldigte ⟦PERSON:Kowalski, Damian⟧ wurde befragt.",
		"Attendees: ⟦PERSON:MacLeod, Fiona⟧; ⟦PERSON:de Jong, Anna⟧",
		"Lieber Herr ⟦PERSON:Weber⟧, ⟦PERSON:Martin⟧ hat angerufen.",
		"Pat. ⟦PERSON:Brückner, Heinz-Werner⟧, klagt über Schwindel.",
	} {
		wantNames(t, p, marked)
	}
}

// TestGreeted holds who is spoken to, though nobody knows the name or it stands in a case of
// its own, and who is none.
func TestGreeted(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Zdravo ⟦PERSON:Dragane⟧, kako si?",
		"Vážená paní ⟦PERSON:Pokorná⟧, děkujeme.",
		"Добрий день, пане ⟦PERSON:Остапе⟧!",
		"Dear Customer, thank you.",
		"[10:02] ⟦PERSON:Bethany⟧: did it arrive?",
		"Oma ⟦PERSON:Trude⟧ war auch da.",
		"Η κυρά ⟦PERSON:Φρόσω⟧ θα έρθει.",
		"Gez. ⟦PERSON:H. Kaltenbrunner⟧",
		"Hola Equipo, adjunto el acta.",
		"Liebe Kolleginnen, lieber Chef,",
	} {
		wantNames(t, p, marked)
	}
}

// TestFirmsByForm holds firms that their legal form tells.
func TestFirmsByForm(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Firma ⟦ORGANIZATION:Termomont d.o.o.⟧ isporučuje robu.",
		"Rechnung der ⟦ORGANIZATION:Zimmerei Haslinger e.U.⟧ liegt bei.",
		"Kopalnia: ⟦ORGANIZATION:Kopalnia Granitu „Zofia” S.A.⟧",
		"Facture de la ⟦ORGANIZATION:SCI Les Trois Moulins⟧.",
		"발주처: ⟦ORGANIZATION:(주)대명산업⟧",
	} {
		wantNames(t, p, marked)
	}
}

// TestSons holds names with that of the father.
func TestSons(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"مع التحية\n⟦PERSON:خالد بن سعيد⟧",
		"تحدثت مع ⟦PERSON:أم محمد⟧ أمس.",
		"⟦PERSON:Ahmad bin Abdullah⟧ meldete sich.",
	} {
		wantNames(t, p, marked)
	}
}

// TestNamesOfEast holds names in Chinese and Japanese behind words that lead to one.
func TestNamesOfEast(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"证人⟦PERSON:司马文⟧称，当晚没有下雨。",
		"⟦PERSON:欧阳倩⟧会在明天到。",
		"昨日、担当の⟦PERSON:森田⟧が伺いました。",
		"担当の業務について。",
		"患者の状態は良好です。",
	} {
		wantNames(t, p, marked)
	}
}

// wantNames wants the marked names of a text and no others.
func wantNames(t *testing.T, p *Profiler, marked string) {
	t.Helper()
	wantAmong(t, p, marked)
	text, want := unmark(t, marked)
	for _, f := range p.Find(text) {
		covered := false
		for _, w := range want {
			covered = covered || f.Start < w.End && w.Start < f.End
		}
		if !covered && isTaggedLabel(string(f.Label)) {
			t.Errorf("too much in %s: %s", marked, mark(text, p.Find(text)))
		}
	}
}
