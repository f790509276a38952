package validator

import (
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// exactMasker gives what tells the masked values of a column, if the operator and
// its key let it.
func (t *tableRun) exactMasker(c *column) *masker.Masker {
	op := c.operation
	if op == nil || !promiseOf(*op).exact || op.Operator == "keep" || c.traits == 0 || needsKey(*op) && t.by.keys == nil {
		return nil
	}
	m, err := t.by.masker.With(&masker.Policy{Labels: map[string]masker.Operation{string(c.label): *op}, Keys: t.by.policy.Keys}, t.by.keys)
	if err != nil {
		return nil // such as a key for another column that is not there
	}
	return m
}

// tokensOf gives the operator of a column if it keeps the shape of the values that it
// understands and makes tokens of the others.
func (t *tableRun) tokensOf(c *column) string {
	if op := c.operation; op != nil && promiseOf(*op).shape && needsKey(*op) {
		return op.Operator
	}
	return ""
}

// promise returns what the policy promises of a column, and whether there is one.
func (c *column) promise() (promise, bool) {
	if c.operation == nil {
		return promise{}, false
	}
	return promiseOf(*c.operation), true
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
	if c.table.by.policy != nil || c.traits&(identifies|names) == 0 || masked == original || len(original) > maxHashed {
		return
	}
	b := become(original, masked)
	if b.hidden {
		return
	}
	expected, err := c.table.by.masker.Mask(string(c.label), original)
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
