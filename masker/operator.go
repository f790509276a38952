package masker

import (
	"fmt"
	"iter"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker/internal/fake"
	"github.com/privet-go/privet/masker/internal/recent"
)

// An operator is what is done to values. It never changes, and goroutines can
// share it; what it needs to remember is in the worker.
type operator interface {
	// apply appends to dst what stands in the place of the value, and reports
	// whether the value was what the operator expects. The value is UTF-8 and
	// not empty.
	apply(dst []byte, value string, w *worker) (out []byte, understood bool, err error)
}

// A reversible operator can restore what it has masked.
type reversible interface {
	operator

	// revert appends to dst the value that stands behind the masked one, which
	// is not empty. Its error is [ErrNotMasked] where the operator can tell.
	revert(dst []byte, masked string, w *worker) ([]byte, error)
}

// A rowOperator is an operator whose result depends on another value of the row.
type rowOperator interface {
	operator

	// by names the column of that value. An empty name means that there is none.
	by() []string
}

// A worker is the memory of a goroutine that masks values.
type worker struct {
	finder   Finder           // of the Masker; nil: there is none
	value    []byte           // a masked value
	findings []privet.Finding // in a value
	values   strings.Builder  // see lasting
	clean    *recent.Values   // values in which nothing was found; nil outside of tables
	again    *recent.Values   // masked ones in which nothing was left
	memo     memo             // of values of tables
	uses     [16]labelUse     // of what is found in values
	row      row              // where the value is, for operators that go by other values of it
	nulls    nulls            // of the policy, in a table
	longest  int              // field that is looked at, in bytes
	unique   *uniqueCount     // of the table
	marks    []uniqueMark     // of the block
	marking  bool             // more are wanted

	// null is set by an operator for which nothing at all is to stand in the place
	// of the value: null in JSON, an empty field in CSV. What it appends does not
	// count then.
	null bool

	// nothing is set by an operator that looks for something inside of the value: it has
	// found nothing, and leaves the value.
	nothing bool

	// tooLong is set by an operator that has redacted the value, since what takes its place is too long.
	tooLong bool

	// ruled is set by the same operator: what it has masked it has masked by rules.
	ruled bool

	// class tells the class of values of the column, which their images have too; nil: all have one.
	class func(value []byte) int

	seen  tabular.Seen // in the block
	spans []Span       // memory

	// restoring says that the values of the row are masked.
	restoring bool

	// Memory of operators, for one value.
	scratch  []byte
	encoded  []byte
	classed  []byte
	numerals []uint16
	checks   []int
	shape    shape
	number   fake.Completed
	image    []byte
	stream   *fake.Stream

	tally
}

// A tally is what is counted while rows are masked.
type tally struct {
	rows       int64
	unexamined int64
	columns    []columnTally
	findings   map[privet.Label]int64
	kept       map[privet.Label]int64 // of the findings
}

// A columnTally is what is counted of the values of a column.
type columnTally struct {
	contradictions int64 // were not understood
	nulls          int64 // spell nothing, and stay
	tooLong        int64 // would have become too long
	oversized      int64 // are too long to be looked at
}

func (n *columnTally) add(more columnTally) {
	n.contradictions += more.contradictions
	n.nulls += more.nulls
	n.tooLong += more.tooLong
	n.oversized += more.oversized
}

// keepsClass reports whether an image is of the class of the value in the column.
func (w *worker) keepsClass(image []byte, value string) bool {
	if w.class == nil {
		return true
	}
	w.classed = append(w.classed[:0], value...)
	return w.class(image) == w.class(w.classed)
}

// keep counts findings that may be left as they are.
func (n *tally) keep(l privet.Label, found int64) {
	if n.kept == nil {
		n.kept = map[privet.Label]int64{}
	}
	n.kept[l] += found
}

// An operatorKind is an operator as a policy names it. To add one, add a value to
// operatorKinds and, if it takes a parameter that no other takes, a field to
// [Operation].
type operatorKind struct {
	name       string
	doc        string   // one sentence: what it does
	params     []string // JSON names of the parameters that it takes
	required   []string // those of them that it cannot do without
	reversible bool     // with the key

	// prepare checks the parameters, with p.refuse for each that cannot be, and
	// finds the key. Its result counts only when nothing was refused.
	prepare func(p *parameters) prepared
}

// operatorKinds gives all operators, in the order of the documents.
func operatorKinds() []operatorKind {
	return []operatorKind{
		maskKind(), redactKind(), replaceKind(), nullKind(), truncateKind(), hashKind(), pseudonymKind(), fakeKind(),
		fpeKind(), encryptKind(), shiftKind(), generalizeKind(), noiseKind(), textKind(), keepKind(),
	}
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
	label  privet.Label // that it is for; empty for a column
	inside *operators   // of the policy that the operation is part of, which grow still
	path   string       // of the operation
	depth  int          // how many policies may be inside the one that it is part of, and itself
}

// refuse notes that a parameter cannot be.
func (p *parameters) refuse(name, reason string) {
	p.preparation.refuse(p.path+"."+name, reason)
}

// within refuses a parameter that is out of its bounds.
func (p *parameters) within(name string, n, low, high int) {
	if n < low || n > high {
		p.refuse(name, fmt.Sprintf("must be from %d to %d", low, high))
	}
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
