package namestart

import (
	_ "embed"
	"strings"
	"sync"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/words"
)

// This file tells at a glance most words with a capital that are no name: those that begin a
// sentence, and abbreviations.

// IsPlain reports whether text[i:j], a word of ASCII letters with a capital, is one that
// everybody uses and nothing else, goes on in lower case, and begins a sentence or is all in
// capitals, as in the lines of a log. Such a word is no name.
// It is false for words of more than longestWord bytes.
func IsPlain(memo *lexicon.Memo, text string, i, j int) bool {
	if j+1 >= len(text) || text[j] != ' ' || !words.IsLower(text[j+1]) || j-i > words.LongestWord {
		return false
	}
	if beginsSentence(text, i) {
		return isWord(memo.Lookup(text, i, j)) || starters()[text[i:j]]
	}
	return isCapitals(text[i:j]) && isWord(memo.Lookup(text, i, j))
}

// starters are words that many sentences begin with and that are names as well, most of them in
// a language that is written in Latin letters beside its own.
//
//go:embed starters.txt
var starterWords string

var starters = sync.OnceValue(func() map[string]bool { return words.WordSet(strings.Fields(starterWords)) })

// isCapitals reports whether a word of ASCII letters has several, and no small one.
func isCapitals(word string) bool {
	for i := len(word) - 1; i > 0; i-- {
		if word[i] >= 'a' {
			return false
		}
	}
	return len(word) > 1
}

// beginsSentence reports whether the word at text[i] begins a line or stands behind a
// stop.
func beginsSentence(text string, i int) bool {
	return i < 2 || text[i-1] == '\n' || text[i-1] == ' ' && isStop(text[i-2])
}

// isWord reports whether a word is one that everybody uses and nothing else.
func isWord(c lexicon.Class) bool {
	return c.Common() > 1 && !c.IsName() && !c.Is(lexicon.OrgWord|lexicon.Title|lexicon.Street)
}

// isWorthLow reports whether a word of a class, of n bytes, in lower case can be either.
func isWorthLow(c lexicon.Class, n int) bool {
	return !c.IsEveryday() && (canBeLow(c, n) || canJoinLow(c, n))
}

func canBeLow(c lexicon.Class, n int) bool {
	if c == 0 {
		return n > 2
	}
	return c.IsName() && c.Common() < 3
}

func canJoinLow(c lexicon.Class, n int) bool {
	return n > 2 && (c.Is(lexicon.OrgWord|lexicon.Street|lexicon.Title|lexicon.Country|lexicon.Region|lexicon.Demonym) ||
		c.Given() > 1 || c.Family() > 1 || c.Place() > 1)
}
