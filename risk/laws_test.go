package risk

import (
	"encoding/json"
	"maps"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// lawRounds is how many random sets of tags each law is tried on.
var lawRounds = longtest.Watched(10_000, 500)

// The laws of the scores, each tried on random tags, masks and factors from a
// fixed seed.

var today = time.Date(2026, 6, 30, 12, 0, 0, 0, time.UTC)

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func names(labels []privet.Label) []string {
	s := make([]string, len(labels))
	for i, l := range labels {
		s[i] = string(l)
	}
	return s
}

// common are labels that conditions, combinations and spellings are about, which
// a choice among all labels would seldom bring together.
var common = []privet.Label{
	"PERSON", "FIRST_NAME", "LAST_NAME", "EMAIL_ADDRESS", "USERNAME", "PASSWORD", "API_KEY", "CREDIT_CARD", "CVV", "PIN",
	"CREDIT_CARD_EXPIRATION", "CREDIT_CARD_TRACK", "IBAN", "SALARY", "SSN", "PL_PESEL", "PASSPORT_MRZ", "DOB", "AGE", "GENDER",
	"ZIP_CODE", "CITY", "GEO_COORDINATES", "DATE_TIME", "JOB_TITLE", "NATIONALITY", "MARITAL_STATUS", "MEDICAL_CONDITION",
	"MEDICATION", "RELIGION", "STUDENT_ID", "IP_ADDRESS", "ORGANIZATION", "UNKNOWN",
}

func commonLabels(rng *rand.Rand) []privet.Label {
	labels := slices.Clone(common)
	rng.Shuffle(len(labels), func(i, j int) { labels[i], labels[j] = labels[j], labels[i] })
	return labels[:rng.IntN(13)]
}

var allLabels = slices.Collect(privet.Labels())

// randomLabels gives up to 12 different labels in random order, of the common
// ones every other time.
func randomLabels(rng *rand.Rand) []privet.Label {
	if rng.IntN(2) == 0 {
		return commonLabels(rng)
	}
	all := slices.Clone(allLabels)
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all[:rng.IntN(13)]
}

// ladders holds for each factor values from neutral to worst.
var ladders = map[string][]func(*Factors){
	"environment": {
		func(f *Factors) { f.Environment = "" }, func(f *Factors) { f.Environment = "production" },
		func(f *Factors) { f.Environment = "staging" }, func(f *Factors) { f.Environment = "test" },
		func(f *Factors) { f.Environment = "development" }, func(f *Factors) { f.Environment = "moon" },
	},
	"classification": {
		func(f *Factors) { f.Classification = "" }, func(f *Factors) { f.Classification = "public" },
		func(f *Factors) { f.Classification = "internal" }, func(f *Factors) { f.Classification = "confidential" },
		func(f *Factors) { f.Classification = "restricted" }, func(f *Factors) { f.Classification = "moon" },
	},
	"records": {
		func(f *Factors) { f.Records = 0 }, func(f *Factors) { f.Records = 499 }, func(f *Factors) { f.Records = 500 },
		func(f *Factors) { f.Records = 100_000 }, func(f *Factors) { f.Records = 1_000_000 }, func(f *Factors) { f.Records = -1 },
	},
	"accessFrequency": {
		func(f *Factors) { f.AccessFrequency = 0 }, func(f *Factors) { f.AccessFrequency = 10 },
		func(f *Factors) { f.AccessFrequency = 50 }, func(f *Factors) { f.AccessFrequency = 500 },
		func(f *Factors) { f.AccessFrequency = 5000 }, func(f *Factors) { f.AccessFrequency = -1 },
	},
	"retentionDays": {
		func(f *Factors) { f.RetentionDays = 0 }, func(f *Factors) { f.RetentionDays = 365 },
		func(f *Factors) { f.RetentionDays = 366 }, func(f *Factors) { f.RetentionDays = 1096 }, func(f *Factors) { f.RetentionDays = -1 },
	},
	"lastReviewed": {
		func(f *Factors) { f.LastReviewed = "" }, func(f *Factors) { f.LastReviewed = "2026-06-30" },
		func(f *Factors) { f.LastReviewed = "2025-06-30" }, func(f *Factors) { f.LastReviewed = "2025-06-29" },
		func(f *Factors) { f.LastReviewed = "yesterday" }, func(f *Factors) { f.LastReviewed = "2030-06-30" },
	},
	"accessControl": {
		func(f *Factors) { f.AccessControl = "" }, func(f *Factors) { f.AccessControl = "rbac" },
		func(f *Factors) { f.AccessControl = "acl" }, func(f *Factors) { f.AccessControl = "none" }, func(f *Factors) { f.AccessControl = "moon" },
	},
	"sector": {
		func(f *Factors) { f.Sector = "" }, func(f *Factors) { f.Sector = "finance" }, func(f *Factors) { f.Sector = "health" },
	},
	"externalAccess": {
		func(f *Factors) { f.ExternalAccess = false }, func(f *Factors) { f.ExternalAccess = true },
	},
}

var factorNames = []string{
	"environment", "classification", "records", "accessFrequency",
	"retentionDays", "lastReviewed", "accessControl", "externalAccess", "sector",
}

func randomOptions(rng *rand.Rand, labels []privet.Label) *Options {
	opts := &Options{Now: today, Factors: &Factors{}}
	for _, name := range factorNames {
		l := ladders[name]
		l[rng.IntN(len(l))](opts.Factors)
	}
	for _, l := range labels {
		switch rng.IntN(8) {
		case 0:
			opts.Masked = append(opts.Masked, string(l))
		case 1:
			if opts.Operators == nil {
				opts.Operators = map[string]string{}
			}
			opts.Operators[string(l)] = operatorShares[rng.IntN(len(operatorShares))].name
		}
	}
	if rng.IntN(2) == 0 {
		for _, s := range BuiltIn().Standards() {
			if rng.IntN(2) == 0 {
				opts.Standards = append(opts.Standards, s.Name)
			}
		}
	}
	return opts
}

// figures are the numbers of a summary, without the order of the tags.
func figures(s Summary) (overall int, standards, tags map[string]int) {
	tags = map[string]int{}
	for _, c := range s.TagCoverage {
		label, _ := privet.ParseLabel(c.Tag)
		tags[string(label)] = c.Risk
	}
	return s.OverallRiskScore, s.StandardBreakdown, tags
}

// notLower reports in t each figure of after that is lower than in before.
func notLower(t *testing.T, before, after Summary) {
	t.Helper()
	o1, s1, t1 := figures(before)
	o2, s2, t2 := figures(after)
	if o2 < o1 {
		t.Errorf("overall falls from %d to %d", o1, o2)
	}
	for name, score := range s1 {
		if got, ok := s2[name]; !ok || got < score {
			t.Errorf("%s falls from %d to %d", name, score, got)
		}
	}
	for tag, risk := range t1 {
		if got, ok := t2[tag]; ok && got < risk {
			t.Errorf("the risk of %s falls from %d to %d", tag, risk, got)
		}
	}
}

func TestScoresAreInRange(t *testing.T) {
	rng := newRand(2)
	for range lawRounds {
		labels := randomLabels(rng)
		s := Score(names(labels), randomOptions(rng, labels))
		overall, standards, tags := figures(s)
		for _, m := range []map[string]int{{"overall": overall}, standards, tags} {
			for name, score := range m {
				if score < 0 || score > 100 || score > overall {
					t.Fatalf("%v: %s scores %d, overall %d", labels, name, score, overall)
				}
			}
		}
		if s.RiskLevel != LevelOf(overall) {
			t.Fatalf("%v: level %s for %d", labels, s.RiskLevel, overall)
		}
	}
}

func TestOrderAndDuplicatesDoNotMatter(t *testing.T) {
	rng := newRand(3)
	for range lawRounds {
		labels := randomLabels(rng)
		opts := randomOptions(rng, labels)
		tags := names(labels)
		var others []string
		for _, l := range labels {
			others = append(others, l.Code(), string(l))
			others = append(others, l.Aliases()...)
		}
		rng.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
		o1, s1, t1 := figures(Score(tags, opts))
		o2, s2, t2 := figures(Score(others, opts))
		if o1 != o2 || !reflect.DeepEqual(s1, s2) || !reflect.DeepEqual(t1, t2) {
			t.Fatalf("%v and %v score %d %v %v and %d %v %v", tags, others, o1, s1, t1, o2, s2, t2)
		}
	}
}

func TestOneMoreTagNeverLowers(t *testing.T) {
	rng := newRand(4)
	for range lawRounds {
		labels := randomLabels(rng)
		if len(labels) == 0 {
			continue
		}
		opts := randomOptions(rng, labels)
		tags := names(labels)
		notLower(t, Score(tags[1:], opts), Score(tags, opts))
		if t.Failed() {
			t.Fatalf("adding %s to %v", tags[0], tags[1:])
		}
	}
}

func TestWorseFactorNeverLowers(t *testing.T) {
	rng := newRand(5)
	for range lawRounds / 3 {
		labels := randomLabels(rng)
		opts := randomOptions(rng, labels)
		for _, name := range factorNames {
			f := *opts.Factors
			opts := *opts
			opts.Factors = &f
			var before Summary
			for i, set := range ladders[name] {
				set(&f)
				after := Score(names(labels), &opts)
				if i > 0 {
					notLower(t, before, after)
				}
				before = after
			}
			if t.Failed() {
				t.Fatalf("worsening %s of %v", name, labels)
			}
		}
	}
}

// TestEveryFactorCounts keeps the law above from holding for want of any effect.
func TestEveryFactorCounts(t *testing.T) {
	for _, name := range factorNames[:len(factorNames)-1] { // the sector counts under HIPAA alone
		var f Factors
		opts := &Options{Factors: &f, Now: today}
		neutral := Score([]string{"EMAIL"}, opts)
		ladder := ladders[name]
		ladder[1](&f)
		if s := Score([]string{"EMAIL"}, opts); name != "externalAccess" && s.OverallRiskScore != neutral.OverallRiskScore {
			t.Errorf("a good value of %s changes the score from %d to %d", name, neutral.OverallRiskScore, s.OverallRiskScore)
		}
		ladder[len(ladder)-1](&f)
		if s := Score([]string{"EMAIL"}, opts); s.OverallRiskScore <= neutral.OverallRiskScore {
			t.Errorf("the worst %s does not raise the score", name)
		}
	}
}

func TestMaskingNeverRaises(t *testing.T) {
	rng := newRand(6)
	for range lawRounds {
		labels := randomLabels(rng)
		if len(labels) == 0 {
			continue
		}
		opts := randomOptions(rng, labels)
		less := *opts
		less.Masked = append(slices.Clone(opts.Masked), labels[0].Code())
		notLower(t, Score(names(labels), &less), Score(names(labels), opts))
		if t.Failed() {
			t.Fatalf("masking %s of %v, masked %v", labels[0], labels, opts.Masked)
		}
	}
}

// TestFewerStandardsChangeNoOther holds that to say which standards apply leaves their scores and
// all else as it was.
func TestFewerStandardsChangeNoOther(t *testing.T) {
	rng := newRand(11)
	for range lawRounds {
		labels := randomLabels(rng)
		opts := randomOptions(rng, labels)
		all := *opts
		all.Standards = nil
		few, every := Score(names(labels), opts), Score(names(labels), &all)
		if few.Assumed != (opts.Standards == nil) || !every.Assumed {
			t.Fatal("it is not said that the standards are assumed, or it is where they were given")
		}
		if few.OverallRiskScore != every.OverallRiskScore || !reflect.DeepEqual(few.TagCoverage, every.TagCoverage) {
			t.Fatalf("%v: under %v the score is %d, under all %d", labels, opts.Standards, few.OverallRiskScore, every.OverallRiskScore)
		}
		for name, score := range every.StandardBreakdown {
			got, ok := few.StandardBreakdown[name]
			if applies := opts.Standards == nil || slices.Contains(opts.Standards, name); ok != applies || ok && got != score {
				t.Fatalf("%v: under %v %s scores %d, under all %d", labels, opts.Standards, name, got, score)
			}
		}
	}
}

// TestBetterOperatorNeverRaises masks a tag by one operator after the other, from the one that
// leaves most.
func TestBetterOperatorNeverRaises(t *testing.T) {
	rng := newRand(12)
	for range lawRounds / 5 {
		labels := randomLabels(rng)
		if len(labels) == 0 {
			continue
		}
		opts := randomOptions(rng, labels)
		opts.Masked = slices.DeleteFunc(opts.Masked, func(s string) bool { return s == string(labels[0]) })
		var before Summary
		for i := len(operatorShares) - 1; i >= 0; i-- {
			with := *opts
			with.Operators = maps.Clone(opts.Operators)
			if with.Operators == nil {
				with.Operators = map[string]string{}
			}
			with.Operators[string(labels[0])] = operatorShares[i].name
			after := Score(names(labels), &with)
			if i < len(operatorShares)-1 {
				notLower(t, after, before)
			}
			if before = after; t.Failed() {
				t.Fatalf("%s of %v by %s", labels[0], labels, operatorShares[i].name)
			}
		}
	}
}

// TestStandardsAreLeftOut says that a standard is in the breakdown exactly when
// a mapping of a tag holds there.
func TestStandardsAreLeftOut(t *testing.T) {
	rng := newRand(7)
	for range lawRounds {
		labels := randomLabels(rng)
		d := Explain(names(labels), randomOptions(rng, labels))
		covering := map[string]bool{}
		for _, tag := range d.Tags {
			for _, s := range tag.Standards {
				covering[s.Standard] = true
			}
		}
		for _, s := range BuiltIn().Standards() {
			if _, ok := d.StandardBreakdown[s.Name]; ok != covering[s.Name] {
				t.Fatalf("%v: %s in the breakdown: %v; covers a tag: %v", labels, s.Name, ok, covering[s.Name])
			}
		}
	}
}

func TestPartsAddUp(t *testing.T) {
	rng := newRand(8)
	for range lawRounds {
		labels := randomLabels(rng)
		opts := randomOptions(rng, labels)
		d := Explain(names(labels), opts)
		if !reflect.DeepEqual(d.Summary, Score(names(labels), opts)) {
			t.Fatalf("%v: the summary of Explain is not that of Score", labels)
		}
		sum := 0
		add := func(points int) {
			if points < 0 {
				t.Fatalf("%v: negative points in %+v", labels, d)
			}
			sum += points
		}
		for i, tag := range d.Tags {
			add(tag.Points)
			if tag.Risk != d.TagCoverage[i].Risk || tag.Tag != d.TagCoverage[i].Tag {
				t.Fatalf("%v: tag %d differs between the details and the summary", labels, i)
			}
		}
		for _, f := range d.Factors {
			add(f.Points)
		}
		if sum != d.OverallRiskScore {
			t.Fatalf("%v: the points add up to %d, not to %d", labels, sum, d.OverallRiskScore)
		}
		if len(d.Standards) != len(d.StandardBreakdown) {
			t.Fatalf("%v: %d standards explained, %d in the breakdown", labels, len(d.Standards), len(d.StandardBreakdown))
		}
		for _, s := range d.Standards {
			sum = 0
			for _, tag := range s.Tags {
				add(tag.Points)
			}
			for _, f := range s.Factors {
				add(f.Points)
			}
			if sum != s.Score || s.Score != d.StandardBreakdown[s.Standard] {
				t.Fatalf("%v: %s: the points add up to %d, the score is %d and %d", labels, s.Standard, sum, s.Score, d.StandardBreakdown[s.Standard])
			}
		}
		w := Weighted(names(labels), opts)
		parts, least, most := 0.0, 100, 0
		for i, s := range w.Standards {
			parts += s.WeightedScore
			least, most = min(least, s.Score), max(most, s.Score)
			for _, o := range w.Standards[:i] {
				if o.Score == s.Score && o.WeightedScore != s.WeightedScore {
					t.Fatalf("%v: %s and %s score %d and have the parts %v and %v", labels, o.Standard, s.Standard, s.Score, o.WeightedScore, s.WeightedScore)
				}
			}
		}
		if math.Abs(parts-float64(w.WeightedScore)) > 0.6 || len(w.Standards) > 0 && (w.WeightedScore < least || w.WeightedScore > most) {
			t.Fatalf("%v: the weighted parts %v add up to %v, the score is %d", labels, w.Standards, parts, w.WeightedScore)
		}
	}
}

// TestRiskIsTheScoreAlone holds what TagRisk and TagStandard promise.
func TestRiskIsTheScoreAlone(t *testing.T) {
	rng := newRand(9)
	for range lawRounds / 5 {
		labels := randomLabels(rng)
		opts := randomOptions(rng, labels)
		for _, c := range Score(names(labels), opts).TagCoverage {
			// What tells something is worse beside a name than alone.
			tells := BuiltIn().find(c.Tag).tells
			if alone := Score([]string{c.Tag}, opts).OverallRiskScore; alone != c.Risk && !(tells && alone < c.Risk) {
				t.Fatalf("%s has the risk %d and scores %d alone", c.Tag, c.Risk, alone)
			}
		}
		for _, l := range labels {
			d := Explain([]string{string(l)}, opts)
			best := map[string]int{}
			for _, s := range d.Tags[0].Standards {
				best[s.Standard] = max(best[s.Standard], s.Score)
			}
			if !reflect.DeepEqual(best, d.StandardBreakdown) {
				t.Fatalf("%s: mappings score %v, standards %v", l, best, d.StandardBreakdown)
			}
		}
	}
}

// TestEqualInputGivesEqualOutput runs side by side, for the race detector.
func TestEqualInputGivesEqualOutput(t *testing.T) {
	labels := []privet.Label{"SSN", "PERSON", "CREDIT_CARD", "DOB", "UNKNOWN", "IP_ADDRESS"}
	opts := randomOptions(newRand(10), labels)
	want, err := json.Marshal(Explain(names(labels), opts))
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 50 {
				if got, _ := json.Marshal(Explain(names(labels), opts)); string(got) != string(want) {
					t.Error("Explain gives two answers to one question")
					return
				}
			}
		})
	}
	wg.Wait()
}

func FuzzScore(f *testing.F) {
	f.Add("EMAIL", "SSN", "credit card", int64(500))
	f.Add("", "\xff", "NONE", int64(-1))
	f.Fuzz(func(t *testing.T, a, b, c string, records int64) {
		opts := &Options{Factors: &Factors{Records: records, Environment: c}, Masked: []string{b}}
		d := Explain([]string{a, b, c, a}, opts)
		sum := 0
		for _, tag := range d.Tags {
			sum += tag.Points
		}
		for _, factor := range d.Factors {
			sum += factor.Points
		}
		if sum != d.OverallRiskScore || sum < 0 || sum > 100 {
			t.Errorf("points %d, score %d", sum, d.OverallRiskScore)
		}
		if other := Score([]string{c, b, a}, opts); other.OverallRiskScore != sum {
			t.Errorf("the order matters: %d and %d", sum, other.OverallRiskScore)
		}
		if n := len(d.TagCoverage) + len(d.UnknownTags); n > 3 {
			t.Errorf("%d tags of three", n)
		}
	})
}
