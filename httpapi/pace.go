package httpapi

import (
	"io"
	"net/http"
	"sync/atomic"
	"time"
)

// A pace is how many bytes a second come or go at least, in each span of time. Who falls behind
// loses the connection.
type pace struct {
	span      time.Duration
	perSecond int64
}

// The paces of bodies and of answers: those of a bad line, for who sends or reads at all.
var (
	bodyPace   = pace{10 * time.Second, 1 << 10}
	answerPace = pace{10 * time.Second, 4 << 10}
)

// A pacer watches one transfer.
type pacer struct {
	moved atomic.Int64
	cut   atomic.Bool
	timer *time.Timer
}

// watch begins to watch a transfer. It calls cut when that falls behind, once.
func (p pace) watch(cut func()) *pacer {
	w, ready := new(pacer), make(chan struct{})
	before := int64(0)
	w.timer = time.AfterFunc(p.span, func() {
		<-ready
		moved := w.moved.Load()
		if moved-before < 1+int64(p.span.Seconds()*float64(p.perSecond)) {
			w.cut.Store(true)
			cut()
			return
		}
		before = moved
		w.timer.Reset(p.span)
	})
	close(ready)
	return w
}

// stop ends the watch.
func (w *pacer) stop() { w.timer.Stop() }

// longPast is a deadline that has passed.
var longPast = time.Unix(1, 0)

// A pacedReader reads a body under the eyes of a pacer.
type pacedReader struct {
	io.Reader
	*pacer
}

func (r pacedReader) Read(b []byte) (int, error) {
	n, err := r.Reader.Read(b)
	r.moved.Add(int64(n))
	return n, err
}

// cutReading ends the reads of a body.
func (c *call) cutReading() {
	_ = http.NewResponseController(c.ResponseWriter).SetReadDeadline(longPast)
}

// cutWriting ends the writes of an answer, and with them the connection.
func (c *call) cutWriting() {
	_ = http.NewResponseController(c.ResponseWriter).SetWriteDeadline(longPast)
}
