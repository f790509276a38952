package profiler

import (
	"testing"
)

// TestSpokenFields is of names of accounts, passwords, plates and numbers that stand
// behind their word without a colon, as people write them, and of texts that look like
// it.
func TestSpokenFields(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"sshd: Accepted password for ⟦USERNAME:deploy⟧ from ⟦IP_ADDRESS:203.0.113.9⟧ port 50122 ssh2",
		"Failed login for user ⟦USERNAME:annekeb⟧ from ⟦IP_ADDRESS:192.0.2.1⟧",
		"Each user comes from 10 countries",
		"Användarnamn: ⟦USERNAME:Jesper.Engstrom⟧",
		"sshd: Failed publickey for invalid user ⟦USERNAME:bob⟧ from ⟦IP_ADDRESS:203.0.113.9⟧ port 50122",
		"my login is ⟦USERNAME:karl_heinz⟧ and it does not work", "user ⟦USERNAME:svc-web07⟧ was locked", "usuario ⟦USERNAME:marta.gz81⟧", "mój login to ⟦USERNAME:zosia_k⟧",
		"the user guide v2 is here", "user manual.pdf", "user interface", "login page2", "a user story", "users 2024",
		"my password is ⟦PASSWORD:Tulips4me!⟧", "Hasło tymczasowe: ⟦PASSWORD:Lato-2031!⟧, dziękuję", "wachtwoord ⟦PASSWORD:fiets88x⟧ werkt niet", "neues Passwort lautet ⟦PASSWORD:Kuchen7x⟧.",
		"the password is required", "password must have 12 characters", "a new password policy", "Passwort vergessen",
		"plate ⟦LICENSE_PLATE:FH 731 XZ⟧", "targata ⟦LICENSE_PLATE:GA 462 TX⟧", "kenteken ⟦LICENSE_PLATE:K-366-DP⟧", "regnr ⟦LICENSE_PLATE:TAZ 183⟧", "rendszáma ⟦LICENSE_PLATE:ABC-482⟧",
		"авто ⟦LICENSE_PLATE:AA 5101 CT⟧", "госномер ⟦LICENSE_PLATE:A123BC77⟧",
		"the plate was broken in 2019 by us", "reg no 12", "AA 5101 DT",
		"paszport ⟦PASSPORT:ZS0000177⟧", "hộ chiếu ⟦PASSPORT:C1234567⟧", "住所は〒⟦ZIP_CODE:460-0008⟧です", "邮编⟦ZIP_CODE:100022⟧", "mã bưu chính ⟦ZIP_CODE:700000⟧", "खाता संख्या ⟦BANK_ACCOUNT:30918274650⟧",
	} {
		wantFound(t, p, marked)
	}
}
