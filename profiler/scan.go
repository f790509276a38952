package profiler

// This file is the engine. It walks over the text once. A reader notes the
// tokens and bytes that can lead to something; each of these sights leads to the
// shapes that the text can have there, which one automaton looks for together,
// and to the few grammars that can begin there. All of them look at a bounded
// number of bytes, so that the whole is linear in the length of the text. What
// they find are candidates; context words raise or lower them; and of those that
// overlap the most confident stays.

// longestToken is the length from which on tokens are not told apart by length.
const longestToken = 31

// A scanner is a list of recognizers made ready. It never changes.
type scanner struct {
	recognizers []*Recognizer
	beside      []float64 // by recognizer, the logarithm of the odds beside a context word
	context     contextIndex
	ownMatcher  *ownMatcher // nil when there is nothing for it
	dispatch    dispatch
	shapes      *shapeAutomaton
	grammars    int // how many recognizers have one

	// All entrances once more, for those who ask without ruling anything out.
	byToken   [tokenKinds][longestToken + 1][]entrance
	byByte    [256][]entrance
	byCompact [maxCompact + 1][]entrance // shapes, by the number of their letters and digits
}

// An entrance is one way in which a recognizer is called: with one of its
// shapes, or, when shape is negative, with its grammar.
type entrance struct {
	odds       float64 // logarithm of the odds of the shape alone
	recognizer int32
	shape      int16
	grammar    int16 // the number of the grammar
	number     int32 // of the entrances of grammars, which are copied into several groups

	// What is left of the gate for the scanner to see to; see gate.
	follows  uint32
	first    uint32 // a bit for each digit or letter that it can begin with; zero means any
	length   int16
	least    int16
	digits   bool
	long     bool
	standing bool
	leading  bool
	capitals bool
	fraction bool

	weak bool // alone it cannot reach prunedFrom
}

// prunedFrom is the least confidence from which on weak entrances are used only
// where a context word stands near, since without one they come to nothing. It
// is DefaultMinConfidence, the case to be fast in.
const prunedFrom = DefaultMinConfidence

// sureFrom is the confidence from which on a finding is so sure that nothing is
// looked for inside it: the domain of an address, the groups of a card number.
const sureFrom = 0.98

// longestWeak bounds in bytes what a weak entrance finds, from its sight on, and
// weakBefore how far before that it begins. So the context words that can raise
// it are known before it is called.
const (
	longestWeak = 80
	weakBefore  = 16
)

// newScanner compiles the recognizers. They have been validated; what is left to
// go wrong is that their shapes together are too many.
func newScanner(recognizers []*Recognizer) (*scanner, error) {
	s := &scanner{recognizers: recognizers, dispatch: newDispatch(), ownMatcher: newOwnMatcher(recognizers)}
	tree := newPatternTree()
	entrances := int32(0)
	for i, r := range recognizers {
		s.beside = append(s.beside, logit(r.beside()))
		for k, shape := range r.Shapes {
			e := entrance{recognizer: int32(i), shape: int16(k), odds: logit(shape.Alone), weak: shape.Alone < prunedFrom}
			tree.add(shape.Pattern, e)
			for _, t := range shapeTriggers(shape.Pattern) {
				t.gate = shapeGate(shape.Pattern, t.length)
				s.dispatch.addShape(t, shape.Pattern)
				s.addPlain(t, e)
			}
			n := shape.compactLength()
			s.byCompact[n] = append(s.byCompact[n], e)
		}
		for _, t := range r.triggers {
			entrances++
			e := entrance{recognizer: int32(i), shape: -1, grammar: int16(s.grammars), number: entrances, weak: t.most > 0 && t.most < prunedFrom}
			s.dispatch.add(t, e)
			s.addPlain(t, e)
		}
		if r.match != nil {
			s.grammars++
		}
	}
	var err error
	if s.shapes, err = tree.compile(); err != nil {
		return nil, err
	}
	s.context = newContextIndex(recognizers, &s.dispatch.vocabulary)
	s.dispatch.seal()
	return s, nil
}

func (s *scanner) addPlain(t trigger, e entrance) {
	if t.char != 0 {
		s.byByte[t.char] = append(s.byByte[t.char], e)
		return
	}
	from, to := min(t.length, longestToken), min(t.length, longestToken)
	if t.length == 0 {
		from, to = 1, longestToken
	}
	for n := from; n <= to; n++ {
		s.byToken[t.kind][n] = append(s.byToken[t.kind][n], e)
	}
}

// A candidate is a match of one recognizer, weighed.
type candidate struct {
	match
	recognizer int
	confidence float64
	reading    int // its number in hidden.readings, from 1 on; 0 when it was found as it stands
}

// A scratch is the memory of one scan. It is used by one goroutine at a time
// and kept for the next scan.
type scratch struct {
	reader     reader
	surround   *surround // the one in use: that of the reader, or of a place aside
	read       surround
	aside      surround
	asideRead  reader
	candidates []candidate // in the order of their starts
	kept       []candidate
	ends       []shapeEnd
	order      []int  // of the candidates of a cluster
	taken      []bool // by index in a cluster
	until      []int  // by grammar: the end of what it found last

	// least is the probability below which nothing is kept.
	least, leastOdds float64
	prune            bool // least is prunedFrom or more

	sure    int // nothing is looked for that begins before it; see sureFrom
	settled int // what begins before it cannot stay; see settle

	// thresholds are, by recognizer, the same for one; nil when all have least.
	thresholds []float64

	// refused collects what checks have refused, when it is not nil; then nothing
	// is dropped for an allow list either.
	refused *[]candidate

	own    ownScratch
	hidden hidden

	compact [2 * maxCompact]byte
	odds    [16][2]float64 // see oddsOf
	chances [64][2]float64 // see probability
}

// takes reports whether something that a recognizer has found with a probability
// is sure enough.
func (x *scratch) takes(p float64, recognizer int) bool {
	return p >= x.least && (x.thresholds == nil || p >= x.thresholds[recognizer])
}

// begin makes the scratch ready for another text.
func (x *scratch) begin(s *scanner, least float64) {
	x.reader.begin()
	x.read.begin(&x.reader)
	x.surround = &x.read
	x.candidates = x.candidates[:0]
	if len(x.until) != s.grammars {
		x.until = make([]int, s.grammars)
	}
	clear(x.until)
	x.least, x.leastOdds = least, x.oddsOf(least)
	x.prune = least >= prunedFrom
	x.sure, x.settled = 0, 0
	x.hidden.done = 0
	clear(x.own.next)
}

// scan collects in x.kept what is found in the text with a confidence of at
// least least, without overlaps, in the order of the text.
func (s *scanner) scan(x *scratch, text string, least float64) {
	s.collect(x, text, least)
	s.decode(x, text, 0, len(text))
	resolve(x)
}

// collect collects in x.candidates what is found in the text as it stands.
func (s *scanner) collect(x *scratch, text string, least float64) {
	x.begin(s, least)
	s.walk(x, text, len(text), true)
	s.own(x, text, 0, len(text))
}

// readAhead is how far, in bytes, the text is read before what was noted in it
// is dealt with: a walk over many sights of one kind costs less than going back
// and forth.
const readAhead = 4096

// walk goes on over the text and collects the candidates of the sights before
// text[limit]; with final, the text ends there. Where it does not, more of it must
// be known behind limit than any recognizer looks at.
func (s *scanner) walk(x *scratch, text string, limit int, final bool) {
	r := &x.reader
	for !r.done && (final || r.at < limit) {
		for to := r.at + readAhead; !r.done && r.at < to && (final || r.at < limit); {
			r.read(&s.dispatch, text)
		}
		s.seeAll(x, text, limit)
		x.forget(min(r.at, limit))
	}
	s.seeAll(x, text, limit)
}

// seeAll deals with the sights before text[limit] that have been noted. Their
// surroundings may have more noted.
func (s *scanner) seeAll(x *scratch, text string, limit int) {
	r := &x.reader
	for ; r.next < len(r.sights) && r.sights[r.next].start < limit; r.next++ {
		s.see(x, text, r.next)
		if r.next == readAhead {
			x.forget(r.sights[r.next].start)
		}
	}
}

// forget drops what has been dealt with, when all sights before text[i] have.
func (x *scratch) forget(i int) {
	r, y := &x.reader, &x.read
	if r.next > 0 {
		done := min(r.next, len(r.sights))
		r.sights = append(r.sights[:0], r.sights[done:]...)
		r.next -= done
	}
	n := y.next
	for n < len(r.words) && r.words[n].end < i-contextBefore*widest-lookBack {
		n++
	}
	r.words = append(r.words[:0], r.words[n:]...)
	y.next = 0
}

// see deals with a sight.
func (s *scanner) see(x *scratch, text string, number int) {
	d := &s.dispatch
	g := &x.reader.sights[number]
	if g.start < x.sure {
		return
	}
	if g.kind == sightByte {
		s.seeByte(x, text, g.start)
		return
	}
	t := token{start: g.start, end: g.start + int(g.size), kind: g.kind, place: g.place, follow: g.follow, word: g.word, high: g.high}
	i, j := t.start, t.end
	t.length = min(j-i, longestToken)
	if g.shape {
		if s.tryShapes(x, text, i, j, t.kind); x.sure > i {
			return
		}
	}
	if t.high {
		s.tryGroup(x, text, &t, d.accented[t.length])
	} else {
		s.tryGroup(x, text, &t, d.tokens[t.place][t.kind][t.length][t.follow])
	}
	switch t.kind {
	case tokenMixed:
		s.tryGroup(x, text, &t, d.headGroup(text, i, t.length))
	case tokenWord:
		s.seeWord(x, text, &t)
	}
}

// A token is a sight that is one, with what is known of it.
type token struct {
	start, end int
	kind       tokenKind
	place      place
	follow     follow
	high       bool
	word       int32 // in the vocabulary, or -1
	length     int   // at most longestToken
}

// seeByte calls the grammars that a single byte leads to.
func (s *scanner) seeByte(x *scratch, text string, i int) {
	long := unknown
	all := s.dispatch.groups[s.dispatch.byteGroup(text, i)].all
	for k := range all {
		e := &all[k]
		if e.long {
			if long == unknown {
				if long = no; longAfter(text, i) {
					long = yes
				}
			}
			if long == no {
				continue
			}
		}
		if !e.weak || s.hopeful(x, text, i, e) {
			s.tryGrammar(x, text, i, e)
		}
	}
}

// seeWord calls the grammars that only words lead to.
func (s *scanner) seeWord(x *scratch, text string, t *token) {
	d := &s.dispatch
	if t.word >= 0 {
		s.tryAll(x, text, t, &d.vocabulary.entries[t.word].group)
	}
	if t.high {
		return
	}
	if text[t.start] < 'a' || t.start == 0 {
		if d.gates[t.length].initials&firstBit(text[t.start]) != 0 {
			s.tryGroup(x, text, t, d.capitals[t.length])
		}
		if d.tails[t.length] != 0 && d.hasTail(text, t.start, t.end) {
			s.tryGroup(x, text, t, d.tails[t.length])
		}
	}
	if d.digits[t.length] != 0 && digitBehind(text, t.end) {
		s.tryGroup(x, text, t, d.digits[t.length])
	}
}

func (s *scanner) tryGroup(x *scratch, text string, t *token, number uint16) {
	if number != 0 {
		s.tryAll(x, text, t, &s.dispatch.groups[number])
	}
}

// tryAll calls the grammars of a group at a token.
func (s *scanner) tryAll(x *scratch, text string, t *token, g *group) {
	hope := unknown
	for k := range g.all {
		e := &g.all[k]
		if !e.admits(text, t) {
			continue
		}
		if e.weak && x.prune {
			if hope == unknown {
				hope = no
				if x.surround.near(s, text, t.start).meets(g.weak) {
					hope = yes
				}
			}
			if hope == no {
				return // the weak ones come last
			}
			if !s.hopeful(x, text, t.start, e) {
				continue
			}
		}
		s.tryGrammar(x, text, t.start, e)
	}
}

// What is known of something that is looked at when it is first needed.
const (
	unknown = iota
	yes
	no
)

// admits reports whether what is left of the gate of an entrance is open for a
// token.
func (e *entrance) admits(text string, t *token) bool {
	switch {
	case e.standing && t.place != placeFree,
		e.length != 0 && int(e.length) != t.length,
		int(e.least) > t.end-t.start,
		e.follows>>t.follow&1 == 0,
		e.first != 0 && t.kind != tokenMixed && e.first&firstBit(text[t.start]) == 0,
		e.leading && t.start >= 2 && text[t.start-1] == ' ' && isDigit(text[t.start-2]),
		e.capitals && text[t.start] >= 'a' && t.start > 0,
		e.digits && !digitBehind(text, t.end),
		e.fraction && !fractionAt(text, t.end):
		return false
	}
	return true
}

// hopeful reports whether a weak entrance at text[i] can come to something.
func (s *scanner) hopeful(x *scratch, text string, i int, e *entrance) bool {
	return !x.prune || x.surround.near(s, text, i).has(owner(e.recognizer))
}

// tryShapes looks for all shapes at the token text[i:j], which begins a word. The
// longest is tried first: when it is sure, the shorter ones are not tried.
func (s *scanner) tryShapes(x *scratch, text string, i, j int, kind tokenKind) {
	a := s.shapes
	state, k := uint16(startState), i
	if kind == tokenDigits && j-i <= longestToken {
		state, k = a.afterDigits[j-i], j
	}
	x.ends = x.ends[:0]
	next, column := a.next, &a.column
	for {
		if state >= a.accepting && standsBefore(text, k) {
			x.ends = append(x.ends, shapeEnd{end: k, state: state})
		}
		if k == len(text) {
			break
		}
		if state = next[int(state)<<columnBits|int(column[text[k]])]; state == deadState {
			break
		}
		k++
	}
	if len(x.ends) == 0 {
		return
	}
	// The compact form of a shorter one is the beginning of that of a longer one.
	compact, from := x.compact[:0], i
	for n := range x.ends {
		e := &x.ends[n]
		compact = appendCompact(compact, text[from:e.end])
		from, e.compact = e.end, len(compact)
	}
	for n := len(x.ends) - 1; n >= 0 && x.sure <= i; n-- {
		e := &x.ends[n]
		s.tryShape(x, text, i, e.end, compact[:e.compact], &a.groups[e.state])
	}
}

// A shapeEnd is where a shape ends, and the state of the automaton there.
type shapeEnd struct {
	end     int
	compact int // the length of the compact form
	state   uint16
}

// tryShape calls the recognizers of a shape that stands at text[i:j].
func (s *scanner) tryShape(x *scratch, text string, i, j int, compact []byte, g *group) {
	all := g.all
	if x.prune && g.strong < len(all) && !x.surround.near(s, text, i).meets(g.weak) {
		all = all[:g.strong]
	}
	for k := range all {
		e := &all[k]
		if e.weak && !s.hopeful(x, text, i, e) {
			continue
		}
		r := s.recognizers[e.recognizer]
		m := match{i, j, r.Shapes[e.shape].Alone}
		if !r.check(compact) {
			s.refuse(x, text, m, int(e.recognizer))
			continue
		}
		s.weigh(x, text, m, e.odds, int(e.recognizer))
	}
}

// tryGrammar calls one grammar at text[i] and keeps what it finds.
func (s *scanner) tryGrammar(x *scratch, text string, i int, e *entrance) {
	// A grammar does not begin again inside what it has found: an address in
	// the query of another one would have to be read twice.
	if i < x.until[e.grammar] {
		return
	}
	r := s.recognizers[e.recognizer]
	m, ok := r.match(text, i)
	if !ok {
		return
	}
	x.until[e.grammar] = m.end
	if x.prune && m.alone < prunedFrom && m.start >= i-weakBefore && m.end <= i+longestWeak && !s.hopeful(x, text, i, e) {
		return
	}
	if r.Check != nil && !r.Check(appendCompact(x.compact[:0], text[m.start:min(m.end, m.start+len(x.compact))])) {
		s.refuse(x, text, m, int(e.recognizer))
		return
	}
	s.weigh(x, text, m, x.oddsOf(m.alone), int(e.recognizer))
}
