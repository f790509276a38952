package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/archive"
	"github.com/privet-go/privet/masker"
)

// This file masks and unmasks many files in one run.

// A manyReport is the report on many files.
type manyReport struct {
	// InPlace says that the paths are those of the sources, in whose place the outputs are.
	// Otherwise they are those of the outputs below the folder of -o.
	InPlace bool `json:"inPlace,omitempty"`

	Files    []onePart    `json:"files"`
	Failures []failedPart `json:"failures,omitempty"`
	Totals   manyTotals   `json:"totals"`
}

// A onePart is one file of a manyReport.
type onePart struct {
	Path   string        `json:"path"`
	Report masker.Report `json:"report"`
}

// A failedPart is a file that has no output, or that -in-place has left as it was.
type failedPart struct {
	Path   string `json:"path"`
	Reason string `json:"reason"`

	err error
}

// manyTotals are the sums over the files that have an output.
type manyTotals struct {
	Files          int                    `json:"files"`
	Failures       int                    `json:"failures"`
	Rows           int64                  `json:"rows"`
	Bytes          int64                  `json:"bytes"`
	Columns        int                    `json:"columns"`
	Masked         int                    `json:"masked"` // columns
	Findings       map[privet.Label]int64 `json:"findings,omitempty"`
	Contradictions int64                  `json:"contradictions"`
	Unexamined     int64                  `json:"unexamined"`

	// AbsentColumns are columns that the policy names and no file has, LackedColumns those of
	// -column and -keys, and UnusedLabels labels that the policy names and no file uses.
	AbsentColumns []string `json:"absentColumns,omitempty"`
	LackedColumns []string `json:"lackedColumns,omitempty"`
	UnusedLabels  []string `json:"unusedLabels,omitempty"`
}

// A manyRun masks or unmasks many files.
type manyRun struct {
	list    []source
	out     outputFolder
	opts    masker.FileOptions
	did     string // what is done to a file: masked, unmasked or re-keyed
	absent  bool   // the policy may name columns that no file has
	rewrite func(dst io.Writer, src io.Reader, s source, opts *masker.FileOptions) (masker.Report, error)
	report  manyReport
	folders folders
}

// run rewrites all files. It goes on past one that cannot be rewritten. What it has done and not is
// in the report. The error is that of being told to stop.
func (r *manyRun) run(ctx context.Context, t *terminal) error {
	bar := newProgress(t, sizeOf(r.list))
	defer bar.end()
	defer r.folders.sync()
	r.opts.Several, r.opts.Progress = true, bar.step
	r.report.InPlace, r.report.Files = r.out == "", []onePart{}
	for _, s := range r.list {
		if archive.Is(s.path) && s.err == nil {
			err := r.archive(ctx, t, s, r.out.of(s))
			bar.fileEnds(s.size)
			if ctx.Err() != nil && err != nil {
				return errInterrupted
			}
			if err != nil {
				r.report.Failures = append(r.report.Failures, failedPart{r.out.name(s), err.Error(), &fileErr{s, err}})
			}
			continue
		}
		report, err := r.one(ctx, t, s)
		bar.fileEnds(s.size)
		if ctx.Err() != nil && err != nil {
			return fmt.Errorf("%w after %d of %s", errInterrupted, len(r.report.Files), plural(int64(len(r.list)), "file"))
		}
		if err != nil {
			r.report.Failures = append(r.report.Failures, failedPart{r.out.name(s), err.Error(), &fileErr{s, err}})
			continue
		}
		r.report.Files = append(r.report.Files, onePart{r.out.name(s), report})
	}
	return nil
}

// mask masks all files and writes the report. The report is written as well when the command is
// told to stop, since without it what is masked by then could not be unmasked.
func (r *manyRun) mask(ctx context.Context, t *terminal, reportFile, format string, quiet bool) (int, error) {
	stopped := r.run(ctx, t)
	r.report.total()
	if reportFile != "" && (stopped == nil || len(r.report.Files) > 0) {
		if err := writeWhole(t, reportFile, func(w io.Writer) error { return printJSON(w, r.report) }); err != nil {
			return 0, fmt.Errorf("the report: %w", err)
		}
	}
	if stopped != nil {
		return 0, stopped
	}
	return r.finish(t, format, quiet, maskSection)
}

// unmask unmasks all files. Unused are names of flags that no file has.
func (r *manyRun) unmask(ctx context.Context, t *terminal, format string, quiet bool, unused func() []string) (int, error) {
	if err := r.run(ctx, t); err != nil {
		return 0, err
	}
	r.report.total()
	return r.unmasked(t, format, quiet, unused)
}

// unmasked prints the report of files that have been unmasked, and returns the exit status.
func (r *manyRun) unmasked(t *terminal, format string, quiet bool, unused func() []string) (int, error) {
	r.report.Totals.LackedColumns = append(r.report.Totals.LackedColumns, unused()...)
	return r.finish(t, format, quiet, func(one masker.Report) section { return unmaskSection(one, r.did) })
}

// one rewrites a file.
func (r *manyRun) one(ctx context.Context, t *terminal, s source) (report masker.Report, err error) {
	if s.err != nil {
		return report, s.err
	}
	to := r.out.of(s)
	if r.out == "" {
		if err := checkOtherNames(to); err != nil {
			return report, err
		}
	}
	in, err := openInput(ctx, t, s.path)
	if err != nil {
		return report, err
	}
	defer in.Close()
	if r.out != "" {
		undo, err := makeFolder(filepath.Dir(to))
		if err != nil {
			return report, err
		}
		defer func() {
			if err != nil {
				undo()
			}
		}()
	}
	opts := r.opts
	opts.Name = in.name
	err = r.folders.writeWhole(t, to, func(w io.Writer) (err error) {
		report, err = r.rewrite(w, in, s, &opts)
		return err
	})
	return report, err
}

// total adds up the reports.
func (r *manyReport) total() {
	r.Totals = manyTotals{Files: len(r.Files), Failures: len(r.Failures)}
	t := &r.Totals
	for _, f := range r.Files {
		t.Rows += f.Report.Rows
		t.Bytes += f.Report.Bytes
		t.Columns += len(f.Report.Columns)
		t.Contradictions += f.Report.Contradictions
		t.Unexamined += f.Report.Unexamined
		for _, c := range f.Report.Columns {
			if c.Masked {
				t.Masked++
			}
		}
		for l, n := range f.Report.Findings {
			if t.Findings == nil {
				t.Findings = map[privet.Label]int64{}
			}
			t.Findings[l] += n
		}
	}
	t.AbsentColumns = r.inAll(func(r *masker.Report) ([]string, bool) { return r.AbsentColumns, len(r.Columns) > 0 })
	t.LackedColumns = r.inAll(func(r *masker.Report) ([]string, bool) { return r.LackedColumns, true })
	t.UnusedLabels = r.inAll(func(r *masker.Report) ([]string, bool) { return r.UnusedLabels, true })
}

// inAll returns the names that are in the lists of all files that have one.
func (r *manyReport) inAll(list func(*masker.Report) (names []string, ok bool)) []string {
	count, files := map[string]int{}, 0
	for i := range r.Files {
		names, ok := list(&r.Files[i].Report)
		if !ok {
			continue
		}
		files++
		for _, name := range names {
			count[name]++
		}
	}
	var all []string
	for _, name := range sortedKeys(count) {
		if count[name] == files {
			all = append(all, name)
		}
	}
	return all
}

// finish prints the report and returns the exit status. The section is that of one file.
func (r *manyRun) finish(t *terminal, format string, quiet bool, section func(masker.Report) section) (int, error) {
	status := exitDone
	switch {
	case len(r.report.Files) == 0:
		status = exitFailed
	case len(r.report.Failures) > 0:
		status = exitPartly
	}
	if quiet {
		for _, f := range r.report.Failures {
			fmt.Fprintln(t.err, printableLines(f.err.Error()))
		}
	} else if err := r.print(t, format, section); err != nil {
		return 0, err
	}
	if n := len(r.report.Totals.AbsentColumns); n > 0 && !r.absent {
		return 0, fmt.Errorf("the policy names columns that no file has, %d of them; the outputs were made without them; -allow-absent lets it", n)
	}
	if names := r.report.Totals.LackedColumns; len(names) > 0 {
		return 0, errors.New("-column or -keys names a column that no file has; the outputs were made without it")
	}
	return status, nil
}

// print prints the report.
func (r *manyRun) print(t *terminal, format string, of func(masker.Report) section) error {
	if format == "json" {
		return printJSON(t.err, r.report)
	}
	var list []section
	for _, f := range r.report.Files {
		// What one file lacks another may have; the totals say what all lack.
		f.Report.AbsentColumns, f.Report.UnusedLabels = nil, nil
		s := of(f.Report)
		s.Title = f.Path
		list = append(list, s)
	}
	if len(r.report.Failures) > 0 {
		s := section{Title: "Not " + r.did}
		for _, f := range r.report.Failures {
			s.Below = append(s.Below, f.err.Error())
		}
		list = append(list, s)
	}
	sum := &r.report.Totals
	s := section{Title: "In all"}
	s.Below = append(s.Below, fmt.Sprintf("%s %s, %d not; %s.", plural(int64(sum.Files), "file"), r.did, sum.Failures, plural(sum.Rows, "row")))
	if found := findingCounts(sum.Findings); found != "" {
		s.Below = append(s.Below, fmt.Sprintf("In texts and free text: %s.", found))
	}
	s.Below = append(s.Below, policyNames("no file has", "nothing in the files has", sum.AbsentColumns, sum.UnusedLabels)...)
	return printAs(t.err, format, "Privet: files "+r.did, append(list, s))
}

// policyNames says which names of a policy have no use: columns that, say, the file does not
// have, and labels that nothing in it has.
func policyNames(columnsThat, labelsThat string, columns, labels []string) (lines []string) {
	for _, names := range []struct {
		what string
		list []string
	}{{"columns that " + columnsThat, columns}, {"labels that " + labelsThat + " and no recognizer finds", labels}} {
		if len(names.list) > 0 {
			lines = append(lines, fmt.Sprintf("The policy names %s: %s.", names.what, printable(strings.Join(names.list, ", "))))
		}
	}
	return lines
}
