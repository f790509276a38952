package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file reads a street in any language behind the number of a house where an English sentence
// or a field says that an address follows: I live at 12 Cesta na Rožnik, my address is 4 Rua do Sol.

// toldStreet is how sure such a street is.
const toldStreet = 0.7

// Words right before the number: that an address follows, or that it does behind one of the
// words before them.
var (
	addressFields = wordSet("address residence chỉ")
	addressVerbs  = map[string]*wordList{
		"at":  wordSet("live lives lived living reside resides resided residing resident residence stay stays stayed staying located house home flat apartment office is was"),
		"is":  wordSet("address residence"),
		"ở":   wordSet("tôi sống em anh chị mình ấy họ nhà trọ đang"),
		"tại": wordSet("sống ở trú"),
		"on":  wordSet("flat house home apartment cottage bungalow office shop live lives lived living"),
		"to":  wordSet("moved moving relocated delivered deliver address parcel sent it ship shipped"),
	}
	// houseNouns stand before is at.
	houseNouns = wordSet("house home flat apartment office pharmacy surgery clinic practice shop store bakery bank restaurant café cafe pub hotel school nursery kindergarten library venue gym salon garage workshop studio warehouse church mosque temple parents family")
	// streetStops end a street that nothing parts from the sentence, and hours begin none.
	streetStops = wordSet("and or in is was for next near from with where since until because when but so as which that on by before after instead please again behind opposite last this every now today tomorrow yesterday during while until till")
	hours       = wordSet("am pm noon midnight gmt utc est cet pst eastern central pacific mountain percent degrees monday tuesday wednesday thursday friday saturday sunday")
)

// What stands before a street whose number stands behind its name: Živim u Ilica 12, na adresi
// Ilica 12. The first need a word for living somewhere before them.
var (
	homePlaces  = wordSet("u v na w przy po på op in en a em no para")
	homeVerbs   = withCapitals("živim živi žive živimo stanujem stanuje stanujemo bydlím bydlí bydlel bydlela bývam býva mieszkam mieszka mieszkamy mieszkał mieszkała bor bodde wohne wohnt wohnhaft wohnen woon woont wonen vivo vive vivimos abito abita moro mora resido reside habito habita stanujte locuiesc pošaljite pošalji pošli pošlete pošlite wyślij wysłać dostava dostavite doručte enviar envíe envie entregar entregue")
	homeRooms   = wordSet("zimmer raum haus wohnung pokój pokoji pokoj sobi soba stan stanu hotel rom rum kamer huis piso apartamento habitación quarto stanza camera numer etaj etage")
	homeFields  = withCapitals("adrese adresi adresem adresu adresou aadressil osoitteessa naslovu naslov adress adresas ulici ulicy ulicę")
	homeCopulas = wordSet("je jest ist is är er est es è é este sú")
)

// Bounds of such a street. Numbers of four digits before a town are postcodes.
const (
	mostToldWords     = 6
	longestToldNumber = 3 // digits
)

// toldStreetAt gives the bounds of a street of which the first word stands at text[at], behind a
// number; or at.
func toldStreetAt(text string, at int) (from, to int) {
	from = numberStart(text, at)
	if from == at {
		return at, at
	}
	if !saysAddress(text, from) {
		return at, at
	}
	to = at
	for i, n := at, 0; n < mostToldWords; n++ {
		if isDigit(text[i]) && n > 0 {
			if e := numberTokenEnd(text, i); e-i <= longestGuessedNum && !joinsAfter(text, e) {
				return from, unitsEnd(text, e, true)
			}
			return at, at
		}
		if tagger.UnitAt(text, i) > i {
			break
		}
		e, capital := wordAt(text, i)
		if e == i || joinsAfter(text, e) || n == 0 && (!capital || e-i < 3 && isCapitals(text[i:e]) || inSet(hours, text[i:e])) {
			return at, at
		}
		if !capital && inSet(streetStops, text[i:e]) {
			break
		}
		if capital {
			to = e
		}
		if e+1 < len(text) && text[e] == '.' && text[e+1] == ' ' && e-i <= longestLink && tagger.UnitAt(text, e+2) == e+2 {
			e++ // ul. Polna
		}
		if e+1 >= len(text) || text[e] != ' ' {
			if e == len(text) || strings.IndexByte(",.;\n\r", text[e]) >= 0 {
				to = e // a last word in small letters belongs to it: Bulevar oslobođenja
			}
			break
		}
		i = e + 1
	}
	if to == at {
		return at, at
	}
	return from, to
}

// numberStart is where the number of a house begins before the space before text[i], or i.
func numberStart(text string, i int) int {
	if i < 3 || text[i-1] != ' ' {
		return i
	}
	k := i - 1
	if isLetter(text[k-1]) && isDigit(text[k-2]) {
		k-- // 12a
	}
	end := k
	for k > 0 && end-k <= longestToldNumber && isDigit(text[k-1]) {
		k--
	}
	if k == end || end-k > longestToldNumber || k > 0 && text[k-1] != ' ' {
		return i
	}
	return k
}

// saysAddress reports whether the words before text[i] say that an address follows.
func saysAddress(text string, i int) bool {
	if i < 8 || text[i-1] != ' ' {
		return false
	}
	if text[i-2] == ':' {
		k := wordStartWithin(text, i-2, i-2-longestWord)
		return inSet(addressFields, text[k:i-2])
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	set := addressVerbs[text[k:i-1]]
	if set == nil || k < 2 || text[k-1] != ' ' {
		return false
	}
	if text[k:i-1] == "on" && !isRareAt(text, i) {
		return false // on 14 March
	}
	j := wordStartWithin(text, k-1, k-1-longestWord)
	switch word := text[j : k-1]; {
	case !inSet(set, word):
		return false
	case word == "is" || word == "was":
		if j < 2 || text[j-1] != ' ' {
			return false
		}
		return inSet(houseNouns, text[wordStartWithin(text, j-1, j-1-longestWord):j-1])
	}
	return true
}

// isRareAt reports whether the word behind the number at text[i] is one that hardly anybody uses.
func isRareAt(text string, i int) bool {
	_, k := number(text, i, longestToldNumber)
	k = skipByte(text, k, ' ')
	e, _ := wordAt(text, k)
	return e > k && lexicon.Lookup(text[k:e]).Common() == 0 && monthNamed(text[k:e]) == 0
}

// toldNameEnd is the end of a street at text[at] whose number stands behind its name, where the words
// before it say that an address follows; or at.
func toldNameEnd(text string, at int) int {
	if !saysHome(text, at) {
		return at
	}
	named := false
	for i, n := at, 0; n < mostToldWords && i < len(text); n++ {
		if isDigit(text[i]) {
			e := numberTokenEnd(text, i)
			if !named || e-i > longestToldNumber+1 || joinsAfter(text, e) || !isUnitEdge(text, unitsEnd(text, e, true)) {
				return at
			}
			return unitsEnd(text, e, true)
		}
		e, capital := wordAt(text, i)
		if e == i || e+1 >= len(text) || text[e] != ' ' || !capital && (n == 0 || e-i > longestLink+2) {
			return at
		}
		class := lexicon.Lookup(text[i:e])
		if class.Place() > 2 || class.Is(lexicon.Country|lexicon.Region) || inSet(homeRooms, text[i:e]) || n == 0 && class.Common() > 0 && class.Family() == 0 && class.Place() == 0 && isDigit(text[e+1]) {
			return at // a district of a town
		}
		named = named || capital
		i = e + 1
	}
	return at
}

// saysHome reports whether the words before text[i] say that such a street follows.
func saysHome(text string, i int) bool {
	if i < 5 || text[i-1] != ' ' {
		return false
	}
	if text[i-2] == ':' {
		k := wordStartWithin(text, i-2, i-2-longestWord)
		return k < i-2 && (inSet(addressNames, text[k:i-2]) || inSet(homeFields, text[k:i-2]))
	}
	if k := wordBeforeIn(text, i, 0, homeCopulas); k < i {
		return wordBeforeIn(text, k, 0, addressNames) < k
	}
	if k := wordBeforeIn(text, i, 0, homePlaces); k < i {
		return wordBeforeIn(text, k, 0, homeVerbs) < k
	}
	return wordBeforeIn(text, i, 0, homeFields) < i
}

// withToldStreet puts such a street among the spans in place of what is a part of it. What the
// tagger has read farther, or as far, is right.
func withToldStreet(spans []tagger.Span, from, to int) []tagger.Span {
	for i := range spans {
		if s := &spans[i]; s.Label == tagger.Street && s.Start < to && s.End >= to {
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Street, Confidence: toldStreet})
}
