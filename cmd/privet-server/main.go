// Command privet-server is privet serve with what needs a library: tokens of an identity
// provider (OpenID Connect), and a catalogue in PostgreSQL that any number of servers share.
//
// It takes the flags and variables of privet serve, and those that its README lists.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"github.com/privet-go/privet/cmd/internal/server"
)

// The exit statuses, which are those of privet.
const (
	exitDone   = 0
	exitFound  = 1
	exitFailed = 2
)

// A terminal is what a command writes to, and where its settings are. Tests have their own.
type terminal struct {
	out, err io.Writer
	getenv   func(string) string
	environ  func() []string
}

func main() {
	ctx := server.Signalled(len(os.Args) > 1 && os.Args[1] == "serve" && os.Getenv(server.EnvCatalog) != "")
	os.Exit(run(ctx, &terminal{os.Stdout, os.Stderr, os.Getenv, os.Environ}, os.Args[1:]))
}

const usage = `privet-server serves the HTTP API of Privet.

  privet-server serve     serve it
  privet-server health    ask a server on this machine whether it is up
  privet-server version   print the version

privet-server COMMAND -h shows the flags of a command.
`

// run runs the command that the arguments name and returns the exit status.
func run(ctx context.Context, t *terminal, args []string) int {
	if len(args) == 0 {
		fmt.Fprint(t.err, usage)
		return exitFailed
	}
	name := args[0]
	flags := flag.NewFlagSet("privet-server "+name, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	var do func() (int, error)
	switch name {
	case "help", "-h", "-help", "--help":
		fmt.Fprint(t.out, usage)
		return exitDone
	case "serve":
		f := server.NewFlags(flags)
		do = func() (int, error) {
			if err := f.Check(flags); err != nil {
				return 0, err
			}
			return server.Run(ctx, &server.Program{
				Out: t.out, Err: t.err, Getenv: t.getenv, Environ: t.environ, Version: version(), Settings: settings, Extend: extend,
			}, f), nil
		}
	case "health":
		addr := flags.String("addr", "", "`address` that the server listens at; PRIVET_ADDR, or :8080, when not given")
		ready := flags.Bool("ready", false, "ask whether it takes requests, and not only whether it is up")
		do = func() (int, error) {
			why, err := server.Health(ctx, t.getenv, *addr, *ready)
			if err != nil || why == "" {
				return exitDone, err
			}
			fmt.Fprintf(t.err, "privet-server health: %s\n", why)
			return exitFound, nil
		}
	case "version":
		do = func() (int, error) {
			_, err := fmt.Fprintf(t.out, "privet %s\n", version())
			return exitDone, err
		}
	default:
		fmt.Fprintln(t.err, "privet-server: there is no such command; privet-server help lists them")
		return exitFailed
	}
	err := flags.Parse(args[1:])
	status := exitFailed
	switch {
	case errors.Is(err, flag.ErrHelp):
		flags.SetOutput(t.out)
		flags.PrintDefaults()
		return exitDone
	case err != nil: // which repeats the argument
		err = errors.New("a flag is unknown, or its value is missing or cannot be used; -h shows the usage")
	case flags.NArg() > 0:
		err = errors.New("it takes no arguments; -h shows the usage")
	default:
		status, err = do()
	}
	if err != nil {
		fmt.Fprintf(t.err, "privet-server %s: %v\n", name, err)
		return exitFailed
	}
	return status
}

// version returns the version of the module, or the revision that it was built from.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			return "(devel) " + s.Value
		}
	}
	return "(devel)"
}
