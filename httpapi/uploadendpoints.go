package httpapi

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/privet-go/privet/httpapi/internal/spool"
)

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

// beginUpload answers with an address to which one file can be sent.
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
	id, query, expires, err := s.uploads.begin(c.request.Context(), c.credential, c.credentialID, q.bytes, s.now())
	switch {
	case errors.Is(err, ErrUploadShare):
		c.Header().Set("Retry-After", "60")
		return nil, fail(429, codeRateLimited, err.Error())
	case errors.Is(err, ErrTooManyUploads):
		c.Header().Set("Retry-After", "60")
		return nil, fail(503, codeOverloaded, err.Error())
	case err != nil:
		return nil, s.uploadFailure(c, "", err)
	}
	c.good = http.StatusCreated
	return uploadAnswer{id, base + "/api/v1/file/uploads/" + id + "?" + query, expires.UTC()}, nil
}

// receiveUpload stores the file that is sent to such an address.
func receiveUpload(s *service, c *call) (any, *failure) {
	c.allowLong()
	id := c.param("uploadId")
	size, err := s.uploads.verify(c.request.Context(), id, c.request.URL.RawQuery, s.now())
	if errors.Is(err, errSignature) || errors.Is(err, ErrNoUpload) {
		return nil, fail(403, codeSignatureInvalid, errSignature.Error())
	} else if err != nil {
		return nil, s.uploadFailure(c, "", err)
	}
	limit := s.limits.FileBytes
	switch length := c.request.ContentLength; {
	case length > limit:
		return nil, fail(413, codePayloadTooLarge, fmt.Sprintf("the file is larger than the limit (%d bytes)", limit))
	case size > 0 && length >= 0 && length != size:
		return nil, fail(400, codeInvalidRequest, "the file has another size than was announced")
	}
	payer, err := s.uploads.claim(c.request.Context(), id, s.now())
	if errors.Is(err, errUploadUsed) || errors.Is(err, ErrUploadHeld) || errors.Is(err, ErrNoUpload) {
		return nil, fail(409, codeConflict, errUploadUsed.Error())
	} else if err != nil {
		return nil, s.uploadFailure(c, "", err)
	}
	file := s.spool.Create(payer, limit)
	kept := false
	defer func() {
		if !kept {
			file.Close()
			s.uploads.settle(id, nil)
		}
	}()
	c.credentialID = payer
	if f := s.expect(c); f != nil {
		return nil, f
	}
	watch := bodyPace.watch(c.cutReading)
	defer watch.stop()
	_, err = io.Copy(file, pacedReader{c.request.Body, watch})
	c.received = watch.moved.Load()
	var outer *http.MaxBytesError
	switch {
	case watch.cut.Load():
		return nil, s.notReceived(c, file, errTooSlow)
	case errors.Is(err, spool.ErrLarge), errors.As(err, &outer):
		return nil, fail(413, codePayloadTooLarge, fmt.Sprintf("the file is larger than the limit (%d bytes)", limit))
	case err != nil:
		return nil, s.notReceived(c, file, err)
	case size > 0 && file.Size() != size:
		return nil, fail(400, codeInvalidRequest, "the file has another size than was announced")
	}
	file.Finish()
	kept = true
	s.uploads.settle(id, file)
	c.good = http.StatusNoContent
	return nil, nil
}

// giveUpUpload removes an upload that its owner does not need any more.
func giveUpUpload(s *service, c *call) (any, *failure) {
	if err := s.uploads.giveUp(c.request.Context(), c.param("uploadId"), c.credential); errors.Is(err, ErrNoUpload) {
		return nil, fail(404, codeNotFound, "there is no such upload, or it is not yours")
	} else if err != nil {
		return nil, s.uploadFailure(c, "", err)
	}
	c.good = http.StatusNoContent
	return nil, nil
}
