package profiler

import "github.com/privet-go/privet/profiler/internal/rules"

// The rules about names that the yardstick can leave out are the nameSteps, and that a name seen whole is known again.
// They are told by their bits in scratch.without.
const ruleAgain = len(nameSteps)

func init() {
	var names []string
	for i := range nameSteps {
		names = append(names, nameSteps[i].name)
	}
	rules.Connect(append(names, "again"), func(without rules.Set) (any, error) {
		p, err := New(nil)
		if err == nil {
			p.without = without
		}
		return p, err
	})
}
