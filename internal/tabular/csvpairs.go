package tabular

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads CSV files whose values have their names in the same row, and not in the header:
// tables of attributes and values, as tree/pairs.go has it, and tables on their side, in which
// the first field of a row names what all others of the row hold.

// A csvPairs says where such names stand.
type csvPairs struct {
	namer   tree.Namer
	turns   turns // of blocks
	key     int32 // the column of names
	weak    bool
	values  []*tree.Pairing // by column; nil for others
	left    int             // keys that can still be settled
	sideway bool            // the first field names the others, and there is no header
	inside  *csvInside      // nil: there is no JSON in fields
}

// besideAll is the column of fields that have no name: beyond the header, or behind a first
// field that is none.
const besideAll = "{}"

// sampledPairs is how many rows tell where names are.
const sampledPairs = 1000

// mayPair reports whether headings speak of names and of values.
func mayPair(header []string) bool {
	var roles [tree.RoleHeader + 1]bool
	for _, heading := range header {
		roles[tree.RoleOf(heading)] = true
	}
	return roles[tree.RoleValue] && (roles[tree.RoleName] || roles[tree.RoleWeak])
}

// findPairs looks for names in the columns of a table that has a header, by the rows below it.
func (c *csvReader) findPairs(rows [][]string) {
	header := rows[0]
	p := &csvPairs{namer: c.namer, values: make([]*tree.Pairing, len(header)), left: tree.MostKeys}
	first := slices.IndexFunc(header, func(heading string) bool { return tree.RoleOf(heading) == tree.RoleValue })
	value := header[first]
	best := 0
	var all bool
	for i, heading := range header {
		role := tree.RoleOf(heading)
		if role != tree.RoleName && role != tree.RoleWeak {
			continue
		}
		var keys []string
		for _, row := range rows[1:] {
			if max(i, first) < len(row) {
				keys = append(keys, row[i])
			}
		}
		_, known := p.namer.Known(keys, func(name string) string { return tree.PairColumn(value, name) })
		if weak := role == tree.RoleWeak; known > 0 && (best == 0 || p.weak && !weak || p.weak == weak && known > best) {
			best, p.key, p.weak, all = known, int32(i), weak, !weak && p.namer.AreNames(value, keys)
		}
	}
	if best == 0 {
		return
	}
	some := false
	for i, heading := range header {
		if int32(i) != p.key && tree.RoleOf(heading) == tree.RoleValue && !(p.namer.IsWhole != nil && p.namer.IsWhole(heading)) {
			p.values[i], some = tree.NewPairing(heading, all, &p.left), true
		}
	}
	if some {
		c.grow(p)
	}
}

// leastSideways is how many names of a table on its side have to be known.
const leastSideways = 3

// isSideways reports whether the rows of a file have names in their first fields, and the first
// row has no others.
func isSideways(n *tree.Namer, rows [][]string) bool {
	if len(rows) < leastSideways {
		return false
	}
	known := 0
	met := map[string]bool{}
	for _, row := range rows {
		name := row[0]
		if len(row) < 2 || len(row) != len(rows[0]) || strings.TrimSpace(name) == "" || met[name] || !n.IsName(name) {
			return false
		}
		if met[name] = true; n.Knows(name) {
			known++
		}
	}
	return known >= leastSideways && 2*known >= len(rows) && !slices.ContainsFunc(rows[0][1:min(len(rows[0]), block.RowsBelow)], n.Knows)
}

// grow makes it a file whose columns are met all through it.
func (c *csvReader) grow(p *csvPairs) {
	p.turns.init()
	c.pairs = p
	c.grown = &block.ColumnSet{Names: slices.Clip(c.names)}
}

// pairUp gives the values of a block that has been split the columns of their names.
func (c *csvReader) pairUp(b *Block) error {
	cell, cells := 0, make([]Cell, 0, len(b.Cells))
	var inner *jsonParser
	if c.pairs.inside != nil {
		inner = newJSONParser(c.pairs.inside.paths, c.splitter.maxField, false)
	}
	for i := range b.Rows {
		row := b.Cells[cell:b.Rows[i].Cells]
		cell = int(b.Rows[i].Cells)
		if b.Rows[i].Data {
			from, err := c.nameCells(b, row)
			for k := range row {
				field := &row[k]
				switch {
				case err != nil:
					return c.fail(b, int(row[0].Start), err)
				case int32(k) == from:
				case inner != nil && mayBeInside(b.Raw, field):
					cells, err = c.appendInside(b, cells, *field, inner)
				default:
					cells = append(cells, *field)
				}
			}
		} else {
			cells = append(cells, row...)
		}
		b.Rows[i].Cells = int32(len(cells))
	}
	b.Cells = cells
	return nil
}

// nameCells gives the values of a row the columns of their names, and which of its fields is a name
// and so no value, or tree.NoPair.
func (c *csvReader) nameCells(b *Block, row []Cell) (name int32, err error) {
	named := false
	if c.pairs.sideway {
		named, err = c.nameRow(b, row)
	} else {
		name = c.pairs.key
		named, err = c.nameValues(b, row)
	}
	if !named {
		name = tree.NoPair
	}
	return name, err
}

// nameRow gives the fields of a row the column that the first of them names, and reports whether it does.
func (c *csvReader) nameRow(b *Block, row []Cell) (named bool, err error) {
	name := c.Decode(b.Raw, row[0])
	if named = len(row) > 1 && strings.TrimSpace(name) != "" && c.pairs.namer.IsName(name); !named {
		name = besideAll
	}
	column, err := c.columnOf(b, name)
	for i := range row {
		row[i].Column = column
	}
	return named, err
}

// nameValues gives the values of a row the column of the name in it, and reports whether there are such.
func (c *csvReader) nameValues(b *Block, row []Cell) (named bool, err error) {
	p := c.pairs
	if known := len(c.names); len(row) > known {
		column, err := c.columnOf(b, besideAll)
		if err != nil {
			return false, err
		}
		for i := range row[known:] {
			row[known+i].Column = column
		}
	}
	if p.key == tree.NoPair || len(row) <= int(p.key) {
		return false, nil
	}
	key := c.Decode(b.Raw, row[p.key])
	for i := range row[:min(len(row), len(p.values))] {
		pairs := p.values[i]
		if pairs == nil || row[i].Column != int32(i) {
			continue
		}
		column, settled := pairs.Find([]byte(key))
		if !settled {
			p.turns.wait(block.StateOf(b).Number)
			if column, err = pairs.Add(key, &p.namer, c.grown.Column); err != nil {
				return false, err
			}
		}
		if column != tree.NoPair {
			row[i].Column, named = column, true
		}
	}
	return named, nil
}

// columnOf gives the column of a name.
func (c *csvReader) columnOf(b *Block, name string) (int32, error) {
	if i, ok := c.grown.Find(name); ok {
		return i, nil
	}
	c.pairs.turns.wait(block.StateOf(b).Number)
	if names, _ := c.grown.Columns(); c.pairs.sideway && len(names) >= tree.MostPairs && name != besideAll {
		return c.columnOf(b, besideAll)
	}
	return c.grown.Column(name)
}
