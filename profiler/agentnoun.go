package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file knows by its form that a noun says what somebody does: harpist, virologista, l'aquarelliste, skrzypaczka.
// Only where such a noun stands before a name, and an article or a nationality before it, it is a job: the harpist Anna
// Lamp.

// An agentForm is how much the form of a noun says: nothing, that it may be somebody who does something, and that it is.
type agentForm int

const (
	noAgent agentForm = iota
	mayBeAgent
	isAgent
)

// The endings of nouns for who does something: agentEnds are hardly anything else, and looseAgentEnds end much that
// is somebody and something.
var (
	agentEnds = endings("ist ista iste istin isten istas ologist ographer óloga ólogo ologa ologo ologue oloog ologe ologin olog ologu ologa ologi ologę " +
		"ógrafo ógrafa ografo ografa ographe grafka grafki grafkę grafička yste iker ikerin ikern ikeren iatre iatra iatr iater ológus ožka ožky ožku ožkou átor átora átorem átorka átorky átorku átorkou ář áře ářem ářka ářky ářku ářkou " +
		"maker smith wright monger keeper builder breeder fitter grower painter carver binder herder weaver " +
		"euse teur trice tore tori tora dora dor eiro eira aiolo aiola logo loga " +
		"macher macherin bauer bauerin meister meisterin mann frau händler händlerin künstler künstlerin erin orin istinnen eurin antin entin login " +
		"kunstner kunstneren konstnär konstnären handlare handler makare maker smed fiskare skötare mästare " +
		"handelaar maakster kunstenaar kunstenares schilder kweker " +
		"arz arza arzem arka arki arkę arką torka torki torkę torką torky torku torkou ař aře ařem ařka ařky ařku ařkou íř íře ířka ník níka níkem nik nika nikiem niczka niczki niczkę nice istka istki istkę istky istku isty istę istu istou ysta ysty ystę ystka ystki ystkę ystką " +
		"enör enörü olog ologu " +
		"ист иста истом истка истки истку тель теля телем тельница тельницу лог лога логом граф графа вед веда ведом ер ера ером ёр ёра ор ора ором щик щика чик чика щица щицу ница ницы ницу ник ника ником рь ря")
	looseAgentEnds = endings("er or eur ier ière iere iera ero era aio aia are ör ør mand man kvinna kvinde kvinne rådet ör är " +
		"čka čky čku ci cı cu cü çi çı çu çü")
)

// endings are the words of a list by their last bytes.
func endings(list string) (by [256][]string) {
	for _, end := range strings.Fields(list) {
		last := end[len(end)-1]
		by[last] = append(by[last], end)
	}
	return by
}

// beginnings are the words of a list by their first bytes.
func beginnings(list string) (by [256][]string) {
	for _, begin := range strings.Fields(list) {
		by[begin[0]] = append(by[begin[0]], begin)
	}
	return by
}

// agentFormOf is how much the form of a word says.
func agentFormOf(word string) agentForm {
	if j := strings.LastIndexByte(word, '-'); j > 0 {
		word = word[j+1:]
	}
	if len(word) < len("bosun")+1 {
		return noAgent
	}
	last := word[len(word)-1]
	form := noAgent
	switch {
	case endsAsJob(word, agentEnds[last]):
		form = isAgent
	case endsAsJob(word, looseAgentEnds[last]):
		form = mayBeAgent
	default:
		return noAgent
	}
	if inSet(notAgents, word) || inSet(behindJob, word) || inSet(afterJob, word) || inSet(notJobs, word) || inSet(notComplement, word) || isOtherIst(word) {
		return noAgent
	}
	c := lexicon.Lookup(word)
	if c.Common() > 2 || c.Is(lexicon.Demonym|lexicon.Religion|lexicon.Thing|lexicon.OrgWord|lexicon.Country|lexicon.Street|lexicon.Region) || c.Given() > 1 || c.Place() > 1 || isToldOf(word) || isSmallDemonym(word) {
		return noAgent
	}
	if c.Common() > 1 && form == mayBeAgent && word[0] >= utf8.RuneSelf {
		return noAgent
	}
	return form
}

// contractions are an article with a word such as to and of before it, and genitives of who, behind which a noun is that
// of one.
var contractions = withCapitals("al del dal dallo dalla dello della allo alla nel nella sul sulla col au du aux ao à da do pela pelo na no dela dele à às aos das dos zum zur vom beim im am " +
	"its whose dessen deren dont cuyo cuya cujo cuja wiens wier vars hvis gli questo questa quel quella este esta ese esa ce cette cet this that dieser diese diesem dieses seinem seiner ihrem ihrer ihren seinen meinem meiner meinen unserem unserer eurem las sus tus ses leurs vores deres vår vårt vores sin sitt hans hennes hendes hun zijn haar hun ons mijn mein uw")

// isOtherIst reports whether a word ends as harpist does and says what somebody believes or is.
func isOtherIst(word string) bool {
	if !strings.Contains(word, "ist") {
		return false
	}
	for _, stem := range otherIsts[word[0]|0x20] {
		if len(word) > len(stem) && word[1:len(stem)] == stem[1:] {
			return true
		}
	}
	return false
}

// namesRole reports whether an article, a word such as whose or a genitive with 's stands before text[at], so that what
// begins there is somebody known.
func namesRole(text string, at int) bool {
	if determinerBefore(text, at) {
		return true
	}
	if at < 4 || text[at-1] != ' ' {
		return false
	}
	from := wordStartWithin(text, at-1, at-1-longestWord)
	if from == at-1 || joinsBefore(text, from) {
		return false
	}
	word := text[from : at-1]
	return inSet(contractions, word) || endsWithS(word) || len(word) > len("parti") && endsAsJob(word, nordicGenitives[:])
}

// nordicGenitives end nouns with an article in the languages of the North that say whose something is: partiets ordfører.
var nordicGenitives = [...]string{"ets", "ens", "ernas", "ornas", "arnas", "ernes", "enes"}

// endsWithS reports whether a word is an English genitive with 's.
func endsWithS(word string) bool {
	return strings.HasSuffix(word, "'s") || strings.HasSuffix(word, "’s")
}

// behindElision is where the word of text[from:to] begins behind an article that has lost its vowel, or from.
func behindElision(text string, from, to int) int {
	const longest = len("nell'")
	word := text[from:min(to, from+longest+len("’"))]
	if j := strings.IndexByte(word, '\''); j > 0 && j < longest && from+j+1 < to {
		return from + j + 1
	}
	if j := strings.Index(word, "’"); j > 0 && j < longest && from+j+len("’") < to {
		return from + j + len("’")
	}
	return from
}

// agentBefore is the role right before the space at text[i] that no list has: a noun that says by its form, or by what
// is known of it, that somebody does it, behind an article, a possessive or a nationality, and one that may stand behind it.
func agentBefore(text string, i, end int) (r newsRole) {
	k := roleWordStart(text, i)
	if k == i || k < 3 && k > 0 {
		return r
	}
	if from := phraseRole(text, i); from < k { // first mate Rosa Lamp
		r.from, r.to = from, i
		r.nation, r.nationTo = nationBeforeJob(text, from)
		r.loose = true
		return r
	}
	if k > 0 && text[k-1] == ' ' && isSmallDemonym(text[k:i]) { // o urbanista moçambicano
		from := roleWordStart(text, k-1)
		if from == k-1 || from < 2 {
			return r
		}
		r.nation, r.nationTo = k, i
		k, i = from, k-1
		if word := text[behindElision(text, k, i):i]; !isCapitalAt(text, k) && namesRole(text, k) && strings.IndexByte(text[r.nationTo+1:end], ' ') > 0 && isSaidWithNation(word) {
			r.from, r.to, r.loose = k, i, true
			return r // il critico inglese Anna Lamp
		}
	}
	at := behindElision(text, k, i)
	word := text[at:i]
	if word == "" || isCapitals(word) {
		return newsRole{}
	}
	capital := isCapitalAt(text, at)
	form := agentFormOf(word)
	told := !capital && isToldRole(text, k, at, i, end)
	known := !capital && len(word) > 3 && isKnownJob(text, at, i) && !inSet(notJobs, word) && !inSet(notAgents, word) && !isOtherIst(word) && !inSet(drivers, word) && !isToldOf(word)
	if form == noAgent && !known && !told {
		return newsRole{}
	}
	elided := at > k
	if !elided && !(capital && k == 0) && (k < 2 || text[k-1] != ' ' && text[k-1] != '\n') {
		return newsRole{}
	}
	nation, nationTo := nationBeforeJob(text, k)
	if capital {
		// Only in German nouns have capitals.
		if form == noAgent || lexicon.Lookup(word).Family() > 2 || !isGermanArticled(text, k) && !(form == isAgent && isFirstRole(text, k, word)) {
			return newsRole{}
		}
	}
	switch {
	case elided, capital, nation < nationTo, namesRole(text, k), r.nation < r.nationTo && known:
	case told:
		r.loose = true
	case known || form == isAgent && isBareAgent(word):
		// In languages without articles and in some with them it stands alone, but not behind a name.
		if !smallWordBefore(text, k) {
			return newsRole{}
		}
		r.loose = true
	case form == isAgent && isQualified(text, k):
	default:
		return newsRole{}
	}
	r.from, r.to = at, i
	if nation < nationTo && !elided {
		r.nation, r.nationTo = nation, nationTo
	}
	return r
}

// isSaidWithNation reports whether a noun in small letters may be what somebody is, where a nationality and a whole name
// stand behind it.
func isSaidWithNation(word string) bool {
	if len(word) < 4 || strings.HasSuffix(word, "s") || inSet(notRoles, word) || inSet(notAgents, word) || inSet(notJobs, word) || inSet(drivers, word) || inSet(caseRoles, word) || isToldOf(word) || isThingOfNation(word) || inSet(behindJob, word) || inSet(afterJob, word) {
		return false
	}
	c := lexicon.Lookup(word)
	return !c.Is(lexicon.Thing|lexicon.OrgWord|lexicon.Street|lexicon.Region|lexicon.Country|lexicon.Religion) && c.Common() < 3 && endsAsJob(word, nationedEnds[:])
}

// nationedEnds end such nouns in Romance languages, beside those of agents.
var nationedEnds = [...]string{"cien", "cienne", "tico", "tica", "rico", "rica", "sico", "sica", "der", "tor", "ora", "rice", "teur", "euse", "ier", "ière", "ista", "iste", "ogo", "oga", "ogue", "ero", "era", "eiro", "eira", "ante", "ente"}

// isFirstRole reports whether a word with a capital that somebody is by its form is so only as it begins the sentence at
// text[i]: nobody is called so.
func isFirstRole(text string, i int, word string) bool {
	c := lexicon.Lookup(word)
	return startsSentence(text, i) && c.Given() == 0 && c.Family() < 2 && c.Place() < 2
}

// phraseRole is where the job of two words or three that is known as a whole begins that ends at text[i], or i.
func phraseRole(text string, i int) int {
	from, best := i, i
	for n := range mostPhraseRole {
		k := roleWordStart(text, from)
		if k == from || k < 1 {
			break
		}
		if from := behindElision(text, k, i); n > 0 && len(allJobTitles.at(text, from)) == i-from {
			best = from
		}
		if text[k-1] != ' ' {
			break
		}
		from = k - 1
	}
	return best
}

// mostPhraseRole bounds the words of such a job.
const mostPhraseRole = 3

// isGermanArticled reports whether the word before text[at] is a German article, or an adjective that one stands before.
func isGermanArticled(text string, at int) bool {
	for range 2 {
		if at < 4 || text[at-1] != ' ' {
			return false
		}
		from := wordStartWithin(text, at-1, at-1-longestWord)
		word := text[from : at-1]
		if inSet(germanArticles, word) {
			return true
		}
		if isCapitalAt(text, from) || len(word) < 4 || !strings.HasSuffix(word, "e") && !strings.HasSuffix(word, "en") && !strings.HasSuffix(word, "er") {
			return false
		}
		at = from
	}
	return false
}

// germanArticles stand before a noun in German and in no other language before one with a capital.
var germanArticles = withCapitals("der dem des ein eine einem einer einen vom zum zur beim sein seine seinem seiner seinen ihr ihre ihrem ihrer ihren unser unsere unserem unserer mein meine meinem meiner meinen")

// isBareAgent reports whether a word ends as what somebody does in Slavic languages, which have no articles.
func isBareAgent(word string) bool {
	last := word[len(word)-1]
	return endsAsJob(word, bareAgentEnds[last]) && lexicon.Lookup(word).Common() < 2
}

// bareAgentEnds are endings of such words, of which few stand behind what a name in the genitive owns.
var bareAgentEnds = endings("ožka ožky ožku átor átora átorka átorky átorku ář áře ářka ářky ářku iker ikern ikeren arz arza arzem arka arki arkę arką torka torki torkę torky torku torka torki torkę torką torky torku torkou ař aře ařem ařka ařky ařku ařkou niczka niczki niczkę istka istki istkę istky istku isty istę ysta ysty ystę ystka ystki ystkę grafka grafki grafkę níka níkem ologa ologiem istou íře " +
	"ист иста истом истка истки истку вед веда щик щика чик чика олог олога ологом ограф ографа тель теля тельница тельницу")

// smallWordBefore reports whether a word in small letters stands right before text[at].
func smallWordBefore(text string, at int) bool {
	if at < 3 || text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-2*longestWord)
	return k < at-1 && (!isCapitalAt(text, k) || startsSentence(text, k))
}

// isQualified reports whether one word in small letters, or one with -born, stands between an article and text[at].
func isQualified(text string, at int) bool {
	if at < 4 || text[at-1] != ' ' {
		return false
	}
	from := roleWordStart(text, at-1)
	word := text[from : at-1]
	if from == at-1 || from < 2 || inSet(behindJob, word) || inSet(afterJob, word) {
		return false
	}
	return strings.HasSuffix(word, "-born") || !isCapitalAt(text, from) && namesRole(text, from)
}
