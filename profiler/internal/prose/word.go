package prose

import (
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// WordBeforeIn is where the word of a set right before text[i] begins, or i.
func WordBeforeIn(text string, i, least int, set *wordset.WordList) int {
	if i < 3 || text[i-1] != ' ' || !set.MayEnd(text, i-1) {
		return i
	}
	k := lex.WordStartWithin(text, i-1, max(least, i-1-wordset.LongestWord))
	if k < least || lex.JoinsBefore(text, k) || !wordset.InSet(set, text[k:i-1]) {
		return i
	}
	return k
}

// IsPlainWord reports whether a word is one that everybody uses and no name: no place
// begins with it.
func IsPlainWord(word string) bool {
	class := lexicon.Lookup(word)
	return len(word) < 3 || class.Common() == 3 && class.Place() == 0 && !class.Is(lexicon.Country|lexicon.Region)
}

// IsInPath reports whether text[start:end] is a part of the path of a drawing, as SVG has them:
// nothing but numbers and single letters stands between it and one of its commands.
func IsInPath(text string, start, end int) bool {
	letter := false
	for i := start; i > 0 && start-i < lex.LongestPathSeen; i-- {
		switch c := text[i-1]; {
		case numeral.IsDigit(c), c == ' ', c == ',', c == '-', c == '.', c == '\n', c == '\t':
			letter = false
		case numeral.IsLetter(c) && !letter && strings.IndexByte(lex.PathCommands, c|0x20) >= 0 && (i == 1 || !numeral.IsLetter(text[i-2])):
			return true
		default:
			i = 1 // something else
		}
	}
	for i := end; i < len(text) && i-end < lex.LongestPathSeen; i++ {
		switch c := text[i]; {
		case numeral.IsDigit(c), c == ' ', c == ',', c == '-', c == '.', c == '\n', c == '\t':
		case numeral.IsLetter(c):
			return strings.IndexByte(lex.PathCommands, c|0x20) >= 0 && i+1 < len(text) &&
				(numeral.IsDigit(text[i+1]) || text[i+1] == '-' || text[i+1] == '.' || c|0x20 == 'z' || text[i+1] == ' ' && i+2 < len(text) &&
					(numeral.IsDigit(text[i+2]) || text[i+2] == '-'))
		default:
			return false
		}
	}
	return false
}

// VersionWords stand before numbers with dots that are no addresses.
var VersionWords = &wordset.WordList{File: "lex", Set: "VersionWords"}

// WordEnd is the end of the letters and digits at text[i].
func WordEnd(text string, i int) int {
	j := i
	for j < len(text) && j-i < 40 && (numeral.IsAlnum(text[j]) || text[j] == '-' || text[j] == '_' || text[j] == '.') {
		j++
	}
	return j
}

// This file reads a word of a text, in any script.

// IsWordAt reports whether the word at text[i] is one of a list.
func IsWordAt(text string, i int, list *wordset.WordList) bool {
	e, _ := WordAt(text, i)
	return wordset.InSet(list, text[i:e])
}

// WordAt is the end of the word of letters (with apostrophes, hyphens and a
// closing dot inside) at text[i]; capital says that it begins with a capital.
func WordAt(text string, i int) (end int, capital bool) {
	if i+8 <= len(text) { // most words are of fewer letters, and all of them ASCII
		if others := ^lex.LettersOf(chars.Load(text, i)) & chars.HighBits; others != 0 {
			end = i + bits.TrailingZeros64(others)/8
			if c := text[end]; c < utf8.RuneSelf && (end == i || c != '\'' && c != '-') {
				return end, end > i && text[i] < 'a'
			}
		}
	}
	if end = lex.AsciiEnd(text, i, wordset.LongestWord+1); end > i {
		capital = text[i] < 'a'
	} else {
		if i < len(text) && text[i] < utf8.RuneSelf {
			return i, false
		}
		if i == len(text) {
			return i, false
		}
		r, n := chars.RuneAt(text, i)
		if !chars.IsLetterRune(r) {
			return i, false
		}
		capital = chars.IsUpperRune(r) || chars.IsTitleRune(r)
		end = i + n
	}
	for limit := min(len(text), i+wordset.LongestWord+1); end < limit; {
		c := text[end]
		if lex.Classes[c] == lex.ClassLetter {
			end++
			continue
		}
		if c < utf8.RuneSelf && c != '\'' && c != '-' {
			break
		}
		n := 1
		if c >= utf8.RuneSelf {
			if n = chars.LetterAt(text, end); n > 0 {
				end += n
				continue
			}
			if !strings.HasPrefix(text[end:], "’") {
				break
			}
			n = len("’")
		}
		// What is inside a word stands before a letter.
		if end+n >= len(text) {
			break
		}
		if next := text[end+n]; next < utf8.RuneSelf {
			if !numeral.IsLetter(next) {
				break
			}
		} else if r, _ := utf8.DecodeRuneInString(text[end+n:]); !chars.IsLetterRune(r) {
			break
		}
		end += n
	}
	return end, capital
}

// LongWordAt is wordAt for words of which some are longer than others in texts are: compounds, and words of two
// bytes a letter.
func LongWordAt(text string, i int) (end int, capital bool) {
	end, capital = WordAt(text, i)
	for range 2 {
		if end-i <= wordset.LongestWord || end == len(text) || lex.Classes[text[end]] != lex.ClassLetter &&
			(text[end] < utf8.RuneSelf || chars.LetterAt(text, end) == 0) {
			break
		}
		end, _ = WordAt(text, end)
	}
	return end, capital
}

// BeginsWord reports whether wordAt gives a word at text[i].
func BeginsWord(text string, i int) bool {
	if i < len(text) && text[i] < utf8.RuneSelf {
		return numeral.IsLetter(text[i])
	}
	r, _ := utf8.DecodeRuneInString(text[i:])
	return chars.IsLetterRune(r)
}

// Gap is the end of the white space between two words at text[i]: one space, or
// a comma and a space.
func Gap(text string, i int) int {
	if i < len(text) && text[i] == ',' {
		i++
	}
	if i < len(text) && text[i] == ' ' {
		return i + 1
	}
	return -1
}

// IsCapitals reports whether a word of several letters has no small one of ASCII.
func IsCapitals(word string) bool {
	for i := range len(word) {
		if word[i] >= 'a' && word[i] <= 'z' {
			return false
		}
	}
	return utf8.RuneCountInString(word) > 1
}

// IsInCapitals reports whether a name is a word of two capitals of ASCII or more.
func IsInCapitals(name string) bool {
	for i := range len(name) {
		if name[i] < 'A' || name[i] > 'Z' {
			return false
		}
	}
	return len(name) > 1
}

// WordStart is where the word that ends at text[i] begins.
func WordStart(text string, i int) int { return lex.WordStartWithin(text, i, 0) }

// LettersBehind is the word behind a blank at text[end], or nothing.
func LettersBehind(text string, end int) string {
	if end >= len(text) || text[end] != ' ' {
		return ""
	}
	to := end + 1
	for to < len(text) && to-end <= wordset.LongestWord && (numeral.IsLetter(text[to]) || text[to] >= utf8.RuneSelf) {
		to++
	}
	return text[end+1 : to]
}

// StartsSentence reports whether what begins at text[i] begins a sentence.
func StartsSentence(text string, i int) bool {
	return i == 0 || text[i-1] == '\n' || i > 1 && text[i-1] == ' ' && strings.IndexByte(".!?:\"", text[i-2]) >= 0
}

// EndsPhrase reports whether a phrase ends at text[end].
func EndsPhrase(text string, end int) bool {
	return end == len(text) || strings.IndexByte(",.;)\n", text[end]) >= 0 || text[end] >= utf8.RuneSelf &&
		(strings.HasPrefix(text[end:], "،") || strings.HasPrefix(text[end:], "、") || strings.HasPrefix(text[end:], "，"))
}

// BehindElision is where the word of text[from:to] begins behind an article that has lost its vowel, or from.
func BehindElision(text string, from, to int) int {
	const longest = len("nell'")
	word := text[from:min(to, from+longest+len("’"))]
	if j := strings.IndexByte(word, '\''); j > 0 && j < longest && from+j+1 < to {
		return from + j + 1
	}
	if j := strings.Index(word, "’"); j > 0 && j < longest && from+j+len("’") < to {
		return from + j + len("’")
	}
	return from
}

// IsElidedBefore reports whether an article or another word that has lost its vowel stands before text[at].
func IsElidedBefore(text string, at int) bool {
	if at < 2 {
		return false
	}
	switch {
	case text[at-1] == '\'':
	case strings.HasSuffix(text[:at], "’"):
		if at -= len("’") - 1; at < 2 {
			return false
		}
	default:
		return false
	}
	switch text[at-2] | 0x20 {
	case 'l', 'd':
		return at == 2 || text[at-3] == ' ' || text[at-3] == '\n' || text[at-3] == '('
	case 'u':
		return at > 4 && text[at-3] == 'q' && text[at-4] == ' '
	}
	return false
}

// This file has the words before the last item of a list.

// andWords stand before the last item of a list.
var andWords = &wordset.WordList{File: "lex", Set: "andWords", Capitals: true}

// IsAndWord reports whether a word stands before the last item of a list. I, with a capital, does
// not.
func IsAndWord(word string) bool { return word != "I" && wordset.InSet(andWords, word) }

// This file reads a name in quotes.

const (

	// longestQuotedName bounds the name between the quotes, in bytes.
	longestQuotedName = 96
)

// QuotedNameEnd is the end of a name in quotes that begins with one at text[i], behind the quote that closes it; or i.
func QuotedNameEnd(text string, i int) int {
	rest := text[i:min(len(text), i+longestQuotedName)]
	open, shut := "", ""
	switch {
	case strings.HasPrefix(rest, "„"):
		open, shut = "„", "“”\""
	case strings.HasPrefix(rest, "«"):
		open, shut = "«", "»"
	case strings.HasPrefix(rest, "“"):
		open, shut = "“", "”"
	case strings.HasPrefix(rest, "\""):
		open, shut = "\"", "\""
	default:
		return i
	}
	if !chars.IsCapitalAt(text, min(len(text)-1, i+len(open))) {
		return i
	}
	k := strings.IndexAny(rest[len(open):], shut)
	if k < len("Ян") || strings.IndexByte(rest[:len(open)+k], '\n') >= 0 {
		return i
	}
	k += i + len(open)
	_, n := utf8.DecodeRuneInString(text[k:])
	return k + n
}

// What follows reads the words that are the value of a field in a text: what stands
// behind Religion and a colon, up to the end of the line or to what ends a value.

// NoValues stand in a field that has no value.
var NoValues = &wordset.WordList{File: "lex", Set: "NoValues"}

// IsOther reports whether a word is written in letters that are not Latin.
func IsOther(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return r >= utf8.RuneSelf && !chars.IsLatin(r)
}

// LatinWords gives the words of sets that are in Latin letters, for a gate.
func LatinWords(sets ...*wordset.WordList) []string {
	return slices.DeleteFunc(wordset.WordsOf(sets...), IsOther)
}

// TypeWords are types and constants of programs, which stand behind the names of fields where those are declared.
var TypeWords = &wordset.WordList{File: "lex", Set: "TypeWords"}

// NamesField reports whether a value has a word of the name of its field in it, and no digit: username = self.username.
func NamesField(value, head string) bool {
	if strings.IndexByte(value, ' ') >= 0 || strings.ContainsAny(value, "0123456789@") {
		return false
	}
	for i := 0; i < len(head); {
		end := lex.AsciiEnd(head, i, LongestTableHead)
		if end-i >= shortestInName {
			for k := 0; k+end-i <= len(value); k++ {
				if strings.EqualFold(value[k:k+end-i], head[i:end]) {
					return true
				}
			}
		}
		i = max(end, i+1)
	}
	return false
}

// shortestInName is the length of the shortest word of the name of a field that tells a variable. Accounts are called
// app_user too.
const shortestInName = 5

const (
	LongestTableHead = 40 // bytes of a header
)
