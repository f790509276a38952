package profiler

import (
	"slices"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

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
	proves      []bool    // by recognizer, its check is one of check digits
	checked     []bool    // by phrase of the context; see speaksOfChecked
	context     contextIndex
	ownMatcher  *ownMatcher       // nil when there is nothing for it
	named       [tagger.All][]int // by what the tagger finds, the recognizers of it
	names       bool              // there is one
	dispatch    dispatch
	shapes      *shapeAutomaton
	grammars    int // how many recognizers have one

	plain func() *plainEntrances
}

// prunedFrom is the least confidence from which on weak entrances are used only
// where a context word stands near, since without one they come to nothing. It
// is DefaultMinConfidence, the case to be fast in.
const prunedFrom = DefaultMinConfidence

// sureFrom is the confidence from which on a finding is so sure that nothing is
// looked for inside it: the domain of an address, the groups of a card number.
const sureFrom = 0.98

// coverFrom is the confidence from which on nothing that needs a context word is looked
// for inside a number: the day of a date, the last byte of an internet address. Of
// addresses, and of what else is written in words, the parts can be worth more.
const coverFrom = 0.9

// longestWeak bounds in bytes what a weak entrance finds, from its sight on, and
// weakBefore how far before that it begins. So the context words that can raise
// it are known before it is called.
const (
	longestWeak = 80
	weakBefore  = 16
)

// newScanner compiles the recognizers. They have been validated; what is left to
// go wrong is that their shapes together are too many.
//
// Where a trigger of tables stands, the scratch is asked for a table; it is no recognizer.
func newScanner(recognizers []*Recognizer, tables *Recognizer) (*scanner, error) {
	led := append(slices.Clip(recognizers), tables)
	s := &scanner{recognizers: recognizers, ownMatcher: newOwnMatcher(recognizers), plain: plainEntrancesOf(recognizers), grammars: 1}
	words, phrases := 0, len(againstWords)
	for i, r := range recognizers {
		if r.tagged != notTagged {
			l := r.tagged - 1
			s.named[l], s.names = append(s.named[l], i), true
		}
		s.beside = append(s.beside, logit(r.beside()))
		s.proves = append(s.proves, r.proves() && len(r.Context) > 0)
		if r.match != nil {
			s.grammars++
		}
		for k := range r.triggers {
			words += len(r.triggers[k].gate.words)
		}
		phrases += len(r.Context)
	}
	d := &s.dispatch
	d.begin()
	d.vocabulary.expect((words + phrases) * 5 / 8) // many are in several lists, and many phrases begin alike
	tree := newPatternTree()
	eachEntrance(led, func(e entrance, shape *Shape) {
		tree.add(shape.Pattern, e)
		d.addShape(shape.Pattern, e)
	}, func(e entrance, t *trigger) { d.add(t, e) })
	var err error
	if s.shapes, err = tree.compile(); err != nil {
		return nil, err
	}
	s.context = *newContextIndex(recognizers, &d.vocabulary)
	s.checked = s.context.speaksOfChecked(recognizers)
	d.seal()
	return s, nil
}

// A candidate is a match of one recognizer, weighed.
type candidate struct {
	match
	recognizer int
	confidence float64
	reading    int   // its number in hidden.readings, from 1 on; 0 when it was found as it stands
	phrase     int32 // that speaks for it, in the contextIndex, from 1 on; 0 where none does
	named      bool  // the tagger has found it, or the header above it
	headed     bool  // the header above it has
	walked     bool  // what adjoins it has been looked at
	foreign    bool  // another country than its own is named near; see weighCountry
	part       int32
	parts      int32 // of an address: how many parts it has, and where they begin in addresses.parts
}

// A scratch is the memory of one scan. It is used by one goroutine at a time
// and kept for the next scan.
type scratch struct {
	reader     reader
	surround   *surround // the one in use: that of the reader, or of a place aside
	read       surround
	aside      surround
	asideRead  reader
	token      token       // that is being dealt with
	candidates []candidate // in the order of their starts
	ahead      []candidate // to be merged into them: see holdBack and decodeLevel
	kept       []candidate
	ends       []shapeEnd
	order      []ranked // of the candidates of a cluster
	taken      []bool   // by index in a cluster
	until      []int    // by grammar: the end of what it found last
	ended      [8]int16
	endings    int // how many times a grammar has found something; the first of them are in ended

	// least is the probability below which nothing is kept.
	least, leastOdds float64
	prune            bool // least is prunedFrom or more

	sure     int     // nothing is looked for that begins before it; see sureFrom
	sureFrom int     // where that begins which ends at sure
	surest   float64 // and its confidence
	cover    int     // nothing that needs a context word is looked for that begins before it; see coverFrom
	covered  int     // where that begins which ends at cover
	settled  int     // what begins before it cannot stay; see settle
	length   int     // of the text, when all that is found in it is found here, or -1; see single.go
	whole    float64 // the confidence of the surest candidate that is the whole text

	refusal refusal // the last

	// thresholds are, by recognizer, the same for one; nil when all have least.
	thresholds []float64

	// explains says that evidence will be asked for.
	explains bool

	// refused collects what checks have refused, when it is not nil; then nothing
	// is dropped for an allow list either.
	refused *[]candidate

	names   names
	tables  tableStage // nil where none are looked for
	layouts layouts
	series  *[1 << seriesBits]series
	own     ownScratch
	hidden  hidden

	compact [2 * maxCompact]byte
	odds    [64][2]float64  // see oddsOf
	chances [128][2]float64 // see probability

	block block // of a text that is shorter than one
}

// takeTables makes candidates of what has been found in tables.
func (x *scratch) takeTables() {
	if x.tables != nil {
		x.merge(x.tables.Take())
	}
}

// A tableStage reads the tables and records that stand in a text.
type tableStage interface {
	// Begin forgets the tables of the last text.
	Begin()

	// Read finds what stands in the table that is headed by the word at text[at].
	Read(s *scanner, x *scratch, text string, at int)

	// Take gives what has been found since the last time, in the order of the text.
	Take() []candidate

	// IsThing reports whether a name is nobody's for where it stands in a table.
	IsThing(start, end int) bool

	// Shift moves what is remembered n bytes to the front.
	Shift(n int)
}

// leadsToTable reports whether the entrance is that of the table stage, which stands behind the last recognizer.
func (e *entrance) leadsToTable(s *scanner) bool { return int(e.recognizer) == len(s.recognizers) }

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
	x.restart(s.grammars)
	if least != x.least || least == 0 {
		x.least, x.leastOdds = least, logit(least)
	}
	x.prune = least >= prunedFrom
	x.sure, x.settled = 0, 0
	x.cover, x.covered = 0, 0
	x.length, x.whole = -1, 0
	x.refusal = refusal{}
	x.hidden.done = 0
	x.names.finder.begin()
	if x.tables != nil {
		x.tables.Begin()
	}
	if x.own.next != nil {
		clear(x.own.next)
	}
}

// restart makes it forget where grammars have found something. In most texts few have, and
// none of the hundreds of others is touched.
func (x *scratch) restart(grammars int) {
	switch {
	case len(x.until) != grammars:
		x.until = make([]int, grammars)
	case x.endings > len(x.ended):
		clear(x.until)
	default:
		for _, g := range x.ended[:x.endings] {
			x.until[g] = 0
		}
	}
	x.endings = 0
}

// endAt notes that a grammar has found something that ends at text[i], or will find nothing
// before it.
func (x *scratch) endAt(grammar int16, i int) {
	x.until[grammar] = i
	if x.endings < len(x.ended) {
		x.ended[x.endings] = grammar
	}
	x.endings++
}

// collect collects in x.candidates what is found in the text as it stands.
func (s *scanner) collect(x *scratch, text string, least float64) {
	x.begin(s, least)
	s.gather(x, text)
}

// gather is collect for a scratch that is ready.
func (s *scanner) gather(x *scratch, text string) {
	if len(text) >= blockSize || !(mayBeLayout(text) && s.walkLayout(x, text)) && !s.walkShort(x, text) {
		s.walk(x, text, len(text), true)
	}
	if s.ownMatcher != nil {
		s.own(x, text, 0, len(text))
	}
}

// walkShort is walk for a whole text that is shorter than a block, as far as one of the
// shorter ways leads. It reports false where the rest is left to walk.
func (s *scanner) walkShort(x *scratch, text string) bool {
	k := &x.block
	*k = block{}
	k.classify(text, 0)
	if x.prune && hasSeries(text, k) {
		return s.walkSeries(x, text, k)
	}
	return s.walkBlock(x, text, k)
}

// walkBlock is walkShort for a text that is a block.
func (s *scanner) walkBlock(x *scratch, text string, k *block) bool {
	// Next to no text that is one thing has a space in it, and remarks have many.
	if k.high == 0 && k.gaps&(1<<len(text)-1) == 0 && s.findSingle(x, text, k) {
		return true
	}
	if k.digits|k.high|k.special|k.dots|k.hyphens == 0 && s.walkWords(x, text, k) {
		return true
	}
	x.reader.until = len(text)
	x.reader.readShort(&s.dispatch, text, k)
	return false
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
	r.until = limit
	for !r.done && (final || r.at < limit) {
		for to := r.at + readAhead; !r.done && r.at < to && (final || r.at < limit); {
			r.read(&s.dispatch, text)
		}
		s.seeAll(x, text, limit)
		s.nameAll(x, text, limit)
		x.takeTables()
		x.merge(x.ahead)
		x.ahead = x.ahead[:0]
		if !r.done {
			x.holdBack(r.at)
			x.forget(min(r.at, limit))
		}
	}
	if len(x.ahead) > 0 {
		x.merge(x.ahead)
		x.ahead = x.ahead[:0]
	}
	if r.next < len(r.sights) || len(r.starts) > 0 {
		s.seeAll(x, text, limit)
		if !x.hasNoName() {
			s.nameAll(x, text, limit)
		}
		x.takeTables()
	}
}

// holdBack moves the candidates aside that begin at text[i] or behind it: names that have
// been found ahead of what is read next. What is found there comes before them, and is
// not put before each of them.
func (x *scratch) holdBack(i int) {
	n := len(x.candidates)
	for n > 0 && x.candidates[n-1].start >= i {
		n--
	}
	x.ahead = append(x.ahead, x.candidates[n:]...)
	x.candidates = x.candidates[:n]
}

// seeAll deals with the sights before text[limit] that have been noted. Their
// surroundings may have more noted.
func (s *scanner) seeAll(x *scratch, text string, limit int) {
	r := &x.reader
	for r.next < len(r.sights) {
		g := &r.sights[r.next]
		start, lead := g.start, g.lead
		if start >= limit {
			break
		}
		done := 1
		switch {
		case start < x.sure:
		case lead&leadsFromByte != 0:
			s.seeByte(x, text, start, &s.dispatch.groups[lead.group()])
		case lead&leadsWeakly != 0 && x.prune:
			if done = s.dismisses(x, text, r.sights[r.next:min(len(r.sights), r.next+readAhead)], limit); done == 0 {
				s.see(x, text, g)
				done = 1
			}
		default:
			s.see(x, text, g)
		}
		if r.next += done; r.next >= readAhead {
			x.forget(r.sights[r.next-1].start)
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
	if n > 0 {
		r.words = append(r.words[:0], r.words[n:]...)
	}
	y.next = 0
}
