package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/tagger"
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

// fewestPartLetters is how many bytes words have at least that are a part.
const fewestPartLetters = 2

// settleParts makes the parts of the address w, which are the last of x.addresses.parts from
// whole.part on, those that the walk has read, and counts them. The street is one of them.
func (s *joiner) settleParts(x *joining, w *addressWalk, whole *candidate, recognizer int) {
	a := &x.addresses
	if !x.parted {
		whole.parts = int32(len(a.parts)) - whole.part
		return
	}
	found := append(a.found[:0], a.parts[whole.part:]...)
	a.found = found
	a.parts = a.parts[:whole.part]
	house := candidate{match: match{w.house.start, w.house.end, w.street.alone}, recognizer: recognizer, confidence: w.street.confidence, named: w.street.named, walked: true}
	if recognizer == s.postal {
		house.confidence = whole.confidence
		house.alone = house.confidence
	}
	house.start, house.end = max(house.start, whole.start), min(house.end, whole.end)
	for i := range found {
		c := &found[i]
		if c.start < house.start && c.end > house.start {
			house.start = min(w.street.start, c.end)
		}
		if c.start < house.end && c.end > house.end {
			house.end = max(w.street.end, c.start)
		}
	}
	if k := len(found) - 1; w.script == ofSpaceless {
		for k >= 0 && found[k].end > house.start {
			k--
		}
		if k > 0 && found[k].end == house.start && found[k-1].end == found[k].start && isWard(w.text, found[k].match, house.match) {
			house.start = found[k].start
		}
	}
	at, put := whole.start, false
	for i := 0; i < len(found) || !put; {
		if !put && (i == len(found) || found[i].end > house.start) {
			if at < house.start {
				x.readParts(s, w, whole, at, house.start)
			}
			a.parts = append(a.parts, house)
			at, put = max(at, house.end), true
			continue
		}
		c := found[i]
		i++
		if c.start < at {
			continue // it is in the part before
		}
		if at < c.start {
			x.readParts(s, w, whole, at, c.start)
		}
		next := whole.end
		if i < len(found) {
			next = found[i].start
		}
		if !put {
			next = min(next, house.start)
		}
		switch s.roleOf(&c) {
		case rolePostcode:
			if e := postcodeEnd(w.text, c.start); e > c.end && e <= whole.end && (put || e <= house.start) {
				c.end = e // 4381 AB, of which the letters may have been taken for a name
			}
		case rolePlace:
			if e := w.placeTail(c.end); e > c.end && e <= next {
				c.end = e
			}
		}
		a.parts = append(a.parts, c)
		at = c.end
	}
	if at < whole.end {
		x.readParts(s, w, whole, at, whole.end)
	}
	whole.parts = int32(len(a.parts)) - whole.part
}

// isWard reports whether a place is a ward in a city of Japan, which belongs to the quarter and the
// numbers behind it, as in 横浜市西区みなとみらい2丁目3番1号.
func isWard(text string, place, house match) bool {
	if !strings.HasSuffix(text[place.start:place.end], "区") || !strings.HasSuffix(text[:place.start], "市") {
		return false
	}
	s := text[house.start:house.end]
	if strings.Contains(s, "丁目") || strings.Contains(s, "番") {
		return true
	}
	i := strings.IndexByte(s, '-')
	return i > 0 && isDigit(s[i-1]) && i+1 < len(s) && isDigit(s[i+1])
}

// readParts appends the postcodes and the places in text[i:end], where nothing was found.
func (x *joining) readParts(s *joiner, w *addressWalk, whole *candidate, i, end int) {
	places, codes := s.named[tagger.Location], s.named[tagger.Postcode]
	if len(places) == 0 || len(codes) == 0 {
		return
	}
	a := &x.addresses
	note := func(from, to, recognizer int, p float64) {
		p = min(p, whole.confidence)
		if x.takes(p, recognizer) {
			a.parts = append(a.parts, candidate{match: match{from, to, p}, recognizer: recognizer, confidence: p, named: true, walked: true})
		}
	}
	for i < end {
		r, n := utf8.DecodeRuneInString(w.text[i:])
		if r < utf8.RuneSelf && !isAlnum(byte(r)) || spaceless(r) {
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
			k, _ := wordAt(w.text, i)
			i = max(k, i+n)
			continue
		}
		if k := w.placeTail(e); k > e && k <= end {
			e = k
		}
		if e-i >= fewestPartLetters {
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
var codeWords = wordSet("cep cp plz pin psč irsz")

// readWords is the end of the words at text[i] that are a place where nothing else can stand: the
// first has no small letter in front and is none that everybody uses, and small ones stand between
// others only.
func (w *addressWalk) readWords(i, limit int) int {
	text, end := w.text, i
	for j, n := i, 0; n <= mostPlaceWords && j < limit; n++ {
		e, _ := wordAt(text, j)
		if e == j || e > limit {
			break
		}
		small := isLowerAt(text, j)
		if n == 0 && (small || inSet(formWords, text[j:e]) || inSet(codeWords, text[j:e]) || isPlainWord(text[j:e]) && !isStateAt(text, j) && !w.beginsPlace(j, e)) {
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
		if j = skipByte(text, e, ' '); j == e || isDigitAt(text, j) {
			break
		}
	}
	return end
}

// apartInto appends to list what the addresses among found consist of, and the others of it.
func (x *joining) apartInto(list, found []candidate) []candidate {
	for i := range found {
		if c := &found[i]; c.parts == 0 {
			list = append(list, *c)
		} else {
			list = append(list, x.partsOf(c)...)
		}
	}
	return list
}

// keepParts keeps of the parts those of the addresses that are pending.
func (a *addresses) keepParts() {
	kept := a.found[:0]
	for i := range a.pending {
		if c := &a.pending[i]; c.parts > 0 {
			at := int32(len(kept))
			kept = append(kept, a.parts[c.part:c.part+c.parts]...)
			c.part = at
		}
	}
	a.parts, a.found = kept, a.parts
}
