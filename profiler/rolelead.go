package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file reads where a job begins and ends in what has been taken for one: behind words for how long and when
// somebody had it, and before a word for and with a second one; and the jobs that people are named or seen as.

// roleLeads stand before a job and only say when, how long or how well known; clauseWords begin a clause, which is no job.
var (
	roleLeads = withCapitals("next sitting later long-standing acclaimed new former late then current incoming outgoing longtime long-time long-serving veteran legendary was previously formerly hitherto its whose " +
		"nächster nächste späterer spätere neuer neue neuen neuem ehemaliger ehemalige ehemaligen langjähriger langjährige langjährigen damaliger damalige bisheriger bisherige bisherigen früherer frühere legendärer legendäre " +
		"futur future prochain prochaine actuel actuelle nouveau nouvelle nouvel ancien ancienne légendaire próximo próxima actual futuro futura nuevo nueva antiguo antigua legendario legendaria veterano veterana prossimo prossima attuale nuovo nuova leggendario storico atual novo nova antigo antiga lendário lendária " +
		"volgende huidige latere gewezen nieuwe voormalig voormalige legendarische jarenlang późniejszy późniejsza późniejszego nowy nowa nowego nowej były była byłego byłej dotychczas dotychczasowy dotychczasowa wieloletni wieloletnia wieloletniego legendarny legendarna obecny obecna " +
		"pozdější budoucí nový nová nového bývalý bývalá bývalého bývalou dosavadní dlouholetý dlouholetá legendární současný současná nästa neste næste senere senare dåvarande daværende f.d. före detta nya nye tidigare tidligere mångårig mangeårig mangeårige legendarisk avgående " +
		"yeni eski efsanevi новый новая нового бывший бывшая бывшего легендарный легендарная")
	clauseWords = wordSet("who which that qui que quien che chi die der das który która który která kteří som der kdo który който")
)

// mostRoleLeads bounds such words before a job.
const mostRoleLeads = 3

// behindRoleLeads is where the word begins behind those of roleLeads at text[i].
func behindRoleLeads(text string, i int) int {
	for range mostRoleLeads {
		e, _ := wordAt(text, i)
		for e > i && e+1 < len(text) && text[e] == '-' && isLetter(text[e+1]) {
			e, _ = wordAt(text, e+1)
		}
		if e == i || e+1 >= len(text) || text[e] != ' ' || !inSet(roleLeads, text[i:e]) {
			break
		}
		i = e + 1
	}
	return i
}

// behindRoleLead is where the job text[from:to] begins behind such words, or to where it is a clause.
func behindRoleLead(text string, from, to int) int {
	if e, _ := wordAt(text, from); e < to && inSet(clauseWords, text[from:e]) {
		return to
	}
	if len(noJobs.at(text, from)) == to-from {
		return to
	}
	from = behindVerbs(text, behindBeing(text, from, to), to)
	for i := from; i < to; { // acabó como delantero
		n := strings.IndexByte(text[i:to], ' ')
		if n < 0 {
			break
		}
		i += n + 1
		if e, _ := wordAt(text, i); e < to && text[e] == ' ' && inSet(seenAsWords, text[i:e]) && headedJobEnd(text, e+1) == to {
			from = e + 1
			break
		}
	}
	if i := behindRoleLeads(text, from); i < to {
		from = i
	}
	if e, capital := wordAt(text, from); capital && e+1 < to && text[e] == ' ' && !isCapitalAt(text, e+1) && lexicon.Lookup(text[from:e]).Is(lexicon.Religion) {
		from = e + 1 // a Methodist lay preacher
	}
	return from
}

// behindBeing is where the role text[from:to] begins behind a word such as is, with one for when, or an article, that has
// been taken for a part of it: es hoy ministra, è stato macchinista.
func behindBeing(text string, from, to int) int {
	for range mostRoleLeads {
		e, _ := wordAt(text, from)
		if e == from || e >= to || text[e] != ' ' || !inSet(beingLeads, text[from:e]) {
			break
		}
		from = e + 1
	}
	return from
}

// beingLeads are such words.
var beingLeads = wordSet("es era fue hoy ahora es ya está è era fu stato stata oggi ora é foi fora agora hoje est était fut été ist war heute jetzt var är er nu nå blev ble been jest był była je byl byla este fost acum een ein eine ett una uno un une uma um")

// behindVerbs is where the role that ends at text[to] begins behind a verb for who speaks, or a Polish one of what has been
// done, that has been taken for a part of it: muzykę napisał kompozytor.
func behindVerbs(text string, from, to int) int {
	if last := lastWordOf(text, from, to); last == from || !inSet(newsRoles, text[last:to]) && !isRoleCompound(text[last:to]) {
		return from
	}
	for i := from; ; {
		n := strings.IndexByte(text[i:to], ' ')
		if n < 0 {
			return from
		}
		if word := text[i : i+n]; isSpeakVerb(word) || endsAsJob(word, polishPasts[:]) {
			from = i + n + 1
		}
		i += n + 1
	}
}

// polishPasts are endings of Polish verbs of what has been done, and of adverbs between them and who has done it.
var polishPasts = [...]string{"ał", "ił", "ył", "ał", "ała", "iła", "yła", "ęła", "ął", "ówili", "ykonali", "pisali", "ólnie"}

// noJobs are what stands beside names as jobs do, and is none.
var noJobs = newOtherSet(strings.Split("mayor de edad|maior de idade|partner|partnerin|partnerka", "|"))

// jobsJoin are the bounds of the word for and, with its blanks, in text[from:to] that has a job on both sides.
func jobsJoin(text string, from, to int) (end, start int) {
	for i := from; i < to; {
		n := strings.IndexByte(text[i:to], ' ')
		if n < 0 {
			break
		}
		i += n
		e, _ := wordAt(text, i+1)
		if e < to && text[e] == ' ' && inSet(jobJoins, text[i+1:e]) && isOneJob(text, from, i) && isOneJob(text, e+1, to) {
			return i, e + 1
		}
		i++
	}
	return from, from
}

// isOneJob reports whether the last word of text[from:to] is known as a job or ends as one.
func isOneJob(text string, from, to int) bool {
	last := lastWordOf(text, from, to)
	word := text[last:to]
	return headedJobEnd(text, from) == to || isKnownJob(text, last, to) || inSet(newsRoles, word) || agentFormOf(word) == isAgent
}

// agentEnd is the end of the noun at text[i] in small letters that says by its form what somebody does, behind a comma,
// or i. With an article before it the form may say less.
func agentEnd(text string, i int) int {
	e, capital := longWordAt(text, i)
	if capital || e == i || joinsAfter(text, e) {
		return i
	}
	switch agentFormOf(text[i:e]) {
	case isAgent:
		return e
	case mayBeAgent:
		if articleBefore(text, i) || isParticiple(lettersBehind(text, e)) || smallDemonymAt(text, e) > e || inSet(placedBehind, lettersBehind(text, e)) {
			return e // luthière installée, tabaccaia al civico
		}
	}
	return i
}

// placedBehind stand behind what somebody is and before where.
var placedBehind = wordSet("al alla in a à au en pe din em no na w ve i på")

// The words between a name and what somebody is named or seen as: those of seenAsWords stand behind any name, and those of
// toWords, or none, where a word such as named stands before it.
var (
	seenAsWords = wordSet("as als como comme come jako som")
	toWords     = wordSet("til till tot zum zur als")
	namings     = withCapitals("named names appointed appoints elected nominato nominata nomina nominò eletto nombró nombra nombrado nombrada eligió nomeou nomeia nomeado nomeada elegeu nomme nommé nommée élu élue ernannte ernennt wählte benoemde benoemt benoemd utsåg utser utsett utnämnde udnævner udnævnte udpeger udpegede utnevner utnevnte ansetter ansatte anställer mianował mianowała powołał powołała jmenoval jmenovala kinevezte")
)

// isNamingBefore reports whether one of namings stands before a blank at the end of text[:at].
func isNamingBefore(text string, at int) bool {
	return at > len("nomme ") && text[at-1] == ' ' && inSet(namings, text[wordStartWithin(text, at-1, at-1-longestWord):at-1])
}

// withRoleAs puts what the person spans[i] is named or seen as among the spans behind it.
func withRoleAs(spans []tagger.Span, text string, i, end int) ([]tagger.Span, int) {
	s := spans[i]
	at := s.End + 1
	if at+4 >= len(text) || text[s.End] != ' ' || text[at] < 'a' || text[at] > 'z' {
		return spans, end
	}
	e, _ := wordAt(text, at)
	if e >= len(text) || text[e] != ' ' {
		return spans, end
	}
	word := text[at:e]
	as := inSet(seenAsWords, word)
	if !as && !isNamingBefore(text, behindTitlesBack(text, s.Start)) {
		return spans, end
	}
	if as || inSet(toWords, word) {
		at = e + 1
		for range 2 {
			if e, _ := wordAt(text, at); e < len(text) && text[e] == ' ' && (inSet(articles, text[at:e]) || inSet(jobArticles, text[at:e]) || inSet(contractions, text[at:e])) {
				at = e + 1
			}
		}
		at = behindRoleLeads(text, at)
	}
	to := headedJobEnd(text, at)
	if to == at || !endsJobField(text, to) && !goesOnPastJob(text, to) && !inSet(roleLinks, lettersBehind(text, to)) || to < len(text) && text[to] == '\'' || isSeenBetween(spans, at, to) {
		return spans, end
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Job, Confidence: max(s.Confidence*besideJobShare, leastBesideJob)}), max(end, to)
}
