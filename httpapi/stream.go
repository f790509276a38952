package httpapi

import (
	"cmp"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"

	"github.com/privet-go/privet/httpapi/internal/spool"
)

// A streamAnswer is a large good answer of known length that is encoded while it is
// sent.
type streamAnswer struct {
	status int // zero: 200
	length int64
	write  func(io.Writer) error
	close  func()
}

// withContent returns the answer with the file in base64 as the last field of its data.
func withContent(answer fileAnswer, warnings []apiError, file *spool.File) (*streamAnswer, error) {
	data, err := json.Marshal(answer)
	if err != nil {
		return nil, err
	}
	head := `{"status":"SUCCESS",`
	if len(warnings) > 0 {
		list, err := json.Marshal(warnings)
		if err != nil {
			return nil, err
		}
		head += `"warnings":` + string(list) + `,`
	}
	head += `"data":` + string(data[:len(data)-1]) + `,"content":"`
	const tail = `"},"errors":[]}` + "\n"
	return &streamAnswer{
		length: int64(len(head)+len(tail)) + (file.Size()+2)/3*4,
		write: func(w io.Writer) error {
			if _, err := io.WriteString(w, head); err != nil {
				return err
			}
			enc := base64.NewEncoder(base64.StdEncoding, w)
			if _, err := io.Copy(enc, file.Reader()); err != nil {
				return err
			}
			if err := enc.Close(); err != nil {
				return err
			}
			_, err := io.WriteString(w, tail)
			return err
		},
		close: file.Close,
	}, nil
}

// writeStream sends a streamAnswer, as fast as the client reads it, which has a least pace.
// An error ends the connection, so that half an
// answer does not look whole.
func writeStream(c *call, a *streamAnswer) {
	defer a.close()
	h := c.Header()
	h["Content-Type"] = contentTypeJSON
	h["Content-Length"] = []string{fmt.Sprint(a.length)}
	c.WriteHeader(cmp.Or(a.status, http.StatusOK))
	if c.request.Method == http.MethodHead {
		return
	}
	watch := answerPace.watch(c.cutWriting)
	defer watch.stop()
	if err := a.write(pacedWriter{c, watch}); err != nil {
		panic(http.ErrAbortHandler)
	}
}

// A pacedWriter writes an answer under the eyes of a pacer.
type pacedWriter struct {
	io.Writer
	*pacer
}

func (w pacedWriter) Write(b []byte) (int, error) {
	n, err := w.Writer.Write(b)
	w.moved.Add(int64(n))
	return n, err
}
