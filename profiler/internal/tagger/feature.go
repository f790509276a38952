package tagger

import (
	"math/bits"
	"unicode"
	"unicode/utf8"
	"unsafe"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file says what is seen of a token: some features, each of which has a key. The features that are frequent in what
// was learned from have a vector each, the row of the key; the others say nothing. The vector of a token is the sum of
// those of its features.

// features is how many features a token has.
const features = 12

// The numbers of the features. The first seven are of a token alone; what stands beside it has a
// part in the others.
const (
	featureForm    = iota // the word without its diacritics and letter cases
	featureHead           // its first five letters
	featurePrefix         // its first three
	featureSuffix         // its last three
	featureEnding         // its last two and how it is written
	featureTail           // its last four
	featureShape          // how it is written, and how long it is
	featureClass          // what the lexicon says of it
	featureDegrees        // how common it is as a name of each kind, and how it is written
	featureFlags          // the other classes
	featureGaps           // what stands before and behind it
	featurePhrase         // the known name of several words that it is part of
)

// keyOf is the key of a feature with some value, by which its row is found. It is never 0.
func keyOf(feature int, value uint64) uint64 {
	h := (value ^ uint64(feature+1)*0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93
	h ^= h >> 32
	h *= 0x9E3779B97F4A7C15
	return h ^ h>>29 | 1<<63
}

// A sight is what is known of a token before its neighbours are looked at.
type sight struct {
	keys  [features]uint64 // 0 for a feature that it does not have
	class lexicon.Class    // of a word
}

// see fills in what is seen of the word, number or sign text[start:end].
func (s *sight) see(text string, t *token) {
	word := text[t.start:t.end]
	s.keys = [features]uint64{}
	s.class = 0
	switch t.kind {
	case tokenSign:
		v := bytesHash(word[:min(len(word), utf8.UTFMax)])
		if r, _ := utf8.DecodeRuneInString(word); r >= utf8.RuneSelf && (unicode.Is(unicode.So, r) || unicode.Is(unicode.Sk, r)) {
			v = 'E' // one emoji is as good as another
		}
		s.keys[featureForm] = keyOf(featureForm, v)
		s.keys[featureShape] = keyOf(featureShape, uint64(tokenSign)<<8|uint64(min(len(word), 4)))
		return
	case tokenNumber:
		n := min(len(word), 12)
		s.keys[featureForm] = keyOf(featureForm, 1<<40|uint64(n))
		first := uint64(word[0]) << 8
		if n > 1 {
			first |= uint64(word[1])
		}
		s.keys[featurePrefix] = keyOf(featurePrefix, 1<<40|first<<8|uint64(n))
		s.keys[featureShape] = keyOf(featureShape, uint64(tokenNumber)<<8|uint64(n))
		return
	}
	hash := lexicon.HashOf(word)
	s.class = lexicon.Find(hash)
	s.keys[featureForm] = keyOf(featureForm, hash)
	var buf [2 * longestRun]byte
	low, n := lowered(buf[:0], word)
	cased := uint64(t.cased)
	s.keys[featurePrefix] = keyOf(featurePrefix, bytesHash(firstRunes(low, 3)))
	s.keys[featureSuffix] = keyOf(featureSuffix, bytesHash(lastRunes(low, 3)))
	s.keys[featureEnding] = keyOf(featureEnding, bytesHash(lastRunes(low, 2))<<3^cased)
	if n > 3 {
		s.keys[featureTail] = keyOf(featureTail, bytesHash(lastRunes(low, 4)))
	}
	if n > 5 {
		s.keys[featureHead] = keyOf(featureHead, bytesHash(firstRunes(low, 5)))
	}
	s.keys[featureShape] = keyOf(featureShape, uint64(tokenWord)<<8|cased<<4|uint64(min(n, 12)))
	c := uint64(s.class)
	if s.keys[featureClass] = keyOf(featureClass, c); s.class == 0 && n > 4 {
		if base, cut := baseOf(low); base != 0 {
			s.keys[featureClass] = keyOf(featureClass, 1<<41|uint64(base)<<3|uint64(cut))
			c = uint64(base) & (1<<lexicon.DegreeBits - 1)
		}
	}
	s.keys[featureDegrees] = keyOf(featureDegrees, c&(1<<lexicon.DegreeBits-1)<<3|cased)
	s.keys[featureFlags] = keyOf(featureFlags, c>>lexicon.DegreeBits<<3|cased)
}

// baseOf gives the class of the name that a word, in lower case, may be a form of, and how many letters of its ending are
// left out, plus three where an a stands in their place: Jana, Janem, Annie of Anna.
func baseOf(word []byte) (c lexicon.Class, cut int) {
	var buf [2*longestRun + 2]byte
	for cut := 1; cut <= 3; cut++ {
		stem := word[:len(word)-len(lastRunes(word, cut))]
		if len(stem) < 3 {
			break
		}
		if c := lexicon.Lookup(alias(stem)) &^ lexicon.Begins; c.IsName() && c.Common() < 2 {
			return c, cut
		}
		if cut < 3 {
			a := "a"
			if stem[len(stem)-2]&0xF8 == 0xD0 { // Cyrillic
				a = "а"
			}
			if c := lexicon.Lookup(alias(append(append(buf[:0], stem...), a...))) &^ lexicon.Begins; c.IsName() && c.Common() < 2 {
				return c, cut + 3
			}
		}
	}
	return 0, 0
}

// lowered appends a word in lower case to dst and gives how many runes it has.
func lowered(dst []byte, word string) ([]byte, int) {
	n := 0
	for i := 0; i < len(word); n++ {
		c := word[i]
		if c < utf8.RuneSelf {
			if 'A' <= c && c <= 'Z' {
				c |= 0x20
			}
			dst = append(dst, c)
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(word[i:])
		i += size
		dst = utf8.AppendRune(dst, unicode.ToLower(r))
	}
	return dst, n
}

// firstRunes are the first n runes of a word.
func firstRunes(word []byte, n int) []byte {
	i := 0
	for ; n > 0 && i < len(word); n-- {
		i++
		for i < len(word) && word[i]&0xC0 == 0x80 {
			i++
		}
	}
	return word[:i]
}

// lastRunes are its last n.
func lastRunes(word []byte, n int) []byte {
	i := len(word)
	for ; n > 0 && i > 0; n-- {
		i--
		for i > 0 && word[i]&0xC0 == 0x80 {
			i--
		}
	}
	return word[i:]
}

// bytesHash is a hash of some bytes, which is the bytes themselves where there are up to seven.
func bytesHash[T []byte | string](b T) uint64 {
	h := uint64(len(b))
	for i := range len(b) {
		if i > 0 && i%7 == 0 {
			h = bits.RotateLeft64(h*0x9E3779B97F4A7C15, 29)
		}
		h = h<<8 ^ uint64(b[i]) ^ h>>56
	}
	return h
}

// mostPhrase is the greatest number of words of a known name that are looked for together.
const mostPhrase = 5

// setPhrases fills in the known names of several words. They are looked for from left to right, the
// longest first, and do not overlap.
func setPhrases(text string, tokens []token, sights []sight) {
	var buf [lexicon.LongestWord + 8]byte
	for i := 0; i < len(tokens); i++ {
		if c := sights[i].class; c&lexicon.Begins == 0 || tokens[i].kind != tokenWord || tokens[i].cased == casedLower && c.Common() == 3 {
			continue
		}
		// The words with one space between them, as the lexicon spells them.
		var ends [mostPhrase]int
		n, size := 0, 0
		for k := i; k < len(tokens) && n < mostPhrase; k++ {
			t := &tokens[k]
			if k > i {
				if t.gap == gapNone || t.kind != tokenWord {
					break
				}
				if size++; size >= lexicon.LongestWord {
					break
				}
				buf[size-1] = ' '
			}
			if size+int(t.end-t.start) > lexicon.LongestWord {
				break
			}
			size += copy(buf[size:], text[t.start:t.end])
			ends[n] = size
			n++
		}
		for ; n > 1; n-- {
			c := lexicon.Lookup(alias(buf[:ends[n-1]])) &^ lexicon.Begins
			if c == 0 {
				continue
			}
			for k := range n {
				at := uint64(1)
				if k == 0 {
					at = 0
				}
				sights[i+k].keys[featurePhrase] = keyOf(featurePhrase, uint64(c)<<1|at)
			}
			i += n - 1
			break
		}
	}
}

// setGaps fills in what stands around the tokens.
func setGaps(tokens []token, sights []sight) {
	for i := range tokens {
		behind := gapBreak
		if i+1 < len(tokens) {
			behind = tokens[i+1].gap
		}
		sights[i].keys[featureGaps] = keyOf(featureGaps, uint64(tokens[i].kind)<<4|uint64(tokens[i].gap)<<2|uint64(behind))
	}
}

// alias is the bytes as a string, as long as they do not change: a copy would be allocated for each look-up.
func alias(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
