package tree

import (
	"slices"
	"strings"
)

// This file makes the tables that are arrays of arrays, of what the reader of JSON has met in the beginning of a file.

// A Table is at the path of the rows of a table.
type Table struct {
	Fields []*Node // of a row
	Names  bool    // the first array here has the names
	Begun  bool    // it has been met
}

// IsNameOf reports whether a text at a path is the name of a column of a table.
func (n *Node) IsNameOf(text []byte) bool {
	return n.Headings != nil && n.Headings[string(text)]
}

// An Array is an array of leaves in the beginning of a file.
type Array struct {
	Node   *Node
	Values []string
	Names  *Node // of the texts; nil where not all are texts
	Nested bool  // it has more in it
}

// MakeTables makes the tables that some arrays of another tree are.
func (p *Paths) MakeTables(arrays []Array) {
	rows := map[*Node][]Array{}
	var order []*Node
	for _, a := range arrays {
		if rows[a.Node] == nil {
			order = append(order, a.Node)
		}
		rows[a.Node] = append(rows[a.Node], a)
	}
	for _, n := range order {
		of := rows[n]
		first := of[0]
		switch isRow := n.Parent == nil || n.Parent.Element.Load() == n; {
		case isRow && len(of) > 1 && areRows(of[1:], len(first.Values)) && p.areHeadings(n, &first):
			p.makeTable(n, n, first.Values)
		case !isRow && RoleOf(n.Key) == RoleHeader && len(of) == 1:
			for _, o := range order {
				if (isOfRows(o, n.Parent) || isOfRows(o, n.Parent.Parent)) && areRows(rows[o], len(first.Values)) && p.areHeadings(o, &first) {
					p.makeTable(o, first.Names, first.Values)
				}
			}
		}
	}
}

// isOfRows reports whether a path is of arrays in an array that is a member of an object, which is that of the names or, where a
// schema has them, the one around it.
func isOfRows(n, object *Node) bool {
	return object != nil && n.Parent != nil && n.Parent.Element.Load() == n && n.Parent.Parent == object
}

// areRows reports whether arrays can be rows of a table: one of them is as long, or has more in it
// than texts and numbers.
func areRows(arrays []Array, fields int) bool {
	return slices.ContainsFunc(arrays, func(a Array) bool { return a.Nested || len(a.Values) == fields })
}

// areHeadings reports whether the values of an array are names of the columns of rows: all can be, and
// half of them are known.
func (p *Paths) areHeadings(rows *Node, a *Array) bool {
	if a.Names == nil || a.Nested || len(a.Values) < 2 || slices.ContainsFunc(a.Values, func(s string) bool { return !IsHeading(s) || !p.Namer.IsName(s) }) {
		return false
	}
	names, known := p.Namer.Known(a.Values, func(name string) string { return Join(rows.Path, SpellKey(name)) })
	return names == len(a.Values) && 2*known >= names
}

// makeTable makes the table of rows at a path of another tree, and says where its names are, which
// are no values: there as well, or at a path beside it.
func (p *Paths) makeTable(rows, names *Node, headings []string) {
	at := p.copyOf(rows)
	if at == nil || strings.Contains(strings.TrimSuffix(at.Path, "[]"), "[]") {
		return // there is one for each record
	}
	t := &Table{Names: names == rows}
	for _, name := range headings {
		field, err := p.AddChild(at, name)
		if err != nil {
			return
		}
		t.Fields = append(t.Fields, field)
	}
	if names != rows {
		of := p.copyOf(names)
		if of == nil {
			return
		}
		of.Headings = map[string]bool{}
		for _, name := range headings {
			of.Headings[name] = true
		}
	}
	at.Table = t
}

// copyOf gives the path that another tree has, or nil.
func (p *Paths) copyOf(n *Node) (c *Node) {
	if n.Parent == nil {
		return p.Root
	}
	above := p.copyOf(n.Parent)
	var err error
	switch {
	case above == nil || n.Key == "*" && n.Parent.Star.Load() == n:
		return nil
	case n.Parent.Element.Load() == n:
		c, err = p.AddElement(above)
	default:
		c, err = p.AddChild(above, n.Key)
	}
	if err != nil {
		return nil
	}
	return c
}

// BeginsTable reports whether a record is the names of the columns of all others.
func (t *Table) BeginsTable() bool {
	begins := t != nil && t.Names && !t.Begun
	if begins {
		t.Begun = true
	}
	return begins
}
