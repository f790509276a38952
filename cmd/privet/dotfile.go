package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/strictjson"
)

// dotfileName is the file with flags of the commands that is looked for in the working directory and the folders
// that it is in. The first that is found counts alone.
const dotfileName = ".privet.json"

const (
	maxDotfile      = 64 << 10 // bytes
	maxDotfileItems = 10_000
)

// dotfileCommands are those that take flags from a file: the ones that read data and judge it. Servers and makers of
// credentials do what their arguments say.
var dotfileCommands = []string{"profile", "scan", "mask", "unmask", "rekey", "validate", "audit", "verify", "eval", "risk", "report", "rules", "catalog"}

// neverInDotfile lists flags that no file may set. A folder can come from somebody else, and its file is not
// to say what is written over, which key is right, and who is sent the texts.
var neverInDotfile = []string{"o", "in-place", "policy-out", "report", "write-baseline", "key", "sign", "signature", "model", "model-mode", "model-labels"}

// A dotfileFlag is a flag as the file has it.
type dotfileFlag struct {
	name   string
	values []string
}

// withDotfile gives the arguments of a command with the flags of the file before them that the arguments do not
// give themselves. It says on standard error which these are.
func withDotfile(ctx context.Context, t *terminal, c command, args []string) ([]string, error) {
	if !slices.Contains(dotfileCommands, c.name) {
		return args, nil
	}
	flags := flagsOf(c)
	if _, err := parseAll(flags, args); err != nil {
		return args, nil // the command itself says what is wrong, or prints its help
	}
	path, err := findDotfile()
	if err != nil || path == "" {
		return args, err
	}
	all, err := readDotfile(ctx, path)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", dotfileName, err)
	}
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	var taken []string
	var names []string
	for _, f := range all[c.name] {
		if given[f.name] {
			continue
		}
		names = append(names, "-"+f.name)
		for _, v := range f.values {
			taken = append(taken, "-"+f.name+"="+fromFolder(flags.Lookup(f.name), filepath.Dir(path), v))
		}
	}
	if names != nil {
		fmt.Fprintf(t.err, "privet %s: %s from %s\n", c.name, strings.Join(names, ", "), printable(path))
	}
	return append(taken, args...), nil
}

// fromFolder gives the value of a flag. The name of a file is one in the folder that the file with the flags is in.
func fromFolder(f *flag.Flag, folder, value string) string {
	if kind, _ := flag.UnquoteUsage(f); kind != "file" || value == "" || value == "-" || filepath.IsAbs(value) {
		return value
	}
	return filepath.Join(folder, value)
}

// findDotfile gives the path of the file, or nothing if there is none.
func findDotfile() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", nil // of a folder that is gone nothing can be found
	}
	for {
		path := filepath.Join(dir, dotfileName)
		info, err := os.Stat(path)
		switch {
		case err == nil && !info.Mode().IsRegular():
			return "", fmt.Errorf("%s: it is no file", dotfileName)
		case err == nil && !isTrusted(info):
			return "", fmt.Errorf("%s: another user owns it or may write it", dotfileName)
		case err == nil:
			return path, nil
		case !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission):
			return "", fmt.Errorf("%s: %w", dotfileName, nameless(err))
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", nil
		}
		dir = parent
	}
}

// readDotfile reads the flags of all commands. All that is wrong is said at once.
func readDotfile(ctx context.Context, path string) (map[string][]dotfileFlag, error) {
	text, err := readSmall(ctx, nil, path, maxDotfile)
	if err != nil {
		return nil, nameless(err)
	}
	nodes, err := strictjson.Parse(string(text), 4, maxDotfileItems)
	if err != nil {
		return nil, err
	}
	if nodes[0].Kind != strictjson.Object {
		return nil, errors.New("it is no object of commands")
	}
	all := map[string][]dotfileFlag{}
	var errs []error
	for i := nodes[0].Child; i != 0; i = nodes[i].Next {
		n := nodes[i]
		at := slices.IndexFunc(commands(), func(c command) bool { return c.name == n.Key })
		switch {
		case at < 0 || !slices.Contains(dotfileCommands, n.Key):
			errs = append(errs, fmt.Errorf("%s is no command that takes flags from it", n.Key))
		case n.Kind != strictjson.Object:
			errs = append(errs, fmt.Errorf("%s must be an object of flags", n.Key))
		default:
			flags, more := dotfileFlags(nodes, n, commands()[at], filepath.Dir(path))
			all[n.Key], errs = flags, append(errs, more...)
		}
	}
	return all, errors.Join(errs...)
}

// dotfileFlags gives the flags of one command, tried out on flags of its own.
func dotfileFlags(nodes []strictjson.Node, of strictjson.Node, c command, folder string) (list []dotfileFlag, errs []error) {
	flags := flagsOf(c)
	for i := of.Child; i != 0; i = nodes[i].Next {
		n := nodes[i]
		name := c.name + "." + n.Key
		f := flags.Lookup(n.Key)
		switch {
		case f == nil:
			errs = append(errs, fmt.Errorf("%s is no flag", name))
			continue
		case slices.Contains(neverInDotfile, n.Key):
			errs = append(errs, fmt.Errorf("%s may be given on the command line only", name))
			continue
		}
		values, ok := dotfileValues(nodes, n)
		if !ok {
			errs = append(errs, fmt.Errorf("%s must be a string, a number, a boolean or a list of these", name))
			continue
		}
		for _, v := range values {
			if flags.Set(n.Key, fromFolder(f, folder, v)) != nil || v == "" && slices.Contains(neverEmpty, n.Key) {
				errs = append(errs, fmt.Errorf("the value of %s cannot be used", name))
				break
			}
		}
		list = append(list, dotfileFlag{n.Key, values})
	}
	return list, errs
}

// dotfileValues gives the values of a flag, of which there are several for one that may be given several times.
func dotfileValues(nodes []strictjson.Node, n strictjson.Node) ([]string, bool) {
	switch n.Kind {
	case strictjson.String, strictjson.Number, strictjson.Bool:
		return []string{n.Text}, true
	case strictjson.Array:
		var list []string
		for i := n.Child; i != 0; i = nodes[i].Next {
			values, ok := dotfileValues(nodes, nodes[i])
			if !ok || nodes[i].Kind == strictjson.Array {
				return nil, false
			}
			list = append(list, values...)
		}
		return list, true
	}
	return nil, false
}

// flagsOf gives the flags of a command, as it defines them before it reads its arguments.
func flagsOf(c command) *flag.FlagSet {
	flags := flag.NewFlagSet("privet "+c.name, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	nothing := &terminal{strings.NewReader(""), io.Discard, io.Discard, func(string) string { return "" }, func() []string { return nil }}
	_, _ = c.run(context.Background(), nothing, flags, []string{"-h"}) // TestFlagsOf holds that it does nothing else
	return flags
}
