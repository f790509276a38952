package httpapi

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/privet-go/privet/httpapi/internal/fetch"
	"github.com/privet-go/privet/httpapi/internal/spool"
)

// A source is the file of a request while it is read. It keeps the first error of
// reading, since an engine may return another error for it.
type source struct {
	ctx    context.Context
	file   io.Reader
	again  func() io.Reader // the file from its beginning once more
	close  func()
	left   int64 // bytes that may come
	failed *failure
	why    func(error) *failure
	ended  func(error) *failure // for the end of the context
}

// Read returns an error when the client leaves, which ends the work on the file.
func (s *source) Read(p []byte) (int, error) {
	if s.failed != nil {
		return 0, errSource
	}
	if err := s.ctx.Err(); err != nil {
		s.failed = s.ended(err)
		return 0, err
	}
	if len(p) == 0 {
		return 0, nil
	}
	n, err := s.file.Read(p)
	if s.left -= int64(n); s.left < 0 {
		s.failed = fail(413, codePayloadTooLarge, "the file is larger than the limit")
		return 0, spool.ErrLarge
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

// mostNaming is the size of the largest request that names its file by an address or an upload.
// It stays in memory while the file is waited for, which no [admission] counts.
const mostNaming = 1 << 20

// openSource opens the file of a request.
func (s *service) openSource(c *call, q *fileRequest) (*source, *failure) {
	if q.from != "content" && q.from != filePart && c.received > mostNaming {
		return nil, fail(413, codePayloadTooLarge, fmt.Sprintf("a request that names its file has at most %d bytes", mostNaming))
	}
	src := &source{ctx: &c.turn, left: s.limits.FileBytes, close: func() {}, ended: func(err error) *failure { return s.notDone(c, err) }}
	switch q.from {
	case "content":
		if n := int64(base64.StdEncoding.DecodedLen(len(q.content))); n > s.limits.FileBytes+2 {
			return nil, fieldFailure(413, codePayloadTooLarge, "content", fmt.Sprintf("is a file of more than %d bytes", s.limits.FileBytes))
		}
		src.again = func() io.Reader { return base64.NewDecoder(base64.StdEncoding.Strict(), strings.NewReader(q.content)) }
		src.why = func(error) *failure {
			return fieldFailure(400, codeInvalidRequest, "content", notBase64)
		}
	case filePart:
		src.again = func() io.Reader { return c.doc.attached.open(filePart) }
		src.why = func(err error) *failure { return s.internal(c, err) }
	case "url":
		file, f := s.fetch(c, q.url)
		if f != nil {
			return nil, f
		}
		src.again, src.close = file.Reader, file.Close
		src.why = func(err error) *failure { return s.internal(c, err) }
	case "uploadId":
		file, err := s.uploads.take(c.request.Context(), q.uploadID, c.credential, s.now())
		if err != nil && !errors.Is(err, ErrNoUpload) && !errors.Is(err, errNotSent) {
			return nil, s.uploadFailure(c, "uploadId", err)
		} else if err != nil {
			return nil, fieldFailure(404, codeNotFound, "uploadId", "names no upload that is here, is yours and was not used")
		}
		c.turn.leave()
		if f := s.enterFile(c, file); f != nil {
			return nil, f
		}
		src.again, src.close = file.Reader, file.Close
		src.why = func(err error) *failure { return s.internal(c, err) }
	}
	src.file = src.again()
	return src, nil
}

// rewind has the file read from its beginning.
func (s *source) rewind(limit int64) { s.file, s.left = s.again(), limit }

// fetch reads the file at an address into the spool. The request has no turn meanwhile.
func (s *service) fetch(c *call, address string) (*spool.File, *failure) {
	if err := s.foreign.enter(c.credentialID); err != nil {
		return nil, s.notAdmitted(c, err)
	}
	defer s.foreign.leave(c.credentialID)
	c.turn.leave()
	ctx := c.request.Context()
	body, err := s.fetcher.Open(ctx, address, s.limits.FileBytes)
	if err != nil {
		return nil, fetchFailure("url", err)
	}
	defer body.Close()
	file := s.spool.Create(c.credentialID, s.limits.FileBytes)
	if _, err = io.Copy(file, body); err == nil {
		file.Finish()
		return file, s.enterFile(c, file)
	}
	file.Close()
	switch {
	case errors.Is(err, spool.ErrFull), errors.Is(err, spool.ErrShare), file.Failed() != nil:
		return nil, s.notReceived(c, file, err)
	case ctx.Err() != nil:
		return nil, clientLeft
	case errors.Is(err, spool.ErrLarge):
		return nil, fieldFailure(413, codePayloadTooLarge, "url", "leads to a file that is larger than the limit")
	}
	return nil, fetchFailure("url", fetch.ErrUpstream)
}

// enterFile waits for the turn of the work on a file, which it closes if there is none.
func (s *service) enterFile(c *call, file *spool.File) *failure {
	f := s.notAdmitted(c, c.turn.enterFile(file.Size()))
	if f != nil {
		file.Close()
	}
	return f
}
