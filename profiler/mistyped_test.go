package profiler

import "testing"

// TestMistyped holds that a number is found whose check digit is wrong, where a word right beside it names it.
func TestMistyped(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"IBAN: ⟦IBAN:AT611904300234573202⟧",
		"iban = ⟦IBAN:NL91 ABNA 0417 1643 01⟧",
		"PESEL: ⟦PL_PESEL:84051712346⟧",
		"nr 84051712346 w rejestrze",
		"IBAN AT000000000000000002",
	} {
		wantFound(t, p, marked)
	}
	for _, f := range p.Find("IBAN: AT611904300234573202") {
		if right := p.Find("IBAN: AT611904300234573201")[0]; f.Confidence >= right.Confidence {
			t.Errorf("the wrong number has %.2f, the right one %.2f", f.Confidence, right.Confidence)
		}
	}
}

// TestMachineNumbers holds that no milliseconds of a clock, no amount with a unit and no version is a number of somebody.
func TestMachineNumbers(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"modified=1609820671986", "retry after 1712226281219", "wait 4165550138ms", "read 4155550132kb of it",
		`"fileVersion": "11.4.20.80"`, "AssemblyVersion=6.1.30.44",
	} {
		wantFound(t, p, marked)
	}
	wantFound(t, p, "EMŠO: ⟦SI_EMSO:1609820671986⟧")
}

// TestGluedWords holds what is tied to the word for it.
func TestGluedWords(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Tel.⟦PHONE_NUMBER:0431/765 43 21⟧", "mob-⟦PHONE_NUMBER:9812345670⟧", "Telf.⟦PHONE_NUMBER:687 12 34 09⟧",
		"W: ⟦PHONE_NUMBER:3125550147⟧\nM: ⟦PHONE_NUMBER:3125550148⟧", "type M: 22",
		"IBAN:⟦IBAN:AT611904300234573201⟧BIC:⟦SWIFT_CODE:RLNWATWWXXX⟧",
		"Diners ⟦CREDIT_CARD:3852 0000 0232 37⟧",
		"Med. Rec. No. ⟦MEDICAL_RECORD_NUMBER:6650913⟧", "Pt ID: ⟦MEDICAL_RECORD_NUMBER:6650913⟧", "MR# ⟦MEDICAL_RECORD_NUMBER:6650913⟧",
		"A ⟦AGE:58⟧F presents with a cough.", "A 58F capacitor",
	} {
		wantFound(t, p, marked)
	}
}
