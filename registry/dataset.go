package registry

import (
	"errors"
	"maps"
	"math"
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
		return r
	},
	check: func(d *draft, r *Dataset, f *faults) { r.check(d, f) },
	keys:  func(*Dataset) []key { return nil },
	named: true,
	texts: func(r *Dataset) []string { return []string{r.ID, r.Environment, r.Classification} },
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

// check brings the labels into their one spelling. Counts of two spellings of a
// label are added up.
func (r *Dataset) check(d *draft, f *faults) {
	if len(r.Labels) > MaxDatasetLabels || len(r.Masked) > MaxDatasetLabels {
		f.add(LimitExceeded, "labels", "has more than %d labels, or masked has", MaxDatasetLabels)
		return
	}
	labels := make(map[privet.Label]int, len(r.Labels))
	for i, name := range slices.Sorted(maps.Keys(r.Labels)) {
		n := r.Labels[name]
		l, ok := d.label(string(name))
		if !ok {
			// The name is a key that the client has chosen, and is not repeated.
			f.add(UnknownLabel, "labels", "has a name that is no label, the number %d of its names in alphabetical order", i+1)
		}
		if n < 0 || n > math.MaxInt32 {
			f.invalid("labels", "has a count that is not in 0–%d", math.MaxInt32)
		}
		labels[l] = min(labels[l]+n, math.MaxInt32)
	}
	r.Labels = labels
	masked := make([]privet.Label, 0, len(r.Masked))
	for i, name := range r.Masked {
		l, ok := d.label(string(name))
		if !ok {
			f.add(UnknownLabel, "masked["+itoa(i)+"]", "is no label")
		}
		masked = append(masked, l)
	}
	slices.Sort(masked)
	r.Masked = slices.Compact(masked)
	now := d.now
	if d.anyLabel {
		now = time.Time{}
	}
	if err := r.Factors.CheckAt(now); err != nil {
		for _, err := range risksOf(err) {
			f.invalid(err.Field, "%s", err.Reason)
		}
	}
}

// PutDataset puts a dataset in the place of the one with the ID, or adds it where
// there is none, and reports which it was.
func (r *Registry) PutDataset(id string, record Dataset, opts *WriteOptions) (change Change[Dataset], created bool, err error) {
	c := r.Datasets()
	change, err = c.write(opts, func(d *draft) (*Dataset, error) {
		record := c.kind.clone(record)
		if created = d.datasets.byID[id] == nil; !created {
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

// Remember keeps what was found in a dataset: its labels and their counts. All else
// that is known of it stays, and a dataset that is not there is added.
func (r *Registry) Remember(id string, labels map[privet.Label]int) (Change[Dataset], error) {
	return r.remember(id, labels, nil, func(*Dataset) {})
}

// RememberMasked is [Registry.Remember] for data that has been masked: of the labels
// that were found, masked are those that nothing is left of, and the others count as
// masked no longer. Of the options only DryRun counts.
func (r *Registry) RememberMasked(id string, labels map[privet.Label]int, masked []privet.Label, opts *WriteOptions) (Change[Dataset], error) {
	return r.remember(id, labels, opts, func(record *Dataset) {
		record.Masked = slices.DeleteFunc(record.Masked, func(l privet.Label) bool { return labels[l] > 0 })
		for _, l := range masked {
			if record.Labels[l] > 0 {
				record.Masked = append(record.Masked, l)
			}
		}
	})
}

// remember keeps labels and counts in a dataset, whose record edit changes further.
func (r *Registry) remember(id string, labels map[privet.Label]int, opts *WriteOptions, edit func(*Dataset)) (Change[Dataset], error) {
	c := r.Datasets()
	return c.write(opts, func(d *draft) (*Dataset, error) {
		// A label may have gone since it was found.
		known := maps.Clone(labels)
		maps.DeleteFunc(known, func(l privet.Label, _ int) bool {
			_, ok := d.label(string(l))
			return !ok
		})
		before := d.datasets.byID[id]
		if before == nil {
			record := Dataset{Meta: Meta{ID: id}, Labels: known}
			edit(&record)
			return c.create(d, record)
		}
		record := c.kind.clone(*before)
		d.anyLabel = true // of what is masked, which stays
		defer func() { d.anyLabel = false }()
		record.Labels = known
		edit(&record)
		return c.replace(d, id, record, nil)
	})
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
