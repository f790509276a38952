package tagger

import (
	"strings"
	"unicode/utf8"
)

// This file looks at what stands around a chain: signs, the beginnings of sentences and
// lines, and the two words on each side.

// An edge is what stands beside a chain.
type edge uint8

const (
	edgePlain edge = iota // a space and a word
	edgeLine              // the beginning or end of the text or of a line
	edgeStop              // . ! ?
	edgeColon
	edgeComma
	edgeQuote
	edgeBracket
	edgeDash
	edgeApostrophe // 's
	edgeDigit
	edgeOther
	edgeBrace // { [ <, which lists and programs have
	edgeEqual
	edgeSign // & $ # and others that programs have
)

// beginsSentence reports whether the word at text[i] begins a line or stands behind a
// stop.
func beginsSentence(text string, i int) bool {
	if i < 2 || text[i-1] == '\n' {
		return true
	}
	return text[i-1] == ' ' && isStop(text[i-2])
}

// look notes what stands around the chain.
func (c *Chain) look(text string) {
	start := c.tokens[0].start
	c.after = edgeAfter(text, c.end)
	c.outside, c.endings = [4]uint64{}, [2]uint64{noEnding, noEnding}
	if start > 0 {
		if from, to := wordBefore(text, start); from < to {
			c.outside[0], c.endings[0] = c.hashWord(text, from, to)
			from, to = wordBefore(text, from)
			c.outside[1], _ = c.hashWord(text, from, to)
		}
	}
	if c.end < len(text) {
		if from, to := wordAfter(text, c.end); from < to {
			c.outside[2], c.endings[1] = c.hashWord(text, from, to)
			from, to = wordAfter(text, to)
			c.outside[3], _ = c.hashWord(text, from, to)
		}
	}
}

// farthestGap bounds what stands between the words around a chain, in bytes.
const farthestGap = 4

// wordBefore gives the word before text[i] on the same line, with at most
// farthestGap bytes between them.
func wordBefore(text string, i int) (from, to int) {
	least := max(0, i-farthestGap)
	for to = i; to > least; {
		if c := text[to-1]; c < utf8.RuneSelf {
			if isAlnum(c) {
				break
			}
			if c == '\n' {
				return to, to
			}
			to--
			continue
		}
		n, ok := wordRuneBefore(text, to)
		if ok {
			break
		}
		to -= n
	}
	from = to
	for least = max(0, to-longestWord); from >= 8; {
		n := lettersBefore(load(text[from-8 : from]))
		if from -= n; n < 8 || from <= least {
			break
		}
	}
	for from = max(from, least); from > least; {
		if c := text[from-1]; c < utf8.RuneSelf {
			if !letterBytes[c] {
				break
			}
			from--
			continue
		}
		n, ok := wordRuneBefore(text, from)
		if !ok {
			break
		}
		from -= n
	}
	return from, to
}

// wordAfter is wordBefore for the word behind text[i].
func wordAfter(text string, i int) (from, to int) {
	for from = i; from < len(text) && from < i+farthestGap; {
		if c := text[from]; c < utf8.RuneSelf {
			if isAlnum(c) {
				break
			}
			if c == '\n' {
				return from, from
			}
			from++
			continue
		}
		n, ok := wordRuneAt(text, from)
		if ok {
			break
		}
		from += n
	}
	to = from
	for to+8 <= len(text) && to-from < longestWord {
		n := lettersOf(load(text[to : to+8]))
		if to += n; n < 8 {
			break
		}
	}
	for to = min(to, from+longestWord); to < len(text) && to-from < longestWord; {
		if c := text[to]; c < utf8.RuneSelf {
			if !letterBytes[c] {
				break
			}
			to++
			continue
		}
		n, ok := wordRuneAt(text, to)
		if !ok {
			break
		}
		to += n
	}
	return from, to
}

// hashWord gives the hash of a word and that of its ending.
func (c *Chain) hashWord(text string, from, to int) (hash, ending uint64) {
	if from == to {
		return 0, noEnding
	}
	k := c.known.at(text, from, to)
	return k.hash, k.ending
}

// noEnding is the ending of no word.
var noEnding = endingOf("", 3)

// edgeBefore tells what stands before text[i].
func edgeBefore(text string, i int) edge {
	for range farthestGap {
		if i == 0 {
			return edgeLine
		}
		switch c := text[i-1]; c {
		case '*':
			if isPointer(text, i) {
				return edgeSign
			}
			i--
		case ' ', '\t', '_':
			i--
		default:
			return edgeOf(text, i-1)
		}
	}
	return edgeOther
}

// edgeAfter tells what stands behind text[:i].
func edgeAfter(text string, i int) edge {
	for range farthestGap {
		if i == len(text) {
			return edgeLine
		}
		if c := text[i]; c != ' ' && c != '\t' {
			if (c == '\'' || c == 0xE2 && strings.HasPrefix(text[i:], "’")) && i > 0 && text[i-1] != ' ' {
				return edgeApostrophe
			}
			return edgeOf(text, i)
		}
		i++
	}
	return edgeOther
}

// isPointer reports whether the asterisk before text[i] is one of a program, as in (b *Block), and
// not one of two that set off what is between them, nor the mark of an item.
func isPointer(text string, i int) bool {
	if i < 2 || i == len(text) || text[i-2] == '*' || text[i-2] == '\n' || !letterBytes[text[i]] {
		return false
	}
	for _, c := range []byte(text[i:min(i+longestMarked, len(text))]) {
		switch c {
		case '*':
			return false
		case ')', ',', ';', '\n':
			return true
		}
	}
	return false
}

// longestMarked bounds what is read for the second of two asterisks, in bytes.
const longestMarked = 48

func edgeOf(text string, i int) edge {
	c := text[i]
	if c < utf8.RuneSelf {
		return edges[c]
	}
	for n := 1; n < utf8.UTFMax && i > 0 && !utf8.RuneStart(text[i]); n++ {
		i--
	}
	r, _ := runeAt(text, i)
	if isSpelledRune(r) {
		return edgePlain
	}
	switch r {
	case '–', '—':
		return edgeDash
	case '“', '”', '„', '«', '»', '‘', '’', '‹', '›':
		return edgeQuote
	case '،', '؛':
		return edgeComma
	case '。', '…', '।', '؟':
		return edgeStop
	case '•', '·':
		return edgeLine
	}
	return edgeOther
}

// edges are what the bytes of ASCII are beside a chain.
var edges = func() (t [utf8.RuneSelf]edge) {
	for i := range t {
		c := byte(i)
		switch t[i] = edgeOther; {
		case isLetterByte(c):
			t[i] = edgePlain
		case isDigit(c):
			t[i] = edgeDigit
		case strings.IndexByte("\n\r|>", c) >= 0:
			t[i] = edgeLine
		case isStop(c):
			t[i] = edgeStop
		case c == ':':
			t[i] = edgeColon
		case c == '=':
			t[i] = edgeEqual
		case c == ',' || c == ';':
			t[i] = edgeComma
		case c == '"' || c == '\'' || c == '`':
			t[i] = edgeQuote
		case c == '(' || c == ')':
			t[i] = edgeBracket
		case strings.IndexByte("[]{}<", c) >= 0:
			t[i] = edgeBrace
		case strings.IndexByte("&$#+^~%\\", c) >= 0:
			t[i] = edgeSign
		case c == '-':
			t[i] = edgeDash
		}
	}
	return t
}()

// gluedBefore reports whether text[i] goes on with what is before it: part of a
// path, an address or an identifier.
func gluedBefore(text string, i int) bool {
	return i > 0 && gluesBefore[text[i-1]] != gluesNever && (gluesBefore[text[i-1]] == glues || i > 1 && isAlnum(text[i-2]))
}

// gluedAfter is gluedBefore for what is behind text[:i].
func gluedAfter(text string, i int) bool {
	return i < len(text) && gluesAfter[text[i]] != gluesNever && (gluesAfter[text[i]] == glues || i+1 < len(text) && isLower(text[i+1]))
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
	gluesBefore = gluesOf("0123456789_@\\#$%/-+~", ".:")
	gluesAfter  = gluesOf("0123456789_@\\(", ".:=")
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
