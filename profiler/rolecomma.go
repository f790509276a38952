package profiler

import (
	"strings"
)

// This file finds the roles that a comma stands behind, before the name of who has them: the chairman of the club, Rosa Lamp.

// roleBeforeComma is the role behind an article or a word such as her before the comma at text[i], behind which the
// name stands that a phrase ends behind: la procureure, Anne Petit, a dit.
func roleBeforeComma(text string, i, end int) (r newsRole) {
	if !endsPhrase(text, end) && !strings.HasPrefix(text[end:], " (") && !inSet(roleLinks, lettersBehind(text, end)) {
		return r
	}
	i = bracketsBefore(text, i)
	k := roleWordStart(text, i)
	if k == i {
		return r
	}
	if isCommaRole(text, k, i) {
		return wholeRole(text, k, i)
	}
	if from := phraseRole(text, i); from < k && namesRole(text, from) {
		r.from, r.to = from, i
		return r
	}
	if k > 2 && text[k-1] == ' ' && isSmallDemonym(text[k:i]) {
		if from := roleWordStart(text, k-1); from < k-1 && isCommaRole(text, from, k-1) {
			r = wholeRole(text, from, k-1)
			r.nation, r.nationTo = k, i
			return r
		}
	}
	if k > 3 && text[k-1] == ' ' {
		// przewodniczący rady, Jan Lampa
		if from := roleWordStart(text, k-1); from < k-1 && inSet(slavicRoles, text[from:k-1]) && isRoleWord(text, from, k-1) {
			r = wholeRole(text, from, k-1)
			if inSet(roleFields, text[k:i]) {
				r.to = i
			}
			return r
		}
	}
	if p := partyBefore(text, i); p < i && p > 3 {
		if from := roleWordStart(text, p); from < p && isCommaRole(text, from, p) {
			return wholeRole(text, from, p) // le rapporteur LFI, Anne Petit
		}
	}
	if k > 3 && text[k-1] == ' ' && isRomanceAdjective(text[k:i]) {
		if from := roleWordStart(text, k-1); from < k-1 && isCommaRole(text, from, k-1) {
			r = wholeRole(text, from, k-1) // la directrice générale, Anne Petit
			r.to = i
			return r
		}
	}
	if from, to := fieldRole(text, i); from < to && isCommaRole(text, from, from+len(firstWord(text[from:to]))) {
		return wholeRole(text, from, to)
	}
	return r
}

// bracketsBefore is where the space before the brackets is that end at text[i] with the party of somebody in them, or i:
// le maire (Les Verts), Jean Petit.
func bracketsBefore(text string, i int) int {
	const longest = 40
	if i < 4 || text[i-1] != ')' {
		return i
	}
	open := strings.LastIndexByte(text[max(0, i-longest):i], '(')
	if open < 2 {
		return i
	}
	if open += max(0, i-longest); text[open-1] != ' ' || !isCapitalAt(text, open+1) {
		return i
	}
	return open - 1
}

// firstWord is a text up to its first space.
func firstWord(text string) string {
	if i := strings.IndexByte(text, ' '); i > 0 {
		return text[:i]
	}
	return text
}

// isCommaRole reports whether text[from:to] is a role, or a job that is known, which an article or a word such as her
// stands before, with what belongs to it between.
func isCommaRole(text string, from, to int) bool {
	from = behindElision(text, from, to)
	word := text[from:to]
	if !isRoleWord(text, from, to) && !(len(word) > 3 && isKnownJob(text, from, to) && !inSet(notJobs, word) && !inSet(drivers, word)) && (isCapitalAt(text, from) && !isGermanArticled(text, from) || agentFormOf(word) == noAgent) {
		return false
	}
	at := wholeRole(text, from, to).from
	if nation, _ := nationBeforeJob(text, at); nation < at {
		at = nation
	}
	if namesRole(text, at) {
		return true
	}
	// el presidente, with a word that says of what sort between: her line manager
	k := wordStartWithin(text, at-1, at-1-longestWord)
	return k < at-1 && k > 2 && text[at-1] == ' ' && !isCapitalAt(text, k) && (inSet(officeQualities, text[k:at-1]) || inSet(roleLeads, text[k:at-1])) && namesRole(text, k)
}
