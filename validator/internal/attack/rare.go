package attack

import "math"

// rareRows counts how many rows share what the quasi-identifiers of a table show.
type rareRows struct {
	columns []*column
	classes *hashTable[uint32] // with the first row of each
	total   int64
	key     []byte
	budget  *budget
}

// prepare finds the columns that tell groups apart and can be read, at least in
// part.
func (r *rareRows) prepare(t *tableRun) {
	r.budget = t.budget
	for _, c := range t.columns {
		switch c.state() {
		case StateClear, StateMixed, StatePartial:
		default:
			continue
		}
		if c.traits.has(quasi) {
			r.columns = append(r.columns, c)
		}
	}
	if len(r.columns) > 0 {
		r.classes = newTable[uint32](t.budget, followWeight)
	}
}

// add counts a row.
func (r *rareRows) add(row int64) {
	if len(r.columns) == 0 {
		return
	}
	r.key = r.key[:0]
	for _, c := range r.columns {
		for _, value := range c.masked.row {
			r.key = append(append(r.key, value...), 0x1F)
		}
		r.key = append(r.key, 0x1E)
	}
	r.total++
	if i, first, _ := r.classes.add(r.budget.hashBytes(r.key)); first {
		r.classes.values[i] = uint32(min(row, math.MaxUint32))
	}
}

// report adds a finding when rows stand alone, or nearly.
func (r *rareRows) report(t *tableRun) {
	if len(r.columns) == 0 || r.total == 0 {
		return
	}
	alone, small := Count{}, Count{}
	note := func(c *Count, n, row int64) {
		if c.N == 0 || row < c.Row {
			c.Row = row
		}
		c.N += n
	}
	for i := range r.classes.all() {
		n, row := r.classes.count(i), int64(r.classes.values[i])
		if n == 1 {
			note(&alone, 1, row)
		}
		if int(n) < t.opts.SmallClass {
			note(&small, n, row)
		}
	}
	share := r.classes.share()
	alone.N, small.N = min(alone.N*share, r.total), min(small.N*share, r.total)
	var columns []string
	for _, c := range r.columns {
		columns = append(columns, c.Display())
	}
	residue := r.residue()
	if len(r.columns) >= leastQuasi && small.N > 0 && residue == "" {
		t.find(QuasiIdentifiers, "", "", small, r.total, "rows", columns, -1,
			"%d columns that tell groups apart can be read; rows are in groups of fewer than %d, and %d rows alone", len(columns), t.opts.SmallClass, alone.N)
		t.givesAway(r.columns)
		return
	}
	if alone.N > 0 {
		level := Level("")
		if residue != "" {
			level = Low
		}
		t.find(RareValues, level, "", alone, r.total, "rows", columns, -1, "rows stand alone with what they show; groups of at least %d are asked for%s",
			t.opts.SmallClass, residue)
		t.givesAway(r.columns)
	}
}

// residue returns what is said when nothing is shown but the parts that the default rules
// show, or nothing.
func (r *rareRows) residue() string {
	said := ""
	for _, c := range r.columns {
		if said = c.partResidue(); said == "" || c.state() != StatePartial {
			return ""
		}
	}
	return said
}

// leastQuasi is how many quasi-identifiers make a combination (C12).
const leastQuasi = 3
