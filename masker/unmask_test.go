package masker

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/calendar"
)

const patientPolicy = `{"labels":{"SSN":{"operator":"fpe"},"EMAIL_ADDRESS":{"operator":"pseudonym"},"PERSON":{"operator":"encrypt"}},
	"columns":{"born":{"operator":"shift","by":"patient"},"left":{"operator":"shift","by":"patient"},"patient":{"operator":"pseudonym"},"note":{"operator":"null"}}}`

var patientColumns = map[string]privet.Label{
	"patient": "CUSTOMER_ID", "name": "PERSON", "mail": "EMAIL_ADDRESS", "ssn": "SSN", "born": "DOB", "left": "DATE_TIME", "note": "FREE_TEXT", "amount": privet.None,
}

// patients are rows of a table, without what null takes away.
const patients = "patient,name,mail,ssn,born,left,note,amount\r\n" +
	"17,\"Doe, Jane\",jane@example.org,123-45-6789,1985-02-03,2024-02-28,,5\r\n" +
	"18,\"say \"\"hi\"\"\",joe@example.org,987-65-4321,1990-12-31,2024-03-01,,6\r\n" +
	"17,,jane@example.org,not known,1985-02-03,unknown,,7\r\n" +
	",\"\n\",,,2000-01-01,,,\r\n"

// TestUnmaskFile masks a table and unmasks it.
func TestUnmaskFile(t *testing.T) {
	m := withPolicy(t, patientPolicy)
	var masked, back strings.Builder
	opts := &FileOptions{Columns: patientColumns, Workers: 2}
	if _, err := m.File(&masked, strings.NewReader(patients), opts); err != nil {
		t.Fatal(err)
	}
	for _, secret := range []string{"17", "Doe", "jane", "6789", "1985", "2024-02-28", "unknown"} {
		if strings.Contains(masked.String(), secret) {
			t.Errorf("%s is in %s", secret, masked.String())
		}
	}
	// Jane's dates have moved together in both rows.
	rows := strings.Split(masked.String(), "\r\n")
	fields := strings.Split(rows[1], ",")
	born, ok1 := calendar.ReadDay(fields[4], "")
	left, ok2 := calendar.ReadDay(fields[5], "")
	if was := strings.Split(rows[3], ","); !ok1 || !ok2 || left.Number-born.Number != 14269 || was[4] != fields[4] || was[0] != fields[0] {
		t.Errorf("%s\nand\n%s", rows[1], rows[3])
	}

	report, err := withPolicy(t, patientPolicy).UnmaskFile(&back, strings.NewReader(masked.String()), opts)
	// Nobody knows whose the last date is.
	want := strings.Replace(patients, "2000-01-01", "[DOB]", 1)
	if err != nil || back.String() != want {
		t.Errorf("%s, %v; want %s", back.String(), err, want)
	}
	for _, c := range report.Columns {
		if want := c.Column != "note" && c.Column != "amount"; c.Restored != want || c.Masked {
			t.Errorf("%s: restored %v, masked %v", c.Column, c.Restored, c.Masked)
		}
	}

	other, err := ParsePolicy([]byte(patientPolicy))
	if err != nil {
		t.Fatal(err)
	}
	wrong := newMasker(t, &Options{Policy: other, Keys: func(string) ([]byte, error) { return testKeys("other") }})
	for _, tt := range []struct {
		reason  string
		m       *Masker
		file    string
		columns map[string]privet.Label
		want    error
	}{
		{"another key", wrong, masked.String(), patientColumns, ErrNotMasked},
		{"not masked", m, patients, patientColumns, ErrNotMasked},
		{"no columns", m, masked.String(), nil, ErrOptions},
		{"a column that is not there", m, masked.String(), map[string]privet.Label{"more": "SSN"}, ErrOptions},
		{"a column of the policy without its label", m, masked.String(), map[string]privet.Label{"ssn": "SSN"}, ErrOptions},
		{"a text", m, masked.String(), patientColumns, ErrOptions},
	} {
		var out strings.Builder
		opts := &FileOptions{Columns: tt.columns}
		if tt.reason == "a text" {
			opts.Format = "text"
		}
		report, err := tt.m.UnmaskFile(&out, strings.NewReader(tt.file), opts)
		if !errors.Is(err, tt.want) || report.Rows != 0 {
			t.Errorf("%s: %v; want %v", tt.reason, err, tt.want)
		}
		for _, secret := range []string{"Doe", "jane", "6789"} {
			if err != nil && strings.Contains(err.Error(), secret) {
				t.Errorf("%s: %v", tt.reason, err)
			}
		}
	}
}

// TestUnmaskPlaces unmasks tables whose columns have no names, or one name for two.
func TestUnmaskPlaces(t *testing.T) {
	const (
		rows   = "536-90-4399,+1 415 555 0132,5\n536-22-8726,+1 415 555 0133,6\n"
		policy = `{"labels":{"SSN":{"operator":"fpe"},"PHONE_NUMBER":{"operator":"pseudonym"}}}`
	)
	places := []privet.Label{"SSN", "PHONE_NUMBER", privet.None}
	p, err := ParsePolicy([]byte(policy))
	if err != nil {
		t.Fatal(err)
	}
	m := newMasker(t, &Options{Policy: p, Keys: testKeys, Finder: fakeFinder{}, Classifier: classifierFunc(func(columns []privet.Column) []privet.Result {
		results := make([]privet.Result, len(columns))
		for i := range columns {
			results[i] = privet.Result{Column: columns[i].Name, Label: places[i], Confidence: 1}
		}
		return results
	})})
	for _, tt := range []struct {
		reason   string
		file     string
		noHeader bool
	}{
		{"one name for two", "contact,contact,amount\n" + rows, false},
		{"no names", rows, true},
	} {
		var masked, back strings.Builder
		report, err := m.File(&masked, strings.NewReader(tt.file), &FileOptions{NoHeader: tt.noHeader})
		if err != nil || report.Header == tt.noHeader || strings.Contains(masked.String(), "4399") || strings.Contains(masked.String(), "0132") {
			t.Errorf("%s: %v, %s", tt.reason, err, masked.String())
		}
		if _, err := m.UnmaskFile(&back, strings.NewReader(masked.String()), &FileOptions{NoHeader: tt.noHeader, Places: places}); err != nil || back.String() != tt.file {
			t.Errorf("%s: %s, %v; want %s", tt.reason, back.String(), err, tt.file)
		}
		for _, bad := range [][]privet.Label{places[:2], append(places[:3:3], "SSN")} {
			if _, err := m.UnmaskFile(&back, strings.NewReader(masked.String()), &FileOptions{NoHeader: tt.noHeader, Places: bad}); !errors.Is(err, ErrOptions) {
				t.Errorf("%s, %d places: %v", tt.reason, len(bad), err)
			}
		}
		if _, err := m.File(&back, strings.NewReader(tt.file), &FileOptions{Places: places}); !errors.Is(err, ErrOptions) {
			t.Errorf("%s, masked: %v", tt.reason, err)
		}
	}
	var back strings.Builder
	for _, file := range []string{`{"a":"b","c":"d","e":"f"}`, `{}`, `[]`} {
		if _, err := m.UnmaskFile(&back, strings.NewReader(file), &FileOptions{Places: places}); !errors.Is(err, ErrOptions) {
			t.Errorf("JSON: %v", err)
		}
	}
}

// TestUnmaskJSON does the same to records whose columns are paths.
func TestUnmaskJSON(t *testing.T) {
	const file = `{"id": "a17", "who": {"mails": ["a@example.org", "b@example.org"], "born": "1985-02-03"}, "note": "gone", "n": null}` + "\n" +
		`{"who": {"born": "1999-01-01", "mails": []}, "id": "a18", "note": null}` + "\n"
	const policy = `{"labels":{"EMAIL_ADDRESS":{"operator":"pseudonym"},"CUSTOMER_ID":{"operator":"encrypt"},"DOB":{"operator":"shift","by":"id"}},"columns":{"note":{"operator":"null"}}}`
	columns := map[string]privet.Label{"id": "CUSTOMER_ID", "who.mails[]": "EMAIL_ADDRESS", "who.born": "DOB", "note": "FREE_TEXT", "n": privet.None}
	m := withPolicy(t, policy)
	var masked, back strings.Builder
	if _, err := m.File(&masked, strings.NewReader(file), &FileOptions{Columns: columns}); err != nil {
		t.Fatal(err)
	}
	if s := masked.String(); strings.Contains(s, "a@ex") || strings.Contains(s, "gone") || !strings.Contains(s, `"note": null, "n": null}`) {
		t.Error(s)
	}
	if _, err := m.UnmaskFile(&back, strings.NewReader(masked.String()), &FileOptions{Columns: columns}); err != nil {
		t.Fatal(err)
	}
	if want := strings.Replace(file, `"gone"`, "null", 1); back.String() != want {
		t.Errorf("%s; want %s", back.String(), want)
	}
}

// TestShiftNeedsItsColumn holds that a table without the column that by names is
// refused, and not shifted all alike.
func TestShiftNeedsItsColumn(t *testing.T) {
	m := withPolicy(t, forLabel("DOB", `"operator":"shift","by":"patient"`))
	_, err := m.File(new(strings.Builder), strings.NewReader("born,id\n1985-02-03,1\n"), &FileOptions{Columns: map[string]privet.Label{"born": "DOB"}})
	if !errors.Is(err, ErrOptions) {
		t.Error(err)
	}
	// Its values must be had again to unmask.
	m = withPolicy(t, forLabel("DOB", `"operator":"shift","by":"patient"`))
	columns := map[string]privet.Label{"born": "DOB", "patient": "PERSON"}
	var masked strings.Builder
	if _, err := m.File(&masked, strings.NewReader("born,patient\n1985-02-03,Jane\n"), &FileOptions{Columns: columns}); err != nil {
		t.Fatal(err)
	}
	if _, err := m.UnmaskFile(new(strings.Builder), strings.NewReader(masked.String()), &FileOptions{Columns: columns}); !errors.Is(err, errMaskedPerson) {
		t.Error(err)
	}
}

// TestKeysAreSecret formats all that a key is given to, and looks for the key, and
// what was derived from it, in any spelling that fmt has.
func TestKeysAreSecret(t *testing.T) {
	key, _ := testKeys("main")
	var spellings []string
	for n := 0; n+8 <= len(key); n++ {
		part := key[n : n+8]
		numbers := strings.Trim(fmt.Sprint(part), "[]")
		spellings = append(spellings, string(part), numbers, strings.ReplaceAll(numbers, " ", ", "), fmt.Sprintf("%x", part), fmt.Sprintf("%X", part),
			strings.TrimSuffix(strings.TrimPrefix(fmt.Sprintf("%#v", part), "[]byte{"), "}"))
	}
	if text := fmt.Sprintf("%+v %#v", struct{ key []byte }{key}, key); !strings.Contains(text, spellings[1]) || !strings.Contains(text, spellings[5]) {
		t.Fatalf("the spellings are not those of fmt: %s", text)
	}
	var policy strings.Builder
	policy.WriteString(`{"labels":{`)
	for i, tt := range []string{`"operator":"hash"`, `"operator":"pseudonym"`, `"operator":"fake"`, `"operator":"fpe"`, `"operator":"encrypt"`,
		`"operator":"shift"`, `"operator":"noise","ratio":0.5`} {
		label := []string{"SSN", "EMAIL_ADDRESS", "CREDIT_CARD", "IBAN", "PERSON", "DOB", "SALARY"}[i]
		fmt.Fprintf(&policy, `%q:{%s},`, label, tt)
	}
	document := strings.TrimSuffix(policy.String(), ",") + `}}`
	m := withPolicy(t, document)
	for _, rule := range []string{"SSN", "EMAIL_ADDRESS", "CREDIT_CARD", "IBAN", "PERSON", "DOB", "SALARY"} {
		masked, err := m.Mask(rule, "123-45-6789")
		if err != nil {
			t.Fatal(err)
		}
		_, err = m.Unmask(rule, masked+"x")
		w := m.workers.Get().(*worker)
		for _, v := range []any{m, *m.operators, m.operator(rule), masked, err, w, newSecret(key), foundKey{secret: newSecret(key)}} {
			texts := []string{fmt.Sprint(v), fmt.Sprintf("%+v", v), fmt.Sprintf("%#v", v)}
			if text, err := json.Marshal(v); err == nil {
				texts = append(texts, string(text))
			}
			for _, text := range texts {
				for _, s := range spellings {
					if strings.Contains(text, s) {
						t.Fatalf("%s: a part of the key is in %T", rule, v)
					}
				}
			}
		}
	}
}
