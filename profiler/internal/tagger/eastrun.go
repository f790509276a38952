package tagger

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file reads runs of Chinese, Japanese and Korean characters and the classes of what may be
// words in them.

// runes are the characters of a run and where they begin.
type runes struct {
	r  [mostEast/3 + 1]rune
	at [mostEast/3 + 2]int
	n  int

	classes *eastClasses // nil where little is asked
}

// eastClasses are the classes of the words of a run as far as they have been asked for:
// names of people, of places and of organisations ask for the same ones.
type eastClasses struct {
	words [mostEast/3 + 1]struct { // by the first character
		of    [longestOrgWord]lexicon.Class // by the length
		known uint8                         // a bit for each length; 0 when nothing is known
		may   uint8                         // the lengths of words that may begin here, as lexicon.EastLengths has them
	}

	// Single characters come again in other runs.
	single [512]struct {
		r     rune
		class lexicon.Class
	}
}

// class is the class of the word of characters i to k.
func (q *runes) class(text string, i, k int) lexicon.Class {
	n := uint(k - i - 1)
	if q.classes == nil || n >= longestOrgWord {
		return lexicon.LookupExact(text[q.at[i]:q.at[k]])
	}
	if n == 0 {
		s := &q.classes.single[uint32(q.r[i])%uint32(len(q.classes.single))]
		if s.r != q.r[i] {
			s.r, s.class = q.r[i], lexicon.LookupExact(text[q.at[i]:q.at[k]])
		}
		return s.class
	}
	c := &q.classes.words[i]
	if c.known == 0 {
		q.measure(i)
	}
	if c.known>>n&1 == 0 {
		c.known |= 1 << n
		c.of[n] = lexicon.LookupExact(text[q.at[i]:q.at[k]])
	}
	return c.of[n]
}

// measure notes how long the words are that may begin with character i, which is not the last
// one. What is of another length has no class.
func (q *runes) measure(i int) {
	c := &q.classes.words[i]
	c.may = lexicon.EastLengths(q.r[i], q.r[i+1])
	c.known = ^(c.may << 1)
	c.of = [longestOrgWord]lexicon.Class{}
}

// lengths gives the lengths of the words that may begin with character i and end within
// most characters, of two and more: a bit for each, the lowest for two. Others have no class.
func (q *runes) lengths(i, most int) uint8 {
	most = min(most, q.n-i)
	if most < 2 {
		return 0
	}
	all := uint8(1)<<(most-1) - 1
	if q.classes == nil {
		return all
	}
	c := &q.classes.words[i]
	if c.known == 0 {
		q.measure(i)
	}
	return c.may & all
}

// An eastSet is a set of words. Their first characters tell nearly all others.
type eastSet struct {
	firsts *runeSet
	words  map[string]bool
}

func newEastSet(words string) eastSet {
	s := eastSet{&runeSet{}, wordSet(words)}
	for w := range s.words {
		r, _ := utf8.DecodeRuneInString(w)
		s.firsts[r/64] |= 1 << (r % 64)
	}
	return s
}

// has reports whether the characters i to k, of which there is one, are a word of the set.
func (s *eastSet) has(q *runes, text string, i, k int) bool {
	return s.firsts.contains(q.r[i]) && s.words[q.word(text, i, k)]
}

func (q *runes) read(text string, at int) (end int) {
	n := 0
	for end = at; n < len(q.r) && end-at <= mostEast-utf8.UTFMax && end < len(text) && text[end] >= firstEastByte; end += 3 {
		r := eastRune(text, end)
		if r == 0 {
			break
		}
		q.r[n], q.at[n] = r, end
		n++
	}
	q.n, q.at[n] = n, end
	if q.classes != nil {
		for i := range q.classes.words[:n] {
			q.classes.words[i].known = 0
		}
	}
	return end
}

// word is the text of characters i to k.
func (q *runes) word(text string, i, k int) string { return text[q.at[i]:q.at[k]] }

// insideHangul reports whether character i goes on with a word in Korean.
func (q *runes) insideHangul(i int) bool {
	return i > 0 && scriptOf(q.r[i-1]) == scriptHangul && scriptOf(q.r[i]) == scriptHangul
}

// insideKana reports whether the characters before and at i are of one word in kana.
func (q *runes) insideKana(i int) bool {
	return i > 0 && i < q.n && scriptOf(q.r[i]) == scriptKana && scriptOf(q.r[i-1]) == scriptKana && isKatakana(q.r[i]) == isKatakana(q.r[i-1])
}

// hangulEnd is the end of the characters of Korean from character i on.
func (q *runes) hangulEnd(i int) int {
	for i < q.n && scriptOf(q.r[i]) == scriptHangul {
		i++
	}
	return i
}
