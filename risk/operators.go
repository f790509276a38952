package risk

import (
	"iter"
	"maps"
	"slices"

	"github.com/privet-go/privet/internal/strictjson"
)

// An operatorShare is what an operator leaves of a tag's risk.
type operatorShare struct {
	name string
	left share
	doc  string // what is left, for docs/risk.md
}

// operatorShares are those of masking policies, from the one that leaves least to the one that
// leaves all.
var operatorShares = []operatorShare{
	{"redact", 5 * whole / 100, "that there was a value"},
	{"null", 5 * whole / 100, "that there was a value, or none"},
	{"replace", 5 * whole / 100, "that there was a value"},
	{"fake", 15 * whole / 100, "which values are equal; a fake can be taken for a real one"},
	{"mask", residualShare, "the form, and the part that the rule shows"},
	{"text", residualShare, "the text around what was found"},
	{"truncate", residualShare, "the first characters"},
	{"generalize", residualShare, "the range that the value is in"},
	{"pseudonym", 25 * whole / 100, "which values are equal, and the value for whoever has the key"},
	{"hash", 25 * whole / 100, "which values are equal, and trying them out for whoever has the key"},
	{"encrypt", 25 * whole / 100, "which values are equal, and the value for whoever has the key"},
	{"fpe", 25 * whole / 100, "which values are equal, their form, and the value for whoever has the key"},
	{"shift", 30 * whole / 100, "the distances between the dates of a person, and the date for whoever has the key"},
	{"noise", 40 * whole / 100, "about how large the number is"},
	{"keep", whole, "the value"},
}

// Operators gives each operator of a masking policy with what it leaves of a tag's risk, 0–1, in
// the order of that.
func Operators() iter.Seq2[string, float64] {
	return func(yield func(string, float64) bool) {
		for _, o := range operatorShares {
			if !yield(o.name, o.left.float()) {
				return
			}
		}
	}
}

// leftBy is what an operator leaves.
func leftBy(operator string) (share, bool) {
	i := slices.IndexFunc(operatorShares, func(o operatorShare) bool { return o.name == operator })
	if i < 0 {
		return whole, false
	}
	return operatorShares[i].left, true
}

// masking gives what is masked and what is left of it: Masked in its order, and then the tags of
// Operators in alphabetical order.
func (o *Options) masking() iter.Seq2[string, share] {
	return func(yield func(string, share) bool) {
		for _, name := range o.Masked {
			if _, ok := o.Operators[name]; !ok && !yield(name, residualShare) {
				return
			}
		}
		if len(o.Operators) == 0 {
			return
		}
		for _, name := range slices.Sorted(maps.Keys(o.Operators)) {
			left, _ := leftBy(o.Operators[name])
			if !yield(name, left) {
				return
			}
		}
	}
}

// operatorFaults gives the [*FieldError] of every operator that there is not.
func (o *Options) operatorFaults() []error {
	var errs []error
	for _, name := range slices.Sorted(maps.Keys(o.Operators)) {
		if _, ok := leftBy(o.Operators[name]); !ok {
			at := "masked"
			if strictjson.IsName(name) {
				at += "." + name
			}
			errs = append(errs, &FieldError{at, "must be an operator of a masking policy"})
		}
	}
	return errs
}
