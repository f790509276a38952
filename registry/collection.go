package registry

import (
	"slices"
	"strings"

	"github.com/privet-go/privet"
)

// A Collection is the records of one kind. It is safe for concurrent use by
// multiple goroutines. What it gives belongs to the caller.
type Collection[T any] struct {
	registry *Registry
	kind     *kind[T]
}

// Standards, Recognizers, Mappings and Datasets give the records.
func (r *Registry) Standards() Collection[Standard] { return Collection[Standard]{r, standards} }

// Recognizers gives the recognizers.
func (r *Registry) Recognizers() Collection[Recognizer] {
	return Collection[Recognizer]{r, recognizers}
}

// Mappings gives the mappings, in the order of their standards, labels and
// categories.
func (r *Registry) Mappings() Collection[Mapping] { return Collection[Mapping]{r, mappings} }

// Datasets gives the datasets, in the order of their IDs.
func (r *Registry) Datasets() Collection[Dataset] { return Collection[Dataset]{r, datasets} }

// A List says which records of a kind are asked for.
type List struct {
	// Search is what one of the texts of a record has in it, in any letter case:
	// names, codes, labels, titles, categories, descriptions. Empty: all records.
	Search string

	// Offset is how many of them are left out, and Limit how many follow. A Limit
	// of zero means all.
	Offset, Limit int
}

// page cuts what is asked for out of a list.
func page[T any](list []T, q List) []T {
	list = list[min(max(q.Offset, 0), len(list)):]
	if q.Limit > 0 {
		list = list[:min(q.Limit, len(list))]
	}
	return list
}

// matches reports whether one of the texts has the word in it, which is folded.
func matches(texts []string, word string) bool {
	return slices.ContainsFunc(texts, func(t string) bool { return strings.Contains(fold(t), word) })
}

// List gives records in the order of their names, and how many there are without
// Offset and Limit.
func (c Collection[T]) List(q List) (records []T, total int) {
	s := c.registry.Snapshot().state
	list := c.kind.of(s).sorted()
	if word := fold(q.Search); word != "" {
		var found []*T
		if c.kind.texts == nil {
			for i, t := range s.ties {
				if matches(t.texts(), word) {
					found = append(found, list[i])
				}
			}
		} else {
			for _, r := range list {
				if matches(c.kind.texts(r), word) {
					found = append(found, r)
				}
			}
		}
		list = found
	}
	if oldest := c.registry.oldest(); c.kind.ended != nil {
		list = slices.DeleteFunc(slices.Clone(list), func(r *T) bool { return c.kind.ended(r, oldest) })
	}
	part := page(list, q)
	records = make([]T, len(part))
	for i, r := range part {
		records[i] = c.kind.read(r)
	}
	return records, len(list)
}

// texts are what mappings are found by.
func (t *tie) texts() []string {
	return []string{t.standard.Name, string(t.recognizer.Label), t.recognizer.Name, t.mapping.Category, t.mapping.Citation}
}

// FullMappings is [Registry.Mappings].List with the standards and the recognizers.
// All of it is of one moment.
func (r *Registry) FullMappings(q List) (records []FullMapping, total int) {
	ties := r.Snapshot().state.ties
	if word := fold(q.Search); word != "" {
		ties = slices.DeleteFunc(slices.Clone(ties), func(t tie) bool { return !matches(t.texts(), word) })
	}
	part := page(ties, q)
	records = make([]FullMapping, len(part))
	for i, t := range part {
		records[i] = FullMapping{mappings.clone(*t.mapping), standards.clone(*t.standard), recognizers.read(t.recognizer)}
	}
	return records, len(ties)
}

// Get gives a record. There is no error but [NotFound].
func (c Collection[T]) Get(id string) (T, error) {
	r := c.kind.of(c.registry.Snapshot().state).byID.get(c.kind.canonicalID(id))
	if r == nil || c.kind.ended != nil && c.kind.ended(r, c.registry.oldest()) {
		var none T
		return none, prefixed(c.notFound())
	}
	return c.kind.read(r), nil
}

func (c Collection[T]) notFound() error {
	return failure(NotFound, "there is no such "+c.kind.name)
}

// WriteOptions are the options of a write. The zero value, like nil, is of use.
type WriteOptions struct {
	// IfVersion is the version that the record must have; else the write is
	// [PreconditionFailed]. Zero: any.
	IfVersion int

	// IfVersions are versions of which the record must have one. Empty: any.
	IfVersions []int

	// IfNotVersions are versions that the record must not have, and IfAbsent says
	// that there must be no record yet.
	IfNotVersions []int
	IfAbsent      bool

	// IfExists says that there must be a record already, for a write that would
	// make one.
	IfExists bool

	// DryRun tells what the write would do, all errors included, and changes
	// nothing.
	DryRun bool

	// Cascade deletes the mappings of a record with it.
	Cascade bool
}

// A Change is what a write has done, or with DryRun would do.
type Change[T any] struct {
	// Record is as it is now. It is zero when it was deleted. In a dry run the ID,
	// the version and the times are those that it would have at the moment; the ID
	// of a new record is made anew when it is written.
	Record T

	Effect Effect
}

// An Effect says what differs after a write.
type Effect struct {
	// Version is that of the first snapshot that the write is part of. In a dry run
	// it is zero.
	Version int `json:"version,omitempty"`

	Created []Ref `json:"created"`
	Updated []Ref `json:"updated"`
	Deleted []Ref `json:"deleted"`

	// LabelsAdded and LabelsRemoved are labels that are found, masked and scored
	// only after the write, or no longer.
	LabelsAdded   []privet.Label `json:"labelsAdded"`
	LabelsRemoved []privet.Label `json:"labelsRemoved"`

	// Labels and Examples are for a dry run alone: the labels that are found, masked or
	// scored otherwise afterwards, and what becomes of the examples of the recognizers
	// that were sent, of 200 at most.
	Labels   []LabelChange   `json:"labels,omitempty"`
	Examples []ExampleChange `json:"examples,omitempty"`
}

// newEffect has lists that JSON shows as [] while they are empty.
func newEffect() *Effect {
	return &Effect{Created: []Ref{}, Updated: []Ref{}, Deleted: []Ref{}, LabelsAdded: []privet.Label{}, LabelsRemoved: []privet.Label{}}
}

// isEmpty reports whether nothing differs.
func (e *Effect) isEmpty() bool {
	return len(e.Created)+len(e.Updated)+len(e.Deleted) == 0
}

// toggle notes that a label takes part from now on, or no longer. What is toggled
// twice is as it was.
func (e *Effect) toggle(list, other *[]privet.Label, l privet.Label) {
	if i := slices.Index(*other, l); i >= 0 {
		*other = slices.Delete(*other, i, i+1)
		return
	}
	*list = append(*list, l)
	slices.Sort(*list)
}

// A Ref is one version of a record.
type Ref struct {
	Kind    string `json:"kind"` // standard, recognizer, mapping or dataset
	ID      string `json:"id"`
	Version int    `json:"version"`
}

// Create adds a record. Its [Meta] must be zero, except for the ID of a dataset. On
// an error, which gives all reasons, nothing has changed.
func (c Collection[T]) Create(record T, opts *WriteOptions) (Change[T], error) {
	return c.write(opts, func(d *draft) (*T, error) { return c.create(d, c.kind.clone(record)) })
}

func (c Collection[T]) create(d *draft, r T) (*T, error) {
	var f faults
	m := c.kind.meta(&r)
	given := *m
	if c.kind.named {
		if !IsDatasetID(given.ID) {
			f.invalid("id", "must be 1 to %d letters, digits, dots, underscores and hyphens, a letter or digit first", maxDatasetID)
		}
		given.ID = ""
	}
	given.refuse(&Meta{}, &f)
	t := c.kind.of(&d.state)
	if c.kind.named && t.byID.get(m.ID) != nil {
		f.add(Conflict, "id", "is that of another %s", c.kind.name)
	}
	if t.byID.len() >= d.most {
		f.add(LimitExceeded, "", "there are %d records of the kind, and no more can be", d.most)
	}
	id := m.ID
	if !c.kind.named {
		var err error
		if id, err = newID(); err != nil {
			return nil, err
		}
	}
	*m = Meta{ID: id}
	c.kind.checkAll(d, &r, id, &f)
	if f.any() {
		return nil, f.err()
	}
	*m = Meta{ID: id, Version: d.raise(id), CreatedAt: d.now, UpdatedAt: d.now}
	c.kind.put(d, &r)
	return &r, nil
}

// Replace puts a record in the place of the one with the ID. What its [Meta] says
// must be zero or that of the record there; a version that is not is
// [PreconditionFailed]. On an error, which gives all reasons, nothing has changed.
func (c Collection[T]) Replace(id string, record T, opts *WriteOptions) (Change[T], error) {
	return c.write(opts, func(d *draft) (*T, error) {
		return c.replace(d, c.kind.canonicalID(id), c.kind.clone(record), opts)
	})
}

func (c Collection[T]) replace(d *draft, id string, r T, opts *WriteOptions) (*T, error) {
	before := c.kind.of(&d.state).byID.get(id)
	if before == nil {
		return nil, c.notFound()
	}
	was := *c.kind.meta(before)
	if err := opts.holds(&was); err != nil {
		return nil, err
	}
	var f faults
	m := c.kind.meta(&r)
	m.refuse(&was, &f)
	*m = was
	c.kind.checkAll(d, &r, id, &f)
	if f.any() {
		return nil, f.err()
	}
	m.Version, m.UpdatedAt = was.Version+1, d.now
	c.kind.put(d, &r)
	return &r, nil
}

// Delete removes a record. One that mappings use is a [Conflict], unless
// WriteOptions.Cascade deletes them with it.
func (c Collection[T]) Delete(id string, opts *WriteOptions) (Change[T], error) {
	return c.write(opts, func(d *draft) (*T, error) {
		id := c.kind.canonicalID(id)
		r := c.kind.of(&d.state).byID.get(id)
		if r == nil {
			return nil, c.notFound()
		}
		if err := opts.holds(c.kind.meta(r)); err != nil {
			return nil, err
		}
		if c.kind.users != nil {
			used := c.kind.users(d, id)
			if len(used) > 0 && (opts == nil || !opts.Cascade) {
				return nil, &Error{Code: Conflict, Reason: "the " + c.kind.name + " is used by " + plural(len(used), "mapping")}
			}
			for _, id := range used {
				mappings.remove(d, id)
			}
		}
		c.kind.remove(d, id)
		return nil, nil
	})
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return itoa(n) + " " + noun + "s"
}

// holds is an error where the record has another version than it must.
func (o *WriteOptions) holds(m *Meta) error {
	if !o.allows(m.Version) {
		return failure(PreconditionFailed, "the record has another version")
	}
	return nil
}

// allows reports whether what is written may have the version, which is zero where
// there is no record.
func (o *WriteOptions) allows(version int) bool {
	return o == nil ||
		(o.IfVersion == 0 || o.IfVersion == version) &&
			(len(o.IfVersions) == 0 || slices.Contains(o.IfVersions, version)) &&
			!(o.IfAbsent && version > 0) && !slices.Contains(o.IfNotVersions, version)
}

// refuse notes what a client says of a record that only the registry sets. Of a
// record of another version nothing else is looked at.
func (m *Meta) refuse(is *Meta, f *faults) {
	const reason = "is set by the server alone"
	if m.Version != 0 && m.Version != is.Version && is.Version != 0 {
		f.add(PreconditionFailed, "version", "is not that of the record")
		return
	}
	if m.ID != "" && m.ID != is.ID {
		f.invalid("id", reason)
	}
	if m.Version != 0 && m.Version != is.Version {
		f.invalid("version", reason)
	}
	if !m.CreatedAt.IsZero() && !m.CreatedAt.Equal(is.CreatedAt) {
		f.invalid("createdAt", reason)
	}
	if !m.UpdatedAt.IsZero() && !m.UpdatedAt.Equal(is.UpdatedAt) {
		f.invalid("updatedAt", reason)
	}
	if m.BuiltIn && !is.BuiltIn {
		f.invalid("builtIn", reason)
	}
}

// write makes a change of one record.
func (c Collection[T]) write(opts *WriteOptions, apply func(*draft) (*T, error)) (Change[T], error) {
	var record *T
	effect, err := c.registry.do(opts != nil && opts.DryRun, func(d *draft) (err error) {
		record, err = apply(d)
		return err
	})
	if err != nil {
		return Change[T]{}, prefixed(err)
	}
	change := Change[T]{Effect: *effect}
	if record != nil {
		change.Record = c.kind.read(record)
	}
	return change, nil
}
