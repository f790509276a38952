package attack

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

func newComparison(tables []Table, by Masking, opts Options) *comparison {
	c := &comparison{by: by, opts: opts, domains: map[string]*domain{}, budget: newBudget(opts.MaxMemory), search: opts.MaxSearch}
	for i, t := range tables {
		c.tables = append(c.tables, &tableRun{comparison: c, Table: t, index: i})
	}
	return c
}

// A comparison is one call of [Run].
type comparison struct {
	by        Masking
	opts      Options
	tables    []*tableRun
	all       []*column
	budget    *budget
	domains   map[string]*domain
	search    int64 // bytes that may still be searched for personal data
	originals originalSet
	findings  []Finding
}

// A tableRun is one table of a comparison.
type tableRun struct {
	*comparison
	Table
	index   int
	format  string
	header  bool
	text    bool            // each line is a row
	columns []*column       // of the original
	masked  []*maskedColumn // of the masked file
	labels  []privet.Result // from the sample, by column

	originalRows, maskedRows   int64
	originalBytes, maskedBytes int64
	originalSum, maskedSum     []byte
	misshapen                  Count // rows with more or fewer cells
	aligned                    bool  // the numbers of rows are the same

	rare      rareRows
	combined  combination
	found     []privet.Finding // of the profiler, in a value
	before    []foundText      // and in its original, when that was asked for
	specimens []*specimen
	beside    *maskedColumn // the texts that belong to no column
	unlooked  int           // columns that are left out of the ladder
	ladder    []*column     // the columns whose originals are looked for in their own row
}

// run compares all tables.
func (c *comparison) run() error {
	for i, step := range []func(t *tableRun) error{(*tableRun).classify, (*tableRun).first, (*tableRun).prepare, (*tableRun).second} {
		for i, t := range c.tables {
			if err := step(t); err != nil {
				return &TableError{i, err}
			}
		}
		if i == 1 { // now all columns are known
			if err := c.checkNames(); err != nil {
				return err
			}
		}
	}
	for _, t := range c.tables {
		t.leaks()
		t.combinations()
	}
	c.completeness()
	return nil
}

// checkNames refuses options that name a column which no table has, since they would have no
// effect.
func (c *comparison) checkNames() error {
	known := map[string]bool{}
	for _, column := range c.all {
		known[column.name], known[column.table.Name+"."+column.name] = true, true
	}
	for _, list := range c.opts.References {
		for _, name := range list {
			if !known[name] {
				return fmt.Errorf("%w: References names a column that no table has", ErrOptions)
			}
		}
	}
	for name := range c.opts.Columns {
		if !slices.ContainsFunc(c.all, func(column *column) bool { return column.name == name }) {
			return fmt.Errorf("%w: Columns names a column that no table has", ErrOptions)
		}
	}
	for _, name := range c.opts.Keys {
		if !slices.ContainsFunc(c.all, func(column *column) bool { return column.name == name }) {
			return fmt.Errorf("%w: Keys names a column of keys that no table has", ErrOptions)
		}
	}
	return nil
}

// options returns how the original is read.
func (t *tableRun) options(isHeader func([]string, [][]string) bool) tabular.Options {
	return tabular.Options{Format: t.opts.Format, Name: t.FileName, Delimiter: t.opts.Delimiter, IsHeader: isHeader, IsName: t.isName,
		IsKnown: t.isKnown, Keys: t.opts.Keys, MaxBytes: t.opts.MaxBytes, MaxRatio: t.opts.MaxRatio}
}

// isName reports whether a key of an object names a column, as it does for who
// masks the file.
func (t *tableRun) isName(key string) bool {
	return tabular.LooksLikeName(key) && !slices.ContainsFunc(t.by.Profiler.Find(key), func(f privet.Finding) bool {
		return f.Confidence >= surely && f.Label.Category() != privet.CategoryDate
	})
}

// isKnown reports whether a name alone says what its column holds.
func (t *tableRun) isKnown(name string) bool {
	if _, named := t.opts.Columns[name]; named {
		return true
	}
	return tabular.KnownBy(t.by.Profiler.Columns)(name)
}

// isHeader reports whether the first row of an original holds names.
func (t *tableRun) isHeader(cells []string, below [][]string) bool {
	if t.opts.Header || t.by.Policy != nil && t.by.Policy.IsHeader(cells, below) {
		return true
	}
	for _, s := range cells {
		if _, named := t.opts.Columns[s]; named {
			return true // whoever gave the name has seen the header
		}
	}
	return tabular.IsHeader(cells, below, t.by.Profiler.Find, t.by.Profiler.Columns)
}

// openBoth begins to read both files. The masked file has a header when the
// original has one, and is of its format where only the name tells that.
func (t *tableRun) openBoth() (original, masked *rowReader, err error) {
	var isHeader func([]string, [][]string) bool
	if t.header {
		isHeader = func([]string, [][]string) bool { return true }
	}
	if original, err = openRows(t.Original, t.options(isHeader)); err != nil {
		return nil, nil, fmt.Errorf("the original: %w", err)
	}
	of := t.options(isHeader)
	of.IsWhole = t.isWhole
	of.Name = ""
	switch {
	case t.format == "csv" && len(t.columns) == 1:
		of.Format = "csv" // what parts the masked values parts no columns
		if of.Delimiter == 0 {
			of.Delimiter = ','
		}
	case slices.Contains([]string{"csv", "tsv", "json", "ndjson"}, t.format): // the content tells it
	default:
		of.Format = t.format
	}
	if masked, err = openRows(t.Masked, of); err != nil {
		original.close()
		return nil, nil, fmt.Errorf("the masked file: %w", err)
	}
	return original, masked, nil
}

// isWhole reports whether the original has a column of that name and no parts of it, so that the masked
// file is read as it was.
func (t *tableRun) isWhole(name string) bool {
	whole := false
	for _, c := range t.columns {
		if c.name == name {
			whole = true
		} else if tabular.IsOf([]string{name}, c.name) {
			return false
		}
	}
	return whole
}

// classify finds the label of each column of the original, by its first rows.
func (t *tableRun) classify() error {
	isHeader := t.isHeader
	if t.opts.NoHeader {
		isHeader = nil
	}
	r, err := openRows(t.Original, t.options(isHeader))
	if err != nil {
		return fmt.Errorf("the original: %w", err)
	}
	defer r.close()
	var columns []privet.Column
	const sampleMemory = 64 << 20
	for size := 0; size < sampleMemory; {
		row, err := r.next()
		if errors.Is(err, io.EOF) || err == nil && row.number > int64(t.opts.SampleRows) {
			break
		}
		if err != nil {
			return fmt.Errorf("the original: %w", err)
		}
		for _, cell := range row.cells {
			for cell.column >= len(columns) {
				columns = append(columns, privet.Column{})
			}
			columns[cell.column].Values = append(columns[cell.column].Values, cell.text)
			size += len(cell.text)
		}
	}
	t.format, t.header, t.text = r.format, r.header, r.text
	for i, name := range r.names {
		for i >= len(columns) {
			columns = append(columns, privet.Column{})
		}
		columns[i].Name = name
	}
	if t.labels = t.by.Profiler.Columns(columns); r.text {
		for i := range t.labels { // the lines are no column, but parts of what is masked by what is found in it
			t.labels[i] = privet.Result{Label: "FREE_TEXT", Confidence: 1}
		}
	}
	for i := range columns {
		t.addColumn(columns[i].Name)
	}
	return nil
}

// addColumn adds the next column of the original.
func (t *tableRun) addColumn(name string) {
	c := &column{Column: Column{Index: len(t.columns), name: name, Label: privet.Unknown}, table: t, id: len(t.all),
		needle: new(spelling), lastNeed: new(spelling)}
	if c.Index < len(t.labels) {
		c.Label, c.Confidence = t.labels[c.Index].Label, t.labels[c.Index].Confidence
	} else if name != "" { // it comes after the sample
		r := t.by.Profiler.Columns([]privet.Column{{Name: name}})[0]
		c.Label, c.Confidence = r.Label, r.Confidence
	}
	if l, ok := t.opts.Columns[name]; ok {
		c.Label, c.Confidence = l, 1
		if canonical, err := privet.ParseLabel(string(l)); err == nil {
			c.Label = canonical
		}
	}
	if c.Label != privet.None && c.Label != privet.Unknown {
		c.traits = traitsOf(c.Label)
	}
	c.Operation = t.by.operationOf(&c.Column)
	c.exact = t.exactMasker(c)
	c.tokens = t.tokensOf(c)
	t.columns = append(t.columns, c)
	t.comparison.all = append(t.comparison.all, c)
}

// addMasked adds the next column of the masked file and finds what it was made of:
// the column of the same name, the first of several for the first, or of the same
// number when there are no names.
func (t *tableRun) addMasked(name string) {
	m := &maskedColumn{table: t, index: len(t.masked), name: name}
	nth := 0
	for _, other := range t.masked {
		if other.name == name {
			nth++
		}
	}
	for _, c := range t.columns {
		if t.header && name != "" {
			if c.name != name {
				continue
			}
			if nth--; nth >= 0 {
				continue
			}
		} else if c.Index != m.index {
			continue
		}
		if c.masked == nil {
			m.source, c.masked = c, m
		}
		break
	}
	// A name that the original does not have may be a value that has got into the
	// header, or the header is gone. Then it is no name to show, and is looked at.
	if m.source == nil && t.header && !t.isName(name) {
		m.name, m.header = "", name
	}
	t.masked = append(t.masked, m)
}

// pairs walks over both files together. It spreads each pair of rows over the
// columns before it calls visit, and returns what it has read. When one file has
// ended, the columns of its side have no values.
func (t *tableRun) pairs(visit func(row int64)) (o, m *rowReader, err error) {
	o, m, err = t.openBoth()
	if err != nil {
		return nil, nil, err
	}
	defer o.close()
	defer m.close()
	t.originalRows, t.maskedRows = 0, 0
	for {
		a, errA := o.next()
		b, errB := m.next()
		if errA != nil && !errors.Is(errA, io.EOF) {
			return nil, nil, fmt.Errorf("the original: %w", errA)
		}
		if errB != nil && !errors.Is(errB, io.EOF) {
			return nil, nil, fmt.Errorf("the masked file: %w", errB)
		}
		if errA != nil && errB != nil {
			return o, m, nil
		}
		if errA == nil {
			t.originalRows++
			t.spread(a, o.names)
		} else {
			t.spread(nil, nil)
		}
		if errB == nil {
			t.maskedRows++
			t.spreadMasked(b, m.names)
		} else {
			t.spreadMasked(nil, nil)
		}
		visit(max(t.originalRows, t.maskedRows))
	}
}

// spread puts the values of a row into its columns.
func (t *tableRun) spread(r *rowValues, names []string) {
	for _, c := range t.columns {
		c.row = c.row[:0]
	}
	if r == nil {
		return
	}
	for _, cell := range r.cells {
		for cell.column >= len(t.columns) {
			name := ""
			if len(t.columns) < len(names) {
				name = names[len(t.columns)]
			}
			t.addColumn(name)
		}
		c := t.columns[cell.column]
		c.row = append(c.row, cell.text)
	}
}

func (t *tableRun) spreadMasked(r *rowValues, names []string) {
	for _, m := range t.masked {
		m.row = m.row[:0]
	}
	if r == nil {
		return
	}
	// Of columns that come later, those of the original are met first.
	for len(t.masked) < min(len(names), len(t.columns)) {
		t.addMasked(names[len(t.masked)])
	}
	for _, cell := range r.cells {
		for cell.column >= len(t.masked) {
			name := ""
			if len(t.masked) < len(names) {
				name = names[len(t.masked)]
			}
			t.addMasked(name)
		}
		m := t.masked[cell.column]
		m.row = append(m.row, cell.text)
	}
}

// first makes the first pass: it counts what became of the values, and remembers the
// originals that must not be anywhere.
func (t *tableRun) first() error {
	o, m, err := t.pairs(t.compareRow)
	if err != nil {
		return err
	}
	t.originalSum, t.originalBytes = o.hash.Sum(nil), o.bytes
	t.maskedSum, t.maskedBytes = m.hash.Sum(nil), m.bytes
	for len(t.masked) < len(m.names) { // a header and nothing else
		t.addMasked(m.names[len(t.masked)])
	}
	t.aligned = t.originalRows == t.maskedRows
	if t.text {
		return t.rememberFound()
	}
	return nil
}

func (t *tableRun) compareRow(row int64) {
	misshapen := false
	both := t.originalRows == t.maskedRows
	for _, m := range t.masked {
		c := m.source
		for k, masked := range m.row {
			m.cells++
			if masked != "" {
				m.types.add(masked, row)
				m.digests.add(masked)
			}
			if c == nil || !both {
				continue
			}
			if k >= len(c.row) {
				misshapen = true
				break
			}
			c.compare(c.row[k], masked, row)
			if row <= int64(t.opts.SampleRows) {
				c.hold(c.row[k], masked, row)
			}
		}
		if c != nil && both && len(c.row) > len(m.row) {
			misshapen = true
		}
	}
	for _, c := range t.columns {
		if !c.traits.has(identifies) {
			continue
		}
		for _, value := range c.row {
			t.originals.add(t.budget, c, value)
		}
	}
	if !both {
		return
	}
	if misshapen {
		t.misshapen.add(row)
	}
	t.sample(row)
}

// second makes the second pass: with the states of all columns known, it looks for
// originals where they should not be.
func (t *tableRun) second() error {
	o, m, err := t.pairs(t.examineRow)
	if err != nil {
		return err
	}
	if !bytes.Equal(o.hash.Sum(nil), t.originalSum) || !bytes.Equal(m.hash.Sum(nil), t.maskedSum) {
		return ErrFileChanged
	}
	t.searchBeside(o.beside, m.beside)
	if t.text {
		return t.searchWhole()
	}
	return nil
}

// find adds a finding. An empty level is that of its kind.
func (t *tableRun) find(code string, level Level, label privet.Label, n Count, of int64, unit string, columns []string, column int,
	format string, args ...any) {
	f := Finding{Code: code, Level: level, Table: t.index, Columns: columns, Label: label, Count: n.N, Of: of, Unit: unit,
		Message: fmt.Sprintf(format, args...)}
	if code != CheckIncomplete && label != "" && label != privet.None && label != privet.Unknown {
		f.GivesAway = []privet.Label{label}
	}
	if n.Row > 0 {
		f.Row, f.Column = n.Row, max(0, column+1)
	}
	t.comparison.findings = append(t.comparison.findings, f)
}

// givesAway says of the last finding that it gives away what these columns hold.
func (t *tableRun) givesAway(columns []*column) {
	f := &t.comparison.findings[len(t.comparison.findings)-1]
	for _, c := range columns {
		if c.personal() && !slices.Contains(f.GivesAway, c.Label) {
			f.GivesAway = append(f.GivesAway, c.Label)
		}
	}
}

// completeness adds a finding for each bound that was met.
func (c *comparison) completeness() {
	if share := c.budget.share(); share > 1 {
		t := c.tables[0]
		t.find(CheckIncomplete, "", "", Count{N: share}, 0, "values", nil, -1,
			"there are more distinct values than MaxMemory (%d bytes) has room for: of columns with many, "+
				"one in up to %d values was followed, and their frequencies were not looked at", c.opts.MaxMemory, share)
	}
	for _, t := range c.tables {
		if !t.aligned {
			t.find(CheckIncomplete, High, "", Count{N: abs(t.originalRows - t.maskedRows)}, t.originalRows, "rows", nil, -1,
				"the numbers of rows differ, so that rows could not be compared one by one")
		}
	}
	for _, t := range c.tables {
		if t.unlooked > 0 {
			t.find(CheckIncomplete, "", "", Count{N: int64(t.unlooked)}, int64(len(t.columns)), "columns", nil, -1,
				"there are so many columns that the originals of these were not looked for in the cells of their rows")
		}
	}
	if c.search < 0 && c.opts.MaxSearch > 0 {
		c.tables[0].find(CheckIncomplete, "", "", Count{N: -c.search}, -c.search+c.opts.MaxSearch, "bytes", nil, -1,
			"not all text was searched for personal data: there is more of it than MaxSearch")
	}
}

func abs(n int64) int64 { return max(n, -n) }
