package scan

import (
	"context"
	"slices"
	"sync"

	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file is the engine. It walks over the text once. A reader notes the
// tokens and bytes that can lead to something; each of these sights leads to the
// shapes that the text can have there, which one automaton looks for together,
// and to the few grammars that can begin there. All of them look at a bounded
// number of bytes, so that the whole is linear in the length of the text. What
// they find are candidates; context words raise or lower them; and of those that
// overlap the most confident stays.

// A Scanner is a list of recognizers made ready. It never changes.
type Scanner struct {
	Recognizers []*spec.Recognizer
	beside      []float64 // by recognizer, the logarithm of the odds beside a context word
	proves      []bool    // by recognizer, its check is one of check digits
	checked     []bool    // by phrase of the context; see speaksOfChecked
	Context     contextIndex
	ownMatcher  *ownMatcher       // nil when there is nothing for it
	Named       [tagger.All][]int // by what the tagger finds, the recognizers of it
	names       bool              // there is one
	dispatch    dispatch
	shapes      *shapeAutomaton
	grammars    int // how many recognizers have one

	plain       func() *plainEntrances
	addressKeys func() *addressKeys
}

// prunedFrom is the least confidence from which on weak entrances are used only
// where a context word stands near, since without one they come to nothing. It
// is DefaultMinConfidence, the case to be fast in.
const prunedFrom = spec.DefaultMinConfidence

// sureFrom is the confidence from which on a finding is so sure that nothing is
// looked for inside it: the domain of an address, the groups of a card number.
const sureFrom = 0.98

// coverFrom is the confidence from which on nothing that needs a context word is looked
// for inside a number: the day of a date, the last byte of an internet address. Of
// addresses, and of what else is written in words, the parts can be worth more.
const coverFrom = 0.9

// New compiles the recognizers. They have been validated; what is left to
// go wrong is that their shapes together are too many.
//
// Where a trigger of tables stands, the scratch is asked for a table; it is no recognizer.
func New(recognizers []*spec.Recognizer, tables *spec.Recognizer) (*Scanner, error) {
	led := append(slices.Clip(recognizers), tables)
	s := &Scanner{Recognizers: recognizers, ownMatcher: newOwnMatcher(recognizers), plain: plainEntrancesOf(recognizers), grammars: 1,
		addressKeys: sync.OnceValue(func() *addressKeys { return newAddressKeys(recognizers) })}
	words, phrases := 0, len(againstWords())
	for i, r := range recognizers {
		if r.Tagged != spec.NotTagged {
			l := r.Tagged - 1
			s.Named[l], s.names = append(s.Named[l], i), true
		}
		s.beside = append(s.beside, spec.Logit(r.BesideContext()))
		s.proves = append(s.proves, r.Proves() && len(r.Context) > 0)
		if r.Match != nil {
			s.grammars++
		}
		for k := range r.Triggers {
			words += len(r.Triggers[k].Gate.Words)
		}
		phrases += len(r.Context)
	}
	d := &s.dispatch
	d.begin()
	d.vocabulary.expect((words + phrases) * 5 / 8) // many are in several lists, and many phrases begin alike
	tree := newPatternTree()
	eachEntrance(led, func(e entrance, shape *spec.Shape) {
		tree.add(shape.Pattern, e)
		d.addShape(shape.Pattern, e)
	}, func(e entrance, t *spec.Trigger) { d.add(t, e) })
	var err error
	if s.shapes, err = tree.compile(); err != nil {
		return nil, err
	}
	s.Context = *newContextIndex(recognizers, &d.vocabulary)
	s.checked = s.Context.speaksOfChecked(recognizers)
	d.seal()
	return s, nil
}

// A Scratch is the memory of one scan. It is used by one goroutine at a time
// and kept for the next scan.
type Scratch struct {
	Reader     reader
	surround   *surround // the one in use: that of the reader, or of a place aside
	Read       surround
	aside      surround
	asideRead  reader
	token      token            // that is being dealt with
	Candidates []spec.Candidate // in the order of their starts
	ahead      []spec.Candidate // to be merged into them: see holdBack and decodeLevel
	Kept       []spec.Candidate
	ends       []shapeEnd
	order      []spec.Ranked // of the candidates of a cluster
	taken      []bool        // by index in a cluster
	until      []int         // by grammar: the end of what it found last
	ended      [8]int16
	endings    int // how many times a grammar has found something; the first of them are in ended

	// least is the probability below which nothing is kept.
	Least, leastOdds float64
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
	Thresholds []float64

	// explains says that evidence will be asked for.
	Explains bool

	// refused collects what checks have refused, when it is not nil; then nothing
	// is dropped for an allow list either.
	Refused *[]spec.Candidate

	// Context ends the work; see [halt.Check]. Nil: nothing does.
	Context context.Context

	Names   nameState
	Tables  tableStage // nil where none are looked for
	layouts layouts
	series  *[1 << seriesBits]series
	own     ownScratch
	hidden  hidden

	compact [2 * cells.MaxCompact]byte
	odds    [64][2]float64  // see oddsOf
	chances [128][2]float64 // see probability

	block lex.Block // of a text that is shorter than one
}

// takeTables makes candidates of what has been found in tables.
func (x *Scratch) takeTables() {
	if x.Tables != nil {
		x.merge(x.Tables.Take())
	}
}

// A tableStage reads the tables and records that stand in a text.
type tableStage interface {
	// Begin forgets the tables of the last text.
	Begin()

	// Read finds what stands in the table that is headed by the word at text[at].
	Read(s *Scanner, x *Scratch, text string, at int)

	// Take gives what has been found since the last time, in the order of the text.
	Take() []spec.Candidate

	// IsThing reports whether a name is nobody's for where it stands in a table.
	IsThing(start, end int) bool

	// Shift moves what is remembered n bytes to the front.
	Shift(n int)
}

// leadsToTable reports whether the entrance is that of the table stage, which stands behind the last recognizer.
func (e *entrance) leadsToTable(s *Scanner) bool { return int(e.recognizer) == len(s.Recognizers) }

// Takes reports whether something that a recognizer has found with a probability
// is sure enough.
func (x *Scratch) Takes(p float64, recognizer int) bool {
	return p >= x.Least && (x.Thresholds == nil || p >= x.Thresholds[recognizer])
}

// Begin makes the scratch ready for another text.
func (x *Scratch) Begin(s *Scanner, least float64) {
	x.Reader.begin()
	x.Read.begin(&x.Reader)
	x.surround = &x.Read
	x.Candidates = x.Candidates[:0]
	x.restart(s.grammars)
	if least != x.Least || least == 0 {
		x.Least, x.leastOdds = least, spec.Logit(least)
	}
	x.prune = least >= prunedFrom
	x.sure, x.settled = 0, 0
	x.cover, x.covered = 0, 0
	x.length, x.whole = -1, 0
	x.refusal = refusal{}
	x.hidden.done, x.hidden.readings = 0, x.hidden.readings[:0]
	x.Names.Finder.Begin()
	if x.Tables != nil {
		x.Tables.Begin()
	}
	if x.own.next != nil {
		clear(x.own.next)
	}
}

// restart makes it forget where grammars have found something. In most texts few have, and
// none of the hundreds of others is touched.
func (x *Scratch) restart(grammars int) {
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
func (x *Scratch) endAt(grammar int16, i int) {
	x.until[grammar] = i
	if x.endings < len(x.ended) {
		x.ended[x.endings] = grammar
	}
	x.endings++
}

// Collect collects in x.candidates what is found in the text as it stands.
func (s *Scanner) Collect(x *Scratch, text string, least float64) {
	x.Begin(s, least)
	s.Gather(x, text)
}

// Gather is collect for a scratch that is ready.
func (s *Scanner) Gather(x *Scratch, text string) {
	if len(text) >= lex.BlockSize || !(mayBeLayout(text) && s.walkLayout(x, text)) && !s.walkShort(x, text) {
		s.Walk(x, text, len(text), true)
	}
	if s.ownMatcher != nil {
		s.Own(x, text, 0, len(text))
	}
}

// walkShort is walk for a whole text that is shorter than a block, as far as one of the
// shorter ways leads. It reports false where the rest is left to walk.
func (s *Scanner) walkShort(x *Scratch, text string) bool {
	k := &x.block
	*k = lex.Block{}
	k.Classify(text, 0)
	if x.prune && hasSeries(text, k) {
		return s.walkSeries(x, text, k)
	}
	return s.walkBlock(x, text, k)
}

// walkBlock is walkShort for a text that is a block.
func (s *Scanner) walkBlock(x *Scratch, text string, k *lex.Block) bool {
	// Next to no text that is one thing has a space in it, and remarks have many.
	if k.High == 0 && k.Gaps&(1<<len(text)-1) == 0 && s.findSingle(x, text, k) {
		return true
	}
	if k.Digits|k.High|k.Special|k.Dots|k.Hyphens == 0 && s.walkWords(x, text, k) {
		return true
	}
	x.Reader.until = len(text)
	x.Reader.readShort(&s.dispatch, text, k)
	return false
}

// sightsBetweenChecks is how many sights are dealt with between two looks at the context.
const sightsBetweenChecks = 128

// readAhead is how far, in bytes, the text is read before what was noted in it
// is dealt with: a walk over many sights of one kind costs less than going back
// and forth.
const readAhead = 4096

// Walk goes on over the text and collects the candidates of the sights before
// text[limit]; with final, the text ends there. Where it does not, more of it must
// be known behind limit than any recognizer looks at.
func (s *Scanner) Walk(x *Scratch, text string, limit int, final bool) {
	r := &x.Reader
	r.until = limit
	for !r.done && (final || r.at < limit) {
		halt.Check(x.Context)
		for to := r.at + readAhead; !r.done && r.at < to && (final || r.at < limit); {
			r.Read(&s.dispatch, text)
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
	if r.next < len(r.Sights) || len(r.starts) > 0 {
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
func (x *Scratch) holdBack(i int) {
	n := len(x.Candidates)
	for n > 0 && x.Candidates[n-1].Start >= i {
		n--
	}
	x.ahead = append(x.ahead, x.Candidates[n:]...)
	x.Candidates = x.Candidates[:n]
}

// seeAll deals with the sights before text[limit] that have been noted. Their
// surroundings may have more noted.
func (s *Scanner) seeAll(x *Scratch, text string, limit int) {
	r := &x.Reader
	// To deal with a sight can take more reading, so that this goes on to the end of a text.
	for n := 1; r.next < len(r.Sights); n++ {
		if n%sightsBetweenChecks == 0 {
			halt.Check(x.Context)
		}
		g := &r.Sights[r.next]
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
			if done = s.dismisses(x, text, r.Sights[r.next:min(len(r.Sights), r.next+readAhead)], limit); done == 0 {
				s.see(x, text, g)
				done = 1
			}
		default:
			s.see(x, text, g)
		}
		if r.next += done; r.next >= readAhead {
			x.forget(r.Sights[r.next-1].start)
		}
	}
}

// forget drops what has been dealt with, when all sights before text[i] have.
func (x *Scratch) forget(i int) {
	r, y := &x.Reader, &x.Read
	if r.next > 0 {
		done := min(r.next, len(r.Sights))
		r.Sights = append(r.Sights[:0], r.Sights[done:]...)
		r.next -= done
	}
	n := y.next
	for n < len(r.Words) && r.Words[n].end < i-spec.ContextBefore*widest-LookBack {
		n++
	}
	if n > 0 {
		r.Words = append(r.Words[:0], r.Words[n:]...)
	}
	y.next = 0
}
