package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file is what the rules for names of people and organisations ask of words for jobs and nations.

// Words of words/jobs.txt and words/age.txt.
var (
	newsRoles    = wordSet(strings.Join(slices.DeleteFunc(readWords("jobs")["office"], func(w string) bool { return strings.IndexByte(w, ' ') >= 0 }), " "))
	newsRoleEnds = readWords("jobs")["headend"]
	jobTitles    = jobWords().titles
	behindJob    = wordSet(strings.Join(readWords("jobs")["stop"], " "))
	yearsAlone   = wordSet(strings.Join(readWords("age")["years"], " "))
)

// An agentForm is how much the form of a word says that somebody does what it says.
type agentForm uint8

const (
	noAgent agentForm = iota
	isAgent
)

// agentFormOf is isAgent for a word that is known as a job, or ends as one.
func agentFormOf(word string) agentForm {
	if isTitleWord(word) || jobWords().titles.is(word) {
		return isAgent
	}
	return noAgent
}

// isRoleCompound reports whether a word ends as an office does.
func isRoleCompound(word string) bool { return isHeadJob(word) }

// isSmallRoleAt reports whether a job in small letters stands at text[i].
func isSmallRoleAt(text string, i int) bool { return !isCapitalAt(text, i) && titleEnd(text, i) > i }

// jobCueBefore reports whether one of the leads to a job ends right before text[at] or before the article there.
func jobCueBefore(text string, at int) bool {
	w := jobWords()
	i := skipByteBack(text, at, ' ')
	if from := w.articles.startOf(text, i); from < i && from > 0 && text[from-1] == ' ' {
		i = from - 1
	}
	return endsCue(w.leads, text, i)
}

// somebodyBefore reports whether who does what begins at text[at] is somebody, or the sentence begins there.
func somebodyBefore(text string, at int, _ string) bool {
	if at == 0 || startsSentence(text, at) {
		return true
	}
	if text[at-1] != ' ' {
		return false
	}
	from := wordStartWithin(text, at-1, at-1-longestWord)
	return whoseWords()["subject"].startOf(text, at-1) < at-1 || isCapitalAt(text, from) && lexicon.Lookup(text[from:at-1]).Given() > 1
}

// isSmallDemonym reports whether a word in small letters is a nationality.
func isSmallDemonym(word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	return isLowerRune(first) && isNationWord(word)
}

// isSeenBetween reports whether one of the spans has a part of text[from:to].
func isSeenBetween(spans []tagger.Span, from, to int) bool {
	return slices.ContainsFunc(spans, func(s tagger.Span) bool { return s.Start < to && s.End > from })
}

// endsAsJob reports whether a word ends with one of some endings, and has more letters before it.
func endsAsJob(word string, ends []string) bool {
	return slices.ContainsFunc(ends, func(end string) bool { return len(word) > len(end)+2 && strings.HasSuffix(word, end) })
}

// mostSignedJob bounds a job in a signature, in words.
const mostSignedJob = 7

// isLedCountry reports whether a word is a country that has a head.
func isLedCountry(word string) bool { return lexicon.Lookup(word).Is(lexicon.Country) }

// otherThanRoles are offices that are as often something else.
var otherThanRoles = jobWords().heads
