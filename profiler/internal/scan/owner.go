package scan

// This file is sets of the owners of context phrases, which are the recognizers
// that a phrase speaks for.

// against is the owner of againstWords. The recognizers count from 1.
const against = 0

func owner[N int | int32](recognizer N) int { return int(recognizer) + 1 }

// A nearSet is a set of owners in which some owners are not told apart. It tells
// in a few instructions that none of many can have a phrase near.
type nearSet [4]uint64

// everyone is the set of all owners, and nobody that of none.
var (
	everyone = nearSet{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}
	nobody   nearSet
)

func (s *nearSet) add(o int) { s[uint(o)>>6%uint(len(s))] |= 1 << (o & 63) }

func (s *nearSet) addAll(t *nearSet) {
	s[0] |= t[0]
	s[1] |= t[1]
	s[2] |= t[2]
	s[3] |= t[3]
}

// mayHave is true for all owners in the set, and for some more.
func (s *nearSet) mayHave(o int) bool { return s[uint(o)>>6%uint(len(s))]>>(o&63)&1 == 1 }

// mayMeet is true for sets that have an owner in common, and for some more.
func (s *nearSet) mayMeet(t *nearSet) bool {
	return s[0]&t[0]|s[1]&t[1]|s[2]&t[2]|s[3]&t[3] != 0
}

// An ownerTable knows the owners of each of a list of phrases. Its sets lie side by
// side, since it is asked about many phrases in a row.
type ownerTable struct {
	words int // of a set
	sets  []uint64
}

func newOwnerTable(recognizers, phrases int) ownerTable {
	words := recognizers/64 + 1
	return ownerTable{words: words, sets: make([]uint64, phrases*words)}
}

// add adds an owner to a phrase.
func (t *ownerTable) add(phrase, o int) {
	t.sets[phrase*t.words+o>>6] |= 1 << (o & 63)
}
