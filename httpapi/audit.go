package httpapi

import (
	"strings"

	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/risk"
)

// An auditRequest is the body of the recommendations: that of the risk engine, with
// the level that the policy is to bring the score below.
type auditRequest struct {
	riskRequest
	below risk.Level
}

// readAudit reads an array of tags or an object.
func readAudit(body element) auditRequest {
	q := auditRequest{riskRequest: readRisk(body)}
	if body.node().Kind == strictjson.Object {
		q.below = levelNamed(object{body}.optionalText("below"))
	}
	return q
}

// levelNamed is the level that a name means in any letter case. What it does not
// know stays as it is, for the engine to refuse.
func levelNamed(name string) risk.Level {
	for _, l := range []risk.Level{risk.Low, risk.Medium, risk.High, risk.Critical} {
		if strings.EqualFold(string(l), name) {
			return l
		}
	}
	return risk.Level(name)
}

// recommend says what to do about tags.
func (s *service) recommend(q auditRequest, p *problems) (any, error) {
	q.opts.Catalogue = s.catalogue()
	opts := &audit.Options{
		Catalogue: q.opts.Catalogue,
		Masked:    q.opts.Masked,
		Factors:   q.opts.Factors,
		Now:       s.now(),
		Below:     q.below,
	}
	addRiskErrors((&risk.Options{Catalogue: q.opts.Catalogue, Weights: q.opts.Weights}).Check(), p)
	addRiskErrors(opts.Check(), p)
	if p.any() {
		return nil, nil
	}
	return audit.Review(q.tags, opts), nil
}
