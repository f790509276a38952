package main

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// This file bounds the memory of privet serve.

// memoryTarget is the memory that the collector of garbage keeps the process
// within as far as it can, unless GOMEMLIMIT says otherwise. What requests hold
// is bounded by -max-memory; this has their garbage collected in time.
const memoryTarget = 160 << 20

// gcPercent is how much garbage there may be beside what is in use, in per cent,
// as long as the target is far, unless GOGC says otherwise. What the engines have
// in memory for good is some 8 MiB, and to look through it takes milliseconds, in
// which requests wait: with the usual 100 ten times as many of them.
const gcPercent = 1000

// boundMemory sets both.
func boundMemory(t *terminal) {
	if t.getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryTarget)
	}
	if t.getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
}

// quietFor is how long a server has to do next to nothing until it gives the
// memory back that it had for its work.
const quietFor = 30 * time.Second

// quietBytes is how much memory may have been asked for in that time: that of
// probes and of those who read the metrics.
const quietBytes = 4 << 20

// trimMemory gives memory back to the system each time the process has become
// quiet, until ctx ends. Left alone it keeps what its busiest moment took.
func trimMemory(ctx context.Context, every time.Duration) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for q := (quiet{last: allocated()}); ; {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if q.begins(allocated()) {
				debug.FreeOSMemory()
				q.last = allocated()
			}
		}
	}
}

// A quiet tells when a process becomes quiet.
type quiet struct {
	last uint64 // bytes that had been asked for by the last look
	now  bool   // it was quiet then
}

// begins looks at the bytes that the process has asked for since it started, and
// reports whether it is quiet and was not at the last look.
func (q *quiet) begins(bytes uint64) bool {
	was := q.now
	q.now = bytes-q.last < quietBytes
	q.last = bytes
	return q.now && !was
}

// allocated returns how many bytes the process has asked for since it started.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	if sample[0].Value.Kind() != metrics.KindUint64 {
		return 0 // a runtime that does not say so is never trimmed twice
	}
	return sample[0].Value.Uint64()
}
