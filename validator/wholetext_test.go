package validator

import (
	"bytes"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator/internal/attack"
)

// leftText compares a text with itself, or with what the default rules make of it.
func leftText(t *testing.T, name, text string, mask bool, opts *TableOptions, read func(io.Reader) io.Reader) (*TableReport, error) {
	t.Helper()
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	masked := text
	if mask {
		m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if _, err := m.File(&out, strings.NewReader(text), &masker.FileOptions{Name: name}); err != nil {
			t.Fatal(err)
		}
		masked = out.String()
	}
	v, err := New(&Options{Profiler: p})
	if err != nil {
		t.Fatal(err)
	}
	of := func(s string) io.ReadSeeker {
		r := strings.NewReader(s)
		return struct {
			io.Reader
			io.Seeker
		}{read(r), r}
	}
	return v.Tables([]Table{{Name: "t", FileName: name, Original: of(text), Masked: of(masked)}}, opts)
}

func asIs(r io.Reader) io.Reader { return r }

// leftTexts are texts in which what a value is stands lines away from it, or elements.
func leftTexts() map[string]string {
	var table, bars, x12 strings.Builder
	table.WriteString("id,first_name,last_name,ssn,password,phone,salary,dob,status\n")
	bars.WriteString("| id | first_name | ssn | password | mrn |\n|---|---|---|---|---|\n")
	x12.WriteString("ISA*00*          *00*          *ZZ*A              *ZZ*B              *240101*1200*U*00401*000000001*0*P*:~\n" +
		"GS*HC*A*B*20240101*1200*1*X*004010~\n")
	for i := range 40 {
		fmt.Fprintf(&table, "%d,Marta,Kowalczyk,536904%03d,tr0ub4dor&%d,41555501%02d,7%03d0,19%d-05-17,open\n", i, 300+7*i, i, i, i, 50+i)
		fmt.Fprintf(&bars, "| %d | Jonas | 536904%03d | hvezda?%d | 4488%02d |\n", i, 300+7*i, i, i)
		fmt.Fprintf(&x12, "NM1*IL*1*KOWALCZYK*MARTA****MI*448812%03d~\nDMG*D8*19840517*F~\nREF*SY*536904%03d~\n", i, 300+7*i)
	}
	return map[string]string{
		"table.log": table.String(),
		"bars.md":   bars.String(),
		"a.x12":     x12.String(),
		"a.hl7": "MSH|^~\\&|A|B|C|D|202401010000||ADT^A01|1|P|2.3\r" +
			"PID|1||448812^^^H^MR||Kowalczyk^Marta||19840517|F|||12 Elm St^^Austin^TX^73301||(415)555-0187\r",
		"a.vcf":   "BEGIN:VCARD\nVERSION:3.0\nFN:Marta Kowalczyk\nTEL:+1 415 555 0187\nEMAIL:marta.k@mail.example\nBDAY:1984-05-17\nEND:VCARD\n",
		"one.txt": "Dear Marta Kowalczyk,\nyour password:\n\ntr0ub4dor&3\n\nssn 536-90-4399, born 17 May 1984\n",
	}
}

// TestTextIsSearchedWhole holds that what the masker would mask in a text is found where it was not
// masked, and nothing is where it was.
func TestTextIsSearchedWhole(t *testing.T) {
	want := map[string][]privet.Label{
		"table.log": {"SSN", "PASSWORD", "PHONE_NUMBER", "SALARY", "DOB", "PERSON"},
		"bars.md":   {"SSN", "PASSWORD", "MEDICAL_RECORD_NUMBER"},
		"a.x12":     {"SSN", "DOB", "HEALTH_PLAN_ID", "PERSON"},
		"a.hl7":     {"MEDICAL_RECORD_NUMBER", "DOB", "PHONE_NUMBER", "STREET_ADDRESS", "PERSON"},
		"a.vcf":     {"PERSON", "PHONE_NUMBER", "EMAIL_ADDRESS", "DOB"},
		"one.txt":   {"SSN", "DOB", "PERSON"},
	}
	for name, text := range leftTexts() {
		r, err := leftText(t, name, text, false, &TableOptions{Now: testNow}, asIs)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, label := range want[name] {
			rows := int64(min(40, strings.Count(text, "5369043")))
			if !slices.ContainsFunc(r.Findings, func(f TableFinding) bool {
				if f.Code == attack.ColumnUnchanged { // of a format whose fields are columns
					return f.Label == label && f.Level != Low && f.Count == f.Of || label == "PERSON" && f.Label == "LAST_NAME"
				}
				return f.Code == ResidualPII && slices.Contains(f.GivesAway, label) && f.Level != Low && (label != "SSN" || f.Count >= max(1, rows))
			}) {
				t.Errorf("%s: %s is not found; there are\n%s", name, label, findingsText(r))
			}
		}
		// Each label is in as many lines as the profiler finds in the text as a whole.
		lines := linesFound(t, text)
		for _, f := range r.Findings {
			if f.Code == ResidualPII && f.Count != lines[f.GivesAway[0]] {
				t.Errorf("%s: %s is in %d lines, want %d", name, f.GivesAway[0], f.Count, lines[f.GivesAway[0]])
			}
		}
		// However the files are read.
		if by, err := leftText(t, name, text, false, &TableOptions{Now: testNow}, iotest.OneByteReader); err != nil || !reflect.DeepEqual(by, r) {
			t.Errorf("%s, byte by byte: %v\n%s", name, err, findingsText(by))
		}
		if r, err := leftText(t, name, text, true, &TableOptions{Now: testNow}, asIs); err != nil || hasCode(r, ResidualPII) {
			t.Errorf("%s, masked: %v\n%s", name, err, findingsText(r))
		}
	}
}

// linesFound counts the lines of a text in which each label is surely found.
func linesFound(t *testing.T, text string) map[privet.Label]int64 {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	counts, last := map[privet.Label]int64{}, map[privet.Label]int{}
	for _, f := range p.Find(text) {
		line := 1 + strings.Count(text[:f.Start], "\n")
		if f.Confidence >= 0.8 && last[f.Label] != line {
			last[f.Label] = line
			counts[f.Label]++
		}
	}
	return counts
}

// TestTextElsewhere holds that what a text says of a value in one line is known in all others, and in other
// tables.
func TestTextElsewhere(t *testing.T) {
	const original = "customer id: KX-4471-9982\nssn 536-90-4399\nlater the same KX-4471-9982 came up, and 536904399\nmail ada.b@mail.example\n"
	const stars = "customer id: **-****-****\nssn ***-**-****\nlater the same **-****-**** came up, and *********\nmail ***.*@****.*******\n"
	v, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		masked, table string
		want          string // labels
		reason        string
	}{
		{stars, "n,x\n1,a\n", "", "all is masked"},
		{strings.Replace(stars, "same **-****-****", "same kx44719982", 1), "n,x\n1,a\n", "CUSTOMER_ID", "written otherwise"},
		{strings.Replace(stars, "and *********", "and 536904399", 1), "n,x\n1,a\n", "SSN", "where nothing tells it"},
		{stars, "n,x\n1,see 536904399 there\n", "SSN", "in a table"},
	} {
		r, err := v.Tables([]Table{
			{Name: "t", FileName: "t.log", Original: strings.NewReader(original), Masked: strings.NewReader(tt.masked)},
			{Name: "x", FileName: "x.csv", Original: strings.NewReader(tt.table), Masked: strings.NewReader(tt.table)},
		}, &TableOptions{Columns: map[string]privet.Label{"n": privet.None, "x": privet.None}, Now: testNow})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range r.Findings {
			if f.Code == attack.ResidualValue || f.Code == ResidualPII {
				for _, l := range f.GivesAway {
					got = append(got, string(l))
				}
			}
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("%s: %q, want %q\n%s", tt.reason, got, tt.want, findingsText(r))
		}
	}
}

// TestTextRows holds in which line something is found, far behind what a search holds of a text, and how
// much of it is searched.
func TestTextRows(t *testing.T) {
	const filler = "nothing is said here about anybody at all, and so on\r\n"
	lines := 3 * profiler.ScanWindow / len(filler)
	text := strings.Repeat(filler, lines) + "ssn 536-90-4399\r\n" + strings.Repeat(filler, lines) + "12 Elm Street\r\nAustin, TX 73301\r\n"
	r, err := leftText(t, "a.txt", text, false, &TableOptions{Now: testNow}, asIs)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.Findings {
		if row := f.Example.Row; f.Code != ResidualPII || row != int64(lines+1) && row < int64(2*lines+2) {
			t.Errorf("%+v", f)
		}
	}
	if len(r.Findings) < 2 || !r.Complete {
		t.Errorf("found:\n%s", findingsText(r))
	}
	r, err = leftText(t, "a.txt", text, false, &TableOptions{Now: testNow, MaxSearch: int64(len(filler)) * 3}, asIs)
	if err != nil || r.Complete || hasCode(r, ResidualPII) {
		t.Errorf("%v, complete %v, found:\n%s", err, r.Complete, findingsText(r))
	}
	if r, err := leftText(t, "a.txt", text, false, &TableOptions{Now: testNow, MaxSearch: -1}, asIs); err != nil || hasCode(r, ResidualPII) {
		t.Errorf("%v, found:\n%s", err, findingsText(r))
	}
}

// TestUnknownUnchanged holds that a column of which nobody can tell what it holds does not pass as it is.
func TestUnknownUnchanged(t *testing.T) {
	const table = "q\n17 grey wolf\nab-3 fish\nx9 blue stone\n"
	for _, tt := range []struct {
		label  privet.Label
		masked string
		policy string
		want   Level // empty: there is no finding
	}{
		{privet.Unknown, table, "", Medium},
		{privet.Unknown, "q\n**\n***\n*\n", "", ""},
		{privet.None, table, "", ""},
		{privet.Unknown, table, `{"unknown":"keep"}`, Low},
		{privet.Unknown, table, `{"unknown":"text"}`, ""},
		{privet.Unknown, table, `{"columns":{"q":{"operator":"keep"}}}`, Low},
	} {
		opts := &Options{}
		if tt.policy != "" {
			var err error
			if opts.Policy, err = masker.ParsePolicy([]byte(tt.policy)); err != nil {
				t.Fatal(err)
			}
		}
		v, err := New(opts)
		if err != nil {
			t.Fatal(err)
		}
		r, err := v.Tables([]Table{{Original: strings.NewReader(table), Masked: strings.NewReader(tt.masked)}},
			&TableOptions{Columns: map[string]privet.Label{"q": tt.label}, Now: testNow})
		if err != nil {
			t.Fatal(err)
		}
		got := Level("")
		for _, f := range r.Findings {
			if f.Code == attack.ColumnUnchanged {
				got = f.Level
			}
		}
		if got != tt.want {
			t.Errorf("%s %s: %q, want %q", tt.label, tt.policy, got, tt.want)
		}
	}
}

// TestMovedNoDate holds that a date that stands for no day is not moved like the others.
func TestMovedNoDate(t *testing.T) {
	for _, tt := range []struct {
		original, masked string
		rows             int
		want             bool
		reason           string
	}{
		{"9999-12-31", "9999-10-%02d", 20, true, "a date without an end was moved"},
		{"0001-01-01", "0001-03-%02d", 20, true, "a date that nobody knows was moved"},
		{"31.12.9999", "%02d.10.9999", 20, true, "written in another way"},
		{"9999-12-31", "9999-10-%02d", 7, false, "it may be a slip"},
		{"9999-12-31", "9999-12-31", 20, false, "it stays"},
		{"9999-12-31", "~k3%02d", 20, false, "it became a token"},
		{"9999-12-31", "1990-10-%02d", 20, false, "another day was made up"},
		{"2024-12-31", "2024-10-%02d", 20, false, "it is a day like others"},
	} {
		var original, masked strings.Builder
		original.WriteString("n,until\n")
		masked.WriteString("n,until\n")
		for i := range 60 {
			day, became := fmt.Sprintf("2019-%02d-%02d", i%12+1, i%28+1), fmt.Sprintf("2018-%02d-%02d", i%11+1, i%27+1)
			if i < tt.rows {
				if day, became = tt.original, tt.masked; strings.Contains(became, "%") {
					became = fmt.Sprintf(became, i+1)
				}
			}
			fmt.Fprintf(&original, "%d,%s\n", i, day)
			fmt.Fprintf(&masked, "%d,%s\n", i, became)
		}
		r := compareTables(t, original.String(), masked.String(),
			&TableOptions{Columns: map[string]privet.Label{"n": privet.None, "until": privet.None}, Now: testNow})
		found := slices.ContainsFunc(r.Findings, func(f TableFinding) bool {
			return f.Code == attack.ShiftedValue && strings.Contains(f.Message, "no day") && f.Level == High && f.Count == 20
		})
		if found != tt.want {
			t.Errorf("%s: found %v\n%s", tt.reason, found, findingsText(r))
		}
	}
}

// TestUniqueUnderPolicy holds that a key which is none any more is told of, although the policy did not promise
// that it stays one.
func TestUniqueUnderPolicy(t *testing.T) {
	var original, masked, alike strings.Builder
	for _, b := range []*strings.Builder{&original, &masked, &alike} {
		b.WriteString("phone\n")
	}
	for i := range 500 {
		fmt.Fprintf(&original, "+1 415 555 %04d\n", i)
		fmt.Fprintf(&masked, "+1 212 555 %04d\n", 9000+i/2)
		fmt.Fprintf(&alike, "+1 212 555 %04d\n", 9000+i)
	}
	for _, tt := range []struct {
		policy string
		masked string
		want   bool
	}{
		{`{"labels":{"PHONE_NUMBER":{"operator":"fake"}}}`, masked.String(), true},
		{`{"labels":{"PHONE_NUMBER":{"operator":"fake"}}}`, alike.String(), false},
		{`{"labels":{"PHONE_NUMBER":{"operator":"pseudonym"}}}`, masked.String(), true},
		{`{}`, strings.Repeat("phone\n", 1) + strings.Repeat("** *** *** ****\n", 500), false},
	} {
		policy, err := masker.ParsePolicy([]byte(tt.policy))
		if err != nil {
			t.Fatal(err)
		}
		v, err := New(&Options{Policy: policy})
		if err != nil {
			t.Fatal(err)
		}
		r, err := v.Tables([]Table{{Original: strings.NewReader(original.String()), Masked: strings.NewReader(tt.masked)}},
			&TableOptions{Columns: map[string]privet.Label{"phone": "PHONE_NUMBER"}, Now: testNow})
		if err != nil || hasCode(r, uniquenessLost) != tt.want {
			t.Errorf("%s: %v\n%s", tt.policy, err, findingsText(r))
		}
	}
}
