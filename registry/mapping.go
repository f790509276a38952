package registry

import (
	"slices"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// maxNeeds is how many groups of labels a condition can have, and how many labels
// a group. All conditions together have no more groups than package risk allows.
const maxNeeds = 64

// ordinaryWeight is the weight of ordinary personal data; package risk says why.
const ordinaryWeight = 0.8

var mappings = &kind[Mapping]{
	name:  "mapping",
	table: func(s *state) **table[Mapping] { return &s.mappings },
	meta:  func(r *Mapping) *Meta { return &r.Meta },
	clone: func(r Mapping) Mapping {
		r.Weight = copyOf(r.Weight)
		r.Needs = cloneGroups(r.Needs)
		return r
	},
	check: func(d *draft, r *Mapping, f *faults) { r.check(d, f) },
	texts: nil, // see [Registry.Mappings]: they are those of what it ties together
	keys: func(r *Mapping) []key {
		return []key{{"category", r.StandardID + "\x00" + r.RecognizerID + "\x00" + r.Jurisdiction + "\x00" + r.Category}}
	},
}

func (r *Mapping) check(d *draft, f *faults) {
	if id := standards.canonicalID(r.StandardID); d.standards.byID.get(id) == nil {
		f.add(UnknownRecord, "standardId", "is not the id of a standard")
	} else {
		r.StandardID = id
	}
	if id := recognizers.canonicalID(r.RecognizerID); d.recognizers.byID.get(id) == nil {
		f.add(UnknownRecord, "recognizerId", "is not the id of a recognizer")
	} else {
		r.RecognizerID = id
	}
	checkName(f, "category", r.Category, true)
	checkText(f, "citation", r.Citation, MaxTextBytes)
	r.Weight = orDefault(r.Weight, ordinaryWeight)
	if w := *r.Weight; !(w >= 0 && w <= 1) {
		f.invalid("weight", "must be from 0 to 1")
	}
	checkName(f, "jurisdiction", r.Jurisdiction, false)
	if !slices.Contains([]string{"", "V", "K", "U"}, r.Evidence) {
		f.invalid("evidence", "must be V, K or U")
	}
	checkText(f, "edition", r.Edition, MaxTextBytes)
	if _, err := time.Parse(time.DateOnly, r.Checked); err != nil && r.Checked != "" {
		f.invalid("checked", "must be a date, such as 2026-11-30")
	}
	checkText(f, "condition", r.Condition, MaxTextBytes)
	switch r.Scope {
	case "":
		r.Scope = risk.ScopeYes
		fallthrough
	case risk.ScopeYes, risk.ScopeNo:
		if r.Condition != "" || len(r.Needs) > 0 {
			f.invalid("scope", "must be conditional where there is a condition")
		}
	case risk.ScopeConditional:
		if r.Condition == "" {
			f.invalid("condition", "is missing, and the scope is conditional")
		}
	default:
		f.invalid("scope", "must be yes, conditional or no")
	}
	checkGroups(f, "needs", r.Needs)
}

// cloneGroups copies groups of labels.
func cloneGroups(groups [][]string) [][]string {
	groups = slices.Clone(groups)
	for i := range groups {
		groups[i] = slices.Clone(groups[i])
	}
	return groups
}

// checkGroups holds groups of labels to what package risk takes.
func checkGroups(f *faults, field string, groups [][]string) {
	if len(groups) > maxNeeds {
		f.add(LimitExceeded, field, "has more than %d groups", maxNeeds)
		return
	}
	for i, group := range groups {
		at := field + "[" + itoa(i) + "]"
		if len(group) == 0 || len(group) > maxNeeds {
			f.invalid(at, "must have 1 to %d names", maxNeeds)
			continue
		}
		for j, name := range group {
			if l := privet.Label(strings.ToUpper(name)); !l.IsWellFormed() || name != string(l) && name != strings.ToLower(name) {
				f.invalid(at+"["+itoa(j)+"]", "is neither a label in upper case nor a category in lower case")
			}
		}
	}
}
