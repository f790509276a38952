package scan

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/privet-go/privet/internal/numeral"
)

// This file compiles the patterns of shapes.

// A patternNode is a node of the tree of patterns, in which patterns that begin
// alike share their beginnings.
type patternNode struct {
	char        byte  // with which it is led to
	first, next int32 // its first child, and the next one of its parent; 0 for none
	group       *group
}

// A patternTree is what the automaton is made from.
type patternTree struct{ nodes []patternNode }

func newPatternTree() *patternTree {
	t := &patternTree{nodes: make([]patternNode, 1, 1<<12)}
	t.nodes[0].group = noGroup
	return t
}

// add registers an entrance of a shape.
func (t *patternTree) add(pattern string, e entrance) {
	at := int32(0)
	for i := range len(pattern) {
		at = t.child(at, pattern[i])
	}
	t.nodes[at].group = t.nodes[at].group.with(e)
}

// child is the node that a character leads to, which it makes when there is none.
func (t *patternTree) child(of int32, char byte) int32 {
	last, child := &t.nodes[of].first, t.nodes[of].first
	for child != 0 && t.nodes[child].char != char {
		last, child = &t.nodes[child].next, t.nodes[child].next
	}
	if child == 0 {
		child = int32(len(t.nodes))
		*last = child
		t.nodes = append(t.nodes, patternNode{char: char, group: noGroup})
	}
	return child
}

// compile makes the automaton by the construction of subsets: a state is the set
// of nodes that a text can have led to. It returns an error when there are too
// many of them.
func (t *patternTree) compile() (*shapeAutomaton, error) {
	c := &shapeCompiler{
		tree: t, automaton: &shapeAutomaton{}, known: map[string]uint16{}, alone: make([]uint16, len(t.nodes)),
		nodes: make([]int32, 0, 2*len(t.nodes)), ends: make([]int32, 1, len(t.nodes)), moves: make([]shapeMove, 0, 2*len(t.nodes)),
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

// A shapeMove is where a state leads with a character, or with all letters but those of moves
// that come behind it when it is A.
type shapeMove struct {
	from, to uint16
	char     byte
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
		for child := c.tree.nodes[n].first; child != 0; child = c.tree.nodes[child].next {
			if slices.Contains(chars, c.tree.nodes[child].char) {
				c.to = append(c.to, child)
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
		for child := c.tree.nodes[n].first; child != 0; child = c.tree.nodes[child].next {
			char := c.tree.nodes[child].char
			digits = digits || char == '9' || char == 'X'
			letters = letters || char == 'A' || char == 'X'
			if char != '9' && char != 'A' && char != 'X' && !slices.Contains(chars, char) {
				chars = append(chars, char)
			}
		}
	}
	move := func(char byte, to uint16) { c.moves = append(c.moves, shapeMove{state, to, char}) }
	if digits {
		move('9', c.step(state, '9', 'X'))
	}
	if letters {
		move('A', c.step(state, 'A', 'X'))
	}
	for _, char := range chars {
		if numeral.IsLetter(char) {
			move(char, c.step(state, 'A', 'X', char))
		} else {
			move(char, c.step(state, char))
		}
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
		row := a.next[int(order[m.from])<<columnBits:][:1<<columnBits]
		if m.char != 'A' {
			row[a.column[m.char]] = order[m.to]
			continue
		}
		for char := 'A'; char <= 'Z'; char++ {
			row[a.column[char]] = order[m.to]
		}
	}
	state := uint16(startState)
	for n := range a.afterDigits {
		a.afterDigits[n] = state
		state = a.step(state, '0')
	}
	a.behindDigits = make([][digitSteps]uint16, len(a.groups))
	for s := range a.behindDigits {
		state := uint16(s)
		for n := range a.behindDigits[s] {
			a.behindDigits[s][n] = state
			state = a.step(state, '0')
		}
	}
}

// columns gives each byte its column: the digits one, each letter that a pattern
// names one for both cases, all other letters one, and each other character that
// stands in a pattern one.
func (t *patternTree) columns(a *shapeAutomaton) {
	var named [256]bool
	for _, n := range t.nodes[1:] {
		named[n.char] = true
	}
	const digits, others = 1, 2
	next := uint8(others + 1)
	for c := range 256 {
		switch b := byte(c); {
		case numeral.IsDigit(b):
			a.column[c] = digits
		case 'a' <= b && b <= 'z':
			a.column[c] = a.column[numeral.Upper(b)]
		case numeral.IsLetter(b) && (!named[b] || b == 'A' || b == 'X'):
			a.column[c] = others
		case named[c]:
			a.column[c] = next
			next++
		}
	}
}
