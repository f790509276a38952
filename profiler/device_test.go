package profiler

import (
	"strings"
	"testing"
)

// The zones are the specimens of ICAO Doc 9303, parts 4, 5 and 6.
func TestMRZ(t *testing.T) {
	p := newProfiler(t)
	const (
		td3 = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10"
		td1 = "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<"
		td2 = "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6"
	)
	for _, zone := range []string{td3, td1, td2} {
		wantFound(t, p, "⟦PASSPORT_MRZ:"+zone+"⟧")
		wantFound(t, p, "scanned:\n⟦PASSPORT_MRZ:"+strings.ReplaceAll(zone, "\n", "\r\n")+"⟧\nend")
		wantValid(t, "PASSPORT_MRZ", []string{zone, strings.ReplaceAll(zone, "\n", "")}, []string{zone[1:], zone + "<", strings.ToLower(zone)})
		// Another digit in the number, the birth, the expiry or the whole is seen.
		for _, field := range []string{"D23145890", "L898902C3", "740812", "120415"} {
			if i := strings.Index(zone, field); i >= 0 {
				b := []byte(zone)
				b[i+4] = '0' + (b[i+4]-'0'+5)%10
				if Valid("PASSPORT_MRZ", string(b)) {
					t.Errorf("taken with another %s", field)
				}
			}
		}
	}
	wantFound(t, p, "a < b, <<p>>, P<UTO, a<b<c<d")
}

func TestFindDevices(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"IMEI ⟦IMEI:35686800-004141-20⟧", "handset ⟦IMEI:3568680000414120⟧", "3568680000414120", "⟦IMEI:35-686800-004141-8⟧",
		"IMSI: ⟦IMSI:310150123456789⟧", "310150123456789", "SIM ⟦ICCID:8944500102198304826⟧", "⟦ICCID:89014103211118510720⟧", "8944500102198304827",
		"MEID ⟦MEID:AF01234500ABCD⟧", "deadbeefcafe00",
		// Domains. One that is a word or ends files needs context.
		"see ⟦DOMAIN_NAME:example.com⟧, ⟦DOMAIN_NAME:mail.example.co.uk⟧.", "⟦DOMAIN_NAME:bücher.example.de⟧ is open", "на ⟦DOMAIN_NAME:пример.рф⟧", "请访问⟦DOMAIN_NAME:example.com⟧看看", "⟦DOMAIN_NAME:例え.みんな⟧",
		"the domain ⟦DOMAIN_NAME:acme.io⟧", "host: ⟦DOMAIN_NAME:db1.corp.test⟧", "domain name ⟦DOMAIN_NAME:my-shop.online⟧",
		"run main.py or a.out in README.md, then call foo.map and os.path", "We left.It rained. ASP.NET is old, e.g. here, i.e. there.", "version 1.2.com3",
		"the fields c.mu, fd.net and selectWatch.info", "src/main.com and ./x.org and ../y.net and C:\\a.com", "⟦EMAIL_ADDRESS:a.b.com@example.com⟧", "⟦URL:https://a.example.com/x.com⟧", "fmt.com(x)", "j***@example.com",
		// Headers.
		"GET /\n⟦HTTP_COOKIE:Cookie: sid=31d4d96e407aad42; lang=en-US⟧\n", "⟦HTTP_COOKIE:Set-Cookie: id=a3fWa; Max-Age=2592000; Path=/⟧",
		"the cookie: it is good", "Cookie: none here", "Cookies: a=b",
		"agent ⟦USER_AGENT:Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/91.0.4472.124 Safari/537.36⟧ came",
		`"⟦USER_AGENT:Mozilla/5.0 (iPhone; CPU iPhone OS 13_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Mobile/15E148 Safari/604.1⟧"`,
		"⟦USER_AGENT:Mozilla/5.0 (Linux; Android 10; SM-G960F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/83.0.4103.106 Mobile Safari/537.36⟧",
		"User-Agent: ⟦USER_AGENT:curl/7.68.0⟧", "user agent ⟦USER_AGENT:python-requests/2.25.1⟧.", "Mozilla is a foundation. Mozilla/5.0 is a token.",
	} {
		wantFound(t, p, marked)
	}
}
