package httpapi

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/risk"
)

// bareAnswerOf sends a body and reads the bare answer.
func bareAnswerOf[T any](t *testing.T, ts *testServer, path, body string) T {
	t.Helper()
	r := ts.post(path, body)
	if r.status != 200 {
		t.Fatalf("%s %s: %d %s", path, body, r.status, r.body)
	}
	var v T
	dec := json.NewDecoder(strings.NewReader(r.body))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&v); err != nil {
		t.Fatalf("%s %s: %v in %s", path, body, err, r.body)
	}
	return v
}

// TestRiskEndpoints says that names, codes and aliases, in an array or an object,
// are one question to every endpoint, and that the answers of all endpoints fit.
func TestRiskEndpoints(t *testing.T) {
	ts := startServer(t, nil)
	names := `["EMAIL_ADDRESS","SSN","CREDIT_CARD"]`
	want := bareAnswerOf[risk.Summary](t, ts, riskPath, names)
	if want.OverallRiskScore < 80 || want.RiskLevel != risk.Critical || len(want.StandardBreakdown) != 5 || !want.Assumed || len(want.TagCoverage) != 3 {
		t.Fatalf("summary %+v", want)
	}
	for _, suffix := range []string{"by-name", "by-code"} {
		for _, body := range []string{
			`["email-address","ssn","credit-card"]`, `["EMAIL","US_SSN","PAN"]`, `{"tags":` + names + `}`,
			`["ssn","pan","email","Social Security Number"]`, `{"tags":` + names + `,"masked":[],"factors":{},"weights":{"GDPR":7}}`,
		} {
			got := bareAnswerOf[risk.Summary](t, ts, "/risk/summary/"+suffix, body)
			if got.OverallRiskScore != want.OverallRiskScore || !reflect.DeepEqual(got.StandardBreakdown, want.StandardBreakdown) || len(got.TagCoverage) != 3 {
				t.Errorf("%s %s: %+v, want %+v", suffix, body, got, want)
			}
			d := bareAnswerOf[risk.Details](t, ts, "/risk/details/"+suffix, body)
			if !reflect.DeepEqual(d.Summary, got) {
				t.Errorf("%s %s: the details have the summary %+v", suffix, body, d.Summary)
			}
			sum := 0
			for _, tag := range d.Tags {
				sum += tag.Points
			}
			for _, f := range d.Factors {
				sum += f.Points
			}
			if sum != got.OverallRiskScore {
				t.Errorf("%s %s: the points add up to %d, the score is %d", suffix, body, sum, got.OverallRiskScore)
			}
			standards := bareAnswerOf[risk.StandardsSummary](t, ts, "/risk/summary/standards/"+suffix, body).Standards
			if len(standards) != 5 {
				t.Errorf("%s %s: %d standards", suffix, body, len(standards))
			}
			for _, s := range standards {
				if s.Score != got.StandardBreakdown[s.Standard] || s.Level != risk.LevelOf(s.Score) || len(s.Tags) == 0 || len(s.Categories) == 0 {
					t.Errorf("%s %s: %+v", suffix, body, s)
				}
			}
			b := bareAnswerOf[risk.Breakdown](t, ts, "/risk/summary/breakdown/"+suffix, body)
			if !reflect.DeepEqual(b.Summary, got) || !reflect.DeepEqual(b.Percentages,
				bareAnswerOf[percentagesAnswer](t, ts, "/risk/standards/percentage/by-name", body).Percentages) {
				t.Errorf("%s %s: breakdown %+v", suffix, body, b)
			}
			total := 0.0
			for _, p := range b.Percentages {
				total += p
			}
			if math.Abs(total-100) > 1e-6 {
				t.Errorf("%s %s: the shares add up to %v", suffix, body, total)
			}
		}
	}
	w := bareAnswerOf[risk.WeightedSummary](t, ts, "/risk/standards/weighted-summary",
		`{"tags":["PAN"],"weights":{"GDPR":0,"HIPAA":0,"CCPA":0,"PDPA":0,"NIST":0,"PCI-DSS":3}}`)
	same := bareAnswerOf[risk.WeightedSummary](t, ts, "/risk/standards/weighted-summary",
		`{"tags":["PAN"],"weights":{"gdpr":0,"Hipaa":0,"CCPA":0,"pdpa":0,"NIST":0,"pci_dss":3}}`)
	if !reflect.DeepEqual(w, same) {
		t.Errorf("other spellings of the standards give %+v", same)
	}
	if w.WeightedScore != 90 || w.Standards[1].Weight != 3 || w.Standards[1].Standard != "PCI-DSS" {
		t.Errorf("weighted %+v, want the 90 of the card number", w)
	}
}

// TestRiskAnswersEchoTags says that tags come back as they were written, and that
// unknown ones are listed and no error, on every endpoint.
func TestRiskAnswersEchoTags(t *testing.T) {
	ts := startServer(t, nil)
	const body = `["e-Mail","GRUE","grue","GRUE","email"]`
	for _, rt := range routes() {
		if !strings.HasPrefix(rt.path, "/risk/") && !strings.HasPrefix(rt.path, "/audit/") {
			continue
		}
		r := ts.post(rt.path, body)
		if r.status != 200 {
			t.Errorf("%s: %d %s", rt.path, r.status, r.body)
		}
		if !strings.Contains(r.body, `"unknownTags":["GRUE","grue"]`) {
			t.Errorf("%s does not list the unknown tags: %s", rt.path, r.body)
		}
		if r := ts.post(rt.path, `{"tags":["GRUE","SSN"],"masked":["snn","grue","SSN"]}`); !strings.Contains(r.body, `"unknownTags":["GRUE","snn","grue"]`) {
			t.Errorf("%s does not list what is masked and unknown: %s", rt.path, r.body)
		}
		if !strings.Contains(rt.path, "weighted") && !strings.Contains(rt.path, "percentage") &&
			(!strings.Contains(r.body, `"e-Mail"`) || strings.Contains(r.body, `"email"`)) {
			t.Errorf("%s does not echo the tag as it was written first: %s", rt.path, r.body)
		}
	}
}

// TestRecommendEndpoints holds the form of the answer, and that the masker takes
// its policy.
func TestRecommendEndpoints(t *testing.T) {
	ts := startServer(t, nil)
	body := `{"tags":["EMAIL","PASSWORD","CVV","UNKNOWN"],"factors":{"environment":"test","retentionDays":2000,"externalAccess":true},"below":"medium"}`
	var first audit.Report
	for i, path := range []string{"/audit/recommend/by-name", "/audit/recommend/by-code"} {
		got := bareAnswerOf[audit.Report](t, ts, path, body)
		if i == 0 {
			first = got
		}
		if !reflect.DeepEqual(got, first) {
			t.Errorf("%s differs", path)
		}
	}
	var scenarios []string
	for _, r := range first.Recommendations {
		scenarios = append(scenarios, string(r.Scenario))
	}
	for _, want := range []audit.Scenario{
		"NON_PRODUCTION_SENSITIVE_DATA", "MISSING_MASKING_POLICY", "OUTDATED_DATASET", "UNKNOWN_COLUMN_TYPES", "BROAD_EXTERNAL_ACCESS",
		"FORBIDDEN_CARD_DATA", "EXPOSED_SECRETS", "RISKY_COMBINATION",
	} {
		if !slices.Contains(scenarios, string(want)) {
			t.Errorf("%s is not among %v", want, scenarios)
		}
	}
	if first.Plan.ScoreAfter >= 30 || first.Plan.Below != risk.Medium {
		t.Errorf("plan %+v", first.Plan)
	}
	document, _ := json.Marshal(first.Policy)
	if _, err := masker.ParsePolicy(document); err != nil {
		t.Errorf("the masker refuses the policy: %v", err)
	}

	for body, want := range map[string]string{
		`{"tags":["EMAIL"],"below":"moon"}`: "INVALID_REQUEST below",
		`{"tags":["EMAIL"],"below":"low"}`:  "INVALID_REQUEST below",
		`{"tags":["EMAIL"],"below":1}`:      "INVALID_REQUEST below",
		`{"tags":["EMAIL"],"below":"moon","factors":{"records":-1},"weights":{"NOPE":1}}`: "INVALID_REQUEST weights.NOPE; INVALID_REQUEST factors.records; " +
			"INVALID_REQUEST below",
		`3`: "INVALID_REQUEST",
	} {
		r := ts.post("/audit/recommend/by-name", body)
		var got []string
		for _, e := range r.errors(t) {
			got = append(got, strings.TrimSpace(e.Code+" "+e.Field))
		}
		if r.status != 400 || strings.Join(got, "; ") != want || strings.Contains(r.body, "moon") {
			t.Errorf("%s: %d %s, want %s", body, r.status, r.body, want)
		}
	}
}

// TestRiskOptions holds what a request can say beside tags: which standards apply, by which operator
// what is masked, and what UNKNOWN may be. A slip of the pen in any of it is refused by the name
// that the caller wrote.
func TestRiskOptions(t *testing.T) {
	ts := startServer(t, nil)
	score := func(body string) risk.Summary { return bareAnswerOf[risk.Summary](t, ts, riskPath, body) }
	if s := score(`{"tags":["SSN"],"standards":["gdpr","CCPA"]}`); len(s.StandardBreakdown) != 2 || s.Assumed {
		t.Errorf("two standards apply, and the answer is %+v", s)
	}
	if a, b := score(`{"tags":["SSN"],"masked":{"ssn":"redact"}}`), score(`{"tags":["SSN"],"masked":["ssn"]}`); a.OverallRiskScore >= b.OverallRiskScore {
		t.Errorf("redacted it scores %d, masked %d", a.OverallRiskScore, b.OverallRiskScore)
	}
	if s := score(`{"tags":["UNKNOWN"],"candidates":{"UNKNOWN":[{"label":"SSN","confidence":0.4},"EMAIL"]}}`); s.OverallRiskScore != 95 {
		t.Errorf("what may be an SSN scores %+v", s)
	}
	if s := score(`{"tags":["EMAIL"],"factors":{"sector":"health"}}`); s.StandardBreakdown["HIPAA"] == 0 {
		t.Errorf("in health care HIPAA has %+v", s)
	}
	for body, want := range map[string]string{
		`{"tags":["SSN"],"maksed":["SSN"]}`:                            "400 INVALID_REQUEST maksed",
		`{"tags":["SSN"],"4111 1111":["SSN"]}`:                         "400 INVALID_REQUEST",
		`{"tags":["SSN"],"factors":{"enviroment":"test"}}`:             "400 INVALID_REQUEST factors.enviroment",
		`{"tags":["SSN"],"factors":{"sector":"moon"}}`:                 "400 INVALID_REQUEST factors.sector",
		`{"tags":["SSN"],"weights":{"GDRP":2}}`:                        "400 INVALID_REQUEST weights.GDRP",
		`{"tags":["SSN"],"masked":{"SSN":"hide"}}`:                     "400 INVALID_REQUEST masked.SSN",
		`{"tags":["SSN"],"masked":{"SSN":1}}`:                          "400 INVALID_REQUEST masked",
		`{"tags":["SSN"],"standards":["GDPR","moon"]}`:                 "400 INVALID_REQUEST standards[1]",
		`{"tags":["SSN"],"standards":[]}`:                              "400 INVALID_REQUEST standards",
		`{"tags":["SSN"],"candidates":{"SSN":[]}}`:                     "400 INVALID_REQUEST candidates.SSN",
		`{"tags":["SSN"],"standards":["NIST"],"weights":{"NIST":0}}`:   "422 UNPROCESSABLE weights",
		`{"tags":["SSN"],"standards":["NIST"],"weights":{"GDPR":0}}`:   "",
		`{"tags":["SSN"],"requestId":"a","candidates":{"UNKNOWN":[]}}`: "",
	} {
		r := ts.post("/risk/standards/weighted-summary", body)
		got := ""
		if r.status != 200 {
			e := r.errors(t)
			got = strings.TrimSpace(fmt.Sprintf("%d %s %s", r.status, e[0].Code, e[0].Field))
		}
		if got != want || strings.Contains(r.body, "4111") {
			t.Errorf("%s: %s, want %q", body, r.body, want)
		}
	}
}

// TestRecommendResidual holds that what a check has found counts as not masked and is
// recommended about, and that what is not understood is refused with its place.
func TestRecommendResidual(t *testing.T) {
	ts := startServer(t, nil)
	const path = "/audit/recommend/by-name"
	holds := bareAnswerOf[audit.Report](t, ts, path, `{"tags":["SSN","DOB"],"masked":["SSN","DOB"]}`)
	for _, body := range []string{
		`{"tags":["SSN","DOB"],"masked":["SSN","DOB"],"residual":["ssn"]}`,
		`{"tags":["SSN","DOB"],"masked":["SSN","DOB"],"residual":[{"code":"UNKEYED_HASH","level":"critical","givesAway":["US_SSN"],"columns":["tax"],` +
			`"message":"of a later version"},{"code":"TYPE_CHANGED"}]}`,
	} {
		got := bareAnswerOf[audit.Report](t, ts, path, body)
		i := slices.IndexFunc(got.Recommendations, func(r audit.Recommendation) bool { return r.Scenario == audit.ResidualData })
		if got.RiskScore <= holds.RiskScore || got.RiskScore < 90 || i < 0 {
			t.Errorf("%s: %d, %+v", body, got.RiskScore, got.Recommendations)
			continue
		}
		r := got.Recommendations[i]
		if !slices.Equal(r.Tags, []string{"SSN"}) || r.Priority != risk.Critical || r.ScoreAfter != holds.RiskScore || len(r.Standards) == 0 ||
			len(r.Citations) == 0 {
			t.Errorf("%s: %+v", body, r)
		}
	}
	low := bareAnswerOf[audit.Report](t, ts, path, `{"tags":["SSN","DOB"],"masked":["SSN","DOB"],"residual":[{"code":"EMBEDDED_VALUE","level":"Low",`+
		`"givesAway":["DOB"]}]}`)
	if low.RiskScore != holds.RiskScore || len(low.Recommendations) != len(holds.Recommendations)+1 {
		t.Errorf("a leak at Low: %+v", low)
	}
	for body, want := range map[string]string{
		`{"tags":["SSN"],"residual":"SSN"}`:                                                            "residual",
		`{"tags":["SSN"],"residual":[3]}`:                                                              "residual[0]",
		`{"tags":["SSN"],"residual":["SSN","DOB"]}`:                                                    "residual[1]",
		`{"tags":["SSN"],"residual":[{"givesAway":["SSN"]}]}`:                                          "residual[0].code",
		`{"tags":["SSN"],"residual":[{"code":"SECRET-1","givesAway":["SSN"]}]}`:                        "residual[0].code",
		`{"tags":["SSN"],"residual":[{"code":"UNKEYED_HASH"}]}`:                                        "residual[0].givesAway",
		`{"tags":["SSN"],"residual":[{"code":"UNKEYED_HASH","givesAway":["DOB"]}]}`:                    "residual[0]",
		`{"tags":["SSN"],"residual":[{"code":"UNKEYED_HASH","givesAway":["SSN",1]}]}`:                  "residual[0].givesAway[1]",
		`{"tags":["SSN"],"residual":[{"code":"UNKEYED_HASH","givesAway":["SSN"],"level":"SECRET-2"}]}`: "residual[0].level",
	} {
		r := ts.post(path, body)
		var fields []string
		for _, e := range r.errors(t) {
			fields = append(fields, e.Field)
		}
		if r.status != 400 || !slices.Contains(fields, want) || strings.Contains(r.body, "SECRET") {
			t.Errorf("%s: %d %s, want %s", body, r.status, r.body, want)
		}
	}
}
