package profiler

import (
	"slices"
	"strings"
)

// This file reads the role of somebody who is not named there, but whom an article with a nationality or an age points
// to: the Serbian striker had come on, el extremo colombiano, le garagiste, 36 ans.

// jobOrRoleWords are what leads to them and to the jobs of the list, in one recognizer: another one that looks at words
// takes 8 % of the time of dense text.
var jobOrRoleWords = newOtherSet(jobTitles.words, smallNewsRoles(), fieldPlayers, eastOffices.words)

// rolesOfNations are those of them that a nationality stands beside.
var rolesOfNations = wordSet(strings.Join(slices.DeleteFunc(slices.Clone(jobOrRoleWords.words), func(w string) bool { return !inSet(newsRoles, w) }), " "))

// matchJobOrRole reads the job at text[at], or else the role there of somebody of a nation or an age.
func matchJobOrRole(text string, at int) (match, bool) {
	if text[at] >= firstEast {
		if m, ok := matchEastOffice(text, at); ok {
			return m, true
		}
	}
	if m, ok := matchJobTitle(text, at); ok {
		return m, true
	}
	return matchJobOfNation(text, at)
}

// firstEast is the first byte of the characters of the east.
const firstEast = 0xE4

// fieldPlayers are roles of a game that are other words as well, which one player of a nation is.
var fieldPlayers = []string{"extremo", "médio", "volante", "lateral", "spits", "ponta", "pivot", "esterno", "terzino", "milieu", "ailier", "pilier", "piloto", "pilote", "pilota", "prop", "hooker", "keeper", "forward"}

// definiteArticles point to somebody who is known, and romanceArticles of them stand before a role that has the
// nationality behind it.
var (
	definiteArticles = withCapitals("the der die das den dem de het den det")
	romanceArticles  = withCapitals("le la el il lo o a du al del dal do da ao au")
)

// besideNation is how sure the nationality beside a role makes it.
const besideNation = 0.85

// matchJobOfNation reads the role at text[at].
func matchJobOfNation(text string, at int) (match, bool) {
	elided := isElidedBefore(text, at)
	if at < 2 || text[at-1] != ' ' && !elided || isCapitalAt(text, at) {
		return match{}, false
	}
	end, _ := longWordAt(text, at)
	if end == len(text) || text[end] != ' ' && text[end] != ',' || joinsAfter(text, end) || !inSet(rolesOfNations, text[at:end]) {
		return match{}, false
	}
	if !elided {
		if from, to := nationBeforeJob(text, at); from < to {
			return match{at, end, besideNation}, isArticleOf(definiteArticles, text, from) && text[end] == ' ' && !isCapitalAt(text, end+1) && onlyVerbBehind(text, end)
		}
	}
	if to := smallDemonymAt(text, end); to > end {
		return match{at, end, besideNation}, (elided || isArticleOf(romanceArticles, text, at)) && (to == len(text) || text[to] != '-')
	}
	return match{at, end, besideNation}, isAgedJob(text, at, end) && (endsPhrase(text, end) || goesOnPastJob(text, end)) || isAgedBehindComma(text, at, end)
}

// isArticleOf reports whether one of a set of articles stands before text[at].
func isArticleOf(set *wordList, text string, at int) bool {
	if at < 2 || text[at-1] != ' ' {
		return false
	}
	from := lettersStart(text, at-1)
	return from < at-1 && inSet(set, text[from:at-1])
}

// onlyVerbBehind reports whether what stands behind a space at text[i] is no noun in small letters that the word before
// it belongs to: a word that goes on behind jobs, or one that is no noun in the usual cases.
func onlyVerbBehind(text string, i int) bool {
	e, _ := longWordAt(text, i+1)
	word := text[i+1 : e]
	return e > i+1 && !isKnownJob(text, i+1, e) && !inSet(newsRoles, word) && agentFormOf(word) != isAgent
}

// isAgedBehindComma reports whether an article stands before the role text[at:end] and a comma and the years of
// somebody behind it: le garagiste, 36 ans.
func isAgedBehindComma(text string, at, end int) bool {
	i := end + len(", ")
	if text[end] != ',' || i+4 > len(text) || !articleBefore(text, at) || inSet(drivers, text[at:end]) {
		return false
	}
	if word := lettersBehind(text, end+1); (word == "de" || word == "di") && i+6 < len(text) {
		i += len("de ")
	}
	if !isDigit(text[i]) || !isDigit(text[i+1]) || isDigit(text[i+2]) {
		return false
	}
	return text[i+2] == ',' || inSet(yearsOfJobs, lettersBehind(text, i+2))
}
