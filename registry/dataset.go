package registry

import (
	"errors"
	"maps"
	"slices"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// maxDatasetID is the length of the longest ID of a dataset.
const maxDatasetID = 128

var datasets = &kind[Dataset]{
	name:  "dataset",
	table: func(s *state) **table[Dataset] { return &s.datasets },
	meta:  func(r *Dataset) *Meta { return &r.Meta },
	clone: func(r Dataset) Dataset {
		r.Labels, r.Masked = maps.Clone(r.Labels), slices.Clone(r.Masked)
		r.Sources = slices.Clone(r.Sources)
		for i := range r.Sources {
			r.Sources[i] = r.Sources[i].clone()
		}
		r.History = slices.Clone(r.History) // whose labels nobody changes
		r.Standards = slices.Clone(r.Standards)
		return r
	},
	check: func(d *draft, r *Dataset, f *faults) { r.check(d, f) },
	keys:  func(*Dataset) []key { return nil },
	named: true,
	ended: func(r *Dataset, oldest string) bool { return r.lastUsed() < oldest },
	texts: func(r *Dataset) []string { return []string{r.ID, r.Owner, r.Environment, r.Classification} },
}

// IsDatasetID reports whether a dataset can have the ID.
func IsDatasetID(id string) bool {
	if id == "" || len(id) > maxDatasetID {
		return false
	}
	for i := range len(id) {
		switch c := id[i]; {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9':
		case i > 0 && (c == '.' || c == '_' || c == '-'):
		default:
			return false
		}
	}
	return true
}

// check brings the labels into their one spelling, and keeps what only the registry says.
func (r *Dataset) check(d *draft, f *faults) {
	checkName(f, "owner", r.Owner, false)
	for i, name := range r.Standards {
		// A standard that was deleted since stays, and nothing is scored under it.
		if !d.anyLabel && !d.trusted && !d.hasStandard(name) {
			f.invalid("standards["+itoa(i)+"]", "must be the name of a standard")
		}
	}
	described := Source{Labels: r.Labels, Masked: r.Masked}
	described.check(d, "", f)
	r.Labels, r.Masked = described.Labels, described.Masked
	if len(r.Sources) > MaxSources {
		f.add(LimitExceeded, "sources", "has more than %d sources", MaxSources)
		return
	}
	for i := range r.Sources {
		s, path := &r.Sources[i], "sources["+itoa(i)+"]."
		checkName(f, path+"name", s.Name, false)
		s.check(d, path, f)
	}
	if r.Sources != nil {
		r.setSources(r.Sources)
		for i := range r.Sources {
			if i > 0 && r.Sources[i].Name == r.Sources[i-1].Name {
				f.invalid("sources", "has two sources of one name")
			}
		}
		if len(described.Labels) > 0 && !maps.Equal(described.Labels, r.Labels) {
			f.invalid("labels", "must be what the sources add up to, or be left out")
		}
		if len(described.Masked) > 0 && !slices.Equal(described.Masked, r.Masked) {
			f.invalid("masked", "must be what is masked in all sources that have it, or be left out")
		}
	}
	now := d.now
	if d.anyLabel {
		now = time.Time{}
	}
	if err := r.Factors.CheckAt(now); err != nil {
		for _, err := range risksOf(err) {
			f.invalid(err.Field, "%s", err.Reason)
		}
	}
	if d.asGiven {
		r.checkPast(f)
		return
	}
	r.LastUsed, r.History = dayOf(d.now), nil
	if before := d.datasets.byID.get(r.ID); before != nil {
		r.History = slices.Clone(before.History)
	}
	if !f.any() {
		r.look(d.risk, d.now)
	}
}

// PutDataset puts a dataset in the place of the one with the ID, or adds it where
// there is none, and reports which it was.
func (r *Registry) PutDataset(id string, record Dataset, opts *WriteOptions) (change Change[Dataset], created bool, err error) {
	c := r.Datasets()
	change, err = c.write(opts, func(d *draft) (*Dataset, error) {
		record := c.kind.clone(record)
		if created = d.datasets.byID.get(id) == nil; !created {
			return c.replace(d, id, record, opts)
		}
		if !opts.allows(0) || opts != nil && opts.IfExists {
			return nil, failure(PreconditionFailed, "there is no such dataset, and so none of that version")
		}
		if record.ID != "" && record.ID != id {
			return nil, &Error{InvalidRequest, "id", "is another than that of the path"}
		}
		record.ID = id
		return c.create(d, record)
	})
	return change, created && err == nil, err
}

// A Look is what was found, or masked, in one source of a dataset.
type Look struct {
	// Source names the table or file. Empty: the one without a name.
	Source string

	// Labels says how many columns carry each label, before anything was masked.
	Labels map[privet.Label]int

	// Masked are those of the labels that nothing is left of. The others were seen as
	// they are.
	Masked []privet.Label

	// Hidden are those of the labels of which all values that were seen were masked already. They
	// say nothing of what the source had before: a label that is there stays as it is, masked or
	// not, and a new one is masked.
	Hidden []privet.Label

	// Owner is whose a dataset is that is not there yet.
	Owner string
}

// Remember merges a look into its source. It adds labels and never takes one away, and a
// label that was seen as it is counts as masked no longer. All else that is known of the
// dataset stays, and one that is not there is added. A look that tells nothing new costs
// no write.
func (r *Registry) Remember(id string, look Look) (Change[Dataset], error) {
	c := r.Datasets()
	if now := r.Snapshot().state.datasets.byID.get(id); now != nil && now.LastUsed == r.today() {
		next := c.kind.clone(*now)
		if next.merge(&look); c.kind.same(&next, now) {
			return Change[Dataset]{Record: next, Effect: *newEffect()}, nil
		}
	}
	return c.write(nil, func(d *draft) (*Dataset, error) {
		// A label may have gone since it was found.
		known := look
		known.Labels = maps.Clone(look.Labels)
		maps.DeleteFunc(known.Labels, func(l privet.Label, _ int) bool {
			_, ok := d.label(string(l))
			return !ok
		})
		before := d.datasets.byID.get(id)
		if before == nil {
			record := Dataset{Meta: Meta{ID: id}, Owner: look.Owner}
			record.merge(&known)
			return c.create(d, record)
		}
		record := c.kind.clone(*before)
		record.merge(&known)
		return again(c, d, record)
	})
}

// Use keeps a dataset from its end, once a day, since somebody has asked for it.
func (r *Registry) Use(id string) error {
	c := r.Datasets()
	now := r.Snapshot().state.datasets.byID.get(id)
	if now == nil || now.LastUsed == r.today() {
		return nil
	}
	_, err := c.write(nil, func(d *draft) (*Dataset, error) {
		before := d.datasets.byID.get(id)
		if before == nil {
			return nil, c.notFound()
		}
		return again(c, d, c.kind.clone(*before))
	})
	return err
}

// again writes a dataset whose labels were right when they came, even if no recognizer
// has them any longer.
func again(c Collection[Dataset], d *draft, record Dataset) (*Dataset, error) {
	d.anyLabel = true
	defer func() { d.anyLabel = false }()
	return c.replace(d, record.ID, record, nil)
}

// risksOf gives the errors of package risk that err joins.
func risksOf(err error) []*risk.FieldError {
	var list []*risk.FieldError
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, inner := range joined.Unwrap() {
			list = append(list, risksOf(inner)...)
		}
		return list
	}
	var e *risk.FieldError
	if errors.As(err, &e) {
		list = append(list, e)
	}
	return list
}
