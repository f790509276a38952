package profiler

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows places where programs and their manuals have words that are no names: between
// back quotes, behind the stop of a field, for a value that is to be put in, where a line breaks
// within a word.

// mostInCode is the confidence from which on a name is one wherever it stands.
const mostInCode = 0.9

// withoutCode leaves out the names that stand where programs have words of their own.
//
// Worth: not yet measured.
func withoutCode(spans []tagger.Span, text string, from, to int) []tagger.Span {
	return slices.DeleteFunc(spans, func(s tagger.Span) bool {
		return s.Label <= tagger.Organization && s.Confidence < mostInCode && isInCode(text, s.Start, s.End)
	})
}

// isInCode reports whether a name is one word where programs have their own, or the part of a
// word before or behind the end of a line.
func isInCode(text string, start, end int) bool {
	if start == 0 || end == len(text) || strings.IndexByte(text[start:end], ' ') >= 0 {
		return false
	}
	behind := text[end:]
	switch before := text[start-1]; before {
	case '`':
		return behind[0] == '`'
	case '[':
		return isInCapitals(text[start:end]) && (behind[0] == ']' || strings.HasPrefix(behind, "...]") || strings.HasPrefix(behind, ",...]"))
	case '<':
		return isInCapitals(text[start:end]) && behind[0] == '>'
	case '.':
		return start > 2 && isLowerByte(text[start-2]) && isLowerByte(text[start-3])
	case '*':
		if start < 3 || behind[0] == '*' {
			return false
		}
		return text[start-2] == '(' || text[start-2] == ']' || text[start-2] == ' ' && isLetter(text[start-3]) && strings.IndexByte(",)]{", behind[0]) >= 0
	case '"':
		return start > 2 && text[start-2] == '(' && isLetter(text[start-3]) && behind[0] == '"' && isInCapitals(text[start:end])
	case '{':
		return behind[0] == ':' && isInCapitals(text[start:end])
	case ' ', '\n':
		return strings.HasPrefix(behind, "()") || strings.HasPrefix(behind, brokenBy) || isRest(text, start)
	}
	return strings.HasPrefix(behind, "()") || strings.HasPrefix(behind, brokenBy)
}

// brokenBy stands where a line breaks within a word, and mostIndent bounds the blanks behind it.
const (
	brokenBy   = "‐\n"
	mostIndent = 32
)

// isRest reports whether what begins at text[i] is the rest of a word of the line before.
func isRest(text string, i int) bool {
	k := i
	for k > 0 && text[k-1] == ' ' && i-k < mostIndent {
		k--
	}
	return strings.HasSuffix(text[:k], brokenBy)
}

// isLowerByte reports whether a byte is a small letter of ASCII.
func isLowerByte(c byte) bool { return 'a' <= c && c <= 'z' }
