package registry

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
)

// An Appender is a [Store] that stores a change of some datasets in less time than it takes
// to store the whole catalogue.
type Appender interface {
	Store

	// Append stores a change over the revision, whole or not at all, and gives the new
	// revision; see [Store]. The change has the datasets that were written and, in Deleted,
	// those that are gone. Now and then the store wants the whole catalogue instead.
	Append(ctx context.Context, change *Catalogue, whole func() *Catalogue, over string) (string, error)
}

// A journal is a file beside that of a catalogue, NAME.journal, of what has been written of
// datasets since the catalogue was: a line for each change, with its sum in front. Whoever
// writes the catalogue whole removes the journal. The last line may be a half, left by a
// process that was killed, and counts for nothing; any other bad line is an error.
//
// What a line says counts where it is newer than what the catalogue says, so that a journal
// which could not be removed, or a catalogue that somebody has written by hand, does no harm.

// leastJournal is how long a journal may get at least before the catalogue is written anew.
// Else it may be half as long as that, so that what it costs to write it is shared out.
const leastJournal = 1 << 20

// sumBytes is how many characters of its sum a line begins with.
const sumBytes = 16

// journalLine is the line of a change.
func journalLine(change *Catalogue) ([]byte, error) {
	data, err := json.Marshal(change)
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "%s %s\n", sumOf(data), data), nil
}

func sumOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])[:sumBytes]
}

// readJournal gives the changes of a journal, and how much of it is whole lines.
func readJournal(data []byte) (changes []*Catalogue, good int, err error) {
	for good < len(data) {
		line, _, whole := bytes.Cut(data[good:], []byte("\n"))
		sum, document, _ := bytes.Cut(line, []byte(" "))
		if !whole || sumOf(document) != string(sum) {
			if bytes.IndexByte(data[good:], '\n') < len(data)-good-1 && whole {
				return nil, 0, &Error{Code: InvalidRequest, Reason: fmt.Sprintf("line %d of the journal beside the catalogue is damaged", len(changes)+1)}
			}
			return changes, good, nil
		}
		change, err := ParseCatalogue(document)
		if err != nil {
			return nil, 0, err
		}
		changes = append(changes, change)
		good += len(line) + 1
	}
	return changes, good, nil
}

// follow does to a catalogue what later changes say.
func (c *Catalogue) follow(changes []*Catalogue) {
	if len(changes) == 0 {
		return
	}
	records, gone := map[string]Dataset{}, map[string]int{}
	for _, d := range c.Datasets {
		records[d.ID] = d
	}
	for _, g := range c.Deleted {
		gone[g.ID] = g.Version
	}
	for _, change := range changes {
		c.Version = max(c.Version, change.Version)
		for _, d := range change.Datasets {
			before := max(records[d.ID].Version, gone[d.ID])
			if before == 0 {
				before = c.Floor // what was below it is gone and forgotten
			}
			if d.Version > before {
				records[d.ID] = d
				delete(gone, d.ID)
			}
		}
		for _, g := range change.Deleted {
			if g.Version >= records[g.ID].Version && g.Version > gone[g.ID] {
				delete(records, g.ID)
				gone[g.ID] = g.Version
			}
		}
	}
	c.Datasets, c.Deleted = c.Datasets[:0:0], c.Deleted[:0:0]
	for _, id := range sortedIDs(records) {
		c.Datasets = append(c.Datasets, records[id])
	}
	for _, id := range sortedIDs(gone) {
		c.Deleted = append(c.Deleted, Gone{id, gone[id]})
	}
}

func sortedIDs[V any](m map[string]V) []string {
	ids := make([]string, 0, len(m))
	for id := range m {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// chained is the revision after something that follows a revision.
func chained(revision string, next []byte) string {
	sum := sha256.Sum256(append([]byte(revision), next...))
	return hex.EncodeToString(sum[:])
}

func (s *FileStore) journal() string { return linked(s.path) + ".journal" }

// Append adds a line to the journal, or writes the whole catalogue where the journal is long.
func (s *FileStore) Append(ctx context.Context, change *Catalogue, whole func() *Catalogue, over string) (string, error) {
	line, err := journalLine(change)
	if err != nil {
		return "", err
	}
	unlock, err := s.lock(ctx)
	if err != nil {
		return "", err
	}
	defer unlock()
	if !s.isAsSeen(over) {
		switch err := s.look(); {
		case err != nil:
			return "", err
		case s.revision != over:
			return "", ErrRevision
		}
	}
	if s.journalled+int64(len(line)) > max(leastJournal, s.base.Size()/2) {
		return s.save(whole())
	}
	f, err := os.OpenFile(s.journal(), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return "", err
	}
	likeFile(f, s.path)
	// A half line at the end is written over.
	err = f.Truncate(s.journalled)
	if err == nil {
		_, err = f.WriteAt(line, s.journalled)
	}
	if err = errors.Join(err, f.Sync()); err != nil {
		// What is there of the line has to be gone before anything else is told.
		err = errors.Join(err, f.Truncate(s.journalled))
	}
	info, failed := f.Stat()
	if err = errors.Join(err, failed, f.Close()); err != nil {
		s.revision = ""
		return "", err
	}
	if s.journalled == 0 {
		syncFolder(s.journal())
	}
	s.revision, s.journalled, s.beside = chained(s.revision, line), s.journalled+int64(len(line)), info
	return s.revision, nil
}

// likeFile gives a file the mode of another one, whatever the umask, so that who may read the one may
// read the other, and nobody else. What the system does not allow stays.
func likeFile(f *os.File, path string) {
	like, err := os.Stat(path)
	if err != nil {
		return
	}
	if info, err := f.Stat(); err == nil && info.Mode().Perm() != like.Mode().Perm() {
		_ = f.Chmod(like.Mode().Perm())
	}
}

// isAsSeen reports whether the files are those that were last read or written, and the
// revision is theirs. The caller holds the lock, so that they are being written by nobody
// who takes turns: a catalogue is replaced and a journal grows.
func (s *FileStore) isAsSeen(revision string) bool {
	if s.revision == "" || s.revision != revision {
		return false
	}
	base, err := os.Stat(s.path)
	if err != nil || !sameFile(base, s.base) {
		return false
	}
	beside, err := os.Stat(s.journal())
	if err != nil {
		return errors.Is(err, fs.ErrNotExist) && s.beside == nil
	}
	return sameFile(beside, s.beside)
}

func sameFile(a, b fs.FileInfo) bool {
	return a != nil && b != nil && os.SameFile(a, b) && a.Size() == b.Size() && a.ModTime().Equal(b.ModTime())
}

var _ Appender = (*FileStore)(nil)

// readBounded reads a file that must not be larger than a catalogue.
func readBounded(path string) ([]byte, fs.FileInfo, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, nil, err
	}
	data, err := io.ReadAll(io.LimitReader(f, MaxCatalogueBytes+1))
	if err == nil && len(data) > MaxCatalogueBytes {
		err = &Error{Code: LimitExceeded, Reason: fmt.Sprintf("the catalogue has more than %d bytes", MaxCatalogueBytes)}
	}
	return data, info, err
}
