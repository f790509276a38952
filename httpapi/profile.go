package httpapi

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
)

// The modes of POST /api/v1/profiler/run and, the last of them, of
// POST /api/v1/mask/run.
const (
	modeStructured   = "STRUCTURED"
	modeUnstructured = "UNSTRUCTURED"
)

// A profileRequest is the body of POST /api/v1/profiler/run.
type profileRequest struct {
	mode    string
	columns []privet.Column // STRUCTURED
	text    string          // UNSTRUCTURED
	query   profiler.Query
	dataset datasetRef // where what is found is remembered
}

// readProfile reads the fields of the mode and the options of both modes.
func readProfile(body element) profileRequest {
	o, ok := body.object()
	if !ok {
		return profileRequest{}
	}
	q := profileRequest{mode: readMode(o, modeStructured, modeUnstructured)}
	switch q.mode {
	case modeStructured:
		q.columns = readColumns(o)
	case modeUnstructured:
		q.text = o.longText("text")
	}
	if e, ok := o.get("labels"); ok {
		q.query.Labels = readLabels(e)
	}
	if e, ok := o.get("minConfidence"); ok {
		f := e.number()
		if f < 0 || f > 1 {
			e.invalid("must be from 0 to 1")
		}
		q.query.MinConfidence = &f
	}
	if e, ok := o.get("explain"); ok {
		q.query.Explain = e.flag()
	}
	if e, ok := o.get("addressParts"); ok {
		q.query.AddressParts = e.flag()
	}
	q.dataset = readDatasetRef(o)
	return q
}

// readMode reads the mode. It returns the first of the modes if the field is missing,
// and "" if it is none of them.
func readMode(o object, modes ...string) string {
	e, ok := o.get("mode")
	if !ok {
		return modes[0]
	}
	if e.node().Kind != strictjson.String {
		e.invalid("must be a string")
		return ""
	}
	for _, m := range modes {
		if e.node().Text == m {
			return m
		}
	}
	e.add(422, codeUnknownMode, mustBe(modes))
	return ""
}

// mustBe returns the reason for a name that is none of the names.
func mustBe(names []string) string {
	last := len(names) - 1
	return "must be " + strings.Join(names[:last], ", ") + " or " + names[last]
}

// readColumns reads the columns of a table. A column has one value, as in the
// specification, or many; the profiler treats both alike.
func readColumns(o object) []privet.Column {
	list := o.objects("columns")
	columns := take(&o.doc.room.columns, len(list))
	// The columns of a request with one value each share one slice.
	singles := take(&o.doc.room.values, len(list))
	for i, c := range list {
		if c.bad() {
			continue
		}
		columns[i].Name = cmp.Or(c.text("name"), tabular.ByPlace(i))
		values, many := c.get("values")
		_, one := c.get("value")
		switch {
		case many && one:
			c.invalid("must not have both value and values")
		case many:
			columns[i].Values = values.values(c.doc.limits.Elements)
		default:
			singles[i] = c.value("value")
			columns[i].Values = singles[i : i+1 : i+1]
		}
	}
	return columns
}

// readLabels reads names, codes and aliases of labels.
func readLabels(e element) []privet.Label {
	list := e.elements(e.doc.limits.Items)
	labels := make([]privet.Label, len(list))
	for i, v := range list {
		if v.node().Kind != strictjson.String {
			v.invalid("must be a string")
			continue
		}
		var ok bool
		if labels[i], ok = e.doc.label(v.node().Text); !ok {
			v.add(422, codeUnknownLabel, "is no label")
		}
	}
	if e.node().Kind == strictjson.Array && e.node().Child == 0 {
		// No label could mean everything as well as nothing.
		e.invalid("must not be empty")
	}
	return labels
}

// A profileAnswer is the data of the answer: a list of one of the types below.
type profileAnswer[T any] struct {
	Results []T `json:"results"`
}

// A columnResult is the verdict on a column.
type columnResult struct {
	Column     string       `json:"column"`
	Label      privet.Label `json:"label"`
	Confidence float64      `json:"confidence"`
}

// A textResult is a finding in a text.
type textResult struct {
	Label      privet.Label `json:"label"`
	Confidence float64      `json:"confidence"`
	Start      int          `json:"start"` // in code points, as End
	End        int          `json:"end"`
}

// An explanation is the part of a result that a client asks for by explain.
type explanation struct {
	Evidence   []privet.Evidence  `json:"evidence"`
	Candidates []privet.Candidate `json:"candidates"`
}

// explainedColumn and explainedText are the two results with their explanations.
type explainedColumn struct {
	columnResult
	explanation
}

type explainedText struct {
	textResult
	Recognizer string `json:"recognizer"`
	explanation
	Parts []textResult `json:"parts,omitempty"` // of a postal address
}

// profile answers with the verdicts on columns or the findings in a text.
func (s *service) profile(c *call, q profileRequest, p *problems) (any, error) {
	switch {
	case p.any():
		return nil, nil
	case q.mode == modeUnstructured:
		return s.profileText(c, q)
	}
	room := c.doc.room
	if c.received > smallDocument {
		// To look at the clock again and again takes a tenth of the work on a small body, which
		// is done in a fraction of a quantum.
		q.query.Context = &c.turn
	}
	results, err := s.profiler.AppendColumns(room.results[:0], q.columns, &q.query)
	if err != nil {
		return nil, err
	}
	room.results = results
	if q.dataset.id != "" {
		look, err := s.lookColumns(q.columns, results, &q.query)
		if err != nil {
			return nil, err
		}
		s.remember(c, q.dataset, look)
	}
	s.metrics.foundAll(len(results), func(i int) privet.Label { return results[i].Label })
	if !q.query.Explain {
		plain := room.answer.Results[:0]
		for i := range results {
			plain = append(plain, plainColumn(&results[i]))
		}
		room.answer.Results = orEmpty(plain)
		return &room.answer, nil
	}
	explained := make([]explainedColumn, len(results))
	for i := range results {
		explained[i] = explainedColumn{
			plainColumn(&results[i]),
			explain(results[i].Evidence, results[i].Candidates),
		}
	}
	return profileAnswer[explainedColumn]{explained}, nil
}

// plainColumn returns the part of a result that is always shown.
func plainColumn(r *privet.Result) columnResult {
	return columnResult{r.Column, r.Label, round(r.Confidence)}
}

// profileText answers with the findings in a text. The profiler returns them in order
// and without overlaps, so that one pass over the text is enough.
func (s *service) profileText(c *call, q profileRequest) (any, error) {
	found, err := s.find(&c.turn, c.credentialID, q.text, q.query)
	if err != nil {
		return nil, err
	}
	if q.dataset.id != "" {
		labels := map[privet.Label]int{}
		for i := range found {
			labels[found[i].Label]++
		}
		s.remember(c, q.dataset, registry.Look{Labels: labels})
	}
	s.metrics.foundAll(len(found), func(i int) privet.Label { return found[i].Label })
	points := codePoints{text: q.text}
	plain := make([]textResult, len(found))
	parts := make([][]textResult, len(found))
	for i, f := range found {
		plain[i] = textResult{f.Label, round(f.Confidence), points.before(f.Start), 0}
		for _, part := range f.Parts {
			parts[i] = append(parts[i], textResult{part.Label, round(part.Confidence), points.before(part.Start), points.before(part.End)})
		}
		plain[i].End = points.before(f.End)
	}
	if !q.query.Explain {
		return profileAnswer[textResult]{plain}, nil
	}
	explained := make([]explainedText, len(found))
	for i, f := range found {
		// In a text the label that was found is the only candidate.
		explained[i] = explainedText{plain[i], f.Recognizer, explain(f.Evidence, []privet.Candidate{{Label: f.Label, Confidence: f.Confidence}}), parts[i]}
	}
	return profileAnswer[explainedText]{explained}, nil
}

// explain returns the explanation of a result, rounded like its confidence.
func explain(evidence []privet.Evidence, candidates []privet.Candidate) explanation {
	e := explanation{slices.Clone(orEmpty(evidence)), slices.Clone(orEmpty(candidates))}
	for i := range e.Evidence {
		e.Evidence[i].Weight = round(e.Evidence[i].Weight)
	}
	for i := range e.Candidates {
		e.Candidates[i].Confidence = round(e.Candidates[i].Confidence)
	}
	return e
}

// round returns a probability or a weight with four decimals, which exceeds its
// accuracy.
func round(p float64) float64 { return math.Round(p*1e4)/1e4 + 0 } // no negative zero

// orEmpty returns the list, or an empty list for nil, which JSON would show as null.
func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
