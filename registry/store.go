package registry

import (
	"context"
	"errors"
	"time"
)

// A Store keeps a catalogue for a registry. With one that several processes share,
// each of them can write: a write that finds another revision than it was made on
// is made again. Its methods are called by one goroutine at a time.
type Store interface {
	// Load gives the catalogue and its revision, a word that tells one content
	// from every other. It gives nil and the revision where that is since, and nil
	// and the empty revision where nothing is stored yet.
	Load(ctx context.Context, since string) (*Catalogue, string, error)

	// Save stores the catalogue in the place of the one with the revision over,
	// whole or not at all, and gives its revision. Where the store has another
	// revision it returns [ErrRevision].
	Save(ctx context.Context, c *Catalogue, over string) (string, error)
}

// ErrRevision is returned by a [Store] that has another revision than the one that
// is to be replaced.
var ErrRevision = errors.New("registry: the store has another revision")

// ErrUnsure is returned by a [Store] that was cut off from what it keeps the catalogue in, and
// cannot tell whether a write has come about. If it has, the next Load gives it.
var ErrUnsure = errors.New("registry: it is not known whether the store has changed")

// storeTime is how long one call of a store may take.
const storeTime = 30 * time.Second

// unavailable is the error of a write or a refresh for which the store has failed.
// What the store says is not repeated, for it may be worded by others; errors.Is
// finds it.
type unavailable struct {
	reason string
	err    error
}

func (e *unavailable) Error() string { return e.reason }

func (e *unavailable) Unwrap() []error {
	return []error{&Error{Code: Unavailable, Reason: e.reason}, e.err}
}

// save stores what a draft has become in the place of the last state.
func (r *Registry) save(d *draft, s *state) error {
	ctx, cancel := context.WithTimeout(context.Background(), storeTime)
	defer cancel()
	whole := func() *Catalogue { return s.export(true) }
	var revision string
	var err error
	if a, ok := r.store.(Appender); ok && r.revision != "" && d.isOfDatasets() {
		revision, err = a.Append(ctx, d.changeOfDatasets(s), whole, r.revision)
	} else {
		revision, err = r.store.Save(ctx, whole(), r.revision)
	}
	switch {
	case errors.Is(err, ErrRevision):
		return ErrRevision
	case errors.Is(err, ErrUnsure):
		return &unavailable{"the catalogue may have been stored, or not; the store has not said so", err}
	case err != nil:
		return &unavailable{"the catalogue could not be stored, and nothing has changed", err}
	}
	r.revision = revision
	return nil
}

// isOfDatasets reports whether nothing but datasets differs from the base, each of which is
// in touched.
func (d *draft) isOfDatasets() bool {
	return !d.replaced && d.standards == d.base.standards && d.recognizers == d.base.recognizers && d.mappings == d.base.mappings && d.floor == d.base.floor
}

// changeOfDatasets is the part of a state that a draft has touched.
func (d *draft) changeOfDatasets(s *state) *Catalogue {
	c := &Catalogue{Schema: Schema, Version: s.version}
	for _, id := range sortedIDs(d.touched) {
		if r := s.datasets.byID.get(id); r != nil {
			c.Datasets = append(c.Datasets, *r)
		} else if last, ok := s.gone[id]; ok {
			c.Deleted = append(c.Deleted, Gone{id, last})
		}
	}
	return c
}

// Refresh takes over what the store has, if that is not what was last read or
// written, and reports whether it did. A catalogue that cannot be used changes
// nothing: the error gives all reasons, and [Registry.Health] tells it until a
// refresh succeeds.
func (r *Registry) Refresh(ctx context.Context) (changed bool, err error) {
	if r.store == nil {
		return false, nil
	}
	r.working.Lock()
	defer r.working.Unlock()
	changed, err = r.refresh(ctx)
	err = prefixed(err)
	if err != nil {
		r.health.Store(&err)
	} else {
		r.health.Store(nil)
	}
	return changed, err
}

// refresh is Refresh for a caller that holds working.
func (r *Registry) refresh(ctx context.Context) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, storeTime)
	defer cancel()
	c, revision, err := r.store.Load(ctx, r.revision)
	switch {
	case len(Reasons(err)) > 0:
		return false, bare(err) // what is wrong with the document, in our own words
	case err != nil:
		return false, &unavailable{"the catalogue could not be read", err}
	case c == nil:
		return false, nil
	}
	d := r.draft()
	d.effect = newEffect()
	if err := d.replaceAll(c, true); err != nil {
		return false, err
	}
	if d.effect.isEmpty() && d.version == d.base.version {
		r.revision = revision
		return false, nil
	}
	next, err := r.try(d)
	if err != nil {
		return false, err
	}
	r.revision, r.ended = revision, ""
	r.show(next)
	return true, nil
}

// Health gives the error of the last refresh, or nil. With an error the registry
// goes on with what it had.
func (r *Registry) Health() error {
	if err := r.health.Load(); err != nil {
		return *err
	}
	return nil
}

// Follow refreshes at each interval until ctx ends, and each time that wake is sent
// to, which may be nil. The func report is told of each refresh that has taken
// something over or failed; a failure that lasts is told once.
func (r *Registry) Follow(ctx context.Context, interval time.Duration, wake <-chan struct{}, report func(changed bool, err error)) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	failing := ""
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		case <-wake:
		}
		changed, err := r.Refresh(ctx)
		if ctx.Err() != nil {
			return
		}
		switch {
		case err != nil && err.Error() != failing:
			failing = err.Error()
			report(false, err)
		case err == nil && (changed || failing != ""):
			failing = ""
			report(changed, nil)
		}
	}
}
