package httpapi

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/internal/residual"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// An auditRequest is the body of a request for recommendations: that of the risk
// engine, the level that the score is to fall below, and what a check of the masked
// data has found.
type auditRequest struct {
	riskRequest
	below    risk.Level
	residual []audit.Leak
	places   []element // of residual, by element
}

// readAudit reads an array of tags or an object.
func readAudit(body element) auditRequest {
	q := auditRequest{riskRequest: readRiskWith(body, "below", "residual")}
	if body.node().Kind == strictjson.Object {
		o := object{body}
		q.below = levelNamed(o.optionalText("below"))
		if e, ok := o.get("residual"); ok {
			q.readResidual(e)
		}
	}
	return q
}

// readResidual reads what a check has found: tags, or findings in the form of the
// report of privet validate. It skips findings that leak nothing. What it does not
// understand is an error, because a leak that is left out would go unnoticed.
func (q *auditRequest) readResidual(list element) {
	limit := list.doc.limits.Tags
	for _, e := range list.elements(limit) {
		if e.node().Kind == strictjson.String {
			q.add(audit.Leak{Tags: []string{e.text(list.doc.limits.ValueBytes)}}, e)
			continue
		}
		o, ok := e.object()
		if !ok {
			continue
		}
		code, ok := o.require("code")
		if !ok {
			continue
		}
		level := levelNamed(o.optionalText("level"))
		if level != "" && !slices.Contains([]risk.Level{risk.Low, risk.Medium, risk.High, risk.Critical}, level) {
			e.doc.problems.add(400, codeInvalidRequest, join(e.path(), "level"), "must be Low, Medium, High or Critical")
		}
		var tags, columns []string
		given, ok := o.get("givesAway")
		if ok {
			tags = given.texts(limit)
		}
		if c, ok := o.get("columns"); ok {
			columns = c.texts(list.doc.limits.Items)
		}
		leak, known, leaks := residual.Leak(validator.Code(code.text(maxCode)), level, tags, columns)
		switch {
		case !known:
			code.invalid("is no code of a finding about tables")
		case leaks && len(tags) == 0:
			e.doc.problems.add(400, codeInvalidRequest, join(e.path(), "givesAway"), "must name a tag, since the code is that of a leak")
		case leaks:
			q.add(leak, e)
		}
	}
}

// maxCode is longer than the code of any finding.
const maxCode = 64

func (q *auditRequest) add(l audit.Leak, place element) {
	q.residual = append(q.residual, l)
	q.places = append(q.places, place)
}

// checkResidual refuses leaks of labels that are not among the tags, which the engine
// would ignore.
func (q *auditRequest) checkResidual(catalogue *risk.Catalogue, p *problems) {
	name := func(tag string) string {
		if k, ok := catalogue.Kind(tag); ok {
			return string(k.Label)
		}
		return tag
	}
	there := map[string]bool{}
	for _, t := range q.tags {
		there[name(t)] = true
	}
	for i, l := range q.residual {
		for _, t := range l.Tags {
			if !there[name(t)] {
				p.add(400, codeInvalidRequest, q.places[i].path(), "gives away what is not among the tags")
				break
			}
		}
	}
}

// levelNamed returns the level with a name, in any letter case. It returns a name that
// it does not know as it is, for the engine to refuse.
func levelNamed(name string) risk.Level {
	for _, l := range []risk.Level{risk.Low, risk.Medium, risk.High, risk.Critical} {
		if strings.EqualFold(string(l), name) {
			return l
		}
	}
	return risk.Level(name)
}

// recommend answers with recommendations for tags.
func (s *service) recommend(q auditRequest, p *problems) (any, error) {
	q.opts.Catalogue = s.catalogue()
	opts := &audit.Options{
		Catalogue:  q.opts.Catalogue,
		Masked:     q.opts.Masked,
		Operators:  q.opts.Operators,
		Standards:  q.opts.Standards,
		Candidates: q.opts.Candidates,
		Residual:   q.residual,
		Factors:    q.opts.Factors,

		Reidentification: q.opts.Reidentification,

		Now:   s.now(),
		Below: q.below,
	}
	addRiskErrors((&risk.Options{Catalogue: q.opts.Catalogue, Weights: q.opts.Weights}).Check(), p)
	addRiskErrors(opts.Check(), p)
	q.checkResidual(opts.Catalogue, p)
	if p.any() {
		return nil, nil
	}
	return audit.Review(q.tags, opts), nil
}
