package registry

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/strictjson"
)

// Schema is the version of the catalogue document that this package writes, and
// the only one that it reads.
const Schema = 1

// A Catalogue is all records in one document. [Registry.Export] makes one, and
// [ParseCatalogue] reads it from JSON.
//
// Built-in records that nobody has changed may be left out: then each program has
// those that it came with. Where Complete is true they are all there, and one that
// is not is deleted.
type Catalogue struct {
	Schema int `json:"schema"`

	// Version counts the writes. Zero: it is not known.
	Version int `json:"version,omitempty"`

	Complete    bool         `json:"complete,omitempty"`
	Standards   []Standard   `json:"standards,omitempty"`
	Recognizers []Recognizer `json:"recognizers,omitempty"`
	Mappings    []Mapping    `json:"mappings,omitempty"`
	Datasets    []Dataset    `json:"datasets,omitempty"`

	// Deleted are built-in records that are no longer there, and datasets that go on
	// counting versions when they come back.
	Deleted []Gone `json:"deleted,omitempty"`

	// Floor is what the versions of new datasets begin above.
	Floor int `json:"floor,omitempty"`
}

// Gone is a record that was deleted, and its last version.
type Gone struct {
	ID      string `json:"id"`
	Version int    `json:"version"`
}

// ParseCatalogue reads a catalogue document. A field that is not known, a key given
// twice, a null and a wrong type are errors, all of them together, each with its
// path. Whether the records can be used is for [Registry.Import] to say.
func ParseCatalogue(document []byte) (*Catalogue, error) {
	if len(document) > MaxCatalogueBytes {
		return nil, prefixed(&Error{Code: LimitExceeded, Reason: "the catalogue has more than " + itoa(MaxCatalogueBytes) + " bytes"})
	}
	var c Catalogue
	var f faults
	for _, err := range strictjson.Unmarshal(string(document), &c, &strictjson.Options{MaxElements: maxCatalogueElements}) {
		if e, ok := err.(*strictjson.FieldError); ok {
			f.invalid(e.Path, "%s", e.Reason)
			if e.Path == "" {
				f.list[len(f.list)-1].(*Error).Reason = "the catalogue " + e.Reason
			}
		} else {
			f.invalid("", "the catalogue is not JSON: %s", err.Error())
		}
	}
	if c.Schema != Schema && !f.any() {
		f.invalid("schema", "must be %d", Schema)
	}
	if f.any() {
		return nil, prefixed(f.err())
	}
	return &c, nil
}

// Export gives all records, or without those that are as they came with the program
// where changes is true. What it gives belongs to the caller.
func (r *Registry) Export(changes bool) *Catalogue { return r.Snapshot().state.export(changes) }

func (s *state) export(changes bool) *Catalogue {
	c := &Catalogue{Schema: Schema, Version: s.version, Complete: !changes, Floor: s.floor}
	c.Standards = exported(standards, s, changes)
	c.Recognizers = exported(recognizers, s, changes)
	c.Mappings = exported(mappings, s, changes)
	c.Datasets = exported(datasets, s, changes)
	for _, id := range slices.Sorted(maps.Keys(s.gone)) {
		c.Deleted = append(c.Deleted, Gone{id, s.gone[id]})
	}
	return c
}

func exported[T any](k *kind[T], s *state, changes bool) []T {
	base := k.of(builtIn().state)
	all := k.of(s).sorted()
	list := make([]T, 0, len(all))
	for _, r := range all {
		if !changes || base.byID.get(k.meta(r).ID) != r {
			list = append(list, k.clone(*r))
		}
	}
	return list
}

// Import puts the records of a catalogue in the place of all that there are. The
// version of a record that differs from the one before is the next one, whatever
// the catalogue says. The versions of the options are those of the catalogue. On an error,
// which gives all reasons, nothing has changed.
func (r *Registry) Import(c *Catalogue, opts *WriteOptions) (*Effect, error) {
	effect, err := r.do(opts != nil && opts.DryRun, func(d *draft) error {
		if !opts.allows(d.base.version) {
			return failure(PreconditionFailed, "the catalogue has another version")
		}
		return d.replaceAll(c, false)
	})
	return effect, prefixed(err)
}

// replaceAll makes the draft what the catalogue says. A catalogue that is trusted
// comes from the store, and its versions count as long as none repeats.
func (d *draft) replaceAll(c *Catalogue, trusted bool) error {
	var f faults
	if c.Schema != Schema {
		f.invalid("schema", "must be %d", Schema)
	}
	if !isVersion(c.Version) || !isVersion(c.Floor) {
		f.invalid("version", "must be from 0 to 2^52, and so must floor")
	}
	base := builtIn()
	next := newDraft(&state{
		standards: newTable[Standard](), recognizers: newTable[Recognizer](),
		mappings: newTable[Mapping](), datasets: newTable[Dataset](),
		version: d.version, gone: maps.Clone(d.gone), floor: max(d.floor, c.Floor),
		labels: labelsInUse{}, active: map[privet.Label]int{},
	})
	next.keys, next.most, next.now, next.finders = d.keys, d.most, d.now, d.finders
	next.effect, next.ownGone, next.ownLabels = newEffect(), true, true
	next.anyLabel = true // a dataset outlives the recognizers of its labels
	next.asGiven, next.replaced = true, true
	next.trusted = trusted
	gone := map[string]bool{}
	for i, g := range c.Deleted {
		if g.ID == "" || g.Version < 1 || !isVersion(g.Version) || gone[g.ID] {
			f.invalid("deleted["+itoa(i)+"]", "must have an id that is not given twice, and a version from 1")
		}
		gone[g.ID] = true
		next.gone[g.ID] = max(next.gone[g.ID], g.Version)
		next.version = max(next.version, g.Version)
	}
	if len(c.Deleted) > 2*maxGone {
		f.add(LimitExceeded, "deleted", "has more than %d entries", 2*maxGone)
	}
	taken := &takeover{from: d, to: next, trusted: trusted, complete: c.Complete, gone: gone, faults: &f}
	takeOver(taken, standards, "standards", c.Standards, base)
	takeOver(taken, recognizers, "recognizers", c.Recognizers, base)
	takeOver(taken, mappings, "mappings", c.Mappings, base)
	takeOver(taken, datasets, "datasets", c.Datasets, base)
	if f.any() {
		return f.err()
	}
	effect := d.effect
	d.compare(next)
	version := max(d.version, next.version)
	if trusted {
		version = max(version, c.Version)
	}
	next.state.version = version
	reuse(&next.standards, d.standards)
	reuse(&next.recognizers, d.recognizers)
	reuse(&next.mappings, d.mappings)
	reuse(&next.datasets, d.datasets)
	next.base, next.effect, next.ties, next.trusted, next.risk, next.asGiven = d.base, effect, d.ties, d.trusted, d.risk, d.asGiven
	*d = *next
	return nil
}

func isVersion(n int) bool { return n >= 0 && n <= maxVersion }

// reuse puts a table in the place of one that has the same records, so that what
// depends on it need not be made again.
func reuse[T any](t **table[T], same *table[T]) {
	if (*t).byID.equal(&same.byID) {
		*t = same
	}
}

// A takeover is a catalogue on its way into a draft.
type takeover struct {
	from, to *draft
	trusted  bool
	complete bool
	gone     map[string]bool
	faults   *faults
}

// takeOver takes the records of one kind. A record that says the same as the one
// that is there stays the one that is there, so that what depends on it need not be
// made again.
func takeOver[T any](t *takeover, k *kind[T], path string, list []T, base *builtIns) {
	if len(list) > t.to.most {
		t.faults.add(LimitExceeded, path, "has more than %d records", t.to.most)
		return
	}
	given := make(map[string]bool, len(list))
	for i := range list {
		given[k.canonicalID(k.meta(&list[i]).ID)] = true
	}
	// What came with the program goes first, so that a record which takes one of its
	// names is told where the catalogue has it.
	for id, r := range k.of(base.state).byID.all() {
		if !given[id] && !t.complete && !t.gone[id] {
			var f faults
			c := k.clone(*r)
			if k.checkAll(t.to, &c, id, &f); f.any() {
				// Its standard or its recognizer is gone.
				t.to.gone[id] = max(t.to.gone[id], k.meta(r).Version)
				continue
			}
			k.put(t.to, keep(t, k, id, r))
		} else if !given[id] {
			t.to.gone[id] = max(t.to.gone[id], k.versionIn(t.from, id), 1)
		}
	}
	for i := range list {
		r := k.clone(list[i])
		m, at := k.meta(&r), path+"["+itoa(i)+"]"
		var f faults
		id := k.canonicalID(m.ID)
		switch {
		case id == "" || k.named && !IsDatasetID(id):
			f.invalid("id", "is not the id of a %s", k.name)
		case k.of(&t.to.state).byID.get(id) != nil:
			f.invalid("id", "is given twice")
		}
		if !isVersion(m.Version) {
			f.invalid("version", "must be from 0 to 2^52")
		}
		builtIn := k.of(base.state).byID.get(id) != nil
		*m = Meta{ID: id, Version: max(m.Version, 1), CreatedAt: m.CreatedAt.UTC(), UpdatedAt: m.UpdatedAt.UTC(), BuiltIn: builtIn}
		if m.CreatedAt.IsZero() {
			m.CreatedAt = t.to.now
		}
		if m.UpdatedAt.IsZero() {
			m.UpdatedAt = m.CreatedAt
		}
		k.checkAll(t.to, &r, id, &f)
		if f.any() {
			t.faults.under(at, &f)
			continue
		}
		k.put(t.to, keep(t, k, id, &r))
	}
}

// versionIn is the version of a record in a draft, or 0.
func (k *kind[T]) versionIn(d *draft, id string) int {
	if r := k.of(&d.state).byID.get(id); r != nil {
		return k.meta(r).Version
	}
	return 0
}

// keep gives the record that stands in the draft for r: the one that is there where
// both say the same, and otherwise r with a version that it has not had.
func keep[T any](t *takeover, k *kind[T], id string, r *T) *T {
	now := k.of(&t.from.state).byID.get(id)
	m := k.meta(r)
	base := k.of(builtIn().state).byID.get(id)
	switch {
	case now != nil && k.same(now, r):
		if !t.trusted || m.Version <= k.meta(now).Version {
			return now
		}
	case now != nil && (!t.trusted || m.Version <= k.meta(now).Version):
		c := k.clone(*r)
		r, m = &c, k.meta(&c)
		m.Version, m.CreatedAt, m.UpdatedAt = k.meta(now).Version+1, k.meta(now).CreatedAt, t.to.now
	case now == nil && base != nil && k.same(base, r) && m.Version <= 1 && t.to.gone[id] == 0:
		return base
	case now == nil:
		// It may have been here before, with any version up to that of the
		// registry.
		least := 1
		if last, ok := t.to.gone[id]; ok {
			least = last + 1
		} else if !t.trusted && m.Version <= t.from.version && t.from.version > builtIn().version {
			least = t.from.version + 1
		}
		if m.Version < least {
			c := k.clone(*r)
			r, m = &c, k.meta(&c)
			m.Version = least
		}
	}
	delete(t.to.gone, id)
	t.to.version = max(t.to.version, m.Version)
	return r
}

// same reports whether two records of one ID say the same, whatever their versions
// and times.
func (k *kind[T]) same(a, b *T) bool {
	x, y := *a, *b
	*k.meta(&x), *k.meta(&y) = Meta{}, Meta{}
	return reflect.DeepEqual(x, y)
}

// compare notes in the effect of d what differs in next.
func (d *draft) compare(next *draft) {
	compareTables(d, next, standards)
	compareTables(d, next, recognizers)
	compareTables(d, next, mappings)
	compareTables(d, next, datasets)
	for l := range next.active {
		if d.active[l] == 0 {
			d.effect.LabelsAdded = append(d.effect.LabelsAdded, l)
		}
	}
	for l := range d.active {
		if next.active[l] == 0 {
			d.effect.LabelsRemoved = append(d.effect.LabelsRemoved, l)
		}
	}
	slices.Sort(d.effect.LabelsAdded)
	slices.Sort(d.effect.LabelsRemoved)
}

func compareTables[T any](d, next *draft, k *kind[T]) {
	was, is := k.of(&d.state), k.of(&next.state)
	var created, updated, deleted []Ref
	for id, r := range is.byID.all() {
		switch before := was.byID.get(id); {
		case before == nil:
			created = append(created, k.ref(r))
		case before != r:
			updated = append(updated, k.ref(r))
		}
	}
	for id, r := range was.byID.all() {
		if is.byID.get(id) == nil {
			deleted = append(deleted, k.ref(r))
		}
	}
	byID := func(list []Ref) []Ref {
		slices.SortFunc(list, func(a, b Ref) int { return cmp.Or(strings.Compare(a.ID, b.ID), cmp.Compare(a.Version, b.Version)) })
		return list
	}
	d.effect.Created = append(d.effect.Created, byID(created)...)
	d.effect.Updated = append(d.effect.Updated, byID(updated)...)
	d.effect.Deleted = append(d.effect.Deleted, byID(deleted)...)
}
