package masker

import "github.com/privet-go/privet"

// An operator is what is done to the values of a column. It never changes, and
// goroutines can share it; what it needs to remember is in the worker.
type operator interface {
	// apply appends to dst what stands in the place of the value, and reports
	// whether the value was what the operator expects. The value is UTF-8 and
	// not empty.
	apply(dst []byte, value string, w *worker) (out []byte, understood bool, err error)
}

// A worker is the memory of a goroutine that masks rows.
type worker struct {
	value    []byte           // a masked value
	findings []privet.Finding // in a value
	tally
}

// A tally is what is counted while rows are masked.
type tally struct {
	rows           int64
	unexamined     int64
	contradictions []int64 // by column
	findings       map[privet.Label]int64
}

// A ruleOperator masks each value by a rule.
type ruleOperator struct{ *rule }

func (o ruleOperator) apply(dst []byte, value string, _ *worker) ([]byte, bool, error) {
	dst, understood := o.append(dst, value)
	return dst, understood, nil
}

// A textOperator masks what is found inside of a value.
type textOperator struct{ *Masker }

func (o textOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	w.findings = o.finder.AppendFind(w.findings[:0], value)
	if _, err := checkFindings(w.findings, value, Reach); err != nil {
		return nil, false, err
	}
	done := 0
	for _, f := range w.findings {
		dst = append(dst, value[done:f.Start]...)
		dst, _ = o.labelled(f.Label).append(dst, value[f.Start:f.End])
		w.tally.findings[f.Label]++
		done = f.End
	}
	return append(dst, value[done:]...), true, nil
}
