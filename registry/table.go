package registry

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

// A table holds the records of one kind. A table that others can see never
// changes; a draft works on a copy.
type table[T any] struct {
	byID idMap[T]

	// ids says whose each unique key is; see [kind.keys].
	ids map[string]string

	// list is in the order of names. It is nil in a draft, and for datasets, whose names
	// are their IDs: one is written with each look that says something new, and must not
	// cost more the more there are.
	list []*T
}

// sorted gives the records in the order of their names.
func (t *table[T]) sorted() []*T {
	if t.list != nil {
		return t.list
	}
	list := make([]*T, 0, t.byID.len())
	for _, r := range t.byID.all() {
		list = append(list, r)
	}
	return list
}

func newTable[T any]() *table[T] {
	return &table[T]{byID: newIDMap[T](), ids: map[string]string{}}
}

func (t *table[T]) clone() *table[T] {
	return &table[T]{byID: t.byID, ids: maps.Clone(t.ids)}
}

// A state is all records. A state that others can see never changes.
type state struct {
	version     int // counts the writes; never repeats, never falls, and no record has a higher one
	standards   *table[Standard]
	recognizers *table[Recognizer]
	mappings    *table[Mapping]
	datasets    *table[Dataset]

	// gone is the last version of each record that was deleted and whose ID can
	// come back: built-in ones and datasets. A new record of another ID begins above
	// the floor.
	gone  map[string]int
	floor int

	// labels are those of one's own that recognizers have, by their keys.
	labels labelsInUse

	// patterns and words count those of all recognizers.
	patterns, words int

	// active counts the recognizers of each label that are enabled.
	active map[privet.Label]int

	// ties are the mappings with what they tie together, in the order of the list.
	ties []tie
}

// A labelUse is a label and how many recognizers have it.
type labelUse struct {
	label privet.Label
	n     int
}

// A tie is a mapping with its standard and its recognizer.
type tie struct {
	mapping    *Mapping
	standard   *Standard
	recognizer *Recognizer
}

// A draft is a state that is being made of another. Tables are copied when they
// are first written to.
type draft struct {
	state
	base      *state
	ownGone   bool
	ownLabels bool
	touched   map[string]bool // datasets that were written or removed, by their IDs
	replaced  bool            // all records were, and touched does not tell
	effect    *Effect         // of the change that is being made

	// anyLabel has datasets keep what was right when they were described: labels that no
	// recognizer has any longer, and days of reviews.
	anyLabel bool

	// asGiven has datasets keep the past that a catalogue says they have.
	asGiven bool

	// trusted says that the records come from the store, where some may be that a client
	// could not write any longer.
	trusted bool

	keys func(ref string) ([]byte, error) // for operators of the masker
	most int                              // records of each kind
	risk *risk.Catalogue                  // that datasets are scored under

	finders map[string][]profiler.Recognizer // of built-in records, by their IDs

	now time.Time
}

func newDraft(base *state) *draft { return &draft{state: *base, base: base} }

// own gives the table of the draft to write to, which is a copy of that of the
// base from the first write on.
func own[T any](t **table[T], base *table[T]) *table[T] {
	if *t == base {
		*t = base.clone()
	}
	return *t
}

// bury keeps the last version of a record that is deleted and whose ID can come
// back. When there are too many of them, all are forgotten and the floor is
// raised, so that no version comes twice.
func (d *draft) bury(id string, version int) {
	d.digUp()
	if len(d.gone) >= maxGone {
		maps.DeleteFunc(d.gone, func(id string, _ int) bool { return !isBuiltIn(id) })
		d.floor = d.version
	}
	d.gone[id] = version
}

// raise gives the version that a new record of the ID begins with.
func (d *draft) raise(id string) int {
	last, ok := d.gone[id]
	if !ok {
		return d.floor + 1
	}
	d.digUp()
	delete(d.gone, id)
	return last + 1
}

// digUp makes gone the draft's own.
func (d *draft) digUp() {
	if !d.ownGone {
		d.gone, d.ownGone = maps.Clone(d.gone), true
	}
}

// seal gives the state that the draft has become. The draft must not be used
// after that.
func (d *draft) seal() *state {
	s := d.state
	sortTable(d.standards, d.base.standards, func(r *Standard) string { return fold(r.Name) }, func(r *Standard) string { return r.ID })
	sortTable(d.recognizers, d.base.recognizers, func(r *Recognizer) string { return fold(r.Name) }, func(r *Recognizer) string { return r.ID })
	if s.mappings == d.base.mappings && s.standards == d.base.standards && s.retie(d.base) {
		return &s
	}
	if s.mappings != d.base.mappings || s.standards != d.base.standards || s.recognizers != d.base.recognizers || s.mappings.list == nil {
		s.mappings = &table[Mapping]{byID: s.mappings.byID, ids: s.mappings.ids}
		s.tie()
	}
	return &s
}

// sortTable makes the list of a table that has been written to.
func sortTable[T any](t, base *table[T], name, id func(*T) string) {
	if t == base && t.list != nil {
		return
	}
	type keyed struct {
		name   string
		record *T
	}
	list := make([]keyed, 0, t.byID.len())
	for _, r := range t.byID.all() {
		list = append(list, keyed{name(r), r})
	}
	slices.SortFunc(list, func(a, b keyed) int {
		return cmp.Or(strings.Compare(a.name, b.name), strings.Compare(id(a.record), id(b.record)))
	})
	t.list = make([]*T, len(list))
	for i := range list {
		t.list[i] = list[i].record
	}
}

// tie makes the list of the mappings, which are in the order of their standards,
// labels and categories.
func (s *state) tie() {
	type keyed struct {
		standard string
		tie
	}
	names := make(map[string]string, s.standards.byID.len())
	for id, r := range s.standards.byID.all() {
		names[id] = fold(r.Name)
	}
	list := make([]keyed, 0, s.mappings.byID.len())
	for _, m := range s.mappings.byID.all() {
		list = append(list, keyed{names[m.StandardID], tie{m, s.standards.byID.get(m.StandardID), s.recognizers.byID.get(m.RecognizerID)}})
	}
	slices.SortFunc(list, func(a, b keyed) int {
		return cmp.Or(
			strings.Compare(a.standard, b.standard),
			strings.Compare(string(a.recognizer.Label), string(b.recognizer.Label)),
			strings.Compare(a.mapping.Category, b.mapping.Category),
			strings.Compare(a.mapping.ID, b.mapping.ID),
		)
	})
	s.ties = make([]tie, len(list))
	s.mappings.list = make([]*Mapping, len(list))
	for i := range list {
		s.ties[i], s.mappings.list[i] = list[i].tie, list[i].mapping
	}
}

// retie ties the mappings of a state to recognizers that may have changed, where their
// order is still right: it depends on the labels. The mappings and the standards are the
// same.
func (s *state) retie(base *state) bool {
	if s.recognizers == base.recognizers || s.mappings.list == nil {
		return false
	}
	ties := slices.Clone(base.ties)
	for i := range ties {
		t := &ties[i]
		now := s.recognizers.byID.get(t.recognizer.ID)
		if now == nil || now.Label != t.recognizer.Label {
			return false
		}
		t.recognizer = now
	}
	s.ties = ties
	return true
}

// fold is a name in the form that names are compared in.
func fold(name string) string { return strings.ToLower(name) }
