// Package tagger finds the names of people, places and organisations, streets with
// their numbers, nationalities and religions, in running text.
//
// It looks at chains: words with a capital that follow each other, with what
// connects them and the numbers beside them. In a sentence without capitals, and in
// scripts that have none, a word that can be a name stands for one with a capital. A linear-chain conditional random field (Lafferty, McCallum and
// Pereira, 2001) labels the words of a chain; what it knows of a word is what
// package lexicon says of it, how it is spelled, and the words around it. Its
// weights are learned by the program in train, on sentences that package corpus
// makes, and are part of the binary. Rules widen what it finds to what belongs to it: the
// flat before a street, the legal form behind a company, the job and the age beside a
// person; and a word such as Hospital or Clinique is an institution with a name beside it. In
// runs of Chinese, Japanese and Korean characters, which put no space between words, all is
// told by rules.
//
// Work is bounded for each chain, and nothing is allocated.
package tagger

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// A Label says what a span is.
type Label uint8

// The labels.
const (
	Person Label = iota
	Location
	Organization
	Nationality
	Religion
	Street   // a house number and a street, with what tells the flat
	Postcode // beside a place

	Age // behind a person
	Job // beside a person

	Labels // how many there are
)

// Learned is how many of the labels the model has learned. The first of them are.
const Learned = Age

// A Span is a place in a text. Start and End are byte offsets, half-open.
type Span struct {
	Start, End int
	Label      Label

	// Confidence is the probability, in 0–1, that the place and the label are
	// right.
	Confidence float64
}

// Append appends to dst the spans of the chain, or the sentence, that begins at a
// start, and gives the end of what has been looked at: starts before it need not be
// given any more. Nothing before text[done] is part of a span.
func (x *Scratch) Append(dst []Span, text string, start Start, done int) (spans []Span, end int) {
	switch start.Kind {
	case StartPlain:
		return dst, start.At + int(start.Size)
	case StartCapital:
		if mayBeLatinFirm(text, start.At) && start.At >= done {
			if to := latinFirm(text, start.At); to > start.At {
				n := len(dst)
				dst, end = x.amend(append(dst, Span{start.At, to, Organization, 0.8}), text, start, n, to)
				return x.appendRuns(dst, text, end, end)
			}
		}
		if start.At >= done && mayBeVietnamese(text, start.At) {
			if from, to := vietnamese(text, start.At, done); to > start.At {
				n := len(dst)
				dst, end = x.amend(append(dst, Span{from, to, Organization, 0.8}), text, start, n, to)
				return dst, max(end, to)
			}
		}
		if text[start.At] >= firstCyrillicByte && start.At >= done {
			if to := townInstitution(text, start.At); to > start.At {
				n := len(dst)
				dst, end = x.amend(append(dst, Span{start.At, to, Organization, leastFirm}), text, start, n, to)
				return dst, max(end, to)
			}
		}
		// A word that begins no chain is never remembered. Most of one letter begin none.
		if i := start.At + 1; i < len(text) && text[i] < utf8.RuneSelf && !letterBytes[text[i]] && !joins[text[i]] {
			if _, ok := x.chain.begin(text, start.At, done); !ok {
				return dst, x.chain.end
			}
		}
		tag, p := x.recall(dst, text, start.At, done, StartCapital)
		if p != nil {
			return p.appendTo(dst, start.At), start.At + p.end
		}
		if end, ok := x.chain.begin(text, start.At, done); ok {
			return x.readChain(dst, text, start.At, end, done, StartCapital, tag)
		}
		return x.amend(dst, text, start, len(dst), x.chain.end)
	case StartEast:
		return x.appendRuns(dst, text, start.At, done)
	}
	if continues(text, start.At) {
		return dst, start.At
	}
	end = eachLow(&x.chain.words, text, start.At, done, func(at, end, done int) int {
		ok := x.chain.beginLow(text, at, end, done)
		if ok {
			dst, end = x.appendChain(dst, text, at, end, done, StartLow)
		}
		return end
	})
	// The number before a character of the east belongs to what begins there.
	for n := 0; n < 3 && end > start.At && end < len(text) && text[end] >= utf8.RuneSelf && isDigit(text[end-1]); n++ {
		end--
	}
	return dst, end
}

// recall gives what is remembered of a chain at text[at], or nil, and the tag of the place.
func (x *Scratch) recall(dst []Span, text string, at, done int, kind StartKind) (tag uint64, p *remembered) {
	if x.Model != x.model {
		x.memo.tags, x.model = [mostRemembered]uint64{}, x.Model // another one says something else
	}
	if n := len(dst); n > 0 && dst[n-1].End > done {
		return 0, nil
	}
	tag = x.memo.tagOf(text, at, kind)
	return tag, x.memo.recall(text, at, done, kind, tag)
}

// appendChain appends the spans of the chain around the word text[at:end] and gives the
// end of what has been looked at.
func (x *Scratch) appendChain(dst []Span, text string, at, end, done int, kind StartKind) ([]Span, int) {
	tag, p := x.recall(dst, text, at, done, kind)
	if p != nil {
		return p.appendTo(dst, at), at + p.end
	}
	return x.readChain(dst, text, at, end, done, kind, tag)
}

// readChain is appendChain for a chain that is not remembered.
func (x *Scratch) readChain(dst []Span, text string, at, end, done int, kind StartKind, tag uint64) ([]Span, int) {
	c, n := &x.chain, len(dst)
	m := x.Model
	if m == nil {
		m = builtIn
	}
	// Single letters in a row name nobody, as appendSpans has it, and need not be decoded.
	if c.gather(text, at, end, done); c.worth() && !c.initials(0, c.n) && c.study(text) {
		x.decode(text, m)
		x.tellInstitutions(text)
		dst = x.appendSpans(dst, text, m)
		if c.low && text[c.tokens[0].start] < firstCaselessByte {
			dst = x.appendLow(dst, n, text)
		}
	}
	dst, end = x.amend(dst, text, Start{At: at, Kind: kind}, n, c.end)
	x.memo.note(text, at, done, kind, tag, dst[n:], end, c.seen)
	return dst, end
}

// appendRuns appends what is in the characters of the east from text[at] on.
func (x *Scratch) appendRuns(dst []Span, text string, at, done int) ([]Span, int) {
	end := at
	for end < len(text) && text[end] >= firstEastByte && end-at < mostRun {
		from := end
		if dst, end = x.appendRun(dst, text, from, done); end == from {
			break
		}
	}
	return dst, end
}

// appendRun is appendChain for a run of characters of the east. It gives at when there
// is none.
func (x *Scratch) appendRun(dst []Span, text string, at, done int) ([]Span, int) {
	tag := x.memo.tagOf(text, at, StartEast)
	if p := x.memo.recall(text, at, done, StartEast, tag); p != nil {
		return p.appendTo(dst, at), at + p.end
	}
	n := len(dst)
	dst, end := x.appendEast(dst, text, at, done)
	if x.runes.n == 0 {
		return dst, at
	}
	if from, to := eastYearsBehind(text, end); from < to && len(dst) > n && dst[len(dst)-1].Label == Person && end-dst[len(dst)-1].End <= longestRole {
		dst = append(dst, Span{from, to, Age, ageShare})
		end = to
	}
	dst, end = x.amend(dst, text, Start{At: at, Kind: StartEast}, n, end)
	x.memo.note(text, at, done, StartEast, tag, dst[n:], end, end)
	return dst, end
}

// amend is what an Amender makes of the spans of dst from a number on, which have been found
// at a start, and of the end of what has been looked at.
func (x *Scratch) amend(dst []Span, text string, start Start, from, end int) ([]Span, int) {
	if x.Amender == nil {
		return dst, end
	}
	spans, end := x.Amender.Amend(text, start, dst[from:], end)
	if from == 0 {
		return spans, end
	}
	return append(dst[:from], spans...), end
}

// An Amender makes of what has been found what is right. As it is remembered in that form, it
// depends on nothing but the text, no farther from the place than a memo compares it.
type Amender interface {
	// Amend gives what is right of the spans that have been found at a start, and the end of
	// what has been looked at; it may change the spans where they are.
	Amend(text string, start Start, spans []Span, end int) ([]Span, int)
}

// A Scratch is the memory of the work on one chain after the other. It is used by
// one goroutine at a time. The zero value is ready.
type Scratch struct {
	// Model is what is used in place of the built-in one when it is not nil.
	Model *Model

	// Amender, when it is not nil, amends what is found. It stays the same as long as
	// the Scratch is used.
	Amender Amender

	chain   Chain
	lattice lattice
	runes   runes
	classes eastClasses
	memo    memo
	model   *Model // what the memo has been made with
}

// A Start is a place where a name can begin.
type Start struct {
	At   int
	Kind StartKind
	Size uint8 // of the word in bytes, where it is known whether IsPlain holds for it; 0 where it is not
}

// A StartKind says what begins there.
type StartKind uint8

// The kinds.
const (
	StartCapital StartKind = iota // a word with a capital
	StartLow                      // a sentence without capitals, which is looked at up to its end or for mostLow bytes
	StartEast                     // a run of Chinese, Japanese or Korean characters
	StartPlain                    // a word for which IsPlain holds
)

// AppendStarts appends to dst the starts in text[from:to], in order: where a word
// with a capital begins, where a sentence begins in lower case, where a word begins
// that is written without capitals at all, and where a run of Chinese, Japanese or
// Korean characters begins. A word with a digit behind it is no start.
func AppendStarts(dst []Start, text string, from, to int) []Start {
	inside, east := false, false
	if from > 0 {
		if c := text[from-1]; c < utf8.RuneSelf {
			inside = isAlnum(c)
		} else {
			before, _ := runeBefore(text, from)
			inside, east = isWordRune(before) || isDigitRune(before), scriptOf(before) != scriptNone
		}
	}
	for i := from; i < to; {
		if east && isPlainlyEast(text, i) {
			for inside = false; i < to && isPlainlyEast(text, i); i += 3 {
			}
			continue
		}
		c := text[i]
		if c < utf8.RuneSelf {
			word := isLetterByte(c)
			from := i
			i++
			if word { // the rest of it begins nothing
				i = min(to, i+lettersOf(loadAt(text, i)))
				if !inside && (c < 'a' || BeginsLow(text, from)) {
					digit := false
					if i < to && text[i] < utf8.RuneSelf && !letterBytes[text[i]] {
						digit = isDigit(text[i]) // as mostly
					} else {
						digit = digitBehind(text, from, i)
					}
					kind := StartCapital
					if c >= 'a' {
						kind = StartLow
					}
					if !digit {
						dst = append(dst, Start{At: from, Kind: kind})
					}
				}
			}
			inside, east = word || isDigit(c), false
			continue
		}
		if k, ok := kindOfTwo(text, i); ok {
			from := i
			i += 2
			if k&kindWord != 0 { // the rest of it begins nothing
				i = wordRunesEnd(text, i, to)
				if !inside && (k&(kindCapital|kindCaseless) != 0 || BeginsLow(text, from)) && !digitBehind(text, from, i) {
					kind := StartLow
					if k&kindCapital != 0 {
						kind = StartCapital
					}
					dst = append(dst, Start{At: from, Kind: kind})
				}
			}
			inside, east = k&(kindWord|kindDigit) != 0, false
			continue
		}
		r, n := rune(0), 1
		if beginsRune[c] {
			r, n = runeAt(text, i)
		}
		if n == 1 { // no rune
			inside, east = false, false
			i++
			continue
		}
		from, word := i, isWordRune(r)
		e := scriptOf(r) != scriptNone
		if i += n; word && !e { // the rest of it begins nothing
			i = wordRunesEnd(text, i, to)
		}
		if word && !inside {
			if capital := isCapitalRune(r); (capital || isCaseless(r) || BeginsLow(text, from)) && !digitBehind(text, from, i) {
				kind := StartLow
				if capital {
					kind = StartCapital
				}
				dst = append(dst, Start{At: from, Kind: kind})
			}
		}
		if e != east {
			if east = e; e {
				dst = append(dst, Start{At: from, Kind: StartEast})
			}
		}
		inside = word || isDigitRune(r)
	}
	return dst
}

// wordRunesEnd is where the runes from U+0080 to U+2FFF end that follow at text[i] and belong to
// a word, or the limit. None is of a script of the east.
func wordRunesEnd(text string, i, limit int) int {
	for i < limit && text[i]-0xC2 <= 0xE2-0xC2 {
		if k, ok := kindOfTwo(text, i); ok {
			if k&kindWord == 0 {
				break
			}
			i += 2
			continue
		}
		n, ok := wordRuneAt(text, i)
		if !ok {
			break
		}
		i += n
	}
	return i
}

// farthestDigit bounds how long a word is looked over for the digit behind it, in
// bytes. What is longer is no name in any case.
const farthestDigit = 4096

// digitBehind reports whether a digit stands behind the word at text[from], which goes on to
// text[i] or farther, without anything between: the two are no name, but a number such as SW1A.
func digitBehind(text string, from, i int) bool {
	for end := min(len(text), from+farthestDigit); i < end; {
		v := loadAt(text, i)
		if n := lettersOf(v); n > 0 {
			if i += n; n == 8 {
				continue
			}
			if v >>= 8 * uint(n); v&0x80 == 0 {
				return i < end && isDigit(byte(v))
			}
			continue
		}
		if v&0x80 == 0 {
			return isDigit(byte(v))
		}
		if k, ok := kindOfTwo(text, i); ok {
			if k&kindWord == 0 {
				return k&kindDigit != 0
			}
			i += 2
			continue
		}
		if !beginsRune[byte(v)] {
			return false // no rune
		}
		r, n := runeAt(text, i)
		if n == 1 {
			return false // no rune
		}
		if !isWordRune(r) {
			return isDigitRune(r)
		}
		i += n
	}
	return false
}

// MostIndent bounds the blanks before a line for [BeginsLow].
const MostIndent = 4

// BeginsLow reports whether a word in lower case at text[i] begins a sentence: at the
// beginning of the text or of a line, behind a quote or up to MostIndent blanks or neither,
// or behind a stop, which may stand in a quote.
func BeginsLow(text string, i int) bool {
	if i < 2 {
		return i == 0 || text[0] == '"' || text[0] == ' '
	}
	switch text[i-1] {
	case '\n':
		return true
	case '"':
		return text[i-2] == '\n'
	case ' ':
	default:
		return false
	}
	switch text[i-2] {
	case '.', '!', '?', '\n':
		return true
	case '"':
		return i > 2 && isStop(text[i-3])
	case ' ':
		k := i - 2
		for k > 0 && i-k < MostIndent && text[k-1] == ' ' {
			k--
		}
		return k == 0 || text[k-1] == '\n'
	}
	return false
}

// eachLow gives the words of the sentence in lower case that begins at text[at], from their
// beginning to their end, to read, with the end of what has been looked at. That gives the end of what it has looked at,
// or -1 when it has had enough. The result is the end of the sentence, or where a word
// with a capital shows that it is none, or a character of the east begins what is looked
// at in another way.
func eachLow(words *lexicon.Memo, text string, at, done int, read func(at, end, done int) int) (end int) {
	i := at
	for i < len(text) && i-at < mostLow {
		if b := text[i]; b < utf8.RuneSelf && !isLetterByte(b) {
			if isStop(b) && (i+1 == len(text) || text[i+1] == ' ' || text[i+1] == '\n') {
				break
			}
			i++
			continue
		}
		// Most words are short and told off by their class alone.
		v := loadAt(text, i)
		if n := lettersOf(v); n > 0 && n < 8 && v>>(8*uint(n))&0x80 == 0 && v&0x20 != 0 {
			if v &= 1<<(8*uint(n)) - 1; n < 2 || !isWorthLow(words.LookupLetters(v, n), n) {
				i += n
				if done = i; i < len(text) && text[i] == ' ' && i-at < mostLow {
					i++
				}
				continue
			}
		}
		end := wordEnd(text, i)
		if end == i {
			r, n := runeAt(text, i)
			if scriptOf(r) != scriptNone {
				break // a start of its own
			}
			i += n
			continue
		}
		if isCapital(text[i:]) {
			break
		}
		k := read(i, end, done)
		if k < 0 {
			break
		}
		i = max(end, k)
		done = max(done, k)
	}
	return i
}

// mostLow bounds what is looked at of a sentence in lower case, in bytes.
const mostLow = 4 << 10

func isStop(c byte) bool { return c == '.' || c == '!' || c == '?' }
