package secrets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads handles, the names that people have on social networks, and tells them from what programs write with an @.

// matchHandle reads a name behind an @ that nothing touches.
func matchHandle(text string, at int) (spec.Match, bool) {
	if at > 0 && text[at-1] != ' ' && text[at-1] != '(' && text[at-1] != '\n' && text[at-1] < utf8.RuneSelf {
		return spec.Match{}, false
	}
	i := at + 1
	if isTag(text, at) || i == len(text) || !numeral.IsLetter(text[i]) && text[i] != '_' {
		return spec.Match{}, false
	}
	j, digits, letters, scores := i, 0, 0, 0
	for j < len(text) && j-i <= LongestUsername && (numeral.IsAlnum(text[j]) || text[j] == '_' || text[j] == '.') {
		switch c := text[j]; {
		case numeral.IsDigit(c):
			digits++
		case c == '_':
			scores++
		case c != '.':
			letters++
		}
		j++
	}
	j = chars.BytesStart(text, j, i, ".")
	alone := 0.75
	dot := strings.LastIndexByte(text[i:j], '.')
	if digits+scores == 0 || digits == 1 && scores == 0 || dot >= 0 {
		if strings.ContainsFunc(text[i:j], unicode.IsUpper) {
			return spec.Match{}, false
		}
		if alone = handleAlone; isInNamesBracket(text, at) || isInSentence(text, at) &&
			(dot >= 0 || j-i >= fewestInitialled && lexicon.Lookup(text[i:j]) == 0) {
			alone = 0.6 // in no lexicon, in a sentence
		}
	}
	if letters < 3 || j-i < 5 || j-i > LongestUsername || j < len(text) && (text[j] >= utf8.RuneSelf && lex.JoinsAfter(text, j) ||
		strings.IndexByte("(/=@-:{[", text[j]) >= 0) {
		return spec.Match{}, false
	}
	if dot >= 0 && (dot == 0 || internet.TopOf(text[i+dot+1:j]) != internet.NoTopLevel || wordset.InSet(fileEndings, text[i+dot+1:j]) ||
		strings.Contains(text[i:j], "..")) {
		return spec.Match{}, false
	}
	if isOfProgram(text[i:j]) || isDirective(text, at, j) || scores > 0 && isVariableOfSQL(text, at, j) {
		return spec.Match{}, false
	}
	if NamesThing(text[i:j]) {
		alone = handleAlone // @no_type_check
	}
	return spec.Match{Start: at, End: j, Alone: alone}, true
}

// isTag reports whether an @ begins a line of a comment, as the tags of documentation do: * @param.
func isTag(text string, at int) bool {
	mark := strings.TrimSpace(text[lex.LineStart(text, at, LongestUsername):at])
	return mark != "" && strings.Trim(mark, "*/- ") == ""
}

// isOfProgram reports whether a name is written as variables are: capitals and underscores alone, or a small letter first and two words with capitals.
func isOfProgram(v string) bool {
	return strings.IndexByte(v, '_') >= 0 && strings.IndexFunc(v, unicode.IsLower) < 0 || v[0] >= 'a' && chars.Humps(v) > 1
}

// isVariableOfSQL reports whether an @ and a name with an underscore are a variable of SQL or Ruby: it is set, ends a statement or an argument, or stands
// behind a word of SQL in capitals or at the beginning of its line, with other variables between or not.
func isVariableOfSQL(text string, at, end int) bool {
	rest := strings.TrimLeft(text[end:min(len(text), end+8)], " ")
	if chars.PrefixOf(rest, "=", "||=", ":=", "!=", ";") != "" || rest != "" && rest[0] == ')' && at > 1 && text[at-1] == '(' && numeral.IsAlnum(text[at-2]) {
		return true
	}
	from := lex.LineStart(text, at, 3*LongestUsername)
	for word := range strings.FieldsFuncSeq(text[from:at], func(r rune) bool { return !isASCIILetter(r) }) {
		first := strings.HasPrefix(strings.TrimLeft(text[from:at], " \t"), word)
		if wordset.InSet(wordsOfSQL, word) && (first || word[0] < 'a') {
			return true
		}
	}
	return false
}

// wordsOfSQL begin a statement or a part of one.
var wordsOfSQL = &wordset.WordList{File: "secrets", Set: "wordsOfSQL"}

// isDirective reports whether an @ begins a line, and a plain word and a blank follow it, as directives of programs and settings do: @include x.
func isDirective(text string, at, end int) bool {
	from := lex.LineStart(text, at, LongestUsername)
	return strings.TrimSpace(text[from:at]) == "" && end < len(text) && text[end] == ' ' &&
		(isEverydayWord(text[at+1:end]) || wordset.InSet(thingNames, text[at+1:end]))
}

// isInNamesBracket reports whether a bracket and a word with a capital stand before text[at]: Anna (@annaplays).
func isInNamesBracket(text string, at int) bool {
	if at < len("A (") || text[at-1] != '(' || text[at-2] != ' ' {
		return false
	}
	k := lex.WordStartWithin(text, at-2, at-2-wordset.LongestWord)
	return k < at-2 && chars.IsCapitalAt(text, k)
}

// isInSentence reports whether a word in small letters, or one with a comma, and a space stand before text[at].
func isInSentence(text string, at int) bool {
	if at < 4 || text[at-1] != ' ' {
		return false
	}
	end := at - 1
	if text[end-1] == ',' || text[end-1] == ':' {
		end--
	}
	from := prose.WordStart(text, end)
	r := chars.LastRune(text[:end])
	return end > from && chars.IsLowerRune(r) || r >= 0x900 && chars.IsLetterRune(r)
}

// handleAlone is what a word behind an @ is worth by itself: it is an annotation of a program, or a part of one.
const handleAlone = 0.02
