package profiler

import "strings"

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

func leadIndexOf(p place, kind tokenKind, length int, f follow) leadIndex {
	return leadIndex(p)<<12 | leadIndex(kind)<<10 | leadIndex(length)<<5 | leadIndex(f)
}

func (k leadIndex) place() place    { return place(k >> 12 & 3) }
func (k leadIndex) kind() tokenKind { return tokenKind(k >> 10 & 3) }
func (k leadIndex) length() int     { return int(k >> 5 & 31) }
func (k leadIndex) follow() follow  { return follow(k & 31) }

func (l lead) group() uint16    { return uint16(l) }
func (l lead) index() leadIndex { return leadIndex(l >> leadIndexAt & (leadIndexes - 1)) }

// A dispatch leads from sights to entrances. It never changes.
type dispatch struct {
	tokens     [leadIndexes]lead
	closers    []*closer                                      // the first is empty
	shapes     [leadIndexes / 4]uint16                        // by the index of a token at placeFree: in weakShapes
	weakShapes []nearSet                                      // the owners of weak shapes that can begin with a token
	heads      [headLengths][headClasses * headClasses]uint16 // grammars of mixed tokens, in groups
	tails      [longestToken + 1]uint16                       // grammars of capitalised words, in groups
	capitals   [longestToken + 1]uint16
	digits     [longestToken + 1]uint16
	accented   [longestToken + 1]uint16           // grammars of all words that can have letters beyond ASCII, whatever they end with
	ending     [longestToken + 1]uint16           // the same and those by the end of the word
	bytes      [lastClasses][specials][256]uint16 // grammars of single bytes, by what is before them and the byte behind
	gates      [longestToken + 1]wordGates
	longFields bool   // all that an equals sign and a digit lead to wants a long value
	tied       bool   // some grammar begins at digits that a hyphen or a slash ties to a number before them, and that no decimals follow
	dotted     bool   // some does at those that a dot ties to one
	spaced     uint32 // a bit for each length of words that lead to something with a byte behind them that is no joint
	spacesOnly bool   // of these only single letters, and words of shortestNoticed or more, do with anything but a space and a letter or a digit
	anyFollow  uint32 // a bit for each length of words that lead to something with more behind them than joint tokens
	tailFilter tailFilter
	endFilter  tailFilter // of words with letters beyond ASCII
	vocabulary vocabulary
	others     otherWords
	groups     []group // the first is empty
	gathered   gathering
	sure       sureGuide
}

// wordGates say at a glance of words of a length whether they can lead to
// something though they are in no list.
type wordGates struct {
	follows  uint32 // a bit for each follow
	numbered uint32 // the same for words that have a digit within digitReach
	initials uint32 // a bit for each letter that such in capitals begin with
	singles  uint32 // the same for those of which one capital is enough
	digits   uint32 // 1 when a digit within digitReach is enough
}

// jointFollows are the follows of words that a joint ties to what is behind them.
var jointFollows = func() (set uint32) {
	for _, n := range [...]nextClass{nextHyphen, nextDot, nextSlash, nextColon} {
		set |= 1<<followOf(n, afterDigit) | 1<<followOf(n, afterLetter)
	}
	return set
}()

// tiesOn are those of tokens that are tied to a digit behind them, so that nothing ends there.
var tiesOn = func() (set uint32) {
	for _, n := range [...]nextClass{nextHyphen, nextDot, nextSlash} {
		set |= 1 << followOf(n, afterDigit)
	}
	return set
}()

// anyInitial is the set of all letters.
const anyInitial = 1<<26 - 1

// seal makes what reads from the rest, when all entrances are in.
func (d *dispatch) seal() {
	d.vocabulary.freeze()
	d.shareGroups()
	d.longFields, d.spacesOnly = true, true
	for k := range d.bytes {
		for c := '0'; c <= '9'; c++ {
			number := d.bytes[k][specialOf['=']][c]
			d.longFields = d.longFields && (number == 0 || d.groups[number].needed&wantsLong != 0)
		}
	}
	d.partEither()
	known, shapes := map[closer]lead{}, d.gathered.shapes
	d.closers = []*closer{{}}
	for k := range d.tokens {
		l, index := &d.tokens[k], leadIndex(k)
		if *l != 0 && index.kind() == tokenDigits {
			d.tied = d.tied || index.place() == placeTied && index.follow() != followOf(nextDot, afterDigit)
			d.dotted = d.dotted || index.place() == placeDotted
		}
		if *l == 0 {
			continue
		}
		if c := d.closerOf(l.group(), shapes[index], index); c != nil {
			number, ok := known[*c]
			if !ok {
				number = lead(len(d.closers))
				known[*c] = number
				d.closers = append(d.closers, c)
			}
			*l |= number << leadCloserAt
		} else if *l&(leadsToShape|leadsToStrong) != leadsToShape|leadsToStrong && d.groups[l.group()].strong == 0 {
			*l |= leadsWeakly
		}
	}
	for k := range d.tokens {
		d.tokens[k] |= lead(k) << leadIndexAt
		if l := d.tokens[k]; leadIndex(k).kind() == tokenDigits {
			d.plan(l.group())
			for _, left := range d.closers[l>>leadCloserAt].leads {
				d.plan(left.lead.group())
			}
		}
	}
	d.gathered = gathering{}
	d.guide()
	for n := range d.gates {
		g := &d.gates[n]
		for f := range follows {
			k := leadIndexOf(placeFree, tokenWord, n, f)
			number := d.tokens[k].group()
			if number != 0 && d.groups[number].needed&wantsDigits == 0 {
				g.follows |= 1 << f
			}
			if number != 0 {
				g.numbered |= 1 << f
			}
			for _, s := range shapes[k] {
				if s.numbered {
					g.numbered |= 1 << f
				} else {
					g.follows |= 1 << f
				}
			}
		}
		if d.digits[n] != 0 {
			g.digits = 1
		}
		if g.follows&^jointFollows != 0 {
			d.anyFollow |= 1 << n
		}
		leads := g.follows | g.numbered
		if g.digits != 0 {
			leads = ^uint32(0)
		}
		if leads&^jointFollows != 0 {
			d.spaced |= 1 << n
		}
		spaces := uint32(1<<followOf(nextSpace, afterDigit) | 1<<followOf(nextSpace, afterLetter))
		if 1 < n && n < shortestNoticed && leads&^jointFollows&^spaces != 0 {
			d.spacesOnly = false
		}
	}
}

// partEither makes the groups of those entrances of bytes that want either a long value or
// colons.
func (d *dispatch) partEither() {
	for k := range d.bytes {
		for c := range d.bytes[k] {
			for _, n := range d.bytes[k][c] {
				if d.groups[n].either != 0 {
					long, colons := d.groupWithout(n, wantsColons), d.groupWithout(n, wantsLong)
					d.groups[n].long, d.groups[n].colons = long, colons
				}
			}
		}
	}
}

// plan makes the plan of a group that digits lead to.
func (d *dispatch) plan(number uint16) {
	if g := &d.groups[number]; len(g.all) > 0 && g.plan == nil {
		g.makePlan()
	}
}

// A gathering is the groups while entrances come. There are some fifty times as many
// groups as in the end, so that they are not made before it is known which are alike.
type gathering struct {
	entrances []entrance
	joins     []joining
	groups    int                         // how many, with the first, which is empty
	known     map[string]uint16           // the groups that have been made, by their entrances
	shapes    map[leadIndex][]closerShape // those that begin with a token
	closers   map[uint16]*closer          // of groups
}

// A joining says that an entrance is in a group.
type joining struct {
	entrance int32
	group    uint16
}

// sorted gives the numbers of the entrances of all groups, one group after the other and
// those that are not weak first, and where each group ends.
func (g *gathering) sorted() (entrances []int32, ends []int) {
	next := make([]int, g.groups+1) // at first how many there are
	for _, j := range g.joins {
		next[j.group+1]++
	}
	for i := range g.groups {
		next[i+1] += next[i]
	}
	entrances = make([]int32, len(g.joins))
	for _, weak := range [...]bool{false, true} {
		for _, j := range g.joins {
			if g.entrances[j.entrance].weak == weak {
				entrances[next[j.group]] = j.entrance
				next[j.group]++
			}
		}
	}
	return entrances, next[:g.groups]
}

// shareGroups makes the groups, and one of those that are alike, of which there are
// many: what is not in use does not push anything out of the processor's caches.
func (d *dispatch) shareGroups() {
	var groups []group
	known := map[string]uint16{}
	d.gathered.known = known
	to := make([]uint16, d.gathered.groups)
	var key []byte
	entrances, ends := d.gathered.sorted()
	start := 0
	for i, end := range ends {
		list := entrances[start:end]
		start = end
		key = key[:0]
		for _, k := range list {
			key = d.gathered.entrances[k].appendNumber(key)
		}
		n, ok := known[string(key)]
		if !ok {
			n = uint16(len(groups))
			known[string(key)] = n
			g := group{all: make([]entrance, 0, len(list))}
			for _, k := range list {
				g.add(d.gathered.entrances[k])
			}
			groups = append(groups, g)
		}
		to[i] = n
	}
	d.groups = groups
	share := func(slots []uint16) {
		for i, n := range slots {
			slots[i] = to[n]
		}
	}
	for k, l := range d.tokens {
		d.tokens[k] = l&^leadsToGroup | lead(to[l.group()])
	}
	for k := range d.bytes {
		for c := range d.bytes[k] {
			share(d.bytes[k][c][:])
		}
	}
	for n := range d.heads {
		share(d.heads[n][:])
	}
	for _, slots := range [][]uint16{d.tails[:], d.capitals[:], d.digits[:], d.accented[:], d.ending[:]} {
		share(slots)
	}
}

// weakShapesAt are the owners of the weak shapes that can begin with a token of an index.
func (d *dispatch) weakShapesAt(k leadIndex) *nearSet {
	return &d.weakShapes[d.shapes[k%leadIndex(len(d.shapes))]]
}

func newDispatch() dispatch {
	return dispatch{gathered: gathering{groups: 1, shapes: map[leadIndex][]closerShape{}, closers: map[uint16]*closer{}}, weakShapes: make([]nearSet, 1)}
}

// join adds the entrance that is being added to the group of a slot.
func (d *dispatch) join(slot *uint16) {
	g := &d.gathered
	if *slot == 0 {
		*slot = uint16(g.groups)
		g.groups++
	}
	g.joins = append(g.joins, joining{int32(len(g.entrances) - 1), *slot})
}

// addShape registers that a shape can begin with the token of a trigger.
func (d *dispatch) addShape(t trigger, pattern string, e entrance) {
	shape := closerShape{rest: pattern[t.length:], weak: e.weak}
	rest := pattern[t.length:min(len(pattern), t.length+digitReach)]
	if strings.Contains(rest, "9") && (t.kind == tokenWord || len(rest) > 1 && isLetter(rest[1])) {
		shape.numbered = true
	}
	for f := range follows {
		if !t.gate.admits(f) || shape.rest == "" && tiesOn>>f&1 == 1 {
			continue
		}
		k := leadIndexOf(placeFree, t.kind, min(t.length, longestToken), f)
		d.tokens[k] |= leadsToShape
		d.gathered.shapes[k] = append(d.gathered.shapes[k], shape)
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

// add registers an entrance of a grammar.
func (d *dispatch) add(t trigger, e entrance) {
	g := &t.gate
	e.close(t)
	d.gathered.entrances = append(d.gathered.entrances, e)
	if t.char != 0 {
		then := thenSet(g.then)
		for c := range 256 {
			if then[c/64]>>(c%64)&1 == 0 {
				continue
			}
			for last := range lastClasses {
				if g.admitsBefore(last) && !(g.undecimal && last == lastDigit && isDigit(byte(c))) {
					d.join(&d.bytes[last][specialOf[t.char]][c])
				}
			}
		}
		return
	}
	length := min(t.length, longestToken)
	if len(g.heads) > 0 && t.kind == tokenMixed {
		// A pair of characters may be meant by two of the heads.
		var seen [headClasses * headClasses]bool
		for _, h := range g.heads {
			for _, pair := range headPairs(h) {
				if seen[pair] {
					continue
				}
				seen[pair] = true
				for n := range d.heads {
					if length != 0 && headLength[length] != uint8(n) || length == 0 && g.least > longestOfHead[n] {
						continue
					}
					d.join(&d.heads[n][pair])
				}
			}
		}
		return
	}
	if t.kind == tokenOther {
		for _, w := range g.words {
			d.others.add(w, &d.vocabulary, e)
		}
		return
	}
	for _, w := range g.words {
		d.vocabulary.addGrammar(w, g.whole, e)
	}
	for _, w := range g.tails {
		d.tailFilter.add(w)
		d.endFilter.addFolded(w)
	}
	from, to := length, length
	if length == 0 {
		from, to = max(1, min(g.least, longestToken)), longestToken
	}
	for n := from; n <= to; n++ {
		if t.kind == tokenWord && (len(g.words) == 0 || len(g.tails) > 0) {
			d.join(&d.ending[n])
			if len(g.tails) == 0 {
				d.join(&d.accented[n])
			}
		}
		switch {
		case len(g.tails) > 0:
			d.join(&d.tails[n])
		case len(g.words) > 0, g.accented:
		case g.capitals && !g.digits && t.kind == tokenWord:
			d.join(&d.capitals[n])
			initials := uint32(e.opens.token>>keyFirst) & anyInitial
			d.gates[n].initials |= initials
			if !g.uppers {
				d.gates[n].singles |= initials
			}
		case g.digits && g.next == "" && t.kind == tokenWord:
			d.join(&d.digits[n])
		default:
			for f := range follows {
				for p := range places {
					if g.admits(f) && g.admitsPlace(p) {
						l := &d.tokens[leadIndexOf(p, t.kind, n, f)]
						number := l.group()
						d.join(&number)
						*l = *l&^leadsToGroup | lead(number)
					}
				}
			}
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
	return d.bytes[lastAt(text, i)][specialOf[text[i]]][next]
}

// byteGroupAt is byteGroup without what wants more behind the byte than there is.
func (d *dispatch) byteGroupAt(text string, i int) uint16 {
	n := d.byteGroup(text, i)
	if g := &d.groups[n]; g.either != 0 {
		n = g.under(n, g.wanted&wantsLong != 0 && mayBeLong(text, i), g.wanted&wantsColons != 0 && mayBeIPv6(text, i))
	}
	return n
}

// wordLeads reports whether a word of ASCII letters that is in no list of words
// leads to something, as far as that can be told at a glance.
func (d *dispatch) wordLeads(text string, i, j int) bool {
	n := min(j-i, longestToken)
	f := followAt(text, j)
	g := &d.gates[n]
	if g.follows>>f&1 == 1 || (g.numbered>>f|g.digits)&1 == 1 && digitBehind(text, j) {
		return true
	}
	if text[i] < 'a' || i == 0 {
		return g.leadsInitial(text, i) || d.tails[n] != 0 && d.hasTail(text, i, j)
	}
	return false
}

// leadsInitial reports whether a word in capitals at text[i] leads to something by how it
// begins.
func (g *wordGates) leadsInitial(text string, i int) bool {
	bit := firstBits[text[i]]
	return g.singles&bit != 0 || g.initials&bit != 0 && (i == 0 || i+1 < len(text) && text[i+1] < 'a')
}

// lettered is the groups that a word leads to by its letters, or what follows these: by its
// first one, by its last ones, and as one before digits.
type lettered struct {
	capital, tail, digits uint16
	strong                bool // one of them has what needs no context word
}

// leadsNowhere reports whether it leads to none.
func (l *lettered) leadsNowhere() bool { return l.capital|l.tail|l.digits == 0 }

// mayMeet reports whether some that need a context word may have one.
func (l *lettered) mayMeet(d *dispatch, near *nearSet) bool {
	return near.mayMeet(&d.groups[l.capital].weak) || near.mayMeet(&d.groups[l.tail].weak) || near.mayMeet(&d.groups[l.digits].weak)
}

// further gives what a word that is in no list leads to by its letters.
func (d *dispatch) further(text string, g *sight) (l lettered) {
	start, end, n := g.start, g.start+int(g.size), g.lead.index().length()
	if text[start] < 'a' || start == 0 {
		if d.gates[n].leadsInitial(text, start) {
			l.capital = d.capitals[n]
		}
		if d.tails[n] != 0 && d.hasTail(text, start, end) {
			l.tail = d.tails[n]
		}
	}
	if d.digits[n] != 0 && digitBehind(text, end) {
		l.digits = d.digits[n]
	}
	l.strong = d.groups[l.capital].strong+d.groups[l.tail].strong+d.groups[l.digits].strong > 0
	return l
}

// opensTail has, for what a capitalised word goes on with in a way of which the dispatch knows
// nothing, the bits of the classes of which the next byte has to be one.
var opensTail = func() (opens [256]uint8) {
	for c := range opens {
		switch {
		case c == '-' || c == '\'':
			opens[c] = 1<<classLetter | 1<<classHigh
		case c >= 0xC2 && c < 0xF5:
			opens[c] = 1 << classHigh
		}
	}
	return opens
}()

// hasTail reports whether a capitalised word may end with a word of the list, or
// goes on in a way of which the dispatch knows nothing.
func (d *dispatch) hasTail(text string, i, j int) bool {
	if j+1 < len(text) {
		if opens := opensTail[text[j]]; opens != 0 && opens>>(classes[text[j+1]]&7)&1 == 1 {
			return true
		}
	}
	return j-i >= 3 && d.tailFilter.has(text, j)
}

// accentedGroup is the group that a word with letters beyond ASCII leads to, which has this
// index but for its place.
func (d *dispatch) accentedGroup(text string, i, j int, k leadIndex) uint16 {
	number := d.accented[k.length()]
	if j+1 < len(text) && opensTail[text[j]]>>classes[text[j+1]]&1 == 1 || j-i >= 3 && d.endFilter.has(text, j) {
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
	longestOfHead = [headLengths]int{4, 9, 13, 25, longestToken}
	headLength    = func() (t [longestToken + 1]uint8) {
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

var headOf = func() (t [256]uint16) {
	for c := range t {
		switch b := byte(c); {
		case isDigit(b):
			t[c] = 26
		case isLetter(b):
			t[c] = uint16(upper(b) - 'A')
		default:
			t[c] = 27
		}
	}
	return t
}()

// headPairs are the pairs of classes that a head of gate.heads describes.
func headPairs(head string) (pairs []uint16) {
	in := func(class uint16, i int) bool {
		if i >= len(head) {
			return true
		}
		switch c := head[i]; c {
		case '9':
			return class == 26
		case 'A':
			return class < 26
		case '*':
			return class == 27
		default:
			return class == headOf[c]
		}
	}
	for a := range uint16(headClasses) {
		for b := range uint16(headClasses) {
			if in(a, 0) && in(b, 1) {
				pairs = append(pairs, a*headClasses+b)
			}
		}
	}
	return pairs
}
