package otel

import (
	"go.opentelemetry.io/otel/attribute"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"

	"github.com/privet-go/privet/masker/redact"
)

// NewSpanProcessor gives a processor that hands each span that has ended on to next, redacted: its name, its attributes, the
// description of its status, and its events and links with theirs. A nil Redactor is one with [Fields].
// A span that starts is handed on as it is, for next to write to; what next reads of it then is not redacted.
//
// A span with three attributes takes some 5 µs where there is nothing to mask, and 10 µs with an address in it, beside 2 µs
// without. The processor
// is safe for concurrent use, as next is.
func NewSpanProcessor(next sdktrace.SpanProcessor, r *redact.Redactor) sdktrace.SpanProcessor {
	return &spanProcessor{SpanProcessor: next, r: orShared(r)}
}

type spanProcessor struct {
	sdktrace.SpanProcessor
	r *redact.Redactor
}

// OnEnd hands on the span redacted.
func (p *spanProcessor) OnEnd(s sdktrace.ReadOnlySpan) {
	p.SpanProcessor.OnEnd(redacted(p.r, s))
}

// A span is one with some of its fields redacted.
type span struct {
	sdktrace.ReadOnlySpan
	name       string
	attributes []attribute.KeyValue
	events     []sdktrace.Event
	links      []sdktrace.Link
	status     sdktrace.Status
}

func (s *span) Name() string                     { return s.name }
func (s *span) Attributes() []attribute.KeyValue { return s.attributes }
func (s *span) Events() []sdktrace.Event         { return s.events }
func (s *span) Links() []sdktrace.Link           { return s.links }
func (s *span) Status() sdktrace.Status          { return s.status }

func redacted(r *redact.Redactor, in sdktrace.ReadOnlySpan) *span {
	s := &span{ReadOnlySpan: in, name: r.Redact(in.Name()), attributes: attributes(r, "", in.Attributes()), status: in.Status()}
	s.status.Description = r.Redact(s.status.Description)
	for _, e := range in.Events() {
		e.Name, e.Attributes = r.Redact(e.Name), attributes(r, "", e.Attributes)
		s.events = append(s.events, e)
	}
	for _, l := range in.Links() {
		l.Attributes = attributes(r, "", l.Attributes)
		s.links = append(s.links, l)
	}
	return s
}
