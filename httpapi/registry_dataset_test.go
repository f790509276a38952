package httpapi

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
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
		{"a.csv", notes, ``, []string{"EMAIL_ADDRESS", "SSN"}},
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
	ts.post(fileMaskPath, `{"fileName":"a.csv","datasetId":"d0","content":"`+base64Of(table)+`","policy":{"labels":{"SSN":{"operator":"keep"}}}}`).data(t, new(any))
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
		ts.post(path, `{"fileName":"a.csv","datasetId":"mixed","content":"`+content+`"}`).data(t, &got)
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
