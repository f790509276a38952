package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAroundHeader holds that what stands around the header of a table changes nothing of
// its rows, and stays but for what is surely personal.
func TestAroundHeader(t *testing.T) {
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
		if r := runPrivet(t, "", nil, "profile", original); r.status != exitDone || !strings.Contains(r.out, passed) || !strings.Contains(r.out, "200 rows, risk 98") {
			t.Errorf("%s: profile: %d, %s%s", name, r.status, r.out, r.err)
		}
		if r := runPrivet(t, "", nil, "mask", "-o", masked, original); r.status != exitDone || !strings.Contains(r.err, passed) {
			t.Errorf("%s: mask: %d, %s", name, r.status, r.err)
		}
		if got := read(t, masked); got != tt.masked+header+"\n"+tt.behind+want {
			got, _, _ = strings.Cut(got, "\n1,")
			t.Errorf("%s: the masked file begins with %q", name, got)
		}
		for _, command := range []string{"validate", "audit"} {
			r, same := runPrivet(t, "", nil, command, "-original", original, "-masked", masked), runPrivet(t, "", nil, command, "-original", sampleFile, "-masked", plain)
			if r.status != same.status || strings.Count(r.out, "\n") != strings.Count(same.out, "\n") {
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
	if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", masked); !strings.Contains(r.out, "EMAIL_ADDRESS is found in a title or a comment beside the table") {
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
		"x12": {"ISA*00*          *00*          *ZZ*S~\nNM1*IL*1*MILLER*JANE****MI*W10000000~\nREF*SY*536904399~\n", "MILLER 536904399"},
		"hl7": {"MSH|^~\\&|A|B|C|D|20240101||ADT^A01|1|P|2.3\rPID|1||12345||Miller^Jane||19800201|F|||10 Baker Rd^^Berlin||4155550132\r", "Miller Jane"},
	} {
		original, masked := filepath.Join(dir, "a.dat"), filepath.Join(dir, "b.dat")
		if err := os.WriteFile(original, []byte(tt.in), 0o600); err != nil {
			t.Fatal(err)
		}
		if r := runPrivet(t, "", nil, "mask", "-format", "json", "-o", masked, original); r.status != exitDone || !strings.Contains(r.out+r.err, `"format": "`+name+`"`) {
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
		if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", original); !strings.Contains(r.out, "RESIDUAL_PII") {
			t.Errorf("%s: validate finds nothing in an unmasked copy: %s", name, r.out)
		}
	}
}
