package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file knows nationalities in the cases that Slavic languages set before a role, a job or an age in: francouzského
// trenéra, niemieckiej dyplomatki, 33-летнего узбека. The lists of countries have the first case alone.

// slavicCases are the endings of adjectives in Czech, Slovak, Polish and Russian, with that of the first case.
var slavicCases = [...]struct{ ending, first string }{
	{"ého", "ý"}, {"ému", "ý"}, {"ým", "ý"}, {"ém", "ý"}, {"ou", "ý"}, {"á", "ý"}, {"é", "ý"}, {"ých", "ý"}, {"ými", "ý"},
	{"iego", "i"}, {"iemu", "i"}, {"im", "i"}, {"iej", "i"}, {"ą", "i"}, {"a", "i"}, {"ich", "i"}, {"imi", "i"}, {"ie", "i"},
	{"ого", "ий"}, {"ому", "ий"}, {"им", "ий"}, {"ой", "ий"}, {"ую", "ий"}, {"ая", "ий"}, {"ом", "ий"}, {"их", "ий"}, {"ие", "ий"}, {"ими", "ий"},
}

// moreNations are adjectives of nations that the lists do not have, in the first case.
var moreNations = wordSet("senegalský kamerunský argentinský brazilský nigerijský ghanský alžírský tuniský marocký kolumbijský uruguayský paraguayský chilský ekvádorský mexický kanadský australský japonský korejský čínský keňský etiopský gambijský gruzínský arménský islandský faerský kosovský " +
	"argentyński brazylijski kolumbijski urugwajski paragwajski chilijski ekwadorski meksykański kanadyjski australijski japoński koreański chiński kenijski etiopski gambijski senegalski kameruński nigeryjski ghański algierski tunezyjski marokański gruziński ormiański islandzki farerski kosowski " +
	"аргентинский бразильский колумбийский уругвайский парагвайский чилийский эквадорский мексиканский канадский австралийский японский корейский китайский кенийский эфиопский сенегальский камерунский нигерийский ганский алжирский тунисский марокканский " +
	"färöisch senegalesisch kamerunisch ivorisch ghanaisch gambisch kosovarisch katalanisch baskisch bosnisch montenegrinisch cabo-verdian guineens são-tomens feröyisk färöisk færøsk senegalesisk kamerunsk ghanesisk")

// isCasedDemonym reports whether a word in small letters is an adjective of a nation in a Slavic language, in any case.
func isCasedDemonym(word string) bool {
	if len(word) < len("polský") || word[0] >= 'A' && word[0] <= 'Z' {
		return false
	}
	for _, c := range slavicCases {
		stem, ok := strings.CutSuffix(word, c.ending)
		if !ok || len(stem) < 4 || !endsAsNation(stem) {
			continue
		}
		var buf [2 * longestWord]byte
		first := append(append(buf[:0], stem...), c.first...)
		if inSet(moreNations, string(first)) || lexicon.Lookup(string(first)).Is(lexicon.Demonym) {
			return true
		}
	}
	return inSet(moreNations, word)
}

// endsAsNation reports whether the stem of an adjective ends as those of nations do in Slavic languages.
func endsAsNation(stem string) bool {
	return strings.HasSuffix(stem, "sk") || strings.HasSuffix(stem, "ck") || strings.HasSuffix(stem, "zk") || strings.HasSuffix(stem, "dzk") || strings.HasSuffix(stem, "ск") || strings.HasSuffix(stem, "цк")
}

// casedNational is the end of a noun for somebody of a nation in a case of Polish or Russian behind a space at text[i],
// or i: 44-letniej Słowaczki, 33-летнего узбека.
func casedNational(text string, i int) int {
	if i+1 >= len(text) || text[i] != ' ' {
		return i
	}
	end, _ := wordAt(text, i+1)
	word := text[i+1 : end]
	if len(word) < 6 || joinsAfter(text, end) {
		return i
	}
	for _, c := range [...]struct{ ending, first string }{{"ki", "ka"}, {"kę", "ka"}, {"ką", "ka"}, {"ce", "ka"}, {"ńca", "niec"}, {"ńcem", "niec"}, {"а", ""}, {"ом", ""}, {"ца", "ец"}, {"цем", "ец"}, {"ку", "ка"}, {"ки", "ка"}, {"кой", "ка"}} {
		if stem, ok := strings.CutSuffix(word, c.ending); ok && len(stem) > 3 {
			if k := lexicon.Lookup(stem + c.first); k.Is(lexicon.Demonym) && !k.Is(lexicon.Country) {
				return end
			}
		}
	}
	return i
}
