package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows saints and their feasts, which are nobody's: San Fermín is a feast behind a word
// for one, and a town elsewhere.

// saintWords stand before the name of a saint, feastWords before a saint whose day is meant.
var (
	saintWords = withCapitals("saint svatý svatého svaté svatá svatou svätý svätého svätá svätej święty świętego świętej święta sankt sankta sint szent sfântul sfântului sfânta sfintei святой святого святая святой святому святий святого свети света sveti svetog svetega sveta svēta švento άγιος αγίου άγιο αγία αγίας القديس القديسة pyhä pyhän püha heilige heiligen heilig")
	feastWords = withCapitals("fiesta día noche víspera verbena feliz romería festa festes festas dia nit revetlla notte giorno vigilia patrono festividad feria sagra arraial véspera nuit veille jour fête ziua noaptea")
)

// saintForms are what the names of places begin with that are called after saints.
var saintForms = [...]string{"San ", "Santa ", "Santo ", "Sant ", "Sant'", "São ", "Saint ", "Saint-", "Sainte ", "Sainte-", "St. ", "St ", "Sankt ", "Sint-", "Sfântul ", "Sfânta "}

// isSaint reports whether a span is a saint or the day of one.
func isSaint(text string, span *tagger.Span) bool {
	i, j := span.Start, span.End
	named := text[i] == 'S' && isSaintForm(text[i:j])
	if named && isDayBehind(text, j) {
		return true
	}
	if i < 3 || text[i-1] != ' ' {
		return false
	}
	end := i - 1
	k := wordStartWithin(text, end, end-longestWord)
	if k == end {
		return span.Label == tagger.Person && strings.HasSuffix(text[:i], "St. ") && !joinsBefore(text, i-4)
	}
	word := text[k:end]
	if !named {
		return span.Label == tagger.Person && strings.IndexByte(text[i:j], ' ') < 0 && (inSet(saintWords, word) || word == "St")
	}
	if word == "la" && strings.HasPrefix(text[i:j], "Saint-") {
		return true // la Saint-Jean is a day: the article is the feast's
	}
	if inSet(namedOf, word) && k > 2 && text[k-1] == ' ' {
		end = k - 1
		if k = wordStartWithin(text, end, end-longestWord); k == end {
			return false
		}
		word = text[k:end]
	}
	return inSet(feastWords, word)
}

// isSaintForm reports whether a name begins as those of saints do.
func isSaintForm(name string) bool {
	for _, f := range saintForms {
		if strings.HasPrefix(name, f) {
			return true
		}
	}
	return false
}

// isDayBehind reports whether it is a day that is named: St. Patrick's Day.
func isDayBehind(text string, j int) bool {
	rest := text[j:min(len(text), j+8)]
	rest = strings.TrimPrefix(strings.TrimPrefix(rest, "'s"), "’s")
	return strings.HasPrefix(rest, " Day") || strings.HasPrefix(rest, " Eve")
}
