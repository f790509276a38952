package httpapi

import (
	"encoding/base64"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
)

// withKeys gives the server two keys, and holds which variables it is asked for.
func withKeys(t *testing.T) func(*Options) {
	return func(o *Options) {
		o.Keys = func(variable string) ([]byte, error) {
			switch {
			case !strings.HasPrefix(variable, masker.KeyVariablePrefix):
				t.Errorf("a request makes the server look at %s", variable)
			case variable == "PRIVET_KEY_MAIN" || variable == "PRIVET_KEY_OTHER":
				key := make([]byte, masker.KeySize)
				for i := range key {
					key[i] = byte(i) ^ variable[len(variable)-1]
				}
				return key, nil
			}
			return nil, errors.New("planted " + variable)
		}
	}
}

// TestMaskByPolicy masks records, a text and a file by the same policy as the
// library, with the same results.
func TestMaskByPolicy(t *testing.T) {
	change := withKeys(t)
	ts := startServer(t, change)
	const document = `{"default":"redact","labels":{"SSN":{"operator":"fpe"},"EMAIL":{"operator":"pseudonym","keyRef":"other"},"LOYALTY_TIER":{` +
		`"operator":"hash"},` +
		`"DOB":{"operator":"generalize"}},"keys":{"main":{"env":"PRIVET_KEY_MAIN"}}}`
	policy, err := masker.ParsePolicy([]byte(document))
	if err != nil {
		t.Fatal(err)
	}
	var opts Options
	change(&opts)
	m, err := masker.New(&masker.Options{Policy: policy, Keys: func(ref string) ([]byte, error) { return opts.Keys(masker.KeyVariable(ref)) }})
	if err != nil {
		t.Fatal(err)
	}
	mask := func(rule, value string) string {
		masked, err := m.Mask(rule, value)
		if err != nil {
			t.Fatal(err)
		}
		return masked
	}

	var records struct {
		MaskedRecords []struct{ Value, RuleName string }
	}
	ts.post(maskPath, `{"records":[{"ruleName":"us-ssn","value":"123-45-6789"},{"ruleName":"EMAIL_ADDRESS","value":"jo@example.org"},
		{"ruleName":"LOYALTY_TIER","value":"gold"},{"ruleName":"DOB","value":"1985-02-03"},
		{"ruleName":"PERSON","value":"Jo"}],"policy":`+document+`}`).data(t, &records)
	want := []string{mask("SSN", "123-45-6789"), mask("EMAIL_ADDRESS", "jo@example.org"), mask("LOYALTY_TIER", "gold"), "1985", "[PERSON]"}
	for i, r := range records.MaskedRecords {
		if r.Value != want[i] {
			t.Errorf("%s: %s, want %s", r.RuleName, r.Value, want[i])
		}
	}
	if len(records.MaskedRecords) != len(want) {
		t.Errorf("%d records", len(records.MaskedRecords))
	}

	var text struct{ MaskedText string }
	ts.post(maskPath, `{"mode":"UNSTRUCTURED","text":"SSN 123-45-6789, mail jo@example.org","policy":`+document+`}`).data(t, &text)
	if want := "SSN " + mask("SSN", "123-45-6789") + ", mail " + mask("EMAIL_ADDRESS", "jo@example.org"); text.MaskedText != want {
		t.Errorf("%s, want %s", text.MaskedText, want)
	}

	var file struct{ Content []byte }
	content := base64.StdEncoding.EncodeToString([]byte("email,born\njo@example.org,1985-02-03\njane@example.org,1990-11-30\n"))
	ts.post("/api/v1/file/mask", fmt.Sprintf(`{"fileName":"a.csv","content":%q,"policy":%s}`, content, document)).data(t, &file)
	if want := "email,born\n" + mask("EMAIL_ADDRESS", "jo@example.org") + ",1985\n" + mask("EMAIL_ADDRESS", "jane@example.org") +
		",1990\n"; string(file.Content) != want {
		t.Errorf("%s, want %s", file.Content, want)
	}
	r := ts.post("/api/v1/file/mask", fmt.Sprintf(`{"fileName":"a.csv","content":%q,"policy":{"default":"fail"}}`, content))
	if e := r.errors(t); r.status != 422 || e[0].Code != "INVALID_POLICY" {
		t.Errorf("%d %s", r.status, r.body)
	}

	// What Options.Keys says is not repeated.
	r = ts.post(maskPath, `{"records":[],"policy":{"labels":{"SSN":{"operator":"hash","keyRef":"planted"}}}}`)
	if e := r.errors(t); r.status != 422 || len(e) != 1 || e[0].Field != "policy.labels.SSN.keyRef" || strings.Contains(r.body, "planted") {
		t.Errorf("%d %s", r.status, r.body)
	}
}

// TestShiftByNobody holds that a policy is called wrong, and not the file, where an
// operation goes by a column that the file does not have.
func TestShiftByNobody(t *testing.T) {
	ts := startServer(t, func(o *Options) {
		o.Keys = func(string) ([]byte, error) { return testSecret, nil }
	})
	content := base64Of("dob,id\n1985-02-03,1\n1990-05-17,2\n")
	for by, want := range map[string]string{"id": "", "SECRETX7391": "422 INVALID_POLICY policy"} {
		r := ts.post(fileMaskPath, `{"fileName":"a.csv","content":"`+content+`","policy":{"columns":{"dob":{"operator":"shift","by":"`+by+`"}}}}`)
		if want == "" {
			r.data(t, new(any))
		} else if got := r.codes(t); got != want || strings.Contains(r.body, by) {
			t.Errorf("by %s: %s, want %s", by, r.body, want)
		}
	}
}

// TestUnknownColumns holds that a column that nobody can name is masked whole unless the
// policy of the request says otherwise.
func TestUnknownColumns(t *testing.T) {
	ts := startServer(t, nil)
	content := base64Of("ref,n\n" + strings.Repeat("536-90-4399,1\n4111 1111 1111 1111,2\nA-17,3\n", 20))
	for policy, want := range map[string]string{
		`{}`:                                  "ref,n\n***********,1\n*******************,2\n****,3\n",
		`{"unknown":"text"}`:                  "ref,n\n***-**-4399,1\n**** **** **** 1111,2\nA-17,3\n",
		`{"unknown":"redact"}`:                "ref,n\n[REDACTED],1\n[REDACTED],2\n[REDACTED],3\n",
		`{"unknown":"keep"}`:                  "ref,n\n536-90-4399,1\n4111 1111 1111 1111,2\nA-17,3\n",
		`{"unknown":"fail"}`:                  "422 INVALID_POLICY policy",
		`{"default":"fail"}`:                  "422 INVALID_POLICY policy",
		`{"unknown":"zzyzx"}`:                 "422 INVALID_POLICY policy.unknown",
		`{"unknown":"text","default":"fail"}`: "422 INVALID_POLICY policy",
	} {
		r := ts.post(fileMaskPath, `{"fileName":"a.csv","content":"`+content+`","policy":`+policy+`}`)
		if strings.HasPrefix(want, "422") {
			if got := r.codes(t); got != want || strings.Contains(r.body, "zzyzx") {
				t.Errorf("%s: %s, want %s", policy, r.body, want)
			}
			continue
		}
		var got maskedFileAnswer
		if r.data(t, &got); !strings.HasPrefix(string(got.Content), want) {
			t.Errorf("%s: %.80q, want %q", policy, got.Content, want)
		}
	}
}

// TestIDColumns holds that numbers of customers are masked by their rule over HTTP, and become
// pseudonyms where the policy of the request says so, others in each request.
func TestIDColumns(t *testing.T) {
	ts := startServer(t, withKeys(t))
	var b strings.Builder
	b.WriteString("customer_id,total\n")
	for i := range 50 {
		fmt.Fprintf(&b, "C-10%03d,%d.50\n", i*7, i)
	}
	content := base64Of(b.String())
	mask := func(policy string) string {
		t.Helper()
		var got maskedFileAnswer
		ts.post(fileMaskPath, `{"fileName":"a.csv","content":"`+content+`"`+policy+`}`).data(t, &got)
		if got.Columns[0].Label != "CUSTOMER_ID" || !got.Columns[0].Masked {
			t.Errorf("%+v", got.Columns)
		}
		return string(got.Content)
	}
	for _, policy := range []string{``, `,"policy":{}`, `,"policy":{"ids":"mask"}`} {
		if out := mask(policy); !strings.HasPrefix(out, "customer_id,total\n*-*****,0.50\n") {
			t.Errorf("%s: %.60q", policy, out)
		}
	}
	const pseudonyms, keyed = `,"policy":{"ids":"pseudonym"}`, `,"policy":{"idsKeyRef":"main"}`
	if out := mask(pseudonyms); !regexp.MustCompile(`^customer_id,total\n[A-Z]-[0-9]{5},0.50\n`).MatchString(out) || mask(pseudonyms) == out {
		t.Errorf("%.60q", out)
	}
	if out := mask(keyed); mask(keyed) != out || strings.Contains(out, "*") {
		t.Errorf("%.60q", out)
	}
	for policy, want := range map[string]string{
		`{"ids":"zzyzx"}`:                   "422 INVALID_POLICY policy.ids",
		`{"idsKeyRef":"nobody's"}`:          "422 INVALID_POLICY policy.idsKeyRef",
		`{"ids":"mask","idsKeyRef":"main"}`: "422 INVALID_POLICY policy.idsKeyRef",
	} {
		r := ts.post(fileMaskPath, `{"fileName":"a.csv","content":"`+content+`","policy":`+policy+`}`)
		if got := r.codes(t); got != want || strings.Contains(r.body, "zzyzx") {
			t.Errorf("%s: %s, want %s", policy, r.body, want)
		}
	}
}
