// Command privet-data profiles and masks what privet does not read for want of a library: databases, Parquet, Avro,
// workbooks of Excel, texts in other encodings, objects in clouds and topics of Kafka.
//
// It judges columns and masks values as privet does with a CSV file of the same rows. Run it
// without arguments for its commands. The exit status is 0 when all is done, 1 for findings at or
// above -fail-on, and 2 for misuse and failures; after 1 and 2 nothing is left behind.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"text/tabwriter"
)

// The exit statuses, which are those of privet.
const (
	exitDone   = 0
	exitFound  = 1 // findings at or above -fail-on
	exitFailed = 2
)

// A terminal is what a command writes to. Tests have their own.
type terminal struct {
	ctx      context.Context // ends when the command is told to stop
	out, err io.Writer
	getenv   func(string) string
}

// A command is one word after privet-data.
type command struct {
	name, args, summary string
	run                 func(t *terminal, flags *flag.FlagSet, args []string) error
}

func commands() []command {
	return []command{
		{"profile", "FILE…", "say what the columns of files and of objects hold", runProfile},
		{"mask", "-o OUT FILE", "mask a file, or all objects s3://BUCKET/PREFIX", runMask},
		{"stream", "kafka://HOST/TOPIC kafka://HOST/MASKED", "mask the records of a topic as they come", runStream},
		{"scan", "DATABASE", "say what the tables and views of a database hold", runScan},
		{"copy", "DATABASE COPY", "make a masked copy of a database, in which keys and joins hold", runCopy},
		{"example", "sqlite:FILE", "make a small database of people who do not exist, to try the others on", runExample},
	}
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the command at once
	status := run(&terminal{ctx, os.Stdout, os.Stderr, os.Getenv}, os.Args[1:])
	stop()
	os.Exit(status)
}

// run runs the command that the arguments name and returns the exit status.
func run(t *terminal, args []string) int {
	if len(args) == 0 {
		printUsage(t.err)
		return exitFailed
	}
	if args[0] == "help" || args[0] == "-h" || args[0] == "-help" || args[0] == "--help" {
		printUsage(t.out)
		return exitDone
	}
	for _, c := range commands() {
		if c.name != args[0] {
			continue
		}
		flags := flag.NewFlagSet("privet-data "+c.name, flag.ContinueOnError)
		flags.SetOutput(io.Discard)
		err := c.run(t, flags, args[1:])
		switch {
		case err == nil:
			return exitDone
		case errors.Is(err, flag.ErrHelp):
			fmt.Fprintf(t.out, "privet-data %s %s\n\n%s.\n\n", c.name, c.args, strings.ToUpper(c.summary[:1])+c.summary[1:])
			flags.SetOutput(t.out)
			flags.PrintDefaults()
			return exitDone
		}
		fmt.Fprintf(t.err, "privet-data %s: %s\n", c.name, err)
		if errors.Is(err, errFound) {
			return exitFound
		}
		return exitFailed
	}
	fmt.Fprintln(t.err, "privet-data: there is no such command; privet-data help lists them")
	return exitFailed
}

func printUsage(w io.Writer) {
	fmt.Fprint(w, "privet-data profiles and masks databases, files, objects and topics.\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "  privet-data %-60s %s\n", c.name+" "+c.args, c.summary)
	}
	fmt.Fprint(w, "\nA database is sqlite:FILE, postgres://USER:PASSWORD@HOST/NAME or mysql://USER:PASSWORD@HOST/NAME.\nprivet-data COMMAND -h shows the "+
		"flags of a command. Behind -- everything is an argument.\n")
}

// An errUsage is the error of arguments that a command cannot use. It does not repeat them.
type errUsage string

func (e errUsage) Error() string { return string(e) + "; -h shows the usage" }

// parse parses flags, which may stand before, between and behind the arguments, and gives the arguments.
func parse(flags *flag.FlagSet, args []string) (rest []string, err error) {
	for {
		if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
			return nil, err
		} else if err != nil {
			return nil, errUsage("a flag is unknown, or its value is missing or cannot be used") // package flag repeats it
		}
		left := flags.Args()
		if len(left) == 0 {
			return rest, nil
		}
		if parsed := len(args) - len(left); parsed > 0 && args[parsed-1] == "--" {
			return append(rest, left...), nil
		}
		rest, args = append(rest, left[0]), left[1:]
	}
}

// formatFlag adds the flag -format.
func formatFlag(flags *flag.FlagSet) *string {
	return flags.String("format", "table", "`table` or json")
}

func checkFormat(format string) error {
	if format != "table" && format != "json" {
		return errUsage("-format is neither table nor json")
	}
	return nil
}

func printJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// printTable prints rows of cells below a title.
func printTable(w io.Writer, title string, rows [][]string) error {
	fmt.Fprintf(w, "%s\n", printable(title))
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		for i, cell := range row {
			if i > 0 {
				fmt.Fprint(tw, "\t")
			}
			fmt.Fprint(tw, printable(cell))
		}
		fmt.Fprintln(tw)
	}
	return tw.Flush()
}

// printable takes control characters out of a name, which a terminal would obey.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || 0x7f <= r && r < 0xa0 {
			return '\uFFFD'
		}
		return r
	}, s)
}
