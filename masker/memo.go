package masker

import "hash/maphash"

// A memo has what the operators of a table have made of some values lately. First
// names, cities and dates come again and again, and to look one up takes some 25 ns
// where a cipher takes 200 to 5,000. What is forgotten is computed again, so that it
// changes nothing but the time.
type memo struct {
	seed    maphash.Seed
	entries []memoEntry
	columns []memoUse
}

const (
	memoEntries = 1 << 12 // some 400 KB for each worker
	memoValue   = 40      // bytes of the longest value
	memoMasked  = 64      // and of what it becomes: that of a whole hash
)

// A memoEntry is a value of a column and what it becomes. Both are held here, and not
// as parts of the block where they were met, since that would hold the block in memory.
type memoEntry struct {
	column       int32
	length       uint8 // of the value; 0 means that there is none
	maskedLength uint8
	understood   bool
	value        [memoValue]byte
	masked       [memoMasked]byte
}

// A memoUse is how often a column has found its values. A column of numbers of cards
// finds none, and is not looked up any more.
type memoUse struct{ tries, hits int32 }

// After so many tries a column goes on if one in so many was a hit.
const (
	memoTries = 2048
	memoHits  = 16
)

// entry gives the place of a value of a column, or nil when it has none.
func (m *memo) entry(column int32, value string) *memoEntry {
	if len(value) == 0 || len(value) > memoValue {
		return nil
	}
	if m.entries == nil {
		m.seed = maphash.MakeSeed()
		m.entries = make([]memoEntry, memoEntries)
	}
	for int(column) >= len(m.columns) {
		m.columns = append(m.columns, memoUse{})
	}
	use := &m.columns[column]
	if use.tries == memoTries {
		if use.hits < memoTries/memoHits {
			return nil
		}
		*use = memoUse{}
	}
	use.tries++
	hash := maphash.String(m.seed, value) + uint64(column)*0x9e3779b97f4a7c15
	return &m.entries[hash%memoEntries]
}

// has reports whether the entry has the value of the column.
func (e *memoEntry) has(column int32, value string) bool {
	return e.column == column && string(e.value[:e.length]) == value
}

// apply applies the operator of a column to a value of it. What it gives is good until
// the next call.
func (w *worker) apply(c *column, index int32, value string) (masked []byte, understood bool, err error) {
	var e *memoEntry
	if c.pure {
		if e = w.memo.entry(index, value); e != nil && e.has(index, value) {
			w.memo.columns[index].hits++
			return e.masked[:e.maskedLength], e.understood, nil
		}
	}
	masked, understood, err = c.operator.apply(w.value[:0], value, w)
	if err != nil {
		return nil, false, err
	}
	if masked != nil {
		w.value = masked // with its memory, if that has grown
	}
	if e != nil && !w.tooLong { // which is to be told each time
		e.put(index, value, masked, understood)
	}
	return masked, understood, nil
}

// put remembers a value in place of another one.
func (e *memoEntry) put(column int32, value string, masked []byte, understood bool) {
	if len(masked) > memoMasked {
		e.length = 0
		return
	}
	e.column, e.understood = column, understood
	e.length = uint8(copy(e.value[:], value))
	e.maskedLength = uint8(copy(e.masked[:], masked))
}

// isPure reports whether an operator makes the same of the same value each time,
// wherever it stands, and takes so long for it that it is worth remembering.
func isPure(op operator) bool {
	switch op := op.(type) {
	case *fakeOperator:
		return op.names == nil
	case *hashOperator, *pseudonymOperator, forgottenOperator, *fpeOperator, encryptOperator, *generalizeOperator:
		return true
	case *shiftOperator:
		return op.column == ""
	case nullWalker:
		return isPure(op.reversible)
	case normalizer:
		return isPure(op.reversible)
	case boundedOperator:
		return isPure(op.operator)
	case boundedReversible:
		return isPure(op.operator)
	}
	return false
}
