package httpapi

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strings"
)

// A source is the file of a request while it is read. It keeps the first error of
// reading, since an engine may return another error for it.
type source struct {
	ctx    context.Context
	file   io.Reader
	close  func()
	left   int64 // bytes that may come
	failed *failure
	why    func(error) *failure
}

// Read returns an error when the client leaves, which ends the work on the file.
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
		// An error of this package: a reader above could take the io.ErrUnexpectedEOF
		// of a reader below for the end of the file.
		s.failed = s.why(err)
		return n, errSource
	}
	return n, err
}

const notBase64 = "is not base64, as RFC 4648 has it in section 4"

// errSource is the error that an engine gets if the file cannot be read to its end.
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
