package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"path"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/internal/archive"
	"github.com/privet-go/privet/internal/filerisk"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
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

	// MaskedColumns are the columns that are masked already, in their order, and how.
	MaskedColumns []maskedColumn `json:"maskedColumns,omitempty"`

	// Notes are sentences on how the report was made.
	Notes []string `json:"notes,omitempty"`

	columns []filerisk.Column
	options *risk.Options
	dataset *registry.Dataset // of which the file is a part; nil: none that is known
	policy  any               // the recommended one, where it is another than that of the audit
}

// A maskedColumn is a column whose values are masked, by the operator of a policy.
type maskedColumn struct {
	Column   string `json:"column"`
	Operator string `json:"operator"`
}

// reportFlags are the flags that only privet report has.
type reportFlags struct {
	sample              int
	quasi, sensitive    string
	population, classes int64
	used                *masker.Policy // by which the file was masked; nil: the values say
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
	used := flags.String("policy", "", "`file` of the policy that the file was masked by; what values show to be masked is told without")
	out := flags.String("o", "-", "`file` for the report")
	policyOut := flags.String("policy-out", "", "`file` for the recommended masking policy")
	asPaper := flags.String("paper", "",
		"the `form` to fill in, in place of the report: summary (one page in plain words), record (GDPR Art. 30), assessment (Art. 35) or "+
			"history (needs -dataset)")
	dataset := flags.String("dataset", "", "`file` with what GET /api/v1/datasets/ID of the service answers; the paper says what changed since")
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
	case overwrites(*out, append(files, *used, *dataset)...), overwrites(*policyOut, append(files, *used, *dataset)...):
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
	case form != nil && form.of == nil && *dataset == "":
		return 0, errUsage("-paper history needs -dataset")
	case *dataset != "" && form == nil:
		return 0, errUsage("-dataset is for -paper")
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
	if *used != "" {
		if own.used, _, err = readPolicyDocument(ctx, *used); err != nil {
			return 0, err
		}
		if err := underPolicy(own.used, score, advice); err != nil {
			return 0, err
		}
	}
	var known *registry.Dataset
	if *dataset != "" {
		if known, err = readDataset(ctx, *dataset); err != nil {
			return 0, err
		}
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
		add := func(name string, open func() (*input, error)) error {
			r, err := reportFile(p, name, open, *opts, &own, *score, *advice, bar)
			if err != nil {
				return err
			}
			if fails, _ := failsOn(*failOn, r.Risk.OverallRiskScore); fails {
				status = exitFound
			}
			r.dataset = known
			reports = append(reports, r)
			return nil
		}
		switch {
		case archive.Is(s.path):
			return eachInside(ctx, s.path, func(in io.Reader, name string) error {
				open, err := inMemory(ctx, in, path.Base(name))
				if err != nil {
					return err
				}
				return add(s.path+"/"+name, open)
			})
		case s.path == "-":
			in, err := openInput(ctx, t, s.path)
			if err != nil {
				return err
			}
			open, err := inMemory(ctx, in, in.name)
			if err != nil {
				return err
			}
			return add(s.path, open)
		}
		return add(s.path, func() (*input, error) { return openInput(ctx, t, s.path) })
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

// maxInMemory bounds the bytes of standard input, and of a file in an archive, that a report reads into memory, because
// it reads a table twice.
const maxInMemory = 256 << 20

// inMemory reads what cannot be read twice, and returns what opens it.
func inMemory(ctx context.Context, in io.Reader, name string) (open func() (*input, error), err error) {
	content, err := io.ReadAll(io.LimitReader(in, maxInMemory+1))
	if err != nil {
		return nil, err
	}
	if len(content) > maxInMemory {
		return nil, errors.New("standard input, or a file in an archive, has more than 256 MiB; give it as a file")
	}
	return func() (*input, error) {
		again := newInput(ctx, io.NopCloser(bytes.NewReader(content)))
		again.name = name
		return again, nil
	}, nil
}

// reportFile profiles a file, assesses its rows, scores it and adds recommendations.
func reportFile(p *profiler.Profiler, name string, open func() (*input, error), opts profiler.FileOptions, own *reportFlags, score risk.Options,
	advice audit.Options, bar *progress) (fileReport, error) {
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

	r := fileReport{File: name, options: &score}
	err := read(func(in io.Reader, o *profiler.FileOptions) error {
		report, err := p.File(in, o, nil)
		r.FileReport = &report
		return err
	})
	if err != nil {
		return fileReport{}, err
	}
	m, err := masker.New(nil)
	if err != nil {
		return fileReport{}, err
	}
	file := &filerisk.File{Profiler: p, Masker: m, Report: r.FileReport, Read: read, Used: own.used}
	tags, hidden, err := r.hold(file)
	if err != nil {
		return fileReport{}, err
	}
	score.Operators = hidden.and(score.Operators, score.Masked)
	advice.Operators = score.Operators
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
	if err := r.assess(file, own); err != nil {
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

// maskedBy is the operator by which a column is masked, or empty.
func (r *fileReport) maskedBy(column string) string {
	for _, c := range r.MaskedColumns {
		if c.Column == column {
			return c.Operator
		}
	}
	return ""
}

// operators say by which operator tags are masked.
type operators map[string]string

// and adds what the caller says, which comes first.
func (o operators) and(said map[string]string, masked []string) map[string]string {
	for _, tag := range masked {
		delete(o, labelNamed(tag))
	}
	for tag, operator := range said {
		delete(o, labelNamed(tag))
		o[tag] = operator
	}
	if len(o) == 0 {
		return nil
	}
	return o
}

// hold tells what the file holds, in the place of what the columns hold by themselves.
func (r *fileReport) hold(f *filerisk.File) (tags []string, hidden operators, err error) {
	holds, err := f.Holds()
	if err != nil {
		return nil, nil, err
	}
	for i, column := range holds.Columns {
		c := &r.Columns[i]
		if row := holds.InClear[i]; row > 0 {
			r.Notes = append(r.Notes, fmt.Sprintf("%s is in clear from row %d on, though the policy has it masked.", c.Column, row))
		}
		if column.Operator != "" {
			c.Label = column.Label
			r.MaskedColumns = append(r.MaskedColumns, maskedColumn{c.Column, column.Operator})
		}
	}
	if f.Used == nil && len(r.MaskedColumns) > 0 {
		for i, c := range r.Columns {
			if c.Label != privet.None && holds.Columns[i].Operator == "" {
				r.Notes = append(r.Notes,
					fmt.Sprintf("The values of %s count as in clear. If they are pseudonyms or made up, -policy or -masked says so.", c.Column))
			}
		}
	}
	r.columns = holds.Columns
	return holds.Tags, holds.Masked, nil
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
		rows = append(rows, []string{printable(c.Column), string(c.Label), fmt.Sprintf("%.2f", c.Confidence), fmt.Sprint(c.Count), r.maskedBy(c.Column)})
	}
	if len(rows) > 0 {
		fmt.Fprintf(w, "%s\n", plural(r.Rows, "row"))
		if err := printTable(w, "COLUMN\tLABEL\tCONFIDENCE\tVALUES\tMASKED BY", rows); err != nil {
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
