package profiler

import (
	"math/bits"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file is the first step of the engine: it parts a text into tokens and
// notes those that can lead to something. A walk over the tokens is a walk over
// the ones in the masks of a block.

// A sight is a token or a byte that can lead to something.
type sight struct {
	start int
	size  int32 // in bytes
	list  int32 // of a word its number in the vocabulary, or -1; of a mixed token the group of its first characters, or 0
	lead  lead
}

// A reader parts a text into tokens, from its beginning to its end.
type reader struct {
	sights []sight
	next   int // in sights: the first that has not been dealt with
	words  []contextWord
	long   []int          // where tokens begin that may be base 64; see shortestNoticed
	starts []tagger.Start // where names can begin

	at    int  // all before it has been read
	until int  // reading may go on to there before it is needed
	open  bool // a token goes on at text[at]
	from  int  // where that began
	kinds uint8
	done  bool // the end of the text has been read

	escaped bool // what has been read may have escapes
}

// What a token that is still open is made of.
const (
	withLetters = 1 << iota
	withDigits
	withHigh
)

// A contextWord is a word that a context phrase can begin with, or a stretch of
// text in which such words can be.
type contextWord struct {
	start, end int
	word       int32 // in the vocabulary, or -1 for a stretch
}

func (r *reader) begin() {
	*r = reader{sights: r.sights[:0], words: r.words[:0], long: r.long[:0], starts: r.starts[:0]}
}

// read goes on by about one block, or to the end of the text.
func (r *reader) read(d *dispatch, text string) {
	var k block
	k.classify(text, r.at)
	r.escaped = r.escaped || k.escaped
	if k.high == 0 && !r.open && len(text)-r.at >= blockSize+afterBlock && r.readASCII(d, text, &k) {
		return
	}
	r.readAny(d, text, &k)
}

// afterBlock is how many bytes there must be behind a block for readASCII.
const afterBlock = 8

// readASCII reads a block without bytes beyond ASCII. It decides for all words of
// it, mostly without a branch, whether they are worth a look; in a text without
// findings few are. It stops before a word that goes on behind the block, so that
// no word is parted, and reports false when that is the most of the block.
//
// Of what is behind the block little is known here. What it could be is taken for
// being so; the closer look decides.
func (r *reader) readASCII(d *dispatch, text string, k *block) bool {
	base := r.at
	all := k.letters | k.digits
	tokens, size := all, blockSize
	starts := tokens &^ (tokens << 1)
	if tokens>>(blockSize-1) == 1 {
		size = bits.Len64(starts) - 1
		if size < blockSize/2 {
			return false
		}
		starts &^= 1 << (size & 63)
		tokens &= 1<<(size&63) - 1
	}
	r.at = base + size

	// A sum carries a bit from the beginning of a run of letters to the byte behind
	// it. Where that is a digit, the token is mixed; the same for runs of digits.
	letters, digits := k.letters&tokens, k.digits&tokens
	wordEnds := (letters + letters&starts) &^ letters
	digitEnds := (digits + digits&starts) &^ digits
	var mixed uint64
	for rest := wordEnds&digits | digitEnds&letters; rest != 0; rest &= rest - 1 {
		mixed |= lastBit(starts & (rest&-rest - 1))
	}
	wordEnds &^= digits
	words := letters & starts &^ mixed
	worth := starts &^ words
	if !d.tied {
		// Digits behind a decimal point lead to nothing.
		worth &^= k.dots << 1 & (k.digits << 2) &^ mixed
	}
	if base == 0 {
		worth |= starts & 1 // what begins the text may count as one in capitals
	}

	// Words in lists, which are looked up in a loop without a branch.
	t := text[base : base+blockSize+afterBlock]
	var listed uint64
	ends := wordEnds
	for rest := words; rest != 0; rest &= rest - 1 {
		i, j := bits.TrailingZeros64(rest)&63, bits.TrailingZeros64(ends)&63
		ends &= ends - 1
		h := shortHash(load(t, i), j-i) >> (64 - filterBits)
		listed |= rest & -rest & -(d.vocabulary.filter[h/64] >> (h % 64) & 1)
	}

	// Words of lengths of which much can follow: none, as it is.
	for rest := words; d.anyFollow != 0 && rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest) & 63
		n := bits.TrailingZeros64(^tokens >> i)
		worth |= uint64(d.anyFollow>>min(n, longestToken)&1) << i
	}

	// Where names can begin.
	for rest := words & (k.capitals | k.breaks<<2 | 3); rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest) & 63
		if k.capitals>>i&1 == 1 {
			r.starts = append(r.starts, tagger.Start{At: base + i})
		} else if tagger.BeginsLow(text, base+i) {
			r.starts = append(r.starts, tagger.Start{At: base + i, Kind: tagger.StartLow})
		}
	}

	// Words in capitals.
	for rest := words & k.capitals; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest) & 63
		j := i + bits.TrailingZeros64(^tokens>>i)
		if d.gates[min(j-i, longestToken)].initials>>initialOf[t[i]]&1 == 1 || d.hasTail(text, base+i, base+j) {
			worth |= 1 << i
		}
	}

	// Words that may be base 64.
	if rest := k.capitals & tokens &^ starts; rest != 0 && hasRun(tokens) {
		worth |= innerCapitals(rest, starts, ^tokens&(tokens<<1))
	}

	// Words that are joined to something, or that a number follows.
	after := load(t, blockSize)
	behind, near := all>>1, k.digits
	if mayContinue[byte(after)] {
		behind |= 1 << (blockSize - 1)
	}
	if hasDigit(after) {
		near |= ^(^uint64(0) >> digitReach)
	}
	near |= near>>1 | near>>2
	near |= near >> 3
	for rest := wordEnds & (k.joints&behind | near>>1); rest != 0; rest &= rest - 1 {
		worth |= lastBit(words & (rest&-rest - 1))
	}

	// Bytes.
	edge := uint64(1)<<(blockSize-1) | 1
	special := k.special
	special |= k.dots & behind &^ (k.digits << 1 & (k.digits >> 1) &^ edge)
	special |= k.hyphens & (k.hyphens>>1 | edge) &^ (k.hyphens << 1 &^ edge)
	if k.equals != 0 && d.longFields {
		special &^= k.equals & (k.digits >> 1) & shortValues(k.gaps)
	}
	if size < blockSize {
		special &= 1<<size - 1
	}

	for seen := worth | listed | special; seen != 0; seen &= seen - 1 {
		bit, i := seen&-seen, bits.TrailingZeros64(seen)&63
		if special&bit != 0 {
			r.special(d, text, base+i)
			continue
		}
		n := bits.TrailingZeros64(^tokens >> i)
		switch {
		case words&bit != 0:
			r.word(d, text, base+i, base+i+n, listed&bit != 0, worth&bit != 0)
		case mixed&bit == 0:
			r.number(d, text, base+i, base+i+n)
		default:
			if k.letters&(k.letters>>1)>>i&(1<<(n&63)>>1-1) != 0 {
				r.wordsWithin(d, text, base+i, base+i+n)
			}
			r.mixed(d, text, base+i, base+i+n)
		}
	}
	return true
}

// shortValues gives the places of which mayBeLong tells by the gaps of a block that
// there is no long value behind them.
func shortValues(gaps uint64) uint64 {
	gaps >>= 5
	gaps |= gaps >> 1
	gaps |= gaps >> 2
	gaps |= gaps >> 4
	return gaps | gaps>>4
}

// mayContinue is true for the bytes with which a token behind a joint can begin.
var mayContinue = func() (t [256]bool) {
	for c := range t {
		t[c] = classes[c] != classOther
	}
	return t
}()

// hasRun reports whether there is a run of shortestNoticed ones.
func hasRun(mask uint64) bool {
	mask &= mask >> 1
	mask &= mask >> 2
	mask &= mask >> 4
	return mask&(mask>>(shortestNoticed-8)) != 0
}

// innerCapitals gives the beginnings of the tokens of shortestNoticed bytes or more
// that have one of the capitals of a mask.
func innerCapitals(capitals, starts, ends uint64) (long uint64) {
	for rest := capitals; rest != 0; {
		end := ends & -(rest & -rest)
		end &= -end
		if start := lastBit(starts & (rest&-rest - 1)); bits.TrailingZeros64(end)-bits.TrailingZeros64(start) >= shortestNoticed {
			long |= start
		}
		rest &= -end
	}
	return long
}

// lastBit is the highest bit of a mask, or nothing of an empty one.
func lastBit(mask uint64) uint64 {
	if mask == 0 {
		return 0
	}
	return 1 << ((bits.Len64(mask) - 1) & 63)
}

// readAny reads any block.
func (r *reader) readAny(d *dispatch, text string, k *block) {
	base := r.at
	n := min(blockSize, len(text)-base)
	r.at = base + n
	tokens := k.letters | k.digits | k.high
	var open uint64
	if r.open {
		open = 1
	}
	edges := tokens ^ (tokens<<1 | open)
	if n < blockSize {
		edges &= 1<<n - 1
	}
	inside := ^uint64(0) // from the beginning of the token on, as far as it is in this block
	special := k.special | k.dots | k.hyphens
	for seen := edges | special; seen != 0; seen &= seen - 1 {
		bit := seen & -seen
		b := bits.TrailingZeros64(seen)
		if edges&bit != 0 {
			if tokens&bit != 0 {
				r.open, r.from, r.kinds = true, base+b, 0
				inside = -bit
			} else {
				r.open = false
				r.token(d, text, base+b, r.kinds|k.kinds(inside&(bit-1)))
			}
		}
		if special&bit != 0 {
			r.special(d, text, base+b)
		}
	}
	if r.open {
		r.kinds |= k.kinds(inside)
		switch {
		case r.at == len(text):
			r.open = false
			r.token(d, text, r.at, r.kinds)
		case r.at-r.from > 2*longestRun:
			r.part(d, text)
		}
	}
	r.done = r.at == len(text)
}

// part notes the beginning of a token that is very long and still open, so that
// nobody has to wait for its end.
func (r *reader) part(d *dispatch, text string) {
	start := r.from
	for r.at-r.from > longestRun+utf8.UTFMax {
		end, _ := nextToken(text, r.from)
		r.slowTokens(d, text, r.from, end)
		r.from = end
	}
	r.starts = tagger.AppendStarts(r.starts, text, start, r.from)
	r.kinds |= withHigh // the rest is read in the same way
}

// special notes a byte that is a trigger.
func (r *reader) special(d *dispatch, text string, i int) {
	if n := d.byteGroup(text, i); n != 0 && (d.groups[n].needed&wantsLong == 0 || mayBeLong(text, i)) {
		r.sights = append(r.sights, sight{i, 1, 0, lead(n) | leadsFromByte})
	}
}

// kinds is what the bytes of a mask are.
func (k *block) kinds(mask uint64) uint8 {
	var kinds uint8
	if k.letters&mask != 0 {
		kinds |= withLetters
	}
	if k.digits&mask != 0 {
		kinds |= withDigits
	}
	if k.high&mask != 0 {
		kinds |= withHigh
	}
	return kinds
}

// token notes what text[r.from:end] can lead to.
func (r *reader) token(d *dispatch, text string, end int, kinds uint8) {
	start := r.from
	if end-start > longestRun || kinds&withHigh != 0 {
		r.slowTokens(d, text, start, end)
		r.starts = tagger.AppendStarts(r.starts, text, start, end)
		return
	}
	switch kinds {
	case withLetters:
		if text[start] < 'a' {
			r.starts = append(r.starts, tagger.Start{At: start})
		} else if tagger.BeginsLow(text, start) {
			r.starts = append(r.starts, tagger.Start{At: start, Kind: tagger.StartLow})
		}
		r.word(d, text, start, end, true, true)
	case withDigits:
		r.number(d, text, start, end)
	default:
		r.words = append(r.words, contextWord{start, end, -1})
		r.mixed(d, text, start, end)
	}
}

// mixed notes a token of letters and digits.
func (r *reader) mixed(d *dispatch, text string, start, end int) {
	if end-start >= shortestNoticed {
		r.long = append(r.long, start)
	}
	n := min(end-start, longestToken)
	k := leadIndexOf(placeAt(text, start), tokenMixed, n, followAt(text, end))
	lead := d.tokens[k%leadIndexes].closer(text, end)
	list := d.headGroup(text, start, n)
	if g := &d.groups[list]; g.follows>>k.follow()&1 == 0 || k.place() != placeFree && g.needed&wantsStanding != 0 {
		list = 0
	}
	if lead&leadsSomewhere != 0 || list != 0 {
		r.sights = append(r.sights, sight{start, int32(end - start), int32(list), lead})
	}
}

// wordsWithin notes the words that a context phrase can begin with in a token of
// letters and digits. A single letter beside a digit is none.
func (r *reader) wordsWithin(d *dispatch, text string, i, end int) {
	for i < end {
		j := i
		for j < end && isLetter(text[j]) {
			j++
		}
		if j-i > 1 {
			if hash := wordHash(text, i, j); d.vocabulary.mayHave(hash) {
				if number := d.vocabulary.find(hash); number >= 0 && len(d.vocabulary.entries[number].phrases) > 0 {
					r.words = append(r.words, contextWord{i, j, number})
				}
			}
		}
		i = j + 1
	}
}

// number notes a token of digits.
func (r *reader) number(d *dispatch, text string, start, end int) {
	k := leadIndexOf(placeAt(text, start), tokenDigits, min(end-start, longestToken), followAt(text, end))
	if lead := d.tokens[k%leadIndexes].closer(text, end); lead&leadsSomewhere != 0 {
		r.sights = append(r.sights, sight{start, int32(end - start), 0, lead})
	}
}

// word notes a word of ASCII letters. Most lead to nothing. It is listed if it may
// be in the vocabulary, and worth a look if it can lead to something by itself.
func (r *reader) word(d *dispatch, text string, start, end int, listed, worth bool) {
	if worth && end-start >= shortestNoticed && hasInnerCapital(text[start:end]) {
		r.long = append(r.long, start)
	}
	number := int32(-1)
	if listed {
		if number = d.vocabulary.find(wordHash(text, start, end)); number >= 0 {
			e := &d.vocabulary.entries[number]
			if len(e.phrases) > 0 {
				r.words = append(r.words, contextWord{start, end, number})
			}
			if len(e.group.all) == 0 || e.group.needed&wantsDigits != 0 && !digitBehind(text, end) {
				number = -1
			}
		}
	}
	if number >= 0 || worth && d.wordLeads(text, start, end) {
		k := leadIndexOf(placeAt(text, start), tokenWord, min(end-start, longestToken), followAt(text, end))
		r.sights = append(r.sights, sight{start, int32(end - start), number, d.tokens[k%leadIndexes].closer(text, end)})
	}
}

// slowTokens notes the tokens of a run that has letters beyond ASCII, or that is
// very long.
func (r *reader) slowTokens(d *dispatch, text string, start, end int) {
	for i := start; i < end; {
		j, kind := nextToken(text, i)
		switch {
		case kind == tokenWord && !isASCII(text[i:j]):
			number := d.vocabulary.find(wordHash(text, i, j))
			if number >= 0 && len(d.vocabulary.entries[number].group.all) == 0 {
				number = -1
			}
			n := min(j-i, longestToken)
			k := leadIndexOf(placeAt(text, i), tokenWord, n, followAt(text, j))
			r.sights = append(r.sights, sight{i, int32(j - i), number, lead(d.accented[n]) | leadsFromHigh | lead(k)<<leadIndexAt})
			r.words = append(r.words, contextWord{i, j, -1})
		case kind == tokenWord:
			r.word(d, text, i, j, true, true)
		case kind < tokenKinds:
			switch kind {
			case tokenDigits:
				r.number(d, text, i, j)
			case tokenMixed:
				r.mixed(d, text, i, j)
			}
			if kind != tokenDigits {
				r.words = append(r.words, contextWord{i, j, -1})
			}
		}
		i = j
	}
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

// isASCII reports whether all bytes of s are.
func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
