package tabular

import (
	"slices"
	"strings"
)

// This file reads tables that are arrays of arrays: the names of their columns are the first of
// these, as in [["name","ssn"],["Ann","…"]], or stand beside them, as in
// {"columns":["name","ssn"],"data":[["Ann","…"]]}. A value has the path of an object's then: data[].ssn.
//
// The beginning of the file tells them. Such a table is the file, or stands outside of its
// records. Names are no values.

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

// mostArrays is how many arrays are looked at.
const mostArrays = 4096

// learnArray remembers an array that has ended if it can be a row of a table, or its names. Those
// inside of records are none.
func (j *jsonParser) learnArray(f *jsonFrame) {
	if len(j.arrays) == mostArrays || f.at == f.node || j.record >= 0 && (j.record != len(j.stack)-1 || f.node.parent != nil) {
		return
	}
	a := jsonArray{node: f.node, names: f.at}
	cells := j.cells[f.cells:]
	described := roleOf(f.node.key) == pairHeader && len(cells) > 0 && f.at.column.Load() < 0
	if described {
		a.names, cells = j.describing(f.at, cells)
	}
	for i := range cells {
		c := &cells[i]
		if a.nested = !described && c.Column != f.at.column.Load(); a.nested {
			break
		}
		if c.Spelling > jsonEscaped {
			a.names = nil
		}
		value := ""
		if a.names != nil {
			value = string(j.keyOf(c))
		}
		a.values = append(a.values, value)
	}
	j.arrays = append(j.arrays, a)
}

// describing gives the path of the names in objects that describe columns, {"name":"ssn","type":"text"},
// and their cells.
func (j *jsonParser) describing(objects *jsonPath, cells []Cell) (n *jsonPath, names []Cell) {
	column := noPair
	for _, c := range cells {
		if n == nil {
			path := j.paths.names[c.Column]
			if key := path[strings.LastIndexByte(path, '.')+1:]; roleOf(key) == pairName {
				n, column = j.paths.find(objects, nil, []byte(key)), c.Column
			}
		}
		if n != nil && c.Column == column {
			names = append(names, c)
		}
	}
	return n, names
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

// enter begins an array that may be a row of a table.
func (t *jsonTable) enter(j *jsonParser, f *jsonFrame) {
	if f.heading = j.heading || t.names && !t.begun && j.record < 0; f.heading && j.record < 0 {
		t.begun = true
	}
	j.heading = false
	t.next(f)
}

// next is in front of the next value of a row.
func (t *jsonTable) next(f *jsonFrame) {
	f.at = f.node.element.Load()
	if int(f.nth) < len(t.fields) {
		f.at = t.fields[f.nth]
		f.nth++
	}
}

// beginsTable reports whether a record is the names of the columns of all others.
func (t *jsonTable) beginsTable() bool {
	begins := t != nil && t.names && !t.begun
	if begins {
		t.begun = true
	}
	return begins
}
