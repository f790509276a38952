package scan

import (
	"math/bits"
	"slices"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file gathers what sights lead to while entrances and shapes come one after the other.
// There are some fifty times as many sights as there are groups in the end.

// A numberList is a list of a listTree. Zero is the empty one.
type numberList int32

// A listTree holds lists of numbers that grow at their ends. Lists that are alike are one,
// and what several begin with is there once.
type listTree struct{ lists []grownList }

// A grownList is a list that is another one with a number behind it.
type grownList struct {
	before numberList
	last   int32
	grown  numberList // what has grown of this list last
}

func newListTree() listTree { return listTree{make([]grownList, 1, 1<<12)} }

// with gives a list with a number behind it that is not its last already. Numbers come in
// their order: none is less than that of a call before.
func (t *listTree) with(list numberList, number int32) numberList {
	of := &t.lists[list]
	if list != 0 && of.last == number {
		return list
	}
	if of.grown == 0 || t.lists[of.grown].last != number {
		of.grown = numberList(len(t.lists))
		t.lists = append(t.lists, grownList{before: list, last: number})
		return numberList(len(t.lists) - 1)
	}
	return of.grown
}

// appendTo appends the numbers of a list to dst, the last one first.
func (t *listTree) appendTo(dst []int32, list numberList) []int32 {
	for ; list != 0; list = t.lists[list].before {
		dst = append(dst, t.lists[list].last)
	}
	return dst
}

// sightTables are the sights that lead to grammars and have no lead: to the numbers of their
// groups or, while these are gathered, of their lists.
type sightTables[N uint16 | numberList] struct {
	heads    [headLengths][headClasses * headClasses]N // mixed tokens
	tails    [spec.LongestToken + 1]N                  // capitalised words by how they end
	capitals [spec.LongestToken + 1]N
	accented [spec.LongestToken + 1]N            // all words that can have letters beyond ASCII, whatever they end with
	ending   [spec.LongestToken + 1]N            // the same and those by the end of the word
	bytes    [lex.LastSlots][lex.Specials][256]N // single bytes, by what is before them and the byte behind
}

// A gathering is what sights lead to while entrances come.
type gathering struct {
	entrances []entrance
	lists     listTree // of entrances
	tokens    [leadIndexes]numberList
	sightTables[numberList]

	shapes     []closerShape
	shapeLists listTree
	shapesAt   [leadIndexes / 4]numberList // those that begin with a token at placeFree

	numbers []uint16           // of the groups that have been made, by their lists
	known   map[string]uint16  // the same, by the numbers of their entrances
	closers map[uint16]*closer // of groups
	closed  map[closerKey]lead // the numbers of closers
}

func newGathering() *gathering {
	return &gathering{lists: newListTree(), shapeLists: newListTree(), closers: map[uint16]*closer{}, closed: map[closerKey]lead{}}
}

// group makes the group of a list.
func (g *gathering) group(list numberList) (of group) {
	var room [128]int32
	numbers := g.lists.appendTo(room[:0], list)
	of.all = make([]entrance, 0, len(numbers))
	for _, n := range slices.Backward(numbers) {
		of.add(g.entrances[n])
	}
	return of
}

// join adds the entrance that came last to the list of a sight.
func (g *gathering) join(list *numberList) {
	*list = g.lists.with(*list, int32(len(g.entrances)-1))
}

// joinByte is join for a byte before and behind which a gate is open.
func (g *gathering) joinByte(char byte, gate *spec.Gate) {
	then := spec.ThenSet(gate.Then)
	for last := range lex.LastClasses {
		if !gate.AdmitsBefore(last) {
			continue
		}
		lists := &g.bytes[last][lex.SpecialOf[char]]
		for c := range lists {
			if then[c/64]>>(c%64)&1 == 1 && !(gate.Undecimal && last == lex.LastDigit && numeral.IsDigit(byte(c))) {
				g.join(&lists[c])
			}
		}
	}
}

// joinHeads is join for mixed tokens of a length, or of any when it is 0, that begin as a gate
// says.
func (g *gathering) joinHeads(length int, gate *spec.Gate) {
	for _, h := range gate.Heads {
		second := headClassesOf(h, 1)
		for first := headClassesOf(h, 0); first != 0; first &= first - 1 {
			pair := bits.TrailingZeros32(first) * headClasses
			for n := range g.heads {
				if length != 0 && headLength[length] != uint8(n) || length == 0 && gate.Least > longestOfHead[n] {
					continue
				}
				for rest := second; rest != 0; rest &= rest - 1 {
					g.join(&g.heads[n][pair+bits.TrailingZeros32(rest)])
				}
			}
		}
	}
}

// joinTokens is join for tokens of a kind and a length as a gate says.
func (g *gathering) joinTokens(kind lex.TokenKind, length int, gate *spec.Gate) {
	admitted := gate.Follows()
	for p := range lex.Places {
		if !gate.AdmitsPlace(p) {
			continue
		}
		for rest := admitted; rest != 0; rest &= rest - 1 {
			g.join(&g.tokens[leadIndexOf(p, kind, length, lex.Follow(bits.TrailingZeros32(rest)))])
		}
	}
}
