package risk_test

import (
	"fmt"
	"log"

	"github.com/privet-go/privet"
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
	// EMAIL 28
	// PHONE 28
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

// A table tells how easily the people in it are found again, and that raises the
// score of its columns.
func ExampleTable() {
	table, err := risk.NewTable(&risk.TableOptions{
		QuasiIdentifiers: []privet.Label{"DOB", "ZIP_CODE"},
		Sensitive:        []risk.SensitiveColumn{{Label: "MEDICAL_CONDITION"}},
	})
	if err != nil {
		log.Fatal(err)
	}
	for _, row := range [][]string{
		{"1980", "10001", "asthma"}, {"1980", "10001", "diabetes"}, {"1985", "10001", "asthma"}, {"1985", "10001", "asthma"},
	} {
		if err := table.Add(row[:2], row[2:]); err != nil {
			log.Fatal(err)
		}
	}
	r, err := table.Reidentification()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("k", r.K, "l", r.Sensitive[0].L)

	tags := []string{"DOB", "ZIP_CODE"}
	fmt.Println(risk.Overall(tags, nil), risk.Overall(tags, &risk.Options{Reidentification: r}))
	// Output:
	// k 2 l 1
	// 58 68
}

// A catalogue of one's own begins with the records of the built-in one.
func ExampleNewCatalogue() {
	r := risk.BuiltIn().Records()
	r.Kinds = append(r.Kinds, risk.Kind{Label: "ACME_BADGE", Category: privet.CategoryWork, Sensitivity: 45, Reason: "It opens doors."})
	r.Mappings = append(r.Mappings, risk.Mapping{Label: "ACME_BADGE", Standard: "GDPR", Category: "identification number", Citation: "Art. 4(1)", Weight: 0.8})
	c, err := risk.NewCatalogue(r)
	if err != nil {
		log.Fatal(err)
	}
	s := risk.Score([]string{"acme-badge"}, &risk.Options{Catalogue: c})
	fmt.Println(s.OverallRiskScore, s.StandardBreakdown)
	// Output: 45 map[GDPR:36]
}
