package treescan

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// TestIsMadeUp holds which values are nobody's, and that their neighbours are somebody's.
func TestIsMadeUp(t *testing.T) {
	for _, tt := range []struct {
		label        privet.Label
		yes, no, why string
	}{
		{privet.LabelEmailAddress, "lena@example.com", "lena@examples.com", "RFC 2606"},
		{privet.LabelEmailAddress, "lena@mail.shop.test", "lena@mail.shop.tests", "RFC 6761"},
		{privet.LabelEmailAddress, "NoReply@brightmoor.io", "noreply.lena@brightmoor.io", "a role"},
		{privet.LabelPhoneNumber, "+1 (415) 555-0132", "+1 (415) 565-0132", "the exchange of fiction"},
		{privet.LabelPhoneNumber, "415-555-0132", "415-565-0132", "the same without its country"},
		{privet.LabelPhoneNumber, "+44 20 7946 0018", "+44 20 7846 0018", "Ofcom"},
		{privet.LabelPhoneNumber, "020 7946 0018", "020 7846 0018", "Ofcom, national"},
		{privet.LabelPhoneNumber, "0033 1 99 00 41 72", "0033 1 98 00 41 72", "ARCEP"},
		{privet.LabelPhoneNumber, "(415) 555-0132 ext 12", "(415) 565-0132 ext 12", "an extension"},
		{privet.LabelCreditCard, "４１１１ １１１１ １１１１ １１１１", "４５３９ ５７８７ ６３６２ １４８６", "full-width digits"},
		{privet.LabelEmailAddress, "user17@gmail.com", "tamsin17@gmail.com", "a role with a number"},
		{privet.LabelPassword, "word|mot|wort", "Kestrel|77|x", "a choice of words"},
		{privet.LabelPassword, "{{ .Password }}", "a%b$c{d9", "a template"},
		{privet.LabelAuthToken, "0123456789abcdef0123456789abcdef", "7f3a91c05be24d68a1f09c3e5d72b846", "a row"},
		{privet.LabelPrivateKey, "-----BEGIN PRIVATE KEY-----, ----------", "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIBnq7hYkV9tQxZr2LmWc4pUe0sJd8fGaTo1KiXb6RvNy\n-----END PRIVATE KEY-----", "no key"},
		{privet.LabelPrivateKey, "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAm3Jx0QeZtR7nKd5uYpVwBc8sLhG2fT4iMoXa9rCq6Ek=\n-----END PUBLIC KEY-----", "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIBnq7hYkV9tQxZr2LmWc4pUe0sJd8fGaTo1KiXb6RvNy\n-----END PRIVATE KEY-----", "a public key"},
		{privet.LabelCreditCard, "4111-1111-1111-1111", "4539 5787 6362 1486", "Visa's test number"},
		{privet.LabelIBAN, "GB82 WEST 1234 5698 7654 32", "GB33 BUKB 2020 1532 1886 47", "an example of the registry"},
		{privet.LabelSSN, "987-65-4321", "536-22-8641", "never issued"},
		{privet.LabelPhoneNumber, "011 44 20 7946 0958", "011 44 20 7846 0958", "Ofcom, from North America"},
		{privet.LabelEmailAddress, "jane@example[.]com", "jane@brightmoor[.]com", "RFC 2606, defused"},
		{privet.LabelPassport, "C01X00T47", "C01X00T74", "a specimen"},
		{privet.LabelPassport, "M1234567", "M1938462", "digits that count"},
		{privet.LabelPassword, "Passw0rd1", "Kestrel-77", "a word for any"},
		{privet.LabelPassword, "${DB_PASSWORD}", "DB_9kestrel", "a variable"},
		{privet.LabelPassword, "xx", "xq9w", "shorter than any"},
		{privet.LabelBasicAuthHeader, "Basic dXNlcjpwYXNzd29yZA==", "Basic dGVzczpLZXN0cmVsLTc3", "a placeholder inside"},
		{privet.LabelDBConnectionString, "postgres://app:secret@db/x", "postgres://app:Kestrel-77@db/x", "a placeholder inside"},
		{privet.LabelDBConnectionString, "Server=db;Uid=app;Pwd=changeme;", "Server=db;Uid=app;Pwd=Kestrel-77;", "a placeholder inside"},
		{privet.LabelEmailAddress, "brightmoor-list@lists.brightmoor.io", "tamsin-list.x@brightmoor.io", "a list"},
		{privet.LabelEmailAddress, "brightmoor@brightmoor.io", "bright@brightmoor.io", "a project"},
		{privet.LabelEmailAddress, "20150811100527.GW14466@brightmoor.io", "gw.14466@brightmoor.io", "a message"},
		{privet.LabelSSN, "111-22-3333", "111-22-3343", "groups of one digit"},
		{privet.LabelPhoneNumber, "+404251-0740023", "+40 425 107 400", "a place on Earth"},
		{privet.LabelPhoneNumber, "17.0.1.0.0.4", "17.43.12.98.04", "a version"},
		{privet.LabelPhoneNumber, "20170705", "27170705", "a day"},
		{privet.LabelBankAccount, "2026-07", "20260-7", "a month"},
		{privet.LabelDriverLicense, "dc44639904", "DC44639904", "a digest"},
		{privet.LabelPassword, "geheim$parole", "geheim$kestrel", "words for any"},
		{privet.LabelBasicAuthHeader, "Basic Options", "Basic dGVzczpLZXN0cmVsLTc3", "no password"},
		{privet.LabelPassword, "S3cr3tDBPassw0rd", "S3cr3tDBKestrel", "words for any, one behind the other"},
		{privet.LabelPassword, "p@/ssword", "p@/kestrel", "a word with marks in it"},
		{privet.LabelJSONWebToken, "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.x", "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI4OTIzNzQ1In0.x", "nobody"},
		{privet.LabelDBConnectionString, "postgres://h/d?user=me@x.io&password=secret", "postgres://h/d?user=me@x.io&password=kestrel7", "a placeholder inside"},
		{privet.LabelCreditCard, "4747474747474747", "4747474847474747", "two digits again and again"},
		{privet.LabelAPIKey, "A1B2C3D4E5F6G7H8I9J0", "K7B2Q3D4X5F6M7H8I9J0", "the alphabet"},
		{privet.LabelPassword, "Q0hBTkdFTUUh", "S2VzdHJlbDc3", "a word for any in base 64"},
		{privet.LabelPassword, "my secret key 1", "my secret key 7193", "blanks"},
		{privet.LabelPerson, "Jane Doe", "Jane Orlebar", "a name for any"},
		{privet.LabelEmailAddress, "lena@example2.com", "lena@examples2.com", "a number behind what is reserved"},
		{privet.LabelAPIKey, strings.Repeat("PD94bWwgdmVyc2lvbj0i", 5), strings.Repeat("kT7fQ2mX9bLw04ZrVnH5", 5), "text in base 64"},
		{privet.LabelAuthToken, "Authorization: Bearer mF_9.B5f-4.1JqM", "Authorization: Bearer nF_9.B5f-4.1JqM", "RFC 6750"},
		{privet.LabelEmailAddress, "update-test-identity@brightmoor.io", "tamsin-identity@brightmoor.io", "plain words"},
		{privet.LabelEmailAddress, "usertodelete@brightmoor.io", "userorlebar@brightmoor.io", "plain words written together"},
		{privet.LabelEmailAddress, "bar@foo.net", "tamsin@food.net", "a domain for any"},
		{privet.LabelEmailAddress, "950118.AEB0@brightmoor.io", "9501.AEB0@brightmoor.io", "a message"},
		{privet.LabelEmailAddress, "TQ07hO1G@bQWO1G.jO", "TQ07hO1G@bQWO1G.JO", "a piece of a table of a parser"},
		{privet.LabelEmailAddress, "12EayRS2V1kEsWESU9QMRseFhdxYxKicsiFmxrsLZHeL@brightmoor.io", "12EayRS2V1kEsWESU9@brightmoor.io", "an identifier"},
		{privet.LabelPassword, "Gjeldende passord", "gjeldende lykt bro krone", "words of a form"},
		{privet.LabelPassword, "urn:k8s:secret:oidc:redisPass", "urnk8s!kestrel", "a reference"},
		{privet.LabelPassword, "#/definitions/afterLogin", "#definitions9q", "a pointer"},
		{privet.LabelPassword, "1337:1337", "1337:kestrel", "ports"},
		{privet.LabelPassword, "cGFzc3dvcmQ=  # base64", "cGFzc3kestrel=", "a word for any in base 64, and a comment"},
		{privet.LabelPassword, "wrong-password", "wrong-kestrel7", "plain words"},
		{privet.LabelPassword, "shouldNotAppear", "kestrelNotAppear7", "plain words of a program"},
		{privet.LabelPassword, "repeaterpassword", "repeaterkestrel7", "a word for a password"},
		{privet.LabelPassword, "tess@brightmoor.io", "tess@bright", "an address"},
		{privet.LabelPassword, "@{systemd:initial}", "@systemd-7initial", "a template"},
		{privet.LabelAPIKey, "access_token0", "access_kT7fQ2mX9bLw04", "the name of a token"},
		{privet.LabelAPIKey, "airtableTokenApi", "airTk9bTokQ2api", "letters of a name"},
		{privet.LabelAPIKey, "136020D511BF136020D511BF136020D511BF", "136020D511BF7af3c09e5b1d86f2", "a few characters again and again"},
		{privet.LabelPrivateKey, "LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0tCi0tLS0tRU5EIFBSSVZBVEUgS0VZLS0tLS0=", strings.Repeat("kT7fQ2mX9bLw04ZrVnH5", 5), "no key in base 64"},
		{privet.LabelJSONWebToken, "eyJhbGciOiJIUzI1NiJ9.foo.SflKxwRJSMeKKF2QT4fwp", "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI4OTIzNzQ1In0.x", "no claims"},
		{privet.LabelDBConnectionString, "nats://derek:derek@brightmoor.io:4222", "nats://derek:kestrel7@brightmoor.io:4222", "the name of the account"},
		{privet.LabelPhoneNumber, "+37.58.57.238", "+37.358.57.238", "an address of the network"},
		{privet.LabelCZRC, "123123123", "123123143", "three digits again and again"},
		{privet.LabelPassword, "Test@123", "Tern@123", "a word for any with marks behind it"},
		{privet.LabelPassword, "ZogKvWdyEx:password", "ZogKvWdyEx:kestrel7", "a word for any behind an account"},
		{privet.LabelPassword, "&lt;secret&gt;", "kestrel7&lt;", "a template in HTML"},
		{privet.LabelPrivateKey, "-----BEGIN RSA PRIVATE KEY----- MIIEpQIBAAKCAQEAuyf" + strings.Repeat("kT7fQ2mX9bLw", 4) + " -----END RSA PRIVATE KEY-----", "-----BEGIN RSA PRIVATE KEY----- MIIEpQIBAAKCAQEAuyf" + strings.Repeat("kT7fQ2mX9bLw", 130) + " -----END RSA PRIVATE KEY-----", "a key that is cut"},
		{privet.LabelAuthToken, "9876543.hijklmnop", "9872543.hijqlmxop", "rows of letters"},
		{privet.LabelAPIKey, "xoxe.xoxp-1-abc123def456", "xoxe.xoxp-1-a9c127dqf486", "typed for a key"},
		{privet.LabelPhoneNumber, "+1(510) 720-0000", "+1(510) 720-0010", "the first of a range"},
		{privet.LabelPhoneNumber, "2024-03-18.180911", "2124-03-18.180911", "a day"},
		{privet.LabelDriverLicense, "/home/r/x/execa-71409824/licens", "D7140-9824-7131", "a path"},
		{privet.LabelEmailAddress, "GiteaBot2@gitea.io", "GiteaTamsin@gitea.io", "the project's own"},
		{privet.LabelEmailAddress, "llama%v@brightmoor.io", "llama.orlebar@brightmoor.io", "a format"},
		{privet.LabelEmailAddress, "anne@aaaxample.com", "anne@aaaxampler.com", "what is reserved, misspelled"},
		{privet.LabelIBAN, "AZ21 NABZ 0000 0000 1370 1000 1944", "AZ22 NABZ 0000 0000 1370 1000 1945", "an example of the registry"},
		{privet.LabelAWSAccessKey, "AKIAIOSFODNN7EXAMPLE", "AKIAQYLPMN5HFIQR7XYA", "documentation"},
	} {
		if !isMadeUp(tt.label, tt.yes, "") {
			t.Errorf("%s %q is taken for somebody's: %s", tt.label, tt.yes, tt.why)
		}
		if isMadeUp(tt.label, tt.no, "") {
			t.Errorf("%s %q is taken for nobody's, beside %s", tt.label, tt.no, tt.why)
		}
	}
}

// TestReservedWords holds that the lists are what they say: labels that exist, and values without separators.
func TestReservedWords(t *testing.T) {
	for label, patterns := range reserved() {
		if _, err := privet.ParseLabel(string(label)); err != nil {
			t.Errorf("%s is no label", label)
		}
		for _, p := range patterns {
			if p == "" || strings.Trim(p, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789x*._:") != "" {
				t.Errorf("the pattern %q of %s cannot fit", p, label)
			}
		}
	}
	for _, set := range []map[string]bool{placeholders(), roles(), domains()} {
		for w := range set {
			if w != strings.ToLower(w) {
				t.Errorf("%q cannot fit", w)
			}
		}
	}
}

// TestNamesAuthor holds that authors are told by whole words.
func TestNamesAuthor(t *testing.T) {
	for line, want := range map[string]bool{
		"// Copyright 2024 Lena <l@x.io>": true, "Signed-off-by: Lena <l@x.io>": true, `"author": "Lena <l@x.io>",`: true, "© Lena l@x.io": true, "Written by Lena": true,
		"env GIT_AUTHOR_EMAIL=l@x.io": false, "authority: l@x.io": false, "l@x.io": false,
	} {
		if namesAuthor(line, authors()) != want {
			t.Errorf("%q: %v", line, !want)
		}
	}
}

// TestContext holds that the context of a finding has nothing that was found, and does not depend on blanks and numbers.
func TestContext(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	context := func(s string) string {
		found := p.Find(s)
		if len(found) == 0 {
			t.Fatalf("nothing is found in %q", s)
		}
		return contextOf(s, found, len(found)-1)
	}
	a := context("first\n\tcustomer 17: tamsin.orlebar@brightmoor.io or wenna@brightmoor.io, // thanks\nlast")
	if b := context("another\n\n   customer 94: ivo@brightmoor.io or zelah@brightmoor.io,   // thanks"); a != b || strings.Contains(a, "orlebar") || strings.Contains(a, "wenna") {
		t.Errorf("%q and %q", a, b)
	}
	if b := context("client 17: tamsin.orlebar@brightmoor.io or wenna@brightmoor.io, // thanks"); a == b {
		t.Error("other words have the same context")
	}
}

// TestChunks holds that a finding behind many others and behind the end of a piece is at its line, and that many of one label are one, counted.
func TestChunks(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	w := &work{scanner: &scanner{opts: Options{MinConfidence: DefaultMinConfidence}, profiler: p}, file: treeFile{name: "a.go"}, count: map[privet.Label]int{}}
	filler := strings.Repeat("x := f(y) // and so on\n", 2*chunkSize/23)
	n := strings.Count(filler, "\n")
	if err := w.texts(context.Background(), strings.NewReader(filler+"wenna@brightmoor.io\n"), false); err != nil {
		t.Fatal(err)
	}
	if len(w.findings) != 1 || w.findings[0].Line != n+1 || w.findings[0].Column != 1 || w.findings[0].EndColumn != 20 {
		t.Errorf("%+v, want line %d", w.findings, n+1)
	}
	w.findings, w.count = nil, map[privet.Label]int{}
	if err := w.texts(context.Background(), strings.NewReader(strings.Repeat("wenna@brightmoor.io\n", mostOfLabel+50)), false); err != nil {
		t.Fatal(err)
	}
	if last := w.findings[len(w.findings)-1]; len(w.findings) != mostOfLabel || last.Values != 51 {
		t.Errorf("%d findings, the last of %d values", len(w.findings), last.Values)
	}
}

// TestIsDump holds that a line of bytes is told from others.
func TestIsDump(t *testing.T) {
	for line, want := range map[string]bool{
		"00000070  2d 65 74 6d 40 6f 70  65 6e 73 73 68 2e 63 6f  |-etm@openssh.co|": true,
		"20260101 12 13 tess@brightmoor.io":                                          false, "wenna@brightmoor.io": false, "20260101 a bb cc dd ee ff aa bb cc wenna@brightmoor.io": false,
	} {
		if isDump(line) != want {
			t.Errorf("%s: %v", line, !want)
		}
	}
}

// TestIsCode holds which passwords of programs are pieces of these.
func TestIsCode(t *testing.T) {
	for value, want := range map[string]bool{
		`!0,range:!0,search:!0`: true, `password);`: true, `ignoreCase:!0`: true, `@gr_members`: true,
		`(r"#\\([()`: true, `name"`: true, `scmVersion=`: true, `alias)`: true, "&outUint8": true, "uinfo.pass": true,
		"Kestrel-77-Lantern": false, "p(q9!x": false, "7:kestrel": false, "@Kestrel77": false, "a,b9": false,
	} {
		if isCode(privet.LabelPassword, value) != want {
			t.Errorf("%s: %v", value, !want)
		}
	}
	for value, want := range map[string]bool{"PR_GetFileInfo64UTF16": true, "SSL_EnableTls13GreaseEch": true, "options.s3_session_token": true, "kT7fQ2mX9bLw04ZrVnH5yPsA8d": false,
		"AIzaSyCkfPOPZXDKNn8hhgu3JrA62wIgC93d44k": false, "ghp_Qk2LmXv9TzR4wYbN7cHd1PfJs": false} {
		if isCode(privet.LabelAPIKey, value) != want {
			t.Errorf("%s: %v", value, !want)
		}
	}
}

// TestPlaces holds what the words and the signs around a value say of it.
func TestPlaces(t *testing.T) {
	for _, tt := range []struct {
		name, before, value, after string
		label                      privet.Label
		want                       bool
	}{
		{"a.go", `http://app:`, "app123", "@db", privet.LabelPassword, true},
		{"a.go", `http://app:`, "kestrel7", "@db", privet.LabelPassword, false},
		{"a.go", `http://app:`, "kestrel", "@localhost:90", privet.LabelPassword, true},
		{"a.go", `{user: "svc-e", password: "`, "svc-e", `"`, privet.LabelPassword, true},
		{"a.go", `password: "`, "kestrel-", `" + more`, privet.LabelPassword, true},
		{"a.go", `password: `, "stringOrExpression", ",", privet.LabelPassword, true},
		{"a.go", `// several addresses, e.g. `, "tess@brightmoor.io", ".", privet.LabelEmailAddress, true},
		{"a.go", `// ask `, "tess@brightmoor.io", ".", privet.LabelEmailAddress, false},
		{"a/lang/nb.json", `"password": "`, "Passordet", `"`, privet.LabelPassword, true},
		{"a/conf/nb.json", `"password": "`, "Passordet", `"`, privet.LabelPassword, false},
		{"a_test.go", `"`, "recoverme4@brightmoor.io", `"`, privet.LabelEmailAddress, true},
		{"a.go", `"`, "recoverme4@brightmoor.io", `"`, privet.LabelEmailAddress, false},
	} {
		w := &work{isText: isAmong(tt.name, translations()), isTest: isAmong(tt.name, tests())}
		f := privet.Finding{Label: tt.label, Start: len(tt.before), End: len(tt.before) + len(tt.value), Confidence: 0.95}
		if got := w.isNobodysHere(&text{s: tt.before + tt.value + tt.after}, f); got != tt.want {
			t.Errorf("%s: %s%s%s: %v", tt.name, tt.before, tt.value, tt.after, got)
		}
	}
}

// TestSection holds which heading a place stands below.
func TestSection(t *testing.T) {
	for s, want := range map[string]string{
		"# Contributors\n\n- X": "Contributors", "Contributors\n---\n\n- X": "Contributors", "before.\n\nContributors\n\n- X": "Contributors",
		"<h2 id=\"c\">Contributors</h2>\n<li>X": "Contributors", "# Contributors\n\n# Customers\n\nX": "Customers", "One, two.\n\nX": "",
	} {
		text := text{s: s}
		if got := text.section(strings.IndexByte(s, 'X')); !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("%q: %q", s, got)
		}
	}
}

// TestProject holds which word is the name of a project.
func TestProject(t *testing.T) {
	for name, text := range map[string]string{"go.mod": "module brightmoor.io/tools/quorl/v3\n", "package.json": `{"name": "@bright/quorl"}`} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := projectOf(dir); got != "quorl" {
			t.Errorf("%s: %q", name, got)
		}
	}
	if !isNobodys("quorl-go@brightmoor.io", "quorl") || isNobodys("quorl-go@brightmoor.io", "") {
		t.Error("the address of a project")
	}
}
