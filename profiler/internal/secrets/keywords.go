package secrets

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds keys of interfaces by the words for a key in other languages than English, where many keys have no
// form of their own: clé=9f2d…, nøgle 7be3….

func SaidKeyRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "key-behind-word", Label: "API_KEY",
			Doc: "Twenty-four characters or more that are no word, with digits among them, behind the word for a key in another language than " +
				"English; or sixteen letters and digits or more, of both cases or with two digits, behind one to three short marks with a " +
				"hyphen or an underscore each, beside such a word or alone where a mark is short for one.",
			Source: "common configuration and log formats",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(keyWords), nil),
				spec.OnToken(lex.TokenOther, 0).OneOf(otherKeyWords(), nil),
				spec.OnToken(lex.TokenMixed, 0).AtLeast(fewestMarkedKey).AtMost(markedKey),
				spec.OnToken(lex.TokenWord, 0).AtLeast(fewestSaidKey).AtMost(markedKey)},
			Match:  matchSaidKey,
			Beside: 0.9, Context: slices.Concat(wordset.WordsOf(keyWords), otherKeyWords(), lists.Words("secrets", "tokenWords")),
		},
	}
}

// Of the marks before such a key: how many and how long they are at most, and what a key is worth alone.
const (
	mostKeyMarks   = 3
	longestKeyMark = 9
	markedKey      = 0.7
	unsaidKey      = 0.2
)

// keyMarks are short for a key or a token, and idMarks for a thing that has a number: cus_….
var (
	keyMarks = &wordset.WordList{File: "secrets", Set: "keyMarks"}
	idMarks  = &wordset.WordList{File: "secrets", Set: "idMarks"}
)

// matchMarkedKey reads the marks before a token, and the key around it.
func matchMarkedKey(text string, at int) (spec.Match, bool) {
	start, alone, marks := at, unsaidKey, 0
	for marks <= mostKeyMarks && start > 0 && (text[start-1] == '_' || text[start-1] == '-') {
		k := chars.AlnumsStart(text, start-1, start-longestKeyMark-2)
		if n := start - 1 - k; n == 0 || n > longestKeyMark || !numeral.IsLetter(text[k]) {
			return spec.Match{}, false
		}
		if wordset.InSet(keyMarks, text[k:start-1]) {
			alone = markedKey
		}
		start, marks = k, marks+1
	}
	if marks == 0 || marks > mostKeyMarks || lex.JoinsBefore(text, start) || start > 0 && strings.IndexByte("-/.@=&?%#", text[start-1]) >= 0 &&
		text[start-1] != '=' {
		return spec.Match{}, false
	}
	end := runOf(text, at, longestSaidKey+1, inAlnum)
	if end-at < fewestMarkedKey || end-at > longestSaidKey || start == 0 && end == len(text) || lex.JoinsAfter(text, end) || end < len(text) &&
		strings.IndexByte("-/@", text[end]) >= 0 || !looksDrawn(text[at:end]) && !looksSecret(text[at:end]) {
		return spec.Match{}, false
	}
	called := isCalledKey(text, start)
	if !called && !looksDrawn(text[at:end]) && !hasBothCases(text[at:end]) {
		return spec.Match{}, false
	}
	if mark := text[start : start+strings.IndexAny(text[start:at], "_-")]; wordset.InSet(idMarks, mark) {
		return spec.Match{}, false
	}
	if called {
		alone = ofSaidKey
	} else if end-at < fewestUnsaid {
		alone = unsaidKey
	}
	return spec.Match{Start: start, End: end, Alone: alone}, true
}

// isCalledKey reports whether a word for a key stands right before text[i], or one that ends with it: appKey=.
func isCalledKey(text string, i int) bool {
	k := chars.BytesStart(text, i, i-len(": \""), " :=\"'`")
	if k == i {
		return false
	}
	word := text[lex.WordStartWithin(text, k, k-wordset.LongestWord):k]
	if n := len(word); n == len("key") && strings.EqualFold(word, "key") || n > len("key") && word[n-len("key"):] == "Key" {
		before := text[max(0, k-n-longestKeyMark) : k-n]
		return !chars.ContainsFold(before, "cache") && !chars.ContainsFold(before, "primary") && !chars.ContainsFold(before, "foreign") && !chars.ContainsFold(before, "public")
	}
	return wordset.InSet(keyWords, word) || wordset.InSet(calledTokens, word)
}

// calledTokens are words for a key that nothing else is called.
var calledTokens = &wordset.WordList{Text: "token apikey appkey authkey accesskey secretkey secret"}

// hasBothCases reports whether two letters of each case are in a value at least.
func hasBothCases(v string) bool { return hasTwo(v, unicode.IsLower) && hasTwo(v, unicode.IsUpper) }

// hasTwo reports whether two letters of a kind are in a value.
func hasTwo(v string, is func(rune) bool) bool {
	i := strings.IndexFunc(v, is)
	return i >= 0 && strings.ContainsFunc(v[i+1:], is)
}

// keyWords are words for a key, with the short form API before them or not, and otherKeyWords those in other letters.
var keyWords = &wordset.WordList{File: "secrets", Set: "keyWords"}

func otherKeyWords() []string { return lists.Words("secrets", "otherKeyWords") }

// keyHashes stand before a key that is none of an interface: what tells it, and what is open to all.
var keyHashes = [...]string{"hash", "sha", "md5", "checksum", "fingerprint", "fingerabdruck", "empreinte", "huella", "impronta", "otisk", "sormenj", "build", "commit", "cache", "public", "publique", "pública", "pubblica", "öffentlich", "ssh"}

// Bounds of such a key and of what stands before it, in bytes.
const (
	fewestSaidKey   = 24
	fewestMarkedKey = 16 // behind marks, beside a word
	fewestUnsaid    = 20 // behind a mark that is short for one
	longestSaidKey  = 200
	ofSaidKey       = 0.85
)

// matchSaidKey reads the key behind such a word.
func matchSaidKey(text string, at int) (spec.Match, bool) {
	if at > 0 && (text[at-1] == '_' || text[at-1] == '-') && runOf(text, at, fewestMarkedKey, inAlnum) == at+fewestMarkedKey {
		return matchMarkedKey(text, at)
	}
	end, kind := lex.NextToken(text, at)
	if kind == lex.TokenMixed {
		return spec.Match{}, false
	}
	if kind == lex.TokenWord {
		if !wordset.InSet(keyWords, text[at:end]) || lex.JoinsBefore(text, at) {
			return spec.Match{}, false
		}
	} else if end = otherKeyEnd(text, at); end == at {
		return spec.Match{}, false
	}
	// clé API, clave de API
	end += len(chars.PrefixOf(text[end:], " API", " api", " de API", " d'API", " d’API", " da API", " de la API", " de l'API", " dell'API", " van API"))
	i := chars.BytesEnd(text, end, end+5, " :=\"'`>")
	i += len(chars.PrefixOf(text[i:], "："))
	if i == end && kind == lex.TokenWord {
		return spec.Match{}, false
	}
	to := runOf(text, i, longestSaidKey+1, inURL64)
	for k := to; k < len(text) && k-to < longestSaidKey && keyChars[text[k]]&inBase64 != 0; k++ {
		to = k + 1
	}
	value := text[i:to]
	if n := len(value); n < fewestSaidKey || n > longestSaidKey || hasUUIDForm(value) || !looksSecret(value) || to < len(text) && text[to] != '=' &&
		lex.JoinsAfter(text, to) && text[to] < utf8.RuneSelf {
		return spec.Match{}, false
	}
	before := text[max(0, at-24):at]
	for _, h := range keyHashes {
		if chars.ContainsFold(before, h) {
			return spec.Match{}, false
		}
	}
	to = chars.BytesEnd(text, to, i+longestSaidKey+1, "=")
	return spec.Match{Start: i, End: to, Alone: ofSaidKey}, true
}

// otherKeyEnd is the end of the longest of otherKeyWords at text[i], or i.
func otherKeyEnd(text string, i int) int {
	end := i
	for _, w := range otherKeyWords() {
		if strings.HasPrefix(text[i:], w) {
			end = max(end, i+len(w))
		}
	}
	return end
}

// hasUUIDForm reports whether a value has the hyphens of a UUID, which names anything.
func hasUUIDForm(v string) bool {
	return len(v) == 36 && v[8] == '-' && v[13] == '-' && v[18] == '-' && v[23] == '-'
}
