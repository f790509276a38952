package httpapi

import (
	"errors"
	"fmt"
	"math"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/risk"
)

// A riskRequest is the body of the endpoints of the risk engine: an array of tags, or
// an object with them under tags. All endpoints understand names, codes and aliases,
// whatever the path says.
type riskRequest struct {
	tags []string
	opts risk.Options
}

// riskFields are the members of a request of the risk engine, and factorFields those of its
// factors.
var (
	riskFields   = []string{"requestId", "tags", "masked", "standards", "candidates", "factors", "weights", "reidentification"}
	factorFields = []string{"environment", "classification", "records", "accessFrequency", "retentionDays", "lastReviewed", "accessControl",
		"externalAccess", "sector"}
)

// readRisk reads an object, or an array of tags, as in the specification.
func readRisk(body element) riskRequest { return readRiskWith(body) }

// readRiskWith is readRisk for an object that may have more fields.
func readRiskWith(body element, more ...string) riskRequest {
	limit := body.doc.limits.Tags
	switch body.node().Kind {
	case strictjson.Array:
		return riskRequest{tags: body.texts(limit)}
	case strictjson.Object:
	default:
		body.invalid("must be an array of tags or an object")
		return riskRequest{}
	}
	o := object{body}
	var q riskRequest
	if e, ok := o.require("tags"); ok {
		q.tags = e.texts(limit)
	}
	o.only(append(more, riskFields...)...)
	if e, ok := o.get("masked"); ok {
		q.readMasked(e)
	}
	if e, ok := o.get("standards"); ok {
		q.opts.Standards = e.texts(limit)
	}
	if e, ok := o.get("candidates"); ok {
		if c, ok := e.object(); ok {
			q.readCandidates(c)
		}
	}
	if e, ok := o.get("factors"); ok {
		if f, ok := e.object(); ok {
			f.only(factorFields...)
			q.opts.Factors = readFactors(f)
		}
	}
	if e, ok := o.get("reidentification"); ok {
		if r, ok := e.object(); ok {
			q.opts.Reidentification = readReidentification(r)
		}
	}
	if e, ok := o.get("weights"); ok {
		if w, ok := e.object(); ok {
			q.opts.Weights = readWeights(w)
		}
	}
	return q
}

// readMasked reads the tags that are masked, or an object with the operator of each.
func (q *riskRequest) readMasked(e element) {
	limit := e.doc.limits.Tags
	if e.node().Kind != strictjson.Object {
		q.opts.Masked = e.texts(limit)
		return
	}
	q.opts.Operators = map[string]string{}
	for _, m := range (object{e}).entries() {
		if m.node().Kind != strictjson.String {
			e.invalid("must have operators as its values")
			return
		}
		q.opts.Operators[m.node().Key] = m.node().Text
	}
	if len(q.opts.Operators) > limit {
		e.add(413, codePayloadTooLarge, fmt.Sprintf("has more than %d elements", limit))
	}
}

// readCandidates reads what UNKNOWN may be: labels, or the candidates of an answer of the
// profiler, the likeliest first.
func (q *riskRequest) readCandidates(o object) {
	o.only(string(privet.Unknown))
	e, ok := o.get(string(privet.Unknown))
	if !ok {
		return
	}
	for _, c := range e.elements(e.doc.limits.Tags) {
		if c.node().Kind == strictjson.String {
			q.opts.Candidates = append(q.opts.Candidates, c.text(e.doc.limits.ValueBytes))
		} else if candidate, ok := c.object(); ok {
			q.opts.Candidates = append(q.opts.Candidates, candidate.text("label"))
		}
	}
}

// readFactors reads the factors. Only the risk engine knows which words and numbers are
// valid.
func readFactors(o object) *risk.Factors {
	f := &risk.Factors{
		Environment:    o.optionalText("environment"),
		Classification: o.optionalText("classification"),
		Records:        readWhole(o, "records"),
		RetentionDays:  int(readWhole(o, "retentionDays")),
		LastReviewed:   o.optionalText("lastReviewed"),
		AccessControl:  o.optionalText("accessControl"),
		Sector:         o.optionalText("sector"),
	}
	if e, ok := o.get("accessFrequency"); ok {
		f.AccessFrequency = e.number()
	}
	if e, ok := o.get("externalAccess"); ok {
		f.ExternalAccess = e.flag()
	}
	return f
}

// maxWhole bounds whole numbers to those that every reader of JSON represents exactly
// (RFC 8259, section 6).
const maxWhole = 1<<53 - 1

// readWhole reads the whole number that o may have under this name. JSON has one type
// of number, so 1e5 and 5.0 are whole.
func readWhole(o object, name string) int64 {
	e, ok := o.get(name)
	if !ok {
		return 0
	}
	f := e.number()
	if f != math.Trunc(f) || math.Abs(f) > maxWhole {
		e.invalid("must be a whole number")
		return 0
	}
	return int64(f)
}

// readWeights reads an object whose keys the caller has chosen.
func readWeights(o object) map[string]float64 {
	weights := map[string]float64{}
	for _, e := range o.entries() {
		f, ok := e.float()
		if !ok {
			o.invalid("must have numbers as its values")
			return nil
		}
		weights[e.node().Key] = f
	}
	return weights
}

// scored makes the handler of an endpoint of the risk engine. It reads the clock, since
// the engine reads none, and takes the catalogue once a request, so that an answer
// never mixes two.
func scored[T any](answer func(tags []string, opts *risk.Options) T) handler {
	return endpoint(readRisk, func(s *service, q riskRequest, p *problems) (any, error) {
		q.opts.Catalogue, q.opts.Now = s.catalogue(), s.now()
		addRiskErrors(q.opts.Check(), p)
		if !p.any() && !q.opts.HasWeight() {
			p.add(422, codeUnprocessable, "weights", "must leave a standard that applies with a weight above 0")
		}
		if p.any() {
			return nil, nil
		}
		return answer(q.tags, &q.opts), nil
	})
}

// A percentagesAnswer is the body of the answer with the shares of the standards.
type percentagesAnswer struct {
	Percentages map[string]float64 `json:"percentages"`
	UnknownTags []string           `json:"unknownTags,omitempty"`
	Assumed     bool               `json:"assumed,omitempty"`
}

func percentagesOf(tags []string, opts *risk.Options) percentagesAnswer {
	b := risk.Divide(tags, opts)
	return percentagesAnswer{b.Percentages, b.UnknownTags, b.Assumed}
}

// addRiskErrors adds the fields that the risk engine refuses. It names fields and
// reasons in its own words.
func addRiskErrors(err error, p *problems) {
	if err == nil {
		return
	}
	list := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		list = joined.Unwrap()
	}
	for _, err := range list {
		var field *risk.FieldError
		if errors.As(err, &field) {
			p.add(400, codeInvalidRequest, field.Field, field.Reason)
		} else {
			p.add(400, codeInvalidRequest, "", "the options of the risk engine are not right")
		}
	}
}
