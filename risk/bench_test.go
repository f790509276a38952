package risk

import (
	"testing"

	"github.com/privet-go/privet"
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
