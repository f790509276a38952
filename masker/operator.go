package masker

import (
	"iter"

	"github.com/privet-go/privet"
)

// An operator is what is done to values. It never changes, and goroutines can
// share it; what it needs to remember is in the worker.
type operator interface {
	// apply appends to dst what stands in the place of the value, and reports
	// whether the value was what the operator expects. The value is UTF-8 and
	// not empty.
	apply(dst []byte, value string, w *worker) (out []byte, understood bool, err error)
}

// A worker is the memory of a goroutine that masks values.
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

// An operatorKind is an operator as a policy names it. To add one, add a value to
// operatorKinds and, if it takes a parameter that no other takes, a field to
// [Operation].
type operatorKind struct {
	name       string
	doc        string   // one sentence: what it does
	params     []string // JSON names of the parameters that it takes
	reversible bool     // with the key

	// prepare checks the parameters, with p.refuse for each that cannot be, and
	// finds the key. Its result counts only when nothing was refused.
	prepare func(p *parameters) prepared
}

// operatorKinds gives all operators, in the order of the documents.
func operatorKinds() []operatorKind {
	return []operatorKind{maskKind(), redactKind(), textKind(), keepKind()}
}

func operatorNamed(name string) *operatorKind {
	for _, k := range operatorKinds() {
		if k.name == name {
			return &k
		}
	}
	return nil
}

// parameters are what an operator is prepared from.
type parameters struct {
	Operation
	*preparation
	inside *operators // of the policy that the operation is part of, which grow still
	path   string     // of the operation
	depth  int        // how many policies may be inside the one that it is part of, and itself
}

// refuse notes that a parameter cannot be.
func (p *parameters) refuse(name, reason string) {
	p.preparation.refuse(p.path+"."+name, reason)
}

// An OperatorInfo describes an operator.
type OperatorInfo struct {
	Name       string
	Doc        string   // one sentence
	Parameters []string // names in JSON
	Reversible bool     // by [Masker.Unmask], with the key
}

// Operators gives all operators that a policy can name.
func Operators() iter.Seq[OperatorInfo] {
	return func(yield func(OperatorInfo) bool) {
		for _, k := range operatorKinds() {
			if !yield(OperatorInfo{k.name, k.doc, append([]string(nil), k.params...), k.reversible}) {
				return
			}
		}
	}
}

// A failOperator refuses all values.
type failOperator struct{}

func (failOperator) apply([]byte, string, *worker) ([]byte, bool, error) {
	return nil, false, ErrNoOperator
}
