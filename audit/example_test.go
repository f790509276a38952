package audit_test

import (
	"encoding/json"
	"fmt"
	"log"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
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
	fmt.Println(r.RiskScore, r.ScoreAfter, string(policy))
	// Output: 96 21 {"default":"mask","labels":{"EMAIL_ADDRESS":{"operator":"mask"},"SSN":{"operator":"mask"}}}
}

// What validation has found is handed over as leaks, which count as not masked.
func ExampleLeak() {
	const original = "pesel,born\n44051401359,1944-05-14\n02070803628,1902-07-08\n85010112349,1985-01-01\n"
	const masked = "pesel,born\n44051401359,[DOB]\n02070803628,[DOB]\n85010112349,[DOB]\n"
	v, err := validator.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	report, err := v.Tables([]validator.Table{{Name: "people", Original: strings.NewReader(original), Masked: strings.NewReader(masked)}},
		&validator.TableOptions{Columns: map[string]privet.Label{"pesel": "PL_PESEL", "born": "DOB"}})
	if err != nil {
		log.Fatal(err)
	}
	opts := &audit.Options{Masked: []string{"DOB"}}
	for _, f := range report.Findings {
		for _, label := range f.GivesAway {
			opts.Residual = append(opts.Residual, audit.Leak{Tags: []string{string(label)}, Code: string(f.Code), Level: risk.Level(f.Level), Where: f.Columns})
		}
	}
	for _, r := range audit.Recommend([]string{"PL_PESEL", "DOB"}, opts) {
		if r.Scenario == audit.ResidualData {
			fmt.Println(r.Priority, r.Tags, r.Reason)
		}
	}
	// Output:
	// Critical [PL_PESEL] What was masked can still be learned, so it counts as not masked. It is in the column pesel.
	// High [DOB] What was masked can still be learned, so it counts as not masked. It is in the columns pesel and born.
}

func ExampleSummarize() {
	d := &audit.Dataset{
		Labels:  map[privet.Label]int{"SSN": 1, "EMAIL_ADDRESS": 2},
		Factors: risk.Factors{Environment: "test"},
	}
	s := audit.Summarize(d, nil, time.Now())
	fmt.Println(s.RiskScore, s.HighRiskFields, s.ComplianceGap)
	// Output: 97 [SSN] [GDPR CCPA PDPA NIST]
}
