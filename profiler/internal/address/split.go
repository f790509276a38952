package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file takes an address apart again, for who asks for its parts. What the walk around the
// street has read is in them, and not only what was found before: the number of the house and
// the flat belong to the street, and postcodes and towns that nothing else tells are parts of
// their own.

// The most that parts are sure which nothing but the address around them tells.
const (
	readPlace = formPlace
	readCode  = formCode
)

// settle puts an address behind what is before the last of out, which are taken into it as the rest is, and returns where list goes on.
func (s *Joiner) settle(x *Joining, w *addressWalk, whole *spec.Candidate, taken int, rest []spec.Candidate) (next int) {
	a := &x.Addresses
	a.parts = append(a.parts, a.out[len(a.out)-taken:]...)
	a.parts = append(a.parts, rest...)
	s.settleParts(x, w, whole, s.postal)
	a.out = append(a.out[:len(a.out)-taken], *whole)
	a.behind.known = -1
	return w.last
}

// settleHead is settle for an address whose first parts are list[*first:i], or some of them, where it is sure enough; else it returns i.
func (s *Joiner) settleHead(x *Joining, w *addressWalk, list []spec.Candidate, first *int, i int) (next int) {
	whole := s.whole(x, w)
	for *first < i && list[*first].End <= whole.Start {
		*first++
	}
	if *first < i && list[*first].Start < whole.Start || whole.Confidence < partFrom || !x.Takes(whole.Confidence, s.postal) {
		return i
	}
	return s.settle(x, w, &whole, i-*first, list[i:w.last])
}

// settleParts makes the parts of the address w, which are the last of x.addresses.parts from
// whole.part on, those that the walk has read, and counts them. The street is one of them.
func (s *Joiner) settleParts(x *Joining, w *addressWalk, whole *spec.Candidate, recognizer int) {
	a := &x.Addresses
	if !x.Parted {
		whole.Parts = int32(len(a.parts)) - whole.Part
		return
	}
	found := append(a.found[:0], a.parts[whole.Part:]...)
	a.found = found
	a.parts = a.parts[:whole.Part]
	house := spec.Candidate{Match: spec.Match{Start: w.house.Start, End: w.house.End, Alone: w.street.Alone}, Recognizer: recognizer,
		Confidence: w.street.Confidence, Named: w.street.Named, Walked: true}
	if recognizer == s.postal {
		house.Confidence = whole.Confidence
		house.Alone = house.Confidence
	}
	house.Start, house.End = max(house.Start, whole.Start), min(house.End, whole.End)
	for i := range found {
		c := &found[i]
		if c.Start < house.Start && c.End > house.Start {
			house.Start = min(w.street.Start, c.End)
		}
		if c.Start < house.End && c.End > house.End {
			house.End = max(w.street.End, c.Start)
		}
	}
	if k := len(found) - 1; w.script == ofSpaceless {
		for k >= 0 && found[k].End > house.Start {
			k--
		}
		if k > 0 && found[k].End == house.Start && found[k-1].End == found[k].Start && isWard(w.text, found[k].Match, house.Match) {
			house.Start = found[k].Start
		}
	}
	at, put := whole.Start, false
	for i := 0; i < len(found) || !put; {
		if !put && (i == len(found) || found[i].End > house.Start) {
			if at < house.Start {
				x.readParts(s, w, whole, at, house.Start)
			}
			a.parts = append(a.parts, house)
			at, put = max(at, house.End), true
			continue
		}
		c := found[i]
		i++
		if c.Start < at {
			continue // it is in the part before
		}
		if at < c.Start {
			x.readParts(s, w, whole, at, c.Start)
		}
		next := whole.End
		if i < len(found) {
			next = found[i].Start
		}
		if !put {
			next = min(next, house.Start)
		}
		switch s.roleOf(&c) {
		case rolePostcode:
			if e := postcodeEnd(w.text, c.Start); e > c.End && e <= whole.End && (put || e <= house.Start) {
				c.End = e // 4381 AB, of which the letters may have been taken for a name
			}
		case rolePlace:
			if e := w.placeTail(c.End); e > c.End && e <= next {
				c.End = e
			}
		}
		a.parts = append(a.parts, c)
		at = c.End
	}
	if at < whole.End {
		x.readParts(s, w, whole, at, whole.End)
	}
	whole.Parts = int32(len(a.parts)) - whole.Part
}

// isWard reports whether a place is a ward in a city of Japan, which belongs to the quarter and the
// numbers behind it, as in 横浜市西区みなとみらい2丁目3番1号.
func isWard(text string, place, house spec.Match) bool {
	if !strings.HasSuffix(text[place.Start:place.End], "区") || !strings.HasSuffix(text[:place.Start], "市") {
		return false
	}
	s := text[house.Start:house.End]
	if strings.Contains(s, "丁目") || strings.Contains(s, "番") {
		return true
	}
	i := strings.IndexByte(s, '-')
	return i > 0 && numeral.IsDigit(s[i-1]) && i+1 < len(s) && numeral.IsDigit(s[i+1])
}

// readParts appends the postcodes and the places in text[i:end], where nothing was found.
func (x *Joining) readParts(s *Joiner, w *addressWalk, whole *spec.Candidate, i, end int) {
	places, codes := s.named[tagger.Location], s.named[tagger.Postcode]
	if len(places) == 0 || len(codes) == 0 {
		return
	}
	a := &x.Addresses
	note := func(from, to, recognizer int, p float64) {
		p = min(p, whole.Confidence)
		if x.Takes(p, recognizer) {
			a.parts = append(a.parts, spec.Candidate{Match: spec.Match{Start: from, End: to, Alone: p}, Recognizer: recognizer, Confidence: p,
				Named: true, Walked: true})
		}
	}
	for i < end {
		r, n := utf8.DecodeRuneInString(w.text[i:])
		if r < utf8.RuneSelf && !numeral.IsAlnum(byte(r)) || chars.Spaceless(r) {
			i += n
			continue
		}
		if k := behindCodeMark(w.text, i); k > i && k < end {
			i = k
		}
		e := postcodeEnd(w.text, i)
		if k := lettercodeEnd(w.text, i); e == i && k > i {
			e = k
		}
		if e > i && e <= end {
			note(i, e, codes[0], readCode)
			i = e
			continue
		}
		e = w.readWords(i, end)
		if e == i {
			k, _ := prose.WordAt(w.text, i)
			i = max(k, i+n)
			continue
		}
		if k := w.placeTail(e); k > e && k <= end {
			e = k
		}
		if e-i >= 2 {
			note(i, e, places[0], readPlace)
		}
		i = e
	}
}

// behindCodeMark is the end of a mark of a country before a postcode at text[i], or i.
func behindCodeMark(text string, i int) int {
	for _, mark := range codeMarksAt(text, i) {
		if k := i + len(mark); k < len(text) && text[i:k] == mark && postcodeEnd(text, k) > k {
			return k
		}
	}
	return i
}

// codeWords stand before a postcode.
var codeWords = &wordset.WordList{Text: "cep cp plz pin psč irsz"}

// readWords is the end of the words at text[i] that are a place where nothing else can stand: the
// first has no small letter in front and is none that everybody uses, and small ones stand between
// others only.
func (w *addressWalk) readWords(i, limit int) int {
	text, end := w.text, i
	for j, n := i, 0; n <= mostPlaceWords && j < limit; n++ {
		e, _ := prose.WordAt(text, j)
		if e == j || e > limit {
			break
		}
		small := chars.IsLowerAt(text, j)
		if n == 0 && (small || wordset.InSet(formWords, text[j:e]) || wordset.InSet(codeWords, text[j:e]) || prose.IsPlainWord(text[j:e]) &&
			!isStateAt(text, j) && !w.beginsPlace(j, e)) {
			break
		}
		if !small {
			end = e
		}
		if n > 0 && e == j+1 && e+2 < limit && text[e] == '.' && text[e+2] == '.' {
			return j - 1 // Bogotá D.C.
		}
		if e+1 < limit && text[e] == '.' && text[e+1] == ' ' && end == e {
			e++ // Col. Centro
		}
		if j = chars.SkipByte(text, e, ' '); j == e || chars.IsDigitAt(text, j) {
			break
		}
	}
	return end
}

// apartInto appends to list what the addresses among found consist of, and the others of it.
func (x *Joining) apartInto(list, found []spec.Candidate) []spec.Candidate {
	for i := range found {
		if c := &found[i]; c.Parts == 0 {
			list = append(list, *c)
		} else {
			list = append(list, x.PartsOf(c)...)
		}
	}
	return list
}

// keepParts keeps of the parts those of the addresses that are pending.
func (a *addresses) keepParts() {
	kept := a.found[:0]
	for i := range a.pending {
		if c := &a.pending[i]; c.Parts > 0 {
			at := int32(len(kept))
			kept = append(kept, a.parts[c.Part:c.Part+c.Parts]...)
			c.Part = at
		}
	}
	a.parts, a.found = kept, a.parts
}
