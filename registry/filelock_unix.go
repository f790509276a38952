//go:build unix && !solaris && !aix

package registry

import (
	"context"
	"errors"
	"os"
	"syscall"
	"time"
)

// lockWait is the time between two tries to take a lock that somebody else has.
const lockWait = 2 * time.Millisecond

// lockFile locks a file, which it makes where there is none, against all others who lock
// it. It waits until ctx ends. Unlock lets it go; the file stays, since one who waits for
// it would hold a lock that nobody else knows of.
func lockFile(ctx context.Context, path string) (unlock func(), err error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	for {
		err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case err == nil:
			return func() { _ = f.Close() }, nil
		case !errors.Is(err, syscall.EWOULDBLOCK) && !errors.Is(err, syscall.EINTR):
			_ = f.Close()
			return nil, err
		}
		select {
		case <-ctx.Done():
			_ = f.Close()
			return nil, ctx.Err()
		case <-time.After(lockWait):
		}
	}
}
