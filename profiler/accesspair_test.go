package profiler

import (
	"testing"
)

// TestAccess gives names of accounts and passwords of notes on machines, of settings and of accounts that are locked, and words,
// code and logs that look like them.
func TestAccess(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Админ достъп: ⟦USERNAME:admin_hb⟧ / Kvorl1848* на 192.168.14.1.",
		"접속 정보: ⟦USERNAME:netadmin2⟧ / kvorl!8444",
		"Router access: ⟦USERNAME:kvorl.lab⟧ / Tea&Toast9",
		"Účet ⟦USERNAME:pavlikovad⟧ zablokovaný, API",
		"Konto ⟦USERNAME:vigos⟧ låst 2025-01-30 13:37",
		"The account ⟦USERNAME:jkvorl⟧ locked again",
		"Outi Heikkinen ei pääse sisään, tunnus ⟦USERNAME:oheikkin⟧, selain Firefox",
		"a fiók (⟦USERNAME:vassr_de⟧) zárolva.",
		"Χρήστης: ⟦USERNAME:kdimou⟧ (Κατερίνα Δήμου, λογίστρια)",
		"      DB_USER: ⟦USERNAME:kvorlowa_root⟧\n      DB_PORT: 5432",
		"define('DB_USER', '⟦USERNAME:u418_kvorl⟧');",
		"smtp_server   = smtp.example.de\nsmtp_user     = ⟦USERNAME:noreply-kvorlung⟧\n",
		"       maj_par       = '⟦USERNAME:agent_kvorl45⟧',\n",
		`{"ip":"10.61.7.82","accountnaam":"⟦USERNAME:arossum⟧"}`,
		`{"alias":"⟦USERNAME:gato.montes.luna⟧","nombre":"x"}`,
		"access: read / write", "Zugang: Keller / Garten1", "Access: /var/www / Backup2!", "доступ: чтение / запись",
		"db_user = config.user\ncurrent_user: User = get_user()\nauth_user = request.user\nlast_user = users[0]",
		"self.db_user = default_user\nnew_user = old_user", "DB_USER: ${DB_USER}", "db_user: str\n", "max_user: 100",
		"[main_thread] started, waiting", "[auth_service] connected to host", "[user_id] int, not null", "[build_step] done, 3 files",
		"@font_size: 12px;\n@media_x: print and more here;", "created_by = models.ForeignKey", `"author": "lodash team"`,
		"Das Konto ist gesperrt. The account was locked. Účet zablokovaný. konto bankowe zablokowane", "tunnus puuttuu, tarkista",
		"(\"ftp_passive\", \"ftp_user\", \"half_kvorl_clients\")",
		"updated_by: null\nalias: ls -la\nalias ll='ls -l'",
	} {
		wantLabel(t, p, "USERNAME", marked)
	}
	for _, marked := range []string{
		"Админ достъп: admin_hb / ⟦PASSWORD:Kvorl1848*⟧ на 192.168.14.1.",
		"접속 정보: netadmin2 / ⟦PASSWORD:kvorl!8444⟧\n조치",
		"Řešení: reset hesla na dočasné ⟦PASSWORD:Leden-Sova-42⟧, klient",
		"Ενέργεια: νέος κωδικός ⟦PASSWORD:Olympos-204⟧, προσθήκη",
		"Midlertidig kode: ⟦PASSWORD:Kvorl!Juni⟧\nLøst",
		"Ratkaisu: salasana vaihdettu -> ⟦PASSWORD:Hilla-Suo-20⟧, vaihda",
		"Passwort geändert auf ⟦PASSWORD:Kvorl-Tor-88⟧, bitte ändern.",
		"The temporary password ⟦PASSWORD:Kvorl-Gate-7⟧ works until noon.",
		"The temporary password expires in 24h. New password must have 8 characters.",
		"reset hesla na dočasné heslo. heslo pro KV-2024A1 poslal", "νέος κωδικός προϊόντος", "Temporary code: none",
		"access: read / Write2024.txt", "The password for Kvorl-7 was lost.",
		"midlertidig kode sendes på SMS", "password policy v2.1.3-beta", "salasana vaihdettu 12.3.2025",
	} {
		wantLabel(t, p, "PASSWORD", marked)
	}
}
