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
