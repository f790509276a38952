package pattern

import (
	"encoding/binary"
	"regexp/syntax"
	"slices"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
)

// An automaton runs a regular expression over ASCII at one look-up a byte; the
// regexp package takes some fifty times as long. Where a character beyond ASCII
// could be part of the match it gives up, and the regexp package decides. It
// never changes.
//
// Its states are the lists of instructions that a backtracking search could be
// at, in the order in which it would try them. That makes its matches those of
// such a search: the leftmost alternative that leads to a match wins.
type automaton struct {
	classOf [256]uint8
	classes int
	start   [befores]uint16
	next    []uint16 // by state and class: the next state, times two, plus one when a match ends before the byte
}

// States that are no lists.
const (
	stateDead   = 0 // nothing can match any more
	stateUnsure = 1 // a character beyond ASCII could
	firstState  = 2
)

// Bounds of an automaton. Expressions of the kind that people write have some
// ten states.
const (
	maxStates = 512
	maxWork   = 200_000 // instructions looked at while it is made
)

// What stands before a place, as far as an assertion can tell.
const (
	beforeNothing = iota // the text begins here
	beforeLine
	beforeWord
	beforeOther
	befores
)

// sampleBefore is a rune of each of these.
var sampleBefore = [befores]rune{-1, '\n', 'a', ' '}

func beforeOf(c byte) int {
	switch {
	case c == '\n':
		return beforeLine
	case numeral.IsAlnum(c) || c == '_':
		return beforeWord
	}
	return beforeOther
}

// match gives the end of the match that begins at text[i], -1 for none, in a text
// that ends at limit. It reports false when it cannot tell.
func (a *automaton) match(text string, i, limit int) (end int, sure bool) {
	before := beforeNothing
	if i > 0 {
		before = beforeOf(text[i-1])
	}
	state := a.start[before]
	end = -1
	for j := i; state >= firstState; j++ {
		class := a.classes - 1
		if j < limit {
			class = int(a.classOf[text[j]])
		}
		to := a.next[int(state)*a.classes+class]
		if to&1 != 0 {
			end = j
		}
		state = to >> 1
	}
	return end, state == stateDead
}

// An automatonBuilder makes an automaton of a program.
type automatonBuilder struct {
	program *syntax.Prog
	samples []rune // by class; the last two are a rune beyond ASCII and the end of the text
	asserts bool   // the program looks at what is around a place

	ids    map[string]uint16
	lists  [][]uint32 // by state
	before []int      // by state

	seen []int // by instruction, the step in which it was reached last
	step int
	work int
	list []uint32
}

// beyondASCII stands for all runes beyond ASCII in assertions, none of which is
// part of a word to them.
const beyondASCII = 'é'

// newAutomaton gives the automaton of a program, or nil when it would be too
// large.
func newAutomaton(program *syntax.Prog) *automaton {
	b := &automatonBuilder{program: program, ids: map[string]uint16{}, seen: make([]int, len(program.Inst))}
	b.lists = make([][]uint32, firstState)
	b.before = make([]int, firstState)
	for i := range program.Inst {
		b.asserts = b.asserts || program.Inst[i].Op == syntax.InstEmptyWidth
	}
	a := &automaton{}
	b.classify(a)
	for before := range a.start {
		a.start[before] = b.state([]uint32{uint32(program.Start)}, before)
	}
	a.next = make([]uint16, firstState*a.classes)
	for state := firstState; state < len(b.lists); state++ {
		for class := range a.classes {
			a.next = append(a.next, b.move(state, class))
		}
		if len(b.lists) > maxStates || b.work > maxWork {
			return nil
		}
	}
	return a
}

// classify gathers the bytes between which the program makes no difference.
func (b *automatonBuilder) classify(a *automaton) {
	var sets []byteSet
	if b.asserts {
		var line, word byteSet
		for c := range byte(utf8.RuneSelf) {
			switch beforeOf(c) {
			case beforeLine:
				line.add(c)
			case beforeWord:
				word.add(c)
			}
		}
		sets = append(sets, line, word)
	}
	for i := range b.program.Inst {
		switch inst := &b.program.Inst[i]; inst.Op {
		case syntax.InstRune, syntax.InstRune1, syntax.InstRuneAny, syntax.InstRuneAnyNotNL:
			var set byteSet
			addASCII(&set, inst)
			if !slices.Contains(sets, set) {
				sets = append(sets, set)
			}
		}
	}
	classes := map[string]uint8{}
	key := make([]byte, len(sets))
	for c := range byte(utf8.RuneSelf) {
		for i := range sets {
			key[i] = 0
			if sets[i].has(c) {
				key[i] = 1
			}
		}
		class, ok := classes[string(key)]
		if !ok {
			class = uint8(len(b.samples))
			classes[string(key)] = class
			b.samples = append(b.samples, rune(c))
		}
		a.classOf[c] = class
	}
	for c := utf8.RuneSelf; c < len(a.classOf); c++ {
		a.classOf[c] = uint8(len(b.samples))
	}
	b.samples = append(b.samples, beyondASCII, -1)
	a.classes = len(b.samples)
}

// state gives the number of a list of instructions behind something.
func (b *automatonBuilder) state(list []uint32, before int) uint16 {
	if len(list) == 0 {
		return stateDead
	}
	if !b.asserts {
		before = beforeOther
	}
	key := []byte{byte(before)}
	for _, pc := range list {
		key = binary.LittleEndian.AppendUint16(key, uint16(pc)) // below maxProgram
	}
	id, ok := b.ids[string(key)]
	if !ok {
		id = uint16(len(b.lists))
		b.ids[string(key)] = id
		b.lists = append(b.lists, slices.Clone(list))
		b.before = append(b.before, before)
	}
	return id
}

// move gives the entry of automaton.next for a state and a class.
func (b *automatonBuilder) move(state, class int) uint16 {
	sample := b.samples[class]
	flags := syntax.EmptyOpContext(sampleBefore[b.before[state]], sample)
	b.step++
	b.list = b.list[:0]
	matched := false
	for _, pc := range b.lists[state] {
		// A match ends what comes behind it in the order.
		if matched = b.reach(pc, flags); matched {
			break
		}
	}
	ends := uint16(0)
	if matched {
		ends = 1
	}
	if sample < 0 {
		return ends
	}
	b.step++
	var to []uint32
	for _, pc := range b.list {
		inst := &b.program.Inst[pc]
		if sample == beyondASCII {
			var ignored byteSet
			if addASCII(&ignored, inst) {
				return stateUnsure<<1 | ends
			}
			continue
		}
		if inst.MatchRune(sample) && b.seen[inst.Out] != b.step {
			b.seen[inst.Out] = b.step
			to = append(to, inst.Out)
		}
	}
	if sample == beyondASCII {
		return ends
	}
	return b.state(to, beforeOf(byte(sample)))<<1 | ends
}

// reach appends to b.list the instructions that pc leads to without a byte, and
// reports whether one of them is a match.
func (b *automatonBuilder) reach(pc uint32, flags syntax.EmptyOp) bool {
	b.work++
	if b.seen[pc] == b.step {
		return false
	}
	b.seen[pc] = b.step
	switch inst := &b.program.Inst[pc]; inst.Op {
	case syntax.InstAlt, syntax.InstAltMatch:
		return b.reach(inst.Out, flags) || b.reach(inst.Arg, flags)
	case syntax.InstCapture, syntax.InstNop:
		return b.reach(inst.Out, flags)
	case syntax.InstEmptyWidth:
		return syntax.EmptyOp(inst.Arg)&^flags == 0 && b.reach(inst.Out, flags)
	case syntax.InstMatch:
		return true
	case syntax.InstFail:
		return false
	}
	b.list = append(b.list, pc)
	return false
}
