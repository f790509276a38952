package main

import (
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// mostHeap is how many stretches of a heap are learned from.
const mostHeap = 5000

// addHeaps adds text of programs, in which next to nothing is a name: Go's library and the headers of C. Nothing is said
// of a token that may be one after all, of somebody who wrote it.
func addHeaps(w *writer, r *rand.Rand) error {
	mask := func(s *tagger.Seen) bool {
		c := lexicon.Class(s.Class)
		return c.IsName() && c.Common() < 2
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	for _, heap := range [...]struct{ name, folder, ext string }{
		{"heap-go", filepath.Join(strings.TrimSpace(string(root)), "src"), ".go"},
		{"heap-c", "/usr/include", ".h"},
	} {
		var files []string
		err := filepath.WalkDir(heap.folder, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && strings.HasSuffix(path, heap.ext) {
				files = append(files, path)
			}
			return nil
		})
		if err != nil {
			return err
		}
		slices.Sort(files)
		r.Shuffle(len(files), func(i, k int) { files[i], files[k] = files[k], files[i] })
		n := 0
		for _, file := range files {
			b, err := os.ReadFile(file)
			if err != nil || !utf8.Valid(b) {
				continue
			}
			text := string(b)
			for from, k := 0, 0; from < len(text) && k < 12 && n < mostHeap; {
				seen, end := tagger.See(text, from)
				if from = end; len(seen) > 8 && r.IntN(4) == 0 {
					w.addStretch(heap.name, "", seen, nil, mask, false)
					n++
					k++
				}
			}
		}
	}
	return nil
}
