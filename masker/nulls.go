package masker

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/privet-go/privet/internal/strictjson"
)

// This file leaves the spellings of nothing that a policy names, such as NULL.

// The limits of [Policy.KeepNulls].
const (
	maxNulls    = 100 // spellings
	maxNullSize = 32  // bytes of one: nothing that is data is hidden among them by mistake
)

// nulls are the spellings of nothing. A value is compared without the white space around
// it, so that the empty text stands for values of white space alone.
type nulls map[string]bool

// has reports whether a value spells nothing. Where the policy names no spelling, none does.
func (n nulls) has(value string) bool {
	return len(n) > 0 && n[strings.TrimSpace(value)]
}

// Keeps reports whether a value spells nothing as KeepNulls has it. Nothing does for a nil Policy.
func (p *Policy) Keeps(value string) bool {
	return p != nil && slices.ContainsFunc(p.KeepNulls, func(s string) bool { return strings.TrimSpace(s) == strings.TrimSpace(value) })
}

// nulls gives the policy at the path its spellings of nothing.
func (c *preparation) nulls(p *Policy, ops *operators, path string) {
	if p.KeepNulls == nil && c.masker != nil && c.masker.base != nil {
		ops.nulls = c.masker.base.nulls
		return
	}
	at := strictjson.Join(path, "keepNulls")
	if len(p.KeepNulls) > maxNulls {
		c.refuse(at, fmt.Sprintf("has more than %d spellings", maxNulls))
		return
	}
	ops.nulls = nulls{}
	for i, s := range p.KeepNulls {
		if len(s) > maxNullSize || strings.ContainsFunc(s, unicode.IsControl) {
			c.refuse(fmt.Sprintf("%s[%d]", at, i), fmt.Sprintf("must have %d bytes at most and no control characters", maxNullSize))
		}
		ops.nulls[strings.TrimSpace(s)] = true
	}
}

// walked gives the operator of a column where what spells nothing stays.
func (n nulls) walked(op operator) operator {
	if len(n) == 0 {
		return op
	}
	switch op := op.(type) {
	case forgottenOperator:
		op.by = n.walked(op.by)
		return op
	case reversible:
		return nullWalker{op, n}
	}
	return op
}

// unwalked undoes walked.
func unwalked(op operator) operator {
	if walker, ok := op.(nullWalker); ok {
		return walker.reversible
	}
	return op
}

// A nullWalker is an operator that can be undone, in a column where spellings of nothing stay.
// What would become one of them is masked again, and so on, so that no masked value is taken for nothing
// when it is unmasked. Since the operator gives different values different results, so does this.
type nullWalker struct {
	reversible
	nulls nulls
}

// walks is how often a value is masked again. One in as many as there are values of its shape
// needs it, for each spelling of that shape.
const walks = 2 * maxNulls

func (o nullWalker) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	start := len(dst)
	dst, understood, err := o.reversible.apply(dst, value, w)
	for range walks {
		if err != nil || !o.nulls.has(string(dst[start:])) {
			return dst, understood, err
		}
		dst, understood, err = o.reversible.apply(dst[:start], string(dst[start:]), w)
	}
	return nil, false, errNulls
}

func (o nullWalker) revert(dst []byte, masked string, w *worker) ([]byte, error) {
	start := len(dst)
	dst, err := o.reversible.revert(dst, masked, w)
	for range walks {
		if err != nil || !o.nulls.has(string(dst[start:])) {
			return dst, err
		}
		dst, err = o.reversible.revert(dst[:start], string(dst[start:]), w)
	}
	return nil, ErrNotMasked
}

// errNulls is never met: a value comes back to itself after no more steps than there are spellings.
var errNulls = fmt.Errorf("%w: keepNulls names all values of one form", ErrPolicy)
