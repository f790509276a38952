package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds clubs and teams by the letters before their names, what teams are called behind a town, and by results of which
// the verb says who won: l'US Plouvien, the Wexcombe Tigers, Stal Krapkowo, X won on Sunday 3-1.

// clubPrefix gives the club whose letters of a kind are text[k:e], or k twice.
func clubPrefix(text string, k, e int, kind bodyKind) (from, to int) {
	word := text[k:e]
	if capitalsOf(word) == 0 && word != "VfB" && word != "VfL" && word != "TuS" && word != "BoIS" || e+3 >= len(text) || text[e] != ' ' || !isCapitalAt(text, e+1) || joinsBefore(text, k) {
		return k, k
	}
	if k > 0 && strings.IndexByte("&/-.@#_", text[k-1]) >= 0 {
		return k, k
	}
	w := wordsEndAt(text, e+1)
	next := text[e+1 : w]
	if capitalsOf(next) > 0 || len(next) < 3 || inSet(firmForms, next) || inSet(englishClubless, next) {
		return k, k
	}
	c := lexicon.Lookup(next)
	switch {
	case kind&bodyClubWeak != 0 && (articleStart(text, k) == k || c.Place() == 0 && c.Common() > 2 || c.Is(lexicon.Country|lexicon.Organization)):
		return k, k
	case c.Is(lexicon.Title|lexicon.Occupation|lexicon.Thing) && c.Place() == 0, c.Common() > 1 && c.Place() == 0 && c.Family() == 0 && strings.IndexByte(next, '-') < 0 && len(word) < 3 && !isRareLetters(word):
		return k, k
	}
	return k, clubNameEnd(text, w)
}

// isRareLetters reports whether two letters of a club are hardly letters of something else.
func isRareLetters(word string) bool {
	return word == "HC" || word == "VV" || word == "TJ" || word == "FC"
}

// englishClubless stand behind two capitals in English where these are no club: US President.
var englishClubless = wordSet("president senate congress army navy embassy house secretary department government state states dollar dollars open navy court supreme treasury player players drive power office number")

// clubNameEnd is the end of the name of a club of which a word ends at text[w]: of up to two more.
func clubNameEnd(text string, w int) int {
	for range 2 {
		if w+3 >= len(text) || text[w] != ' ' || !isCapitalAt(text, w+1) {
			break
		}
		e := wordsEndAt(text, w+1)
		if c := lexicon.Lookup(text[w+1 : e]); c.Is(lexicon.Title|lexicon.Occupation) || monthNamed(text[w+1:e]) > 0 || c.Given() > 1 && c.Place() == 0 {
			break
		}
		w = e
	}
	return w
}

// clubFront gives the club that begins with the word text[k:e], behind which a town stands, with de between or nothing; or k twice.
func clubFront(text string, k, e int) (from, to int) {
	i := e + 1
	if e+4 >= len(text) || text[e] != ' ' || joinsBefore(text, k) {
		return k, k
	}
	if strings.HasPrefix(text[i:], "de ") {
		i += len("de ")
	}
	w, c := placeNameEnd(text, i)
	if w < i+4 || c.Place() == 0 || c.Is(lexicon.Country|lexicon.Demonym) {
		return k, k
	}
	return k, w
}

// teamTail is where the team begins whose last word, what teams are called, is at text[k]; or k.
func teamTail(text string, k int) int {
	j := capitalWordBefore(text, k)
	if j == k || text[k-2] == '\'' {
		return k
	}
	c := lexicon.Lookup(text[j : k-1])
	if c.Place() == 0 && !c.Is(lexicon.Region) || c.Is(lexicon.Country|lexicon.Demonym) || c.Given() > 1 && c.Place() < 2 || inSet(tigers, text[j:k-1]) {
		return k
	}
	return j
}

// tigers are places that animals are called after.
var tigers = wordSet("bengal siberia sumatra africa asia sahara arctic alaska galapagos")

// winWords say of a team that it won or lost, before the score, with a few words between.
var winWords = withCapitals("won wins win lost lose loses drew edged gewann gewinnt siegte siegt verlor unterlag gagne s'impose s'incline ganó gana perdió empató venció derrotó goleó superó vinse vince ganha ganhou venceu perdeu empatou wint won verloor wygrał wygrała wygrało wygrali przegrał przegrała przegrało zremisował zremisowała " +
	"vann förlorade vant tapte vandt tabte vyhrál vyhrála vyhráli vyhrálo prohrál prohrála prohráli zvítězil zvítězila zvítězili remizoval zvíťazil vyhral prehral voitti hävisi voittivat nyert kikapott győzött învinge pierde")

// farthestScore bounds what stands between such a verb and the score, in bytes.
const farthestScore = 64

// withWinner puts the team text[at:to] among the spans that a verb stands behind and a score in the same sentence.
func withWinner(spans []tagger.Span, text string, at, to, end int) ([]tagger.Span, int) {
	if to+8 >= len(text) || text[to] != ' ' || text[to+1] < 'a' || !winWords.mayBegin(text[to+1]) || !startsSentence(text, at) {
		return spans, end
	}
	e, _ := wordAt(text, to+1)
	if !inSet(winWords, text[to+1:e]) || !scoreWithin(text, e) {
		return spans, end
	}
	from := behindPlayers(text, at, to)
	first := text[from:wordsEndAt(text, from)]
	switch kind := teamKind(text[from:to]); {
	case kind == teamNone, kind == teamPerson, inSet(orgArticles, first), kind == teamOther && (lexicon.Lookup(first).Common() > 1 || lexicon.Lookup(text[lastWordOf(text, from, to):to]).Family() > 1):
		return spans, end
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Organization, Confidence: teamOf}), max(end, to)
}

// scoreWithin reports whether a score of two numbers stands in the sentence behind text[i].
func scoreWithin(text string, i int) bool {
	rest := text[i:min(len(text), i+farthestScore)]
	for k := range len(rest) {
		switch c := rest[k]; {
		case c == '.' || c == '\n' || c == ';' || c == '?':
			return false
		case (c == '-' || c == ':') && k > 1 && isDigit(rest[k-1]) && k+1 < len(rest) && isDigit(rest[k+1]):
			n := digitsEnd(rest, k+1)
			from := k
			for from > 0 && isDigit(rest[from-1]) {
				from--
			}
			return n-k <= 3+1 && k-from <= 3 && (c == '-' || n-k != 3) && from > 0 && rest[from-1] == ' '
		case strings.HasPrefix(rest[k:], "–") && k > 1 && isDigit(rest[k-1]) && k+3 < len(rest) && isDigit(rest[k+3]):
			return true
		}
	}
	return false
}

// behindPlayers is where the club begins in the words text[at:to], of which the first may be a word for players: Hokejisté HC Hlinsko.
func behindPlayers(text string, at, to int) int {
	if e := wordsEndAt(text, at); e+3 < to && capitalsOf(text[at:e]) == 0 {
		k := wordsEndAt(text, e+1)
		if word := text[e+1 : k]; k < to && capitalsOf(word) > 1 && inSet(bodyWords, word) && bodyKindOf(word)&(bodyClub|bodyClubWeak) != 0 {
			return e + 1
		}
	}
	return at
}

// withTurkishResult puts the two teams of a Turkish result among the spans, of which text[at:to] is the loser with its ending:
// X, Y'yi 3-1 yendi.
func withTurkishResult(spans []tagger.Span, text string, at, to, end int) ([]tagger.Span, int) {
	k := strings.LastIndexByte(text[at:to], '\'')
	if k < 3 || to+8 >= len(text) || text[to] != ' ' || !isDigit(text[to+1]) || to-at-k > len("'yı")+1 {
		return spans, end
	}
	i := digitsEnd(text, to+1)
	if i >= len(text) || text[i] != '-' {
		return spans, end
	}
	if i = digitsEnd(text, i+1); !strings.HasPrefix(text[i:], " yen") && !strings.HasPrefix(text[i:], " mağlup") {
		return spans, end
	}
	return withSpan(spans, tagger.Span{Start: at, End: at + k, Label: tagger.Organization, Confidence: teamOf}), max(end, to)
}

// winsLate reports whether the sentence that goes on behind a comma at text[i] ends with a score and the Turkish verb for beating.
func winsLate(text string, i int) bool {
	rest := text[i:min(len(text), i+farthestSought)]
	if k := strings.IndexAny(rest, ".!?\n"); k >= 0 {
		rest = rest[:k]
	}
	k := strings.LastIndex(rest, " yendi")
	return k > 3 && isDigit(rest[k-1]) && strings.Contains(rest[max(0, k-6):k], "-")
}
