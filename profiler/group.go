package profiler

// This file is the entrances that one sight leads to.

// A group is the entrances that one sight leads to. Those come first that can
// reach the default threshold alone; the others need a context word.
type group struct {
	all     []entrance
	strong  int       // how many of them
	follows uint32    // a bit for each follow that one of them goes on with
	wanted  condition // what one of them wants
	needed  condition // what all of them want
	weak    nearSet   // the owners of the others
}

func (g *group) add(e entrance) {
	if len(g.all) == 0 {
		g.needed = e.wants
	}
	g.needed &= e.wants
	g.wanted |= e.wants
	g.follows |= e.follows
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

func (g *group) addAll(from *group) {
	for _, e := range from.all {
		g.add(e)
	}
}
