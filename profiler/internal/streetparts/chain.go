package streetparts

import (
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/once"
	"github.com/privet-go/privet/profiler/internal/words"
)

// lateKinds are kinds of streets in small letters behind their names, before the number
// of the house, as in Hungarian.
var lateKinds = once.Value[*words.Table]{Make: func() *words.Table { return words.NewTable(lists.Words("streetparts", "lateKinds")) }}

const lateKindWords = "utca utcája út útja tér tere köz körút körútja krt u sétány sor fasor rakpart rkp dűlő lépcső"

// lateWords are the same in other languages, of which some are words as well: they
// count where a number follows.
var lateWords = once.Value[*words.Table]{Make: func() *words.Table { return words.NewTable(lists.Words("streetparts", "lateWords")) }}

const lateWordWords = "ulica ulice ulici ul cesta cesty pot put trg obala nábřeží náměstí nám třída tř sady námestie nábrežie trieda sídlisko sokak sokağı sok caddesi cad bulvarı bulvari mahallesi " +
	"tn tänav tee mnt maantee pst puiestee põik plats iela gatve bulvāris prospekts laukums šoseja g gatvė gatve al alėja pr prospektas plentas skersgatvis aikštė " +
	"gata gatan väg vägen gränd torg plan gate gata vei veien plass allé alle gade vej plads stræde boulevard straat laan weg plein kade gracht straße strasse gasse platz allee " +
	"katu tie kuja polku kaari bulevar bulvar ulitsa rruga улица ул бульвар проспект переулок вулиця булевард οδός"

// isLate reports whether a word is one of either.
func isLate(word string) bool { return lateKinds.Get().Has(word) || lateWords.Get().Has(word) }

// numberFollows reports whether a number follows the word that ends at text[i], behind a
// space or a dot and a space.
func numberFollows(text string, i int) bool {
	if i < len(text) && text[i] == '.' {
		i++
	}
	return i+1 < len(text) && text[i] == ' ' && words.IsDigit(text[i+1])
}

// isHebrewAt reports whether a Hebrew letter stands at text[i].
func isHebrewAt(text string, i int) bool {
	return text[i] == 0xD7 && i+1 < len(text) && text[i+1] >= 0x90 && text[i+1] <= 0xAA
}
