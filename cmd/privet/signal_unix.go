//go:build unix

package main

import (
	"os/signal"
	"syscall"
)

// ignoreSignals makes a write beyond the limit on the size of files an error like
// that of a full disk, after which a command cleans up; by itself it would end the
// process.
func ignoreSignals() { signal.Ignore(syscall.SIGXFSZ) }
