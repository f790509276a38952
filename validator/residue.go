package validator

import (
	"fmt"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// This file tells what the default rules leave from what masking has done wrong. The
// rules keep the length and the separators of a value, and of some labels a part, so
// that the form is kept; what can be guessed from that is known, and is said as what it
// is: a residue that was accepted with the rule, with what hides it. Such a finding is
// Low, since it comes with the operator; but nobody accepts with a rule that a belief or
// an illness can be read, in whatever way, so that these are Medium.

// holdDefault asks whether a value is what the default rule of its label makes.
func (c *column) holdDefault(original, masked string) {
	if !c.personal() || original == "" || !c.plainMask() {
		return
	}
	c.defaultOf++
	if expected, err := c.table.by.masker.Mask(string(c.label), original); err == nil && expected == masked {
		c.byDefault++
	}
}

// plainMask reports whether the policy has the default rule for the column.
func (c *column) plainMask() bool {
	return c.operation == nil || *c.operation == masker.Operation{Operator: "mask"}
}

// isDefault reports whether the first rows are masked by the default rule, all of them.
func (c *column) isDefault() bool { return c.defaultOf > 0 && c.byDefault == c.defaultOf }

// lengthResidue is said of what lengths and separators give away.
func (c *column) lengthResidue() string {
	if !c.isDefault() {
		return ""
	}
	return fmt.Sprintf("; a known residue of the default rule of %s, which keeps the length so that the form is kept; redact hides it", c.label)
}

// lengthLevel is the level of a finding that is a residue of lengths.
func (c *column) lengthLevel() Level {
	if isSpecial(c.label) {
		return Medium
	}
	return Low
}

// partResidues say what hides the part of a value that the default rule of a label shows.
var partResidues = map[privet.Label]string{
	"DATE_TIME":    "shows the year; generalize to decades or redact hides it",
	"DOB":          "shows the year; generalize to decades or redact hides it",
	"PHONE_NUMBER": "shows the calling code; redact or pseudonym hides it",
	"FAX_NUMBER":   "shows the calling code; redact or pseudonym hides it",
}

// partResidue is said of what the part of a value gives away that the default rule
// shows.
func (c *column) partResidue() string {
	doc, ok := partResidues[c.label]
	if !ok || !c.isDefault() {
		return ""
	}
	return fmt.Sprintf("; a known residue of the default rule of %s, which %s", c.label, doc)
}
