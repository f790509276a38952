package risk

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

func TestScoreLevels(t *testing.T) {
	tests := []struct {
		tags   []string
		want   []Level
		reason string
	}{
		{[]string{"EMAIL", "SSN", "CREDIT_CARD"}, []Level{Critical}, "the example of the specification"},
		{[]string{"SSN"}, []Level{Critical}, "a key to identity theft"},
		{[]string{"EMAIL"}, []Level{Medium}, "a direct identifier"},
		{[]string{"PHONE_NUMBER", "EMAIL"}, []Level{Medium, High}, "two direct identifiers"},
		{[]string{"PERSON", "DOB", "ZIP_CODE"}, []Level{High}, "each Medium, together they single out"},
		{[]string{"COUNTRY"}, []Level{Low}, "many people share it"},
		{[]string{"COMPANY_ID", "SWIFT_CODE"}, []Level{Low}, "organisations are no people"},
		{[]string{"NONE"}, []Level{Low}, "not personal"},
		{nil, []Level{Low}, "nothing"},
	}
	for _, tt := range tests {
		if s := Score(tt.tags, nil); !slices.Contains(tt.want, s.RiskLevel) {
			t.Errorf("Score(%v) is %d, %s; want %v (%s)", tt.tags, s.OverallRiskScore, s.RiskLevel, tt.want, tt.reason)
		}
	}
}

// TestWeakTagsDoNotOutweighOneSSN holds a reason that the documentation gives.
func TestWeakTagsDoNotOutweighOneSSN(t *testing.T) {
	weak := []string{"FIRST_NAME", "CITY", "STATE", "COUNTRY", "AGE", "GENDER", "JOB_TITLE", "DATE_TIME", "ORGANIZATION", "USER_AGENT"}
	if s := Score(weak, nil); s.RiskLevel == Critical {
		t.Errorf("ten weak tags score %d", s.OverallRiskScore)
	}
}

// TestMaskedIsLow holds the reason for the residual share.
func TestMaskedIsLow(t *testing.T) {
	for label := range privet.Labels() {
		name := string(label)
		if s := Score([]string{name}, &Options{Masked: []string{name}}); s.RiskLevel != Low {
			t.Errorf("%s, masked, scores %d", name, s.OverallRiskScore)
		}
	}
}

// TestConditions says which tags bring others under a standard.
func TestConditions(t *testing.T) {
	tests := []struct {
		tags     string
		standard string
		code     string
		holds    bool
		reason   string
	}{
		{"PERSON", "PCI-DSS", "chn", false, "no PAN, no cardholder data"},
		{"PERSON EXPIRY", "PCI-DSS", "chn", false, "an unknown tag is no PAN"},
		{"PERSON CREDIT_CARD_EXPIRATION", "PCI-DSS", "exp", false, "no PAN, no cardholder data"},
		{"PERSON CREDIT_CARD", "PCI-DSS", "chn", true, "name with PAN"},
		{"LAST_NAME CREDIT_CARD_TRACK", "PCI-DSS", "chn", true, "a track holds the PAN"},
		{"CREDIT_CARD_EXPIRATION PAN", "PCI-DSS", "exp", true, "expiry with PAN, under an alias"},
		{"PASSWORD", "PCI-DSS", "auth", false, "no account data, no environment of it"},
		{"PASSWORD CVV", "PCI-DSS", "auth", true, "sensitive authentication data makes the environment"},
		{"USERNAME", "CCPA", "s1B", false, "a log-in without its credential"},
		{"USERNAME CVV", "CCPA", "s1B", false, "a card code opens no log-in"},
		{"PASSWORD", "CCPA", "s1B", false, "a credential without its account"},
		{"USERNAME PASSWORD", "CCPA", "s1B", true, "log-in with credential"},
		{"CREDIT_CARD CVV", "CCPA", "s1B", true, "card with code"},
		{"IBAN PERSON", "CCPA", "br", false, "both a name and a code are needed"},
		{"IBAN PIN", "CCPA", "br", false, "both a name and a code are needed"},
		{"IBAN PIN PERSON", "CCPA", "br", true, "name, account and code"},
		{"ORGANIZATION", "GDPR", "org", true, "tags cannot tell, so it counts in part"},
	}
	for _, tt := range tests {
		d := Explain(strings.Fields(tt.tags), nil)
		holds := false
		for _, tag := range d.Tags {
			for _, s := range tag.Standards {
				holds = holds || s.Standard == tt.standard && s.Code == tt.code
			}
		}
		if holds != tt.holds {
			t.Errorf("%s: %s %s holds: %v, want %v (%s)", tt.tags, tt.standard, tt.code, holds, tt.holds, tt.reason)
		}
	}
	if b := Score([]string{"PERSON"}, nil).StandardBreakdown; b["PCI-DSS"] != 0 {
		t.Errorf("PERSON alone has the breakdown %v", b)
	}
}

// TestMaskedTagMeetsConditions says that a masked card number still makes the
// name beside it cardholder data.
func TestMaskedTagMeetsConditions(t *testing.T) {
	d := Explain([]string{"PERSON", "PAN"}, &Options{Masked: []string{"CREDIT_CARD"}})
	if !d.Tags[1].Masked || d.Tags[0].Masked {
		t.Error("the wrong tag is masked")
	}
	if !slices.ContainsFunc(d.Tags[0].Standards, func(s TagStandard) bool { return s.Code == "chn" }) {
		t.Error("PERSON is no cardholder name beside a masked card number")
	}
}

// TestUnknownMayBeAnything holds that what nobody could tell scores 40 outside of every standard,
// and as the likeliest of its candidates where these are told.
func TestUnknownMayBeAnything(t *testing.T) {
	s := Score([]string{"UNKNOWN"}, nil)
	if s.OverallRiskScore != 40 || s.RiskLevel != Medium || len(s.StandardBreakdown) != 0 || len(Divide([]string{"UNKNOWN"}, nil).Percentages) != 0 {
		t.Errorf("UNKNOWN scores %+v", s)
	}
	if reason := Explain([]string{"UNKNOWN"}, nil).Tags[0].Reason; strings.Contains(reason, "no kind of personal data") {
		t.Errorf("the reason of UNKNOWN is %q", reason)
	}
	for candidate, want := range map[string]string{"SSN": "SSN", "nobody": "COUNTRY", "NONE": "COUNTRY", "UNKNOWN": "UNKNOWN"} {
		got := Score([]string{"UNKNOWN"}, &Options{Candidates: []string{candidate, "COUNTRY"}})
		as := Score([]string{want}, nil)
		if got.OverallRiskScore != as.OverallRiskScore || got.TagCoverage[0].Tag != "UNKNOWN" || !reflect.DeepEqual(got.StandardBreakdown, as.StandardBreakdown) {
			t.Errorf("UNKNOWN that may be %s scores %+v, %s scores %+v", candidate, got, want, as)
		}
	}
}

// TestSectors holds that HIPAA has nothing to say of data without health in it, unless somebody in
// health care keeps it, nor of health data about nobody.
func TestSectors(t *testing.T) {
	health := &Options{Factors: &Factors{Sector: "health"}}
	for _, tt := range []struct {
		tags string
		opts *Options
		want bool
	}{
		{"PERSON EMAIL_ADDRESS SSN", nil, false},
		{"PERSON EMAIL_ADDRESS SSN", health, true},
		{"PERSON EMAIL_ADDRESS", &Options{Factors: &Factors{Sector: "finance"}}, false},
		{"PERSON MEDICATION", nil, true},
		{"EMAIL_ADDRESS US_MBI", nil, true},
		{"MEDICATION AGE RELIGION", nil, true},
	} {
		if _, got := Score(strings.Fields(tt.tags), tt.opts).StandardBreakdown["HIPAA"]; got != tt.want {
			t.Errorf("HIPAA covers %s: %v, want %v", tt.tags, got, tt.want)
		}
	}
}

// TestUndecidedCountsHalf takes ORGANIZATION under the GDPR: sensitivity 15,
// weight 0.5, of which a condition that nobody can tell leaves half.
func TestUndecidedCountsHalf(t *testing.T) {
	d := Explain([]string{"ORGANIZATION"}, nil)
	s := d.Tags[0].Standards[0]
	if s.Code != "org" || s.Weight != 0.25 || s.Score != 4 { // 15 · 0.25 = 3.75
		t.Errorf("got %s with weight %v and score %d", s.Code, s.Weight, s.Score)
	}
}

// TestFactorsLeaveNothingAlone says that factors make no risk out of nothing.
func TestFactorsLeaveNothingAlone(t *testing.T) {
	opts := &Options{Factors: &Factors{Environment: "test", AccessControl: "none", ExternalAccess: true}}
	for _, tags := range [][]string{nil, {"NONE"}, {"no such tag"}} {
		d := Explain(tags, opts)
		if d.OverallRiskScore != 0 || d.RiskLevel != Low || len(d.StandardBreakdown) != 0 {
			t.Errorf("%v scores %d under %v", tags, d.OverallRiskScore, d.StandardBreakdown)
		}
		if len(d.Factors) != 3 {
			t.Errorf("%v: %d factors are listed, want 3", tags, len(d.Factors))
		}
	}
}

func TestTagsAreEchoed(t *testing.T) {
	s := Score([]string{"ssn", "zzz", "E-Mail", "US_SSN", "EMAIL_ADDRESS", "aaa", "zzz", "UNKNOWN", "none"}, nil)
	var tags []string
	for _, c := range s.TagCoverage {
		tags = append(tags, c.Tag)
	}
	if want := []string{"ssn", "E-Mail", "UNKNOWN", "none"}; !slices.Equal(tags, want) {
		t.Errorf("tags %q, want %q", tags, want)
	}
	if want := []string{"zzz", "aaa"}; !slices.Equal(s.UnknownTags, want) {
		t.Errorf("unknown tags %q, want %q", s.UnknownTags, want)
	}
	// Those that are said to be masked come after them, however many there are.
	for _, more := range []int{0, manyNames} {
		masked := append(slices.Repeat([]string{"SSN", "nobody"}, more), "aaa", "ssn", "bbb", "IBAN", "nobody", "bbb")
		want := []string{"zzz", "aaa", "bbb", "nobody"}
		if more > 0 {
			want = []string{"zzz", "aaa", "nobody", "bbb"}
		}
		if s := Score([]string{"ssn", "zzz", "aaa"}, &Options{Masked: masked}); !slices.Equal(s.UnknownTags, want) {
			t.Errorf("unknown tags %q, want %q", s.UnknownTags, want)
		}
	}
	if s.TagCoverage[2].Risk != 40 || s.TagCoverage[3].Risk != 0 {
		t.Error("NONE has a risk, or UNKNOWN none")
	}
}

// TestJSON holds the spelling of the answers, the empty ones above all.
func TestJSON(t *testing.T) {
	tests := []struct {
		value any
		want  string
	}{
		{Score([]string{}, nil), `{"overallRiskScore":0,"riskLevel":"Low","standardBreakdown":{},"tagCoverage":[],"assumed":true}`},
		{Score([]string{"?"}, nil), `{"overallRiskScore":0,"riskLevel":"Low","standardBreakdown":{},"tagCoverage":[],"unknownTags":["?"],"assumed":true}`},
		{Explain(nil, nil), `{"overallRiskScore":0,"riskLevel":"Low","standardBreakdown":{},"tagCoverage":[],"assumed":true,"details":[],"factors":[],"standards":[]}`},
		{Weighted(nil, nil), `{"weightedScore":0,"standards":[],"assumed":true}`},
	}
	for _, tt := range tests {
		got, err := json.Marshal(tt.value)
		if err != nil || string(got) != tt.want {
			t.Errorf("got %s, %v\nwant %s", got, err, tt.want)
		}
	}
	none, _ := json.Marshal(Explain([]string{"NONE"}, nil).Tags[0].Standards)
	if string(none) != "[]" {
		t.Errorf("the standards of NONE are %s, want []", none)
	}

	var f Factors
	example := `{"environment":"test","classification":"restricted","records":100000,"accessFrequency":50,` +
		`"retentionDays":400,"lastReviewed":"2026-01-31","accessControl":"none","externalAccess":true}`
	if err := json.Unmarshal([]byte(example), &f); err != nil {
		t.Fatal(err)
	}
	if got, _ := json.Marshal(f); string(got) != example {
		t.Errorf("factors come back as %s", got)
	}
}
