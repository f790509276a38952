package tabular

import (
	"slices"
	"strings"
)

// A jsonTable is at the path of the rows of a table.
type jsonTable struct {
	fields []*jsonPath // of a row
	names  bool        // the first array here has the names
	begun  bool        // it has been met
}

// isNameOf reports whether a text at a path is the name of a column of a table.
func (n *jsonPath) isNameOf(text []byte) bool {
	return n.headings != nil && n.headings[string(text)]
}

// A jsonArray is an array of leaves in the beginning of a file.
type jsonArray struct {
	node   *jsonPath
	values []string
	names  *jsonPath // of the texts; nil where not all are texts
	nested bool      // it has more in it
}

// makeTables makes the tables that some arrays of another tree are.
func (p *jsonPaths) makeTables(arrays []jsonArray) {
	rows := map[*jsonPath][]jsonArray{}
	var order []*jsonPath
	for _, a := range arrays {
		if rows[a.node] == nil {
			order = append(order, a.node)
		}
		rows[a.node] = append(rows[a.node], a)
	}
	for _, n := range order {
		of := rows[n]
		first := of[0]
		switch isRow := n.parent == nil || n.parent.element.Load() == n; {
		case isRow && len(of) > 1 && areRows(of[1:], len(first.values)) && p.areHeadings(n, &first):
			p.makeTable(n, n, first.values)
		case !isRow && roleOf(n.key) == pairHeader && len(of) == 1:
			for _, o := range order {
				if isOfRows(o, n.parent) && areRows(rows[o], len(first.values)) && p.areHeadings(o, &first) {
					p.makeTable(o, first.names, first.values)
				}
			}
		}
	}
}

// isOfRows reports whether a path is of arrays in an array that is a member of an object.
func isOfRows(n, object *jsonPath) bool {
	return n.parent != nil && n.parent.element.Load() == n && n.parent.parent == object
}

// areRows reports whether arrays can be rows of a table: one of them is as long, or has more in it
// than texts and numbers.
func areRows(arrays []jsonArray, fields int) bool {
	return slices.ContainsFunc(arrays, func(a jsonArray) bool { return a.nested || len(a.values) == fields })
}

// areHeadings reports whether the values of an array are names of the columns of rows: all can be, and
// half of them are known.
func (p *jsonPaths) areHeadings(rows *jsonPath, a *jsonArray) bool {
	if a.names == nil || a.nested || len(a.values) < 2 || slices.ContainsFunc(a.values, func(s string) bool { return !isHeading(s) || !p.namer.isName(s) }) {
		return false
	}
	names, known := p.namer.known(a.values, func(name string) string { return join(rows.path, spellKey(name)) })
	return names == len(a.values) && 2*known >= names
}

// makeTable makes the table of rows at a path of another tree, and says where its names are, which
// are no values: there as well, or at a path beside it.
func (p *jsonPaths) makeTable(rows, names *jsonPath, headings []string) {
	at := p.copyOf(rows)
	if at == nil || strings.Contains(strings.TrimSuffix(at.path, "[]"), "[]") {
		return // there is one for each record
	}
	t := &jsonTable{names: names == rows}
	for _, name := range headings {
		field, err := p.addChild(at, name)
		if err != nil {
			return
		}
		t.fields = append(t.fields, field)
	}
	if names != rows {
		of := p.copyOf(names)
		if of == nil {
			return
		}
		of.headings = map[string]bool{}
		for _, name := range headings {
			of.headings[name] = true
		}
	}
	at.table = t
}

// copyOf gives the path that another tree has, or nil.
func (p *jsonPaths) copyOf(n *jsonPath) (c *jsonPath) {
	if n.parent == nil {
		return p.root
	}
	above := p.copyOf(n.parent)
	var err error
	switch {
	case above == nil || n.key == "*" && n.parent.star.Load() == n:
		return nil
	case n.parent.element.Load() == n:
		c, err = p.addElement(above)
	default:
		c, err = p.addChild(above, n.key)
	}
	if err != nil {
		return nil
	}
	return c
}

// beginsTable reports whether a record is the names of the columns of all others.
func (t *jsonTable) beginsTable() bool {
	begins := t != nil && t.names && !t.begun
	if begins {
		t.begun = true
	}
	return begins
}
