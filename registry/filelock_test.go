package registry

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"
)

// TestFileLosesNoWrite has several stores write one file at a time: whatever one of them
// was told is stored is there in the end.
func TestFileLosesNoWrite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "catalogue.json")
	ctx := context.Background()
	const writers, writes = 4, 25
	var group sync.WaitGroup
	for i := range writers {
		group.Go(func() {
			store := NewFileStore(path)
			c, revision, err := &Catalogue{Schema: 1}, "", error(nil)
			for n := 0; n < writes && err == nil; {
				next := *c
				next.Standards = append(slices.Clone(c.Standards), Standard{Name: fmt.Sprintf("S%d-%d", i, n)})
				if _, err = store.Save(ctx, &next, revision); err == nil {
					n++
				} else if errors.Is(err, ErrRevision) {
					err = nil
				}
				if stored, now, failed := store.Load(ctx, revision); failed != nil {
					err = failed
				} else if stored != nil {
					c, revision = stored, now
				}
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	c, _, err := NewFileStore(path).Load(ctx, "")
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Standards) != writers*writes {
		t.Fatalf("%d of %d writes are there", len(c.Standards), writers*writes)
	}
}

// TestFileLock holds that a write waits for the lock, and fails if it does not get it.
func TestFileLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "catalogue.json")
	lock := filepath.Join(filepath.Dir(path), ".catalogue.json.lock")
	unlock, err := lockFile(context.Background(), lock)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Millisecond)
	defer cancel()
	if _, err := NewFileStore(path).Save(ctx, new(Catalogue), ""); runtime.GOOS != "windows" && !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a write without the lock: %v", err)
	}
	unlock()
	if _, err := NewFileStore(path).Save(context.Background(), new(Catalogue), ""); err != nil {
		t.Error(err)
	}
}
