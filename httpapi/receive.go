package httpapi

import (
	"errors"
	"io"
	"strings"

	"github.com/privet-go/privet/httpapi/internal/spool"
)

// smallBody is the size of the largest body that waits in memory for its turn. More of it
// waits in the spool, so that a client holds next to nothing by sending slowly.
const smallBody = spool.Chunk

// A received is a body that has come and waits for its turn.
type received struct {
	first string      // all of a body that fits into the buffer that it is read through
	file  *spool.File // all of any other; nil: there is none
}

// receive reads the body of a call, of at most limit bytes, at the pace that bodies come at
// least. On an error the file says whether it was the spool's.
func (c *call) receive(s *spool.Spool, limit int64) (received, error) {
	scratch := scratches.Get().(*[readSize]byte)
	defer scratches.Put(scratch)
	n, err := c.request.Body.Read(scratch[:])
	if int64(n) > limit {
		return received{}, spool.ErrLarge
	}
	if c.received = int64(n); err == nil && c.received == c.request.ContentLength {
		err = io.EOF // as nearly all end: with one read, and nobody has to watch
	}
	if err != nil {
		if err == io.EOF {
			err = nil
		}
		return received{first: string(scratch[:n])}, err
	}
	watch := bodyPace.watch(c.cutReading)
	defer watch.stop()
	in := pacedReader{c.request.Body, watch}
	for err == nil && n < len(scratch) {
		var m int
		m, err = in.Read(scratch[n:])
		n += m
	}
	if int64(n) > limit {
		return received{}, spool.ErrLarge
	}
	c.received = int64(n)
	if err == io.EOF {
		return received{first: string(scratch[:n])}, nil
	}
	b := received{file: s.Create(c.credentialID, limit)}
	if err == nil {
		if _, err = b.file.Write(scratch[:n]); err == nil {
			_, err = io.CopyBuffer(onlyWriter{b.file}, onlyReader{in}, scratch[:])
		}
		c.received = b.file.Size()
	}
	if watch.cut.Load() {
		err = errTooSlow
	}
	if err == nil {
		b.file.Finish()
	}
	return b, err
}

// errTooSlow is the error for a body that falls behind the pace.
var errTooSlow = errors.New("the body has come too slowly")

// size returns the size of the body.
func (b received) size() int64 {
	if b.file != nil {
		return b.file.Size()
	}
	return int64(len(b.first))
}

// text returns the body, whose turn it is, in memory.
func (b received) text() (string, error) {
	if b.file == nil {
		return b.first, nil
	}
	var text strings.Builder
	text.Grow(int(b.file.Size()))
	_, err := io.Copy(onlyWriter{&text}, b.file.Reader())
	return text.String(), err
}

// reader returns the body from its beginning.
func (b received) reader() io.Reader {
	if b.file == nil {
		return strings.NewReader(b.first)
	}
	return b.file.Reader()
}

// close gives back what the body has taken of the spool.
func (b received) close() {
	if b.file != nil {
		b.file.Close()
	}
}

// notReceived returns the failure for a body that has not come to its end.
func (s *service) notReceived(c *call, file *spool.File, err error) *failure {
	switch {
	case errors.Is(err, spool.ErrFull):
		c.Header().Set("Retry-After", "10")
		return fail(503, codeOverloaded, "there is no room for the body at the moment")
	case errors.Is(err, spool.ErrShare):
		c.Header().Set("Retry-After", "10")
		return fail(429, codeRateLimited, spool.ErrShare.Error())
	case errors.Is(err, errTooSlow):
		c.Header().Set("Connection", "close")
		return fail(400, codeInvalidRequest, errTooSlow.Error())
	case file.Failed() != nil:
		return s.internal(c, err)
	}
	// The transport has the reason, and the client may have chosen its words.
	return fail(400, codeInvalidRequest, "the body could not be read to its end")
}
