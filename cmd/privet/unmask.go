package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/archive"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker"
)

// maxReport bounds the bytes of a report of privet mask.
const maxReport = 64 << 20

// runUnmask runs privet unmask.
func runUnmask(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	return unmaskOrRekey(ctx, t, flags, args, false)
}

// runRekey runs privet rekey.
func runRekey(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	return unmaskOrRekey(ctx, t, flags, args, true)
}

func unmaskOrRekey(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string, rekey bool) (int, error) {
	did, title, to := "unmasked", "Privet: unmasking", new(string)
	if rekey {
		did, title = "re-keyed", "Privet: re-keying"
		to = flags.String("to", "", "masking policy for what comes out, in JSON, in a `file`: the same operators with other keys")
	}
	out := flags.String("o", "", "`file` to write, which appears whole or not at all, or - for standard output, which gets all up to an error; "+
		"with several files, or a folder, the folder for the files")
	policyFile := flags.String("policy", "", "masking policy that the file was masked by, in JSON, in a `file`")
	reportFile := flags.String("report", "", "`file` with the report of privet mask -report, which has the labels of the columns")
	rule := flags.String("rule", "", "`label` by which values were masked: the arguments are masked values, and no file")
	workers := flags.Int("workers", 0, "how many rows are worked on at a time; 0 for as many as there are `cores`")
	how := fileFlags(flags)
	format := pageFormatFlag(flags)
	quiet := flags.Bool("q", false, "print no report")
	columns := columnLabels{}
	flags.Var(columns, "column", "`name=LABEL` says what a column was masked as; may be given several times")
	keys := keysFlag(flags)
	rest, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case *policyFile == "":
		return 0, errUsage("-policy is missing")
	case rekey && *to == "":
		return 0, errUsage("-to is missing")
	case *rule != "" && (*out != "" || *reportFile != "" || len(columns) > 0):
		return 0, errUsage("-rule goes with values, and none of -o, -report and -column")
	case *rule == "" && len(rest) == 0:
		return 0, errUsage("it takes a file, or several, or -rule and values")
	case *rule == "" && *out == "":
		return 0, errUsage("-o is missing")
	case *rule == "" && *reportFile == "" && len(columns) == 0:
		return 0, errUsage("the labels of the columns are missing: -report or -column gives them")
	case how.text:
		return 0, errUsage("a text cannot be unmasked")
	case *workers < 0:
		return 0, errUsage("-workers is too small")
	case *rule == "" && overwrites(*out, append(rest, *policyFile, *reportFile, *to)...):
		return 0, errUsage("the output is the input")
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	policy, ring, err := readPolicy(ctx, t, *policyFile)
	if err != nil {
		return 0, err
	}
	// Findings in free text cannot be unmasked, so nothing is searched for.
	m, err := masker.New(&masker.Options{Policy: policy, Keys: ring.find, Finder: noFinder{}})
	if err != nil {
		return 0, ring.explain(err)
	}
	file, value := m.UnmaskFile, m.Unmask
	if rekey {
		policy, ring, err := readPolicy(ctx, t, *to)
		if err != nil {
			return 0, fmt.Errorf("-to: %w", err)
		}
		next, err := masker.New(&masker.Options{Policy: policy, Keys: ring.find, Finder: noFinder{}})
		if err != nil {
			return 0, fmt.Errorf("-to: %w", ring.explain(err))
		}
		file = func(dst io.Writer, src io.Reader, opts *masker.FileOptions) (masker.Report, error) {
			return m.RekeyFile(dst, src, next, opts)
		}
		value = func(rule, masked string) (string, error) { return m.Rekey(rule, masked, next) }
	}
	if *rule != "" {
		return unmaskValues(t, value, *rule, rest)
	}
	opts := &masker.FileOptions{Format: how.format(), Header: how.header, NoHeader: how.noHeader, Keys: *keys, Workers: *workers}
	if opts.Delimiter, err = oneCharacter(how.delimiter); err != nil {
		return 0, err
	}
	sources, many, err := findSources(ctx, rest)
	if err != nil {
		return 0, err
	}
	reports := new(unmaskReport)
	if *reportFile != "" {
		if reports, err = readReport(ctx, *reportFile); err != nil {
			return 0, err
		}
	}
	packed := !many && archive.Is(rest[0]) && !isFolderName(*out)
	if many || packed || isFolderName(*out) {
		if !packed {
			if err := checkMany(rest, sources, outputFolder(*out), *policyFile, ""); err != nil {
				return 0, err
			}
		}
		if *reportFile != "" && reports.Files == nil {
			return 0, errors.New("the report is that of one file, and there are more")
		}
		r := &manyRun{list: sources, out: outputFolder(*out), opts: *opts, did: did, absent: true}
		r.rewrite = func(dst io.Writer, src io.Reader, s source, opts *masker.FileOptions) (masker.Report, error) {
			if err := reports.apply(opts, columns, s); err != nil {
				return masker.Report{}, err
			}
			return file(dst, src, opts)
		}
		if packed {
			if err := r.oneArchive(ctx, t, *out); err != nil {
				return 0, err
			}
			return r.unmasked(t, *format, *quiet, func() []string { return reports.unused(columns, *keys) })
		}
		return r.unmask(ctx, t, *format, *quiet, func() []string { return reports.unused(columns, *keys) })
	}
	if err := reports.apply(opts, columns, sources[0]); err != nil {
		return 0, err
	}
	if len(reports.unused(columns, *keys)) > 0 {
		return 0, errors.New("-column or -keys names a column that the file does not have")
	}
	in, err := openInput(ctx, t, rest[0])
	if err != nil {
		return 0, fmt.Errorf("the input: %w", err)
	}
	defer in.Close()

	bar := newProgress(t, in.size)
	opts.Name, opts.Progress = in.name, bar.step
	var report masker.Report
	err = writeWhole(t, *out, func(w io.Writer) (err error) {
		report, err = file(w, in, opts)
		return err
	})
	bar.end()
	switch {
	case err != nil:
		return 0, err
	case *quiet:
		return exitDone, nil
	case *format == "json":
		return exitDone, printJSON(t.err, report)
	}
	return exitDone, printAs(t.err, *format, title, []section{unmaskSection(report, did)})
}

// noFinder finds nothing.
type noFinder struct{}

func (noFinder) AppendFind(dst []privet.Finding, _ string) []privet.Finding { return dst }

// unmaskValues prints the original values of masked ones, or what they are re-keyed to, one a line. If one of them
// cannot be unmasked, it prints none.
func unmaskValues(t *terminal, unmask func(rule, masked string) (string, error), rule string, masked []string) (int, error) {
	values := make([]string, len(masked))
	for i, s := range masked {
		var err error
		if values[i], err = unmask(rule, s); err != nil {
			return 0, fmt.Errorf("value %d: %w", i+1, err)
		}
	}
	for _, s := range values {
		fmt.Fprintln(t.out, s)
	}
	return exitDone, nil
}

// An unmaskReport is the report of privet mask on one file or, where Files is not nil, on many.
// The zero value is none.
type unmaskReport struct {
	masker.Report
	manyReport

	used map[string]bool // names of -column and -keys that a file of many has
}

// readReport reads a report of privet mask.
func readReport(ctx context.Context, name string) (*unmaskReport, error) {
	text, err := readSmall(ctx, nil, name, maxReport)
	if err != nil {
		return nil, fmt.Errorf("the report: %w", err)
	}
	report := &unmaskReport{used: map[string]bool{}}
	if json.Unmarshal(text, &report.manyReport) == nil && report.Files != nil {
		return report, nil
	}
	report.manyReport = manyReport{}
	if err := json.Unmarshal(text, &report.Report); err != nil || len(report.Columns) == 0 {
		return nil, errors.New("the report is none of privet mask -report")
	}
	return report, nil
}

// unused returns the names of the flags -column and -keys that no file of many has, as far as a report
// says which it has.
func (r *unmaskReport) unused(columns columnLabels, keys []string) (names []string) {
	for _, name := range append(sortedKeys(columns), keys...) {
		if r.Files != nil && !r.used[name] {
			names = append(names, name)
		}
	}
	return names
}

// The reasons why a report on many files does not do for one of them.
var (
	errNotReported  = errors.New("the report does not have the file, or not under this path")
	errOnlyText     = errors.New("the report has no columns of the file, so that nothing of it can be unmasked")
	errTwiceInNames = errors.New("the report has several files of this name; give the folder that they are in")
)

// apply completes the options of a file by its report and the labels of the flag -column, which go
// before it.
func (r *unmaskReport) apply(opts *masker.FileOptions, given columnLabels, s source) error {
	columns := maps.Clone(given)
	opts.Columns = columns
	report := &r.Report
	switch {
	case r.Files != nil:
		var err error
		if report, err = r.of(s); err != nil {
			return err
		}
		// The file has the columns of its report, or is refused.
		opts.Several = false
		lacks := func(name string) bool {
			has := slices.ContainsFunc(report.Columns, func(c masker.ColumnReport) bool { return c.Column == name })
			r.used[name] = r.used[name] || has
			return !has
		}
		maps.DeleteFunc(columns, func(name string, _ privet.Label) bool { return lacks(name) })
		opts.Keys = slices.DeleteFunc(slices.Clone(opts.Keys), lacks)
	case len(report.Columns) == 0:
		return nil // there is no report
	}
	opts.Places = columns.fromReport(report)
	opts.SampleRows = int(report.SampledRows) // which have the columns without names
	opts.NoHeader = opts.NoHeader || !report.Header
	return nil
}

// of returns the report on a file. It goes by the path below the folder that was given, or by the
// whole path where that is what was masked. One that is given by its name may be in another folder
// than it was, as long as no other file of the report has its name. So may the archive that a file is in, whatever its name.
func (r *unmaskReport) of(s source) (*masker.Report, error) {
	path := s.rel
	if r.InPlace {
		path = outputFolder("").name(s)
	}
	if s.entry != "" {
		path += "/" + s.entry
	}
	var of []*masker.Report
	for i := range r.Files {
		one := &r.Files[i]
		if s.entry != "" && !s.found && !r.InPlace {
			if in, ok := strings.CutSuffix(one.Path, "/"+s.entry); ok && archive.Is(in) {
				of = append(of, &one.Report)
			}
			continue
		}
		if one.Path == path && (s.found || r.InPlace) {
			of = []*masker.Report{&one.Report}
			break
		}
		if !s.found && one.Path[strings.LastIndexByte(one.Path, '/')+1:] == s.rel {
			of = append(of, &one.Report)
		}
	}
	switch {
	case len(of) == 0:
		return nil, errNotReported
	case len(of) > 1:
		return nil, errTwiceInNames
	case len(of[0].Columns) == 0:
		return nil, errOnlyText
	}
	return of[0], nil
}

// fromReport adds the labels of columns in the report for which there is no flag. If
// names are ambiguous or missing, it returns the labels by position as well.
func (c columnLabels) fromReport(report *masker.Report) (places []privet.Label) {
	given := maps.Clone(c)
	alike := false
	for i, column := range report.Columns {
		label, byHand := given[column.Column]
		if !byHand {
			label = column.Label
			if column.Searched || column.Turned > 0 {
				label = privet.Unknown // nothing of it can be restored
			}
		}
		places = append(places, label)
		if !report.Header || column.Column == tabular.ByPlace(i) {
			alike = true
			continue
		}
		before, twice := c[column.Column]
		alike = alike || twice && before != label
		c[column.Column] = label
	}
	if !alike {
		return nil
	}
	return places
}

// unmaskSection returns a table of what was done to each column: it was unmasked, or re-keyed.
func unmaskSection(r masker.Report, did string) section {
	s := section{Header: []string{"COLUMN", "LABEL", "BECAME"}}
	for _, c := range r.Columns {
		became := "left as it is"
		if c.Restored {
			became = did
		}
		s.Rows = append(s.Rows, []string{printable(c.Column), string(c.Label), became})
	}
	s.Below = []string{plural(r.Rows, "row") + "."}
	return s
}
