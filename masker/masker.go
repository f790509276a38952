package masker

import (
	"errors"
	"fmt"

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

// A Finder says where in a text personal data stands.
type Finder interface {
	// AppendFind appends to dst the places in the order of the text, without
	// overlaps. It must be safe for concurrent use by multiple goroutines.
	AppendFind(dst []privet.Finding, text string) []privet.Finding
}

// A Classifier says what the columns of a table hold.
type Classifier interface {
	// Columns gives one result for each column, in the order of the columns.
	// It must be safe for concurrent use by multiple goroutines.
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
}

// A Masker masks values, texts and files. It never changes after [New] has made
// it, and it is safe for concurrent use by multiple goroutines.
type Masker struct {
	finder     Finder
	classifier Classifier
	rules      map[string]*rule // by the usual spellings of their names
}

// New makes a Masker. Nil options mean the defaults.
func New(opts *Options) (*Masker, error) {
	if opts == nil {
		opts = &Options{}
	}
	return &Masker{
		finder:     opts.Finder,
		classifier: opts.Classifier,
		rules:      rulesByName(),
	}, nil
}

// Mask gives the value masked by the rule. A rule that nobody knows is
// [ErrUnknownRule]; there is no other error.
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
// when dst has room for the value. On an error it returns nil.
func (m *Masker) AppendMask(dst []byte, rule, value string) ([]byte, error) {
	r := m.named(rule)
	if r == nil {
		return nil, fmt.Errorf("masker: %w", ErrUnknownRule)
	}
	masked, _ := r.append(dst, value)
	return masked, nil
}

// named gives the rule of a name, or nil.
func (m *Masker) named(name string) *rule {
	// The usual spellings are found at once, which saves the 50 ns that it
	// takes to bring a name into the form that names are compared in.
	if r := m.rules[name]; r != nil {
		return r
	}
	l, err := privet.ParseLabel(name)
	if err != nil {
		return nil
	}
	return m.rules[string(l)]
}

// labelled gives the rule for something that was found and bears the label. A
// label that has no rule, such as one of somebody's own, is masked whole.
func (m *Masker) labelled(l privet.Label) *rule {
	if r := m.rules[string(l)]; r != nil {
		return r
	}
	return whole
}
