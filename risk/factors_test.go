package risk

import (
	"encoding/json"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"time"
)

// fields gives the fields that an error of Check names.
func fields(t *testing.T, err error) []string {
	t.Helper()
	if err == nil {
		return nil
	}
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		t.Fatalf("the error is no joined one: %v", err)
	}
	var names []string
	for _, err := range joined.Unwrap() {
		var f *FieldError
		if !errors.As(err, &f) || !strings.HasPrefix(err.Error(), "risk: "+f.Field+": ") {
			t.Fatalf("%v is no FieldError", err)
		}
		names = append(names, f.Field)
	}
	return names
}

func TestCheck(t *testing.T) {
	good := []*Factors{
		nil, {},
		{Environment: "production", Classification: "public", AccessControl: "rbac"},
		{Environment: "staging", Classification: "internal", AccessControl: "acl"},
		{Environment: "test", Classification: "confidential", AccessControl: "none"},
		{Environment: "development", Classification: "restricted", LastReviewed: "2024-02-29"},
		{Records: math.MaxInt64, AccessFrequency: 0.14, RetentionDays: math.MaxInt, ExternalAccess: true},
	}
	for i, f := range good {
		if err := f.Check(); err != nil {
			t.Errorf("row %d: %v", i, err)
		}
		if err := (&Options{Factors: f}).Check(); err != nil {
			t.Errorf("row %d: %v", i, err)
		}
	}
	if err := (*Options)(nil).Check(); err != nil {
		t.Error(err)
	}
	now := time.Date(2026, 1, 2, 3, 0, 0, 0, time.UTC)
	for day, want := range map[string]bool{"2026-01-02": true, "2026-01-03": true, "2026-01-04": false, "2062-01-02": false} {
		f := &Factors{LastReviewed: day}
		if err := f.CheckAt(now); (err == nil) != want {
			t.Errorf("reviewed %s: %v", day, err)
		}
		if err := (&Options{Factors: f, Now: now}).Check(); (err == nil) != want || !want && !slices.Equal(fields(t, err), []string{"factors.lastReviewed"}) {
			t.Errorf("reviewed %s: %v", day, err)
		}
		if f.Check() != nil || f.Outdated(now) == want {
			t.Errorf("reviewed %s: judged without a time, or as the worst", day)
		}
	}

	const secret = "078-05-1120"
	bad := &Factors{
		Environment: secret, Classification: secret, Records: -1, AccessFrequency: math.NaN(),
		RetentionDays: -1, LastReviewed: secret, AccessControl: secret,
	}
	err := bad.Check()
	want := []string{"environment", "classification", "records", "accessFrequency", "retentionDays", "lastReviewed", "accessControl"}
	if got := fields(t, err); !slices.Equal(got, want) {
		t.Errorf("fields %v, want %v", got, want)
	}
	opts := &Options{Factors: bad, Weights: map[string]float64{"GDPR": -1, "NIST": MaxWeight, "PDPA": math.NaN(), secret: 1}}
	optsErr := opts.Check()
	for i := range want {
		want[i] = "factors." + want[i]
	}
	want = append(want, "weights.GDPR", "weights.PDPA", "weights")
	if got := fields(t, optsErr); !slices.Equal(got, want) {
		t.Errorf("fields %v, want %v", got, want)
	}
	explained, _ := json.Marshal(Explain([]string{"EMAIL"}, opts))
	for _, text := range []string{err.Error(), optsErr.Error(), string(explained)} {
		if strings.Contains(text, secret) {
			t.Errorf("a value is repeated in %s", text)
		}
	}
}

func TestOutdated(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 0, 0, 0, time.UTC)
	tests := []struct {
		factors *Factors
		now     time.Time
		want    bool
		reason  string
	}{
		{nil, now, false, "nothing is known"},
		{&Factors{}, now, false, "nothing is known"},
		{&Factors{RetentionDays: 1095}, now, false, "three years is the limit"},
		{&Factors{RetentionDays: 1096}, now, true, "over three years"},
		{&Factors{RetentionDays: 1096}, time.Time{}, true, "needs no day"},
		{&Factors{LastReviewed: "2025-01-02"}, now, false, "365 days ago"},
		{&Factors{LastReviewed: "2025-01-01"}, now, true, "366 days ago"},
		{&Factors{LastReviewed: "2025-01-01"}, time.Time{}, false, "no day to judge it by"},
		{&Factors{LastReviewed: "2027-01-01"}, now, true, "in the future, when nobody has reviewed it"},
		{&Factors{LastReviewed: "2027-01-01"}, time.Time{}, false, "no day to judge it by"},
		{&Factors{LastReviewed: "soon"}, now, true, "no day, so the worst"},
	}
	for _, tt := range tests {
		if got := tt.factors.Outdated(tt.now); got != tt.want {
			t.Errorf("Outdated is %v, want %v (%s)", got, tt.want, tt.reason)
		}
	}
}

// TestWeightsOfFactors holds the numbers that the documentation of the package
// gives, at the edges of each range.
func TestWeightsOfFactors(t *testing.T) {
	tests := []struct {
		factors Factors
		want    float64
	}{
		{Factors{Environment: "production"}, 0},
		{Factors{Environment: "staging"}, 0.15},
		{Factors{Environment: "test"}, 0.25},
		{Factors{Environment: "development"}, 0.25},
		{Factors{Classification: "public"}, 0},
		{Factors{Classification: "internal"}, 0.05},
		{Factors{Classification: "confidential"}, 0.10},
		{Factors{Classification: "restricted"}, 0.20},
		{Factors{Records: 499}, 0},
		{Factors{Records: 500}, 0.05},
		{Factors{Records: 99_999}, 0.05},
		{Factors{Records: 100_000}, 0.10},
		{Factors{Records: 999_999}, 0.10},
		{Factors{Records: 1_000_000}, 0.15},
		{Factors{AccessFrequency: 10}, 0},
		{Factors{AccessFrequency: 10.5}, 0.05},
		{Factors{AccessFrequency: 100}, 0.05},
		{Factors{AccessFrequency: 101}, 0.10},
		{Factors{AccessFrequency: 1000}, 0.10},
		{Factors{AccessFrequency: 1001}, 0.15},
		{Factors{RetentionDays: 365}, 0},
		{Factors{RetentionDays: 366}, 0.05},
		{Factors{RetentionDays: 1095}, 0.05},
		{Factors{RetentionDays: 1096}, 0.15},
		{Factors{LastReviewed: "2025-06-30"}, 0},
		{Factors{LastReviewed: "2025-06-29"}, 0.10},
		{Factors{AccessControl: "rbac"}, 0},
		{Factors{AccessControl: "acl"}, 0},
		{Factors{AccessControl: "none"}, 0.25},
		{Factors{ExternalAccess: true}, 0.20},
		{Factors{Environment: "prod"}, 0.25},
		{Factors{Classification: "secret"}, 0.20},
		{Factors{Records: -1}, 0.15},
		{Factors{AccessFrequency: math.Inf(1)}, 0.15},
		{Factors{RetentionDays: -1}, 0.15},
		{Factors{LastReviewed: "30.6.2026"}, 0.10},
		{Factors{AccessControl: "ldap"}, 0.25},
	}
	for _, tt := range tests {
		got := 0.0
		for _, f := range Explain([]string{"EMAIL"}, &Options{Factors: &tt.factors, Now: today}).Factors {
			got += f.Weight
			if f.Effect == "" {
				t.Errorf("%+v: %s has no words for its effect", tt.factors, f.Factor)
			}
		}
		if got != tt.want {
			t.Errorf("%+v weighs %v, want %v", tt.factors, got, tt.want)
		}
	}
}
