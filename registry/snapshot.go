package registry

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// A Snapshot is the engines as the records were at one moment. It never changes,
// and it is safe for concurrent use by multiple goroutines. A request takes one
// with [Registry.Snapshot] and works with it to its end.
type Snapshot struct {
	// Version counts the writes. It never falls and never repeats in one process.
	Version int

	Profiler  *profiler.Profiler
	Masker    *masker.Masker
	Validator *validator.Validator

	// Assisted finds with the help of the model of the options, and is nil without
	// one.
	Assisted *profiler.Assisted

	// Risk is what scores rest on.
	Risk *risk.Catalogue

	state *state
	names map[string]privet.Label // of the labels that take part, by their keys
}

// Label gives the label that a name, code or alias stands for, as
// [privet.ParseLabel] does, those of one's own among them. It reports false for a
// label whose recognizers are all disabled or deleted. NONE and UNKNOWN are
// labels.
func (s *Snapshot) Label(name string) (privet.Label, bool) {
	l, ok := s.names[labelKey(name)]
	return l, ok
}

// compile makes the snapshot of a state. What has not changed since the last one is
// taken from there, which may be nil.
func (r *Registry) compile(s *state, last *Snapshot) (*Snapshot, error) {
	next := &Snapshot{Version: s.version, state: s}
	if last != nil && last.state.recognizers == s.recognizers {
		next.Profiler, next.Masker, next.Validator, next.Assisted, next.names = last.Profiler, last.Masker, last.Validator, last.Assisted, last.names
	} else if err := r.compileFinding(next, last); err != nil {
		return nil, err
	}
	if last != nil && s.scoresLike(last.state) {
		next.Risk = last.Risk
		return next, nil
	}
	var err error
	if next.Risk, err = compileRisk(s); err != nil {
		return nil, fmt.Errorf("the catalogue of standards cannot be made: %w", err)
	}
	return next, nil
}

// scoresLike reports whether the scores of two states rest on the same: what says how
// values are found has no part in them.
func (s *state) scoresLike(last *state) bool {
	return s.standards == last.standards && s.mappings.byID.equal(&last.mappings.byID) &&
		(s.recognizers == last.recognizers || slices.EqualFunc(s.recognizers.list, last.recognizers.list, func(a, b *Recognizer) bool {
			return a == b || a.ID == b.ID && a.Label == b.Label && a.Code == b.Code && a.Category == b.Category && *a.Sensitivity == *b.Sensitivity &&
				*a.Enabled == *b.Enabled
		}))
}

// compileFinding makes the engines that depend on recognizers alone. What has not
// changed since the last snapshot, which can be nil, is taken from it.
func (r *Registry) compileFinding(next, last *Snapshot) error {
	s := next.state
	opts := profilerOptions(s)
	if opts != nil && last != nil {
		opts.Like = last.Profiler
	}
	p, err := profiler.New(opts)
	if err != nil {
		return fmt.Errorf("the recognizers cannot be compiled: %w", err)
	}
	next.names = map[string]privet.Label{labelKey(string(privet.None)): privet.None, labelKey(string(privet.Unknown)): privet.Unknown}
	for _, rec := range s.recognizers.list {
		if *rec.Enabled {
			for _, name := range append(rec.Label.Aliases(), string(rec.Label)) {
				next.names[labelKey(name)] = rec.Label
			}
		}
	}
	// A code is a name as well, where no label has it.
	for _, rec := range s.recognizers.list {
		if key := labelKey(rec.Code); *rec.Enabled {
			if _, taken := next.names[key]; !taken && !isBuiltInName(rec.Code) {
				next.names[key] = rec.Label
			}
		}
	}
	b := s.rules()
	rules := b.options(r.keys)
	rules.Finder, rules.Classifier = p, p
	next.Profiler = p
	if next.Masker, err = masker.New(rules); err != nil {
		return fmt.Errorf("the rules cannot be compiled: %w", err)
	}
	if next.Validator, err = validator.New(&validator.Options{Masker: next.Masker, Profiler: p}); err != nil {
		return fmt.Errorf("the validator cannot be made: %w", err)
	}
	if r.model != nil {
		if next.Assisted, err = p.With(r.model, r.mode); err != nil {
			return fmt.Errorf("the model cannot be used: %w", err)
		}
	}
	return nil
}

// isBuiltInName reports whether a name is that of a built-in label, which may take
// no part at the moment.
func isBuiltInName(name string) bool {
	_, err := privet.ParseLabel(name)
	return err == nil
}

// profilerOptions gives what the profiler is made of: nil where nothing differs
// from what is built in, which is the quickest to make. A built-in recognizer stays
// in its place in the order that breaks ties; those of one's own follow by name.
func profilerOptions(s *state) *profiler.Options {
	base := builtIn()
	opts := &profiler.Options{}
	var own []*Recognizer
	altered := false
	for _, rec := range s.recognizers.list {
		if !rec.BuiltIn {
			own = append(own, rec)
		}
	}
	for id, before := range base.recognizers.byID.all() {
		now := s.recognizers.byID.get(id)
		if now == before {
			continue
		}
		altered = altered || now == nil || !*now.Enabled || now.Label != before.Label ||
			len(now.AllowList)+len(now.Context)+len(now.Headers) > 0
	}
	if altered {
		opts.WithoutBuiltIn = true
		opts.Recognizers = alteredFinders(s)
	}
	// What built-in records have of their own is found beside what is built in.
	for _, rec := range s.recognizers.list {
		if rec.BuiltIn && *rec.Enabled && rec != base.recognizers.byID.get(rec.ID) {
			opts.Recognizers = append(opts.Recognizers, rec.found(base.finders[rec.ID])[len(base.finders[rec.ID]):]...)
		}
	}
	for _, rec := range own {
		if *rec.Enabled {
			opts.Recognizers = append(opts.Recognizers, rec.found(nil)...)
		}
	}
	switch {
	case len(opts.Recognizers) > 0:
		return opts
	case !altered:
		return nil
	}
	// Everything is switched off, and there is no profiler of nothing.
	return &profiler.Options{WithoutBuiltIn: true, ExcludeLabels: []privet.Label{"NOTHING"}, Recognizers: []profiler.Recognizer{
		{Name: "nothing", Label: "NOTHING", Doc: "It is never reported.", DenyList: []string{"nothing is looked for"}},
	}}
}

// alteredFinders gives the recognizers of the profiler that are left of the
// built-in ones, in their order.
func alteredFinders(s *state) []profiler.Recognizer {
	byName := map[string]profiler.Recognizer{}
	for id, finders := range builtIn().finders {
		rec := s.recognizers.byID.get(id)
		if rec == nil || !*rec.Enabled {
			continue
		}
		for _, f := range rec.found(finders)[:len(finders)] {
			byName[f.Name] = f
		}
	}
	var list []profiler.Recognizer
	for _, f := range profiler.Recognizers() {
		if left, ok := byName[f.Name]; ok {
			list = append(list, left)
		}
	}
	return list
}

// A maskBuilder gathers how labels are masked.
type maskBuilder struct {
	labels     map[privet.Label]privet.Label
	operations map[string]masker.Operation
}

// rules gathers how the labels of a state are masked.
func (s *state) rules() maskBuilder {
	b := maskBuilder{}
	for _, rec := range slices.SortedStableFunc(slices.Values(s.recognizers.list), (*Recognizer).before) {
		if *rec.Enabled {
			b.add(rec)
		}
	}
	return b
}

// nameOf gives the label whose rule a label has, or the operator that masks it.
func (b *maskBuilder) nameOf(l privet.Label) string {
	return cmp.Or(b.operations[string(l)].Operator, string(b.labels[l]), "mask")
}

// add takes the rule of a recognizer. Of several for one label that of the first counts,
// whose turn [Recognizer.before] tells. But keep counts only where all of them say so, since
// it would unmask what the others find. It reports false for a rule that there is not.
func (b *maskBuilder) add(r *Recognizer) bool {
	if b.labels == nil {
		b.labels, b.operations = map[privet.Label]privet.Label{}, map[string]masker.Operation{}
	}
	if _, known := b.labels[r.Label]; known {
		if b.operations[string(r.Label)].Operator == "keep" && r.MaskRule != "keep" {
			delete(b.operations, string(r.Label))
		}
		return true
	}
	standard := privet.Label("")
	if r.Label.IsBuiltIn() {
		standard = r.Label
	}
	b.labels[r.Label] = standard
	if r.MaskRule == "" {
		return true
	}
	if l, err := privet.ParseLabel(r.MaskRule); err == nil && l.Category() != privet.CategoryNone {
		b.labels[r.Label] = l
		return true
	}
	for op := range masker.Operators() {
		if op.Name == r.MaskRule {
			b.operations[string(r.Label)] = masker.Operation{Operator: op.Name}
			return true
		}
	}
	return false
}

// options gives the options of the masker.
func (b *maskBuilder) options(keys func(string) ([]byte, error)) *masker.Options {
	// A server has no end that pseudonyms under a key of the run could rely on.
	return &masker.Options{Labels: b.labels, WithoutBuiltIn: b.labels != nil, Keys: keys, Policy: &masker.Policy{Labels: b.operations, IDs: "mask"}}
}

// compileRisk makes the catalogue of package risk of the records.
func compileRisk(s *state) (*risk.Catalogue, error) {
	base := builtIn()
	if s.standards == base.standards && s.recognizers == base.recognizers && s.mappings == base.mappings {
		return risk.BuiltIn(), nil
	}
	records := risk.Records{}
	list := slices.Clone(s.standards.list)
	slices.SortStableFunc(list, func(a, b *Standard) int {
		return cmp.Compare(placeIn(base.orderOfStandards, a.ID), placeIn(base.orderOfStandards, b.ID))
	})
	for _, r := range list {
		records.Standards = append(records.Standards, risk.Standard{
			Name: r.Name, Title: r.Title, Jurisdiction: r.Jurisdiction, Version: base.standardVersions[r.ID], Weight: *r.Weight, URL: r.URL,
			Sector: r.Sector,
		})
		last := &records.Standards[len(records.Standards)-1]
		for _, g := range r.About {
			last.About = append(last.About, risk.Group(g))
		}
	}
	records.Kinds = kindsOf(s)
	ties := slices.Clone(s.ties)
	slices.SortStableFunc(ties, func(a, b tie) int {
		return cmp.Compare(placeIn(base.order, a.mapping.ID), placeIn(base.order, b.mapping.ID))
	})
	for _, t := range ties {
		if !*t.recognizer.Enabled {
			continue
		}
		m := t.mapping
		mapping := risk.Mapping{
			Label: t.recognizer.Label, Standard: t.standard.Name, Jurisdiction: m.Jurisdiction,
			Category: m.Category, Citation: m.Citation, Evidence: m.Evidence,
			Edition: m.Edition, Checked: m.Checked, Scope: m.Scope, Condition: m.Condition, Weight: *m.Weight,
		}
		if i, ok := base.order[m.ID]; ok {
			mapping.Code = base.codes[i]
		}
		for _, g := range m.Needs {
			mapping.Needs = append(mapping.Needs, risk.Group(g))
		}
		records.Mappings = append(records.Mappings, mapping)
	}
	return risk.NewCatalogue(records)
}

// placeIn is the place of a built-in record, or one behind all of them.
func placeIn(order map[string]int, id string) int {
	if i, ok := order[id]; ok {
		return i
	}
	return len(order)
}

// kindsOf gives the labels that can be scored, each once, and NONE and UNKNOWN.
func kindsOf(s *state) []risk.Kind {
	at := map[privet.Label]int{}
	var kinds []risk.Kind
	names := map[string]bool{}
	for _, rec := range s.recognizers.list {
		if !*rec.Enabled {
			continue
		}
		if i, ok := at[rec.Label]; ok {
			kinds[i].Sensitivity = max(kinds[i].Sensitivity, *rec.Sensitivity)
			continue
		}
		at[rec.Label] = len(kinds)
		kinds = append(kinds, risk.Kind{Label: rec.Label, Category: rec.Category, Sensitivity: *rec.Sensitivity, Reason: builtIn().reasons[rec.Label]})
		for _, name := range append(rec.Label.Aliases(), string(rec.Label)) {
			names[labelKey(name)] = true
		}
	}
	for _, rec := range s.recognizers.list {
		if key := labelKey(rec.Code); *rec.Enabled && !names[key] && !isBuiltInName(rec.Code) {
			names[key] = true
			k := &kinds[at[rec.Label]]
			k.Aliases = append(k.Aliases, rec.Code)
		}
	}
	for _, l := range []privet.Label{privet.None, privet.Unknown} {
		k, _ := risk.BuiltIn().Kind(string(l))
		kinds = append(kinds, k)
	}
	slices.SortFunc(kinds, func(a, b risk.Kind) int { return strings.Compare(string(a.Label), string(b.Label)) })
	return kinds
}
