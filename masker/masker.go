package masker

import (
	"errors"
	"fmt"
	"strings"
	"sync"

	"github.com/privet-go/privet"
)

// Mask is the character that stands in the place of a hidden one.
const Mask = '*'

// The errors that a caller may want to tell apart. None of them names the value
// or the rule that was given.
var (
	// ErrUnknownRule says that a rule name is no label, code or alias of one.
	ErrUnknownRule = errors.New("unknown rule")

	// ErrNoFinder says that a text cannot be masked because Options.Finder is
	// not set.
	ErrNoFinder = errors.New("no Finder to look for personal data with")

	// ErrNoClassifier says that a file cannot be masked because
	// Options.Classifier is not set.
	ErrNoClassifier = errors.New("no Classifier to tell columns with")

	// ErrBadFinding says that the Finder reported a place that is not in the
	// text, overlaps another, stands before the one reported before it, cuts a
	// rune or is longer than [Reach].
	ErrBadFinding = errors.New("the Finder reported an impossible place")

	// ErrBadResult says that the Classifier did not give one well-formed label
	// for each column.
	ErrBadResult = errors.New("the Classifier did not give one label a column")
)

// A Finder says where in a text personal data stands. A profiler is one.
//
// It is asked about whole texts and what they become by [Masker.AppendText], about windows of a text by
// [Masker.Text], unless it is a [Scanner], and about single values, names of columns and keys
// by [Masker.File]. It cannot fail: one that has not been able to look at everything panics,
// which goes through to the caller of the Masker.
type Finder interface {
	// AppendFind appends to dst the places in the text that hold personal data, and returns the
	// longer slice; what dst holds already stays.
	//
	// Start and End of a Finding are bytes of the text, half-open, on the boundaries of
	// runes. The findings are in the order of the text and do not overlap, and none is
	// empty or longer than Reach; a finding that breaks this ends the work with
	// ErrBadFinding. The Label can be any: what has no rule is masked whole. The
	// Confidence, 0–1, does not matter but for columns that are called NONE and for keys of
	// JSON objects, where only findings of 0.8 and more count that are no dates.
	//
	// The text need not be valid UTF-8. It may be kept; dst may not. Equal texts have
	// equal findings. AppendFind is called by multiple goroutines at the same time.
	AppendFind(dst []privet.Finding, text string) []privet.Finding
}

// A Classifier says what the columns of a table hold. A profiler is one.
type Classifier interface {
	// Columns gives one result for each column, in the order of the columns; another number
	// of results, and a label that is not well formed, are ErrBadResult. The Label decides
	// what is done with a column: NONE leaves it as it is, FREE_TEXT has it masked as free text, UNKNOWN
	// as Policy.Unknown says, and another label has it masked by its operator, or whole where there is none.
	// Confidence, Count and Matched go into the report.
	//
	// A column has its name, which is empty where the table has no header, and its values in
	// the first rows, empty ones among them. Columns is also asked about names without
	// values: about all cells of a first row, which is a header only if its names are known, and
	// about one column that is met behind the first rows, where NONE does not count. It is asked about single columns by the
	// first values that they have behind the first rows, and, without a name, about values there that are foreign to a column that is
	// NONE, where UNKNOWN does not count if they are fewer than ten, and no label if Count is 0.
	//
	// The columns may be kept, and are not changed. Columns is called by multiple
	// goroutines at the same time.
	Columns(columns []privet.Column) []privet.Result
}

// Options say what a [Masker] works with. The zero value, like nil, masks
// values by the default rules, and neither texts nor files.
type Options struct {
	// Finder finds personal data in texts. Nil means that texts and files are
	// refused with [ErrNoFinder].
	Finder Finder

	// Classifier tells what columns hold. Nil means that files are refused
	// with [ErrNoClassifier].
	Classifier Classifier

	// Policy says which operator masks what. Nil means the default rules.
	Policy *Policy

	// Keys gives the key of a name, which is the KeyRef of an operation of the policy or, where
	// that is empty, DefaultKeyRef: KeySize random bytes. It is called once for each name that is
	// needed, by New alone. With an error, whose text is not repeated, and with a key that
	// [CheckKey] refuses, New fails with a [PolicyError]. Nil means that there are no keys, and
	// a policy that needs one is refused.
	Keys func(ref string) ([]byte, error)

	// Labels are rules beside those of the built-in labels: each label of one's own with the
	// built-in label whose default rule it has. Where that is empty, or has no rule, every
	// character is masked. A built-in label among them, under its name or an alias, has
	// that rule in place of its own. Two that differ only in their underscores are refused, and so
	// are two names of one label. Nil or empty: none.
	Labels map[privet.Label]privet.Label

	// WithoutBuiltIn leaves out the built-in labels that are not in Labels: they are no rules,
	// and where one is found nevertheless every character of it is masked.
	WithoutBuiltIn bool
}

// A Masker masks values, texts and files. It never changes after [New] has made
// it, and it is safe for concurrent use by multiple goroutines.
type Masker struct {
	finder     Finder
	classifier Classifier
	labels     map[privet.Label]privet.Label // of the options, without aliases
	own        map[string]privet.Label       // those of them that are not built in, by their keys
	fewer      bool                          // built-in labels that are not among them are no rules
	base       *operators                    // of the Masker that this one was made of, or nil
	operators  *operators
	named      map[string]operator // by the usual spellings of their names
	workers    sync.Pool           // of *worker
}

// New makes a Masker. Nil options mean the defaults. A policy that cannot be used,
// for example because a key is missing, is refused with all reasons together: the
// error is [ErrPolicy] and holds a [PolicyError] for each.
func New(opts *Options) (*Masker, error) {
	if opts == nil {
		opts = &Options{}
	}
	m := &Masker{finder: opts.Finder, classifier: opts.Classifier, fewer: opts.WithoutBuiltIn}
	m.labels, m.own = map[privet.Label]privet.Label{}, map[string]privet.Label{}
	for l, like := range opts.Labels {
		if builtIn, err := privet.ParseLabel(string(l)); err == nil {
			l = builtIn
		}
		_, twice := m.labels[l]
		if !l.IsBuiltIn() {
			key := labelKey(l)
			_, twice = m.own[key]
			m.own[key] = l
		}
		if twice {
			return nil, errors.New("masker: Options.Labels has one label in two spellings")
		}
		m.labels[l] = like
	}
	if err := m.prepare(opts.Policy, opts.Keys); err != nil {
		return nil, fmt.Errorf("masker: %w", err)
	}
	return m, nil
}

// With gives another Masker, which masks by the policy. Where the policy leaves
// something to its default, and that is "mask", it is masked as m masks it. The
// Finder, the Classifier and the labels are those of m; the keys are not. The errors
// are those of [New].
func (m *Masker) With(policy *Policy, keys func(ref string) ([]byte, error)) (*Masker, error) {
	with := &Masker{finder: m.finder, classifier: m.classifier, labels: m.labels, own: m.own, fewer: m.fewer, base: m.operators}
	if err := with.prepare(policy, keys); err != nil {
		return nil, fmt.Errorf("masker: %w", err)
	}
	return with, nil
}

// Asking gives a Masker that masks as m does and asks another Finder and another Classifier,
// such as those of a request that ends. It costs next to nothing.
func (m *Masker) Asking(f Finder, c Classifier) *Masker {
	asking := &Masker{finder: f, classifier: c, labels: m.labels, own: m.own, fewer: m.fewer, base: m.base, operators: m.operators, named: m.named}
	asking.hire()
	return asking
}

// hire makes the pool of workers.
func (m *Masker) hire() { m.workers.New = func() any { return &worker{finder: m.finder} } }

// prepare makes the operators.
func (m *Masker) prepare(policy *Policy, keys func(ref string) ([]byte, error)) error {
	m.hire()
	if policy == nil {
		policy = &Policy{}
	}
	var errs []error
	if m.operators, errs = policy.prepare(m, keys); errs != nil {
		return errors.Join(errs...)
	}
	m.named = m.byName()
	return nil
}

// ruleOf gives the default rule of a label, or nil. A nil Masker has the built-in
// ones.
func (m *Masker) ruleOf(l privet.Label) *rule {
	if m == nil {
		return ruleOf(l)
	}
	like, ok := m.labels[l]
	switch {
	case !ok && m.fewer:
		return nil
	case !ok:
		return ruleOf(l)
	}
	if r := ruleOf(like); r != nil && like.IsBuiltIn() {
		return r
	}
	return whole
}

// spelling is a label of somebody's own as the options or the Masker below spell it, if
// they have it. A nil Masker has none.
func (m *Masker) spelling(l privet.Label) privet.Label {
	if m == nil {
		return l
	}
	if own, ok := m.own[labelKey(l)]; ok {
		return own
	}
	if m.base != nil {
		return m.base.spelling(l)
	}
	return l
}

// byName gives the operators of all labels that have a rule or are in the policy by
// their names and aliases, each in upper snake case, in lower case and as a code.
func (m *Masker) byName() map[string]operator {
	named := map[string]operator{}
	add := func(l privet.Label, op operator) {
		// A Masker that is made of another one serves a request or two: it has the
		// names of its own labels in all spellings, and of others the first.
		if m.base != nil && l.IsBuiltIn() {
			named[string(l)] = op
			return
		}
		for _, name := range append(l.Aliases(), string(l)) {
			lower := strings.ToLower(name)
			named[name] = op
			named[lower] = op
			named[strings.ReplaceAll(lower, "_", "-")] = op
		}
	}
	for l := range privet.Labels() {
		if m.ruleOf(l) != nil {
			add(l, m.operators.labelled(l))
		}
	}
	for _, l := range m.own {
		add(l, m.operators.labelled(l))
	}
	if m.base != nil {
		for l := range m.base.labels {
			add(l, m.operators.labelled(l))
		}
	}
	for l, op := range m.operators.labels {
		add(l, op)
	}
	add(privet.Unknown, whole)
	add(privet.None, keepOperator{})
	return named
}

// Mask gives the value masked by the operator that the policy has for the rule. An
// empty value stays empty. What a profiler answers can be handed on: the rule UNKNOWN masks
// a value whole, and NONE gives it back as it is. A rule that nobody knows is [ErrUnknownRule]; other
// errors are those of operators, such as [ErrNoOperator].
func (m *Masker) Mask(rule, value string) (string, error) {
	// Most values fit in the array, and then the string is all that is
	// allocated.
	var array [64]byte
	masked, err := m.AppendMask(array[:0], rule, value)
	if err != nil {
		return "", err
	}
	return string(masked), nil
}

// AppendMask appends to dst what [Masker.Mask] gives, and does not allocate
// when dst has room for the value and it is masked by a default rule. On an error
// it returns nil.
func (m *Masker) AppendMask(dst []byte, rule, value string) ([]byte, error) {
	op := m.operator(rule)
	if op == nil {
		return nil, fmt.Errorf("masker: %w", ErrUnknownRule)
	}
	masked, _, err := m.apply(op, dst, value)
	if err != nil {
		return nil, fmt.Errorf("masker: %w", err)
	}
	return masked, nil
}

// apply masks a value outside of a table.
func (m *Masker) apply(op operator, dst []byte, value string) ([]byte, bool, error) {
	if value == "" {
		return dst, true, nil
	}
	// A default rule needs no worker, and through the interface what it is given
	// would have to be on the heap.
	if r, ok := op.(*rule); ok {
		masked, understood := r.append(dst, value)
		return masked, understood, nil
	}
	w := m.workers.Get().(*worker)
	defer m.workers.Put(w)
	w.null, w.restoring, w.tooLong = false, false, false
	return op.apply(dst, value, w)
}

// operator gives the operator for a rule of that name, or nil.
func (m *Masker) operator(name string) operator {
	// The usual spellings are found at once, which saves the 50 ns that it
	// takes to bring a name into the form that names are compared in.
	if op := m.named[name]; op != nil {
		return op
	}
	l, err := privet.ParseLabel(name)
	if err != nil {
		l = m.operators.spelling(m.spelling(privet.Label(name)))
	}
	return m.named[string(l)]
}
