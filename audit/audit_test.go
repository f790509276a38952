package audit_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/risk"
)

var today = time.Date(2026, 6, 30, 12, 0, 0, 0, time.UTC)

func words(s string) []string { return strings.Fields(s) }

// find gives the recommendations of a scenario.
func find(list []audit.Recommendation, s audit.Scenario) []audit.Recommendation {
	return slices.DeleteFunc(slices.Clone(list), func(r audit.Recommendation) bool { return r.Scenario != s })
}

// TestScenarios says when each scenario arises, and when it does not.
func TestScenarios(t *testing.T) {
	inTest := &risk.Factors{Environment: "test"}
	for _, tt := range []struct {
		scenario audit.Scenario
		tags     string
		opts     audit.Options
		want     string // tags; "-" for a recommendation without any, "" for none
		cites    string
		reason   string
	}{
		{audit.NonProductionSensitiveData, "EMAIL COUNTRY", audit.Options{Factors: inTest}, "EMAIL", "GDPR Art. 25; Art. 32", "sensitive data in a test environment"},
		{audit.NonProductionSensitiveData, "EMAIL", audit.Options{Factors: inTest, Masked: words("email-address")}, "", "", "masked"},
		{audit.NonProductionSensitiveData, "EMAIL", audit.Options{Factors: &risk.Factors{Environment: "production"}}, "", "", "production"},
		{audit.NonProductionSensitiveData, "EMAIL", audit.Options{}, "", "", "nobody has said where it is"},
		{audit.MissingMaskingPolicy, "EMAIL SSN COUNTRY", audit.Options{}, "EMAIL SSN", "CCPA §1798.140(ae)(1)(A)", "no masking"},
		{audit.MissingMaskingPolicy, "EMAIL SSN", audit.Options{Masked: words("SSN")}, "EMAIL", "GDPR Art. 4(1)", "one is masked"},
		{audit.MissingMaskingPolicy, "GENDER CITY JOB_TITLE NATIONALITY", audit.Options{}, "NATIONALITY", "", "one is Medium alone"},
		{audit.MissingMaskingPolicy, "GENDER CITY JOB_TITLE", audit.Options{}, "GENDER CITY JOB_TITLE", "", "each is Low, together they are not"},
		{audit.MissingMaskingPolicy, "COUNTRY", audit.Options{}, "", "", "no risk worth masking"},
		{audit.OutdatedDataset, "EMAIL", audit.Options{Factors: &risk.Factors{RetentionDays: 1096}}, "-", "GDPR Art. 5(1)(e)", "kept for too long"},
		{audit.OutdatedDataset, "EMAIL", audit.Options{Factors: &risk.Factors{LastReviewed: "2025-01-01"}}, "-", "", "not reviewed"},
		{audit.OutdatedDataset, "EMAIL", audit.Options{Factors: &risk.Factors{RetentionDays: 1095, LastReviewed: "2026-01-01"}}, "", "", "in time"},
		{audit.OutdatedDataset, "NONE", audit.Options{Factors: &risk.Factors{RetentionDays: 1096}}, "", "", "nothing personal"},
		{audit.UnknownColumnTypes, "EMAIL unknown", audit.Options{}, "unknown", "GDPR Art. 30", "a column that nobody can name"},
		{audit.UnknownColumnTypes, "EMAIL grue", audit.Options{}, "grue", "", "a tag that nobody knows"},
		{audit.UnknownColumnTypes, "EMAIL NONE", audit.Options{}, "", "", "all are known"},
		{audit.BroadExternalAccess, "EMAIL", audit.Options{Factors: &risk.Factors{ExternalAccess: true}}, "-", "NIST SP 800-53r5 AC-3, AC-6, AU-2", "people outside"},
		{audit.BroadExternalAccess, "EMAIL", audit.Options{Factors: &risk.Factors{AccessControl: "none"}}, "", "", "inside"},
		{audit.MissingAccessControl, "EMAIL", audit.Options{Factors: &risk.Factors{AccessControl: "none"}}, "-", "GDPR Art. 32(1)(b)", "nobody knows who"},
		{audit.MissingAccessControl, "EMAIL", audit.Options{Factors: &risk.Factors{AccessControl: "acl"}}, "", "", "there is one"},
		{audit.ForbiddenCardData, "PAN CREDITCARD_CVC", audit.Options{Masked: words("CVV")}, "CREDITCARD_CVC", "PCI-DSS Req. 3.3.1", "masking does not cure it"},
		{audit.ForbiddenCardData, "PAN", audit.Options{}, "", "", "a card number may be kept"},
		{audit.ExposedSecrets, "EMAIL PASSWORD", audit.Options{}, "PASSWORD", "NIST SP 800-53r5 IA-5(7)", "a password"},
		{audit.ExposedSecrets, "EMAIL PASSWORD", audit.Options{Masked: words("PASSWORD")}, "", "", "masked"},
		{audit.RiskyCombination, "PERSON EMAIL PASSWORD", audit.Options{Masked: words("PERSON")}, "EMAIL PASSWORD", "CCPA §1798.140(ae)(1)(B)", "a log-in with its password"},
		{audit.RiskyCombination, "EMAIL SALARY", audit.Options{}, "", "", "nothing holds"},
		{audit.EmbeddedData, "DOB PL_PESEL SALARY", audit.Options{Masked: words("DOB")}, "DOB PL_PESEL", "GDPR Rec. 26", "the number begins with the date"},
		{audit.EmbeddedData, "DOB PL_PESEL", audit.Options{Masked: words("DOB PL_PESEL")}, "", "", "both are masked"},
		{audit.ResidualData, "SSN EMAIL", audit.Options{Masked: words("SSN EMAIL"), Residual: []audit.Leak{{Tags: words("ssn")}}}, "SSN", "NIST SP 800-53r5 SI-19", "a check has found it"},
		{audit.ResidualData, "SSN EMAIL", audit.Options{Masked: words("EMAIL"), Residual: []audit.Leak{{Tags: words("IBAN")}}}, "", "", "it is not in the data set"},
		{audit.ResidualData, "SSN MEDICATION", audit.Options{Residual: []audit.Leak{{Tags: words("SSN"), Citations: []risk.Citation{{Standard: "HIPAA", Citation: "45 CFR 164.514(c)(1)"}, {Standard: "CMS", Citation: "cells"}}}}}, "SSN", "HIPAA 45 CFR 164.514(c)(1)", "nobody has said that it is masked, and it can be read"},
		{audit.MissingMaskingPolicy, "SSN EMAIL", audit.Options{Masked: words("SSN EMAIL"), Residual: []audit.Leak{{Tags: words("SSN")}}}, "", "", "there is masking, and it leaks"},
		{audit.ReidentificationRisk, "DOB ZIP_CODE SALARY", audit.Options{Reidentification: reidentification()}, "DOB ZIP_CODE", "CCPA §1798.140(m)", "small classes"},
		{audit.ReidentificationRisk, "DOB ZIP_CODE", audit.Options{Reidentification: reidentification(), Masked: words("DOB ZIP_CODE")}, "", "", "both are masked"},
	} {
		tt.opts.Now = today
		got := find(audit.Recommend(words(tt.tags), &tt.opts), tt.scenario)
		if (tt.want == "") != (len(got) == 0) {
			t.Errorf("%s for %s: %d recommendations (%s)", tt.scenario, tt.tags, len(got), tt.reason)
			continue
		}
		if tt.want == "" {
			continue
		}
		r := got[0]
		if want := words(strings.Trim(tt.want, "-")); !slices.Equal(r.Tags, want) {
			t.Errorf("%s for %s: tags %q, want %q (%s)", tt.scenario, tt.tags, r.Tags, want, tt.reason)
		}
		if tt.cites != "" && !slices.Contains(r.Citations, tt.cites) {
			t.Errorf("%s for %s cites %q, want %q among them", tt.scenario, tt.tags, r.Citations, tt.cites)
		}
		if r.Action == "" || r.Reason == "" || r.Priority == "" || !strings.HasSuffix(r.Reason, ".") {
			t.Errorf("%s for %s is incomplete: %+v", tt.scenario, tt.tags, r)
		}
		for _, c := range r.Citations {
			if !slices.ContainsFunc(r.Standards, func(s string) bool { return strings.HasPrefix(c, s+" ") }) {
				t.Errorf("%s for %s: %s is of no standard in %v", tt.scenario, tt.tags, c, r.Standards)
			}
		}
	}
}

func reidentification() *risk.Reidentification {
	return &risk.Reidentification{Rows: 100, K: 1, QuasiIdentifiers: []privet.Label{"DOB", "ZIP_CODE"}, Prosecutor: risk.IntruderRisk{Highest: 1, Average: 0.5}}
}

// TestByHand reckons one score after an action: EMAIL 50 and SSN 95 in a test
// environment of weight 0.25. Masking both leaves 0.19 and 0.1/4, so 1 − 0.81 ·
// 0.975 = 0.21025, and the environment takes 0.25 · 0.21025 of the rest: 25.18.
// Nothing combines an e-mail address with an identity number.
func TestByHand(t *testing.T) {
	r := find(audit.Recommend(words("EMAIL SSN"), &audit.Options{Factors: &risk.Factors{Environment: "test"}}), audit.NonProductionSensitiveData)
	if len(r) != 1 || r[0].ScoreAfter != 25 || r[0].Priority != risk.Critical {
		t.Errorf("got %+v, want a score of 25", r)
	}
}

func TestNothing(t *testing.T) {
	for _, tags := range [][]string{nil, {}, {"NONE"}} {
		r := audit.Review(tags, &audit.Options{Factors: &risk.Factors{Environment: "test", ExternalAccess: true, RetentionDays: 5000}})
		if len(r.Recommendations) != 0 || r.Recommendations == nil || r.RiskScore != 0 || len(r.Policy.Labels) != 0 {
			t.Errorf("%v: %+v", tags, r)
		}
		text, err := json.Marshal(r)
		want := `{"riskScore":0,"riskLevel":"Low","recommendations":[],"steps":[],"policy":{"default":"mask","labels":{}},"scoreAfter":0,` +
			`"plan":{"policy":{"default":"mask","labels":{}},"below":"High","scoreAfter":0,"levelAfter":"Low","remove":[],"mask":[],"exact":true},"assumed":true}`
		if string(text) != want || err != nil {
			t.Errorf("got %s, %v", text, err)
		}
	}
}

// TestPlans says what policies change.
func TestPlans(t *testing.T) {
	for _, tt := range []struct {
		tags   string
		opts   audit.Options
		mask   string
		remove string
		after  risk.Level
		reason string
	}{
		{"EMAIL", audit.Options{}, "", "", risk.Medium, "it is below High already"},
		{"EMAIL SSN", audit.Options{}, "SSN", "", risk.Medium, "one is enough"},
		{"EMAIL SSN", audit.Options{Below: risk.Medium}, "EMAIL SSN", "", risk.Low, "one is not enough"},
		{"EMAIL SSN", audit.Options{Masked: words("SSN")}, "", "", risk.Medium, "it has been done"},
		{"CREDIT_CARD CVV", audit.Options{}, "CREDIT_CARD", "CVV", risk.Low, "a card code may not be kept"},
		{"USERNAME PASSWORD", audit.Options{Below: risk.Medium}, "USERNAME PASSWORD", "", risk.Low, ""},
		{"UNKNOWN COUNTRY", audit.Options{Below: risk.Low}, "", "", risk.Low, "nothing is below Low"},
	} {
		r := audit.Review(words(tt.tags), &tt.opts)
		if !slices.Equal(r.Plan.Mask, words(tt.mask)) || !slices.Equal(r.Plan.Remove, words(tt.remove)) || r.Plan.LevelAfter != tt.after || !r.Plan.Exact {
			t.Errorf("%s: plan %+v, want to mask %q and to remove %q down to %s (%s)", tt.tags, r.Plan, tt.mask, tt.remove, tt.after, tt.reason)
		}
	}
}

var common = words(`PERSON FIRST_NAME LAST_NAME EMAIL_ADDRESS USERNAME PASSWORD API_KEY CREDIT_CARD CVV PIN CREDIT_CARD_EXPIRATION
	CREDIT_CARD_TRACK IBAN SALARY SSN PL_PESEL PASSPORT_MRZ DOB AGE GENDER ZIP_CODE CITY GEO_COORDINATES DATE_TIME JOB_TITLE
	NATIONALITY MARITAL_STATUS MEDICAL_CONDITION MEDICATION RELIGION STUDENT_ID IP_ADDRESS ORGANIZATION UNKNOWN NONE FREE_TEXT grue`)

// random gives a data set of up to n tags.
func random(rng *rand.Rand, n int) ([]string, *audit.Options) {
	tags := slices.Clone(common)
	rng.Shuffle(len(tags), func(i, j int) { tags[i], tags[j] = tags[j], tags[i] })
	tags = tags[:rng.IntN(n+1)]
	pick := func(list ...string) string { return list[rng.IntN(len(list))] }
	opts := &audit.Options{Now: today, Factors: &risk.Factors{
		Environment: pick("", "production", "test", "staging"), AccessControl: pick("", "none", "rbac"), Classification: pick("", "restricted"),
		ExternalAccess: rng.IntN(2) == 0, RetentionDays: rng.IntN(2000), LastReviewed: pick("", "2026-01-01", "2020-01-01"), Records: rng.Int64N(2_000_000),
	}}
	for _, t := range tags {
		if rng.IntN(4) == 0 {
			opts.Masked = append(opts.Masked, t)
			if rng.IntN(4) == 0 {
				opts.Residual = append(opts.Residual, audit.Leak{Tags: []string{t}, Code: pick("A", "B"), Level: risk.Level(pick("", "Low", "Medium", "Critical"))})
			}
			if rng.IntN(9) == 0 {
				opts.Residual = append(opts.Residual, audit.Leak{Tags: []string{t}, Code: "C"})
			}
		}
	}
	if rng.IntN(3) == 0 {
		opts.Reidentification = reidentification()
	}
	opts.Below = risk.Level(pick("", "Medium", "High", "Critical"))
	return tags, opts
}

// score scores a data set after the policy of a report was carried out.
func score(r audit.Report, tags []string, opts *audit.Options) int {
	leaks := func(t string) bool {
		return slices.ContainsFunc(opts.Residual, func(l audit.Leak) bool { return l.Level != risk.Low && slices.Contains(l.Tags, t) })
	}
	left, maskedNow := r.Plan.Policy.Apply(tags, slices.DeleteFunc(slices.Clone(opts.Masked), leaks), opts.Catalogue)
	// What leaks may leak again when it is masked again.
	maskedNow = slices.DeleteFunc(maskedNow, func(t string) bool { return leaks(t) && slices.Contains(left, t) })
	return risk.Score(left, &risk.Options{
		Catalogue: opts.Catalogue, Masked: maskedNow, Factors: opts.Factors, Reidentification: opts.Reidentification, Now: opts.Now,
	}).OverallRiskScore
}

// TestLaws holds on random data sets that recommendations never raise the score,
// that the policy does what is announced, reaches its level, changes no more than it
// needs, and is read by the masker as it stands.
func TestLaws(t *testing.T) {
	limits := map[risk.Level]int{risk.Medium: 30, risk.High: 60, "": 60, risk.Critical: 80}
	rng := rand.New(rand.NewPCG(1, 0))
	for i := range 2000 {
		n := 7
		if i%10 == 0 {
			n = 30
		}
		tags, opts := random(rng, n)
		r := audit.Review(tags, opts)
		if !reflect.DeepEqual(r.Recommendations, audit.Recommend(tags, opts)) {
			t.Fatalf("%v: Review and Recommend differ", tags)
		}
		for _, rec := range r.Recommendations {
			if rec.ScoreAfter > r.RiskScore {
				t.Fatalf("%v %+v: %s raises the score from %d to %d", tags, opts, rec.Scenario, r.RiskScore, rec.ScoreAfter)
			}
		}
		if got := score(r, tags, opts); got != r.Plan.ScoreAfter {
			t.Fatalf("%v %+v: the policy gives %d, announced was %d", tags, opts, got, r.Plan.ScoreAfter)
		}
		if r.Plan.ScoreAfter >= limits[opts.Below] || r.Plan.ScoreAfter > r.RiskScore {
			t.Fatalf("%v %+v: %d after the policy, which is not below %q", tags, opts, r.Plan.ScoreAfter, opts.Below)
		}
		for _, tag := range r.Plan.Mask {
			less := r
			less.Plan.Policy = withKeep(r.Plan.Policy, tag)
			if got := score(less, tags, opts); got < limits[opts.Below] {
				t.Fatalf("%v %+v: masking %s is not needed for %d", tags, opts, tag, got)
			}
		}
		for _, tag := range opts.Masked {
			if label, err := privet.ParseLabel(tag); err == nil && r.Plan.Policy.Labels[label].Operator == "keep" {
				t.Fatalf("%v %+v: the policy keeps %s, which is masked", tags, opts, tag)
			}
		}
		for _, p := range []*audit.Policy{r.Policy, r.Plan.Policy} {
			document, err := json.Marshal(p)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := masker.ParsePolicy(document); err != nil {
				t.Fatalf("the masker refuses the policy: %v", err)
			}
		}
	}
}

// TestSteps holds on random data sets that steps follow each other's scores, that none raises it,
// that what may not be kept comes first, that those on tags end where the policy does, and that
// what the policy has done is not advised again.
func TestSteps(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 0))
	for i := range 500 {
		n := 7
		if i%10 == 0 {
			n = 30
		}
		tags, opts := random(rng, n)
		opts.Residual = nil
		r := audit.Review(tags, opts)
		score, wholes := r.RiskScore, false
		for j, step := range r.Steps {
			if step.Gain < 0 || step.ScoreAfter != score-step.Gain || step.Action == "" || step.Tags == nil {
				t.Fatalf("%v %+v: step %d does not follow from %d: %+v", tags, opts, j, score, step)
			}
			if strings.HasPrefix(step.Action, "Delete") != (j == 0 && len(find(r.Recommendations, audit.ForbiddenCardData)) > 0) {
				t.Fatalf("%v: step %d is %+v", tags, j, step)
			}
			score = step.ScoreAfter
			wholes = wholes || len(step.Tags) == 0
		}
		if !wholes && score != r.ScoreAfter {
			t.Fatalf("%v %+v: the steps end at %d, the policy at %d: %+v", tags, opts, score, r.ScoreAfter, r.Steps)
		}
		left, masked := r.Policy.Apply(tags, opts.Masked, nil)
		again := audit.Review(left, &audit.Options{Masked: masked, Factors: opts.Factors, Reidentification: opts.Reidentification, Now: opts.Now})
		if again.RiskScore > r.ScoreAfter {
			t.Fatalf("%v %+v: %d was promised, and it is %d", tags, opts, r.ScoreAfter, again.RiskScore)
		}
		for _, rec := range again.Recommendations {
			if len(rec.Tags) > 0 && !slices.Equal(rec.Tags, words("grue")) {
				t.Fatalf("%v %+v: after the policy it advises %+v", tags, opts, rec)
			}
		}
		for _, step := range again.Steps {
			if len(step.Tags) > 0 {
				t.Fatalf("%v %+v: after the policy there is the step %+v", tags, opts, step)
			}
		}
	}
}

// TestStepsByHand holds the order of steps, and that equals are one.
func TestStepsByHand(t *testing.T) {
	steps := audit.Review(words("COUNTRY CVV EMAIL PHONE_NUMBER SSN PASSWORD"), &audit.Options{Factors: &risk.Factors{AccessControl: "none"}}).Steps
	var got []string
	for _, s := range steps {
		got = append(got, strings.Fields(s.Action)[0]+" "+strings.Join(s.Tags, " "))
	}
	want := []string{"Delete CVV", "Remove PASSWORD", "Mask SSN", "Introduce ", "Mask EMAIL PHONE_NUMBER", "Mask COUNTRY"}
	if !slices.Equal(got, want) {
		t.Errorf("steps %q, want %q", got, want)
	}
}

// TestDeleteBeforeMask holds that what may not be kept is not said to be masked, and comes first.
func TestDeleteBeforeMask(t *testing.T) {
	r := audit.Review(words("PERSON EMAIL CVV UNKNOWN"), &audit.Options{Factors: &risk.Factors{Environment: "test"}})
	if r.Recommendations[0].Scenario != audit.ForbiddenCardData {
		t.Errorf("first comes %s", r.Recommendations[0].Scenario)
	}
	for _, rec := range append(find(r.Recommendations, audit.MissingMaskingPolicy), find(r.Recommendations, audit.NonProductionSensitiveData)...) {
		if !slices.Equal(rec.Tags, words("PERSON EMAIL")) {
			t.Errorf("%s is about %v", rec.Scenario, rec.Tags)
		}
	}
	if r.Policy.Labels["CVV"].Operator != "redact" {
		t.Errorf("the policy has %v", r.Policy.Labels)
	}
}

// TestOperators holds that the score knows by which operator a tag is masked.
func TestOperators(t *testing.T) {
	scores := map[string]int{}
	for _, o := range words("redact mask pseudonym keep") {
		scores[o] = audit.Review(words("SSN"), &audit.Options{Operators: map[string]string{"ssn": o}}).RiskScore
	}
	if !(scores["redact"] < scores["mask"] && scores["mask"] < scores["pseudonym"] && scores["pseudonym"] < scores["keep"]) {
		t.Errorf("scores %v", scores)
	}
	if err := (&audit.Options{Operators: map[string]string{"SSN": "rot13"}, Standards: words("GDRP")}).Check(); err == nil ||
		!strings.Contains(err.Error(), "masked.SSN") || !strings.Contains(err.Error(), "standards[0]") {
		t.Errorf("error %v", err)
	}
}

// withKeep is a policy that leaves one label as it is.
func withKeep(p *audit.Policy, tag string) *audit.Policy {
	q := &audit.Policy{Default: p.Default, Labels: map[privet.Label]audit.Operation{}}
	for l, o := range p.Labels {
		q.Labels[l] = o
	}
	q.Labels[privet.Label(tag)] = audit.Operation{Operator: "keep"}
	return q
}

// TestExact holds that no smaller choice exists where the plan says so, by trying
// out all choices of keep, mask and redact.
func TestExact(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 0))
	operators := []string{"keep", "mask", "redact"}
	for range 60 {
		tags, opts := random(rng, 5)
		opts.Residual = nil
		r := audit.Review(tags, opts)
		if !r.Plan.Exact {
			t.Fatalf("%v: not exact", tags)
		}
		limit := map[risk.Level]int{risk.Medium: 30, risk.High: 60, "": 60, risk.Critical: 80}[opts.Below]
		forced := 0
		for _, rec := range find(r.Recommendations, audit.ForbiddenCardData) {
			forced = len(rec.Tags)
		}
		total := 1
		for range tags {
			total *= 3
		}
		for choice := range total {
			p := &audit.Policy{Default: "mask", Labels: map[privet.Label]audit.Operation{}}
			masked, removed, kept, same := 0, 0, 0, true
			for i, c := 0, choice; i < len(tags); i, c = i+1, c/3 {
				label, err := privet.ParseLabel(tags[i])
				if err != nil {
					continue
				}
				o := operators[c%3]
				forbidden := slices.Contains([]privet.Label{"CVV", "PIN", "CREDIT_CARD_TRACK"}, label)
				if forbidden && o == "redact" {
					kept++
				}
				switch o {
				case "mask":
					masked++
				case "redact":
					removed++
				}
				same = same && (o == "redact") == slices.Contains(r.Plan.Remove, tags[i])
				p.Labels[label] = audit.Operation{Operator: o}
			}
			if kept < forced {
				continue
			}
			smaller := removed < len(r.Plan.Remove) || same && masked < len(r.Plan.Mask)
			if smaller && score(audit.Report{Plan: audit.Plan{Policy: p}}, tags, opts) < limit {
				t.Fatalf("%v %+v: %v does as well as %+v", tags, opts, p.Labels, r.Plan)
			}
		}
	}
}

// TestOrder says that the order of tags changes nothing but the order of tags, and
// that the most urgent comes first.
func TestOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 0))
	rank := []risk.Level{risk.Low, risk.Medium, risk.High, risk.Critical}
	for range 300 {
		tags, opts := random(rng, 12)
		a := audit.Review(tags, opts)
		other := slices.Clone(tags)
		slices.Reverse(other)
		b := audit.Review(other, opts)
		if a.RiskScore != b.RiskScore || a.Plan.ScoreAfter != b.Plan.ScoreAfter || !reflect.DeepEqual(a.Policy, b.Policy) || len(a.Recommendations) != len(b.Recommendations) {
			t.Fatalf("%v: %+v and %+v", tags, a.Plan, b.Plan)
		}
		if !slices.IsSortedFunc(a.Recommendations, func(x, y audit.Recommendation) int {
			return slices.Index(rank, y.Priority) - slices.Index(rank, x.Priority)
		}) {
			t.Fatalf("%v: the recommendations are not in the order of their priorities", tags)
		}
	}
}

// TestConcurrent is for the race detector.
func TestConcurrent(t *testing.T) {
	tags, opts := random(rand.New(rand.NewPCG(4, 0)), 10)
	want := audit.Review(tags, opts)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 10 {
				if got := audit.Review(tags, opts); !reflect.DeepEqual(got, want) {
					t.Error("Review gives two answers to one question")
					return
				}
			}
		})
	}
	wg.Wait()
}

// TestHuge holds that the time for many tags, all built-in labels and ten thousand of
// one's own, grows with their number and not with its square.
func TestHuge(t *testing.T) {
	longtest.Alone(t)
	var builtIn, own []string
	for l := range privet.Labels() {
		builtIn = append(builtIn, string(l))
	}
	records := risk.Records{Standards: []risk.Standard{{Name: "S", Weight: 1}}}
	for i := range 10_000 {
		label := privet.Label(fmt.Sprintf("OWN_%d", i))
		own = append(own, string(label))
		records.Kinds = append(records.Kinds, risk.Kind{Label: label, Sensitivity: 1 + i%100})
		records.Mappings = append(records.Mappings, risk.Mapping{Label: label, Standard: "S", Weight: 1, Citation: fmt.Sprint("§ ", i)})
	}
	c, err := risk.NewCatalogue(records)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name      string
		tags      []string
		catalogue *risk.Catalogue
	}{{"built-in tags", builtIn, nil}, {"tags of one's own", own, c}} {
		review := func(tags []string) func() {
			return func() {
				r := audit.Review(tags, &audit.Options{Catalogue: tt.catalogue, Below: risk.Medium})
				if len(tags) == len(tt.tags) && (r.Plan.ScoreAfter >= 30 || r.Plan.Exact) {
					t.Errorf("%s: %d after the plan", tt.name, r.Plan.ScoreAfter)
				}
			}
		}
		linear.Check(t, tt.name, 24, review(tt.tags[:len(tt.tags)/8]), review(tt.tags))
	}
}

func TestSummarize(t *testing.T) {
	var d audit.Dataset
	example := `{"labels":{"SSN":1,"EMAIL_ADDRESS":2,"COUNTRY":1,"CREDIT_CARD":0},"masked":["SSN"],"environment":"test","records":100000}`
	if err := json.Unmarshal([]byte(example), &d); err != nil {
		t.Fatal(err)
	}
	if got := d.Tags(); !slices.Equal(got, words("COUNTRY EMAIL_ADDRESS SSN")) {
		t.Errorf("tags %v", got)
	}
	// By hand: EMAIL_ADDRESS 50, with 0.25 and 0.10 of what is exposed: 0.5 ·
	// 0.875 · 0.95 = 0.4156, so 58, which is not High.
	s := audit.Summarize(&d, nil, today)
	if len(s.HighRiskFields) != 0 || len(s.ComplianceGap) != 0 {
		t.Errorf("got %+v, want no field at High", s)
	}
	d.Masked = nil
	s = audit.Summarize(&d, nil, today)
	if !slices.Equal(s.HighRiskFields, words("SSN")) || !slices.Equal(s.ComplianceGap, words("GDPR CCPA PDPA NIST")) || s.RiskScore < 95 {
		t.Errorf("got %+v", s)
	}
	// Each of these is Medium alone, and what they are together is not.
	pair := &audit.Dataset{Labels: map[privet.Label]int{"PERSON": 1, "EMAIL_ADDRESS": 1, "IBAN": 1, "COUNTRY": 1}}
	if s := audit.Summarize(pair, nil, today); !slices.Equal(s.HighRiskFields, words("IBAN PERSON")) || !slices.Contains(s.ComplianceGap, "GDPR") {
		t.Errorf("got %+v, want a name beside an account", s)
	}
	pair.Standards = words("NIST")
	if s := audit.Summarize(pair, nil, today); slices.Contains(s.ComplianceGap, "GDPR") || s.Assumed {
		t.Errorf("got %+v, where NIST alone applies", s)
	}
	d.Labels["CREDIT_CARD"] = 3
	s = audit.Summarize(&d, nil, today)
	if !slices.Equal(s.HighRiskFields, words("SSN CREDIT_CARD")) || !slices.Contains(s.ComplianceGap, "PCI-DSS") {
		t.Errorf("got %+v, the highest first and PCI-DSS in the gap", s)
	}
	text, _ := json.Marshal(audit.Summarize(&audit.Dataset{}, nil, today))
	if string(text) != `{"riskScore":0,"highRiskFields":[],"complianceGap":[],"assumed":true}` {
		t.Errorf("got %s", text)
	}
}

func TestCheck(t *testing.T) {
	const secret = "078-05-1120"
	err := (&audit.Options{Factors: &risk.Factors{Environment: secret, Records: -1}, Below: secret}).Check()
	var field *risk.FieldError
	if !errors.As(err, &field) || strings.Contains(err.Error(), secret) || strings.Count(err.Error(), "\n") != 2 {
		t.Errorf("got %v", err)
	}
	for _, opts := range []*audit.Options{nil, {}, {Below: risk.Medium}} {
		if err := opts.Check(); err != nil {
			t.Errorf("%+v: %v", opts, err)
		}
	}
}

// TestUnknownMasked holds that the report lists what is said to be masked and nobody
// knows, and that nothing is recommended for it.
func TestUnknownMasked(t *testing.T) {
	plain := audit.Review(words("SSN what"), &audit.Options{Masked: words("SSN")})
	r := audit.Review(words("SSN what"), &audit.Options{Masked: words("ssn SNN what SNN IBAN")})
	if !slices.Equal(r.UnknownTags, words("what SNN")) {
		t.Errorf("unknown tags %q", r.UnknownTags)
	}
	r.UnknownTags = plain.UnknownTags
	if !reflect.DeepEqual(r, plain) {
		t.Errorf("%+v, want %+v", r, plain)
	}
}

// TestOwnCatalogue recommends under a catalogue with a label and a standard of its
// own.
func TestOwnCatalogue(t *testing.T) {
	c, err := risk.NewCatalogue(risk.Records{
		Standards: []risk.Standard{{Name: "HOUSE-RULES", Weight: 1}},
		Kinds:     []risk.Kind{{Label: "ACME_BADGE", Sensitivity: 90}},
		Mappings:  []risk.Mapping{{Label: "ACME_BADGE", Standard: "HOUSE-RULES", Citation: "§ 7", Weight: 1}},
	})
	if err != nil {
		t.Fatal(err)
	}
	r := audit.Review(words("acme-badge SSN"), &audit.Options{Catalogue: c})
	m := find(r.Recommendations, audit.MissingMaskingPolicy)
	if len(m) != 1 || !slices.Equal(m[0].Citations, []string{"HOUSE-RULES § 7"}) || !slices.Equal(r.UnknownTags, words("SSN")) {
		t.Errorf("got %+v", r)
	}
	document, _ := json.Marshal(r.Policy)
	if _, err := masker.ParsePolicy(document); err != nil || r.Policy.Labels["ACME_BADGE"].Operator != "mask" {
		t.Errorf("policy %s: %v", document, err)
	}
	s := audit.Summarize(&audit.Dataset{Labels: map[privet.Label]int{"ACME_BADGE": 1}}, c, today)
	if !slices.Equal(s.ComplianceGap, words("HOUSE-RULES")) {
		t.Errorf("got %+v", s)
	}
}

// TestOtherStandardsAreInNoAnswer holds that where one standard applies, nothing of an answer rests on another: no
// citation, and nothing that only the other one forbids.
func TestOtherStandardsAreInNoAnswer(t *testing.T) {
	var tags []string
	for l := range privet.Labels() {
		tags = append(tags, string(l))
	}
	for _, s := range risk.BuiltIn().Standards() {
		opts := &audit.Options{Standards: []string{s.Name}, Factors: &risk.Factors{Environment: "test", RetentionDays: 2000, AccessControl: "none", ExternalAccess: true}}
		r := audit.Review(tags, opts)
		for _, rec := range r.Recommendations {
			if rec.Scenario == audit.ForbiddenCardData && s.Name != "PCI-DSS" {
				t.Errorf("under %s alone it advises: %s", s.Name, rec.Action)
			}
			for _, name := range rec.Standards {
				if name != s.Name {
					t.Errorf("under %s alone %s is advised by %s", s.Name, rec.Scenario, name)
				}
			}
			for _, c := range rec.Citations {
				if !strings.HasPrefix(c, s.Name+" ") {
					t.Errorf("under %s alone %s cites %s", s.Name, rec.Scenario, c)
				}
			}
		}
		if forbidden := r.Policy.Labels["PIN"].Operator; (forbidden == "redact") != (s.Name == "PCI-DSS") {
			t.Errorf("under %s alone the policy does this to a PIN: %s", s.Name, forbidden)
		}
		d := risk.Explain(tags, &risk.Options{Standards: opts.Standards, Factors: opts.Factors})
		for _, f := range d.Factors {
			for _, c := range f.Citations {
				if c.Standard != "" && c.Standard != s.Name {
					t.Errorf("under %s alone the factor %s cites %s", s.Name, f.Factor, c.Standard)
				}
			}
		}
	}
}
