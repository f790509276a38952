package columns

import (
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/grammars"
)

// This file has the values of kinds that have few: sexes and marital statuses, in the
// languages of the world. A column whose values are not among them is not of the kind,
// unless its header says so.

// areGenders reports whether the values that are sexes can be so side by side: m and f
// can, y and n cannot, and a single letter that stands everywhere may be anything.
func (p *Judge) areGenders(values []string) bool {
	common, told := demographics.GenderWord, false
	first := ""
	for v := range p.said(values) {
		a, other := demographics.GenderAlphabets(v)
		if a == 0 {
			continue
		}
		common &= a
		if !other && first == "" {
			first = v
		}
		told = told || a == demographics.GenderWord || !other && !strings.EqualFold(v, first)
	}
	return common != 0 && told
}

// closedLabels are the labels of which all values are known. Those of untoldLabels and
// commonLabels are told by no value: codes and amounts may be anything, and so may the
// three digits that all values of a column have by chance.
var (
	closedLabels = []privet.Label{"GENDER", "MARITAL_STATUS"}
	untoldLabels = []privet.Label{"SALARY", "EMPLOYEE_ID", "CUSTOMER_ID"}
	commonLabels = []privet.Label{"CVV"}
)

// formedLabels are those whose values have forms that are known for the whole world:
// values without such a form are nothing of the kind, whatever else they look like.
var formedLabels = []privet.Label{"EMAIL_ADDRESS", "PHONE_NUMBER", "FAX_NUMBER", "IP_ADDRESS", "MAC_ADDRESS", "URL", "IBAN", "CREDIT_CARD",
	"SWIFT_CODE", "ZIP_CODE", "VIN", "IMEI", "SSN", "BLOOD_TYPE",
	"USER_AGENT", "CREDIT_CARD_EXPIRATION"}

// isWordy reports whether values of a label are words, which have no digits.
func isWordy(l privet.Label) bool {
	switch l {
	case "CITY", "STATE", "COUNTRY":
		return true
	}
	return likenessOf(l) == likeWords && l.Category() != privet.CategoryHealth
}

// closedShare is the share of the values that are known words, below which a column
// whose header does not say so is not of a kind that has only such.
const closedShare = 0.8

// isClosed reports whether n values can be of a kind of which all values are known.
func (p *Judge) isClosed(values []string, label privet.Label, f fit, n int) bool {
	return float64(f.matched) >= closedShare*float64(n) && (label != "GENDER" || p.areGenders(values))
}

// areStateCodes reports whether the values are digits that a column which is called by a
// kind of closed words writes in their place. Those for sexes are of ISO/IEC 5218: 0 not
// known, 1 male, 2 female, 9 not applicable; with two of them any are used.
func (p *Judge) areStateCodes(values []string, label privet.Label) bool {
	return p.areSo(values, 1, 10, func(v string) bool {
		v = strings.TrimSuffix(v, ".0")
		return len(v) == 1 && numeral.IsDigit(v[0]) && (label != "GENDER" || v[0] <= '2' || v[0] == '9')
	})
}

// codedLabels are those of what is told of people in a few words. Where a header says so, codes and short words that are
// nowhere listed are taken for them.
var codedLabels = []privet.Label{"ETHNICITY", "RELIGION", "POLITICAL_OPINION", "MARITAL_STATUS", "BLOOD_TYPE", "JOB_TITLE"}

// Of what is taken so.
const (
	mostCategories = 12 // different ones
	categoryEach   = 4  // values for each, on an average
)

// areCategories reports whether the values are a few codes that come again and again.
func (p *Judge) areCategories(x *Table, values []string) bool {
	said, codes := p.shareOf(values, func(v string) bool { return len(v) <= 2 })
	if codes < said || said < fewValues {
		return false
	}
	return p.distinct(x, values, said, mostCategories+1) <= min(mostCategories, said/categoryEach)
}

// areCodesOf reports whether the values are what a column writes in the place of the words of a kind that its header names: digits
// for a sex, yes or no for a special category, or a few codes.
func (p *Judge) areCodesOf(x *Table, s *score, values []string) bool {
	k := s.kind
	return x.closed.has(k) && p.areStateCodes(values, p.Kinds[k].Label) || x.stated.has(k) && s.named && x.things.flags ||
		x.coded.has(k) && p.areCategories(x, values)
}

// weighCodes adds to the score of a kind what is said by n values that are codes for it,
// as its header says.
func (s *score) weighCodes(n int) {
	s.matched = n
	s.add(partFitNamed, looseFit, privet.EvidenceValues, "codes in the place of words")
	if s.ambiguous {
		s.add(partLookNamed, leastLookNamed, privet.EvidenceValues, "how the values look")
	}
}

// A ruledGroup is a group of the model that is a kind, and what rules there are for it.
type ruledGroup struct {
	group, kind int
	is          uint8
}

// The rules: those of closedLabels, untoldLabels, commonLabels and formedLabels, of
// words, and of ages. The first three take it away unless something speaks for it.
const (
	ruledClosed = 1 << iota
	ruledUntold
	ruledCommon
	ruledFormed
	ruledWordy
	ruledAge

	ruledAlways = ruledClosed | ruledUntold | ruledCommon
)

// rulesOf gives the rules that there are for a label.
func rulesOf(l privet.Label) (is uint8) {
	for _, rule := range []struct {
		is     uint8
		labels []privet.Label
	}{{ruledClosed, closedLabels}, {ruledUntold, untoldLabels}, {ruledCommon, commonLabels}, {ruledFormed, formedLabels}} {
		if slices.Contains(rule.labels, l) {
			is |= rule.is
		}
	}
	if isWordy(l) {
		is |= ruledWordy
	}
	if l == "AGE" {
		is |= ruledAge
	}
	return is
}

// rule takes from the kinds that the header does not name what the values cannot be,
// however they look, and gives it to all others.
func (p *Judge) rule(x *Table, v *view, values []string) {
	g := &x.guess
	left := 1.0
	g.untold = 0
	groups := x.ruled // few of them
	if x.things.flags {
		groups = x.allGroups
	}
	words := x.looks.likeness(v.count) == likeWords
	for i := range groups {
		of := &groups[i]
		k := of.kind // whose odds may be 0 already, which is not asked: it is as good as random
		switch {
		case of.is&ruledAlways != 0, x.things.flags,
			of.is&ruledFormed != 0 && 2*x.tally.fit[k].matched < v.count,
			of.is&ruledWordy != 0 && !words,
			of.is&ruledAge != 0 && !x.things.areAges():
		default:
			continue
		}
		switch {
		case of.is&ruledClosed != 0 && p.isClosed(values, p.Kinds[k].Label, x.tally.fit[k], v.count):
		case of.is&ruledUntold != 0 && !x.things.flags && float64(x.tally.fit[k].matched) >= closedShare*float64(v.count): // a recognizer of the caller's own
		case v.names(k):
		default:
			left -= g.odds[of.group]
			if of.is&ruledUntold != 0 && !x.things.flags {
				g.untold += g.odds[of.group]
			}
			g.odds[of.group] = 0
		}
	}
	if left < 1 {
		g.by = 1 / max(left, leastLeft)
	}
	switch r, c := x.kind("STATE"), x.is.city; {
	case v.count >= fewValues && g.knows(r) && v.heading == 0 && p.areRegions(values):
		// Codes of two letters look like any others; these are of one country.
		g.give(r, regionSure)
	case g.knows(r) && g.knows(c) && !v.names(r) && g.probability(r) >= leastTowns && x.looks.areTowns(p, values):
		// The state is called as its town is.
		moved := g.odds[g.place[r]] * townsSure
		g.odds[g.place[r]] -= moved
		g.odds[g.place[c]] += moved
	default:
		if k := p.closedKind(x, v, values); k >= 0 {
			g.give(k, closedSure)
		}
	}
	if k := x.is.ip; v.count >= grammars.FewBuilds && v.heading == 0 && g.knows(k) && x.tally.fit[k].matched*10 >= v.count*9 {
		// Those that are versions have been taken out.
		g.give(k, addressSure)
	}
	if x.things.areTimed(v.count) {
		v.telling = v.count
		if v.heading > 0 {
			return // it says whose number it is
		}
		for i := range g.odds {
			g.odds[i] = g.of(i) * (1 - deviceSure)
		}
		device := groupOthers
		if x.kind("DEVICE_ID") >= 0 {
			device = int(g.place[x.kind("DEVICE_ID")])
		}
		g.odds[device] += deviceSure
		g.by = 1
	}
}

// give gives a kind that the model knows so much of the probability of all.
func (g *guessing) give(kind int, sure float64) {
	for i := range g.odds {
		g.odds[i] = g.of(i) * (1 - sure)
	}
	g.odds[g.place[kind]] += sure
	g.by = 1
}

// Of the words of closed kinds that no header names, and of the towns that states are called by.
const (
	closedSure  = 0.95 // how sure it is that values which are all such words are of the kind
	leastTowns  = 0.1  // the probability of states from which on it is asked
	townsSure   = 0.9  // how sure it is that they are towns
	townWeight  = 6    // of a word for a place that is a town
	townsShare  = 9    // tenths of the values that the lexicon knows as states or towns
	leastClosed = 3    // letters of a word of ASCII
	fewClosed   = 2    // different ones
)

// closedKind gives the kind of closed words that all values are of, where the header says
// nothing: several words, and no letters that may stand for anything. It gives -1 for none.
func (p *Judge) closedKind(x *Table, v *view, values []string) int {
	if v.heading != 0 || v.count < fewValues {
		return -1
	}
	for k := range x.closed.all() {
		if x.tally.fit[k].matched != v.count || !x.guess.knows(k) || !p.isClosed(values, p.Kinds[k].Label, x.tally.fit[k], v.count) {
			continue
		}
		first, different := "", 0
		for s := range p.said(values) {
			if chars.IsASCII(s) && len(s) < leastClosed {
				return -1
			}
			if different == 0 || different < fewClosed && !strings.EqualFold(s, first) {
				first, different = s, different+1
			}
		}
		if different >= fewClosed {
			return k
		}
	}
	return -1
}

// areTowns reports whether nearly all values that the lexicon knows as states are towns as well,
// as Udine is.
func (l *looking) areTowns(p *Judge, values []string) bool {
	var buf [demographics.LongestClosed]byte
	states, towns := 0, 0
	for s := range p.said(values) {
		if len(s) > demographics.LongestClosed-8 {
			continue
		}
		w := l.tables.weigh(chars.AppendFolded(buf[:0], s))
		if w.of(classRegion) == 0 && w.of(classPlace) == 0 {
			continue
		}
		states++
		if w.of(classPlace) >= townWeight {
			towns++
		}
	}
	return states > 0 && towns*10 >= states*townsShare
}

// Ages, where no header names them.
const (
	leastToldAge = 14
	mostToldAge  = 105
)

// areAges reports whether the values can be told to be ages: whole numbers, enough of
// them, and none that a small count or a percentage is likely to be.
func (g *things) areAges() bool {
	return g.count >= fewValues && g.numbers && g.least >= leastToldAge && g.most <= mostToldAge
}

// regionSure is how sure it is that codes of states of one country are such.
const regionSure = 0.98

// deviceSure is how sure it is that UUIDs which hold the address of a machine tell which
// one made them.
const deviceSure = 0.98

// addressSure is how sure it is that values written as internet addresses are such, where
// they are no versions.
const addressSure = 0.9

// leastLeft is the least probability that is thought to be left by rule.
const leastLeft = 1e-3
