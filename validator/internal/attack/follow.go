package attack

// This file follows each original of a column to its masked value and back.

// follow makes ready to follow the values of a column.
func (c *column) follow(b *budget) {
	c.forward, c.backward = newTable[uint32](b, followWeight), newTable[struct{}](b, followWeight)
}

// followWeight is how much sooner these tables are thinned than the originals that are
// looked for everywhere: what is told of one value in four is told of the column.
const followWeight = 4

// followed notes that an original became a masked value. A masked value that stands
// for several originals is told by one of them that is new.
func (c *column) followed(from, to uint64, row int64) {
	i, first, wanted := c.forward.add(from)
	switch {
	case first:
		c.forward.values[i] = head(to)
	case wanted && c.forward.values[i] != head(to):
		c.Inconsistent.add(row)
	}
	// The two are thinned by other hashes, so that of an original that is not
	// followed it is not known whether it is new.
	if k, fresh, kept := c.backward.add(to); kept && !fresh && first && !c.backward.mark(k) {
		c.Collisions.add(row)
	}
}

// meetings returns how many masked values would be their originals if each row got that
// of another.
func (c *column) meetings() float64 {
	if c.forward == nil || c.NonEmpty == 0 {
		return 0
	}
	sum := 0.0
	for i := range c.forward.all() {
		if k, ok := c.backward.has(c.forward.words[i]); ok {
			sum += float64(c.forward.count(i)) * float64(c.backward.count(k))
		}
	}
	return sum / float64(c.NonEmpty) * float64(max(c.forward.share(), c.backward.share()))
}

// leastShuffled is how many different values a column has before it is said that they
// were exchanged between rows.
const leastShuffled = 3

// shuffled reports whether the masked values of a column are its originals, as often as
// they were, or nearly so where most are there once.
func (c *column) shuffled() bool {
	if c.forward == nil || c.state() != StateToken && c.state() != StateMixed || c.forward.n < leastShuffled {
		return false
	}
	// What the more thinned of the two knows is known to the other as well.
	most := max(c.forward.shift, c.backward.shift)
	both, total, different := int64(0), int64(0), int64(0)
	for i := range c.forward.all() {
		h := c.forward.words[i]
		if h>>(64-most) != 0 {
			continue
		}
		n := c.forward.count(i)
		total += n
		different++
		if k, ok := c.backward.has(h); ok {
			both += min(n, c.backward.count(k))
		}
	}
	const fewest, nearlyAll = 20, 0.9
	all := both == total && different >= leastShuffled
	nearly := different >= fewest && different*2 >= total && float64(both) >= nearlyAll*float64(total)
	return total >= fewest && (all || nearly)
}

// shuffledColumn adds a finding when values were exchanged between rows.
func (t *tableRun) shuffledColumn(c *column) {
	if !c.personal() || c.masked == nil || !c.shuffled() {
		return
	}
	t.find(ShuffledValues, levelOf(c.Label), c.Label, c.Changed, c.NonEmpty, "cells", []string{c.Display()}, c.masked.index,
		"the values are those of the original, in other rows")
}
