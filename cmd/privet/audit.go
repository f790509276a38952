package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/internal/residual"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// An auditAnswer is what privet audit prints as JSON.
type auditAnswer struct {
	Before     risk.Summary            `json:"before"` // nothing is masked
	After      risk.Details            `json:"after"`  // what leaks counts as not masked
	Audit      audit.Report            `json:"audit"`
	Validation *validator.TableReport  `json:"validation"`
	Counts     map[validator.Level]int `json:"counts"` // of findings that give something away
	Policy     *masker.Policy          `json:"policy"` // that which was used, as the audit would have it
}

// runAudit runs privet audit: it validates masked tables, and scores what is left.
func runAudit(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	var f tableFlags
	f.addInput(flags)
	about := newFactorFlags(flags)
	policy := flags.String("policy", "", "`file` of the policy that was used")
	out := flags.String("o", "-", "`file` for the report")
	policyOut := flags.String("policy-out", "", "`file` for the recommended masking policy")
	format := pageFormatFlag(flags)
	failOn := failOnFlag(flags)
	values, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case len(values) > 0 || !f.given():
		return 0, errUsage("it takes -original and -masked, and no other arguments")
	case overwrites(*out, f.inputs(*policy)...) || overwrites(*policyOut, f.inputs(*policy)...):
		return 0, errUsage("the output is the input")
	case *policyOut == "-" && *out == "-":
		return 0, errUsage("-o and -policy-out are both standard output")
	case isOneFile(*policyOut, *out):
		return 0, errUsage("-o and -policy-out are one file")
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	if _, err := failsOn(*failOn, 0); err != nil {
		return 0, err
	}
	score, advice, err := about.options()
	if err != nil {
		return 0, err
	}
	f.outputs = []string{*out, *policyOut}
	checked, err := f.compare(ctx, t, *policy)
	if err != nil {
		return 0, err
	}
	if err := underPolicy(f.policy, score, advice); err != nil {
		return 0, err
	}
	var inTexts []string
	if score.Reidentification, inTexts, err = f.assessOriginals(ctx, t, checked.Report.Tables); err != nil {
		return 0, err
	}
	advice.Reidentification = score.Reidentification
	a := auditOf(&checked.Report, inTexts, score, advice)
	a.Policy = betterPolicy(f.policy, a.Audit.Policy, advice.Masked, a.Validation.Tables)
	if *policyOut != "" {
		if err := writeWhole(t, *policyOut, func(w io.Writer) error { return printJSON(w, a.Policy) }); err != nil {
			return 0, err
		}
	}
	err = writeWhole(t, *out, func(w io.Writer) error {
		switch *format {
		case "json":
			return printJSON(w, a)
		case "html":
			names := strings.Join(f.masked, ", ")
			return printPage(w, "Risk of masked data", []fileReport{{File: names, Risk: a.After, Audit: a.Audit, Notes: a.notes(), options: score,
				policy: a.Policy}})
		}
		return printMaskedAudit(w, a)
	})
	if err != nil {
		return 0, err
	}
	if fails, _ := failsOn(*failOn, a.After.OverallRiskScore); fails {
		return exitFound, nil
	}
	return partly(exitDone, f.some), nil
}

// auditOf scores the result of a validation of tables, which have labels in their texts too.
func auditOf(r *validator.TableReport, inTexts []string, score *risk.Options, advice *audit.Options) auditAnswer {
	tags, masked := residual.Tags(r)
	advice.Residual = residual.Of(r)
	if score.Factors == nil || score.Factors.Records == 0 {
		factors := risk.Factors{}
		if score.Factors != nil {
			factors = *score.Factors
		}
		for _, t := range r.Tables {
			factors.Records += t.Masked.Rows
		}
		score.Factors, advice.Factors = &factors, &factors
	}
	before := residual.Before(r)
	for _, tag := range inTexts {
		if slices.Contains(before, tag) {
			continue // its columns are told of
		}
		before, tags = append(before, tag), append(tags, tag)
		if slices.Contains(masked, "FREE_TEXT") {
			masked = append(masked, tag)
		}
	}
	a := auditAnswer{Before: risk.Score(before, score), Validation: r, Counts: map[validator.Level]int{}}
	advice.Masked = masked
	a.Audit = audit.Review(tags, advice)
	score.Masked = audit.Holding(tags, advice)
	a.After = risk.Explain(tags, score)
	for k := range validator.Kinds() {
		for _, f := range r.Findings {
			if f.Code == k.Code && k.Leaks {
				a.Counts[f.Level]++
			}
		}
	}
	return a
}

// notes returns sentences on how the score is made.
func (a auditAnswer) notes() []string {
	notes := []string{fmt.Sprintf("Before masking the risk was %d of 100 (%s).", a.Before.OverallRiskScore, a.Before.RiskLevel)}
	var counts []string
	for _, level := range []validator.Level{validator.Critical, validator.High, validator.Medium, validator.Low} {
		if n := a.Counts[level]; n > 0 {
			counts = append(counts, fmt.Sprintf("%d %s", n, level))
		}
	}
	if len(counts) == 0 {
		notes = append(notes, "Validation has found no leak.")
	} else {
		notes = append(notes, fmt.Sprintf("Validation has found leaks: %s. What leaks at Medium or above counts as not masked; privet validate lists all that "+
			"was found.", list(counts)))
	}
	if !a.Validation.Complete {
		notes = append(notes, "Validation has met a bound, so that more may leak than it has found.")
	}
	return notes
}

func printMaskedAudit(w io.Writer, a auditAnswer) error {
	if err := printSummary(w, a.After.Summary); err != nil {
		return err
	}
	if err := printParts(w, a.After); err != nil {
		return err
	}
	fmt.Fprintln(w)
	for _, n := range a.notes() {
		fmt.Fprintln(w, n)
	}
	return printAudit(w, a.Audit)
}
