package redact

import (
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

const (
	maxFields    = 4096 // names that are remembered
	maxFieldName = 256  // bytes of a name that is read; what has a longer one is masked whole
	longNumber   = 9    // digits of a number that is searched as text
)

// ownLabel is what a field of no label is masked by: every character, or an operator of the policy, of which
// redact writes [REDACTED].
const ownLabel privet.Label = "REDACTED"

// dataKey stands in names for a part that is data.
const dataKey = "*"

// credentials are ends of names, as fold writes them, that say what lets somebody in. The profiler judges columns
// of tables, in which these are rare.
var credentials = []struct {
	end   string
	label privet.Label
}{
	{"token", privet.LabelAPIKey}, {"authorization", privet.LabelAPIKey}, {"bearer", privet.LabelAPIKey},
	{"signingkey", privet.LabelPrivateKey}, {"secret", privet.LabelPassword}, {"credentials", privet.LabelPassword},
	{"otp", privet.LabelPassword}, {"mnemonic", privet.LabelPassword}, {"recoverycode", privet.LabelPassword}, {"sessid", privet.LabelHTTPCookie},
}

// isCredential reports whether a label is that of what lets somebody in.
func isCredential(l privet.Label) bool {
	return l == privet.LabelHTTPCookie || l != "" && l.Category() == privet.CategoryCredential
}

// A field says what is done with the values of a name. It never changes.
type field struct {
	label  privet.Label   // the values are masked by its rule; empty: they are searched
	masker *masker.Masker // that does it
	keep   bool           // the policy lets all values pass
	none   bool           // the name says that the values are nothing personal
	data   bool           // the name is data itself, such as an e-mail address
}

// A fieldCache remembers fields by their names, the first maxFields of them. Names that are data or too long
// are not remembered.
type fieldCache struct {
	mu    sync.RWMutex
	names map[string]*field
}

// field gives what is done with the values of a name.
func (r *Redactor) field(name string) *field {
	r.fields.mu.RLock()
	f := r.fields.names[name]
	r.fields.mu.RUnlock()
	if f == nil {
		f = r.learn(name)
	}
	return f
}

// fieldOf is field for a name that is being put together.
func (r *Redactor) fieldOf(name []byte) *field {
	r.fields.mu.RLock()
	f := r.fields.names[string(name)]
	r.fields.mu.RUnlock()
	if f == nil {
		f = r.learn(string(name))
	}
	return f
}

// learn judges a name and remembers it.
func (r *Redactor) learn(name string) *field {
	f := r.judge(name)
	if f.data || len(name) > maxFieldName {
		return f
	}
	r.fields.mu.Lock()
	defer r.fields.mu.Unlock()
	if r.fields.names == nil {
		r.fields.names = map[string]*field{}
	}
	if len(r.fields.names) < maxFields {
		r.fields.names[strings.Clone(name)] = f
	}
	return f
}

// judge says what is done with the values of a name.
func (r *Redactor) judge(name string) *field {
	f := &field{masker: r.masker}
	within, last := cutLast(name)
	if len(name) > maxFieldName {
		f.label, f.data = ownLabel, len(last) > maxFieldName || r.isData(last, last)
		return f
	}
	f.data = r.isData(name, last)
	verdict := r.verdict(name, last)
	switch verdict {
	case privet.None:
		f.none = true
	case privet.Unknown, privet.LabelFreeText:
	default:
		f.label = verdict
	}
	if op, ok := r.policy.Column(name); ok {
		return r.operated(f, op)
	}
	if f.label == "" && within != "" {
		if outer := r.field(within); outer.keep || isCredential(outer.label) {
			inner := *outer
			inner.data = f.data
			return &inner
		}
	}
	return f
}

// verdict says what a name says about its values. A value itself is not asked what it is, although that would let
// "open" under state and "nightly" under name pass: of 21,299 names of people in text that others labelled,
// 3 in a hundred would pass under name as well, and 6 of those of one word.
func (r *Redactor) verdict(name, last string) privet.Label {
	if label, ok := r.givenFor(name, last); ok {
		return label
	}
	verdict := r.profiler.Columns([]privet.Column{{Name: name}})[0].Label
	if verdict != privet.Unknown && verdict != privet.None {
		return verdict
	}
	folded := fold(last)
	for _, c := range credentials {
		if strings.HasSuffix(folded, c.end) && (r.only == nil || slices.Contains(r.only, c.label)) {
			return c.label
		}
	}
	return verdict
}

// givenFor gives the label that the options have for a name.
func (r *Redactor) givenFor(name, last string) (privet.Label, bool) {
	if len(r.given) == 0 {
		return "", false
	}
	label, ok := r.given[fold(name)]
	if !ok {
		label, ok = r.given[fold(last)]
	}
	return label, ok
}

// operated is the field with the operator that the policy has for its name.
func (r *Redactor) operated(f *field, op masker.Operation) *field {
	policy := &masker.Policy{Default: r.policy.Default, Labels: map[string]masker.Operation{}, Keys: r.policy.Keys}
	switch op.Operator {
	case "keep":
		f.keep, f.label = true, ""
		return f
	case "text":
		f.label, f.none = "", false
		if op.Policy == nil {
			return f
		}
		policy = op.Policy
	default:
		if f.label == "" {
			f.label = ownLabel
		}
		policy.Labels[string(f.label)] = op
	}
	m, err := r.masker.With(policy, r.keys)
	if err != nil {
		m = nil // all values are replaced
	}
	f.masker = m
	return f
}

// isData reports whether a name is data itself. Its last part alone is looked at, unless that may be the end
// of an address.
func (r *Redactor) isData(name, last string) bool {
	if strings.Contains(name, "@") || last != "" && '0' <= last[0] && last[0] <= '9' {
		last = name
	}
	for _, found := range r.profiler.Find(last) {
		if found.Confidence >= 0.8 && found.Label.Category() != privet.CategoryDate && found.Label != privet.LabelDateTime {
			return true
		}
	}
	return false
}

// key masks a key that is data.
func (r *Redactor) key(key string) string {
	if masked := r.text(r.masker, key); masked != key {
		return masked
	}
	return Replacement
}

// cutLast parts the last part of a name from what it is in.
func cutLast(name string) (within, last string) {
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		return name[:i], name[i+1:]
	}
	return "", name
}

// value masks a string.
func (r *Redactor) value(f *field, s string) string {
	switch {
	case f.keep || s == "":
		return s
	case f.masker == nil || len(s) > r.maxText:
		return Replacement
	case f.label == "":
		if document, ok := r.inner(s); ok && f.masker == r.masker {
			return document
		}
		return r.text(f.masker, s)
	}
	masked, err := f.masker.Mask(string(f.label), s)
	if err != nil {
		return Replacement
	}
	return masked
}

// inner redacts a string that is an object or an array of JSON.
func (r *Redactor) inner(s string) (string, bool) {
	if begin := strings.TrimLeft(s, " \t\r\n"); begin == "" || begin[0] != '{' && begin[0] != '[' {
		return "", false
	}
	document, err := r.appendJSON(nil, []byte(s), "")
	return string(document), err == nil
}

// number masks a number as it is written. The second result reports whether it is another now.
func (r *Redactor) number(f *field, s string) (string, bool) {
	if f.keep || f.label == "" && (f.none || digits(s) < longNumber) {
		return s, false
	}
	masked := r.value(f, s)
	return masked, masked != s
}

func digits(s string) (n int) {
	for i := range len(s) {
		if '0' <= s[i] && s[i] <= '9' {
			n++
		}
	}
	return n
}

// boolean reports whether a boolean value is to be replaced. What takes its place has one length, since there
// are two values only.
func (r *Redactor) boolean(f *field) bool { return !f.keep && f.label != "" }
