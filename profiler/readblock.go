package profiler

import (
	"math/bits"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file reads a block of ASCII, which is what nearly all of most texts is. It
// decides by the masks of the block, for all words at once and mostly without a
// branch, which tokens are worth a look, and notes those that lead to something.

// blockWords is how many words there can be in a block.
const blockWords = blockSize / 2

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
	ends, hashes := wordEnds, 0
	for rest := words; rest != 0; rest &= rest - 1 {
		i, j := bits.TrailingZeros64(rest)&63, bits.TrailingZeros64(ends)&63
		ends &= ends - 1
		h := shortHash(load(t, i), j-i)
		is := d.vocabulary.filter[h>>(64-filterBits)/64] >> (h >> (64 - filterBits) % 64) & 1
		r.hashes[hashes&(blockWords-1)] = h
		hashes += int(is)
		listed |= is << i
	}

	// Words of lengths of which much can follow: none, as it is.
	for rest := words; d.anyFollow != 0 && rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest) & 63
		n := bits.TrailingZeros64(^tokens >> i)
		worth |= uint64(d.anyFollow>>min(n, longestToken)&1) << i
	}

	// Where names can begin, and words in capitals.
	for rest := words & (k.capitals | k.breaks<<2 | 3); rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest) & 63
		if k.capitals>>i&1 == 0 {
			if tagger.BeginsLow(text, base+i) {
				r.starts = append(r.starts, tagger.Start{At: base + i, Kind: tagger.StartLow})
			}
			continue
		}
		r.starts = append(r.starts, tagger.Start{At: base + i})
		n := bits.TrailingZeros64(^tokens >> i)
		if d.gates[min(n, longestToken)].initials>>initialOf[t[i]]&1 == 1 || d.hasTail(text, base+i, base+i+n) {
			worth |= 1 << i
		}
	}

	// Words that may be base 64.
	var long uint64
	if rest := k.capitals & tokens &^ starts; rest != 0 && hasRun(tokens) {
		long = innerCapitals(rest, starts, ^tokens&(tokens<<1))
		worth |= long
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

	if worth|listed|special != 0 {
		p := patch{
			tokens: tokens, words: words, mixed: mixed, special: special, listed: listed, worth: worth, long: long,
			inner: k.letters & (k.letters >> 1), digits: k.digits, near: near, bound: k.digits<<1&k.glue<<1 | k.underscores<<1 | 3,
		}
		r.note(d, text, t, base, &p)
	}
	return true
}

// A patch is what is known of a block before its tokens are looked at one by one.
type patch struct {
	tokens, words, mixed   uint64 // the bytes of tokens, and where those of two kinds begin; the others are digits
	special, listed, worth uint64 // what is looked at
	long                   uint64 // words and mixed tokens that may be base 64
	inner                  uint64 // letters that a letter follows
	digits, near           uint64 // digits, and bytes with a digit less than digitReach behind them
	bound                  uint64 // tokens that what is before them may be part of
}

// note notes what the tokens and bytes of a patch lead to. The text of the block and of
// what is behind it is t.
func (r *reader) note(d *dispatch, text, t string, base int, p *patch) {
	t = t[:blockSize+afterBlock]
	hashes := 0
	for seen := p.worth | p.listed | p.special; seen != 0; seen &= seen - 1 {
		bit, i := seen&-seen, bits.TrailingZeros64(seen)&63
		if p.special&bit != 0 {
			decimal := p.digits << 1 >> i & 1
			if i == 0 && base > 0 && isDigit(text[base-1]) {
				decimal = 1
			}
			if n := d.bytes[decimal][specialOf[t[i]]][t[i+1]]; n != 0 && (d.groups[n].needed&wantsLong == 0 || mayBeLong(text, base+i)) {
				r.sights = append(r.sights, sight{base + i, 1, 0, lead(n) | leadsFromByte})
			}
			continue
		}
		n := bits.TrailingZeros64(^p.tokens>>i) & 63
		end := (i + n) & 63 // no token goes on behind the block
		f, length, place := followBase[t[end]]+follow(afterOf[t[end+1]]), min(n, longestToken), placeFree
		if p.bound&bit != 0 {
			place = placeAt(text, base+i)
		}
		switch {
		case p.words&bit != 0:
			if p.long&bit != 0 {
				r.long = append(r.long, base+i)
			}
			list := int32(-1)
			if p.listed&bit != 0 {
				if v := d.vocabulary.lookUp(r.hashes[hashes&(blockWords-1)]); v.number >= 0 {
					if v.leads&leadsToPhrases != 0 {
						r.words = append(r.words, contextWord{base + i, base + end, v.number})
					}
					if v.leads&leadsToGrammars != 0 && (v.leads&leadsBeforeDigits == 0 || p.near>>end&1 == 1 && digitBehind(text, base+end)) {
						list = v.number
					}
				}
				hashes++
			}
			if list < 0 {
				if p.worth&bit == 0 {
					continue
				}
				g := &d.gates[length]
				if g.follows>>f&1 == 0 && ((uint64(g.numbered)>>f|g.digits)&1 == 0 || p.near>>end&1 == 0 || !digitBehind(text, base+end)) &&
					(t[i] >= 'a' && base+i > 0 || g.initials&firstBit(t[i]) == 0 && (d.tails[length] == 0 || !d.hasTail(text, base+i, base+end))) {
					continue
				}
			}
			k := leadIndexOf(place, tokenWord, length, f)
			r.sights = append(r.sights, sight{base + i, int32(n), list, d.tokens[k%leadIndexes].closer(text, base+end)})
		case p.mixed&bit == 0:
			k := leadIndexOf(place, tokenDigits, length, f)
			if lead := d.tokens[k%leadIndexes].closer(text, base+end); lead&leadsSomewhere != 0 {
				r.sights = append(r.sights, sight{base + i, int32(n), 0, lead})
			}
		default:
			if p.inner>>i&(1<<n>>1-1) != 0 {
				r.wordsWithin(d, text, base+i, base+end)
			}
			if n >= shortestNoticed {
				r.long = append(r.long, base+i)
			}
			r.mixedAt(d, text, base+i, base+end, leadIndexOf(place, tokenMixed, length, f))
		}
	}
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
