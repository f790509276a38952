package validator

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
		c.inconsistent.add(row)
	}
	// The two are thinned by other hashes, so that of an original that is not
	// followed it is not known whether it is new.
	if k, fresh, kept := c.backward.add(to); kept && !fresh && first && !c.backward.mark(k) {
		c.collisions.add(row)
	}
}

// meetings is how many masked values would be their originals if each row got that
// of another.
func (c *column) meetings() float64 {
	if c.forward == nil || c.nonEmpty == 0 {
		return 0
	}
	sum := 0.0
	for i := range c.forward.all() {
		if k, ok := c.backward.has(c.forward.words[i]); ok {
			sum += float64(c.forward.count(i)) * float64(c.backward.count(k))
		}
	}
	return sum / float64(c.nonEmpty) * float64(max(c.forward.share(), c.backward.share()))
}
