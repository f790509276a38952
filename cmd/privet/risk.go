package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/risk"
)

// A riskAnswer is what privet risk prints as JSON: the summary, and the parts that
// flags ask for.
type riskAnswer struct {
	risk.Summary
	Weighted *risk.WeightedSummary `json:"weighted,omitempty"`
	Details  *risk.Details         `json:"details,omitempty"`
	Audit    *audit.Report         `json:"audit,omitempty"`
}

// runRisk runs privet risk.
func runRisk(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	about := newRiskFlags(flags)
	details := flags.Bool("details", false, "say what the score is made of, and under which articles")
	recommend := flags.Bool("recommend", false, "say what to do about it, with a masking policy")
	format := pageFormatFlag(flags)
	failOn := failOnFlag(flags)
	tags, err := parse(flags, args)
	if err != nil {
		return 0, err
	}
	if len(tags) == 0 {
		return 0, errUsage("it takes one tag or more")
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	opts, advice, err := about.options()
	if err != nil {
		return 0, err
	}
	a := riskAnswer{Summary: risk.Score(tags, opts)}
	fails, err := failsOn(*failOn, a.OverallRiskScore)
	if err != nil {
		return 0, err
	}
	if opts.Weights != nil {
		w := risk.Weighted(tags, opts)
		a.Weighted = &w
	}
	if *details || *format == "html" {
		d := risk.Explain(tags, opts)
		a.Details = &d
	}
	if *recommend || *format == "html" {
		r := audit.Review(tags, advice)
		a.Audit = &r
	}
	switch *format {
	case "json":
		err = printJSON(t.out, a)
	case "html":
		err = printPage(t.out, "Risk of "+plural(len(a.TagCoverage), "kind")+" of data", []fileReport{{Risk: *a.Details, Audit: *a.Audit, options: opts}})
	default:
		err = printRisk(t.out, a)
	}
	if err != nil {
		return 0, err
	}
	if fails {
		return exitFound, nil
	}
	return exitDone, nil
}

func printRisk(w io.Writer, a riskAnswer) error {
	if err := printSummary(w, a.Summary); err != nil {
		return err
	}
	if a.Weighted != nil {
		fmt.Fprintf(w, "\nWith these weights it is %d of 100.\n", a.Weighted.WeightedScore)
	}
	if a.Details != nil {
		if err := printParts(w, *a.Details); err != nil {
			return err
		}
		if err := printArticles(w, *a.Details); err != nil {
			return err
		}
	}
	if a.Audit != nil {
		return printAudit(w, *a.Audit)
	}
	return nil
}

func printSummary(w io.Writer, s risk.Summary) error {
	fmt.Fprintf(w, "Risk %d of 100: %s\n\n", s.OverallRiskScore, s.RiskLevel)
	var rows [][]string
	for _, tag := range s.TagCoverage {
		rows = append(rows, []string{printable(tag.Tag), fmt.Sprint(tag.Risk)})
	}
	if err := printTable(w, "TAG\tRISK", rows); err != nil {
		return err
	}
	rows = nil
	for _, standard := range sortedKeys(s.StandardBreakdown) {
		rows = append(rows, []string{standard, fmt.Sprint(s.StandardBreakdown[standard])})
	}
	fmt.Fprintln(w)
	if err := printTable(w, "STANDARD\tSCORE", rows); err != nil {
		return err
	}
	for _, tag := range s.UnknownTags {
		fmt.Fprintf(w, "\nNobody knows the tag %s; it is not in the score.\n", printable(tag))
	}
	return nil
}

// printParts prints the parts of a score, which add up to it.
func printParts(w io.Writer, d risk.Details) error {
	var rows [][]string
	for _, tag := range d.Tags {
		reason := tag.Reason
		switch {
		case len(tag.SpelledBy) > 0:
			reason = "masked, but " + printable(list(tag.SpelledBy)) + " spells it"
		case tag.Masked:
			reason = "masked"
		}
		rows = append(rows, []string{fmt.Sprint(tag.Points), printable(tag.Tag), reason})
	}
	for _, f := range d.Factors {
		rows = append(rows, []string{fmt.Sprint(f.Points), f.Factor, f.Effect})
	}
	fmt.Fprintln(w)
	return printTable(w, "POINTS\tFOR\tBECAUSE", append(rows, []string{fmt.Sprint(d.OverallRiskScore), "in all"}))
}

// printArticles prints what the standards say about each tag.
func printArticles(w io.Writer, d risk.Details) error {
	var rows [][]string
	for _, tag := range d.Tags {
		for _, s := range tag.Standards {
			name := s.Standard
			if s.Jurisdiction != "" {
				name += " " + s.Jurisdiction
			}
			rows = append(rows, []string{printable(tag.Tag), name, s.Citation, fmt.Sprint(s.Score), s.Category, s.Condition})
		}
	}
	fmt.Fprintln(w)
	return printTable(w, "TAG\tSTANDARD\tARTICLE\tSCORE\tCATEGORY\tIF", rows)
}

// printAudit prints the recommendations, and what the policy changes.
func printAudit(w io.Writer, r audit.Report) error {
	if len(r.Recommendations) == 0 {
		_, err := fmt.Fprintln(w, "\nThere is nothing to recommend.")
		return err
	}
	for i, rec := range r.Recommendations {
		fmt.Fprintf(w, "\n%d. %s (%s, %s)\n", i+1, rec.Action, rec.Scenario, rec.Priority)
		fmt.Fprintf(w, "   %s\n", printable(rec.Reason))
		if len(rec.Tags) > 0 {
			fmt.Fprintf(w, "   Tags: %s\n", printable(strings.Join(rec.Tags, ", ")))
		}
		if len(rec.Citations) > 0 {
			fmt.Fprintf(w, "   See: %s\n", strings.Join(rec.Citations, "; "))
		}
		fmt.Fprintf(w, "   Score after it: %d\n", rec.ScoreAfter)
	}
	var rows [][]string
	for i, s := range r.Steps {
		rows = append(rows, []string{fmt.Sprint(i + 1), s.Action, printable(strings.Join(s.Tags, ", ")), fmt.Sprint(s.Gain), fmt.Sprint(s.ScoreAfter)})
	}
	if len(rows) > 0 {
		fmt.Fprintln(w)
		if err := printTable(w, "STEP\tACTION\tTAGS\tGAIN\tSCORE AFTER", rows); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "\n%s\n", printable(planInWords(r)))
	return err
}

// planInWords returns what the policy leaves, and the least that is enough.
func planInWords(r audit.Report) string {
	all := fmt.Sprintf("The policy does this to all that is personal, and leaves a score of %d. ", r.ScoreAfter)
	p := r.Plan
	if len(p.Mask)+len(p.Remove) == 0 {
		return all + fmt.Sprintf("The score is below %s already.", p.Below)
	}
	var what []string
	if len(p.Remove) > 0 {
		what = append(what, "removes "+list(p.Remove))
	}
	if len(p.Mask) > 0 {
		what = append(what, "masks "+list(p.Mask))
	}
	s := all + fmt.Sprintf("The least that is enough %s: it brings the score from %d to %d (%s).",
		strings.Join(what, " and "), r.RiskScore, p.ScoreAfter, p.LevelAfter)
	if p.Exact {
		return s + fmt.Sprintf(" Nothing less brings it below %s.", p.Below)
	}
	return s + " None of it can be left out, but another choice may be smaller."
}

// list joins words with commas and an and.
func list(words []string) string {
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
	return strings.Join(words, "")
}

// plural formats a number with a noun.
func plural[N int | int64](n N, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%s %ss", thousands(int64(n)), noun)
}

// thousands formats a number with commas between its thousands.
func thousands(n int64) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
