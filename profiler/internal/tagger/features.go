package tagger

import "github.com/privet-go/privet/profiler/internal/lexicon"

// rowBits is the logarithm of how many rows of weights there are. A feature has
// the row that its hash says, and may share it with another.
const rowBits = 18

// mostFeatures bounds the features of one word, so that their weights add up
// without overflow; see rowBias.
const mostFeatures = 31

// A feature is a hash of its kind and its value, which comes out in the highest bits.
const kindMix, valueMix = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93

// rowOf is the row of weights of a feature with a key: its value and its kind times kindMix.
func rowOf(key uint64) uint32 {
	f := key * valueMix
	return uint32((f ^ f>>32) * rowMix >> (64 - rowBits))
}

// These are variables since those are kept in registers, while constants are not.
var (
	rowMix    uint64 = kindMix
	evenBytes uint64 = 0x00FF00FF00FF00FF
)

// degrees are the classes of a word that say most, in few values: the four degrees, and
// a bit each for sorts without one.
func degrees(c lexicon.Class) uint64 {
	return uint64(c&(1<<lexicon.DegreeBits-1)) | uint64(sorts[c>>lexicon.DegreeBits%sortsOf])
}

// brief is degrees in still fewer values: whether the word is a name of each sort
// at all.
func brief(c lexicon.Class) uint64 {
	return uint64(briefDegrees[c%(1<<lexicon.DegreeBits)] | briefSorts[c>>lexicon.DegreeBits%sortsOf])
}

// sortsOf is how many values the classes without a degree have together.
const sortsOf = 1 << (lexicon.ClassBits - lexicon.DegreeBits)

// What degrees and brief are made of, by the degrees of a class and by the rest of it. To
// ask for each class takes four times as long.
var (
	sorts, briefSorts = func() (sorts [sortsOf]uint16, brief [sortsOf]uint8) {
		for i := range sorts {
			c := lexicon.Class(i << lexicon.DegreeBits)
			sorts[i] = uint16(bit(c.Is(lexicon.Country|lexicon.Region))<<8 | bit(c.Is(lexicon.Demonym))<<9 | bit(c.Is(lexicon.OrgWord|lexicon.Organization))<<10 | bit(c.Is(lexicon.Title))<<11)
			brief[i] = uint8(bit(c.Is(lexicon.Country|lexicon.Region))<<2 | bit(c.Is(lexicon.OrgWord))<<4 | bit(c.Is(lexicon.Title))<<5 | bit(c.Is(lexicon.Street))<<6 | bit(c.Is(lexicon.Thing|lexicon.Occupation))<<7)
		}
		return sorts, brief
	}()
	briefDegrees = func() (brief [1 << lexicon.DegreeBits]uint8) {
		for i := range brief {
			c := lexicon.Class(i)
			brief[i] = uint8(bit(c.Given() > 1) | bit(c.Family() > 1)<<1 | bit(c.Place() > 1)<<2 | bit(c.Common() > 0)<<3)
		}
		return brief
	}()
)

func bit(is bool) uint64 {
	if is {
		return 1
	}
	return 0
}

// identityOf is the hash of a word, or one value for all words that are names and
// nothing else: there are too many of them to learn something about each.
func identityOf(t *token) uint64 {
	if t.class.IsName() && t.class.Common() == 0 && !t.class.Is(lexicon.OrgWord|lexicon.Title) {
		return 1
	}
	return t.hash
}

// AppendFeatures appends the rows of the features of word i of the chain of a text. What the
// examples of the model are, in train, is told in this order: those that every word has but for
// the last two, those that not every word has, and these two.
func (c *Chain) AppendFeatures(dst []uint32, text string, i int) []uint32 {
	var keys [mostFeatures + 1]uint64
	n := c.keys(&keys, text, i)
	for k := range n {
		keys[k] ^= keyKinds[k]
	}
	for _, key := range keys[:keyed-2] {
		dst = append(dst, rowOf(key))
	}
	for _, key := range keys[keyed:n] {
		dst = append(dst, rowOf(key))
	}
	return append(dst, rowOf(keys[keyed-1]), rowOf(keys[keyed-2]))
}

// A wordView is what the features of a word are made of.
type wordView struct {
	// What stands beside the word: words of the chain, or around it.
	prev, prev2, next, next2 uint64
	prevBrief, nextBrief     uint64
	before, after            uint64

	own, shape uint64
	low        uint64 // tells chains in lower case apart
}

// view gives what the features of word i are made of.
func (c *Chain) view(i int) (v wordView) {
	t := &c.tokens[i]
	v.prevBrief, v.nextBrief = 1<<10, 1<<10
	switch {
	case i == 0:
		v.prev, v.prev2 = c.outside[0], c.outside[1]
		v.before = 16 + uint64(c.before)
	case i == 1:
		v.prev, v.prev2 = c.tokens[0].identity, c.outside[0]
	default:
		v.prev, v.prev2 = c.tokens[i-1].identity, c.tokens[i-2].identity
	}
	if i > 0 {
		v.before = uint64(t.joint)
		v.prevBrief = c.tokens[i-1].brief | uint64(c.tokens[i-1].shape)<<11
	}
	switch last := c.n - 1; {
	case i == last:
		v.next, v.next2 = c.outside[2], c.outside[3]
		v.after = 16 + uint64(c.after)
	case i == last-1:
		v.next, v.next2 = c.tokens[i+1].identity, c.outside[2]
	default:
		v.next, v.next2 = c.tokens[i+1].identity, c.tokens[i+2].identity
	}
	if i < c.n-1 {
		v.nextBrief = c.tokens[i+1].brief | uint64(c.tokens[i+1].shape)<<11
		v.after = uint64(c.tokens[i+1].joint)
	}
	v.own, v.shape = degrees(t.class), uint64(t.shape)
	if c.low {
		v.low = 0x5851F42D4C957F2D
	}
	return v
}

// keyed is how many features every word has: those of keyKinds. Behind them come the others.
const keyed = 25

// keyKinds are the kinds of the first features of a word, each times kindMix, as they are hashed with
// their values. Those of the others are zero here and in their keys.
var keyKinds = func() (kinds [mostFeatures + 1]uint64) {
	for k, kind := range [keyed]uint64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 30} {
		kinds[k] = kind * kindMix
	}
	return kinds
}()

// keys notes the values of the features of word i of the chain of a text, in the order of
// keyKinds, and gives how many there are. What they weigh together is told by scorePlainly, which
// has the same list.
func (c *Chain) keys(dst *[mostFeatures + 1]uint64, text string, i int) (n int) {
	t := &c.tokens[i]
	v := c.view(i)
	dst[0] = 0
	dst[1] = v.own<<3 | v.shape
	dst[2] = uint64(t.class) >> 8
	dst[3] = t.identity ^ v.low
	dst[4] = t.ending
	dst[5] = v.shape<<8 | uint64(min(t.end-t.start, 9))
	dst[6] = v.before<<8 | v.after
	dst[7] = v.before<<16 | v.own
	dst[8] = v.after<<16 | v.own
	dst[9] = v.prev ^ v.low
	dst[10] = v.prev2
	dst[11] = v.prev ^ v.prev2*3
	dst[12] = v.next ^ v.low
	dst[13] = v.next2
	dst[14] = v.next ^ v.next2*3
	dst[15] = v.prevBrief<<16 | v.before<<10
	dst[16] = v.nextBrief<<16 | v.after<<10
	dst[17] = t.brief<<32 | v.prevBrief<<16 | v.before
	dst[18] = t.brief<<32 | v.nextBrief<<16 | v.after
	dst[19] = uint64(min(c.n, 6))<<8 | uint64(min(i, 5)) | uint64(min(c.commas, 3))<<16 | v.low<<32
	dst[20] = v.prev ^ t.brief*0x85EBCA77
	dst[21] = v.next ^ t.brief*0x85EBCA77
	dst[22] = v.before<<8 | uint64(min(t.class.Common(), 3))<<4 | v.shape | v.low<<32
	phrase := degrees(t.phrase)
	if t.inside {
		phrase |= 1 << 20
	}
	dst[23] = phrase<<4 | uint64(t.phrase>>8&0xF)
	dst[24] = v.prev ^ v.next*7
	n = keyed
	add := func(kind, value uint64) {
		dst[n&mostFeatures] = value ^ kind*kindMix
		n++
	}
	if i == 0 {
		add(25, c.endings[0])
	}
	if i == c.n-1 {
		add(26, c.endings[1])
	}
	if t.isUnknown() {
		word := text[t.start:t.end]
		add(27, endingOf(word, 2))
		add(28, endingOf(word, 4))
		add(29, beginningOf(word))
		add(31, c.base(text, i))
	}
	return n
}

// scorePlainly gives what the features of word i of the chain of a text weigh for each tag. It is
// the sum of their rows, in two thirds of the steps that it takes to note them first.
func (m *Model) scorePlainly(c *Chain, text string, i int) [tags]int32 {
	t := &c.tokens[i]
	weights, mix, even := m.weights[:], rowMix, evenBytes
	low, rest, n := uint64(0), uint64(0), 0
	add := func(kind, value uint64) {
		// This is rowOf and a load by hand, since an inlined call leaves an instruction.
		f := (value ^ kind*kindMix) * valueMix
		at := (f ^ f>>32) * mix >> (64 - rowBits - 3) & (Rows*rowBytes - rowBytes)
		b := weights[at : at+rowBytes : at+rowBytes]
		w := uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 | uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
		low += w & even
		rest += w >> 8
		n++
	}
	v := c.view(i)
	add(1, 0)
	add(2, v.own<<3|v.shape)
	add(3, uint64(t.class)>>8)
	add(4, t.identity^v.low)
	add(5, t.ending)
	add(6, v.shape<<8|uint64(min(t.end-t.start, 9)))
	add(7, v.before<<8|v.after)
	add(8, v.before<<16|v.own)
	add(9, v.after<<16|v.own)
	add(10, v.prev^v.low)
	add(11, v.prev2)
	add(12, v.prev^v.prev2*3)
	add(13, v.next^v.low)
	add(14, v.next2)
	add(15, v.next^v.next2*3)
	add(16, v.prevBrief<<16|v.before<<10)
	add(17, v.nextBrief<<16|v.after<<10)
	add(18, t.brief<<32|v.prevBrief<<16|v.before)
	add(19, t.brief<<32|v.nextBrief<<16|v.after)
	add(20, uint64(min(c.n, 6))<<8|uint64(min(i, 5))|uint64(min(c.commas, 3))<<16|v.low<<32)
	add(21, v.prev^t.brief*0x85EBCA77)
	add(22, v.next^t.brief*0x85EBCA77)
	add(23, v.before<<8|uint64(min(t.class.Common(), 3))<<4|v.shape|v.low<<32)
	if i == 0 {
		add(25, c.endings[0])
	}
	if i == c.n-1 {
		add(26, c.endings[1])
	}
	if t.isUnknown() {
		word := text[t.start:t.end]
		add(27, endingOf(word, 2))
		add(28, endingOf(word, 4))
		add(29, beginningOf(word))
		add(31, c.base(text, i))
	}
	add(30, v.prev^v.next*7)
	phrase := degrees(t.phrase)
	if t.inside {
		phrase |= 1 << 20
	}
	add(24, phrase<<4|uint64(t.phrase>>8&0xF))
	// The even bytes from the second on are in rest as well, one byte lower.
	high := rest - low>>16<<8
	bias := int32(n) * rowBias
	of := func(sum uint64) int32 { return (int32(sum&0xFFFF) - bias) * (weightScale / rowScale) }
	return [tags]int32{of(low), of(low >> 16), of(low >> 32), of(low >> 48), of(high), of(high >> 16), of(high >> 32), of(high >> 48)}
}
