package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/columns"
)

// TestHeadings holds that headers are understood in many languages, shortened and
// written as one.
func TestHeadings(t *testing.T) {
	p := newProfiler(t)
	for name, want := range map[string]privet.Label{
		"vorname": "FIRST_NAME", "Nom de famille": "LAST_NAME", "código_postal": "ZIP_CODE", "電話番号": "PHONE_NUMBER", "Дата рождения": "DOB", "תאריך לידה": "DOB",
		"아이디": "USERNAME", "كلمة المرور": "PASSWORD", "जन्म तिथि": "DOB", "Doğum Tarihi": "DOB", "διεύθυνση": "STREET_ADDRESS", "irányítószám": "ZIP_CODE", "bankovní účet": "BANK_ACCOUNT",
		"firstname": "FIRST_NAME", "FIRSTNAME": "FIRST_NAME", "gndr": "GENDER", "frst_nm": "FIRST_NAME", "custlastname": "LAST_NAME", "emails": "EMAIL_ADDRESS", "phonenumbers": "PHONE_NUMBER",
		"Kundentelefonnummer": "PHONE_NUMBER", "顧客電話番号": "PHONE_NUMBER", "tbl_x_dob": "DOB", "cust_email_txt": "EMAIL_ADDRESS", "billingzipcode": "ZIP_CODE",
		"preis": notPersonalLabel, "order_no": notPersonalLabel, "ordernumber": notPersonalLabel, "注文番号": notPersonalLabel, "col_7": "", "zzgrmbl": "", "": "",
	} {
		best := columns.HeaderHit{Kind: columns.NotPersonal - 1, Part: columns.Parts}
		for _, h := range columns.BuiltInHeaders.Get().Hits(name) {
			if best.Part == columns.Parts || h.Part.Rank() < best.Part.Rank() {
				best = h
			}
		}
		got := privet.Label("")
		switch {
		case best.Kind >= 0:
			got = p.judge.Kinds[best.Kind].Label
		case best.Kind == columns.NotPersonal:
			got = notPersonalLabel
		}
		if got != want {
			t.Errorf("%q is of %q, want %q", name, got, want)
		}
	}
}

const notPersonalLabel = privet.None

// TestColumnsOfText holds that a column of sentences says so when there is something
// in it, and what, whatever its header.
func TestColumnsOfText(t *testing.T) {
	p := newProfiler(t)
	plain := []string{"the lid of the kettle is broken again", "works as it should, thank you very much",
		"please send another box with the blue lamps", "was late by two days but in good shape"}
	told := append([]string{"call back under +1 212 555 0199 after lunch", "wants the invoice sent to jane.doe@example.com instead"}, plain...)
	for _, header := range []string{"notes", "x", "Bemerkung"} {
		r := must(p.ColumnsWith([]Column{{Name: header, Values: told}}, &Query{Explain: true}))[0]
		if r.Label != "FREE_TEXT" || r.Matched != 2 {
			t.Errorf("%s: %s with %d texts, want FREE_TEXT with 2", header, r.Label, r.Matched)
		}
		details := ""
		for _, e := range r.Evidence {
			details += e.Detail + "\n"
		}
		for _, want := range []string{"EMAIL_ADDRESS in 1 of 6 texts", "PHONE_NUMBER in 1 of 6 texts"} {
			if !strings.Contains(details, want) {
				t.Errorf("%s: the evidence does not say %q", header, want)
			}
		}
		if r := p.Columns([]Column{{Name: header, Values: plain}})[0]; r.Label != privet.Unknown {
			t.Errorf("%s: text without anything in it is %s", header, r.Label)
		}
	}
}

// encode is the form that readLookModel reads.
func encodeModel(m *columns.LookModel) []byte {
	var b []byte
	for i, c := range m.Classes {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(append(append(b, c.Name...), '='), c.Label...)
	}
	b = append(b, '\n')
	for i, f := range m.Fits {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, f...)
	}
	b = append(b, '\n')
	return append(append(b, m.Many.Steps...), m.Few.Steps...)
}
