package risk_test

import (
	"fmt"

	"github.com/privet-go/privet/risk"
)

func ExampleScore() {
	s := risk.Score([]string{"EMAIL", "SSN"}, nil)
	fmt.Println(s.OverallRiskScore, s.RiskLevel)
	for _, tag := range s.TagCoverage {
		fmt.Println(tag.Tag, tag.Risk)
	}
	// Output:
	// 96 Critical
	// EMAIL 50
	// SSN 95
}

// Masking and how the data set is kept both count.
func ExampleScore_options() {
	tags := []string{"EMAIL", "SSN"}
	inTest := &risk.Factors{Environment: "test"}
	clear := risk.Score(tags, &risk.Options{Factors: inTest})
	masked := risk.Score(tags, &risk.Options{Factors: inTest, Masked: tags})
	fmt.Println(clear.RiskLevel, masked.RiskLevel)
	// Output: Critical Low
}

func ExampleExplain() {
	d := risk.Explain([]string{"EMAIL", "PHONE"}, &risk.Options{
		Factors: &risk.Factors{Environment: "test"},
	})
	fmt.Println("score", d.OverallRiskScore)
	for _, tag := range d.Tags {
		fmt.Println(tag.Tag, tag.Points)
	}
	for _, f := range d.Factors {
		fmt.Println(f.Factor, f.Points)
	}
	// Output:
	// score 62
	// EMAIL 50
	// PHONE 6
	// environment 6
}

func ExampleCatalogue_Mappings() {
	for _, m := range risk.BuiltIn().Mappings("CVV") {
		if m.Scope == risk.ScopeYes {
			fmt.Println(m.Standard, m.Citation)
		}
	}
	// Output:
	// PCI-DSS Req. 3.3.1, 3.3.1.2, 3.3.2
	// NIST SP 800-53r5 IA-5
}

func ExampleFactors_Check() {
	f := &risk.Factors{Environment: "prod", Records: -5}
	fmt.Println(f.Check())
	// Output:
	// risk: environment: must be production, staging, test or development
	// risk: records: must not be negative
}
