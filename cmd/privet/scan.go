package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/cmd/privet/internal/treescan"
	"github.com/privet-go/privet/risk"
)

// scanFormats are the formats of privet scan.
var scanFormats = map[string]func(io.Writer, *treescan.Report) error{
	"table": printScan,
	"json":  func(w io.Writer, r *treescan.Report) error { return printJSON(w, r) },
	"sarif": func(w io.Writer, r *treescan.Report) error {
		return printJSON(w, treescan.SARIF(r, readBuild().Version))
	},
	"junit": func(w io.Writer, r *treescan.Report) error { return treescan.WriteJUnit(w, r) },
}

// runScan runs privet scan.
func runScan(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	format := flags.String("format", "table", "`format` of the output: table, json, sarif or junit")
	failOn := flags.String("fail-on", "low", "exit with 1 when something is found whose risk is at this `level` or above: low, medium, high, critical or never")
	labels := flags.String("labels", "", "look for these `labels` only, with commas between them")
	confidence := flags.Float64("min-confidence", treescan.DefaultMinConfidence, "the least `probability` of a finding")
	all := flags.Bool("all", false, "report values that are reserved for documentation, placeholders and addresses of authors as well")
	since := flags.String("since", "", "look only at lines that changed since the branch left this `commit`")
	baseline := flags.String("baseline", "", "`file` of findings that are known")
	write := flags.String("write-baseline", "", "`file` that is written with what is found, which is known from then on")
	paths, err := parse(flags, args)
	if err != nil {
		return 0, err
	}
	opts := &treescan.Options{Paths: paths, MinConfidence: *confidence, All: *all, Since: *since}
	switch {
	case len(paths) == 0:
		return 0, errUsage("it takes a file or a folder, or several")
	case scanFormats[*format] == nil:
		return 0, errUsage("-format is none of table, json, sarif and junit")
	case *confidence <= 0 || *confidence > 1:
		return 0, errUsage("-min-confidence is not above 0 and at most 1")
	case *since != "" && *write != "":
		return 0, errUsage("-write-baseline goes with no -since, since it would forget what did not change")
	case slices.Contains(paths, "-"):
		return 0, errUsage("it does not read standard input; privet profile does")
	}
	if *failOn != "never" {
		if _, err := failsOn(*failOn, 0); err != nil {
			return 0, errUsage("-fail-on is none of low, medium, high, critical and never")
		}
	}
	if opts.Labels, err = scanLabels(*labels); err != nil {
		return 0, err
	}
	known := treescan.Baseline{}
	if *baseline != "" {
		text, err := readSmall(ctx, nil, *baseline, treescan.MaxBaseline)
		if err == nil {
			known, err = treescan.ParseBaseline(text)
		}
		if err != nil {
			return 0, fmt.Errorf("the baseline: %w", nameless(err))
		}
	}
	bar := newProgress(t, 0)
	opts.Progress = func(bytes int64) { bar.step(bytes, 0) }
	report, err := treescan.Scan(ctx, opts)
	bar.end()
	if err != nil {
		if errors.Is(err, context.Canceled) {
			err = errInterrupted
		}
		return 0, err
	}
	if *write != "" {
		err := writeWhole(t, *write, func(w io.Writer) error {
			e := json.NewEncoder(w)
			e.SetIndent("", " ")
			return e.Encode(treescan.NewBaseline(report))
		})
		if err != nil {
			return 0, fmt.Errorf("the baseline: %w", err)
		}
		known = treescan.NewBaseline(report)
	}
	report.Known(known)
	if err := scanFormats[*format](t.out, report); err != nil {
		return 0, err
	}
	return scanStatus(report, *failOn), nil
}

// scanLabels reads the value of -labels.
func scanLabels(value string) (list []privet.Label, err error) {
	if value == "" {
		return nil, nil
	}
	var errs []error
	for i, name := range strings.Split(value, ",") {
		l, err := privet.ParseLabel(strings.TrimSpace(name))
		if err != nil {
			errs = append(errs, fmt.Errorf("-labels, label %d: %w", i+1, err))
		}
		list = append(list, l)
	}
	return list, errors.Join(errs...)
}

// scanStatus gives the exit status. A file that could not be read is no file that is clean.
func scanStatus(r *treescan.Report, failOn string) int {
	least := slices.IndexFunc(levels, func(l risk.Level) bool { return strings.EqualFold(string(l), failOn) })
	switch {
	case least >= 0 && slices.ContainsFunc(r.Findings, func(f treescan.Finding) bool { return slices.Index(levels, f.Level) >= least }):
		return exitFound
	case len(r.Failed) > 0 && r.Files == 0:
		return exitFailed
	case len(r.Failed) > 0:
		return exitPartly
	}
	return exitDone
}

// printScan prints the findings as tables: the places, the mends, and what was not looked at.
func printScan(w io.Writer, r *treescan.Report) error {
	s := section{Title: fmt.Sprintf("%s in %s", plural(int64(len(r.Findings)), "finding"), plural(int64(r.Files), "file"))}
	mends := section{Title: "What to do"}
	labels := map[string]bool{}
	if len(r.Findings) > 0 {
		s.Header, mends.Header = []string{"PLACE", "LABEL", "LEVEL", "CONFIDENCE", "WHAT"}, []string{"LABEL", "MEND"}
	}
	for _, f := range r.Findings {
		s.Rows = append(s.Rows, []string{fmt.Sprintf("%s:%d:%d", f.Path, f.Line, f.Column), string(f.Label), string(f.Level),
			fmt.Sprintf("%.2f", f.Confidence), f.Reason})
		if row := []string{string(f.Label), f.Mend}; !labels[row[0]+row[1]] {
			labels[row[0]+row[1]] = true
			mends.Rows = append(mends.Rows, row)
		}
	}
	list := []section{s}
	if len(mends.Rows) > 0 {
		list = append(list, mends)
	}
	if below := notLookedAt(r); below != nil {
		list = append(list, section{Title: "Beside these", Below: below})
	}
	return printSections(w, list)
}

// notLookedAt says what is known, allowed, and not looked at.
func notLookedAt(r *treescan.Report) (lines []string) {
	if r.Baselined > 0 {
		lines = append(lines, fmt.Sprintf("Known by the baseline: %s.", plural(int64(r.Baselined), "finding")))
	}
	if r.Allowed > 0 {
		lines = append(lines, fmt.Sprintf("Allowed by comments: %s.", plural(int64(r.Allowed), "finding")))
	}
	why := map[string]int64{}
	for _, s := range r.Skipped {
		why[s.Reason]++
	}
	for _, reason := range sortedKeys(why) {
		lines = append(lines, fmt.Sprintf("Not looked at, %s: %d.", reason, why[reason]))
	}
	for _, list := range [][]treescan.Skip{r.Failed, r.BadAllows} {
		for _, s := range list {
			lines = append(lines, s.Path+": "+s.Reason)
		}
	}
	return lines
}
