package main

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/risk"
)

// riskFlags are the flags that describe a data set beside its tags.
type riskFlags struct {
	factors risk.Factors
	masked  string
	weights map[string]float64
	below   string

	standards, candidates string
}

// newRiskFlags adds the flags of riskFlags.
func newRiskFlags(flags *flag.FlagSet) *riskFlags {
	r := newFactorFlags(flags)
	flags.StringVar(&r.masked, "masked", "", "comma-separated `tags` that are masked already; SSN=redact says by which operator")
	return r
}

// newFactorFlags adds the flags that say nothing about masking.
func newFactorFlags(flags *flag.FlagSet) *riskFlags {
	r := &riskFlags{weights: map[string]float64{}}
	f := &r.factors
	flags.StringVar(&f.Environment, "environment", "", "where the data is: `production`, staging, test or development")
	flags.StringVar(&f.Classification, "classification", "", "the internal one: `public`, internal, confidential or restricted")
	flags.Int64Var(&f.Records, "records", 0, "how many `people` or rows there are")
	flags.Float64Var(&f.AccessFrequency, "access-frequency", 0, "how many `times` a day the data is read")
	flags.IntVar(&f.RetentionDays, "retention-days", 0, "for how many `days` the data is kept")
	flags.StringVar(&f.LastReviewed, "last-reviewed", "", "the `day` of the last review, as 2006-01-02")
	flags.StringVar(&f.AccessControl, "access-control", "", "what controls access: `rbac`, acl or none")
	flags.BoolVar(&f.ExternalAccess, "external-access", false, "people outside the organisation have access")
	flags.StringVar(&f.Sector, "sector", "", "of whoever keeps the data: `health`, finance, education, public or other")
	flags.StringVar(&r.standards, "standards", "", "comma-separated `names` of the standards that apply; all when not given")
	flags.StringVar(&r.candidates, "candidates", "", "comma-separated `tags` that UNKNOWN may be, the likeliest first")
	flags.Func("weight", "what a standard counts in the weighted score, as `GDPR=2`; can be given several times", func(s string) error {
		name, value, ok := strings.Cut(s, "=")
		w, err := strconv.ParseFloat(value, 64)
		if _, twice := r.weights[name]; !ok || twice || err != nil {
			return errors.New("not a weight, or the second one of a standard")
		}
		r.weights[name] = w
		return nil
	})
	flags.StringVar(&r.below, "below", "high", "the `level` that the recommended policy brings the score below: medium, high or critical")
	return r
}

// options checks the flags and returns them as options of the engines. The day is
// today.
func (r *riskFlags) options() (*risk.Options, *audit.Options, error) {
	score := &risk.Options{Now: time.Now()}
	for _, tag := range commaList(r.masked) {
		tag, operator, ok := strings.Cut(tag, "=")
		if !ok {
			score.Masked = append(score.Masked, tag)
			continue
		}
		if score.Operators == nil {
			score.Operators = map[string]string{}
		}
		score.Operators[tag] = operator
	}
	score.Standards, score.Candidates = commaList(r.standards), commaList(r.candidates)
	if r.factors != (risk.Factors{}) {
		score.Factors = &r.factors
	}
	if len(r.weights) > 0 {
		score.Weights = r.weights
	}
	advice := &audit.Options{Masked: score.Masked, Operators: score.Operators, Standards: score.Standards, Candidates: score.Candidates,
		Factors: score.Factors, Now: score.Now}
	for _, l := range levels {
		if strings.EqualFold(string(l), r.below) {
			advice.Below = l
		}
	}
	if advice.Below == "" {
		return nil, nil, errUsage("-below is none of medium, high and critical")
	}
	if err := score.Check(); err != nil {
		return nil, nil, unprefixed(err, "risk: ")
	}
	if !score.HasWeight() {
		return nil, nil, errUsage("-weight leaves no standard that applies with a weight above 0")
	}
	return score, advice, advice.Check()
}

// commaList parts a list at its commas. It is nil for an empty one.
func commaList(text string) []string {
	var list []string
	for s := range strings.SplitSeq(text, ",") {
		if s = strings.TrimSpace(s); s != "" {
			list = append(list, s)
		}
	}
	return list
}

// unprefixed returns an error of several lines without the name of the package, which
// may also be that of the command, at the beginning of each.
func unprefixed(err error, prefix string) error {
	text := strings.ReplaceAll("\n"+err.Error(), "\n"+prefix, "\n")
	return errors.New(text[1:])
}

// underPolicy has only the standards scored that a policy says, unless a flag has said others.
func underPolicy(p *masker.Policy, score *risk.Options, advice *audit.Options) error {
	if p == nil || len(p.Standards) == 0 || len(score.Standards) > 0 {
		return nil
	}
	score.Standards, advice.Standards = p.Standards, p.Standards
	if err := score.Check(); err != nil {
		return fmt.Errorf("the policy: %w", unprefixed(err, "risk: "))
	}
	return nil
}
