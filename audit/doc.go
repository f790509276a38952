// Package audit says what to do about the risk of a data set.
//
// [Recommend] gives a list of actions, the most urgent first, each with its reason,
// the articles behind it and the score that is left once it is done:
//
//	for _, r := range audit.Recommend([]string{"EMAIL", "PASSWORD"}, nil) {
//		fmt.Println(r.Priority, r.Scenario, r.ScoreAfter)
//	}
//
// [Review] gives the same list with the order in which the actions gain most, a [Policy]
// that does what is advised, as the masker takes it, and a [Plan]: the least that brings
// the score below a level of one's choice. [Summarize] is for
// a data set that is on record: its score, the fields that carry it, and the
// standards that it falls short of.
//
// # What is recommended
//
// Each [Scenario] is a question that is put to the data set; docs/risk.md lists
// them. Five are those of every audit: sensitive data outside of production, fields
// that no policy masks, data that is outdated, columns that nobody can name, and
// access from outside. The others answer what package risk finds: labels that are
// worse beside each other, labels that spell others, card data that may not be
// kept, secrets, masking that leaks, and people who can be told apart.
//
// # The score after
//
// Nothing is estimated. An action is applied to the description of the data set
// (tags are masked or removed, factors are put right) and the description is scored
// again. So no recommendation raises the score, because no law of package risk lets
// it: masking and removing tags, and better factors, never do.
//
// # The policy and the plan
//
// The policy removes what may not be kept at all, secrets, and what was masked in a way
// that leaks, and masks all else that is personal, so that nothing is left in clear.
//
// The plan changes as little as it can. First it removes what may not be kept at
// all (card verification codes, full tracks and PINs; PCI DSS 3.3.1). If masking
// everything else does not bring the score below the level, it removes as few tags
// as possible; then it masks as few as possible of the rest. For up to [MaxExact]
// tags all choices are tried, so that neither fewer removals nor, beside them, fewer
// maskings would do, and Plan.Exact says so. For more the strongest tags are taken first until the score is low enough,
// and then each is put back without which it still is: no tag of the result can be
// left out, but another choice may be smaller. A tag whose masking was found to leak
// is removed where it would have to be masked, since masking it again may leave the
// same.
//
// In the policy of a plan, labels that need no change are kept by name. Those that are masked
// already are masked by both policies, so that it can be carried out on the original as well as on
// what was masked. Anything that the tags do not mention, and columns that are UNKNOWN, are
// masked by the default.
//
// # Security considerations
//
// The package takes labels and facts, never data. A recommendation repeats tags as
// they were sent. What it recommends is an engineering aid and no legal advice.
package audit
