// Package filerisk tells what a file adds to a score beside the labels of its columns: what is masked already, what texts hold, and how
// easily people are found again by columns such as the date of birth. The command and the service ask it, so that they give one file one score.
package filerisk

import (
	"cmp"
	"errors"
	"io"
	"maps"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/masked"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

// A File is a file that was profiled.
type File struct {
	Profiler *profiler.Profiler
	Masker   *masker.Masker // of the default rules
	Report   *profiler.FileReport

	// Read hands the file, from its beginning, to a function.
	Read func(func(io.Reader, *profiler.FileOptions) error) error

	// Used is the policy that the file was masked by; nil: the values say what is masked.
	Used *masker.Policy
}

// A Column is what a column counts as.
type Column struct {
	Label    privet.Label // of what was masked, where it is
	Operator string       // by which it is masked; empty: it is in clear
}

// Tag is what the column adds to the tags, or empty. Of what was taken out nothing is left to score.
func (c Column) Tag() string {
	if c.Operator == "" && c.Label == privet.None || slices.Contains([]string{"redact", "null", "replace"}, c.Operator) {
		return ""
	}
	return string(c.Label)
}

// A Holding is what a file holds.
type Holding struct {
	Columns []Column          // in the order of the file
	InTexts []string          // labels in texts
	Tags    []string          // those of columns and texts, which a column or more has
	Masked  map[string]string // the operators of the tags that are masked wherever they are

	// InClear are the columns that are in clear from a row on though the policy has them masked, by their places.
	InClear map[int]int64
}

// Holds tells what the file holds. A label is masked where all that carries it is, by the operator that leaves most of it.
func (f *File) Holds() (*Holding, error) {
	looked, err := f.look()
	if err != nil {
		return nil, err
	}
	h := &Holding{InClear: map[int]int64{}, Masked: map[string]string{}}
	inClear, left := map[string]bool{}, maps.Collect(risk.Operators())
	for i := range f.Report.Columns {
		c := &f.Report.Columns[i]
		label, operator, ok := looked.Column(i).Masked()
		if said := operatorOf(f.Used, c); said != "" {
			switch row := looked.InClear(i); {
			case !slices.Contains([]string{"mask", "redact", "text"}, said):
				label, operator, ok = c.Label, said, said != "keep"
			case c.Label == privet.Unknown:
				// Some operator has made something that nobody can tell.
				operator, ok = cmp.Or(operator, "pseudonym"), true
			case row > 0:
				h.InClear[i] = row
			}
		}
		column := Column{Label: c.Label}
		if ok {
			column = Column{label, operator}
		}
		h.Columns = append(h.Columns, column)
		tag := column.Tag()
		if tag == "" {
			continue
		}
		h.Tags = append(h.Tags, tag)
		if inClear[tag] = inClear[tag] || !ok; ok && left[operator] > left[h.Masked[tag]] {
			h.Masked[tag] = operator
		}
	}
	for _, label := range f.Report.Holds() {
		tag := string(label)
		h.InTexts, h.Tags = append(h.InTexts, tag), append(h.Tags, tag)
		if inClear[tag] = inClear[tag] || !looked.TextsMasked(); h.Masked[tag] == "" {
			h.Masked[tag] = "text"
		}
	}
	maps.DeleteFunc(h.Masked, func(tag, _ string) bool { return inClear[tag] })
	return h, nil
}

// look looks through the values of the columns, as long as one of them may be masked.
func (f *File) look() (*masked.Table, error) {
	var empty func(string) bool
	if f.Used != nil {
		empty = f.Used.Keeps
	}
	columns := f.Report.Columns
	all, byName := make([]int, len(columns)), make([]profiler.Result, len(columns))
	for i, c := range columns {
		all[i], byName[i] = i, f.Profiler.Columns([]profiler.Column{{Name: c.Column}})[0]
	}
	looked := masked.NewTable(columns, byName, f.Report.Holds(), f.Masker, f.Profiler, empty)
	done := errors.New("all of it is in clear")
	err := f.Read(func(in io.Reader, o *profiler.FileOptions) error {
		return f.Profiler.Rows(in, o, all, func(values []string) error {
			if !looked.Add(values) {
				return done
			}
			return nil
		})
	})
	if err == done {
		err = nil
	}
	return looked, err
}

// operatorOf is the operator that a policy has for a column of a file that it has masked, which may be another
// than what the column holds since tells; empty without a policy.
func operatorOf(used *masker.Policy, c *profiler.Result) string {
	if used == nil {
		return ""
	}
	if op, ok := used.Column(c.Column); ok {
		return op.Operator
	}
	for name, op := range used.Labels {
		if label, err := privet.ParseLabel(name); err == nil && label == c.Label || name == string(c.Label) {
			return op.Operator
		}
	}
	byDefault := cmp.Or(used.Default, "mask")
	switch {
	case c.Label == privet.None:
		return "" // the values say whether it is something else that was masked
	case c.Label == privet.Unknown:
		return cmp.Or(used.Unknown, byDefault)
	case slices.Contains(slices.Collect(masker.IDLabels()), c.Label) && byDefault == "mask":
		return cmp.Or(used.IDs, "pseudonym")
	case c.Label == "FREE_TEXT":
		return "text"
	}
	return byDefault
}

// The default columns of the assessment of a table: quasi-identifiers, which others may
// know about a person, and sensitive columns, which nobody should learn from the table.
// Labels that identify by themselves, such as a name or a street, are neither: they would
// make every row unique.
var (
	quasiLabels = []privet.Label{
		"AGE", "CITY", "COUNTRY", "DATE_TIME", "DOB", "ETHNICITY", "GENDER", "JOB_TITLE", "LOCATION", "MARITAL_STATUS",
		"NATIONALITY", "ORGANIZATION", "STATE", "ZIP_CODE",
	}
	sensitiveLabels = []privet.Label{
		"BLOOD_TYPE", "CREDIT_SCORE", "CRIMINAL_RECORD", "ICD10_CODE", "ICD9_CODE", "MEDICAL_CONDITION", "MEDICATION",
		"POLITICAL_OPINION", "RELIGION", "SALARY", "SEXUAL_ORIENTATION", "TRADE_UNION",
	}
	orderedLabels = []privet.Label{"CREDIT_SCORE", "SALARY"} // numbers
)

// Quasi gives the places of the columns that people may be known by, by what they hold.
func Quasi(columns []Column) []int { return holding(columns, quasiLabels) }

// Sensitive gives the places of the columns that must not be told of a person.
func Sensitive(columns []Column) []int { return holding(columns, sensitiveLabels) }

func holding(columns []Column, labels []privet.Label) (places []int) {
	for i, c := range columns {
		if slices.Contains(labels, c.Label) {
			places = append(places, i)
		}
	}
	return places
}

// Reidentification tells how easily people are found again in a table by the columns quasi, and how well these hide the columns sensitive.
// Without quasi-identifiers and without rows it is nil. An error may be [risk.ErrTooLarge].
func (f *File) Reidentification(columns []Column, quasi, sensitive []int, opts risk.TableOptions) (*risk.Reidentification, error) {
	if len(quasi) == 0 || f.Report.Rows == 0 {
		return nil, nil
	}
	for _, i := range quasi {
		opts.QuasiIdentifiers = append(opts.QuasiIdentifiers, columns[i].Label)
	}
	for _, i := range sensitive {
		label := columns[i].Label
		opts.Sensitive = append(opts.Sensitive, risk.SensitiveColumn{Label: label, Ordered: slices.Contains(orderedLabels, label)})
	}
	table, err := risk.NewTable(&opts)
	if err != nil {
		return nil, err
	}
	err = f.Read(func(in io.Reader, o *profiler.FileOptions) error {
		return f.Profiler.Rows(in, o, slices.Concat(quasi, sensitive), func(values []string) error {
			return table.Add(values[:len(quasi)], values[len(quasi):])
		})
	})
	if err != nil {
		return nil, err
	}
	return table.Reidentification()
}
