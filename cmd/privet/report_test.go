package main

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
)

// patients is a table of twelve people in three classes of quasi-identifiers, of 6,
// 4 and 2 rows, with a header that tries to be a script.
func patients(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("patient_name,gender,zip_code,diagnosis,<script>alert(1)</script>\n")
	for i, class := range []string{"F,10001", "M,10001", "F,94105"} {
		for j := range 6 - 2*i {
			fmt.Fprintf(&b, "Anna Miller,%s,%s,7\n", class, []string{"asthma", "diabetes", "migraine"}[j%3])
		}
	}
	file := filepath.Join(t.TempDir(), "patients.csv")
	if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// aReport is what a test reads of the JSON.
type aReport struct {
	Rows int64
	Risk struct {
		OverallRiskScore int
		Factors          []struct {
			Factor string
			Points int
		}
		Details []struct {
			Tag    string
			Points int
		}
	}
	Reidentification *struct {
		K, Classes, Rows int64
		Sensitive        []struct {
			Label string
			L     int64
		}
		Journalist *struct{ Highest float64 }
	}
	QuasiIdentifierColumns []string
	Audit                  struct {
		Policy          json.RawMessage
		Recommendations []struct {
			Scenario   string
			ScoreAfter int
		}
		Plan struct{ ScoreAfter int }
	}
	Notes []string
}

func reportJSON(t *testing.T, in string, args ...string) []aReport {
	t.Helper()
	r := runPrivet(t, in, nil, append([]string{"report", "-format", "json"}, args...)...)
	var got []aReport
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || r.status != exitDone {
		t.Fatalf("%q: status %d, %v, %s%s", args, r.status, err, r.out, r.err)
	}
	return got
}

func TestReport(t *testing.T) {
	file := patients(t)
	got := reportJSON(t, "", "-quasi", "gender,zip_code", file)[0]
	if x := got.Reidentification; x == nil || x.K != 2 || x.Classes != 3 || x.Rows != 12 {
		t.Fatalf("re-identification %+v, want the classes of 6, 4 and 2", x)
	}
	if !slices.Equal(got.QuasiIdentifierColumns, []string{"gender", "zip_code"}) {
		t.Errorf("quasi-identifiers %q", got.QuasiIdentifierColumns)
	}
	sum := 0
	for _, d := range got.Risk.Details {
		sum += d.Points
	}
	for _, f := range got.Risk.Factors {
		sum += f.Points
	}
	if sum != got.Risk.OverallRiskScore {
		t.Errorf("the parts add up to %d, the score is %d", sum, got.Risk.OverallRiskScore)
	}
	for _, r := range got.Audit.Recommendations {
		if r.ScoreAfter > got.Risk.OverallRiskScore {
			t.Errorf("%s raises the score", r.Scenario)
		}
	}
	if !slices.ContainsFunc(got.Risk.Factors, func(f struct {
		Factor string
		Points int
	}) bool {
		return f.Factor == "reidentification"
	}) {
		t.Error("re-identification is not in the score")
	}

	// Columns by what they hold, the table from standard input, a population, and a
	// column that must not be told.
	got = reportJSON(t, read(t, file), "-sensitive", "4", "-population", "120", "-")[0]
	if x := got.Reidentification; x == nil || x.K != 2 || len(x.Sensitive) != 1 || x.Sensitive[0].L != 2 || x.Journalist == nil || x.Journalist.Highest != 0.05 {
		t.Errorf("re-identification %+v", x)
	}
	if got = reportJSON(t, "", "-quasi", "-", file)[0]; got.Reidentification != nil {
		t.Error("a table without quasi-identifiers was assessed")
	}
	if got = reportJSON(t, "", "-max-classes", "2", file)[0]; got.Reidentification != nil || len(got.Notes) != 1 {
		t.Errorf("beyond the limit: %+v, notes %q", got.Reidentification, got.Notes)
	}
	if list := reportJSON(t, "", file, sampleFile); len(list) != 2 || list[1].Rows != 200 {
		t.Errorf("two files give %d reports", len(list))
	}

	for _, args := range [][]string{
		{"-quasi", "123-45-6789", file}, {"-quasi", "99", file}, {"-below", "low-ish", file}, {"-format", "pdf", file}, {"-policy-out", "p", file, file},
		{"-policy-out", "-", file}, {"-environment", "moon", file}, {"-weight", "GDPR", file}, {"-weight", "NOPE=1", file}, {"-max-classes", "0", file},
		{"-population", "-1", file}, {"-sample", "0", file}, {"missing.csv"}, {},
	} {
		r := runPrivet(t, "", nil, append([]string{"report"}, args...)...)
		if r.status != exitFailed || r.out != "" || strings.Count(r.err, "privet report:") != 1 || strings.Contains(r.err, "123-45-6789") ||
			strings.Contains(r.err, "moon") {
			t.Errorf("%q: status %d, %s%s", args, r.status, r.out, r.err)
		}
	}
	if r := runPrivet(t, "", nil, "report", "-fail-on", "high", file); r.status != exitFound {
		t.Errorf("-fail-on high: status %d", r.status)
	}
}

// TestReportPolicy says that the policy is written as the masker takes it, and that
// masking by it brings the score to where the report says.
func TestReportPolicy(t *testing.T) {
	policy := filepath.Join(t.TempDir(), "policy.json")
	got := reportJSON(t, "", "-policy-out", policy, "-below", "medium", sampleFile)[0]
	if _, err := masker.ParsePolicy([]byte(read(t, policy))); err != nil {
		t.Error(err)
	}
	var a, b any
	if json.Unmarshal(got.Audit.Policy, &a) != nil || json.Unmarshal([]byte(read(t, policy)), &b) != nil || fmt.Sprint(a) != fmt.Sprint(b) {
		t.Errorf("the file has %v, the report %v", b, a)
	}
	if got.Audit.Plan.ScoreAfter >= 30 {
		t.Errorf("the policy leaves %d", got.Audit.Plan.ScoreAfter)
	}
	masked := filepath.Join(t.TempDir(), "masked.csv")
	if r := runPrivet(t, "", nil, "mask", "-q", "-policy", policy, "-o", masked, sampleFile); r.status != exitDone {
		t.Fatalf("masking by the policy: status %d, %s", r.status, r.err)
	}
	if text := read(t, masked); strings.Contains(text, "United States") || strings.Contains(text, "james.davis24") || !strings.Contains(text, "527.23,GBP,returned") {
		t.Errorf("the policy masks all that is personal, countries too, and nothing else; the file has %.400s", text)
	}
}

// TestPolicyLeavesIDs holds that the recommended policy leaves keys to pseudonyms: two rows of one customer still
// have one number when the file is masked by it, and two customers have two.
func TestPolicyLeavesIDs(t *testing.T) {
	dir := t.TempDir()
	var in strings.Builder
	in.WriteString("customer_id,email,ssn\n")
	for i := range 60 {
		fmt.Fprintf(&in, "CUST-%05d,jane%02d.doe@example.com,536-90-%04d\n", 70_000+i/2, i/2, 4_000+i/2)
	}
	file, policy, masked := newFile(t, dir, "orders.csv", in.String()), filepath.Join(dir, "policy.json"), filepath.Join(dir, "masked.csv")
	got := reportJSON(t, "", "-policy-out", policy, "-below", "medium", file)[0]
	if text := read(t, policy); strings.Contains(text, "CUSTOMER_ID") || !strings.Contains(text, "EMAIL_ADDRESS") ||
		strings.Contains(string(got.Audit.Policy), "CUSTOMER_ID") {
		t.Error(text)
	}
	if r := runPrivet(t, "", nil, "mask", "-q", "-policy", policy, "-o", masked, file); r.status != exitDone {
		t.Fatal(r.err)
	}
	keys := map[string]int{}
	for _, line := range strings.Split(strings.TrimSpace(read(t, masked)), "\n")[1:] {
		key, _, _ := strings.Cut(line, ",")
		keys[key]++
	}
	if len(keys) != 30 {
		t.Errorf("%d keys of 30 are left", len(keys))
	}
}

// TestReportText reports on a text, which has no rows to assess.
func TestReportText(t *testing.T) {
	r := runPrivet(t, "Write to jane.doe@example.com.\n", nil, "report", "-text", "-")
	if r.status != exitDone || !strings.Contains(r.out, "EMAIL_ADDRESS") || !strings.Contains(r.out, "MISSING_MASKING_POLICY") ||
		strings.Contains(r.out, "jane.doe") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

// outside matches what could make a browser ask somebody for something.
var outside = regexp.MustCompile(`(?i)\b(src|href|srcset|action|data|poster)\s*=|url\(|@import|<script|<link|` +
	`<iframe|<img|<object|<embed|javascript:|\son[a-z]+\s*=`)

// TestPage holds that a page is one file which asks for nothing, runs nothing, is
// well-formed, and shows names as they are.
func TestPage(t *testing.T) {
	file := patients(t)
	for _, args := range [][]string{
		{"report", "-format", "html", file}, {"report", "-format", "html", "-population", "1000", "-sensitive", "4", file, sampleFile},
		{"risk", "-format", "html", "-environment", "test", "EMAIL", "SSN", "<b>\"'&"}, {"risk", "-format", "html", "NONE"},
	} {
		r := runPrivet(t, "", nil, args...)
		if r.status != exitDone || !strings.HasPrefix(r.out, "<!DOCTYPE html>") || !strings.HasSuffix(r.out, "</html>\n") {
			t.Fatalf("%q: status %d, %.200s%s", args, r.status, r.out, r.err)
		}
		if found := outside.FindString(r.out); found != "" {
			t.Errorf("%q: the page has %q", args, found)
		}
		if args[0] == "report" && !strings.Contains(r.out, "&lt;script&gt;alert(1)&lt;/script&gt;") {
			t.Errorf("%q: the name of the column is not on the page as it is", args)
		}
		if strings.Contains(r.out, "Anna Miller") || strings.Contains(r.out, "<b>\"") || strings.Contains(r.out, "ZgotmplZ") {
			t.Errorf("%q: something is on the page that must not be", args)
		}
		// The drawings are XML, and the rest is written so that it nearly is.
		for i, drawing := range strings.Split(r.out, "<svg")[1:] {
			drawing, _, _ = strings.Cut(drawing, "</svg>")
			d := xml.NewDecoder(strings.NewReader("<svg" + drawing + "</svg>"))
			for {
				if _, err := d.Token(); err == io.EOF {
					break
				} else if err != nil {
					t.Fatalf("%q: drawing %d: %v", args, i, err)
				}
			}
		}
		for _, tag := range []string{"table", "tbody", "thead", "tr", "td", "th", "figure", "ol", "li", "p", "h3", "div", "span", "code", "svg"} {
			open := len(regexp.MustCompile(`<`+tag+`[\s>]`).FindAllString(r.out, -1))
			if closed := strings.Count(r.out, "</"+tag+">"); open != closed {
				t.Errorf("%q: %d <%s> and %d </%s>", args, open, tag, closed, tag)
			}
		}
	}
}

// TestRiskFlags says that what is known of a data set counts, and what more can be
// asked for.
func TestRiskFlags(t *testing.T) {
	score := func(args ...string) (int, map[string]json.RawMessage) {
		t.Helper()
		r := runPrivet(t, "", nil, append([]string{"risk", "-format", "json"}, args...)...)
		var all map[string]json.RawMessage
		var n int
		if err := json.Unmarshal([]byte(r.out), &all); err != nil || json.Unmarshal(all["overallRiskScore"], &n) != nil || r.status != exitDone {
			t.Fatalf("%q: %v, %s%s", args, err, r.out, r.err)
		}
		return n, all
	}
	plain, all := score("EMAIL", "PHONE")
	if plain != 56 || len(all) != 5 {
		t.Errorf("score %d with %d fields, want 56 with the four of a summary and what is assumed", plain, len(all))
	}
	for _, args := range [][]string{
		{"-environment", "test"}, {"-classification", "restricted"}, {"-records", "1000"}, {"-access-frequency", "11"}, {"-retention-days", "400"},
		{"-last-reviewed", "2001-01-01"}, {"-access-control", "none"}, {"-external-access"},
	} {
		if n, _ := score(append(args, "EMAIL", "PHONE")...); n <= plain {
			t.Errorf("%q: score %d, without it %d", args, n, plain)
		}
	}
	if n, _ := score("-masked", "email, phone", "EMAIL", "PHONE"); n >= plain {
		t.Errorf("masked: score %d", n)
	}
	if _, all = score("-details", "-recommend", "-weight", "GDPR=3", "EMAIL"); all["details"] == nil || all["audit"] == nil || all["weighted"] == nil {
		t.Errorf("fields %v", all)
	}
	r := runPrivet(t, "", nil, "risk", "-details", "-recommend", "-weight", "GDPR=3", "DOB", "PL_PESEL", "PASSWORD", "-masked", "DOB")
	for _, want := range []string{"With these weights", "Art. 87", "in all", "EMBEDDED_DATA", "PL_PESEL spells it", "Score after it:", "The policy "} {
		if !strings.Contains(r.out, want) {
			t.Errorf("%q is not in %s%s", want, r.out, r.err)
		}
	}
	if r := runPrivet(t, "", nil, "risk", "-recommend", "COUNTRY"); !strings.Contains(r.out, "nothing to recommend") {
		t.Errorf("got %s", r.out)
	}
}

// TestReportUnknownMasked holds that a report tells of a tag which is said to be masked and
// that nobody knows, whatever its format.
func TestReportUnknownMasked(t *testing.T) {
	file := patients(t)
	for _, format := range []string{"table", "json", "html"} {
		r := runPrivet(t, "", nil, "report", "-masked", "DOB,SNN", "-format", format, file)
		if r.status != exitDone || !strings.Contains(r.out, "Nobody knows the tag SNN") || strings.Contains(r.out, "the tag DOB") {
			t.Errorf("%s: status %d, %s", format, r.status, r.err)
		}
	}
}
