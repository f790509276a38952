package main

import (
	"bufio"
	"compress/bzip2"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

const (
	// mostOfHeap is how much of a heap is looked at, in bytes.
	mostOfHeap = 20 << 20

	// mostDescribed is the same of the descriptions in one language.
	mostDescribed = 1 << 20
)

// A heap is text that nobody has labelled.
type heap struct {
	Name  string               `json:"name"`
	Files int                  `json:"files"`
	Bytes int                  `json:"bytes"`
	Words int                  `json:"words"`
	Found map[privet.Label]int `json:"found"`

	texts []string
}

// defaultHeaps are those of a Debian machine that has Go.
func defaultHeaps() []string {
	list := []string{"Python's library=/usr/lib/python3*,*.py", "Perl's manual=/usr/share/perl,*.pod"}
	out, err := exec.Command("go", "env", "GOROOT", "GOMODCACHE").Output()
	if root, cache, ok := strings.Cut(strings.TrimSpace(string(out)), "\n"); err == nil && ok {
		list = append([]string{"Go's library=" + root + "/src,*.go", "Markdown of Go modules=" + cache + ",*.md"}, list...)
	}
	return list
}

// readHeap reads the heap that NAME=DIR or NAME=DIR,PATTERN stands for. DIR may be a
// pattern itself, and PATTERN is for the names of files. It returns nil where there is
// no such file.
func readHeap(flag string) (*heap, error) {
	name, where, ok := strings.Cut(flag, "=")
	if !ok || name == "" || where == "" {
		return nil, errors.New("a heap is NAME=DIR or NAME=DIR,PATTERN")
	}
	where, pattern, ok := strings.Cut(where, ",")
	if !ok {
		pattern = "*"
	}
	if _, err := filepath.Match(pattern, ""); err != nil {
		return nil, errors.New("the pattern of a heap is not valid")
	}
	folders, err := filepath.Glob(where)
	if err != nil {
		return nil, errors.New("the folder of a heap is not valid")
	}
	h := &heap{Name: name}
	for _, folder := range folders {
		err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if ok, _ := filepath.Match(pattern, d.Name()); !ok || !d.Type().IsRegular() {
				return nil
			}
			if h.Bytes > mostOfHeap {
				return fs.SkipAll
			}
			text, err := os.ReadFile(path)
			if err == nil && utf8.Valid(text) {
				h.add(string(text))
			}
			return err
		})
		if err != nil {
			return nil, fmt.Errorf("the heap %s: %w", name, pathless(err))
		}
	}
	if h.Files == 0 {
		return nil, nil
	}
	return h, nil
}

func (h *heap) add(text string) {
	h.texts = append(h.texts, text)
	h.Files++
	h.Bytes += len(text)
	h.Words += len(strings.Fields(text))
}

// count counts what is found in the first texts, up to a number of bytes.
func (h *heap) count(find finder, most int) map[privet.Label]int {
	found := map[privet.Label]int{}
	for _, text := range h.texts {
		for _, f := range find(text) {
			found[f.Label]++
		}
		if most -= len(text); most < 0 {
			break
		}
	}
	return found
}

// perThousand is how many of n findings there are in 1,000 words.
func (h *heap) perThousand(n int) float64 { return float64(n) * 1000 / float64(max(h.Words, 1)) }

// readDescriptions makes a heap of the descriptions of Debian's packages in each
// language of a folder, which has the files Translation-*.bz2 of a mirror.
func readDescriptions(folder string) ([]*heap, error) {
	files, err := filepath.Glob(filepath.Join(folder, "Translation-*"))
	if err != nil || len(files) == 0 {
		return nil, errors.New("the folder of descriptions has no file Translation-…")
	}
	var list []*heap
	for _, file := range files {
		text, err := readDescription(file)
		if err != nil {
			return nil, fmt.Errorf("the folder of descriptions: %w", pathless(err))
		}
		h := &heap{Name: "Debian, " + strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), "Translation-"), ".bz2")}
		h.add(text)
		list = append(list, h)
	}
	return list, nil
}

// readDescription gives the descriptions of a file: a line that says what a package
// is, and paragraphs.
func readDescription(name string) (string, error) {
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	var src io.Reader = f
	if strings.HasSuffix(name, ".bz2") {
		src = bzip2.NewReader(f)
	}
	var b strings.Builder
	inside := false
	lines := bufio.NewScanner(src)
	for b.Len() < mostDescribed && lines.Scan() {
		line := lines.Text()
		rest, begins := strings.CutPrefix(line, "Description-")
		more, goesOn := strings.CutPrefix(line, " ")
		switch {
		case begins && !strings.HasPrefix(rest, "md5:"):
			_, what, _ := strings.Cut(rest, ": ")
			b.WriteString("\n" + what + "\n")
			inside = true
		case inside && more == ".":
			b.WriteString("\n")
		case inside && goesOn:
			b.WriteString(more + "\n")
		default:
			inside = false
		}
	}
	if !utf8.ValidString(b.String()) {
		return "", errors.New("a file is not UTF-8")
	}
	return b.String(), lines.Err()
}
