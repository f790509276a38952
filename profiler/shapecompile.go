package profiler

import (
	"encoding/binary"
	"fmt"
	"math/bits"
	"slices"
)

// This file compiles the patterns of shapes.

// A patternNode is a node of the tree of patterns, in which patterns that begin
// alike share their beginnings.
type patternNode struct {
	children []patternEdge
	group    *group
}

// A patternEdge leads to a node with a character of the pattern.
type patternEdge struct {
	char byte
	to   int
}

// child is the node that a character leads to, or -1.
func (n *patternNode) child(char byte) int {
	for _, e := range n.children {
		if e.char == char {
			return e.to
		}
	}
	return -1
}

// A patternTree is what the automaton is made from.
type patternTree struct{ nodes []patternNode }

func newPatternTree() *patternTree { return &patternTree{nodes: []patternNode{{group: noGroup}}} }

// add registers an entrance of a shape.
func (t *patternTree) add(pattern string, e entrance) {
	at := 0
	for i := range len(pattern) {
		child := t.nodes[at].child(pattern[i])
		if child < 0 {
			child = len(t.nodes)
			t.nodes[at].children = append(t.nodes[at].children, patternEdge{pattern[i], child})
			t.nodes = append(t.nodes, patternNode{group: noGroup})
		}
		at = child
	}
	t.nodes[at].group = t.nodes[at].group.with(e)
}

// compile makes the automaton by the construction of subsets: a state is the set
// of nodes that a text can have led to. It returns an error when there are too
// many of them.
func (t *patternTree) compile() (*shapeAutomaton, error) {
	c := &shapeCompiler{
		tree: t, automaton: &shapeAutomaton{}, known: map[string]uint16{}, alone: make([]uint16, len(t.nodes)),
		nodes: make([]int32, 0, 2*len(t.nodes)), ends: make([]int32, 1, len(t.nodes)), moves: make([]shapeMove, 0, 4*len(t.nodes)),
	}
	t.columns(c.automaton)
	c.to = append(c.to, 0)
	c.state()
	for s := 1; s < len(c.ends); s++ {
		if len(c.ends) > mostStates {
			return nil, fmt.Errorf("the shapes together need more than %d states", mostStates)
		}
		c.follow(uint16(s))
	}
	c.finish()
	return c.automaton, nil
}

// A shapeCompiler makes a shapeAutomaton.
type shapeCompiler struct {
	tree      *patternTree
	automaton *shapeAutomaton

	// The sets of nodes, those of one state behind those of the one before, and where they end.
	nodes []int32
	ends  []int32

	alone []uint16          // the states of sets of one node, by the node
	known map[string]uint16 // those of other sets
	key   []byte

	moves []shapeMove
	to    []int32 // the set that is being made
}

// A shapeMove is where a state leads with a column.
type shapeMove struct {
	from, to uint16
	column   uint8
}

// set gives the nodes of a state.
func (c *shapeCompiler) set(state uint16) []int32 { return c.nodes[c.ends[state-1]:c.ends[state]] }

// state gives the state of the set in c.to, which it makes when there is none.
func (c *shapeCompiler) state() uint16 {
	next := uint16(len(c.ends))
	switch len(c.to) {
	case 0:
		return deadState
	case 1:
		state := &c.alone[c.to[0]]
		if *state != 0 {
			return *state
		}
		*state = next
	default:
		slices.Sort(c.to)
		c.key = c.key[:0]
		for _, n := range c.to {
			c.key = binary.LittleEndian.AppendUint32(c.key, uint32(n))
		}
		if state, ok := c.known[string(c.key)]; ok {
			return state
		}
		c.known[string(c.key)] = next
	}
	c.nodes = append(c.nodes, c.to...)
	c.ends = append(c.ends, int32(len(c.nodes)))
	return next
}

// step is where the characters of patterns lead from a state.
func (c *shapeCompiler) step(state uint16, chars ...byte) uint16 {
	c.to = c.to[:0]
	for _, n := range c.set(state) {
		for _, e := range c.tree.nodes[n].children {
			if slices.Contains(chars, e.char) {
				c.to = append(c.to, int32(e.to))
			}
		}
	}
	return c.state()
}

// follow makes the moves from a state.
func (c *shapeCompiler) follow(state uint16) {
	var room [64]byte
	chars := room[:0] // with which the patterns go on
	var digits, letters bool
	for _, n := range c.set(state) {
		for _, e := range c.tree.nodes[n].children {
			digits = digits || e.char == '9' || e.char == 'X'
			letters = letters || e.char == 'A' || e.char == 'X'
			if e.char != '9' && e.char != 'A' && e.char != 'X' && !slices.Contains(chars, e.char) {
				chars = append(chars, e.char)
			}
		}
	}
	var row [1 << columnBits]uint16
	var columns uint64 // of the row that have a state
	put := func(char byte, to uint16) {
		column := c.automaton.column[char] % (1 << columnBits)
		row[column] = to
		columns |= 1 << column
	}
	if digits {
		put('9', c.step(state, '9', 'X'))
	}
	if letters {
		any := c.step(state, 'A', 'X')
		for char := byte('A'); char <= 'Z'; char++ {
			put(char, any)
		}
	}
	for _, char := range chars {
		if isLetter(char) {
			put(char, c.step(state, 'A', 'X', char))
		} else {
			put(char, c.step(state, char))
		}
	}
	for ; columns != 0; columns &= columns - 1 {
		column := bits.TrailingZeros64(columns)
		c.moves = append(c.moves, shapeMove{state, row[column], uint8(column)})
	}
}

// group is what the patterns lead to that end in a state.
func (c *shapeCompiler) group(state uint16) *group {
	g, own := noGroup, false
	for _, n := range c.set(state) {
		switch of := c.tree.nodes[n].group; {
		case of == noGroup:
		case g == noGroup:
			g = of // as in nearly all
		default:
			if !own {
				g, own = g.clone(), true
			}
			for _, e := range of.all {
				g.add(e)
			}
		}
	}
	return g
}

// finish makes the automaton of the states and their moves. The states in which no shape ends
// are put before the others.
func (c *shapeCompiler) finish() {
	a, states := c.automaton, len(c.ends)
	groups := make([]*group, states)
	groups[deadState] = noGroup
	for s := 1; s < states; s++ {
		groups[s] = c.group(uint16(s))
	}
	order := make([]uint16, states)
	n := uint16(0)
	for _, accepts := range [...]bool{false, true} {
		if accepts {
			a.accepting = n
		}
		for s, g := range groups {
			if len(g.all) > 0 == accepts {
				order[s] = n
				n++
			}
		}
	}
	a.groups, a.next = make([]*group, states), make([]uint16, states<<columnBits)
	for s, g := range groups {
		a.groups[order[s]] = g
	}
	for _, m := range c.moves {
		a.next[int(order[m.from])<<columnBits|int(m.column)] = order[m.to]
	}
	state := uint16(startState)
	for n := range a.afterDigits {
		a.afterDigits[n] = state
		state = a.step(state, '0')
	}
}

// columns gives each byte its column: the digits one, each letter that a pattern
// names one for both cases, all other letters one, and each other character that
// stands in a pattern one.
func (t *patternTree) columns(a *shapeAutomaton) {
	var named [256]bool
	for i := range t.nodes {
		for _, e := range t.nodes[i].children {
			named[e.char] = true
		}
	}
	const digits, others = 1, 2
	next := uint8(others + 1)
	for c := range 256 {
		switch b := byte(c); {
		case isDigit(b):
			a.column[c] = digits
		case 'a' <= b && b <= 'z':
			a.column[c] = a.column[upper(b)]
		case isLetter(b) && (!named[b] || b == 'A' || b == 'X'):
			a.column[c] = others
		case named[c]:
			a.column[c] = next
			next++
		}
	}
}
