package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads addresses in which nothing has a name, but all has a number: Zone 61, Street 840,
// Building 12 in the countries of the Gulf; Manzana 4 Lote 12; SQN 210 Bloco C Apto 304.

// A rowKind says what such a part of an address is.
type rowKind uint8

const (
	rowStreet rowKind = 1 << iota // a street or a road
	rowArea                       // a block of streets, a zone
	rowHouse                      // a house or a plot
	rowUnit                       // a part of a house; it tells none alone
)

// rowKinds are the words before the numbers, in small letters.
var rowKinds = lazy.Value[map[string]rowKind]{Make: func() map[string]rowKind {
	kinds := map[string]rowKind{}
	for kind, words := range map[rowKind]string{
		rowStreet: "street road way lane avenue st rd ave calle sqn sqs sqsw sqnw cln cls shis shin qnm qnl qnn qnp qng qnd qna qse qsd",
		rowArea:   "block blk zone sector phase manzana mz mza quadra qd supermanzana sm conjunto conj bloco",
		rowHouse:  "house hse villa building bldg plot lot flat apartment apt lote lt casa apto apartamento",
		rowUnit:   "unit office shop floor door tower entrance departamento depto dpto int interior piso",
	} {
		for w := range strings.FieldsSeq(words) {
			kinds[w] = kind
		}
	}
	return kinds
}}

// rowWords are the same as a list.
var rowWords = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordsOfRows(rowStreet | rowArea | rowHouse | rowUnit) }}

func wordsOfRows(kinds rowKind) *wordset.WordList {
	var words []string
	for w, kind := range rowKinds.Get() {
		if kind&kinds != 0 {
			words = append(words, w)
		}
	}
	return wordset.WordSet(strings.Join(words, " "))
}

// Bounds of such a row.
const (
	mostRowParts   = 7
	longestRowWord = 14 // bytes
	longestRowID   = 6  // of a number with what belongs to it
)

// matchRow reads such a row around one of its words at text[at].
func matchRow(text string, at int) (spec.Match, bool) {
	for range mostRowParts - 1 {
		before := rowBefore(text, at)
		if before == at {
			break
		}
		at = before
	}
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	var kinds [4]int // of the parts, by kind
	end, parts, small := at, 0, false
	for i := at; parts < mostRowParts; parts++ {
		to, kind := rowPart(text, i)
		if to == i {
			break
		}
		kinds[trailing(kind)]++
		small = small || 'a' <= text[i] && text[i] <= 'z'
		end = to
		next := chars.SkipByte(text, to, ',')
		if i = chars.SkipByte(text, next, ' '); i == next || i == len(text) {
			parts++
			break
		}
	}
	street, area, house := kinds[0], kinds[1], kinds[2]
	switch {
	case !chars.HoldsDigit(text[at:end]) || parts < 2 || parts == 2 && small || kinds[0] > 2 || kinds[2] > 3:
	case parts > 2 && (street > 0 && house+area > 0 || area > 0 && house > 0 && house+area > 1):
		return spec.Match{Start: at, End: end, Alone: 0.92}, true
	case parts == 2 && (street == 1 && house+area == 1 && goesOnWithPlace(text, end) || area == 1 && house == 1 && prose.IsWordAt(text, at, plotAreas)):
		return spec.Match{Start: at, End: end, Alone: 0.9}, true // of two parts
	}
	return spec.Match{}, false
}

// trailing is the place of a kind in a table.
func trailing(k rowKind) int {
	switch k {
	case rowStreet:
		return 0
	case rowArea:
		return 1
	case rowHouse:
		return 2
	}
	return 3
}

// rowPart is the end of one part of a row at text[i] and its kind, or i.
func rowPart(text string, i int) (end int, kind rowKind) {
	e, _ := prose.WordAt(text, i)
	if e == i || e-i > longestRowWord || !wordset.InSet(rowWords.Get(), text[i:e]) {
		return i, 0
	}
	var buf [longestRowWord]byte
	for k := range e - i {
		if buf[k] = text[i+k]; 'A' <= buf[k] && buf[k] <= 'Z' {
			buf[k] |= 0x20
		}
	}
	kind = rowKinds.Get()[string(buf[:e-i])]
	k := chars.SkipByte(text, e, '.')
	k = chars.SkipByte(text, k, ':')
	if k = chars.SkipByte(text, k, ' '); k == e {
		return i, 0
	}
	if wordset.HasWordFold(text, k, "no") {
		k = chars.SkipByte(text, chars.SkipByte(text, chars.SkipByte(text, k+len("no"), '.'), ':'), ' ')
	}
	k = chars.SkipByte(text, k, '#')
	to, digit := k, false
	for to < len(text) && to-k <= longestRowID && (numeral.IsDigit(text[to]) || 'A' <= text[to] && text[to] <= 'Z' || text[to] == '-' && to > k &&
		to+1 < len(text) && numeral.IsAlnum(text[to+1])) {
		digit = digit || numeral.IsDigit(text[to])
		to++
	}
	if to-k == 0 || to-k > longestRowID || !digit && (to-k > 1 || kind == rowStreet || text[k] == 'I') || lex.JoinsAfter(text, to) ||
		to+1 < len(text) && strings.IndexByte(".:%/", text[to]) >= 0 && numeral.IsDigit(text[to+1]) {
		return i, 0
	}
	return to, kind
}

// goesOnWithPlace reports whether a comma and a capital, or nothing, stand behind a row of two parts.
func goesOnWithPlace(text string, i int) bool {
	return isLineEnd(text, i) || text[i] == '.' && isUnitEdge(text, i) || i+2 < len(text) && text[i] == ',' && text[i+1] == ' ' && chars.IsCapitalAt(text, i+2)
}

// plotAreas stand for the blocks of estates that are parted into plots.
var plotAreas = &wordset.WordList{Text: "manzana mz mza quadra qd"}

// rowBefore is where another part of the row begins that stands before text[at], or at.
func rowBefore(text string, at int) int {
	k := chars.BytesStart(text, at, at-1, " ")
	if k > 0 && k < at && text[k-1] == ',' {
		k--
	}
	id := k
	for id > 0 && k-id <= longestRowID && (numeral.IsAlnum(text[id-1]) || text[id-1] == '-') {
		id--
	}
	if k == at || id == k || id == 0 {
		return at
	}
	id = chars.BytesStart(text, id, id-len("No. "), " .#:oN")
	word := lex.WordStartWithin(text, id, id-longestRowWord-1)
	if word == id || lex.JoinsBefore(text, word) {
		return at
	}
	if end, _ := rowPart(text, word); end != k {
		return at
	}
	return word
}
