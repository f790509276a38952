package columns

import (
	"cmp"
	"context"
	"math"
	"slices"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file gives the verdict on the columns of a table. Each kind of data gets
// a score, the logarithm of its odds: what is true of any column, what the
// header says, how many of the values fit and what such a fit is worth, and
// what the neighbours say. NONE and UNKNOWN are weighed in the same way. The
// scores become probabilities that sum to one, and the most probable wins.

// Column and Result are the words of the root package, so that other packages
// can take a [Profiler] without importing this one.
type (
	Column = privet.Column
	Result = privet.Result
)

// What the values weigh.
const (
	looseFit         = 0.3 // all values could be of the kind, as most values could
	fitShare         = 0.9 // the share of fitting values from which on the rest counts as dirt
	halfShare        = 0.5 // the share below which the values contradict the kind
	contradiction    = -3.0
	namedAllTheSame  = -0.8 // of a kind that the header names without ambiguity: bad values do not make it another
	manyValues       = 3.0  // the logarithm of the number of values from which on more add nothing
	priorKind        = -3.0 // the logarithm of the odds of a kind before its values are seen
	checkBonusMost   = 6.0  // what check digits that hold for all values add at most
	checkBonusValues = 8    // how many values count for it
	alonePowerful    = 0.5  // a check that takes more than this share of strings proves nothing
)

// accountPrefixes are letters that names of accounts may all begin with.
var accountPrefixes = &wordset.WordList{File: "columns", Set: "accountPrefixes"}

func isAccountPrefix(s string) bool {
	var buf [2 * longestLetters]byte
	return len(s) <= longestLetters && accountPrefixes.Words()[string(chars.AppendFolded(buf[:0], s))]
}

// mostCandidates is how many candidates a result lists.
const mostCandidates = 5

// A kind is a label with all recognizers that know it.
type kind struct {
	Label       privet.Label
	Recognizers []*spec.Recognizer
	personal    bool // it belongs to a person and not to a thing
	name        bool // it is a name, or another of CategoryPerson
}

// NewKinds gathers the recognizers by label, in the order of their first, and
// gives the index of its kind for each.
func NewKinds(recognizers []*spec.Recognizer) (kinds []kind, kindOf []int) {
	kindOf = make([]int, 0, len(recognizers))
	known := make(map[privet.Label]int, len(recognizers))
	for _, r := range recognizers {
		i, ok := known[r.Label]
		if !ok {
			i = len(kinds)
			known[r.Label] = i
			kinds = append(kinds, kind{Label: r.Label, personal: isPersonal(r.Label), name: r.Label.Category() == privet.CategoryPerson})
		}
		kinds[i].Recognizers = append(kinds[i].Recognizers, r)
		kindOf = append(kindOf, i)
	}
	return kinds, kindOf
}

// A Judge gives the verdict on the columns of tables.
type Judge struct {
	Kinds   []kind // what a column can be
	KindOf  []int  // by recognizer, the index of its kind
	Headers func() HeaderIndex
	Allowed *cells.ValueSet
	Tables  *sync.Pool

	ctx context.Context // of the present call; nil: nothing ends it

	// find appends to dst what stands in a text.
	find func(ctx context.Context, dst []privet.Finding, text string) []privet.Finding
}

// New makes a judge of columns of the kinds of recognizers.
func New(kinds []kind, kindOf []int, headers func() HeaderIndex, wholes func() *scan.WholeIndex, allowed *cells.ValueSet,
	find func(context.Context, []privet.Finding, string) []privet.Finding) *Judge {
	p := &Judge{Kinds: kinds, KindOf: kindOf, Headers: headers, Allowed: allowed, find: find}
	p.Tables = &sync.Pool{New: func() any { return newTable(wholes(), kinds) }}
	return p
}

// Append appends to dst a result for each column. The context, which may be nil, ends the
// work; see [halt.Check].
func (p *Judge) Append(ctx context.Context, dst []Result, columns []Column, q *spec.Demand) []Result {
	x := p.Tables.Get().(*Table)
	x.judge = *p
	p = &x.judge
	p.ctx = ctx
	p.weighAll(x, columns, q.Explain)
	for i := range columns {
		halt.Check(p.ctx)
		dst = append(dst, p.verdict(x, &columns[i], &x.views[i], q))
	}
	// Not deferred: after a panic it is in no state to be used again.
	tables := p.Tables
	x.judge = Judge{}
	tables.Put(x)
	return dst
}

// weighAll makes a view of each column.
func (p *Judge) weighAll(x *Table, columns []Column, explain bool) {
	x.Begin(len(columns))
	for i := range columns {
		c := columns[i]
		c.Values = p.wholeNumbers(c.Values)
		p.look(x, &x.views[i], &c, explain)
	}
	people, persons, told, bearers, things, names, nothings := 0, 0, 0, 0, 0, 0, 0
	for i := range x.views {
		halt.Check(p.ctx)
		v := &x.views[i]
		v.weigh()
		if v.isPersonal(p.Kinds) {
			people++
			if !v.isOnlyLooked(x.lookOnly) {
				persons++
			}
			if v.isToldOfPeople(p.Kinds) {
				told++
			}
		}
		if v.mayBeNames(p.Kinds) {
			bearers++
		}
		if v.isThing() {
			things++
		}
		if v.isNothing() {
			nothings++
		}
		if v.isName(p.Kinds) {
			names++
		}
	}
	// All ask before any is weighed again: what they hear is from before.
	sites := p.areSites(x, columns)
	for i := range x.views {
		halt.Check(p.ctx)
		if sites {
			x.views[i].weighSite(x.kind("GEO_COORDINATES"))
		}
		p.askNeighbours(x, i, people, things)
		x.views[i].weighUnsaid(x.unsaid)
		if bearers < someBearers && (persons == 0 || persons == 1 && x.views[i].isPersonal(p.Kinds) && !x.views[i].isOnlyLooked(x.lookOnly)) {
			x.views[i].weighNobody(x, nothings, persons == 0)
		}
		if people > 0 {
			p.weighPostcodes(x, i, columns)
			p.weighHoused(x, &x.views[i], columns[i].Values)
		}
		if told > 1 || told == 1 && !x.views[i].isToldOfPeople(p.Kinds) {
			p.weighBesidePeople(x, &x.views[i], columns[i].Values, names > 0, things > 0)
		}
		if x.views[i].origins {
			x.weighOrigins(i)
		}
		if x.views[i].births {
			x.views[i].weighBirths(x.is.dob, names > 0)
		}
		if x.views[i].spelled && names > 0 {
			x.views[i].weighSpelled(x.is.dob)
		}
	}
	for i := range x.views {
		halt.Check(p.ctx)
		v := &x.views[i]
		if v.changed {
			v.weigh()
		}
		p.settle(x, v, columns)
		v.prefer(x.general, x.country)
		v.join(x.kind("FAX_NUMBER"), x.kind("PHONE_NUMBER"))
		v.sharpen()
	}
}

// look scores a column by its header and its values.
func (p *Judge) look(x *Table, v *view, c *Column, explain bool) {
	v.guess, v.own = &x.guess, x.own
	v.begin(explain)
	personalHeader, owned := false, x.ownForm(c.Values)
	for _, h := range x.Headers.Find(p.Headers(), &x.Header, c.Name) {
		if owned >= 0 && h.Kind != owned {
			continue // a form that was made for these values says more than any header
		}
		if h.Kind == notPersonal && eventHeaders.Get()[h.phrase] && p.areDates(c.Values) {
			continue // what it means besides is not dated
		}
		if h.Kind == notPersonal {
			v.things = v.things || thingHeaders.Words()[h.phrase]
			v.dateHeaded = v.dateHeaded || dateTailWords.Words()[h.phrase]
			v.generic = v.generic || genericHeadings.Words()[h.phrase]
			v.paged = v.paged || pageHeaders.Get()[h.phrase]
			v.none.add(h.Part, 1, privet.EvidenceHeader, h.phrase)
			if v.heading == 0 {
				v.heading = -1
			}
			if textHeaders.Get()[h.phrase] {
				v.text, v.textHeaded = true, true
				v.tell(noneText, privet.EvidenceHeader, h.phrase)
			} else {
				v.tell(noneHeaded, privet.EvidenceHeader, h.phrase)
				v.thingHeaded = !hostHeaders.Words()[h.phrase]
			}
			continue
		}
		said := h.Part != partDenied
		if h.Kind == leftOut {
			if said {
				v.heading = 1
				v.tell(noneTelling, privet.EvidenceHeader, "names what is not looked for")
			}
			continue
		}
		if eventHeaders.Get()[h.phrase] && p.Headers().roles[h.Kind] == tailDated && !p.areDates(c.Values) &&
			!(h.Kind == x.is.dob && p.areBirths(c.Values)) {
			continue
		}
		if measuredHeaders.Get()[h.phrase] && p.areMeasures(c.Values) {
			continue
		}
		if r := p.passesOver(x, h, c.Values); r != nil {
			if r.nothing && said && h.Part != partElsewhere {
				v.none.add(partNoneAtEnd, 1, privet.EvidenceHeader, h.phrase)
				v.tell(noneHeaded, privet.EvidenceHeader, h.phrase)
				v.heading, v.thingHeaded = -1, true
			}
			continue
		}
		if pinHeaders.Get()[h.phrase] && x.is.zip >= 0 && (h.Kind == x.is.zip) != p.arePinCodes(c.Values) {
			continue
		}
		if len(h.phrase) <= shortestTelling && (x.numerals.has(h.Kind) && p.areLettered(c.Values) || x.long.has(h.Kind) && p.areSmall(c.Values)) {
			v.tell(noneNamed, privet.EvidenceHeader, h.phrase)
			continue
		}
		if x.formedKind.has(h.Kind) && p.areOtherwise(x, h.Kind, c.Values) {
			v.tell(noneNamed, privet.EvidenceHeader, h.phrase)
			continue
		}
		personalHeader = personalHeader || said
		s := v.addScore(h.Kind)
		s.add(h.Part, 1, privet.EvidenceHeader, h.phrase)
		if h.Guessed {
			detail := h.phrase
			if s.explain {
				detail = "short for " + detail
			}
			s.add(partGuessed, 1, privet.EvidenceHeader, detail)
		}
		s.ambiguous, s.phrase = h.ambiguous, h.phrase
		s.named, s.firm = !h.ambiguous && said, h.Firm && said
		if said {
			v.heading = 1
		}
		if s.named {
			v.tell(noneNamed, privet.EvidenceHeader, h.phrase)
		}
	}
	v.worded = v.heading == 0 && owned < 0 && x.Header.worded
	t, g := x.tally, &x.things
	t.begin(v)
	g.begin(personalHeader, p.Allowed)
	x.looks.begin(x.words.of(len(c.Values)))
	x.repeats.begin(len(c.Values))
	for i, value := range c.Values {
		if i%valuesBetweenChecks == 0 {
			halt.Check(p.ctx)
		}
		again, other := x.repeats.note(c.Values, i)
		if again {
			continue
		}
		if other.times > 0 {
			p.count(x, v, c.Values[other.place-1], int(other.times))
		}
		p.count(x, v, value, 1)
	}
	for _, m := range x.repeats.rest() {
		if m.times > 0 {
			p.count(x, v, c.Values[m.place-1], int(m.times))
		}
	}
	halt.Check(p.ctx)
	t.end()
	if v.count == 0 {
		v.tell(noneEmpty, privet.EvidenceValues, "no values")
		return
	}
	v.births = g.areBirths(&x.looks)
	v.origins = v.heading <= 0 && p.areOrigins(c.Values)
	p.unform(x, v, c.Values, formRules[:1], x.formKinds[:1])
	if k := x.is.url; k >= 0 && 2*t.fit[k].matched >= v.count {
		switch {
		case !v.names(k) && p.areNamespaces(x, c.Values):
			t.fit[k].matched, t.fit[k].worth, v.telling = 0, 0, 0
			v.tell(noneHeaded, privet.EvidenceValues, "addresses that are the names of systems")
		case v.paged && p.arePages(c.Values):
			t.fit[k].matched, t.fit[k].worth, v.telling = 0, 0, 0
		}
	}
	halt.Check(p.ctx)
	p.unwrite(x, v, c.Values)
	formed := -1
	if v.heading <= 0 && x.looks.hasDigits() && !t.isChecked(v.count) {
		if formed = x.formed.find(p, c.Values); formed < 0 && p.areBorn(c.Values) {
			formed = x.kind("NATIONAL_ID")
		}
		t.form(formed, v.count)
	}
	halt.Check(p.ctx)
	x.guess.ask(x, c.Values, v.count)
	halt.Check(p.ctx)
	p.rule(x, v, c.Values)
	x.addScores(v)
	repeated := v.heading == 0 && x.guess.distinct <= mostRepeated && v.count >= repeatedEach*max(fewRepeated, x.guess.distinct)
	for i := range v.scores {
		s := &v.scores[i]
		if s.phrase != "" && v.heading > 0 && p.areCodesOf(x, s, c.Values) {
			s.weighCodes(v.count)
			g.flags = false
			continue
		}
		if f := t.fit[s.kind]; f.matched > 0 || s.phrase != "" {
			s.weighFit(f, v.count, x.guess.distinct, x.places.has(s.kind))
		}
		switch {
		case s.kind == owned || s.phrase == "" && x.untold.has(s.kind):
		case s.named && x.dated.has(s.kind) && p.areDates(c.Values):
			// What a date is of is told by headers alone.
		case s.phrase != "" && x.untold.has(s.kind) && 2*t.fit[s.kind].matched >= v.count:
			// And so is whose code it is, or what an amount is for.
		case x.guess.knows(s.kind):
			s.weighLook(v, logOf(x.guess.probability(s.kind)))
		case s.phrase == "" && !x.own.has(s.kind):
			s.shares = true
		case s.ambiguous && !x.own.has(s.kind):
			s.weighLook(v, notNames*logOf(1-x.guess.sum(x.names)))
		}
		if repeated && s.phrase == "" && (slices.Contains(x.names, s.kind) || s.kind == x.is.street) {
			s.add(partRepeated, 1, privet.EvidenceValues, "few different values")
		}
	}
	if s := v.scoreOf(formed); s != nil {
		s.add(partFormed, 1, privet.EvidenceValues, "written as hardly any other numbers are")
	}
	halt.Check(p.ctx)
	p.weighRules(x, v, c.Values, shareRules[:], x.shareKinds)
	x.share(v)
	halt.Check(p.ctx)
	refuted := p.refute(x, v, c.Values)
	halt.Check(p.ctx)
	p.weighRules(x, v, c.Values, placeRules[:], x.placeKinds)
	if v.heading == 0 && v.scoreOf(x.is.dob) != nil {
		v.unborn = p.areUnborn(c.Values)
		v.spelled = x.looks.counts[traitLetters] != 0 && p.areSpelledBirths(c.Values)
	}
	if v.telling*10 >= v.count && !(v.thingHeaded && x.looks.counts[traitLetters] == 0 && !t.isChecked(v.count)) {
		v.tell(noneTelling, privet.EvidenceValues, "forms that tell")
		if explain {
			v.none.addNote(partTelling, 1, privet.EvidenceValues, "%d of %d values have a form that tells", v.telling, v.count)
		} else {
			v.none.add(partTelling, 1, "", "")
		}
	}
	if g.flags {
		// A single sex or status, which are letters that flags have too.
		for i := range v.scores {
			if s := &v.scores[i]; x.closed.has(s.kind) && s.phrase != "" && p.isClosed(c.Values, p.Kinds[s.kind].Label, t.fit[s.kind], v.count) {
				g.flags = false
			}
		}
	}
	halt.Check(p.ctx)
	if weight, what := g.verdict(c.Values, v.count); weight != 0 {
		v.none.add(partNoneThings, weight, privet.EvidenceValues, what)
		v.tell(weight, privet.EvidenceValues, what)
		if g.flags && v.heading > 0 {
			v.none.add(partNoneFlags, 1, privet.EvidenceValues, "a header that asks whether there is one")
			v.tell(noneAsked, privet.EvidenceHeader, "a header that asks whether there is one")
		}
	}
	if v.worded {
		v.none.add(partNoneWorded, 1, privet.EvidenceHeader, "words of which none is of a kind")
		v.tell(noneWorded, privet.EvidenceHeader, "words of which none is of a kind")
	}
	nothing := x.guess.nothing()
	v.none.weighLook(v, logOf(min(1, nothing+refuted)))
	v.tell(evidentLook(nothing, v.count), privet.EvidenceValues, "how the values look")
	v.tell(evidentPerson(x.ofPerson(v), v.count), privet.EvidenceValues, "they look like a person's")
	if x.looks.areLong() && v.heading == 0 {
		v.tell(noneLong, privet.EvidenceValues, "numbers as long as those that people have")
	}
	v.tell(v.evidentChecks(x.checkable, x.health), privet.EvidenceCheckDigit, "checks of numbers that people have")
	v.inside = x.looks.haveAt(v.count, v.telling)
	halt.Check(p.ctx)
	if g.isFreeText(c.Values, v.count) && !p.areDates(c.Values) || x.looks.areObjects(v.count) {
		v.text = true
		v.tell(noneText, privet.EvidenceValues, "free text")
	}
	g.end()
	x.words.forget()
}

// valuesBetweenChecks is how many values are looked at between two looks whether anybody
// still wants to know.
const valuesBetweenChecks = 64

// count counts a value that the column has a number of times.
func (p *Judge) count(x *Table, v *view, value string, times int) {
	t := x.tally
	t.cell.Set(value)
	if p.Allowed.SaysNothing(t.cell.Raw) {
		return
	}
	v.count += times
	if t.add(times) {
		v.telling += times
	}
	x.things.add(&t.cell, times)
	x.looks.see(&t.cell, times)
}

// addScores makes a score for each kind that some value fits or that is likely, and
// brings all into the order of the kinds. They are made in that order, since scores
// take longer to sort than numbers.
func (x *Table) addScores(v *view) {
	x.named = append(x.named[:0], v.scores...)
	v.scores = v.scores[:0]
	clear(x.scored)
	for _, k := range x.tally.touched {
		if x.tally.fit[k].matched > 0 || k == x.is.url && v.paged { // unwrite takes what is written as none is
			x.scored.add(k)
		}
	}
	x.guess.addLikely(x.scored)
	if v.births && x.is.dob >= 0 {
		x.scored.add(x.is.dob)
	}
	for i := range x.named {
		x.scored.add(x.named[i].kind)
	}
	for k := range x.scored.all() {
		if i := slices.IndexFunc(x.named, func(s score) bool { return s.kind == k }); i >= 0 {
			v.scores = append(v.scores, x.named[i])
		} else {
			v.addScore(k)
		}
	}
	clear(x.named)
}

// notNames is how often it counts against a kind of which nothing is known how it looks that the values look like names.
const notNames = 2

// isChecked reports whether nearly all of n values pass a check of some kind that few
// others pass.
func (t *tally) isChecked(n int) bool {
	return slices.ContainsFunc(t.touched, func(k int) bool {
		f := &t.fit[k]
		return f.matched > 1 && float64(f.matched) >= fitShare*float64(n) && f.weakest < alonePowerful
	})
}

// verdict turns a view into a result.
func (p *Judge) verdict(x *Table, c *Column, v *view, q *spec.Demand) Result {
	s, confidence := v.winner()
	if (v.text || v.inside) && q.Wants(FreeText) && (s.kind < 0 || v.textHeaded && s.phrase == "" && 2*s.matched < v.count) {
		// What the sentences look like to be tells nothing.
		nothing := v.none.probability + v.unsure.probability
		if s.kind >= 0 {
			nothing += s.probability
		}
		if r, ok := p.textVerdict(x, c, nothing, v.count, q); ok {
			if q.Explain {
				if s.kind >= 0 {
					s.probability = 0
				}
				v.leave(nothing - r.Confidence)
				r.Candidates = withText(p.candidates(v), r.Confidence)
			}
			return r
		}
	}
	if s.kind < 0 {
		if r, ok := p.stateVerdict(x, c, v, q); ok {
			return r
		}
	}
	label := p.labelOf(s.kind)
	if s.kind == kindNone && v.inDoubt() {
		confidence = min(confidence, mostInDoubt)
	}
	if s.kind < len(p.Kinds) && s.kind >= 0 && (!q.Wants(label) || confidence < q.LeastOf(label)) {
		// What is not sure enough, or not asked for, is UNKNOWN. As far as it was
		// asked for and not sure, it is right that nothing personal is known there.
		if !q.Wants(label) {
			confidence = 1 - confidence
		} else {
			confidence = v.none.probability + v.unsure.probability
		}
		s, label = &v.unsure, privet.Unknown
	}
	r := Result{
		Column:     c.Name,
		Label:      label,
		Confidence: confidence,
		Count:      v.count,
		Matched:    s.matched,
	}
	if q.Explain {
		r.Evidence = slices.Clone(s.evidence)
		slices.SortStableFunc(r.Evidence, func(a, b privet.Evidence) int {
			return cmp.Compare(math.Abs(b.Weight), math.Abs(a.Weight))
		})
		r.Candidates = p.candidates(v)
	}
	return r
}

// candidates gives the most probable labels, the first of those that are equally
// probable first. Those that nothing speaks for follow when there are too few.
func (p *Judge) candidates(v *view) []privet.Candidate {
	list := make([]privet.Candidate, 0, len(v.scores)+mostCandidates+2)
	for i := range v.scores {
		if s := &v.scores[i]; s.probability > 0 {
			list = append(list, privet.Candidate{Label: p.labelOf(s.kind), Confidence: s.probability})
		}
	}
	list = append(list, privet.Candidate{Label: privet.None, Confidence: v.none.probability},
		privet.Candidate{Label: privet.Unknown, Confidence: v.unsure.probability})
	for k := 0; k < len(p.Kinds) && len(list) < cap(list); k++ {
		if s := v.scoreOf(k); s == nil || s.probability == 0 {
			list = append(list, privet.Candidate{Label: p.labelOf(k)})
		}
	}
	slices.SortStableFunc(list, func(a, b privet.Candidate) int { return cmp.Compare(b.Confidence, a.Confidence) })
	return slices.Clone(list[:min(len(list), mostCandidates)])
}

// The kinds of the scores that are of no kind.
const (
	kindNone    = -1
	kindUnknown = -2
)

// labelOf is the label of a score.
func (p *Judge) labelOf(kind int) privet.Label {
	switch kind {
	case kindNone:
		return privet.None
	case kindUnknown:
		return privet.Unknown
	}
	return p.Kinds[kind].Label
}
