package validator

import (
	"github.com/privet-go/privet/validator/internal/attack"
	"github.com/privet-go/privet/validator/internal/promise"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// This file says where a program that worked with the originals stumbles.

// structure reports what harms the form of a table.
func (r *reporter) structure(table int) {
	t := &r.seen.Tables[table]
	if !t.Aligned() {
		more := max(t.Original.Rows-t.Masked.Rows, t.Masked.Rows-t.Original.Rows)
		r.find(rowCountChanged, "", table, "", attack.Count{N: more}, t.Original.Rows, "rows", nil, -1,
			"the original has %d rows and the masked table %d", t.Original.Rows, t.Masked.Rows)
	}
	if t.Misshapen.N > 0 {
		r.find(rowShapeChanged, "", table, "", t.Misshapen, t.Masked.Rows, "rows", nil, -1, "rows have more or fewer cells than their originals")
	}
	order := -1
	moved := 0
	for _, c := range t.Columns {
		if c.MaskedIndex < 0 {
			r.find(columnMissing, "", table, c.Label, attack.Count{N: 1}, int64(len(t.Columns)), "columns", []string{c.Display()}, c.Index,
				"the column is not in the masked table")
			continue
		}
		if c.MaskedIndex < order {
			moved++
		}
		order = max(order, c.MaskedIndex)
	}
	if moved > 0 {
		r.find(columnOrderChanged, "", table, "", attack.Count{N: int64(moved)}, int64(len(t.Columns)), "columns", nil, -1,
			"columns stand before others that were before them")
	}
	for i, m := range t.MaskedColumns {
		if m.Added {
			r.find(columnAdded, "", table, "", attack.Count{N: 1}, int64(len(t.MaskedColumns)), "columns", []string{m.Display}, i,
				"the original has no such column")
		}
	}
}

// A columnCheck is one column of an original whose integrity is asked for.
type columnCheck struct {
	*reporter
	*attack.Column
	table      int
	maskedRows int64
	promise    promise.Promise // of the operator
	known      bool            // there is a policy
}

// integrity reports what harms the values of a table.
func (r *reporter) integrity(table int) {
	t := &r.seen.Tables[table]
	if !t.Aligned() {
		return
	}
	for _, of := range t.Columns {
		if of.MaskedIndex < 0 {
			continue
		}
		c := &columnCheck{reporter: r, Column: of, table: table, maskedRows: t.Masked.Rows}
		if of.Operation != nil {
			c.promise, c.known = promise.Of(*of.Operation), true
		}
		c.nulls()
		c.typesKept()
		c.shapes()
		c.unique()
		if c.Unfollowed.N > 0 {
			c.find(ruleNotFollowed, "", c.Unfollowed, c.Asked, "cells", "values of the first rows are not what the operator %s makes", c.Operator())
		}
		if c.CheckLost.N > 0 {
			c.find(checkDigitsLost, "", c.CheckLost, c.Valid, "cells", "originals of the first rows pass as real and these values do not")
		}
		if c.Inconsistent.N > 0 && (c.known && c.promise.Same || !c.known && (c.Identifies || c.IsName) && c.Label != "FREE_TEXT") {
			c.find(inconsistent, "", c.Inconsistent, c.NonEmpty, "cells", "an original has another masked value than before")
		}
	}
}

// find adds a finding about the column.
func (c *columnCheck) find(code Code, level Level, n attack.Count, of int64, unit, format string, args ...any) {
	c.reporter.find(code, level, c.table, c.Label, n, of, unit, []string{c.Display()}, c.MaskedIndex, format, args...)
}

func (c *columnCheck) nulls() {
	if c.Filled.N > 0 {
		c.find(nullsFilled, "", c.Filled, c.maskedRows, "cells", "empty cells have a value after masking")
	}
	if c.Emptied.N > 0 && !(c.known && c.promise.Empties) {
		level := Medium
		if c.Emptied.N == c.NonEmpty {
			level = Low // the column was emptied on purpose
		}
		c.find(nullsAdded, level, c.Emptied, c.NonEmpty, "cells", "cells with a value are empty after masking")
	}
}

func (c *columnCheck) typesKept() {
	if c.IsText || c.Changed.N+c.Respelled == 0 || c.State == attack.StateHidden {
		return
	}
	kind, layout := c.Types.All()
	if kind == reveal.Text {
		return
	}
	lost := c.MaskedTypes.Unlike(kind, layout)
	if lost.N == 0 {
		return
	}
	// That asterisks are no number is no news, and least of a number that counts
	// nothing.
	level := Low
	switch {
	case c.known && !c.promise.Typed:
		return
	case c.known, c.Starred == 0 && c.State == attack.StateToken:
		level = Medium
	case c.Identifies:
		return
	}
	c.find(typeChanged, level, lost, c.NonEmpty, "cells", "the column held values of the type %s, and these are not written so", kind)
}

func (c *columnCheck) shapes() {
	wrong := c.Misshapen
	if c.known && !c.promise.Shape || !c.known && wrong.N*2 > c.Changed.N || wrong.N == 0 {
		return
	}
	c.find(FormatChanged, "", wrong, c.Changed.N, "cells",
		"values have another length, other separators or other kinds of characters than their originals")
}

func (c *columnCheck) unique() {
	if c.Collisions.N == 0 {
		return
	}
	injective := c.promise.Injective
	if !c.known {
		injective = c.State == attack.StateToken && c.Identifies && !c.IsName
	}
	// What is masked in part meets, which is its purpose; only of a key it is told.
	level := Medium
	switch {
	case injective:
	case !c.EachOnce || !c.Identifies:
		return
	case c.known && c.State == attack.StateToken: // the operator allows it, but nobody sees that a made-up value is two people's
	case c.State == attack.StatePartial:
		level = Low // as everybody sees
	default:
		return
	}
	c.find(uniquenessLost, level, c.Collisions, c.NonEmpty, "values", "a masked value stands for several originals")
}

// references reports which keys lead nowhere. A difference within one column has a finding
// of its own.
func (r *reporter) references() {
	for _, b := range r.seen.Broken {
		c := r.seen.Tables[b.Table].Columns[b.Column]
		r.find(referenceBroken, "", b.Table, c.Label, b.Seen, c.NonEmpty, "cells", []string{c.Display(), b.Other}, c.MaskedIndex,
			"an original has another masked value than in the other column")
	}
}
