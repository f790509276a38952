package risk

import (
	"errors"
	"math"
	"slices"
	"time"
)

// Factors says how a data set is kept. Each factor can raise a score and none
// can lower it. The zero value of a field says that nothing is known, which is
// neutral, and so is a nil *Factors.
type Factors struct {
	// Environment is production, staging, test or development.
	Environment string `json:"environment,omitempty"`

	// Classification is the internal one: public, internal, confidential or
	// restricted.
	Classification string `json:"classification,omitempty"`

	// Records is how many people or rows the data set has.
	Records int64 `json:"records,omitempty"`

	// AccessFrequency is how many times a day the data set is read.
	AccessFrequency float64 `json:"accessFrequency,omitempty"`

	// RetentionDays is for how many days the data set is kept.
	RetentionDays int `json:"retentionDays,omitempty"`

	// LastReviewed is the day of the last review, as 2006-01-02. It is judged
	// against [Options.Now] and not at all where that is zero. A day that is yet to
	// come tells of no review.
	LastReviewed string `json:"lastReviewed,omitempty"`

	// AccessControl is rbac, acl or none.
	AccessControl string `json:"accessControl,omitempty"`

	// ExternalAccess says that people outside the organisation can read the
	// data set.
	ExternalAccess bool `json:"externalAccess,omitempty"`

	// Sector is that of whoever keeps the data set: health, finance, education, public or
	// other. It raises no score by itself: a standard that is about one sector holds there
	// whatever the tags are; see [Standard].
	Sector string `json:"sector,omitempty"`
}

var sectors = []string{"health", "finance", "education", "public", "other"}

// A data set is outdated when it is kept for more days than MaxRetentionDays or
// was last reviewed more days ago than MaxReviewDays.
const (
	MaxRetentionDays = 1095
	MaxReviewDays    = 365
)

// A FieldError says which field of [Factors] or [Options] has a value that
// means nothing. It never holds the value.
type FieldError struct {
	Field  string // the name in JSON, such as environment or factors.environment
	Reason string
}

func (e *FieldError) Error() string { return "risk: " + e.Field + ": " + e.Reason }

// Check returns nil, or the [*FieldError] of every field at fault, joined as
// [errors.Join] does. [Score] does not fail on such a field but counts it as the
// worst of its kind. It is safe for concurrent use by multiple goroutines.
func (f *Factors) Check() error { return f.CheckAt(time.Time{}) }

// CheckAt is Check at a time: a review that is yet to come is at fault as well. It is
// tomorrow somewhere, so that the day after counts. A zero now leaves that out.
func (f *Factors) CheckAt(now time.Time) error { return errors.Join(f.faults("", now)...) }

// faults gives the fields at fault, with prefix before their names.
func (f *Factors) faults(prefix string, now time.Time) []error {
	if f == nil {
		return nil
	}
	var errs []error
	refuse := func(bad bool, field, reason string) {
		if bad {
			errs = append(errs, &FieldError{prefix + field, reason})
		}
	}
	refuse(!known(environments, f.Environment), "environment", "must be production, staging, test or development")
	refuse(!known(classifications, f.Classification), "classification", "must be public, internal, confidential or restricted")
	refuse(f.Records < 0, "records", "must not be negative")
	refuse(!isCount(f.AccessFrequency), "accessFrequency", "must be a number that is not negative")
	refuse(f.RetentionDays < 0, "retentionDays", "must not be negative")
	if f.LastReviewed != "" {
		reviewed, err := time.Parse(time.DateOnly, f.LastReviewed)
		refuse(err != nil, "lastReviewed", "must be a day as YYYY-MM-DD")
		refuse(err == nil && isAhead(reviewed, now), "lastReviewed", "must not be in the future")
	}
	refuse(!known(accessControls, f.AccessControl), "accessControl", "must be rbac, acl or none")
	refuse(f.Sector != "" && !slices.Contains(sectors, f.Sector), "sector", "must be health, finance, education, public or other")
	return errs
}

// Outdated reports whether the data set is kept for more than 1,095 days or was
// last reviewed more than 365 days before now. A zero now leaves the review out, and one
// that is yet to come is none.
// It is safe for concurrent use by multiple goroutines.
func (f *Factors) Outdated(now time.Time) bool {
	return f != nil && (f.RetentionDays > MaxRetentionDays || f.reviewOverdue(now))
}

func (f *Factors) reviewOverdue(now time.Time) bool {
	if f.LastReviewed == "" || now.IsZero() {
		return false
	}
	reviewed, err := time.Parse(time.DateOnly, f.LastReviewed)
	if err != nil || isAhead(reviewed, now) {
		return true
	}
	return !now.UTC().Before(reviewed.AddDate(0, 0, MaxReviewDays+1))
}

// isAhead reports whether a day is yet to come, wherever one is. A zero now says no.
func isAhead(day, now time.Time) bool {
	return !now.IsZero() && day.After(now.UTC().AddDate(0, 0, 1))
}

// A grade is what one value of a factor, or a range of values, adds.
type grade struct {
	value  string  // the value, for a factor of words
	over   float64 // the values greater than this, for a factor of numbers
	weight share
	effect string
}

// The grades of each factor, from neutral to worst. The documentation of the
// package gives the reasons.
var (
	environments = []grade{
		{value: "production"},
		{value: "staging", weight: percent(15), effect: "a staging environment is guarded less than production"},
		{value: "test", weight: percent(25), effect: "a test environment is seldom guarded as production is"},
		{value: "development", weight: percent(25), effect: "a development environment is seldom guarded as production is"},
	}
	classifications = []grade{
		{value: "public"},
		{value: "internal", weight: percent(5), effect: "the data set is classified as internal"},
		{value: "confidential", weight: percent(10), effect: "the data set is classified as confidential"},
		{value: "restricted", weight: percent(20), effect: "the data set is classified as restricted"},
	}
	recordCounts = []grade{
		{},
		{over: 499, weight: percent(5), effect: "500 records or more make a breach one of significant scale"},
		{over: 99_999, weight: percent(10), effect: "100,000 records or more would make a large breach"},
		{over: 999_999, weight: percent(15), effect: "1,000,000 records or more would make a very large breach"},
	}
	accessFrequencies = []grade{
		{},
		{over: 10, weight: percent(5), effect: "the data set is read more than 10 times a day"},
		{over: 100, weight: percent(10), effect: "the data set is read more than 100 times a day"},
		{over: 1000, weight: percent(15), effect: "the data set is read more than 1,000 times a day"},
	}
	retentions = []grade{
		{},
		{over: 365, weight: percent(5), effect: "the data set is kept for more than a year"},
		{over: MaxRetentionDays, weight: percent(15), effect: "the data set is kept for more than three years"},
	}
	reviews = []grade{
		{},
		{over: 0, weight: percent(10), effect: "the last review is more than a year ago"},
	}
	accessControls = []grade{
		{value: "rbac"},
		{value: "acl"},
		{value: "none", weight: percent(25), effect: "nothing controls who reads the data set"},
	}
	externalAccesses = []grade{
		{},
		{over: 0, weight: percent(20), effect: "people outside the organisation can read the data set"},
	}
)

// effects gives the factors that raise the score, always in the same order.
func (f *Factors) effects(now time.Time) []effect {
	if f == nil {
		return nil
	}
	all := [...]effect{
		{"environment", nil, byValue(environments, f.Environment)},
		{"classification", nil, byValue(classifications, f.Classification)},
		{"records", nil, byNumber(recordCounts, float64(f.Records))},
		{"accessFrequency", nil, byNumber(accessFrequencies, f.AccessFrequency)},
		{"retentionDays", nil, byNumber(retentions, float64(f.RetentionDays))},
		{"lastReviewed", nil, byNumber(reviews, number(f.reviewOverdue(now)))},
		{"accessControl", nil, byValue(accessControls, f.AccessControl)},
		{"externalAccess", nil, byNumber(externalAccesses, number(f.ExternalAccess))},
	}
	var felt []effect
	for _, e := range all {
		if e.weight > 0 {
			felt = append(felt, e)
		}
	}
	return felt
}

// byValue is the grade of a word. An empty one is neutral.
func byValue(grades []grade, value string) grade {
	if value == "" {
		return grades[0]
	}
	for _, g := range grades {
		if g.value == value {
			return g
		}
	}
	return notUnderstood(grades)
}

// byNumber is the grade of a number.
func byNumber(grades []grade, n float64) grade {
	if !isCount(n) {
		return notUnderstood(grades)
	}
	g := grades[0]
	for _, next := range grades[1:] {
		if n > next.over {
			g = next
		}
	}
	return g
}

// notUnderstood is the grade of a value that [Factors.Check] refuses: as bad as
// the worst, so that a misspelt factor cannot hide a risk.
func notUnderstood(grades []grade) grade {
	return grade{
		weight: grades[len(grades)-1].weight,
		effect: "the value is not understood and counts as the worst",
	}
}

func known(grades []grade, value string) bool {
	return value == "" || byValue(grades, value).value == value
}

func isCount(n float64) bool { return n >= 0 && !math.IsInf(n, 1) }

func number(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
