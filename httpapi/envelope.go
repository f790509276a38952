package httpapi

import (
	"bytes"
	"encoding/json"
	"io"
	"math"
	"net/http"
	"strconv"
	"sync"

	"github.com/privet-go/privet/httpapi/internal/spool"
)

// The codes that an error of this service can have.
const (
	codeInvalidJSON          = "INVALID_JSON"
	codeInvalidRequest       = "INVALID_REQUEST"
	codeUnauthenticated      = "UNAUTHENTICATED"
	codeForbidden            = "FORBIDDEN"
	codeLicenseExpired       = "LICENSE_EXPIRED"
	codeNotFound             = "NOT_FOUND"
	codeMethodNotAllowed     = "METHOD_NOT_ALLOWED"
	codePayloadTooLarge      = "PAYLOAD_TOO_LARGE"
	codeUnsupportedMediaType = "UNSUPPORTED_MEDIA_TYPE"
	codeUnknownRule          = "UNKNOWN_RULE"
	codeUnknownMode          = "UNKNOWN_MODE"
	codeUnknownLabel         = "UNKNOWN_LABEL"
	codeInvalidPolicy        = "INVALID_POLICY"
	codeUnprocessable        = "UNPROCESSABLE"
	codeConflict             = "CONFLICT"
	codeDatasetNotFound      = "DATASET_NOT_FOUND"
	codeExampleFailed        = "EXAMPLE_FAILED"
	codeInvalidPattern       = "INVALID_PATTERN"
	codeLimitExceeded        = "LIMIT_EXCEEDED"
	codePreconditionFailed   = "PRECONDITION_FAILED"
	codeReadOnly             = "READ_ONLY"
	codeUnknownChecksum      = "UNKNOWN_CHECKSUM"
	codeUnknownRecord        = "UNKNOWN_RECORD"
	codeRateLimited          = "RATE_LIMITED"
	codeInternal             = "INTERNAL"
	codeUpstreamFailed       = "UPSTREAM_FAILED"
	codeOverloaded           = "OVERLOADED"
	codeSignatureInvalid     = "SIGNATURE_INVALID"
	codeUnprocessableFile    = "UNPROCESSABLE_FILE"
	codeAddressRefused       = "ADDRESS_REFUSED"
)

// codes lists the codes and the status that each comes with. Clients read the codes in
// /openapi.json; a code that is not in the list fails the tests.
var codes = [...]struct {
	name   string
	status int
}{
	{codeInvalidJSON, 400},
	{codeInvalidRequest, 400},
	{codeUnauthenticated, 401},
	{codeForbidden, 403},
	{codeLicenseExpired, 403},
	{codeSignatureInvalid, 403},
	{codeNotFound, 404},
	{codeMethodNotAllowed, 405},
	{codeConflict, 409},
	{codePayloadTooLarge, 413},
	{codeUnsupportedMediaType, 415},
	{codeUnknownRule, 422},
	{codeUnknownMode, 422},
	{codeUnknownLabel, 422},
	{codeInvalidPolicy, 422},
	{codeUnprocessable, 422},
	{codeUnprocessableFile, 422},
	{codeAddressRefused, 422},
	{codeDatasetNotFound, 404},
	{codeExampleFailed, 422},
	{codeInvalidPattern, 422},
	{codeLimitExceeded, 422},
	{codePreconditionFailed, 412},
	{codeReadOnly, 409},
	{codeUnknownChecksum, 422},
	{codeUnknownRecord, 422},
	{codeRateLimited, 429},
	{codeInternal, 500},
	{codeUpstreamFailed, 502},
	{codeOverloaded, 503},
}

// statusOf returns the status that a code comes with, or 0 for what is no code.
func statusOf(code string) int {
	for i := range codes {
		if codes[i].name == code {
			return codes[i].status
		}
	}
	return 0
}

// A success is the body of a good answer of the data-protection API. The risk
// engine answers bare JSON.
type success struct {
	Status string `json:"status"`

	// Warnings are what could not be done beside the answer, which is whole.
	Warnings []apiError `json:"warnings,omitempty"`

	Data   any         `json:"data"`
	Errors [0]struct{} `json:"errors"`
}

// An errorBody is the body of every failure of every endpoint.
type errorBody struct {
	Status string     `json:"status"`
	Data   *struct{}  `json:"data"` // always null
	Errors []apiError `json:"errors"`
}

// An apiError is one thing that is wrong with a request. Its message and field consist
// of this package's own words and of numbers, never of what the caller has sent.
type apiError struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	Field   string `json:"field,omitempty"`
}

// A failure is an answer that is not a good one.
type failure struct {
	status int
	errors []apiError
}

// fail makes a failure of one error that belongs to no field.
func fail(status int, code, message string) *failure {
	return &failure{status, []apiError{{Code: code, Message: message}}}
}

// maxProblems bounds the errors of one answer, so that a small request cannot cause a
// huge one. It leaves room for three errors of each of 10,000 records.
const maxProblems = 32_768

// problems collects all that is wrong with one request.
type problems struct {
	status int // of the answer; the lowest of the problems' own
	errors []apiError
}

// add records a problem with the field, which may be empty. The message is the
// field, if any, and the reason: "records[1].value" "must be a string".
func (p *problems) add(status int, code, field, reason string) {
	if p.status == 0 || status < p.status {
		p.status = status
	}
	switch n := len(p.errors); {
	case n < maxProblems:
		message := reason
		if field != "" {
			message = field + " " + reason
		}
		p.errors = append(p.errors, apiError{code, message, field})
	case n == maxProblems:
		p.errors = append(p.errors, apiError{Code: codeInvalidRequest, Message: "there are more errors than are listed here"})
	}
}

// any reports whether something is wrong.
func (p *problems) any() bool { return len(p.errors) > 0 }

// failure returns the answer that reports the problems, or nil if there are none.
func (p *problems) failure() *failure {
	if !p.any() {
		return nil
	}
	return &failure{p.status, p.errors}
}

// An answerBuffer holds an answer while it is encoded.
type answerBuffer struct {
	bytes.Buffer
	enc *json.Encoder // writes to the buffer

	spool *spool.Spool // for an answer that is too large for the buffer
	owner string       // of whose share it is
	file  *spool.File
}

// Write is called once an answer, with all of it.
func (b *answerBuffer) Write(p []byte) (int, error) {
	if len(p) <= maxPooledBuffer {
		return b.Buffer.Write(p)
	}
	b.file = b.spool.Create(b.owner, math.MaxInt64)
	n, err := b.file.Write(p)
	b.file.Finish()
	return n, err
}

// answerBuffers are the buffers that are not in use.
var answerBuffers = sync.Pool{New: func() any {
	b := new(answerBuffer)
	b.enc = json.NewEncoder(b)
	b.enc.SetEscapeHTML(false)
	return b
}}

// maxPooledBuffer is the size of the largest answer that waits in memory for its client to
// read it.
const maxPooledBuffer = 64 << 10

// encode encodes the answer v to a call, in the envelope of a good answer if wrap is set. Whoever has the buffer
// gives it back.
func (s *service) encode(c *call, v any, wrap bool) (*answerBuffer, error) {
	buf := answerBuffers.Get().(*answerBuffer)
	buf.Reset()
	buf.spool, buf.owner = s.spool, c.credentialID
	if wrap {
		if list, ok := v.(*profileAnswer[columnResult]); ok && len(c.warnings) == 0 {
			if plain, ok := appendVerdicts(buf.AvailableBuffer(), list.Results); ok {
				_, err := buf.Write(plain)
				return buf, err
			}
		}
		v = success{Status: "SUCCESS", Warnings: c.warnings, Data: v}
	}
	if err := buf.enc.Encode(v); err != nil {
		// An Encoder that has failed fails for good, so that the buffer is not kept.
		if buf.file != nil {
			buf.file.Close()
		}
		return buf, err
	}
	return buf, nil
}

// giveBack keeps a buffer for another answer.
func (b *answerBuffer) giveBack() {
	b.spool, b.owner, b.file = nil, "", nil
	answerBuffers.Put(b)
}

// sendJSON answers with v. It encodes all of v before it sends the first byte, so that a
// value that cannot be encoded is an error and not half a body. The work ends before
// anything is sent, and a large answer waits in the spool for its client to read it.
func (s *service) sendJSON(c *call, v any, wrap bool) {
	if list, ok := v.(maskTextAnswer); ok && len(list.Spans) > spansAtOnce {
		file := s.spool.Create(c.credentialID, math.MaxInt64)
		err := list.encode(c.warnings, file)
		c.worked()
		if err != nil {
			file.Close()
			c.fail(s.notReceived(c, file, err))
			return
		}
		sendFile(c, file)
		return
	}
	buf, err := s.encode(c, v, wrap)
	c.worked()
	switch {
	case err != nil && buf.file != nil:
		c.fail(s.notReceived(c, buf.file, err))
		return
	case err != nil:
		c.fail(s.internal(c, err))
		return
	case buf.file == nil:
		c.send(c.good, buf.Bytes())
		buf.giveBack()
		return
	}
	file := buf.file
	buf.giveBack()
	sendFile(c, file)
}

// sendFile sends an answer that waits in the spool.
func sendFile(c *call, file *spool.File) {
	writeStream(c, &streamAnswer{status: c.good, length: file.Size(), close: file.Close, write: func(w io.Writer) error {
		_, err := io.Copy(w, onlyReader{file.Reader()})
		return err
	}})
}

// send sends an encoded answer.
func (c *call) send(status int, body []byte) {
	h := c.Header()
	h["Content-Type"] = contentTypeJSON
	if !c.lengthIsAdded(status, len(body)) {
		c.headers[1] = strconv.Itoa(len(body))
		h["Content-Length"] = c.headers[1:]
	}
	c.WriteHeader(status)
	_, _ = c.Write(body) // a client that has gone away is no error of ours
}

// addedLength is the length of the longest body for which net/http adds the header
// Content-Length itself, because it buffers that much until the handler returns. That
// takes a quarter of the time of reading, copying and sorting one more header of ours.
const addedLength = 2048

// lengthIsAdded reports whether net/http adds the length of a body: the body is sent,
// and it is not flushed before the end, as answers are after which a call lingers.
func (c *call) lengthIsAdded(status, length int) bool {
	return status == http.StatusOK && length <= addedLength && c.request.Method == http.MethodPost
}

// writeRaw answers with what is not JSON or is encoded already.
func writeRaw(c *call, raw rawAnswer) {
	h := c.Header()
	h["Content-Type"] = []string{raw.contentType}
	h["Content-Length"] = []string{strconv.Itoa(len(raw.body))}
	c.WriteHeader(http.StatusOK)
	_, _ = c.Write(raw.body) // a client that has gone away is no error of ours
}

// These header values are shared by all answers, which saves an allocation each.
// Nothing writes to them.
var (
	contentTypeJSON = []string{"application/json"}
	noStore         = []string{"no-store"}
	noSniff         = []string{"nosniff"}
)

// fieldFailure returns a failure of one error that belongs to a field.
func fieldFailure(status int, code, field, reason string) *failure {
	var p problems
	p.add(status, code, field, reason)
	return p.failure()
}
