package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestAccountsRightBehind holds that a number right behind a word for an account is one and no telephone, and the
// account numbers of Poland without their country. The first is one that an office has published.
func TestAccountsRightBehind(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Przelew: rachunek ⟦BANK_ACCOUNT:83 1010 1023 0000 2613 9510 0000⟧.",
		"83 1010 1023 0000 2613 9510 0001",
		"Refund will go to A/c ⟦BANK_ACCOUNT:14588782712341⟧.",
		"Reimburse to the bank, account ⟦BANK_ACCOUNT:996-529-8⟧. Contact: 403.598.7359.",
		"Lönen ska till banken, konto ⟦BANK_ACCOUNT:6277 350 756 002⟧. Ring mig på +46 (0)40-18 96 03",
	} {
		wantLabel(t, p, "BANK_ACCOUNT", marked)
	}
}

// TestNumbersBesideWords holds numbers beside words that are short or of another language, and what is no number of that kind.
func TestNumbersBesideWords(t *testing.T) {
	p := newProfiler(t)
	for label, list := range map[privet.Label][]string{
		"EMPLOYEE_ID": {
			"Pracownik nr ewid. ⟦EMPLOYEE_ID:01873⟧ | os. č. ⟦EMPLOYEE_ID:33171⟧ | medarb.nr=⟦EMPLOYEE_ID:70233⟧",
			"työntekijänro ⟦EMPLOYEE_ID:55213⟧, dolgozói törzsszám: ⟦EMPLOYEE_ID:11902⟧",
		},
		"IP_ADDRESS": {"voláme z adresy ⟦IP_ADDRESS:185.63.40.9⟧. Kontakt na mě", "tlf 22.33.44.55"},
		"PHONE_NUMBER": {"tlf ⟦PHONE_NUMBER:22.33.44.55⟧", "brug mobilepay ⟦PHONE_NUMBER:28 40 71 15⟧, κιν. ⟦PHONE_NUMBER:694 555 0218⟧",
			"수신번호 ⟦PHONE_NUMBER:01088204417⟧ 전송 실패"},
		"IBAN": {"til ⟦IBAN:NO71 9710 30 41183⟧, BIC", "п/р ⟦IBAN:UA09 305299 0000026004012345678⟧ в банку", "NO71 9710 30 41184"},
		"LICENSE_PLATE": {
			"όχημα ⟦LICENSE_PLATE:ΒΟΥ 7714⟧, а/м ⟦LICENSE_PLATE:Е 902 ОН 716⟧",
		},
		"MEDICAL_RECORD_NUMBER": {"등록번호 134-81-22077, 등록번호 ⟦MEDICAL_RECORD_NUMBER:12345678⟧"},
		"DOMAIN_NAME":           {"kund.nr 44170, medarb.nr=70233"},
	} {
		for _, marked := range list {
			wantLabel(t, p, label, marked)
		}
	}
}
