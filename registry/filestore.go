package registry

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// A FileStore is a [Store] in one file: the catalogue document, with the built-in
// records left out that nobody has changed. Any number of processes can follow one
// file. Those who write it take turns by a lock on a file beside it, .NAME.lock, and
// notice what others have written, so that no write is lost. Only on systems without
// flock, such as Windows, one process at a time should write.
//
// A FileStore belongs to one registry. A file is replaced by renaming a new one, which lies beside it until then, so
// that nobody ever reads a half.
type FileStore struct {
	path string

	// What was last read or written, to tell without reading whether the file has
	// changed.
	revision string
	size     int64
	modified time.Time
	seen     time.Time
}

// NewFileStore makes a store in the file of a path, which need not exist yet. Its
// folder has to.
func NewFileStore(path string) *FileStore { return &FileStore{path: path} }

// settled is how much older than its last look a file must be before its time is
// believed to tell that it has not changed: clocks of file systems are coarse.
const settled = 2 * time.Second

// Load reads the file where it has changed since the revision. A file that was
// there and is gone is an error.
func (s *FileStore) Load(_ context.Context, since string) (*Catalogue, string, error) {
	info, err := os.Stat(s.path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && since == "":
		return nil, "", nil
	case err != nil:
		return nil, "", err
	}
	if since != "" && since == s.revision && info.Size() == s.size && info.ModTime().Equal(s.modified) && s.seen.Sub(s.modified) > settled {
		return nil, since, nil
	}
	seen := time.Now()
	data, revision, err := s.read()
	if err != nil {
		return nil, "", err
	}
	if revision != since {
		c, err := ParseCatalogue(data)
		if err != nil {
			return nil, "", err
		}
		s.revision, s.size, s.modified, s.seen = revision, info.Size(), info.ModTime(), seen
		return c, revision, nil
	}
	s.revision, s.size, s.modified, s.seen = revision, info.Size(), info.ModTime(), seen
	return nil, since, nil
}

// read reads the file, whose size is bounded.
func (s *FileStore) read() (data []byte, revision string, err error) {
	f, err := os.Open(s.path)
	if err != nil {
		return nil, "", err
	}
	defer f.Close()
	data, err = io.ReadAll(io.LimitReader(f, MaxCatalogueBytes+1))
	if err != nil {
		return nil, "", err
	}
	if len(data) > MaxCatalogueBytes {
		return nil, "", &Error{Code: LimitExceeded, Reason: fmt.Sprintf("the catalogue has more than %d bytes", MaxCatalogueBytes)}
	}
	sum := sha256.Sum256(data)
	return data, hex.EncodeToString(sum[:]), nil
}

// Save replaces the file.
func (s *FileStore) Save(ctx context.Context, c *Catalogue, over string) (string, error) {
	dir, name := filepath.Split(linked(s.path))
	unlock, err := lockFile(ctx, filepath.Join(dir, "."+name+".lock"))
	if err != nil {
		return "", err
	}
	defer unlock()
	switch _, now, err := s.read(); {
	case errors.Is(err, fs.ErrNotExist) && over == "":
	case err != nil:
		return "", err
	case now != over:
		return "", ErrRevision
	}
	data, err := json.MarshalIndent(c, "", " ")
	if err != nil {
		return "", err
	}
	data = append(data, '\n')
	if len(data) > MaxCatalogueBytes {
		return "", &Error{Code: LimitExceeded, Reason: fmt.Sprintf("the catalogue would have more than %d bytes", MaxCatalogueBytes)}
	}
	if err := replaceFile(s.path, data); err != nil {
		return "", err
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:]), nil
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
	// Until the folder is on the disk as well, a power failure brings back what was
	// there before. The file is whole in any case, so that this is no failure where a
	// folder cannot be synced.
	if dir, err := os.Open(filepath.Dir(path)); err == nil {
		_ = dir.Sync()
		_ = dir.Close()
	}
	return nil
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
