package columns

import (
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/columns/headings"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file knows what stands where it is and belongs to nobody: pages of goods, and stations,
// sensors and other sites whose coordinates are theirs and no person's.

// pageHeaders are the phrases of headings.Pages, as a header is read.
var pageHeaders = lazy.Value[map[string]bool]{Make: func() map[string]bool {
	set := map[string]bool{}
	addPhrases(set, headings.Part("pages"))
	return set
}}

// arePages reports whether no value has anything in it that was asked for or that could be
// somebody's, as addresses of pages have behind a question mark.
func (p *Judge) arePages(values []string) bool {
	return p.areSo(values, 0, 10, func(v string) bool { return !strings.ContainsAny(v, "@?=") })
}

// namespaceEach is how many values there are, on an average, for each different address where addresses are the names of
// systems and schemas, which stand beside each code of theirs, and no pages of anybody.
const namespaceEach = 4

// areNamespaces reports whether the values are addresses of pages of which each stands there many times.
func (p *Judge) areNamespaces(x *Table, values []string) bool {
	said, addresses := p.shareOf(values, func(v string) bool { return strings.Contains(v, "://") || strings.HasPrefix(v, "urn:") })
	most := said / namespaceEach
	return most > 0 && addresses == said && p.distinct(x, values, said, most+1) <= most && p.arePages(values)
}

// siteOwners are what has a place of its own, in the headers of its columns. What hangs in homes, such as
// meters, is not among them.
var siteOwners = &wordset.WordList{File: "columns", Set: "siteOwners"}

// moverWords are those of what goes from place to place, or of what is done for people.
var moverWords = &wordset.WordList{File: "columns", Set: "moverWords"}

// areSites reports whether the coordinates of a table are those of sites: a header speaks of some,
// none of what moves, and nobody is known in the table.
func (p *Judge) areSites(x *Table, columns []Column) bool {
	if x.kind("GEO_COORDINATES") < 0 || !x.hasNamed(x.kind("GEO_COORDINATES")) {
		return false
	}
	for i := range x.views {
		if s, _ := x.views[i].winner(); s.kind >= 0 && !isOfSite(p.Kinds[s.kind].Label) {
			return false
		}
	}
	sites := false
	x.Header.known = nil // the words as they stand
	for i := range columns {
		for _, w := range x.Header.HeaderWords(columns[i].Name) {
			if moverWords.Words()[string(w)] {
				return false
			}
			sites = sites || siteOwners.Words()[string(w)]
		}
	}
	return sites
}

// isOfSite reports whether a site may have what has a label.
func isOfSite(l privet.Label) bool {
	switch l.Category() {
	case privet.CategoryLocation, privet.CategoryOrganization:
		return true
	}
	return l == "DEVICE_ID" || l == "MAC_ADDRESS" || l == "URL"
}

// hasNamed reports whether the header of some column names a kind.
func (x *Table) hasNamed(kind int) bool {
	for i := range x.views {
		if x.views[i].names(kind) {
			return true
		}
	}
	return false
}

// weighSite adds that the coordinates are those of sites.
func (v *view) weighSite(place int) {
	if s := v.scoreOf(place); s != nil && s.named {
		v.changed = true
		s.add(partSited, 1, privet.EvidenceNeighbour, "sites beside it, and nobody")
		v.tell(noneHeaded-noneNamed, privet.EvidenceNeighbour, "sites beside it, and nobody")
	}
}
