package masker

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

var markupFileTests = []struct{ reason, in, want string }{
	{"elements and attributes", `<r><p id="7" mail="jo@b.co"><to><ssn>123-45-6789</ssn></to></p><p/></r>`,
		`<r><p id="7" mail="j*@b.co"><to><ssn>***-**-6789</ssn></to></p><p/></r>`},
	{"fields with names", `<r><p><field name="mail">jo@b.co</field><field name='id' >7</field></p></r>`,
		`<r><p><field name="mail">j*@b.co</field><field name='id' >7</field></p></r>`},
	{"what is spelled in another way", `<r><mail><![CDATA[jo@b.co]]></mail><mail>&#106;o@b.co</mail><own>a&amp;b</own></r>`,
		`<r><mail><![CDATA[j*@b.co]]></mail><mail>j*@b.co</mail><own>***</own></r>`},
	{"what stays", "<?xml version='1.0'?>\n<!DOCTYPE r>\n<r a:b = 'c' xmlns:a=\"http://a\">\r\n<x/ ><id >&#x37;</id ></r>\n", ""},
	{"comments and text", `<r><!-- jo@b.co --><note>ask jo@b.co</note></r>`, `<r><!-- j*@b.co --><note>ask j*@b.co</note></r>`},
	{"a table", `<html><table><tr><th>id<th>mail<tr><td>7<td>jo@b.co</table>`, `<html><table><tr><th>id<th>mail<tr><td>7<td>j*@b.co</table>`},
	{"a page", `<html><a href="mailto:jo@b.co">ask jo@b.co</a><input name=mail value=jo@b.co>`,
		`<html><a href="mailto:j*@b.co">ask j*@b.co</a><input name=mail value="j*@b.co">`},
}

// TestFileMarkup holds how XML and HTML are masked, wherever the reads are cut.
func TestFileMarkup(t *testing.T) {
	m := newPathMasker(t)
	for _, tt := range markupFileTests {
		if tt.want == "" {
			tt.in = strings.ReplaceAll(tt.in, "<x/ >", "<x />")
			tt.want = tt.in
		}
		for name, src := range map[string]io.Reader{"whole": strings.NewReader(tt.in), "one byte": iotest.OneByteReader(strings.NewReader(tt.in))} {
			var dst bytes.Buffer
			if _, err := m.File(&dst, src, nil); err != nil || dst.String() != tt.want {
				t.Errorf("%s, %s:\ngot  %s, %v\nwant %s", tt.reason, name, dst.String(), err, tt.want)
			}
		}
	}
}

// TestMarkupLaws holds that neither the workers nor the operators change what is not masked, and that XML is XML again.
func TestMarkupLaws(t *testing.T) {
	longtest.Alone(t)
	var page, data strings.Builder
	page.WriteString("<html><table><tr><th>id<th>mail<th>note</tr>\n")
	data.WriteString("<rows>\n")
	rows := longtest.Watched(20_000, 4000)
	for i := range rows {
		who := strings.Map(func(r rune) rune { return r - '0' + 'a' }, fmt.Sprint(i))
		fmt.Fprintf(&page, "<tr><td>%d<td class='m'>jo%s@b.co<td>ask <b>al%s@b.co</b> & go</tr>\n", i, who, who)
		fmt.Fprintf(&data, "<row id=\"%d\"><field name=\"mail\">jo%s@b.co</field><note>&lt;al%s@b.co&gt; ]] &amp; <![CDATA[<x>]]></note></row>\n", i, who,
			who)
	}
	data.WriteString("</rows>\n")
	for _, policy := range []*Policy{{Unknown: "text"}, {Unknown: "text", Labels: map[string]Operation{"EMAIL_ADDRESS": {Operator: "replace",
		With: `<&>"']]>--`}}},
		{Unknown: "text", Labels: map[string]Operation{"EMAIL_ADDRESS": {Operator: "null"}}}} {
		m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byEnd{fakeColumns}, Policy: policy})
		for format, in := range map[string]string{"html": page.String() + "</table>", "xml": data.String()} {
			var want string
			for _, workers := range []int{1, 3} {
				var dst bytes.Buffer
				report, err := m.File(&dst, strings.NewReader(in), &FileOptions{Workers: workers})
				if err != nil || report.Format != format || report.Rows != int64(rows) {
					t.Fatalf("%s: %s, %d rows, %v", format, report.Format, report.Rows, err)
				}
				if want == "" {
					want = dst.String()
				}
				if dst.String() != want {
					t.Errorf("%s: workers make a difference", format)
				}
			}
			if strings.Contains(want, "joh@") || strings.Contains(want, "alh@") || strings.Count(want, "\n") != strings.Count(in, "\n") {
				t.Errorf("%s: %.400s", format, want)
			}
			for d := xml.NewDecoder(strings.NewReader(want)); format == "xml"; {
				if _, err := d.Token(); errors.Is(err, io.EOF) {
					break
				} else if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestUnmaskMarkup holds that XML and tables of HTML are restored byte for byte.
func TestUnmaskMarkup(t *testing.T) {
	m := newMasker(t, &Options{Finder: fakeFinder{}, Classifier: byEnd{fakeColumns}, Policy: &Policy{Unknown: "text",
		Labels: map[string]Operation{"EMAIL_ADDRESS": {Operator: "encrypt", KeyRef: "main"}}}, Keys: testKeys})
	for _, in := range []string{
		`<r><p mail='jo@b.co'><mail><![CDATA[al@b.co]]></mail></p><p><field name="mail">ed@b.co</field></p></r>`,
		`<html><table><tr><th>id<th>mail<tr><td>7<td>jo@b.co</table>`,
	} {
		var masked, restored bytes.Buffer
		report, err := m.File(&masked, strings.NewReader(in), nil)
		if err != nil {
			t.Fatal(err)
		}
		labels := map[string]privet.Label{}
		for _, c := range report.Columns {
			labels[c.Column] = c.Label
		}
		if _, err := m.UnmaskFile(&restored, bytes.NewReader(masked.Bytes()), &FileOptions{Columns: labels}); err != nil || restored.String() != in {
			t.Errorf("%s became %s and then %s, %v", in, masked.String(), restored.String(), err)
		}
	}
}
