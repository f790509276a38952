package scan

import (
	"github.com/privet-go/privet/profiler/internal/spec"
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
	afterDigits  [spec.LongestToken + 1]uint16
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

// step is the state behind one more byte.
func (a *shapeAutomaton) step(state uint16, c byte) uint16 {
	return a.next[int(state)<<columnBits|int(a.column[c])]
}
