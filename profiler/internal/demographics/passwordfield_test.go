package demographics

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestPasswordFields gives the passwords in settings, programs, markup and sentences.
func TestPasswordFields(t *testing.T) {
	for _, marked := range []string{
		"export PGPASSWORD=⟦PASSWORD:Brombeer7x⟧", "MAIL_PASSWORD=⟦PASSWORD:Brombeer7x⟧ run", "PASSWORD_MAIL=⟦PASSWORD:Brombeer7x⟧",
		"<password>⟦PASSWORD:Brombeer7x⟧</password>", `<add key="Password" value="⟦PASSWORD:Brombeer7x⟧"/>`, `:password => "⟦PASSWORD:Brombeer7x⟧"`,
		`client.setPassword("⟦PASSWORD:Brombeer7x⟧");`, `passphrase: ⟦PASSWORD:otter bridge velvet lamp⟧`, `cfg["password"] = '⟦PASSWORD:Brombeer7x⟧'`,
		`dsn = "host=db password=⟦PASSWORD:Brombeer7x⟧ user=app"`, "user/pass = tess/⟦PASSWORD:Brombeer7x⟧", "user tess pass ⟦PASSWORD:Brombeer7x⟧",
		`"password": "⟦PASSWORD:marzipan⟧",`, "password: ⟦PASSWORD:marzipan⟧", "pass: ⟦PASSWORD:Brombeer7x⟧", `b.WriteString("password=⟦PASSWORD:Brombeer7x⟧\n")`,
	} {
		samples.WantLabel(t, recognizers, "PASSWORD", marked)
	}
}

// TestNoPasswordFields holds that code which names a password and holds none is not taken for one, nor tickets and verbs.
func TestNoPasswordFields(t *testing.T) {
	for _, text := range []string{
		`password = vault.read("db/main")`, "password = settings.DB_PASS", "password=None)", "self.password = password", "password = row[2]",
		"password = await ask()", "def login(self, user, password: bytes, host: str)", "password: ${DB_PASS}", "password: !vault db_main",
		"password = '<your password>'", "input(prompt='Password: ', stream=None)", "password: min:8|confirmed", "passwd=''", "password: /etc/keys/db",
		"password_length=12", "password-hash: yes", "if password == other {", "Password: must have eight letters", `"password": "Enter the password."`,
		"we pass retry_count=3 to it", "pass UTF8 text along", "her boarding pass QX2291 was lost", "--- PASS: TestRoundTrip2 (0.01s)", "First pass: collect",
		"ski pass: 77120", "three-pass: GCC-14", "PWD=/home/quorl/src", "$PWD:/src", "pwd = os.getcwd()", "Pw = 0x48", "const mode = fi.Mode()&0o777",
		`url.UserPassword("tess", x)`, `{"passwd:name", "passwd:shell"}`, "Password and repetition don't match!",
	} {
		samples.WantLabel(t, recognizers, "PASSWORD", text)
	}
}
