package httpapi

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/remote"
)

// find finds data in a text, with the help of a model if there is one. While a model is
// asked, which may be on another machine, the request has no turn.
func (s *service) find(t *turn, credential, text string, q profiler.Query) ([]profiler.Explained, error) {
	if s.assisted == nil && len(text) >= longText && len(q.Labels) == 0 && q.MinConfidence == nil && !q.Explain && !q.AddressParts {
		found, err := within{t, s.profiler}.find(text)
		list := make([]profiler.Explained, len(found))
		for i := range found {
			list[i].Finding = found[i]
		}
		return list, err
	}
	if s.assisted == nil {
		q.Context = t
		return s.profiler.FindWith(text, &q)
	}
	if err := s.foreign.enter(credential); err != nil {
		return nil, err
	}
	defer s.foreign.leave(credential)
	t.leave()
	found, err := s.assisted.FindWith(t.Context, []string{text}, &q)
	if err == nil {
		err = t.enter(0)
	}
	if err != nil {
		return nil, err
	}
	return found[0], nil
}

// appendMasked masks a text, with the help of a model if there is one.
func (s *service) appendMasked(t *turn, credential, text string) ([]byte, []masker.Span, error) {
	if s.assisted == nil {
		return s.maskerFor(t).AppendText(nil, text)
	}
	found, err := s.find(t, credential, text, profiler.Query{})
	if err != nil {
		return nil, nil, err
	}
	findings := make([]privet.Finding, len(found))
	for i := range found {
		findings[i] = found[i].Finding
	}
	return s.masker.AppendFound(nil, text, findings)
}

// upstream returns the answer for a model that has failed. The log gets the reason if
// it comes from a package of this module, whose errors hold no data; of other errors it
// gets the type.
func (s *service) upstream(c *call, err *profiler.ModelError) *failure {
	reason := fmt.Sprintf("%T", err.Err)
	if e := (*remote.Error)(nil); errors.As(err.Err, &e) {
		reason = e.Error()
	} else if err.Err == nil {
		reason = err.Reason
	}
	s.logger.LogAttrs(context.Background(), slog.LevelError, "the model has failed",
		slog.String("reason", reason),
		slog.String("route", c.route),
		slog.String("requestId", c.id()),
	)
	return fail(502, codeUpstreamFailed, "the model that looks through texts has failed, so that nothing can be said of this one; the log has the request id")
}
