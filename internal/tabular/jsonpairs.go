package tabular

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads objects that are a name and a value, such as {"key":"ssn","value":"…"}, wherever
// in the object the key is. What tree/pairs.go says holds here.
//
// The key counts for all values of its object, and for those in arrays and objects that do no more
// than wrap one, such as {"key":"user.email","value":{"stringValue":"…"}}. Outside of records, of which
// a part may have been given already, it counts for the values behind it.

// A jsonKeyed is a member that may hold the name of others.
type jsonKeyed struct {
	cell int    // of a record
	key  string // outside of one
	node *tree.Node
	rank uint8 // which of an object come first: 0 for what is sure to be a name
}

// How a name is worse than another.
const (
	rankWeak   = 1 << iota
	rankInside // of what a name holds: "type":{"coding":[{"code":"MR"}]}
	ranks
)

// A jsonValued is a value of a record that may have its name beside it.
type jsonValued struct {
	cell  int
	node  *tree.Node
	depth uint8 // how many objects and arrays around it have ended
}

// mostWrapped is how many objects and arrays can be around a value in the object that has its name.
const mostWrapped = 8

// mostKeyed is how many members of an object can hold the names of others.
const mostKeyed = 8

// keepPair remembers the last cell if it is a name or a value.
func (j *jsonParser) keepPair(n *tree.Node, spelling uint8) error {
	cell := len(j.cells) - 1
	if len(j.stack) == 0 || spelling == jsonNull {
		return j.meet(n, cell)
	}
	f := &j.stack[len(j.stack)-1]
	switch {
	case n.Role != tree.RoleValue:
		if spelling > jsonEscaped || len(j.names)-int(f.names) == mostKeyed {
			return j.meet(n, cell)
		}
		keyed := jsonKeyed{cell: cell, node: n}
		if n.Role == tree.RoleWeak {
			keyed.rank = rankWeak
		}
		if j.record < 0 {
			keyed.key = string(j.keyOf(&j.cells[cell]))
			if err := j.meet(n, cell); err != nil {
				return err
			}
		}
		j.names = append(j.names, keyed)
	case j.record >= 0:
		j.values = append(j.values, jsonValued{cell: cell, node: n})
	default:
		column, err := j.nameBeside(n, f)
		if err != nil {
			return err
		}
		if cell = len(j.cells) - 1; column == tree.NoPair {
			return j.meet(n, cell)
		}
		j.cells[cell].Column = column
	}
	return nil
}

// meet gives a cell that is in no pair the column of its path.
func (j *jsonParser) meet(n *tree.Node, cell int) (err error) {
	if j.cells[cell].Column != notMet {
		return nil
	}
	column := n.Column.Load()
	if column < 0 {
		if column, err = j.newLeaf(n); err != nil {
			return err
		}
	}
	if j.record < 0 {
		cell = len(j.cells) - 1 // those of records before may have come in between
	}
	j.cells[cell].Column = column
	return nil
}

// notMet is the column of a path that has none.
const notMet int32 = -1

// keyOf gives the text of a string.
func (j *jsonParser) keyOf(c *Cell) []byte {
	key := j.buf[c.Start+1 : c.End-1]
	if c.Spelling == jsonEscaped {
		key = unescape(nil, string(key))
	}
	return key
}

// pairUp gives the values of an object, which has ended, the columns of their names. Those
// that have none are left to what is around it, if it is itself a value there.
func (j *jsonParser) pairUp(f *jsonFrame) error {
	if f.object && len(j.names) > int(f.names) && len(j.values) > int(f.values) && j.record >= 0 {
		left := j.values[:f.values]
		for _, v := range j.values[f.values:] {
			column, err := j.nameBeside(v.node, f)
			if err != nil {
				return err
			}
			if column == tree.NoPair {
				left = append(left, v)
				continue
			}
			j.cells[v.cell].Column = column
		}
		j.values = left
	}
	inner := len(j.stack) > j.record+1 && j.record >= 0
	if inner && (f.node.Role == tree.RoleName || f.node.Role == tree.RoleWeak) {
		for i := range j.names[f.names:] {
			j.names[int(f.names)+i].rank |= rankInside
		}
		if outer := j.stack[len(j.stack)-2].names; len(j.names)-int(outer) <= mostKeyed {
			return nil // they name what is around
		}
	}
	for _, k := range j.names[f.names:] {
		if j.record < 0 {
			break
		}
		if err := j.meet(k.node, k.cell); err != nil {
			return err
		}
	}
	j.names = j.names[:f.names]
	left := j.values[:f.values]
	for _, v := range j.values[f.values:] {
		if v.depth++; inner && f.node.Role == tree.RoleValue && v.depth < mostWrapped {
			left = append(left, v)
		} else if err := j.meet(v.node, v.cell); err != nil {
			return err
		}
	}
	j.values = left
	return nil
}

// nameBeside gives the column of a value by the names in an object, or tree.NoPair. Those that
// are sure to be names come first.
func (j *jsonParser) nameBeside(n *tree.Node, f *jsonFrame) (int32, error) {
	for rank := range uint8(ranks) {
		weak := rank > 0
		for _, k := range j.names[f.names:] {
			if k.rank != rank {
				continue
			}
			key := []byte(k.key)
			if j.record >= 0 {
				key = j.keyOf(&j.cells[k.cell])
			}
			if j.beside != nil {
				if !weak || j.paths.Namer.Knows(tree.NameOfKey(string(key))) {
					j.learn(n.Path, key, weak)
					j.learn(k.node.Path, key, weak)
				}
				continue
			}
			column, settled := tree.NoPair, false
			if p := n.Pairing(weak); p != nil {
				column, settled = p.Find(key)
			}
			if !settled {
				err := j.myTurn()
				if err == nil {
					column, err = j.paths.AddPair(n, string(key), weak)
				}
				if err != nil {
					return tree.NoPair, err
				}
			}
			if column != tree.NoPair {
				if j.record >= 0 {
					j.cells[k.cell].Column, j.named = noCell, true
				}
				return column, nil
			}
		}
	}
	return tree.NoPair, nil
}

// noCell is the column of a cell that has been found to be a name, as keys are.
const noCell int32 = -2

// dropNames drops the cells of the record that are names.
func (j *jsonParser) dropNames() {
	if !j.named {
		return
	}
	j.named = false
	left := j.cells[:j.cellsBefore]
	for _, c := range j.cells[j.cellsBefore:] {
		if c.Column != noCell {
			left = append(left, c)
		}
	}
	j.cells = left
}

// A besideKeys is the keys of a path, or beside it.
type besideKeys struct {
	keys []string
	weak bool
}

// learn remembers a key that stands beside a value.
func (j *jsonParser) learn(path string, key []byte, weak bool) {
	b := j.beside[path]
	b.keys = append(b.keys, string(key))
	b.weak = b.weak || weak
	j.beside[path] = b
}

// learn finds out from the beginning of a file which values have names of columns beside them.
func learn(p *tree.Paths, head string, lines bool) {
	if p.Namer.IsKnown == nil {
		return
	}
	j := newJSONParser(tree.NewPaths(p.Namer, p.Data), DefaultMaxField, lines)
	j.paths.CountKeys()
	j.beside = map[string]besideKeys{}
	j.buf = []byte(strings.TrimPrefix(head, block.ByteOrderMark))
	_ = j.read() // what is wrong is said where the file is read
	p.Paired = map[string]bool{}
	for path, beside := range j.beside {
		if all := p.Namer.AreNames(path, beside.keys); all || beside.weak {
			p.Paired[path] = all && !beside.weak
		}
	}
	p.LearnKeys(j.paths)
	p.MakeTables(j.arrays)
}
