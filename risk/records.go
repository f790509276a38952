package risk

import (
	"errors"
	"fmt"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/labelkey"
)

// Records is a catalogue as plain data: what [NewCatalogue] takes and
// [Catalogue.Records] gives. It is encoded in JSON as its fields say.
type Records struct {
	// Standards are the laws and norms. Their order is the order of answers.
	Standards []Standard `json:"standards"`

	// Kinds are the labels that can be scored. A label that is not among them
	// is an unknown tag.
	Kinds []Kind `json:"kinds"`

	// Mappings tie labels to standards. Their order within one standard is the
	// order of answers.
	Mappings []Mapping `json:"mappings"`

	// Combinations are the rules about labels that stand beside each other.
	// Nil: the built-in ones. A label or standard that they name and that is
	// not in the catalogue is passed over, so that it can be removed.
	Combinations []Combination `json:"combinations"`

	// Spellings say which labels spell others. Nil: the built-in ones. What
	// they name and is not in the catalogue is passed over.
	Spellings []Spelling `json:"spellings"`

	// Content says which labels tell something of a person and not of whom. Nil: the built-in
	// ones.
	Content *Content `json:"content,omitempty"`
}

// Content says that what data tells counts in part only while nobody knows of whom: a diagnosis
// beside an age is worth less than one beside a name.
type Content struct {
	Labels      Group `json:"labels"`      // that tell something
	Identifiers Group `json:"identifiers"` // that say of whom
}

// A Standard is a law or a norm that data is scored under.
type Standard struct {
	Name         string  `json:"name"` // GDPR, HIPAA, PCI-DSS, CCPA, PDPA, NIST, or one of one's own
	Title        string  `json:"title"`
	Jurisdiction string  `json:"jurisdiction"`
	Version      string  `json:"version"` // the version, or the last amendment, that the mappings follow
	Weight       float64 `json:"weight"`  // what it counts in a weighted score, from 0 to MaxWeight
	URL          string  `json:"url"`     // the official text

	// About narrows a standard down to data sets that hold what it is about: a label of each
	// group, as in [Mapping.Needs]. It covers nothing in others, unless Sector is that of
	// [Factors]. Nil: it is about all data sets.
	About  []Group `json:"about,omitempty"`
	Sector string  `json:"sector,omitempty"`
}

// A Kind is what the catalogue knows of one label.
type Kind struct {
	Label    privet.Label    `json:"label"`
	Category privet.Category `json:"category"` // empty: what [privet.Label.Category] says

	// Sensitivity is how bad it is, 0–100, when data of this label alone is
	// exposed, whatever a standard says.
	Sensitivity int    `json:"sensitivity"`
	Reason      string `json:"reason"` // one sentence

	// Aliases are names that are understood beside the label, its code and
	// what [privet.Label.Aliases] says.
	Aliases []string `json:"aliases,omitempty"`
}

// A Scope says whether a standard covers a label always, under a condition or
// not at all.
type Scope string

// The scopes. No mapping says the same as ScopeNo.
const (
	ScopeYes         Scope = "yes"
	ScopeConditional Scope = "conditional"
	ScopeNo          Scope = "no"
)

// A Mapping ties a label to a category of a standard.
type Mapping struct {
	Label        privet.Label `json:"label,omitempty"`
	Standard     string       `json:"standard"`
	Jurisdiction string       `json:"jurisdiction,omitempty"` // SG, TH or MY under PDPA, and empty elsewhere
	Code         string       `json:"code,omitempty"`         // short name of the category
	Category     string       `json:"category"`
	Citation     string       `json:"citation"`           // where the standard says so
	Evidence     string       `json:"evidence,omitempty"` // V: confirmed by reading the text; K: not confirmed; U: not confirmed and doubtful
	Edition      string       `json:"edition,omitempty"`  // of the standard, that the citation is of
	Checked      string       `json:"checked,omitempty"`  // the day on which the citation was confirmed, such as 2026-11-30
	Scope        Scope        `json:"scope"`              // empty: ScopeYes

	// Condition is a sentence, for ScopeConditional. Needs lists groups of
	// labels: the condition is met when each group has a label in the data
	// set. Without needs it cannot be told from the labels.
	Condition string  `json:"condition,omitempty"`
	Needs     []Group `json:"needs,omitempty"`

	// Weight says how strongly the standard covers the label, 0–1. In a
	// [TagStandard] it is what is left once the condition has been judged.
	Weight float64 `json:"weight"`
}

// A Group names labels: "SSN" in upper case, or a whole category of them, such
// as "health", in lower case.
type Group []string

func (g Group) has(label privet.Label, category privet.Category) bool {
	for _, name := range g {
		if name == string(label) || name == string(category) {
			return true
		}
	}
	return false
}

// fault is what is wrong with g, or nothing.
func (g Group) fault() string {
	if len(g) == 0 {
		return "must name a label or a category"
	}
	for _, name := range g {
		if !privet.Label(strings.ToUpper(name)).IsWellFormed() || name != strings.ToUpper(name) && name != strings.ToLower(name) {
			return "must have labels in upper case and categories in lower case"
		}
	}
	return ""
}

// check gives the [*FieldError] of every field at fault, all of them together.
func (r *Records) check() error {
	c := checker{}
	standards, kinds := map[string]bool{}, map[privet.Label]bool{}
	for i, s := range r.Standards {
		at := fmt.Sprintf("standards[%d].", i)
		key := strings.ToUpper(s.Name)
		c.refuse(s.Name == "" || len(s.Name) > maxNameLength, at+"name", "must have 1 to 64 bytes")
		c.refuse(standards[key], at+"name", "is the name of an earlier standard")
		c.refuse(!isWeight(s.Weight), at+"weight", "must be from 0 to 1000")
		standards[key] = true
		for j, g := range s.About {
			c.refuse(g.fault() != "", fmt.Sprintf("%sabout[%d]", at, j), g.fault())
		}
	}
	exact := map[string]bool{}
	for _, s := range r.Standards {
		exact[s.Name] = true
	}
	names := map[string]privet.Label{}
	for i, k := range r.Kinds {
		at := fmt.Sprintf("kinds[%d].", i)
		c.refuse(!k.Label.IsWellFormed(), at+"label", "must be an upper snake case name")
		c.refuse(kinds[k.Label], at+"label", "is an earlier label")
		c.refuse(k.Sensitivity < 0 || k.Sensitivity > 100, at+"sensitivity", "must be from 0 to 100")
		kinds[k.Label] = true
		names[fold(string(k.Label))] = k.Label
	}
	for i, k := range r.Kinds {
		at := fmt.Sprintf("kinds[%d].", i)
		for _, alias := range k.Label.Aliases() {
			key := fold(alias)
			if other, taken := names[key]; taken && other != k.Label {
				c.refuse(true, at+"label", "has a built-in alias that is the name of another label")
			}
			names[key] = k.Label
		}
	}
	for i, k := range r.Kinds {
		for j, alias := range k.Aliases {
			key := fold(alias)
			other, taken := names[key]
			at := fmt.Sprintf("kinds[%d].aliases[%d]", i, j)
			c.refuse(key == "", at, "must be a name of letters, digits, hyphens, underscores and spaces")
			c.refuse(taken && other != k.Label, at, "is the name of another label")
			if key != "" {
				names[key] = k.Label
			}
		}
	}
	for i, m := range r.Mappings {
		at := fmt.Sprintf("mappings[%d].", i)
		c.refuse(!exact[m.Standard], at+"standard", "is no standard of the catalogue")
		c.refuse(!kinds[m.Label], at+"label", "is no label of the catalogue")
		c.refuse(!(m.Weight >= 0 && m.Weight <= 1), at+"weight", "must be from 0 to 1")
		switch m.Scope {
		case "", ScopeYes, ScopeNo:
			c.refuse(len(m.Needs) > 0, at+"needs", "needs the scope conditional")
		case ScopeConditional:
			c.refuse(m.Condition == "", at+"condition", "must say what a conditional scope depends on")
		default:
			c.refuse(true, at+"scope", "must be yes, conditional or no")
		}
		c.refuse(!oneOf(m.Evidence, "", "V", "K", "U"), at+"evidence", "must be V, K or U")
		for j, g := range m.Needs {
			c.refuse(g.fault() != "", fmt.Sprintf("%sneeds[%d]", at, j), g.fault())
		}
	}
	codes := map[string]bool{}
	for i, x := range r.Combinations {
		at := fmt.Sprintf("combinations[%d].", i)
		c.refuse(!privet.Label(x.Code).IsWellFormed(), at+"code", "must be an upper snake case name")
		c.refuse(codes[x.Code], at+"code", "is the code of an earlier combination")
		codes[x.Code] = true
		c.refuse(!(x.Weight >= 0 && x.Weight <= 1), at+"weight", "must be from 0 to 1")
		c.refuse(len(x.Groups) < 2, at+"groups", "must be two or more")
		c.refuse(x.AtLeast < 0 || x.AtLeast == 1 || x.AtLeast > len(x.Groups), at+"atLeast", "must be 0, or from 2 to the number of groups")
		for j, g := range x.Groups {
			c.refuse(g.fault() != "", fmt.Sprintf("%sgroups[%d]", at, j), g.fault())
		}
	}
	for i, s := range r.Spellings {
		at := fmt.Sprintf("spellings[%d].", i)
		c.refuse(!s.Label.IsWellFormed(), at+"label", "must be an upper snake case name")
		c.refuse(len(s.Spells) == 0, at+"spells", "must name a label")
	}
	return errors.Join(c.errs...)
}

// maxNameLength is the length in bytes of the longest name of a standard.
const maxNameLength = 64

type checker struct{ errs []error }

func (c *checker) refuse(bad bool, field, reason string) {
	if bad {
		c.errs = append(c.errs, &FieldError{field, reason})
	}
}

func oneOf(s string, list ...string) bool {
	for _, t := range list {
		if s == t {
			return true
		}
	}
	return false
}

// fold is the form that names are compared in, or nothing for what can be no
// name; see [privet.ParseLabel].
func fold(name string) string {
	var buf [privet.MaxLabelLength]byte
	key, _ := labelkey.Append(buf[:0], name)
	return string(key)
}
