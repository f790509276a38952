package httpapi

import (
	"context"
	"errors"
	"net/netip"
	"slices"
	"sort"
	"sync"
	"time"
)

// An admission decides which requests are worked on, and is all that decides it. A request
// waits for its turn in the lane of its credential, and only once its body is there. As many
// turns are given at a time as there are workers, one lane after the other, so that a
// credential with many requests delays those of others by no more than one of its own. Within
// a lane short requests go before long ones. A long request gives its turn to others again
// and again: see [turn.Err].
//
// The memory of bodies is bounded as well. One of more than [smallBody] bytes is in memory
// only from its first turn to its end, and half of the memory at most is one lane's. It
// is safe for concurrent use.
type admission struct {
	workers int
	queue   int           // most requests of a credential that have had no turn
	most    time.Duration // of work for one request

	mu        sync.Mutex
	lanes     map[string]*lane // by credential
	ring      []*lane          // those in which somebody waits, the next first
	addresses map[netip.Prefix]int
	pending   int // requests that have had no turn
	running   int
	stiff     int // of them, those that cannot yield
	bodies    [2]memory
}

// A lane is the queue of a credential.
type lane struct {
	waiting []*turn // by when they are due
	pending int     // requests that have had no turn, those whose bodies come among them
	started int     // requests that have had one and are not done
	used    [2]int64
}

// A memory is what the bodies take that are worked on: those of a class of sizes, so that
// those of some size never wait for the largest.
type memory struct {
	size, used int64
	next       *turn // who waits for others to be done, and whom nobody passes over
}

// The bounds of an admission.
const (
	quantum     = 2 * time.Millisecond  // how long work goes on before others have their turn
	afterYield  = 20 * time.Millisecond // by how much short requests of the same credential may come later and go first
	delayOfMiB  = time.Second           // by how much a request goes behind others for each MiB of its body
	turnWait    = 30 * time.Second      // how long a request waits at most
	mostStarted = 8                     // requests of a credential that are begun and not done
	allQueues   = 4                     // times the queue of one credential that all have together
	ofAddress   = 2                     // times the queue of one credential that the bodies from one address have
	mostLanes   = 1024                  // that are remembered while nobody is in them
)

// newAdmission makes an admission.
func newAdmission(l *Limits) *admission {
	return &admission{
		workers: l.Concurrent, queue: l.Queue, most: l.ProcessorTime,
		lanes: map[string]*lane{}, addresses: map[netip.Prefix]int{},
		bodies: [2]memory{{size: l.MemoryBytes / 4}, {size: l.MemoryBytes}},
	}
}

// The reasons for which a request gets no turn.
var (
	errLaneFull  = errors.New("too many requests of this credential, or bodies from this address, wait for their turn")
	errHouseFull = errors.New("too many requests are being worked on")
	errTooLong   = errors.New("the request takes more processor time than one may")
)

// A turn is the way of one request through an admission. It is the context of the work: the
// zero turn has none. [turn.expect] comes first and [turn.end] last.
type turn struct {
	context.Context // of the request
	of              *admission
	lane            *lane
	address         netip.Prefix // from which the body comes; invalid: there is none
	pending         bool
	size            int64 // of the body
	due             time.Time
	ready           chan struct{} // one value when the turn is given

	started bool // it has memory
	stiff   bool // it cannot yield

	mu    sync.Mutex // work may be done by several goroutines
	held  bool
	since time.Time     // when somebody first looked at the context in this turn
	spent time.Duration // before that
}

// class returns the index of the memory that a body of a size takes, or -1 for none.
func (a *admission) class(size int64) int {
	switch {
	case size <= smallBody:
		return -1
	case size <= a.bodies[0].size/2:
		return 0
	}
	return 1
}

// expect lets a request of a credential in that will want a turn. The address is the one from
// which its body comes, and invalid if it has none.
func (t *turn) expect(ctx context.Context, a *admission, credential string, address netip.Prefix) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	l := a.lanes[credential]
	switch {
	case l != nil && l.pending >= a.queue, address.IsValid() && a.addresses[address] >= ofAddress*a.queue:
		return errLaneFull
	case a.pending >= allQueues*a.queue:
		return errHouseFull
	case l == nil:
		if len(a.lanes) >= mostLanes {
			a.forget()
		}
		l = new(lane)
		a.lanes[credential] = l
	}
	t.Context, t.of, t.lane, t.pending = ctx, a, l, true
	l.pending++
	a.pending++
	if address.IsValid() {
		t.address = address
		a.addresses[address]++
	}
	return nil
}

// forget drops the lanes that nobody is in. The lock is held.
func (a *admission) forget() {
	for id, l := range a.lanes {
		if l.pending == 0 && l.started == 0 && len(l.waiting) == 0 {
			delete(a.lanes, id)
		}
	}
}

// arrived says that the body is there, or will not be. The lock is held.
func (t *turn) arrived() {
	if t.pending {
		t.pending = false
		t.lane.pending--
		t.of.pending--
	}
	if t.address.IsValid() {
		if t.of.addresses[t.address]--; t.of.addresses[t.address] == 0 {
			delete(t.of.addresses, t.address)
		}
		t.address = netip.Prefix{}
	}
}

// enter waits until it is the request's turn, for a body of a size that has to be read into
// memory. A turn of a large body is stiff until [turn.soften].
func (t *turn) enter(size int64) error { return t.enterFor(size, size, size > smallBody) }

// enterFile waits until it is the request's turn, for a file that is worked on piece by piece.
func (t *turn) enterFile(size int64) error {
	return t.enterFor(size, min(size, t.of.bodies[0].size/2), false)
}

func (t *turn) enterFor(length, size int64, stiff bool) error {
	a := t.of
	a.mu.Lock()
	t.size, t.stiff = size, stiff
	err := t.wait(time.Duration(float64(length) / (1 << 20) * float64(delayOfMiB)))
	if err == nil {
		t.mu.Lock()
		t.held, t.since = true, time.Time{}
		t.mu.Unlock()
	}
	return err
}

// wait waits for the turn, which is due after a delay. It is called with the lock of the
// admission held, and releases it.
func (t *turn) wait(delay time.Duration) error {
	a := t.of
	if len(a.ring) == 0 && a.running < a.workers && a.admits(t) {
		a.give(t)
		a.mu.Unlock()
		return nil
	}
	if t.ready == nil {
		t.ready = make(chan struct{}, 1)
	}
	l := t.lane
	t.due = time.Now().Add(delay)
	if len(l.waiting) == 0 {
		a.ring = append(a.ring, l)
	}
	at := sort.Search(len(l.waiting), func(i int) bool { return l.waiting[i].due.After(t.due) })
	l.waiting = slices.Insert(l.waiting, at, t)
	a.dispatch()
	a.mu.Unlock()
	timer := time.NewTimer(turnWait)
	defer timer.Stop()
	select {
	case <-t.ready:
		return nil
	case <-timer.C:
	case <-t.Done():
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	select {
	case <-t.ready: // just now
		a.takeBack(t)
	default:
		t.lane.waiting = slices.DeleteFunc(l.waiting, func(o *turn) bool { return o == t })
		if len(l.waiting) == 0 {
			a.ring = slices.DeleteFunc(a.ring, func(o *lane) bool { return o == l })
		}
	}
	a.release(t)
	a.dispatch()
	if err := t.Context.Err(); err != nil {
		return err
	}
	return errHouseFull
}

// admits reports whether a turn can be given now. The lock is held.
func (a *admission) admits(t *turn) bool {
	if t.stiff && a.stiff >= max(1, a.workers-1) {
		return false // one worker is always there for those that take no time
	}
	k := a.class(t.size)
	switch l := t.lane; {
	case t.started:
		return true
	case l.started >= mostStarted:
		return false
	case k < 0:
		return true
	case l.used[k] > 0 && l.used[k]+t.size > a.bodies[k].size/2:
		return false
	}
	m := &a.bodies[k]
	if m.next != nil && m.next != t {
		return false
	}
	if m.used > 0 && m.used+t.size > m.size {
		m.next = t
		return false
	}
	return true
}

// give gives a turn. The lock is held.
func (a *admission) give(t *turn) {
	a.running++
	if t.stiff {
		a.stiff++
	}
	t.arrived()
	if t.started {
		return
	}
	t.started = true
	t.lane.started++
	if k := a.class(t.size); k >= 0 {
		t.lane.used[k] += t.size
		a.bodies[k].used += t.size
		if a.bodies[k].next == t {
			a.bodies[k].next = nil
		}
	}
}

// takeBack takes a turn that was given, but not what the request has in memory. The lock is
// held.
func (a *admission) takeBack(t *turn) {
	a.running--
	if t.stiff {
		a.stiff--
	}
}

// release takes from a request what it has in memory. The lock is held.
func (a *admission) release(t *turn) {
	k := a.class(t.size)
	if k >= 0 && a.bodies[k].next == t {
		a.bodies[k].next = nil
	}
	if !t.started {
		return
	}
	t.started = false
	t.lane.started--
	if k >= 0 {
		t.lane.used[k] -= t.size
		a.bodies[k].used -= t.size
	}
}

// dispatch gives turns to those who wait. The lock is held.
func (a *admission) dispatch() {
	for i := 0; i < len(a.ring) && a.running < a.workers; {
		l := a.ring[i]
		at := slices.IndexFunc(l.waiting, a.admits)
		if at < 0 {
			i++
			continue
		}
		t := l.waiting[at]
		l.waiting = slices.Delete(l.waiting, at, at+1)
		a.ring = slices.Delete(a.ring, i, i+1)
		if len(l.waiting) > 0 {
			a.ring = append(a.ring, l)
		}
		a.give(t)
		t.ready <- struct{}{}
		i = 0
	}
}

// Err is the Err of a context of work. The engines call it every few hundred microseconds,
// and that is where a long request lets others have their turn before it goes on.
func (t *turn) Err() error {
	if err := t.Context.Err(); err != nil || t.of == nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.held {
		return nil
	}
	if t.since.IsZero() {
		t.since = time.Now()
		return nil
	}
	ran := time.Since(t.since)
	if t.spent+ran > t.of.most {
		return errTooLong
	}
	if ran < quantum {
		return nil
	}
	return t.yield(ran)
}

// yield gives the turn to others and waits for the next one. Its own lock is held.
func (t *turn) yield(ran time.Duration) error {
	t.spent += ran
	a := t.of
	a.mu.Lock()
	if len(a.ring) == 0 {
		a.mu.Unlock()
	} else {
		a.takeBack(t)
		if err := t.wait(afterYield); err != nil {
			t.held = false
			return err
		}
	}
	t.since = time.Now()
	return nil
}

// soften says that the work can be interrupted from now on, and may go on beside more of its
// kind.
func (t *turn) soften() {
	if !t.stiff {
		return
	}
	a := t.of
	a.mu.Lock()
	defer a.mu.Unlock()
	t.stiff = false
	a.stiff--
	a.dispatch()
}

// leave says that the work is done, and that nothing of the request is in memory. The
// request may enter again.
func (t *turn) leave() { t.done(false) }

// end says that the request is answered, or will not be.
func (t *turn) end() { t.done(true) }

func (t *turn) done(forever bool) {
	a := t.of
	if a == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	a.mu.Lock()
	defer a.mu.Unlock()
	if t.held {
		t.held = false
		if !t.since.IsZero() {
			t.spent += time.Since(t.since)
		}
		a.takeBack(t)
		t.stiff = false
	}
	a.release(t)
	a.dispatch()
	if forever {
		t.arrived()
		t.of = nil
	}
}

// waits returns how many requests have had no turn.
func (a *admission) waits() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.pending
}
