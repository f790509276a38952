package validator

import (
	"encoding/base64"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
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
			if !needsKey(op) {
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

// expected gives what the policy makes of a value, if that can be told: the
// operator gives the same for the same value, and its key is there.
func (c *policyCheck) expected(op masker.Operation, rule, original string) (string, bool, error) {
	exact := promiseOf(op).exact || op.Operator == "text" || op.Operator == "shift" && op.By == ""
	if !exact || !c.keyed() && needsKey(op) {
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
	if hides && masked == original && hasContent(original) {
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
	p := pair{original: []rune(original), masked: []rune(masked), expected: []rune(expected)}
	if masked != original && op.Operator != "keep" {
		if how := reversal(original, masked); how != "" {
			add(Reversible, Error, "the masked value is the original in another form: %s", how)
		}
	}
	if hides && masked != original && !keepsTime(op, label, original, masked) {
		if op.Operator == "pseudonym" && label == "EMAIL_ADDRESS" {
			p.masked = []rune(strings.TrimSuffix(masked, "@example.com")) // where all of them are
		}
		least := tokenRun
		if exact && !needsKey(op) {
			least = runLength
		}
		if n := p.leakedRun(); n >= least {
			add(LeaksSubstring, Error, "a run of %d letters and digits of the original survives", n)
		}
	}
	// What does not have the form that an operator with a key expects becomes a token.
	if form := forms[op.Operator]; form != nil && (!exact || op.Operator == "shift") && !(needsKey(op) && isToken(op.Operator, original, masked)) {
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

// An operatedValue is one value that an operator has made of an original.
type operatedValue struct {
	v                *Validator
	op               masker.Operation
	label            privet.Label
	original, masked string
	add              func(c Code, s Severity, format string, args ...any)
}

// forms say, by operator, what the form of a value has to be when it cannot be told
// exactly. To add an operator, add a value, and its promise.
var forms = map[string]func(x *operatedValue){
	"hash": func(x *operatedValue) {
		length := x.op.Length
		if length == 0 {
			length = 64
		}
		if len(x.masked) != length {
			x.add(LengthChanged, Warning, "a hash of %d hexadecimal digits is wanted", length)
		}
		if strings.Trim(x.masked, "0123456789abcdef") != "" {
			x.add(FormatChanged, Warning, "a hash has hexadecimal digits in lower case only")
		}
	},
	"encrypt": func(x *operatedValue) {
		if _, err := base64.RawURLEncoding.Strict().DecodeString(x.masked); err != nil {
			x.add(FormatChanged, Warning, "an encrypted value is in base64url without padding")
		} else {
			x.add(LengthChanged, Warning, "an encrypted value has 16 bytes more than its original")
		}
	},
	"fpe": func(x *operatedValue) { x.shape() },
	"pseudonym": func(x *operatedValue) {
		// An address keeps the form of one, and not its length.
		if x.label != "EMAIL_ADDRESS" && x.label != "IP_ADDRESS" && x.label.Category() != privet.CategoryPerson {
			x.shape()
		}
	},
	"fake": func(x *operatedValue) {
		if profiler.Valid(x.label, x.original) && !profiler.Valid(x.label, x.masked) {
			x.add(FormatChanged, Warning, "the original passes as a real %s and the fake does not", x.label)
		}
	},
	"shift": func(x *operatedValue) {
		from, layout, ok := parseDate(x.original)
		if !ok {
			return // nobody knows how it is written
		}
		to, err := time.Parse(layout, x.masked)
		if err != nil {
			x.add(FormatChanged, Warning, "the date is not written as the original is")
			return
		}
		if to.Equal(from) {
			return // which has an issue of its own
		}
		least, most := x.op.Min, x.op.Max
		if least == 0 && most == 0 {
			least, most = -365, 365
		}
		if days := int(math.Round(to.Sub(from).Hours() / 24)); days < least || days > most {
			x.add(RuleMismatch, Warning, "the date moved by %d days, which is not in %d to %d", days, least, most)
		}
	},
	"noise": func(x *operatedValue) {
		from, err := strconv.ParseFloat(strings.TrimSpace(x.original), 64)
		if err != nil {
			return
		}
		to, err := strconv.ParseFloat(strings.TrimSpace(x.masked), 64)
		if err != nil {
			x.add(FormatChanged, Warning, "the original is a number and the masked value is none")
			return
		}
		// The last digit is rounded.
		if math.Abs(to-from) > x.op.Ratio*math.Abs(from)+lastDigit(x.original) {
			x.add(RuleMismatch, Warning, "the number moved by more than its share of %v", x.op.Ratio)
		}
	},
}

// shape says whether length, separators and kinds of characters are those of the
// original.
func (x *operatedValue) shape() {
	o, m := []rune(x.original), []rune(x.masked)
	if len(o) != len(m) {
		x.add(LengthChanged, Warning, "%d code points became %d", len(o), len(m))
		return
	}
	// A pseudonym of these is one of hexadecimal digits.
	hexadecimal := x.op.Operator == "pseudonym" && slices.Contains([]privet.Label{"MAC_ADDRESS", "ADVERTISING_ID", "DEVICE_ID"}, x.label)
	for i := range o {
		if hexadecimal && isHexDigit(o[i]) && isHexDigit(m[i]) {
			continue
		}
		if isContent(o[i]) != isContent(m[i]) || !isContent(o[i]) && o[i] != m[i] || isContent(o[i]) && charClass(o[i]) != charClass(m[i]) {
			x.add(FormatChanged, Warning, "the code point at %d is of another kind than that of the original", i)
			return
		}
	}
}

func isHexDigit(r rune) bool {
	return '0' <= r && r <= '9' || 'a' <= r && r <= 'f' || 'A' <= r && r <= 'F'
}

// lastDigit is the worth of the last digit of a number: 0.01 for 1.50.
func lastDigit(s string) float64 {
	if _, fraction, ok := strings.Cut(strings.TrimSpace(s), "."); ok {
		return pow10(-len(fraction))
	}
	return 1
}

// dateLayouts are the layouts of dates that shift is checked for.
var dateLayouts = []string{time.DateOnly, time.RFC3339, "2006-01-02 15:04:05", "2006-01-02T15:04:05", "20060102", "2006/01/02", "02.01.2006", "02/01/2006", "01/02/2006", "02-01-2006"}

func parseDate(s string) (t time.Time, layout string, ok bool) {
	for _, layout := range dateLayouts {
		if t, err := time.Parse(layout, s); err == nil {
			return t, layout, true
		}
	}
	return time.Time{}, "", false
}

// textResidual gives the label of what is found in a masked text and was in the
// original, unless the operator leaves it there.
func (v *Validator) textResidual(original, masked, expected string, exact bool) privet.Label {
	before, allowed := haystack{text: original}, haystack{text: expected}
	for _, f := range v.profiler.Find(masked) {
		found := masked[f.Start:f.End]
		if before.contains(found) && !(exact && allowed.contains(found)) {
			return f.Label
		}
	}
	return ""
}
