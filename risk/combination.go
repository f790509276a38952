package risk

import "github.com/privet-go/privet"

// A Combination is a rule about labels that are worse beside each other than
// alone: a card number with a name, an account with its password. The built-in
// ones are in catalogue.json; docs/risk.md lists them.
type Combination struct {
	Code string `json:"code"` // ACCOUNT_WITH_SECRET
	Name string `json:"name"` // a few words

	// Groups are the parts. The rule holds when each group has a tag in the
	// data set, or AtLeast of them where that is not 0. A label that is in two
	// groups counts in the first of them only, so that no tag makes a
	// combination with itself.
	Groups  []Group `json:"groups"`
	AtLeast int     `json:"atLeast,omitempty"`

	// Weight is the share of what is still hidden that the rule takes, 0–1, in
	// proportion to what is exposed.
	Weight float64 `json:"weight"`

	Effect    string     `json:"effect"` // a clause in words
	Citations []Citation `json:"citations"`

	// Advice says in a sentence what to do about it.
	Advice string `json:"advice"`
}

// A Citation is a place in a standard, or in the literature where Standard is
// empty. A combination counts in the score under the standards that it cites, and
// always in the overall score.
type Citation struct {
	Standard string `json:"standard,omitempty"`
	Citation string `json:"citation"`
	Evidence string `json:"evidence,omitempty"` // as in a [Mapping]
}

// A Spelling says that values of one label spell those of others: an identity
// number that begins with the date of birth. As long as it stands unmasked in a
// data set, masking the others has no effect there.
type Spelling struct {
	Label  privet.Label   `json:"label"`
	Spells []privet.Label `json:"spells"`
}

// A combo is a [Combination] made ready for scoring.
type combo struct {
	*Combination
	groups  []groups // one bit each
	atLeast int
	weight  share
	under   uint64 // bit i: it counts under the standard i
}

// strength is how far the rule holds: whole where enough groups have an unmasked
// tag, what masking leaves where only masked ones make it up, and 0 where it does
// not hold. It never falls with a tag more and never rises with a tag masked.
func (c *combo) strength(clear, all groups) share {
	n, m := 0, 0
	for _, g := range c.groups {
		if clear&g != 0 {
			n++
		}
		if all&g != 0 {
			m++
		}
	}
	switch {
	case n >= c.atLeast:
		return whole
	case m >= c.atLeast:
		return residualShare
	}
	return 0
}
