package risk

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/privet-go/privet"
)

// A Standard is a law or a norm that data is scored under.
type Standard struct {
	Name         string  `json:"name"` // GDPR, HIPAA, PCI-DSS, CCPA, PDPA or NIST
	Title        string  `json:"title"`
	Jurisdiction string  `json:"jurisdiction"`
	Version      string  `json:"version"` // the version, or the last amendment, that the catalogue follows
	Weight       float64 `json:"weight"`  // what it counts in a weighted score; 1
	URL          string  `json:"url"`     // the official text
}

// A Scope says whether a standard covers a label always or under a condition.
type Scope string

// The scopes. A label that a standard does not cover has no mapping there.
const (
	ScopeYes         Scope = "yes"
	ScopeConditional Scope = "conditional"
)

// A Mapping ties a label to a category of a standard.
type Mapping struct {
	Standard     string `json:"standard"`
	Jurisdiction string `json:"jurisdiction,omitempty"` // SG, TH or MY under PDPA, and empty elsewhere
	Code         string `json:"code"`                   // short name of the category, unique in the standard
	Category     string `json:"category"`
	Citation     string `json:"citation"` // where the standard says so
	Evidence     string `json:"evidence"` // V: the text was read; K: known but not read again; U: to be checked
	Scope        Scope  `json:"scope"`
	Condition    string `json:"condition,omitempty"` // a sentence, for ScopeConditional

	// Weight says how strongly the standard covers the label, 0–1. In what
	// [Mappings] returns it is that of the category; in a [TagStandard] it is
	// what is left of that once the condition has been judged.
	Weight float64 `json:"weight"`
}

// Standards gives the six standards, in the order GDPR, HIPAA, PCI-DSS, CCPA,
// PDPA, NIST. The caller owns the slice. It is safe for concurrent use by
// multiple goroutines.
func Standards() []Standard { return slices.Clone(builtIn().standards) }

// Mappings gives what the standards say about a label, in the order of
// [Standards]. It is empty where none of them covers the label. A label that the
// catalogue does not name is treated as its category says, and one that is not
// built in as [privet.CategoryOther]. The caller owns the slice. It is safe for
// concurrent use by multiple goroutines.
func Mappings(label privet.Label) []Mapping {
	e := builtIn().entry(label)
	mappings := make([]Mapping, len(e.rules))
	for i := range e.rules {
		mappings[i] = e.rules[i].Mapping
	}
	return mappings
}

// Sensitivity is how bad it is, 0–100, when data of this label alone is
// exposed, whatever a standard says. It treats labels as [Mappings] does. It is
// safe for concurrent use by multiple goroutines.
func Sensitivity(label privet.Label) int { return builtIn().entry(label).sensitivity }

//go:embed catalogue.json
var catalogueJSON []byte

// builtIn is the catalogue that comes with the package.
var builtIn = sync.OnceValue(func() *catalogue {
	c, err := parseCatalogue(catalogueJSON)
	if err != nil {
		panic("risk: the built-in catalogue: " + err.Error())
	}
	return c
})

// A catalogue is catalogue.json made ready for look-up. It never changes.
type catalogue struct {
	standards  []Standard
	byLabel    map[privet.Label]*entry // every built-in label
	byCategory map[privet.Category]*entry
}

// An entry is what the catalogue knows of one label.
type entry struct {
	label       privet.Label
	sensitivity int
	reason      string // one sentence
	rules       []rule // in the order of the standards
	supplies    groups // what the label supplies to conditions
}

// A rule is a mapping made ready for scoring.
type rule struct {
	Mapping
	standard  int // index in catalogue.standards
	weight    share
	needs     groups // all of them must be supplied
	undecided bool   // the labels cannot tell whether the condition is met
}

// groups is a set of groups of labels that conditions ask for.
type groups uint64

// weightBeside is the weight of r in a data set whose labels supply have.
func (r *rule) weightBeside(have groups) share {
	switch {
	case r.needs&have != r.needs:
		return 0
	case r.undecided:
		return undecidedShare.of(r.weight)
	}
	return r.weight
}

// weightUnder is how strongly a standard covers e in a data set whose labels
// supply have: the weight of the strongest of its rules.
func (e *entry) weightUnder(standard int, have groups) share {
	var w share
	for i := range e.rules {
		if r := &e.rules[i]; r.standard == standard {
			w = max(w, r.weightBeside(have))
		}
	}
	return w
}

// entry never returns nil.
func (c *catalogue) entry(label privet.Label) *entry {
	if e := c.byLabel[label]; e != nil {
		return e
	}
	return c.byCategory[label.Category()]
}

// The document is catalogue.json as it is written.
type document struct {
	Note      []string `json:"note"`
	Standards []struct {
		Standard
		Clauses []clause `json:"clauses"`
	} `json:"standards"`
	Conditions []condition `json:"conditions"`
	Labels     []struct {
		Label       privet.Label `json:"label"`
		Sensitivity int          `json:"sensitivity"`
		Reason      string       `json:"reason"`
		Mappings    []struct {
			Standard string `json:"standard"`
			Code     string `json:"code"`
			If       string `json:"if"`
			Evidence string `json:"evidence"`
		} `json:"mappings"`
	} `json:"labels"`
	Alike []struct {
		Label privet.Label `json:"label"`
		Like  privet.Label `json:"like"`
	} `json:"alike"`
	Defaults []struct {
		Category privet.Category `json:"category"`
		Like     privet.Label    `json:"like"`
	} `json:"defaults"`
}

type clause struct {
	Code         string  `json:"code"`
	Jurisdiction string  `json:"jurisdiction"`
	Category     string  `json:"category"`
	Citation     string  `json:"citation"`
	Evidence     string  `json:"evidence"`
	Weight       float64 `json:"weight"`
}

type condition struct {
	Name  string           `json:"name"`
	Text  string           `json:"text"`
	Needs [][]privet.Label `json:"needs"`

	bits groups
}

// parseCatalogue reads a document and refuses one that names what it does not
// describe, so that a slip of the pen cannot lower a score.
func parseCatalogue(data []byte) (*catalogue, error) {
	var doc document
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&doc); err != nil {
		return nil, err
	}

	c := &catalogue{byLabel: map[privet.Label]*entry{}, byCategory: map[privet.Category]*entry{}}
	clauses := map[[2]string]rule{}
	for i, s := range doc.Standards {
		c.standards = append(c.standards, s.Standard)
		for _, cl := range s.Clauses {
			if cl.Weight < 0 || cl.Weight > 1 {
				return nil, fmt.Errorf("%s %s: weight is not in 0–1", s.Name, cl.Code)
			}
			clauses[[2]string{s.Name, cl.Code}] = rule{
				Mapping: Mapping{
					Standard: s.Name, Jurisdiction: cl.Jurisdiction, Code: cl.Code, Category: cl.Category,
					Citation: cl.Citation, Evidence: cl.Evidence, Scope: ScopeYes, Weight: cl.Weight,
				},
				standard: i,
				weight:   shareOf(cl.Weight),
			}
		}
	}

	supplies, conditions, err := numberGroups(doc.Conditions)
	if err != nil {
		return nil, err
	}

	for _, l := range doc.Labels {
		if l.Sensitivity < 0 || l.Sensitivity > 100 {
			return nil, fmt.Errorf("%s: sensitivity is not in 0–100", l.Label)
		}
		e := &entry{label: l.Label, sensitivity: l.Sensitivity, reason: l.Reason, supplies: supplies[l.Label]}
		for _, m := range l.Mappings {
			r, ok := clauses[[2]string{m.Standard, m.Code}]
			if !ok {
				return nil, fmt.Errorf("%s: no clause %s %s", l.Label, m.Standard, m.Code)
			}
			if m.Evidence != "" {
				r.Evidence = m.Evidence
			}
			if m.If != "" {
				cond, ok := conditions[m.If]
				if !ok {
					return nil, fmt.Errorf("%s: no condition %s", l.Label, m.If)
				}
				r.Scope, r.Condition = ScopeConditional, cond.Text
				r.needs, r.undecided = cond.bits, cond.bits == 0
			}
			e.rules = append(e.rules, r)
		}
		slices.SortStableFunc(e.rules, func(a, b rule) int { return a.standard - b.standard })
		c.byLabel[l.Label] = e
	}

	for _, a := range doc.Alike {
		e := c.byLabel[a.Like]
		if e == nil {
			return nil, fmt.Errorf("%s: no label %s", a.Label, a.Like)
		}
		c.byLabel[a.Label] = e.as(a.Label)
	}
	for _, d := range doc.Defaults {
		e := &entry{reason: "It is no kind of personal data."}
		if d.Like != "" {
			if e = c.byLabel[d.Like]; e == nil {
				return nil, fmt.Errorf("default of %s: no label %s", d.Category, d.Like)
			}
		}
		c.byCategory[d.Category] = e
	}
	if c.byCategory[privet.CategoryOther] == nil {
		return nil, errors.New("no default for labels of one's own")
	}
	for label := range privet.Labels() {
		if c.byLabel[label] != nil {
			continue
		}
		e := c.byCategory[label.Category()]
		if e == nil {
			return nil, fmt.Errorf("%s: no entry, and no default for its category", label)
		}
		c.byLabel[label] = e.as(label)
	}
	return c, nil
}

// as is e under the name of another label.
func (e *entry) as(label privet.Label) *entry {
	own := *e
	own.label = label
	return &own
}

// numberGroups gives a number to each group of labels that a condition needs,
// and says which of the groups each label belongs to.
func numberGroups(conditions []condition) (supplies map[privet.Label]groups, byName map[string]condition, err error) {
	supplies, byName = map[privet.Label]groups{}, map[string]condition{}
	n := 0
	for _, cond := range conditions {
		for _, group := range cond.Needs {
			if n == 64 {
				return nil, nil, errors.New("more than 64 groups of labels in the conditions")
			}
			bit := groups(1) << n
			n++
			cond.bits |= bit
			for _, label := range group {
				supplies[label] |= bit
			}
		}
		byName[cond.Name] = cond
	}
	return supplies, byName, nil
}
