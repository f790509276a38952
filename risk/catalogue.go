package risk

import (
	"errors"
	"fmt"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/labelkey"
)

// A Catalogue is what scores rest on: standards, labels, how the ones cover the
// others, and the rules about labels beside each other. [BuiltIn] is the one that
// comes with the package; [NewCatalogue] makes others.
//
// A Catalogue never changes, so it is safe for concurrent use by multiple
// goroutines. The zero value knows no label.
type Catalogue struct {
	records   Records
	standards []Standard // those of records
	about     []groups   // what each standard needs
	entries   map[privet.Label]*entry
	byName    map[string]*entry // keyed by fold
	combos    []combo
}

// NewCatalogue makes a catalogue of records. It copies them, and refuses those
// that contradict themselves: the error joins one [*FieldError] for each field at
// fault, such as mappings[3].weight.
func NewCatalogue(r Records) (*Catalogue, error) {
	r = r.clone()
	if r.Combinations == nil || r.Spellings == nil || r.Content == nil {
		b := BuiltIn().Records()
		if r.Content == nil {
			r.Content = b.Content
		}
		if r.Combinations == nil {
			r.Combinations = b.Combinations
		}
		if r.Spellings == nil {
			r.Spellings = b.Spellings
		}
	}
	return compile(r)
}

// Records gives a copy of what the catalogue was made of.
func (c *Catalogue) Records() Records { return c.records.clone() }

// Standards gives the standards in the order of answers. The caller owns the
// slice.
func (c *Catalogue) Standards() []Standard { return slices.Clone(c.standards) }

// Combinations gives the rules about labels beside each other. The caller owns what
// it gets.
func (c *Catalogue) Combinations() []Combination { return cloneCombinations(c.records.Combinations) }

// Kind gives what is known of the label that a tag names. It takes names, codes
// and aliases, as [privet.ParseLabel] does, and reports false for a tag that
// nobody knows.
func (c *Catalogue) Kind(tag string) (Kind, bool) {
	e := c.find(tag)
	if e == nil {
		return Kind{}, false
	}
	return e.Kind.clone(), true
}

// Mappings gives what the standards say about a label, in the order of Standards.
// It is empty where none of them covers the label. The caller owns what it gets.
func (c *Catalogue) Mappings(label privet.Label) []Mapping {
	e := c.entries[label]
	if e == nil {
		return []Mapping{}
	}
	mappings := make([]Mapping, len(e.rules))
	for i := range e.rules {
		mappings[i] = e.rules[i].Mapping.clone()
	}
	return mappings
}

// Scope says whether a standard covers a label: always, if any of its mappings
// holds always; under a condition, if one does so; or not.
func (c *Catalogue) Scope(label privet.Label, standard string) Scope {
	scope := ScopeNo
	if e := c.entries[label]; e != nil {
		for i := range e.rules {
			switch r := &e.rules[i]; {
			case r.Standard != standard:
			case r.Scope == ScopeYes:
				return ScopeYes
			default:
				scope = ScopeConditional
			}
		}
	}
	return scope
}

// An entry is a [Kind] made ready for scoring.
type entry struct {
	Kind
	rules     []rule // in the order of the standards, without those of ScopeNo
	supplies  groups // what the label supplies to conditions
	joins     groups // the groups of combinations that it is in
	tells     bool   // it tells something of a person, and not of whom
	names     bool   // it says of whom
	spelledBy []*entry
}

// A rule is a mapping made ready for scoring.
type rule struct {
	Mapping
	standard  int // index in Catalogue.standards
	weight    share
	needs     groups // all of them must be supplied
	undecided bool   // the labels cannot tell whether the condition is met
}

// groups is a set of groups of labels.
type groups uint64

// maxGroups is how many groups the conditions of a catalogue may have in all, and
// how many its combinations.
const maxGroups = 64

// A supply is what the labels of a data set supply to conditions.
type supply struct {
	clear groups // the labels that are not masked
	all   groups // all labels
}

// of is how far a condition is met: wholly by labels that are not masked, and by what masking
// leaves where it takes masked ones.
func (s supply) of(needs groups) share {
	switch {
	case needs&s.clear == needs:
		return whole
	case needs&s.all == needs:
		return residualShare
	}
	return 0
}

// weightBeside is the weight of r in a data set with the supply.
func (r *rule) weightBeside(have supply) share {
	w := have.of(r.needs).of(r.weight)
	if r.undecided {
		return undecidedShare.of(w)
	}
	return w
}

// find gives the entry that a tag names, or nil.
func (c *Catalogue) find(tag string) *entry {
	var buf [privet.MaxLabelLength]byte
	key, ok := labelkey.Append(buf[:0], tag)
	if !ok {
		return nil
	}
	return c.byName[string(key)]
}

// standardNamed is the index of a standard, or −1.
func (c *Catalogue) standardNamed(name string) int {
	return slices.IndexFunc(c.standards, func(s Standard) bool { return s.Name == name })
}

// compile makes r ready, which it keeps.
func compile(r Records) (*Catalogue, error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	c := &Catalogue{
		records:   r,
		standards: r.Standards,
		entries:   make(map[privet.Label]*entry, len(r.Kinds)),
		byName:    make(map[string]*entry, 2*len(r.Kinds)),
	}
	if len(c.standards) > maxStandards {
		return nil, &FieldError{"standards", fmt.Sprintf("must be at most %d", maxStandards)}
	}
	kinds := make([]entry, len(r.Kinds))
	for i := range r.Kinds {
		k := &r.Kinds[i]
		if k.Category == "" {
			k.Category = k.Label.Category()
		}
		e := &kinds[i]
		e.Kind = *k
		if r.Content != nil {
			e.tells, e.names = r.Content.Labels.has(k.Label, k.Category), r.Content.Identifiers.has(k.Label, k.Category)
		}
		c.entries[k.Label] = e
		for _, name := range slices.Concat([]string{string(k.Label)}, k.Label.Aliases(), k.Aliases) {
			c.byName[fold(name)] = e
		}
	}
	if err := c.addMappings(kinds); err != nil {
		return nil, err
	}
	if err := c.addCombinations(kinds); err != nil {
		return nil, err
	}
	for _, s := range r.Spellings {
		by := c.entries[s.Label]
		for _, label := range s.Spells {
			if e := c.entries[label]; e != nil && by != nil && e != by {
				e.spelledBy = append(e.spelledBy, by)
			}
		}
	}
	return c, nil
}

// maxStandards bounds the standards of one catalogue, which combinations hold a
// bit of each for.
const maxStandards = 64

// addMappings gives each entry its rules, and numbers the groups that conditions
// need. Groups of the same names share a number.
func (c *Catalogue) addMappings(kinds []entry) error {
	index := map[string]int{}
	for i := range c.standards {
		index[c.standards[i].Name] = i
	}
	numbers := map[string]groups{}
	number := func(needs []Group) (all groups, err error) {
		for _, g := range needs {
			key := fmt.Sprintf("%q", []string(g))
			bit, ok := numbers[key]
			if !ok {
				if len(numbers) == maxGroups {
					return 0, errors.New("risk: mappings: the conditions need more than 64 groups of labels")
				}
				bit = groups(1) << len(numbers)
				numbers[key] = bit
				for j := range kinds {
					if g.has(kinds[j].Label, kinds[j].Category) {
						kinds[j].supplies |= bit
					}
				}
			}
			all |= bit
		}
		return all, nil
	}
	for i := range c.standards {
		needs, err := number(c.standards[i].About)
		if err != nil {
			return err
		}
		c.about = append(c.about, needs)
	}
	for i := range c.records.Mappings {
		m := &c.records.Mappings[i]
		if m.Scope == "" {
			m.Scope = ScopeYes
		}
		if m.Scope == ScopeNo {
			continue
		}
		r := rule{
			Mapping:   *m,
			standard:  index[m.Standard],
			weight:    shareOf(m.Weight),
			undecided: m.Scope == ScopeConditional && len(m.Needs) == 0,
		}
		var err error
		if r.needs, err = number(m.Needs); err != nil {
			return err
		}
		e := c.entries[m.Label]
		e.rules = append(e.rules, r)
	}
	for i := range kinds {
		slices.SortStableFunc(kinds[i].rules, func(a, b rule) int { return a.standard - b.standard })
	}
	return nil
}

// addCombinations numbers the groups of the combinations.
func (c *Catalogue) addCombinations(kinds []entry) error {
	n := 0
	for i := range c.records.Combinations {
		x := &c.records.Combinations[i]
		cb := combo{Combination: x, weight: shareOf(x.Weight), atLeast: x.AtLeast}
		if cb.atLeast == 0 {
			cb.atLeast = len(x.Groups)
		}
		var of groups
		for _, g := range x.Groups {
			if n == maxGroups {
				return errors.New("risk: combinations: they have more than 64 groups of labels")
			}
			bit := groups(1) << n
			n++
			for j := range kinds {
				if e := &kinds[j]; e.joins&of == 0 && g.has(e.Label, e.Category) {
					e.joins |= bit
				}
			}
			of |= bit
			cb.groups = append(cb.groups, bit)
		}
		for _, cite := range x.Citations {
			if at := c.standardNamed(cite.Standard); at >= 0 {
				cb.under |= 1 << at
			}
		}
		c.combos = append(c.combos, cb)
	}
	return nil
}

func (r Records) clone() Records {
	r.Standards = slices.Clone(r.Standards)
	for i := range r.Standards {
		r.Standards[i].About = cloneGroups(r.Standards[i].About)
	}
	if r.Content != nil {
		r.Content = &Content{slices.Clone(r.Content.Labels), slices.Clone(r.Content.Identifiers)}
	}
	r.Kinds = slices.Clone(r.Kinds)
	for i := range r.Kinds {
		r.Kinds[i] = r.Kinds[i].clone()
	}
	r.Mappings = slices.Clone(r.Mappings)
	for i := range r.Mappings {
		r.Mappings[i] = r.Mappings[i].clone()
	}
	r.Combinations = cloneCombinations(r.Combinations)
	r.Spellings = slices.Clone(r.Spellings)
	for i := range r.Spellings {
		r.Spellings[i].Spells = slices.Clone(r.Spellings[i].Spells)
	}
	return r
}

func cloneCombinations(list []Combination) []Combination {
	list = slices.Clone(list)
	for i := range list {
		list[i].Groups, list[i].Citations = cloneGroups(list[i].Groups), slices.Clone(list[i].Citations)
	}
	return list
}

func (k Kind) clone() Kind {
	k.Aliases = slices.Clone(k.Aliases)
	return k
}

func (m Mapping) clone() Mapping {
	m.Needs = cloneGroups(m.Needs)
	return m
}

func cloneGroups(list []Group) []Group {
	list = slices.Clone(list)
	for i := range list {
		list[i] = slices.Clone(list[i])
	}
	return list
}
