package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds people by two words with capitals of which the first is given to people and the second is nothing else that is
// known, where the tagger has seen one of them or none: Sönke Allerdissen, Pressesprecher; sagt Roz Achterberg.

// How sure such people are: by the words alone, and by what stands beside them.
const (
	pairAlone  = 0.7
	pairBeside = 0.86
)

// withLikelyPair puts the person among the spans whose name are the two words at text[at], if they stand alone.
func withLikelyPair(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	first, capital := wordAt(text, at)
	if !capital || first-at < 2 || first+2 >= len(text) || text[first] != ' ' || !isCapitalAt(text, first+1) || joinsBefore(text, at) {
		return spans, end
	}
	i := first + 1
	to, _ := wordAt(text, i)
	if k := strings.IndexByte(text[i:to], '\''); k > 1 && strings.HasSuffix(text[i:to], "'s") {
		to = i + k
	} else if strings.HasSuffix(text[i:to], "’s") {
		to -= len("’s")
	}
	if to-i < fewestNamed || joinsAfter(text, to) || to < len(text) && strings.IndexByte("&/_@-", text[to]) >= 0 || to+1 < len(text) && text[to] == ' ' && (isCapitalAt(text, to+1) || isDigit(text[to+1])) {
		return spans, end
	}
	if hasInnerCapital(text[at:first]) || isInCapitals(text[i:to]) || capitalBeforeName(text, at) {
		return spans, end
	}
	a, b := lexicon.Lookup(text[at:first]), lexicon.Lookup(text[i:to])
	const other = lexicon.Country | lexicon.Demonym | lexicon.Title | lexicon.Occupation | lexicon.OrgWord | lexicon.Thing | lexicon.Street | lexicon.Religion
	if a.Given() == 0 || a.Common() > 2 && a.Given() < 3 || a.Is(other|lexicon.Organization) || b.Is(other|lexicon.Organization|lexicon.Region) || b.Common() > 2 && b.Family() < 2 || b.Place() > 1 || b.Place() > b.Family() && b.Place() > 0 ||
		lexicon.Lookup(text[at:to]).Is(lexicon.Organization|lexicon.Country|lexicon.Region) || lexicon.Lookup(text[at:to]).Place() > 0 || monthNamed(text[i:to]) > 0 || monthNamed(text[at:first]) > 0 {
		return spans, end
	}
	sure := pairAlone
	switch {
	case wordBeforeIn(text, at, 0, englishArticles) < at:
		return spans, end // the Daisy Wheel
	case isPersonBeside(text, at, to):
		sure = pairBeside
	case a.Given() < 2 || a.Common() > 2 || b.Common() > 2 || startsSentence(text, at) && a.Common() > 1 || a.Place() > 0 || a.Is(lexicon.Region) || startsSentence(text, at) && b.Common() > 0:
		return spans, end
	}
	for k := range spans {
		s := &spans[k]
		if s.Start >= to || s.End <= at || s.Confidence < DefaultMinConfidence {
			continue
		}
		if s.Label != tagger.Person || s.Start < at || s.End > to {
			return spans, end
		}
		sure = max(sure, s.Confidence)
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Person, Confidence: sure}), max(end, to)
}

// capitalBeforeName reports whether a word with a capital stands right before text[at] that may belong to the name.
func capitalBeforeName(text string, at int) bool {
	k := capitalWordBefore(text, at)
	if k == at {
		return false
	}
	c := lexicon.Lookup(text[k : at-1])
	word := text[k : at-1]
	return !startsSentence(text, k) && !c.Is(lexicon.Occupation|lexicon.Title|lexicon.Demonym) && !inSet(newsRoles, word) && !endsAsJob(word, newsRoleEnds[:]) && (c != 0 || agentFormOf(word) == noAgent)
}

// isPersonBeside reports whether what stands beside text[at:to] says that it is somebody: an age or an apposition behind, a verb of
// saying on either side, a role or a nationality before.
func isPersonBeside(text string, at, to int) bool {
	if rest := text[to:]; len(rest) > 4 {
		switch {
		case rest[0] == ',' && rest[1] == ' ' && (isDigit(rest[2]) && isDigit(rest[3]) && !isDigit(rest[4]) || isLowerAt(text, to+2) && inSet(pairClauses, text[to+2:wordsEndAt(text, to+2)])),
			rest[0] == ' ' && rest[1] == '(' && isDigit(rest[2]) && isDigit(rest[3]) && rest[4] == ')',
			tellsBehind(text, to):
			return true
		case rest[0] == ',' && rest[1] == ' ':
			e := wordsEndAt(text, to+2)
			if c := lexicon.Lookup(text[to+2 : e]); c.Is(lexicon.Occupation) || inSet(newsRoles, text[to+2:e]) || isSmallRoleAt(text, to+2) {
				return true
			}
		}
	}
	if at < 4 || text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 {
		return false
	}
	word := text[k : at-1]
	c := lexicon.Lookup(word)
	return inSet(tellVerbs, word) || inSet(newsRoles, word) || c.Is(lexicon.Occupation) || isSmallDemonym(word) && !isCapitalAt(text, k) || isCapitalAt(text, k) && (endsAsJob(word, newsRoleEnds[:]) || c == 0 && agentFormOf(word) != noAgent)
}

// englishArticles stand before things that are called as people are.
var englishArticles = wordSet("the a an this our your")

// pairClauses begin a clause that tells of somebody.
var pairClauses = wordSet("who whose qui dont quien quienes chi wer wiens som der hvis která který který která jež jenž")
