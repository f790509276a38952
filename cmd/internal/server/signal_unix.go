//go:build unix

package server

import (
	"os/signal"
	"syscall"
)

// ignoreSignals ignores SIGXFSZ, so that a write beyond the limit on the size of files
// is an error like that of a full disk, after which a command cleans up. By default it
// would end the process.
func ignoreSignals() { signal.Ignore(syscall.SIGXFSZ) }
