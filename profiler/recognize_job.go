package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// jobRecognizers find what people work as.
var jobRecognizers = []Recognizer{
	{
		Name:     "job-title-in-text",
		Label:    "JOB_TITLE",
		Doc:      "A name of a job, of one to five words the last of which is known, behind words such as works as a, or behind the name of a field.",
		Source:   "WordNet 3.0, nouns of people by occupation; words in common use before them",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(sortedKeys(jobRoles, jobFields), nil)},
		match:    matchJob,
		Context:  []string{"works", "worked", "working", "work", "employed", "hired", "job", "career", "arbeitet", "travaille", "trabaja", "trabalha", "lavora", "werkt"},
		Beside:   0.93,
	},
}

// jobRoles stand before a name of a job, mostly with an article behind them, and
// jobFields with a colon.
var (
	jobRoles  = wordSet("as become became becoming als comme como jako som")
	jobFields = wordSet("occupation profession job position title role beruf position poste profesión puesto cargo ocupación professione profissão functie beroep zawód yrke")
	articles  = wordSet("a an the our their his her one ein eine un une uno una um uma een en et")
)

// mostJobWords bounds the words of a job.
const mostJobWords = 5

// matchJob reads the job behind a word such as as, or behind Occupation and a colon.
func matchJob(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	if end >= len(text) || text[end] != ' ' && text[end] != ':' || joinsBefore(text, at) {
		return match{}, false
	}
	alone, i := 0.45, end
	if inSet(jobFields, text[at:end]) {
		if !strings.HasPrefix(text[i:], ": ") {
			return match{}, false
		}
		alone, i = 0.85, i+2
	} else {
		if i = gap(text, end); i != end+1 || !inSet(jobRoles, text[at:end]) {
			return match{}, false
		}
		e, _ := wordAt(text, i)
		if !inSet(articles, text[i:e]) {
			alone = 0.4
		} else if i = gap(text, e); i != e+1 {
			return match{}, false
		}
	}
	start, last := i, -1
	for n := 0; n < mostJobWords && i < len(text); n++ {
		e, _ := wordAt(text, i)
		if e == i || e-i > longestWord {
			break
		}
		if lexicon.Lookup(text[i:e]).Is(lexicon.Occupation) || n > 0 && lexicon.Lookup(text[start:e]).Is(lexicon.Occupation) {
			last = e
		} else if n > 0 && (text[i:e] == "and" || text[i:e] == "in" || text[i:e] == "who" || text[i:e] == "at" || text[i:e] == "for" || text[i:e] == "with") {
			break
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if last < 0 || joinsAfter(text, last) {
		return match{}, false
	}
	return match{start, last, alone}, true
}
