package columns

import (
	"math"
	"math/bits"
	"slices"

	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/phones"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// A tally counts what the values of a column say about each kind. It is the
// memory of one call of [Profiler.Columns], used by one goroutine at a time and
// kept for the next call. What it has learnt about how values are written is
// kept, too, in tables of a fixed size; it holds no value of a column after the
// call, and no result depends on it.
type tally struct {
	x    *scan.WholeIndex
	cell cells.Cell

	lists  [rememberedLists]scan.FormList // by the hash of their keys
	last   *scan.FormList                 // that was used
	same   sameLook                       // of the value before
	used   []int                          // those with hits
	fits   []scan.FormFit                 // to make lists with
	counts []int                          // by slot; 0 between columns
	signs  [rememberedSigns]signsSeen

	fit     []fit // by kind
	touched []int // the kinds that some value fits, each once

	// Of the present value: serial is in the stamps of the kinds that it fits.
	serial  int
	times   int     // how often it counts
	stamps  []stamp // by kind
	pending []pendingFit
	taken   [scan.MostForms]taken // by grammar, of those that are remembered

	// Who is asked what the values of this column may look like: by the bits of
	// their forms, and those of kinds that the header names.
	asked scan.FormSet
	named []*scan.Loose

	odds [rememberedOdds]knownOdds
}

// How much is remembered about how values are written.
const (
	rememberedLists = 256
	rememberedSigns = 64
	rememberedOdds  = 16
)

// A signsSeen is a set of signs, and which forms allow them.
type signsSeen struct {
	known bool
	signs uint64
	forms scan.FormSet
}

// A knownOdds is a probability and the logarithm of its odds, which takes longer
// to work out than most grammars.
type knownOdds struct{ alone, odds float64 }

// A stamp says that the value number serial fits a kind, and which slot counted
// it.
type stamp struct{ serial, slot int }

// A pendingFit is a fit of the present value that is not counted in a slot.
type pendingFit struct {
	kind               int
	alone, falseAccept float64
	slot               int // that counted the value for this kind, or -1
	surer              bool
}

// A fit is what the values of a column say about one kind.
type fit struct {
	matched int     // values that have a form of the kind
	worth   float64 // the sum of the logarithms of the odds of each of them alone
	weakest float64 // the highest rate of false acceptance of the checks that took them
}

func newTally(x *scan.WholeIndex, kinds int) *tally {
	return &tally{x: x, counts: make([]int, len(x.Slots)), fit: make([]fit, kinds), stamps: make([]stamp, kinds)}
}

// begin makes the tally ready for a column, whose header has been read.
func (t *tally) begin(v *view) {
	for _, k := range t.touched {
		t.fit[k] = fit{}
	}
	t.touched, t.named = t.touched[:0], t.named[:0]
	t.asked = t.x.Always
	for i := range v.scores {
		if s := &v.scores[i]; s.phrase != "" {
			// Of several of a kind the first that holds counts, so that those of a kind
			// that is named stay together.
			for _, l := range t.x.LooseOfKind[s.kind] {
				t.named = append(t.named, l)
				t.asked = t.asked.Without(l.Bits)
			}
		}
	}
	for _, l := range t.x.Formless {
		if !v.names(l.Kind) {
			t.named = append(t.named, l)
		}
	}
}

// end counts what has been put off. Then the fits of the touched kinds are
// right.
func (t *tally) end() {
	t.countLists()
	t.cell.Forget()
}

// add asks about the value in the cell, which counts a number of times. It reports
// whether the value has a form that tells by itself.
func (t *tally) add(times int) (telling bool) {
	c := &t.cell
	t.times = times
	t.serial++
	t.pending = t.pending[:0]
	list, forms := t.lookOf()
	if list != nil {
		list.Hits += times
		telling = list.AlwaysTelling
		if len(list.Checks) > 0 {
			c.Spell()
			telling = t.check(list, c.Compact) || telling
		}
	}
	for set := forms.And(t.x.Takers); !set.IsEmpty(); {
		bit := set.Pop()
		g := &t.x.Grammars[bit]
		if alone, ok := t.takes(g, bit); ok {
			t.take(list, g.Recognizer, alone)
			telling = telling || alone >= scan.TellingForm
		}
	}
	if t.x.Others != nil {
		t.x.Others.Wholes(c, func(i int, alone float64) bool {
			if i = t.x.OtherOf[i]; !t.x.Recognizers[i].Allowed.Has(c.Text) {
				t.take(list, i, alone)
				telling = telling || alone >= scan.TellingForm
			}
			return true
		})
	}
	for set := forms.And(t.asked); !set.IsEmpty(); {
		t.askLoose(list, t.x.LooseOf[set.Pop()])
	}
	for _, l := range t.named {
		t.askLoose(list, l)
	}
	for i := range t.pending {
		if f := &t.pending[i]; f.surer {
			if f.slot >= 0 {
				t.counts[f.slot] -= times
			}
			t.addFit(f.kind, times, t.oddsOf(f.alone), f.falseAccept)
		}
	}
	return telling
}

// A sameLook is how a value looks that has digits, letters and at most one kind of sign
// at known places, and what follows from that. The values of a column are mostly like
// the one before, and a comparison takes a third of the time of finding it out.
type sameLook struct {
	known                bool
	length               int
	digit, letter, signs uint64
	list                 *scan.FormList
	forms                scan.FormSet // with any first byte
}

// lookOf gives the list of the present value and the forms that it can have.
func (t *tally) lookOf() (*scan.FormList, scan.FormSet) {
	c, s := &t.cell, &t.same
	if len(c.Text) == 0 {
		return nil, scan.FormSet{}
	}
	first := t.x.Forms.ByFirst[c.Text[0]]
	if s.known && s.digit == c.Digit && s.letter == c.Letter && s.signs == c.Signs && s.length == len(c.Text) && !c.High && (s.list == nil || s.list.Hits > 0) {
		return s.list, s.forms.And(first)
	}
	*s = sameLook{length: len(c.Text), digit: c.Digit, letter: c.Letter, signs: c.Signs}
	s.list = t.list()
	s.forms = t.x.Forms.OfLook(c, t.formsOf(c.Signs))
	s.known = !c.High && s.length < 64 && c.Signs&(c.Signs-1) == 0
	return s.list, s.forms.And(first)
}

// A taken is what a grammar said of the value number serial.
type taken struct {
	serial int
	alone  float64
	ok     bool
}

// takes asks a grammar, whose place is given, about the present value.
func (t *tally) takes(g *scan.Grammar, place int) (alone float64, ok bool) {
	if g.RareOf > 0 {
		if of := &t.taken[g.RareOf-1]; of.serial == t.serial {
			return phones.RareAlone(of.alone), of.ok
		}
	}
	alone, ok = g.Take(t.x.Recognizers[g.Recognizer], &t.cell)
	if g.Remembered {
		t.taken[place] = taken{t.serial, alone, ok}
	}
	return alone, ok
}

// askLoose asks what the present value may look like, if it has no form of the
// kind.
func (t *tally) askLoose(list *scan.FormList, l *scan.Loose) {
	if !t.hasFit(list, l.Kind) && t.x.Recognizers[l.Recognizer].Cell(t.cell.Text) {
		t.pending = append(t.pending, pendingFit{l.Kind, l.Alone, 1, -1, true})
	}
}

// check asks those on the list who have a check that the sums do not rule out.
func (t *tally) check(list *scan.FormList, compact []byte) (telling bool) {
	right := ^uint64(0)
	if list.Sums != nil {
		right = list.Sums.Admit(compact)
	}
	if len(list.Checks) > 64 {
		return t.checkEach(list, compact, right)
	}
	asked := list.Ruleless
	for rules := right & list.Rules; rules != 0; rules &= rules - 1 {
		asked |= list.Ruled[bits.TrailingZeros64(rules)]
	}
	for asked != 0 {
		k := &list.Checks[bits.TrailingZeros64(asked)]
		asked &= asked - 1
		if k.Holds(compact) {
			telling = t.passed(k) || telling
			asked &^= cells.Lowest(k.Next)
		}
	}
	return telling
}

// checkEach is check for a list that is long. The rules that are right are given.
func (t *tally) checkEach(list *scan.FormList, compact []byte, right uint64) (telling bool) {
	for i := 0; i < len(list.Checks); {
		if k := &list.Checks[i]; right>>(k.Rule&31)&1 == 1 && k.Holds(compact) {
			telling = t.passed(k) || telling
			i = k.Next
		} else {
			i++
		}
	}
	return telling
}

// passed counts the present value for a check.
func (t *tally) passed(k *scan.FormCheck) (telling bool) {
	t.counts[k.Slot] += t.times
	if k.Instead >= 0 {
		t.counts[k.Instead] -= t.times
	}
	t.stamps[k.Kind] = stamp{t.serial, k.Slot}
	return k.Telling
}

// list gives the list of those to ask about the shape of the present value, or
// nil when there are none.
func (t *tally) list() *scan.FormList {
	key, ok := t.x.KeyOf(&t.cell)
	if !ok {
		return nil
	}
	if t.last != nil && t.last.Key == key && t.last.Hits > 0 {
		return t.last
	}
	i := int(key.Hash() % rememberedLists)
	l := &t.lists[i]
	t.last = l
	if l.Key != key || !l.Used {
		if l.Hits > 0 {
			t.countLists()
		}
		t.fits = l.Fill(t.x, key, &t.cell, t.fits)
	}
	if l.Hits == 0 {
		t.used = append(t.used, i)
	}
	return l
}

// countLists adds what the lists have counted to the fits. All are counted
// together: a slot of one may have been taken back by another.
func (t *tally) countLists() {
	for _, i := range t.used {
		l := &t.lists[i]
		for _, s := range l.Always {
			t.counts[s] += l.Hits
		}
		l.Hits = 0
	}
	for _, i := range t.used {
		l := &t.lists[i]
		for _, s := range l.Always {
			t.countSlot(s)
		}
		for k := range l.Checks {
			t.countSlot(l.Checks[k].Slot)
		}
	}
	t.used = t.used[:0]
}

func (t *tally) countSlot(i int) {
	if n := t.counts[i]; n > 0 {
		t.counts[i] = 0
		s := &t.x.Slots[i]
		t.addFit(s.Kind, n, s.Odds, s.FalseAccept)
	}
}

// addFit counts n values for a kind.
func (t *tally) addFit(kind, n int, odds, falseAccept float64) {
	f := &t.fit[kind]
	if f.matched == 0 {
		t.touched = append(t.touched, kind)
	}
	f.matched += n
	f.worth += float64(n) * odds
	f.weakest = max(f.weakest, falseAccept)
}

// formsOf gives the forms that allow the signs.
func (t *tally) formsOf(signs uint64) scan.FormSet {
	s := &t.signs[signs*0x9E3779B97F4A7C15>>58]
	if s.signs != signs || !s.known {
		*s = signsSeen{true, signs, t.x.Forms.BySigns(signs)}
	}
	return s.forms
}

// slotOf gives the slot that has counted the present value for a kind, or -1.
func (t *tally) slotOf(list *scan.FormList, kind int) int {
	if t.stamps[kind].serial == t.serial {
		return t.stamps[kind].slot
	}
	if list != nil {
		for _, s := range list.Always {
			if t.x.Slots[s].Kind == kind {
				return s
			}
		}
	}
	return -1
}

// hasFit reports whether the present value has a form of the kind.
func (t *tally) hasFit(list *scan.FormList, kind int) bool {
	return slices.ContainsFunc(t.pending, func(f pendingFit) bool { return f.kind == kind }) || t.slotOf(list, kind) >= 0
}

// take notes that a recognizer takes the present value. Of several of one kind
// the surest counts, and of those that are equally sure the one
// whose check tells most.
func (t *tally) take(list *scan.FormList, recognizer int, alone float64) {
	kind := t.x.KindOf[recognizer]
	i := slices.IndexFunc(t.pending, func(f pendingFit) bool { return f.kind == kind })
	if i < 0 {
		f := pendingFit{kind: kind, slot: t.slotOf(list, kind)}
		if f.slot >= 0 {
			f.alone, f.falseAccept = t.x.Slots[f.slot].Alone, t.x.Slots[f.slot].FalseAccept
		}
		i = len(t.pending)
		t.pending = append(t.pending, f)
	}
	falseAccept := t.x.Recognizers[recognizer].SeriesAccept()
	if f := &t.pending[i]; alone > f.alone || alone == f.alone && falseAccept < f.falseAccept {
		f.alone, f.falseAccept, f.surer = alone, falseAccept, true
	}
}

func (t *tally) oddsOf(alone float64) float64 {
	k := &t.odds[math.Float64bits(alone)*0x9E3779B97F4A7C15>>60]
	if k.alone != alone {
		*k = knownOdds{alone, spec.Logit(alone)}
	}
	return k.odds
}

// form says that n values have a form of a kind, though their check digits do not hold. Nothing is said of kind -1.
func (t *tally) form(kind, n int) {
	if kind < 0 {
		return
	}
	if t.fit[kind].matched == 0 && !slices.Contains(t.touched, kind) {
		t.touched = append(t.touched, kind)
	}
	t.fit[kind] = fit{matched: n, weakest: 1}
}
