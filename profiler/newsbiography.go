package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file reads what biographies and news say that somebody is, right behind a name or the years of a life in
// brackets: was an American politician, es lingüista y traductora, war ein deutscher Maler.

var biographyRecognizers = []Recognizer{
	{
		Name:     "job-of-biography",
		Label:    "JOB_TITLE",
		Doc:      "A job behind brackets with a number in them, before which a name stands, and a word such as is or was, or a dash.",
		Source:   "Words in common use",
		triggers: []trigger{onByte('(')},
		match: func(text string, at int) (match, bool) {
			said := biographyAt(text, at)
			return match{said.from, said.to, biographyAlone}, said.from < said.to
		},
	},
	{
		Name:     "nationality-of-biography",
		Label:    "NATIONALITY",
		Doc:      "A nationality beside the job behind brackets with a number in them, before which a name stands, and a word such as is or was, or a dash.",
		Source:   "Words in common use",
		triggers: []trigger{onByte('(')},
		match: func(text string, at int) (match, bool) {
			said := biographyAt(text, at)
			return match{said.nation, said.nationTo, biographyAlone}, said.from < said.to && said.nation < said.nationTo
		},
	},
	{
		Name:     "job-of-biography-next",
		Label:    "JOB_TITLE",
		Doc:      "A second job behind a job of a biography and a word for and.",
		Source:   "Words in common use",
		triggers: []trigger{onByte('(')},
		match: func(text string, at int) (match, bool) {
			said := biographyAt(text, at)
			if said.from == said.to {
				return match{}, false
			}
			from, to := nextJob(text, max(said.to, said.nationTo))
			return match{from, to, biographyAlone}, from < to
		},
	},
}

// The bounds of what is read of a life, in bytes and in words, and how sure it is.
const (
	longestLife    = 160
	mostSaidWords  = 5
	mostSaidPlain  = 2
	biographyAlone = 0.9
)

// newsCopulas say what somebody is or was.
var newsCopulas = wordSet("is was war ist est était fut es era fue è é foi jest był była byl byla je är var er oli on este").words

// englishCopulas are those behind which English, and Dutch, write nouns that belong to one another.
var englishCopulas = wordSet("is was")

// saidArticles stand between such a word and a job, and jobJoins between two jobs.
var (
	saidArticles = withCapitals("a an the one ein eine der die das un une le la el los una uno il lo um uma o een de het en ett den det et")
	jobJoins     = wordSet("and und et y e i a och og en")
)

// biographyAt is the job with the nationality behind the brackets at text[at].
func biographyAt(text string, at int) (r newsRole) {
	if at < 3 || text[at-1] != ' ' {
		return r
	}
	n := strings.IndexByte(text[at:min(len(text), at+longestLife)], ')')
	if n < len("(1985") || at+n+5 >= len(text) || text[at+n+1] != ' ' || !strings.ContainsAny(text[at:at+n], "0123456789") || strings.IndexByte(text[at:at+n], '\n') >= 0 {
		return r
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 || !isCapitalAt(text, k) {
		return r
	}
	return saidRole(text, at+n+1)
}

// saidRole is the job that the copula, or the dash, behind the space at text[i] leads to, with the nationality beside it.
func saidRole(text string, i int) (r newsRole) {
	if i+5 >= len(text) || text[i] != ' ' {
		return r
	}
	i++
	english := false
	switch {
	case strings.HasPrefix(text[i:], "– "), strings.HasPrefix(text[i:], "— "):
		i += len("– ")
	case strings.HasPrefix(text[i:], "- "):
		i += len("- ")
	default:
		e, _ := wordAt(text, i)
		if e >= len(text) || text[e] != ' ' || !newsCopulas[text[i:e]] {
			return r
		}
		english = inSet(englishCopulas, text[i:e])
		i = e + 1
	}
	plain := 0
	for range mostSaidWords {
		if strings.HasPrefix(text[i:], "un'") || strings.HasPrefix(text[i:], "un’") {
			i += strings.IndexAny(text[i:], "'’")
			if text[i] == '\'' {
				i++
			} else {
				i += len("’")
			}
		}
		e, capital := longWordAt(text, i)
		if e == i || e-i > 2*longestWord {
			return newsRole{}
		}
		for e+1 < len(text) && text[e] == '-' && isLetter(text[e+1]) {
			e, _ = longWordAt(text, e+1) // singer-songwriter
		}
		word := text[i:e]
		if to := saidJobEnd(text, i, e); to > i {
			r.from, r.to = i, to
			if next := smallDemonymAt(text, to); next > to {
				r.nation, r.nationTo = to+1, next
			} else if !english && to < len(text) && text[to] == ' ' {
				if e, _ := longWordAt(text, to+1); isSmallDemonym(text[to+1 : e]) {
					r.nation, r.nationTo = to+1, e
				}
			} else if english && !endsPhrase(text, to) && !goesOnPastJob(text, to) {
				return newsRole{} // is a coach driver
			}
			return r
		}
		switch {
		case e >= len(text) || text[e] != ' ':
			return newsRole{}
		case isNationWord(word) && (!capital || lexicon.Lookup(word).Is(lexicon.Demonym)):
			r.nation, r.nationTo = i, e
		case inSet(saidArticles, word):
		case capital || inSet(notComplement, word) || inSet(behindJob, word) || inSet(afterJob, word) || len(word) < 4:
			return newsRole{}
		default:
			if plain++; plain > mostSaidPlain {
				return newsRole{}
			}
		}
		i = e + 1
	}
	return newsRole{}
}

// saidJobEnd is the end of the job at text[i] of which the first word ends at text[e], or i.
func saidJobEnd(text string, i, e int) int {
	word := text[i:e]
	if to := i + len(allJobTitles.at(text, i)); to >= e {
		return to
	}
	if inSet(notJobs, word) && !inSet(newsRoles, word) || len(word) < 4 {
		return i
	}
	if inSet(newsRoles, word) || isRoleCompound(word) || isJobWord(word) || agentFormOf(word) == isAgent && (!strings.HasSuffix(word, "erin") || strings.HasSuffix(word, "ikerin")) {
		return e
	}
	if j := strings.LastIndexByte(word, '-'); j > 0 && inSet(newsRoles, word[j+1:]) {
		return e
	}
	return i
}

// nextJob is the job behind the word for and that stands behind the one that ends at text[i], or nothing.
func nextJob(text string, i int) (from, to int) {
	if i+6 >= len(text) || text[i] != ' ' {
		return i, i
	}
	e, _ := wordAt(text, i+1)
	if e >= len(text) || text[e] != ' ' || !inSet(jobJoins, text[i+1:e]) {
		return i, i
	}
	from = e + 1
	if e, _ := wordAt(text, from); e < len(text) && text[e] == ' ' && inSet(saidArticles, text[from:e]) {
		from = e + 1
	}
	if isCapitalAt(text, from) {
		return i, i
	}
	if to = headedJobEnd(text, from); to == from {
		to = agentEnd(text, from)
	}
	if to == from || !endsPhrase(text, to) && !goesOnPastJob(text, to) {
		return i, i
	}
	return from, to
}

// smallNewsRoles are the words of newsRoles beside which a nationality in small letters is somebody's.
func smallNewsRoles() []string {
	return withoutWords(sortedKeys(newsRoles.words), otherThanRoles)
}

// otherThanRoles are those of them that are as often something else, or of something that is nobody.
var otherThanRoles = withCapitals("político politico política politica politika politiker storico storica historika filosofo tecnico técnico técnica teknik médio milieu pilote piloto pilota volante extremo lateral defensa general generale général esterno mister ponta fiscal cardinal cardinale capital conductor forward prop hooker keeper leader chef critic premier demi orta général marszałek genel glava глава spits lead státní žalobce back consul commissioner juge arrière pilier orchestra editor publisher art all pm defensor kassenwart krankenschwester delegado mester artist artisten historik gardien musicista político музыкант pitcher catcher batter driver direktörü bakanı başkanı grafika grafik mechanika analityka conservador conservadora conservateur pastor pastora pivot solist kaptan botánico botânico botânica botanico soprano editora berger mercante loods smører aspirant major brigadier guardabosques maréchal kustosz potter weaver ranger skipper baritone tenore oleira loods schipper müdür müdürü baryton bariton sopran brigadiere consigliere kurator cabo canon prior priore padre center guard tackle receiver rover lock opener spinner seamer mp mep msp td mla gip gup élu élue élus primario primaria crítico crítica conseiller conseillère délégué déléguée capellan opat prost edil vicaire priester prete curate radní conseillère priora")
