package validator

// This file says where a program that worked with the originals stumbles.

// structure says what harms the form of a table.
func (r *reporter) structure(table int) {
	t := &r.seen.tables[table]
	if !t.aligned() {
		r.find(RowCountChanged, "", table, "", count{n: max(t.original.rows-t.masked.rows, t.masked.rows-t.original.rows)}, t.original.rows, "rows", nil, -1,
			"the original has %d rows and the masked table %d", t.original.rows, t.masked.rows)
	}
	if t.misshapen.n > 0 {
		r.find(RowShapeChanged, "", table, "", t.misshapen, t.masked.rows, "rows", nil, -1, "rows have more or fewer cells than their originals")
	}
	order := -1
	moved := 0
	for _, c := range t.columns {
		if c.maskedIndex < 0 {
			r.find(ColumnMissing, "", table, c.label, count{n: 1}, int64(len(t.columns)), "columns", []string{c.display()}, c.index,
				"the column is not in the masked table")
			continue
		}
		if c.maskedIndex < order {
			moved++
		}
		order = max(order, c.maskedIndex)
	}
	if moved > 0 {
		r.find(ColumnOrderChanged, "", table, "", count{n: int64(moved)}, int64(len(t.columns)), "columns", nil, -1,
			"columns stand before others that were before them")
	}
	for i, m := range t.maskedColumns {
		if m.added {
			r.find(ColumnAdded, "", table, "", count{n: 1}, int64(len(t.maskedColumns)), "columns", []string{m.display}, i, "the original has no such column")
		}
	}
}

// A columnCheck is one column of an original whose integrity is asked for.
type columnCheck struct {
	*reporter
	*tally
	table      int
	maskedRows int64
	promise    promise // of the operator
	known      bool    // there is a policy
}

// integrity says what harms the values of a table.
func (r *reporter) integrity(table int) {
	t := &r.seen.tables[table]
	if !t.aligned() {
		return
	}
	for _, of := range t.columns {
		if of.maskedIndex < 0 {
			continue
		}
		c := &columnCheck{reporter: r, tally: of, table: table, maskedRows: t.masked.rows}
		if of.operation != nil {
			c.promise, c.known = promiseOf(*of.operation), true
		}
		c.nulls()
		c.typesKept()
		c.shapes()
		c.unique()
		if c.unfollowed.n > 0 {
			c.find(RuleNotFollowed, "", c.unfollowed, c.asked, "cells", "values of the first rows are not what the operator %s makes", c.operator())
		}
		if c.checkLost.n > 0 {
			c.find(CheckDigitsLost, "", c.checkLost, c.valid, "cells", "originals of the first rows pass as real and these values do not")
		}
		if c.inconsistent.n > 0 && (c.known && c.promise.same || !c.known && (c.identifies || c.isName) && c.label != "FREE_TEXT") {
			c.find(Inconsistent, "", c.inconsistent, c.nonEmpty, "cells", "an original has another masked value than before")
		}
	}
}

// find adds a finding about the column.
func (c *columnCheck) find(code Code, level Level, n count, of int64, unit, format string, args ...any) {
	c.reporter.find(code, level, c.table, c.label, n, of, unit, []string{c.display()}, c.maskedIndex, format, args...)
}

func (c *columnCheck) nulls() {
	if c.filled.n > 0 {
		c.find(NullsFilled, "", c.filled, c.maskedRows, "cells", "empty cells have a value after masking")
	}
	if c.emptied.n > 0 && !(c.known && c.promise.empties) {
		level := Medium
		if c.emptied.n == c.nonEmpty {
			level = Low // the column was emptied on purpose
		}
		c.find(NullsAdded, level, c.emptied, c.nonEmpty, "cells", "cells with a value are empty after masking")
	}
}

func (c *columnCheck) typesKept() {
	if c.isText || c.changed.n+c.respelled == 0 || c.state == StateHidden {
		return
	}
	kind, layout := c.types.all()
	if kind == textType {
		return
	}
	lost := c.maskedTypes.unlike(kind, layout)
	if lost.n == 0 {
		return
	}
	// That asterisks are no number is no news, and least of a number that counts
	// nothing.
	level := Low
	switch {
	case c.known && !c.promise.typed:
		return
	case c.known, c.starred == 0 && c.state == StateToken:
		level = Medium
	case c.identifies:
		return
	}
	c.find(TypeChanged, level, lost, c.nonEmpty, "cells", "the column held values of the type %s, and these are not written so", kind)
}

func (c *columnCheck) shapes() {
	wrong := c.misshapen
	if c.known && !c.promise.shape || !c.known && wrong.n*2 > c.changed.n || wrong.n == 0 {
		return
	}
	c.find(FormatChanged, "", wrong, c.changed.n, "cells",
		"values have another length, other separators or other kinds of characters than their originals")
}

func (c *columnCheck) unique() {
	if c.collisions.n == 0 {
		return
	}
	injective := c.promise.injective
	if !c.known {
		injective = c.state == StateToken && c.identifies && !c.isName
	}
	// What is masked in part meets, which is its purpose; only of a key it is told.
	level := Medium
	switch {
	case injective:
	case c.eachOnce && c.identifies && c.state == StatePartial:
		level = Low
	default:
		return
	}
	c.find(UniquenessLost, level, c.collisions, c.nonEmpty, "values", "a masked value stands for several originals")
}

// references says which keys lead nowhere. A difference within one column has a finding
// of its own.
func (r *reporter) references() {
	for _, b := range r.seen.broken {
		c := r.seen.tables[b.table].columns[b.column]
		r.find(ReferenceBroken, "", b.table, c.label, b.seen, c.nonEmpty, "cells", []string{c.display(), b.other}, c.maskedIndex,
			"an original has another masked value than in the other column")
	}
}
