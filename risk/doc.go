// Package risk says how bad it would be if a data set were exposed: overall and
// under six standards, with the reasons.
//
// A data set is described by tags, the labels of the data it holds. Most
// programs call [Score]:
//
//	s := risk.Score([]string{"EMAIL", "SSN"}, nil)
//	fmt.Println(s.OverallRiskScore, s.RiskLevel) // 96 Critical
//
// [Explain] gives the same score with the part of every tag and factor,
// [Weighted] the mean over the standards, and [Mappings] the categories and
// citations that the scores rest on. No values are needed, only what kinds of
// data there are.
//
// # The formula
//
// Every tag has a risk r between 0 and 1: its sensitivity in hundredths, or a
// residual fifth of that once it is masked. At first everything is hidden. Each
// tag takes a share of what is still hidden, the strongest first:
//
//	hidden  = (1 − r₁) · (1 − r₂/4) · (1 − r₃/4) · …
//	exposed = 1 − hidden
//
// Then each factor f of the data set, with its weight w, takes a share of what
// is still hidden, in proportion to what is exposed already:
//
//	hidden = hidden · (1 − w·exposed)   for each factor
//	score  = 100 · (1 − hidden), rounded
//
// A factor thus matters little where there is little at stake, and cannot make
// a risk out of nothing. A tag's own risk in [TagRisk] is the score of a data
// set that holds that tag alone, kept in the same way.
//
// The score under a standard is the same formula over the tags that the standard
// covers, where the r of each is multiplied by how strongly the standard covers
// it. So it is never more than the overall score.
//
// # A worked example
//
// A test environment holds EMAIL_ADDRESS and PHONE_NUMBER, of sensitivity 50
// each. The weight of the test environment is 0.25.
//
//	EMAIL_ADDRESS      hidden = 1 − 0.5            = 0.5      score 50   50 points
//	PHONE_NUMBER       hidden = 0.5 · (1 − 0.5/4)  = 0.4375   score 56    6 points
//	test environment   exposed = 0.5625
//	                   hidden = 0.4375 · (1 − 0.25 · 0.5625)
//	                          = 0.37598                       score 62    6 points
//
// The GDPR covers both as ordinary personal data, with a weight of 0.8, so that
// r is 0.4 each: 0.6, then 0.6 · 0.9 = 0.54, and 0.54 · (1 − 0.25 · 0.46) =
// 0.4779, which makes 52. PCI-DSS covers neither and is left out.
//
// # The constants
//
// None of them comes from a standard, for no standard counts this way. Each has
// its reason.
//
//   - Sensitivity, 0–100 per label, and its reason are in catalogue.json.
//     80 and more is for what is irrevocable or forbidden to keep: identity
//     numbers, special categories, credentials, card authentication data. 60 is
//     for money, whereabouts and content, 40 for what reaches a person, 20 for
//     what only narrows a group down, and less for what is hardly personal.
//   - A masked tag keeps 1/5. Masked data that can be linked stays personal
//     (GDPR Rec. 26), so it is not 0; but even a private key, sensitivity 100,
//     must come down to Low.
//   - A further tag adds 1/4 of its risk. Data that is combined identifies better
//     than its parts, so that PERSON, DOB and ZIP_CODE, each Medium, are High
//     together; but ten weak tags must not outweigh one SSN.
//   - A category of a standard counts 1 where the standard guards it above others
//     (special category, sensitive, cardholder data, identity number), 0.8 for
//     ordinary personal data, identifiers and means of access, so that an
//     identity number is told apart from a name, and 0.5 for what it only
//     touches, such as data of companies under the GDPR.
//   - A condition that tags cannot tell, such as who holds the data, counts 1/2:
//     nobody has said, so neither answer is presumed. One that they can tell,
//     such as a name that is cardholder data only beside a card number, counts
//     in full when the other tag is there and not at all when it is not. A
//     masked tag still meets it, since masking may leave enough to link.
//
// The weights of the factors:
//
//   - environment: staging 0.15, test and development 0.25. Copies of production
//     data are read by more people there and guarded less.
//   - classification: internal 0.05, confidential 0.10, restricted 0.20. It is
//     the owner's own judgement and adds to ours.
//   - records: 0.05 from 500, which is a breach of significant scale in Singapore
//     and one to report at once under HIPAA (45 CFR 164.408); 0.10 from 100,000, a
//     threshold of the CCPA (§1798.140(d)); 0.15 from 1,000,000.
//   - accessFrequency: 0.05 above 10 a day, 0.10 above 100, 0.15 above 1,000. Each
//     step is ten times the one before, as with the records: what counts is the
//     order of magnitude.
//   - retentionDays: 0.05 above 365, 0.15 above 1,095. Three years is when a data
//     set counts as outdated; see [Factors.Outdated].
//   - lastReviewed: 0.10 when it is more than 365 days ago.
//   - accessControl: none 0.25, as much as a test environment: in both nobody
//     knows who reads the data. rbac and acl are both control.
//   - externalAccess: 0.20. More people, but known ones.
//
// A factor whose value [Factors.Check] refuses counts as the worst of its kind.
//
// # Laws
//
// Scores are integers in 0–100. The order of tags and their repetition change no
// figure. One more tag, or a worse factor, never lowers the overall score, the
// score under a standard or the risk of a tag. Masking never raises one of
// these. The points of tags and factors add up to the score exactly. Equal input
// gives equal output on every machine: the arithmetic is done in integers. The
// tests of this package hold all of these laws.
//
// # The catalogue
//
// The file catalogue.json holds the standards with their clauses, the conditions
// and the labels, one mapping a line, and begins with how to read it. Its
// mappings are an engineering aid and no legal advice; each has a citation, and
// says whether the text was read (V), is known but was not read again (K), or is
// to be checked (U).
//
// # Security considerations
//
// The package takes labels and facts about a data set, never data. A [Summary]
// repeats the tags as they were sent; errors repeat nothing.
package risk
