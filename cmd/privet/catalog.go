package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"syscall"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
)

// The variables of the environment that say where the catalogue is.
const (
	envCatalog       = "PRIVET_CATALOG"
	envCatalogWriter = "PRIVET_CATALOG_WRITER"
	envDatasetDays   = "PRIVET_DATASET_DAYS"
)

// maxDatasetDays is a hundred years.
const maxDatasetDays = 36_500

// A catalogueSetup is the file that a server takes its records from, if it has one.
type catalogueSetup struct {
	file   string
	writer bool
	days   int // that datasets are kept for after their last use; negative: for ever
}

// catalogue reads the settings of the catalogue.
func (c *config) catalogue() *catalogueSetup {
	s := &catalogueSetup{file: c.getenv(envCatalog)}
	if days := c.getenv(envDatasetDays); days != "" {
		n, err := strconv.Atoi(days)
		if err != nil || n < 0 || n > maxDatasetDays {
			c.refuse("%s is no whole number from 0 to %d", envDatasetDays, maxDatasetDays)
		}
		if s.days = n; n == 0 {
			s.days = -1
		}
	}
	switch c.getenv(envCatalogWriter) {
	case "", "false":
	case "true":
		s.writer = true
		if s.file == "" {
			c.refuse("%s is set and %s is not", envCatalogWriter, envCatalog)
		}
	default:
		c.refuse("%s is neither true nor false", envCatalogWriter)
	}
	return s
}

// open makes the registry. Without a file it is in memory and accepts writes; with one,
// only the writer does.
func (s *catalogueSetup) open(c *config, model *modelFlags, keys func(variable string) ([]byte, error)) *registry.Registry {
	opts := &registry.Options{
		ReadOnly:    s.file != "" && !s.writer,
		DatasetDays: s.days,
		Keys:        func(ref string) ([]byte, error) { return keys(masker.KeyVariable(ref)) },
	}
	var err error
	if opts.Model, opts.Mode, err = model.model(c.getenv); err != nil {
		c.refuse("%w", err)
		return nil
	}
	if opts.Model == nil && opts.Mode != "" {
		p, err := profiler.New(nil)
		if err == nil {
			err = checkMode(p, opts.Mode)
		}
		if err != nil {
			c.refuse("%w", err)
			return nil
		}
	}
	if s.file != "" {
		if _, err := os.Stat(s.file); opts.ReadOnly && errors.Is(err, fs.ErrNotExist) {
			c.refuse("%s names a file that there is not, and this server does not write it", envCatalog)
			return nil
		}
		if info, err := os.Stat(filepath.Dir(s.file)); err != nil || !info.IsDir() {
			c.refuse("%s names a file in a folder that there is not", envCatalog)
			return nil
		}
		opts.Store = registry.NewFileStore(s.file)
	}
	r, err := registry.New(opts)
	if err != nil {
		c.refuse("%s cannot be used: %w", envCatalog, err)
	}
	return r
}

// rereadsOnHangup reports whether SIGHUP makes a command read its catalogue again.
func rereadsOnHangup(args []string, getenv func(string) string) bool {
	return len(args) > 0 && args[0] == "serve" && getenv(envCatalog) != ""
}

// follow reads the file again when it changes, until the context ends. SIGHUP makes it
// check at once.
func (s *catalogueSetup) follow(ctx context.Context, r *registry.Registry, logger *slog.Logger) {
	if s.file == "" {
		return
	}
	hangups := make(chan os.Signal, 1)
	signal.Notify(hangups, syscall.SIGHUP)
	wake := make(chan struct{})
	go func() {
		defer signal.Stop(hangups)
		for {
			select {
			case <-ctx.Done():
				return
			case <-hangups:
			}
			select {
			case <-ctx.Done():
				return
			case wake <- struct{}{}:
			}
		}
	}()
	go r.Follow(ctx, followEvery, wake, func(changed bool, err error) {
		switch {
		case err != nil:
			logger.Error("the catalogue has changed and cannot be used; the one from before is in force", "reason", reasons(err), "registryVersion",
				r.Snapshot().Version)
		case changed:
			logger.Info("the catalogue was read again", "registryVersion", r.Snapshot().Version)
		default:
			logger.Info("the catalogue can be used again", "registryVersion", r.Snapshot().Version)
		}
	})
}

// loggedReasons bounds the reasons in one line of the log.
const loggedReasons = 20

// reasons returns the reasons of an error, with places and without contents.
func reasons(err error) []string {
	var list []string
	for _, e := range registry.Reasons(err) {
		if len(list) == loggedReasons {
			return append(list, "and more")
		}
		list = append(list, e.Error())
	}
	if list == nil {
		list = append(list, "the catalogue could not be read")
	}
	return list
}

// runCatalog runs privet catalog.
func runCatalog(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	file := flags.String("catalog", "", "the `file` that the catalogue is in; "+envCatalog+" when not given; what is built in when there is neither")
	changes := flags.Bool("changes", false, "export: leave out unchanged built-in records")
	rest, err := parse(flags, args)
	if err != nil {
		return 0, err
	}
	if *file == "" {
		*file = t.getenv(envCatalog)
	}
	if len(rest) == 0 {
		return 0, errUsage("it takes export, import FILE or check FILE")
	}
	switch action := rest[0]; {
	case action == "export" && len(rest) == 1:
		return exportCatalog(t, *file, *changes)
	case action == "check" && len(rest) == 2:
		return importCatalog(ctx, t, *file, rest[1], true)
	case action == "import" && len(rest) == 2:
		if *file == "" {
			return 0, errUsage("import needs -catalog, or " + envCatalog)
		}
		return importCatalog(ctx, t, *file, rest[1], false)
	}
	return 0, errUsage("it takes export, import FILE or check FILE")
}

// exportCatalog prints the catalogue as one document.
func exportCatalog(t *terminal, file string, changes bool) (int, error) {
	opts := &registry.Options{DatasetDays: -1} // what ends is for the server to say
	if file != "" {
		if _, err := os.Stat(file); err != nil {
			return 0, fmt.Errorf("the catalogue: %w", nameless(err))
		}
		opts.Store = registry.NewFileStore(file)
	}
	r, err := registry.New(opts)
	if err != nil {
		return 0, err
	}
	doc, err := json.MarshalIndent(r.Export(changes), "", " ")
	if err != nil {
		return 0, err
	}
	_, err = plainJSON{t.out}.Write(append(doc, '\n'))
	return exitDone, err
}

// importCatalog replaces the catalogue by a document, or only prints what would change.
func importCatalog(ctx context.Context, t *terminal, file, from string, check bool) (int, error) {
	data, err := readSmall(ctx, t, from, registry.MaxCatalogueBytes)
	if err != nil {
		return 0, fmt.Errorf("the document: %w", err)
	}
	doc, err := registry.ParseCatalogue(data)
	if err != nil {
		return 0, err
	}
	opts := &registry.Options{DatasetDays: -1} // what ends is for the server to say
	if file != "" {
		opts.Store = registry.NewFileStore(file)
	}
	r, err := registry.New(opts)
	if err != nil {
		return 0, err
	}
	effect, err := r.Import(doc, &registry.WriteOptions{DryRun: check})
	if err != nil {
		return 0, err
	}
	return exitDone, printEffect(t.out, effect, check)
}

// printEffect prints what a catalogue changes, or would change.
func printEffect(w io.Writer, e *registry.Effect, check bool) error {
	said := "It has added %d, changed %d and deleted %d records.\n"
	if check {
		said = "The catalogue is in order. It would add %d, change %d and delete %d records.\n"
	}
	_, err := fmt.Fprintf(w, said, len(e.Created), len(e.Updated), len(e.Deleted))
	for _, l := range e.LabelsAdded {
		fmt.Fprintf(w, "found from then on: %s\n", l)
	}
	for _, l := range e.LabelsRemoved {
		fmt.Fprintf(w, "no longer found: %s\n", l)
	}
	return err
}
