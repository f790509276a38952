package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds the jobs that advertisements offer, and those of which the story of a life in an application
// consists: Buchhalterin (m/w/d), Vacature bij X: monteur, 2016–2019 locksmith, X.

// advertRecognizers find such jobs.
var advertRecognizers = []Recognizer{
	{
		Name:     "job-before-gender-mark",
		Label:    "JOB_TITLE",
		Doc:      "One to six words before a mark that a job is for people of any sex, such as (m/w/d), (H/F) or (k/m).",
		Source:   "the usage of advertisements",
		triggers: []trigger{onByte('(').then("AC*")},
		match:    matchMarkedJob,
	},
	{
		Name:     "job-in-advertisement",
		Label:    "JOB_TITLE",
		Doc:      "A job that is known, behind the heading of an advertisement and a colon, as in vacancy at X: fitter.",
		Source:   "the usage of advertisements; WordNet 3.0, nouns of people by occupation",
		triggers: advertFields.triggers(),
		match:    matchAdvertisedJob,
	},
	{
		Name:     "job-before-sought",
		Label:    "JOB_TITLE",
		Doc:      "A job that is known, right before a word such as wanted, gesucht or arıyor, or before with and the years of experience.",
		Source:   "the usage of advertisements; WordNet 3.0, nouns of people by occupation",
		triggers: slices.Concat(soughtTails.triggers(), []trigger{onToken(tokenWord, 0).oneOf(latinWords(experienceWords), nil)}),
		match:    matchSoughtJob,
	},
	{
		Name:     "job-in-history",
		Label:    "JOB_TITLE",
		Doc:      "A job that is known, at the beginning of a line behind two years with a dash between them.",
		Source:   "the usage of applications; WordNet 3.0, nouns of people by occupation",
		triggers: []trigger{onToken(tokenDigits, 4).followedBy(" *-9-A-*\x80*")},
		match:    matchPastJob,
	},
}

// The bounds of such jobs, and how sure they are.
const (
	mostAdvertWords   = 6
	longestGenderMark = 24
	longestSeeker     = 64 // between the heading and the colon, in bytes
	markedJob         = 0.93
	advertisedJob     = 0.88
)

// genderMarkEnd is the end of the mark in brackets at text[at], or at, and how many parts it has.
func genderMarkEnd(text string, at int) (end, parts int) {
	limit := min(len(text), at+longestGenderMark)
	n := strings.IndexByte(text[at:limit], ')')
	if n < len("(gn") {
		return at, 0
	}
	end = at + n
	if len(wholeMarks.at(text, at+1)) == n-1 {
		return end + 1, 3
	}
	male, female, others := 0, 0, 0
	for i := at + 1; i < end; {
		e, _ := wordAt(text, i)
		if e == i || e > end {
			return at, 0
		}
		switch word := text[i:e]; {
		case inSet(maleMarks, word) && male == 0:
			male++
		case inSet(femaleMarks, word) && female == 0:
			female++
		case inSet(otherMarks, word):
			others++
		default:
			return at, 0
		}
		if i = e; i < end {
			switch text[i] {
			case '/', '|':
				i++
			case '*', ',', ':', '.': // arguments of a function, where no blank stands before
				if text[at-1] != ' ' {
					return at, 0
				}
				i++
			default:
				return at, 0
			}
			for i < end && text[i] == ' ' {
				i++
			}
		}
	}
	if parts = male + female + others; male == 0 || female == 0 || parts > 4 {
		return at, 0
	}
	return end + 1, parts
}

// matchMarkedJob reads the job before the mark at text[at].
func matchMarkedJob(text string, at int) (match, bool) {
	if at < 4 || text[at-1] != ' ' && (text[at-1]|0x20 < 'a' || text[at-1]|0x20 > 'z') && text[at-1] < utf8.RuneSelf {
		return match{}, false
	}
	to, parts := genderMarkEnd(text, at)
	if to == at {
		return match{}, false
	}
	end := at
	if text[end-1] == ' ' {
		end--
	}
	from := markedStart(text, end)
	last := advertWordStart(text, end)
	if from == end || inSet(markedForAll, text[last:end]) || inSet(markedForAll, text[from:last]) || end-from < len("DJ.") {
		return match{}, false
	}
	if c := lexicon.Lookup(text[last:end]); c.Is(lexicon.Country|lexicon.Demonym|lexicon.Religion) || last == from && c.Given() > 1 && !isJobClass(c) {
		return match{}, false
	}
	return match{from, end, markedJob}, parts > 2 && isCapitalAt(text, from) || namesJob(text, from, end)
}

// namesJob reports whether one of the words of text[from:end] is known as a job or heads others.
func namesJob(text string, from, end int) bool {
	for i := from; i < end; {
		e, _ := longWordAt(text, i)
		if e == i {
			i++
			continue
		}
		if w := text[i:min(e, end)]; isKnownJob(text, i, i+len(w)) || isCapitalAt(text, i) && endsAsJob(w, germanJobEnds[:]) {
			return true
		}
		i = e
	}
	return false
}

// isKnownJob reports whether the word text[from:end] is known as a job or heads others.
func isKnownJob(text string, from, end int) bool {
	word := text[from:end]
	return isHeadJob(word) || isJobWord(word) || len(allJobTitles.at(text, from)) >= end-from
}

// advertWordStart is where the word of an advertisement begins that ends at text[i]: it may have hyphens, slashes
// and the signs between the two forms of a German one in it.
func advertWordStart(text string, i int) int {
	for least := max(0, i-3*longestWord); i > least; {
		k := wordStartWithin(text, i, least)
		if k == i {
			break
		}
		i = k
		if k < 2 || strings.IndexByte("-/*:_", text[k-1]) < 0 || !isLetter(text[k-2]) && text[k-2] < utf8.RuneSelf || text[k-1] == ':' && !strings.HasPrefix(text[k:], "in") {
			break
		}
		i = k - 1
	}
	return i
}

// markedStart is where the job begins that ends at text[end], or end: at the first of its words with capitals, between
// which insideAdverts may stand; of words in small letters at the first that is known as a job, or the last.
func markedStart(text string, end int) int {
	from, sure := end, end
	small := !isCapitalAt(text, advertWordStart(text, end))
	i := end
	for n := 0; n < mostAdvertWords; n++ {
		k := advertWordStart(text, i)
		if k == i && i > 2 && text[i-1] == '&' {
			k = i - 1
		}
		word := text[k:i]
		inside := inSet(insideAdverts, word)
		if k == i || n > 0 && !inside && (inSet(advertStops, word) || inSet(jobArticles, word) || inSet(articles, word) || inSet(behindJob, word) || inSet(afterJob, word)) {
			break
		}
		capital := isCapitalAt(text, k)
		if !capital && !inside && !small {
			break
		}
		if capital && small && n > 0 {
			break
		}
		known := isKnownJob(text, k, i)
		if n == 0 || capital && (from == sure || isCapitalAt(text, sure)) || known {
			sure = k
		}
		from = k
		if k < 2 || text[k-1] != ' ' {
			break
		}
		i = k - 1
	}
	return sure
}

// matchAdvertisedJob reads the job behind the heading at text[at].
func matchAdvertisedJob(text string, at int) (match, bool) {
	cue := advertFields.at(text, at)
	if cue == "" || joinsBefore(text, at) || at > 0 && text[at-1] == '-' {
		return match{}, false
	}
	i := at + len(cue)
	limit := min(len(text), i+longestSeeker)
	colon := strings.IndexByte(text[i:limit], ':')
	if colon < 0 || strings.IndexByte(text[i:i+colon], '\n') >= 0 {
		return match{}, false
	}
	i += colon + 1
	if i+3 >= len(text) || text[i] != ' ' && text[i] != '\n' {
		return match{}, false
	}
	i++
	if e, _ := wordAt(text, i); e > i && e < len(text) && text[e] == ' ' && inSet(jobArticles, text[i:e]) {
		i = e + 1
	}
	to := headedJobEnd(text, i)
	if to == i || to < len(text) && !endsJobField(text, to) && !goesOnPastJob(text, to) && text[to] != '!' && !strings.HasPrefix(text[to:], " (") || isNameForJob(text[i:to]) {
		return match{}, false
	}
	return match{i, to, advertisedJob}, !isLastOfName(text, i, to)
}

// isLastOfName reports whether the only word of a job is rather a name.
func isLastOfName(text string, from, to int) bool {
	return isCapitalAt(text, from) && strings.IndexByte(text[from:to], ' ') < 0 && lexicon.Lookup(text[from:to]).Family() > 2
}

// matchSoughtJob reads the job before the word at text[at].
func matchSoughtJob(text string, at int) (match, bool) {
	if at < 5 || text[at-1] != ' ' && text[at-1] != '\'' || joinsBefore(text, at) {
		return match{}, false
	}
	end, _ := wordAt(text, at)
	i := at - 1
	if inSet(experienceWords, text[at:end]) {
		if i = experiencedEnd(text, at); i == at {
			return match{}, false
		}
		from := soughtStart(text, i)
		if from == i || inSet(alsoThings, text[lastWordOf(text, from, i):i]) {
			return match{}, false
		}
		return match{from, i, advertisedJob}, true
	}
	tail := soughtTails.at(text, at)
	if tail == "" || !endsPhrase(text, at+len(tail)) && !goesOnPastJob(text, at+len(tail)) && text[at+len(tail)] != '!' || lettersBehind(text, at+len(tail)) == "by" {
		return match{}, false
	}
	from := soughtStart(text, i)
	if from == i {
		return match{}, false
	}
	if from > 0 && text[from-1] != '\n' && !startsSentence(text, from) {
		word := text[wordStartWithin(text, from-1, from-1-longestWord) : from-1]
		if !inSet(articlesOfSought, word) {
			return match{}, false
		}
	}
	return match{from, i, advertisedJob}, true
}

// experiencedEnd is where the job ends behind which the years of experience stand whose last word is at text[at],
// or at: chef with nine years' experience.
func experiencedEnd(text string, at int) int {
	i, number, years := at, false, false
	if strings.HasSuffix(text[:i], "d'") || strings.HasSuffix(text[:i], "d’") {
		i -= len("d'")
		if text[i-1] == 'd' {
			i--
		}
	}
	for n := 0; n < 5 && i > 4 && text[i-1] == ' '; n++ {
		i--
		e := i
		if text[e-1] == '\'' {
			e--
		} else if strings.HasSuffix(text[:e], "’") {
			e -= len("’")
		}
		k := wordStartWithin(text, e, e-longestWord)
		for k > 0 && e-k < 3 && isDigit(text[k-1]) {
			k--
		}
		word := text[k:e]
		switch {
		case k == e:
			return at
		case number && years && inSet(experienceLinks, word):
			if k < 3 || text[k-1] != ' ' {
				return at
			}
			return k - 1
		case inSet(experienceYears, word) || inSet(experienceWords, word):
			years = true
		case !number:
			number = true // nine, 9, over nine
		default:
			if !inSet(ageAdverbs, word) && word != "over" && word != "than" && word != "more" && word != "über" && word != "mehr" && word != "als" {
				return at
			}
		}
		i = k
	}
	return at
}

// soughtStart is where the job begins that ends at text[end], of which the last word is known, or end.
func soughtStart(text string, end int) int {
	from := end
	for n := 0; n < mostBesideJob; n++ {
		k := wordStartWithin(text, end, end-2*longestWord)
		if n > 0 {
			if from < 2 || text[from-1] != ' ' {
				break
			}
			k = wordStartWithin(text, from-1, from-1-longestWord)
			if k == from-1 {
				break
			}
		}
		e := from
		if n > 0 {
			e--
		}
		word := text[k:e]
		if n == 0 {
			if k == end || !isJobPhrase(text, k, end) && !isTurkishJob(text, k, end) || inSet(notJobs, word) {
				return end
			}
		} else if len(word) < 2 || inSet(plainQualities, word) || inSet(advertStops, word) || inSet(articlesOfSought, word) || inSet(jobArticles, word) || inSet(behindJob, word) || inSet(afterJob, word) || inSet(determinersOfJobs, word) || lexicon.Lookup(word).Is(lexicon.Demonym|lexicon.Religion) {
			break
		}
		from = k
	}
	return from
}

// turkishHeads end jobs of two words in Turkish.
var turkishHeads = wordSet("mühendisi uzmanı müdürü temsilcisi sorumlusu görevlisi elemanı öğretmeni danışmanı asistanı yöneticisi operatörü şefi hekimi teknisyeni personeli koordinatörü analisti tasarımcısı geliştirici geliştiricisi ustası memuru")

// isTurkishJob reports whether the word text[from:end] ends a job of two words in Turkish.
func isTurkishJob(text string, from, end int) bool { return inSet(turkishHeads, text[from:end]) }

// matchPastJob reads the job behind the years at text[at].
func matchPastJob(text string, at int) (match, bool) {
	i := at + len("2016")
	if i+6 >= len(text) || text[at] != '1' && text[at] != '2' || !beginsHistory(text, at) {
		return match{}, false
	}
	i = dashEnd(text, i)
	if i == at+len("2016") {
		return match{}, false
	}
	if isDigit(text[i]) {
		n, end := number(text, i, 4)
		if end < len(text) && (text[end] == '/' || text[end] == '.') && n < 13 {
			n, end = number(text, end+1, 4) // 03/2019
		}
		if n < 1900 || n > 2100 || joinsAfter(text, end) {
			return match{}, false
		}
		i = end
	} else {
		end, _ := wordAt(text, i)
		if !inSet(stillWords, text[i:end]) {
			return match{}, false
		}
		i = end
	}
	k := i
	for k < len(text) && k-i < 6 && strings.IndexByte(" \t:|,", text[k]) >= 0 {
		k++
	}
	if k == i || k >= len(text) {
		return match{}, false
	}
	if e := dashEnd(text, k); e > k && k-i < 3 {
		k = e
	}
	if e, _ := longWordAt(text, k); e > k && e < len(text) && text[e] == ' ' && inSet(determinersOfJobs, text[k:e]) {
		k = e + 1
	}
	to := headedJobEnd(text, k)
	if to == k || to < len(text) && !endsJobField(text, to) && !goesOnPastJob(text, to) && !strings.HasPrefix(text[to:], " (") || isLastOfName(text, k, to) || isNameForJob(text[k:to]) {
		return match{}, false
	}
	return match{k, to, advertisedJob}, true
}

// beginsHistory reports whether the year at text[at] begins a line, with a month or a bullet before it or nothing.
func beginsHistory(text string, at int) bool {
	i := at
	if i > 2 && (text[i-1] == '/' || text[i-1] == '.') && isDigit(text[i-2]) { // 03/2016
		for i--; i > 0 && at-i < 4 && isDigit(text[i-1]); i-- {
		}
	}
	for n := 0; n < 4 && i > 0; n++ {
		switch c := text[i-1]; {
		case c == '\n':
			return true
		case c == ' ' || c == '-' || c == '*' || c == '\t' || c == '|':
			i--
		case strings.HasSuffix(text[:i], "•"), strings.HasSuffix(text[:i], "–"):
			i -= len("•")
		default:
			return false
		}
	}
	return i == 0
}

// dashEnd is the end of a dash at text[i] with blanks around it or none, or i.
func dashEnd(text string, i int) int {
	k := i
	if k < len(text) && text[k] == ' ' {
		k++
	}
	switch rest := text[k:]; {
	case strings.HasPrefix(rest, "-"):
		k++
	case strings.HasPrefix(rest, "–"), strings.HasPrefix(rest, "—"):
		k += len("–")
	default:
		return i
	}
	if k < len(text) && text[k] == ' ' {
		k++
	}
	if k >= len(text) {
		return i
	}
	return k
}
