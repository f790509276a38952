package redact

import (
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// Replacement stands in the place of what cannot be redacted.
const Replacement = "[REDACTED]"

// DefaultMaxText is how many bytes a text may have when Options.MaxText is 0.
const DefaultMaxText = 1 << 20

// Options say what a [Redactor] looks for and what it puts there. The zero value, like nil, looks for
// everything that is built in and masks it by the default rules.
type Options struct {
	// Policy says which operator masks what. Its Columns name fields as well, with what they are in, such as
	// user.name or *.name, and "keep" there lets a field pass unseen. IDs and Types are for files; Unknown counts
	// for [Rows] and for bodies in CSV, HTML and XML. Nobody changes it after New. Nil means the default rules.
	Policy *masker.Policy

	// Keys gives the keys that the policy names, as for [masker.Options]. It is called by New, and when a field
	// of Policy.Columns or a struct tag with an operator is first met; without the key then, the values are replaced.
	Keys func(ref string) ([]byte, error)

	// Fields says what fields hold, by their names: the whole name with what it is in, such as
	// "user.name", or its last part. Case, hyphens and underscores do not count. A field that is
	// [privet.None] is only searched as text. Nil or empty: names speak for themselves.
	Fields map[string]privet.Label

	// Labels are the only labels that are masked. Empty means all.
	Labels []privet.Label

	// MinConfidence is the probability, 0–1, below which nothing is masked. Nil means
	// [profiler.DefaultMinConfidence].
	MinConfidence *float64

	// Profiler finds in place of the one that is made of Labels and MinConfidence, which are then to
	// be left out. Nil: there is none.
	Profiler *profiler.Profiler

	// MaxText is how many bytes a text or a value may have; a longer one is replaced whole.
	// 0 means [DefaultMaxText].
	MaxText int
}

// A Redactor takes personal data out of texts, fields and documents. The zero Redactor, like a nil one,
// is the shared one that [Redact] uses. It is safe for concurrent use by multiple goroutines, and is not
// to be copied after its first use.
type Redactor struct {
	profiler *profiler.Profiler
	masker   *masker.Masker
	markup   *masker.Masker // of HTML and XML, where what nobody can name is searched
	policy   *masker.Policy
	keys     func(ref string) ([]byte, error)
	own      bool           // labels of the caller's own are known
	only     []privet.Label // nil: all
	given    map[string]privet.Label
	maxText  int
	fields   fieldCache
	plans    sync.Map // *plan or error by reflect.Type
	buffers  sync.Pool
}

// shared makes what nil Redactors share, when it is first asked for.
var shared = sync.OnceValue(func() *Redactor {
	r, err := New(nil)
	if err != nil {
		panic(err) // never: there is nothing in nil options that could be wrong
	}
	return r
})

// New makes a Redactor, in some 90 ms. An error gives all reasons why the options cannot be used.
func New(opts *Options) (*Redactor, error) {
	if opts == nil {
		opts = &Options{}
	}
	r := &Redactor{profiler: opts.Profiler, policy: opts.Policy, keys: opts.Keys, own: opts.Profiler != nil, maxText: opts.MaxText}
	if r.policy == nil {
		r.policy = &masker.Policy{}
	}
	if r.maxText == 0 {
		r.maxText = DefaultMaxText
	}
	var errs []error
	if r.maxText < 0 {
		errs = append(errs, errors.New("MaxText is negative"))
	}
	switch {
	case opts.Profiler == nil:
		p, err := profiler.New(&profiler.Options{Labels: opts.Labels, MinConfidence: opts.MinConfidence})
		errs = append(errs, err)
		r.profiler = p
	case len(opts.Labels) > 0 || opts.MinConfidence != nil:
		errs = append(errs, errors.New("a Profiler has its own Labels and MinConfidence"))
	}
	m, err := masker.New(&masker.Options{
		Finder: r.profiler, Classifier: r.profiler, Policy: opts.Policy, Keys: opts.Keys, Labels: map[privet.Label]privet.Label{ownLabel: ""},
	})
	errs = append(errs, err)
	r.masker = m
	if err == nil {
		markup := *r.policy
		if markup.Unknown == "" && markup.Default != "fail" {
			markup.Unknown = "text"
		}
		r.markup, err = m.With(&markup, opts.Keys)
		errs = append(errs, err)
	}
	for _, name := range opts.Labels {
		if label, err := r.label(string(name)); err == nil { // the profiler has refused others
			r.only = append(r.only, label)
		}
	}
	r.given = make(map[string]privet.Label, len(opts.Fields))
	for i, name := range slices.Sorted(maps.Keys(opts.Fields)) {
		label, err := r.label(string(opts.Fields[name]))
		if other, twice := r.given[fold(name)]; err == nil && twice && other != label {
			err = errors.New("it has another one in another spelling")
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("the label of Fields[%d] in alphabetical order: %w", i, err))
		}
		r.given[fold(name)] = label
	}
	if err := errors.Join(errs...); err != nil {
		return nil, fmt.Errorf("redact: %w", err)
	}
	return r, nil
}

// label gives the label of a name, code or alias. One of the caller's own is known only beside a Profiler
// of the caller's own.
func (r *Redactor) label(name string) (privet.Label, error) {
	label, err := privet.ParseLabel(name)
	if own := privet.Label(name); err != nil && r.own && own.IsWellFormed() {
		return own, nil
	}
	return label, err
}

// Redact gives the text with all personal data in it masked, by everything that is built in and the
// default rules. What cannot be redacted, such as a text that is not UTF-8, has a NUL byte or is longer than
// [DefaultMaxText], becomes [Replacement] whole.
//
// The first call takes some 90 ms, and those that follow from 0.4 µs to some 10 µs a line; see Cost in the
// documentation of the package. It is safe for concurrent use by multiple goroutines.
func Redact(text string) string { return shared().Redact(text) }

// Redact gives the text with all personal data in it masked. What cannot be redacted becomes
// [Replacement] whole.
func (r *Redactor) Redact(text string) string {
	r = r.ready()
	return r.text(r.masker, text)
}

// Field gives the value with personal data in it masked, judged by the name of what it is the value of
// and, if that says nothing, searched as text; see Fields in the documentation of the package. Dots in
// the name part it from what it is in: user.name. What cannot be redacted becomes [Replacement] whole.
func (r *Redactor) Field(name, value string) string {
	r = r.ready()
	return r.value(r.field(name), value)
}

// Value is Field for a value of any type, which it redacts as [NewHandler] does an attribute. It gives a string or
// a json.RawMessage, or the value itself where nothing of it is masked; integers come as int64 or uint64, and
// numbers with a point as float64.
func (r *Redactor) Value(name string, v any) any {
	a, _ := r.ready().attr("", slog.Any(name, v))
	return a.Value.Any()
}

// Key gives the name of a field, masked if it is data itself, such as an e-mail address.
func (r *Redactor) Key(name string) string {
	if r = r.ready(); r.field(name).data {
		return r.key(name)
	}
	return name
}

// ready gives the Redactor, or the shared one for one that New has not made.
func (r *Redactor) ready() *Redactor {
	if r == nil || r.masker == nil {
		return shared()
	}
	return r
}

// text masks what is found in a text.
func (r *Redactor) text(m *masker.Masker, text string) string {
	if text == "" {
		return text
	}
	if len(text) > r.maxText {
		return Replacement
	}
	buf, _ := r.buffers.Get().(*[]byte)
	if buf == nil {
		buf = new([]byte)
	}
	out, _, err := m.AppendText((*buf)[:0], text)
	if err != nil {
		return Replacement
	}
	if string(out) != text {
		text = string(out)
	}
	if cap(out) <= 64<<10 {
		clear(out) // a policy may keep what was found
		*buf = out
		r.buffers.Put(buf)
	}
	return text
}

// A failure is an error of somebody else, such as a driver, without the personal data in its message.
type failure struct {
	message string
	err     error
}

func (f *failure) Error() string { return f.message }
func (f *failure) Unwrap() error { return f.err }

func (r *Redactor) failure(err error) error {
	return &failure{message: "redact: " + r.Redact(err.Error()), err: err}
}

// fold is the form that names of fields are compared in.
func fold(name string) string {
	return strings.Map(func(c rune) rune {
		if c == '_' || c == '-' || c == ' ' {
			return -1
		}
		return c
	}, strings.ToLower(name))
}
