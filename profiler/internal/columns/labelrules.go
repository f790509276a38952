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
	{wordLabels, true, func(p *Judge, _ HeaderHit, values []string) bool { return p.areNumbers(values) }},
	{[]privet.Label{"JOB_TITLE"}, false, func(p *Judge, _ HeaderHit, values []string) bool { return p.areSo(values, 4, 9, hasDigit) }},
	{[]privet.Label{"STREET_ADDRESS"}, false, func(p *Judge, _ HeaderHit, values []string) bool { return p.areSo(values, 4, 10, isRegister) }},
	{[]privet.Label{"STREET_ADDRESS"}, true, func(p *Judge, _ HeaderHit, values []string) bool { return p.areMeasured(values) }},
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
		return p.areSo(values, 2, 10, isSubstance)
	}},
}

// A placeRule lowers a label that no header names, behind what is left being shared out among the kinds.
type placeRule struct {
	label  privet.Label
	weight float64 // times partRefuted
	detail string
	when   func(p *Judge, x *Table, values []string) bool
}

var placeRules = [...]placeRule{
	{"CITY", unplacedTown, "few of the words are known as places", func(_ *Judge, x *Table, _ []string) bool {
		return x.looks.areUnplaced(classPlace)
	}},
	{"STATE", unplacedTown, "few of the words are known as places", func(p *Judge, x *Table, values []string) bool {
		return x.looks.areUnplaced(classRegion) && !p.areRegions(values)
	}},
	{"ZIP_CODE", 1, "check digits", func(p *Judge, _ *Table, values []string) bool {
		return p.areSo(values, leastNumbered, 10, isProved)
	}},
	{"PASSPORT", 1, goodsNumbers, areGoods},
	{"DRIVER_LICENSE", 1, goodsNumbers, areGoods},
}

const goodsNumbers = "a few letters and digits, as on all goods"

// areGoods reports whether nearly all values are written as numbers of goods are.
func areGoods(p *Judge, _ *Table, values []string) bool {
	return p.areSo(values, leastNumbered, writtenShare, isSerial)
}

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

// weighRules adds what placeRules say of the scores.
func (p *Judge) weighRules(x *Table, v *view, values []string) {
	for i := range placeRules {
		r := &placeRules[i]
		if s := v.scoreOf(x.placeKinds[i]); s != nil && s.phrase == "" && r.when(p, x, values) {
			s.add(partRefuted, r.weight, privet.EvidenceValues, r.detail)
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
