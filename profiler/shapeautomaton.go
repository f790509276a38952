package profiler

import (
	"fmt"
	"slices"
)

// This file looks for all shapes at once. Their patterns are compiled into one
// deterministic automaton; from a place in the text it takes one step for each
// byte, and it stops where no pattern goes on, which is mostly after the first
// token.

// A shapeAutomaton knows the patterns of all shapes. It never changes.
type shapeAutomaton struct {
	column [256]uint8 // of a byte, in the table; 0 leads nowhere
	next   []uint16   // the table: state<<columnBits | column -> state
	groups []*group   // by state: what is called when a text ends there

	accepting uint16 // the first of the states with a group; those behind it have one, too

	// afterDigits is the state behind a run of so many digits that begins a shape, and
	// behindDigits that behind one of fewer than digitSteps, by the state before it.
	afterDigits  [longestToken + 1]uint16
	behindDigits [][digitSteps]uint16
}

// digitSteps is the number of digits that are looked at together.
const digitSteps = 8

// Bytes that no pattern tells apart share a column of the table. Patterns can have
// 24 letters and 34 signs of ASCII; with the columns for digits, for all other
// letters and for what leads nowhere these are 61 at most.
const columnBits = 6

// mostStates bounds the automaton. The built-in shapes need some three thousand
// states; shapes that mix digits, letters and X in every way could need any number.
const mostStates = 1 << 15

// The states that every automaton has.
const (
	deadState  = 0
	startState = 1
)

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
	a := &shapeAutomaton{}
	t.columns(a)
	known := map[string]uint16{}
	var sets [][]int
	var key []byte
	intern := func(set []int) uint16 {
		if len(set) == 0 {
			return deadState
		}
		slices.Sort(set)
		key = key[:0]
		for _, n := range set {
			key = append(key, byte(n), byte(n>>8), byte(n>>16))
		}
		s, ok := known[string(key)]
		if !ok {
			s = uint16(len(sets))
			known[string(key)] = s
			sets = append(sets, set)
		}
		return s
	}
	sets = append(sets, nil)
	intern([]int{0})
	var row [1 << columnBits]uint16
	for s := 0; s < len(sets); s++ {
		if len(sets) > mostStates {
			return nil, fmt.Errorf("the shapes together need more than %d states", mostStates)
		}
		clear(row[:])
		g := noGroup
		for _, n := range sets[s] {
			for _, e := range t.nodes[n].group.all {
				g = g.with(e)
			}
		}
		a.groups = append(a.groups, g)
		t.fill(row[:], sets[s], a, intern)
		a.next = append(a.next, row[:]...)
	}
	a.sort()
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
	return a, nil
}

// sort puts the states in which no shape ends before the others.
func (a *shapeAutomaton) sort() {
	to := make([]uint16, len(a.groups))
	n := uint16(0)
	for _, accepts := range [...]bool{false, true} {
		if accepts {
			a.accepting = n
		}
		for s := range a.groups {
			if len(a.groups[s].all) > 0 == accepts {
				to[s] = n
				n++
			}
		}
	}
	groups, next := make([]*group, len(a.groups)), make([]uint16, len(a.next))
	for s := range a.groups {
		groups[to[s]] = a.groups[s]
		for c, t := range a.next[s<<columnBits : (s+1)<<columnBits] {
			next[int(to[s])<<columnBits|c] = to[t]
		}
	}
	a.groups, a.next = groups, next
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

// fill makes the row of the state of a set of nodes.
func (t *patternTree) fill(row []uint16, set []int, a *shapeAutomaton, intern func([]int) uint16) {
	var room [64]byte
	chars := room[:0] // with which the patterns go on
	for _, n := range set {
		for _, e := range t.nodes[n].children {
			if !slices.Contains(chars, e.char) {
				chars = append(chars, e.char)
			}
		}
	}
	if slices.Contains(chars, '9') || slices.Contains(chars, 'X') {
		row[a.column['9']] = intern(t.step(set, '9', 'X'))
	}
	if slices.Contains(chars, 'A') || slices.Contains(chars, 'X') {
		letter := intern(t.step(set, 'A', 'X'))
		for c := 'A'; c <= 'Z'; c++ {
			row[a.column[c]] = letter
		}
	}
	for _, c := range chars {
		switch {
		case c == '9' || c == 'A' || c == 'X':
		case isLetter(c):
			row[a.column[c]] = intern(t.step(set, 'A', 'X', c))
		default:
			row[a.column[c]] = intern(t.step(set, c))
		}
	}
}

// step is where the characters of patterns lead from a set of nodes.
func (t *patternTree) step(set []int, chars ...byte) (to []int) {
	for _, n := range set {
		for _, c := range chars {
			if child := t.nodes[n].child(c); child >= 0 {
				to = append(to, child)
			}
		}
	}
	return to
}

// step is the state behind one more byte.
func (a *shapeAutomaton) step(state uint16, c byte) uint16 {
	return a.next[int(state)<<columnBits|int(a.column[c])]
}
