package audit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// A Scenario names a situation that calls for action.
type Scenario string

// The scenarios. The documentation of the package and docs/risk.md say when each
// of them arises.
const (
	NonProductionSensitiveData Scenario = "NON_PRODUCTION_SENSITIVE_DATA"
	MissingMaskingPolicy       Scenario = "MISSING_MASKING_POLICY"
	OutdatedDataset            Scenario = "OUTDATED_DATASET"
	UnknownColumnTypes         Scenario = "UNKNOWN_COLUMN_TYPES"
	BroadExternalAccess        Scenario = "BROAD_EXTERNAL_ACCESS"
	MissingAccessControl       Scenario = "MISSING_ACCESS_CONTROL"
	ForbiddenCardData          Scenario = "FORBIDDEN_CARD_DATA"
	ExposedSecrets             Scenario = "EXPOSED_SECRETS"
	RiskyCombination           Scenario = "RISKY_COMBINATION"
	EmbeddedData               Scenario = "EMBEDDED_DATA"
	ResidualData               Scenario = "RESIDUAL_DATA"
	ReidentificationRisk       Scenario = "REIDENTIFICATION_RISK"
)

// A situation is a scenario with the question whether it is there. To add one, add
// a value to situations, and its name above.
type situation struct {
	scenario Scenario
	when     string // it arises, for docs/risk.md
	action   string // what is recommended; a finding can have its own
	cite     []risk.Citation
	find     func(c *inspection) []finding

	// mend changes how the data set is kept, for a scenario that no masking answers.
	mend func(f *risk.Factors)
}

// A finding is one occasion of a scenario.
type finding struct {
	tags     []string
	reason   string          // a sentence
	action   string          // in place of that of the situation
	cite     []risk.Citation // in place of those of the situation
	priority risk.Level      // empty: what the tags score, or the data set where there are none
	after    *state          // once the action is done
}

// An inspection is what the situations look at.
type inspection struct {
	*state
	details risk.Details
}

var situations = []situation{
	{
		scenario: ForbiddenCardData,
		when:     "a card verification code, a full track or a PIN is there, masked or not",
		action:   actionDelete,
		cite:     []risk.Citation{{Standard: "PCI-DSS", Citation: "Req. 3.3.1"}},
		find: func(c *inspection) []finding {
			tags := c.tagsWhere(c.isForbidden)
			return one(len(tags) > 0, finding{
				tags: tags, priority: risk.Critical, after: c.removing(tags),
				reason: "Sensitive authentication data must not be stored, whatever it is masked with.",
			})
		},
	}, {
		scenario: ExposedSecrets,
		when:     "a credential is there and is not masked",
		action:   actionSecrets,
		cite: []risk.Citation{
			{Standard: "GDPR", Citation: "Art. 32"}, {Standard: "HIPAA", Citation: "45 CFR 164.312(d)"},
			{Standard: "PCI-DSS", Citation: "Req. 8.6.2"}, {Standard: "NIST", Citation: "SP 800-53r5 IA-5(7)"},
		},
		find: func(c *inspection) []finding {
			tags := c.tagsWhere(func(k known) bool { return k.kind.Category == privet.CategoryCredential && !k.masked })
			return one(len(tags) > 0, finding{
				tags: tags, after: c.removing(tags),
				reason: "A secret opens to its reader what it was made to guard, and a masked one is of no use to anybody.",
			})
		},
	}, {
		scenario: NonProductionSensitiveData,
		when:     "the environment is not production, and tags of Medium risk or more are not masked",
		action:   "Add masking or a synthetic data pipeline",
		cite: []risk.Citation{
			{Standard: "GDPR", Citation: "Art. 25; Art. 32"}, {Standard: "HIPAA", Citation: "45 CFR 164.502(b)"},
			{Standard: "PCI-DSS", Citation: "Req. 6.5.5"}, {Standard: "NIST", Citation: "SP 800-53r5 SA-3(2)"},
		},
		find: func(c *inspection) []finding {
			if c.factors == nil || c.factors.Environment == "" || c.factors.Environment == "production" {
				return nil
			}
			tags := c.sensitive()
			return one(len(tags) > 0, finding{
				tags: tags, after: c.masking(tags),
				reason: "Environments other than production are open to more people and guarded less.",
			})
		},
	}, {
		scenario: MissingMaskingPolicy,
		when:     "tags of Medium risk or more are not masked, or tags that are so together",
		action:   "Apply default or custom masking functions",
		find: func(c *inspection) []finding {
			tags := c.sensitive()
			if len(tags) == 0 && c.details.RiskLevel != risk.Low {
				tags = c.tagsWhere(func(k known) bool { return !k.masked && k.kind.Sensitivity > 0 && !c.isForbidden(k) && !isUnknown(k) })
			}
			// That masking leaks is not that there is none.
			meant := among(c.tagsWhere(func(k known) bool { return k.meant }))
			tags = slices.DeleteFunc(tags, meant)
			return one(len(tags) > 0, finding{
				tags: tags, after: c.masking(tags),
				reason: "Nothing is recorded that hides these fields from those who need not see them.",
			})
		},
	}, {
		scenario: ResidualData,
		when:     "a check has found that masked data can be learned; one for each kind of leak",
		action:   "Mask these fields anew and validate the result",
		cite:     []risk.Citation{{Standard: "GDPR", Citation: "Art. 25"}, {Standard: "NIST", Citation: "SP 800-53r5 SI-19"}},
		find:     residualData,
	}, {
		scenario: EmbeddedData,
		when:     "a tag is masked, and one that spells it is not",
		action:   "Mask the fields that spell what is masked elsewhere",
		cite:     []risk.Citation{{Standard: "GDPR", Citation: "Rec. 26"}, {Standard: "NIST", Citation: "SP 800-53r5 SI-19"}},
		find: func(c *inspection) []finding {
			var spelled, spelling []string
			for _, t := range c.details.Tags {
				if len(t.SpelledBy) > 0 {
					spelled = append(spelled, t.Tag)
					spelling = append(spelling, t.SpelledBy...)
				}
			}
			slices.Sort(spelling)
			spelling = slices.Compact(spelling)
			return one(len(spelled) > 0, finding{
				tags: c.inOrder(slices.Concat(spelled, spelling)), after: c.masking(spelling),
				reason: fmt.Sprintf("%s can be read from %s, so that masking has no effect.", list(spelled), list(spelling)),
			})
		},
	}, {
		scenario: RiskyCombination,
		when:     "a combination of the catalogue holds whose parts are not masked; one for each",
		find:     riskyCombinations,
	}, {
		scenario: ReidentificationRisk,
		when:     "the quasi-identifiers of the table tell people apart, and are not all masked",
		action:   "Mask or generalise the quasi-identifiers, or suppress the rare rows, until classes are large enough",
		cite: []risk.Citation{
			{Standard: "GDPR", Citation: "Rec. 26"}, {Standard: "HIPAA", Citation: "45 CFR 164.514(b)(1)"},
			{Standard: "CCPA", Citation: "§1798.140(m)"}, {Standard: "NIST", Citation: "SP 800-53r5 SI-19"},
		},
		find: func(c *inspection) []finding {
			if !slices.ContainsFunc(c.details.Factors, func(f risk.FactorPoints) bool { return f.Factor == "reidentification" }) {
				return nil
			}
			isQuasi := func(k known) bool { return slices.Contains(c.reid.QuasiIdentifiers, k.kind.Label) }
			tags := c.tagsWhere(func(k known) bool { return isQuasi(k) && !k.masked })
			after := c.masking(tags)
			for _, label := range c.reid.QuasiIdentifiers {
				if len(c.tagsWhere(func(k known) bool { return k.kind.Label == label })) == 0 {
					after.gone = append(slices.Clip(after.gone), string(label))
				}
			}
			return one(len(tags) > 0, finding{
				tags: tags, after: after, priority: c.details.RiskLevel,
				reason: fmt.Sprintf("The smallest class has %s, and an intruder finds a record with a probability of %.2f on average.",
					count(c.reid.K, "row"), c.reid.Prosecutor.Average),
			})
		},
	}, {
		scenario: BroadExternalAccess,
		when:     "people outside the organisation have access",
		action:   "Harden role-based access control and log access",
		cite:     accessArticles,
		find: func(c *inspection) []finding {
			return one(c.atStake() && c.factors != nil && c.factors.ExternalAccess, finding{
				reason: "People outside the organisation can read the data set.",
				after:  c.keeping(closeAccess),
			})
		},
		mend: closeAccess,
	}, {
		scenario: MissingAccessControl,
		when:     "nothing controls who reads the data set, inside the organisation",
		action:   "Introduce role-based access control",
		cite:     accessArticles,
		find: func(c *inspection) []finding {
			f := c.factors
			open := f != nil && !f.ExternalAccess && f.AccessControl != "" && f.AccessControl != "rbac" && f.AccessControl != "acl"
			return one(c.atStake() && open, finding{
				reason: "Nobody knows who reads the data set.",
				after:  c.keeping(controlAccess),
			})
		},
		mend: controlAccess,
	}, {
		scenario: OutdatedDataset,
		when:     "the data set is kept for more than 1,095 days, or was last reviewed more than 365 days ago",
		action:   "Trigger a retention or deletion policy review",
		cite: []risk.Citation{
			{Standard: "GDPR", Citation: "Art. 5(1)(e)"}, {Standard: "PCI-DSS", Citation: "Req. 3.2.1"},
			{Standard: "CCPA", Citation: "§1798.100(a)(3)"}, {Standard: "PDPA", Citation: "SG PDPA 2012 s.25"},
			{Standard: "NIST", Citation: "SP 800-53r5 SI-12"},
		},
		find: func(c *inspection) []finding {
			return one(c.atStake() && c.factors.Outdated(c.now), finding{
				reason: c.outdated() + " What is kept without being looked at is lost without being missed.",
				after:  c.keeping(review),
			})
		},
		mend: review,
	}, {
		scenario: UnknownColumnTypes,
		when:     "a column is UNKNOWN, or a tag is one that nobody knows",
		action:   "Profile the data and review it by hand",
		cite:     []risk.Citation{{Standard: "GDPR", Citation: "Art. 30"}, {Standard: "NIST", Citation: "SP 800-53r5 PM-5(1)"}},
		find: func(c *inspection) []finding {
			tags := slices.Concat(c.tagsWhere(func(k known) bool { return isUnknown(k) && !k.masked }), c.unknown)
			priority := risk.Medium
			if c.details.RiskLevel == risk.High || c.details.RiskLevel == risk.Critical {
				priority = risk.High
			}
			return one(len(tags) > 0, finding{
				tags: tags, priority: priority, after: c.state,
				reason: "What nobody has recognised is not in the score, and may be anything.",
			})
		},
	},
}

var accessArticles = []risk.Citation{
	{Standard: "GDPR", Citation: "Art. 32(1)(b)"}, {Standard: "HIPAA", Citation: "45 CFR 164.312(a)(1), (b)"},
	{Standard: "PCI-DSS", Citation: "Req. 7.2, 10.2"}, {Standard: "CCPA", Citation: "§1798.100(e)"},
	{Standard: "PDPA", Citation: "SG PDPA 2012 s.24"}, {Standard: "NIST", Citation: "SP 800-53r5 AC-3, AC-6, AU-2"},
}

// riskyCombinations gives a finding for each combination that holds in full. The
// action breaks it by masking as few tags as it takes, the most sensitive of those.
func riskyCombinations(c *inspection) []finding {
	var found []finding
	for _, x := range c.catalogue.Combinations() {
		groups := make([][]known, 0, len(x.Groups))
		var tags []string
		taken := map[privet.Label]bool{}
		for _, g := range x.Groups {
			var clear []known
			for _, k := range c.kinds {
				inGroup := slices.Contains(g, string(k.kind.Label)) || slices.Contains(g, string(k.kind.Category))
				if !inGroup || taken[k.kind.Label] {
					continue
				}
				taken[k.kind.Label] = true
				if !k.masked {
					clear = append(clear, k)
					tags = append(tags, k.tag)
				}
			}
			if len(clear) > 0 {
				groups = append(groups, clear)
			}
		}
		need := x.AtLeast
		if need == 0 {
			need = len(x.Groups)
		}
		if len(groups) < need {
			continue
		}
		worst := func(g []known) int {
			n := 0
			for _, k := range g {
				n = max(n, k.kind.Sensitivity)
			}
			return n
		}
		slices.SortStableFunc(groups, func(a, b []known) int {
			if len(a) != len(b) {
				return len(a) - len(b)
			}
			return worst(b) - worst(a)
		})
		var mask []string
		for _, g := range groups[:len(groups)-need+1] {
			for _, k := range g {
				mask = append(mask, k.tag)
			}
		}
		found = append(found, finding{
			tags: c.inOrder(tags), action: strings.TrimSuffix(x.Advice, "."), cite: x.Citations, after: c.masking(mask),
			reason: fmt.Sprintf("%s: %s. Masking %s breaks it.", x.Code, x.Effect, list(c.inOrder(mask))),
		})
	}
	return found
}

// closeAccess, controlAccess and review are how a data set should be kept.
func closeAccess(f *risk.Factors)   { f.ExternalAccess, f.AccessControl = false, "rbac" }
func controlAccess(f *risk.Factors) { f.AccessControl = "rbac" }
func review(f *risk.Factors)        { f.RetentionDays, f.LastReviewed = 0, "" }

// outdated says which threshold a data set has passed.
func (c *inspection) outdated() string {
	if f := c.factors; f != nil && f.RetentionDays > risk.MaxRetentionDays {
		return fmt.Sprintf("It is kept for %d days, which is more than %d.", f.RetentionDays, risk.MaxRetentionDays)
	}
	return fmt.Sprintf("It was not reviewed for more than %d days.", risk.MaxReviewDays)
}

// one is a list of the finding, if it is there.
func one(there bool, f finding) []finding {
	if !there {
		return nil
	}
	return []finding{f}
}

// atStake reports whether there is personal data, or data that may be.
func (c *inspection) atStake() bool {
	return c.details.OverallRiskScore > 0 || len(c.unknown) > 0 || slices.ContainsFunc(c.kinds, isUnknown)
}

func isUnknown(k known) bool { return k.kind.Label == privet.Unknown }

// isForbidden reports whether k may not be kept at all, under a standard that applies.
func (s *state) isForbidden(k known) bool {
	switch k.kind.Label {
	case "CVV", "CREDIT_CARD_TRACK", "PIN":
		return s.pci && s.catalogue.Scope(k.kind.Label, "PCI-DSS") == risk.ScopeYes
	}
	return false
}

// sensitive gives the tags of Medium risk or more that are not masked, but for those that masking
// is no answer to: what may not be kept, and what nobody has told.
func (c *inspection) sensitive() []string {
	return c.tagsWhere(func(k known) bool { return !k.masked && k.level != risk.Low && !c.isForbidden(k) && !isUnknown(k) })
}

// tagsWhere gives the tags that hold, in the order sent.
func (s *state) tagsWhere(holds func(known) bool) []string {
	var tags []string
	for _, k := range s.kinds {
		if holds(k) {
			tags = append(tags, k.tag)
		}
	}
	return tags
}

// inOrder gives tags in the order sent, each once.
func (s *state) inOrder(tags []string) []string {
	in := among(tags)
	return s.tagsWhere(func(k known) bool { return in(k.tag) })
}

// list is words with commas and an and.
func list(words []string) string {
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
	return strings.Join(words, "")
}

func count(n int64, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
