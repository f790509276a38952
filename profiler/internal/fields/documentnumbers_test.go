package fields

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestIdentityCards holds numbers of identity cards beside their words, and other numbers that stand there.
func TestIdentityCards(t *testing.T) {
	for _, marked := range []string{
		"Průkaz: OP č. ⟦NATIONAL_ID:204417395⟧, platný do června",
		"Občiansky preukaz: ⟦NATIONAL_ID:HK204718⟧\nTelefón doplníme",
		"a személyi igazolvány száma ⟦NATIONAL_ID:814227KE⟧ volt",
		"posesoare a C.I. seria ⟦NATIONAL_ID:MX 556124⟧, în calitate de chiriaș",
		"от страна на наемателя с л.к. № ⟦NATIONAL_ID:546522873⟧",
		"presliku osobne iskaznice br. ⟦NATIONAL_ID:411820773⟧ šaljemo",
		"με δελτίο ταυτότητας ⟦NATIONAL_ID:ΑΗ 818876⟧ και κατοικία",
		"Identity card no. ⟦NATIONAL_ID:T7704412⟧ was shown",
		"C.I. seria MX, nr. de comandă 556124",
		"л.к. изгубена, поръчка № 546522873",
		"the id card printer 3000 prints 546522873 cards",
	} {
		samples.WantLabel(t, recognizers, "NATIONAL_ID", marked)
	}
}

// TestNumbersInGroups holds numbers of customers and records in groups of digits.
func TestNumbersInGroups(t *testing.T) {
	for _, marked := range []string{
		"Kundennummer ⟦CUSTOMER_ID:7400 118 23⟧, meldet Abbrüche",
		"kundnummer ⟦CUSTOMER_ID:402 187-7⟧ i registret",
		"kundenr. ⟦CUSTOMER_ID:1881 4417⟧",
	} {
		samples.WantLabel(t, recognizers, "CUSTOMER_ID", marked)
	}
	samples.WantLabel(t, recognizers, "MEDICAL_RECORD_NUMBER", "Paciente ingresado, NHC ⟦MEDICAL_RECORD_NUMBER:0084 7713⟧")
}
