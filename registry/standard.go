package registry

import (
	"net/url"

	"github.com/privet-go/privet/risk"
)

var standards = &kind[Standard]{
	name:  "standard",
	table: func(s *state) **table[Standard] { return &s.standards },
	meta:  func(r *Standard) *Meta { return &r.Meta },
	clone: func(r Standard) Standard {
		r.Weight, r.About = copyOf(r.Weight), cloneGroups(r.About)
		return r
	},
	check: func(d *draft, r *Standard, f *faults) { r.check(d, f) },
	keys:  func(r *Standard) []key { return []key{{"name", fold(r.Name)}} },
	users: func(d *draft, id string) []string {
		return d.mappingsOf(func(m *Mapping) bool { return m.StandardID == id })
	},
	texts: func(r *Standard) []string { return []string{r.Name, r.Title, r.Jurisdiction, r.Description} },
}

func (r *Standard) check(d *draft, f *faults) {
	if d.standards.byID.get(r.ID) == nil && d.standards.byID.len() >= MaxStandards {
		f.add(LimitExceeded, "", "there are %d standards, and no more can be", MaxStandards)
	}
	if len(r.Name) > maxStandardName {
		f.invalid("name", "has more than %d bytes", maxStandardName)
	} else {
		checkName(f, "name", r.Name, true)
	}
	checkName(f, "title", r.Title, false)
	checkName(f, "jurisdiction", r.Jurisdiction, false)
	checkText(f, "description", r.Description, MaxTextBytes)
	r.Weight = orDefault(r.Weight, 1)
	if w := *r.Weight; !(w >= 0 && w <= risk.MaxWeight) {
		f.invalid("weight", "must be from 0 to %d", risk.MaxWeight)
	}
	checkGroups(f, "about", r.About)
	checkName(f, "sector", r.Sector, false)
	checkText(f, "url", r.URL, MaxTextBytes)
	if r.URL != "" {
		if u, err := url.Parse(r.URL); err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.User != nil {
			f.invalid("url", "is no address that begins with http:// or https://")
		}
	}
}

// hasStandard reports whether a standard has the name, in any letter case.
func (d *draft) hasStandard(name string) bool {
	for _, s := range d.standards.byID.all() {
		if fold(s.Name) == fold(name) {
			return true
		}
	}
	return false
}

// mappingsOf gives the IDs of the mappings that pass.
func (d *draft) mappingsOf(pass func(*Mapping) bool) []string {
	var ids []string
	for id, m := range d.mappings.byID.all() {
		if pass(m) {
			ids = append(ids, id)
		}
	}
	return ids
}
