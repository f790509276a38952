package streetparts

import (
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/words"
)

// This file looks at what stands around a chain: signs, the beginnings of sentences and
// lines, and the two words on each side.

// farthestGap bounds what stands between the words around a chain, in bytes.
const farthestGap = 4

// wordBefore gives the word before text[i] on the same line, with at most
// farthestGap bytes between them.
func wordBefore(text string, i int) (from, to int) {
	least := max(0, i-farthestGap)
	for to = i; to > least; {
		if c := text[to-1]; c < utf8.RuneSelf {
			if numeral.IsAlnum(c) {
				break
			}
			if c == '\n' {
				return to, to
			}
			to--
			continue
		}
		n, ok := words.WordRuneBefore(text, to)
		if ok {
			break
		}
		to -= n
	}
	from = to
	for least = max(0, to-words.LongestWord); from >= 8; {
		n := words.LettersBefore(chars.Load(text, from-8))
		if from -= n; n < 8 || from <= least {
			break
		}
	}
	for from = max(from, least); from > least; {
		if c := text[from-1]; c < utf8.RuneSelf {
			if !words.LetterBytes[c] {
				break
			}
			from--
			continue
		}
		n, ok := words.WordRuneBefore(text, from)
		if !ok {
			break
		}
		from -= n
	}
	return from, to
}

// gluedAfter is gluedBefore for what is behind text[:i].
func gluedAfter(text string, i int) bool {
	return i < len(text) && gluesAfter[text[i]] != gluesNever && (gluesAfter[text[i]] == glues || i+1 < len(text) && words.IsLower(text[i+1]))
}

// A glue says whether a byte beside a word makes it a part of something longer.
type glue uint8

const (
	gluesNever  glue = iota
	gluesBeside      // by what is on its other side
	glues
)

// The glue of the bytes before a word and behind it.
var (
	gluesAfter = gluesOf("0123456789_@\\(", ".:=")
)

func gluesOf(always, beside string) (t [256]glue) {
	for _, c := range []byte(always) {
		t[c] = glues
	}
	for _, c := range []byte(beside) {
		t[c] = gluesBeside
	}
	return t
}

// What follows tells everyday words of Arabic and Hebrew with what is written together with them:
// the article, short words such as and, in, to and from before them, and whose they are behind.
// The lexicon has the words alone.

const leastDressed = 8 // bytes of a word with a letter before it

// isPrefix reports whether a letter is a word of its own that is written together with what
// follows it.
func isPrefix(letter string) bool {
	switch letter {
	case "ב", "ל", "מ", "ה", "ו", "ש", "כ", "و", "ب", "ل", "ف", "ك":
		return true
	}
	return false
}

func isUpperByte(c byte) bool { return 'A' <= c && c <= 'Z' }

// lastWord is the word of letters that text ends with, up to longestWord bytes of it.
func lastWord(text string) string {
	i := len(text)
	for i >= 8 && len(text)-i < words.LongestWord {
		n := words.LettersBefore(chars.Load(text, i-8))
		if i -= n; n < 8 {
			break
		}
	}
	for i = max(i, len(text)-words.LongestWord); i > 0 && len(text)-i < words.LongestWord; {
		r, n := chars.RuneBefore(text, i)
		if !words.IsWordRune(r) {
			break
		}
		i -= n
	}
	return text[i:]
}

// What follows parts lists of words by one byte of what they end or begin with, so that
// few of them need be compared with a text. A byte stands for all letter cases of its
// letter.

// An affixTable is the words of a list by a byte, in the order of the list.
type affixTable [256][]string

// suffixTable parts words by the byte before their last one, which is a space. Those
// that end with anything else are left out.
func suffixTable(words []string) *affixTable {
	t := &affixTable{}
	for _, w := range words {
		if rest := w[:len(w)-1]; w[len(w)-1] == ' ' {
			r, _ := utf8.DecodeLastRuneInString(rest)
			t.add(w, r, func(s []byte) byte { return s[len(s)-1] })
		}
	}
	return t
}

// add adds a word for each byte that a rune can have in some letter case.
func (t *affixTable) add(w string, r rune, key func([]byte) byte) {
	eachCase(r, func(f rune) {
		k := key(utf8.AppendRune(nil, f))
		if list := t[k]; len(list) == 0 || list[len(list)-1] != w {
			t[k] = append(list, w)
		}
	})
}

// eachCase calls yield for a rune in all letter cases.
func eachCase(r rune, yield func(rune)) {
	yield(r)
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		yield(f)
	}
}

// endings gives the words of a table of suffixes that text may end with.
func (t *affixTable) endings(text string) []string {
	if n := len(text); n > 1 && text[n-1] == ' ' {
		return t[text[n-2]]
	}
	return nil
}
