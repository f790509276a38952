package profiler

import (
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/headings"
)

// A headerScratch is the memory in which headers are looked up, which is used
// again for the next.
type headerScratch struct {
	letters []byte
	ends    []int // of the words, in letters
	words   [][]byte
	spans   []headerSpan
	hits    []headerHit
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

// A headerIndex finds phrases in the words of a header.
type headerIndex struct {
	phrases *headerPhrases
	known   *headerVocabulary
	short   *shortenedIndex
	roles   []tailRole // of the kinds
}

type headerPhrase struct {
	text      string // its words with spaces between them
	words     []string
	kind      int  // index of the kind, or notPersonal
	ambiguous bool // things have such a header as often as people do
	alone     bool // it counts only where nothing else is in the header
	short     bool // it is a few letters, and no part of other words
}

// A headerHit is a phrase that stands in a header.
type headerHit struct {
	kind   int
	phrase string
	part   part
	// guessed says that a word of it was made out of an abbreviation.
	guessed bool
	// ambiguous says that the neighbours have a say in it.
	ambiguous bool
	// firm says that the header is no abbreviation that may stand for something else:
	// values that contradict it count less.
	firm bool
}

// A headingSource is where a phrase is from.
type headingSource uint8

const (
	sourceRecognizer headingSource = iota // a recognizer, or what is not personal
	sourceList
	sourceShort // the list of short ones, which count as a whole header and are never sure
)

// newHeaderIndex makes the index of some kinds. The recognizers that are known beside
// those of the kinds tell what else headers may be about.
func newHeaderIndex(kinds []kind, known []*Recognizer) headerIndex {
	x := headerIndex{phrases: newHeaderPhrases(), roles: tailRoles(kinds)}
	var scratch headerScratch
	var room [128]byte
	add := func(phrase string, kind int, from headingSource) {
		listed := from != sourceRecognizer
		text := headerText(phrase, scratch.headerWords(phrase), room[:0])
		words := x.phrases.wordsOf(text)
		list := x.phrases.listOf(words[0])
		shared, rival := false, false
		for i := list.from; i >= 0; i = x.phrases.next[i] {
			o := &x.phrases.all[i]
			if o.text != text {
				continue
			}
			own := o.kind >= 0 && !kinds[o.kind].label.IsBuiltIn()
			if listed && (o.kind == kind || own && kind == notPersonal) {
				return // what somebody says of their own data is no accident
			}
			// Two kinds with one header, such as a word of two languages.
			o.ambiguous = o.ambiguous || listed
			shared, rival = true, rival || listed && o.kind >= 0
		}
		x.phrases.add(list, headerPhrase{
			text: text, words: words, kind: kind,
			ambiguous: from == sourceShort || (rival || ambiguousHeaders[text] || roleHeaders[text]) && !(listed && eventHeaders[text]),
			alone:     from == sourceShort || listed && len(words) == 1 && len(text) <= shortHeading || listed && shared && kind == notPersonal,
			short:     from == sourceShort,
		})
	}
	kindsOf := make(map[privet.Label]int, len(kinds))
	for i, k := range kinds {
		kindsOf[k.label] = i
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
		for _, r := range k.recognizers {
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
	for _, p := range notPersonalHeaders {
		add(p, notPersonal, sourceRecognizer)
	}
	for _, thing := range thingsWithNames {
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
			for phrase := range strings.SplitSeq(h.Phrases, "|") {
				add(phrase, kind, from)
			}
		}
	}
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

// hits is find with memory of its own.
func (x headerIndex) hits(name string) []headerHit { return x.find(new(headerScratch), name) }

// find gives for each kind the phrase that says most for it, in the order of the
// kinds. A phrase inside a longer one does not count: "ip address" is no
// address, and "product name" no name. What it gives is good until the next
// header is looked up.
func (x headerIndex) find(h *headerScratch, name string) []headerHit {
	return x.read(h, name, true)
}

// isHeader reports whether all of a text is the name of a kind, and no short form of one.
func (x headerIndex) isHeader(h *headerScratch, text string) bool {
	hits := x.read(h, text, false)
	return len(hits) > 0 && (hits[0].part == partExact || hits[0].part == partAmbiguous) && !hits[0].guessed
}

// read is find, for short forms as well or without those.
func (x headerIndex) read(h *headerScratch, name string, short bool) []headerHit {
	h.known = x.known
	words := h.headerWords(name)
	if len(words) > mostHeaderWords {
		words = words[len(words)-mostHeaderWords:]
	}
	n := len(words)
	for n > 1 && (isNumeric(words[n-1]) || layerWords.words[string(words[n-1])]) {
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
			return append(h.hits, headerHit{kind: notPersonal, phrase: "is", part: partNoneExact})
		case string(first) == "has":
			return append(h.hits, headerHit{kind: notPersonal, phrase: "has", part: partNoneExact})
		case string(last) == "at" && !slices.ContainsFunc(h.spans, func(s headerSpan) bool { return s.to == len(words) }):
			return append(h.hits, headerHit{kind: notPersonal, phrase: "at", part: partNoneExact}) // email_sent_at
		}
	}
	denied := false
	for i := range h.spans {
		s := &h.spans[i]
		if h.isInside(s) {
			continue
		}
		hit := s.weigh(words, n, x.roleOf(s.phrase.kind))
		if s.phrase.alone && hit.part != partExact && hit.part != partAmbiguous && hit.part != partNoneExact {
			continue
		}
		if titlesOfThings[hit.phrase] && hit.part == partAtEndToo {
			continue // of what the words before it name
		}
		if countingWords[hit.phrase] && hit.part == partElsewhere && s.to < len(words) && saysSomething(words[s.to]) {
			continue // first shown, last sync
		}
		hit.guessed = h.guessed
		hit.firm = !h.guessed && !s.phrase.alone && len(s.phrase.text) > shortestFirm && !hit.ambiguous
		if hit.kind == notPersonal {
			if opaqueHeadings[s.phrase.text] && hit.part == partNoneExact {
				continue // column_7, field, value
			}
			if s.to < n {
				continue // it qualifies what follows: order_email is an e-mail address
			}
			denied = s.from > 0
		}
		if old := slices.IndexFunc(h.hits, func(o headerHit) bool { return o.kind == hit.kind }); old < 0 {
			h.hits = append(h.hits, hit)
		} else if hit.part.rank() < h.hits[old].part.rank() {
			h.hits[old] = hit
		}
	}
	for i := range h.hits {
		if denied && h.hits[i].kind != notPersonal {
			h.hits[i].part = partDenied
		}
	}
	if short && !slices.ContainsFunc(h.hits, headerHit.isPlain) {
		if p := x.shortened(h, words[:n]); p != nil {
			hit := headerHit{kind: p.kind, phrase: p.text, part: partExact, guessed: true, ambiguous: p.ambiguous}
			switch {
			case p.kind == notPersonal:
				hit.part = partNoneAtEnd // never as sure as what is said in words
			case p.ambiguous:
				hit.part = partAmbiguous
			}
			h.hits = append(h.hits[:0], hit)
		}
	}
	h.worded = worded && len(h.hits) == 0
	slices.SortFunc(h.hits, func(a, b headerHit) int { return a.kind - b.kind })
	return h.hits
}

// hasUnsaid reports whether one of the words says something and is in no phrase.
func (h *headerScratch) hasUnsaid(words [][]byte) bool {
	for i, w := range words {
		if saysSomething(w) && !slices.ContainsFunc(h.spans, func(s headerSpan) bool { return s.from <= i && i < s.to }) {
			return true
		}
	}
	return false
}

// isPlain reports whether the whole header says what the hit does, or its end does
// without doubt, so that it is not read as words that are cut short.
func (h headerHit) isPlain() bool {
	switch h.part {
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
func (h *headerScratch) isInside(s *headerSpan) bool {
	for i := range h.spans {
		if o := &h.spans[i]; o.from <= s.from && s.to <= o.to && o.to-o.from > s.to-s.from {
			return true
		}
	}
	return false
}

// weigh says what a phrase of a role is worth where it stands. Numbers follow the first
// n words.
func (s *headerSpan) weigh(words [][]byte, n int, role tailRole) headerHit {
	p := s.phrase
	h := headerHit{kind: p.kind, phrase: p.text}
	exact := s.from == 0 && s.to >= n || othersAreNeutral(words, s.from, s.to, role)
	switch {
	case exact && p.kind == notPersonal:
		h.part = partNoneExact
	case p.kind == notPersonal:
		h.part = partNoneAtEnd
	case exact && p.ambiguous:
		h.part, h.ambiguous = partAmbiguous, true
	case exact:
		h.part = partExact
	case s.to >= n && p.ambiguous:
		h.part, h.ambiguous = partAtEndToo, true
	case s.to >= n:
		h.part = partAtEnd
	default:
		h.part = partElsewhere
	}
	return h
}

// rank orders the places at which a phrase can stand in a header: the lower, the
// more it says.
func (p part) rank() int {
	switch p {
	case partExact, partNoneExact:
		return 0
	case partAtEnd, partNoneAtEnd:
		return 1
	case partAmbiguous:
		return 2
	case partAtEndToo:
		return 3
	}
	return 4
}

// isNumber reports whether there is nothing but digits.
func isNumber(w string) bool {
	for i := range len(w) {
		if !isDigit(w[i]) {
			return false
		}
	}
	return true
}

func isNumeric(w []byte) bool { return len(w) == 0 || allDigits(w) }

// othersAreNeutral reports whether all words outside words[from:to] only say
// whose it is or which, or what goes without saying of a phrase of that role.
func othersAreNeutral(words [][]byte, from, to int, role tailRole) bool {
	for i, w := range words {
		if (i < from || i >= to) && !neutralWords.words[string(w)] && !isNumeric(w) && !role.isNeutral(string(w)) {
			return false
		}
	}
	return true
}
