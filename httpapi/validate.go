package httpapi

// A validateRequest is the body of POST /api/v1/validate.
type validateRequest struct {
	original string
	masked   string
	rule     string
}

// readValidate reads a value before and after masking, and the rule. A policy is
// refused, since under it another masking could be the right one.
func readValidate(body element) validateRequest {
	o, ok := body.object()
	if !ok {
		return validateRequest{}
	}
	refusePolicy(o)
	return validateRequest{o.text("original"), o.text("masked"), o.text("rule")}
}

// validate asks the validator. A masking that did not work is a good answer, and
// not a failure.
func (s *service) validate(q validateRequest, p *problems) (any, error) {
	if !s.checkRule(q.rule, "rule", p) || p.any() {
		return nil, nil
	}
	report := s.validator.Validate(q.original, q.masked, s.rule(q.rule))
	report.Issues = orEmpty(report.Issues)
	return report, nil
}
