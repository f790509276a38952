package main

import (
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
	"github.com/privet-go/privet/cmd/internal/assist"
	"github.com/privet-go/privet/internal/measure"
	"github.com/privet-go/privet/profiler"
)

// An evaluation is the result of privet eval.
type evaluation struct {
	*measure.Report

	// SpansThatDiffer counts spans of texts whose value differs from the text.
	SpansThatDiffer int `json:"spansThatDiffer,omitempty"`

	// UnlabelledColumns counts columns of tables without a label, which do not count.
	UnlabelledColumns int `json:"unlabelledColumns,omitempty"`
}

// An evaluator holds the state of privet eval.
type evaluator struct {
	profiler *profiler.Profiler
	assisted *profiler.Assisted // nil: texts are for the profiler
	tally    *measure.Tally
	query    profiler.Query
	columns  map[string]string // labels of the columns of CSV files, by name or number
	used     map[string]bool   // those of columns that a file has
	result   evaluation
}

// runEval runs privet eval.
func runEval(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	tables := flags.Bool("tables", false, "the files are labelled tables in JSON, not labelled texts")
	columns := flags.String("columns", "", "`file` with the labels of the columns of the files, which are CSV: {\"name or number from 1\": \"LABEL\"}")
	rules := flags.String("map", "", "what the labels of the data mean, as `rules` A=LABEL,B=LABEL+LABEL,C= or a file with one a line")
	only := flags.String("labels", "", "count only these `labels` or groups, parted by commas")
	iou := flags.Float64("iou", measure.DefaultIoU, "`share` of what two places cover together that they must have in common to match")
	least := flags.Float64("min-confidence", measure.DefaultMinConfidence, "`confidence` from which on something counts as reported")
	parts := addressPartsFlag(flags)
	thresholds := flags.String("thresholds", "0.3,0.5,0.7,0.9", "`confidences` that precision and recall are given at")
	sample := flags.Int("sample", profiler.DefaultSampleRows, "how many `rows` of a CSV file are examined; -1 for all")
	model := assist.NewFlags(flags)
	format := pageFormatFlag(flags)
	files, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case len(files) == 0:
		return 0, errUsage("it takes one file or more")
	case *tables && *columns != "":
		return 0, errUsage("-columns is for CSV, and -tables for JSON")
	case *sample == 0:
		return 0, errUsage("-sample is zero")
	case *parts && (*tables || *columns != ""):
		return 0, errUsage("-address-parts is for texts")
	case model.Given() && (*tables || *columns != ""):
		return 0, errUsage("a model finds data in texts only")
	case *iou == 0:
		return 0, errUsage("-iou is zero")
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	kinds, err := readKinds(ctx, t, *rules)
	if err != nil {
		return 0, fmt.Errorf("-map: %w", err)
	}
	opts := &measure.Options{Kinds: kinds, IoU: *iou, MinConfidence: least}
	if opts.Thresholds, err = numbers(*thresholds); err != nil {
		return 0, err
	}
	if opts.Only, err = kindsOf(kinds, *only); err != nil {
		return 0, err
	}
	e := &evaluator{query: profiler.Query{Labels: labelsOf(kinds, opts.Only)}}
	if e.profiler, err = profiler.New(&profiler.Options{AddressParts: *parts}); err != nil {
		return 0, err
	}
	if e.tally, err = measure.New(opts); err != nil {
		return 0, err
	}
	count := func(in io.Reader) error { return e.texts(ctx, in) }
	switch {
	case *tables:
		count = e.tables
	case *columns != "":
		if e.columns, err = readColumnLabels(ctx, t, *columns); err != nil {
			return 0, fmt.Errorf("-columns: %w", err)
		}
		e.used = map[string]bool{}
		count = func(in io.Reader) error { return e.csv(in, &profiler.FileOptions{SampleRows: *sample}) }
	}
	// The verdict on a column at its threshold is that of normal use; the candidates
	// show the guess below it.
	e.query.MinConfidence, e.query.Explain = least, true
	if !*tables && *columns == "" {
		lowest := e.tally.Least()
		e.query.MinConfidence, e.query.Explain = &lowest, false
		if e.assisted, err = model.Assisted(e.profiler, t.getenv); err != nil {
			return 0, err
		}
	}
	if err := e.files(ctx, t, files, count); err != nil {
		return 0, err
	}
	e.result.Report = e.tally.Report()
	if *format == "json" {
		return exitDone, printJSON(t.out, e.result)
	}
	return exitDone, printAs(t.out, *format, "Privet: evaluation", e.result.sections())
}

// files counts all files and returns the errors of all of them.
func (e *evaluator) files(ctx context.Context, t *terminal, files []string, count func(io.Reader) error) error {
	some, err := eachFile(ctx, t, files, func(s source, _ *progress) error {
		in, err := openInput(ctx, t, s.path)
		if err != nil {
			return err
		}
		defer in.Close()
		return count(in)
	})
	if some && err == nil {
		err = errors.New("what cannot be read cannot be measured")
	}
	for _, name := range sortedKeys(e.columns) {
		if !e.used[name] && err == nil {
			err = errors.New("-columns has a label for a column that no file has")
		}
	}
	return err
}

// askedTexts and askedBytes bound the texts that are searched together, which saves calls
// of a model.
const (
	askedTexts = 128
	askedBytes = 1 << 20
)

// texts counts labelled texts. After one that cannot be read it only looks for further
// errors, since there will be no report.
func (e *evaluator) texts(ctx context.Context, in io.Reader) error {
	var errs []error
	var waiting []measure.Text
	size := 0
	for text, err := range measure.Texts(in) {
		if err != nil {
			errs = append(errs, err)
		}
		if len(errs) > 0 {
			continue
		}
		waiting = append(waiting, text)
		if size += len(text.Text); len(waiting) < askedTexts && size < askedBytes {
			continue
		}
		if err := e.count(ctx, waiting); err != nil {
			return err
		}
		waiting, size = waiting[:0], 0
	}
	if len(errs) > 0 {
		return errors.Join(errs...)
	}
	return e.count(ctx, waiting)
}

// count counts some texts.
func (e *evaluator) count(ctx context.Context, texts []measure.Text) error {
	found := make([][]profiler.Explained, len(texts))
	var err error
	if e.assisted == nil {
		for i := range texts {
			if found[i], err = e.profiler.FindWith(texts[i].Text, &e.query); err != nil {
				return err
			}
		}
	} else {
		asked := make([]string, len(texts))
		for i := range texts {
			asked[i] = texts[i].Text
		}
		if found, err = e.assisted.FindWith(ctx, asked, &e.query); err != nil {
			return err
		}
	}
	for i := range texts {
		findings := make([]privet.Finding, len(found[i]))
		for j := range found[i] {
			findings[j] = found[i][j].Finding
		}
		e.tally.Text(texts[i].Text, texts[i].Spans, findings)
		e.result.SpansThatDiffer += texts[i].Differ
	}
	return nil
}

// tables counts labelled tables.
func (e *evaluator) tables(in io.Reader) error {
	var errs []error
	for table, err := range measure.Tables(in) {
		if err != nil {
			errs = append(errs, err)
		}
		if len(errs) > 0 {
			continue
		}
		columns := make([]privet.Column, len(table))
		for i := range table {
			columns[i] = table[i].Column
		}
		results, err := e.profiler.ColumnsWith(columns, &e.query)
		if err != nil {
			return err
		}
		for i := range results {
			e.column(table[i].Label, &results[i])
		}
	}
	return errors.Join(errs...)
}

// csv counts a table in CSV. The labels of its columns are by name or, from 1, by
// number.
func (e *evaluator) csv(in io.Reader, opts *profiler.FileOptions) error {
	report, err := e.profiler.File(in, opts, &e.query)
	if err != nil {
		return err
	}
	for i := range report.Columns {
		r := &report.Columns[i]
		key := r.Column
		label, ok := e.columns[key]
		if !ok || key == "" {
			key = strconv.Itoa(i + 1)
			label = e.columns[key]
		}
		e.used[key] = true
		e.column(label, r)
	}
	return nil
}

// column counts a column unless it has no label.
func (e *evaluator) column(label string, r *privet.Result) {
	if label == "" {
		e.result.UnlabelledColumns++
		return
	}
	e.tally.Column(label, r)
}

// mostRules bounds the bytes of a file of rules or of labels.
const mostRules = 1 << 20

// readKinds reads the rules of -map: the value itself, or those of a file if there is
// no equals sign. It skips empty lines of a file and those that begin with #.
func readKinds(ctx context.Context, t *terminal, s string) (*measure.Kinds, error) {
	if s == "" {
		return new(measure.Kinds), nil
	}
	if strings.Contains(s, "=") {
		return measure.ParseKinds(strings.Split(s, ","))
	}
	b, err := readSmall(ctx, t, s, mostRules)
	if err != nil {
		return nil, err
	}
	var rules []string
	for line := range strings.Lines(string(b)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			rules = append(rules, line)
		}
	}
	return measure.ParseKinds(rules)
}

// readColumnLabels reads a JSON object of labels by name or number.
func readColumnLabels(ctx context.Context, t *terminal, file string) (map[string]string, error) {
	b, err := readSmall(ctx, t, file, mostRules)
	if err != nil {
		return nil, err
	}
	var labels map[string]string
	if err := json.Unmarshal(b, &labels); err != nil || len(labels) == 0 {
		return nil, errors.New("it is no JSON object of names and labels") // the error of package json has data in it
	}
	return labels, nil
}

// kindsOf reads the list of -labels.
func kindsOf(kinds *measure.Kinds, s string) ([]measure.Kind, error) {
	var list []measure.Kind
	for i, name := range split(s) {
		kind, ok := kinds.Named(name)
		if !ok || kind == measure.Ignored {
			return nil, errUsage(fmt.Sprintf("the name %d of -labels is none of a label", i+1))
		}
		list = append(list, kind)
	}
	return list, nil
}

// labelsOf returns all labels that count as one of the kinds. No kind means all labels.
func labelsOf(kinds *measure.Kinds, only []measure.Kind) []privet.Label {
	var list []privet.Label
	for l := range privet.Labels() {
		if slices.Contains(only, kinds.Of(l)) {
			list = append(list, l)
		}
	}
	return list
}

// numbers reads the list of -thresholds.
func numbers(s string) ([]float64, error) {
	var list []float64
	for i, part := range split(s) {
		f, err := strconv.ParseFloat(part, 64)
		if err != nil {
			return nil, errUsage(fmt.Sprintf("the threshold %d is no number", i+1))
		}
		list = append(list, f)
	}
	return list, nil
}

// split splits a list at commas. The empty string is an empty list.
func split(s string) []string {
	if s == "" {
		return nil
	}
	parts := strings.Split(s, ",")
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return parts
}
