// Package recent remembers values that have been looked through lately.
package recent

import "hash/maphash"

// Values are values of a table, as they are spelled there, that the Finder has
// found nothing in lately.
// Columns of remarks and of states have the same few values over and over again,
// and to look one up takes 20 ns where to look through it takes 300 or more. What is
// forgotten is looked through again, so that it changes nothing but the time. All
// values of a run are looked through by the same Finder. The same bytes can be spelled otherwise, as in a section of
// characters of XML, where references stand for nothing else.
type Values struct {
	seed    maphash.Seed
	entries [1 << 10]entry
}

// Longest is the length of the longest value that is remembered.
const Longest = 159

// An entry is a value of up to Longest bytes, as whole remarks have. It is held here, and not as a part of
// the block where it was met, since that would hold the block in memory.
type entry struct {
	length   byte
	spelling uint8 // of the cell
	bytes    [Longest]byte
}

// New remembers nothing so far.
func New() *Values { return &Values{seed: maphash.MakeSeed()} }

func (c *Values) place(value string) *entry {
	if c == nil || len(value) == 0 || len(value) > Longest {
		return nil
	}
	return &c.entries[maphash.String(c.seed, value)%uint64(len(c.entries))]
}

// Has reports whether the value is remembered. A nil Values remembers nothing.
func (c *Values) Has(value string, spelling uint8) bool {
	e := c.place(value)
	return e != nil && e.spelling == spelling && string(e.bytes[:e.length]) == value
}

// Add remembers the value in place of another one.
func (c *Values) Add(value string, spelling uint8) {
	if e := c.place(value); e != nil {
		e.spelling = spelling
		e.length = byte(copy(e.bytes[:], value))
	}
}
