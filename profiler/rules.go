package profiler

import "github.com/privet-go/privet/profiler/internal/rules"

// The rules about names that the yardstick can leave out, by their bits in
// scratch.without.
const (
	ruleAmend   = iota // what is mended of the tagger's spans, and added to them
	ruleAgain          // a name seen whole is known again
	ruleAcronym        // organisations in capitals
)

var ruleNames = []string{ruleAmend: "amend", ruleAgain: "again", ruleAcronym: "acronym"}

func init() {
	rules.Connect(ruleNames, func(without rules.Set) (any, error) {
		p, err := New(nil)
		if err == nil {
			p.without = without
		}
		return p, err
	})
}
