package profiler

import "strings"

// This file knows places where programs and their manuals have words that are no names: between
// back quotes, behind the stop of a field, for a value that is to be put in, where a line
// breaks within a word, and before words such as -style.

// mostInCode is how sure the tagger is at most of what is no name for where it stands.
const mostInCode = 0.9

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

// isInCapitals reports whether a name is a word of two capitals of ASCII or more.
func isInCapitals(name string) bool {
	for i := range len(name) {
		if name[i] < 'A' || name[i] > 'Z' {
			return false
		}
	}
	return len(name) > 1
}

func isLowerByte(c byte) bool { return 'a' <= c && c <= 'z' }

// manners are the words that make a manner of a name behind a hyphen: Georgian-style.
var manners = withCapitals("style styled like type inspired compatible shaped esque era based")

// longestManner bounds them, in bytes.
const longestManner = 10

// isManner reports whether a word for a manner ends text[start:end] behind a hyphen, or
// follows it.
func isManner(text string, start, end int) bool {
	last := text[max(start, end-longestManner-1):end]
	if i := strings.LastIndexByte(last, '-'); i >= 0 {
		return inSet(manners, last[i+1:])
	}
	if end+1 >= len(text) || text[end] != '-' || !isLowerByte(text[end+1]) {
		return false
	}
	return inSet(manners, text[end+1:asciiEnd(text, end+1, longestManner+1)])
}
