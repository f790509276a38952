package scan

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/sumrules"
)

// This file remembers for each way in which values are written who is asked about
// them by the shapes of the recognizers.

// A formKey is what the shapes that a value can have depend on, but for letters
// that stand for themselves.
type formKey struct {
	digits  uint64 // of the letters and digits, which ones are digits, where that matters
	places  uint64 // of the bytes, which ones are separators; 0 when no shape is written so
	signs   uint64 // which separators these are, six bits each
	n       uint8  // letters and digits
	length  uint8  // in bytes; 0 like places
	spelled bool
}

// Of a key.
const (
	longestKeyed = 64 // a longer value is not written as any shape is
	signBits     = 6
	mostSigns    = 64 / signBits
)

// KeyOf gives the key of a value, or false when no shape can have it.
func (x *WholeIndex) KeyOf(c *cells.Cell) (k formKey, ok bool) {
	k, ok = x.wholeKeyOf(c)
	k.digits &= x.told[k.n]
	return k, ok
}

func (x *WholeIndex) wholeKeyOf(c *cells.Cell) (k formKey, ok bool) {
	n := c.Digits + c.Letters
	if n == 0 || n > cells.MaxCompact || x.digitsFrom[n]>>min(c.Digits, 63)&1 == 0 || len(c.Text) > 2*cells.MaxCompact {
		return k, false
	}
	k.n = uint8(n)
	written := len(c.Text) <= longestKeyed && !c.High && c.Signs&^x.signs == 0
	if written && n == len(c.Text) {
		k.digits, k.length, k.spelled = c.Digit, uint8(n), true
		return k, true
	}
	if len(c.Text) > longestKeyed {
		c.Spell()
		for i, b := range c.Compact {
			if numeral.IsDigit(b) {
				k.digits |= 1 << i
			}
		}
		k.spelled = c.Spelled
		return k, k.spelled
	}
	// A separator that ends a value or follows another is not one that is in use
	// for numbers.
	places := ^(c.Digit | c.Letter) & cells.Lowest(len(c.Text))
	k.spelled = c.Signs&^cells.SpelledSigns == 0 && !c.High && cells.AreSingle(places, len(c.Text))
	if !written && !k.spelled {
		return k, false
	}
	k.digits = c.Digit
	count := 0
	for others := places; others != 0; others &= others - 1 {
		i := bits.TrailingZeros64(others)
		// What stands before the separator stays, and the rest moves up to it.
		before := cells.Lowest(i - count)
		k.digits = k.digits&before | k.digits>>1&^before
		k.signs = k.signs<<signBits | uint64(cells.SignOf[c.Text[i]])
		count++
	}
	if !written || count > mostSigns {
		k.places, k.signs = 0, 0
		return k, k.spelled
	}
	k.places, k.length = places, uint8(len(c.Text))
	return k, true
}

// Hash spreads the keys over the lists.
func (k *formKey) Hash() uint64 {
	h := (k.digits ^ uint64(k.n)<<56 ^ uint64(k.length)<<48) * 0x9E3779B97F4A7C15
	h = (h ^ h>>29 ^ k.places) * 0xBF58476D1CE4E5B9
	return (h ^ h>>32 ^ k.signs) * 0x94D049BB133111EB
}

// A FormList is the list of those who are asked about the values of a key.
type FormList struct {
	Key  formKey
	Used bool
	Hits int // values of the column that have been asked about

	// always are the slots of the shapes that all these values have, one for each
	// kind, in the order of the kinds; of each kind the surest.
	Always        []int
	AlwaysTelling bool

	// checks are asked in this order: by kind, and the surest of a kind first; of those
	// that are equally sure, the one whose check tells most.
	Checks []FormCheck
	Sums   *sumrules.Sums // what rules checks out, or nil

	// As long as there are not more than 64 checks, those that no rule is known for
	// and those of each rule, a bit for each check.
	Ruleless uint64
	Ruled    []uint64 // by rule, of those that there are
	Rules    uint64
}

// A FormCheck is a recognizer whose shape these values have, if its letters and
// its check are right.
type FormCheck struct {
	check   func(compact []byte) bool
	Rule    int // the number of the rule in sums, or noRule
	fixed   []fixedLetter
	Slot    int
	Kind    int
	Next    int // the first check of the next kind
	Instead int // the slot in always that does not count when this one holds, or -1
	Telling bool
}

// A FormFit is used to make a list.
type FormFit struct {
	recognizer, order, slot int
	fixed                   []fixedLetter
}

// Fill makes the list of a key from the first value that has it.
func (l *FormList) Fill(x *WholeIndex, key formKey, c *cells.Cell, fits []FormFit) []FormFit {
	l.Key, l.Used, l.Hits = key, true, 0
	l.Always, l.Checks, l.AlwaysTelling = l.Always[:0], l.Checks[:0], false
	for i := range x.byCompact[key.n] {
		p := &x.byCompact[key.n][i]
		if key.digits&p.letters != 0 || ^key.digits&p.digits != 0 {
			continue
		}
		exact := key.length > 0 && p.isWrittenBy(c.Text)
		if !exact && !key.spelled {
			continue
		}
		for _, s := range p.shapes {
			f := FormFit{s.recognizer, s.order, s.exact, p.fixed}
			if !exact {
				f.slot = s.other
			}
			fits = append(fits, f)
		}
	}
	slices.SortFunc(fits, func(a, b FormFit) int {
		s, t := &x.Slots[a.slot], &x.Slots[b.slot]
		return cmp.Or(s.Kind-t.Kind, cmp.Compare(t.Alone, s.Alone), cmp.Compare(s.FalseAccept, t.FalseAccept), a.order-b.order)
	})
	l.Sums = x.sumsOf(&key)
	l.Ruleless, l.Rules = 0, 0
	for i := 0; i < len(fits); {
		kind := x.Slots[fits[i].slot].Kind
		from, instead := len(l.Checks), -1
		first := i
		for ; i < len(fits) && x.Slots[fits[i].slot].Kind == kind; i++ {
			f := &fits[i]
			if instead >= 0 || slices.ContainsFunc(fits[first:i], func(o FormFit) bool { return o.recognizer == f.recognizer && o.fixed == nil }) {
				continue // nobody gets so far, or the same would be asked again
			}
			telling := x.Slots[f.slot].Alone >= TellingForm
			check := x.Recognizers[f.recognizer].Check
			if check == nil && f.fixed == nil {
				instead = f.slot
				l.Always = append(l.Always, f.slot)
				l.AlwaysTelling = l.AlwaysTelling || telling
				continue
			}
			k := FormCheck{check: check, fixed: f.fixed, Slot: f.slot, Kind: kind, Telling: telling, Rule: sumrules.NoRule}
			if number, ok := x.ruleOf[summed{f.recognizer, int(key.n)}]; ok && l.Sums != nil {
				k.Rule = number
			}
			if bit := uint64(1) << (len(l.Checks) & 63); k.Rule == sumrules.NoRule {
				l.Ruleless |= bit
			} else {
				l.rule(k.Rule, bit)
			}
			l.Checks = append(l.Checks, k)
		}
		for k := from; k < len(l.Checks); k++ {
			l.Checks[k].Next, l.Checks[k].Instead = len(l.Checks), instead
		}
	}
	return fits[:0]
}

// rule notes a check of a rule.
func (l *FormList) rule(number int, check uint64) {
	if l.Ruled == nil {
		l.Ruled = make([]uint64, sumrules.NoRule)
	}
	if l.Rules>>number&1 == 0 {
		l.Ruled[number] = 0
		l.Rules |= 1 << number
	}
	l.Ruled[number] |= check
}

// sumsOf gives the sums of the values of a key, or nil when they are not known to
// be digits or have none.
func (x *WholeIndex) sumsOf(key *formKey) *sumrules.Sums {
	if all := cells.Lowest(int(key.n)); key.n > sumrules.LongestSummed || x.told[key.n]&all != all || key.digits != all {
		return nil
	}
	return x.sums[key.n]
}

// Holds reports whether the recognizer takes a value of the list.
func (k *FormCheck) Holds(compact []byte) bool {
	for _, l := range k.fixed {
		if compact[l.place] != l.letter {
			return false
		}
	}
	return k.check == nil || k.check(compact)
}
