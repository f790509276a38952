package attack

import (
	"cmp"
	"maps"
	"slices"
)

// mostGuessed is the share of rows that may be guessed by counting, beyond what
// guessing the commonest value gives: the risk of re-identification that Policy
// 0070 of the European Medicines Agency allows.
const mostGuessed = 0.09

// fewestCounted is how many values a column has before its frequencies are looked
// at; those of fewer are chance.
const fewestCounted = 50

// mostRanked is how many values are ranked with those that are there once.
const mostRanked = 1 << 16

// frequencies adds a finding when rows are given away by matching the commonest masked
// value with the commonest original, the next with the next, and so on. The
// attacker is given the frequencies of the originals themselves, so that the share
// is the most that any list of frequencies can do.
func (t *tableRun) frequencies(c *column) {
	if !c.personal() || c.forward == nil || c.Label == "FREE_TEXT" || c.forward.shift+c.backward.shift > 0 ||
		c.starredMostly() && !c.traits.has(quasi) && !isSpecial(c.Label) {
		return
	}
	var originals, masked []ranked
	total := int64(0)
	// Of values that are there once, all are as common as each other. When there are
	// so many of them, guessing gives away one at most, and they are left out.
	rare := func(values int) int64 {
		if values > mostRanked {
			return 1
		}
		return 0
	}
	least := rare(c.forward.n)
	for i := range c.forward.all() {
		n := c.forward.count(i)
		total += n
		if n > least {
			originals = append(originals, ranked{head(c.forward.words[i]), c.forward.values[i], n})
		}
	}
	least = rare(c.backward.n)
	for i := range c.backward.all() {
		if n := c.backward.count(i); n > least {
			masked = append(masked, ranked{head(c.backward.words[i]), 0, n})
		}
	}
	if total < fewestCounted || len(originals) < 2 || c.Inconsistent.N*10 > total {
		return
	}
	if c.state() == StateHidden {
		t.lengths(c, originals, total)
		return
	}
	guessed, commonest := guess(originals, masked)
	share := guessed / float64(total)
	if share-commonest/float64(total) < mostGuessed {
		return
	}
	level := lower(levelOf(c.Label), High)
	if share < 0.5 {
		level = lower(level, Medium)
	}
	if c.starredMostly() {
		level = lower(level, Medium)
	}
	residue := cmp.Or(c.partResidue(), c.idResidue())
	if residue != "" {
		level = Low
	} else if c.starredMostly() {
		if residue = c.lengthResidue(); residue != "" {
			level = c.lengthLevel()
		}
	}
	t.find(FrequencyLeak, level, c.Label, Count{int64(guessed), 0}, total, "rows", []string{c.Display()}, c.masked.index,
		"matching the values by how common they are gives away the originals of these rows%s", residue)
}

// lengths adds a finding when rows are given away by what is left of values that are
// masked whole: how long they are, and where their separators stand. The attacker
// knows the values that there can be, and guesses the commonest that fits.
func (t *tableRun) lengths(c *column, originals []ranked, total int64) {
	if len(originals) > mostListed {
		return // nobody has the list
	}
	best := map[uint32]int64{}
	commonest := int64(0)
	for _, o := range originals {
		best[o.other] = max(best[o.other], o.count)
		commonest = max(commonest, o.count)
	}
	guessed := int64(0)
	for _, n := range best {
		guessed += n
	}
	if float64(guessed-commonest)/float64(total) < mostGuessed {
		return
	}
	level, residue := lower(levelOf(c.Label), Medium), c.lengthResidue()
	if residue != "" {
		level = c.lengthLevel()
	}
	t.find(FrequencyLeak, level, c.Label, Count{guessed, 0}, total, "rows", []string{c.Display()}, c.masked.index,
		"the values are masked whole, and their lengths and separators give away the originals of these rows%s", residue)
}

// mostListed is how many values somebody tries who knows those that there can be.
const mostListed = 1000

// starredMostly reports whether the values are masked with the mask character.
func (c *column) starredMostly() bool { return c.Starred*2 > c.Changed.N }

// A ranked value is a hash with its count, and what it was seen with first.
type ranked struct {
	hash, other uint32 // the heads of the two
	count       int64
}

// guess returns how many rows are guessed right on average, and how many by always
// saying the commonest original. Values that are equally common are in any order, all
// orders alike, so that the average does not depend on their hashes.
func guess(originals, masked []ranked) (right, commonest float64) {
	byCount := func(a, b ranked) int { return cmp.Or(cmp.Compare(b.count, a.count), cmp.Compare(a.hash, b.hash)) }
	slices.SortFunc(originals, byCount)
	slices.SortFunc(masked, byCount)
	groupOf := make(map[uint32]int, len(masked)) // of masked values
	groups := tiesOf(masked)
	for g, tie := range groups {
		for _, m := range masked[tie.from:tie.to] {
			groupOf[m.hash] = g
		}
	}
	for _, tie := range tiesOf(originals) {
		became := map[int]int{} // how many of the tie became a value of a group
		for _, o := range originals[tie.from:tie.to] {
			if g, ok := groupOf[o.other]; ok {
				became[g]++
			}
		}
		for _, g := range slices.Sorted(maps.Keys(became)) {
			// An original and what it became stand at one of the places that the two
			// have in common, each with the share of one in its own.
			if common := min(tie.to, groups[g].to) - max(tie.from, groups[g].from); common > 0 {
				right += float64(originals[tie.from].count) * float64(became[g]*common) / float64(tie.len()) / float64(groups[g].len())
			}
		}
	}
	return right, float64(originals[0].count)
}

// A tie is the places of values that are equally common.
type tie struct{ from, to int }

func (t tie) len() int { return t.to - t.from }

// tiesOf returns the ties of values that are sorted by their counts.
func tiesOf(values []ranked) (ties []tie) {
	for from := 0; from < len(values); {
		to := from
		for to < len(values) && values[to].count == values[from].count {
			to++
		}
		ties = append(ties, tie{from, to})
		from = to
	}
	return ties
}
