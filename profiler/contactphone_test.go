package profiler

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestContactPhones holds that a number behind the name of whom to call is a telephone number in
// any groups.
func TestContactPhones(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct{ reason, want string }{
		{"in Spanish", "Contacto de emergencia: ⟦PERSON:Elena Navarro Ruiz⟧, ⟦PHONE_NUMBER:634 218 905⟧"},
		{"in Swedish, as a postcode is written", "Närmast anhörig: ⟦PERSON:Karin Lundgren⟧, ⟦PHONE_NUMBER:08-612 440 71⟧"},
		{"in Japanese, in brackets", "緊急連絡先:⟦PERSON:田中 花子⟧(⟦PHONE_NUMBER:090-4417-2280⟧)"},
		{"in Korean", "비상연락처: ⟦PERSON:김철수⟧ (⟦PHONE_NUMBER:010-4417-2280⟧)"},
		{"in English, behind a kinship and an age", "Next of kin: ⟦PERSON:Mary Walker⟧ (sister, 57), ⟦PHONE_NUMBER:020 7946 0958⟧"},
		{"behind a word for a kinship in the field", "Emergency contact (mother): ⟦PHONE_NUMBER:555 0148 22⟧"},
		{"in Polish", "Osoba do kontaktu: ⟦PERSON:Jan Kowalski⟧, ⟦PHONE_NUMBER:601 234 567⟧"},
		{"a date in its place", "Next of kin: ⟦PERSON:Mary Walker⟧, ⟦DATE_TIME:12.03.1970⟧"},
		{"another field", "Angehörige: keine, Akte: 4417 2280 1"},
		{"the next line", "Yhteyshenkilö:\n634 218 905"},
		{"no field", "Yhteyshenkilö puuttuu, lasku 634 218 905 on auki."},
		{"a stroke with spaces", "Sie erreichen uns unter ⟦PHONE_NUMBER:0341 / 774920⟧."},
		{"hours with one", "Offen 0800 / 1200 und so weiter"},
		{"a number in brackets", "Rufen Sie uns an (⟦PHONE_NUMBER:0341 7749203⟧)."},
	} {
		text, _ := samples.Unmark(t, c.want)
		if got := samples.Mark(text, p.Find(text)); got != c.want {
			t.Errorf("%s: found %s\n want %s", c.reason, got, c.want)
		}
	}
}

// TestNoAccounts holds that amounts and the numbers of banks are no accounts, although a word for one
// is near, and what is a passport or a bank by the words beside it.
func TestNoAccounts(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct{ reason, want string }{
		{"an amount", "My account is ⟦BANK_ACCOUNT:40871263⟧ and the standing order of €2210.40 is late."},
		{"one with a currency behind", "Account ⟦BANK_ACCOUNT:40871263⟧: 221040 EUR were booked."},
		{"one with two decimals", "account number ⟦BANK_ACCOUNT:40871263⟧, amount 221040.75"},
		{"one with a short form before", "Konto ⟦BANK_ACCOUNT:40871263⟧, Betrag EUR 221040"},
		{"the number of a bank", "Payroll: routing ⟦ABA_ROUTING_NUMBER:018273645⟧, checking account number ⟦BANK_ACCOUNT:40871263⟧."},
		{"an account in groups with dots", "rekening ⟦BANK_ACCOUNT:12.34.56.789⟧ op naam van"},
		{"a passport of any country", "Die Reisepassnummer ⟦PASSPORT:CWX44170H2⟧ ist falsch."},
		{"one that is put right", "The passport number is wrong on my ticket, it should be ⟦PASSPORT:LK7719034⟧ instead."},
		{"one in French", "Mon passeport est mal saisi, le bon numéro est ⟦PASSPORT:22BV10457⟧."},
		{"something else that is put right", "My passport is fine, but the gate should be B12."},
		{"a bank beside a message", "MT103 came back. Receiver's correspondent: ⟦SWIFT_CODE:BNPAFRPP⟧."},
		{"a word in its place", "MT103 DECLINED by the correspondent."},
	} {
		text, _ := samples.Unmark(t, c.want)
		if got := samples.Mark(text, p.Find(text)); got != c.want {
			t.Errorf("%s: found %s\n want %s", c.reason, got, c.want)
		}
	}
}
