package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// How far context reaches, in bytes, before and after a place. It ends at a
// line break. Names of fields stand close to their values; a longer window
// finds words that belong to something else.
const (
	contextBefore = 48
	contextAfter  = 24
)

// farContext is the share of its weight that a context word keeps at the far
// end of the window. Between there and the place itself it grows evenly.
const farContext = 0.5

// againstWords speak against every number whose own form proves little: what
// follows them is nearly always an identifier of a thing.
var againstWords = []string{
	"order no", "order number", "order id", "order #", "invoice", "invoice no", "version", "ver", "ref", "ref no",
	"reference", "ticket", "sku", "item", "item no", "part no", "part number", "tracking", "tracking no",
	"tracking number", "build", "revision", "isbn", "ean", "serial", "batch", "lot", "commit", "port", "page",
	"chapter", "section", "sec", "rfc", "bestellnummer", "rechnungsnummer", "pedido", "facture", "commande",
}

// againstWeight is what one of these takes from the logarithm of the odds.
const againstWeight = -3.0

// weakBelow is the probability below which a shape is weak enough for
// againstWords to count.
const weakBelow = 0.9

// isPhrase reports whether p can stand in a contextIndex: words in lower
// case, single spaces between them.
func isPhrase(p string) bool {
	return p != "" && utf8.ValidString(p) && p == strings.ToLower(p) && p == strings.Join(strings.Fields(p), " ")
}

// A contextIndex knows the phrases of all recognizers, and those that speak
// against all of them, by the letters that a phrase begins with. It never
// changes.
type contextIndex struct {
	byStart map[string][]int // in phrases
	starts  wordFilter       // of those in ASCII
	phrases []contextPhrase
}

type contextPhrase struct {
	text   string
	owners []uint64 // bits of recognizers; see owns
}

// against is the owner of againstWords. The recognizers count from 1.
const against = 0

func owner(recognizer int) int { return recognizer + 1 }

func newContextIndex(recognizers []*Recognizer) contextIndex {
	x := contextIndex{byStart: map[string][]int{}}
	known := map[string]int{}
	add := func(text string, o int) {
		i, ok := known[text]
		if !ok {
			i = len(x.phrases)
			known[text] = i
			x.phrases = append(x.phrases, contextPhrase{text, make([]uint64, (len(recognizers)+1+63)/64)})
			key := string(appendStart(nil, text))
			x.byStart[key] = append(x.byStart[key], i)
			x.starts.add(key)
		}
		x.phrases[i].owners[o/64] |= 1 << (o % 64)
	}
	for _, p := range againstWords {
		add(p, against)
	}
	for i, r := range recognizers {
		for _, p := range r.Context {
			add(p, owner(i))
		}
	}
	return x
}

func (p *contextPhrase) isOf(o int) bool { return p.owners[o/64]>>(o%64)&1 == 1 }

// longestStart bounds the letters that phrases are looked up by, in bytes.
const longestStart = 20

// appendStart appends the letters that s begins with, in lower case: those of
// its first word, or its first letter in a script that sets no spaces.
func appendStart(dst []byte, s string) []byte {
	for _, r := range s {
		if !unicode.IsLetter(r) || len(dst) > longestStart {
			break
		}
		dst = utf8.AppendRune(dst, unicode.ToLower(r))
		if spaceless(r) {
			break
		}
	}
	return dst
}

// A hint is a context phrase that stands near a place.
type hint struct {
	phrase   int // in the index
	distance int // in bytes, between the phrase and the place
	window   int // in bytes, that was searched
}

// share is the part of its weight that the hint has at its distance.
func (h hint) share() float64 {
	return 1 - (1-farContext)*float64(h.distance)/float64(h.window)
}

// appendHints appends all context phrases that stand before and after
// text[start:end].
func (x *contextIndex) appendHints(dst []hint, text string, start, end int) []hint {
	return x.appendAfter(x.appendBefore(dst, text, start), text, end)
}

// appendBefore appends those that stand before text[i].
func (x *contextIndex) appendBefore(dst []hint, text string, i int) []hint {
	return x.appendIn(dst, text, lineStart(text, i, contextBefore), i, func(_, j int) hint { return hint{distance: i - j, window: contextBefore} })
}

// appendAfter appends those that stand behind text[:i].
func (x *contextIndex) appendAfter(dst []hint, text string, i int) []hint {
	return x.appendIn(dst, text, i, lineEnd(text, i, contextAfter), func(j, _ int) hint { return hint{distance: j - i, window: contextAfter} })
}

// appendIn appends the phrases that stand in text[lo:hi] as whole words of the
// text.
func (x *contextIndex) appendIn(dst []hint, text string, lo, hi int, at func(i, j int) hint) []hint {
	for i := lo; i < hi; {
		c := text[i]
		if c < utf8.RuneSelf && !isLetter(c) {
			i++
			continue
		}
		// Nearly all words are in ASCII and in no phrase. The filter tells them
		// without a look-up in the map, which takes four times as long.
		j := i
		for j < hi && classes[text[j]] == classLetter {
			j++
		}
		if j > i && j-i <= longestStart && (j == hi || text[j] < utf8.RuneSelf) && !x.starts.has(text, i, j) {
			i = j
			continue
		}
		dst, i = x.appendAt(dst, text, i, hi, at)
	}
	return dst
}

// appendAt appends the phrases that stand at text[i], and gives the end of the
// letters there.
func (x *contextIndex) appendAt(dst []hint, text string, i, hi int, at func(i, j int) hint) ([]hint, int) {
	r, n := utf8.DecodeRuneInString(text[i:hi])
	if !unicode.IsLetter(r) {
		return dst, i + n
	}
	var buf [longestStart + 2*utf8.UTFMax]byte
	for _, k := range x.byStart[string(appendStart(buf[:0], text[i:hi]))] {
		if p := x.phrases[k].text; i+len(p) <= hi && phraseAt(text, i, p) {
			h := at(i, i+len(p))
			h.phrase = k
			dst = append(dst, h)
		}
	}
	i += n
	for !spaceless(r) && i < hi {
		if r, n = utf8.DecodeRuneInString(text[i:hi]); !unicode.IsLetter(r) || spaceless(r) {
			break
		}
		i += n
	}
	return dst, i
}

// closest is the hint of an owner that weighs most and stands at most reach
// bytes before the place. Of two that weigh the same the longer phrase counts.
func (x *contextIndex) closest(hints []hint, o, reach int) (best hint, ok bool) {
	for _, h := range hints {
		if h.distance > reach || !x.phrases[h.phrase].isOf(o) {
			continue
		}
		d := 0.0
		if ok {
			d = h.share() - best.share()
		}
		if !ok || d > 0 || d == 0 && len(x.phrases[h.phrase].text) > len(x.phrases[best.phrase].text) {
			best, ok = h, true
		}
	}
	return best, ok
}

// lineStart is the beginning of the window of n bytes before i: at most n bytes
// back, behind the last line break, on the boundary of a rune.
func lineStart(text string, i, n int) int {
	lo := max(0, i-n)
	for lo < i && !utf8.RuneStart(text[lo]) {
		lo++
	}
	if k := strings.LastIndexByte(text[lo:i], '\n'); k >= 0 {
		lo += k + 1
	}
	return lo
}

// lineEnd is the end of the window of n bytes after i.
func lineEnd(text string, i, n int) int {
	hi := min(len(text), i+n)
	for hi > i && hi < len(text) && !utf8.RuneStart(text[hi]) {
		hi--
	}
	if k := strings.IndexByte(text[i:hi], '\n'); k >= 0 {
		hi = i + k
	}
	return hi
}

// phraseAt reports whether the phrase stands at s[i] as whole words. A phrase
// in a script that sets no spaces needs no gap around it.
func phraseAt(s string, i int, phrase string) bool {
	j := i + len(phrase)
	if !strings.EqualFold(s[i:j], phrase) {
		return false
	}
	return !wordBefore(s, i) && !wordAfter(s, j)
}

// wordBefore reports whether the word that begins at s[i] goes on to the left.
// An underscore does not continue a word here: in user_email it parts words.
func wordBefore(s string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(s[:i])
	first, _ := utf8.DecodeRuneInString(s[i:])
	return continuesWord(r, first)
}

func wordAfter(s string, j int) bool {
	last, _ := utf8.DecodeLastRuneInString(s[:j])
	r, _ := utf8.DecodeRuneInString(s[j:])
	return continuesWord(r, last)
}

// continuesWord reports whether the runes on both sides of a gap belong to one
// word.
func continuesWord(outer, inner rune) bool {
	if outer == utf8.RuneError || !unicode.IsLetter(outer) {
		return false
	}
	return !spaceless(inner) && !spaceless(outer)
}

// spaceless reports whether r belongs to a script that sets no spaces between
// words, or none between a word and its particle, as Korean does.
func spaceless(r rune) bool {
	return r >= 0x0E00 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Hangul)
}
