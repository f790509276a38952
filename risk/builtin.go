package risk

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/packed"
)

// BuiltIn is the catalogue that comes with the package: the six standards, every
// built-in label, and the rules about them. It is the file catalogue.json, made
// ready once. It is safe for concurrent use by multiple goroutines.
func BuiltIn() *Catalogue { return builtIn() }

// DefaultSensitivity is how sensitive data of a category is, 0–100, where nothing
// is known about its label: that of the built-in label which stands for the
// category. A category that is not built in counts as [privet.CategoryOther].
func DefaultSensitivity(category privet.Category) int {
	doc := builtInDocument()
	like := doc.defaultFor(category)
	if like == nil {
		like = doc.defaultFor(privet.CategoryOther)
	}
	k, _ := BuiltIn().Kind(string(*like))
	return k.Sensitivity // 0 for the category of no data
}

// catalogue.json.gz is catalogue.json, packed by gzip -9n.
//
//go:embed catalogue.json.gz
var cataloguePacked []byte

var builtInDocument = sync.OnceValue(func() *document {
	doc, err := parseDocument([]byte(packed.Text(cataloguePacked)))
	if err != nil {
		panic("risk: the built-in catalogue: " + err.Error())
	}
	return doc
})

var builtIn = sync.OnceValue(func() *Catalogue {
	r, err := builtInDocument().records()
	if err != nil {
		panic("risk: the built-in catalogue: " + err.Error())
	}
	c, err := compile(r)
	if err != nil {
		panic("risk: the built-in catalogue: " + err.Error())
	}
	return c
})

// A document is catalogue.json as it is written: each category of a standard, each
// condition and each label once, so that a reader finds one thing in one place.
type document struct {
	Note      []string `json:"note"`
	Standards []struct {
		Standard
		Clauses []clause `json:"clauses"`
	} `json:"standards"`
	Regions    []region    `json:"regions"`
	Conditions []condition `json:"conditions"`
	Labels     []struct {
		Label       privet.Label `json:"label"`
		Sensitivity int          `json:"sensitivity"`
		Reason      string       `json:"reason"`
		Mappings    []struct {
			Standard string `json:"standard"`
			Code     string `json:"code"`
			If       string `json:"if"`
			In       string `json:"in"`
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
	Combinations []Combination `json:"combinations"`
	Spellings    []Spelling    `json:"spellings"`
	Content      *Content      `json:"content"`
}

type clause struct {
	Code         string  `json:"code"`
	Jurisdiction string  `json:"jurisdiction"`
	Category     string  `json:"category"`
	Citation     string  `json:"citation"`
	Evidence     string  `json:"evidence"`
	Checked      string  `json:"checked"`
	Weight       float64 `json:"weight"`
}

// A region is the countries whose labels a mapping holds for.
type region struct {
	Name      string   `json:"name"`
	Countries []string `json:"countries"`
}

// holds reports whether a mapping holds in the region for a label. It is
// ScopeConditional for one that belongs to no country.
func (r *region) holds(label privet.Label) Scope {
	country, _, _ := strings.Cut(string(label), "_")
	switch {
	case len(country) != 2:
		return ScopeConditional
	case slices.Contains(r.Countries, country):
		return ScopeYes
	}
	return ScopeNo
}

type condition struct {
	Name  string  `json:"name"`
	Text  string  `json:"text"`
	Needs []Group `json:"needs"`
}

func parseDocument(data []byte) (*document, error) {
	doc := new(document)
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(doc); err != nil {
		return nil, err
	}
	return doc, nil
}

// defaultFor is the label that stands for a category, empty for the category of
// no data, or nil.
func (doc *document) defaultFor(category privet.Category) *privet.Label {
	for i := range doc.Defaults {
		if doc.Defaults[i].Category == category {
			return &doc.Defaults[i].Like
		}
	}
	return nil
}

// records spells a document out for every built-in label, and refuses one that
// names what it does not describe, so that a slip of the pen cannot lower a score.
func (doc *document) records() (Records, error) {
	r := Records{Combinations: doc.Combinations, Spellings: doc.Spellings, Content: doc.Content}
	clauses := map[[2]string]Mapping{}
	for _, s := range doc.Standards {
		r.Standards = append(r.Standards, s.Standard)
		for _, cl := range s.Clauses {
			clauses[[2]string{s.Name, cl.Code}] = Mapping{
				Standard: s.Name, Jurisdiction: cl.Jurisdiction, Code: cl.Code, Category: cl.Category,
				Citation: cl.Citation, Edition: s.Version, Evidence: cl.Evidence, Checked: cl.Checked, Scope: ScopeYes, Weight: cl.Weight,
			}
		}
	}
	conditions := map[string]condition{}
	for _, cond := range doc.Conditions {
		conditions[cond.Name] = cond
	}

	regions := map[string]*region{}
	for i := range doc.Regions {
		regions[doc.Regions[i].Name] = &doc.Regions[i]
	}

	type described struct {
		kind     Kind
		mappings []Mapping
		regions  []*region // of each mapping, nil where it holds everywhere
	}
	labels := map[privet.Label]described{}
	for _, l := range doc.Labels {
		d := described{kind: Kind{Label: l.Label, Sensitivity: l.Sensitivity, Reason: l.Reason}}
		for _, m := range l.Mappings {
			mapping, ok := clauses[[2]string{m.Standard, m.Code}]
			if !ok {
				return Records{}, fmt.Errorf("%s: no clause %s %s", l.Label, m.Standard, m.Code)
			}
			if m.Evidence != "" {
				mapping.Evidence = m.Evidence
			}
			if m.In != "" && (m.If != "" || regions[m.In] == nil) {
				return Records{}, fmt.Errorf("%s: no region %s, or a condition beside it", l.Label, m.In)
			}
			if name := m.If + m.In; name != "" {
				cond, ok := conditions[name]
				if !ok {
					return Records{}, fmt.Errorf("%s: no condition %s", l.Label, name)
				}
				mapping.Scope, mapping.Condition, mapping.Needs = ScopeConditional, cond.Text, cond.Needs
			}
			d.mappings, d.regions = append(d.mappings, mapping), append(d.regions, regions[m.In])
		}
		labels[l.Label] = d
	}
	for _, a := range doc.Alike {
		like, ok := labels[a.Like]
		if !ok {
			return Records{}, fmt.Errorf("%s: no label %s", a.Label, a.Like)
		}
		labels[a.Label] = like
	}
	for _, d := range doc.Defaults {
		if _, ok := labels[d.Like]; d.Like != "" && !ok {
			return Records{}, fmt.Errorf("default of %s: no label %s", d.Category, d.Like)
		}
	}
	if doc.defaultFor(privet.CategoryOther) == nil {
		return Records{}, errors.New("no default for labels of one's own")
	}

	none := described{kind: Kind{Reason: "It is no kind of personal data."}}
	for label := range privet.Labels() {
		d, ok := labels[label]
		if !ok {
			like := doc.defaultFor(label.Category())
			switch {
			case like == nil:
				return Records{}, fmt.Errorf("%s: no entry, and no default for its category", label)
			case *like == "":
				d = none
			default:
				d = labels[*like]
			}
		}
		d.kind.Label, d.kind.Category = label, label.Category()
		r.Kinds = append(r.Kinds, d.kind)
		for i, m := range d.mappings {
			if in := d.regions[i]; in != nil {
				switch in.holds(label) {
				case ScopeYes:
					m.Scope, m.Condition, m.Needs = ScopeYes, "", nil
				case ScopeNo:
					continue
				}
			}
			m.Label = label
			r.Mappings = append(r.Mappings, m)
		}
	}
	return r.clone(), nil
}
