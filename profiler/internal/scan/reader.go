package scan

import (
	"math/bits"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file is the first step of the engine: it parts a text into tokens and
// notes those that can lead to something. A walk over the tokens is a walk over
// the ones in the masks of a block.

// A sight is a token or a byte that can lead to something.
type sight struct {
	start int
	size  int32 // in bytes
	list  int32 // of a word its number in the vocabulary, or noList; of a mixed token the group of its first characters, or 0
	lead  lead
}

// noList is sight.list for a word that is in no list, or in one that leads to nothing there.
const noList = -1

// A reader parts a text into tokens, from its beginning to its end.
type reader struct {
	Sights []sight
	next   int // in sights: the first that has not been dealt with
	Words  []contextWord
	Long   []int             // where tokens begin that may be base 64; see shortestNoticed
	starts []namestart.Start // where names can begin

	at    int  // all before it has been read
	until int  // reading may go on to there before it is needed
	Open  bool // a token goes on at text[at]
	From  int  // where that began
	kinds uint8
	done  bool // the end of the text has been read

	breaks  uint8 // of the lowReach bytes before those that are read next, which a sentence can begin behind
	escaped bool  // what has been read may have escapes

	patch patch // what is looked at more closely
	short shortText

	plain lexicon.Memo // for namestart.IsPlain
}

// A contextWord is a word that a context phrase can begin with, or a stretch of
// text in which such words can be.
type contextWord struct {
	start, end int
	word       int32 // in the vocabulary, or -1 for a stretch
	whole      bool  // no letter or digit is beside it
}

func (r *reader) begin() {
	r.Sights = r.Sights[:0] // one by one: there is one to write then, and not the whole of it
	r.Words = r.Words[:0]
	r.Long = r.Long[:0]
	r.starts = r.starts[:0]
	r.next, r.at, r.until, r.Open, r.From, r.kinds, r.done, r.escaped = 0, 0, 0, false, 0, 0, false, false
	r.breaks = 1<<lowReach - 1
}

// mostHigh is how many bytes beyond ASCII a block has at most for readBlock, which is a
// third of them: more than a text has that is in Latin letters.
const mostHigh = lex.BlockSize / 3

// Read goes on by about one block, or to the end of the text.
func (r *reader) Read(d *dispatch, text string) {
	var k lex.Block
	k.Classify(text, r.at)
	r.escaped = r.escaped || k.Escaped
	if (k.High == 0 || bits.OnesCount64(k.High) <= mostHigh) && !r.Open && len(text)-r.at >= lex.BlockSize+lex.AfterBlock && r.readBlock(d, text, &k) {
		return
	}
	r.readAny(d, text, &k)
}

// readAny reads any block.
func (r *reader) readAny(d *dispatch, text string, k *lex.Block) {
	base := r.at
	n := min(lex.BlockSize, len(text)-base)
	r.at = base + n
	r.breaks = 1<<lowReach - 1
	tokens := k.Letters | k.Digits | k.High
	var open uint64
	if r.Open {
		open = 1
	}
	edges := tokens ^ (tokens<<1 | open)
	if n < lex.BlockSize {
		edges &= 1<<n - 1
	}
	inside := ^uint64(0) // from the beginning of the token on, as far as it is in this block
	special := k.Special | k.Dots | k.Hyphens
	for seen := edges | special; seen != 0; seen &= seen - 1 {
		bit := seen & -seen
		b := bits.TrailingZeros64(seen)
		if edges&bit != 0 {
			if tokens&bit != 0 {
				r.Open, r.From, r.kinds = true, base+b, 0
				inside = -bit
			} else {
				r.Open = false
				r.token(d, text, base+b, r.kinds|k.Kinds(inside&(bit-1)))
			}
		}
		if special&bit != 0 {
			r.special(d, text, base+b)
		}
	}
	if r.Open {
		r.kinds |= k.Kinds(inside)
		switch {
		case r.at == len(text):
			r.Open = false
			r.token(d, text, r.at, r.kinds)
		case r.at-r.From > 2*lex.LongestRun:
			r.part(d, text)
		}
	}
	r.done = r.at == len(text)
}

// part notes the beginning of a token that is very long and still open, so that
// nobody has to wait for its end.
func (r *reader) part(d *dispatch, text string) {
	start := r.From
	for r.at-r.From > lex.LongestRun+utf8.UTFMax {
		end, _ := lex.NextToken(text, r.From)
		r.slowTokens(d, text, r.From, end)
		r.From = end
	}
	r.starts = namestart.AppendStarts(r.starts, text, start, r.From)
	r.kinds |= lex.WithHigh // the rest is read in the same way
}

// special notes a byte that is a trigger.
func (r *reader) special(d *dispatch, text string, i int) {
	if n := d.byteGroupAt(text, i); n != 0 {
		r.Sights = append(r.Sights, sight{i, 1, 0, lead(n) | leadsFromByte})
	}
}

// token notes what text[r.from:end] can lead to.
func (r *reader) token(d *dispatch, text string, end int, kinds uint8) {
	start := r.From
	if end-start > lex.LongestRun || kinds&lex.WithHigh != 0 {
		r.slowTokens(d, text, start, end)
		r.starts = namestart.AppendStarts(r.starts, text, start, end)
		return
	}
	switch kinds {
	case lex.WithLetters:
		r.wordStart(text, start)
		r.word(d, text, start, end, true)
	case lex.WithDigits:
		r.number(d, text, start, end)
	default:
		r.Words = append(r.Words, contextWord{start: start, end: end, word: -1})
		r.mixed(d, text, start, end)
	}
}

// wordStart notes that a name can begin with the word of ASCII letters at text[i].
func (r *reader) wordStart(text string, i int) {
	if text[i] < 'a' {
		r.starts = append(r.starts, namestart.Start{At: i})
	} else if namestart.BeginsLow(text, i) {
		r.starts = append(r.starts, namestart.Start{At: i, Kind: namestart.StartLow})
	}
}

// mixed notes a token of letters and digits.
func (r *reader) mixed(d *dispatch, text string, start, end int) {
	if end-start >= shortestNoticed {
		r.noteLong(start)
	}
	k := leadIndexOf(lex.PlaceAt(text, start), lex.TokenMixed, min(end-start, spec.LongestToken), lex.FollowAt(text, end))
	list := d.headGroup(text, start, k.length())
	if list != 0 && !d.groups[list].goesOn(k, text[end-1]) {
		list = 0
	}
	if l, ok := d.mixedLead(d.tokens[k%leadIndexes], text, start, end, list); ok {
		r.Sights = append(r.Sights, sight{start, int32(end - start), int32(list), l})
	}
}

// noteLong notes where a token begins that may be base 64. They come almost in order.
func (r *reader) noteLong(start int) {
	r.Long = append(r.Long, start)
	for i := len(r.Long) - 1; i > 0 && r.Long[i-1] > r.Long[i]; i-- {
		r.Long[i-1], r.Long[i] = r.Long[i], r.Long[i-1]
	}
}

// noteWord notes a word that a context phrase can begin with. They come almost in order.
func (r *reader) noteWord(w contextWord) {
	r.Words = append(r.Words, w)
	for i := len(r.Words) - 1; i > 0 && r.Words[i-1].start > w.start; i-- {
		r.Words[i-1], r.Words[i] = r.Words[i], r.Words[i-1]
	}
}

// wordsWithin notes the words that a context phrase can begin with in a token of
// letters and digits. A single letter beside a digit is none.
func (r *reader) wordsWithin(d *dispatch, text string, i, end int) {
	for i < end {
		j := i
		for j < end && numeral.IsLetter(text[j]) {
			j++
		}
		if j-i > 1 {
			if hash := lex.WordHash(text, i, j); d.vocabulary.mayHave(hash) {
				if v := d.vocabulary.lookUp(hash); v.phrases&nextAt(text, j) != 0 {
					r.noteWord(contextWord{start: i, end: j, word: v.number})
				}
			}
		}
		i = j + 1
	}
}

// number notes a token of digits.
func (r *reader) number(d *dispatch, text string, start, end int) {
	k := leadIndexOf(lex.PlaceAt(text, start), lex.TokenDigits, min(end-start, spec.LongestToken), lex.FollowAt(text, end))
	if lead := d.closer(d.tokens[k%leadIndexes], text, start, end); lead&leadsSomewhere != 0 {
		r.Sights = append(r.Sights, sight{start, int32(end - start), 0, lead})
	}
}

// word notes a word of ASCII letters. Most lead to nothing. It is listed if it may
// be in the vocabulary, and worth a look if it can lead to something by itself. Without digits
// there is none in the text.
func (r *reader) word(d *dispatch, text string, start, end int, digits bool) {
	if end-start >= shortestNoticed && hasInnerCapital(text[start:end]) {
		r.noteLong(start)
	}
	number := int32(noList)
	v := d.vocabulary.lookUp(lex.WordHash(text, start, end))
	if v.leads&leadsToPhrases != 0 {
		r.noteWord(contextWord{start: start, end: end, word: v.number})
	}
	if v.leads&leadsToGrammars != 0 && (v.leads&leadsBeforeDigits == 0 || digits && spec.DigitBehind(text, end)) {
		number = v.number
	}
	if number >= 0 || d.wordLeads(text, start, end, digits) {
		k := leadIndexOf(lex.PlaceAt(text, start), lex.TokenWord, min(end-start, spec.LongestToken), lex.FollowAt(text, end))
		lead := d.closer(d.tokens[k%leadIndexes], text, start, end) | leadsFurther
		if number >= 0 {
			lead &^= leadsWeakly
		}
		r.Sights = append(r.Sights, sight{start, int32(end - start), number, lead})
	}
}

// slowTokens notes the tokens of a run that has letters beyond ASCII, or that is
// very long.
func (r *reader) slowTokens(d *dispatch, text string, start, end int) {
	for i := start; i < end; {
		if c := text[i]; c >= utf8.RuneSelf && (c < 0xC2 || c >= 0xF5 || i+1 < len(text) && text[i+1]&0xC0 != 0x80) {
			i++ // no rune begins there
			continue
		}
		j, kind := lex.NextToken(text, i)
		switch {
		case kind == lex.TokenWord && !chars.IsASCII(text[i:j]):
			r.accented(d, text, i, j)
		case kind == lex.TokenWord:
			r.word(d, text, i, j, true)
		case kind < lex.TokenKinds:
			switch kind {
			case lex.TokenDigits:
				r.number(d, text, i, j)
			case lex.TokenMixed:
				r.mixed(d, text, i, j)
			}
			if kind == lex.TokenOther {
				r.otherWord(d, text, i, j)
			}
			if kind != lex.TokenDigits {
				r.noteWord(contextWord{start: i, end: j, word: -1})
			}
		}
		i = j
	}
}

// accented notes a word of Latin letters that has some beyond ASCII.
func (r *reader) accented(d *dispatch, text string, i, j int) {
	number := d.vocabulary.find(lex.WordHash(text, i, j))
	if number >= 0 && len(d.vocabulary.entries[number].group.all) == 0 {
		number = -1
	}
	k := leadIndexOf(lex.PlaceAt(text, i), lex.TokenWord, min(j-i, spec.LongestToken), lex.FollowAt(text, j))
	if group := d.accentedGroup(text, i, j, k); group != 0 || number >= 0 {
		r.Sights = append(r.Sights, sight{i, int32(j - i), number, lead(group) | leadsFromHigh | lead(k)<<leadIndexAt})
	}
	r.noteWord(contextWord{start: i, end: j, word: -1})
}

// otherWord notes the words in the token text[i:end], which has letters of a script other
// than Latin, that lead to a grammar.
func (r *reader) otherWord(d *dispatch, text string, i, end int) {
	if first, _ := chars.RuneAt(text, i); chars.Spaceless(first) {
		d.others.each(text, i, end, func(at int, w otherWord) { r.noteOther(text, at, at+len(w.text), w.number) })
		return
	}
	if h := lex.WordHash(text, i, end); d.vocabulary.mayHave(h) {
		if number := d.vocabulary.find(h); number >= 0 && len(d.vocabulary.entries[number].group.all) > 0 {
			r.noteOther(text, i, end, number)
		}
	}
}

func (r *reader) noteOther(text string, i, end int, number int32) {
	k := leadIndexOf(lex.PlaceFree, lex.TokenWord, min(end-i, spec.LongestToken), lex.FollowAt(text, end))
	r.Sights = append(r.Sights, sight{i, int32(end - i), number, leadsFromHigh | lead(k)<<leadIndexAt})
}

// hasInnerCapital reports whether a word of ASCII letters has a capital behind its
// first letter.
func hasInnerCapital(word string) bool {
	for i := 1; i < len(word); i++ {
		if word[i] < 'a' {
			return true
		}
	}
	return false
}
