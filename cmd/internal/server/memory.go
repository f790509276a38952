package server

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// memoryTarget is the soft memory limit of the process, unless GOMEMLIMIT says
// otherwise. The flag -max-memory bounds what requests hold; the soft limit has their
// garbage collected in time.
const memoryTarget = 160 << 20

// gcPercent is GOGC of the process while memoryTarget is far, unless GOGC says
// otherwise. The engines hold some 8 MiB for good. Scanning them takes milliseconds, in
// which requests wait, and with GOGC=100 it would happen ten times as often.
const gcPercent = 1000

// boundMemory sets memoryTarget and gcPercent.
func boundMemory(getenv func(string) string) {
	if getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryTarget)
	}
	if getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
}

// quietFor is how long a server has to be quiet before it returns memory to the system.
const quietFor = 30 * time.Second

// quietBytes is how much a quiet process allocates in that time at most: as much as
// health checks and reads of the metrics do.
const quietBytes = 4 << 20

// trimMemory returns memory to the system each time the process becomes quiet, until
// ctx ends. Otherwise the process would keep the memory of its busiest moment.
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

// A quiet detects when a process becomes quiet.
type quiet struct {
	last uint64 // bytes that had been asked for by the last look
	now  bool   // it was quiet then
}

// begins takes the bytes that the process has allocated since it started, and reports
// whether it is quiet and was not at the last call.
func (q *quiet) begins(bytes uint64) bool {
	was := q.now
	q.now = bytes-q.last < quietBytes
	q.last = bytes
	return q.now && !was
}

// allocated returns how many bytes the process has allocated since it started.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	if sample[0].Value.Kind() != metrics.KindUint64 {
		return 0 // a runtime that does not say so is never trimmed twice
	}
	return sample[0].Value.Uint64()
}
