package registry

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/privet-go/privet"
)

// This file says what a dry run would do to the engines.

// maxPreviewed is how many examples a dry run tells of.
const maxPreviewed = 200

// A LabelChange says how a label is found, masked or scored otherwise after a write.
type LabelChange struct {
	Label privet.Label `json:"label"`

	// Found says that what it is found by changes.
	Found bool `json:"found"`

	// Before and After are what applies to it. Nil: it takes no part.
	Before *LabelState `json:"before"`
	After  *LabelState `json:"after"`
}

// A LabelState is what applies to a label.
type LabelState struct {
	// Rule is the label whose rule masks it, or an operator.
	Rule string `json:"rule"`

	Sensitivity int      `json:"sensitivity"`
	Standards   []string `json:"standards"` // that it is mapped to, in alphabetical order
}

// An ExampleChange says what becomes of one of the examples of a recognizer that was sent.
type ExampleChange struct {
	Recognizer string `json:"recognizer"` // its ID
	Field      string `json:"field"`      // such as examples.match[0]

	Before ExampleState `json:"before"`
	After  ExampleState `json:"after"`
}

// An ExampleState is the labels that are found in an example, in the order of the text,
// and the example as it is masked.
type ExampleState struct {
	Labels []privet.Label `json:"labels"`
	Masked string         `json:"masked"`
}

// preview adds to the effect of a draft what differs between two snapshots.
func (e *Effect) preview(before, after *Snapshot) error {
	was, is := before.state.labelStates(), after.state.labelStates()
	found := map[privet.Label]bool{}
	for id, r := range after.state.recognizers.byID.all() {
		if old := before.state.recognizers.byID.get(id); old != r && !(old != nil && old.findsLike(r)) {
			found[r.Label] = true
			if old != nil {
				found[old.Label] = true
			}
		}
	}
	for id, r := range before.state.recognizers.byID.all() {
		if after.state.recognizers.byID.get(id) == nil {
			found[r.Label] = true
		}
	}
	all := maps.Clone(was)
	maps.Copy(all, is)
	for l := range all {
		if found[l] || !reflect.DeepEqual(was[l], is[l]) {
			e.Labels = append(e.Labels, LabelChange{l, found[l], was[l], is[l]})
		}
	}
	slices.SortFunc(e.Labels, func(a, b LabelChange) int { return cmp.Compare(a.Label, b.Label) })
	for _, ref := range slices.Concat(e.Created, e.Updated) {
		r := after.state.recognizers.byID.get(ref.ID)
		if ref.Kind != recognizers.name || r.Examples == nil {
			continue
		}
		for _, list := range []struct {
			path  string
			texts []string
		}{{"examples.match", r.Examples.Match}, {"examples.noMatch", r.Examples.NoMatch}} {
			for i, text := range list.texts {
				if len(e.Examples) == maxPreviewed {
					return nil
				}
				x := ExampleChange{Recognizer: r.ID, Field: list.path + "[" + itoa(i) + "]"}
				var err error
				if x.Before, err = before.seen(text); err != nil {
					return err
				}
				if x.After, err = after.seen(text); err != nil {
					return err
				}
				e.Examples = append(e.Examples, x)
			}
		}
	}
	return nil
}

// seen says what the engines make of a text.
func (s *Snapshot) seen(text string) (ExampleState, error) {
	state := ExampleState{Labels: []privet.Label{}}
	for _, f := range s.Profiler.Find(text) {
		state.Labels = append(state.Labels, f.Label)
	}
	var masked strings.Builder
	if _, err := s.Masker.Text(&masked, strings.NewReader(text)); err != nil {
		return ExampleState{}, failure(Unavailable, "an example could not be masked")
	}
	state.Masked = masked.String()
	return state, nil
}

// findsLike reports whether two versions of a recognizer find the same.
func (r *Recognizer) findsLike(other *Recognizer) bool {
	a, b := *r, *other
	for _, x := range []*Recognizer{&a, &b} {
		x.Meta, x.Name, x.Code, x.Category, x.Sensitivity, x.Description, x.MaskRule, x.Examples = Meta{}, "", "", "", nil, "", "", nil
	}
	return reflect.DeepEqual(a, b)
}

// labelStates gives what applies to each label that takes part.
func (s *state) labelStates() map[privet.Label]*LabelState {
	rules := s.rules()
	states := map[privet.Label]*LabelState{}
	for _, k := range kindsOf(s) {
		if k.Label == privet.None || k.Label == privet.Unknown {
			continue
		}
		states[k.Label] = &LabelState{Rule: rules.nameOf(k.Label), Sensitivity: k.Sensitivity, Standards: []string{}}
	}
	for _, t := range s.ties {
		if l := states[t.recognizer.Label]; l != nil && *t.recognizer.Enabled && !slices.Contains(l.Standards, t.standard.Name) {
			l.Standards = append(l.Standards, t.standard.Name)
		}
	}
	for _, l := range states {
		slices.Sort(l.Standards)
	}
	return states
}
