package validator

import (
	"errors"
	"fmt"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator/internal/promise"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// Options say what a [Validator] works with. The zero value, like nil, is what
// is built in.
type Options struct {
	// Masker knows the rules. Nil means the default rules.
	Masker *masker.Masker

	// Profiler finds what is still inside. Nil means everything built in.
	Profiler *profiler.Profiler

	// Policy is what values were masked by. Nil means that they were masked by the
	// rules of the Masker. See [Validator.With].
	Policy *masker.Policy

	// Keys returns the keys that the policy names; see [masker.Options]. Nil means
	// that there are none: then the results of operators with a key are checked
	// for their form alone. If it is set, a missing key is an error.
	Keys func(ref string) ([]byte, error)
}

// A Validator says whether masking worked. It never changes after [New] has made it, and it
// is safe for concurrent use by multiple goroutines.
//
// The zero Validator, like nil, knows no rule: Validate returns the single issue
// [UnknownRule], and the other methods return [ErrOptions].
type Validator struct {
	masker   *masker.Masker
	profiler *profiler.Profiler
	policy   *policyCheck // nil: the default rules
}

// New makes a Validator. Nil options mean what is built in.
func New(opts *Options) (*Validator, error) {
	if opts == nil {
		opts = &Options{}
	}
	v := &Validator{masker: opts.Masker, profiler: opts.Profiler}
	var err error
	if v.profiler == nil {
		if v.profiler, err = profiler.New(nil); err != nil {
			return nil, fmt.Errorf("validator: %w", err)
		}
	}
	if v.masker == nil {
		if v.masker, err = masker.New(&masker.Options{Finder: v.profiler, Classifier: v.profiler}); err != nil {
			return nil, fmt.Errorf("validator: %w", err)
		}
	}
	if opts.Policy != nil {
		return v.With(opts.Policy, opts.Keys)
	}
	return v, nil
}

// isMade reports whether New has made v.
func (v *Validator) isMade() bool { return v != nil && v.masker != nil && v.profiler != nil }

// errNotMade returns the error of a Validator that New has not made.
func errNotMade() error {
	return fmt.Errorf("validator: %w: the Validator is not made by New", ErrOptions)
}

// With returns another Validator, which checks what was masked by the policy. A nil policy
// is the zero policy. Nil keys mean that there are none: then the results of operators with
// a key are checked for their form alone. The errors are those of [masker.New].
func (v *Validator) With(policy *masker.Policy, keys func(ref string) ([]byte, error)) (*Validator, error) {
	if !v.isMade() {
		return nil, errNotMade()
	}
	if policy == nil {
		policy = &masker.Policy{}
	}
	w := *v
	var err error
	if w.policy, err = newPolicyCheck(v.masker, policy, keys); err != nil {
		return nil, fmt.Errorf("validator: %w", err)
	}
	w.masker = w.policy.masker
	return &w, nil
}

// Validate reports whether masked is what the rule makes of original, or hides more of it, and
// what is wrong with it when it is neither. A value that was made up in its place has no leak for
// letters that are the same by chance. The rule is a label, a code or an alias; one
// that is not known returns the single issue [UnknownRule].
//
// An empty original is right only when it stays empty, and so is one that is
// all mask characters only when it stays as it is.
//
// Under a policy the operator of the rule decides what is right. Where its result
// depends on the value and the key alone, and the key is there, it is known; if not,
// what the operator promises must hold: a hash has its digits, a shifted date lies
// within the bounds, a fake passes as real when its original does.
func (v *Validator) Validate(rule, original, masked string) Report {
	if !v.isMade() {
		return Report{Issues: []Issue{{UnknownRule, "the Validator is not made by New, and knows no rule", Error}}}
	}
	if op, label, ok := v.operation(rule); ok {
		return v.operated(op, label, rule, original, masked)
	}
	expected, err := v.masker.Mask(rule, original)
	if errors.Is(err, masker.ErrNoOperator) {
		return Report{Issues: []Issue{{UnknownRule, "the policy has no operator for the rule", Error}}}
	}
	if err != nil {
		return Report{Issues: []Issue{{UnknownRule, "no rule has this name", Error}}}
	}
	label, err := privet.ParseLabel(rule)
	if err != nil {
		label = privet.Label(rule) // a rule of one's own, which the masker knows
	}
	p := reveal.Pair{Original: []rune(original), Masked: []rune(masked), Expected: []rune(expected)}
	r := Report{Issues: []Issue{}}
	add := func(c Code, s Severity, format string, args ...any) {
		r.Issues = append(r.Issues, Issue{c, fmt.Sprintf(format, args...), s})
	}

	// A value that is redacted shows less than the rule does, too.
	if redacted := masked == "["+string(label)+"]" && strings.Trim(original, string(masker.Mask)) != ""; redacted || p.HidesMore() {
		r.Valid = true
		return r
	}
	unchanged := masked == original
	if unchanged {
		add(Unchanged, Error, "the masked value is the original")
	} else {
		if n, first := p.LeakedCharacters(); n > 0 && !p.ByChance(n) {
			add(LeaksCharacters, Error, "%d more code points are shown than the rule allows, the first at %d", n, first)
		}
		if n := p.LeakedRun(); n > 0 && !p.RunByChance(n) {
			add(LeaksSubstring, Error, "a run of %d letters and digits of the original survives", n)
		}
	}
	if how := reveal.Reversal(original, masked); how != "" && !unchanged {
		add(Reversible, Error, "the masked value is the original in another form: %s", how)
	}
	if profiler.Valid(label, masked) {
		add(StillValid, Error, "the masked value passes as a real %s", label)
	}
	if !unchanged {
		if found := v.residual(masked, expected, label); found != "" {
			add(ResidualPII, Error, "%s is still inside", found)
		}
	}
	if len(p.Masked) != len(p.Expected) {
		add(LengthChanged, Warning, "%d code points became %d", len(p.Expected), len(p.Masked))
	}
	if p.FormatChanged() {
		add(FormatChanged, Warning, "the separators are not those of the original")
	}
	add(RuleMismatch, Warning, "the rule makes something else of the original")
	return r
}

// operation returns the operation that the policy has for a rule, unless it is the
// default rule of the label.
func (v *Validator) operation(rule string) (masker.Operation, privet.Label, bool) {
	if v.policy == nil {
		return masker.Operation{}, "", false
	}
	label, err := privet.ParseLabel(rule)
	if err != nil {
		label = privet.Label(rule)
	}
	op := promise.OperationFor(v.policy.policy, label)
	return op, label, !promise.IsDefault(op)
}

// residual returns the label of personal data inside the masked value, or nothing.
// What the rule shows anyway, such as the domain of an address, does not count,
// and neither does the value as a whole, when it is of the rule's own label, or a name as the
// last name was whose place it takes.
func (v *Validator) residual(masked, expected string, label privet.Label) privet.Label {
	allowed := haystack{text: expected}
	for _, f := range v.profiler.Find(masked) {
		own := f.Label == label || f.Label.Category() == privet.CategoryPerson && label.Category() == privet.CategoryPerson
		if own && f.End-f.Start == len(strings.TrimSpace(masked)) {
			continue
		}
		if !allowed.contains(masked[f.Start:f.End]) {
			return f.Label
		}
	}
	return ""
}
