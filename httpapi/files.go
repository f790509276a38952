package httpapi

import (
	"cmp"
	"encoding/base64"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/httpapi/internal/fetch"
	"github.com/privet-go/privet/httpapi/internal/spool"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
)

// maxFileName is the length of the longest name of a file, in bytes.
const maxFileName = 255

// fileFormats returns the names of the formats of files.
var fileFormats = sync.OnceValue(tabular.FormatNames)

// A fileRequest is the body of POST /api/v1/file/profile and /file/mask. It has one of
// content, url and uploadID.
type fileRequest struct {
	name     string
	format   string
	content  string // base64
	url      string
	uploadID string
	from     string // which of the three it is

	resultURL string   // of /file/mask; empty: the answer has the content
	keys      []string // of /file/mask: columns of keys of JSON objects that are data
	policy    *masker.Policy
	dataset   datasetRef // where what is found is remembered
	assess    bool       // of /file/profile
}

// readFile reads what both requests have in common.
func readFile(body element) (fileRequest, object) {
	o, ok := body.object()
	if !ok {
		return fileRequest{}, object{}
	}
	q := fileRequest{name: o.fileNameOf(filePart)}
	if _, ok := o.attachedName(filePart); ok {
		q.from = filePart
	}
	if e, ok := o.get("format"); ok {
		q.format = e.text(e.doc.limits.ValueBytes)
		if n := e.node(); n.Kind == strictjson.String && n.Text == q.format && !slices.Contains(fileFormats(), q.format) {
			e.add(415, codeUnsupportedMediaType, mustBe(fileFormats()))
		}
	}
	for _, from := range []struct {
		name string
		into *string
		max  int
	}{
		{"content", &q.content, int(o.doc.limits.fileBodyBytes())},
		{"url", &q.url, fetch.MaxAddress},
		{"uploadId", &q.uploadID, maxRequestID},
	} {
		e, ok := o.get(from.name)
		if !ok {
			continue
		}
		if q.from != "" {
			o.invalid("must have only one of content, url, uploadId and a part " + filePart)
		}
		*from.into, q.from = e.text(from.max), from.name
	}
	if q.from == "" {
		o.invalid("must have one of content, url, uploadId and a part " + filePart)
	}
	q.dataset = readDatasetRef(o)
	q.dataset.source = cmp.Or(q.dataset.source, strings.TrimSpace(q.name))
	return q, o
}

// readFileName reads the name of a file, which must not be a path.
func readFileName(o object) string {
	e, ok := o.require("fileName")
	if !ok {
		return ""
	}
	name := e.text(maxFileName)
	if n := e.node(); n.Kind == strictjson.String && n.Text == "" {
		e.invalid("must not be empty")
	}
	if !isFileName(name) {
		e.invalid("must be a name, without a path and control characters")
	}
	return name
}

// isFileName reports whether a name has no path and no control characters.
func isFileName(name string) bool {
	return !strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7F || r == '/' || r == '\\' })
}

func readFileProfile(body element) fileRequest {
	q, o := readFile(body)
	if o.bad() {
		return q
	}
	if e, ok := o.get("assess"); ok {
		q.assess = e.flag()
	}
	return q
}

func readFileMask(body element) fileRequest {
	q, o := readFile(body)
	if o.bad() {
		return q
	}
	if e, ok := o.get("resultUrl"); ok {
		q.resultURL = e.text(fetch.MaxAddress)
		if n := e.node(); n.Kind == strictjson.String && n.Text == "" {
			e.invalid("must not be empty")
		}
	}
	if e, ok := o.get("keys"); ok {
		q.keys = e.texts(e.doc.limits.Items)
	}
	q.policy = readPolicy(o)
	return q
}

// A fileAnswer is the data of the answer to both requests.
type fileAnswer struct {
	FileName string       `json:"fileName"`
	Format   string       `json:"format"`
	Rows     int64        `json:"rows"`
	Bytes    int64        `json:"bytes"`  // that were read
	Header   bool         `json:"header"` // the names of the columns come from the file
	Columns  []fileColumn `json:"columns"`

	// PassedOver is how many rows around the header are none of the table, such as titles.
	PassedOver int64 `json:"passedOver,omitempty"`

	// SampledRows is how many rows the verdicts on the columns rest on.
	SampledRows int64 `json:"sampledRows"`

	// Oversized is how many values of the sample of a profile were too long to be looked at.
	Oversized int64 `json:"oversized,omitempty"`

	// AbsentColumns are columns that the policy names and the file does not have.
	AbsentColumns []string `json:"absentColumns,omitempty"`

	// UnusedLabels are labels that the policy names, no recognizer finds and nothing
	// of the file was masked as.
	UnusedLabels []string `json:"unusedLabels,omitempty"`

	// Unexamined is how many values of kept columns were not searched, and
	// Contradictions how many did not fit their column and were masked for that. Both
	// are of a file that was masked.
	Unexamined     int64 `json:"unexamined,omitempty"`
	Contradictions int64 `json:"contradictions,omitempty"`

	// Findings counts what was found in a text, or in columns that were masked as
	// free text; of a profile, what is surely in columns that are NONE,
	// UNKNOWN or FREE_TEXT.
	Findings labelCounts `json:"findings,omitempty"`

	// Results are the verdicts in the form of the profiler.
	Results []columnResult `json:"results"`

	// Assessment is of a profile that was asked to assess.
	Assessment *fileAssessment `json:"assessment,omitempty"`
}

// A fileColumn is the verdict on a column, and what became of it.
type fileColumn struct {
	Column     string       `json:"column"`
	Label      privet.Label `json:"label"`
	Confidence float64      `json:"confidence"`
	Count      int          `json:"count"`
	Matched    int          `json:"matched"`
	RuleName   string       `json:"ruleName,omitempty"`
	Operator   string       `json:"operator,omitempty"` // that the policy names
	Masked     bool         `json:"masked,omitempty"`
	Searched   bool         `json:"searched,omitempty"` // masked as free text, whatever the label
	Turned     int64        `json:"turned,omitempty"`   // the row from which on it held something else

	Contradictions int64 `json:"contradictions,omitempty"`
	Nulls          int64 `json:"nulls,omitempty"`   // spell nothing as the policy says, and stay
	TooLong        int64 `json:"tooLong,omitempty"` // were redacted, since what takes their place would be too long

	// Oversized is how many values were masked whole, since they are longer than the limit of a value.
	Oversized int64 `json:"oversized,omitempty"`

	// Duplicates is how many values of a column whose values in the sample are unique became what another had become.
	Duplicates int64 `json:"duplicates,omitempty"`

	// Tag is what the column adds to the tags of the assessment, and MaskedBy the operator that its values show to be masked by.
	Tag      string `json:"tag,omitempty"`
	MaskedBy string `json:"maskedBy,omitempty"`
}

// A maskedFileAnswer is the answer to a mask that names no address for the result.
type maskedFileAnswer struct {
	fileAnswer
	Content []byte `json:"content"`
}

// fileEndpoint makes the handler of an endpoint with a file.
func fileEndpoint(read func(element) fileRequest, work func(*service, *call, fileRequest, *source) (any, *failure)) handler {
	return func(s *service, c *call) (any, *failure) {
		c.allowLong()
		q, doc, f := decodeWithin(s, c, s.limits.fileBodyBytes(), read, filePart)
		if c.doc.attached != nil {
			defer c.doc.attached.body.close()
		}
		if f != nil {
			return nil, f
		}
		// The whole request is checked before the file is opened, since an upload can
		// be taken only once.
		p := &doc.problems
		s = s.under(q.policy, p)
		s.checkAddress("url", q.url, p)
		s.checkAddress("resultUrl", q.resultURL, p)
		if p.any() {
			// The content is otherwise looked at when it is read.
			if _, err := io.Copy(io.Discard, base64.NewDecoder(base64.StdEncoding.Strict(), strings.NewReader(q.content))); err != nil {
				p.add(400, codeInvalidRequest, "content", notBase64)
			}
			return nil, p.failure()
		}
		src, f := s.openSource(c, &q)
		if f != nil {
			return nil, f
		}
		defer src.close()
		return work(s, c, q, src)
	}
}

// allowLong gives the request the time of a file. It does nothing in a server that
// [Serve] does not run.
func (c *call) allowLong() {
	l := lifetimeOf(c.request.Context())
	if l.longRead > 0 {
		control := http.NewResponseController(c.ResponseWriter)
		_ = control.SetReadDeadline(time.Now().Add(l.longRead))
		_ = control.SetWriteDeadline(time.Now().Add(l.longRead + l.longWrite))
	}
}

// profileFile answers with what the columns of a file hold, or what is in a text.
func (s *service) profileFile(c *call, q fileRequest, src *source) (any, *failure) {
	opts := &profiler.FileOptions{Format: q.format, Name: q.name, MaxBytes: s.limits.UnpackedBytes, MaxRatio: s.limits.Ratio, MaxField: s.limits.ValueBytes}
	report, err := s.profiler.File(src, opts, &profiler.Query{Context: &c.turn})
	if err != nil || src.failed != nil {
		return nil, s.fileFailure(c, src, err)
	}
	answer := fileAnswer{
		FileName: q.name, Format: report.Format, Rows: report.Rows, Bytes: report.Bytes,
		Header: report.Header, Columns: []fileColumn{}, PassedOver: report.PassedOver, SampledRows: report.SampledRows, Findings: report.Findings,
		Oversized: report.Oversized, Results: []columnResult{},
	}
	for i := range report.Columns {
		r := &report.Columns[i]
		answer.Columns = append(answer.Columns, fileColumn{
			Column: r.Column, Label: r.Label, Confidence: round(r.Confidence), Count: r.Count, Matched: r.Matched,
		})
		answer.Results = append(answer.Results, plainColumn(r))
	}
	look := registry.Look{Labels: labelsOf(&answer, report.SampledRows)}
	if q.dataset.id != "" && len(report.Columns) > 0 {
		src.rewind(s.limits.FileBytes)
		look.Labels, look.Hidden, err = s.lookHidden(report.Columns, report.Holds(), func(row func([]string) error) error {
			return s.profiler.Rows(src, opts, numbered(len(report.Columns)), row)
		})
		if err != nil || src.failed != nil {
			return nil, s.fileFailure(c, src, err)
		}
	}
	if q.assess {
		if err := s.assess(&answer, &report, src, opts); err != nil || src.failed != nil {
			return nil, s.fileFailure(c, src, err)
		}
	}
	s.remember(c, q.dataset, look)
	s.metrics.foundAll(len(report.Columns), func(i int) privet.Label { return report.Columns[i].Label })
	s.metrics.foundCounts(report.Findings)
	return answer, nil
}

// maskFile masks a file into the spool. Only a complete result leaves the spool, to the
// address that the client has named or with the answer.
func (s *service) maskFile(c *call, q fileRequest, src *source) (any, *failure) {
	masked := s.spool.Create(c.credentialID, s.limits.UnpackedBytes)
	keep := false
	defer func() {
		if !keep {
			masked.Close()
		}
	}()
	// One goroutine a request, so that no client takes more than its share.
	report, err := s.maskerFor(&c.turn).File(masked, src, &masker.FileOptions{
		Format: q.format, Name: q.name, MaxBytes: s.limits.UnpackedBytes, MaxRatio: s.limits.Ratio, MaxField: s.limits.ValueBytes, Workers: 1, Keys: q.keys,
		Progress: c.goOn, // between two blocks, of columns in which nothing is looked for
	})
	if errors.Is(err, masker.ErrNoSuchKeys) && src.failed == nil {
		return nil, fieldFailure(422, codeUnprocessableFile, "keys", "has a column of keys that the file does not have")
	}
	if err != nil || src.failed != nil {
		return nil, s.fileFailure(c, src, err)
	}
	masked.Finish()
	s.metrics.foundCounts(report.Findings)
	answer := fileAnswer{
		FileName: q.name, Format: report.Format, Rows: report.Rows, Bytes: report.Bytes,
		Header: report.Header, Columns: []fileColumn{}, PassedOver: report.PassedOver, SampledRows: report.SampledRows, Findings: report.Findings,
		AbsentColumns: report.AbsentColumns, UnusedLabels: report.UnusedLabels, Unexamined: report.Unexamined, Contradictions: report.Contradictions,
		Results: []columnResult{},
	}
	for _, r := range report.Columns {
		s.metrics.found(r.Label, 1)
		answer.Columns = append(answer.Columns, fileColumn{
			Column: r.Column, Label: r.Label, Confidence: round(r.Confidence), Count: r.Count, Matched: r.Matched,
			RuleName: r.RuleName, Operator: r.Operator, Masked: r.Masked, Searched: r.Searched, Turned: r.Turned, Contradictions: r.Contradictions,
			Nulls: r.Nulls, TooLong: r.TooLong, Duplicates: r.Duplicates, Oversized: r.Oversized,
		})
		answer.Results = append(answer.Results, columnResult{r.Column, r.Label, round(r.Confidence)})
	}
	labels := labelsOf(&answer, report.Rows)
	hidden := maskedLabels(labels, &report)
	if q.resultURL != "" {
		if f := s.store(c, q.resultURL, masked); f != nil {
			return nil, f
		}
	}
	s.remember(c, q.dataset, registry.Look{Labels: labels, Masked: hidden})
	if q.resultURL != "" {
		return answer, nil
	}
	stream, err := withContent(answer, c.warnings, masked)
	if err != nil {
		return nil, s.internal(c, err)
	}
	keep = true
	return stream, nil
}

// store puts a masked file at an address. The request has no turn meanwhile.
func (s *service) store(c *call, address string, masked *spool.File) *failure {
	if err := s.foreign.enter(c.credentialID); err != nil {
		return s.notAdmitted(c, err)
	}
	defer s.foreign.leave(c.credentialID)
	c.turn.leave()
	if err := s.fetcher.Store(c.request.Context(), address, masked.Reader(), masked.Size()); err != nil {
		return fetchFailure("resultUrl", err)
	}
	return s.enter(c, 0)
}
