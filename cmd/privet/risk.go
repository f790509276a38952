package main

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet/risk"
)

// runRisk is privet risk.
func runRisk(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	masked := flags.String("masked", "", "comma-separated `tags` that are masked already")
	format := formatFlag(flags)
	failOn := failOnFlag(flags)
	tags, err := parse(flags, args)
	if err != nil {
		return 0, err
	}
	if len(tags) == 0 {
		return 0, errUsage("it takes one tag or more")
	}
	if err := checkFormat(*format); err != nil {
		return 0, err
	}
	opts := &risk.Options{}
	for tag := range strings.SplitSeq(*masked, ",") {
		if tag = strings.TrimSpace(tag); tag != "" {
			opts.Masked = append(opts.Masked, tag)
		}
	}
	if err := opts.Check(); err != nil {
		return 0, err
	}
	s := risk.Score(tags, opts)
	fails, err := failsOn(*failOn, s.RiskLevel)
	if err != nil {
		return 0, err
	}
	if *format == "json" {
		err = printJSON(t.out, s)
	} else {
		err = printSummary(t, s)
	}
	if err != nil {
		return 0, err
	}
	if fails {
		return exitFound, nil
	}
	return exitDone, nil
}

func printSummary(t *terminal, s risk.Summary) error {
	fmt.Fprintf(t.out, "Risk %d of 100: %s\n\n", s.OverallRiskScore, s.RiskLevel)
	var rows [][]string
	for _, tag := range s.TagCoverage {
		rows = append(rows, []string{printable(tag.Tag), fmt.Sprint(tag.Risk)})
	}
	if err := printTable(t.out, "TAG\tRISK", rows); err != nil {
		return err
	}
	rows = nil
	for standard, score := range s.StandardBreakdown {
		rows = append(rows, []string{standard, fmt.Sprint(score)})
	}
	slices.SortFunc(rows, func(a, b []string) int { return strings.Compare(a[0], b[0]) })
	fmt.Fprintln(t.out)
	if err := printTable(t.out, "STANDARD\tSCORE", rows); err != nil {
		return err
	}
	for _, tag := range s.UnknownTags {
		fmt.Fprintf(t.out, "\nNobody knows the tag %s; it is not in the score.\n", printable(tag))
	}
	return nil
}
