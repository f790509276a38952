package rules

import (
	"errors"
	"slices"
)

// Most is how many rules there can be.
const Most = 64

// A Set is a set of rules, a bit for the index of each. The zero value is empty.
type Set uint64

// Has reports whether the rule with an index is in s.
func (s Set) Has(i int) bool { return s&(1<<i) != 0 }

// connected is what Connect was told. Nothing writes to it afterwards.
var connected struct {
	names []string
	make  func(Set) (any, error)
}

// Connect tells the names of the rules, by index, and how a Profiler is made
// without a set of them. Package profiler calls it once, when it is initialized.
// It panics if there are more rules than [Most], or if it is called again.
func Connect(names []string, make func(without Set) (any, error)) {
	if len(names) > Most || connected.make != nil {
		panic("rules: connected twice, or too many rules")
	}
	connected.names, connected.make = names, make
}

// Names returns the names of the rules, in the order in which they are applied.
func Names() []string { return slices.Clone(connected.names) }

// New makes a Profiler of type P, with default options, that leaves the named rules
// out. It returns an error for a name that no rule has.
func New[P any](without ...string) (p P, err error) {
	var set Set
	for _, name := range without {
		i := slices.Index(connected.names, name)
		if i < 0 {
			return p, errors.New("there is no rule of that name")
		}
		set |= 1 << i
	}
	made, err := connected.make(set)
	if err != nil {
		return p, err
	}
	return made.(P), nil
}
