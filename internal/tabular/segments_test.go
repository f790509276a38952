package tabular

import (
	"errors"
	"strings"
	"testing"
)

// TestSegments holds that formats of segments are told by their first line and read as
// texts, whatever their names say, and that what only looks like them is not.
func TestSegments(t *testing.T) {
	for _, tt := range []struct{ reason, name, in, want string }{
		{"a contact", "a.vcf", "BEGIN:VCARD\r\nN:Doe;Jo;;;\r\nEND:VCARD\r\n", "vcard"},
		{"in small letters, behind a byte order mark", "", "\ufeffbegin:vcard\nN:Doe;Jo\n", "vcard"},
		{"an event", "a.ics", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nATTENDEE;CN=\"Jo\":mailto:jo@example.com\n", "icalendar"},
		{"a claim", "a.edi", "ISA*00*          *00*          *ZZ*S\n", "x12"},
		{"a message", "a.txt", "MSH|^~\\&|A|B\rPID|1||7\r", "hl7"},
		{"a table of genes", "a.vcf", "#CHROM\tPOS\tID\n20\t14370\trs6\n", "tsv"},
		{"a table of contacts", "a.csv", "begin,vcard\n1,2\n", "csv"},
		{"a column that is called ISA", "a.csv", "ISA,MSH\n1,2\n", "csv"},
	} {
		f, err := Open(strings.NewReader(tt.in), Options{Name: tt.name})
		if err != nil || f.Format.Name != tt.want || IsText(tt.want) != (f.Reader == nil) {
			t.Errorf("%s: %+v, %v", tt.reason, f, err)
		}
	}
	if f, err := Open(strings.NewReader("MSH|^~\\&|A|B\r"), Options{Format: "csv"}); err != nil || f.Reader == nil {
		t.Errorf("who asks for a table does not get one: %v", err)
	}
	f, err := Open(strings.NewReader("BEGIN:VCARD\n"), Options{Name: "a.json"})
	if err == nil {
		err = errors.Join(f.Next(new(Block)))
	}
	if err == nil {
		t.Error("a contact passes for JSON")
	}
}
