package httpapi

import (
	"errors"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/internal/masked"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
)

// A datasetList is the data of a page of datasets.
type datasetList struct {
	Datasets []registry.Dataset `json:"datasets"`
}

// listDatasets answers with a page of the datasets.
func (s *service) listDatasets(c *call) (any, *failure) {
	q, f := readList(c)
	if f != nil {
		return nil, f
	}
	list, total := s.registry.Datasets().List(q)
	c.Header().Set("X-Total-Count", strconv.Itoa(total))
	return datasetList{orEmpty(list)}, nil
}

// putDataset describes a new or an existing dataset.
func (s *service) putDataset(c *call) (any, *failure) {
	opts, f := readWrite(c)
	if f != nil {
		return nil, f
	}
	var record registry.Dataset
	if f := s.readRecord(c, &record, false, func(dry *registry.WriteOptions) error {
		_, _, err := s.registry.PutDataset(c.param("id"), record, dry)
		return err
	}); f != nil {
		return nil, f
	}
	change, created, err := s.registry.PutDataset(c.param("id"), record, opts)
	if err != nil {
		return nil, s.refused(c, err)
	}
	if opts.DryRun {
		return dryRunOf(change), nil
	}
	action := "replace"
	if created {
		action = "create"
		c.Header().Set("Location", locationOf(c, "/api/v1/datasets", change.Record.ID))
	}
	s.audit(c, action, &change.Effect)
	c.Header().Set("ETag", etag(change.Record.Version))
	return change.Record, nil
}

// riskOfDataset answers with the risk of a dataset that was described before.
func (s *service) riskOfDataset(c *call) (any, *failure) {
	var p problems
	id, given := readQuery(c, &p, "datasetId")["datasetId"]
	if !given && !p.any() {
		p.add(400, codeInvalidRequest, "datasetId", "is missing")
	}
	if f := p.failure(); f != nil {
		return nil, f
	}
	s.use(c, id)
	d, err := s.registry.Datasets().Get(id)
	if err != nil {
		return nil, fail(404, codeDatasetNotFound, "no such dataset has been described")
	}
	return s.summarize(&d), nil
}

// use keeps a dataset that was asked for from its end. A registry that takes no writes
// leaves that to the one that does.
func (s *service) use(c *call, id string) {
	if err := s.registry.Use(id); err != nil && len(registry.Reasons(err)) == 0 {
		s.internal(c, err)
	}
}

// summarize scores a dataset under the current catalogue.
func (s *service) summarize(d *registry.Dataset) audit.Summary {
	described := audit.Dataset{Labels: d.Labels, Standards: d.Standards, Factors: d.Factors}
	for _, l := range d.Masked {
		described.Masked = append(described.Masked, string(l))
	}
	return audit.Summarize(&described, s.catalogue(), s.now())
}

// A datasetRef says where a request has what it found or masked remembered. The zero one
// says nowhere.
type datasetRef struct{ id, source string }

// readDatasetRef reads the dataset and the source of a request.
func readDatasetRef(o object) (ref datasetRef) {
	if e, ok := o.get("datasetId"); ok {
		ref.id = readDatasetID(e)
	}
	if e, ok := o.get("source"); ok {
		ref.source = strings.TrimSpace(e.text(registry.MaxNameBytes))
		if strings.ContainsFunc(ref.source, unicode.IsControl) {
			e.invalid("must be a name, without control characters")
		}
	}
	return ref
}

// codeNotRecorded is the code of the warning that a dataset could not be written.
const codeNotRecorded = "NOT_RECORDED"

// remember merges what was found in a source of a dataset: labels and counts. Where that
// cannot be, the caller has a warning and the answer all the same.
func (s *service) remember(c *call, ref datasetRef, look registry.Look) {
	if ref.id == "" {
		return
	}
	delete(look.Labels, privet.None)
	look.Source, look.Owner = ref.source, c.credential
	change, err := s.registry.Remember(ref.id, look)
	if err == nil {
		if len(change.Effect.Created)+len(change.Effect.Updated) > 0 {
			s.audit(c, "remember", &change.Effect)
		}
		return
	}
	reasons := registry.Reasons(err)
	if len(reasons) == 0 || reasons[0].Code == registry.Unavailable {
		s.internal(c, err) // the log has the reason
	}
	if len(reasons) == 0 {
		reasons = []*registry.Error{{Reason: "the dataset could not be written"}}
	}
	for _, e := range reasons {
		c.warnings = append(c.warnings, apiError{codeNotRecorded, "datasetId is not recorded: " + e.Error(), "datasetId"})
	}
}

// lookHidden tells the columns of a table that are masked already from the others. The rows have
// values for all columns.
func (s *service) lookHidden(columns []privet.Result, inTexts []privet.Label, rows func(func([]string) error) error) (
	labels map[privet.Label]int, hidden []privet.Label, err error) {
	byName := make([]privet.Result, len(columns))
	for i, c := range columns {
		byName[i] = s.profiler.Columns([]privet.Column{{Name: c.Column}})[0]
	}
	table := masked.NewTable(columns, byName, inTexts, s.masker, s.profiler, nil)
	err = rows(func(values []string) error {
		if !table.Add(values) {
			return errAllInClear
		}
		return nil
	})
	if err == errAllInClear {
		err = nil
	}
	labels, hidden = table.Hidden(inTexts)
	return labels, hidden, err
}

var errAllInClear = errors.New("no column can be masked")

// lookColumns is what a request with columns tells of a source.
func (s *service) lookColumns(columns []privet.Column, results []privet.Result, q *profiler.Query) (registry.Look, error) {
	untold, err := s.profiler.Untold(columns, results, q)
	if err != nil {
		return registry.Look{}, err
	}
	most := 0
	for i := range columns {
		most = max(most, len(columns[i].Values))
	}
	inTexts := map[privet.Label]int{}
	addUntold(inTexts, untold, int64(most))
	values := make([]string, len(columns))
	labels, hidden, err := s.lookHidden(results, slices.Collect(maps.Keys(inTexts)), func(row func([]string) error) error {
		for r := range most {
			for i := range columns {
				if values[i] = ""; r < len(columns[i].Values) {
					values[i] = columns[i].Values[r]
				}
			}
			if err := row(values); err != nil {
				return err
			}
		}
		return nil
	})
	return registry.Look{Labels: labels, Hidden: hidden}, err
}

// numbered gives the numbers below n.
func numbered(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// readDatasetID reads the id of the dataset to remember.
func readDatasetID(e element) string {
	id := e.text(e.doc.limits.ValueBytes)
	if !registry.IsDatasetID(id) && e.node().Kind == strictjson.String {
		e.invalid("must be 1 to 128 letters, digits, dots, underscores and hyphens, a letter or digit first")
	}
	return id
}

// addUntold adds to the labels of the columns of a table those that were found in its
// other columns often enough for the number of rows.
func addUntold(labels map[privet.Label]int, found map[privet.Label]int64, rows int64) {
	for l, n := range found {
		if labels[l] == 0 && n*profiler.FindingShare >= rows {
			labels[l] = 1 // a column at least
		}
	}
}

// labelsOf returns the labels of the columns of a file, with those that were found
// often enough in other columns, or the labels found in a text.
func labelsOf(answer *fileAnswer, rows int64) map[privet.Label]int {
	labels := map[privet.Label]int{}
	for _, column := range answer.Columns {
		labels[column.Label]++
	}
	if len(answer.Columns) > 0 {
		addUntold(labels, answer.Findings, rows)
	} else {
		for l, n := range answer.Findings {
			labels[l] = int(min(n, math.MaxInt32))
		}
	}
	delete(labels, privet.None)
	return labels
}

// maskedLabels returns the labels of which nothing is left in a masked file: all their
// columns and all findings elsewhere were masked. A column of free text is masked where
// nothing that was found in it is kept.
func maskedLabels(labels map[privet.Label]int, report *masker.Report) []privet.Label {
	var masked []privet.Label
	for l := range labels {
		left := report.Kept[l] > 0 || slices.ContainsFunc(report.Columns, func(c masker.ColumnReport) bool {
			return c.Label == l && !c.Masked && !(l == privet.LabelFreeText && c.Searched && len(report.Kept) == 0)
		})
		if !left {
			masked = append(masked, l)
		}
	}
	return masked
}
