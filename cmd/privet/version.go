package main

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
)

// runVersion is privet version.
func runVersion(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	rest, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case len(rest) > 0:
		return 0, errUsage("it takes no arguments")
	}
	fmt.Fprintf(t.out, "privet %s %s %s/%s\n", version(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return exitDone, nil
}

// version is the module's version, or the revision that it was built from.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	v := info.Main.Version
	if v == "" {
		v = "(devel)"
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && v == "(devel)" {
			v += " " + s.Value
		}
	}
	return v
}
