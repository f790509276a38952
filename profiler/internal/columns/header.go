package columns

import (
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/columns/headings"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// A HeaderScratch is the memory in which headers are looked up, which is used
// again for the next.
type HeaderScratch struct {
	letters []byte
	ends    []int // of the words, in letters
	words   [][]byte
	parents int // words before the last dot
	spans   []headerSpan
	hits    []HeaderHit
	known   *headerVocabulary // nil while the index is made
	telling [][]byte          // words that are read as short ones
	guessed bool              // a word was taken apart, or read as an abbreviation
	worded  bool              // it names nothing, and has words that are in no phrase
}

// A headerSpan is where a phrase stands among the words of a header.
type headerSpan struct {
	from, to int
	phrase   *headerPhrase
}

// notPersonal is the kind index of phrases that name what is not personal.
const notPersonal = -1

// leftOut is that of phrases that name a kind which is not looked for: its recognizer
// has been deleted. Nobody can say that such a column is not personal.
const leftOut = -2

// A HeaderIndex finds phrases in the words of a header.
type HeaderIndex struct {
	phrases *headerPhrases
	known   *headerVocabulary
	short   *shortenedIndex
	roles   []tailRole // of the kinds
	worded  []bool     // by kind: its values are words
	person  int        // the kind of people, or leftOut
}

type headerPhrase struct {
	text      string // its words with spaces between them
	words     []string
	kind      int  // index of the kind, or notPersonal
	ambiguous bool // things have such a header as often as people do
	alone     bool // it counts only where nothing else is in the header
	short     bool // it is a few letters, and no part of other words
}

// A HeaderHit is a phrase that stands in a header.
type HeaderHit struct {
	Kind   int
	phrase string
	Part   part
	// guessed says that a word of it was made out of an abbreviation.
	Guessed bool
	// ambiguous says that the neighbours have a say in it.
	ambiguous bool
	// firm says that the header is no abbreviation that may stand for something else:
	// values that contradict it count less.
	Firm bool
}

// A headingSource is where a phrase is from.
type headingSource uint8

const (
	sourceRecognizer headingSource = iota // a recognizer, or what is not personal
	sourceList
	sourceShort // the list of short ones, which count as a whole header and are never sure
)

// NewHeaderIndex makes the index of some kinds. The recognizers that are known beside
// those of the kinds tell what else headers may be about.
func NewHeaderIndex(kinds []kind, known []*spec.Recognizer) HeaderIndex {
	x := HeaderIndex{phrases: newHeaderPhrases(), roles: tailRoles(kinds)}
	for _, k := range kinds {
		x.worded = append(x.worded, slices.Contains(wordLabels, k.Label))
	}
	var scratch HeaderScratch
	var room [128]byte
	add := func(phrase string, kind int, from headingSource) {
		listed := from != sourceRecognizer
		text := headerText(phrase, scratch.HeaderWords(phrase), room[:0])
		words := x.phrases.wordsOf(text)
		list := x.phrases.listOf(words[0])
		shared, rival := false, false
		for i := list.from; i >= 0; i = x.phrases.next[i] {
			o := &x.phrases.all[i]
			if o.text != text {
				continue
			}
			own := o.kind >= 0 && !kinds[o.kind].Label.IsBuiltIn()
			if listed && (o.kind == kind || own && kind == notPersonal) {
				return // what somebody says of their own data is no accident
			}
			// Two kinds with one header, such as a word of two languages.
			o.ambiguous = o.ambiguous || listed
			shared, rival = true, rival || listed && o.kind >= 0
		}
		x.phrases.add(list, headerPhrase{
			text: text, words: words, kind: kind,
			ambiguous: from == sourceShort || (rival || ambiguousHeaders.Words()[text] || roleHeaders.Get()[text]) && !(listed && eventHeaders.Get()[text]),
			alone:     from == sourceShort || listed && len(words) == 1 && len(text) <= shortHeading || listed && shared && kind == notPersonal,
			short:     from == sourceShort,
		})
	}
	kindsOf := make(map[privet.Label]int, len(kinds))
	for i, k := range kinds {
		kindsOf[k.Label] = i
	}
	// What is said by kinds that are not looked for is remembered all the same.
	kindOf := func(l privet.Label) int {
		if l == privet.None {
			return notPersonal
		}
		if kind, ok := kindsOf[l]; ok {
			return kind
		}
		return leftOut
	}
	for i, k := range kinds {
		for _, r := range k.Recognizers {
			for _, h := range r.Headers {
				add(h, i, sourceRecognizer)
			}
		}
	}
	for _, r := range known {
		if kindOf(r.Label) == leftOut {
			for _, h := range r.Headers {
				add(h, leftOut, sourceRecognizer)
			}
		}
	}
	for _, p := range notPersonalHeaders() {
		add(p, notPersonal, sourceRecognizer)
	}
	for _, thing := range thingsWithNames() {
		add(thing+" name", notPersonal, sourceRecognizer)
		add(thing+"name", notPersonal, sourceRecognizer)
	}
	for _, l := range headings.Lists() {
		from := sourceList
		if l.Short {
			from = sourceShort
		}
		for _, h := range l.Headings {
			kind := kindOf(h.Label)
			for _, phrase := range h.Phrases {
				add(phrase, kind, from)
			}
		}
	}
	x.person = kindOf("PERSON")
	x.phrases.sort()
	x.known = newHeaderVocabulary(x.phrases)
	x.short = newShortenedIndex(x.phrases)
	return x
}

// shortHeading is the length in bytes up to which a word of the list of headings is
// looked for as a whole header only: in some language such a word means something
// else.
const shortHeading = 3

// shortestFirm is the length in bytes up to which a header of whatever list may be an
// abbreviation of anything.
const shortestFirm = 2

// mostHeaderWords is how many words of a header are looked at, from its end: what
// a header is about stands there.
const mostHeaderWords = 32

// find gives for each kind the phrase that says most for it, in the order of the
// kinds. A phrase inside a longer one does not count: "ip address" is no
// address, and "product name" no name. What it gives is good until the next
// header is looked up.
func (x HeaderIndex) find(h *HeaderScratch, name string) []HeaderHit {
	return x.read(h, name, true)
}

// IsHeader reports whether all of a text is the name of a kind, and no short form of one.
func (x HeaderIndex) IsHeader(h *HeaderScratch, text string) bool {
	hits := x.read(h, text, false)
	return len(hits) > 0 && (hits[0].Part == PartExact || hits[0].Part == PartAmbiguous) && !hits[0].Guessed
}

// read is find, for short forms as well or without those.
func (x HeaderIndex) read(h *HeaderScratch, name string, short bool) []HeaderHit {
	h.known = x.known
	words := h.HeaderWords(name)
	owners := h.parents // of the words, those of steps of a path above the last one
	all := len(words)
	if words = withoutWrapping(words); len(words) < all || all > mostHeaderWords {
		owners = 0
	}
	if len(words) > mostHeaderWords {
		words = words[len(words)-mostHeaderWords:]
	}
	if h.worded = false; len(words) > 1 && !slices.ContainsFunc(words, func(w []byte) bool { return !opaquePathWords.Words()[string(w)] }) {
		return h.hits[:0] // identifier.value, code.text
	}
	n := len(words)
	for n > 1 && (isNumeric(words[n-1]) || layerWords.Words()[string(words[n-1])]) {
		n-- // phone 2, phone raw
	}
	h.spans, h.hits = h.spans[:0], h.hits[:0]
	for i := range words[:n] {
		phrases := x.phrases.behind(words[i])
		for k := range phrases {
			if p := &phrases[k]; p.standsAt(words[i:]) {
				h.spans = append(h.spans, headerSpan{i, i + len(p.words), p})
			}
		}
	}
	worded := h.hasUnsaid(words) || len(h.spans) == 0 && areShortWords(words)
	h.worded = false
	if cut := x.cutTail(h, n); cut < n {
		n, words = cut, words[:cut]
	}
	if len(words) > 1 {
		switch first, last := words[0], words[len(words)-1]; {
		case string(first) == "is":
			return append(h.hits, HeaderHit{Kind: notPersonal, phrase: "is", Part: PartNoneExact})
		case string(first) == "has":
			return append(h.hits, HeaderHit{Kind: notPersonal, phrase: "has", Part: PartNoneExact})
		case string(last) == "at" && !slices.ContainsFunc(h.spans, func(s headerSpan) bool { return s.to == len(words) }):
			return append(h.hits, HeaderHit{Kind: notPersonal, phrase: "at", Part: PartNoneExact}) // email_sent_at
		}
	}
	denied := false
	for i := range h.spans {
		s := &h.spans[i]
		if h.isInside(s) || s.to <= owners && s.to < n && (s.phrase.kind == x.person || roleHeaders.Get()[s.phrase.text]) {
			continue // a step of a path says whose something is, and not what: customer.orders.ccy
		}
		hit := s.weigh(words, n, x.roleOf(s.phrase.kind))
		if s.from == 1 && s.to == n && string(words[0]) == "id" && x.worded[max(0, hit.Kind)] && hit.Kind >= 0 {
			h.hits = append(h.hits[:0], HeaderHit{Kind: notPersonal, phrase: "id", Part: partNoneAtEnd})
			return h.hits // the key of a diagnosis, and not what it is
		}
		isLastStep := owners > 0 && s.from == owners && s.to >= n
		if s.phrase.alone && !isLastStep && hit.Part != PartExact && hit.Part != PartAmbiguous && hit.Part != PartNoneExact {
			continue
		}
		if titlesOfThings.Get()[hit.phrase] && hit.Part == partAtEndToo {
			continue // of what the words before it name
		}
		if countingWords.Get()[hit.phrase] && hit.Part == partElsewhere && s.to < len(words) && saysSomething(words[s.to]) {
			continue // first shown, last sync
		}
		hit.Guessed = h.guessed
		hit.Firm = !h.guessed && !s.phrase.alone && len(s.phrase.text) > shortestFirm && !hit.ambiguous
		if hit.Kind == notPersonal {
			if opaqueHeadings.Words()[s.phrase.text] && hit.Part == PartNoneExact {
				continue // column_7, field, value
			}
			if s.to < n {
				continue // it qualifies what follows: order_email is an e-mail address
			}
			denied = s.from > 0
		}
		if old := slices.IndexFunc(h.hits, func(o HeaderHit) bool { return o.Kind == hit.Kind }); old < 0 {
			h.hits = append(h.hits, hit)
		} else if hit.Part.rank() < h.hits[old].Part.rank() {
			h.hits[old] = hit
		}
	}
	for i := range h.hits {
		if denied && h.hits[i].Kind != notPersonal {
			h.hits[i].Part = partDenied
		}
	}
	if short && !slices.ContainsFunc(h.hits, HeaderHit.isPlain) {
		if p := x.shortened(h, words[:n]); p != nil {
			hit := HeaderHit{Kind: p.kind, phrase: p.text, Part: PartExact, Guessed: true, ambiguous: p.ambiguous}
			switch {
			case p.kind == notPersonal:
				hit.Part = partNoneAtEnd // never as sure as what is said in words
			case p.ambiguous:
				hit.Part = PartAmbiguous
			}
			h.hits = append(h.hits[:0], hit)
		}
	}
	h.worded = worded && len(h.hits) == 0
	slices.SortFunc(h.hits, func(a, b HeaderHit) int { return a.Kind - b.Kind })
	return h.hits
}

// hasUnsaid reports whether one of the words says something and is in no phrase.
func (h *HeaderScratch) hasUnsaid(words [][]byte) bool {
	for i, w := range words {
		if saysSomething(w) && !slices.ContainsFunc(h.spans, func(s headerSpan) bool { return s.from <= i && i < s.to }) {
			return true
		}
	}
	return false
}

// isPlain reports whether the whole header says what the hit does, or its end does
// without doubt, so that it is not read as words that are cut short.
func (h HeaderHit) isPlain() bool {
	switch h.Part {
	case partNoneAtEnd, partElsewhere, partAtEndToo, partDenied:
		return false
	}
	return true
}

// standsAt reports whether the words begin with the phrase. The first of them is
// known to be right.
func (p *headerPhrase) standsAt(words [][]byte) bool {
	if len(p.words) > len(words) {
		return false
	}
	for i := 1; i < len(p.words); i++ {
		if p.words[i] != string(words[i]) {
			return false
		}
	}
	return true
}

// isInside reports whether a longer phrase has the span inside it.
func (h *HeaderScratch) isInside(s *headerSpan) bool {
	for i := range h.spans {
		if o := &h.spans[i]; o.from <= s.from && s.to <= o.to && o.to-o.from > s.to-s.from {
			return true
		}
	}
	return false
}

// weigh says what a phrase of a role is worth where it stands. Numbers follow the first
// n words.
func (s *headerSpan) weigh(words [][]byte, n int, role tailRole) HeaderHit {
	p := s.phrase
	h := HeaderHit{Kind: p.kind, phrase: p.text}
	exact := s.from == 0 && s.to >= n || othersAreNeutral(words, s.from, s.to, role)
	switch {
	case exact && p.kind == notPersonal:
		h.Part = PartNoneExact
	case p.kind == notPersonal:
		h.Part = partNoneAtEnd
	case exact && p.ambiguous:
		h.Part, h.ambiguous = PartAmbiguous, true
	case exact:
		h.Part = PartExact
	case s.to >= n && p.ambiguous:
		h.Part, h.ambiguous = partAtEndToo, true
	case s.to >= n:
		h.Part = partAtEnd
	default:
		h.Part = partElsewhere
	}
	return h
}

// rank orders the places at which a phrase can stand in a header: the lower, the
// more it says.
func (p part) rank() int {
	switch p {
	case PartExact, PartNoneExact:
		return 0
	case partAtEnd, partNoneAtEnd:
		return 1
	case PartAmbiguous:
		return 2
	case partAtEndToo:
		return 3
	}
	return 4
}

func isNumeric(w []byte) bool { return len(w) == 0 || numeral.AllDigits(w) }

// othersAreNeutral reports whether all words outside words[from:to] only say
// whose it is or which, or what goes without saying of a phrase of that role.
func othersAreNeutral(words [][]byte, from, to int, role tailRole) bool {
	for i, w := range words {
		if (i < from || i >= to) && !neutralWords.Words()[string(w)] && !isNumeric(w) && !role.isNeutral(string(w)) {
			return false
		}
	}
	return true
}

// A headerCache remembers what some headers say: a table of the next request has
// those of the last, and a look takes a tenth of the time of reading one. No result
// depends on it, and nothing is allocated.
type headerCache [64]struct {
	name   [longestCached]byte
	length int // of the name; 0 where there is none
	hits   [mostCached]HeaderHit
	n      int // hits
	worded bool
}

// longestCached is the length in bytes of the longest header that is remembered, and
// mostCached how many hits it can have.
const (
	longestCached = 48
	mostCached    = 4
)

// Find is [headerIndex.Find]. What it gives is good until the next call.
func (c *headerCache) Find(x HeaderIndex, h *HeaderScratch, name string) []HeaderHit {
	if name == "" || len(name) > longestCached {
		return x.find(h, name)
	}
	hash := (chars.LoadTail(name, 0) ^ chars.LoadTail(name, max(0, len(name)-8))*3 ^ uint64(len(name))) * 0x9E3779B97F4A7C15
	e := &c[hash>>58]
	if e.length == len(name) && string(e.name[:e.length]) == name {
		h.worded = e.worded
		return e.hits[:e.n]
	}
	hits := x.find(h, name)
	if len(hits) <= mostCached {
		e.length = copy(e.name[:], name)
		e.n = copy(e.hits[:], hits)
		e.worded = h.worded
	}
	return hits
}
