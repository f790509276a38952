package validator

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator/internal/promise"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// A policyCheck knows what a policy asks for.
type policyCheck struct {
	policy *masker.Policy
	masker *masker.Masker // masks by the policy, as far as its keys are there
	keys   func(string) ([]byte, error)
}

// newPolicyCheck makes the masker of a policy. Without keys, what needs one is left
// out of it.
func newPolicyCheck(base *masker.Masker, p *masker.Policy, keys func(string) ([]byte, error)) (*policyCheck, error) {
	c := &policyCheck{policy: p, keys: keys}
	whole := p
	if keys == nil {
		// Whatever else is wrong with the policy is said all the same.
		if _, err := base.With(p, placeholder); err != nil {
			return nil, err
		}
		whole = &masker.Policy{Default: p.Default, Labels: map[string]masker.Operation{}}
		for name, op := range p.Labels {
			if !promise.NeedsKey(op) {
				whole.Labels[name] = op
			}
		}
	}
	var err error
	c.masker, err = base.With(whole, keys)
	return c, err
}

// keyed reports whether the keys are there.
func (c *policyCheck) keyed() bool { return c.keys != nil }

// placeholder stands for keys that are not there. Nothing is masked with it.
func placeholder(string) ([]byte, error) {
	key := make([]byte, masker.KeySize)
	for i := range key {
		key[i] = byte(i)
	}
	return key, nil
}

// expected returns what the policy makes of a value, if that can be told: the
// operator gives the same for the same value, and its key is there.
func (c *policyCheck) expected(op masker.Operation, rule, original string) (string, bool, error) {
	exact := promise.Of(op).Exact || op.Operator == "text" || op.Operator == "shift" && op.By == ""
	if !exact || !c.keyed() && promise.NeedsKey(op) {
		return "", false, nil
	}
	s, err := c.masker.Mask(rule, original)
	return s, err == nil, err
}

// tokenRun is how many letters and digits in a row of an original must not be in a
// value that a key has made: so many do not meet by chance.
const tokenRun = 8

// operated is Validate for the operators that are not the default rule.
func (v *Validator) operated(op masker.Operation, label privet.Label, rule, original, masked string) Report {
	r := Report{Issues: []Issue{}}
	add := func(c Code, s Severity, format string, args ...any) {
		r.Issues = append(r.Issues, Issue{c, fmt.Sprintf(format, args...), s})
	}
	finish := func() Report {
		slices.SortStableFunc(r.Issues, func(a, b Issue) int { return severityRank(a.Severity) - severityRank(b.Severity) })
		r.Valid = len(r.Issues) == 0
		return r
	}
	expected, exact, err := v.policy.expected(op, rule, original)
	if errors.Is(err, masker.ErrUnknownRule) {
		add(UnknownRule, Error, "no rule has this name")
		return finish()
	}
	if original == "" {
		if masked != "" {
			add(RuleMismatch, Warning, "there was nothing to mask")
		}
		return finish()
	}
	hides := op.Operator != "keep" && op.Operator != "text"
	if exact && masked == expected && op.Operator == "generalize" {
		return finish() // an age stays, and so does what has been generalized before
	}
	if hides && masked == original && reveal.HasContent(original) {
		add(Unchanged, Error, "the masked value is the original")
	}
	if exact {
		if masked == expected {
			return finish()
		}
		if op.Operator != "shift" { // which says below how far off it is
			add(RuleMismatch, Warning, "the operator makes something else of the original")
		}
	}
	p := reveal.Pair{Original: []rune(original), Masked: []rune(masked), Expected: []rune(expected)}
	if masked != original && op.Operator != "keep" {
		if how := reveal.Reversal(original, masked); how != "" {
			add(Reversible, Error, "the masked value is the original in another form: %s", how)
		}
	}
	if hides && masked != original && !keepsTime(op, label, original, masked) {
		if op.Operator == "pseudonym" && label == "EMAIL_ADDRESS" {
			p.Masked = []rune(strings.TrimSuffix(masked, "@example.com")) // where all of them are
		}
		least := tokenRun
		if exact && !promise.NeedsKey(op) {
			least = reveal.RunLength
		}
		if n := p.LeakedRun(); n >= least {
			add(LeaksSubstring, Error, "a run of %d letters and digits of the original survives", n)
		}
	}
	// What does not have the form that an operator with a key expects becomes a token.
	if form := formOf(op.Operator); form != nil && (!exact || op.Operator == "shift") &&
		!(promise.NeedsKey(op) && promise.IsToken(op.Operator, original, masked)) {
		form(&operatedValue{v, op, label, original, masked, add})
	}
	if exact && op.Operator == "shift" && len(r.Issues) == 0 {
		add(RuleMismatch, Warning, "the operator makes something else of the original")
	}
	if op.Operator == "text" {
		if found := v.textResidual(original, masked, expected, exact); found != "" {
			add(ResidualPII, Error, "%s is still inside", found)
		}
	}
	return finish()
}

// keepsTime reports whether a date was moved by an operator that leaves the time of day
// behind it as it is.
func keepsTime(op masker.Operation, label privet.Label, original, masked string) bool {
	if op.Operator != "shift" && (op.Operator != "pseudonym" || label.Category() != privet.CategoryDate) {
		return false
	}
	from, layout, ok := parseDate(original)
	if !ok {
		return false
	}
	to, err := time.Parse(layout, masked)
	return err == nil && from.Format(time.DateOnly) != to.Format(time.DateOnly)
}

func severityRank(s Severity) int { return slices.Index([]Severity{Error, Warning, Info}, s) }
