package httpapi

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestProfileSample is the specification's example: one result a column, in
// order, labelled EMAIL_ADDRESS and DOB.
func TestProfileSample(t *testing.T) {
	ts := startServer(t, nil)
	var got struct {
		Results []struct {
			Column, Label string
			Confidence    float64
		}
	}
	r := ts.post("/api/v1/profiler/run", `{"requestId":"req-1","mode":"STRUCTURED","columns":[
		{"name":"email","value":"john.doe@example.com"},{"name":"date_of_birth","value":"1985-02-03"}]}`)
	r.data(t, &got)
	if len(got.Results) != 2 {
		t.Fatalf("%d results, want 2: %s", len(got.Results), r.body)
	}
	for i, want := range []struct{ column, label string }{{"email", "EMAIL_ADDRESS"}, {"date_of_birth", "DOB"}} {
		res := got.Results[i]
		if res.Column != want.column || res.Label != want.label || res.Confidence <= 0.5 || res.Confidence > 1 {
			t.Errorf("result %d is %+v, want %+v", i, res, want)
		}
	}
	if id := r.header.Get("X-Request-Id"); id != "req-1" {
		t.Errorf("X-Request-Id is %q, want that of the body", id)
	}
}

// TestProfileColumns holds what the contract says of columns: one result each in
// the order sent, values beside value, and equal names.
func TestProfileColumns(t *testing.T) {
	ts := startServer(t, nil)
	var got struct{ Results []map[string]any }
	r := ts.post("/api/v1/profiler/run", `{"columns":[{"name":"mail","values":["a.b@example.com","c.d@example.org"]},
		{"name":"mail","value":"e.f@example.net"},{"name":"","value":""},{"name":"x","values":[]}],"mode":null,"labels":null}`)
	r.data(t, &got)
	var names []any
	for _, m := range got.Results {
		names = append(names, m["column"])
		if len(m) != 3 || m["label"] == nil || m["confidence"] == nil {
			t.Errorf("a result other than {column,label,confidence}: %v", m)
		}
	}
	if diff := cmp.Diff([]any{"mail", "mail", "column_3", "x"}, names); diff != "" {
		t.Errorf("columns (-want +got):\n%s", diff)
	}
	r = ts.post("/api/v1/profiler/run", `{"columns":[]}`)
	r.data(t, &got)
	if len(got.Results) != 0 || !strings.Contains(r.body, `"results":[]`) {
		t.Errorf("no columns: %s", r.body)
	}
	r = ts.post("/api/v1/profiler/run", `{"columns":[{"name":"mail","value":"a@example.com"},{"name":"n","value":"1"}],"explain":true}`)
	r.data(t, &got)
	for _, m := range got.Results {
		if _, ok := m["evidence"].([]any); !ok {
			t.Errorf("explain gives no evidence: %v", m)
		}
		if _, ok := m["candidates"].([]any); !ok {
			t.Errorf("explain gives no candidates: %v", m)
		}
	}
	if long := regexp.MustCompile(`-?[0-9.]*(\.[0-9]{5}|e-)[0-9]*|-0\b[^.]`).FindString(r.body); long != "" {
		t.Errorf("explain gives the number %s, with more decimals than the confidence", long)
	}
}

// marked takes a text with ⟦LABEL:data⟧ in it and gives the text without the
// marks, and where the data is in code points.
func marked(text string) (string, []textResult) {
	var out []rune
	var want []textResult
	for {
		before, rest, found := strings.Cut(text, "⟦")
		out = append(out, []rune(before)...)
		if !found {
			return string(out), want
		}
		inside, after, _ := strings.Cut(rest, "⟧")
		label, data, _ := strings.Cut(inside, ":")
		start := len(out)
		out = append(out, []rune(data)...)
		want = append(want, textResult{Label: labelOf(label), Start: start, End: len(out)})
		text = after
	}
}

// TestProfileText counts code points: the text has characters of one to four
// bytes before each finding.
func TestProfileText(t *testing.T) {
	ts := startServer(t, nil)
	text, want := marked("naïve 😀 mail ⟦EMAIL_ADDRESS:john.doe@example.com⟧ — 漢字 😀 and ⟦EMAIL_ADDRESS:jane@example.org⟧.")
	body, _ := json.Marshal(map[string]any{"mode": "UNSTRUCTURED", "text": text, "labels": []string{"email"}})
	var got struct{ Results []textResult }
	r := ts.post("/api/v1/profiler/run", string(body))
	r.data(t, &got)
	for i := range got.Results {
		if c := got.Results[i].Confidence; c <= 0 || c > 1 {
			t.Errorf("confidence %v", c)
		}
		got.Results[i].Confidence = 0
	}
	if diff := cmp.Diff(want, got.Results); diff != "" {
		t.Errorf("results (-want +got):\n%s", diff)
	}
	r = ts.post("/api/v1/profiler/run", `{"mode":"UNSTRUCTURED","text":"nothing in here"}`)
	if r.data(t, &got); !strings.Contains(r.body, `"results":[]`) {
		t.Errorf("no findings: %s", r.body)
	}
	var explained struct{ Results []map[string]any }
	r = ts.post("/api/v1/profiler/run", `{"mode":"UNSTRUCTURED","explain":true,"minConfidence":0,"text":"mail a.b@example.com"}`)
	r.data(t, &explained)
	if len(explained.Results) == 0 {
		t.Fatal("nothing found")
	}
	for _, m := range explained.Results {
		if m["evidence"] == nil || m["candidates"] == nil || m["recognizer"] == nil {
			t.Errorf("explain: %v", m)
		}
	}
}

// TestMinConfidence finds no less with a lower bound, and nothing unsure with
// the highest.
func TestMinConfidence(t *testing.T) {
	ts := startServer(t, nil)
	count := func(min string) int {
		var got struct{ Results []textResult }
		ts.post("/api/v1/profiler/run", `{"mode":"UNSTRUCTURED","text":"Call 555 0100 or a.b@example.com, 4111 1111 1111 1111, 12345, 1985-02-03","minConfidence":`+
			min+`}`).data(t, &got)
		return len(got.Results)
	}
	last := count("0")
	if last == 0 {
		t.Error("nothing found with 0")
	}
	for _, min := range []string{"0.3", "0.6", "0.9", "1"} {
		n := count(min)
		if n > last {
			t.Errorf("minConfidence %s finds %d, more than a lower one (%d)", min, n, last)
		}
		last = n
	}
}

// TestMaskSample is the table of default rules in the contract.
func TestMaskSample(t *testing.T) {
	ts := startServer(t, nil)
	table := []struct{ rule, in, out string }{
		{"EMAIL_ADDRESS", "john.doe@example.com", "j***.d**@example.com"},
		{"DOB", "1985-02-03", "1985-**-**"},
		{"CREDIT_CARD", "4111 1111 1111 1111", "**** **** **** 1111"},
		{"SSN", "123-45-6789", "***-**-6789"},
		{"PHONE_NUMBER", "+1 (415) 555-0132", "+1 (***) ***-**32"},
		{"EMAIL_ADDRESS", "a@b.co", "*@b.co"},
		{"EMAIL_ADDRESS", "", ""},
	}
	var records []map[string]string
	var want []maskedRecord
	for _, row := range table {
		records = append(records, map[string]string{"ruleName": row.rule, "value": row.in})
		want = append(want, maskedRecord{&row.out, row.rule})
	}
	body, _ := json.Marshal(map[string]any{"mode": "MULTI_RULE_BATCH", "records": records})
	var got maskAnswer
	ts.post("/api/v1/mask/run", string(body)).data(t, &got)
	if diff := cmp.Diff(want, got.MaskedRecords); diff != "" {
		t.Errorf("maskedRecords (-want +got):\n%s", diff)
	}
}

func TestMaskModes(t *testing.T) {
	ts := startServer(t, nil)
	for _, tt := range []struct{ name, body, data string }{
		{"default mode, alias", `{"records":[{"ruleName":"date-of-birth","value":"1985-02-03"}]}`,
			`{"maskedRecords":[{"value":"1985-**-**","ruleName":"DOB"}]}`},
		{"one rule", `{"mode":"SINGLE_RULE_BATCH","ruleName":"SSN","records":[{"value":"123-45-6789"},{"value":"987-65-4321","ruleName":"SSN"}]}`,
			`{"maskedRecords":[{"value":"***-**-6789","ruleName":"SSN"},{"value":"***-**-4321","ruleName":"SSN"}]}`},
		{"no records", `{"records":[],"policy":null}`, `{"maskedRecords":[]}`},
		{"one rule by its names", `{"mode":"SINGLE_RULE_BATCH","ruleName":"SSN","records":[{"value":"123-45-6789","ruleName":"us-ssn"},{"value":"987-65-4321",` +
			`"ruleName":"ssn"}]}`,
			`{"maskedRecords":[{"value":"***-**-6789","ruleName":"SSN"},{"value":"***-**-4321","ruleName":"SSN"}]}`},
		{"one rule, no records", `{"mode":"SINGLE_RULE_BATCH","ruleName":"SSN","records":[]}`, `{"maskedRecords":[]}`},
		{"fields nobody knows", `{"records":[{"ruleName":"SSN","value":"","Value":1,"x":{}}],"Records":1,"POLICY":{}}`,
			`{"maskedRecords":[{"value":"","ruleName":"SSN"}]}`},
		{"empty text", `{"mode":"UNSTRUCTURED","text":""}`, `{"maskedText":"","spans":[]}`},
	} {
		var got json.RawMessage
		ts.post("/api/v1/mask/run", tt.body).data(t, &got)
		if string(got) != tt.data {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.data)
		}
	}
}

// TestMaskText checks that spans, counted in code points, cut the data out of
// the text, and that nothing but the spans differs.
func TestMaskText(t *testing.T) {
	ts := startServer(t, nil)
	text, want := marked("😀 naïve ⟦EMAIL_ADDRESS:john.doe@example.com⟧ 漢字 ⟦EMAIL_ADDRESS:jane@example.org⟧ <&> end")
	body, _ := json.Marshal(map[string]any{"mode": "UNSTRUCTURED", "text": text})
	var got maskTextAnswer
	r := ts.post("/api/v1/mask/run", string(body))
	r.data(t, &got)
	if len(got.Spans) != len(want) {
		t.Fatalf("%d spans, want %d: %s", len(got.Spans), len(want), r.body)
	}
	from, to := []rune(text), []rune(got.MaskedText)
	i, j := 0, 0
	for k, span := range got.Spans {
		if span.Label != want[k].Label || span.Start != want[k].Start || span.End != want[k].End {
			t.Errorf("span %d is %+v, want %+v", k, span, want[k])
		}
		if string(from[i:span.Start]) != string(to[j:span.MaskedStart]) {
			t.Errorf("the text before span %d has changed", k)
		}
		if masked := string(to[span.MaskedStart:span.MaskedEnd]); masked == string(from[span.Start:span.End]) || !strings.Contains(masked, "*") {
			t.Errorf("span %d is not masked", k)
		}
		i, j = span.End, span.MaskedEnd
	}
	if string(from[i:]) != string(to[j:]) {
		t.Error("the text after the last span has changed")
	}
}

func TestValidateSample(t *testing.T) {
	ts := startServer(t, nil)
	var got struct {
		Valid  bool
		Issues []struct{ Code, Message, Severity string }
	}
	r := ts.post("/api/v1/validate", `{"original":"john.doe@example.com","masked":"j***.d**@example.com","rule":"EMAIL_ADDRESS"}`)
	if r.data(t, &got); !got.Valid || !strings.Contains(r.body, `"issues":[]`) {
		t.Errorf("a right masking: %s", r.body)
	}
	r = ts.post("/api/v1/validate", `{"original":"john.doe@example.com","masked":"john.doe@example.com","rule":"EMAIL"}`)
	if r.data(t, &got); got.Valid || len(got.Issues) == 0 {
		t.Errorf("an unmasked value: %s", r.body)
	}
	found := false
	for _, i := range got.Issues {
		found = found || i.Code == "UNCHANGED"
		if i.Code == "" || i.Message == "" || i.Severity == "" {
			t.Errorf("an issue with an empty field: %+v", i)
		}
	}
	if !found {
		t.Errorf("no issue UNCHANGED: %s", r.body)
	}
}

func TestRiskSample(t *testing.T) {
	ts := startServer(t, nil)
	type summary struct {
		OverallRiskScore  int
		RiskLevel         string
		StandardBreakdown map[string]int
		TagCoverage       []struct {
			Tag  string
			Risk int
		}
		UnknownTags []string
	}
	score := func(body string) (s summary) {
		t.Helper()
		r := ts.post("/risk/summary/by-name", body)
		if r.status != 200 || json.Unmarshal([]byte(r.body), &s) != nil {
			t.Fatalf("status %d: %s", r.status, r.body)
		}
		if strings.Contains(r.body, "SUCCESS") {
			t.Errorf("the risk engine answers in an envelope: %s", r.body)
		}
		return s
	}
	plain := score(`["EMAIL","ssn","credit-card","NO_SUCH_TAG"]`)
	if plain.OverallRiskScore <= 0 || plain.OverallRiskScore > 100 || plain.RiskLevel == "" || len(plain.StandardBreakdown) == 0 {
		t.Errorf("summary %+v", plain)
	}
	if len(plain.TagCoverage) != 3 || plain.TagCoverage[0].Tag != "EMAIL" || plain.TagCoverage[1].Tag != "ssn" {
		t.Errorf("tags are not as the caller wrote them: %+v", plain.TagCoverage)
	}
	if len(plain.UnknownTags) != 1 || plain.UnknownTags[0] != "NO_SUCH_TAG" {
		t.Errorf("unknownTags %v", plain.UnknownTags)
	}
	object := score(`{"tags":["EMAIL","ssn","credit-card","NO_SUCH_TAG"],"masked":null}`)
	if diff := cmp.Diff(plain, object); diff != "" {
		t.Errorf("the object scores otherwise than the array:\n%s", diff)
	}
	if masked := score(`{"tags":["EMAIL","ssn"],"masked":["EMAIL","SSN"]}`); masked.OverallRiskScore > score(`["EMAIL","ssn"]`).OverallRiskScore {
		t.Error("masking raises the score")
	}
	// accessFrequency and records are numbers as JSON has them, so 1e5 is one.
	worse := score(`{"tags":["EMAIL"],"factors":{"environment":"test","classification":"restricted","records":1e5,"accessFrequency":50.5,
		"retentionDays":400,"lastReviewed":"2020-01-31","accessControl":"none","externalAccess":true},"weights":{"GDPR":2}}`)
	if worse.OverallRiskScore <= score(`["EMAIL"]`).OverallRiskScore {
		t.Error("the worst factors do not raise the score")
	}
	if empty := score(`[]`); empty.OverallRiskScore != 0 {
		t.Errorf("no tags score %d", empty.OverallRiskScore)
	}
}

// TestValuesOfOtherTypes holds that numbers and booleans are taken as they are written, and
// that null stays null.
func TestValuesOfOtherTypes(t *testing.T) {
	ts := startServer(t, nil)
	r := ts.post(maskPath, `{"records":[{"ruleName":"CREDIT_CARD","value":4111111111111111},{"ruleName":"SSN","value":null}]}`)
	const want = `"maskedRecords":[{"value":"************1111","ruleName":"CREDIT_CARD"},{"value":null,"ruleName":"SSN"}`
	if r.status != 200 || !strings.Contains(r.body, want) {
		t.Errorf("%d %s", r.status, r.body)
	}
	var numbers, texts any
	ts.post(profilePath, `{"columns":[{"name":"card","values":[4111111111111111,5500005555555559,null,true]}]}`).data(t, &numbers)
	ts.post(profilePath, `{"columns":[{"name":"card","values":["4111111111111111","5500005555555559","","true"]}]}`).data(t, &texts)
	if diff := cmp.Diff(texts, numbers); diff != "" {
		t.Error(diff)
	}
}
