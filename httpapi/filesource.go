package httpapi

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strings"
)

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
