package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds authorities and bodies that are made of everyday words with capitals, of which the first or the last says what they
// are: Tribunal Superior de Justicia, Royal Coastal Rescue Corps, Interior Ministry, Wexcombe Crown Court, Institut für Meereskunde.

var (
	// rankWords begin the names of bodies of bodyRanked: whom or what they are for, and whose they are.
	rankWords = withCapitals("national international royal federal central european african asian american british nordic baltic world metropolitan " +
		"nationaal nationale internationaal internationale koninklijk koninklijke federaal federale centraal centrale europees europese vlaams vlaamse nederlands nederlandse belgisch belgische algemeen algemene landelijk landelijke")

	// notRoyal is what is royal and no body.
	notRoyal = wordSet("besluit paleis hoogheid hoogheden huis familie majesteit slot slott residens hjerter")

	// ministryFields say what a ministry is for.
	ministryFields = wordSet("interior foreign defence defense health finance justice education agriculture energy transport environment culture labour labor trade tourism economy immigration security industry housing science information fisheries water mining sports home communications infrastructure welfare affairs development planning")

	// seatedWords stand between a place and what is there.
	seatedWords = wordSet("crown children's magistrates' magistrates county district circuit high family criminal sheriff supreme appeals superior municipal probate juvenile bankruptcy coroner's coroners rescue fire ambulance police probation prison parole health highways transport transit water sewer housing planning education school schools library parks sanitation election elections sheriff's safeguarding licensing development port airport harbour wildlife forestry")

	// seatedOf stand behind a head and of: Cleveland Division of Police.
	seatedOf = wordSet("police fire health education transportation corrections sanitation elections health parks housing revenue")

	// purposes stand between a body and what it is for.
	purposes = [...]string{" para as ", " para os ", " para a ", " para o ", " para las ", " para los ", " para la ", " para el ", " para ", " per la ", " per le ", " per il ", " per i ", " per lo ", " per l'", " pentru ", " por la ", " contra la ", " contra o ", " contra a "}

	// bodyAnds join two words of what a body is for.
	bodyAnds = [...]string{" y ", " e ", " i ", " și ", " oraz "}

	// bodyPlaceLinks stand between a body and its place in Polish and Romanian.
	bodyPlaceLinks = [...]string{" w ", " we ", " din "}

	// bodyNumbers stand before the number of a court or a union.
	bodyNumbers = [...]string{" n.º ", " N.º ", " nº ", " Nº ", " n° ", " núm. ", " num. ", " n. ", " no. ", " No. ", " nr ", " número ", " #", " "}
)

// mostStateWords bounds the words behind the head of such a name.
const mostStateWords = 8

// stateBodyEnd is the end of the body behind its head text[k:e], which is followed by a word with a capital; or e.
func stateBodyEnd(text string, k, e int) int {
	to, linked, joined := e, false, false
	if e-k > 3 && isInCapitals(text[k:e]) {
		return e
	}
	for n := 0; n < mostStateWords && to-k < longestBody; n++ {
		i, link := linkedStart(text, to)
		if i == to {
			if i = behindOne(text, to, purposes[:]); i > to {
				link = true
			} else if i = behindOne(text, to, bodyAnds[:]); i > to && linked && !joined && to > e {
				joined = true
			} else if i = behindOne(text, to, bodyPlaceLinks[:]); i > to && to > e && isPlaceAt(text, i) {
				return wordsEndAt(text, i)
			} else {
				break
			}
		}
		w, capital := longWordAt(text, i)
		if !capital || w-i < 2 || monthNamed(text[i:w]) > 0 || joinsAfter(text, w) {
			break
		}
		c := lexicon.Lookup(text[i:w])
		if to == e && !link && lexicon.Lookup(text[k:e]).Given() > 0 && (c.Common() == 0 || c.IsName()) {
			break // Rada Jovanović
		}
		if to > e && !link && isSaintForm(text[i:]) {
			if n, capital := longWordAt(text, min(len(text), w+1)); capital && text[w] == ' ' {
				return n // Azienda Ospedaliera San Biagio
			}
		}
		if c.Is(lexicon.Title) || c.Is(lexicon.Occupation) && to == e && !link || c.Given() > 1 && !link && c.Common() < 3 || link && linked && c.Is(lexicon.Country) || joined && isNamePart(text[i:w]) && c.Common() < 2 {
			break
		}
		linked = linked || link
		to = w
		if link && c.Place() > 1 && c.Common() < 2 {
			return placeTailEnd(text, i, w)
		}
	}
	if n := courtRegionEnd(text, to); n > to {
		return n
	}
	if to > e && lexicon.Lookup(text[lastWordOf(text, k, to):to]).Given() > 1 && !linked {
		return e // Secretaria Judite
	}
	return to
}

// courtRegionEnd is the end of the region with its number that a court of Brazil is of, behind text[to]: da 5ª Região; or to.
func courtRegionEnd(text string, to int) int {
	if !strings.HasPrefix(text[to:], " da ") {
		return to
	}
	n := digitsEnd(text, to+len(" da "))
	if n == to+len(" da ") || !strings.HasPrefix(text[n:], "ª Região") {
		return to
	}
	return n + len("ª Região")
}

// placeTailEnd is the end of the place text[i:w] with the word behind it, where the two are one.
func placeTailEnd(text string, i, w int) int {
	if to := twoNamedEnd(text, i, w); to > w {
		return to
	}
	if w+2 < len(text) && text[w] == ' ' && isCapitalAt(text, w+1) {
		if to := wordsEndAt(text, w+1); lexicon.Lookup(text[i:to]).Place() > 0 || lexicon.Lookup(text[i:to]).Is(lexicon.Region|lexicon.Country) {
			return to
		}
	}
	return w
}

// behindOne is what follows behind one of some words at text[i], where it has a capital; or i.
func behindOne(text string, i int, words []string) int {
	if i+3 >= len(text) || text[i] != ' ' {
		return i
	}
	for _, w := range words {
		if strings.HasPrefix(text[i:], w) && isCapitalAt(text, i+len(w)) {
			return i + len(w)
		}
	}
	return i
}

// isPlaceAt reports whether a word with a capital at text[i] is a place, or in no lexicon.
func isPlaceAt(text string, i int) bool {
	c := lexicon.Lookup(text[i:wordsEndAt(text, i)])
	return c.Place() > 0 || c.Is(lexicon.Country|lexicon.Region) || c&^lexicon.Begins == 0
}

// bodyNumberEnd is the end of the number behind a court or the like that ends at text[e], or e.
func bodyNumberEnd(text string, e int) int {
	if e+1 >= len(text) || text[e] != ' ' {
		return e
	}
	for _, w := range bodyNumbers {
		if i := e + len(w); strings.HasPrefix(text[e:], w) && i < len(text) && isDigit(text[i]) {
			n := digitsEnd(text, i)
			if n > i+2 || joinsAfter(text, n) || n+1 < len(text) && (text[n] == ',' || text[n] == '.' || text[n] == ':') && isDigit(text[n+1]) {
				return e
			}
			return n
		}
	}
	return e
}

// rankedStart is where the name of a body begins whose last word stands at text[k], with a word of rankWords before it; or k.
func rankedStart(text string, k int) int {
	from := k
	for i, n := k, 0; n < mostInBody+1; n++ {
		j := capitalWordBefore(text, i)
		if j == i {
			if strings.HasSuffix(text[:i], " and ") || strings.HasSuffix(text[:i], " en ") {
				if j = capitalWordBefore(text, strings.LastIndexByte(text[:i-1], ' ')+1); n == 0 || j > i-5 {
					break
				}
			} else {
				break
			}
		}
		if e, _ := longWordAt(text, j); inSet(rankWords, text[j:e]) {
			from = j
		}
		i = j
	}
	return from
}

// royalEnd is the end of what is royal behind the word that ends at text[e], in Dutch and Scandinavian languages, where words have
// capitals in names alone; or e.
func royalEnd(text string, e int) int {
	to := e
	for n := 0; n < 3 && to+2 < len(text) && text[to] == ' ' && isCapitalAt(text, to+1); n++ {
		w, _ := longWordAt(text, to+1)
		if word := text[to+1 : w]; n == 0 && (inSet(notRoyal, word) || lexicon.Lookup(word).Is(lexicon.Title)) {
			return e
		}
		to = w
	}
	return to
}

// fieldedStart is where a ministry begins whose last word stands at text[k], with its field and whose it is; or k.
func fieldedStart(text string, k int) int {
	j := capitalWordBefore(text, k)
	if j == k || !inSet(ministryFields, text[j:k-1]) {
		return k
	}
	if strings.HasSuffix(text[:j], " and ") {
		if i := capitalWordBefore(text, j-len("and ")); i < j-len("and ") && inSet(ministryFields, text[i:j-len(" and ")]) {
			j = i
		}
	}
	if i := capitalWordBefore(text, j); i < j && (lexicon.Lookup(text[i:j-1]).Is(lexicon.Demonym|lexicon.Country) || inSet(moreDemonyms, text[i:j-1])) {
		return i
	}
	return j
}

// seatedStart is where a body begins whose last word text[k:e] stands behind its field and its place: Wexcombe Crown Court; or k.
func seatedStart(text string, k int) int {
	j := capitalWordBefore(text, k)
	if j == k || !inSet(seatedWords, strings.TrimRight(text[j:k-1], "’")) {
		return k
	}
	if strings.HasSuffix(text[:j], " and ") {
		if i := capitalWordBefore(text, j-len("and ")); i < j-len("and ") {
			j = i // Fire and Rescue Service
		}
	}
	for range 2 { // New Wexcombe
		i := capitalWordBefore(text, j)
		if i == j || inSet(headOpenings, text[i:j-1]) {
			break
		}
		c := lexicon.Lookup(text[i : j-1])
		if c.Is(lexicon.Title|lexicon.Occupation) || c.Given() > 1 && c.Place() == 0 {
			break
		}
		if place := c.Place() > 0 || c.Is(lexicon.Region|lexicon.Country|lexicon.Demonym) || c.Common() < 2; !place && !inSet(seatedWords, text[i:j-1]) {
			break
		} else if place {
			k = i
		}
		j = i
	}
	return k
}

// seatedOfEnd is the end of of and a field behind the head that ends at text[e], or e.
func seatedOfEnd(text string, e int) int {
	if !strings.HasPrefix(text[e:], " of ") {
		return e
	}
	w := wordsEndAt(text, e+len(" of "))
	if !inSet(seatedOf, text[e+len(" of "):w]) || continuesName(text, w) {
		return e
	}
	return w
}

// germanPurposeEnd is the end of für and one noun or two with und behind the head that ends at text[e], or e.
func germanPurposeEnd(text string, e int) int {
	if !strings.HasPrefix(text[e:], " für ") {
		return e
	}
	to := e
	for i := e + len(" für "); ; {
		w, capital := longWordAt(text, i)
		if !capital { // für angewandte Botanik
			if n := len("er "); to > e || w < i+4 || w+2 >= len(text) || text[w] != ' ' || !isCapitalAt(text, w+1) || w-i < n {
				return to
			}
			w, _ = longWordAt(text, w+1)
		}
		to = w
		switch {
		case strings.HasPrefix(text[w:], " und ") && isCapitalAt(text, w+len(" und ")):
			i = w + len(" und ")
		case strings.HasPrefix(text[w:], ", ") && isCapitalAt(text, w+2) && andFollows(text, w+2):
			i = w + 2
		default:
			return to
		}
		if to-e > longestBody {
			return to
		}
	}
}

// andFollows reports whether und stands behind the word at text[i].
func andFollows(text string, i int) bool {
	w, _ := longWordAt(text, i)
	return strings.HasPrefix(text[w:], " und ")
}

// courtOrdinalStart is where the ordinal of the court at text[k] begins, or k: 2ª Vara Criminal.
func courtOrdinalStart(text string, k int) int {
	if k < 3 || text[k-1] != ' ' || !strings.HasSuffix(text[:k-1], "ª") && !strings.HasSuffix(text[:k-1], "º") {
		return k
	}
	i := k - 1 - len("ª")
	if i > 0 && text[i-1] == '.' {
		i--
	}
	from := i
	for from > 0 && k-from < 8 && isDigit(text[from-1]) {
		from--
	}
	if from == i || joinsBefore(text, from) {
		return k
	}
	return from
}

// placedStart is where the place right before text[k] begins, or k.
func placedStart(text string, k int) int {
	j := capitalWordBefore(text, k)
	if j == k {
		return k
	}
	if c := lexicon.Lookup(text[j : k-1]); c.Place() == 0 && !c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym) {
		return k
	}
	if i := capitalWordBefore(text, j); i < j {
		if c := lexicon.Lookup(text[i : k-1]); c.Place() > 0 || c.Is(lexicon.Country|lexicon.Region) {
			return i
		}
	}
	return j
}

// bodyBySides gives the body of which the head text[k:e] is told by the words beside it; or k twice.
func bodyBySides(text string, k, e int, kind bodyKind) (from, to int) {
	ends := !continuesName(text, e)
	if kind&bodyRanked != 0 && ends {
		if from = rankedStart(text, k); from < k {
			return from, e
		}
	}
	if kind&bodyFielded != 0 && ends {
		if from = fieldedStart(text, k); from < k {
			return from, e
		}
	}
	if kind&bodySeated != 0 {
		if to = seatedOfEnd(text, e); to > e {
			if from = placedStart(text, k); from < k {
				return from, to
			}
		}
		if from = seatedStart(text, k); from < k && ends {
			return from, e
		}
	}
	if kind&bodyBranded != 0 && ends {
		if j := capitalWordBefore(text, k); j < k && lexicon.Lookup(text[j:k-1])&^lexicon.Begins == 0 && capitalWordBefore(text, j) == j && k-j > 4 {
			return j, e
		}
	}
	if kind&bodyRoyal != 0 {
		if to = royalEnd(text, e); to > e {
			return k, to
		}
	}
	if kind&bodySpot != 0 {
		if i := behindOne(text, e, spotLinks[:]); i > e {
			if w, _ := longWordAt(text, i); endsAsJob(text[i:w], germanSpots[:]) || isWholeIn(text[i:w], germanSpots[:]) {
				return k, w
			}
		}
	}
	if kind&bodyForGerman != 0 && wordBeforeIn(text, k, 0, articlesDE) < k {
		if to = germanPurposeEnd(text, e); to > e {
			return k, to
		}
	}
	if kind&bodyState == 0 || e+2 >= len(text) || text[e] != ' ' {
		return k, k
	}
	if to = stateBodyEnd(text, k, e); to > e && !isCapitalAt(text, e+1) && startsSentence(text, k) {
		if i, _ := linkedStart(text, e); i > e {
			if c := lexicon.Lookup(text[i:wordsEndAt(text, i)]); c.Given() > 0 && c.Place() == 0 || c.Family() > 1 && c.Common() < 2 {
				to = e // Poder de Lucía
			}
		}
	}
	if n := bodyNumberEnd(text, to); n > to && (to > e || !startsSentence(text, k)) && inSet(numberedBodies, text[k:e]) {
		if to = n; to < len(text) && text[to] == ' ' {
			if i, linked := linkedStart(text, to); linked && isPlaceAt(text, i) {
				to = placeTailEnd(text, i, wordsEndAt(text, i))
			}
		}
	}
	if to == e {
		return k, k
	}
	return adjectivesStart(text, courtOrdinalStart(text, k)), to
}

// numberedBodies have numbers.
var numberedBodies = withCapitals("tribunal juzgado fiscalía comisaría sindicato secretaría vara sąd urząd asl usl")
