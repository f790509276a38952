package profiler

import (
	"github.com/privet-go/privet/profiler/internal/rules"
)

// The rules about names that the yardstick can leave out, by their bits in scratch.without.
const (
	ruleAddresses = iota // what the tagger takes for a part of an address and is none
	ruleBeside           // what is said of somebody right beside the name
	ruleAgain            // a name seen whole is known again
)

var ruleNames = []string{ruleAddresses: "addresses", ruleBeside: "beside-person", ruleAgain: "again"}

func init() {
	rules.Connect(ruleNames, func(without rules.Set) (any, error) {
		p, err := New(nil)
		if err == nil {
			p.without = without
		}
		return p, err
	})
}
