package scan

import (
	"math/bits"
	"slices"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file reads a block of ASCII, which is what nearly all of most texts is, but for a
// few tokens with letters beyond it, which are read one by one. It
// decides by the masks of the block, for all words at once and mostly without a
// branch, which tokens are worth a look, and notes those that lead to something.

// lowReach is how far before a word in lower case that begins a sentence the byte stands, at
// most, that ends the one before.
const lowReach = namestart.MostIndent + 1

// upToLast gives, for bits that say which of the last lowReach bytes are such bytes, the
// places behind them that they are close to.
var upToLast = func() (t [1 << lowReach]uint8) {
	for before := range t {
		t[before] = 1<<bits.Len(uint(before)) - 1
	}
	return t
}()

// readBlock reads a block with few bytes beyond ASCII. It decides for all words of
// it that have none, mostly without a branch, whether they are worth a look; in a text without
// findings few are. It stops before a word that goes on behind the block, so that
// no word is parted, and reports false when that is the most of the block.
//
// Of what is behind the block little is known here. What it could be is taken for
// being so; the closer look decides.
func (r *reader) readBlock(d *dispatch, text string, k *lex.Block) bool {
	base := r.at
	all := k.Letters | k.Digits | k.High
	tokens, size := all, lex.BlockSize
	starts := tokens &^ (tokens << 1)
	if tokens>>(lex.BlockSize-1) == 1 {
		size = bits.Len64(starts) - 1
		if size < lex.BlockSize/2 {
			return false
		}
		starts &^= 1 << (size & 63)
		tokens &= 1<<(size&63) - 1
	}
	r.at = base + size
	runs := runSet{}
	if high := k.High & tokens; high != 0 {
		runs = runsWith(high, starts, (tokens+starts)&^tokens)
		runs.findWords(text[base:base+lex.BlockSize+lex.AfterBlock], high, k.Digits)
		tokens &^= runs.all
		starts &^= runs.starts
	}

	// A sum carries a bit from the beginning of a run of letters to the byte behind
	// it. Where that is a digit, the token is mixed; the same for runs of digits.
	letters, digits := k.Letters&tokens, k.Digits&tokens
	wordEnds := (letters + letters&starts) &^ letters
	var mixed, worth uint64
	if digits != 0 {
		digitEnds := (digits + digits&starts) &^ digits
		for rest := wordEnds&digits | digitEnds&letters; rest != 0; rest &= rest - 1 {
			mixed |= lastBit(starts & (rest&-rest - 1))
		}
		wordEnds &^= digits
		worth = digits&starts | mixed
		// Digits behind a decimal point lead to nothing, or those behind a hyphen.
		if !d.dotted {
			worth &^= k.Dots << 1 & (k.Digits << 2) &^ mixed
		}
		tied := worth & ((k.Glue &^ k.Dots) << 1 & (k.Digits << 2)) &^ mixed
		if !d.tied && (digits+tied)&^digits&k.Dots == 0 {
			worth &^= tied
		}
	}
	words := letters & starts &^ mixed
	if base == 0 {
		worth |= starts & 1 // what begins the text may count as one in capitals
	}

	// Words in lists.
	t := text[base : base+lex.BlockSize+lex.AfterBlock]
	listed := d.vocabulary.among(t, words, letters)

	// Words of lengths of which much can follow: long ones only, as it is.
	long := hasRun(tokens)
	if follow := d.anyFollow; follow != 0 && (long || follow&(1<<shortestNoticed-1) != 0) {
		for rest := words; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros64(rest) & 63
			n := bits.TrailingZeros64(^tokens >> i)
			worth |= uint64(follow>>min(n, spec.LongestToken)&1) << i
		}
	}

	// Where names can begin, and words in capitals.
	low := k.Breaks<<1 | k.Breaks<<2
	low |= low<<2 | k.Breaks<<5 | uint64(upToLast[r.breaks%(1<<lowReach)])
	r.breaks = uint8(k.Breaks >> ((size - lowReach) & 63))
	accented := runs.words &^ k.High // words that begin with a letter of ASCII
	for rest := words&(k.Capitals|low) | runs.starts; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest) & 63
		if (runs.starts&^accented)>>i&1 == 1 {
			end := runs.end(i)
			if runs.words>>i&1 == 1 {
				end = i + 2 // the rest of the word begins nothing
			}
			r.starts = namestart.AppendStarts(r.starts, text, base+i, base+end)
			continue
		}
		if k.Capitals>>i&1 == 0 {
			if namestart.BeginsLow(text, base+i) {
				r.starts = append(r.starts, namestart.Start{At: base + i, Kind: namestart.StartLow})
			}
			continue
		}
		if accented>>i&1 == 1 {
			r.starts = append(r.starts, namestart.Start{At: base + i, Size: 1})
			continue
		}
		n := bits.TrailingZeros64(^tokens >> i)
		start := namestart.Start{At: base + i}
		if namestart.IsPlain(&r.plain, text, base+i, base+i+n) {
			start.Kind = namestart.StartPlain
		}
		start.Size = uint8(min(n, 255)) // it has been asked about
		r.starts = append(r.starts, start)
		if g := &d.gates[min(n, spec.LongestToken)]; (g.singles|g.initials&-uint32(k.Capitals>>1>>i&1))&firstBits[t[i]] != 0 ||
			d.hasTail(text, base+i, base+i+n) {
			worth |= 1 << i
		}
	}

	// Words that may be base 64.
	var inner uint64
	if rest := k.Capitals & tokens &^ starts; rest != 0 && long {
		inner = innerCapitals(rest, starts, ^tokens&(tokens<<1))
		worth |= inner
	}

	// Words that are joined to something, or that a number follows.
	after := chars.Load(t, lex.BlockSize)
	behind, near := all>>1, k.Digits
	if mayContinue[byte(after)] {
		behind |= 1 << (lex.BlockSize - 1)
	}
	if spec.HasDigit(after) {
		near |= ^(^uint64(0) >> spec.DigitReach)
	}
	if near|k.Joints != 0 {
		near |= near>>1 | near>>2
		near |= near >> 3
		spaced := near>>1 | near&(1<<(lex.BlockSize-1))
		if d.spacesOnly && !long {
			spaced &= k.Gaps&behind | (words&^(letters>>1))<<1
		}
		joined := k.Joints & behind
		for rest := wordEnds & (joined | spaced); rest != 0; rest &= rest - 1 {
			end := bits.TrailingZeros64(rest)
			i := bits.Len64(words&(rest&-rest-1)) - 1
			worth |= (uint64(d.spaced>>min(end-i, spec.LongestToken)) | joined>>(end&63)) & 1 << (i & 63)
		}
	}

	// Bytes.
	special := k.Special
	if k.Dots|k.Hyphens != 0 {
		const edge = 1<<(lex.BlockSize-1) | 1
		special |= k.Dots & (behind | (k.Special|k.Hyphens)>>1 | edge) &^ (k.Digits << 1 & (k.Digits >> 1) &^ edge)
		special |= k.Hyphens & (k.Hyphens>>1 | edge) &^ (k.Hyphens << 1 &^ edge)
	}
	if k.Equals != 0 && d.longFields {
		special &^= k.Equals & (k.Digits >> 1) & shortValues(k.Gaps)
	}
	if times := k.Colons & (k.Digits << 1) & (k.Digits >> 1); times != 0 && d.longTimes {
		special &^= times & shortValues(k.Gaps) &^ amongColons(k.Colons)
	}
	if size < lex.BlockSize {
		special &= 1<<size - 1
	}

	if worth|listed|special|runs.starts == 0 {
		return true
	}
	p := &r.patch
	p.text, p.base = text, base
	p.letters, p.digits, p.high, p.near = k.Letters, k.Digits, k.High, near
	tying := k.Digits << 1
	p.tied, p.inside = 0, 0
	if base > 0 {
		at := lex.PlaceAt(text, base)
		p.tied, p.inside = uint64(at&lex.PlaceTied), uint64(at&lex.PlaceInside)>>1
		if numeral.IsDigit(text[base-1]) {
			tying |= 1
		}
	}
	p.tied |= tying & k.Glue << 1
	p.inside |= (tying&k.Dots | k.Underscores) << 1
	var noted uint64
	if seen := special; seen != 0 {
		noted |= p.noteBytes(d, t, seen)
	}
	if seen := worth &^ (words | mixed); seen != 0 {
		noted |= p.noteNumbers(d, t, seen, (digits+seen)&^digits)
	}
	if listed != 0 {
		listed = r.noteListed(d, t, listed, (letters+listed)&^letters)
	}
	if seen := words & (worth | listed); seen != 0 {
		for rest := seen & inner; rest != 0; rest &= rest - 1 {
			r.Long = append(r.Long, base+bits.TrailingZeros64(rest))
		}
		p.capitals = k.Capitals
		if base == 0 {
			p.capitals |= 1
		}
		noted |= p.noteWords(d, t, seen, (letters+seen)&^letters, listed)
	}
	if seen := worth & mixed; seen != 0 {
		noted |= r.noteMixed(d, t, seen, (tokens+seen)&^tokens, k.Letters&(k.Letters>>1))
	}
	for slow := runs.starts; slow != 0; slow &= slow - 1 {
		i := bits.TrailingZeros64(slow)
		before := slow&-slow - 1
		r.keep(noted & before)
		noted &^= before
		if start, end := base+i, base+runs.end(i); runs.words>>i&1 == 1 {
			r.accented(d, text, start, end)
		} else {
			r.slowTokens(d, text, start, end)
		}
	}
	if noted != 0 {
		r.keep(noted)
	}
	return true
}

// keep appends the sights of the patch that are in a mask.
func (r *reader) keep(noted uint64) {
	n, base := len(r.Sights), r.patch.base
	if cap(r.Sights)-n < lex.BlockSize {
		r.Sights = slices.Grow(r.Sights, lex.BlockSize)
	}
	to := r.Sights[n : n+lex.BlockSize]
	k := 0
	for ; noted != 0; noted &= noted - 1 {
		i := bits.TrailingZeros64(noted) & 63
		g, t := &r.patch.sights[i], &to[k&(lex.BlockSize-1)]
		t.start, t.size, t.list, t.lead = base+i, int32(g.extent), int32(g.extent>>32), g.lead
		k++
	}
	r.Sights = r.Sights[:n+k]
}

// A runSet is some runs of ones in a mask: where they begin, where the zeros behind them are, and
// all of their bits; and where those begin of which it is known that each is one word.
type runSet struct{ starts, ends, all, words uint64 }

// runsWith gives the runs with one of the bits of a mask, of those that begin and end in two
// others.
func runsWith(has, starts, ends uint64) (s runSet) {
	for has != 0 {
		bit := has & -has
		start := lastBit(starts & (bit<<1 - 1))
		end := ends & -bit
		end &= -end
		s.starts |= start
		s.ends |= end
		s.all |= end - start
		has &= -end
	}
	return s
}

// findWords tells which runs of letters, digits and bytes beyond ASCII of a block are nothing
// but Latin letters, U+00C0 to U+023F beyond ASCII.
func (s *runSet) findWords(t string, high, digits uint64) {
	t = t[:lex.BlockSize+lex.AfterBlock]
	s.words = s.starts
	others := digits & s.all
	for high &= s.all; high != 0; {
		i := bits.TrailingZeros64(high) & 63
		if lead, next := t[i], t[i+1]; lead-0xC3 <= 0xC8-0xC3 && next&0xC0 == 0x80 && (lead != 0xC3 || next&0x5F != 0x97&0x5F) { // no × or ÷
			high &^= 3 << i
		} else {
			others |= 1 << i
			high &= high - 1
		}
	}
	for ; others != 0; others &= others - 1 {
		s.words &^= lastBit(s.starts & (others&-others<<1 - 1))
	}
}

// end is where the run ends that begins at bit i.
func (s *runSet) end(i int) int { return bits.TrailingZeros64(s.ends>>i) + i }

// A patch is a block of which the bytes and tokens that are worth it are looked at one by
// one, those of one kind after those of another: a loop over one kind takes half the
// time of one over all.
type patch struct {
	text string // the functions of a patch are given the window of it: the block and afterBlock bytes behind it
	base int    // in the text

	letters, digits, high uint64
	capitals              uint64 // and the beginning of the text, which may count as one
	near                  uint64 // bytes with a digit less than digitReach behind them, and perhaps more

	tied, inside uint64 // the tokens at placeTied and at placeInside

	sights [lex.BlockSize]blockSight // by the place in the block
	lists  [lex.BlockSize]int32      // of words their numbers in the vocabulary, by the same
}

// A blockSight is a sight of a block, which begins at its place among the others. Its size and
// its list are one word: they are written and read in one piece, as a processor that reads in
// larger pieces than it has just written waits.
type blockSight struct {
	extent uint64 // the list in the upper half
	lead   lead
}

func blockSightOf(size int, list int32, l lead) blockSight {
	return blockSight{uint64(uint32(size)) | uint64(list)<<32, l}
}

// placeIn is the place of the token at bit i of the block. It is placeTied in one mask,
// placeInside in the other, and placeFree in none.
func placeIn(tied, inside uint64, i int) lex.Place {
	return lex.Place(tied>>(i&63)&1 | inside>>(i&63)&1<<1)
}

// noteBytes notes the bytes of a mask that are a trigger, and gives the mask of these.
func (p *patch) noteBytes(d *dispatch, t string, seen uint64) (noted uint64) {
	t, base := t[:lex.BlockSize+lex.AfterBlock], p.base
	digits, letters, high := p.digits<<1, p.letters<<1, p.high<<1
	single := letters &^ (digits<<1 | letters<<1)
	for ; seen != 0; seen &= seen - 1 {
		i := bits.TrailingZeros64(seen) & 63
		b := lex.LastClass((digits|single)>>i&1 | letters>>i&1<<1 | high>>i&1<<2)
		if i < 2 {
			b = lex.LastAt(p.text, base+i)
		}
		n := d.bytes[b%lex.LastSlots][lex.SpecialOf[t[i]]][t[i+1]]
		if n == 0 {
			continue
		}
		if g := &d.groups[n]; g.either != 0 {
			long := g.wanted&wantsLong != 0 && secrets.MayBeLong(p.text, base+i)
			colons := g.wanted&wantsColons != 0 && internet.MayBeIPv6(p.text, base+i)
			if n = g.under(n, long, colons); n == 0 {
				continue
			}
		}
		p.sights[i] = blockSightOf(1, 0, lead(n)|leadsFromByte)
		noted |= 1 << i
	}
	return noted
}

// amongColons gives the places of a block with a colon less than six bytes behind them and another
// less than six behind that, as mayBeIPv6 has it, and those of which that is not known.
func amongColons(colons uint64) uint64 {
	return closeBefore(colons&closeBefore(colons)) | ^(^uint64(0) >> 10)
}

// closeBefore gives the places less than six bytes before those of a mask.
func closeBefore(mask uint64) uint64 {
	before := mask>>1 | mask>>2
	return before | before>>2 | mask>>5
}

// noteNumbers notes the tokens of digits that begin in one mask and end in the other. Those
// that want a closer look come after all others, so that nothing is called in the first
// loop.
func (p *patch) noteNumbers(d *dispatch, t string, seen, ends uint64) (noted uint64) {
	t, tied, inside := t[:lex.BlockSize+lex.AfterBlock], p.tied, p.inside
	for ; seen != 0; seen &= seen - 1 {
		i, end := bits.TrailingZeros64(seen)&63, bits.TrailingZeros64(ends)&63
		ends &= ends - 1
		l := d.tokens[leadIndexWith(placeIn(tied, inside, i), lex.TokenDigits, end-i, lex.FollowBase[t[end]]+lex.Follow(lex.AfterOf[t[end+1]]))%leadIndexes]
		if l >= 1<<leadCloserAt {
			l = p.closest(d.closers[l>>leadCloserAt], l, t, i, end)
		}
		p.sights[i] = blockSightOf(end-i, 0, l)
		if l&leadsSomewhere != 0 {
			noted |= seen & -seen
		}
	}
	return noted
}

// noteListed notes those of the words that begin in one mask and end in the other that are in the
// vocabulary and that a context phrase can begin with. It gives the mask of those that lead to a
// grammar there, which are to be looked at with the others.
func (r *reader) noteListed(d *dispatch, t string, seen, ends uint64) (leading uint64) {
	p := &r.patch
	t, base := t[:lex.BlockSize+lex.AfterBlock], p.base
	n := len(r.Words)
	if cap(r.Words)-n < lex.BlockSize/2 {
		r.Words = slices.Grow(r.Words, lex.BlockSize/2)
	}
	to := r.Words[n : n+lex.BlockSize/2]
	k := 0
	for ; seen != 0; seen &= seen - 1 {
		i, end := bits.TrailingZeros64(seen)&63, bits.TrailingZeros64(ends)&63
		ends &= ends - 1
		v := d.vocabulary.lookUp(lex.ShortHash(chars.Load(t, i), end-i))
		next := nextBehind[t[end]]
		if next == 0 {
			next = nextLetterOf[t[end+1]]
		}
		if v.phrases&next != 0 {
			to[k&(lex.BlockSize/2-1)] = contextWord{base + i, base + end, v.number, true}
			k++
		}
		if v.grammars&next != 0 && (v.leads&leadsBeforeDigits == 0 || p.near>>end&1 == 1 && spec.DigitBehind(p.text, base+end)) {
			p.lists[i] = v.number
			leading |= seen & -seen
		}
	}
	r.Words = r.Words[:n+k]
	return leading
}

// noteWords notes the words that begin in one mask and end in another, if they are in a
// third one of those of which noteListed has noted where they lead, or can lead to
// something by themselves.
func (p *patch) noteWords(d *dispatch, t string, seen, ends, listed uint64) (noted uint64) {
	t = t[:lex.BlockSize+lex.AfterBlock]
	for edges := seen | ends; edges != 0; {
		bit := edges & -edges
		i := bits.TrailingZeros64(edges)
		if edges ^= bit; edges == 0 {
			break
		}
		end := bits.TrailingZeros64(edges)
		edges &= edges - 1
		length := min(end-i, spec.LongestToken)
		f := lex.FollowBase[t[end]] + lex.Follow(lex.AfterOf[t[end+1]])
		g := &d.gates[length&(len(d.gates)-1)]
		list := int32(noList)
		if listed&bit != 0 {
			list = p.lists[i]
		} else if g.follows>>f&1 == 0 &&
			(g.numbered>>f&1 == 0 || p.near>>end&1 == 0 || !spec.HasDigit(chars.Load(t, end)<<(8*(8-spec.DigitReach)))) &&
			(p.capitals&bit == 0 || g.initials&firstBits[t[i]] == 0 && (d.tails[length] == 0 || !d.hasTail(p.text, p.base+i, p.base+end))) {
			continue
		}
		l := d.tokens[leadIndexOf(placeIn(p.tied, p.inside, i), lex.TokenWord, length, f)%leadIndexes]
		if l >= 1<<leadCloserAt {
			l = p.closest(d.closers[l>>leadCloserAt], l, t, i, end)
		}
		if p.capitals&bit != 0 {
			l |= leadsFurther
		} else if l&leadsSomewhere == 0 && list < 0 {
			continue
		}
		if list >= 0 {
			l &^= leadsWeakly
		}
		p.sights[i] = blockSightOf(end-i, list, l)
		noted |= bit
	}
	return noted
}

// noteMixed notes the tokens of letters and digits that begin in one mask and end in the
// other. A third has the letters that a letter follows.
func (r *reader) noteMixed(d *dispatch, t string, seen, ends, inner uint64) (noted uint64) {
	p := &r.patch
	t, base, tied, inside := t[:lex.BlockSize+lex.AfterBlock], p.base, p.tied, p.inside
	for ; seen != 0; seen &= seen - 1 {
		i, end := bits.TrailingZeros64(seen)&63, bits.TrailingZeros64(ends)&63
		ends &= ends - 1
		if inner>>i&(1<<((end-i)&63)>>1-1) != 0 {
			r.wordsWithin(d, p.text, base+i, base+end)
		}
		if end-i >= shortestNoticed {
			r.noteLong(base + i)
		}
		k := leadIndexWith(placeIn(tied, inside, i), lex.TokenMixed, end-i, lex.FollowBase[t[end]]+lex.Follow(lex.AfterOf[t[end+1]]))
		l, list := d.tokens[k%leadIndexes], d.headGroup(t, i, k.length())
		if list != 0 && !d.groups[list].goesOn(k, t[(end-1)&63]) {
			list = 0
		}
		if l&leadsSomewhere == 0 && list == 0 {
			continue
		}
		if l, ok := d.mixedLead(l, p.text, base+i, base+end, list); ok {
			p.sights[i] = blockSightOf(end-i, int32(list), l)
			noted |= 1 << i
		}
	}
	return noted
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
		t[c] = lex.Classes[c] != lex.ClassOther
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
