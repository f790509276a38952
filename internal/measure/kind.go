package measure

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet"
)

// A Kind is what is counted together: a label, or a group of labels under a name
// of its own.
type Kind string

// Kinds that are no label. No label has lower-case letters.
const (
	// Nothing is what was expected where nobody has labelled anything.
	Nothing Kind = "nothing"

	// Ignored is what a rule without labels makes of a name: what is reported
	// there is neither right nor wrong.
	Ignored Kind = "ignored"

	// UnknownLabel is what was expected where the label is one that nobody knows.
	UnknownLabel Kind = "unknown label"
)

// Kinds says what the labels of somebody else mean and which of ours count as one.
// The zero value knows the names and aliases of the built-in labels. It never
// changes after [ParseKinds] has made it.
type Kinds struct {
	named   map[string]Kind // by key
	groupOf map[privet.Label]Kind
}

// ParseKinds reads rules. NAME=LABEL says that the label NAME of the data is our
// LABEL. NAME=LABEL+LABEL makes a group called NAME: what is labelled or reported
// as one of them counts as NAME, and so does our own label of that name, if there
// is one. NAME= leaves what is so labelled out of account. A label can be in one
// group only; two names of the same labels are one group, called as the first of
// them. The error gives all reasons.
func ParseKinds(rules []string) (*Kinds, error) {
	k := &Kinds{named: map[string]Kind{}, groupOf: map[privet.Label]Kind{}}
	var errs []error
	type meaning struct {
		key    string
		labels []privet.Label
	}
	var meanings []meaning
	groups := map[string]Kind{} // by members
	for i, rule := range rules {
		refuse := func(reason string) { errs = append(errs, fmt.Errorf("rule %d: %s", i+1, reason)) }
		name, list, ok := strings.Cut(rule, "=")
		key := nameKey(name)
		if !ok || key == "" {
			refuse("it is not of the form NAME=LABEL+LABEL")
			continue
		}
		if slices.ContainsFunc(meanings, func(m meaning) bool { return m.key == key }) {
			refuse("its name has a rule already")
			continue
		}
		m := meaning{key: key}
		good := true
		if strings.TrimSpace(list) != "" {
			for n, s := range strings.Split(list, "+") {
				l, err := privet.ParseLabel(s)
				if err != nil {
					refuse(fmt.Sprintf("label %d is not known", n+1))
					good = false
					continue
				}
				m.labels = append(m.labels, l)
			}
		}
		if !good {
			continue
		}
		meanings = append(meanings, m)
		slices.Sort(m.labels)
		if len(slices.Compact(slices.Clone(m.labels))) < 2 {
			continue
		}
		group := groupName(name)
		if !privet.Label(group).IsWellFormed() {
			refuse("the name of a group is made of letters, digits and underscores, and begins with a letter")
			continue
		}
		members := fmt.Sprint(m.labels)
		if _, ok := groups[members]; ok {
			continue
		}
		groups[members] = group
		for _, l := range m.labels {
			if other, ok := k.groupOf[l]; ok && other != group {
				refuse(fmt.Sprintf("%s is in another group already", l))
				continue
			}
			k.groupOf[l] = group
		}
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	for _, m := range meanings {
		k.named[m.key] = Ignored
		if len(m.labels) > 0 {
			k.named[m.key] = k.Of(m.labels[0])
		}
	}
	return k, nil
}

// Of is the kind that a label of ours counts as.
func (k *Kinds) Of(l privet.Label) Kind {
	if group, ok := k.groupOf[l]; ok {
		return group
	}
	return Kind(l)
}

// Named is the kind of a label as somebody spells it: by a rule, or else by the
// names and aliases of ours. It reports false for a label that nobody knows.
func (k *Kinds) Named(name string) (Kind, bool) {
	if kind, ok := k.named[nameKey(name)]; ok {
		return kind, true
	}
	l, err := privet.ParseLabel(name)
	if err != nil {
		return "", false
	}
	return k.Of(l), true
}

// nameKey is the form that names are compared in, as privet.ParseLabel does, but
// for the characters that labels of ours have not.
func nameKey(name string) string {
	return strings.NewReplacer("_", "", "-", "", " ", "").Replace(strings.ToLower(name))
}

func groupName(name string) Kind {
	return Kind(strings.NewReplacer("-", "_", " ", "_").Replace(strings.ToUpper(strings.TrimSpace(name))))
}

// isName reports whether a label that nobody knows looks like the name of a kind
// and can be shown.
func isName(s string) bool {
	if s == "" || len(s) > privet.MaxLabelLength {
		return false
	}
	digits := 0
	for i := range len(s) {
		switch c := s[i]; {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', c == '_', c == '-', c == ' ':
		case '0' <= c && c <= '9':
			digits++
		default:
			return false
		}
	}
	return digits <= 3
}
