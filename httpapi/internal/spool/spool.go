// Package spool holds files on the disk while they are needed, encrypted under keys that only the memory of the process holds.
package spool

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// A Spool holds files on the disk while they are needed. Each is encrypted under a key
// of its own that only the memory of the process holds. The name of a file is removed
// once it is open, so that the system frees it when it is closed or the process ends. A
// spool is safe for concurrent use.
type Spool struct {
	dir  string
	size int64 // bytes on the disk at most, all files together

	mu   sync.Mutex
	used int64
	of   map[string]int64 // by owner

	// One file is written at a time. Those who send much would otherwise keep all
	// processors busy, and their turn has not come.
	writing sync.Mutex
	sealed  []byte // memory of the one who writes
}

// prefix begins the names of files until they are removed.
const prefix = "privet-spool-"

// stale is the age of files that a process has left behind when it ended between
// creating a file and removing its name.
const stale = time.Minute

// The errors of a spool.
var (
	ErrFull   = errors.New("the spool is full")
	ErrShare  = errors.New("a credential has as much of the spool as one may")
	ErrLarge  = errors.New("the file is larger than it may be")
	ErrBroken = errors.New("the spool does not give back what was written")
)

// New makes a spool in a folder and removes stale files from it. An empty name
// means the folder of the system for temporary files.
func New(dir string, size int64, now time.Time) (*Spool, error) {
	if dir == "" {
		dir = os.TempDir()
	} else if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, errors.New("Options.SpoolDir is no folder that can be read")
	}
	entries, _ := os.ReadDir(dir) // a folder that cannot be listed is not swept
	for _, e := range entries {
		if info, err := e.Info(); err == nil && strings.HasPrefix(e.Name(), prefix) && now.Sub(info.ModTime()) > stale {
			_ = os.Remove(filepath.Join(dir, e.Name()))
		}
	}
	return &Spool{dir: dir, size: size, of: map[string]int64{}}, nil
}

// take reserves room for n bytes of an owner, who may have half of the spool.
func (s *Spool) take(owner string, n int64) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.used+n > s.size:
		return ErrFull
	case s.of[owner]+n > s.size/2:
		return ErrShare
	}
	s.used += n
	s.of[owner] += n
	return nil
}

// give returns room for n bytes.
func (s *Spool) give(owner string, n int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.used -= n
	if s.of[owner] -= n; s.of[owner] == 0 {
		delete(s.of, owner)
	}
}

// Chunk is how much is encrypted at a time. A smaller file never reaches the disk.
const Chunk = 64 << 10

// A File is one file of a spool. It is written once, finished, and then read as
// often as needed. It is not safe for concurrent use while it is written.
type File struct {
	spool *Spool
	owner string // the id of a credential
	limit int64
	aead  cipher.AEAD
	file  *os.File // nil until a chunk is full
	chunk []byte   // not yet written
	full  uint64   // chunks that were
	size  int64
	taken int64 // room
	done  bool
	err   error // of the disk
}

// Create begins a file of an owner, of at most limit bytes.
func (s *Spool) Create(owner string, limit int64) *File {
	var key [32]byte
	_, _ = rand.Read(key[:]) // never fails
	block, err := aes.NewCipher(key[:])
	if err != nil {
		panic("httpapi: AES takes keys of 32 bytes")
	}
	aead, err := cipher.NewGCM(block)
	if err != nil {
		panic("httpapi: AES has blocks of 16 bytes")
	}
	return &File{spool: s, owner: owner, limit: limit, aead: aead}
}

// Write adds to the file.
func (f *File) Write(p []byte) (int, error) {
	if f.size+int64(len(p)) > f.limit {
		return 0, ErrLarge
	}
	for rest := p; len(rest) > 0; {
		if len(f.chunk) == Chunk {
			if err := f.flush(); err != nil {
				f.err = err
				return len(p) - len(rest), err
			}
		}
		if f.chunk == nil {
			f.chunk = make([]byte, 0, min(Chunk, f.limit))
		}
		n := min(len(rest), Chunk-len(f.chunk))
		f.chunk = append(f.chunk, rest[:n]...)
		rest = rest[n:]
		f.size += int64(n)
	}
	return len(p), nil
}

// nonce returns the nonce of a chunk. Each file has its own key, so that the number of
// a chunk is used once with it. The nonce also reveals chunks that were exchanged.
func nonce(chunk uint64) []byte {
	return binary.BigEndian.AppendUint64(make([]byte, 4, 12), chunk)
}

// flush encrypts the chunk and writes it to the disk.
func (f *File) flush() error {
	room := int64(len(f.chunk) + f.aead.Overhead())
	if err := f.spool.take(f.owner, room); err != nil {
		return err
	}
	f.taken += room
	if f.file == nil {
		file, err := os.CreateTemp(f.spool.dir, prefix+"*")
		if err != nil {
			return nameless(err)
		}
		f.file = file
		if err := os.Remove(file.Name()); err != nil {
			return nameless(err)
		}
	}
	f.spool.writing.Lock()
	f.spool.sealed = f.aead.Seal(f.spool.sealed[:0], nonce(f.full), f.chunk, nil)
	_, err := f.file.Write(f.spool.sealed)
	f.spool.writing.Unlock()
	if err != nil {
		return nameless(err)
	}
	f.full++
	f.chunk = f.chunk[:0]
	return nil
}

// nameless returns an error of the file system without the name of the file.
func nameless(err error) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return path.Err
	}
	return err
}

// Finish ends the writing. The last chunk stays in memory.
func (f *File) Finish() { f.done = true }

// Reader returns a reader of the file from its beginning. Each reader is for one
// goroutine; several may be used at a time.
func (f *File) Reader() io.Reader { return &reader{file: f} }

// A reader reads a finished file.
type reader struct {
	file  *File
	next  uint64 // chunk
	plain []byte // of the one before, not yet given
	mem   bool   // the last chunk was given
	buf   []byte
}

func (r *reader) Read(p []byte) (int, error) {
	if len(p) == 0 {
		return 0, nil
	}
	for len(r.plain) == 0 {
		f := r.file
		switch {
		case !f.done:
			return 0, ErrBroken
		case r.next < f.full:
			sealed := Chunk + f.aead.Overhead()
			if r.buf == nil {
				r.buf = make([]byte, sealed)
			}
			if _, err := f.file.ReadAt(r.buf, int64(r.next)*int64(sealed)); err != nil {
				return 0, ErrBroken
			}
			plain, err := f.aead.Open(r.buf[:0], nonce(r.next), r.buf, nil)
			if err != nil {
				return 0, ErrBroken
			}
			r.plain = plain
			r.next++
		case !r.mem:
			r.plain, r.mem = f.chunk, true
		default:
			return 0, io.EOF
		}
	}
	n := copy(p, r.plain)
	r.plain = r.plain[n:]
	return n, nil
}

// Close closes the file and returns its room. It may be called more than once.
func (f *File) Close() {
	if f.file != nil {
		_ = f.file.Close() // nothing is kept, so nothing can be lost
		f.file = nil
	}
	f.spool.give(f.owner, f.taken)
	f.taken, f.chunk, f.full, f.done = 0, nil, 0, false
}

// Size is how many bytes were written.
func (f *File) Size() int64 { return f.size }

// Failed is the error of the disk that ended the writing, if there was one. It is nil for a nil File.
func (f *File) Failed() error {
	if f == nil {
		return nil
	}
	return f.err
}

// Used is how many bytes of the disk all files take.
func (s *Spool) Used() int64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.used
}
