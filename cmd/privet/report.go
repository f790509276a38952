package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

// A fileReport is the result of privet report for one file.
type fileReport struct {
	File string `json:"file"`
	*profiler.FileReport
	Risk             risk.Details           `json:"risk"`
	Reidentification *risk.Reidentification `json:"reidentification,omitempty"`
	Quasi            []string               `json:"quasiIdentifierColumns,omitempty"` // names of the columns
	Sensitive        []string               `json:"sensitiveColumns,omitempty"`       // names of the columns, as in Reidentification
	Audit            audit.Report           `json:"audit"`

	// Notes are sentences on how the report was made.
	Notes []string `json:"notes,omitempty"`

	options *risk.Options
	policy  any // the recommended one, where it is another than that of the audit
}

// reportFlags are the flags that only privet report has.
type reportFlags struct {
	sample              int
	quasi, sensitive    string
	population, classes int64
}

// runReport runs privet report.
func runReport(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	var own reportFlags
	how := fileFlags(flags)
	about := newRiskFlags(flags)
	flags.IntVar(&own.sample, "sample", profiler.DefaultSampleRows,
		"how many `rows` of a table its columns are judged by, which are fewer where they take more than 64 MiB; -1 for all")
	flags.StringVar(&own.quasi, "quasi", "", "comma-separated `columns`, by name or number, that people are known by; told by what they hold when not given; "+
		"- for none")
	flags.StringVar(&own.sensitive, "sensitive", "", "comma-separated `columns` that must not be told of a person; told by what they hold when not given; - "+
		"for none")
	flags.Int64Var(&own.population, "population", 0, "how many `people` the table is a sample of")
	flags.Int64Var(&own.classes, "max-classes", risk.DefaultMaxClasses,
		"how many different `combinations` of quasi-identifiers are counted; a table with more is not assessed")
	out := flags.String("o", "-", "`file` for the report")
	policyOut := flags.String("policy-out", "", "`file` for the recommended masking policy")
	asPaper := flags.String("paper", "",
		"the `form` to fill in, in place of the report: summary (one page in plain words), record (GDPR Art. 30) or assessment (Art. 35)")
	format := pageFormatFlag(flags)
	failOn := failOnFlag(flags)
	files, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case len(files) == 0:
		return 0, errUsage("it takes a file, or several")
	case own.sample == 0:
		return 0, errUsage("-sample is zero")
	case how.conflict():
		return 0, errUsage("-text goes with none of -input-format, -header, -no-header and -delimiter, and -header yes with no -no-header")
	case *policyOut != "" && len(files) > 1:
		return 0, errUsage("-policy-out takes one file at a time")
	case overwrites(*out, files...), overwrites(*policyOut, files...):
		return 0, errUsage("the output is the input")
	case *policyOut == "-" && *out == "-":
		return 0, errUsage("-o and -policy-out are both standard output")
	case isOneFile(*policyOut, *out):
		return 0, errUsage("-o and -policy-out are one file")
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	form, err := paperNamed(*asPaper)
	switch {
	case err != nil:
		return 0, errUsage(err.Error())
	case form != nil && *format == "json":
		return 0, errUsage("-paper is a text or a page, and no JSON")
	}
	opts := &profiler.FileOptions{Format: how.format(), Header: how.header, NoHeader: how.noHeader, SampleRows: own.sample}
	if opts.Delimiter, err = oneCharacter(how.delimiter); err != nil {
		return 0, err
	}
	if _, err := failsOn(*failOn, 0); err != nil {
		return 0, err
	}
	score, advice, err := about.options()
	if err != nil {
		return 0, err
	}
	p, err := profiler.New(nil)
	if err != nil {
		return 0, err
	}
	status := exitDone
	reports := []fileReport{}
	some, err := eachFile(ctx, t, files, func(s source, bar *progress) error {
		if overwrites(*out, s.path) || overwrites(*policyOut, s.path) {
			return errUsage("the output is the input")
		}
		r, err := reportFile(ctx, t, p, s, *opts, &own, *score, *advice, bar)
		if err != nil {
			return err
		}
		if fails, _ := failsOn(*failOn, r.Risk.OverallRiskScore); fails {
			status = exitFound
		}
		reports = append(reports, r)
		return nil
	})
	if err != nil {
		return 0, err
	}
	status = partly(status, some)
	if *policyOut != "" && len(reports) > 1 {
		return 0, errUsage("-policy-out takes one file at a time")
	}
	if *policyOut != "" {
		err := writeWhole(t, *policyOut, func(w io.Writer) error { return printJSON(w, reports[0].Audit.Policy) })
		if err != nil {
			return 0, err
		}
	}
	return status, writeWhole(t, *out, func(w io.Writer) error {
		if form != nil {
			return form.print(w, *format, reports)
		}
		switch *format {
		case "json":
			return printJSON(w, reports)
		case "html":
			return printPage(w, "Personal data in "+plural(len(reports), "file"), reports)
		}
		for i, r := range reports {
			if i > 0 {
				fmt.Fprintln(w)
			}
			if err := printReport(w, r); err != nil {
				return err
			}
		}
		return nil
	})
}

// maxStdin bounds the bytes of standard input that a report reads into memory, because
// it reads a table twice. A larger table has to be a file.
const maxStdin = 256 << 20

// reportFile profiles a file, assesses its rows, scores it and adds recommendations.
func reportFile(ctx context.Context, t *terminal, p *profiler.Profiler, s source, opts profiler.FileOptions, own *reportFlags, score risk.Options,
	advice audit.Options, bar *progress) (fileReport, error) {
	open := func() (*input, error) { return openInput(ctx, t, s.path) }
	if s.path == "-" {
		in, err := open()
		if err != nil {
			return fileReport{}, err
		}
		content, err := io.ReadAll(io.LimitReader(in, maxStdin+1))
		if err != nil {
			return fileReport{}, err
		}
		if len(content) > maxStdin {
			return fileReport{}, errors.New("standard input has more than 256 MiB; give it as a file")
		}
		open = func() (*input, error) { return newInput(ctx, io.NopCloser(bytes.NewReader(content))), nil }
	}
	read := func(use func(io.Reader, *profiler.FileOptions) error) error {
		in, err := open()
		if err != nil {
			return err
		}
		defer in.Close()
		o := opts
		o.Progress, o.Name = bar.step, in.name
		return use(in, &o)
	}

	r := fileReport{File: s.path, options: &score}
	err := read(func(in io.Reader, o *profiler.FileOptions) error {
		report, err := p.File(in, o, nil)
		r.FileReport = &report
		return err
	})
	if err != nil {
		return fileReport{}, err
	}
	var tags []string
	for _, c := range r.Columns {
		if c.Label != privet.None {
			tags = append(tags, string(c.Label))
		}
	}
	for _, label := range r.Holds() {
		tags = append(tags, string(label))
	}
	if r.Rows > 0 && (score.Factors == nil || score.Factors.Records == 0) {
		f := risk.Factors{}
		if score.Factors != nil {
			f = *score.Factors
		}
		f.Records = r.Rows
		score.Factors, advice.Factors = &f, &f
	}
	if r.SampledRows < r.Rows {
		r.Notes = append(r.Notes, fmt.Sprintf("The columns were judged by %s of %s.", plural(r.SampledRows, "row"), thousands(r.Rows)))
	}
	if err := r.assess(p, own, read); err != nil {
		return fileReport{}, err
	}
	score.Reidentification, advice.Reidentification = r.Reidentification, r.Reidentification
	r.Risk = risk.Explain(tags, &score)
	for _, tag := range r.Risk.UnknownTags {
		r.Notes = append(r.Notes, fmt.Sprintf("Nobody knows the tag %s; nothing counts as masked for it.", printable(tag)))
	}
	r.Audit = audit.Review(tags, &advice)
	r.Audit.Policy = leaveIDs(r.Audit.Policy)
	return r, nil
}

// The default columns of the assessment of a table: quasi-identifiers, which others may
// know about a person, and sensitive columns, which nobody should learn from the table.
// Labels that identify by themselves, such as a name or a street, are neither: they would
// make every row unique.
var (
	quasiLabels = []privet.Label{
		"AGE", "CITY", "COUNTRY", "DATE_TIME", "DOB", "ETHNICITY", "GENDER", "JOB_TITLE", "LOCATION", "MARITAL_STATUS",
		"NATIONALITY", "ORGANIZATION", "STATE", "ZIP_CODE",
	}
	sensitiveLabels = []privet.Label{
		"BLOOD_TYPE", "CREDIT_SCORE", "CRIMINAL_RECORD", "ICD10_CODE", "ICD9_CODE", "MEDICAL_CONDITION", "MEDICATION",
		"POLITICAL_OPINION", "RELIGION", "SALARY", "SEXUAL_ORIENTATION", "TRADE_UNION",
	}
	orderedLabels = []privet.Label{"CREDIT_SCORE", "SALARY"} // numbers
)

// assess computes the re-identification risk of a table from its quasi-identifiers. It
// skips a table without any, and one that is too large, with a note.
func (r *fileReport) assess(p *profiler.Profiler, own *reportFlags, read func(func(io.Reader, *profiler.FileOptions) error) error) error {
	quasi, err := r.choose("-quasi", own.quasi, quasiLabels)
	if err != nil {
		return err
	}
	sensitive, err := r.choose("-sensitive", own.sensitive, sensitiveLabels)
	if err != nil {
		return err
	}
	sensitive = slices.DeleteFunc(sensitive, func(c int) bool { return slices.Contains(quasi, c) })
	if len(quasi) == 0 || r.Rows == 0 {
		return nil
	}
	if own.classes < 1 || own.classes > 1<<31-1 {
		return errUsage("-max-classes is out of range")
	}
	opts := risk.TableOptions{Population: own.population, MaxClasses: int(own.classes)}
	for _, c := range quasi {
		opts.QuasiIdentifiers = append(opts.QuasiIdentifiers, r.Columns[c].Label)
		r.Quasi = append(r.Quasi, r.Columns[c].Column)
	}
	for _, c := range sensitive {
		label := r.Columns[c].Label
		opts.Sensitive = append(opts.Sensitive, risk.SensitiveColumn{Label: label, Ordered: slices.Contains(orderedLabels, label)})
		r.Sensitive = append(r.Sensitive, r.Columns[c].Column)
	}
	table, err := risk.NewTable(&opts)
	if err != nil {
		return err
	}
	err = read(func(in io.Reader, o *profiler.FileOptions) error {
		return p.Rows(in, o, slices.Concat(quasi, sensitive), func(values []string) error {
			return table.Add(values[:len(quasi)], values[len(quasi):])
		})
	})
	if errors.Is(err, risk.ErrTooLarge) {
		r.Quasi, r.Sensitive = nil, nil
		r.Notes = append(r.Notes,
			fmt.Sprintf("The table has more than %s combinations of quasi-identifiers or of sensitive values, so it was not assessed for "+
				"re-identification; -max-classes allows more.", thousands(own.classes)))
		return nil
	}
	if err != nil {
		return err
	}
	r.Reidentification, err = table.Reidentification()
	return err
}

// choose returns the indexes of the columns that a flag names, or of those that hold
// one of the labels.
func (r *fileReport) choose(flag, names string, labels []privet.Label) ([]int, error) {
	var columns []int
	switch names {
	case "-":
		return nil, nil
	case "":
		for i, c := range r.Columns {
			if slices.Contains(labels, c.Label) {
				columns = append(columns, i)
			}
		}
		return columns, nil
	}
	for i, name := range strings.Split(names, ",") {
		at := slices.IndexFunc(r.Columns, func(c profiler.Result) bool { return c.Column == name })
		if n, err := strconv.Atoi(name); at < 0 && err == nil && n >= 1 && n <= len(r.Columns) {
			at = n - 1
		}
		if at < 0 {
			return nil, errUsage(fmt.Sprintf("column %d of %s is not in the file", i+1, flag))
		}
		if !slices.Contains(columns, at) {
			columns = append(columns, at)
		}
	}
	return columns, nil
}

// policyText returns the policy as it is written to a file.
func (r *fileReport) policyText() (string, error) {
	var b strings.Builder
	e := json.NewEncoder(plainJSON{&b})
	e.SetIndent("", "  ")
	policy := r.policy
	if policy == nil {
		policy = r.Audit.Policy
	}
	err := e.Encode(policy)
	return b.String(), err
}

func printReport(w io.Writer, r fileReport) error {
	fmt.Fprintf(w, "%s\n\n", printable(r.File))
	var rows [][]string
	for _, c := range r.Columns {
		rows = append(rows, []string{printable(c.Column), string(c.Label), fmt.Sprintf("%.2f", c.Confidence), fmt.Sprint(c.Count)})
	}
	if len(rows) > 0 {
		fmt.Fprintf(w, "%s\n", plural(r.Rows, "row"))
		if err := printTable(w, "COLUMN\tLABEL\tCONFIDENCE\tVALUES", rows); err != nil {
			return err
		}
		fmt.Fprintln(w)
	}
	rows = nil
	for _, label := range sortedKeys(r.Findings) {
		rows = append(rows, []string{string(label), fmt.Sprint(r.Findings[label])})
	}
	if len(rows) > 0 {
		if err := printTable(w, "LABEL\tFOUND", rows); err != nil {
			return err
		}
		fmt.Fprintln(w)
	}
	if err := printSummary(w, r.Risk.Summary); err != nil {
		return err
	}
	if err := printParts(w, r.Risk); err != nil {
		return err
	}
	if x := r.Reidentification; x != nil {
		fmt.Fprintf(w, "\nRe-identification by %s: %s in %s, the smallest of %s (k = %d).\n", printable(list(r.Quasi)),
			plural(x.Rows, "row"), classes(x.Classes), plural(x.K, "row"), x.K)
		rows = [][]string{intruderRow("prosecutor", x.Prosecutor)}
		if x.Journalist != nil {
			rows = append(rows, intruderRow("journalist", *x.Journalist))
		}
		rows = append(rows, []string{"marketer", "", "", percent(x.Marketer)})
		if err := printTable(w, "INTRUDER\tAT RISK\tHIGHEST\tAVERAGE", rows); err != nil {
			return err
		}
		rows = nil
		for i, s := range x.Sensitive {
			rows = append(rows, []string{printable(r.Sensitive[i]), string(s.Label), fmt.Sprint(s.L), fmt.Sprintf("%.3f", s.T), s.Distance})
		}
		if len(rows) > 0 {
			fmt.Fprintln(w)
			if err := printTable(w, "SENSITIVE\tLABEL\tL\tT\tDISTANCE", rows); err != nil {
				return err
			}
		}
	}
	for _, note := range r.Notes {
		fmt.Fprintf(w, "\n%s\n", printable(note))
	}
	if err := printAudit(w, r.Audit); err != nil {
		return err
	}
	policy, err := r.policyText()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "\n%s", policy)
	return err
}

func classes(n int64) string {
	if n == 1 {
		return "1 class"
	}
	return thousands(n) + " classes"
}

func intruderRow(name string, r risk.IntruderRisk) []string {
	return []string{name, percent(r.AtRisk), percent(r.Highest), percent(r.Average)}
}

func percent(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }
