package tagger

import "github.com/privet-go/privet/profiler/internal/lexicon"

// rowBits is the logarithm of how many rows of weights there are. A feature has
// the row that its hash says, and may share it with another.
const rowBits = 18

// mostFeatures bounds the features of one word, so that their weights add up
// without overflow; see row.
const mostFeatures = 31

// A feature is a hash of its kind and its value, which comes out in the highest bits.
type feature uint64

func featureOf(kind, value uint64) feature {
	return feature((value ^ kind*0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93)
}

// row is the row of weights of a feature.
func (f feature) row() uint32 {
	return uint32(uint64(f^f>>32) * rowMix >> (64 - rowBits))
}

var rowMix uint64 = 0x9E3779B97F4A7C15

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

// identity is the hash of a word, or one value for all words that are names and
// nothing else: there are too many of them to learn something about each.
func (t *token) identity() uint64 {
	if t.class.IsName() && t.class.Common() == 0 && !t.class.Is(lexicon.OrgWord|lexicon.Title) {
		return 1
	}
	return t.hash
}

// AppendFeatures appends the rows of the features of word i of the chain.
func (c *Chain) AppendFeatures(dst []uint32, i int) []uint32 {
	var features [mostFeatures + 1]feature
	for _, f := range features[:c.features(&features, i)] {
		dst = append(dst, f.row())
	}
	return dst
}

// features notes the features of word i of the chain and gives how many there are.
func (c *Chain) features(dst *[mostFeatures + 1]feature, i int) (n int) {
	t := &c.tokens[i]
	add := func(kind, value uint64) {
		dst[n&mostFeatures] = featureOf(kind, value)
		n++
	}
	first, last := i == 0, i == c.n-1

	// What stands beside the word: words of the chain, or around it.
	var prev, prev2, next, next2 uint64
	var prevBrief, nextBrief uint64 = 1 << 10, 1 << 10
	before, after := uint64(t.joint), uint64(0)
	switch {
	case first:
		prev, prev2 = c.outside[0], c.outside[1]
		before = 16 + uint64(c.before)
	case i == 1:
		prev, prev2 = c.tokens[0].identity(), c.outside[0]
	default:
		prev, prev2 = c.tokens[i-1].identity(), c.tokens[i-2].identity()
	}
	if !first {
		prevBrief = c.tokens[i-1].brief | uint64(c.tokens[i-1].shape)<<11
	}
	switch {
	case last:
		next, next2 = c.outside[2], c.outside[3]
		after = 16 + uint64(c.after)
	case i == c.n-2:
		next, next2 = c.tokens[i+1].identity(), c.outside[2]
	default:
		next, next2 = c.tokens[i+1].identity(), c.tokens[i+2].identity()
	}
	if !last {
		nextBrief = c.tokens[i+1].brief | uint64(c.tokens[i+1].shape)<<11
		after = uint64(c.tokens[i+1].joint)
	}
	own, shape := degrees(t.class), uint64(t.shape)
	length := uint64(min(t.end-t.start, 9))

	add(1, 0)
	add(2, own<<3|shape)
	add(3, uint64(t.class)>>8)
	low := uint64(0)
	if c.low {
		low = 0x5851F42D4C957F2D
	}
	add(4, t.identity()^low)
	add(5, t.ending)
	add(6, shape<<8|length)
	add(7, before<<8|after)
	add(8, before<<16|own)
	add(9, after<<16|own)
	add(10, prev^low)
	add(11, prev2)
	add(12, prev^prev2*3)
	add(13, next^low)
	add(14, next2)
	add(15, next^next2*3)
	add(16, prevBrief<<16|before<<10)
	add(17, nextBrief<<16|after<<10)
	add(18, t.brief<<32|prevBrief<<16|before)
	add(19, t.brief<<32|nextBrief<<16|after)
	add(20, uint64(min(c.n, 6))<<8|uint64(min(i, 5))|uint64(min(c.commas, 3))<<16|low<<32)
	add(21, prev^t.brief*0x85EBCA77)
	add(22, next^t.brief*0x85EBCA77)
	add(23, before<<8|uint64(min(t.class.Common(), 3))<<4|shape|low<<32)
	if first {
		add(25, c.endings[0])
	}
	if last {
		add(26, c.endings[1])
	}
	if t.isUnknown() {
		add(27, t.ends[0])
		add(28, t.ends[1])
		add(29, t.starts)
	}
	add(30, prev^next*7)
	phrase := degrees(t.phrase)
	if t.inside {
		phrase |= 1 << 20
	}
	add(24, phrase<<4|uint64(t.phrase>>8&0xF))
	return n
}
