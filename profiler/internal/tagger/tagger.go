package tagger

import (
	_ "embed"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/namestart"
)

// A Label says what a span is.
type Label uint8

// The labels.
const (
	Person Label = iota
	Location
	Organization
	Street   // with its number
	Postcode // of an address
	Group    // a nationality, a people, a religion or its followers

	Labels // how many the network tells

	// The others are for whoever adds spans of his own.
	Nationality Label = iota - 1
	Religion
	Age
	Job

	All // how many there are
)

// A Span is a place in a text. Start and End are byte offsets, half-open.
type Span struct {
	Start, End int
	Label      Label

	// Confidence is the probability, in 0–1, that the place and the label are
	// right.
	Confidence float64
}

//go:embed model.bin
var modelFile []byte

// builtIn is the model that is part of the binary, made ready when it is first asked for.
var builtIn = lazy.Value[*Model]{Make: func() *Model {
	m, err := NewModel(modelFile)
	if err != nil {
		panic(err) // a test reads it
	}
	return m
}}

// A Model is what has been learned. It is safe for concurrent use by multiple goroutines.
type Model struct {
	// Raw says that the confidence of a span is the probability that it is right, and not raised as it is for users.
	Raw bool

	network *network
	odds    [Labels][scripts]odds
}

// NewModel reads a model from a file that Encode wrote. The file is used where it is.
func NewModel(file []byte) (*Model, error) {
	n := len(file) - oddsBytes
	if n < 0 {
		return nil, errFile
	}
	network, err := newNetwork(file[:n])
	if err != nil {
		return nil, err
	}
	return &Model{network: network, odds: readOdds(file[n:])}, nil
}

// A Scratch is the memory of the work on one stretch after the other. It is used by one goroutine at a time.
// The zero value is ready.
type Scratch struct {
	// Model is what is used in place of the built-in one when it is not nil.
	Model *Model

	tokens     []token
	sights     []sight
	sums       [mostTokens][dim]int16
	activation activation
	decoder    decoder
	words      wordMemo
	stretches  stretchMemo
	memo       lexicon.Memo
	model      *Model // that the memo has been made with
}

// Append appends to dst the spans of the stretch of text around a start, and gives its end: starts before it need
// not be given any more. A stretch goes on as long as names can begin in it. The spans are in order and do not
// overlap; none begins before text[done].
func (x *Scratch) Append(dst []Span, text string, start namestart.Start, done int) (spans []Span, end int) {
	m := x.Model
	if m == nil {
		m = builtIn.Get()
	}
	if x.model != m {
		x.words, x.stretches, x.model = wordMemo{}, stretchMemo{}, m
	}
	switch start.Kind {
	case namestart.StartPlain:
		return dst, start.At + int(start.Size)
	case namestart.StartLow:
		end = namestart.EachLow(&x.memo, text, start.At, done, func(at, end, done int) int {
			if text[at] < utf8.RuneSelf {
				if c := x.memo.Lookup(text, at, end); !c.IsName() || c.Common() > 1 {
					return end
				}
			}
			dst, end = x.stretch(dst, m, text, at, done)
			return end
		})
		return dst, end
	}
	if start.Kind == namestart.StartCapital && start.At >= done {
		if end := x.loneWordEnd(text, start.At); end > start.At {
			return dst, end
		}
	}
	return x.stretch(dst, m, text, start.At, done)
}

// loneWordEnd is the end of the word at text[at] where it stands in code and is one that everybody uses: Append( or dst.Append. Such
// words are most of the starts in programs. One that has a word with a capital or a number beside it may be a part of a name, and
// in prose one between spaces may be one. It is at where there is no such word.
func (x *Scratch) loneWordEnd(text string, at int) int {
	end := at
	for end < len(text) && (text[end]|0x20) >= 'a' && (text[end]|0x20) <= 'z' {
		end++
	}
	if end-at < 2 || end-at > 24 || end < len(text) && text[end] >= utf8.RuneSelf || !isWord(x.memo.Lookup(text, at, end)) {
		return at
	}
	if at > 0 && text[at-1] == ' ' && (end == len(text) || text[end] == ' ' || text[end] == ',' || text[end] == '.') {
		return at // in prose it may be one all the same
	}
	if i := end; i+1 < len(text) && (text[i] == ' ' || text[i] == '-' || text[i] == '.') {
		if c := text[i+1]; c >= utf8.RuneSelf || c < 'a' && c >= '0' {
			return at
		}
	}
	if i := at - 1; i > 0 && (text[i] == ' ' || text[i] == '-') {
		for i > 0 && at-i < 24 && (text[i-1]|0x20) >= 'a' && (text[i-1]|0x20) <= 'z' {
			i--
		}
		if c := text[i]; c >= 'A' && c <= 'Z' || i > 0 && (text[i-1] >= utf8.RuneSelf || text[i-1] == '.' || text[i-1] == '&') {
			return at
		}
	}
	return end
}

// isWord reports whether a word is one that everybody uses and nothing else.
func isWord(c lexicon.Class) bool {
	return c.Common() > 1 && !c.IsName() && !c.Is(lexicon.OrgWord|lexicon.Title|lexicon.Street|lexicon.Organization|lexicon.Religion)
}

// stretch is Append for a stretch around text[at].
func (x *Scratch) stretch(dst []Span, m *Model, text string, at, done int) (spans []Span, end int) {
	var first, last int
	x.tokens, first, last = x.window(x.tokens[:0], text, at)
	n := len(x.tokens)
	if n == 0 {
		return dst, at + 1
	}
	first = max(0, first-windowMore)
	for first < last && int(x.tokens[first].start) < done {
		first++
	}
	end = max(at+1, int(x.tokens[last].end))
	begin := int(x.tokens[0].start)
	seen, g := text[begin:x.tokens[n-1].end], x.tokens[0].gap
	place := x.stretches.placeOf(seen)
	if place != nil && place.is(seen, first, last, g) {
		return place.appendTo(dst, begin), end
	}
	x.look(m.network, text)
	x.activation.run(m.network, n, first, min(n, last+2))
	from := len(dst)
	dst = x.decoder.append(dst, m, text, x.tokens, x.activation.scores[:n*lanes], first, last+1)
	if place != nil {
		place.note(seen, first, last, g, dst[from:], begin)
	}
	return dst, end
}

// look makes the vectors of the tokens.
func (x *Scratch) look(m *network, text string) {
	n := len(x.tokens)
	if cap(x.sights) < n {
		x.sights = make([]sight, mostTokens)
	}
	x.sights = x.sights[:n]
	phrases := lexicon.Class(0)
	for i := range x.tokens {
		t, s := &x.tokens[i], &x.sights[i]
		switch t.kind {
		case tokenAlone:
			continue
		case tokenWord:
			w := x.words.at(m, text, t)
			x.sums[i], s.class = w.sum, w.class
			phrases |= w.class
		default:
			s.see(text, t)
			x.sums[i] = [dim]int16{}
			m.add(&x.sums[i], s.keys[:])
		}
		s.keys = [features]uint64{}
	}
	for i := 0; i < n; {
		if x.tokens[i].kind != tokenAlone {
			i++
			continue
		}
		k := i + 1
		for k < n && x.tokens[k].kind == tokenAlone && x.tokens[k].gap == gapNone {
			k++
		}
		setAlone(text, x.tokens, x.sights, i, k)
		for ; i < k; i++ {
			x.sums[i] = [dim]int16{}
			m.add(&x.sums[i], x.sights[i].keys[:])
			x.sights[i].keys[featurePhrase] = 0
		}
	}
	if phrases&lexicon.Begins != 0 {
		setPhrases(text, x.tokens, x.sights)
	}
	setGaps(x.tokens, x.sights)
	a := &x.activation
	a.start(n)
	for i := range x.tokens {
		m.add(&x.sums[i], x.sights[i].keys[featureGaps:featurePhrase+1])
		finish(a.vector(i), &x.sums[i], &a.total)
	}
}

// A wordMemo remembers the vectors of words of late: more than half of the words of most texts are among them.
type wordMemo struct {
	words [1 << memoBits]memoWord
	long  memoWord
}

const memoBits = 10

type memoWord struct {
	a, b  uint64 // the bytes, with zeros behind them
	class lexicon.Class
	sum   [dim]int16
}

// at gives what is known of a word. It is good until the next one is asked for.
func (w *wordMemo) at(m *network, text string, t *token) *memoWord {
	word := text[t.start:t.end]
	if len(word) > 16 {
		w.long.learn(m, text, t)
		return &w.long
	}
	a, b := bytesOf(word)
	k := &w.words[(a^b*0xD6E8FEB86659FD93)*0x9E3779B97F4A7C15>>(64-memoBits)]
	if k.a != a || k.b != b {
		k.a, k.b = a, b
		k.learn(m, text, t)
	}
	return k
}

func (k *memoWord) learn(m *network, text string, t *token) {
	var s sight
	s.see(text, t)
	k.class, k.sum = s.class, [dim]int16{}
	m.add(&k.sum, s.keys[:])
}

// bytesOf gives up to 16 bytes.
func bytesOf(word string) (a, b uint64) {
	n := len(word)
	if n >= 8 {
		a = load8(word)
		if n > 8 {
			b = load8(word[n-8:]) >> (8 * (16 - n) & 63)
		}
		return a, b
	}
	for i := n - 1; i >= 0; i-- {
		a = a<<8 | uint64(word[i])
	}
	return a, 0
}

func load8(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 | uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}
