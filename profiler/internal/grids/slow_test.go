package grids

import (
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// scannerOf is newScanner for a list that fits.
func scannerOf(list []*spec.Recognizer) *scan.Scanner {
	s, err := scan.New(list, TableReader.Get())
	if err != nil {
		panic(err)
	}
	return s
}
