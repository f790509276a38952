package streetparts

import (
	"unicode/utf8"

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
			if words.IsAlnum(c) {
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
		n := words.LettersBefore(words.Load(text[from-8 : from]))
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
