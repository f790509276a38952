package main

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// TestAroundHeader holds that what stands around the header of a table changes nothing of
// its rows, and stays but for what is surely personal.
func TestAroundHeader(t *testing.T) {
	longtest.Alone(t)
	t.Parallel()
	sample := read(t, sampleFile)
	header, below, _ := strings.Cut(sample, "\n")
	commas := strings.Repeat(",", strings.Count(header, ","))
	types := strings.Repeat("varchar(40),", strings.Count(header, ",")) + "date\n"
	dir := t.TempDir()
	original, masked, plain := filepath.Join(dir, "a.csv"), filepath.Join(dir, "b.csv"), filepath.Join(dir, "c.csv")
	if r := runPrivet(t, "", nil, "mask", "-q", "-o", plain, sampleFile); r.status != exitDone {
		t.Fatal(r.err)
	}
	_, want, _ := strings.Cut(read(t, plain), "\n")
	same := map[string]result{}
	for _, command := range []string{"validate", "audit"} {
		same[command] = runPrivet(t, "", nil, command, "-original", sampleFile, "-masked", plain)
	}
	for name, tt := range map[string]struct{ before, behind, masked, passed string }{
		"a delimiter": {"sep=,\n", "", "sep=,\n", "1 row"},
		"titles":      {"Customers of 2024" + commas + "\n" + commas + "\n\n", "", "Customers of 2024" + commas + "\n" + commas + "\n\n", "2 rows"},
		"comments":    {"# made for jane.doe@example.com\n# it's 5\" wide\n", "", "# made for j***.d**@example.com\n# it's 5\" wide\n", "2 rows"},
		"types":       {"", types, "", "1 row"},
	} {
		if err := os.WriteFile(original, []byte(tt.before+header+"\n"+tt.behind+below), 0o600); err != nil {
			t.Fatal(err)
		}
		passed := "Passed over, around the header: " + tt.passed + "."
		if r := runPrivet(t, "", nil, "profile", original); r.status != exitDone || !strings.Contains(r.out, passed) || !strings.Contains(r.out,
			"200 rows, risk 98") {
			t.Errorf("%s: profile: %d, %s%s", name, r.status, r.out, r.err)
		}
		if r := runPrivet(t, "", nil, "mask", "-o", masked, original); r.status != exitDone || !strings.Contains(r.err, passed) {
			t.Errorf("%s: mask: %d, %s", name, r.status, r.err)
		}
		if got := read(t, masked); got != tt.masked+header+"\n"+tt.behind+want {
			got, _, _ = strings.Cut(got, "\n1,")
			t.Errorf("%s: the masked file begins with %q", name, got)
		}
		for command, clean := range same {
			r := runPrivet(t, "", nil, command, "-original", original, "-masked", masked)
			if r.status != clean.status || strings.Count(r.out, "\n") != strings.Count(clean.out, "\n") {
				t.Errorf("%s: %s: %s", name, command, r.out)
			}
		}
	}
	// Nobody has masked the comment.
	for file, rest := range map[string]string{original: below, masked: want} {
		if err := os.WriteFile(file, []byte("# made for jane.doe@example.com\n"+header+"\n"+rest), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", masked); !strings.Contains(r.out,
		"EMAIL_ADDRESS is found in a title or a comment beside the table") {
		t.Errorf("validate: %d, %s", r.status, r.out)
	}
}

// TestSegments holds that formats of segments are named, and that nobody in them stays.
func TestSegments(t *testing.T) {
	dir := t.TempDir()
	for name, tt := range map[string]struct{ in, secrets string }{
		"vcard": {"BEGIN:VCARD\r\nVERSION:3.0\r\nN:Miller;Jane;;;\r\nFN:Jane Miller\r\nTEL:+1 415 555 0132\r\nEND:VCARD\r\n", "Miller Jane"},
		"icalendar": {"BEGIN:VCALENDAR\nBEGIN:VEVENT\nATTENDEE;CN=\"Jane Miller\":mailto:jane.miller@example.com\nEND:VEVENT\nEND:VCALENDAR\n",
			"Miller jane.miller"},
		"x12":     {"ISA*00*          *00*          *ZZ*S~\nNM1*IL*1*MILLER*JANE****MI*W10000000~\nREF*SY*536904399~\n", "MILLER 536904399"},
		"ldif":    {"dn: uid=jmiller,ou=people,dc=x\nsn: Miller\ngivenName:: SmFuZQ==\ntelephoneNumber: +1 415 555 0132\n", "Miller SmFuZQ 0132 jmiller"},
		"edifact": {"UNA:+.? 'UNB+UNOC:3+A+B+240101:1200+1'\nNAD+BY+++Miller:Jane+Elm Street 3+Bonn++53111+DE'\nCOM+?+14155550132:TE'\n", "Miller Jane Elm 0132"},
		"gedcom":  {"0 HEAD\n0 @I1@ INDI\n1 NAME Jane /Miller/\n1 BIRT\n2 DATE 1 FEB 1980\n1 PHON +1 415 555 0132\n", "Jane Miller 0132"},
		"swift":   {":20:A\n:25:DE89370400440532013000\n:61:2401020102D1,00NTRF\n:86:177?00X?31DE89370400440532013000?32Jane Miller\n-\n", "Jane Miller DE89370400440532013000"},
		"qif":     {"!Type:Bank\nD1/2\nPJane Miller\nA10 Baker Rd\n^\n", "Jane Miller Baker"},
		"ris":     {"TY  - JOUR\nAU  - Miller, Jane\nER  - \n", "Jane Miller"},
		"hl7":     {"MSH|^~\\&|A|B|C|D|20240101||ADT^A01|1|P|2.3\rPID|1||12345||Miller^Jane||19800201|F|||10 Baker Rd^^Berlin||4155550132\r", "Miller Jane"},
	} {
		original, masked := filepath.Join(dir, "a.dat"), filepath.Join(dir, "b.dat")
		if err := os.WriteFile(original, []byte(tt.in), 0o600); err != nil {
			t.Fatal(err)
		}
		if r := runPrivet(t, "", nil, "mask", "-format", "json", "-o", masked, original); r.status != exitDone || !strings.Contains(r.out+r.err,
			`"format": "`+name+`"`) {
			t.Errorf("%s: mask: %d, %s%s", name, r.status, r.out, r.err)
		}
		got := read(t, masked)
		for _, secret := range strings.Fields(tt.secrets) {
			if strings.Contains(got, secret) {
				t.Errorf("%s: %q is left in %q", name, secret, got)
			}
		}
		if strings.Count(got, "\n") != strings.Count(tt.in, "\n") {
			t.Errorf("%s: the lines became %q", name, got)
		}
		if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", original); !strings.Contains(r.out, "COLUMN_UNCHANGED") || !strings.Contains(r.out, "High ") {
			t.Errorf("%s: validate finds nothing in an unmasked copy: %s", name, r.out)
		}
	}
}

// TestMailMarkup holds that people in a message of HTML are found as it is read, whatever tags are between the words and however the
// part is encoded, and that the tags stay.
func TestMailMarkup(t *testing.T) {
	page := "<html><body><p>Dear <b>Marta</b> <span style=\"color: #333\">Kowalczyk</span>,</p><p>your&nbsp;SSN&nbsp;is <i>536-90-4399</i>.</p>" +
		"<table><tr><td>Jonas Lindqvist</td></tr><tr><td>Phone</td><td>+1 415 555 0132</td></tr></table></body></html>"
	dir := t.TempDir()
	for encoding, body := range map[string]string{"8bit": page, "base64": base64.StdEncoding.EncodeToString([]byte(page)),
		"quoted-printable": strings.NewReplacer("=", "=3D", "Kowal", "Kowa=\nl", "904", "9=\n04").Replace(page)} {
		in := "From: desk@mailbox.test\nTo: all@mailbox.test\nSubject: hello\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=\"b\"\n\n" +
			"--b\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: " + encoding + "\n\n" + body + "\n--b--\n"
		original, masked := filepath.Join(dir, "a.eml"), filepath.Join(dir, encoding+".eml")
		if err := os.WriteFile(original, []byte(in), 0o600); err != nil {
			t.Fatal(err)
		}
		if r := runPrivet(t, "", nil, "mask", "-q", "-o", masked, original); r.status != exitDone {
			t.Fatalf("%d, %s", r.status, r.err)
		}
		_, got, _ := strings.Cut(read(t, masked), encoding+"\n\n")
		got, _, _ = strings.Cut(got, "--b--")
		if encoding == "base64" {
			b, err := base64.StdEncoding.DecodeString(strings.ReplaceAll(got, "\n", ""))
			if err != nil {
				t.Fatal(err)
			}
			got = string(b)
		}
		got = strings.NewReplacer("=\n", "", "=3D", "=").Replace(got)
		for _, secret := range strings.Fields("Marta Kowalczyk 536-90 Jonas Lindqvist 555") {
			if strings.Contains(got, secret) {
				t.Errorf("%s: %q is left in %q", encoding, secret, got)
			}
		}
		if strings.Count(got, "<") != strings.Count(page, "<") || !strings.Contains(got, "style=\"color: #333\"") {
			t.Errorf("%s: the tags of %q changed", encoding, got)
		}
	}
}

// TestMarkup holds that people in XML and HTML are judged as they are in a table, that nothing of them stays, and that what
// says nothing does.
func TestMarkup(t *testing.T) {
	longtest.Alone(t)
	names := strings.Fields("id first_name last_name email ssn password salary status")
	var people [][]string
	for i, name := range strings.Fields("Oskar/Lindqvist Petra/Baranov Liam/Okonkwo Noor/Haddad Ines/Ferreira " +
		"Hugo/Novotny Freya/Castellano Tomas/Brandt Alba/Eriksen Milan/Moreau") {
		first, last, _ := strings.Cut(name, "/")
		people = append(people, []string{fmt.Sprint(100 + i), first, last, strings.ToLower(first+"."+last) + "@mailbox.test", fmt.Sprintf("%d-%d-%d",
			212+i*i*i%97, 31+i*i%29, 4207+i*i*i*i%1009),
			fmt.Sprintf("kT7#q<%d&z", 3119+37*i), fmt.Sprint(51300 + i*i*i*i*71%9973), []string{"active", "closed"}[i%2]})
	}
	// layout writes a file: what is around all people, around one, and around a value, with $k for its name.
	layout := func(before, begin, value, end, after string) string {
		var b strings.Builder
		b.WriteString(before)
		for _, p := range people {
			b.WriteString(begin)
			for i, v := range p {
				b.WriteString(strings.NewReplacer("$k", names[i], "$v", html.EscapeString(v)).Replace(value))
			}
			b.WriteString(end + "\n")
		}
		return b.String() + after
	}
	dir := t.TempDir()
	labels := func(file string) string {
		r := runPrivet(t, "", nil, "profile", "-format", "json", file)
		var reports []struct{ Columns []privet.Result }
		if err := json.Unmarshal([]byte(r.out), &reports); err != nil || len(reports) != 1 {
			t.Fatal(r.status, r.out, r.err, err)
		}
		var all []string
		for _, c := range reports[0].Columns {
			all = append(all, c.Column[strings.LastIndexByte(c.Column, '.')+1:]+" "+string(c.Label))
		}
		return strings.Join(all, ", ")
	}
	table := filepath.Join(dir, "people.csv")
	var rows strings.Builder
	rows.WriteString(strings.Join(names, ",") + "\n")
	for _, p := range people {
		rows.WriteString(strings.Join(p, ",") + "\n")
	}
	if err := os.WriteFile(table, []byte(rows.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	want := labels(table)
	heads := "<th>" + strings.Join(names, "</th><th>") + "</th>"
	for name, in := range map[string]string{
		"elements.xml":   layout("<rows>\n", "<row>", "<$k>$v</$k>", "</row>", "</rows>"),
		"attributes.xml": layout("<rows>\n", "<row ", "$k=\"$v\" ", "/>", "</rows>"),
		"fields.xml":     layout("<dump><table name=\"t\">\n", "<row>", "<field name=\"$k\">$v</field>", "</row>", "</table></dump>"),
		"values.xml":     layout("<rows>\n", "<row>", "<property name='$k' value='$v'/>", "</row>", "</rows>"),
		"list.plist":     layout("<plist><array>\n", "<dict>", "<key>$k</key><string>$v</string>", "</dict>", "</array></plist>"),
		"table.html":     layout("<table><tr>"+heads+"</tr>\n", "<tr>", "<td>$v</td>", "</tr>", "</table>"),
		"form.html":      layout("<html>", "<form>", "<input name=$k value='$v'>", "</form>", "</html>"),
		"terms.html":     layout("<html>", "<dl>", "<dt>$k<dd>$v", "</dl>", "</html>"),
		"rows.html":      layout("<html>", "<table>", "<tr><th>$k</th><td>$v</td></tr>", "</table>", "</html>"),
	} {
		original, masked := filepath.Join(dir, name), filepath.Join(dir, "masked-"+name)
		if err := os.WriteFile(original, []byte(in), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := strings.TrimPrefix(labels(original), "name NONE, "); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
		if r := runPrivet(t, "", nil, "mask", "-o", masked, original); r.status != exitDone || !strings.Contains(r.err, "10 rows") {
			t.Fatalf("%s: %d, %s", name, r.status, r.err)
		}
		got := read(t, masked)
		for _, p := range people {
			for i, v := range p[1 : len(p)-1] {
				if strings.Contains(got, html.EscapeString(v)) {
					t.Errorf("%s: %s stays", name, names[i+1])
				}
			}
		}
		if strings.Count(got, "active") != 5 || strings.Count(got, "closed") != 5 {
			t.Errorf("%s: the states do not stay: %.300s", name, got)
		}
		if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", original); !strings.Contains(r.out, "COLUMN_UNCHANGED") {
			t.Errorf("%s: validate finds nothing in an unmasked copy: %s", name, r.out)
		}
		if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", masked); strings.Contains(r.out, "Critical") || strings.Contains(r.out,
			"High") {
			t.Errorf("%s: validate: %s", name, r.out)
		}
	}
}

// TestWebPage holds that a page without any columns is profiled, masked and validated as the text that it is, and keeps its tags.
func TestWebPage(t *testing.T) {
	dir := t.TempDir()
	original, masked := filepath.Join(dir, "a.html"), filepath.Join(dir, "b.html")
	in := "<!doctype html>\n<p class=\"a b\">Dear <b>Ines</b> <i>Haddad</i>,<br>your SSN is <span id='x'>536-90-4399</span>, " +
		"ask <a href='mailto:ines.haddad@mailbox.test' title=\"Ines Haddad\">here</a> " +
		"or 4111 1111 1111 1111<hr><label>Password</label><input type=password class=wide>\n"
	want := "<!doctype html>\n<p class=\"a b\">Dear <b>I***</b> <i>H*****</i>,<br>your SSN is <span id='x'>***-**-4399</span>, " +
		"ask <a href='mailto:i***.h*****@mailbox.test' title=\"I*** H*****\">here</a> " +
		"or **** **** **** 1111<hr><label>Password</label><input type=password class=wide>\n"
	if err := os.WriteFile(original, []byte(in), 0o600); err != nil {
		t.Fatal(err)
	}
	if r := runPrivet(t, "", nil, "profile", original); r.status != exitDone || !strings.Contains(r.out,
		"In the text: CREDIT_CARD 1, EMAIL_ADDRESS 1, PERSON") ||
		!strings.Contains(r.out, "Critical") {
		t.Errorf("profile: %d, %s%s", r.status, r.out, r.err)
	}
	if r := runPrivet(t, "", nil, "mask", "-q", "-o", masked, original); r.status != exitDone || read(t, masked) != want {
		t.Errorf("mask: %d, %s, %s", r.status, r.err, read(t, masked))
	}
	if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", original); !strings.Contains(r.out, "RESIDUAL_PII") {
		t.Errorf("validate finds nothing in an unmasked copy: %s", r.out)
	}
	if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", masked); strings.Contains(r.out, "RESIDUAL_PII") {
		t.Errorf("validate: %s", r.out)
	}
}
