package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads what stands before a street, or in the place of one: flats, boxes, houses
// and estates that have names, quarters, each before the one that it lies in, with a comma
// between them.

// A headPart is what such a part can be.
type headPart uint8

const (
	noHead    headPart = iota
	wordHead           // words with capitals
	houseHead          // with a word for a house, an estate or a quarter
	unitHead           // with a number or a letter, or of a post office
)

// Bounds of what is read before a street.
const (
	mostWordHeads   = 2
	mostHeadWords   = 6
	longestHeadPart = 64 // bytes
)

// headStreet is the probability of a street that a part with a word for it stands for.
const headStreet = 0.75

// Words that names of houses, of estates and of quarters begin with, or end with.
var (
	houseFirsts = &wordset.WordList{File: "address", Set: "houseFirsts"}
	houseLasts  = &wordset.WordList{File: "address", Set: "houseLasts"}
	headLinks   = &wordset.WordList{File: "address", Set: "headLinks"}
	headSmall   = &wordset.WordList{File: "address", Set: "headSmall"} // which have no capital
	headUnits   = &wordset.WordList{File: "address", Set: "headUnits"}
	floorLike   = &wordset.WordList{Text: "floor flat"}
	floorOrder  = &wordset.WordList{Text: "ground first second third top"}
)

// isHouseBefore reports whether the name text[at:end] is that of a house, before the number of a street: Rose Cottage, 1
// Back Lane.
func isHouseBefore(text string, at, end int) bool {
	if end+3 >= len(text) || text[end] != ',' || text[end+1] != ' ' || !numeral.IsDigit(text[end+2]) {
		return false
	}
	last := lastWordOf(text, at, end)
	if last == at || !wordset.InSet(houseLasts, text[last:end]) {
		return false
	}
	k := chars.AlnumsEnd(text, end+2, end+7)
	return k+1 < len(text) && text[k] == ' ' && chars.IsCapitalAt(text, k+1)
}

// headUnitEnd is the end of the flats, plots and blocks at text[i], or i.
func headUnitEnd(text string, i int) int {
	if k := boxEnd(text, i); k > i {
		return k
	}
	end := i
	for range 3 {
		k := streetparts.UnitAt(text, end)
		if k == end {
			k = oneUnitEnd(text, end)
		}
		if k == end {
			break
		}
		if end = k; k >= len(text) || text[k] != ' ' {
			return end
		}
		end = k + 1
	}
	end = chars.BytesStart(text, end, max(i, end-1), " ")
	return end
}

// oneUnitEnd is the end of one of them at text[i] that not all texts have: B-204, Flat No. 302,
// H.No. 12-3, Tower B, 3rd Floor, or i.
func oneUnitEnd(text string, i int) int {
	k := i
	for k < len(text) && k-i < 12 && (numeral.IsLetter(text[k]) || text[k] == '.' && k+1 < len(text) && numeral.IsLetter(text[k+1])) {
		k++
	}
	switch {
	case k == i: // 3rd Floor
		e := chars.AlnumsEnd(text, i, i+5)
		if e == i || e >= len(text) || !numeral.IsDigit(text[i]) {
			return i
		}
		if text[e] == ' ' && numeral.IsLetter(text[e-1]) {
			if w, _ := prose.WordAt(text, e+1); wordset.InSet(floorLike, text[e+1:w]) {
				return w
			}
		}
		return hyphenedEnd(text, i)
	case k == i+1 && text[i] <= 'Z': // B-204
		return hyphenedEnd(text, i)
	case !wordset.InSet(headUnits, text[i:k]):
		if k < len(text) && text[k] == ' ' && wordset.InSet(floorOrder, text[i:k]) { // Ground Floor
			if w, _ := prose.WordAt(text, k+1); wordset.InSet(floorLike, text[k+1:w]) {
				return w
			}
		}
		return i
	}
	k = chars.SkipByte(text, k, '.')
	at := chars.SkipByte(text, k, ' ')
	if wordset.HasWordFold(text, at, "no") && at > k {
		at = chars.SkipByte(text, chars.SkipByte(text, chars.SkipByte(text, at+2, '.'), ':'), ' ')
	}
	if at >= len(text) {
		return i
	}
	if e := hyphenedEnd(text, at); e > at {
		return e
	}
	if e := numberTokenEnd(text, at); e > at && numeral.IsDigit(text[at]) && e-at <= 6 && !lex.JoinsAfter(text, e) {
		return e
	}
	if at > k && 'A' <= text[at] && text[at] <= 'Z' && (at+1 == len(text) || text[at+1] == ',' || text[at+1] == ' ') {
		return at + 1
	}
	return i
}

// hyphenedEnd is the end of letters and digits with a hyphen or a stroke between them at text[i],
// as in B-204, 12-3 and A/12, or i.
func hyphenedEnd(text string, i int) int {
	k, joined, digit := i, false, false
	for ; k < len(text) && k-i < 8; k++ { // bytes at most
		c := text[k]
		if stroke := c == '-' || c == '/'; stroke && (k == i || k+1 == len(text) || !numeral.IsAlnum(text[k+1])) || !stroke && !numeral.IsDigit(c) &&
			(c < 'A' || c > 'Z') {
			break
		} else if joined = joined || stroke; numeral.IsDigit(c) {
			digit = true
		}
	}
	if !joined || !digit || lex.JoinsAfter(text, k) || k < len(text) && (text[k] == '-' || text[k] == '/') {
		return i
	}
	return k
}

// A head is what stands before text[at] and belongs to an address there.
type head struct {
	start, end int // of the first part that is one for sure; the two are at where there is none
	word       int // where words begin that are a house if what follows tells it, or start
	wordEnd    int // the end of the first part of those
	numbered   int // parts that have a number
}

// headBefore reads the parts before text[at], of which none begins before least.
func (b *addressMemo) headBefore(text string, at, least int) head {
	h := head{at, at, at, at, 0}
	for i, words := at, 0; i-2 > least && at-i < AddressBack; {
		if text[i-1] != ' ' || text[i-2] != ',' {
			break
		}
		to := i - 2
		from, kind, last := b.partBefore(text, to, least)
		switch {
		case kind == noHead:
			return h
		case kind == wordHead:
			if words++; words > mostWordHeads || lexicon.Lookup(text[from:to]).Is(lexicon.OrgWord) || text[to-1] == '.' {
				return h
			}
			if isTownland(text[from:to]) { // other words are a town, a person or a firm
				h.word, h.wordEnd = from, to
			}
		default:
			words = 0
			numbered := h.numbered
			if kind == unitHead {
				numbered++
			}
			h = head{from, to, from, to, numbered}
		}
		if last {
			break
		}
		i = from
	}
	return h
}

// isTownland reports whether words are like a name of a house or of the land it stands on, with an
// article, as in Cnoc na Gaoithe, The Granary and Pen-y-Bont.
func isTownland(words string) bool {
	for i, n := 0, 0; n < mostHeadWords && i < len(words); n++ {
		e := chars.UntilByte(words, i, len(words), " -")
		if (i > 0 || e+1 < len(words)) && words[i:e] != "&" && words[i:e] != "and" && wordset.InSet(headLinks, words[i:e]) {
			return true
		}
		i = e + 1
	}
	return false
}

// readBefore reads the part that ends at text[to]. It is the last one if something else stands
// before it than a comma. What stands before text[low] makes no difference, if least does not.
func (b *addressMemo) readBefore(text string, to, least int) (from int, kind headPart, last bool, low int) {
	low = to - 1
	for ; low > least+1 && to-low < 24; low-- { // 3e étage
		if text[low-1] == ' ' && text[low-2] == ',' {
			if b.headUnitEnd(text, low) == to {
				return low, unitHead, false, low
			}
			break
		}
	}
	from, last = to, true
	words, whole := 0, to
	for i := to; words < mostHeadWords && to-i < longestHeadPart; words++ {
		k := i
		for k > least && i-k < longestHeadPart && !endsHead[text[k-1]] {
			k--
		}
		low = min(low, k)
		token := text[k:i]
		if token == "" || i-k == longestHeadPart || k == least && k > 0 && !endsHead[text[k-1]] {
			break
		}
		r, _ := utf8.DecodeRuneInString(token)
		capital := chars.IsUpperRune(r) || chars.IsTitleRune(r) || wordset.InSet(headSmall, token)
		if token[len(token)-1] == '.' && len(token) > 5 || !capital && !(numeral.IsDigit(token[0])) && !wordset.InSet(headLinks, token) ||
			wordset.InSet(leadingWords, token) && !wordset.InSet(headLinks, token) {
			break
		}
		whole = k
		if capital || numeral.IsDigit(token[0]) {
			from = k
		}
		if of := k - len(" of "); capital && of > least && text[of:k] == " of " && b.headUnitEnd(text, k) == to {
			return k, unitHead, true, min(low, of) // Jane Roe of Flat 9, Mill House
		}
		if k == 0 || text[k-1] != ' ' {
			break
		}
		if k > 1 && text[k-2] == ',' {
			last = false
			break
		}
		i = k - 1
	}
	if from == to || from != whole && !last {
		return to, noHead, true, low
	}
	return from, b.headPartOf(text, from, to), last, low
}

// endsHead is true for the bytes that no word of a part has.
var endsHead = chars.SetOf(" ,\n\r\t:;!?()\"<>=@|[]{}_")

// headPartOf gives the kind of the part text[from:to].
func (b *addressMemo) headPartOf(text string, from, to int) headPart {
	if b.headUnitEnd(text, from) == to {
		return unitHead
	}
	first := chars.UntilByte(text, from, to, " ")
	if first < to && wordset.InSet(houseFirsts, strings.TrimRight(text[from:first], ".")) {
		return houseHead
	}
	last := lastWordOf(text, from, to)
	if last == from {
		if wordset.InSet(leadingWords, text[from:to]) {
			return noHead
		}
		return wordHead
	}
	if wordset.InSet(houseLasts, text[last:to]) && !(lexicon.Lookup(text[from:first]).Given() > 1 && lexicon.Lookup(text[last:to]).Family() > 0 &&
		first+1 == last) {
		return houseHead
	}
	return wordHead
}

// residences begin names of houses that no firm has.
var residences = &wordset.WordList{File: "address", Set: "residences"}

// beginsBefore is where the article or the word for a quarter begins that stands before the name at
// text[i], as in The Old Rectory and ZA des Ormeaux, or i.
func beginsBefore(text string, i, least int) int {
	if i < 3 || text[i-1] != ' ' || !chars.IsCapitalAt(text, i) {
		return i
	}
	if k := lex.PhraseStart(text, i, least, "The "); k < i {
		return k
	}
	return lex.PhraseStart(text, i, least, quarterMarks.Get()...)
}

// goHeads takes what stands before the address, of which the last of out may be parts, and
// gives how many more of them are.
func (w *addressWalk) goHeads(out []spec.Candidate, taken int) int {
	at := min(w.start, w.number)
	h := w.memo.headBefore(w.text, at, w.given)
	if h.start == at {
		return taken
	}
	n := taken
	for n < len(out) && out[len(out)-1-n].End > h.start {
		c := &out[len(out)-1-n]
		r := w.joiner.roleOf(c)
		if c.Start < h.start || r == roleOther || r == roleName && !prose.IsWordAt(w.text[:c.End], c.Start, residences) && w.memo.headUnitEnd(w.text, c.Start) != c.End {
			return taken // what has its seat there
		}
		n++
	}
	if w.house.Start == at {
		w.house.Start = h.start
	}
	w.begins(h.start)
	return n
}

// joinHead is joinBefore for a place or a postcode before which a flat, a box or a house with a name
// stands, or other words where the postcode tells the house.
func (s *Joiner) joinHead(x *Joining, text string, list []spec.Candidate, i, first, least int) (next int) {
	a := &x.Addresses
	at := list[i].Start
	if n := len(a.out); n > 0 && a.out[n-1].End+len(", ") == at && s.roleOf(&a.out[n-1]) == rolePlace {
		if from := a.out[n-1].Start; from < 2 || text[from-1] != ' ' || text[from-2] == ',' {
			return i // what stands before that has been tried: lists of towns
		}
	}
	for n := 0; n < 2 && at > 2 && text[at-1] == ' ' && text[at-2] != ','; n++ {
		at = capitalBefore(text, at, least) // Navi Mumbai
	}
	h := a.behind.headBefore(text, at, least)
	sure := h.start < at
	street := spec.Match{Start: h.start, End: h.end, Alone: headStreet}
	if !sure {
		if h.word == at {
			return i
		}
		street = spec.Match{Start: h.word, End: h.wordEnd, Alone: headStreet}
	}
	for k := first; k < i; k++ {
		if c := &list[k]; c.End > street.Start && (s.roleOf(c) == roleName && c.Confidence >= surelyName || !sure && s.roleOf(c) != rolePlace &&
			c.Start == street.Start) {
			return i
		}
	}
	k := first
	for k < i && list[k].Start < street.End {
		k++
	}
	w := x.newWalk(s, text, list, k, spec.Candidate{Match: street, Confidence: street.Alone})
	w.least = least
	w.goOn()
	if w.last <= i || !w.isWhole() || !sure && (w.exact == 0 || w.places == 0) || sure && w.codes == 0 &&
		(h.numbered < 2 && !strings.Contains(text[h.start:h.end], "No") || w.places < 2) {
		return i
	}
	if w.exact > 0 && h.word < h.start && x.free(s, list[first:i], h.word) {
		w.begins(h.word)
		w.house.Start = h.word
	}
	return s.settleHead(x, &w, list, &first, i)
}

// free reports whether no name begins at text[at].
func (x *Joining) free(s *Joiner, list []spec.Candidate, at int) bool {
	for i := range list {
		if c := &list[i]; c.Start <= at && c.End > at && s.roleOf(c) != rolePlace {
			return false
		}
	}
	return true
}
