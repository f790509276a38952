package httpapi

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/httpapi/internal/spool"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/registry"
)

// The modes of POST /api/v1/mask/run, beside modeUnstructured.
const (
	modeMultiRule  = "MULTI_RULE_BATCH"
	modeSingleRule = "SINGLE_RULE_BATCH"
)

// A maskRequest is the body of POST /api/v1/mask/run.
type maskRequest struct {
	mode    string
	rule    string       // SINGLE_RULE_BATCH
	records []maskRecord // both batches
	text    string       // UNSTRUCTURED
	policy  *masker.Policy
	dataset datasetRef // where what was masked is remembered
}

// A maskRecord is one value to mask. In SINGLE_RULE_BATCH its rule is that of the
// request, or another name of it.
type maskRecord struct {
	rule  string
	value string
	null  bool // the value is null, and so is the masked one
	bad   bool // it could not be read, which is a problem already
}

// readMask reads the fields of the mode. It ignores those of other modes, like unknown
// fields.
func readMask(body element) maskRequest {
	o, ok := body.object()
	if !ok {
		return maskRequest{}
	}
	q := maskRequest{mode: readMode(o, modeMultiRule, modeSingleRule, modeUnstructured)}
	switch q.mode {
	case modeMultiRule:
		q.records = readRecords(o, func(r object) string { return r.text("ruleName") })
	case modeSingleRule:
		q.rule = o.text("ruleName")
		q.records = readRecords(o, func(r object) string {
			if e, ok := r.get("ruleName"); ok {
				return e.text(e.doc.limits.ValueBytes)
			}
			return q.rule
		})
	case modeUnstructured:
		q.text = o.longText("text")
	}
	q.policy = readPolicy(o)
	q.dataset = readDatasetRef(o)
	return q
}

// readRecords reads the records; rule reads the rule of one.
func readRecords(o object, rule func(object) string) []maskRecord {
	list := o.objects("records")
	records := make([]maskRecord, len(list))
	for i, r := range list {
		if r.bad() {
			records[i].bad = true
			continue
		}
		before := len(r.doc.problems.errors)
		records[i] = maskRecord{rule: rule(r), value: r.value("value")}
		if e, ok := r.find("value"); ok {
			records[i].null = e.node().Kind == strictjson.Null
		}
		records[i].bad = len(r.doc.problems.errors) > before
	}
	return records
}

// A maskAnswer is the data of the answer to a batch, in the order sent.
type maskAnswer struct {
	MaskedRecords []maskedRecord `json:"maskedRecords"`
}

// A maskedRecord is one masked value and the canonical name of its rule.
type maskedRecord struct {
	Value    *string `json:"value"` // nil where the value was null
	RuleName string  `json:"ruleName"`
}

// A maskTextAnswer is the data of the answer to a text.
type maskTextAnswer struct {
	MaskedText string       `json:"maskedText"`
	Spans      []maskedSpan `json:"spans"`
}

// spansAtOnce is how many spans are encoded at a time: those of a long text take several times
// as much memory as JSON as the text does.
const spansAtOnce = 4096

// encode writes the answer, in its envelope, piece by piece.
func (a maskTextAnswer) encode(warnings []apiError, file *spool.File) error {
	begin, spans := maskTextAnswer{a.MaskedText, []maskedSpan{}}, a.Spans
	write := func(b []byte, err error) error {
		if err == nil {
			_, err = file.Write(b)
		}
		return err
	}
	head, err := json.Marshal(success{Status: "SUCCESS", Warnings: warnings, Data: begin})
	if err := write(bytes.TrimSuffix(head, []byte(`]},"errors":[]}`)), err); err != nil {
		return err
	}
	for from := 0; from < len(spans); from += spansAtOnce {
		part, err := json.Marshal(spans[from:min(len(spans), from+spansAtOnce)])
		if part = part[1 : len(part)-1]; from > 0 {
			part = append([]byte{','}, part...)
		}
		if err := write(part, err); err != nil {
			return err
		}
	}
	if err := write([]byte("]},\"errors\":[]}\n"), nil); err != nil {
		return err
	}
	file.Finish()
	return nil
}

// A maskedSpan is a place in the text and the place of its replacement in the masked
// text, in code points.
type maskedSpan struct {
	Label       privet.Label `json:"label"`
	Start       int          `json:"start"`
	End         int          `json:"end"`
	MaskedStart int          `json:"maskedStart"`
	MaskedEnd   int          `json:"maskedEnd"`
}

// mask masks what could be read even if something else could not, so that unknown rules
// are reported together with invalid fields. The result does not count then.
func (s *service) mask(c *call, q maskRequest, p *problems) (any, error) {
	s = s.under(q.policy, p)
	switch q.mode {
	case modeUnstructured:
		if p.any() {
			return nil, nil
		}
		return s.maskText(c, q, p)
	case modeSingleRule:
		for i, r := range q.records {
			if !r.bad && r.rule != q.rule && s.rule(r.rule) != s.rule(q.rule) {
				p.add(400, codeInvalidRequest, fmt.Sprintf("records[%d].ruleName", i), "differs from the ruleName of the request")
			}
		}
		// The rule is the same for all, so it is one problem and not one a
		// record.
		if !s.checkRule(q.rule, "ruleName", p) {
			return nil, nil
		}
	}
	masked, values := make([]maskedRecord, len(q.records)), make([]string, len(q.records))
	labels, left := map[privet.Label]int{}, map[privet.Label]bool{}
	for i, r := range q.records {
		if i%recordsBetweenLooks == 0 {
			if err := c.turn.Err(); err != nil {
				return nil, err
			}
		}
		if r.bad {
			continue
		}
		name := r.rule
		if q.mode == modeSingleRule {
			name = q.rule
		}
		rule := s.rule(name)
		value, err := s.masker.Mask(rule, r.value)
		switch {
		case errors.Is(err, masker.ErrUnknownRule):
			p.add(422, codeUnknownRule, fmt.Sprintf("records[%d].ruleName", i), reasonUnknownRule)
		case errors.Is(err, masker.ErrNoOperator):
			p.add(422, codeInvalidPolicy, fmt.Sprintf("records[%d].ruleName", i), reasonNoOperator)
		case err != nil:
			return nil, err
		}
		values[i] = value
		if masked[i] = (maskedRecord{&values[i], rule}); r.null {
			masked[i].Value = nil
		}
		if l, ok := s.label(rule); q.dataset.id != "" && ok && r.value != "" {
			labels[l] = 1 // a column at least
			if value == r.value && s.keeps(rule) {
				left[l] = true
			}
		}
	}
	if !p.any() {
		s.remember(c, q.dataset, registry.Look{Labels: labels, Masked: without(labels, left)})
	}
	return maskAnswer{masked}, nil
}

// keeps reports whether a rule leaves values as they are, such as one that no rule
// understands and all others mask whole.
func (s *service) keeps(rule string) bool {
	const odd = "Zq7"
	value, err := s.masker.Mask(rule, odd)
	return err != nil || value == odd
}

// without returns the labels that are not among those of which something is left.
func without(labels map[privet.Label]int, left map[privet.Label]bool) []privet.Label {
	var list []privet.Label
	for l := range labels {
		if !left[l] {
			list = append(list, l)
		}
	}
	return list
}

// recordsBetweenLooks is how many records are masked between two checks whether the
// client is still there.
const recordsBetweenLooks = 64

// maskText masks what is found in a text. The masker returns places in the order of the
// text, so that one pass over both texts is enough. A text that cannot be searched,
// such as one with NUL bytes, is a problem of the request.
func (s *service) maskText(c *call, q maskRequest, p *problems) (any, error) {
	text := q.text
	masked, spans, err := s.appendMasked(&c.turn, c.credentialID, text)
	if at := (*masker.ParseError)(nil); errors.As(err, &at) {
		place := codePoints{text: text}
		p.add(400, codeInvalidRequest, "text", fmt.Sprintf("cannot be masked: %v (code point %d)", at.Err, place.before(int(at.Offset))))
		return nil, nil
	}
	if errors.Is(err, masker.ErrNoOperator) {
		p.add(422, codeInvalidPolicy, "text", "holds something that "+reasonNoOperator)
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	s.metrics.foundAll(len(spans), func(i int) privet.Label { return spans[i].Label })
	labels, left := map[privet.Label]int{}, map[privet.Label]bool{}
	for _, f := range spans {
		labels[f.Label]++
		left[f.Label] = left[f.Label] || text[f.Start:f.End] == string(masked[f.MaskedStart:f.MaskedEnd])
	}
	s.remember(c, q.dataset, registry.Look{Labels: labels, Masked: without(labels, left)})
	answer := maskTextAnswer{string(masked), make([]maskedSpan, len(spans))}
	from, to := codePoints{text: text}, codePoints{text: answer.MaskedText}
	for i, f := range spans {
		answer.Spans[i] = maskedSpan{
			f.Label,
			from.before(f.Start), from.before(f.End),
			to.before(f.MaskedStart), to.before(f.MaskedEnd),
		}
	}
	return answer, nil
}

// reasonNoOperator is the reason for a label for which the policy says to fail.
const reasonNoOperator = "has no operator in the policy, whose default is to fail"

// reasonUnknownRule is the reason of UNKNOWN_RULE.
const reasonUnknownRule = "is no rule"

// checkRule reports whether a rule exists, and adds a problem with the field if it does
// not and neither the field nor the body has a problem yet.
func (s *service) checkRule(rule, field string, p *problems) bool {
	if _, err := s.masker.Mask(s.rule(rule), ""); !errors.Is(err, masker.ErrUnknownRule) {
		return true
	}
	for _, e := range p.errors {
		if e.Field == field || e.Field == "" {
			return false
		}
	}
	p.add(422, codeUnknownRule, field, reasonUnknownRule)
	return false
}
