package main

import (
	"context"
	"os"
	"time"
)

// A fileStamp tells a file from what it becomes.
type fileStamp struct {
	size int64
	at   time.Time
}

// stampOf returns the stamp of a file. It reports false for one that is not there.
func stampOf(name string) (stamp fileStamp, ok bool) {
	info, err := os.Stat(name)
	if err != nil {
		return fileStamp{}, false
	}
	return fileStamp{info.Size(), info.ModTime()}, true
}

// follow calls changed whenever a file has become another than that of the stamp, which
// is taken before the file is read first, until the context ends. It looks at the size and
// the time of the file, through links, so that it sees a mounted secret that is swapped as
// well as a file that is written. A file that is gone has not changed: who renews one may
// take it away first.
func follow(ctx context.Context, name string, stamp fileStamp, every time.Duration, changed func()) {
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		if now, ok := stampOf(name); ok && (now.size != stamp.size || !now.at.Equal(stamp.at)) {
			stamp = now
			changed()
		}
	}
}
