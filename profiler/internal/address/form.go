package address

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads forms: addresses that have a line for each part. Below the line of a
// street, words alone on a line are a town, although nothing else tells them, and a number
// is a flat or a postcode. All stay findings of their own.

// longestFormLine bounds what is read of a line, in bytes.
const longestFormLine = 48

// The probabilities of parts that nothing else tells.
const (
	formPlace = 0.7
	formCode  = 0.85
)

// readForm appends to the parts of a form that have been found by others what is found by
// their lines. It gives how many of list it has dealt with.
func (s *Joiner) readForm(x *Joining, w *addressWalk) (taken int) {
	a := &x.Addresses
	a.form = a.form[:0]
	at, sure, blank := w.end, false, false
	for range 6 { // lines below the street
		from, ok := w.formLine(at, &blank)
		if !ok {
			break
		}
		to := from
		for to < w.limit && to-from <= longestFormLine && !isLineEnd(w.text, to) {
			to++
		}
		if to-from > longestFormLine || to == w.limit && to < len(w.text) {
			break
		}
		end := chars.BytesStart(w.text, to, from, " ,.")
		known, ok := w.formParts(x, from, end)
		if !ok {
			break
		}
		sure = sure || known
		at = to
	}
	if !sure {
		return 0
	}
	k := w.next
	for i := range a.form {
		c := &a.form[i]
		for ; k < len(w.list) && w.list[k].Start < c.Start; k++ {
			a.out = append(a.out, w.list[k])
		}
		for k < len(w.list) && w.list[k].End <= c.End {
			k++ // it is part of what the line says
		}
		if x.Takes(c.Confidence, c.Recognizer) {
			a.out = append(a.out, *c)
		}
	}
	return k - w.next
}

// formLine gives where the line behind text[i] begins to say something. Blank lines are
// passed once.
func (w *addressWalk) formLine(i int, blank *bool) (at int, ok bool) {
	for {
		i = chars.BytesEnd(w.text, i, min(w.limit, i+1), ",.")
		i = chars.SkipByte(w.text, chars.SkipBlanks(w.text, i), '\r')
		if i >= w.limit || w.text[i] != '\n' {
			return i, false
		}
		i++
		at = i
		for n := 0; n < chars.MostBlanks && at < w.limit && !numeral.IsAlnum(w.text[at]) && w.text[at] < 0x80 && !isLineEnd(w.text, at); n++ {
			at++ // blanks, and the mark of a list
		}
		if at >= w.limit {
			return at, false
		}
		if !isLineEnd(w.text, at) {
			return at, true
		}
		if *blank {
			return at, false
		}
		*blank = true
	}
}

// missingValues stand where a form has nothing.
var missingValues = &wordset.WordList{Text: "nan null none n/a na nil"}

// formParts notes the parts of the line text[from:to]; known says that one of them is
// certainly part of an address. It reports false where the line is no part of one.
func (w *addressWalk) formParts(x *Joining, from, to int) (known, ok bool) {
	if from >= to || wordset.InSet(missingValues, w.text[from:to]) {
		return false, from < to
	}
	places, codes, streets := w.joiner.named[tagger.Location], w.joiner.named[tagger.Postcode], w.street.Recognizer
	note := func(from, to, recognizer int, p float64) {
		if c, _ := w.candidateAt(from); c != nil && c.End == to && w.joiner.roleOf(c) != roleName {
			return // others have found it
		}
		x.Addresses.form = append(x.Addresses.form, spec.Candidate{Match: spec.Match{Start: from, End: to, Alone: p}, Recognizer: recognizer,
			Confidence: p, Named: true, Walked: true})
	}
	for k := w.next; k < len(w.list) && w.list[k].Start < to; k++ {
		if c := &w.list[k]; c.End > from {
			r := w.joiner.roleOf(c)
			if r == roleOther || r == roleStreet || c.Start < from || c.End > to {
				return false, false
			}
			known = known || r == rolePlace || r == rolePostcode
		}
	}
	if streetparts.UnitAt(w.text, from) == to {
		note(from, to, streets, 0.85)
		return false, true
	}
	if len(places) == 0 || len(codes) == 0 {
		return false, false
	}
	if postcodeEnd(w.text, from) == to {
		note(from, to, codes[0], formCode)
		return true, true
	}
	if e := w.lineWords(from, to); e > from {
		if e == to {
			note(from, to, places[0], formPlace)
			return known, true
		}
		if w.text[e] == ' ' && postcodeEnd(w.text, e+1) == to {
			note(from, e, places[0], formPlace)
			note(e+1, to, codes[0], formCode)
			return true, true
		}
	}
	if e := postcodeEnd(w.text, from); e > from && w.text[e] == ' ' && w.lineWords(e+1, to) == to {
		note(from, e, codes[0], formCode)
		note(e+1, to, places[0], formPlace)
		return true, true
	}
	return known, known
}

// lineWords is the end of the words at text[from] in a line that ends at text[to], with
// the number of a district behind them, or from.
func (w *addressWalk) lineWords(from, to int) int {
	i, end := from, from
	for n := 0; n < mostPlaceWords+1 && i < to; n++ {
		e, capital := prose.WordAt(w.text, i)
		if e == i || n == 0 && !capital && !w.small {
			break
		}
		end = e
		if end >= to || w.text[end] != ' ' {
			break
		}
		i = end + 1
	}
	if end > from && end < to && w.text[end] == ' ' {
		if e := districtEnd(w.text, end+1); e == to {
			end = e
		}
	}
	return min(end, to)
}

// unitOf gives where the number of a flat at the end of a street begins, or where the street
// does when it has none behind its number or its name.
func unitOf(text string, street spec.Match) int {
	for i := street.Start + 1; i < street.End; i++ {
		if text[i-1] == ' ' && numeral.IsLetter(text[i]) && streetparts.UnitAt(text, i) == street.End {
			return i
		}
	}
	return street.Start
}

// holdsFlat reports whether the text of a street ends with the number of a flat.
func holdsFlat(text string, street spec.Match) bool {
	unit := unitOf(text, street)
	return unit > street.Start && !prose.IsWordAt(text, unit, houseWords)
}
