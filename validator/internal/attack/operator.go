package attack

import (
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator/internal/promise"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// exactMasker returns what makes the masked values of a column, or nil when they depend on
// something that is not known.
func (t *tableRun) exactMasker(c *column) *masker.Masker {
	op := c.Operation
	if op == nil || !promise.Of(*op).Exact || op.Operator == "keep" || c.traits == 0 || promise.NeedsKey(*op) && t.by.Keys == nil {
		return nil
	}
	m, err := t.by.Masker.With(&masker.Policy{Labels: map[string]masker.Operation{string(c.Label): *op}, Keys: t.by.Policy.Keys}, t.by.Keys)
	if err != nil {
		return nil // such as a key for another column that is not there
	}
	return m
}

// tokensOf returns the operator of a column if it keeps the shape of the values that it
// understands and makes tokens of the others.
func (t *tableRun) tokensOf(c *column) string {
	if op := c.Operation; op != nil && promise.Of(*op).Shape && promise.NeedsKey(*op) {
		return op.Operator
	}
	return ""
}

// promise returns what the policy promises of a column, and whether there is one.
func (c *column) promise() (promise.Promise, bool) {
	if c.Operation == nil {
		return promise.Promise{}, false
	}
	return promise.Of(*c.Operation), true
}

// hold compares a masked value with what the operator or the default rule makes, and checks
// its check digits.
func (c *column) hold(original, masked string, row int64) {
	if original == "" || original == masked && c.table.by.Policy.Keeps(original) {
		return
	}
	if c.exact != nil {
		if expected, err := c.exact.Mask(string(c.Label), original); err == nil {
			c.Asked++
			if expected != masked {
				c.Unfollowed.add(row)
			}
		}
	}
	c.holdShown(original, masked, row)
	c.holdDefault(original, masked)
	if p, ok := c.promise(); ok && p.Valid && profiler.Valid(c.Label, original) {
		c.Valid++
		if !profiler.Valid(c.Label, masked) {
			c.CheckLost.add(row)
		}
	}
}

// holdShown counts the values that are masked in part and show more than the default rule of
// their label. It counts none under a policy.
func (c *column) holdShown(original, masked string, row int64) {
	if c.table.by.Policy != nil || c.traits&(identifies|names) == 0 || masked == original || len(original) > maxHashed {
		return
	}
	b := reveal.Become(original, masked)
	if b.Hidden {
		return
	}
	expected, err := c.table.by.Masker.Mask(string(c.Label), original)
	if err != nil {
		return
	}
	p := reveal.Pair{Original: []rune(original), Masked: []rune(masked), Expected: []rune(expected)}
	if !b.Shown {
		c.overlapsOf++
		if p.Overlaps() {
			c.overlaps.add(row)
		}
		return
	}
	if n, _ := p.LeakedCharacters(); n > 0 {
		c.overshown.add(row)
		c.mostly = c.mostly || reveal.ContentIn(p.Masked)*2 >= reveal.ContentIn(p.Original)
	}
}
