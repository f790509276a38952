package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// jobRecognizers find what people work as.
var jobRecognizers = []Recognizer{
	{
		Name:     "job-title-in-text",
		Label:    "JOB_TITLE",
		Doc:      "A name of a job, of one to five words the last of which is known, behind words such as works as a, or behind the name of a field.",
		Source:   "WordNet 3.0, nouns of people by occupation; words in common use before them",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(latinWords(jobRoles, jobSeeks, jobFields, jobWeakFields), nil), onByte(':').then(" ").behind("*")},
		match:    wholeJob(matchJob),
		Context:  []string{"works", "worked", "working", "work", "employed", "hired", "job", "career", "joined", "appointed", "recruited", "promoted", "arbeitet", "travaille", "trabaja", "trabalha", "lavora", "werkt"},
		Beside:   0.93,
	},
}

// jobRoles stand before a name of a job, mostly with an article behind them; jobSeeks
// before one that is wanted or given. jobFields stand before one with a colon, and
// jobWeakFields before other things as well.
var (
	jobRoles = wordSet("as become became becoming ca sebagai als comme como jako som lavora lavoro lavorava lavorato")
	jobSeeks = wordSet("seeking hiring seeks hires appointed named promoted suchen sucht söker søger søker recherche recherchons cherche cherchons busca buscamos cerca cerchiamo " +
		"procura procuramos zoekt zoeken szukamy hledáme wird blir bliver wordt sera será sarà our")
	jobFields = wordSet("occupation profession beruf profesión ocupación professione occupazione profissão ocupação beroep zawód yrke stilling befattning povolání meslek mesleği stanowisko " +
		"профессия Профессия должность Должность професія Професія посада Посада المهنة الوظيفة مهنة")
	jobWeakFields = wordSet("job position title role poste posición puesto cargo ruolo functie rolle funktion pozice munkakör beosztás funcția jabatan görevi görev unvan unvanı pozicija pracovné amat ametikoht pareigos zanimanje tehtävä munkaköre θέση Θέση תפקיד पद पदनाम الوظيفي длъжност позиция позиція ตำแหน่ง")
	articles      = wordSet("its youngest oldest first come a an the our their his her my new one ein eine einen einem einer un une uno una um uma een en et den det die der das neue neuer neuen nouvelle nouveau nueva nuevo nuova nuovo nova novo nieuwe ny to")
)

// mostJobWords bounds the words of a job.
const mostJobWords = 5

// jobEnglish are those of jobRoles that have an article behind them, or else lead to
// something else.
var jobEnglish = wordSet("as become became becoming")

// behindJob stand behind a name of a job and are no part of it.
var behindJob = wordSet("and or in who at for with to from of on und oder in bei aus für mit et ou à chez de dans en y o e da di a presso em na no op van voor te bij i w z och på hos til for fra u ve olarak que che qui die der das med och si og ja và dan και а и та і але но ale ama ma però fakat dhe és mutta men aber mais pero mas maar but by")

// matchJob reads the job behind a word such as as, or behind Occupation and a colon.
func matchJob(text string, at int) (match, bool) {
	end := at + 1
	if text[at] != ':' {
		end, _ = nextToken(text, at)
	}
	if text[at] == ':' || leadsToValue(text, end) {
		if i, ok := fieldName(text, at, jobFields); ok {
			start, end, ok := fieldWords(text, i, mostJobWords)
			return match{start, end, 0.85}, ok
		}
		if i, ok := fieldName(text, at, jobWeakFields); ok {
			start, end, ok := fieldWords(text, i, mostJobWords)
			return match{start, end, 0.85}, ok && (isJob(text, start, end) || isSignedJob(text[start:end]) || headedJobEnd(text, start) == end || isJobField(text, at))
		}
		return match{}, false
	}
	if end+1 >= len(text) || text[end] != ' ' || text[end+1] < utf8.RuneSelf && !isLetter(text[end+1]) || joinsBefore(text, at) {
		return match{}, false // no word follows
	}
	role := inSet(jobRoles, text[at:end])
	if !role && !inSet(jobSeeks, text[at:end]) {
		return match{}, false
	}
	i, article := end+1, false
	for range 2 {
		e, _ := wordAt(text, i)
		if e == i || !inSet(articles, text[i:e]) || e >= len(text) || text[e] != ' ' {
			break
		}
		i, article = e+1, true
	}
	start, last := i, -1
	begins := false // words begin with the first that are known together
	var c lexicon.Class
	before := "" // the last word
	head, headed := false, false
	for n := 0; n < mostJobWords && i < len(text); n++ {
		e, capital := wordAt(text, i)
		if e == i || e-i > longestWord || n > 0 && inSet(behindJob, text[i:e]) {
			break
		}
		// A word that comes again is not looked up again.
		if text[i:e] != before {
			before = text[i:e]
			c = lexicon.Lookup(before)
		}
		if n == 0 {
			begins = c.Is(lexicon.Begins)
		}
		if head = isHeadJob(before) && !isJobClass(c); isJobClass(c) || head || n > 0 && begins && lexicon.Lookup(text[start:e]).Is(lexicon.Occupation) {
			last, headed = e, head
		} else if w := allJobTitles.at(text, i); len(w) >= e-i {
			last, headed = i+len(w), false
		} else if capital && !isGermanNoun(text[at:end]) && !(n == 0 && e-i < len("HRBP")+1 && isCapitals(before)) {
			break // but HR business partner
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if last < 0 || joinsAfter(text, last) {
		return match{}, false
	}
	// What goes on with another word is a part of something else, unless that can
	// follow a job.
	closed := last == len(text) || text[last] != ' ' && text[last] != '-'
	if !closed && text[last] == ' ' {
		e, capital := wordAt(text, last+1)
		closed = e == last+1 || capital || inSet(behindJob, text[last+1:e])
	}
	alone := 0.45
	switch {
	case !closed, headed:
		alone = 0.35
	case article:
		alone = 0.55
	case role && !inSet(jobEnglish, text[at:end]):
		alone = 0.52
	}
	return match{start, last, alone}, true
}

// isJobField reports whether title at text[at] is that of a job.
func isJobField(text string, at int) bool {
	for _, job := range [...]string{"Job ", "job ", "المسمى "} {
		if strings.HasSuffix(text[:at], job) {
			return true
		}
	}
	return text[at] == ':' && strings.HasSuffix(text[:at], "المسمى الوظيفي")
}

// leadsToValue reports whether a colon stands at text[i], or behind a space or a star there.
func leadsToValue(text string, i int) bool {
	return i < len(text) && (text[i] == ':' || text[i] == '*' || i+1 < len(text) && text[i+1] == ':')
}

// isGermanNoun reports whether nouns behind the word have capitals: it is a German one.
func isGermanNoun(word string) bool {
	switch word {
	case "als", "Als", "suchen", "sucht", "wird":
		return true
	}
	return false
}

// isJob reports whether the words of text[start:end] are known as a job, or end with a
// word that is.
func isJob(text string, start, end int) bool {
	if start >= end {
		return false
	}
	if lexicon.Lookup(text[start:end]).Is(lexicon.Occupation) {
		return true
	}
	return isJobWord(text[strings.LastIndexByte(text[start:end], ' ')+1+start : end])
}

// isJobWord reports whether a word is a job before anything else.
func isJobWord(word string) bool { return isJobClass(lexicon.Lookup(word)) }

func isJobClass(c lexicon.Class) bool {
	return c.Is(lexicon.Occupation) && !c.Is(lexicon.Title|lexicon.Demonym|lexicon.Religion)
}
