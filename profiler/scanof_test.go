package profiler

import (
	"github.com/privet-go/privet/profiler/internal/scan"
)

// scanOf collects in x.kept what is found in the text, without the addresses that are made of it.
func scanOf(s *scan.Scanner, x *scan.Scratch, text string, least float64) {
	x.Begin(s, least)
	x.Look(s, text)
	s.Gather(x, text)
	s.Decode(x, text, 0, len(text))
	scan.Resolve(x)
}
