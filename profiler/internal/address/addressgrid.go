package address

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads houses in Colombia, which are told by the number of the street, of the one that
// crosses it, and by how far they are from the corner.

// gridKinds are kinds of streets in Colombia, which have numbers for names.
var gridKinds = &wordset.WordList{File: "address", Set: "gridKinds"}

// gridSides stand behind such a number.
var gridSides = &wordset.WordList{Text: "sur norte este oeste bis"}

// crossingEnd is the end of what tells a house by the streets at text[i], as in 43A # 18 Sur-135
// behind Carrera, or i.
func crossingEnd(text string, i int) int {
	k := chars.SkipByte(text, gridNumberEnd(text, i), ' ')
	switch {
	case k == i || k >= len(text):
		return i
	case text[k] == '#':
		k++
	default:
		e, _ := prose.WordAt(text, k)
		if !strings.EqualFold(text[k:e], "no") && !strings.EqualFold(text[k:e], "n") {
			return i
		}
		if k = chars.SkipDot(text, e); strings.HasPrefix(text[k:], "º") || strings.HasPrefix(text[k:], "°") {
			k += len("º")
		}
	}
	k = chars.SkipByte(text, k, ' ')
	e := gridNumberEnd(text, k)
	if e == k {
		return i
	}
	e = chars.SkipByte(text, e, ' ')
	if e >= len(text) || text[e] != '-' {
		return i
	}
	k = chars.SkipByte(text, e+1, ' ')
	if _, e = dates.Number(text, k, 3); e == k || lex.JoinsAfter(text, e) {
		return i
	}
	if to, _ := prose.WordAt(text, chars.SkipByte(text, e, ' ')); to > e+1 && wordset.InSet(gridSides, text[e+1:to]) && isUnitEdge(text, to) {
		return to // # 45-12 Sur
	}
	return e
}

// gridNumberEnd is the end of the number of such a street at text[i], or i.
func gridNumberEnd(text string, i int) int {
	_, k := dates.Number(text, i, 3)
	if k == i {
		return i
	}
	if k < len(text) && 'A' <= text[k]&^0x20 && text[k]&^0x20 <= 'H' && !lex.JoinsAfter(text, k+1) {
		k++
	}
	for range 2 {
		e, _ := prose.WordAt(text, chars.SkipByte(text, k, ' '))
		if !wordset.InSet(gridSides, text[chars.SkipByte(text, k, ' '):e]) {
			break
		}
		k = e
	}
	return k
}
