//go:build unix

package main

import (
	"io/fs"
	"os"
	"syscall"
)

// hasOtherNames reports whether a file has other names: hard links, which are the same
// file until one of them is replaced.
func hasOtherNames(info fs.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && stat.Nlink > 1
}

// keepOwner gives a file the owner and the group of the one that it replaces, or the
// group alone, as far as the user may.
func keepOwner(f *os.File, of fs.FileInfo) {
	if stat, ok := of.Sys().(*syscall.Stat_t); ok && f.Chown(int(stat.Uid), int(stat.Gid)) != nil {
		_ = f.Chown(-1, int(stat.Gid))
	}
}

// isTrusted reports whether a file belongs to the user or to root, and nobody else may write it.
func isTrusted(info fs.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && (stat.Uid == 0 || int(stat.Uid) == os.Geteuid()) && info.Mode().Perm()&0o002 == 0
}
