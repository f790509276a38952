package attack

import (
	"fmt"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/promise"
)

// This file tells what the default rules leave from what masking has done wrong. The
// rules keep the length and the separators of a value, and of some labels a part, so
// that the form is kept; what can be guessed from that is known, and is said as what it
// is: a residue that was accepted with the rule, with what hides it. Such a finding is
// Low, since it comes with the operator; but nobody accepts with a rule that a belief or
// an illness can be read, in whatever way, so that these are Medium.

// holdDefault counts the values that are what the default rule of their label makes.
func (c *column) holdDefault(original, masked string) {
	if !c.personal() || original == "" || !c.plainMask() {
		return
	}
	c.defaultOf++
	if expected, err := c.table.by.Masker.Mask(string(c.Label), original); err == nil && expected == masked {
		c.byDefault++
	}
}

// plainMask reports whether the policy has the default rule for the column.
func (c *column) plainMask() bool {
	return c.Operation == nil || promise.IsDefault(*c.Operation)
}

// isDefault reports whether the first rows are masked by the default rule, all of them.
func (c *column) isDefault() bool { return c.defaultOf > 0 && c.byDefault == c.defaultOf }

// lengthResidue returns what is said of what lengths and separators give away, or nothing when
// that is no residue.
func (c *column) lengthResidue() string {
	if !c.isDefault() {
		return ""
	}
	return fmt.Sprintf("; a known residue of the default rule of %s, which keeps the length so that the form is kept; redact hides it", c.Label)
}

// lengthLevel returns the level of a finding that is a residue of lengths.
func (c *column) lengthLevel() Level {
	if isSpecial(c.Label) {
		return Medium
	}
	return Low
}

// idResidue returns what is said of how often pseudonyms come in a column that tells records
// apart, or nothing when the values are no such pseudonyms.
func (c *column) idResidue() string {
	if c.Operation != nil || !promise.IsID(c.Label) || c.Inconsistent.N > 0 || c.unchanged.N > 0 || c.starredMostly() || c.forward.n != c.backward.n {
		return ""
	}
	return fmt.Sprintf("; a known residue of the default rule of %s in a column, a pseudonym, which keeps joins; mask hides it", c.Label)
}

// hidesPart returns which part of a value the default rule of a label shows and what hides it,
// or nothing when it shows none.
func hidesPart(l privet.Label) string {
	switch l {
	case "DATE_TIME", "DOB":
		return "shows the year; generalize to decades or redact hides it"
	case "PHONE_NUMBER", "FAX_NUMBER":
		return "shows the calling code; redact or pseudonym hides it"
	}
	return ""
}

// partResidue returns what is said of the part of a value that the default rule shows, or
// nothing when that is no residue.
func (c *column) partResidue() string {
	doc := hidesPart(c.Label)
	if doc == "" || !c.isDefault() {
		return ""
	}
	return fmt.Sprintf("; a known residue of the default rule of %s, which %s", c.Label, doc)
}
