package registry

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"github.com/privet-go/privet/profiler"
)

// Options are the options of [New]. The zero value, like nil, is a registry in
// memory with the built-in records.
type Options struct {
	// Store keeps the catalogue. Nil: it is in memory alone.
	Store Store

	// ReadOnly refuses all writes, for a replica that follows what another one
	// writes. [Registry.Refresh] still takes over what the store has.
	ReadOnly bool

	// MaxRecords is how many records there can be of each kind. Zero:
	// [MaxRecords].
	MaxRecords int

	// DatasetDays is for how many days after its last use a dataset is kept. Zero:
	// [DatasetDays]. Negative: for ever.
	DatasetDays int

	// Keys gives the keys of operators, as [masker.Options] has it. Nil: there are
	// none, and a maskRule that needs one is refused.
	Keys func(ref string) ([]byte, error)

	// Model and Mode are for [Snapshot.Assisted]; see [profiler.Profiler.With].
	// Nil: there is no model, whatever the mode.
	Model profiler.Model
	Mode  profiler.Mode

	// Now tells the time of createdAt and updatedAt. Nil: time.Now.
	Now func() time.Time
}

// A Registry holds the records, and the snapshot that the engines run on. It is
// safe for concurrent use by multiple goroutines: whoever reads never waits, and
// writes that come at the same time are made together.
type Registry struct {
	current  atomic.Pointer[Snapshot]
	next     atomic.Pointer[chan struct{}] // closed when current is replaced
	readOnly bool
	most     int
	keys     func(ref string) ([]byte, error)
	model    profiler.Model
	mode     profiler.Mode
	now      func() time.Time
	store    Store

	mu      sync.Mutex // guards queue and leading
	queue   []*write
	leading bool

	// working is held by whoever makes a new snapshot; revision belongs to it.
	working  sync.Mutex
	revision string

	datasetDays int
	ended       string // the day on which datasets were last looked through for their ends; belongs to working

	health atomic.Pointer[error] // of the last refresh
}

// New makes a registry of what the store has, or of the built-in records where it
// has nothing. A catalogue that cannot be used is an error, with all reasons.
func New(opts *Options) (*Registry, error) {
	if opts == nil {
		opts = &Options{}
	}
	r := &Registry{
		readOnly: opts.ReadOnly, most: opts.MaxRecords, keys: opts.Keys,
		model: opts.Model, mode: opts.Mode, now: opts.Now, store: opts.Store,
	}
	if r.datasetDays = opts.DatasetDays; r.datasetDays == 0 {
		r.datasetDays = DatasetDays
	}
	if r.most == 0 {
		r.most = MaxRecords
	}
	if r.most < 0 {
		return nil, errors.New("registry: Options.MaxRecords is negative")
	}
	if r.now == nil {
		r.now = time.Now
	}
	first, err := r.compile(builtIn().state, nil)
	if err != nil {
		return nil, prefixed(err)
	}
	r.show(first)
	if _, err := r.Refresh(context.Background()); err != nil {
		return nil, err
	}
	return r, nil
}

// Snapshot gives the engines as the records are now. It does not wait.
func (r *Registry) Snapshot() *Snapshot { return r.current.Load() }

// Await waits until the snapshot has a version at least, and reports whether it has before
// ctx ends. A client that has seen a version at one of several servers asks the others for it.
func (r *Registry) Await(ctx context.Context, version int) bool {
	for {
		next := *r.next.Load()
		if r.Snapshot().Version >= version {
			return true
		}
		select {
		case <-next:
		case <-ctx.Done():
			return false
		}
	}
}

// show makes a snapshot what everybody sees.
func (r *Registry) show(s *Snapshot) {
	r.current.Store(s)
	next := make(chan struct{})
	if last := r.next.Swap(&next); last != nil {
		close(*last)
	}
}

// ReadOnly reports whether the registry takes no writes.
func (r *Registry) ReadOnly() bool { return r.readOnly }

// A write is one change that a caller waits for.
type write struct {
	// apply makes the change in a draft, or gives an error and leaves the draft as
	// it is.
	apply  func(*draft) error
	effect *Effect
	err    error
	turn   chan bool // tells the caller to lead, or that the write is done
}

// run makes the change in a draft.
func (w *write) run(d *draft) {
	d.effect = newEffect()
	if w.err = w.apply(d); w.err == nil {
		d.version++
	}
	w.effect = d.effect
}

// do makes a change and waits for it. Changes that come while another is made are
// made together, in the order they came, into one snapshot that is compiled once
// and saved once. A dry run is compiled by itself and thrown away.
func (r *Registry) do(dryRun bool, apply func(*draft) error) (*Effect, error) {
	if r.readOnly {
		return nil, failure(ReadOnly, "this replica takes no writes; it follows a catalogue that another one writes")
	}
	w := &write{apply: apply, turn: make(chan bool, 1)}
	if dryRun {
		d := r.draft()
		if w.run(d); w.err != nil {
			return w.effect, w.err
		}
		next, err := r.try(d)
		if err == nil {
			err = w.effect.preview(r.Snapshot(), next)
		}
		return w.effect, err
	}
	r.mu.Lock()
	r.queue = append(r.queue, w)
	lead := !r.leading
	r.leading = true
	r.mu.Unlock()
	if lead || <-w.turn {
		r.lead()
	}
	return w.effect, w.err
}

// lead makes the changes at the head of the queue, of which the caller's is the
// first, and has the next in the queue lead on, so that nobody works for others for
// longer than for themselves. If an engine panics, those of the batch are told that
// their writes have failed before the panic goes on.
func (r *Registry) lead() {
	r.mu.Lock()
	n := min(len(r.queue), maxBatch)
	batch := r.queue[:n:n]
	r.queue = r.queue[n:]
	r.mu.Unlock()
	committed := false
	defer func() {
		if !committed {
			for _, w := range batch {
				w.err = &Error{Code: Unavailable, Reason: "the write was cut off by a failure of the program, and nothing has changed"}
			}
		}
		for _, w := range batch[1:] {
			w.turn <- false
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		if r.leading = len(r.queue) > 0; r.leading {
			r.queue[0].turn <- true
		}
	}()
	r.commit(batch)
	committed = true
}

// commit makes a batch into one snapshot. When the store has moved on, the batch
// is made again on what the store has. When the records do not work together, each
// write is tried alone, so that one which cannot be has no effect on the others.
func (r *Registry) commit(batch []*write) {
	r.working.Lock()
	defer r.working.Unlock()
	err := r.attempt(batch)
	for wait := minWait; errors.Is(err, ErrRevision) && wait <= maxWait; wait *= 2 {
		time.Sleep(rand.N(wait)) // so that two writers do not meet again and again
		if _, err = r.refresh(context.Background()); err == nil {
			err = r.attempt(batch)
		} else if len(Reasons(err)) > 0 && Reasons(err)[0].Code != Unavailable {
			// What is wrong with the stored document is no fault of the writes.
			err = &unavailable{"the catalogue that is stored cannot be used, and nothing has changed", err}
		}
	}
	switch {
	case err == nil:
	case len(batch) > 1 && len(Reasons(err)) > 0 && Reasons(err)[0].Code != Unavailable:
		for _, w := range batch {
			if err := r.attempt([]*write{w}); err != nil {
				w.err = err
			}
		}
	default:
		if errors.Is(err, ErrRevision) {
			err = &unavailable{"the catalogue is being written by others all the time, and nothing has changed", err}
		}
		for _, w := range batch {
			if w.err == nil {
				w.err = err
			}
		}
	}
}

// While the store has moved on each time that a batch was made, it is made again
// after a wait of up to minWait, then of up to twice as long, and so on up to
// maxWait: some five seconds in all.
const (
	minWait = 10 * time.Millisecond
	maxWait = 5 * time.Second
)

// attempt makes the writes of a batch that can be made into one snapshot. Those
// that cannot have their errors afterwards; its own error is that of all others.
func (r *Registry) attempt(batch []*write) error {
	d := r.draft()
	r.end(d)
	good := 0
	for _, w := range batch {
		if w.run(d); w.err == nil {
			good++
		}
	}
	if good == 0 {
		return nil
	}
	if err := r.publish(d); err != nil {
		return err
	}
	for _, w := range batch {
		w.effect.Version = r.Snapshot().Version
	}
	r.ended = dayOf(d.now)
	return nil
}

// draft begins a change of the current records.
func (r *Registry) draft() *draft {
	d := newDraft(r.current.Load().state)
	d.finders = builtIn().finders
	d.keys, d.most, d.now = r.keys, r.most, r.now().UTC().Truncate(time.Millisecond)
	d.risk = r.current.Load().Risk
	return d
}

// publish compiles a draft, saves it, and makes it what everybody sees. On an error
// nothing has changed. The caller holds working.
func (r *Registry) publish(d *draft) error {
	next, err := r.try(d)
	if err != nil {
		return err
	}
	if r.store != nil {
		if err := r.save(d, next.state); err != nil {
			return err
		}
	}
	r.show(next)
	return nil
}

// try compiles a draft.
func (r *Registry) try(d *draft) (*Snapshot, error) {
	d.version = max(d.version, d.base.version+1)
	next, err := r.compile(d.seal(), r.current.Load())
	if err != nil {
		// The engines say why in words of their own, without data.
		return nil, &Error{Code: InvalidRequest, Reason: "the records cannot be made to work together: " + err.Error()}
	}
	return next, nil
}

// newID makes the ID of a record.
func newID() (string, error) {
	id, err := uuid.NewRandom()
	if err != nil {
		return "", fmt.Errorf("no random numbers: %w", err)
	}
	return id.String(), nil
}
