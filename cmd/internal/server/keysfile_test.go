package server

import (
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/internal/longtest"
)

// TestReloadKeys empties a file of keys for a moment, for good, and without a server that
// goes on.
func TestReloadKeys(t *testing.T) {
	file := filepath.Join(t.TempDir(), "keys")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	_, one, err := httpapi.NewAPIKey("one")
	if err != nil {
		t.Fatal(err)
	}
	_, two, err := httpapi.NewAPIKey("two")
	if err != nil {
		t.Fatal(err)
	}
	var set httpapi.KeySet
	var log transcript
	logger := slog.New(slog.NewJSONHandler(&log, nil))
	reload := func(empty time.Duration) { reloadKeys(context.Background(), &set, file, empty, logger) }
	write(one)
	reload(0)
	if set.Len() != 1 {
		t.Fatalf("%d keys: %s", set.Len(), log.String())
	}

	write("# no keys\n")
	ended, end := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer end()
	reloadKeys(ended, &set, file, 1000*longtest.Patience, logger) // returns when the server ends
	if set.Len() != 1 {
		t.Error("a file that is empty for a moment has taken the keys away")
	}

	reload(time.Millisecond)
	if set.Len() != 0 || !strings.Contains(log.String(), `"level":"WARN"`) {
		t.Errorf("an empty file leaves %d keys: %s", set.Len(), log.String())
	}
	write(one + "\n" + two)
	reload(0)
	write("not a key")
	reload(0)
	if set.Len() != 2 {
		t.Errorf("%d keys: %s", set.Len(), log.String())
	}
	write("")
	go func() {
		time.Sleep(10 * time.Millisecond)
		_ = os.WriteFile(file+".new", []byte(two), 0o600)
		_ = os.Rename(file+".new", file)
	}()
	reload(longtest.Patience)
	if set.Len() != 1 {
		t.Errorf("a file that is filled again: %d keys: %s", set.Len(), log.String())
	}
}
