package attack

import (
	"slices"
	"strings"

	"github.com/privet-go/privet"
)

// A domain is a set of columns that hold the same keys, in one table or several.
type domain struct {
	columns []*column
	forward *hashTable[uint32]
	broken  map[[2]int]*Count // by the ids of two columns
}

// The value of a table of a domain is what an original became first: some bits of the
// hash of the masked value, and the number of the column in the domain.
const (
	domainBits    = 10
	domainColumns = 1 << domainBits // those beyond count as the last
)

// add notes what an original became in a column of the domain.
func (d *domain) add(c *comparison, col *column, from, to uint64, row int64) {
	if d.forward == nil {
		d.forward = newTable[uint32](c.budget, followWeight)
	}
	i, first, wanted := d.forward.add(from)
	if !wanted {
		return
	}
	now := head(to)<<domainBits | uint32(col.inDomain)
	if first {
		d.forward.values[i] = now
		return
	}
	before := d.forward.values[i]
	if before>>domainBits == now>>domainBits || before%domainColumns == now%domainColumns {
		return
	}
	key := [2]int{d.columns[before%domainColumns].id, col.id}
	if d.broken == nil {
		d.broken = map[[2]int]*Count{}
	}
	if d.broken[key] == nil {
		d.broken[key] = new(Count)
	}
	d.broken[key].add(row)
}

// joinDomain puts a column into the domain of its keys, if it has one.
func (t *tableRun) joinDomain(c *column) {
	if c.masked == nil || !t.aligned {
		return
	}
	if p, known := c.promise(); known && !p.Same {
		return
	}
	name := t.domainOf(c)
	if name == "" {
		return
	}
	d := t.domains[name]
	if d == nil {
		d = &domain{}
		t.domains[name] = d
	}
	c.domain, c.inDomain = d, min(len(d.columns), domainColumns-1)
	d.columns = append(d.columns, c)
}

// domainOf names the domain of a column: the one that the options list, its label
// if that identifies, or the key that its name says: id of customers and
// customer_id of any table are one.
func (t *tableRun) domainOf(c *column) string {
	full, short := t.Name+"."+c.name, c.name
	for i, list := range t.opts.References {
		if slices.Contains(list, full) || slices.Contains(list, short) {
			return "reference " + string(rune('0'+i))
		}
	}
	if c.traits.has(identifies) && !c.traits.has(names) {
		return "label " + string(c.Label)
	}
	if c.Label != privet.None && c.Label != privet.Unknown || c.name == "" {
		return ""
	}
	name := strings.ToLower(strings.Map(func(r rune) rune {
		if r == '_' || r == '-' || r == ' ' || r == '.' {
			return -1
		}
		return r
	}, c.name))
	switch {
	case name == "id":
		table := strings.ToLower(t.Name)
		if dot := strings.LastIndexByte(table, '.'); dot > 0 {
			table = table[:dot]
		}
		return "key " + strings.TrimSuffix(table, "s") + "id"
	case strings.HasSuffix(name, "id"):
		return "key " + name
	}
	return ""
}
