package internet

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// SpelledRecognizers find what is spelled so that programs shall not find it.
func SpelledRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "email-spelled-out", Label: "EMAIL_ADDRESS",
			Doc: "An address whose @ and dots are words or stand in brackets, as in jane [at] example [dot] com, under a known top-level domain. " +
				"Without brackets every dot has to be a word.",
			Source:   "RFC 5321, section 4.1.2, spelled out; IANA Root Zone Database",
			Triggers: []spec.Trigger{spec.OnByte('@').AtMost(spelledInBrackets), spec.OnToken(lex.TokenWord, 0).OneOf(atWords, nil)},
			Match:    matchSpelled,
			Beside:   0.97,
		},
	}
}

// The words for @ and for a dot.
var (
	atWords  = []string{"at", "arroba", "arobase"}
	DotWords = []string{"dot", "punto", "ponto", "punkt", "point"}
)

// notLocals are words that stand before at in a sentence. Beside brackets they do
// not matter.
var notLocals = &wordset.WordList{File: "internet", Set: "notLocals"}

// How sure it is, by the form.
const (
	spelledInBrackets = 0.97
	spelledDoubtful   = 0.85 // in brackets, under a domain such as fashion
)

const mostLabels = 8 // of a domain, and of a local part with dots

// A separator is the word or the mark between two parts.
type separator struct {
	start, end int
	bracketed  bool
	spelled    bool // it is a word
}

// matchSpelled reads an address around the word for its @, or around an @ whose
// domain has spelled dots.
func matchSpelled(text string, at int) (spec.Match, bool) {
	sep, ok := separatorAround(text, at)
	if !ok {
		return spec.Match{}, false
	}
	// The domain is looked at first: few words have one behind them.
	end, top, words, plain := spelledDomain(text, sep.end)
	if end < 0 || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	if !sep.spelled && !sep.bracketed && words == 0 {
		return spec.Match{}, false // an address as any other
	}
	start := spelledLocal(text, sep)
	if start == sep.start {
		return spec.Match{}, false
	}
	alone := spelledInBrackets
	switch {
	case !sep.spelled && !sep.bracketed:
	case !sep.bracketed:
		if words == 0 || plain > 0 || isNotLocal(text[start:sep.start]) {
			return spec.Match{}, false
		}
		alone = 0.7
		if top == doubtfulTop {
			return spec.Match{Start: start, End: end, Alone: 0.2}, true // under a domain such as in or fashion
		}
	}
	if top == doubtfulTop {
		alone = min(alone, spelledDoubtful)
	}
	return spec.Match{Start: start, End: end, Alone: alone}, true
}

// separatorAround reads the separator around a word for @, or @ itself.
func separatorAround(text string, at int) (separator, bool) {
	end := at
	if text[at] == '@' {
		end++
	} else {
		end = chars.LettersEnd(text, end, len(text))
		if !slices.ContainsFunc(atWords, func(w string) bool { return strings.EqualFold(w, text[at:end]) }) {
			return separator{}, false
		}
	}
	s := separator{at, end, false, text[at] != '@'}
	start := chars.BytesStart(text, at, at-1, " ")
	if start > 0 && end < len(text) {
		if shut := closing(text[start-1]); shut != 0 {
			if text[end] == ' ' {
				end++
			}
			if end == len(text) || text[end] != shut {
				return s, false
			}
			s.start, s.end, s.bracketed = start-1, end+1, true
			s.start = chars.BytesStart(text, s.start, s.start-1, " ")
			s.end = chars.SkipByte(text, s.end, ' ')
			return s, true
		}
	}
	if !s.spelled {
		return s, true
	}
	if start == at || end == len(text) || text[end] != ' ' {
		return s, false
	}
	s.start, s.end = start, end+1
	return s, true
}

// closing gives the bracket that closes c, or 0.
func closing(c byte) byte {
	switch c {
	case '[':
		return ']'
	case '(':
		return ')'
	case '{':
		return '}'
	case '<':
		return '>'
	}
	return 0
}

// spelledLocal is where the local part before a separator begins. Its dots may
// be spelled as well.
func spelledLocal(text string, sep separator) int {
	from, end := sep.start, sep.start
	for range mostLabels {
		start := end
		start = chars.SetStart(text, start, sep.start-longestLocal, &inLocal)
		for start < end && !numeral.IsAlnum(text[start]) && text[start] != '_' {
			start++
		}
		if start == end {
			break
		}
		from = start
		dot, ok := dotBefore(text, start)
		if !ok || dot.bracketed != sep.bracketed {
			break
		}
		end = dot.start
	}
	return from
}

// dotBefore reads a spelled dot that ends at text[:i].
func dotBefore(text string, i int) (separator, bool) {
	// No spelling is longer than a word with brackets and spaces around.
	for k := max(0, i-len("[ punto ] ")-1); k < i; k++ {
		if dot, ok := dotAt(text, k); ok && dot.spelled && dot.end == i {
			return dot, true
		}
	}
	return separator{}, false
}

// dotAt reads a dot at text[i], spelled or not.
func dotAt(text string, i int) (separator, bool) {
	s := separator{start: i}
	if i < len(text) && text[i] == '.' {
		s.end = i + 1
		return s, true
	}
	space := i < len(text) && text[i] == ' '
	if space {
		i++
	}
	shut := byte(0)
	if i < len(text) {
		if shut = closing(text[i]); shut != 0 {
			i = chars.SkipByte(text, i+1, ' ')
		}
	}
	n := dotWord(text, i)
	if n == 0 && shut != 0 && i < len(text) && text[i] == '.' {
		n = 1
	}
	if n == 0 {
		return s, false
	}
	i += n
	s.spelled = true
	if shut != 0 {
		i = chars.SkipByte(text, i, ' ')
		if i == len(text) || text[i] != shut {
			return s, false
		}
		i++
		s.bracketed = true
		i = chars.SkipByte(text, i, ' ')
	} else {
		if !space || i == len(text) || text[i] != ' ' {
			return s, false
		}
		i++
	}
	s.end = i
	return s, true
}

// dotWord is the length of the word for a dot at text[i], or 0.
func dotWord(text string, i int) int {
	if i == len(text) || !beginsDot[text[i]] {
		return 0
	}
	for _, w := range DotWords {
		if text[i]|0x20 == w[0] && i+len(w) <= len(text) && text[i+1]|0x20 == w[1] && strings.EqualFold(text[i:i+len(w)], w) &&
			!lex.JoinsAfter(text, i+len(w)) {
			return len(w)
		}
	}
	return 0
}

// beginsDot is true for the bytes that one of dotWords begins with.
var beginsDot = chars.FirstsOf(DotWords[:])

// spelledDomain is where the domain that begins at text[i] ends, or -1; what its
// last label proves; and how many of its dots are spelled and how many are not.
func spelledDomain(text string, i int) (end int, top topLevel, spelled, plain int) {
	end = -1
	limit := min(len(text), i+128)
	words, dots := 0, 0
	for range mostLabels {
		j := i
		for j < limit && (numeral.IsAlnum(text[j]) || text[j] == '-') {
			j++
		}
		if j == i || text[i] == '-' || text[j-1] == '-' {
			break
		}
		if words+dots > 0 {
			if t := spelledTop(text[i:j]); t != NoTopLevel {
				end, top, spelled, plain = j, t, words, dots
			}
		}
		dot, ok := dotAt(text, j)
		if !ok {
			break
		}
		if dot.spelled {
			words++
		} else {
			dots++
		}
		i = dot.end
	}
	return end, top, spelled, plain
}

// longestLowered bounds the words that are looked up in lower case.
const longestLowered = 24

// appendLower appends the letters of s in lower case.
func appendLower(dst []byte, s string) []byte {
	for i := range len(s) {
		c := s[i]
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		dst = append(dst, c)
	}
	return dst
}

func isNotLocal(s string) bool {
	var buf [longestLowered]byte
	return len(s) <= len(buf) && notLocals.Words()[string(appendLower(buf[:0], s))]
}

// spelledTop is topOf for a label in any case: AT and DOT come with COM.
func spelledTop(label string) topLevel {
	var buf [longestLowered]byte
	if len(label) > len(buf) {
		return TopOf(label)
	}
	return TopOf(string(appendLower(buf[:0], label)))
}
