package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/internal/longtest"
)

// The values of this file are in the forms that the providers document, around
// a body that opens nothing. They are put together here, so that scanners of
// sources do not take this file for a leak.
const body = "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1cC3eE5gG7iI9kK2mM4oO6qQ8sS0uU1wW3yY5"

const hexBody = "0123456789abcdef0a1b2c3d4e5f60718293a4b5c6d7e8f90f1e2d3c4b5a69788796a5b4c3d2e1f0"

func TestProviderKeys(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct{ label, key string }{
		{"STRIPE_KEY", "sk" + "_live_" + body[:24]}, {"STRIPE_KEY", "rk" + "_test_" + body[:60]}, {"STRIPE_KEY", "whsec" + "_" + body[:32]},
		{"GITHUB_TOKEN", "ghp" + "_" + body[:36]}, {"GITHUB_TOKEN", "ghs" + "_" + body[:36]}, {"GITHUB_TOKEN",
			"github" + "_pat_" + body[:22] + "_" + body[:59]},
		{"SLACK_TOKEN", "xoxb" + "-123456789012-1234567890123-" + body[:24]}, {"SLACK_TOKEN", "xapp" + "-1-A0123-" + body[:40]},
		{"API_KEY", "glpat" + "-" + body[:20]}, {"API_KEY", "npm" + "_" + body[:36]}, {"API_KEY", "pypi" + "-AgEIcHlwaS5vcmc" + body}, {"API_KEY",
			"hf" + "_" + body[:34]},
		{"API_KEY", "dop" + "_v1_" + hexBody[:64]}, {"API_KEY", "shpat" + "_" + hexBody[:32]}, {"API_KEY", "SG" + "." + body[:22] + "." + body[:43]},
		{"API_KEY", "sk" + "-ant-api03-" + body}, {"API_KEY", "sk" + "-proj-" + body}, {"API_KEY", "sk" + "-" + body[:48]}, {"API_KEY",
			"key" + "-" + hexBody[:32]},
		{"API_KEY", "hvs" + "." + body}, {"API_KEY", "ya29" + "." + body}, {"API_KEY", "SK" + hexBody[:32]}, {"API_KEY",
			"dapi" + hexBody[:32]}, {"API_KEY", "123456789" + ":AA" + body[:33]},
		{"API_KEY", "hf" + "_" + strings.Repeat("aQzWsXeDcRfVtGbY", 3)[:34]}, {"API_KEY", "sb" + "_secret_" + body[:31]}, {"API_KEY",
			"lin" + "_oauth_" + hexBody[:64]}, {"API_KEY", "HRKU" + "-AA" + body[:58]}, {"API_KEY", "tskey" + "-auth-" + body[:40]},
		{"API_KEY", "ATATT3" + "xFfGF0" + body + body}, {"API_KEY", "pat" + body[:14] + "." + hexBody[:64]}, {"API_KEY", "LTAI" + "5t" + body[:18]},
		{"API_KEY", "MTk4NjIyNDgzNDcxOTI1MjQ4" + ".Cl2FMQ." + body[:27]}, {"API_KEY", body[:14] + ".atlasv1." + body[:64]}, {"API_KEY",
			hexBody[:32] + "-us" + "12"},
		{"GCP_API_KEY", "AIza" + "SyB-" + body[:31]}, {"GCP_API_KEY", "AIza" + "Sy_" + body[:32]},
		{"AWS_ACCESS_KEY", "AKIA" + "Z2T5QWERTYUI4567"}, {"AWS_ACCESS_KEY", "ASIA" + "ABCDEFGHIJKLMNOP"},
	} {
		wantFound(t, p, "⟦"+c.label+":"+c.key+"⟧")
		wantFound(t, p, "use ⟦"+c.label+":"+c.key+"⟧, not that")
		wantFound(t, p, `"⟦`+c.label+":"+c.key+`⟧"`)
		if !Valid("API_KEY", c.key) && c.label == "API_KEY" {
			t.Errorf("Valid(API_KEY, %s…) = false", c.key[:4])
		}
		// Cut short or grown into something longer, it is none.
		for _, text := range []string{"x" + c.key, c.key[:len(c.key)/4], strings.Repeat("x", len(c.key))} {
			for _, f := range p.Find(text) {
				if string(f.Label) == c.label {
					t.Errorf("%s found in a text that holds none", c.label)
				}
			}
		}
	}
	for _, text := range []string{
		"AKIA" + "IOSFODNN7EXAMPLE", "sk_live_xxxxxxxxxxxxxxxxxxxxxxxx", "ghp_short", "xoxb-", "well-known, snake_case_name, key-value, sk-learn", "AIzaXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
		"aws_secret_access_key = " + "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
	} {
		wantFound(t, p, text)
	}
}

// The vectors are the examples of RFC 6750, RFC 7515, RFC 7617 and RFC 2307, of
// Drepper's specification of crypt, of Wikipedia's article on bcrypt, and of the
// PHC string format.
func TestCredentials(t *testing.T) {
	p := newProfiler(t)
	const jwt = "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
	pem := "-----BEGIN " + "RSA PRIVATE KEY-----\n" + body + "\n" + body + "\n-----END RSA " + "PRIVATE KEY-----"
	account := `{"type": "service_account", "project_id": "p", "private_key": "` + strings.ReplaceAll(pem, "\n", `\n`) + `", "client_email": "a@b.iam.gserviceaccount.com"}`
	for _, marked := range []string{
		"⟦JSON_WEB_TOKEN:" + jwt + "⟧", "Bearer ⟦JSON_WEB_TOKEN:" + jwt + "⟧", "token=⟦JSON_WEB_TOKEN:" + jwt + "⟧&x=1", "see ⟦JSON_WEB_TOKEN:" + jwt + "⟧.",
		"⟦JSON_WEB_TOKEN:eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UifQ.⟧", "eyJub3RoaW5nIjoxfQ.eyJpc3MiOiJqb2UifQ.abc", "eyes.are.here",
		"⟦BASIC_AUTH_HEADER:Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==⟧", "⟦BASIC_AUTH_HEADER:Proxy-Authorization: Basic dGVzdDoxMjPCow==⟧",
		"curl -H '⟦BASIC_AUTH_HEADER:authorization: basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==⟧'", "Basic training and Basic instincts", "Basic Y29sb25sZXNz",
		`{"Authorization": "⟦BASIC_AUTH_HEADER:Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==⟧"}`, `{'proxy-authorization':'⟦AUTH_TOKEN:Bearer mF_9.B5f-4.1JqM⟧'}`,
		"⟦AUTH_TOKEN:Authorization: Bearer mF_9.B5f-4.1JqM⟧", "⟦AUTH_TOKEN:Bearer " + body[:32] +
			"⟧", "the bearer documentationofeverything", "token standardization",
		"csrf_token=⟦AUTH_TOKEN:" + body[:32] + "⟧;", `"client_secret": "⟦AUTH_TOKEN:` + body[:24] + `⟧"`, `X_API_KEY = '⟦API_KEY:` + body[:32] + `⟧'`, "api-key: ⟦API_KEY:" + hexBody[:32] + "⟧",
		"token=none", "secret: ${SECRET_FROM_ENV_123}", "token_count=1234567890123456", "next_token: aaaaaaaaaaaaaaaa11", "secret_path=/usr/lib/a1/b2/c3/d4",
		"hash ⟦PASSWORD_HASH:$2a$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW⟧.", "⟦PASSWORD_HASH:$5$saltstring$5B8vYYiY.CVt1RlTTf8KbXBH3hsxY/GNooZaBBGWEl8⟧",
		"root:⟦PASSWORD_HASH:$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjlO/O817G3uBnIFNjnQJuesI68OTLiBFdcbYEdFCoEOfaS35inz1⟧",
		"⟦PASSWORD_HASH:$argon2id$v=19$m=65536,t=2,p=1$gZiV/M1gPc22ElAH/Jh1Hw$CWOrkoo7oJBQ/iyh7uJ0LO2aLEfrHwTWllSAxT0zRno⟧",
		"userPassword: ⟦PASSWORD_HASH:{SSHA}DkMTwBl+a/3DQTxCYEApdUtNXGgdUac3⟧", "⟦PASSWORD_HASH:pbkdf2_sha256$260000$" + body[:22] + "$" + body[:43] + "=⟧",
		"costs $1 or $2a$ or $5$, {SHA}, {SSHA}, {name}", "$1$$$$$$$$",
		"AccountKey=⟦AZURE_AUTH_TOKEN:" + (body + body)[:86] + "==⟧;", "azure storage ⟦AZURE_AUTH_TOKEN:" + (body + body)[:86] +
			"==⟧", "SharedAccessKey=⟦AZURE_AUTH_TOKEN:" + body[:43] + "=⟧",
		"digest " + body[:43] + "=", "a == b", "x=====",
		"⟦PRIVATE_KEY:" + pem + "⟧", "key:\n⟦PRIVATE_KEY:" + strings.ReplaceAll(pem, "RSA ", "OPENSSH ") + "⟧\nend", "⟦PRIVATE_KEY:" + pem[:120] + "⟧",
		"-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----", "-----BEGIN PRIVATE KEY-----", "----------",
		"⟦GCP_CREDENTIALS:" + account + "⟧", `{"type": "object"}`, `{"type": "service_account"}`,
		"⟦STORAGE_SIGNED_URL:https://b.s3.amazonaws.com/k?X-Amz-Expires=3600&X-Amz-Signature=" + hexBody[:64] +
			"⟧", "⟦STORAGE_SIGNED_URL:https://a.blob.core.windows.net/c/b?sv=2020-08-04&se=2021-01-01&sr=b&sig=" + body[:43] + "%3D⟧.",
		"⟦STORAGE_SIGNED_URL:https://storage.googleapis.com/b/o?X-Goog-Date=20200101&X-Goog-Signature=" + hexBody +
			"⟧", "⟦URL:https://example.com/?Signature=here⟧",
		"⟦DB_CONNECTION_STRING:postgresql://user:s3cr3t@db.example.com:5432/app?sslmode=require⟧", "DATABASE_URL=⟦DB_CONNECTION_STRING:mongodb+srv://u:p%40ss@cluster0.example.net/db⟧",
		"⟦DB_CONNECTION_STRING:redis://:hunter2@localhost:6379/0⟧.", "⟦URL:postgres://localhost:5432/app⟧", "⟦DB_CONNECTION_STRING:Server=db1;Database=app;User Id=sa;Password=hunter2⟧", "Server=db1;Database=app",
		"Data Source = x",
	} {
		wantFound(t, p, marked)
	}
	wantValid(t, "JSON_WEB_TOKEN", []string{jwt}, []string{jwt[:40], jwt + ".", "a.b.c"})
	wantValid(t, "PRIVATE_KEY", []string{pem}, []string{"-----BEGIN PRIVATE KEY-----"})
	wantValid(t, "BASIC_AUTH_HEADER", []string{"Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="},
		[]string{"Basic QWxhZGRpbg=="})
	wantValid(t, "DB_CONNECTION_STRING", []string{"mysql://root:toor@127.0.0.1/x",
		"Data Source=db1;Initial Catalog=app;User ID=sa;Password=hunter2;"}, []string{"mysql://127.0.0.1/x", "https://a:b@c.d"})
}

// TestGrammarsDoNotAllocate is TestAppendFindDoesNotAllocate for the grammars of
// credentials, domains and zones, what they find and what they refuse.
func TestGrammarsDoNotAllocate(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("allocations cannot be counted under the race detector")
	}
	p := newProfiler(t)
	text := strings.Join([]string{
		"Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", "Basic " + strings.Repeat("a1",
			200) + "b", "eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UifQ.", "ey" + strings.Repeat("a1", 400) + "b.c.d",
		"ghp" + "_" + body[:36], "postgres://u:p@h.example.com/d", "https://a.example.com/?sv=1&se=2&sig=" +
			body[:43], "Cookie: a=b; c=d", "Mozilla/5.0 (X11) Gecko/1.0 Firefox/2.0",
		"P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10", "BIC DEUT DE FF", "www2.example.com", "DialForum.de", "$5$saltstring$5B8vYYiY.CVt1RlTTf8KbXBH3hsxY/GNooZaBBGWEl8",
		"-----BEGIN PRIVATE KEY-----\n" + body +
			"\n-----END PRIVATE KEY-----", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "DE89 3704 0044 0532 0130 00", "api_key=" + body[:32],
	}, "\n")
	buf := p.Find(text)
	if len(buf) < 13 {
		t.Fatalf("only %d findings", len(buf))
	}
	if n := testing.AllocsPerRun(20, func() { buf = p.AppendFind(buf[:0], text) }); n != 0 {
		t.Errorf("AppendFind allocates %v times, want 0", n)
	}
}

// TestNewRepetitions is TestRepetitions for the triggers of tokens, headers,
// domains and zones.
func TestNewRepetitions(t *testing.T) {
	t.Parallel()
	p := newProfiler(t)
	for i, unit := range []string{
		"$1$", "$2a$12$", "{SSHA}", "ey", "eyJhbGciOiJub25lIn0.", "ey-", "Basic ", "Bearer ", "Authorization: Basic ", "token=", "token: a1b2c3d4e5f6g7h8 ", "secret=1a", "==", "a=",
		"-----BEGIN PRIVATE KEY-----", "-----", "-", "PuTTY-User-Key-File-", `{"type":"service_account"`, "{", "http://a?sig=", "postgres://a:b@", "postgres://", "Server=a;", "Server=", "sk_", "sk-", "AIza-", "AIzaSy",
		"a.b.", "a.com", "com.", ".", "a.é", "é.", "<", "A<", "P<UTO", "Mozilla/5.0 (", "Mozilla/5.0 a ", "(", "Cookie: a=", "Set-", "1:AA", "AKIA", "DEUT DE ", "DEUT ", "SK0a", "8944 ",
	} {
		if longtest.UnderRace && i%24 != 0 {
			continue // it is about time, and about one goroutine
		}
		checkLaws(t, p, strings.Repeat(unit, 200))
		var buf []privet.Finding
		find := func(n int) func() {
			text := strings.Repeat(unit, n/len(unit))
			return func() { buf = p.AppendFind(buf[:0], text) }
		}
		linear.Check(t, unit, 10, find(1<<13), find(1<<15))
	}
}

// wantValid holds which values are right numbers of a label and which are not.
func wantValid(t *testing.T, label privet.Label, right, wrong []string) {
	t.Helper()
	for _, v := range right {
		if !Valid(label, v) {
			t.Errorf("Valid(%s, %q) = false", label, v)
		}
	}
	for _, v := range wrong {
		if Valid(label, v) {
			t.Errorf("Valid(%s, %q) = true", label, v)
		}
	}
}
