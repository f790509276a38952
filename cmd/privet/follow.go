package main

import (
	"context"
	"os"
	"time"
)

// follow calls changed whenever a file has become another, until the context
// ends. It looks at the size and the time of the file, through links, so that it
// sees a mounted secret that is swapped as well as a file that is written. A file
// that is gone has not changed: who renews one may take it away first.
func follow(ctx context.Context, name string, every time.Duration, changed func()) {
	stamp := func() (size int64, at time.Time, ok bool) {
		info, err := os.Stat(name)
		if err != nil {
			return 0, time.Time{}, false
		}
		return info.Size(), info.ModTime(), true
	}
	size, at, _ := stamp()
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		if s, t, ok := stamp(); ok && (s != size || !t.Equal(at)) {
			size, at = s, t
			changed()
		}
	}
}
