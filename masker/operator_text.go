package masker

import (
	"fmt"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/strictjson"
)

// textKind is the operator text.
func textKind() operatorKind {
	return operatorKind{
		name:   "text",
		doc:    "Finds what is inside of free text, and masks each place by the operator of its label.",
		params: []string{"policy"},
		prepare: func(p *parameters) prepared {
			ops := p.inside // of the policy that text is part of
			if p.Policy != nil {
				ops = p.policy(p.Policy, strictjson.Join(p.path, "policy"), p.depth-1)
			}
			finder := Finder(nil)
			if p.masker != nil {
				if finder = p.masker.finder; finder == nil {
					p.refuse("operator", "needs a Finder in the options of the masker")
				}
			}
			return func(privet.Label) operator { return &textOperator{finder, ops} }
		},
	}
}

// A textOperator masks what is found inside of a value. A place that is all of the
// value, and whose label is masked as text too, is masked by the default of the
// policy.
type textOperator struct {
	finder Finder
	*operators
}

func (o *textOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	if o.finder == nil {
		return nil, false, ErrNoFinder
	}
	// An operator of what was found may look through it again, so the worker is
	// without findings meanwhile.
	findings := o.finder.AppendFind(w.findings[:0], value)
	w.findings = nil
	defer func() { w.findings = findings }()
	if i, err := checkFindings(findings, value, Reach); err != nil {
		return nil, false, fmt.Errorf("finding %d: %w", i, err)
	}
	if w.nothing = len(findings) == 0; w.nothing {
		return append(dst, value...), true, nil
	}
	done := 0
	for _, f := range findings {
		dst = append(dst, value[done:f.Start]...)
		op := o.labelled(f.Label)
		// What is all of the value would be found in it again, without an end.
		if _, again := op.(*textOperator); again && f.End-f.Start == len(value) {
			op = o.byDefault(f.Label)
		}
		var err error
		if dst, _, err = op.apply(dst, value[f.Start:f.End], w); err != nil {
			return nil, false, err
		}
		w.null = false // a part of a text cannot be null
		if w.tally.findings != nil {
			w.tally.findings[f.Label]++
		}
		done = f.End
	}
	w.nothing = false // whatever is inside of what was found
	return append(dst, value[done:]...), true, nil
}
