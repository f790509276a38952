package profiler

import "github.com/privet-go/privet/profiler/internal/rules"

// A work is the memory of one search. It is used by one goroutine at a time.
type work struct {
	scratch
	join joining
}

// newWork makes the memory of a search.
func newWork(p *Profiler) *work {
	x := &work{scratch: scratch{tables: &textTable{judge: p.tables}}}
	x.names.finder.steps, x.names.finder.noAgain = nameSteps(p.without), p.without.Has(ruleAgain)
	x.join.takes = x.takes
	return x
}

// search collects in x.kept what is found in the text with a confidence of at
// least least, without overlaps, in the order of the text. These are the stages:
// each adds to the candidates that the ones before have left, or takes some away.
func (p *Profiler) search(x *work, text string, least float64) {
	p.begin(x, least)
	x.look(p.scanner, text)
	p.scanner.gather(&x.scratch, text)                             // recognizers, the tagger and tables
	p.scanner.decode(&x.scratch, text, 0, len(text))               // what is hidden
	resolve(&x.scratch)                                            // overlaps
	x.joined(func(j *joining) { p.joiner.joinAddresses(j, text) }) // postal addresses of their parts
}

// begin makes the memory ready for another text.
func (p *Profiler) begin(x *work, least float64) {
	x.begin(p.scanner, least)
	x.join.addresses.begin()
}

// joined lets a joiner make addresses of what is kept.
func (x *work) joined(join func(j *joining)) {
	x.join.kept, x.join.least = x.kept, x.least
	join(&x.join)
	x.kept = x.join.kept
}

// nameSteps are the stages that amend what the tagger has found, without some of them.
func nameSteps(without rules.Set) (steps []nameStep) {
	if !without.Has(ruleAddresses) {
		steps = append(steps, withoutNoAddresses)
	}
	if !without.Has(ruleBeside) {
		steps = append(steps, withPersonal)
	}
	return steps
}
