package otel

import (
	"context"

	"go.opentelemetry.io/otel/attribute"
	sdklog "go.opentelemetry.io/otel/sdk/log"

	"github.com/privet-go/privet/masker/redact"
)

// NewLogProcessor gives a processor that hands a redacted copy of each record on to next: its body and its
// attributes. A nil Redactor is one with [Fields]. Other processors see the record as it was.
//
// A record with a body and three attributes takes some 6 µs where there is nothing to mask, and 8 µs with an
// address in it, beside 1 µs without. The processor is safe for concurrent use, as next is.
func NewLogProcessor(next sdklog.Processor, r *redact.Redactor) sdklog.Processor {
	return &logProcessor{Processor: next, r: orShared(r)}
}

type logProcessor struct {
	sdklog.Processor
	r *redact.Redactor
}

// OnEmit hands on a redacted copy.
func (p *logProcessor) OnEmit(ctx context.Context, record *sdklog.Record) error {
	redacted := record.Clone()
	redacted.SetBody(value(p.r, "body", record.Body()))
	attrs := make([]attribute.KeyValue, 0, record.AttributesLen())
	record.WalkAttributes(func(kv attribute.KeyValue) bool {
		attrs = append(attrs, kv)
		return true
	})
	redacted.SetAttributes(attributes(p.r, "", attrs)...)
	return p.Processor.OnEmit(ctx, &redacted)
}
