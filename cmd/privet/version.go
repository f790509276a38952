package main

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
)

// runVersion runs privet version.
func runVersion(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	format := formatFlag(flags)
	if err := parseNone(flags, args); err != nil {
		return 0, err
	}
	if err := checkFormat(*format); err != nil {
		return 0, err
	}
	b := readBuild()
	if *format == "json" {
		return exitDone, printJSON(t.out, b)
	}
	fmt.Fprintf(t.out, "privet %s %s %s/%s\n", b.Version, b.Go, b.OS, b.Arch)
	for _, m := range b.Modules {
		fmt.Fprintf(t.out, "  %s %s\n", m.Path, m.Version)
	}
	return exitDone, nil
}

// A build says which build this is, as recorded by the linker.
type build struct {
	Version  string        `json:"version"`            // of the module, or that it is none, and the revision
	Revision string        `json:"revision,omitempty"` // of the repository
	Time     string        `json:"time,omitempty"`     // of the revision
	Modified bool          `json:"modified,omitempty"` // the files differed from the revision
	Go       string        `json:"go"`
	OS       string        `json:"os"`
	Arch     string        `json:"arch"`
	Modules  []buildModule `json:"modules"` // that are in the binary beside this one
}

// A buildModule is a module in the binary.
type buildModule struct {
	Path    string `json:"path"`
	Version string `json:"version"`
}

// readBuild reads what the linker has recorded.
func readBuild() build {
	b := build{Version: "unknown", Go: runtime.Version(), OS: runtime.GOOS, Arch: runtime.GOARCH, Modules: []buildModule{}}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return b
	}
	if b.Version = info.Main.Version; b.Version == "" {
		b.Version = "(devel)"
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			b.Revision = s.Value
		case "vcs.time":
			b.Time = s.Value
		case "vcs.modified":
			b.Modified = s.Value == "true"
		}
	}
	if b.Version == "(devel)" && b.Revision != "" {
		b.Version += " " + b.Revision
	}
	for _, m := range info.Deps {
		b.Modules = append(b.Modules, buildModule{m.Path, m.Version})
	}
	return b
}

// version returns the module's version, or the revision that it was built from.
func version() string { return readBuild().Version }
