package namestart

import (
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/words"
)

// A Start is a place where a name can begin.
type Start struct {
	At   int
	Kind StartKind
	Size uint8 // of the word in bytes, where it is known whether IsPlain holds for it; 0 where it is not
}

// A StartKind says what begins there.
type StartKind uint8

// The kinds.
const (
	StartCapital StartKind = iota // a word with a capital
	StartLow                      // a sentence without capitals, which is looked at up to its end or for mostLow bytes
	StartEast                     // a run of Chinese, Japanese or Korean characters
	StartPlain                    // a word for which IsPlain holds
)

// AppendStarts appends to dst the starts in text[from:to], in order: where a word
// with a capital begins, where a sentence begins in lower case, where a word begins
// that is written without capitals at all, and where a run of Chinese, Japanese or
// Korean characters begins. A word with a digit behind it is no start.
func AppendStarts(dst []Start, text string, from, to int) []Start {
	inside, east := false, false
	if from > 0 {
		if c := text[from-1]; c < utf8.RuneSelf {
			inside = numeral.IsAlnum(c)
		} else {
			before, _ := chars.RuneBefore(text, from)
			inside, east = words.IsWordRune(before) || words.IsDigitRune(before), scriptOf(before) != scriptNone
		}
	}
	for i := from; i < to; {
		if east && isPlainlyEast(text, i) {
			for inside = false; i < to && isPlainlyEast(text, i); i += 3 {
			}
			continue
		}
		c := text[i]
		if c < utf8.RuneSelf {
			word := numeral.IsLetter(c)
			from := i
			i++
			if word { // the rest of it begins nothing
				i = min(to, i+words.LettersOf(chars.LoadTail(text, i)))
				if !inside && (c < 'a' || BeginsLow(text, from)) {
					digit := false
					if i < to && text[i] < utf8.RuneSelf && !words.LetterBytes[text[i]] {
						digit = numeral.IsDigit(text[i]) // as mostly
					} else {
						digit = digitBehind(text, from, i)
					}
					kind := StartCapital
					if c >= 'a' {
						kind = StartLow
					}
					if !digit {
						dst = append(dst, Start{At: from, Kind: kind})
					}
				}
			}
			inside, east = word || numeral.IsDigit(c), false
			continue
		}
		if k, ok := words.KindOfTwo(text, i); ok {
			from := i
			i += 2
			if k&words.KindWord != 0 { // the rest of it begins nothing
				i = wordRunesEnd(text, i, to)
				if !inside && (k&(words.KindCapital|words.KindCaseless) != 0 || BeginsLow(text, from)) && !digitBehind(text, from, i) {
					kind := StartLow
					if k&words.KindCapital != 0 {
						kind = StartCapital
					}
					dst = append(dst, Start{At: from, Kind: kind})
				}
			}
			inside, east = k&(words.KindWord|words.KindDigit) != 0, false
			continue
		}
		r, n := rune(0), 1
		if words.BeginsRune[c] {
			r, n = chars.RuneAt(text, i)
		}
		if n == 1 { // no rune
			inside, east = false, false
			i++
			continue
		}
		from, word := i, words.IsWordRune(r)
		e := scriptOf(r) != scriptNone
		if i += n; word && !e { // the rest of it begins nothing
			i = wordRunesEnd(text, i, to)
		}
		if word && !inside {
			if capital := words.IsCapitalRune(r); (capital || words.IsCaseless(r) || BeginsLow(text, from)) && !digitBehind(text, from, i) {
				kind := StartLow
				if capital {
					kind = StartCapital
				}
				dst = append(dst, Start{At: from, Kind: kind})
			}
		}
		if e != east {
			if east = e; e {
				dst = append(dst, Start{At: from, Kind: StartEast})
			}
		}
		inside = word || words.IsDigitRune(r)
	}
	return dst
}

// wordRunesEnd is where the runes from U+0080 to U+2FFF end that follow at text[i] and belong to
// a word, or the limit. None is of a script of the east.
func wordRunesEnd(text string, i, limit int) int {
	for i < limit && text[i]-0xC2 <= 0xE2-0xC2 {
		if k, ok := words.KindOfTwo(text, i); ok {
			if k&words.KindWord == 0 {
				break
			}
			i += 2
			continue
		}
		n, ok := words.WordRuneAt(text, i)
		if !ok {
			break
		}
		i += n
	}
	return i
}

// farthestDigit bounds how long a word is looked over for the digit behind it, in
// bytes. What is longer is no name in any case.
const farthestDigit = 4096

// digitBehind reports whether a digit stands behind the word at text[from], which goes on to
// text[i] or farther, without anything between: the two are no name, but a number such as SW1A.
func digitBehind(text string, from, i int) bool {
	for end := min(len(text), from+farthestDigit); i < end; {
		v := chars.LoadTail(text, i)
		if n := words.LettersOf(v); n > 0 {
			if i += n; n == 8 {
				continue
			}
			if v >>= 8 * uint(n); v&0x80 == 0 {
				return i < end && numeral.IsDigit(byte(v))
			}
			continue
		}
		if v&0x80 == 0 {
			return numeral.IsDigit(byte(v))
		}
		if k, ok := words.KindOfTwo(text, i); ok {
			if k&words.KindWord == 0 {
				return k&words.KindDigit != 0
			}
			i += 2
			continue
		}
		if !words.BeginsRune[byte(v)] {
			return false // no rune
		}
		r, n := chars.RuneAt(text, i)
		if n == 1 {
			return false // no rune
		}
		if !words.IsWordRune(r) {
			return words.IsDigitRune(r)
		}
		i += n
	}
	return false
}

// MostIndent bounds the blanks before a line for [BeginsLow].
const MostIndent = 4

// BeginsLow reports whether a word in lower case at text[i] begins a sentence: at the
// beginning of the text or of a line, behind a quote or up to MostIndent blanks or neither,
// or behind a stop, which may stand in a quote.
func BeginsLow(text string, i int) bool {
	if i < 2 {
		return i == 0 || text[0] == '"' || text[0] == ' '
	}
	switch text[i-1] {
	case '\n':
		return true
	case '"':
		return text[i-2] == '\n'
	case ' ':
	default:
		return false
	}
	switch text[i-2] {
	case '.', '!', '?', '\n':
		return true
	case '"':
		return i > 2 && isStop(text[i-3])
	case ' ':
		k := i - 2
		for k > 0 && i-k < MostIndent && text[k-1] == ' ' {
			k--
		}
		return k == 0 || text[k-1] == '\n'
	}
	return false
}

// EachLow gives the words of the sentence in lower case that begins at text[at], from their
// beginning to their end, to read, with the end of what has been looked at. That gives the end of what it has looked at,
// or -1 when it has had enough. The result is the end of the sentence, or where a word
// with a capital shows that it is none, or a character of the east begins what is looked
// at in another way.
func EachLow(memo *lexicon.Memo, text string, at, done int, read func(at, end, done int) int) (end int) {
	i := at
	for i < len(text) && i-at < mostLow {
		if b := text[i]; b < utf8.RuneSelf && !numeral.IsLetter(b) {
			if isStop(b) && (i+1 == len(text) || text[i+1] == ' ' || text[i+1] == '\n') {
				break
			}
			i++
			continue
		}
		// Most words are short and told off by their class alone.
		v := chars.LoadTail(text, i)
		if n := words.LettersOf(v); n > 0 && n < 8 && v>>(8*uint(n))&0x80 == 0 && v&0x20 != 0 {
			if v &= 1<<(8*uint(n)) - 1; n < 2 || !isWorthLow(memo.LookupLetters(v, n), n) {
				i += n
				if done = i; i < len(text) && text[i] == ' ' && i-at < mostLow {
					i++
				}
				continue
			}
		}
		end := words.End(text, i)
		if end == i {
			r, n := chars.RuneAt(text, i)
			if scriptOf(r) != scriptNone {
				break // a start of its own
			}
			i += n
			continue
		}
		if words.IsCapital(text[i:]) {
			break
		}
		k := read(i, end, done)
		if k < 0 {
			break
		}
		i = max(end, k)
		done = max(done, k)
	}
	return i
}

// mostLow bounds what is looked at of a sentence in lower case, in bytes.
const mostLow = 4 << 10

func isStop(c byte) bool { return c == '.' || c == '!' || c == '?' }
