package server

import (
	"runtime"
	"sync"
)

// processors has Go run one thread more than there are processors, unless GOMAXPROCS says
// otherwise, and returns how many there are. The runtime looks for what has come over the
// network only when a thread has nothing else to do: while all are busy with long requests, a
// small one waits some ten milliseconds, twice, before anybody sees it. With a thread to spare
// it waits for half of one (two processors, 128 long texts of one credential).
var processors = sync.OnceValue(func() int {
	n := runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(n + 1)
	return n
})
