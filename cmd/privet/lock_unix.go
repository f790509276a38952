//go:build unix && !solaris && !aix

package main

import (
	"os"
	"syscall"
)

// lock locks a file until it is closed. Where the file system has no locks, nothing
// is locked, and tryLock says of no file that it is free.
func lock(f *os.File) { _ = syscall.Flock(int(f.Fd()), syscall.LOCK_EX) }

// tryLock locks a file unless somebody else has, and reports whether it did.
func tryLock(f *os.File) bool {
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil
}
