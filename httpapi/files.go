package httpapi

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
)

// maxFileName is the length of the longest name of a file, in bytes.
const maxFileName = 255

// fileFormats are the formats of files by their names.
var fileFormats = tabular.FormatNames()

// A fileRequest is the body of POST /api/v1/file/profile and /file/mask. One of
// content, url and uploadID is there.
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
	dataset   string // what is found is remembered under this id; empty: it is not
}

// readFile reads what both requests have.
func readFile(body element) (fileRequest, object) {
	o, ok := body.object()
	if !ok {
		return fileRequest{}, object{}
	}
	q := fileRequest{name: readFileName(o)}
	if e, ok := o.get("format"); ok {
		q.format = e.text(e.doc.limits.ValueBytes)
		if n := e.node(); n.Kind == strictjson.String && n.Text == q.format && !slices.Contains(fileFormats, q.format) {
			e.add(415, codeUnsupportedMediaType, mustBe(fileFormats))
		}
	}
	for _, from := range []struct {
		name string
		into *string
		max  int
	}{
		{"content", &q.content, int(o.doc.limits.fileBodyBytes())},
		{"url", &q.url, maxAddress},
		{"uploadId", &q.uploadID, maxRequestID},
	} {
		e, ok := o.get(from.name)
		if !ok {
			continue
		}
		if q.from != "" {
			o.invalid("must have only one of content, url and uploadId")
		}
		*from.into, q.from = e.text(from.max), from.name
	}
	if q.from == "" {
		o.invalid("must have one of content, url and uploadId")
	}
	if e, ok := o.get("datasetId"); ok {
		q.dataset = readDatasetID(e)
	}
	return q, o
}

// readFileName reads the name of a file, which is a name and no path.
func readFileName(o object) string {
	e, ok := o.require("fileName")
	if !ok {
		return ""
	}
	name := e.text(maxFileName)
	if n := e.node(); n.Kind == strictjson.String && n.Text == "" {
		e.invalid("must not be empty")
	}
	if strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7F || r == '/' || r == '\\' }) {
		e.invalid("must be a name, without a path and control characters")
	}
	return name
}

func readFileProfile(body element) fileRequest {
	q, _ := readFile(body)
	return q
}

func readFileMask(body element) fileRequest {
	q, o := readFile(body)
	if o.bad() {
		return q
	}
	if e, ok := o.get("resultUrl"); ok {
		q.resultURL = e.text(maxAddress)
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

	// SampledRows is how many rows the verdicts on the columns rest on.
	SampledRows int64 `json:"sampledRows"`

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

	Contradictions int64 `json:"contradictions,omitempty"`
}

// A maskedFileAnswer is the answer to a mask without an address for the result.
type maskedFileAnswer struct {
	fileAnswer
	Content []byte `json:"content"`
}

// fileEndpoint makes the handler of an endpoint with a file.
func fileEndpoint(read func(element) fileRequest, work func(*service, *call, fileRequest, *source) (any, *failure)) handler {
	return func(s *service, c *call) (any, *failure) {
		c.allowLong()
		q, doc, f := decodeWithin(s, c, s.limits.fileBodyBytes(), read)
		if f != nil {
			return nil, f
		}
		// All of the request is looked at before the file is, since an upload can be
		// taken but once.
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

// allowLong gives the request the time of a file. It does nothing in a server
// that [Serve] does not run.
func (c *call) allowLong() {
	l := lifetimeOf(c.request.Context())
	if l.longRead > 0 {
		control := http.NewResponseController(c.ResponseWriter)
		_ = control.SetReadDeadline(time.Now().Add(l.longRead))
		_ = control.SetWriteDeadline(time.Now().Add(l.longRead + l.longWrite))
	}
}

// A source is the file of a request as it is read. It remembers why it could not
// be read on, since an engine may say so in words of its own.
type source struct {
	ctx    context.Context
	file   io.Reader
	close  func()
	left   int64 // bytes that may come
	failed *failure
	why    func(error) *failure
}

// Read ends with an error when the client leaves, so that the work on the file
// does.
func (s *source) Read(p []byte) (int, error) {
	if s.failed != nil {
		return 0, errSource
	}
	if err := s.ctx.Err(); err != nil {
		s.failed = clientLeft
		return 0, err
	}
	n, err := s.file.Read(p)
	if s.left -= int64(n); s.left < 0 {
		s.failed = fail(413, codePayloadTooLarge, "the file is larger than the limit")
		return 0, errSpooledLarge
	}
	if err != nil && err != io.EOF {
		// In words of our own: an io.ErrUnexpectedEOF of a reader below could be
		// taken for the end of the file by a reader above.
		s.failed = s.why(err)
		return n, errSource
	}
	return n, err
}

const notBase64 = "is not base64, as RFC 4648 has it in section 4"

// errSource is what an engine is told when the file could not be read on.
var errSource = errors.New("the file could not be read to its end")

// openSource opens the file of a request.
func (s *service) openSource(c *call, q *fileRequest) (*source, *failure) {
	src := &source{ctx: c.request.Context(), left: s.limits.FileBytes, close: func() {}}
	switch q.from {
	case "content":
		if n := int64(base64.StdEncoding.DecodedLen(len(q.content))); n > s.limits.FileBytes+2 {
			return nil, fieldFailure(413, codePayloadTooLarge, "content", fmt.Sprintf("is a file of more than %d bytes", s.limits.FileBytes))
		}
		src.file = base64.NewDecoder(base64.StdEncoding.Strict(), strings.NewReader(q.content))
		src.why = func(error) *failure {
			return fieldFailure(400, codeInvalidRequest, "content", notBase64)
		}
	case "url":
		body, err := s.fetcher.open(src.ctx, q.url, s.limits.FileBytes)
		if err != nil {
			return nil, fetchFailure("url", err)
		}
		src.file, src.close = body, func() { _ = body.Close() }
		src.why = func(error) *failure { return fetchFailure("url", errUpstream) }
	case "uploadId":
		file, err := s.uploads.take(q.uploadID, c.credential, s.now())
		if err != nil {
			return nil, fieldFailure(404, codeNotFound, "uploadId", "names no upload that is here, is yours and was not used")
		}
		src.file, src.close = file.reader(), file.close
		src.why = func(err error) *failure { return s.internal(c, err) }
	}
	return src, nil
}

// fieldFailure is a failure of one error that belongs to a field.
func fieldFailure(status int, code, field, reason string) *failure {
	var p problems
	p.add(status, code, field, reason)
	return p.failure()
}

// checkAddress adds the problem of an address that may not be asked, as far as the
// address alone says it. An empty one is not there.
func (s *service) checkAddress(field, address string, p *problems) {
	if address == "" {
		return
	}
	if _, err := s.fetcher.parse(address); err != nil {
		p.add(422, codeAddressRefused, field, whyNotAsked(err))
	}
}

// whyNotAsked says why an address may not be asked, and nothing for another error.
func whyNotAsked(err error) string {
	for _, why := range []error{errAddress, errRefused} {
		if errors.Is(err, why) {
			return why.Error()
		}
	}
	return ""
}

// fetchFailure is the failure of an address that a client has named.
func fetchFailure(field string, err error) *failure {
	switch why := whyNotAsked(err); {
	case why != "":
		return fieldFailure(422, codeAddressRefused, field, why)
	case errors.Is(err, errSpooledLarge):
		return fieldFailure(413, codePayloadTooLarge, field, "leads to a file that is larger than the limit")
	}
	return fieldFailure(502, codeUpstreamFailed, field, errUpstream.Error())
}

// fileFailure is the answer to a file that an engine could not work on. The
// engines' errors say where and why, and hold nothing of the file.
func (s *service) fileFailure(c *call, src *source, err error) *failure {
	var place *profiler.ParseError // which the masker's is as well
	switch {
	case src.failed != nil:
		return src.failed
	case errors.Is(err, errSpooledLarge), errors.Is(err, masker.ErrTooLong), errors.Is(err, masker.ErrTooManyColumns), errors.Is(err, masker.ErrTooManyBytes):
		return fail(413, codePayloadTooLarge, "the file has a field, a row or a size over its limit: "+reasonOf(err))
	case errors.Is(err, errSpoolFull):
		c.Header().Set("Retry-After", "10")
		return fail(503, codeOverloaded, "there is no room for the file at the moment")
	case errors.Is(err, masker.ErrUnknownFormat), errors.Is(err, masker.ErrUnsupported), errors.Is(err, masker.ErrFormatMismatch):
		return fail(415, codeUnsupportedMediaType, "the file is of no format that is read: "+reasonOf(err))
	case errors.Is(err, masker.ErrNoOperator):
		return fieldFailure(422, codeInvalidPolicy, "policy", "has no operator for what a column holds, and its default is to fail")
	case errors.Is(err, masker.ErrOptions):
		// Of the options nothing else is left that could be wrong with a file.
		return fieldFailure(422, codeInvalidPolicy, "policy", "has an operation by a column that the file does not have")
	case errors.As(err, &place), errors.Is(err, masker.ErrGzip), errors.Is(err, masker.ErrTruncated),
		errors.Is(err, masker.ErrSyntax), errors.Is(err, masker.ErrTooDeep):
		return fail(422, codeUnprocessableFile, "the file cannot be read: "+reasonOf(err))
	}
	return s.internal(c, err)
}

// reasonOf is an error of an engine without the name of its package.
func reasonOf(err error) string {
	if errors.Is(err, errSpooledLarge) {
		return errSpooledLarge.Error()
	}
	_, reason, found := strings.Cut(err.Error(), ": ")
	if !found {
		return err.Error()
	}
	return reason
}

// profileFile says what the columns of a file hold, or what is in a text.
func (s *service) profileFile(c *call, q fileRequest, src *source) (any, *failure) {
	report, err := s.profiler.File(src, &profiler.FileOptions{
		Format: q.format, Name: q.name, MaxBytes: s.limits.UnpackedBytes, MaxField: s.limits.ValueBytes,
	}, nil)
	if err != nil || src.failed != nil {
		return nil, s.fileFailure(c, src, err)
	}
	answer := fileAnswer{
		FileName: q.name, Format: report.Format, Rows: report.Rows, Bytes: report.Bytes,
		Header: report.Header, Columns: []fileColumn{}, SampledRows: report.SampledRows, Findings: report.Findings, Results: []columnResult{},
	}
	for i := range report.Columns {
		r := &report.Columns[i]
		answer.Columns = append(answer.Columns, fileColumn{
			Column: r.Column, Label: r.Label, Confidence: round(r.Confidence), Count: r.Count, Matched: r.Matched,
		})
		answer.Results = append(answer.Results, plainColumn(r))
	}
	if f := s.rememberFile(c, q.dataset, labelsOf(&answer, report.SampledRows)); f != nil {
		return nil, f
	}
	s.metrics.foundAll(len(report.Columns), func(i int) privet.Label { return report.Columns[i].Label })
	s.metrics.foundCounts(report.Findings)
	return answer, nil
}

// A counter counts what is read.
type counter struct {
	src io.Reader
	n   int64
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.src.Read(p)
	c.n += int64(n)
	return n, err
}

// maskFile masks a file. What it becomes goes to the spool, and leaves it only
// when all of it is there: to the address that the client has named, or with the
// answer.
func (s *service) maskFile(c *call, q fileRequest, src *source) (any, *failure) {
	masked := s.spool.create(s.limits.UnpackedBytes)
	keep := false
	defer func() {
		if !keep {
			masked.close()
		}
	}()
	// One goroutine a request, so that no client takes more than its share of the
	// machine.
	report, err := s.masker.File(masked, src, &masker.FileOptions{
		Format: q.format, Name: q.name, MaxBytes: s.limits.UnpackedBytes, MaxField: s.limits.ValueBytes, Workers: 1, Keys: q.keys,
	})
	if errors.Is(err, masker.ErrNoSuchKeys) && src.failed == nil {
		return nil, fieldFailure(422, codeUnprocessableFile, "keys", "has a column of keys that the file does not have")
	}
	if err != nil || src.failed != nil {
		return nil, s.fileFailure(c, src, err)
	}
	masked.finish()
	s.metrics.foundCounts(report.Findings)
	answer := fileAnswer{
		FileName: q.name, Format: report.Format, Rows: report.Rows, Bytes: report.Bytes,
		Header: report.Header, Columns: []fileColumn{}, SampledRows: report.SampledRows, Findings: report.Findings,
		AbsentColumns: report.AbsentColumns, UnusedLabels: report.UnusedLabels, Unexamined: report.Unexamined, Contradictions: report.Contradictions, Results: []columnResult{},
	}
	for _, r := range report.Columns {
		s.metrics.found(r.Label, 1)
		answer.Columns = append(answer.Columns, fileColumn{
			Column: r.Column, Label: r.Label, Confidence: round(r.Confidence), Count: r.Count, Matched: r.Matched,
			RuleName: r.RuleName, Operator: r.Operator, Masked: r.Masked, Contradictions: r.Contradictions,
		})
		answer.Results = append(answer.Results, columnResult{r.Column, r.Label, round(r.Confidence)})
	}
	labels := labelsOf(&answer, report.Rows)
	hidden := maskedLabels(labels, &report)
	if q.resultURL != "" {
		// A request that fails leaves no file, and one that leaves no file has masked
		// nothing.
		if f := s.rememberMasked(c, q.dataset, labels, hidden, &registry.WriteOptions{DryRun: true}); f != nil {
			return nil, f
		}
		if err := s.fetcher.store(c.request.Context(), q.resultURL, masked.reader(), masked.size); err != nil {
			return nil, fetchFailure("resultUrl", err)
		}
	}
	if f := s.rememberMasked(c, q.dataset, labels, hidden, nil); f != nil {
		return nil, f
	}
	if q.resultURL != "" {
		return answer, nil
	}
	stream, err := withContent(answer, masked)
	if err != nil {
		return nil, s.internal(c, err)
	}
	keep = true
	return stream, nil
}

// A streamAnswer is a good answer that is written while it is made, because it
// is large. Its length is known before.
type streamAnswer struct {
	length int64
	write  func(io.Writer) error
	close  func()
}

// withContent is the whole answer with the file in base64 as the last field of
// its data.
func withContent(answer fileAnswer, file *spooled) (*streamAnswer, error) {
	data, err := json.Marshal(answer)
	if err != nil {
		return nil, err
	}
	head := `{"status":"SUCCESS","data":` + string(data[:len(data)-1]) + `,"content":"`
	const tail = `"},"errors":[]}` + "\n"
	return &streamAnswer{
		length: int64(len(head)+len(tail)) + (file.size+2)/3*4,
		write: func(w io.Writer) error {
			if _, err := io.WriteString(w, head); err != nil {
				return err
			}
			enc := base64.NewEncoder(base64.StdEncoding, w)
			if _, err := io.Copy(enc, file.reader()); err != nil {
				return err
			}
			if err := enc.Close(); err != nil {
				return err
			}
			_, err := io.WriteString(w, tail)
			return err
		},
		close: file.close,
	}, nil
}

// writeStream sends a streamAnswer. What fails halfway must not look whole.
func writeStream(c *call, a *streamAnswer) {
	defer a.close()
	h := c.Header()
	h["Content-Type"] = contentTypeJSON
	h["Content-Length"] = []string{fmt.Sprint(a.length)}
	c.WriteHeader(http.StatusOK)
	if c.request.Method == http.MethodHead {
		return
	}
	if err := a.write(c); err != nil {
		panic(http.ErrAbortHandler)
	}
}

// An uploadRequest is the body of POST /api/v1/file/uploads.
type uploadRequest struct {
	name  string
	bytes int64 // 0: any up to the limit
}

func readUpload(body element) uploadRequest {
	o, ok := body.object()
	if !ok {
		return uploadRequest{}
	}
	q := uploadRequest{name: readFileName(o)}
	if e, ok := o.get("bytes"); ok {
		before := len(e.doc.problems.errors)
		q.bytes = readWhole(o, "bytes")
		switch {
		case q.bytes > e.doc.limits.FileBytes:
			e.add(413, codePayloadTooLarge, fmt.Sprintf("is more than %d", e.doc.limits.FileBytes))
		case q.bytes < 1 && len(e.doc.problems.errors) == before:
			e.invalid("must be 1 or more")
		}
	}
	return q
}

// An uploadAnswer is the data of the answer.
type uploadAnswer struct {
	UploadID  string    `json:"uploadId"`
	UploadURL string    `json:"uploadUrl"`
	ExpiresAt time.Time `json:"expiresAt"`
}

// beginUpload gives an address that one file can be sent to.
func beginUpload(s *service, c *call) (any, *failure) {
	q, doc, f := decode(s, c, readUpload)
	if f == nil {
		f = doc.problems.failure()
	}
	if f != nil {
		return nil, f
	}
	base := s.baseURL(c)
	if base == "" {
		return nil, fail(400, codeInvalidRequest, "the header Host could not stand in an address")
	}
	id, query, expires, err := s.uploads.begin(c.credential, q.bytes, s.now())
	if err != nil {
		c.Header().Set("Retry-After", "60")
		return nil, fail(503, codeOverloaded, errTooManyUploads.Error())
	}
	c.good = http.StatusCreated
	return uploadAnswer{id, base + "/api/v1/file/uploads/" + id + "?" + query, expires.UTC()}, nil
}

// receiveUpload keeps the file that comes to such an address.
func receiveUpload(s *service, c *call) (any, *failure) {
	c.allowLong()
	id := c.param("uploadId")
	size, err := s.uploads.verify(id, c.request.URL.RawQuery, s.now())
	if err != nil {
		return nil, fail(403, codeSignatureInvalid, errSignature.Error())
	}
	limit := s.limits.FileBytes
	switch length := c.request.ContentLength; {
	case length > limit:
		return nil, fail(413, codePayloadTooLarge, fmt.Sprintf("the file is larger than the limit (%d bytes)", limit))
	case size > 0 && length >= 0 && length != size:
		return nil, fail(400, codeInvalidRequest, "the file has another size than was announced")
	}
	if err := s.uploads.claim(id); err != nil {
		return nil, fail(409, codeConflict, errUploadUsed.Error())
	}
	file := s.spool.create(limit)
	kept := false
	defer func() {
		if !kept {
			file.close()
			s.uploads.settle(id, nil)
		}
	}()
	counted := &counter{src: c.request.Body}
	_, err = io.Copy(file, counted)
	c.received = counted.n
	var outer *http.MaxBytesError
	switch {
	case errors.Is(err, errSpooledLarge), errors.As(err, &outer):
		return nil, fail(413, codePayloadTooLarge, fmt.Sprintf("the file is larger than the limit (%d bytes)", limit))
	case errors.Is(err, errSpoolFull):
		c.Header().Set("Retry-After", "60")
		return nil, fail(503, codeOverloaded, "there is no room for the file at the moment")
	case err != nil && file.err != nil:
		return nil, s.internal(c, err)
	case err != nil:
		return nil, fail(400, codeInvalidRequest, "the file could not be read to its end")
	case size > 0 && file.size != size:
		return nil, fail(400, codeInvalidRequest, "the file has another size than was announced")
	}
	file.finish()
	kept = true
	s.uploads.settle(id, file)
	c.good = http.StatusNoContent
	return nil, nil
}

// fileOperations documents the file endpoints.
func fileOperations() []operation {
	const table = "email,born\njohn.doe@example.com,1985-02-03\njane@example.org,1990-11-30\n"
	content := base64.StdEncoding.EncodeToString([]byte(table))
	const about = " The file is `content` in base64, or lies at `url`, or was uploaded as `uploadId`. " +
		"Addresses are fetched over https, and never where the public does not reach."
	file := func(more string) string {
		return `{"fileName":"people.csv","content":"` + content + `"` + more + `}`
	}
	common := []example{
		{name: "Base64 that is none", body: `{"fileName":"a.csv","content":"*"}`, status: 400},
		{name: "No file", body: `{"fileName":"a.csv"}`, status: 400},
		{name: "A table that breaks off", body: `{"fileName":"a.csv","content":"YSxiCiIx"}`, status: 422},
		{name: "A format that there is not", body: file(`,"format":"docx"`), status: 415},
		{name: "An address that is not public", body: `{"fileName":"a.csv","url":"https://169.254.169.254/latest/meta-data/"}`, status: 422},
		{name: "An upload that there is not", body: `{"fileName":"a.csv","uploadId":"none"}`, status: 404},
	}
	return []operation{
		{
			method: "POST", path: "/api/v1/file/profile",
			id: "profileFile", group: groupFiles, summary: "What do the columns of a file hold?",
			description: "Of a text, what is found in it is counted by label." + about,
			request:     refTo("FileProfileRequest"),
			answer:      answerOf[fileAnswer](),
			failures:    []int{502},
			examples:    append([]example{{name: "A table", body: file("")}, {name: "A text", body: `{"fileName":"a.txt","content":"bWFpbCBqYW5lQGV4YW1wbGUub3Jn"}`}}, common...),
		}, {
			method: "POST", path: "/api/v1/file/mask",
			id: "maskFile", group: groupFiles, summary: "Mask a file",
			description: "The masked file is put at `resultUrl` once all of it is there, or comes as `content`. A mask that fails leaves nothing behind. " +
				"The answer says what was not looked at (`unexamined`), what did not fit its column (`contradictions`), which columns of the policy the file does not have (`absentColumns`) and which of its labels nobody knows (`unusedLabels`)." + about,
			request:  refTo("FileMaskRequest"),
			answer:   anyOf("", answerOf[maskedFileAnswer](), answerOf[fileAnswer]()),
			failures: []int{502},
			examples: append([]example{{name: "A table", body: file("")},
				{name: "A result that is not public", body: file(`,"resultUrl":"https://[::1]/a"`), status: 422}}, common...),
		}, {
			method: "POST", path: "/api/v1/file/uploads",
			id: "beginUpload", group: groupFiles, summary: "An address to send one file to",
			description: "For a client that has no store of its own. The address takes one PUT with the file as its body, and needs no other credential. What was sent is encrypted, " +
				"used once by the credential that asked, and gone when it was used or the address has expired. Only the replica that gave the address knows of it.",
			request: refTo("UploadRequest"), status: 201,
			answer:   answerOf[uploadAnswer](),
			examples: []example{{name: "A file of any size", body: `{"fileName":"people.csv"}`}, {name: "A file of one size", body: `{"fileName":"people.csv","bytes":1234}`}},
		}, {
			method: "PUT", path: "/api/v1/file/uploads/{uploadId}",
			id: "upload", group: groupFiles, summary: "Send the file",
			description: "The address is the one that POST /api/v1/file/uploads gave, as it is.",
			parameters: []parameter{
				{"path", "uploadId", "From the address.", stringOf("")},
				{"query", "expires", "From the address.", wholeOf("")},
				{"query", "signature", "From the address.", stringOf("")},
			},
			body: "application/octet-stream", status: 204,
			failures: []int{400, 403, 409, 413, 503},
			examples: []example{{name: "A file", body: table}},
		},
	}
}
