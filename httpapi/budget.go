package httpapi

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// A budget is an amount that requests share, such as of memory. Those who wait are
// served in the order in which they have come, but for those who have asked for much
// already: what each of them is given in one go, one after the other, is of like size.
// Nobody passes over the next of them, so that a large share is not put off for ever.
//
// While somebody waits, nobody may keep a share for longer than a time without
// beginning the work that it is for, or fall behind the pace at which what it is for is
// all there by then. It is safe for concurrent use.
type budget struct {
	size int64
	keep time.Duration // how long a share may be kept while others wait

	mu      sync.Mutex
	free    int64
	waiting []*share // in the order in which they have come
	idle    []*share // those whose work has not begun

	// Each share has a place on a line, where those of one asker lie behind each other
	// and as far apart as they are large. Who stands first is served first.
	ends map[string]int64 // where the last of each ends
	at   int64            // where the last lies that was served
}

// A share is a part of the budget that somebody has or waits for.
type share struct {
	of    *budget
	who   string
	n     int64
	place int64
	given chan struct{} // closed once it is theirs
	since time.Time     // when it was
	cut   func() bool   // takes it away, and reports whether that could be done
	gone  bool          // it was

	// came is how much of what it is for has come, where all of it is as large as the
	// share. Negative: that is not known.
	came atomic.Int64
}

// paceGrace is the part of the time for which a share may be kept that what it is for may
// be late by. Whoever sends next to nothing then makes room in that part of the time:
// several who do so, one after the other, would otherwise take all of the time of those
// behind them.
const paceGrace = 4

// tooSlow reports whether a share is not to be kept when others wait.
func (s *share) tooSlow(now time.Time, keep time.Duration) bool {
	age := now.Sub(s.since)
	came := s.came.Load()
	return age > keep || came >= 0 && float64(came)*float64(keep) < float64(s.n)*float64(age-keep/paceGrace)
}

// newBudget makes a budget.
func newBudget(size int64, keep time.Duration) *budget {
	return &budget{size: size, keep: keep, free: size, ends: map[string]int64{}}
}

// take waits until n of the budget are free for who, for a time or until the context
// ends, and reports whether they were given. Whoever has them gives them back. More
// than there is at all is given as all there is. Until [share.begin] the share can be
// taken away by a call of cut, which is to see that it is given back soon.
func (b *budget) take(ctx context.Context, who string, n int64, wait time.Duration, cut func() bool) (*share, bool) {
	s := &share{of: b, who: who, n: min(n, b.size), given: make(chan struct{}), cut: cut}
	s.came.Store(-1)
	b.mu.Lock()
	s.place = max(b.at, b.ends[who])
	b.ends[who] = s.place + s.n
	b.waiting = append(b.waiting, s)
	b.serve()
	b.mu.Unlock()
	select {
	case <-s.given:
		return s, true
	default:
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	// Often enough for whoever has had a share for too long.
	look := time.NewTicker(max(b.keep/8, time.Millisecond))
	defer look.Stop()
	for {
		select {
		case <-s.given:
			return s, true
		case now := <-look.C:
			b.hurry(now)
			continue
		case <-timer.C:
		case <-ctx.Done():
		}
		break
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	select {
	case <-s.given: // just now
		b.giveBack(s)
	default:
		b.waiting = without(b.waiting, s)
	}
	b.serve()
	return nil, false
}

// begin says that the work begins that a share is for: from now on it is not taken
// away. It reports whether it has been.
func (s *share) begin() (still bool) {
	s.of.mu.Lock()
	defer s.of.mu.Unlock()
	s.of.idle = without(s.of.idle, s)
	return !s.gone
}

// back gives a share back.
func (s *share) back() {
	s.of.mu.Lock()
	defer s.of.mu.Unlock()
	s.of.giveBack(s)
	s.of.serve()
}

// giveBack adds a share to what is free. The lock is held.
func (b *budget) giveBack(s *share) {
	b.free += s.n
	b.idle = without(b.idle, s)
}

// hurry takes the shares away that have been kept for too long. The function that does
// so is called with the lock held: where it is, the work has not begun.
func (b *budget) hurry(now time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, s := range b.idle {
		if !s.gone && s.tooSlow(now, b.keep) {
			s.gone = s.cut()
		}
	}
}

// serve gives to those who wait. The lock is held.
func (b *budget) serve() {
	for len(b.waiting) > 0 {
		next := b.waiting[0]
		for _, s := range b.waiting[1:] {
			if s.place < next.place {
				next = s
			}
		}
		if next.n > b.free {
			return
		}
		b.free -= next.n
		b.at = next.place
		b.waiting = without(b.waiting, next)
		b.idle = append(b.idle, next)
		next.since = time.Now()
		close(next.given)
	}
	// Nobody waits, and nothing of what was has to be known.
	b.at = 0
	clear(b.ends)
}

// without returns a list without one of its shares.
func without(list []*share, s *share) []*share {
	if i := slices.Index(list, s); i >= 0 {
		return slices.Delete(list, i, i+1)
	}
	return list
}
