package server

import (
	"context"
	"os"
	"time"
)

// A fileStamp shows whether a file has changed.
type fileStamp struct {
	size int64
	at   time.Time
}

// stampOf returns the stamp of a file. It reports false if there is none.
func stampOf(name string) (stamp fileStamp, ok bool) {
	info, err := os.Stat(name)
	if err != nil {
		return fileStamp{}, false
	}
	return fileStamp{info.Size(), info.ModTime()}, true
}

// follow calls changed whenever the stamp of a file changes, until the context ends.
// The first stamp comes from before the file was read. It looks at the size and the
// time of the file, through links, so that it sees a mounted secret that is swapped as
// well as a file that is written. A file that is gone has not changed, since renewing
// one may remove it first.
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
