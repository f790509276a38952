package address

import (
	"context"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file makes one finding of a postal address in running text. Recognizers and the
// tagger find its parts: a street with its number, a postcode, the names of places. Where
// such parts adjoin a street, one behind the other, they are one address, from the first
// to the last of them. What stands on a line of its own, or behind a field name of its
// own, stays a finding of its own; parts.go says what adjoins.
//
// It is done last, to findings that stay, and rests on the text and on the findings within
// addressReach of a street. So it does not matter how a stream is cut.

// A role is what a finding can be in an address.
type role uint8

const (
	roleOther  role = iota // no part: an address ends before it
	roleStreet             // every address has one
	rolePlace
	rolePostcode
	roleName // of a person or an organisation, which the tagger may take a place for
	roleDate // which the numbers of a house, a staircase and a door may have been taken for
)

// rolesOf gives the roles of what recognizers find.
func rolesOf(recognizers []*spec.Recognizer) []role {
	roles := make([]role, len(recognizers))
	for i, r := range recognizers {
		switch {
		case r.Joined:
		case r.Label == "STREET_ADDRESS":
			roles[i] = roleStreet
		case r.Label == "LOCATION", r.Label == "CITY", r.Label == "STATE", r.Label == "COUNTRY":
			roles[i] = rolePlace
		case r.Label == "ZIP_CODE":
			roles[i] = rolePostcode
		case r.Label == "DATE_TIME":
			roles[i] = roleDate
		case r.Tagged != spec.NotTagged && (r.Label == "PERSON" || r.Label == "ORGANIZATION"):
			roles[i] = roleName
		}
	}
	return roles
}

// Bounds of an address, in bytes.
const (
	AddressAhead = 320 // of what follows a street
	AddressBack  = 160 // of what stands before it

	// addressReach is how far from a street the text and the findings are looked at.
	addressReach = AddressAhead + 64
)

// addresses is what one scan remembers of addresses.
type addresses struct {
	parts   []spec.Candidate // of the addresses that have been made
	found   []spec.Candidate // see settleParts
	pending []spec.Candidate // in a stream: what has been settled and not been given out
	out     []spec.Candidate
	form    []spec.Candidate // what the lines of a form say
	likely  []spec.Candidate // see join
	weak    []spec.Candidate
	given   int // the end of what has been given out
	behind  addressMemo
}

func (a *addresses) Begin() {
	a.parts, a.pending, a.given = a.parts[:0], a.pending[:0], 0
}

// A Joiner makes addresses of what recognizers have found. It never changes.
type Joiner struct {
	recognizers []*spec.Recognizer
	named       *[tagger.All][]int // by what the tagger finds, the recognizers of it
	roles       []role             // by recognizer, what it finds is in an address
	postal      int                // the recognizer of whole addresses, or -1
}

// NewJoiner makes a joiner of what some recognizers find.
func NewJoiner(recognizers []*spec.Recognizer, named *[tagger.All][]int) *Joiner {
	return &Joiner{recognizers, named, rolesOf(recognizers), slices.IndexFunc(recognizers, func(r *spec.Recognizer) bool { return r.Joined })}
}

// A Joining is the memory of making addresses. It is used by one goroutine at a time.
type Joining struct {
	Context context.Context  // it ends the work; see [halt.Check]. Nil: nothing does
	Kept    []spec.Candidate // what has been found, and then what stays of it with the addresses
	Least   float64          // the probability below which nothing is kept

	// takes reports whether something that a recognizer has found with a probability is sure enough.
	Takes func(p float64, recognizer int) bool

	Addresses addresses
	Apart     Partition       // of addresses
	Parted    bool            // somebody asks for the parts of addresses
	Allowed   *cells.ValueSet // streets that are no part of an address
}

// FirstPending is where the first of what has been found and not been given out begins, or otherwise.
func (a *addresses) FirstPending(otherwise int) int {
	if len(a.pending) > 0 {
		return min(otherwise, a.pending[0].Start)
	}
	return otherwise
}

// Shift moves what is remembered n bytes to the front.
func (a *addresses) Shift(n int) {
	for i := range a.pending {
		a.pending[i].Start -= n
		a.pending[i].End -= n
	}
	a.given = max(0, a.given-n)
}

// PartsAddresses reports how the parts of addresses are to stay.
func PartsAddresses(q *spec.Demand) Partition {
	switch {
	case !q.Wants("STREET_ADDRESS"):
		return asFound
	case q.Parts:
		return InParts
	}
	return inOne
}

// A Partition says how addresses are reported.
type Partition uint8

const (
	inOne   Partition = iota // as one finding
	InParts                  // as what the walk around the street has read
	asFound                  // as what recognizers have found, without a walk
)

// roleOf gives the role of a candidate. What was found decoded has none: its offsets are
// not those of what was read.
func (s *Joiner) roleOf(c *spec.Candidate) role {
	if c.Reading > 0 || c.Recognizer >= len(s.roles) {
		return roleOther
	}
	return s.roles[c.Recognizer]
}

// joins reports whether addresses are to be made of x.kept.
func (s *Joiner) joins(x *Joining) bool { return s.postal >= 0 && x.Apart != asFound }

// JoinAddresses makes addresses of what stays of a whole text.
func (s *Joiner) JoinAddresses(x *Joining, text string) {
	if !s.joins(x) || !s.anchorsAny(x.Kept) {
		return
	}
	a := &x.Addresses
	a.out = a.out[:0]
	s.join(x, text, x.Kept, len(text))
	if x.Apart == InParts {
		x.Kept = x.apartInto(x.Kept[:0], a.out)
		return
	}
	x.Kept, a.out = a.out, x.Kept
}

// JoinSettled does the same in a stream. It takes x.kept, before whose limit nothing can
// come any more, and leaves in it what can be given out.
func (s *Joiner) JoinSettled(x *Joining, text string, limit int, final bool) {
	if !s.joins(x) {
		return
	}
	a := &x.Addresses
	a.keepParts()
	a.pending = append(a.pending, x.Kept...)
	x.Kept = x.Kept[:0]
	// A street counts that everything is known around, and what is given out stands so
	// far before the next one that this will not take it.
	cut := limit
	if !final {
		cut = max(0, limit-addressReach)
		for i := range a.pending {
			if c := &a.pending[i]; c.Start < cut && c.End+addressReach > limit && s.anchors(c) {
				cut = c.Start
				break
			}
		}
	}
	a.out = a.out[:0]
	s.join(x, text, a.pending, cut)
	given := len(a.out)
	if !final {
		given, _ = slices.BinarySearchFunc(a.out, cut-addressReach, func(c spec.Candidate, at int) int { return c.End - at })
	}
	if x.Apart == InParts {
		x.Kept = x.apartInto(x.Kept, a.out[:given])
	} else {
		x.Kept = append(x.Kept, a.out[:given]...)
	}
	if given > 0 {
		a.given = a.out[given-1].End
	}
	a.pending = append(a.pending[:0], a.out[given:]...)
}

// anchors reports whether an address may be looked for around a candidate.
func (s *Joiner) anchors(c *spec.Candidate) bool {
	r := s.roleOf(c)
	return !c.Walked && (r == roleStreet || r == rolePlace || r == rolePostcode)
}

// anchorsAny is anchors for one of a list.
func (s *Joiner) anchorsAny(list []spec.Candidate) bool {
	for i := range list {
		if s.anchors(&list[i]) {
			return true
		}
	}
	return false
}

// join appends to x.addresses.out what list becomes when the streets that begin before
// limit take their parts. What is less probable than partFrom is no part, or what is asked
// for besides would change what is reported anyway; inside of an address it is dropped.
func (s *Joiner) join(x *Joining, text string, list []spec.Candidate, limit int) {
	a := &x.Addresses
	if x.Least >= partFrom {
		s.joinParts(x, text, list, limit)
		return
	}
	a.likely, a.weak = a.likely[:0], a.weak[:0]
	for i := range list {
		if list[i].Confidence >= partFrom {
			a.likely = append(a.likely, list[i])
		} else {
			a.weak = append(a.weak, list[i])
		}
	}
	n := len(a.out)
	s.joinParts(x, text, a.likely, limit)
	a.likely = append(a.likely[:0], a.out[n:]...)
	a.out = a.out[:n]
	for i, k := 0, 0; i < len(a.likely) || k < len(a.weak); {
		switch {
		case k == len(a.weak) || i < len(a.likely) && a.likely[i].Start < a.weak[k].End:
			for k < len(a.weak) && a.weak[k].Start < a.likely[i].End {
				k++
			}
			a.out = append(a.out, a.likely[i])
			i++
		default:
			a.out = append(a.out, a.weak[k])
			k++
		}
	}
}

// partFrom is the least confidence of a part, and of an address.
const partFrom = spec.DefaultMinConfidence

// joinParts is join for parts that are probable enough.
func (s *Joiner) joinParts(x *Joining, text string, list []spec.Candidate, limit int) {
	a := &x.Addresses
	a.behind.forget()
	for i := 0; i < len(list); {
		halt.Check(x.Context)
		c := &list[i]
		if next := i; c.Start < limit && !c.Walked {
			switch s.roleOf(c) {
			case roleStreet:
				if x.Allowed.Has(text[c.Start:c.End]) {
					break
				}
				if whole, behind, taken, ok := s.corner(x, text, list, i); ok {
					a.parts = append(a.parts, a.out[len(a.out)-taken:]...)
					whole.Part = int32(len(a.parts) - taken)
					a.parts = append(a.parts, list[i:behind]...)
					whole.Parts = int32(len(a.parts)) - whole.Part
					a.out = append(a.out[:len(a.out)-taken], whole)
					a.behind.known = -1
					i = behind
					continue
				}
				next = s.joinAt(x, text, list, i)
			case rolePlace, rolePostcode:
				if next = s.joinBefore(x, text, list, i); next == i && s.roleOf(c) == rolePlace {
					next = s.joinBehind(x, text, list, i)
				} else if next == i {
					next = s.joinPlain(x, text, list, i)
				}
			}
			if next > i {
				i = next
				continue
			}
		}
		a.out = append(a.out, *c)
		i++
	}
}

// newWalk begins to read around a street. The candidates behind it are those of list from
// next on.
func (x *Joining) newWalk(s *Joiner, text string, list []spec.Candidate, next int, street spec.Candidate) addressWalk {
	a := &x.Addresses
	w := addressWalk{joiner: s, memo: &a.behind, text: text, list: list, next: next, least: a.given, given: a.given}
	if n := len(a.out); n > 0 {
		w.least = max(w.least, a.out[n-1].End)
	}
	w.begin(street)
	return w
}

// whole gives the candidate of an address.
func (s *Joiner) whole(x *Joining, w *addressWalk) spec.Candidate {
	p := w.confidence(w.street.Confidence)
	return spec.Candidate{Match: spec.Match{Start: shortKindStart(w.text, min(w.start, w.number), w.least), End: w.end, Alone: p},
		Recognizer: s.postal, Confidence: p, Part: int32(len(x.Addresses.parts))}
}

// joinAt appends the address around the street list[i], or the street alone, and gives
// the index of what comes next.
func (s *Joiner) joinAt(x *Joining, text string, list []spec.Candidate, i int) (next int) {
	a := &x.Addresses
	street := list[i]
	street.Walked = true
	behind := i + 1
	whole := completed(text, street.Match)
	for behind < len(list) && list[behind].End <= whole.End && s.roleOf(&list[behind]) == rolePlace {
		behind++ // in the name of the building
	}
	if behind == len(list) || whole.End <= list[behind].Start {
		street.Match = whole
	} else {
		behind = i + 1
	}
	if last := lastWordOf(text, street.Start, street.End); last > street.Start && wordset.InSet(headUnits, text[last:street.End]) {
		if end := headUnitEnd(text, last); end > street.End && (behind == len(list) || end <= list[behind].Start || list[behind].End <= end) {
			for street.End = end; behind < len(list) && list[behind].End <= end; behind++ { // House No. 45, Sector 15-A
			}
		}
	}
	if end := headUnitEnd(text, street.Start); end > street.End && (behind == len(list) || end <= list[behind].Start) {
		street.End, street.Confidence = end, max(street.Confidence, headStreet) // D.No. 12-4-88
	}
	w := x.newWalk(s, text, list, behind, street)
	w.goOn()
	taken := w.goBack(a.out)
	if taken == 0 && w.isWhole() {
		if at := beginsBefore(text, w.start, w.least); at < w.start && w.number == w.numberEnd {
			if w.house.Start == w.start {
				w.house.Start = at
			}
			w.begins(at)
		}
		taken = w.goHeads(a.out, taken)
	}

	var address spec.Candidate
	ok := w.isWhole()
	if ok {
		address = s.whole(x, &w)
		ok = address.Confidence >= partFrom && x.Takes(address.Confidence, s.postal)
	}
	if !ok {
		form := w.inForm()
		together := w.number < w.numberEnd && !form && taken == 0 && holdsFlat(text, street.Match) // 11 Lange Gasse 73 Flat 8
		if w.number < w.numberEnd && !together {                                                   // a part of its own
			a.out = append(a.out, spec.Candidate{Match: spec.Match{Start: w.number, End: w.numberEnd, Alone: street.Alone},
				Recognizer: street.Recognizer, Confidence: street.Confidence, Named: street.Named, Walked: true})
		}
		if taken == 0 {
			street.Start = w.start // with the number of the house
		}
		if together {
			street.Start = w.number
		}
		if form {
			if unit := unitOf(text, street.Match); unit > street.Start && !prose.IsWordAt(text, unit, houseWords) {
				rest := street
				rest.Start, street.End = unit, chars.SkipBack(text, unit)
				a.out = append(a.out, street)
				street = rest
			}
			a.out = append(a.out, street)
			return behind + s.readForm(x, &w)
		}
		a.out = append(a.out, street)
		return behind
	}
	a.parts = append(a.parts, a.out[len(a.out)-taken:]...)
	a.parts = append(a.parts, street)
	a.parts = append(a.parts, list[i+1:w.last]...)
	s.settleParts(x, &w, &address, street.Recognizer)
	a.out = append(a.out[:len(a.out)-taken], address)
	a.behind.known = -1
	return w.last
}

// joinBefore is joinAt for a place or a postcode: where enough of an address stands around
// it, what stands before it can only be a street, although nobody has found that.
func (s *Joiner) joinBefore(x *Joining, text string, list []spec.Candidate, i int) (next int) {
	a := &x.Addresses
	// What stands before it in out, and may be part of the address, is the same as in list.
	near := s.nearBefore(a, list[i].Start)
	first, least := i-(len(a.out)-near), a.given
	if near > 0 {
		least = max(least, a.out[near-1].End)
	}
	from := max(least, list[i].Start-guessBack)
	if !a.behind.hasDigit(text, from, list[i].Start) {
		return s.joinHead(x, text, list, i, first, least)
	}
	a.behind.used = true
	for range 4 { // guesses at most
		street, ok := a.behind.nextStreet(text, &from, least, list[i].Start)
		if !ok {
			break
		}
		k := first // behind the street
		for k < i && list[k].Start < street.End {
			k++
		}
		if k > first && list[k-1].End > street.End {
			continue
		}
		g := a.behind.guess(street)
		if g.street == street && g.last <= i {
			continue
		}
		w := x.newWalk(s, text, list, k, spec.Candidate{Match: street, Confidence: street.Alone})
		w.least = least
		w.goOn()
		*g = addressGuess{street, w.last}
		if !w.isWhole() {
			g.last = 0
		}
		if g.last <= i {
			continue
		}
		if w.exact > 0 || w.codes > 0 && headUnitEnd(text, street.Start) == street.End || strings.Count(text[street.Start:street.End], "/") == 2 {
			w.street.Confidence = headStreet
		}
		w.oddNumber(least)
		w.house.Start = min(w.start, w.number)
		if h := a.behind.headBefore(text, min(w.start, w.number), least); h.start < h.end && x.free(s, list[first:i], h.start) {
			w.begins(h.start)
			w.house.Start = h.start
		}
		if next = s.settleHead(x, &w, list, &first, i); next > i {
			return next
		}
	}
	return s.joinHead(x, text, list, i, first, least)
}

// An addressMemo is what joinBefore remembers from one place to the next, which it goes back
// from over much of the same.
type addressMemo struct {
	near, known int // of nearBefore; known is how much of out it has seen, or -1

	scanned, digit int // of hasDigit: the last digit stands right before text[digit], as far as it has been looked for

	used    bool // there may be something in the rest
	read    addressRead
	vain    vain           // of nextStreet
	numbers [16]readNumber // of the same
	guesses [16]addressGuess
}

// forget makes it empty. Most values of fields have used little of it.
func (b *addressMemo) forget() {
	if b.used {
		*b = addressMemo{}
	}
	b.near, b.known, b.scanned, b.digit = 0, -1, 0, 0
}

// An addressGuess is a street that may be one, and in the list behind what it leads to when
// it is one; 0 where there is not enough for an address.
type addressGuess struct {
	street spec.Match
	last   int
}

// guess gives the place in which a guess is remembered.
func (b *addressMemo) guess(street spec.Match) *addressGuess {
	return &b.guesses[uint64(street.Start)*0x9E3779B97F4A7C15>>60%uint64(len(b.guesses))]
}

// hasDigit reports whether there is a digit in text[from:until]. It is asked in the order of
// the text.
func (b *addressMemo) hasDigit(text string, from, until int) bool {
	for i := chars.NextDigit(text, max(b.scanned, from), until); i < until; i = chars.NextDigit(text, i+1, until) {
		b.digit = i + 1
	}
	b.scanned = max(b.scanned, until)
	return b.digit > from
}

// nearBefore gives the first of out that may be part of an address with a place at text[at],
// with all behind it.
func (s *Joiner) nearBefore(a *addresses, at int) int {
	b := &a.behind
	if b.known < 0 || b.known > len(a.out) {
		b.near, b.known = 0, 0
		for n := len(a.out) - 1; n >= 0; n-- {
			if !s.mayAdjoin(&a.out[n], at) {
				b.near = n + 1
				break
			}
		}
		b.known = len(a.out)
	}
	for ; b.known < len(a.out); b.known++ {
		if !s.mayAdjoin(&a.out[b.known], at) {
			b.near = b.known + 1
		}
	}
	for b.near < len(a.out) && at-a.out[b.near].Start > AddressBack {
		b.near++
	}
	return b.near
}

// mayAdjoin reports whether a candidate may be part of an address with a place at text[at].
func (s *Joiner) mayAdjoin(c *spec.Candidate, at int) bool {
	r := s.roleOf(c)
	return !c.Walked && at-c.Start <= AddressBack && (r == roleName || r == rolePlace || r == rolePostcode || r == roleDate &&
		c.End-c.Start <= longestStrokes && c.Confidence < surelyDate)
}

// What is a date and may be the numbers of a house, as in Gürtel 19/2/11.
const (
	longestStrokes = len("19/12/11")
	surelyDate     = 0.7
)

// PartsOf gives the parts of an address, or nothing for any other candidate.
func (x *Joining) PartsOf(c *spec.Candidate) []spec.Candidate {
	return x.Addresses.parts[c.Part : c.Part+c.Parts]
}

// ExplainAddress gives the evidence for an address: each of its parts that was found.
func (s *Joiner) ExplainAddress(x *Joining, c *spec.Candidate) []privet.Evidence {
	rest := spec.Logit(c.Confidence)
	ev := []privet.Evidence{{Kind: privet.EvidenceShape, Detail: s.recognizers[c.Recognizer].Name}}
	for _, part := range x.PartsOf(c) {
		weight := addressFound
		if part.Walked && s.roleOf(&part) != roleStreet && part.Recognizer != s.postal {
			weight = 0 // it has been read, and not found
		} else if s.roleOf(&part) == roleStreet {
			weight = addressStreet(part.Confidence)
		}
		rest -= weight
		ev = append(ev, privet.Evidence{Kind: privet.EvidencePart, Detail: s.recognizers[part.Recognizer].Name, Weight: weight})
	}
	ev[0].Weight = rest
	return ev
}
