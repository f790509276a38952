package columns

import (
	"slices"

	"github.com/privet-go/privet"
)

// This file is what is particular about single labels, as rows: what a header, the values or the columns beside
// have to be for a row to count, and what it then adds. The verdict knows no label but by its rows.

// A headerRule passes over a header that names one of some labels.
type headerRule struct {
	labels  []privet.Label
	nothing bool // the values are then nothing personal: keys, codes or counts
	when    func(p *Judge, h HeaderHit, values []string) bool
}

// wordLabels are those whose values are words. Numbers under their headers are keys of another table, codes of things or
// counts.
var wordLabels = []privet.Label{"FIRST_NAME", "LAST_NAME", "PERSON", "ORGANIZATION", "CITY", "STATE", "COUNTRY", "LOCATION", "NATIONALITY",
	"MEDICAL_CONDITION", "MEDICATION", "JOB_TITLE"}

// headerRules are asked in their order.
var headerRules = [...]headerRule{
	{[]privet.Label{"BANK_ACCOUNT"}, false, func(p *Judge, h HeaderHit, values []string) bool {
		return (h.Part == PartExact || h.Part == PartAmbiguous) && p.areSo(values, 1, 10, isLedger)
	}},
	{wordLabels, true, func(p *Judge, _ HeaderHit, values []string) bool { return p.areNumbers(values) }},
	{[]privet.Label{"JOB_TITLE"}, false, func(p *Judge, _ HeaderHit, values []string) bool { return p.areSo(values, 4, 9, hasDigit) }},
	{[]privet.Label{"STREET_ADDRESS"}, false, func(p *Judge, _ HeaderHit, values []string) bool { return p.areSo(values, 4, 10, isRegister) }},
	{[]privet.Label{"STREET_ADDRESS"}, true, func(p *Judge, _ HeaderHit, values []string) bool { return p.areMeasured(values) }},
	{[]privet.Label{"PHONE_NUMBER"}, false, func(p *Judge, _ HeaderHit, values []string) bool { return p.areSo(values, 4, 9, isShortDecimal) }},
	{[]privet.Label{"LICENSE_PLATE"}, false, func(p *Judge, h HeaderHit, values []string) bool {
		return h.ambiguous && (p.areNumbers(values) || p.areSeries(values))
	}},
}

// A formRule takes from a label that no header names the values that have its form: they are written as something else is.
type formRule struct {
	label privet.Label
	share int  // of ten values, how many have the form at least
	tells bool // the form says nothing of anybody either
	when  func(p *Judge, v *view, values []string) bool
}

// formRules are asked in their order.
var formRules = [...]formRule{
	{"IP_ADDRESS", 5, true, func(p *Judge, _ *view, values []string) bool { return p.areBuilds(values) }},
	{"ZIP_CODE", 5, false, func(p *Judge, _ *view, values []string) bool {
		return p.areThousands(values) || p.areSo(values, 2, 10, isSubstance)
	}},
	{"SSN", 5, true, func(p *Judge, _ *view, values []string) bool { return p.areUnassigned(values) }},
}

// A scoreRule adds to the score of a label that no header names.
type scoreRule struct {
	label  privet.Label
	part   part
	weight float64
	detail string
	when   func(p *Judge, x *Table, v *view, s *score, values []string) bool
}

// shareRules count before what is left is shared out among the kinds, and placeRules behind that.
var (
	shareRules = [...]scoreRule{
		{"PHONE_NUMBER", partDialled, 1, "numbers that are written in several ways", func(p *Judge, x *Table, v *view, s *score, values []string) bool {
			return v.heading == 0 && phoneWritten*(v.count-s.matched) <= v.count && !x.tally.isChecked(v.count) && p.areDialled(values)
		}},
	}
	placeRules = [...]scoreRule{
		{"CITY", partRefuted, unplacedTown, "few of the words are known as places", func(_ *Judge, x *Table, _ *view, s *score, _ []string) bool {
			return s.phrase == "" && x.looks.areUnplaced(classPlace)
		}},
		{"STATE", partRefuted, unplacedTown, "few of the words are known as places", func(p *Judge, x *Table, _ *view, s *score, values []string) bool {
			return s.phrase == "" && x.looks.areUnplaced(classRegion) && !p.areRegions(values)
		}},
		{"DATE_TIME", partRefuted, 1, "times as machines note them", func(p *Judge, _ *Table, _ *view, s *score, values []string) bool {
			return s.phrase == "" && p.areMachineTimes(values)
		}},
		{"LOCATION", partRefuted, 1, "few of the words are known as places", func(_ *Judge, x *Table, _ *view, s *score, _ []string) bool {
			return s.ambiguous && x.looks.areUnplaced(classPlace)
		}},
		{"USERNAME", partRefuted, 1.5, "codes with a common prefix", func(_ *Judge, x *Table, v *view, s *score, _ []string) bool {
			g := &x.things
			return s.phrase == "" && v.count >= fewValues && g.prefixed && g.digits && !isAccountPrefix(g.prefix)
		}},
	}
)

// A lonelyRule lowers a label that no header names without doubt where nothing stands beside it that would go with it.
type lonelyRule struct {
	label  privet.Label
	with   privet.Label // another column of it goes with it; empty: a column of people does
	weight float64
	detail string
	half   bool // fewer than half of the values have the form
	named  bool // a header names it in a word that things have as well
}

var lonelyRules = [...]lonelyRule{
	{"GEO_COORDINATES", "GEO_COORDINATES", 1, "no other coordinate beside it", true, false},
	{"CREDIT_CARD_EXPIRATION", "CREDIT_CARD", 1.5, "no card beside it that could expire", false, false},
	{"AGE", "", 1, "nobody beside it whose ages they could be", false, false},
	{"ZIP_CODE", "", 0.5, "nobody beside it who could live there", false, false},
	{"MEDICAL_RECORD_NUMBER", "", 1, "nobody beside it whose number it could be", false, true},
	{"SALARY", "", 1, "nobody beside it whose pay it could be", false, true},
}

// kind is the kind of a label, or -1.
func (x *Table) kind(l privet.Label) int {
	if k, ok := x.kinds[l]; ok {
		return k
	}
	return -1
}

// passesOver gives the rule that passes over a header, or nil.
func (p *Judge) passesOver(x *Table, h HeaderHit, values []string) *headerRule {
	for i := range headerRules {
		r := &headerRules[i]
		if h.Kind >= 0 && slices.Contains(r.labels, p.Kinds[h.Kind].Label) && r.when(p, h, values) {
			return r
		}
	}
	switch {
	case h.Kind >= 0 && x.long.has(h.Kind) && p.areSmall(values):
		return &countRule
	case h.Kind >= 0 && h.Kind == x.is.url && p.areNamespaces(x, values):
		return &countRule
	}
	return nil
}

// countRule passes over a header of long numbers under which there are small ones, which are how many there are, and over one of
// addresses that are the names of systems.
var countRule = headerRule{nothing: true}

// unform asks formRules about the labels from one to the next.
func (p *Judge) unform(x *Table, v *view, values []string, rules []formRule, kinds []int) {
	for i := range rules {
		r := &rules[i]
		k := kinds[i]
		if k < 0 || x.tally.fit[k].matched*10 < v.count*r.share || v.names(k) || !r.when(p, v, values) {
			continue
		}
		x.tally.fit[k].matched, x.tally.fit[k].worth = 0, 0
		if r.tells {
			v.telling = 0
		}
	}
}

// weighRules adds what rules say of the scores.
func (p *Judge) weighRules(x *Table, v *view, values []string, rules []scoreRule, kinds []int) {
	for i := range rules {
		r := &rules[i]
		if s := v.scoreOf(kinds[i]); s != nil && r.when(p, x, v, s, values) {
			s.add(r.part, r.weight, privet.EvidenceValues, r.detail)
		}
	}
}

// weighLonely adds what lonelyRules say of column i, beside which so many columns are of people.
func (x *Table) weighLonely(i, people int) {
	v := &x.views[i]
	for k := range lonelyRules {
		r := &lonelyRules[k]
		s := v.scoreOf(x.lonelyKinds[k])
		if s == nil || s.ambiguous != r.named || !r.named && s.phrase != "" || r.half && 2*s.matched >= v.count {
			continue
		}
		if r.with == "" && people > 0 || r.with != "" && hasLikely(x.views, i, x.lonelyWith[k]) {
			continue
		}
		v.changed = true
		s.add(partLonely, r.weight, privet.EvidenceNeighbour, r.detail)
	}
}
