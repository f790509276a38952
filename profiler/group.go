package profiler

// This file is the entrances that one sight leads to.

// A group is the entrances that one sight leads to. Those come first that can
// reach the default threshold alone; the others need a context word.
type group struct {
	all     []entrance
	strong  int       // how many of them
	follows uint32    // a bit for each follow that one of them goes on with
	lasts   uint32    // a bit for each last character that one of them has
	wanted  condition // what one of them wants
	needed  condition // what all of them want
	either  condition // of the conditions of bytes, those of which each of them wants one; or none
	weak    nearSet   // the owners of the others
}

func (g *group) add(e entrance) {
	if len(g.all) == 0 {
		g.needed, g.either = e.wants, wantsLong|wantsColons
	}
	g.needed &= e.wants
	g.wanted |= e.wants
	g.follows |= e.follows
	g.lasts |= e.lasts
	if e.wants&(wantsLong|wantsColons) == 0 {
		g.either = 0
	}
	if !e.weak {
		g.all = append(g.all, entrance{})
		copy(g.all[g.strong+1:], g.all[g.strong:])
		g.all[g.strong] = e
		g.strong++
		return
	}
	g.all = append(g.all, e)
	g.weak.add(owner(e.recognizer))
}

// leadsFromByte reports whether the byte at text[i] can lead to one of the entrances, as far
// as that can be told at a glance.
func (g *group) leadsFromByte(text string, i int) bool {
	return g.either == 0 || g.wanted&wantsLong != 0 && mayBeLong(text, i) || g.wanted&wantsColons != 0 && mayBeIPv6(text, i)
}

func (g *group) addAll(from *group) {
	for _, e := range from.all {
		g.add(e)
	}
}
