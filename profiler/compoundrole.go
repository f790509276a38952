package profiler

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file knows roles that languages write together, or with a prefix, by their last part: Ackerbauberater,
// vishandelaar, ljuddesignern, wicestarosta. No list has all of them, but the lists have what they end with.

// The bounds of the parts of such a word, in bytes: of what says which, and of the role.
const (
	leastQualifier = 3
	leastRolePart  = 6
	mostRolePart   = 24
)

// roleArticles are the endings that nouns have in the languages of the North where others have an article before them:
// ledamot|en, förvaltare|n.
var roleArticles = [...]string{"n", "en", "et"}

// roleParts end such words in German, Dutch, Swedish, Norwegian and Danish, Finnish and Hungarian, and no list of jobs has
// them; otherParts are words of those lists that end other words.
var (
	roleParts = wordSet("rätin wärter wärterin züchter züchterin mechaniker mechanikerin elektriker elektrikerin winzer winzerin zeichner zeichnerin gutachter gutachterin " +
		"houder houdster wachter wachtster zuster kweker boerin begeleider begeleidster verzorger verzorgster werker werkster arbeider handelaar uitbater uitbaatster medewerkster bewaker " +
		"förvaltare ledamot operatör utvecklare bärgare skötare vårdare byggare odlare uppfödare arbetare handlare samordnare " +
		"sjåfør chauffør hjælper hjelper skjærer skærer arbeider arbejder fører operatør utvikler udvikler pleier plejer bygger oppdretter opdrætter handler " +
		"laskija asentaja rakentaja valvoja ohjaaja viljelijä kasvattaja suunnittelija neuvoja huoltaja vezető szerelő kezelő fejtő ellenőr felügyelő")
	otherParts = wordSet("berger technik grafico grafica gráfico gráfica marine fighter server master member speaker leader")
)

// isCompoundOfRole reports whether a word in Latin letters ends with one that is a role, also before the article of the
// languages of the North, and is no everyday word.
func isCompoundOfRole(word string) bool {
	const firstOther = 0xC6 // of the first bytes of letters that are none of Latin
	if len(word) < leastQualifier+leastRolePart || word[0] >= firstOther || word[len(word)-1] >= firstOther {
		return false
	}
	if endsWithRole(word) {
		return lexicon.Lookup(word).Common() < 2
	}
	if last := word[len(word)-1]; last != 'n' && last != 't' {
		return false
	}
	for _, article := range roleArticles {
		if n := len(word) - len(article); word[n:] == article && n >= leastQualifier+leastRolePart && endsWithRole(word[:n]) {
			return lexicon.Lookup(word).Common() < 2
		}
	}
	return false
}

// endsWithRole is isCompoundOfRole without an article and of any word.
func endsWithRole(word string) bool {
	for k := max(leastQualifier, len(word)-mostRolePart); k <= len(word)-leastRolePart; k++ {
		if !utf8.RuneStart(word[k]) {
			continue
		}
		part := word[k:]
		if (inSet(roleParts, part) || inSet(newsRoles, part) || isJobWord(part)) && !isToldOf(part) && !inSet(notJobs, part) && !inSet(notAgents, part) && !inSet(otherParts, part) && !inSet(drivers, part) {
			return true
		}
	}
	return false
}
