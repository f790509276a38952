package profiler

import "testing"

// TestNationalityOfKin holds nationalities that kin, articles and words for people tell, and goods of nations.
func TestNationalityOfKin(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"A férjem ⟦NATIONALITY:osztrák⟧.",
		"Eşim ⟦NATIONALITY:Alman⟧.",
		"Моя жена ⟦NATIONALITY:украинка⟧.",
		"Я ⟦NATIONALITY:українець⟧.",
		"Той е ⟦NATIONALITY:българин⟧.",
		"On je ⟦NATIONALITY:Srbin⟧.",
		"Hän on ⟦NATIONALITY:virolainen⟧.",
		"Este ⟦NATIONALITY:moldovean⟧.",
		"Ben ⟦NATIONALITY:Türk⟧ vatandaşıyım.",
		"Она гражданка ⟦NATIONALITY:Казахстана⟧.",
		"Chồng tôi là người ⟦NATIONALITY:Pháp⟧.",
		"Sie ist eine ⟦NATIONALITY:Türkin⟧ aus Izmir.",
		"Un ragazzo ⟦NATIONALITY:senegalese⟧ è stato aggredito.",
		"Um cidadão ⟦NATIONALITY:português⟧ foi detido.",
		"Una signora ⟦NATIONALITY:ucraina⟧ ha chiamato.",
		"The ⟦NATIONALITY:Somali⟧ woman asked for help.",
	} {
		wantLabel(t, p, "NATIONALITY", marked)
	}
	for _, text := range []string{
		"Habla español y francés.",
		"Dutch auctions and Greek letters.",
		"Indian ink on paper.",
		"He wore an Irish jumper.",
		"Er spricht Französisch und Polnisch.",
		"Eine Frankfurter, bitte.",
	} {
		wantLabel(t, p, "NATIONALITY", text)
	}
}
