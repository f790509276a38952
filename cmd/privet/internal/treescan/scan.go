package treescan

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// DefaultMinConfidence is the probability from which on something is a finding when Options.MinConfidence is 0.
const DefaultMinConfidence = 0.85

// Options say what [Scan] looks at and what it looks for.
type Options struct {
	// Paths are files and folders.
	Paths []string

	// Labels are the only labels that are findings. Empty means those that lead to a person or open something, and in
	// data what tells about persons.
	Labels []privet.Label

	// MinConfidence is the probability below which nothing is a finding. 0 means DefaultMinConfidence.
	MinConfidence float64

	// All takes values that are reserved for documentation, placeholders and addresses of authors for findings as well.
	All bool

	// Since is a commit. If it is set, only lines count that changed since the branch left it.
	Since string

	// Workers is how many files are looked at at once. 0 means one for each processor.
	Workers int

	// Progress, if it is set, is called now and then with how many bytes have been looked at.
	Progress func(bytes int64)
}

// A Skip is something that was not looked at.
type Skip struct {
	Path   string `json:"path"`
	Reason string `json:"reason"`
	failed bool
}

type skips []Skip

func (s *skips) add(path, why string)        { *s = append(*s, Skip{path, why, false}) }
func (s *skips) fail(path string, err error) { *s = append(*s, Skip{path, err.Error(), true}) }

// A Report says what was found, and what was not looked at.
type Report struct {
	Files    int       `json:"files"` // that were looked at
	Findings []Finding `json:"findings"`

	// Allowed counts what comments allow, and Baselined what a [Baseline] knows. BadAllows are comments that allow nothing.
	Allowed   int    `json:"allowed"`
	Baselined int    `json:"baselined"`
	BadAllows []Skip `json:"badAllows,omitempty"`

	// Skipped was not looked at. What git ignores is not among it.
	Skipped []Skip `json:"skipped,omitempty"`

	// Failed could not be read.
	Failed []Skip `json:"failed,omitempty"`
}

// A scanner is what all workers share.
type scanner struct {
	opts     Options
	profiler *profiler.Profiler
	labels   map[privet.Label]bool // nil: those that are worth it
}

// Scan looks at the files that paths lead to. In a repository of git these are the files that it follows or does not ignore, and elsewhere all in a
// folder; what a .privetignore names is left out, and so are code of others and what programs make. Files are looked at by several goroutines;
// the findings stand in the order of the paths and of the lines.
// An error says that the paths cannot be listed, or that the context has ended.
func Scan(ctx context.Context, opts *Options) (*Report, error) {
	s := &scanner{opts: *opts}
	if s.opts.MinConfidence == 0 {
		s.opts.MinConfidence = DefaultMinConfidence
	}
	for _, l := range opts.Labels {
		if s.labels == nil {
			s.labels = map[privet.Label]bool{}
		}
		s.labels[l] = true
	}
	var err error
	if s.profiler, err = profiler.New(nil); err != nil {
		return nil, err
	}
	l := &lister{since: opts.Since}
	if err := l.list(ctx, opts.Paths); err != nil {
		return nil, err
	}
	works, err := s.run(ctx, l.files)
	if err != nil {
		return nil, err
	}
	return reportOf(l.skips, works), nil
}

// A result is what has become of one file.
type result struct {
	*work
	err error
}

// run looks at all files.
func (s *scanner) run(ctx context.Context, files []treeFile) ([]result, error) {
	results := make([]result, len(files))
	next, done := make(chan int), make(chan int)
	workers := s.opts.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	var group sync.WaitGroup
	for range min(workers, len(files)) {
		group.Go(func() {
			for i := range next {
				w := &work{scanner: s, file: files[i], count: map[privet.Label]int{}}
				results[i] = result{w, w.look(ctx)}
				done <- i
			}
		})
	}
	go func() {
		defer close(next)
		for i := range files {
			select {
			case next <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	go func() { group.Wait(); close(done) }()
	bytes := int64(0)
	for i := range done {
		if bytes += files[i].size; s.opts.Progress != nil {
			s.opts.Progress(bytes)
		}
	}
	return results, ctx.Err()
}

// reportOf puts together what has become of all files.
func reportOf(left skips, results []result) *Report {
	r := &Report{Findings: []Finding{}}
	for _, one := range results {
		switch {
		case one.isBinary:
			left.add(one.file.path, skipBinary)
			continue
		case one.err != nil:
			left.fail(one.file.path, one.err)
		default:
			r.Files++
		}
		for _, line := range one.badAllows {
			r.BadAllows = append(r.BadAllows, Skip{Path: fmt.Sprintf("%s:%d", one.file.path, line), Reason: errAllow.Error()})
		}
		r.Allowed += one.allowed
		slices.SortStableFunc(one.findings, func(a, b Finding) int {
			return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column), cmp.Compare(a.Label, b.Label))
		})
		r.Findings = append(r.Findings, one.findings...)
	}
	seen := map[string]int{}
	for i := range r.Findings {
		f := &r.Findings[i]
		seen[f.Fingerprint]++
		f.Occurrence = seen[f.Fingerprint]
	}
	for _, s := range left {
		if s.failed {
			r.Failed = append(r.Failed, s)
		} else {
			r.Skipped = append(r.Skipped, s)
		}
	}
	return r
}
