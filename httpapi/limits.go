package httpapi

import (
	"errors"
	"runtime"
	"time"
)

// The limits of a service whose [Limits] are zero.
const (
	defaultBodyBytes  = 10 << 20
	defaultItems      = 10_000
	defaultValueBytes = 1 << 20
	defaultDepth      = 32
	defaultElements   = 1_000_000
	defaultTags       = 10_000
	defaultQueue      = 256
	defaultRatio      = 200
	defaultProcessor  = time.Minute
	defaultFileBytes  = 64 << 20
	defaultUnpacked   = 256 << 20
	defaultMemory     = 20 << 20
	defaultSpool      = 1 << 30
)

// maxDepth bounds [Limits.Depth], because each level takes stack.
const maxDepth = 1000

// maxRequestsPerSecond bounds [Limits.RequestsPerSecond].
const maxRequestsPerSecond = 1e6

// Limits bound one request. A zero field means its default; a negative field is an
// error of [New]. A request over a limit fails as a whole: nothing is ever cut.
type Limits struct {
	// BodyBytes is the size of a request body. Zero: 10 MiB. More is answered
	// 413.
	BodyBytes int64

	// Items is the number of columns or records. Zero: 10,000. More is answered
	// 413.
	Items int

	// ValueBytes is the length of one string, after its escapes are undone.
	// The text of the mode UNSTRUCTURED is bounded by BodyBytes alone. Zero:
	// 1 MiB. More is answered 413.
	ValueBytes int

	// Depth is how many arrays and objects may lie inside each other. Zero: 32.
	// More is answered 400. It is at most 1,000.
	Depth int

	// Elements is the number of JSON values of any type in one body, which
	// bounds the memory that a body of tiny values takes: an element takes some
	// 60 bytes. Zero: 1,000,000. More is answered 413.
	Elements int

	// Tags is the number of tags in one request. Zero: 10,000. More is answered
	// 413.
	Tags int

	// Concurrent is the number of requests that are worked on at the same time.
	// Zero: as many as there are threads that run Go code.
	Concurrent int

	// Queue is the number of requests of one credential whose bodies come or that
	// wait until it is their turn, for half a minute at most. Others of that
	// credential are answered 429. Four times as many may wait in all; others are
	// answered 503. Zero: 256.
	Queue int

	// ProcessorTime is how long one request is worked on, without the times in which
	// others have their turns. Zero: a minute. A request that takes more is answered
	// 413.
	ProcessorTime time.Duration

	// Ratio is how many times as large as a compressed file what is in it may be,
	// beyond its first MiB. Zero: 200. More is answered 413.
	Ratio int

	// FileBytes is the size of a file as it is sent: after base64 is undone, or
	// behind an address. Zero: 64 MiB. More is answered 413.
	FileBytes int64

	// UnpackedBytes is the size of a file after decompression, and of its masked
	// form. Zero: 256 MiB. More is answered 413.
	UnpackedBytes int64

	// RequestsPerSecond is how many requests of one credential are taken a
	// second, with a burst of twice as many. Others are answered 429. Zero: no
	// limit.
	RequestsPerSecond float64

	// MemoryBytes is how many bytes of request bodies are worked on at the same
	// time. Bodies wait for their turn on the disk, but for those of less than 64
	// KiB. One that is larger by itself is worked on alone. Zero: 20 MiB; the work on
	// them takes some seven times as much.
	MemoryBytes int64

	// SpoolBytes is how many bytes of uploads, of masked files, and of large bodies and
	// answers that wait are on the disk at the same time. More is answered 503, and
	// more than half of it for one credential 429. Zero: 1 GiB.
	SpoolBytes int64
}

// fileBodyBytes returns the size of the largest body of a file endpoint: that of the
// largest file in base64, and room for the other fields.
func (l *Limits) fileBodyBytes() int64 { return (l.FileBytes+2)/3*4 + fileFields }

// fileFields is how many bytes the fields beside the content of a file may take,
// including a masking policy.
const fileFields = 1 << 20

// withDefaults returns l with the defaults in place of zeros.
func (l Limits) withDefaults() (Limits, error) {
	for _, n := range []int64{l.BodyBytes, int64(l.Items), int64(l.ValueBytes), int64(l.Depth),
		int64(l.Elements), int64(l.Tags), int64(l.Concurrent), int64(l.Queue),
		l.FileBytes, l.UnpackedBytes, l.MemoryBytes, l.SpoolBytes, int64(l.ProcessorTime), int64(l.Ratio)} {
		if n < 0 {
			return Limits{}, errors.New("a limit is negative")
		}
	}
	if !(l.RequestsPerSecond >= 0) || l.RequestsPerSecond > maxRequestsPerSecond {
		return Limits{}, errors.New("Limits.RequestsPerSecond is negative or over a million")
	}
	if l.Depth > maxDepth {
		return Limits{}, errors.New("Limits.Depth is over 1000")
	}
	setDefault(&l.BodyBytes, defaultBodyBytes)
	setDefault(&l.Items, defaultItems)
	setDefault(&l.ValueBytes, defaultValueBytes)
	setDefault(&l.Depth, defaultDepth)
	setDefault(&l.Elements, defaultElements)
	setDefault(&l.Tags, defaultTags)
	setDefault(&l.Concurrent, runtime.GOMAXPROCS(0))
	setDefault(&l.Queue, defaultQueue)
	setDefault(&l.ProcessorTime, defaultProcessor)
	setDefault(&l.Ratio, defaultRatio)
	setDefault(&l.FileBytes, defaultFileBytes)
	setDefault(&l.UnpackedBytes, defaultUnpacked)
	setDefault(&l.MemoryBytes, defaultMemory)
	setDefault(&l.SpoolBytes, defaultSpool)
	return l, nil
}

// setDefault sets *n to value if it is zero.
func setDefault[T ~int | ~int64](n *T, value T) {
	if *n == 0 {
		*n = value
	}
}
