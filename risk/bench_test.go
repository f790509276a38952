package risk

import (
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"

	"github.com/privet-go/privet/internal/longtest"
)

var (
	threeTags  = []string{"EMAIL", "SSN", "CREDIT_CARD"}
	twentyTags = []string{
		"PERSON", "FIRST_NAME", "LAST_NAME", "EMAIL", "PHONE", "ADDRESS", "ZIP_CODE", "CITY", "STATE", "COUNTRY",
		"DOB", "GENDER", "SSN", "CREDIT_CARD", "CVV", "IBAN", "USERNAME", "PASSWORD", "IP_ADDRESS", "DIAGNOSIS",
	}
	benchFactors = &Options{Factors: &Factors{Environment: "test", Records: 1000, AccessControl: "none"}}
	sink         int
)

// BenchmarkScore scores a data set overall and under six standards.
func BenchmarkScore(b *testing.B) {
	for name, tags := range map[string][]string{"3tags": threeTags, "20tags": twentyTags} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				sink += Score(tags, benchFactors).OverallRiskScore
			}
		})
	}
}

// BenchmarkBaseline looks each tag up in a map and adds the sensitivities: the
// least that any score must do, with no standards and no laws.
func BenchmarkBaseline(b *testing.B) {
	sensitivity := map[string]int{}
	for _, tag := range twentyTags {
		label, err := privet.ParseLabel(tag)
		if err != nil {
			b.Fatal(err)
		}
		sensitivity[tag] = sensitivityOf(label)
	}
	for name, tags := range map[string][]string{"3tags": threeTags, "20tags": twentyTags} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				sum := 0
				for _, tag := range tags {
					sum += sensitivity[tag]
				}
				sink += min(sum, 100)
			}
		})
	}
}

// TestScoreAllocations bounds what one score allocates: the answer, with its map and
// its slice, and a few slices to work on, whatever the number of tags.
func TestScoreAllocations(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("the race detector allocates")
	}
	for _, tags := range [][]string{threeTags, twentyTags} {
		if n := testing.AllocsPerRun(100, func() { sink += Score(tags, nil).OverallRiskScore }); n > 12 {
			t.Errorf("%d tags: %v allocations, want 12 at most", len(tags), n)
		}
		if n := testing.AllocsPerRun(100, func() { sink += Overall(tags, nil) }); n > 6 {
			t.Errorf("%d tags, overall: %v allocations, want 6 at most", len(tags), n)
		}
	}
}

// TestScoreIsLinear holds that the time of a score grows with its tags, and not with their
// square.
func TestScoreIsLinear(t *testing.T) {
	all := make([]string, 0, 8*len(twentyTags))
	for l := range privet.Labels() {
		if len(all) < cap(all) {
			all = append(all, string(l))
		}
	}
	if len(all) < cap(all) {
		t.Fatalf("%d labels", len(all))
	}
	score := func(tags []string) func() {
		return func() {
			for range 20 {
				sink += Score(tags, benchFactors).OverallRiskScore
			}
		}
	}
	linear.Check(t, "tags", 24, score(all[:len(twentyTags)]), score(all))
}
