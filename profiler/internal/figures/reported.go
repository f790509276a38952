package main

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// A reported is what is reported in texts that nobody has labelled.
type reported struct {
	found map[privet.Label]int
	all   int // of every kind
	size  int // of the texts, in bytes
}

// read adds what is reported in a text.
func (r *reported) read(finder *profiler.Profiler, text string) {
	if r.found == nil {
		r.found = map[privet.Label]int{}
	}
	for _, f := range finder.Find(text) {
		r.found[f.Label]++
		r.all++
	}
	r.size += len(text)
}

// per100KB is how many of the findings there are in 100,000 bytes.
func (r *reported) per100KB(n int) float64 { return float64(n) * 1e5 / float64(max(r.size, 1)) }

// folderError says what is wrong with a folder and not where it is.
func folderError(what string, err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return fmt.Errorf("the folder of %s: %w", what, err)
}
