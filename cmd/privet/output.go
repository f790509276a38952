package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"strings"
	"sync"
	"text/tabwriter"

	"github.com/privet-go/privet/internal/markup"
	"github.com/privet-go/privet/risk"
)

// An output is a file that keeps the first error of a write, so that commands need not
// check each line. It is safe for concurrent use by multiple goroutines, as far as the
// file is.
type output struct {
	file io.Writer
	name string // of the output in errors: words of ours, and no file name

	mu  sync.Mutex
	err error
}

// Write continues after an error, since the next write may succeed: a log with a gap is
// better than one without an end.
func (o *output) Write(p []byte) (int, error) {
	n, err := o.file.Write(p)
	if err == nil {
		return n, nil
	}
	err = fmt.Errorf("%s: %w", o.name, nameless(err))
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err == nil {
		o.err = err
	}
	return n, err
}

// failed returns the first error of a write, or nil.
func (o *output) failed() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.err
}

// formatFlag adds the flag -format.
func formatFlag(flags *flag.FlagSet) *string {
	return flags.String("format", "table", "`format` of the output: table or json")
}

func checkFormat(format string) error {
	if format != "table" && format != "json" {
		return errUsage("-format is neither table nor json")
	}
	return nil
}

// pageFormatFlag adds the flag -format of a command that can print a page.
func pageFormatFlag(flags *flag.FlagSet) *string {
	return flags.String("format", "table", "`format` of the output: table, json or html")
}

func checkPageFormat(format string) error {
	if format != "html" && checkFormat(format) != nil {
		return errUsage("-format is none of table, json and html")
	}
	return nil
}

// printJSON prints one JSON document.
func printJSON(w io.Writer, v any) error {
	e := json.NewEncoder(plainJSON{w})
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// printTable prints rows with aligned columns, without blanks at the ends of lines.
func printTable(w io.Writer, header string, rows [][]string) error {
	var b strings.Builder
	tw := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, header)
	for _, r := range rows {
		for i, cell := range r {
			if i > 0 {
				fmt.Fprint(tw, "\t")
			}
			fmt.Fprint(tw, printable(cell))
		}
		fmt.Fprintln(tw)
	}
	tw.Flush()
	for line := range strings.Lines(b.String()) {
		if _, err := fmt.Fprintln(w, strings.TrimRight(line, " \n")); err != nil {
			return err
		}
	}
	return nil
}

// printable returns s without characters that move the cursor of a terminal or what stands
// beside them.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if markup.Moves(r) {
			return '�'
		}
		return r
	}, s)
}

// printableLines is printable for a text of several lines.
func printableLines(s string) string {
	lines := strings.Split(s, "\n")
	for i := range lines {
		lines[i] = printable(lines[i])
	}
	return strings.Join(lines, "\n")
}

// A plainJSON escapes in JSON what [printable] replaces, so that a terminal can show it
// and a program reads what was meant.
type plainJSON struct{ w io.Writer }

// Write writes a whole document.
func (p plainJSON) Write(doc []byte) (int, error) {
	if _, err := p.w.Write(markup.EscapeJSON(doc)); err != nil {
		return 0, err
	}
	return len(doc), nil
}

// failOnFlag adds the flag -fail-on.
func failOnFlag(flags *flag.FlagSet) *string {
	return flags.String("fail-on", "", "exit with 1 when something is found and the risk is at this `level` or above: low, medium, high or critical")
}

// levels are the risk levels in ascending order.
var levels = []risk.Level{risk.Low, risk.Medium, risk.High, risk.Critical}

// failsOn reports whether a score reaches the level that -fail-on names. A score of 0
// means that nothing was found and reaches none.
func failsOn(failOn string, score int) (bool, error) {
	if failOn == "" {
		return false, nil
	}
	at, limit := -1, -1
	for i, l := range levels {
		if strings.EqualFold(string(l), failOn) {
			limit = i
		}
		if l == risk.LevelOf(score) {
			at = i
		}
	}
	if limit < 0 {
		return false, errUsage("-fail-on is none of low, medium, high and critical")
	}
	return score > 0 && at >= limit, nil
}
