package httpapi

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
)

// TestFileMaskRemembersWhatIsMasked holds that a data set knows which of its labels
// were masked, but for those that the policy has left, and that nothing is masked
// where the masked file could not be put.
func TestFileMaskRemembersWhatIsMasked(t *testing.T) {
	s := newStore(t)
	ts := startServer(t, s.allow)
	table, notes := "email,ssn\n", "note,status\n"
	for i := range 9 {
		table += fmt.Sprintf("jane%d@example.com,536-90-439%d\n", i, i)
		notes += fmt.Sprintf("\"he called, his number is 536-90-439%d; write to jane%d@example.com instead\",open\n", i, i)
	}
	for i, tt := range []struct {
		name, content, more string
		want                []string
	}{
		{"a.csv", table, ``, []string{"EMAIL_ADDRESS", "SSN"}},
		{"a.csv", table, `"policy":{"labels":{"SSN":{"operator":"keep"}}}`, []string{"EMAIL_ADDRESS"}},
		{"a.csv", table, `"policy":{"columns":{"email":{"operator":"keep"}}}`, []string{"SSN"}},
		{"a.csv", table, `"policy":{"columns":{"email":{"operator":"text"}}}`, []string{"SSN"}},
		{"a.csv", notes, ``, []string{"EMAIL_ADDRESS", "FREE_TEXT", "SSN"}},
		{"a.csv", notes, `"policy":{"labels":{"SSN":{"operator":"keep"}}}`, []string{"EMAIL_ADDRESS"}},
		{"a.csv", notes, `"policy":{"columns":{"note":{"operator":"text","policy":{"labels":{"SSN":{"operator":"keep"}}}}}}`, []string{"EMAIL_ADDRESS"}},
		{"a.txt", "his ssn is 536-90-4399, or jane@example.com", ``, []string{"EMAIL_ADDRESS", "SSN"}},
		{"a.txt", "his ssn is 536-90-4399, or jane@example.com", `"policy":{"labels":{"EMAIL":{"operator":"keep"}}}`, []string{"SSN"}},
		{"a.csv", table, `"resultUrl":"` + s.URL + `/out.csv"`, []string{"EMAIL_ADDRESS", "SSN"}},
	} {
		id := fmt.Sprintf("d%d", i)
		body := `{"fileName":"` + tt.name + `","datasetId":"` + id + `","content":"` + base64Of(tt.content) + `"`
		ts.post(fileProfilePath, body+`}`).data(t, new(any))
		if tt.more != "" {
			body += "," + tt.more
		}
		ts.post(fileMaskPath, body+`}`).data(t, new(any))
		var dataset struct {
			Labels map[string]int
			Masked []string
		}
		ts.send("GET", "/api/v1/datasets/"+id, "").data(t, &dataset)
		if !slices.Equal(dataset.Masked, tt.want) || dataset.Labels["SSN"] == 0 || dataset.Labels["EMAIL_ADDRESS"] == 0 {
			t.Errorf("%s with %q: %+v, want %v masked", tt.name, tt.more, dataset, tt.want)
		}
	}
	// What was masked once and is kept now is masked no longer.
	ts.post(fileMaskPath, `{"fileName":"a.csv","datasetId":"d0","content":"`+base64Of(table)+`","policy":{"labels":{"SSN":{"operator":"keep"}}}}`).data(t,
		new(any))
	var sum struct{ HighRiskFields, ComplianceGap []string }
	if ts.send("GET", "/api/v1/audit/risk-summary?datasetId=d0", "").data(t, &sum); !slices.Contains(sum.HighRiskFields, "SSN") || len(sum.ComplianceGap) == 0 {
		t.Errorf("kept: %+v", sum)
	}
	s.fail = true
	r := ts.post(fileMaskPath, `{"fileName":"a.csv","datasetId":"none","content":"`+base64Of(table)+`","resultUrl":"`+s.URL+`/out.csv"}`)
	if r.status != 502 || ts.send("GET", "/api/v1/datasets/none", "").status != 404 {
		t.Errorf("%d, and it is remembered as masked", r.status)
	}
}

// TestFileRemembersWhatLabelsDoNotTell holds that a data set has what is found often in a
// column that nobody can name, however it was looked at.
func TestFileRemembersWhatLabelsDoNotTell(t *testing.T) {
	ts := startServer(t, nil)
	content := base64Of("ref,n\n" + strings.Repeat("536-90-4399,1\n4111 1111 1111 1111,2\nA-17,3\n", 20))
	for _, path := range []string{fileProfilePath, fileMaskPath} {
		var got fileAnswer
		ts.post(path, `{"fileName":"a.csv","datasetId":"mixed","policy":{"unknown":"text"},"content":"`+content+`"}`).data(t, &got)
		if got.Columns[0].Label != privet.Unknown || got.Findings["SSN"] != 20 || got.Findings["CREDIT_CARD"] != 20 {
			t.Errorf("%s: %+v", path, got)
		}
		var dataset struct{ Labels map[string]int }
		ts.send("GET", "/api/v1/datasets/mixed", "").data(t, &dataset)
		if want := map[string]int{"UNKNOWN": 1, "SSN": 1, "CREDIT_CARD": 1}; !maps.Equal(dataset.Labels, want) {
			t.Errorf("%s: %v, want %v", path, dataset.Labels, want)
		}
		if r := ts.send("DELETE", "/api/v1/datasets/mixed", ""); r.status != 200 {
			t.Error(r.status)
		}
	}
	// Notes tell no more, and a standard that covers what is in them has a gap.
	note := func(i int) string {
		return []string{"his social security number is 536-90-4399, call back", "paid with 4111 1111 1111 1111 on the phone", "was not at home when we called"}[i%3]
	}
	table, cells := "notes,status\n", ""
	for i := range 60 {
		table += `"` + note(i) + "\",open\n"
		cells += `"` + note(i) + `",`
	}
	for path, body := range map[string]string{
		fileProfilePath: `{"fileName":"a.csv","datasetId":"notes","content":"` + base64Of(table) + `"}`,
		fileMaskPath:    `{"fileName":"a.csv","datasetId":"notes","content":"` + base64Of(table) + `"}`,
		profilePath:     `{"datasetId":"notes","columns":[{"name":"notes","values":[` + strings.TrimSuffix(cells, ",") + `]}]}`,
	} {
		ts.post(path, body).data(t, new(any))
		var dataset struct{ Labels map[string]int }
		ts.send("GET", "/api/v1/datasets/notes", "").data(t, &dataset)
		if want := map[string]int{"FREE_TEXT": 1, "SSN": 1, "CREDIT_CARD": 1}; !maps.Equal(dataset.Labels, want) {
			t.Errorf("%s: %v, want %v", path, dataset.Labels, want)
		}
		var sum struct{ ComplianceGap []string }
		if ts.send("GET", "/api/v1/audit/risk-summary?datasetId=notes", "").data(t, &sum); slices.Contains(sum.ComplianceGap, "PCI-DSS") != (path != fileMaskPath) {
			t.Errorf("%s: gaps of %v", path, sum.ComplianceGap)
		}
		ts.send("DELETE", "/api/v1/datasets/notes", "").data(t, new(any))
	}
	mixed := strings.Repeat(`"536-90-4399","4111 1111 1111 1111","A-17",`, 20)
	columns := `"columns":[{"name":"ref","values":[` + strings.TrimSuffix(mixed, ",") + `]}]`
	for options, want := range map[string]map[string]int{
		"":                    {"UNKNOWN": 1, "SSN": 1, "CREDIT_CARD": 1},
		`"labels":["SSN"],`:   {"UNKNOWN": 1, "SSN": 1},
		`"labels":["EMAIL"],`: {"UNKNOWN": 1},
	} {
		var got profileAnswer[columnResult]
		ts.send("DELETE", "/api/v1/datasets/mixed", "")
		ts.post(profilePath, `{"datasetId":"mixed",`+options+columns+`}`).data(t, &got)
		if len(got.Results) != 1 || got.Results[0].Label != privet.Unknown {
			t.Errorf("with %s: %+v", options, got)
		}
		var dataset struct{ Labels map[string]int }
		if ts.send("GET", "/api/v1/datasets/mixed", "").data(t, &dataset); !maps.Equal(dataset.Labels, want) {
			t.Errorf("with %s: %v, want %v", options, dataset.Labels, want)
		}
	}
	// One card among many other values is more likely to be chance.
	rare := `"4111 1111 1111 1111"` + strings.Repeat(`,"A-17","B-44"`, profiler.FindingShare)
	ts.post(profilePath, `{"datasetId":"rare","columns":[{"name":"ref","values":[`+rare+`]}]}`).data(t, new(any))
	var dataset struct{ Labels map[string]int }
	if ts.send("GET", "/api/v1/datasets/rare", "").data(t, &dataset); dataset.Labels["CREDIT_CARD"] != 0 {
		t.Errorf("of a single card: %v", dataset.Labels)
	}
}

// TestDatasets describes datasets, by hand and by profiling, and asks for the risk.
func TestDatasets(t *testing.T) {
	ts := startServer(t, nil)
	const contract = `{"labels":{"SSN":1},"masked":["SSN"],"records":100000,"accessFrequency":50,"environment":"test","classification":"restricted",` +
		`"retentionDays":400,"lastReviewed":"2026-01-31","accessControl":"none","externalAccess":true}`
	r := ts.send("PUT", "/api/v1/datasets/sales.2026", contract)
	if r.status != 200 || r.header.Get("Location") != "/api/v1/datasets/sales.2026" || r.header.Get("ETag") != `"1"` {
		t.Fatalf("%d %v %s", r.status, r.header, r.body)
	}
	var got, want map[string]any
	ts.send("GET", "/api/v1/datasets/sales.2026", "").data(t, &got)
	if err := json.Unmarshal([]byte(contract), &want); err != nil {
		t.Fatal(err)
	}
	for k, v := range want {
		if diff := cmp.Diff(v, got[k]); diff != "" {
			t.Errorf("%s: %s", k, diff)
		}
	}
	var sum audit.Summary
	ts.send("GET", "/api/v1/audit/risk-summary?datasetId=sales.2026", "").data(t, &sum)
	if sum.RiskScore == 0 || len(sum.ComplianceGap) != 0 {
		t.Errorf("all of it is masked: %+v", sum)
	}
	ts.send("PUT", "/api/v1/datasets/sales.2026", strings.Replace(contract, `"masked":["SSN"],`, "", 1), "If-Match", `"1"`).data(t, &got)
	if got["version"] != 2.0 {
		t.Errorf("%v", got)
	}
	ts.send("GET", "/api/v1/audit/risk-summary?datasetId=sales.2026", "").data(t, &sum)
	if sum.RiskScore < 80 || fmt.Sprint(sum.HighRiskFields) != "[SSN]" || len(sum.ComplianceGap) < 4 {
		t.Errorf("nothing of it is masked: %+v", sum)
	}

	// A profile adds to the labels, and leaves what else is known.
	body := `{"datasetId":"sales.2026","columns":[{"name":"email","value":"a@example.com"},{"name":"mail2","value":"b@example.com"},{"name":"status",` +
		`"values":["open","shipped","open"]},{"name":"ssn","value":"536-90-4399"}]}`
	profile := ts.post(profilePath, body)
	if profile.status != 200 {
		t.Fatalf("%s", profile.body)
	}
	ts.send("GET", "/api/v1/datasets/sales.2026", "").data(t, &got)
	if fmt.Sprint(got["labels"]) != "map[EMAIL_ADDRESS:2 SSN:1]" || got["environment"] != "test" || got["version"] != 3.0 {
		t.Errorf("remembered: %v", got)
	}
	if line := ts.lastLog(profile.header.Get("X-Request-Id"), "registry write"); line["action"] != "remember" {
		t.Errorf("audit: %v", line)
	}
	ts.post(profilePath, `{"mode":"UNSTRUCTURED","text":"mail a@example.com and b@example.com","datasetId":"letters"}`).data(t, new(any))
	ts.send("GET", "/api/v1/datasets/letters", "").data(t, &got)
	if fmt.Sprint(got["labels"]) != "map[EMAIL_ADDRESS:2]" {
		t.Errorf("remembered: %v", got)
	}
	for path, id := range map[string]string{"/api/v1/file/profile": "file-a", "/api/v1/file/mask": "file-b"} {
		content := base64.StdEncoding.EncodeToString([]byte("email,status\na@example.com,open\nb@example.com,shipped\n"))
		if r := ts.post(path, `{"fileName":"a.csv","content":"`+content+`","datasetId":"`+id+`"}`); r.status != 200 {
			t.Fatalf("%s", r.body)
		}
		ts.send("GET", "/api/v1/datasets/"+id, "").data(t, &got)
		if fmt.Sprint(got["labels"]) != "map[EMAIL_ADDRESS:1]" {
			t.Errorf("%s: remembered: %v", path, got)
		}
		if r := ts.send("DELETE", "/api/v1/datasets/"+id, ""); r.status != 200 || r.body != `{"status":"SUCCESS","data":{},"errors":[]}`+"\n" {
			t.Errorf("%d %s", r.status, r.body)
		}
		if r := ts.send("DELETE", "/api/v1/datasets/"+id, ""); r.status != 404 || r.errors(t)[0].Code != codeDatasetNotFound {
			t.Errorf("again: %d %s", r.status, r.body)
		}
	}
	all := ts.send("GET", "/api/v1/datasets?limit=1", "")
	var list datasetList
	if all.data(t, &list); len(list.Datasets) != 1 || list.Datasets[0].ID != "letters" || all.header.Get("X-Total-Count") != "2" {
		t.Errorf("%s", all.body)
	}
	for _, value := range []string{"example.com", "536-90"} {
		if doc := ts.send("GET", "/catalog", "").body; strings.Contains(doc, value) {
			t.Error("a value is remembered")
		}
	}
	if r := ts.send("DELETE", "/api/v1/datasets/letters", ""); r.status != 200 {
		t.Errorf("%d", r.status)
	}
}

// dataset is a dataset as it is answered.
func (ts *testServer) dataset(t *testing.T, id string) (d registry.Dataset) {
	t.Helper()
	ts.send("GET", "/api/v1/datasets/"+id, "").data(t, &d)
	return d
}

// riskOf is the risk of a dataset.
func (ts *testServer) riskOf(t *testing.T, id string) int {
	t.Helper()
	var sum audit.Summary
	ts.send("GET", "/api/v1/audit/risk-summary?datasetId="+id, "").data(t, &sum)
	return sum.RiskScore
}

// TestProfilesLowerNoRisk attacks a dataset with everything that a token which may only
// profile can send: the risk never falls, and what was masked and is seen as it is counts
// as masked no longer.
func TestProfilesLowerNoRisk(t *testing.T) {
	ts := startServer(t, nil)
	profiling := signTest(t, Token{Subject: "p", Scopes: []Scope{ScopeProfile}, IssuedAt: ts.service.now(), ExpiresAt: ts.service.now().Add(time.Hour)})
	ts.send("PUT", "/api/v1/datasets/payroll", `{"labels":{"SSN":1,"PASSPORT":1},"sources":[{"name":"","labels":{"SSN":1}},{"name":"p.csv",`+
		`"labels":{"PASSPORT":1},"masked":["PASSPORT"]}]}`).data(t, new(any))
	risk := ts.riskOf(t, "payroll")
	harmless := base64Of("status,quantity\nopen,1\nshipped,2\nopen,3\n")
	for _, a := range []struct{ method, path, body string }{
		{"POST", profilePath, `{"datasetId":"payroll","columns":[{"name":"status","values":["open","shipped","open"]}]}`},
		{"POST", profilePath, `{"datasetId":"payroll","columns":[]}`},
		{"POST", profilePath, `{"datasetId":"payroll","source":"p.csv","labels":["CITY"],"minConfidence":1,"columns":[{"name":"x","value":"y"}]}`},
		{"POST", profilePath, `{"datasetId":"payroll","mode":"UNSTRUCTURED","text":"nothing is here"}`},
		{"POST", fileProfilePath, `{"datasetId":"payroll","fileName":"p.csv","content":"` + harmless + `"}`},
		{"POST", fileMaskPath, `{"datasetId":"payroll","fileName":"p.csv","content":"` + harmless + `"}`},
		{"POST", maskPath, `{"datasetId":"payroll","records":[{"ruleName":"SSN","value":"536-90-4399"}]}`},
		{"PUT", "/api/v1/datasets/payroll", `{}`},
		{"DELETE", "/api/v1/datasets/payroll", ``},
		{"POST", profilePath, `{"datasetId":"payroll","columns":[{"name":"ssn","values":["***-**-4399"]}]}`},
		{"POST", fileProfilePath, `{"datasetId":"payroll","fileName":"","content":"` + base64Of("ssn\n***-**-4399\n[SSN]\n") + `"}`},
	} {
		ts.send(a.method, a.path, a.body, "Authorization", "Bearer "+profiling)
		if now := ts.riskOf(t, "payroll"); now < risk {
			t.Fatalf("%s %s has lowered the risk from %d to %d: %+v", a.method, a.path, risk, now, ts.dataset(t, "payroll"))
		}
	}
	if d := ts.dataset(t, "payroll"); d.Labels["SSN"] != 1 || !slices.Contains(d.Masked, "PASSPORT") {
		t.Errorf("%+v", d)
	}
	ts.send("POST", profilePath, `{"datasetId":"payroll","source":"other","columns":[{"name":"passport_no","values":["C01X00T47","C01X00T48"]}]}`,
		"Authorization", "Bearer "+profiling)
	if d := ts.dataset(t, "payroll"); slices.Contains(d.Masked, "PASSPORT") || d.Labels["PASSPORT"] != 2 {
		t.Errorf("it was seen as it is: %+v", d)
	}
}

// TestMaskedFileIsNotSeenInClear masks a file, and profiles what came of it, as whoever checks it does: the
// dataset stays masked, in the same source and in another. Masked values under a source that was seen
// in clear change nothing of it.
func TestMaskedFileIsNotSeenInClear(t *testing.T) {
	ts := startServer(t, nil)
	raw := "full_name,email,ssn,notes\nAda Byron,ada@example.org,536-90-4399,call +1 415 555 0132 first\nBob Ohm,bob@example.org,536-90-4398,asked to wait until May\n"
	var masked struct{ Content string }
	ts.post(fileMaskPath, `{"datasetId":"crm","fileName":"a.csv","content":"`+base64Of(raw)+`"}`).data(t, &masked)
	before, risk := ts.dataset(t, "crm"), ts.riskOf(t, "crm")
	if len(before.Masked) < 4 {
		t.Fatalf("it is not masked: %+v", before)
	}
	for _, name := range []string{"a.csv", "check.csv"} {
		ts.post(fileProfilePath, `{"datasetId":"crm","fileName":"`+name+`","content":"`+masked.Content+`"}`).data(t, new(any))
		if d, now := ts.dataset(t, "crm"), ts.riskOf(t, "crm"); fmt.Sprint(d.Masked) != fmt.Sprint(before.Masked) || now > risk {
			t.Errorf("%s: once it was profiled %v is masked, of %v, and the risk %d, from %d", name, d.Masked, before.Masked, now, risk)
		}
	}
	ts.post(profilePath, `{"datasetId":"crm","source":"c","columns":[{"name":"ssn","values":["***-**-4399","***-**-4398"]}]}`).data(t, new(any))
	if d := ts.dataset(t, "crm"); !slices.Contains(d.Masked, "SSN") {
		t.Errorf("masked numbers count as in clear: %v", d.Masked)
	}
	ts.post(profilePath, `{"datasetId":"crm","source":"c","columns":[{"name":"ssn","values":["536-90-4399","***-**-4398"]}]}`).data(t, new(any))
	ts.post(profilePath, `{"datasetId":"crm","source":"c","columns":[{"name":"ssn","values":["***-**-4399","***-**-4398"]}]}`).data(t, new(any))
	if d := ts.dataset(t, "crm"); slices.Contains(d.Masked, "SSN") {
		t.Errorf("one number was seen in clear: %v", d.Masked)
	}
}

// TestMaskRecords holds that what mask/run masks is recorded as masked in its source, and
// that a policy which keeps it is not.
func TestMaskRecords(t *testing.T) {
	ts := startServer(t, nil)
	for i, tt := range []struct {
		body         string
		want, masked string
	}{
		{`"records":[{"ruleName":"ssn","value":"536-90-4399"},{"ruleName":"email","value":"ada@example.org"}]`, "map[EMAIL_ADDRESS:1 SSN:1]", "[EMAIL_ADDRESS SSN]"},
		{`"mode":"SINGLE_RULE_BATCH","ruleName":"IBAN","records":[{"value":"DE89370400440532013000"},{"value":""}]`, "map[IBAN:1]", "[IBAN]"},
		{`"mode":"SINGLE_RULE_BATCH","ruleName":"SSN","records":[{"value":"***-**-4399"}]`, "map[SSN:1]", "[SSN]"},
		{`"policy":{"labels":{"SSN":{"operator":"keep"}}},"records":[{"ruleName":"SSN","value":"536-90-4399"}]`, "map[SSN:1]", "[]"},
		{`"mode":"UNSTRUCTURED","text":"write to ada@example.org or bob@example.org"`, "map[EMAIL_ADDRESS:2]", "[EMAIL_ADDRESS]"},
	} {
		id := fmt.Sprint("m", i)
		ts.post(maskPath, `{"datasetId":"`+id+`","source":"inbox",`+tt.body+`}`).data(t, new(any))
		d := ts.dataset(t, id)
		if fmt.Sprint(d.Labels) != tt.want || fmt.Sprint(d.Masked) != tt.masked || len(d.Sources) != 1 || d.Sources[0].Name != "inbox" {
			t.Errorf("%s: %+v", tt.body, d)
		}
	}
}

// TestFullRegistryAnswers holds that a dataset which cannot be recorded costs a warning and
// not the answer, through each door.
func TestFullRegistryAnswers(t *testing.T) {
	r, err := registry.New(&registry.Options{ReadOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	ts := startServer(t, func(o *Options) { o.Registry = r })
	content := base64Of("email\nada@example.org\nbob@example.org\n")
	for path, body := range map[string]string{
		profilePath:     `{"datasetId":"d","columns":[{"name":"email","value":"ada@example.org"}]}`,
		maskPath:        `{"datasetId":"d","records":[{"ruleName":"EMAIL","value":"ada@example.org"}]}`,
		fileProfilePath: `{"datasetId":"d","fileName":"a.csv","content":"` + content + `"}`,
		fileMaskPath:    `{"datasetId":"d","fileName":"a.csv","content":"` + content + `"}`,
	} {
		r := ts.post(path, body)
		var answer struct {
			Status   string
			Data     map[string]any
			Warnings []apiError
		}
		if err := json.Unmarshal([]byte(r.body), &answer); err != nil || r.status != 200 || len(answer.Data) == 0 || len(answer.Warnings) != 1 ||
			answer.Warnings[0].Code != codeNotRecorded {
			t.Errorf("%s: %d %s", path, r.status, r.body)
		}
	}
}
