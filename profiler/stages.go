package profiler

import (
	"github.com/privet-go/privet/profiler/internal/address"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/grids"
	"github.com/privet-go/privet/profiler/internal/names"
	"github.com/privet-go/privet/profiler/internal/scan"
)

// A work is the memory of one search. It is used by one goroutine at a time.
type work struct {
	scan.Scratch
	join address.Joining
}

// newWork makes the memory of a search.
func newWork(p *Profiler) *work {
	x := &work{Scratch: scan.Scratch{Tables: &grids.TextTable{Judge: p.tables}}}
	x.Names.Finder.Steps = nameSteps
	x.join.Takes = x.Takes
	return x
}

// search collects in x.kept what is found in the text with a confidence of at
// least least, without overlaps, in the order of the text. These are the stages:
// each adds to the candidates that the ones before have left, or takes some away.
func (p *Profiler) search(x *work, text string, least float64) {
	p.begin(x, least)
	x.Look(p.scanner, text)
	p.scanner.Gather(&x.Scratch, text)                                     // recognizers, the tagger and tables
	p.scanner.Decode(&x.Scratch, text, 0, len(text))                       // what is hidden
	scan.Resolve(&x.Scratch)                                               // overlaps
	x.joined(func(j *address.Joining) { p.joiner.JoinAddresses(j, text) }) // postal addresses of their parts
}

// begin makes the memory ready for another text.
func (p *Profiler) begin(x *work, least float64) {
	x.Begin(p.scanner, least)
	x.join.Addresses.Begin()
}

// joined lets a joiner make addresses of what is kept.
func (x *work) joined(join func(j *address.Joining)) {
	x.join.Context, x.join.Kept, x.join.Least = x.Context, x.Kept, x.Least
	join(&x.join)
	x.Kept = x.join.Kept
}

// nameSteps are the stages that amend what the tagger has found.
var nameSteps = []names.NameStep{address.WithoutNoAddresses, demographics.WithPersonal}
