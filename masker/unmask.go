package masker

import (
	"errors"
	"fmt"
)

// ErrIrreversible says that the operator of a rule cannot be undone, with the key
// or without.
var ErrIrreversible = errors.New("the operator cannot be undone")

// Unmask gives the value that [Masker.Mask] has masked by the rule. The policy has
// to have the same operation for it, and the same key. An empty value stays empty.
//
// A rule that nobody knows is [ErrUnknownRule], and one whose operator is not
// reversible [ErrIrreversible]; see [Operators]. With another key, or for a value
// that was not masked, the error is [ErrNotMasked] where the operator can tell:
// encrypt and all tokens are authenticated. FF1 is not: there a wrong key gives a
// wrong value of the right shape, from fpe and pseudonym, and so does shift.
func (m *Masker) Unmask(rule, masked string) (string, error) {
	op := m.operator(rule)
	if op == nil {
		return "", fmt.Errorf("masker: %w", ErrUnknownRule)
	}
	back, ok := op.(reversible)
	if !ok {
		return "", fmt.Errorf("masker: %w", ErrIrreversible)
	}
	if masked == "" {
		return "", nil
	}
	w := m.workers.Get().(*worker)
	defer m.workers.Put(w)
	value, err := back.revert(nil, masked, w)
	if err != nil {
		return "", fmt.Errorf("masker: %w", err)
	}
	return string(value), nil
}
