//go:build unix && !solaris && !aix

package main

import (
	"os"
	"syscall"
)

// lock locks a file until it is closed. On a file system without locks it does nothing,
// and tryLock reports false.
func lock(f *os.File) { _ = syscall.Flock(int(f.Fd()), syscall.LOCK_EX) }

// tryLock locks a file unless another process has, and reports whether it did.
func tryLock(f *os.File) bool {
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil
}
