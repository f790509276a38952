package registry

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// A FileStore is an [Appender] in one file: the catalogue document, with the built-in
// records left out that nobody has changed. What is written of datasets is added to a
// journal beside it, NAME.journal, until the file is written anew: whoever copies the one
// copies the other. Any number of processes can follow one
// file. Those who write it take turns by a lock on a file beside it, .NAME.lock, and
// notice what others have written, so that no write is lost. Only on systems without
// flock, such as Windows, one process at a time should write.
//
// A FileStore belongs to one registry. A file is replaced by renaming a new one, which lies beside it until then, so
// that nobody ever reads a half.
type FileStore struct {
	path string

	// What was last read or written, to tell without reading whether the files have
	// changed. The journal is nil where there is none; journalled is how much of it counts.
	revision     string
	base, beside fs.FileInfo
	journalled   int64
	seen         time.Time
}

// NewFileStore makes a store in the file of a path, which need not exist yet. Its
// folder has to.
func NewFileStore(path string) *FileStore { return &FileStore{path: path} }

// settled is how much older than its last look a file must be before its time is
// believed to tell that it has not changed: clocks of file systems are coarse.
const settled = 2 * time.Second

// Load reads the file, and its journal, where they have changed since the revision. A file that was
// there and is gone is an error.
func (s *FileStore) Load(_ context.Context, since string) (*Catalogue, string, error) {
	if _, err := os.Stat(s.path); errors.Is(err, fs.ErrNotExist) && since == "" {
		return nil, "", nil
	}
	if since != "" && s.isAsSeen(since) && s.seen.Sub(s.base.ModTime()) > settled {
		return nil, since, nil
	}
	c, err := s.read()
	if err != nil {
		return nil, "", err
	}
	if s.revision == since {
		return nil, since, nil
	}
	return c, s.revision, nil
}

// read reads the files. Who reads holds no lock: a catalogue that was replaced meanwhile is
// read again, since the journal may be that of the one before.
func (s *FileStore) read() (*Catalogue, error) {
	for {
		seen := time.Now()
		data, base, err := readBounded(s.path)
		if err != nil {
			return nil, err
		}
		lines, beside, err := readBounded(s.journal())
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		if now, err := os.Stat(s.path); err == nil && !sameFile(now, base) {
			continue
		}
		changes, good, err := readJournal(lines)
		if err != nil {
			return nil, err
		}
		c, err := ParseCatalogue(data)
		if err != nil {
			return nil, err
		}
		c.follow(changes)
		s.revision, s.base, s.beside, s.journalled, s.seen = revisionOf(data, lines[:good]), base, beside, int64(good), seen
		return c, nil
	}
}

// revisionOf is the revision of a catalogue with the lines of a journal.
func revisionOf(data, lines []byte) string {
	sum := sha256.Sum256(data)
	revision := hex.EncodeToString(sum[:])
	for line := range bytes.Lines(lines) {
		revision = chained(revision, line)
	}
	return revision
}

// look is read for who wants to know the revision alone.
func (s *FileStore) look() error {
	_, err := s.read()
	return err
}

// lock takes turns with all others who write the files.
func (s *FileStore) lock(ctx context.Context) (unlock func(), err error) {
	dir, name := filepath.Split(linked(s.path))
	return lockFile(ctx, filepath.Join(dir, "."+name+".lock"))
}

// Save replaces the file, and the journal is gone.
func (s *FileStore) Save(ctx context.Context, c *Catalogue, over string) (string, error) {
	unlock, err := s.lock(ctx)
	if err != nil {
		return "", err
	}
	defer unlock()
	if !s.isAsSeen(over) {
		switch err := s.look(); {
		case errors.Is(err, fs.ErrNotExist) && over == "":
		case err != nil:
			return "", err
		case s.revision != over:
			return "", ErrRevision
		}
	}
	return s.save(c)
}

// save is Save for a caller that holds the lock and knows that nobody else has written.
func (s *FileStore) save(c *Catalogue) (string, error) {
	data, err := json.MarshalIndent(c, "", " ")
	if err != nil {
		return "", err
	}
	data = append(data, '\n')
	if len(data) > MaxCatalogueBytes {
		return "", &Error{Code: LimitExceeded, Reason: fmt.Sprintf("the catalogue would have more than %d bytes", MaxCatalogueBytes)}
	}
	s.revision = ""
	if err := replaceFile(s.path, data); err != nil {
		return "", err
	}
	// A journal that stays says nothing that the catalogue does not say.
	if err := os.Remove(s.journal()); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	if s.base, err = os.Stat(s.path); err != nil {
		return "", err
	}
	s.revision, s.beside, s.journalled, s.seen = revisionOf(data, nil), nil, 0, time.Now()
	return s.revision, nil
}

// replaceFile writes a file whole or not at all. A new one is for its owner alone;
// one that is there keeps its mode.
func replaceFile(path string, data []byte) error {
	path = linked(path)
	mode := fs.FileMode(0o600)
	if info, err := os.Stat(path); err == nil {
		mode = info.Mode().Perm()
	}
	removeStale(filepath.Dir(path))
	f, err := os.CreateTemp(filepath.Dir(path), tempPrefix+"*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // it is gone where it was renamed
	_, err = f.Write(data)
	err = errors.Join(err, f.Chmod(mode), f.Sync(), f.Close())
	if err != nil {
		return err
	}
	if err := os.Rename(f.Name(), path); err != nil {
		return err
	}
	syncFolder(path)
	return nil
}

// syncFolder brings the folder of a file to the disk. Until it is there, a power failure brings
// back what was there before. The file is whole in any case, so that this is no failure where
// a folder cannot be synced.
func syncFolder(path string) {
	if dir, err := os.Open(filepath.Dir(path)); err == nil {
		_ = dir.Sync()
		_ = dir.Close()
	}
}

// tempPrefix begins the names of files that are not whole yet.
const tempPrefix = ".catalogue-"

// staleTemp is how old such a file must be to have been left by a process that was killed:
// to write one takes less than a second.
const staleTemp = time.Hour

// removeStale removes what processes have left that were killed while they wrote.
func removeStale(dir string) {
	entries, _ := os.ReadDir(dir) // of a folder that cannot be listed nothing is removed
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), tempPrefix) || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > staleTemp {
			_ = os.Remove(filepath.Join(dir, e.Name()))
		}
	}
}

// maxLinks is how many links are followed to a file.
const maxLinks = 40

// linked is the file that links lead to, which is replaced and not the link. It need not
// exist yet.
func linked(path string) string {
	for range maxLinks {
		target, err := os.Readlink(path)
		if err != nil {
			break
		}
		if !filepath.IsAbs(target) {
			target = filepath.Join(filepath.Dir(path), target)
		}
		path = target
	}
	return path
}

var _ Store = (*FileStore)(nil)
