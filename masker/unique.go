package masker

import (
	"hash/maphash"
	"sync/atomic"

	"github.com/privet-go/privet"
)

// This file counts the values of unique columns that masking makes equal, such as two telephone numbers that have one
// fake.

const (
	// mostUnique is how many values are looked at in one run, of all columns together. It takes some 4 MB to remember them.
	mostUnique = 100_000

	// leastUnique is how many values a column has in the sample, no two of them alike, to be called unique.
	leastUnique = 10
)

// A uniqueCount knows the values of unique columns, and what has become of them, by their hashes.
// Only the goroutine of the caller counts, block by block, so that the number of workers changes nothing.
type uniqueCount struct {
	seed    maphash.Seed
	columns []uniqueColumn
	left    int
	full    atomic.Bool // nothing is counted any more
}

type uniqueColumn struct {
	originals, masked map[uint64]bool
	duplicates        int64
}

// A uniqueMark is a value of a unique column and what became of it.
type uniqueMark struct {
	column           int32
	original, masked uint64
}

// newUniqueCount makes a count for a table of so many columns.
func newUniqueCount(columns int) *uniqueCount {
	return &uniqueCount{seed: maphash.MakeSeed(), columns: make([]uniqueColumn, columns), left: mostUnique}
}

// mark notes a value, unless enough are known.
func (w *worker) mark(column int32, original string, masked []byte) {
	if w.marking {
		seed := w.unique.seed
		w.marks = append(w.marks, uniqueMark{column, maphash.String(seed, original), maphash.Bytes(seed, masked)})
	}
}

// add counts the values of a block.
func (u *uniqueCount) add(marks []uniqueMark) {
	for _, m := range marks {
		if u.left == 0 {
			u.full.Store(true)
			return
		}
		u.left--
		c := &u.columns[m.column]
		if c.originals == nil {
			c.originals, c.masked = map[uint64]bool{}, map[uint64]bool{}
		}
		if c.originals[m.original] {
			continue
		}
		c.originals[m.original] = true
		if c.masked[m.masked] {
			c.duplicates++
		}
		c.masked[m.masked] = true
	}
}

// isUnique reports whether no two values of a column are alike. Empty ones do not count.
func isUnique(column privet.Column) bool {
	seen := make(map[string]bool, len(column.Values))
	for _, value := range column.Values {
		if value != "" && seen[value] {
			return false
		}
		seen[value] = true
	}
	delete(seen, "")
	return len(seen) >= leastUnique
}

// canJoin reports whether an operator can make one value of two, although it is not there to leave nothing.
func canJoin(op operator) bool {
	switch op := op.(type) {
	case *rule, shownOperator, truncateOperator, *generalizeOperator, *noiseOperator, *fakeOperator:
		return true
	case boundedOperator:
		return canJoin(op.operator)
	case boundedReversible, normalizer:
		return true
	case nullWalker:
		return canJoin(op.reversible)
	}
	return false
}
