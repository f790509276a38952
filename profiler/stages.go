package profiler

import "github.com/privet-go/privet/profiler/internal/rules"

// search collects in x.kept what is found in the text with a confidence of at
// least least, without overlaps, in the order of the text. These are the stages:
// each adds to the candidates that the ones before have left, or takes some away.
func (p *Profiler) search(x *joining, text string, least float64) {
	p.begin(x, least)
	x.look(p.scanner, text)
	p.scanner.gather(&x.scratch, text)               // recognizers, the tagger and tables
	p.scanner.decode(&x.scratch, text, 0, len(text)) // what is hidden
	resolve(&x.scratch)                              // overlaps
	p.joiner.joinAddresses(x, text)                  // postal addresses of their parts
}

// begin makes the memory ready for another text.
func (p *Profiler) begin(x *joining, least float64) {
	x.begin(p.scanner, least)
	x.addresses.begin()
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
