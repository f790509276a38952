package httpapi

import "github.com/privet-go/privet/masker"

// A validateRequest is the body of POST /api/v1/validate.
type validateRequest struct {
	original string
	masked   string
	rule     string
	policy   *masker.Policy // nil: the default rules
}

// readValidate reads a value before and after masking, the rule, and the policy, if
// any.
func readValidate(body element) validateRequest {
	o, ok := body.object()
	if !ok {
		return validateRequest{}
	}
	return validateRequest{o.text("original"), o.text("masked"), o.text("rule"), readPolicy(o)}
}

// validate answers with the verdict of the validator. A masking that does not work is a
// good answer, and not a failure.
func (s *service) validate(q validateRequest, p *problems) (any, error) {
	if !s.under(q.policy, p).checkRule(q.rule, "rule", p) || p.any() {
		return nil, nil
	}
	v := s.validator
	if q.policy != nil {
		var err error
		if v, err = v.With(q.policy, s.policyKeys(q.policy)); err != nil {
			return nil, err // under has reported problems with the policy
		}
	}
	report := v.Validate(s.rule(q.rule), q.original, q.masked)
	report.Issues = orEmpty(report.Issues)
	return report, nil
}
