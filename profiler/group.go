package profiler

// This file is what a sight leads to.

// A group is the entrances that one sight leads to. Those come first that can
// reach the default threshold alone; the others need a context word.
type group struct {
	all      []entrance
	strong   int      // how many of them
	follows  uint32   // a bit for each follow that one of them goes on with
	free     bool     // all of them want placeFree
	fraction bool     // all of them want a fraction behind the dot
	long     bool     // all of them want a long value
	digits   bool     // all of them want a digit behind
	weak     ownerSet // of the others, as far as they have context words
}

func (g *group) add(e entrance) {
	first := len(g.all) == 0
	g.long = e.long && (first || g.long)
	g.digits = e.digits && (first || g.digits)
	g.fraction = e.fraction && (first || g.fraction)
	g.free = e.standing && (first || g.free)
	g.follows |= e.follows
	if !e.weak {
		g.all = append(g.all, entrance{})
		copy(g.all[g.strong+1:], g.all[g.strong:])
		g.all[g.strong] = e
		g.strong++
		return
	}
	g.all = append(g.all, e)
	g.weak = g.weak.with(owner(e.recognizer))
}

func (g *group) addAll(from *group) {
	for _, e := range from.all {
		g.add(e)
	}
}

// An ownerSet is a set of owners of context phrases.
type ownerSet []uint64

func (s ownerSet) with(o int) ownerSet {
	for len(s) <= o/64 {
		s = append(s, 0)
	}
	s[o/64] |= 1 << (o % 64)
	return s
}

func (s ownerSet) has(o int) bool { return o/64 < len(s) && s[o/64]>>(o%64)&1 == 1 }

func (s ownerSet) meets(t ownerSet) bool {
	for i := range min(len(s), len(t)) {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}
