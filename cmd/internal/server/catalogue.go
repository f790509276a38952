package server

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"syscall"
	"time"

	"github.com/privet-go/privet/cmd/internal/assist"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
)

// The variables of the environment that say where the catalogue is.
const (
	EnvCatalog       = "PRIVET_CATALOG"
	envCatalogWriter = "PRIVET_CATALOG_WRITER"
	envDatasetDays   = "PRIVET_DATASET_DAYS"
	envReplicas      = "PRIVET_REPLICAS"
)

// maxDatasetDays is a hundred years.
const maxDatasetDays = 36_500

// A catalogueSetup is the file or the store that a server takes its records from, if it has
// one.
type catalogueSetup struct {
	file     string
	writer   bool
	store    registry.Store
	replicas int // how many servers there are, this one among them
	days     int // that datasets are kept for after their last use; negative: for ever
}

// catalogue reads the settings of the catalogue.
func (c *Config) catalogue(store registry.Store) *catalogueSetup {
	s := &catalogueSetup{file: c.Getenv(EnvCatalog), store: store, replicas: 1}
	if store != nil && s.file != "" {
		c.Refuse("the catalogue is in a store, and %s is set as well", EnvCatalog)
	}
	if n := c.Getenv(envReplicas); n != "" {
		var err error
		if s.replicas, err = strconv.Atoi(n); err != nil || s.replicas < 1 {
			c.Refuse("%s is no whole number of 1 or more", envReplicas)
		}
	}
	if days := c.Getenv(envDatasetDays); days != "" {
		n, err := strconv.Atoi(days)
		if err != nil || n < 0 || n > maxDatasetDays {
			c.Refuse("%s is no whole number from 0 to %d", envDatasetDays, maxDatasetDays)
		}
		if s.days = n; n == 0 {
			s.days = -1
		}
	}
	switch c.Getenv(envCatalogWriter) {
	case "", "false":
	case "true":
		s.writer = true
		if s.file == "" {
			c.Refuse("%s is set and %s is not", envCatalogWriter, EnvCatalog)
		}
	default:
		c.Refuse("%s is neither true nor false", envCatalogWriter)
	}
	return s
}

// open makes the registry. Without a file it is in memory and accepts writes, unless there are
// other servers, which would not hear of them. With a file only the writer accepts them, and
// with a store every server does.
func (s *catalogueSetup) open(c *Config, model *assist.Flags, keys func(variable string) ([]byte, error)) *registry.Registry {
	opts := &registry.Options{
		ReadOnly:    s.store == nil && !s.writer && (s.file != "" || s.replicas > 1),
		Store:       s.store,
		DatasetDays: s.days,
		Keys:        func(ref string) ([]byte, error) { return keys(masker.KeyVariable(ref)) },
	}
	var err error
	if opts.Model, opts.Mode, err = model.Model(c.Getenv); err != nil {
		c.Refuse("%w", err)
		return nil
	}
	if opts.Model == nil && opts.Mode != "" {
		p, err := profiler.New(nil)
		if err == nil {
			err = assist.CheckMode(p, opts.Mode)
		}
		if err != nil {
			c.Refuse("%w", err)
			return nil
		}
	}
	if s.file != "" {
		if _, err := os.Stat(s.file); opts.ReadOnly && errors.Is(err, fs.ErrNotExist) {
			c.Refuse("%s names a file that there is not, and this server does not write it", EnvCatalog)
			return nil
		}
		if info, err := os.Stat(filepath.Dir(s.file)); err != nil || !info.IsDir() {
			c.Refuse("%s names a file in a folder that there is not", EnvCatalog)
			return nil
		}
		opts.Store = registry.NewFileStore(s.file)
	}
	r, err := registry.New(opts)
	switch {
	case err != nil && s.store != nil:
		c.Refuse("the store of the catalogue cannot be used: %w", err)
	case err != nil:
		c.Refuse("%s cannot be used: %w", EnvCatalog, err)
	}
	return r
}

// storeEvery is the time between two looks at a store, which it takes at most until a server
// has what another one has written even where nobody tells it of the change.
const storeEvery = 400 * time.Millisecond

// follow reads the file or the store again when it changes, until the context ends. SIGHUP
// makes it check a file at once, and what is sent to changed a store.
func (s *catalogueSetup) follow(ctx context.Context, r *registry.Registry, changed <-chan struct{}, logger *slog.Logger) {
	every, wake := storeEvery, changed
	switch {
	case s.file != "":
		every, wake = followEvery, hangups(ctx)
	case s.store == nil:
		return
	}
	go r.Follow(ctx, every, wake, func(changed bool, err error) {
		switch {
		case err != nil:
			logger.Error("the catalogue cannot be used as it is now; the one from before is in force", "reason", reasons(err), "registryVersion",
				r.Snapshot().Version)
		case changed:
			logger.Info("the catalogue was read again", "registryVersion", r.Snapshot().Version)
		default:
			logger.Info("the catalogue can be used again", "registryVersion", r.Snapshot().Version)
		}
	})
}

// hangups returns a channel that is sent to after each SIGHUP, until the context ends.
func hangups(ctx context.Context) <-chan struct{} {
	signals, wake := make(chan os.Signal, 1), make(chan struct{})
	signal.Notify(signals, syscall.SIGHUP)
	go func() {
		defer signal.Stop(signals)
		for {
			select {
			case <-ctx.Done():
				return
			case <-signals:
			}
			select {
			case <-ctx.Done():
				return
			case wake <- struct{}{}:
			}
		}
	}()
	return wake
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
