package masker

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

// A table is one run of [Masker.File] over a file of any format.
type table struct {
	masker     *Masker
	opts       FileOptions
	format     tabular.Format
	formatName string
	header     bool
	columns    []column // nil until they are classified; then they do not change
	sampled    int64    // rows
}

// A column is what is done with the values of one column.
type column struct {
	operator operator
	kept     bool // no operator is applied
	byOption bool // the label comes from the options
	report   ColumnReport
}

// copy masks all rows and says what was counted.
func (t *table) copy(dst io.Writer) (tally, error) {
	sample, err := t.sample()
	if err != nil {
		return tally{}, err
	}
	if err := t.classify(sample); err != nil {
		return tally{}, err
	}
	w := &worker{tally: tally{
		contradictions: make([]int64, len(t.columns)),
		findings:       map[privet.Label]int64{},
	}}
	const flush = 64 << 10
	out := make([]byte, 0, 2*flush)
	one := func(r *tabular.Row, sampled bool) error {
		if out, err = t.mask(out, r, sampled, w); err != nil {
			return err
		}
		if len(out) >= flush {
			err = write(dst, out)
			out = out[:0]
		}
		return err
	}
	for i := range sample {
		if err := one(&sample[i], true); err != nil {
			return tally{}, err
		}
		sample[i] = tabular.Row{} // its memory is free from here on
	}
	for r := new(tabular.Row); ; {
		if err := t.format.Next(r); errors.Is(err, io.EOF) {
			return w.tally, write(dst, out)
		} else if err != nil {
			return tally{}, err
		}
		if err := one(r, false); err != nil {
			return tally{}, err
		}
	}
}

// sample reads the rows that the columns are classified by.
func (t *table) sample() ([]tabular.Row, error) {
	var rows []tabular.Row
	for size := 0; t.sampled < int64(t.opts.SampleRows) && size < sampleMemory; {
		var r tabular.Row
		if err := t.format.Next(&r); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		const rowSize, cellSize = 64, 16
		size += len(r.Raw) + rowSize + cellSize*len(r.Cells)
		rows = append(rows, r)
		if r.Number > 0 {
			t.sampled++
		}
	}
	return rows, nil
}

// classify decides what is done with each column.
func (t *table) classify(sample []tabular.Row) error {
	var names []string
	if names, t.header = t.format.Columns(); len(names) == 0 {
		return nil
	}
	if len(t.opts.Columns) > 0 && !(t.header && hasAll(names, t.opts.Columns)) {
		return fmt.Errorf("%w: Columns names a column that the header does not have", ErrOptions)
	}
	columns := make([]privet.Column, len(names))
	for i, name := range names {
		columns[i].Name = name
	}
	for i := range sample {
		for _, c := range sample[i].Cells {
			if int(c.Column) < len(columns) {
				values := &columns[c.Column].Values
				*values = append(*values, t.format.Decode(&sample[i], c))
			}
		}
	}
	results := t.masker.classifier.Columns(columns)
	if len(results) == len(columns) {
		t.distrust(columns, results)
	}
	if len(results) != len(columns) {
		return ErrBadResult
	}
	t.columns = make([]column, len(columns))
	for i, result := range results {
		if !result.Label.IsWellFormed() {
			return fmt.Errorf("column %d: %w", i+1, ErrBadResult)
		}
		t.columns[i] = t.decide(names[i], result)
	}
	return nil
}

// surely is the confidence from which on a finding in a column that is NONE
// speaks against the verdict.
const surely = 0.8

// distrust makes a column UNKNOWN that is called NONE although something
// personal is surely found in it, such as an e-mail address in a column of
// descriptions. Dates do not count: most are of things.
func (t *table) distrust(columns []privet.Column, results []privet.Result) {
	var findings []privet.Finding
	for i := range results {
		if results[i].Label != privet.None {
			continue
		}
		for _, value := range columns[i].Values {
			findings = t.masker.finder.AppendFind(findings[:0], value)
			if slices.ContainsFunc(findings, func(f privet.Finding) bool {
				return f.Confidence >= surely && f.Label.Category() != privet.CategoryDate
			}) {
				results[i].Label, results[i].Confidence = privet.Unknown, 1-results[i].Confidence
				break
			}
		}
	}
}

// decide says what is done with a column of that name.
func (t *table) decide(name string, verdict privet.Result) column {
	label, byOption := t.opts.Columns[name]
	if byOption {
		if canonical, err := privet.ParseLabel(string(label)); err == nil {
			label = canonical
		}
		// What the Classifier matched holds for its own label only.
		if verdict.Label != label {
			verdict.Matched = 0
		}
		verdict.Label, verdict.Confidence = label, 1
	}
	c := column{byOption: byOption, report: ColumnReport{
		Column:     name,
		Label:      verdict.Label,
		Confidence: verdict.Confidence,
		Count:      verdict.Count,
		Matched:    verdict.Matched,
	}}
	ops := t.masker.operators
	inside := ops.labels["FREE_TEXT"] == nil && verdict.Label == "FREE_TEXT" && !byOption
	switch bind := ops.columns[name]; {
	case bind != nil && t.header:
		label := verdict.Label
		if label == privet.None || label == privet.Unknown {
			label = ""
		}
		c.operator = bind(label)
	case verdict.Label == privet.None:
		c.kept = true
	case verdict.Label == privet.Unknown || inside:
		c.operator = ops.unknown
	default:
		c.operator = ops.labelled(verdict.Label)
	}
	switch c.operator.(type) {
	case nil, *textOperator:
	case keepOperator:
		c.operator, c.kept, c.byOption = nil, true, true
	default:
		c.report.RuleName = string(verdict.Label)
		c.report.Masked = true
	}
	return c
}

// mask appends the row with its values masked. It changes nothing but the
// worker.
func (t *table) mask(dst []byte, r *tabular.Row, sampled bool, w *worker) ([]byte, error) {
	if r.Number > 0 {
		w.rows++
	}
	// A cell of a column that was not there when columns were classified is
	// free text.
	beyond := column{operator: t.masker.operators.unknown}
	done := int32(0)
	for _, c := range r.Cells {
		col, known := &beyond, int(c.Column) < len(t.columns)
		if known {
			col = &t.columns[c.Column]
		}
		value := t.format.Decode(r, c)
		if value == "" {
			continue
		}
		if col.kept {
			if !sampled || col.byOption {
				w.unexamined++
			}
			continue
		}
		masked, understood, err := col.operator.apply(w.value[:0], value, w)
		if err != nil {
			return nil, &ParseError{Row: r.Number, Column: int(c.Column) + 1, Line: r.Line, Err: err}
		}
		if !understood && known {
			w.contradictions[c.Column]++
		}
		w.value = masked
		dst = append(dst, r.Raw[done:c.Start]...)
		dst = t.format.Encode(dst, c, masked)
		done = c.End
	}
	return append(dst, r.Raw[done:]...), nil
}

// report says what was done.
func (t *table) report(n tally) Report {
	report := Report{
		Format:      t.formatName,
		Rows:        n.rows,
		Header:      t.header,
		Findings:    n.findings,
		SampledRows: t.sampled,
		Unexamined:  n.unexamined,
	}
	for i := range t.columns {
		c := t.columns[i].report
		c.Contradictions = n.contradictions[i]
		report.Columns = append(report.Columns, c)
		report.Contradictions += c.Contradictions
	}
	return report
}

// isHeader reports whether the first row of a file holds the names of columns.
func (t *table) isHeader(cells []string) bool {
	if len(t.opts.Columns) > 0 && hasAll(cells, t.opts.Columns) {
		return true // whoever gave the names has seen the header
	}
	// A name that the Classifier can say something about without any values is
	// one that it knows.
	columns := make([]privet.Column, len(cells))
	for i, s := range cells {
		columns[i].Name = s
	}
	known := map[string]bool{}
	for _, r := range t.masker.classifier.Columns(columns) {
		if r.Label != privet.Unknown {
			known[r.Column] = true
		}
	}
	return tabular.IsHeader(cells,
		func(s string) bool { return len(t.masker.finder.AppendFind(nil, s)) > 0 },
		func(s string) bool { return known[s] })
}

// hasAll reports whether each key of wanted is among the names.
func hasAll(names []string, wanted map[string]privet.Label) bool {
	found := map[string]bool{}
	for _, name := range names {
		found[name] = true
	}
	for name := range wanted {
		if !found[name] {
			return false
		}
	}
	return true
}
