package tabular

import "strings"

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

// enterTable begins an array that may be a row of a table.
func (j *jsonParser) enterTable(t *jsonTable, f *jsonFrame) {
	if f.heading = j.heading || t.names && !t.begun && j.record < 0; f.heading && j.record < 0 {
		t.begun = true
	}
	j.heading = false
	f.nextField(t)
}

// nextField is in front of the next value of a row.
func (f *jsonFrame) nextField(t *jsonTable) {
	f.at = f.node.element.Load()
	if int(f.nth) < len(t.fields) {
		f.at = t.fields[f.nth]
		f.nth++
	}
}
