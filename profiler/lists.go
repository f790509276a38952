package profiler

import (
	"cmp"
	"math/bits"
	"slices"
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

// keyOf gives the key of a value, or false when no shape can have it.
func (x *wholeIndex) keyOf(c *cell) (k formKey, ok bool) {
	k, ok = x.wholeKeyOf(c)
	k.digits &= x.told[k.n]
	return k, ok
}

func (x *wholeIndex) wholeKeyOf(c *cell) (k formKey, ok bool) {
	n := c.digits + c.letters
	if n == 0 || n > maxCompact || x.digitsFrom[n]>>min(c.digits, 63)&1 == 0 || len(c.text) > 2*maxCompact {
		return k, false
	}
	k.n = uint8(n)
	written := len(c.text) <= longestKeyed && !c.high && c.signs&^x.signs == 0
	if written && n == len(c.text) {
		k.digits, k.length, k.spelled = c.digit, uint8(n), true
		return k, true
	}
	if len(c.text) > longestKeyed {
		c.spell()
		for i, b := range c.compact {
			if isDigit(b) {
				k.digits |= 1 << i
			}
		}
		k.spelled = c.spelled
		return k, k.spelled
	}
	// A separator that ends a value or follows another is not one that is in use
	// for numbers.
	places := ^(c.digit | c.letter) & lowest(len(c.text))
	k.spelled = c.signs&^spelledSigns == 0 && !c.high && areSingle(places, len(c.text))
	if !written && !k.spelled {
		return k, false
	}
	k.digits = c.digit
	count := 0
	for others := places; others != 0; others &= others - 1 {
		i := bits.TrailingZeros64(others)
		// What stands before the separator stays, and the rest moves up to it.
		before := lowest(i - count)
		k.digits = k.digits&before | k.digits>>1&^before
		k.signs = k.signs<<signBits | uint64(signOf[c.text[i]])
		count++
	}
	if !written || count > mostSigns {
		k.places, k.signs = 0, 0
		return k, k.spelled
	}
	k.places, k.length = places, uint8(len(c.text))
	return k, true
}

// hash spreads the keys over the lists.
func (k *formKey) hash() uint64 {
	h := (k.digits ^ uint64(k.n)<<56 ^ uint64(k.length)<<48) * 0x9E3779B97F4A7C15
	h = (h ^ h>>29 ^ k.places) * 0xBF58476D1CE4E5B9
	return (h ^ h>>32 ^ k.signs) * 0x94D049BB133111EB
}

// A formList is the list of those who are asked about the values of a key.
type formList struct {
	key  formKey
	used bool
	hits int // values of the column that have been asked about

	// always are the slots of the shapes that all these values have, one for each
	// kind, in the order of the kinds; of each kind the surest.
	always        []int
	alwaysTelling bool

	// checks are asked in this order: by kind, and the surest of a kind first; of those
	// that are equally sure, the one whose check tells most.
	checks []formCheck
	sums   *sums // what rules checks out, or nil

	// As long as there are not more than 64 checks, those that no rule is known for
	// and those of each rule, a bit for each check.
	ruleless uint64
	ruled    []uint64 // by rule, of those that there are
	rules    uint64
}

// A formCheck is a recognizer whose shape these values have, if its letters and
// its check are right.
type formCheck struct {
	check   func(compact []byte) bool
	rule    int // the number of the rule in sums, or noRule
	fixed   []fixedLetter
	slot    int
	kind    int
	next    int // the first check of the next kind
	instead int // the slot in always that does not count when this one holds, or -1
	telling bool
}

// A formFit is used to make a list.
type formFit struct {
	recognizer, order, slot int
	fixed                   []fixedLetter
}

// fill makes the list of a key from the first value that has it.
func (l *formList) fill(x *wholeIndex, key formKey, c *cell, fits []formFit) []formFit {
	l.key, l.used, l.hits = key, true, 0
	l.always, l.checks, l.alwaysTelling = l.always[:0], l.checks[:0], false
	for i := range x.byCompact[key.n] {
		p := &x.byCompact[key.n][i]
		if key.digits&p.letters != 0 || ^key.digits&p.digits != 0 {
			continue
		}
		exact := key.length > 0 && p.isWrittenBy(c.text)
		if !exact && !key.spelled {
			continue
		}
		for _, s := range p.shapes {
			f := formFit{s.recognizer, s.order, s.exact, p.fixed}
			if !exact {
				f.slot = s.other
			}
			fits = append(fits, f)
		}
	}
	slices.SortFunc(fits, func(a, b formFit) int {
		s, t := &x.slots[a.slot], &x.slots[b.slot]
		return cmp.Or(s.kind-t.kind, cmp.Compare(t.alone, s.alone), cmp.Compare(s.falseAccept, t.falseAccept), a.order-b.order)
	})
	l.sums = x.sumsOf(&key)
	l.ruleless, l.rules = 0, 0
	for i := 0; i < len(fits); {
		kind := x.slots[fits[i].slot].kind
		from, instead := len(l.checks), -1
		first := i
		for ; i < len(fits) && x.slots[fits[i].slot].kind == kind; i++ {
			f := &fits[i]
			if instead >= 0 || slices.ContainsFunc(fits[first:i], func(o formFit) bool { return o.recognizer == f.recognizer && o.fixed == nil }) {
				continue // nobody gets so far, or the same would be asked again
			}
			telling := x.slots[f.slot].alone >= tellingForm
			check := x.recognizers[f.recognizer].Check
			if check == nil && f.fixed == nil {
				instead = f.slot
				l.always = append(l.always, f.slot)
				l.alwaysTelling = l.alwaysTelling || telling
				continue
			}
			k := formCheck{check: check, fixed: f.fixed, slot: f.slot, kind: kind, telling: telling, rule: noRule}
			if number, ok := x.ruleOf[summed{f.recognizer, int(key.n)}]; ok && l.sums != nil {
				k.rule = number
			}
			if bit := uint64(1) << (len(l.checks) & 63); k.rule == noRule {
				l.ruleless |= bit
			} else {
				l.rule(k.rule, bit)
			}
			l.checks = append(l.checks, k)
		}
		for k := from; k < len(l.checks); k++ {
			l.checks[k].next, l.checks[k].instead = len(l.checks), instead
		}
	}
	return fits[:0]
}

// rule notes a check of a rule.
func (l *formList) rule(number int, check uint64) {
	if l.ruled == nil {
		l.ruled = make([]uint64, noRule)
	}
	if l.rules>>number&1 == 0 {
		l.ruled[number] = 0
		l.rules |= 1 << number
	}
	l.ruled[number] |= check
}

// sumsOf gives the sums of the values of a key, or nil when they are not known to
// be digits or have none.
func (x *wholeIndex) sumsOf(key *formKey) *sums {
	if all := lowest(int(key.n)); key.n > longestSummed || x.told[key.n]&all != all || key.digits != all {
		return nil
	}
	return x.sums[key.n]
}

// holds reports whether the recognizer takes a value of the list.
func (k *formCheck) holds(compact []byte) bool {
	for _, l := range k.fixed {
		if compact[l.place] != l.letter {
			return false
		}
	}
	return k.check == nil || k.check(compact)
}
