package server

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"os"
	"time"

	"github.com/privet-go/privet/httpapi"
)

// emptyFor is how long a file of API keys has to stay empty before that takes all keys
// away. A program that writes the file may empty it first.
const emptyFor = 5 * time.Second

// readKeys reads a file of API keys.
func readKeys(file string) ([]httpapi.APIKey, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the file of %s cannot be read", envAPIKeysFile)
	}
	keys, err := httpapi.ParseAPIKeys(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", envAPIKeysFile, err)
	}
	return keys, nil
}

// reloadKeys replaces the keys of a set by those of a file. On an error the set stays as
// it is. It waits while there are no keys in the file, and takes that for what is meant
// once the time is over.
func reloadKeys(ctx context.Context, set *httpapi.KeySet, file string, empty time.Duration, logger *slog.Logger) {
	const looks = 20 // while the file is empty
	for look := 0; ; look++ {
		keys, err := readKeys(file)
		if err == nil && len(keys) == 0 && set.Len() > 0 && look < looks {
			select {
			case <-ctx.Done():
				return
			case <-time.After(empty / looks):
			}
			continue
		}
		before := set.Len()
		if err == nil {
			err = set.Replace(keys)
		}
		switch {
		case err != nil:
			logger.Error("the API keys have changed and cannot be used; those from before are in force", "reason", err.Error())
		case len(keys) == 0 && before > 0:
			logger.Warn("the file of API keys has stayed empty, so that no key is good any more", "keys", 0)
		default:
			logger.Info("the API keys were read again", "keys", len(keys))
		}
		return
	}
}
