package masker

import (
	"errors"
	"fmt"
	"io"

	"github.com/privet-go/privet"
)

// ErrIrreversible says that the operator of a rule cannot be undone, with the key
// or without.
var ErrIrreversible = errors.New("the operator cannot be undone")

// Unmask gives the value that [Masker.Mask] has masked by the rule. The policy has
// to have the same operation for it, and the same key. An empty value stays empty.
//
// A rule that nobody knows is [ErrUnknownRule], and one whose operator is not
// reversible [ErrIrreversible]; see [Operators]. With another key, or for a value
// that was not masked, the error is [ErrNotMasked] where the operator can tell:
// encrypt and all tokens are authenticated. FF1 is not: there a wrong key gives a
// wrong value of the right shape, from fpe and pseudonym, and so does shift.
func (m *Masker) Unmask(rule, masked string) (string, error) {
	op := m.operator(rule)
	if op == nil {
		return "", fmt.Errorf("masker: %w", ErrUnknownRule)
	}
	back, ok := op.(reversible)
	if !ok {
		return "", fmt.Errorf("masker: %w", ErrIrreversible)
	}
	if masked == "" {
		return "", nil
	}
	w := m.workers.Get().(*worker)
	defer m.workers.Put(w)
	value, err := back.revert(nil, masked, w)
	if err != nil {
		return "", fmt.Errorf("masker: %w", err)
	}
	return string(value), nil
}

// UnmaskFile copies a file that [Masker.File] has masked from src to dst, with the
// columns restored whose operators can be undone. All others stay as they are; the
// report says which these are. It takes the policy and the keys that the file was
// masked with, and no Finder and no Classifier: what a column was taken for is no
// longer to be seen in it, so that FileOptions.Columns or FileOptions.Places have to give
// the labels of all columns that are to be restored. They are in the report of File; a column that was
// searched is UNKNOWN, whatever its label there, since nothing of it can be restored. A column that the
// policy names itself, with an operator that can be undone, is not left out silently:
// without its label the file is refused with [ErrOptions].
//
// A value that cannot be unmasked ends all with an error that says where, like those
// of File. In a JSON file a number that was masked comes back as a string where its
// mask was one.
//
// What has been written to dst before an error is to be thrown away.
func (m *Masker) UnmaskFile(dst io.Writer, src io.Reader, opts *FileOptions) (Report, error) {
	return m.unmaskFile(dst, src, nil, opts)
}

func (m *Masker) unmaskFile(dst io.Writer, src io.Reader, next *Masker, opts *FileOptions) (Report, error) {
	if opts == nil || len(opts.Columns)+len(opts.Places) == 0 {
		return Report{}, fmt.Errorf("masker: %w: neither Columns nor Places gives labels of columns to unmask", ErrOptions)
	}
	report, err := m.rewrite(dst, src, opts, true, next)
	if err != nil {
		return Report{}, fmt.Errorf("masker: %w", err)
	}
	return report, nil
}

// Rekey gives the value that next masks the original of a masked value by, without showing it: m has masked it by the rule under one key,
// and next has the same rule under another one. The errors are those of [Masker.Unmask]; that the operator of next cannot be
// undone is [ErrIrreversible] as well. An empty value stays empty.
func (m *Masker) Rekey(rule, masked string, next *Masker) (string, error) {
	if _, ok := next.operator(rule).(reversible); !ok && next.operator(rule) != nil {
		return "", fmt.Errorf("masker: %w", ErrIrreversible)
	}
	value, err := m.Unmask(rule, masked)
	if err != nil || value == "" {
		return "", err
	}
	return next.Mask(rule, value)
}

// RekeyFile copies a file that m has masked from src to dst with its columns as next masks them: [Masker.UnmaskFile] followed by
// [Masker.File], without a file that is in clear in between. The options are those of UnmaskFile. A column that UnmaskFile
// leaves as it is stays so, also where next would mask it. One that it restores, and that next would not mask by an operator
// that can be undone, is [ErrOptions]. The labels of the columns, and so their report, stay valid.
//
// What has been written to dst before an error is to be thrown away.
func (m *Masker) RekeyFile(dst io.Writer, src io.Reader, next *Masker, opts *FileOptions) (Report, error) {
	return m.unmaskFile(dst, src, next, opts)
}

// restore decides what is done with columns of a file that is unmasked.
func (t *table) restore(names []string) error {
	for _, name := range names {
		label, given := t.opts.Columns[name]
		if n := len(t.opts.Places); n > 0 {
			if len(t.columns) == n {
				return errNoSuchPlaces
			}
			label, given = t.opts.Places[len(t.columns)], true
		}
		if canonical, err := privet.ParseLabel(string(label)); err == nil {
			label = canonical
		}
		c := column{kept: true, report: ColumnReport{Column: name, Label: label}}
		if !given {
			// Only the policy can say something about it.
			c.report.Label = privet.Unknown
			if t.names(name) {
				op, _ := t.choose(name, "", false)
				if _, ok := op.(reversible); ok {
					return fmt.Errorf("%w: Columns lacks the label of column %d, which the policy names", ErrOptions, len(t.columns)+1)
				}
				_, c.original = op.(keepOperator)
			}
			t.columns = append(t.columns, c)
			continue
		}
		c.report.Operator = t.operatorName(name, label)
		op, kept := t.choose(name, label, true)
		op = t.masker.operators.nulls.walked(op)
		switch op := op.(type) {
		case reversible:
			next, err := t.again(name, label)
			if err != nil {
				return fmt.Errorf("%w: column %d", err, len(t.columns)+1)
			}
			c.operator, c.kept = restoreOperator{op, next}, false
			c.report.Confidence, c.report.RuleName, c.report.Restored = 1, string(label), true
		case keepOperator:
			// A column that was searched is given as UNKNOWN, too.
			c.original = label != privet.Unknown || t.names(name)
		default:
			c.original = kept
		}
		t.columns = append(t.columns, c)
	}
	return nil
}

// again gives what a restored column is masked by once more, or nil.
func (t *table) again(name string, label privet.Label) (reversible, error) {
	if t.next == nil {
		return nil, nil
	}
	next := table{masker: t.next, opts: t.opts}
	op, _ := next.choose(name, label, true)
	back, ok := t.next.operators.nulls.walked(op).(reversible)
	if !ok {
		return nil, errNotAgain
	}
	return back, nil
}

var errNotAgain = fmt.Errorf("%w: the next policy masks a column by what cannot be undone, or not at all", ErrOptions)

// A restoreOperator undoes another operator, and masks the original again by the next one, if there is one.
type restoreOperator struct {
	reversible
	next reversible
}

func (o restoreOperator) apply(dst []byte, masked string, w *worker) ([]byte, bool, error) {
	if o.next == nil {
		out, err := o.revert(dst, masked, w)
		return out, true, err
	}
	value, err := o.revert(nil, masked, w)
	if err != nil {
		return dst, false, err
	}
	return o.next.apply(dst, string(value), w)
}

// original is the value, before masking, that the row has in the first column of
// that name. It is empty where the row has none, and outside of a table.
func (r *row) original(name string, w *worker) (string, error) {
	value, ok := r.value(name)
	if !ok || !w.restoring {
		return value, nil
	}
	for i := range r.columns {
		c := &r.columns[i]
		if c.report.Column != name {
			continue
		}
		if back, ok := c.operator.(restoreOperator); ok {
			out, err := back.revert(nil, value, w)
			return string(out), err
		}
		if !c.original {
			return "", errMaskedPerson
		}
		break
	}
	return value, nil
}

var errMaskedPerson = errors.New("the column that by names was masked and cannot be unmasked")
