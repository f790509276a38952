package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// labelledTexts are two texts, in both spellings.
const labelledTexts = `{"text":"écrivez à jane@example.com, ou pas","spans":[{"label":"email","start":10,"end":26},{"label":"SHOE","start":31,"end":34}]}
{"full_text":"card 4111 1111 1111 1111","spans":[{"entity_type":"PLASTIC","start_position":5,"end_position":24,"entity_value":"4111"}]}
`

// writeFile makes a file in a directory of its own.
func writeFile(t *testing.T, content string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// An evaluated is what tests look at of privet eval.
type evaluated struct {
	Texts, Columns, SpansThatDiffer, UnlabelledColumns int

	Kinds []struct {
		Kind                      string
		Expected, Reported, Right int
	}
	Accuracy      *struct{ Value float64 }
	FalseAlarms   []struct{ Reported, Expected string }
	UnknownLabels []struct {
		Name  string
		Count int
	}
}

// evaluate runs privet eval and gives its report and a line for each kind.
func evaluate(t *testing.T, in string, args ...string) (evaluated, string) {
	t.Helper()
	r := runPrivet(t, in, nil, append([]string{"eval", "-format", "json"}, args...)...)
	var got evaluated
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || r.status != exitDone {
		t.Fatalf("status %d, %v, %s%s", r.status, err, r.out, r.err)
	}
	var b strings.Builder
	for _, k := range got.Kinds {
		fmt.Fprintln(&b, k.Kind, k.Expected, k.Reported, k.Right)
	}
	return got, b.String()
}

func TestEvalTexts(t *testing.T) {
	got, kinds := evaluate(t, labelledTexts, "-map", "plastic=CREDIT_CARD", "-")
	if kinds != "CREDIT_CARD 1 1 1\nEMAIL_ADDRESS 1 1 1\n" || got.Texts != 2 || got.SpansThatDiffer != 1 || len(got.UnknownLabels) != 1 ||
		got.UnknownLabels[0].Name != "SHOE" {
		t.Errorf("got %s%+v", kinds, got)
	}
	// Without the rule the card is a false alarm on a label that nobody knows.
	got, kinds = evaluate(t, labelledTexts, "-")
	if kinds != "CREDIT_CARD 0 1 0\nEMAIL_ADDRESS 1 1 1\n" || len(got.FalseAlarms) != 1 || got.FalseAlarms[0].Expected != "unknown label" ||
		len(got.UnknownLabels) != 2 {
		t.Errorf("got %s%+v", kinds, got)
	}
	// Rules can be in a file, and several files are counted together.
	rules := writeFile(t, "# theirs and ours\nPLASTIC = CREDIT_CARD\n\nSHOE=\n")
	got, kinds = evaluate(t, "", "-map", rules, writeFile(t, labelledTexts), writeFile(t, "["+strings.ReplaceAll(strings.TrimSpace(labelledTexts), "\n", ",")+"]"))
	if kinds != "CREDIT_CARD 2 2 2\nEMAIL_ADDRESS 2 2 2\n" || got.Texts != 4 || got.UnknownLabels != nil {
		t.Errorf("got %s%+v", kinds, got)
	}
	// More than are looked through together.
	got, kinds = evaluate(t, strings.Repeat(labelledTexts, askedTexts+1), "-map", rules, "-")
	if kinds != "CREDIT_CARD 129 129 129\nEMAIL_ADDRESS 129 129 129\n" || got.Texts != 258 {
		t.Errorf("many: %s%d texts", kinds, got.Texts)
	}
	if _, kinds = evaluate(t, labelledTexts, "-labels", "email", "-"); kinds != "EMAIL_ADDRESS 1 1 1\n" {
		t.Errorf("only addresses: %s", kinds)
	}
	if _, kinds = evaluate(t, labelledTexts, "-min-confidence", "1", "-labels", "EMAIL_ADDRESS", "-"); kinds != "EMAIL_ADDRESS 1 0 0\n" {
		t.Errorf("only what is certain: %s", kinds)
	}
}

// TestEvalThresholds holds that asking for less sure findings as well changes
// nothing in what is reported from the least confidence on.
func TestEvalThresholds(t *testing.T) {
	longtest.Alone(t)
	var b strings.Builder
	for line := range strings.Lines(read(t, "../../README.md") + read(t, sampleFile)) {
		text, err := json.Marshal(strings.TrimSpace(line))
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, `{"text":%s,"spans":[]}`+"\n", text)
	}
	_, low := evaluate(t, b.String(), "-thresholds", "0.1", "-")
	_, high := evaluate(t, b.String(), "-thresholds", "0.5", "-")
	if !strings.Contains(low, "EMAIL_ADDRESS 0 2") {
		t.Fatalf("too little is found:\n%s", low)
	}
	// Kinds that are met below the least confidence alone have rows of zeros.
	kept := ""
	for line := range strings.Lines(low) {
		if !strings.HasSuffix(line, " 0 0 0\n") {
			kept += line
		}
	}
	if kept != high {
		t.Errorf("asked for from 0.1 on:\n%sand from 0.5 on:\n%s", kept, high)
	}
}

func TestEvalTables(t *testing.T) {
	longtest.Alone(t)
	const tables = `{"tables":[{"columns":[
		{"name":"mail","label":"email","values":["jane@example.com","joe@example.org"]},
		{"name":"note","values":["a"]},
		{"name":"status","label":"NONE","values":["open","closed","open"]}]}]}`
	got, kinds := evaluate(t, tables, "-tables", "-")
	if kinds != "EMAIL_ADDRESS 1 1 1\nNONE 1 1 1\n" || got.Columns != 2 || got.UnlabelledColumns != 1 || got.Accuracy == nil || got.Accuracy.Value != 1 {
		t.Errorf("got %s%+v", kinds, got)
	}
	// The columns of the sample, the fourth by its number, and one under a wrong name.
	labels := writeFile(t, `{"4":"EMAIL_ADDRESS","phone":"PHONE","order_total":"NONE","status":"SSN"}`)
	got, kinds = evaluate(t, "", "-columns", labels, sampleFile)
	if kinds != "EMAIL_ADDRESS 1 1 1\nNONE 1 2 1\nPHONE_NUMBER 1 1 1\nSSN 1 0 0\n" || got.UnlabelledColumns != 14 || got.Accuracy.Value != 0.75 {
		t.Errorf("got %s%+v", kinds, got)
	}
	if r := runPrivet(t, "", nil, "eval", "-columns", writeFile(t, `{"4":"AGE","MARKER":"AGE"}`), sampleFile); r.status != exitFailed ||
		!strings.Contains(r.err, "a column that no file has") || strings.Contains(r.err, "MARKER") {
		t.Errorf("status %d, %s", r.status, r.err)
	}
}

// TestEvalFormats holds the formats for people.
func TestEvalFormats(t *testing.T) {
	table := runPrivet(t, labelledTexts, nil, "eval", "-map", "PLASTIC=CREDIT_CARD", "-")
	for _, want := range []string{
		"2 texts; reported is what has a confidence of 0.5 or more, and right what has 0.9 of its place in common",
		"not known, and not counted as expected: SHOE (1).", "value other than the text at their place, which counts: 1.",
		"\nKIND           EXPECTED  REPORTED  RIGHT  PRECISION            RECALL               F1                   F2\n",
		"\nEMAIL_ADDRESS  1         1         1      1.000 (0.207–1.000)  1.000 (0.207–1.000)",
		"\nANY LABEL      3         2         2      1.000 (0.342–1.000)  0.667",
		"\nCalibration\n", "\nFalse alarms\n", "\nThresholds\n",
	} {
		if !strings.Contains(table.out, want) {
			t.Errorf("the table lacks %q:\n%s", want, table.out)
		}
	}
	page := runPrivet(t, labelledTexts, nil, "eval", "-format", "html", "-")
	if page.status != exitDone || !strings.HasPrefix(page.out, "<!DOCTYPE html>") || !strings.Contains(page.out, "<td>EMAIL_ADDRESS</td>") ||
		!strings.HasSuffix(page.out, "</html>\n") {
		t.Errorf("status %d, %s%s", page.status, page.out, page.err)
	}
	if r := runPrivet(t, "", nil, "eval", "-"); r.status != exitDone || !strings.Contains(r.out, "0 texts") {
		t.Errorf("nothing: status %d, %s%s", r.status, r.out, r.err)
	}
}

// TestEvalErrors holds that all errors of all files are told of, with no report
// and no word of the data.
func TestEvalErrors(t *testing.T) {
	bad := writeFile(t, "MARKER\n"+labelledTexts+`{"text":"MARKER","spans":[{"label":"MARKER","start":0,"end":7}]}`)
	r := runPrivet(t, "", nil, "eval", bad, filepath.Join(t.TempDir(), "MARKER"))
	want := "privet eval: file 1: line 1: it is not valid JSON\nline 4: span 1: its end is not in the text\nfile 2: no such file or directory\n"
	if r.status != exitFailed || r.out != "" || r.err != want {
		t.Errorf("status %d, %s%q, want %q", r.status, r.out, r.err, want)
	}
}

func TestEvalAddressParts(t *testing.T) {
	const texts = `{"text":"We moved to 12 High Street, London SW1A 1AA.","spans":[{"label":"STREET_ADDRESS","start":12,"end":26},{"label":"LOCATION",` +
		`"start":28,"end":34},{"label":"ZIP_CODE","start":35,"end":43}]}`
	if _, kinds := evaluate(t, texts, "-"); kinds != "LOCATION 1 0 0\nSTREET_ADDRESS 1 1 0\nZIP_CODE 1 0 0\n" {
		t.Errorf("whole: %s", kinds)
	}
	if _, kinds := evaluate(t, texts, "-address-parts", "-"); kinds != "LOCATION 1 1 1\nSTREET_ADDRESS 1 1 1\nZIP_CODE 1 1 1\n" {
		t.Errorf("in parts: %s", kinds)
	}
	if r := runPrivet(t, "[]", nil, "eval", "-tables", "-address-parts", "-"); r.status == exitDone {
		t.Error("tables have addresses in parts")
	}
}
