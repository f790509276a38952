package scan

import (
	"math/bits"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file decides which recognizers are called at a token or a byte. Most of
// them can be ruled out by what the scanner has in its hands anyway: the length
// of the token, the two bytes behind it, its first two characters and, for a
// word, its letters. With that a line of prose leads to no recognizer at all, and
// a number to those few whose form goes on as the text does.

// A lead is what a token leads to by its kind, its length and what stands around
// it, and all of these: from the lowest bit on the number of a group of grammars,
// bits that tell of shapes and of the rest, a leadIndex, and the number of a closer, which
// says what is left of it. In one word it is copied by one instruction.
type lead uint64

const (
	leadsToGroup   lead = 1<<16 - 1
	leadsToShape   lead = 1 << (16 + iota)
	leadsToStrong       // to a shape that can reach the default threshold alone
	leadsFurther        // the token is a word that may lead to groups by its letters
	leadsFromHigh       // the token is a word with letters beyond ASCII
	leadsFromByte       // it is no token but a single byte
	leadsWeakly         // neither the shape nor any of the group, or of the list of a word, can reach the default threshold alone
	leadsSomewhere = leadsToGroup | leadsToShape

	leadIndexAt  = 32
	leadCloserAt = 46 // the number of a closer, or 0
)

// A leadIndex is the kind and the length of a token, what follows it and its
// place, as the place in dispatch.tokens.
type leadIndex uint

// leadIndexes is a power of two, so that an index needs no check.
const leadIndexes = 1 << 14

func leadIndexOf(p lex.Place, kind lex.TokenKind, length int, f lex.Follow) leadIndex {
	return leadIndex(p)<<12 | leadIndex(kind)<<10 | leadIndex(length)<<5 | leadIndex(f)
}

// leadIndexWith is leadIndexOf for a token in a block, whose length may be greater.
func leadIndexWith(p lex.Place, kind lex.TokenKind, length int, f lex.Follow) leadIndex {
	return leadIndex(p)<<12 | leadIndex(kind)<<10 | leadIndex(lengthIndex[length&(lex.BlockSize-1)]) | leadIndex(f)
}

// lengthIndex is the part of a leadIndex that a length is.
var lengthIndex = func() (t [lex.BlockSize]uint16) {
	for n := range t {
		t[n] = uint16(leadIndexOf(0, 0, min(n, spec.LongestToken), 0))
	}
	return t
}()

func (k leadIndex) place() lex.Place { return lex.Place(k >> 12 & 3) }

func (k leadIndex) kind() lex.TokenKind { return lex.TokenKind(k >> 10 & 3) }

func (k leadIndex) length() int { return int(k >> 5 & 31) }

func (k leadIndex) follow() lex.Follow { return lex.Follow(k & 31) }

func (l lead) group() uint16 { return uint16(l) }

func (l lead) index() leadIndex { return leadIndex(l >> leadIndexAt & (leadIndexes - 1)) }

// A dispatch leads from sights to entrances. It never changes.
type dispatch struct {
	tokens     [leadIndexes]lead
	closers    []*closer               // the first is empty
	shapes     [leadIndexes / 4]uint16 // by the index of a token at placeFree: in weakShapes
	weakShapes []nearSet               // the owners of weak shapes that can begin with a token

	sightTables[uint16] // in groups

	gates      [spec.LongestToken + 1]wordGates
	longFields bool   // all that an equals sign and a digit lead to wants a long value
	longTimes  bool   // all that a colon between digits leads to wants one, or more colons
	tied       bool   // some grammar begins at digits that a hyphen or a slash ties to a number before them, and that no decimals follow
	dotted     bool   // some does at those that a dot ties to one
	spaced     uint32 // a bit for each length of words that lead to something with a byte behind them that is no joint
	spacesOnly bool   // of these only single letters, and words of shortestNoticed or more, do with anything but a space and a letter or a digit
	anyFollow  uint32 // a bit for each length of words that lead to something with more behind them than joint tokens
	tailFilter tailFilter
	endFilter  tailFilter // of words with letters beyond ASCII
	vocabulary vocabulary
	strong     struct{ capitals, tails uint32 } // a bit for each length of words that lead to what needs no context word by their letters; see lettered
	others     otherWords
	groups     []group    // the first is empty
	gathered   *gathering // while it is built
	sure       sureGuide
}

// wordGates say at a glance of words of a length whether they can lead to
// something though they are in no list.
type wordGates struct {
	follows  uint32 // a bit for each follow
	numbered uint32 // the same for words that have a digit within digitReach
	initials uint32 // a bit for each letter that such in capitals begin with
	singles  uint32 // the same for those of which one capital is enough
}

// jointFollows are the follows of words that a joint ties to what is behind them.
var jointFollows = func() (set uint32) {
	for _, n := range [...]lex.NextClass{lex.NextHyphen, lex.NextDot, lex.NextSlash, lex.NextColon} {
		set |= 1<<lex.FollowOf(n, lex.AfterDigit) | 1<<lex.FollowOf(n, lex.AfterLetter)
	}
	return set
}()

// tiesOn are those of tokens that are tied to a digit behind them, so that nothing ends there.
var tiesOn = func() (set uint32) {
	for _, n := range [...]lex.NextClass{lex.NextHyphen, lex.NextDot, lex.NextSlash} {
		set |= 1 << lex.FollowOf(n, lex.AfterDigit)
	}
	return set
}()

// anyInitial is the set of all letters.
const anyInitial = 1<<26 - 1

// seal makes what reads from the rest, when all entrances are in.
func (d *dispatch) seal() {
	g := d.gathered
	d.makeGroups()
	d.vocabulary.freeze()
	d.longFields, d.longTimes, d.spacesOnly = true, true, true
	for k := range d.bytes {
		for c := '0'; c <= '9'; c++ {
			number := d.bytes[k][lex.SpecialOf['=']][c]
			d.longFields = d.longFields && (number == 0 || d.groups[number].needed&wantsLong != 0)
		}
	}
	for c := '0'; c <= '9'; c++ {
		g := &d.groups[d.bytes[lex.LastDigit][lex.SpecialOf[':']][c]]
		d.longTimes = d.longTimes && (len(g.all) == 0 || g.either != 0)
	}
	d.partEither()
	d.close()
	d.guide()
	shapes := func(k leadIndex) []int32 { return g.shapeLists.appendTo(nil, g.shapesAt[k]) }
	d.gathered = nil
	for n := range d.gates {
		gates := &d.gates[n]
		for f := range lex.Follows {
			k := leadIndexOf(lex.PlaceFree, lex.TokenWord, n, f)
			number := d.tokens[k].group()
			if number != 0 && d.groups[number].needed&wantsDigits == 0 {
				gates.follows |= 1 << f
			}
			if number != 0 {
				gates.numbered |= 1 << f
			}
			for _, s := range shapes(k) {
				if g.shapes[s].numbered {
					gates.numbered |= 1 << f
				} else {
					gates.follows |= 1 << f
				}
			}
		}
		for _, by := range [...]struct {
			group uint16
			set   *uint32
		}{{d.capitals[n], &d.strong.capitals}, {d.tails[n], &d.strong.tails}} {
			if d.groups[by.group].strong > 0 {
				*by.set |= 1 << n
			}
		}
		if gates.follows&^jointFollows != 0 {
			d.anyFollow |= 1 << n
		}
		leads := gates.follows | gates.numbered
		if leads&^jointFollows != 0 {
			d.spaced |= 1 << n
		}
		spaces := uint32(1<<lex.FollowOf(lex.NextSpace, lex.AfterDigit) | 1<<lex.FollowOf(lex.NextSpace, lex.AfterLetter))
		if 1 < n && n < shortestNoticed && leads&^jointFollows&^spaces != 0 {
			d.spacesOnly = false
		}
	}
}

// partEither makes the groups of those entrances of bytes that want either a long value or
// colons.
func (d *dispatch) partEither() {
	for n := range uint16(len(d.groups)) {
		if d.groups[n].either != 0 {
			long, colons := d.groupWithout(n, wantsColons), d.groupWithout(n, wantsLong)
			d.groups[n].long, d.groups[n].colons = long, colons
		}
	}
}

// close makes the closers and the plans of tokens.
func (d *dispatch) close() {
	d.closers = []*closer{{}}
	for k := range d.tokens {
		l, index := &d.tokens[k], leadIndex(k)
		*l |= lead(k) << leadIndexAt
		if *l&leadsSomewhere == 0 {
			continue
		}
		number := d.closerNumber(l.group(), index)
		*l |= number << leadCloserAt
		if number == 0 && *l&(leadsToShape|leadsToStrong) != leadsToShape|leadsToStrong && d.groups[l.group()].strong == 0 {
			*l |= leadsWeakly
		}
		if index.kind() != lex.TokenDigits {
			continue
		}
		d.tied = d.tied || index.place() == lex.PlaceTied && index.follow() != lex.FollowOf(lex.NextDot, lex.AfterDigit)
		d.dotted = d.dotted || index.place() == lex.PlaceDotted
		d.plan(l.group())
		for holds := range d.closers[number].leads {
			d.plan(d.closers[number].leads[holds].lead.group())
		}
	}
}

// plan makes the plan of a group that digits lead to.
func (d *dispatch) plan(number uint16) {
	if g := &d.groups[number]; len(g.all) > 0 && g.plan == nil {
		g.makePlan()
	}
}

// makeGroups makes the groups of the lists that have been gathered, and one of those that
// are alike, of which there are many: what is not in use does not push anything out of the
// processor's caches.
func (d *dispatch) makeGroups() {
	g := d.gathered
	g.numbers = make([]uint16, len(g.lists.lists))
	g.known = map[string]uint16{"": 0}
	d.groups = make([]group, 1)
	for k, list := range g.tokens {
		d.tokens[k] |= lead(d.groupOf(list))
	}
	share := func(to []uint16, lists []numberList) {
		for i, list := range lists {
			if list != 0 {
				to[i] = d.groupOf(list)
			}
		}
	}
	for last := range g.bytes {
		for c := range g.bytes[last] {
			share(d.bytes[last][c][:], g.bytes[last][c][:])
		}
	}
	for n := range g.heads {
		share(d.heads[n][:], g.heads[n][:])
	}
	share(d.tails[:], g.tails[:])
	share(d.capitals[:], g.capitals[:])
	share(d.accented[:], g.accented[:])
	share(d.ending[:], g.ending[:])
	d.vocabulary.makeGroups(g)
}

// groupOf gives the number of the group of a list, which it makes when there is none.
func (d *dispatch) groupOf(list numberList) uint16 {
	g := d.gathered
	if list != 0 && g.numbers[list] == 0 {
		of := g.group(list)
		g.numbers[list] = uint16(len(d.groups))
		g.known[string(of.appendNumbers(nil))] = g.numbers[list]
		d.groups = append(d.groups, of)
	}
	return g.numbers[list]
}

// weakShapesAt are the owners of the weak shapes that can begin with a token of an index.
func (d *dispatch) weakShapesAt(k leadIndex) *nearSet {
	return &d.weakShapes[d.shapes[k%leadIndex(len(d.shapes))]]
}

// begin makes the dispatch ready for entrances.
func (d *dispatch) begin() {
	d.gathered, d.weakShapes = newGathering(), make([]nearSet, 1)
}

// addShape registers that a shape can begin with a token.
func (d *dispatch) addShape(pattern string, e entrance) {
	kinds, n := spec.ShapeTokens(pattern)
	shape := closerShape{rest: pattern[n:], weak: e.weak}
	rest := pattern[n:min(len(pattern), n+spec.DigitReach)]
	gate := spec.ShapeGate(pattern, n)
	admitted := gate.Follows()
	if shape.rest == "" {
		admitted &^= tiesOn
	}
	g := d.gathered
	for kind := range lex.TokenKinds {
		if kinds>>kind&1 == 0 {
			continue
		}
		shape.numbered = strings.Contains(rest, "9") && (kind == lex.TokenWord || len(rest) > 1 && numeral.IsLetter(rest[1]))
		number := int32(len(g.shapes))
		g.shapes = append(g.shapes, shape)
		for left := admitted; left != 0; left &= left - 1 {
			k := leadIndexOf(lex.PlaceFree, kind, min(n, spec.LongestToken), lex.Follow(bits.TrailingZeros32(left)))
			d.tokens[k] |= leadsToShape
			g.shapesAt[k] = g.shapeLists.with(g.shapesAt[k], number)
			if !e.weak {
				d.tokens[k] |= leadsToStrong
				continue
			}
			if d.shapes[k] == 0 {
				d.shapes[k] = uint16(len(d.weakShapes))
				d.weakShapes = append(d.weakShapes, nearSet{})
			}
			d.weakShapes[d.shapes[k]].add(owner(e.recognizer))
		}
	}
}

// add registers an entrance of a grammar.
func (d *dispatch) add(t *spec.Trigger, e entrance) {
	g, to := &t.Gate, d.gathered
	e.close(t)
	to.entrances = append(to.entrances, e)
	if t.Char != 0 {
		to.joinByte(t.Char, g)
		return
	}
	length := min(t.Length, spec.LongestToken)
	if len(g.Heads) > 0 && t.Kind == lex.TokenMixed {
		to.joinHeads(length, g)
		return
	}
	if t.Kind == lex.TokenOther {
		for _, w := range g.Words {
			d.others.add(w, &d.vocabulary, to)
		}
		return
	}
	for _, w := range g.Words {
		d.vocabulary.addGrammar(w, g.Whole, to)
	}
	for _, w := range g.Tails {
		d.tailFilter.add(w)
		d.endFilter.addFolded(w)
	}
	from, most := length, length
	if length == 0 {
		from, most = max(1, min(g.Least, spec.LongestToken)), spec.LongestToken
	}
	for n := from; n <= most; n++ {
		if t.Kind == lex.TokenWord && (len(g.Words) == 0 || len(g.Tails) > 0) {
			to.join(&to.ending[n])
			if len(g.Tails) == 0 {
				to.join(&to.accented[n])
			}
		}
		switch {
		case len(g.Tails) > 0:
			to.join(&to.tails[n])
		case len(g.Words) > 0, g.Accented:
		case g.Capitals && !g.Digits && t.Kind == lex.TokenWord:
			to.join(&to.capitals[n])
			initials := uint32(e.opens.token>>keyFirst) & anyInitial
			d.gates[n].initials |= initials
			if !g.Uppers {
				d.gates[n].singles |= initials
			}
		default:
			to.joinTokens(t.Kind, n, g)
		}
	}
}

// byteGroup is the group that the byte at text[i] leads to with the byte that
// follows it. At the end of the text nothing follows: a zero.
func (d *dispatch) byteGroup(text string, i int) uint16 {
	next := byte(0)
	if i+1 < len(text) {
		next = text[i+1]
	}
	return d.bytes[lex.LastAt(text, i)%lex.LastSlots][lex.SpecialOf[text[i]]][next]
}

// byteGroupAt is byteGroup without what wants more behind the byte than there is.
func (d *dispatch) byteGroupAt(text string, i int) uint16 {
	n := d.byteGroup(text, i)
	if g := &d.groups[n]; g.either != 0 {
		n = g.under(n, g.wanted&wantsLong != 0 && secrets.MayBeLong(text, i), g.wanted&wantsColons != 0 && internet.MayBeIPv6(text, i))
	}
	return n
}

// wordLeads reports whether a word of ASCII letters that is in no list of words
// leads to something, as far as that can be told at a glance. Without digits there is none in
// the text.
func (d *dispatch) wordLeads(text string, i, j int, digits bool) bool {
	n := min(j-i, spec.LongestToken)
	f := lex.FollowAt(text, j)
	g := &d.gates[n]
	if g.follows>>f&1 == 1 || g.numbered>>f&1 == 1 && digits && spec.DigitBehind(text, j) {
		return true
	}
	if text[i] < 'a' || i == 0 {
		return g.leadsInitial(text, i, j) || d.tails[n] != 0 && d.hasTail(text, i, j)
	}
	return false
}

// leadsInitial reports whether the word in capitals text[i:j] leads to something by how it
// begins.
func (g *wordGates) leadsInitial(text string, i, j int) bool {
	bit := firstBits[text[i]]
	return g.singles&bit != 0 || g.initials&bit != 0 && (j-i == len(text) || i+1 < len(text) && text[i+1] < 'a')
}

// lettered is the groups that a word leads to by its letters, or what follows these: by its
// first one, by its last ones, and as one before digits.
type lettered struct {
	capital, tail uint16
	strong        bool // one of them has what needs no context word
}

// leadsNowhere reports whether it leads to none.
func (l *lettered) leadsNowhere() bool { return l.capital|l.tail == 0 }

// mayMeet reports whether some that need a context word may have one.
func (l *lettered) mayMeet(d *dispatch, near *nearSet) bool {
	return near.mayMeet(&d.groups[l.capital].weak) || near.mayMeet(&d.groups[l.tail].weak)
}

// further gives what a word that is in no list leads to by its letters.
func (d *dispatch) further(text string, g *sight) (l lettered) {
	start, end, n := g.start, g.start+int(g.size), g.lead.index().length()
	if text[start] < 'a' || start == 0 {
		if d.gates[n].leadsInitial(text, start, end) {
			l.capital = d.capitals[n]
		}
		if d.tails[n] != 0 && d.hasTail(text, start, end) {
			l.tail = d.tails[n]
		}
	}
	l.strong = d.groups[l.capital].strong+d.groups[l.tail].strong > 0
	return l
}

// leadsStrongly reports whether a word that is in no list leads by its letters to what needs no
// context word.
func (d *dispatch) leadsStrongly(text string, g *sight) bool {
	start, end, n := g.start, g.start+int(g.size), g.lead.index().length()
	return (text[start] < 'a' || start == 0) &&
		(d.strong.capitals>>n&1 == 1 && d.gates[n].leadsInitial(text, start, end) || d.strong.tails>>n&1 == 1 && d.hasTail(text, start, end))
}

// opensTail has, for what a capitalised word goes on with in a way of which the dispatch knows
// nothing, the bits of the classes of which the next byte has to be one.
var opensTail = func() (opens [256]uint8) {
	for c := range opens {
		switch {
		case c == '-' || c == '\'':
			opens[c] = 1<<lex.ClassLetter | 1<<lex.ClassHigh
		case c >= 0xC2 && c < 0xF5:
			opens[c] = 1 << lex.ClassHigh
		}
	}
	return opens
}()

// hasTail reports whether a capitalised word may end with a word of the list, or
// goes on in a way of which the dispatch knows nothing.
func (d *dispatch) hasTail(text string, i, j int) bool {
	if j+1 < len(text) {
		if opens := opensTail[text[j]]; opens != 0 && opens>>(lex.Classes[text[j+1]]&7)&1 == 1 {
			return true
		}
	}
	return j-i >= 3 && d.tailFilter.has(text, j)
}

// accentedGroup is the group that a word with letters beyond ASCII leads to, which has this
// index but for its place.
func (d *dispatch) accentedGroup(text string, i, j int, k leadIndex) uint16 {
	number := d.accented[k.length()]
	if j+1 < len(text) && opensTail[text[j]]>>lex.Classes[text[j+1]]&1 == 1 || j-i >= 3 && d.endFilter.has(text, j) {
		number = d.ending[k.length()]
	}
	if g := &d.groups[number]; g.follows>>k.follow()&1 == 0 || g.firsts&beginning(text[i]) == 0 {
		return 0
	}
	return number
}

// The classes of the first two characters of a mixed token: 26 letters, the
// digits, and all else.
const headClasses = 28

// Mixed tokens are told apart by their length, too, as far as that rules something
// out.
const headLengths = 5

// longestOfHead is the greatest length of each of these classes, and headLength
// the class of each length.
var (
	longestOfHead = [headLengths]int{4, 9, 13, 25, spec.LongestToken}
	headLength    = func() (t [spec.LongestToken + 1]uint8) {
		class := uint8(0)
		for n := range t {
			if n > longestOfHead[class] {
				class++
			}
			t[n] = class
		}
		return t
	}()
)

// headGroup is the group that a mixed token of a length leads to by its first two
// characters.
func (d *dispatch) headGroup(text string, i, length int) uint16 {
	return d.heads[headLength[length]][headOf[text[i]]*headClasses+headOf[text[i+1]]]
}

// goesOn reports whether the entrances of a group of heads may be open for a token of letters and
// digits that has an index and ends in a character.
func (g *group) goesOn(k leadIndex, last byte) bool {
	return g.follows>>k.follow()&1 == 1 && g.lasts&spec.LastBits[last] != 0 && (k.place() == lex.PlaceFree || g.needed&wantsStanding == 0)
}

// mixedLead is what is left of the lead of a token of letters and digits, whose first characters
// lead to a group, or to none. It reports false when it leads to nothing.
func (d *dispatch) mixedLead(l lead, text string, start, end int, list uint16) (lead, bool) {
	if l&leadsSomewhere != 0 {
		l = d.closer(l, text, start, end)
	}
	if list != 0 {
		l &^= leadsWeakly
	}
	return l, l&leadsSomewhere != 0 || list != 0
}

var headOf = func() (t [256]uint16) {
	for c := range t {
		switch b := byte(c); {
		case numeral.IsDigit(b):
			t[c] = 26
		case numeral.IsLetter(b):
			t[c] = uint16(numeral.Upper(b) - 'A')
		default:
			t[c] = 27
		}
	}
	return t
}()

// headClassesOf are the classes that the character of a head at an index stands for, as a set.
func headClassesOf(head string, i int) uint32 {
	if i >= len(head) {
		return 1<<headClasses - 1
	}
	switch c := head[i]; c {
	case '9':
		return 1 << 26
	case 'A':
		return 1<<26 - 1
	case '*':
		return 1 << 27
	default:
		return 1 << headOf[c]
	}
}
