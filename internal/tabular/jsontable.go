package tabular

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads tables that are arrays of arrays: the names of their columns are the first of
// these, as in [["name","ssn"],["Ann","…"]], or stand beside them, as in
// {"columns":["name","ssn"],"data":[["Ann","…"]]}. A value has the path of an object's then: data[].ssn.
//
// The beginning of the file tells them. Such a table is the file, or stands outside of its
// records. Names are no values.

// mostArrays is how many arrays are looked at.
const mostArrays = 4096

// learnArray remembers an array that has ended if it can be a row of a table, or its names. Those
// inside of records are none.
func (j *jsonParser) learnArray(f *jsonFrame) {
	if len(j.arrays) == mostArrays || f.at == f.node || j.record >= 0 && (j.record != len(j.stack)-1 || f.node.Parent != nil) {
		return
	}
	a := tree.Array{Node: f.node, Names: f.at}
	cells := j.cells[f.cells:]
	described := tree.RoleOf(f.node.Key) == tree.RoleHeader && len(cells) > 0 && f.at.Column.Load() < 0
	if described {
		a.Names, cells = j.describing(f.at, cells)
	}
	for i := range cells {
		c := &cells[i]
		if a.Nested = !described && c.Column != f.at.Column.Load(); a.Nested {
			break
		}
		if c.Spelling > jsonEscaped {
			a.Names = nil
		}
		value := ""
		if a.Names != nil {
			value = string(j.keyOf(c))
		}
		a.Values = append(a.Values, value)
	}
	j.arrays = append(j.arrays, a)
}

// describing gives the path of the names in objects that describe columns, {"name":"ssn","type":"text"},
// and their cells.
func (j *jsonParser) describing(objects *tree.Node, cells []Cell) (n *tree.Node, names []Cell) {
	columns, _ := j.paths.Columns()
	column := tree.NoPair
	for _, c := range cells {
		if n == nil {
			path := columns[c.Column]
			if key := path[strings.LastIndexByte(path, '.')+1:]; tree.RoleOf(key) == tree.RoleName {
				n, column = j.paths.Find(objects, nil, []byte(key)), c.Column
			}
		}
		if n != nil && c.Column == column {
			names = append(names, c)
		}
	}
	return n, names
}

// enterTable begins an array that may be a row of a table.
func (j *jsonParser) enterTable(t *tree.Table, f *jsonFrame) {
	if f.heading = j.heading || t.Names && !t.Begun && j.record < 0; f.heading && j.record < 0 {
		t.Begun = true
	}
	j.heading = false
	f.nextField(t)
}

// nextField is in front of the next value of a row.
func (f *jsonFrame) nextField(t *tree.Table) {
	f.at = f.node.Element.Load()
	if int(f.nth) < len(t.Fields) {
		f.at = t.Fields[f.nth]
		f.nth++
	}
}
