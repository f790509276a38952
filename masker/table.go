package masker

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

// A table is one run of [Masker.File] over a file with rows.
type table struct {
	masker  *Masker
	opts    FileOptions
	file    *tabular.File
	sampled int64 // rows
	watch   tabular.Watch

	mu      sync.Mutex // of the following, when there are workers
	header  bool
	columns []column // those that are there do not change

	restoring bool    // the file is unmasked
	next      *Masker // that masks again what is restored, or nil
	unique    *uniqueCount
}

// A column is what is done with the values of one column.
type column struct {
	operator operator
	rule     *rule // the operator, when it is one
	pure     bool  // the operator is, and what it makes is remembered
	searched bool  // the operator masks what is found inside of values
	kept     bool  // no operator is applied
	unique   bool  // no value comes twice in the sample, and the operator may make two one
	byOption bool  // the label comes from the options
	original bool  // while restoring: the values have never been masked
	report   ColumnReport
}

// classify decides what is done with each column that there is when the sample has been
// read. The columns have their values in it.
func (t *table) classify(sample *tabular.Sample) error {
	columns := sample.Columns(t.file)
	var results []privet.Result
	defer func() {
		if !t.restoring {
			t.watch.Judge, t.watch.Follows = t.results, t.follows
			t.watch.Start(t.file, sample, results)
		}
	}()
	var names []string
	if names, t.header = t.file.Columns(); len(names) == 0 {
		return nil
	}
	if len(t.opts.Columns) > 0 && !t.opts.Several && !t.file.Grows() && !hasAll(names, t.opts.Columns) {
		return errNoSuchColumn
	}
	if n := len(t.opts.Places); n > 0 {
		if n < len(names) || n > len(columns) {
			return errNoSuchPlaces
		}
		names = append(slices.Clip(names), make([]string, n-len(names))...)
	}
	if t.restoring {
		return t.restore(names)
	}
	if !t.file.Grows() {
		if err := t.checkAbsent(); err != nil {
			return err
		}
	}
	var err error
	if results, err = t.results(columns); err != nil {
		return err
	}
	distrusted := tabular.Distrusted(columns, results)
	t.columns = make([]column, len(columns))
	t.unique = newUniqueCount(len(columns))
	for i, result := range results {
		// A text that has been masked says nothing any more, and is left as it is where nothing is found in it.
		searched := t.masker.operators.forUnknown == unknownColumns[0] && result.Label == privet.Unknown && tabular.HasMasks(columns[i].Values)
		searched = searched || i >= len(names) && result.Label != privet.Unknown || result.Label == privet.None && t.doubts(columns[i].Values)
		t.columns[i] = t.decide(columns[i].Name, result, searched && !distrusted[i], distrusted[i])
		c := &t.columns[i]
		c.unique = canJoin(c.operator) && isUnique(columns[i])
		if o, ok := unwalked(c.operator).(rowOperator); ok && !t.file.Grows() && slices.ContainsFunc(o.by(), func(name string) bool { return !slices.Contains(names, name) }) {
			return fmt.Errorf("%w: by names a column that the file does not have", ErrOptions)
		}
	}
	return nil
}

var errNoSuchColumn = fmt.Errorf("%w: Columns names a column that the file does not have", ErrOptions)

var errNoSuchPlaces = fmt.Errorf("%w: Places has not as many labels as there are columns", ErrOptions)

// ErrNoSuchKeys says that the Keys of [FileOptions] name a column of keys that the file
// does not have. It is [ErrOptions] as well.
var ErrNoSuchKeys = fmt.Errorf("%w: Keys names a column of keys that the file does not have", ErrOptions)

// results are the verdicts of the Classifier.
func (t *table) results(columns []privet.Column) ([]privet.Result, error) {
	results := t.masker.classifier.Columns(columns)
	if len(results) != len(columns) {
		return nil, ErrBadResult
	}
	for i := range results {
		if !results[i].Label.IsWellFormed() {
			return nil, fmt.Errorf("column %d: %w", i+1, ErrBadResult)
		}
	}
	return results, nil
}

// meet gives the columns, at least the first n of those that the file has been found
// to have, and decides what is done with such as have come after the sample. They are
// judged by their names alone, each for itself, so that none of them is kept unless
// the options say so.
func (t *table) meet(n int) ([]column, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.file.Grows() || n <= len(t.columns) {
		return t.columns, nil
	}
	names, _ := t.file.Columns()
	names = names[len(t.columns):max(len(t.columns), min(n, len(names)))]
	if len(names) > 0 {
		t.header = true
	}
	if t.restoring {
		err := t.restore(names)
		return t.columns, err
	}
	for _, name := range names {
		results, err := t.results([]privet.Column{{Name: name}})
		if err != nil {
			return nil, err
		}
		t.columns = append(t.columns, t.decide(name, results[0], results[0].Label == privet.None, false))
	}
	return t.columns, nil
}

// change does what the watch has found out, and gives the columns as they are for the block where it has. A column that
// has turned there has the same operator in the rest of this block, where its cells are marked.
func (t *table) change(changes []tabular.Change) []column {
	t.mu.Lock()
	defer t.mu.Unlock()
	names, _ := t.file.Columns()
	for _, c := range changes {
		if c.Turned > 0 {
			continue
		}
		t.columns = slices.Clone(t.columns)
		beyond := c.Column >= len(names) && c.Result.Label != privet.Unknown
		t.columns[c.Column] = t.decide(t.columns[c.Column].report.Column, c.Result, beyond, false)
	}
	here := t.columns
	for _, c := range changes {
		if c.Turned > 0 {
			t.columns = slices.Clone(t.columns)
			t.columns[c.Column] = t.turned(t.columns[c.Column].report, c)
		}
	}
	return here
}

// turned is a column from the row on where the values contradict the verdict on it.
func (t *table) turned(report ColumnReport, c tabular.Change) column {
	report.Label, report.Confidence, report.Count, report.Matched = c.Result.Label, c.Result.Confidence, c.Result.Count, c.Result.Matched
	report.Turned = c.Turned
	to := column{operator: t.contradicting(), report: report}
	to.rule, _ = to.operator.(*rule)
	to.pure = isPure(to.operator)
	return to
}

// contradicting is the operator of values that contradict a verdict: that of columns that are UNKNOWN, if it
// masks all of a value.
func (t *table) contradicting() operator {
	switch op := t.masker.operators.unknown.(type) {
	case nil, keepOperator, failOperator, *textOperator:
		return whole
	default:
		return op
	}
}

// follows reports whether a column may turn.
func (t *table) follows(name string) bool {
	_, given := t.opts.Columns[name]
	return !given && !t.names(name)
}

// surely is the confidence from which on a finding in a column that is NONE
// speaks against the verdict.
const surely = 0.8

// doubts reports whether the values of a column that is called NONE do not speak for
// it: something personal is surely found in them, such as an e-mail address in a column
// of descriptions, or there are none.
func (t *table) doubts(values []string) bool {
	some, pages := 0, 0
	for _, value := range values {
		if value == "" {
			continue
		}
		if some++; strings.HasPrefix(value, "urn:") {
			pages++ // it names what a page does
		}
		for _, f := range t.masker.finder.AppendFind(nil, value) {
			switch {
			case !isSure(f), f.Label == privet.LabelLocation, f.Label == privet.LabelOrganization:
				// A place or a firm is nobody's where the column is.
			case isPage(f, value):
				pages++
			default:
				return true
			}
		}
	}
	return some == 0 || pages > 0 && pages < some // pages alone are in no doubt
}

// isPage reports whether a finding is all of a value and the address of a page, in which nothing is of anybody. The Classifier
// has seen a column of nothing else, and called it NONE nevertheless: it is of goods, or names the systems that codes are of.
func isPage(f privet.Finding, value string) bool {
	return f.Label == privet.LabelURL && f.Start == 0 && f.End == len(value) && !strings.ContainsAny(value, "@?=#")
}

// decide says what is done with a column of that name. If it is to be searched, it is
// masked as free text, and if it is distrusted as one that is UNKNOWN, whatever the verdict, unless the policy names it.
func (t *table) decide(name string, verdict privet.Result, searched, distrusted bool) column {
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
	treated := verdict.Label
	if searched = searched && !byOption; searched || distrusted && !byOption {
		treated = privet.Unknown
	}
	if c.operator, c.kept = t.choose(name, treated, byOption); searched && !t.names(name) {
		c.operator = t.masker.operators.text
	}
	c.operator = t.masker.operators.nulls.walked(c.operator)
	c.rule, _ = c.operator.(*rule)
	c.pure = isPure(c.operator)
	_, c.searched = c.operator.(*textOperator)
	c.report.Searched = c.searched
	c.report.Operator = t.operatorName(name, treated)
	switch c.operator.(type) {
	case nil, *textOperator:
	case keepOperator:
		c.operator, c.kept, c.byOption = nil, true, true
	default:
		if verdict.Label != privet.None && verdict.Label != privet.Unknown {
			c.report.RuleName = string(verdict.Label)
		}
		c.report.Masked = true
	}
	return c
}

// choose gives the operator of a column, or says that the column is kept.
func (t *table) choose(name string, l privet.Label, byOption bool) (op operator, kept bool) {
	ops := t.masker.operators
	inside := ops.labels["FREE_TEXT"] == nil && l == "FREE_TEXT" && !byOption
	switch {
	case t.names(name):
		if l == privet.None || l == privet.Unknown {
			l = ""
		}
		name, _ := ops.named.find(name)
		return ops.columns[name](l), false
	case l == privet.None:
		return nil, true
	case l == privet.Unknown:
		return ops.unknown, false
	case inside:
		return ops.text, false
	case t.isID(l):
		return ops.ids, false
	}
	return ops.labelled(l), false
}

// isID reports whether a column of the label, which the policy does not name, is masked by
// the operator of labels that tell records apart.
func (t *table) isID(l privet.Label) bool {
	ops := t.masker.operators
	return ops.ids != nil && slices.Contains(idLabels, l) && t.masker.hasOwnRule(l)
}

// names reports whether the policy names the column. Without a header it has to be named
// by its place and in full: a pattern is about names that the file has.
func (t *table) names(name string) bool {
	found, ok := t.masker.operators.named.find(name)
	return ok && (t.header || found == name)
}

// operatorName is the name of the operator that the policy has for the column or its
// label, or empty.
func (t *table) operatorName(name string, l privet.Label) string {
	ops := t.masker.operators
	if t.names(name) {
		name, _ := ops.named.find(name)
		return ops.columnNames[name]
	}
	if t.isID(l) {
		return idColumns[0]
	}
	return ops.names[ops.spelling(l)]
}

// absent are the columns that the policy names and the file does not have.
func (t *table) absent() []string {
	names, _ := t.file.Columns()
	if t.header {
		return t.masker.operators.named.absent(names)
	}
	return slices.DeleteFunc(t.masker.operators.named.absent(nil), func(name string) bool { return slices.Contains(names, name) })
}

// lacked are columns that the options name and the file does not have, where it may lack them.
func (t *table) lacked() []string {
	if !t.opts.Several {
		return nil
	}
	var names, lacked []string
	if t.file.Reader != nil {
		names, _ = t.file.Columns()
	}
	for _, name := range append(sortedKeys(t.opts.Columns), t.opts.Keys...) {
		if !slices.Contains(names, name) {
			lacked = append(lacked, name)
		}
	}
	slices.Sort(lacked)
	return slices.Compact(lacked)
}

// unused are labels of one's own that the policy names and nobody knows of, of which
// the report has none.
func (t *table) unused(r *Report) []string {
	var unused []string
	ops := t.masker.operators
	used := map[privet.Label]bool{}
	for l := range t.masker.labels {
		used[ops.spelling(l)] = true
	}
	for l, n := range r.Findings {
		used[ops.spelling(l)] = used[ops.spelling(l)] || n > 0
	}
	for _, c := range r.Columns {
		used[ops.spelling(c.Label)] = true
	}
	for _, l := range slices.Sorted(maps.Keys(ops.labels)) {
		if !used[l] && !l.IsBuiltIn() {
			unused = append(unused, string(l))
		}
	}
	return unused
}

// report says what was done.
func (t *table) report(n tally) Report {
	report := Report{
		Format:      t.file.Format.Name,
		Gzip:        t.file.Gzip,
		Rows:        n.rows,
		Header:      t.header,
		PassedOver:  t.file.PassedOver(),
		Findings:    n.findings,
		Kept:        n.kept,
		SampledRows: t.sampled,
		Unexamined:  n.unexamined,

		AbsentColumns: t.absent(),
		LackedColumns: t.lacked(),
	}
	for i := range t.columns {
		c := t.columns[i].report
		if i < len(n.columns) {
			n := n.columns[i]
			c.Contradictions, c.Nulls, c.TooLong, c.Oversized = n.contradictions, n.nulls, n.tooLong, n.oversized
		}
		if t.columns[i].unique {
			c.Duplicates = t.unique.columns[i].duplicates
		}
		report.Columns = append(report.Columns, c)
		report.Contradictions += c.Contradictions
	}
	return report
}

// isHeader reports whether the first row of a file holds the names of columns.
func (t *table) isHeader(cells []string, below [][]string) bool {
	if len(t.opts.Columns) > 0 && (hasRoots(cells, t.opts.Columns) || t.opts.Several && slices.ContainsFunc(cells, t.isGiven)) {
		return true // whoever gave the names has seen the header
	}
	if t.restoring {
		return len(t.opts.Places) > 0
	}
	if ops := t.masker.operators; ops.named.isHeader(cells, below, ops.someAbsent) {
		return true // and so has whoever wrote the policy
	}
	return tabular.IsHeader(cells, below,
		func(s string) []privet.Finding { return t.masker.finder.AppendFind(nil, s) },
		t.masker.classifier.Columns)
}

// isKnown reports whether a name alone says what its column holds.
func (t *table) isKnown(name string) bool {
	if _, given := t.opts.Columns[name]; given || t.restoring {
		return given
	}
	return tabular.KnownBy(t.masker.classifier.Columns)(name)
}

// isName reports whether a key of an object names a column. One that is data,
// such as an e-mail address, is masked as such.
func (t *table) isName(key string) bool {
	if t.isGiven(key) {
		return true
	}
	return tabular.LooksLikeName(key) && (t.masker.finder == nil || !t.masker.surelyHolds(key))
}

// isGiven reports whether the options give a column of that name its label.
func (t *table) isGiven(name string) bool {
	_, given := t.opts.Columns[name]
	return given
}

// surelyHolds reports whether something personal is surely found in s. Dates do not
// count: most are of things.
func (m *Masker) surelyHolds(s string) bool {
	return slices.ContainsFunc(m.finder.AppendFind(nil, s), isSure)
}

func isSure(f privet.Finding) bool {
	return f.Confidence >= surely && f.Label.Category() != privet.CategoryDate
}

// isWhole reports whether the options or the policy name a column, and nothing of what its values may hold.
func (t *table) isWhole(name string) bool {
	_, given := t.opts.Columns[name]
	named := t.masker.operators.columns
	if !given && named[name] == nil {
		return false
	}
	isPart := func(other string) bool { return other != name && tabular.IsOf([]string{name}, other) }
	for other := range t.opts.Columns {
		if isPart(other) {
			return false
		}
	}
	for other := range named {
		if isPart(other) {
			return false
		}
	}
	return true
}

// hasRoots reports whether each key of wanted is among the names, or is of what one of their columns holds.
func hasRoots(names []string, wanted map[string]privet.Label) bool {
	for name := range wanted {
		if !tabular.IsOf(names, name) {
			return false
		}
	}
	return true
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
