// Package risk says how bad it would be if a data set were exposed: overall and
// under six standards, with the reasons.
//
// A data set is described by tags, the labels of the data it holds. Most
// programs call [Score]:
//
//	s := risk.Score([]string{"EMAIL", "SSN"}, nil)
//	fmt.Println(s.OverallRiskScore, s.RiskLevel) // 96 Critical
//
// [Explain] gives the same score with the part of every tag, combination and factor,
// [ByStandard] what each standard makes of it, [Divide] the share of each,
// [Weighted] their mean. No values are needed, only what kinds of data there are.
// For a table whose rows can be read, [NewTable] says how easily the people in it are
// found again; the result goes into [Options] and raises the score.
//
// # The formula
//
// Every tag has a risk r between 0 and 1: its sensitivity in hundredths, three fifths
// of that where it tells something and no tag says of whom, see [Content], and of the
// result what masking leaves once it is masked: a fifth, or what its operator leaves,
// see [Operators]. At first everything is hidden. Each
// tag takes a share of what is still hidden, the strongest first:
//
//	hidden  = (1 − r₁) · (1 − r₂/4) · (1 − r₃/4) · …
//	exposed = 1 − hidden
//
// Then each [Combination] that holds, such as an account beside its password, and
// after that each factor of the data set, such as a test environment, takes a share
// of what is still hidden with its weight w, in proportion to what was exposed
// before the first combination or the first factor:
//
//	hidden = hidden · (1 − w·exposed)   for each combination, then for each factor
//	score  = 100 · (1 − hidden), rounded
//
// A factor thus matters little where there is little at stake, and cannot make
// a risk out of nothing. A tag's own risk in [TagRisk] is the score of a data
// set that holds that tag alone, kept in the same way and tied to people as it is by
// the tags beside it.
//
// The score under a standard is the same formula over the tags that the standard
// covers, where the r of each is multiplied by how strongly the standard covers
// it, and the combinations that cite it. So it is never more than the overall score.
// A standard that is about something, as HIPAA is about health, covers nothing of a data
// set without it, and one that does not apply is left out; see [Options].Standards.
//
// [Explain] divides a score into points. What the tags score together is divided among
// them by their Shapley values, each combination and factor has what it adds to that.
//
// docs/risk.md holds all constants with their reasons, the table of combinations, and
// more examples.
//
// # A worked example
//
// A test environment holds EMAIL_ADDRESS and PHONE_NUMBER, of sensitivity 50
// each. The weight of the test environment is 0.25.
//
//	EMAIL_ADDRESS      hidden = 1 − 0.5            = 0.5      score 50
//	PHONE_NUMBER       hidden = 0.5 · (1 − 0.5/4)  = 0.4375   score 56   28 points each
//	test environment   exposed = 0.5625
//	                   hidden = 0.4375 · (1 − 0.25 · 0.5625)
//	                          = 0.37598                       score 62    6 points
//
// The GDPR covers both as ordinary personal data, with a weight of 0.8, so that
// r is 0.4 each: 0.6, then 0.6 · 0.9 = 0.54, and 0.54 · (1 − 0.25 · 0.46) =
// 0.4779, which makes 52. PCI-DSS covers neither and is left out.
//
// # Laws
//
// Scores are integers in 0–100. The order of tags and their repetition change no
// figure. One more tag, or a worse factor, never lowers the overall score, the
// score under a standard or the risk of a tag. Masking never raises one of
// these, and neither does an operator that leaves less. To say which standards apply
// changes the score of none of them. The points of tags, combinations and factors add up to the score exactly. Equal input
// gives equal output on every machine: the arithmetic is done in integers. The
// tests of this package hold all of these laws.
//
// # The catalogue
//
// A [Catalogue] holds the standards, the labels, what each standard says about each
// label with its article, and the rules about labels beside each other. [BuiltIn] is
// the file catalogue.json, which a person in compliance can read and change: it
// begins with how to read it, has one mapping a line, and treats what it does not
// name as its category says. [NewCatalogue] makes another one of [Records], with
// standards and labels of one's own. Its mappings are an engineering aid and no
// legal advice; each has a citation, and says whether that was confirmed by reading the
// text (V), was not (K), or was not and is doubtful (U).
//
// # Security considerations
//
// The package takes labels and facts about a data set, never data, but for a
// [Table], which keeps keyed hashes of what it compares and no value. A [Summary]
// repeats the tags as they were sent; errors repeat nothing.
package risk
