package audit_test

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/risk"
)

func ExampleRecommend() {
	for _, r := range audit.Recommend([]string{"EMAIL", "SSN"}, &audit.Options{Factors: &risk.Factors{Environment: "test", ExternalAccess: true}}) {
		fmt.Println(r.Priority, r.Scenario, r.ScoreAfter)
	}
	// Output:
	// Critical NON_PRODUCTION_SENSITIVE_DATA 28
	// Critical MISSING_MASKING_POLICY 28
	// Critical BROAD_EXTERNAL_ACCESS 97
}

func ExampleReview() {
	r := audit.Review([]string{"EMAIL", "SSN"}, nil)
	policy, _ := json.Marshal(r.Policy)
	fmt.Println(r.RiskScore, r.Plan.ScoreAfter, string(policy))
	// Output: 96 52 {"default":"mask","labels":{"EMAIL_ADDRESS":{"operator":"keep"},"SSN":{"operator":"mask"}}}
}

func ExampleSummarize() {
	d := &audit.Dataset{
		Labels:  map[privet.Label]int{"SSN": 1, "EMAIL_ADDRESS": 2},
		Factors: risk.Factors{Environment: "test"},
	}
	s := audit.Summarize(d, nil, time.Now())
	fmt.Println(s.RiskScore, s.HighRiskFields, s.ComplianceGap)
	// Output: 97 [SSN] [GDPR HIPAA CCPA PDPA NIST]
}
