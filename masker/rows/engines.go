package rows

import (
	"path"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// Profile says what the columns of a source hold, by its first rows. All rows are read.
func Profile(p *profiler.Profiler, src Source, sample int, explain bool) (profiler.FileReport, error) {
	f := format(src, nil)
	opts := &profiler.FileOptions{Format: f.Name, Formats: []*masker.Format{f}, SampleRows: sample}
	return p.File(strings.NewReader(""), opts, &profiler.Query{Explain: explain})
}

// A Masking says how a table is masked.
type Masking struct {
	Masker *masker.Masker
	Policy *masker.Policy          // that of the Masker, which says what is kept; nil: nothing
	Labels map[string]privet.Label // of columns, as those of [masker.FileOptions]
	Sample int                     // rows that columns are judged by; 0: the default
	Secret []byte                  // of the days that stand for those that are hidden in part; nil: one that is made and forgotten
}

// Mask copies the rows of a source to a sink, masked. Bytes that are no text become empty, but in
// columns that the policy keeps: nobody can say what is in them.
func Mask(dst Sink, src Source, how Masking) (masker.Report, error) {
	columns := src.Columns()
	kept := make([]bool, len(columns))
	for i, c := range columns {
		kept[i] = how.Policy != nil && Keeps(how.Policy, c.Name)
	}
	f := format(src, kept)
	opts := &masker.FileOptions{Format: f.Name, Formats: []*masker.Format{f}, Columns: how.Labels, SampleRows: how.Sample}
	out := &restorer{sink: dst, days: newDays(how.Secret)}
	report, err := how.Masker.File(out, strings.NewReader(""), opts)
	switch {
	case out.err != nil:
		err = out.err
	case err == nil:
		err = out.Close()
	}
	if err != nil {
		return masker.Report{}, err
	}
	return report, nil
}

// Keeps reports whether a policy keeps a column by its name, or by all patterns that fit it.
func Keeps(p *masker.Policy, column string) bool {
	if op, ok := p.Columns[column]; ok {
		return op.Operator == "keep"
	}
	kept := false
	for name, op := range p.Columns {
		if Fits(name, column) {
			if op.Operator != "keep" {
				return false
			}
			kept = true
		}
	}
	return kept
}

// Fits reports whether a name or a pattern of a policy is of a column.
func Fits(name, column string) bool {
	matched, err := path.Match(strings.NewReplacer("[", `\[`, "]", `\]`).Replace(name), column)
	return name == column || err == nil && matched
}
