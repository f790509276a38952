package privet

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/labelkey"
)

//go:generate go run ./internal/makelabels

// A Label names a kind of personal data, in upper snake case: EMAIL_ADDRESS.
//
// The built-in labels are listed by [Labels], and each is a constant, such as
// [LabelEmailAddress]. A label of one's own is any name
// made of upper-case ASCII letters, digits and single underscores that begins
// with a letter; see [Label.IsWellFormed].
type Label string

// Two labels that are no kind of data.
const (
	// None says that there is evidence that a column is not personal.
	None Label = "NONE"

	// Unknown says that it cannot be told what a column holds.
	Unknown Label = "UNKNOWN"
)

// ErrUnknownLabel is returned by [ParseLabel] for a name that is no built-in
// label, code or alias.
var ErrUnknownLabel = errors.New("privet: unknown label")

// MaxLabelLength is the length in bytes of the longest name that is accepted as
// a label.
const MaxLabelLength = 64

// ParseLabel gives the built-in label that s names. It takes names, codes and
// aliases, without regard to letter case and to underscores, hyphens and
// spaces: "EMAIL_ADDRESS", "email-address", "Email" and "e mail" are the same.
// For anything else it returns [ErrUnknownLabel], which does not repeat s.
func ParseLabel(s string) (Label, error) {
	var buf [MaxLabelLength]byte
	key, ok := labelkey.Append(buf[:0], s)
	if !ok {
		return "", ErrUnknownLabel
	}
	if e := catalogue().byName[string(key)]; e != nil {
		return e.label, nil
	}
	return "", ErrUnknownLabel
}

// Labels gives all built-in labels in alphabetical order, [None] and [Unknown]
// among them.
func Labels() iter.Seq[Label] {
	return func(yield func(Label) bool) {
		for i := range catalogue().entries {
			if !yield(catalogue().entries[i].label) {
				return
			}
		}
	}
}

// Code is the label in lower kebab-case: EMAIL_ADDRESS has the code
// email-address.
func (l Label) Code() string {
	return strings.ReplaceAll(strings.ToLower(string(l)), "_", "-")
}

// IsBuiltIn reports whether l is the canonical name of a built-in label.
func (l Label) IsBuiltIn() bool { return l.entry() != nil }

// IsWellFormed reports whether l can be the name of a label, built in or not.
func (l Label) IsWellFormed() bool {
	if l == "" || len(l) > MaxLabelLength || l[0] < 'A' || l[0] > 'Z' {
		return false
	}
	for i := 1; i < len(l); i++ {
		switch c := l[i]; {
		case 'A' <= c && c <= 'Z', '0' <= c && c <= '9':
		case c == '_' && l[i-1] != '_' && i+1 < len(l):
		default:
			return false
		}
	}
	return true
}

// Aliases are the other names that [ParseLabel] takes for l, in alphabetical
// order. A label that is not built in has none. The caller owns the slice.
func (l Label) Aliases() []string {
	if e := l.entry(); e != nil {
		return slices.Clone(e.aliases)
	}
	return nil
}

// Category is the family that l belongs to, or [CategoryOther] for a label that
// is not built in.
func (l Label) Category() Category {
	if e := l.entry(); e != nil {
		return e.category
	}
	return CategoryOther
}

// Doc says in one line what l is, or nothing for a label that is not built in.
func (l Label) Doc() string {
	if e := l.entry(); e != nil {
		return e.doc
	}
	return ""
}

func (l Label) entry() *entry {
	return catalogue().byLabel[l]
}

// An index is the catalogue made ready for look-up. It never changes.
type index struct {
	entries []entry // sorted by label
	byLabel map[Label]*entry
	byName  map[string]*entry // keyed by labelkey.Append
}

var catalogue = sync.OnceValue(func() *index {
	x := &index{
		entries: slices.Concat(
			metaLabels, personLabels, contactLabels, demographicLabels,
			workLabels, onlineLabels, vehicleLabels, paymentLabels,
			credentialLabels, healthLabels, governmentLabels, usLabels,
			americasLabels, oceaniaLabels, africaLabels,
			europeLabels,
			asiaLabels, financeLabels, deviceLabels, secretLabels,
		),
		byLabel: map[Label]*entry{},
		byName:  map[string]*entry{},
	}
	slices.SortFunc(x.entries, func(a, b entry) int { return strings.Compare(string(a.label), string(b.label)) })
	for i := range x.entries {
		e := &x.entries[i]
		slices.Sort(e.aliases)
		x.byLabel[e.label] = e
		for _, name := range append([]string{string(e.label)}, e.aliases...) {
			var buf [MaxLabelLength]byte
			key, _ := labelkey.Append(buf[:0], name)
			x.byName[string(key)] = e
		}
	}
	return x
})
