package profiler

import (
	"testing"
)

// TestTaxNumbers holds numbers of taxes of firms beside their words, and those of registers that stand beside them.
func TestTaxNumbers(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Adószám: ⟦TAX_ID:41022773-2-08⟧ Cégjegyzékszám: 08-09-013377",
		"ПИБ: ⟦TAX_ID:301852166⟧   МБ: 80639515",
		"VKN: ⟦TAX_ID:6222487839⟧ olan firma",
		"Vergi No: ⟦TAX_ID:8131306157⟧",
		"davčna št. ⟦TAX_ID:49462347⟧ podjetja",
		"our VAT No: ⟦TAX_ID:9440271188⟧ is on it",
		"le PIB atteint 2 320 000 000 d'euros",
		"In cui 12 persone, vergi yok",
	} {
		wantLabel(t, p, "TAX_ID", marked)
	}
	wantLabel(t, p, "JP_CORPORATE_NUMBER", "登録番号 ⟦JP_CORPORATE_NUMBER:T7000012050002⟧ の請求書")
}

// TestHungarianAccounts holds accounts of Hungary: the first is that of the example of the IBAN of the country in the registry of SWIFT.
func TestHungarianAccounts(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"a kárt a ⟦BANK_ACCOUNT:11773016-11111018-00000000⟧ számlámra utalják",
		"Bankszámla: ⟦BANK_ACCOUNT:11773016-11111018⟧",
		"a kárt a 11773017-11111018-00000000 hivatkozással",
	} {
		wantLabel(t, p, "BANK_ACCOUNT", marked)
	}
}

// TestNumbersInGroups holds numbers of customers and records in groups of digits.
func TestNumbersInGroups(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Kundennummer ⟦CUSTOMER_ID:7400 118 23⟧, meldet Abbrüche",
		"kundnummer ⟦CUSTOMER_ID:402 187-7⟧ i registret",
		"kundenr. ⟦CUSTOMER_ID:1881 4417⟧",
	} {
		wantLabel(t, p, "CUSTOMER_ID", marked)
	}
	wantLabel(t, p, "MEDICAL_RECORD_NUMBER", "Paciente ingresado, NHC ⟦MEDICAL_RECORD_NUMBER:0084 7713⟧")
}
