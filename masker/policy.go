package masker

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/labelkey"
	"github.com/privet-go/privet/internal/strictjson"
)

// A Policy says which operator masks what. It is one JSON document for the
// library, the command and the service; see [ParsePolicy].
//
// The zero value masks everything by the default rules. A Policy is not safe for
// use while somebody changes it; [New] copies what it needs.
type Policy struct {
	// Default is what happens to a label that Labels does not name:
	//
	//   - "mask", and the empty string, mask it by its default rule;
	//   - "redact" puts the label in brackets in its place;
	//   - "fail" is [ErrNoOperator].
	//
	// Under "fail" a column that is UNKNOWN is an error as well, unless Unknown
	// says otherwise.
	Default string `json:"default,omitempty"`

	// Unknown is what happens to a column of a file that is UNKNOWN and that Columns
	// does not name:
	//
	//   - "mask", and the empty string, mask each value whole;
	//   - "text" masks what is found inside of values, as in free text;
	//   - "redact" puts [REDACTED] in the place of each value;
	//   - "keep" leaves the column as it is;
	//   - "fail" is [ErrNoOperator]. So is the empty string where Default is "fail".
	Unknown string `json:"unknown,omitempty"`

	// IDs is what happens to a column of a file whose label tells records apart, see
	// [IDLabels], and that neither Columns nor Labels names:
	//
	//   - "pseudonym" puts a pseudonym in the place of each value, so that joins hold;
	//   - "mask" masks it by the default rule of its label.
	//
	// The empty string means "pseudonym" where Default is "mask" or empty, and otherwise
	// what Default says.
	IDs string `json:"ids,omitempty"`

	// IDsKeyRef names the key of these pseudonyms. Empty means a key that [New] makes and
	// nobody keeps: all files that the Masker masks have the same pseudonyms, those of
	// another Masker have others, and nothing can be unmasked. Files that are masked in several runs or
	// on several machines, and results that are compared, need a key with a name.
	IDsKeyRef string `json:"idsKeyRef,omitempty"`

	// Absent is what happens when Columns names a column that the file does not have:
	//
	//   - "fail", and the empty string, is [ErrAbsent];
	//   - "allow" has it in the report, for a policy that serves many files.
	Absent string `json:"absent,omitempty"`

	// Types is what becomes of numbers and booleans of formats that have them, as JSON has:
	//
	//   - "string", and the empty string, puts a string in their place where what masks them gives one;
	//   - "keep" puts 0 and false in the place of such strings. Nothing of them can be restored; where the
	//     operator could have been undone, they are counted as contradictions.
	//
	// A number that the operator makes of a number stays one in any case.
	Types string `json:"types,omitempty"`

	// KeepNulls are spellings of nothing that stay as they are in columns of files, whatever
	// masks the column, such as NULL, \N and N/A. They are compared without the white space
	// around a value, and letter case counts. White space alone, such as " ", stands for
	// all values of white space alone. Nil or empty: none but the empty value stays.
	KeepNulls []string `json:"keepNulls,omitempty"`

	// Standards are the names of the standards that apply to what is masked, such as GDPR. Masking does
	// the same with and without them; who scores what was masked scores these alone. Nil or empty: all.
	Standards []string `json:"standards,omitempty"`

	// Labels are the operators of labels, by name, alias or code. A label of
	// somebody's own is any well-formed one.
	Labels map[string]Operation `json:"labels,omitempty"`

	// Columns are the operators of columns, by their names in the file. They come before those of
	// labels. In a name an asterisk stands for any characters and a question mark for one: addr_*,
	// customers[].phones[]. The exact name comes before such names, and of these the longest.
	// A first row with the names that have no wildcards in it is taken for the header.
	Columns map[string]Operation `json:"columns,omitempty"`

	// Keys say where the keys are that operations name. A key that is not named
	// here is for [Options.Keys] to find by its name alone.
	Keys map[string]KeySource `json:"keys,omitempty"`
}

// The limits of Standards.
const maxStandards, maxStandard = 100, 200

// A KeySource says where a key is. Exactly one of the fields is set. The masker
// reads neither: it asks [Options.Keys].
type KeySource struct {
	Env  string `json:"env,omitempty"`  // name of an environment variable
	File string `json:"file,omitempty"` // path of a file
}

// An Operation is an operator with its parameters. Each operator takes some of
// them, see [Operators]; one that it does not take is refused.
type Operation struct {
	// Operator is the name of the operator, such as "hash".
	Operator string `json:"operator"`

	// KeyRef names the key of an operator that needs one. Empty means "main".
	KeyRef string `json:"keyRef,omitempty"`

	// Scope is the name under which equal values get equal results. Empty means
	// the label, so that a customer number in two tables stays one number; for
	// shift, all dates.
	Scope string `json:"scope,omitempty"`

	// KeepFirst and KeepLast are how many characters, in code points, mask leaves
	// at the two ends.
	KeepFirst int `json:"keepFirst,omitempty"`
	KeepLast  int `json:"keepLast,omitempty"`

	// Char is what mask writes in place of [Mask]: one code point.
	Char string `json:"char,omitempty"`

	// Ignore holds the separators that mask leaves as they are and does not count.
	Ignore string `json:"ignore,omitempty"`

	// With is what replace writes.
	With string `json:"with,omitempty"`

	// Length is how many code points truncate leaves, and how many hexadecimal
	// digits hash writes. 0 means all 64 for hash.
	Length int `json:"length,omitempty"`

	// Locale, such as "de" or "pt-BR", is where the values of fake come from.
	// Empty means that the value tells.
	Locale string `json:"locale,omitempty"`

	// Tweak goes into fpe beside the key: text of the policy's own.
	Tweak string `json:"tweak,omitempty"`

	// CheckDigit says that fpe makes check digits valid again.
	CheckDigit bool `json:"checkDigit,omitempty"`

	// Min and Max are the bounds of shift, in days. Both 0 mean -365 and 365.
	Min int `json:"min,omitempty"`
	Max int `json:"max,omitempty"`

	// By names the column whose value tells which rows are shifted alike.
	By string `json:"by,omitempty"`

	// Given and Family name the columns of the names of the person of a row: fake makes a full name, an address of e-mail and a
	// name of a user of what these become.
	Given  string `json:"given,omitempty"`
	Family string `json:"family,omitempty"`

	// Order is the order of the fields of dates such as 03/02/1985 for shift and
	// generalize: "dmy" or "mdy". Empty means that such dates are not understood.
	Order string `json:"order,omitempty"`

	// To is what generalize leaves: "year", "month", "decade" and so on.
	To string `json:"to,omitempty"`

	// Bucket is the width of the ranges that generalize makes of numbers.
	Bucket float64 `json:"bucket,omitempty"`

	// Ratio bounds noise: 0.1 moves a number by up to a tenth of itself.
	Ratio float64 `json:"ratio,omitempty"`

	// MaxLength is how many code points pseudonym, hash, encrypt, fake and replace write at most. What would be
	// longer is redacted, and counted in the report: the label in brackets or, where that is longer
	// too, as many asterisks. 0 means any number.
	MaxLength int `json:"maxLength,omitempty"`

	// Normalize says what pseudonym takes for one value: "trim" leaves out white space around it, "case" writes it in lower
	// case, and "nfc" writes letters of Latin, Greek and Cyrillic with marks in one way (UAX #15). What is unmasked is spelled so.
	Normalize []string `json:"normalize,omitempty"`

	// Policy is what text masks by. Nil means the policy that it is part of.
	Policy *Policy `json:"policy,omitempty"`
}

// DefaultKeyRef is the key of an [Operation] that names none.
const DefaultKeyRef = "main"

// MaxOperations is how many operations a policy may have, with those of the policies
// inside of it. Each with a key takes some 15 µs and 2 KB when a Masker is made.
const MaxOperations = 5000

// maxPolicyDepth is how many policies may be inside each other.
const maxPolicyDepth = 4

// The errors of policies.
var (
	// ErrPolicy says that a policy cannot be used. A [PolicyError] with each
	// reason is in the same error.
	ErrPolicy = errors.New("unusable policy")

	// ErrNoOperator says that the policy has no operator for a label, and
	// "fail" for its default.
	ErrNoOperator = errors.New("the policy has no operator for it")
)

// A PolicyError is one reason for which a policy is refused.
type PolicyError struct {
	// Path is where it is, such as labels.SSN.keyRef, or empty for the document itself.
	// A name that is not of letters alone can be data, and has its number in its place:
	// columns[3] is the fourth of the columns in alphabetical order.
	Path string

	// Reason is the rest of a sentence that begins with the path.
	Reason string
}

// Error gives the path and the reason. Neither repeats a parameter.
func (e *PolicyError) Error() string {
	if e.Path == "" {
		return "the policy " + e.Reason
	}
	return e.Path + " " + e.Reason
}

// Is makes each reason an [ErrPolicy].
func (e *PolicyError) Is(target error) bool { return target == ErrPolicy }

// ParsePolicy reads a policy. It is strict, since a slip of the pen would show
// what was to be masked: a field that is not known, a key that is given twice, a
// null and a value of the wrong type are refused, and so are operators and
// parameters that cannot be. Whether keys are there is for [New] to find out. The
// error holds a [PolicyError] for each reason; [errors.As] finds the first.
func ParsePolicy(document []byte) (*Policy, error) {
	p := new(Policy)
	if err := p.UnmarshalJSON(document); err != nil {
		return nil, fmt.Errorf("masker: %w", err)
	}
	return p, nil
}

// UnmarshalJSON is [ParsePolicy] for a policy inside another document.
func (p *Policy) UnmarshalJSON(document []byte) error {
	type plain Policy // has no UnmarshalJSON
	var q plain
	var all []error
	var wrong []string // the paths of values that could not be read
	for _, err := range strictjson.Unmarshal(string(document), &q, &strictjson.Options{ShowKey: isShown}) {
		e, ok := err.(*strictjson.FieldError)
		if !ok {
			return &PolicyError{"", "is not JSON: " + err.Error()}
		}
		all = append(all, &PolicyError{e.Path, e.Reason})
		if !e.Unknown {
			wrong = append(wrong, e.Path)
		}
	}
	policy := Policy(q)
	_, reasons := policy.prepare(nil, nil)
	for _, err := range reasons {
		if e, ok := err.(*PolicyError); !ok || !slices.ContainsFunc(wrong, func(path string) bool { return strictjson.Overlap(path, e.Path) }) {
			all = append(all, err)
		}
	}
	if all != nil {
		return errors.Join(all...)
	}
	*p = Policy(q)
	return nil
}

// isShown reports whether a key of a policy may stand in an error: it is a built-in label,
// or can be no value.
func isShown(key string) bool {
	_, err := privet.ParseLabel(key)
	return err == nil || strictjson.IsName(key)
}

// operators are the prepared operations of a policy.
type operators struct {
	labels    map[privet.Label]operator
	columns   map[string]prepared           // by their names in the policy
	named     columnNames                   // which find these
	byDefault func(l privet.Label) operator // for a label that is not in labels
	unknown   operator                      // for a column that is UNKNOWN
	nulls     nulls                         // what stays in columns that are masked
	text      operator                      // for a column of free text

	ids operator // for a column whose label tells records apart; nil: that of the label

	someAbsent bool // columns may be
	keepTypes  bool // of numbers and booleans

	forUnknown string // the name of unknown, one of unknownColumns

	// own are the labels of somebody's own in labels, by their keys.
	own map[string]privet.Label

	// The names of the operators in labels and columns, for reports.
	names       map[privet.Label]string
	columnNames map[string]string
}

// spelling is a label as the policy spells it, if it has it: labels of somebody's own
// are the same in all spellings that [privet.ParseLabel] would take for one name.
func (o *operators) spelling(l privet.Label) privet.Label {
	if len(o.own) == 0 {
		return l
	}
	if own, ok := o.own[labelKey(l)]; ok {
		return own
	}
	return l
}

// labelKey is the form that labels of somebody's own are compared in.
func labelKey(l privet.Label) string {
	var buf [privet.MaxLabelLength]byte
	key, _ := labelkey.Append(buf[:0], string(l))
	return string(key)
}

// A prepared operation has had its parameters checked and its key found. It gives
// the operator for values of a label, which is empty where nobody knows what a
// column holds.
type prepared func(l privet.Label) operator

// prepare checks the policy and makes its operators, or gives all reasons for which
// it cannot be used. The masker may be nil: then keys are not looked for, and the
// result is of no use.
func (p *Policy) prepare(m *Masker, keys func(ref string) ([]byte, error)) (*operators, []error) {
	c := preparation{masker: m, keys: keys, secrets: map[string]foundKey{}}
	return c.policy(p, "", maxPolicyDepth), c.errors
}

// A preparation collects what is wrong with a policy.
type preparation struct {
	masker  *Masker // nil: keys are not looked for
	keys    func(ref string) ([]byte, error)
	secrets map[string]foundKey
	count   int // of operations
	errors  []error
}

func (c *preparation) refuse(path, reason string) {
	c.errors = append(c.errors, &PolicyError{path, reason})
}

// policy prepares the policy that stands at the path.
func (c *preparation) policy(p *Policy, path string, depth int) *operators {
	ops := &operators{labels: map[privet.Label]operator{}, columns: map[string]prepared{}, own: map[string]privet.Label{},
		names: map[privet.Label]string{}, columnNames: map[string]string{}}
	if depth == 0 {
		c.refuse(path, fmt.Sprintf("is inside more than %d policies", maxPolicyDepth-1))
		return ops
	}
	if c.count += len(p.Labels) + len(p.Columns); c.count > MaxOperations {
		c.refuse(path, fmt.Sprintf("has more than %d operations", MaxOperations))
		return ops
	}
	switch p.Default {
	case "", "mask":
		if c.masker != nil && c.masker.base != nil {
			ops.byDefault = c.masker.base.labelled
			break
		}
		ops.byDefault = func(l privet.Label) operator {
			if r := c.masker.ruleOf(l); r != nil {
				return r
			}
			return whole
		}
	case "redact":
		ops.byDefault = func(l privet.Label) operator { return redactOperator(l) }
	case "fail":
		ops.byDefault = func(privet.Label) operator { return failOperator{} }
		ops.text = failOperator{}
	default:
		c.refuse(strictjson.Join(path, "default"), `must be "mask", "redact" or "fail"`)
	}
	for name, is := range map[string]bool{"keys": len(p.Keys) > 0, "standards": len(p.Standards) > 0} {
		if path != "" && is {
			c.refuse(strictjson.Join(path, name), "belong into the policy that this one is part of")
		}
	}
	if len(p.Standards) > maxStandards || slices.ContainsFunc(p.Standards, func(s string) bool { return s == "" || len(s) > maxStandard }) {
		c.refuse(strictjson.Join(path, "standards"), fmt.Sprintf("must be up to %d names of up to %d bytes", maxStandards, maxStandard))
	}
	for _, of := range []struct {
		name  string
		given bool
	}{{"unknown", p.Unknown != ""}, {"ids", p.IDs != ""}, {"idsKeyRef", p.IDsKeyRef != ""}, {"keepNulls", p.KeepNulls != nil},
		{"absent", p.Absent != ""}, {"types", p.Types != ""}} {
		if path != "" && of.given {
			c.refuse(strictjson.Join(path, of.name), "belongs into the policy that this one is part of")
		}
	}
	for i, ref := range sortedKeys(p.Keys) {
		s := p.Keys[ref]
		if (s.Env == "") == (s.File == "") {
			c.refuse(fmt.Sprintf("%s[%d]", strictjson.Join(path, "keys"), i), `must have "env" or "file", and not both`)
		}
	}
	for i, name := range sortedKeys(p.Labels) {
		at := fmt.Sprintf("%s[%d]", strictjson.Join(path, "labels"), i)
		label := privet.Label(name)
		if l, err := privet.ParseLabel(name); err == nil {
			label, at = l, strictjson.Join(strictjson.Join(path, "labels"), name)
		} else if !label.IsWellFormed() {
			c.refuse(at, "is neither the name of a label nor an upper-snake name of one's own")
			continue
		} else {
			label = c.masker.spelling(label)
		}
		if label == privet.None || label == privet.Unknown {
			c.refuse(at, "is no kind of data: columns that hold none are named under columns")
			continue
		}
		if _, twice := ops.labels[ops.spelling(label)]; twice {
			c.refuse(at, "is a label that has another operation under another name")
			continue
		}
		if !label.IsBuiltIn() {
			ops.own[labelKey(label)] = label
		}
		ops.labels[label] = nil
		ops.names[label] = p.Labels[name].Operator
		if bind := c.operation(p.Labels[name], label, ops, at, depth); bind != nil {
			ops.labels[label] = bind(label)
		}
	}
	for i, name := range sortedKeys(p.Columns) {
		at := fmt.Sprintf("%s[%d]", strictjson.Join(path, "columns"), i)
		if strictjson.IsName(name) {
			at = strictjson.Join(strictjson.Join(path, "columns"), name)
		}
		ops.columnNames[name] = p.Columns[name].Operator
		ops.columns[name] = c.operation(p.Columns[name], "", ops, at, depth)
	}
	c.columnNames(p, ops, path)
	c.types(p, ops, path)
	c.unknown(p, ops, path)
	if path == "" {
		c.ids(p, ops)
		c.nulls(p, ops, path)
	}
	return ops
}

// unknownColumns are the values of [Policy.Unknown], the default first.
var unknownColumns = []string{"mask", "text", "redact", "keep", "fail"}

// unknown gives the policy at the path its operators of columns that no label decides about.
func (c *preparation) unknown(p *Policy, ops *operators, path string) {
	if ops.text == nil && c.masker != nil {
		ops.text = &textOperator{operators: ops}
	}
	switch ops.forUnknown = p.Unknown; {
	case p.Unknown != "":
	case p.Default == "fail":
		ops.forUnknown = "fail"
	case c.masker != nil && c.masker.base != nil && p.Default != "redact":
		ops.forUnknown = c.masker.base.forUnknown
	default:
		ops.forUnknown = unknownColumns[0]
	}
	switch ops.forUnknown {
	case "mask":
		ops.unknown = whole
	case "text":
		// Even where the default is to fail for what is found.
		if c.masker != nil {
			ops.unknown = &textOperator{operators: ops}
		}
	case "redact":
		ops.unknown = redactOperator("")
	case "keep":
		ops.unknown = keepOperator{}
	case "fail":
		ops.unknown = failOperator{}
	default:
		c.refuse(strictjson.Join(path, "unknown"), "must be "+quotedChoice(unknownColumns))
	}
}

// quotedChoice lists values in words: "a", "b" or "c".
func quotedChoice(values []string) string {
	last := len(values) - 1
	return `"` + strings.Join(values[:last], `", "`) + `" or "` + values[last] + `"`
}

// labelled gives the operator of a label.
func (o *operators) labelled(l privet.Label) operator {
	if op := o.labels[o.spelling(l)]; op != nil {
		return op
	}
	return o.byDefault(l)
}

// operation prepares the operation at the path, in a policy of that depth. The label
// is empty for a column.
func (c *preparation) operation(o Operation, label privet.Label, inside *operators, path string, depth int) prepared {
	kind := operatorNamed(o.Operator)
	if kind == nil {
		c.refuse(strictjson.Join(path, "operator"), "is no operator; there are "+operatorNames())
		return nil
	}
	before := len(c.errors)
	for _, name := range o.given() {
		if !slices.Contains(kind.params, name) {
			c.refuse(strictjson.Join(path, name), "is no parameter of this operator")
		}
	}
	bind := kind.prepare(&parameters{Operation: o, preparation: c, label: label, inside: inside, path: path, depth: depth})
	if o.MaxLength < 0 || o.MaxLength > maxMaxLength {
		c.refuse(strictjson.Join(path, "maxLength"), fmt.Sprintf("must be from 1 to %d", maxMaxLength))
	}
	if len(c.errors) > before {
		return nil
	}
	if o.MaxLength > 0 {
		return func(l privet.Label) operator { return bounded(bind(l), o.MaxLength, l) }
	}
	return bind
}

// given lists the JSON names of the parameters that the operation has.
func (o Operation) given() []string {
	// The tags of the struct are the only place where the names stand.
	o.Operator = ""
	text, err := json.Marshal(o)
	if err != nil {
		panic(err) // a struct of strings and numbers; NaN is refused by no document
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(text, &fields); err != nil {
		panic(err)
	}
	delete(fields, "operator")
	return sortedKeys(fields)
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// operatorNames lists the operators in words.
func operatorNames() string {
	var names []string
	for _, k := range operatorKinds() {
		names = append(names, k.name)
	}
	return strings.Join(names, ", ")
}
