package masker

import (
	"crypto/rand"
	"iter"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/permute"
)

// This file masks the columns by which tables are joined.

// idLabels are the labels whose values somebody has given to records to tell them apart, and
// that say nothing of a person but where else the record is. Numbers that a state, a bank or an insurer
// gives are none: they are the person's wherever they stand.
var idLabels = []privet.Label{
	"ADVERTISING_ID", "CUSTOMER_ID", "DEVICE_ID", "EMPLOYEE_ID", "MEDICAL_RECORD_NUMBER", "STUDENT_ID", "USERNAME",
}

// IDLabels gives the labels that tell records apart, in alphabetical order; see Policy.IDs.
func IDLabels() iter.Seq[privet.Label] { return slices.Values(idLabels) }

// idColumns are the values of [Policy.IDs], the default first.
var idColumns = []string{"pseudonym", "mask"}

// ids gives the policy its operator of columns that tell records apart.
func (c *preparation) ids(p *Policy, ops *operators) {
	how := p.IDs
	switch {
	case how != "" && !slices.Contains(idColumns, how):
		c.refuse("ids", "must be "+quotedChoice(idColumns))
		return
	case how == "" && p.IDsKeyRef == "" && (p.Default == "redact" || p.Default == "fail"):
		return
	case how == "" && p.IDsKeyRef == "" && c.masker != nil && c.masker.base != nil:
		ops.ids = c.masker.base.ids // with its key
		return
	case how == "mask" && p.IDsKeyRef != "":
		c.refuse("idsKeyRef", `goes with "ids":"pseudonym" only`)
		return
	case how == "mask" || c.masker == nil:
		return
	case p.IDsKeyRef != "":
		key := c.named(p.IDsKeyRef)
		if key.reason != "" {
			c.refuse("idsKeyRef", key.reason)
		}
		ops.ids = newIDPseudonym(key.secret, nil)
		return
	}
	key := make([]byte, KeySize)
	rand.Read(key) // never an error
	made := newSecret(key)
	ops.ids = forgottenOperator{newIDPseudonym(made, made.single("pseudonym id"))}
	clear(key)
}

// hasOwnRule reports whether a label is masked by its default rule: neither the options nor
// the policies have something else for it.
func (m *Masker) hasOwnRule(l privet.Label) bool {
	if like, ok := m.labels[l]; ok && like != l || !ok && m.fewer {
		return false
	}
	return m.operators.labels[l] == nil && (m.base == nil || m.base.labels[l] == nil)
}

// newIDPseudonym makes the operator of columns that tell records apart. It is the same for all
// labels, so that a join holds between columns that are taken for different ones. Where a Single is given, nothing can be undone.
func newIDPseudonym(key secret, single *permute.Single) *pseudonymOperator {
	const scope = "ids"
	return &pseudonymOperator{
		forms: []pseudonymForm{
			hexForm{shaper: shaper{permutation: key.cycle("pseudonym hexadecimal", scope), single: single}},
			idForm{shaper{permutation: key.smallCycle("pseudonym id", scope), single: single}},
		},
		tokenizer: tokenizer{key.siv("pseudonym token", scope)},
	}
}

// An idForm is any value that has a shape, however few values have it. A number that does not
// begin with a zero stays such, so that a number of JSON stays one.
type idForm struct{ shaper }

func (idForm) has(string) bool { return true }

func (f idForm) append(dst []byte, value string, w *worker, inverse bool) ([]byte, bool) {
	if !w.shape.parse(value, 0, nil) {
		return dst, false
	}
	start, zero := len(dst), leadsWithZero(value)
	accept := func() bool {
		dst = w.shape.append(dst[:start], value, 0, nil)
		image := string(dst[start:])
		return leadsWithZero(image) == zero && !hexForm{}.has(image) && w.keepsClass(dst[start:], value)
	}
	if !f.permute("", w, accept, inverse) {
		return dst[:start], false
	}
	return dst, true
}

// leadsWithZero reports whether s begins as no number of JSON does, with a zero and another
// digit.
func leadsWithZero[T string | []byte](s T) bool {
	if len(s) > 0 && s[0] == '-' {
		s = s[1:]
	}
	return len(s) > 1 && s[0] == '0' && '0' <= s[1] && s[1] <= '9'
}

// A forgottenOperator is an operator whose key nobody has, so that it cannot be undone.
type forgottenOperator struct{ by operator }

func (o forgottenOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	return o.by.apply(dst, value, w)
}
