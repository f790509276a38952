package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/privet-go/privet/cmd/internal/server"
	"github.com/privet-go/privet/registry"
)

// runCatalog runs privet catalog.
func runCatalog(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	file := flags.String("catalog", "", "the `file` that the catalogue is in; "+server.EnvCatalog+" when not given; what is built in when there is neither")
	changes := flags.Bool("changes", false, "export: leave out unchanged built-in records")
	rest, err := parse(flags, args)
	if err != nil {
		return 0, err
	}
	if *file == "" {
		*file = t.getenv(server.EnvCatalog)
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
			return 0, errUsage("import needs -catalog, or " + server.EnvCatalog)
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
