// Command privet finds personal data in files, masks it, checks that the masking
// worked, says how risky the data is, and serves all of it over HTTP.
//
// Run privet without arguments for its commands, and privet COMMAND -h for the
// flags of one. A file named - is standard input or output. The exit status is 0
// when all is done, 1 when something was found that the command was asked to
// fail on, or when the server may not start, 2 for misuse and failures, and 3 when some
// files were done and others were not.
//
// Where a command takes several files, an argument may be a folder, which is read with all
// that is in it, or a pattern that the shell has not replaced.
//
// Flags may stand before, between and behind the arguments. Behind -- everything
// is an argument: privet validate -- PHONE_NUMBER -5 '-*'.
//
// The first SIGINT, SIGTERM or SIGHUP makes a command clean up and stop, and a second one
// ends it at once. A server with a catalogue in a file reads that again on SIGHUP instead.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/privet-go/privet/cmd/internal/server"
	"github.com/privet-go/privet/internal/tabular"
)

// The exit statuses.
const (
	exitDone   = 0
	exitFound  = 1
	exitFailed = 2
	exitPartly = 3 // some files were done and others were not
)

// A terminal is what a command reads from and writes to. Tests have their own.
type terminal struct {
	in       io.Reader
	out, err io.Writer
	getenv   func(string) string
	environ  func() []string // as [os.Environ] gives it
}

// A command is one word after privet. To add one, add it to commands.
type command struct {
	name    string
	args    string // for the usage line
	summary string
	run     func(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (status int, err error)
}

// commands returns the commands in the order of the help.
func commands() []command {
	return []command{
		{"serve", "", "serve the HTTP API", runServe},
		{"health", "", "ask a server on this machine whether it is up", runHealth},
		{"profile", "FILE…", "find what the columns of a table hold, or where data is in a text", runProfile},
		{"mask", "-o OUT FILE…", "mask tables and texts", runMask},
		{"unmask", "-policy P -o OUT FILE…", "restore what was masked with a key", runUnmask},
		{"rekey", "-policy P -to NEXT -o OUT FILE…", "mask by another key what was masked with one, without showing it", runRekey},
		{"validate", "RULE ORIGINAL MASKED", "check that a value, or with -original and -masked a table, was masked well", runValidate},
		{"audit", "-original FILE -masked FILE", "score the risk of a masked table, and recommend what to do about its leaks", runAudit},
		{"verify", "-key KEY REPORT", "check the signature of a report of privet validate", runVerify},
		{"scan", "PATH…", "find personal data and credentials in a tree of source and data, as a gate of pull requests", runScan},
		{"eval", "FILE…", "measure against labelled texts or tables how well data is found", runEval},
		{"risk", "TAG…", "score the risk of kinds of data under six standards", runRisk},
		{"report", "FILE…", "profile, score and assess files, and recommend what to do", runReport},
		{"rules", "[LABEL…]", "list the kinds of data and how they are masked", runRules},
		{"catalog", "export|import|check", "read, check and replace a catalogue of recognizers and standards", runCatalog},
		{"token", "", "make a JWT for a client", runToken},
		{"license", "", "make the licence that a server needs to start", runLicense},
		{"apikey", "-name NAME", "make an API key", runAPIKey},
		{"completion", "bash|zsh|fish", "print what completes commands and flags in a shell", runCompletion},
		{"man", "", "print the manual page", runMan},
		{"version", "", "print the version", runVersion},
	}
}

func main() {
	ctx := server.Signalled(len(os.Args) > 1 && os.Args[1] == "serve" && os.Getenv(server.EnvCatalog) != "")
	os.Exit(run(ctx, &terminal{os.Stdin, os.Stdout, os.Stderr, os.Getenv, os.Environ}, os.Args[1:]))
}

// run runs the command that the arguments name and returns the exit status. A failed
// write to the output is a failure, even if the command has not checked it.
func run(ctx context.Context, t *terminal, args []string) int {
	out, err := &output{file: t.out, name: "standard output"}, &output{file: t.err, name: "standard error"}
	status := runCommand(ctx, &terminal{t.in, out, err, t.getenv, t.environ}, args)
	if status == exitFailed {
		return status // and one line has said why
	}
	if e := out.failed(); e != nil {
		fmt.Fprintf(err, "privet: %v\n", e)
		return exitFailed
	}
	if err.failed() != nil {
		return exitFailed
	}
	return status
}

// runCommand is like run but ignores failed writes.
func runCommand(ctx context.Context, t *terminal, args []string) int {
	if len(args) == 0 {
		printUsage(t.err)
		return exitFailed
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		if len(args) == 1 {
			printUsage(t.out) // it was asked for
			return exitDone
		}
		args = []string{args[1], "-h"}
	case "-version", "--version":
		args = append([]string{"version"}, args[1:]...)
	}
	for _, c := range commands() {
		if c.name != args[0] {
			continue
		}
		flags := flag.NewFlagSet("privet "+c.name, flag.ContinueOnError)
		flags.SetOutput(io.Discard)
		args, err := withDotfile(ctx, t, c, args[1:])
		status := exitFailed
		if err == nil {
			status, err = c.run(ctx, t, flags, args)
		}
		switch {
		case err == nil:
			return status
		case errors.Is(err, flag.ErrHelp):
			printHelp(t.out, c, flags)
			return exitDone
		default:
			fmt.Fprintf(t.err, "privet %s: %s%s\n", c.name, printableLines(err.Error()), wayOut(flags, err))
			return exitFailed
		}
	}
	fmt.Fprintln(t.err, "privet: there is no such command; privet help lists them")
	return exitFailed
}

// wayOut says which flags read a file that was taken for another one than it is, or for one of more columns.
func wayOut(flags *flag.FlagSet, err error) string {
	if flags.Lookup("keys") != nil && errors.Is(err, tabular.ErrTooManyColumns) {
		return "; where the keys of an object are data, as in {\"accounts\":{\"4711\":{…}}}, -keys 'accounts{}' says so, and they are values"
	}
	if flags.Lookup("input-format") == nil || !errors.Is(err, tabular.ErrQuote) && !errors.Is(err, tabular.ErrLayout) {
		return ""
	}
	return "; -text reads it as a text, and -input-format as another format"
}

func printUsage(w io.Writer) {
	fmt.Fprint(w, "privet finds personal data, masks it and proves it.\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "  privet %-33s %s\n", c.name+" "+c.args, c.summary)
	}
	fmt.Fprint(w, "\nprivet COMMAND -h shows the flags of a command. A file named - is standard input or output.\nBehind -- everything is an argument, even "+
		"what begins with a hyphen. Where several files are taken, a folder stands for all that is in it.\n\nThe exit status is 0 when all is done, "+
		"1 when something was found that the command was asked to fail on,\n2 for misuse and failures, and 3 when some files were done and others were not.\n")
}

func printHelp(w io.Writer, c command, flags *flag.FlagSet) {
	fmt.Fprintf(w, "%s\n\n%s.\n\n", strings.TrimSpace("privet "+c.name+" "+c.args), capital(c.summary))
	flags.SetOutput(w)
	flags.PrintDefaults()
}

func capital(s string) string {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return s
	}
	return string(s[0]-'a'+'A') + s[1:]
}

// An errUsage is the error of arguments that a command cannot use. Its message does not
// repeat them, since they may be data.
type errUsage string

func (e errUsage) Error() string { return string(e) + "; -h shows the usage" }

// parse parses flags that may stand before, between and behind the arguments, and
// returns the arguments. Behind -- everything is an argument. Package flag stops at the
// first argument, which would turn a flag behind a file name into a file, and does not
// report whether -- stopped it; so parse passes it one flag at a time.
func parse(flags *flag.FlagSet, args []string) ([]string, error) {
	rest, err := parseAll(flags, args)
	flags.Visit(func(f *flag.Flag) {
		if err == nil && f.Value.String() == "" && slices.Contains(neverEmpty, f.Name) {
			err = errUsage("the value of -" + f.Name + " is missing or cannot be used")
		}
	})
	return rest, err
}

// parseNone is like parse for a command that takes no arguments.
func parseNone(flags *flag.FlagSet, args []string) error {
	rest, err := parse(flags, args)
	if err == nil && len(rest) > 0 {
		err = errUsage("it takes no arguments")
	}
	return err
}

// neverEmpty lists flags that must not have an empty value, such as that of an unset
// variable of a shell: something would silently go unchecked, unsigned or unlimited, or
// be masked differently.
var neverEmpty = []string{"fail-on", "sign", "policy", "platform", "region"}

func parseAll(flags *flag.FlagSet, args []string) ([]string, error) {
	var rest []string
	for len(args) > 0 {
		first := args[0]
		if first == "--" {
			return append(rest, args[1:]...), nil
		}
		if len(first) < 2 || first[0] != '-' {
			rest, args = append(rest, first), args[1:]
			continue
		}
		n := 1
		if takesNext(flags, first) {
			n = min(2, len(args))
		}
		if err := flags.Parse(args[:n]); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return nil, err
			}
			// The message of package flag repeats the argument.
			if f := flags.Lookup(flagName(first)); f != nil {
				return nil, errUsage("the value of -" + f.Name + " is missing or cannot be used")
			}
			return nil, errUsage("there is no such flag")
		}
		args = args[n:]
	}
	return rest, nil
}

// flagName returns the name of the flag in an argument.
func flagName(arg string) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-"), "=")
	return name
}

// takesNext reports whether package flag takes the next argument as the value of a
// flag.
func takesNext(flags *flag.FlagSet, arg string) bool {
	f := flags.Lookup(flagName(arg))
	if f == nil || strings.Contains(arg, "=") {
		return false
	}
	b, ok := f.Value.(interface{ IsBoolFlag() bool })
	return !ok || !b.IsBoolFlag()
}
