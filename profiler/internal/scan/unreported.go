package scan

import (
	"github.com/privet-go/privet/profiler/internal/spec"
)

// refuse notes that the check of a recognizer refused a match, when somebody
// wants to know.
func (s *Scanner) refuse(x *Scratch, text string, m spec.Match, recognizer int) {
	if x.Refused == nil {
		return
	}
	l := s.lean(x, text, m, spec.Logit(m.Alone), recognizer)
	*x.Refused = append(*x.Refused, spec.Candidate{Match: m, Recognizer: recognizer, Confidence: weighed(m.Alone, l.forIt+l.against)})
}
