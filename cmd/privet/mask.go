package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/archive"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// runMask runs privet mask.
func runMask(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	out := flags.String("o", "", "`file` to write, which appears whole or not at all, or - for standard output, which gets all up to an error; "+
		"with several files, or a folder, the folder for the files")
	inPlace := flags.Bool("in-place", false, "replace the files themselves, in place of -o")
	sample := flags.Int("sample", masker.DefaultSampleRows,
		"how many `rows`, from the first, columns are judged by, which are fewer where they take more than 64 MiB")
	workers := flags.Int("workers", 0, "how many rows are worked on at a time; 0 for as many as there are `cores`")
	policyFile := flags.String("policy", "", "masking policy in JSON, in a `file`; without it everything is masked by the default rules")
	unknown := flags.String("unknown", "", "`how` columns that are UNKNOWN are masked, in place of what the policy says: mask, text, redact, keep or fail; "+
		"without both they are masked whole")
	ids := flags.String("ids", "", "`how` columns that tell records apart, such as CUSTOMER_ID, are masked, "+
		"in place of what the policy says: pseudonym or mask; without both they become pseudonyms")
	idsKeyRef := flags.String("ids-key-ref", "", "`name` of the key of these pseudonyms, main for the one in PRIVET_KEY_MAIN; "+
		"without it a key is made for the run and forgotten")
	allowAbsent := flags.Bool("allow-absent", false, "the policy may name columns that the file does not have")
	maxValue := flags.Int("max-value", masker.DefaultMaxField, "how many `bytes` a value may have to be looked at; a longer one is masked whole")
	keepTypes := flags.Bool("keep-types", false, "numbers and booleans of JSON stay such, 0 and false where they would become strings")
	keepNulls := listFlag(flags, "keep-nulls", "`spellings` of nothing that stay in columns, with commas between them, such as 'NULL,\\N,N/A', "+
		"in place of what the policy says; an empty one stands for values of white space alone")
	printSchema := flags.Bool("policy-schema", false, "print the JSON Schema of policies and do nothing else")
	how := fileFlags(flags)
	format := pageFormatFlag(flags)
	quiet := flags.Bool("q", false, "print no report")
	reportFile := flags.String("report", "", "`file` for the report in JSON, which privet unmask needs")
	columns := columnLabels{}
	flags.Var(columns, "column", "`name=LABEL` decides what a column holds, NONE to keep it; may be given several times")
	keys := keysFlag(flags)
	files, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case *printSchema && len(files) == 0:
		_, err := t.out.Write(masker.PolicySchema())
		return exitDone, err
	case len(files) == 0:
		return 0, errUsage("it takes a file, or several")
	case *inPlace && (*out != "" || slices.Contains(files, "-")):
		return 0, errUsage("-in-place goes with a file and without -o")
	case *out == "" && !*inPlace:
		return 0, errUsage("-o is missing")
	case *sample < 1 || *workers < 0 || *maxValue < 1:
		return 0, errUsage("-sample, -workers or -max-value is too small")
	case how.conflict() || how.text && len(columns) > 0:
		return 0, errUsage("-text goes with none of -input-format, -header, -no-header, -delimiter and -column, and -header yes with no -no-header")
	case *reportFile == "-":
		return 0, errUsage("-report needs a file, since the data may go to standard output")
	case overwrites(*out, append(files, *policyFile)...), overwrites(*reportFile, append(files, *policyFile)...):
		return 0, errUsage("the output is the input")
	case isOneFile(*reportFile, *out):
		return 0, errUsage("the report and the output are one file")
	}
	if err := checkPageFormat(*format); err != nil {
		return 0, err
	}
	sources, many, err := findSources(ctx, files)
	if err != nil {
		return 0, err
	}
	many = many || isFolderName(*out)
	if many {
		if err := checkMany(files, sources, outputFolder(*out), *policyFile, *reportFile); err != nil {
			return 0, err
		}
	}
	if *inPlace && !many {
		if err := checkOtherNames(files[0]); err != nil {
			return 0, err
		}
		*out = files[0]
	}
	opts := &masker.FileOptions{Format: how.format(), Columns: columns, Header: how.header, NoHeader: how.noHeader, Keys: *keys, SampleRows: *sample,
		Workers: *workers, MaxField: *maxValue}
	if opts.Delimiter, err = oneCharacter(how.delimiter); err != nil {
		return 0, err
	}
	p, err := profiler.New(nil)
	if err != nil {
		return 0, err
	}
	policy, ring, err := readPolicy(ctx, t, *policyFile)
	if err != nil {
		return 0, err
	}
	for _, of := range []struct{ flag, field *string }{{unknown, &policy.Unknown}, {ids, &policy.IDs}, {idsKeyRef, &policy.IDsKeyRef}} {
		if *of.flag != "" {
			*of.field = *of.flag
		}
	}
	if *allowAbsent {
		policy.Absent = "allow"
	}
	if *keepTypes {
		policy.Types = "keep"
	}
	if keepNulls.given {
		policy.KeepNulls = keepNulls.list
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p, Policy: policy, Keys: ring.find})
	if err != nil {
		return 0, ring.explain(err)
	}
	packed := !many && archive.Is(files[0])
	if many || packed {
		r := &manyRun{list: sources, out: outputFolder(*out), opts: *opts, did: "masked", absent: policy.Absent == "allow"}
		r.rewrite = func(dst io.Writer, src io.Reader, _ source, opts *masker.FileOptions) (masker.Report, error) {
			return m.File(dst, src, opts)
		}
		if packed {
			return r.maskArchive(ctx, t, *out, *reportFile, *format, *quiet)
		}
		return r.mask(ctx, t, *reportFile, *format, *quiet)
	}
	in, err := openInput(ctx, t, files[0])
	if err != nil {
		return 0, fmt.Errorf("the input: %w", err)
	}
	defer in.Close()

	bar := newProgress(t, in.size)
	opts.Name, opts.Progress = in.name, bar.step
	var report masker.Report
	err = writeWhole(t, *out, func(w io.Writer) (err error) {
		if report, err = m.File(w, in, opts); err != nil || *reportFile == "" {
			return err
		}
		// Without the report the output could not be unmasked, so it comes first.
		return writeWhole(t, *reportFile, func(w io.Writer) error { return printJSON(w, report) })
	})
	bar.end()
	if err != nil {
		return 0, err
	}
	if *quiet {
		return exitDone, nil
	}
	// The report goes to standard error, because the data may go to standard
	// output.
	if *format == "json" {
		return exitDone, printJSON(t.err, report)
	}
	return exitDone, printAs(t.err, *format, "Privet: masking", []section{maskSection(report)})
}

// checkOtherNames refuses to replace a file under one name where its other names would
// stay unmasked.
func checkOtherNames(file string) error {
	if info, err := os.Stat(file); err == nil && hasOtherNames(info) {
		return errors.New("the file has other names, hard links, under which nothing would be masked; use -o")
	}
	return nil
}

// oneCharacter returns the only character of a flag's value, or zero.
func oneCharacter(s string) (rune, error) {
	if s == `\t` {
		return '\t', nil
	}
	r, n := utf8.DecodeRuneInString(s)
	if n != len(s) {
		return 0, errUsage("-delimiter is not one character")
	}
	if n == 0 {
		return 0, nil
	}
	return r, nil
}

// overwrites reports whether the output is one of the inputs, which it would destroy.
func overwrites(out string, inputs ...string) bool {
	if out == "" || out == "-" {
		return false
	}
	return slices.ContainsFunc(inputs, func(in string) bool { return in != "" && in != "-" && sameFile(out, in) })
}

// isOneFile reports whether two outputs, which need not exist yet, are the same file.
func isOneFile(a, b string) bool {
	return a != "" && b != "" && a != "-" && (filepath.Clean(a) == filepath.Clean(b) || overwrites(a, b))
}

func sameFile(a, b string) bool {
	x, err1 := os.Stat(a)
	y, err2 := os.Stat(b)
	return err1 == nil && err2 == nil && os.SameFile(x, y)
}

// maskSection returns a table of what was done to each column, or of what was found in
// a text.
func maskSection(r masker.Report) section {
	var s section
	say := func(format string, args ...any) { s.Below = append(s.Below, fmt.Sprintf(format, args...)) }
	for _, c := range r.Columns {
		became := "kept"
		switch {
		case c.Masked:
			became = "masked"
			if c.RuleName != "" {
				became += " as " + c.RuleName
			}
			if c.Operator != "" {
				became += " by " + c.Operator
			}
		case c.Searched:
			became = "searched as free text"
		}
		if c.Turned > 0 {
			became += fmt.Sprintf(" before row %d, from which on it holds something else and was masked whole", c.Turned)
		}
		if c.Contradictions > 0 {
			whole := "masked whole"
			switch {
			case !c.Masked:
				whole += " or searched as free text"
			case c.Operator != "":
				whole += " or became tokens"
			}
			became += fmt.Sprintf(" (not fitting and %s: %s)", whole, plural(c.Contradictions, "value"))
		}
		if c.Oversized > 0 {
			became += fmt.Sprintf(" (longer than -max-value and masked whole: %s)", plural(c.Oversized, "value"))
		}
		if c.Duplicates > 0 {
			became += fmt.Sprintf(" (no longer unique: %s)", plural(c.Duplicates, "value"))
		}
		if c.TooLong > 0 {
			became += fmt.Sprintf(" (too long and redacted: %s)", plural(c.TooLong, "value"))
		}
		if c.Nulls > 0 {
			became += fmt.Sprintf(" (spell nothing and stay: %s)", plural(c.Nulls, "value"))
		}
		s.Rows = append(s.Rows, []string{printable(c.Column), string(c.Label), fmt.Sprintf("%.2f", c.Confidence), became})
	}
	if len(s.Rows) > 0 {
		s.Header = []string{"COLUMN", "LABEL", "CONFIDENCE", "BECAME"}
	}
	if found := findingCounts(r.Findings); found != "" {
		where := "In free text"
		if tabular.IsText(r.Format) {
			where = "In the text"
		}
		say("%s: %s.", where, found)
	}
	s.Below = append(s.Below, policyNames("the file does not have", "nothing in the file has", r.AbsentColumns, r.UnusedLabels)...)
	if r.PassedOver > 0 {
		say(passedOver, plural(r.PassedOver, "row"))
	}
	if len(r.Columns) > 0 {
		say("Read as %s: %s; the columns were judged by %d of them.", r.Format, plural(r.Rows, "row"), r.SampledRows)
	}
	if slices.Contains([]string{"json", "ndjson", "yaml", "toml", "properties", "ini"}, r.Format) {
		names := make([]string, len(r.Columns))
		for i := range names {
			names[i] = r.Columns[i].Column
		}
		for _, keys := range alikeKeys(names) {
			say("Many keys of one object hold the same. If they are data and no names, mask them by -keys '%s'.", printable(keys))
		}
	}
	if r.Unexamined > 0 {
		say("Not searched, in kept columns: %s.", plural(r.Unexamined, "value"))
	}
	return s
}

// passedOver says that rows around the header are none of the table.
const passedOver = "Passed over, around the header: %s. They stay, but for what is surely personal in them."

// findingCounts lists how often each label was found, in alphabetical order.
func findingCounts(findings map[privet.Label]int64) string {
	var list []string
	for l, n := range findings {
		list = append(list, fmt.Sprintf("%s %d", l, n))
	}
	slices.Sort(list)
	return strings.Join(list, ", ")
}

// A givenList is the value of a flag that is a list with commas between its entries.
type givenList struct {
	list  []string
	given bool
}

// listFlag adds a flag that is a list.
func listFlag(flags *flag.FlagSet, name, usage string) *givenList {
	l := new(givenList)
	flags.Func(name, usage, func(s string) error {
		l.list, l.given = strings.Split(s, ","), true
		return nil
	})
	return l
}

// columnLabels is the value of the flag -column.
type columnLabels map[string]privet.Label

func (c columnLabels) String() string { return "" }

func (c columnLabels) Set(s string) error {
	i := strings.LastIndexByte(s, '=')
	if i <= 0 {
		return errUsage("-column is not name=LABEL")
	}
	l, err := privet.ParseLabel(s[i+1:])
	if err != nil {
		return err
	}
	if before, twice := c[s[:i]]; twice && before != l {
		return errUsage("-column gives two labels to a column")
	}
	c[s[:i]] = l
	return nil
}
