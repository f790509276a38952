package validator

import (
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// A promise says what an operator of a policy leaves as it was.
type promise struct {
	shape     bool // length, separators and kinds of characters
	typed     bool // integers stay integers, and dates dates
	injective bool // different originals stay different
	same      bool // the same original stays the same
	valid     bool // check digits are right
	empties   bool // values may become empty
	exact     bool // it depends on the label, the value and the key alone
}

// promises are those of the operators, by name.
var promises = map[string]promise{
	"mask":       {shape: true, same: true, exact: true},
	"redact":     {same: true, exact: true},
	"replace":    {same: true, exact: true, empties: true},
	"null":       {same: true, exact: true, empties: true},
	"truncate":   {same: true, exact: true},
	"hash":       {same: true, injective: true, exact: true},
	"pseudonym":  {same: true, injective: true, exact: true},
	"fake":       {same: true, exact: true},
	"fpe":        {shape: true, same: true, injective: true, exact: true},
	"encrypt":    {same: true, injective: true, exact: true},
	"shift":      {typed: true},
	"generalize": {same: true, exact: true},
	"noise":      {typed: true, same: true, exact: true},
	"text":       {},
	"keep":       {shape: true, typed: true, same: true, injective: true, exact: true},
}

// promise gives what the policy promises of a column, and whether there is one.
func (c *column) promise() (promise, bool) {
	op, ok := c.table.operationOf(c)
	if !ok {
		return promise{}, false
	}
	p := promises[op.Operator]
	switch {
	case op.Operator == "fpe" && op.CheckDigit, op.Operator == "fake":
		p.valid = true
	case op.Operator == "hash" && op.Length > 0 && op.Length < 32:
		p.injective = false
	case op.Operator == "mask" && (op.Char != "" || op.KeepFirst > 0 || op.KeepLast > 0 || op.Ignore != ""):
		p.shape = false
	}
	return p, true
}

// exactMasker gives what tells the masked values of a column, if the operator and
// its key let it.
func (t *tableRun) exactMasker(c *column) *masker.Masker {
	op, ok := t.operationOf(c)
	if !ok || !promises[op.Operator].exact || op.Operator == "keep" || c.traits == 0 || needsKey(op) && !t.v.policy.keyed() {
		return nil
	}
	m, err := t.v.masker.With(&masker.Policy{Labels: map[string]masker.Operation{string(c.label): op}, Keys: t.v.policy.policy.Keys}, t.v.policy.keys)
	if err != nil {
		return nil // such as a key for another column that is not there
	}
	return m
}

// tokensOf gives the operator of a column if it keeps the shape of the values that it
// understands and makes tokens of the others.
func (t *tableRun) tokensOf(c *column) string {
	if op, ok := t.operationOf(c); ok && promises[op.Operator].shape && needsKey(op) {
		return op.Operator
	}
	return ""
}

// hold compares a masked value with what the operator makes, and looks at its check
// digits.
func (c *column) hold(original, masked string, row int64) {
	if original == "" {
		return
	}
	if c.exact != nil {
		if expected, err := c.exact.Mask(string(c.label), original); err == nil {
			c.asked++
			if expected != masked {
				c.unfollowed.add(row)
			}
		}
	}
	c.holdShown(original, masked, row)
	c.holdDefault(original, masked)
	if p, ok := c.promise(); ok && p.valid && profiler.Valid(c.label, original) {
		c.valid++
		if !profiler.Valid(c.label, masked) {
			c.checkLost.add(row)
		}
	}
}

// holdShown asks whether a value that is masked in part shows more than the default
// rule of its label, when nobody knows by what it was masked.
func (c *column) holdShown(original, masked string, row int64) {
	if c.table.v.policy != nil || c.traits&(identifies|names) == 0 || masked == original || len(original) > maxHashed {
		return
	}
	b := become(original, masked)
	if b.hidden {
		return
	}
	expected, err := c.table.v.masker.Mask(string(c.label), original)
	if err != nil {
		return
	}
	p := pair{original: []rune(original), masked: []rune(masked), expected: []rune(expected)}
	if !b.shown {
		c.overlapsOf++
		if p.overlaps() {
			c.overlaps.add(row)
		}
		return
	}
	if n, _ := p.leakedCharacters(); n > 0 {
		c.overshown.add(row)
		c.mostly = c.mostly || contentIn(p.masked)*2 >= contentIn(p.original)
	}
}

// integrity says where a program that worked with the original stumbles.
func (t *tableRun) integrity() {
	if !t.aligned {
		return
	}
	for _, c := range t.columns {
		if c.masked == nil {
			continue
		}
		p, known := c.promise()
		t.nulls(c, p, known)
		t.typesKept(c, p, known)
		t.shapes(c, p, known)
		t.unique(c, p, known)
		if c.unfollowed.n > 0 {
			t.find(RuleNotFollowed, "", c.label, c.unfollowed, c.asked, "cells", []string{c.display()}, c.masked.index,
				"values of the first rows are not what the operator %s makes", c.operation())
		}
		if c.checkLost.n > 0 {
			t.find(CheckDigitsLost, "", c.label, c.checkLost, c.valid, "cells", []string{c.display()}, c.masked.index,
				"originals of the first rows pass as real and these values do not")
		}
		if c.inconsistent.n > 0 && (known && p.same || !known && c.traits&(identifies|names) != 0 && c.label != "FREE_TEXT") {
			t.find(Inconsistent, "", c.label, c.inconsistent, c.nonEmpty, "cells", []string{c.display()}, c.masked.index,
				"an original has another masked value than before")
		}
	}
}

func (t *tableRun) nulls(c *column, p promise, known bool) {
	columns := []string{c.display()}
	if c.filled.n > 0 {
		t.find(NullsFilled, "", c.label, c.filled, t.maskedRows, "cells", columns, c.masked.index, "empty cells have a value after masking")
	}
	if c.emptied.n > 0 && !(known && p.empties) {
		level := Medium
		if c.emptied.n == c.nonEmpty {
			level = Low // the column was emptied on purpose
		}
		t.find(NullsAdded, level, c.label, c.emptied, c.nonEmpty, "cells", columns, c.masked.index, "cells with a value are empty after masking")
	}
}

func (t *tableRun) typesKept(c *column, p promise, known bool) {
	if c.isText || c.changed.n+c.respelled == 0 || c.state() == StateHidden {
		return
	}
	kind, layout := c.types.all()
	if kind == textType {
		return
	}
	lost := c.masked.types.unlike(kind, layout)
	if lost.n == 0 {
		return
	}
	// That asterisks are no number is no news, and least of a number that counts
	// nothing.
	level := Low
	switch {
	case known && !p.typed:
		return
	case known, c.starred == 0 && c.state() == StateToken:
		level = Medium
	case c.traits.has(identifies):
		return
	}
	t.find(TypeChanged, level, c.label, lost, c.nonEmpty, "cells", []string{c.display()}, c.masked.index,
		"the column held values of the type %s, and these are not written so", typeNames[kind])
}

func (t *tableRun) shapes(c *column, p promise, known bool) {
	wrong := c.misshapen
	if known && !p.shape || !known && wrong.n*2 > c.changed.n || wrong.n == 0 {
		return
	}
	t.find(FormatChanged, "", c.label, wrong, c.changed.n, "cells", []string{c.display()}, c.masked.index,
		"values have another length, other separators or other kinds of characters than their originals")
}

func (t *tableRun) unique(c *column, p promise, known bool) {
	if c.collisions.n == 0 || c.forward == nil {
		return
	}
	once := true
	for i := range c.forward.all() {
		once = once && c.forward.count(i) == 1
	}
	injective := p.injective
	if !known {
		injective = c.state() == StateToken && c.traits.has(identifies) && !c.traits.has(names)
	}
	// What is masked in part meets, which is its purpose; only of a key it is told.
	level := Medium
	switch {
	case injective:
	case once && c.traits.has(identifies) && c.state() == StatePartial:
		level = Low
	default:
		return
	}
	t.find(UniquenessLost, level, c.label, c.collisions, c.nonEmpty, "values", []string{c.display()}, c.masked.index,
		"a masked value stands for several originals")
}

// A domain is a set of columns that hold the same keys, in one table or several.
type domain struct {
	columns []*column
	forward *hashTable[uint32]
	broken  map[[2]int]*count // by the ids of two columns
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
		d.broken = map[[2]int]*count{}
	}
	if d.broken[key] == nil {
		d.broken[key] = new(count)
	}
	d.broken[key].add(row)
}

// joinDomain puts a column into the domain of its keys, if it has one.
func (t *tableRun) joinDomain(c *column) {
	if c.masked == nil || !t.aligned {
		return
	}
	if p, known := c.promise(); known && !p.same {
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
		return "label " + string(c.label)
	}
	if c.label != privet.None && c.label != privet.Unknown || c.name == "" {
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

// references says which keys lead nowhere.
func (c *comparison) references() {
	for _, d := range c.domains {
		for key, n := range d.broken {
			a, b := c.all[key[0]], c.all[key[1]]
			t := b.table
			// A difference within one column has a finding of its own.
			t.find(ReferenceBroken, "", b.label, *n, b.nonEmpty, "cells", []string{b.display(), a.qualified(t)}, b.masked.index,
				"an original has another masked value than in the other column")
		}
	}
}
