package profiler

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds nationalities in small letters, as most languages write them, that running
// text says of somebody: before or behind a word for people, and behind is.

var nationalityRecognizers = []Recognizer{
	{
		Name:     "nationality-of-person",
		Label:    "NATIONALITY",
		Doc:      "A nationality in small letters right beside a word for people or an age, or behind a word such as is, before which stand a name, a pronoun or an age; behind an age a noun with a capital as well, and behind an age and a comma.",
		Source:   "CLDR, names of territories; words in common use",
		triggers: besideDemonyms.triggers(),
		match:    matchNationality,
	},
	{
		Name:     "nationality-as-noun",
		Label:    "NATIONALITY",
		Doc:      "A noun for somebody of a nationality, with an article before it and a word such as is, a comma or an age before that.",
		Source:   "CLDR, names of territories; words in common use",
		triggers: nationals.triggers(),
		match:    matchNational,
	},
	{
		Name:     "nationality-of-kin",
		Label:    "NATIONALITY",
		Doc:      "A nationality behind a word for kin in languages that leave out the verb, and behind the Finnish one for who is.",
		Source:   "CLDR, names of territories; words in common use",
		triggers: saidKin.triggers(),
		match:    matchKinNationality,
	},
	{
		Name:     "nationality-beside-noun",
		Label:    "NATIONALITY",
		Doc:      "An adjective of a nation or a people beside a noun, of closed lists in many languages, that is no language, dish, breed or currency.",
		Source:   "CLDR, names of territories; words in common use",
		triggers: formTriggers(nationForms),
		match:    matchNation,
	},
}

// nationals are nouns for somebody of a nationality, of which some are other words as well.
var nationals = newOtherSet(strings.Split("pole|dane|swede|finn|turk|scot|spaniard|briton|serb|croat|czech|slovak|slovene|greek|kurd|thai|arab|welshman|welshwoman|irishman|irishwoman|dutchman|dutchwoman|frenchman|frenchwoman|englishman|englishwoman|scotsman|scotswoman|icelander|new zealander|filipino|filipina|argentine|cypriot|kosovar|bosnian|latvian|lithuanian|estonian|afghan|uzbek|kazakh|tajik|tatar|iraqi|israeli|pakistani|bangladeshi|yemeni|omani|kuwaiti|saudi|emirati|somali|malagasy|nepali|nepalese|lao|swazi|basotho|gambian|ghanaian|nigerian|kenyan|ugandan|zambian|zimbabwean|senegalese|moroccan|tunisian|algerian|libyan|egyptian|sudanese|eritrean|ethiopian|malian|ivorian|cameroonian|congolese|angolan|mozambican|namibian|"+
	"italian|german|austrian|hungarian|romanian|bulgarian|ukrainian|russian|belarusian|moldovan|georgian|armenian|azerbaijani|albanian|macedonian|montenegrin|norwegian|belgian|luxembourger|canadian|american|mexican|cuban|jamaican|haitian|dominican|colombian|venezuelan|ecuadorian|peruvian|bolivian|chilean|paraguayan|uruguayan|brazilian|australian|indian|sri lankan|indonesian|malaysian|singaporean|vietnamese|cambodian|mongolian|korean|south korean|iranian|syrian|lebanese|jordanian|palestinian", "|"))

// saidKin are words for kin and for who speaks that have what they are right behind them.
var saidKin = newOtherSet(strings.Split("férjem|feleségem|apám|anyám|eşim|karım|kocam|annem|babam|жена|муж|мать|отец|мама|папа|чоловік|дружина|мати|батько|бабушка|дедушка|я|אשתי|בעלי|אבא שלי|אמא שלי|زوجي|زوجتي|أبي|أمي|أنا|hän on|mieheni on|vaimoni on|olen", "|"))

// matchKinNationality reads the nationality behind the word at text[at].
func matchKinNationality(text string, at int) (match, bool) {
	word := saidKin.at(text, at)
	end := at + len(word)
	if word == "" || joinsBefore(text, at) || end+3 >= len(text) || text[end] != ' ' {
		return match{}, false
	}
	if strings.HasPrefix(text[end:], " — ") {
		if end += len(" —"); end+3 >= len(text) {
			return match{}, false
		}
	}
	to := demonymBehind(text, end)
	if to == end {
		if e, _ := wordAt(text, end+1); inSet(ethnonyms, text[end+1:e]) || text[end+1] >= 0xD7 && isDemonym(text[end+1:e]) && !isCaselessCountry(text[end+1:e]) {
			to = e
		}
	}
	return match{end + 1, to, nationalityAlone}, to > end && endsSaying(text, to)
}

// isCaselessCountry reports whether a word in a script without capitals is a country rather than somebody of it.
func isCaselessCountry(word string) bool { return lexicon.Lookup(word).Is(lexicon.Country) }

// ethnonyms are nouns for somebody of a nation that few lists have, in Slavic languages.
var ethnonyms = withCapitals("българин българка сърбин сръбкиня гръцкиня грък румънец румънка турчин туркиня немец рускиня руснак украинец французин французойка италианец италианка испанец испанка поляк полякиня чех чехкиня унгарец унгарка албанец албанка македонец македонка американец американка англичанин англичанка китаец " +
	"srbin srpkinja hrvat hrvatica bošnjak bošnjakinja crnogorac crnogorka slovenac slovenec slovenka makedonac makedonec makedonka albanac albanec albanka nijemac nemac nemec njemica nemica francuz francoz francuskinja francozinja talijan italijan italijanka talijanka mađar madžar mađarica madžarka rus ruskinja poljak poljakinja čeh čehinja slovak slovakinja turčin turkinja grk grkinja rumun romun rumunj ukrajinac ukrajinec ukrajinka englez anglež avstrijec austrijanac austrijanka " +
	"србин српкиња хрват хрватица бошњак црногорац црногорка словенац немица французе француз мађар мађарица рус рускиња " +
	"slovák slováka slovenka maďar maďarka němec němka rakušan rakušanka polák polka rus ruska ukrajinec ukrajinka francouz francouzka angličan angličanka ital italka španěl španělka rumun rumunka bulhar bulharka srb srbka chorvat chorvatka vietnamec vietnamka číňan číňanka")

// matchNational reads the noun at text[at].
func matchNational(text string, at int) (match, bool) {
	word := nationals.at(text, at)
	end := at + len(word)
	if word == "" || !isCapitalAt(text, at) || at < 5 || text[at-1] != ' ' || isCapitals(text[at:end]) {
		return match{}, false
	}
	if !endsPhrase(text, end) {
		if end+1 >= len(text) || text[end] != ' ' || !inSet(afterNational, lettersBehind(text, end)) {
			return match{}, false
		}
	}
	i := at - 1
	from := lettersStart(text, i)
	if article := text[from:i]; article != "a" && article != "an" || from < 4 {
		return match{}, false
	}
	if text[from-1] == ' ' && text[from-2] == ',' {
		w := text[wordStart(text, from-2) : from-2]
		return match{at, end, nationalityAlone}, isToldOf(w) || inSet(suspects, w) || isNamed(text, from-2)
	}
	k := lettersStart(text, from-1)
	switch cue := text[k : from-1]; cue {
	case "is", "was", "became", "m", "am", "be", "as", "married", "been":
		return match{at, end, nationalityAlone}, true
	}
	return match{}, false
}

// afterNational go on behind such a noun, and suspects stand before it and a comma.
var (
	afterNational = wordSet("living who from by in and but with working based aged born named called married whose residing studying at of")
	suspects      = wordSet("suspect thief man woman driver victim passenger owner tenant applicant patient defendant witness neighbour neighbor colleague nurse teacher wife husband flatmate roommate boss manager")
)

// beingWords say what somebody is, and beingMyself what the one who speaks is; besideDemonyms
// are they, the words for people, and what makes a number an age: of these agedAdjectives stand before a
// nationality and wordsOfYears behind one.
var (
	beingWords     = wordSet("е é è es est jest je är er este είναι")
	beingMyself    = wordSet("он она він вона soy sou sono suis jestem jsem sunt είμαι som sam съм")
	besideDemonyms = newOtherSet(capitalised(peopleWords.words), smallNewsRoles(), slices.Collect(maps.Keys(beingWords.words)), slices.Collect(maps.Keys(beingMyself.words)), withoutWords(sortedKeys(wordsAfterAge), smallUnits))
	agedAdjectives = wordSet("jähriger jährige jährigen årig årigt åriga årige letni letnia letniego letniej letnią letý letá ročný ročná vuotias vuotiaan éves годишен годишна летний летняя летнего летней летнюю річний річна jarige")
	wordsOfYears   = wordSet("años anos anni ans ani")
	agedOrBeing    = wordSet("je som sam sem årig årige letni letnia letniego letniej letnią jarige jarig ans anos anni ani jest jestem jsem")
	slavicBeing    = wordSet("jest jestem jsem je som sam sem е съм есть")
	droppedBeing   = wordSet("este jest")
	pronouns       = newOtherSet(strings.Fields("той тя ela ele él ella elle il lui lei han hun hon ona on hän el ea αυτός αυτή usted"))
)

// withoutWords are the words that are not in a set.
func withoutWords(words []string, set *wordList) []string {
	return slices.DeleteFunc(words, set.has)
}

// capitalised are words and, of those in other letters than Latin ones, which have capitals of their
// own, the same with one.
func capitalised(words []string) []string {
	list := slices.Clone(words)
	for _, w := range words {
		if first, n := utf8.DecodeRuneInString(w); isOther(w) && unicode.ToUpper(first) != first {
			list = append(list, string(unicode.ToUpper(first))+w[n:])
		}
	}
	return list
}

// nationalityAlone is what the words around prove.
const nationalityAlone = 0.93

// matchNationality reads a nationality beside the word at text[at].
func matchNationality(text string, at int) (match, bool) {
	if joinsBefore(text, at) {
		return match{}, false
	}
	// All these words are one token, or one with an apostrophe inside, and have a space
	// beside them.
	if (at == 0 || text[at-1] != ' ') && text[at] < 0xE0 {
		if end, _ := nextToken(text, at); end == len(text) || text[end] != ' ' && text[end] != '\'' && !(text[end] == ',' && standsBehindNumber(text, at)) {
			return match{}, false
		}
	}
	if end := asciiEnd(text, at, longestWord); end < len(text) && text[end] == ' ' && smallDemonymAt(text, end) == end && !isBehindDemonym(text, at) && !inSet(agedOrBeing, text[at:end]) {
		return match{}, false // as most
	}
	word := besideDemonyms.at(text, at)
	end := at + len(word)
	if word == "" || len(word) < len("yo") && text[at] < 0x80 && !standsBehindNumber(text, at) {
		return match{}, false // y, which is and in Spanish
	}
	if to := smallDemonymAt(text, end+len(",")); end+1 < len(text) && text[end] == ',' && to > end+1 && endsSaying(text, to) && standsBehindNumber(text, at) {
		return match{end + len(", "), to, nationalityAlone}, true // 26 años, colombiana
	}
	switch {
	case inSet(agedAdjectives, word):
		if to := max(demonymBehind(text, end), casedNational(text, end)); to > end && at > 1 && (isDigit(text[at-1]) || isDigit(text[at-2])) {
			return match{end + 1, to, nationalityAlone}, true // 41-jähriger Niederländer
		}
		return match{}, false
	case inSet(wordsOfYears, word):
		return demonymBefore(text, at)
	}
	myself := inSet(beingMyself, word)
	if !myself && !inSet(beingWords, word) {
		if isBehindDemonym(text, at) {
			return match{wordStart(text, at-1), at - 1, nationalityAlone}, true
		}
		if to := smallDemonymAt(text, end); to > end {
			return match{end + 1, to, nationalityAlone}, true
		}
		return match{}, false
	}
	to := smallDemonymAt(text, end)
	if to == end && inSet(slavicBeing, word) {
		to = demonymBehind(text, end) // jest Polakiem
		if e, _ := wordAt(text, min(len(text), end+1)); to == end && e > end+1 && inSet(ethnonyms, text[end+1:e]) {
			to = e
		}
	}
	if to == end || !endsSaying(text, to) || !myself && !isSomebody(text, at) && !(startsSentence(text, at) && inSet(droppedBeing, word)) {
		return match{}, false
	}
	return match{end + 1, to, nationalityAlone}, true
}

// standsBehindNumber reports whether a number stands before text[i], with a blank or a hyphen between or none.
func standsBehindNumber(text string, i int) bool {
	if i > 1 && (text[i-1] == ' ' || text[i-1] == '-') {
		i--
	}
	return i > 0 && isDigit(text[i-1])
}

// demonymBehind is the end of a nationality behind a space at text[i], which may have a capital as
// nouns of German have, or i.
func demonymBehind(text string, i int) int {
	if to := smallDemonymAt(text, i); to > i {
		return to
	}
	if i+1 >= len(text) || text[i] != ' ' {
		return i
	}
	end, capital := wordAt(text, i+1)
	c := lexicon.Lookup(text[i+1 : end])
	if capital && !c.Is(lexicon.Demonym) { // Gruzina, Gruzinem
		for _, ending := range [...]string{"a", "em", "iem", "owi", "om", "ом", "а"} {
			if stem, ok := strings.CutSuffix(text[i+1:end], ending); ok && len(stem) > 3 && lexicon.Lookup(stem).Is(lexicon.Demonym) {
				c = lexicon.Lookup(stem)
				break
			}
		}
	}
	if !capital || joinsAfter(text, end) || !c.Is(lexicon.Demonym) || c.Is(lexicon.Country|lexicon.Title|lexicon.Occupation|lexicon.OrgWord) || c.Common() > 2 || c.Given() > 1 || c.Place() > 1 {
		return i
	}
	return end
}

// agedGoods are older than a year and nobody.
var agedGoods = wordSet("vino vinos whisky ron rum brandy queso jamón vin vins rhum cognac fromage vinho vinhos queijo formaggio prosciutto licor coche coches reloj voiture auto mobile móvel barco")

// nationalArticles stand before a noun with a capital for somebody of a nation, in German, French and Dutch, and
// behindNational go on behind one there.
var (
	nationalArticles = wordSet("ein eine einen einem einer un une een des deux trois quatre")
	behindNational   = wordSet("aus mit und oder der die wurde wird ist war hat kam im in von vor sich de du des qui et a est était avec dans d'origine né née vivant résidant installé installée établi établie domicilié domiciliée uit met en die werd is was van heeft")
)

// nationalEnd is the noun for somebody of a nation at text[at] behind an article, or behind the one there.
func nationalEnd(text string, at int) (from, end int) {
	if c := text[at] | 0x20; c != 'e' && c != 'u' {
		// as most
	} else if end, _ := wordAt(text, at); end-at < len("einer ") && end+1 < len(text) && text[end] == ' ' && inSet(nationalArticles, text[at:end]) && isCapitalAt(text, end+1) {
		at = end + 1 // Un Espagnol
	}
	return at, nationEnd(text, at)
}

// nationEnd is nationalEnd for what stands behind the article.
func nationEnd(text string, at int) int {
	if at < 3 || text[at-1] != ' ' || !nationalArticles.mayEnd(text, at-1) {
		return at
	}
	from := wordStartWithin(text, at-1, at-1-longestWord)
	if !inSet(nationalArticles, text[from:at-1]) {
		return at
	}
	end, _ := wordAt(text, at)
	c := lexicon.Lookup(text[at:end])
	if stem, ok := strings.CutSuffix(text[at:end], "s"); ok && text[from] != 'u' && text[from] != 'e' && !c.Is(lexicon.Demonym) {
		c = lexicon.Lookup(stem)
	}
	if end-at < len("Kurd") || !c.Is(lexicon.Demonym) || c.Is(lexicon.Title|lexicon.Occupation|lexicon.OrgWord|lexicon.Thing) || c.Is(lexicon.Country) && text[from] != 'u' || c.Place() > 1 || c.Given() > 1 {
		return at
	}
	if text[from] == 'd' || text[from] == 't' || text[from] == 'q' { // des Belges de 31 ans
		return at + max(0, end-at)*agedBehind(text, end)
	}
	if !endsPhrase(text, end) && !inSet(behindNational, lettersBehind(text, end)) {
		return at
	}
	return end
}

// agedBehind is 1 where de and a number stand behind text[i], and 0 elsewhere.
func agedBehind(text string, i int) int {
	if i+4 < len(text) && strings.HasPrefix(text[i:], " de ") && isDigit(text[i+4]) {
		return 1
	}
	return 0
}

// demonymBefore reads the nationality of somebody whose years stand behind it, as in un pastor
// rumano de 39 años, before the word for years at text[at].
func demonymBefore(text string, at int) (match, bool) {
	i := at - 1
	for i > 0 && at-i < 5 && isDigit(text[i-1]) {
		i--
	}
	if i >= at-1 || i < 8 || text[at-1] != ' ' || text[i-1] != ' ' {
		return match{}, false
	}
	i--
	if k := i - len("de"); text[k:i] == "de" || text[k:i] == "di" {
		i = k
	} else {
		return match{}, false
	}
	if text[i-1] == ' ' {
		i--
	}
	if text[i-1] == ',' {
		i--
	}
	from := wordStart(text, i)
	if from > 1 && inSet(agedGoods, text[wordStart(text, from-1):from-1]) {
		return match{}, false
	}
	return match{from, i, nationalityAlone}, from < i && (isSmallDemonym(text[from:i]) || articleBefore(text, from) && demonymBehind(text, from-1) == i) && !joinsBefore(text, from)
}

// isBehindDemonym reports whether a nationality in small letters and a space stand before text[at].
func isBehindDemonym(text string, at int) bool {
	if at < 2 || text[at-1] != ' ' {
		return false
	}
	from := wordStart(text, at-1)
	return (isSmallDemonym(text[from:at-1]) || isCasedDemonym(text[from:at-1])) && !joinsBefore(text, from)
}

// smallDemonymAt is the end of a nationality in small letters behind a space at text[i], or i.
func smallDemonymAt(text string, i int) int {
	if i+1 >= len(text) || text[i] != ' ' {
		return i
	}
	if end, _ := wordAt(text, i+1); isSmallDemonym(text[i+1:end]) && !joinsAfter(text, end) {
		return end
	}
	return i
}

// endsSaying reports whether nothing goes on behind text[i] that what ends there could be said of
// instead of somebody.
func endsSaying(text string, i int) bool {
	if i == len(text) || strings.IndexByte(",.;)\n!?", text[i]) >= 0 {
		return true
	}
	if text[i] != ' ' {
		return false
	}
	e, _ := wordAt(text, i+1)
	return inSet(behindJob, text[i+1:e])
}

// isSomebody reports whether what stands before text[i] is a pronoun, a name, or a comma behind
// one or behind an age.
func isSomebody(text string, i int) bool {
	if i < 2 || text[i-1] != ' ' {
		return false
	}
	end := i - 1
	comma := text[end-1] == ','
	if comma {
		end--
	}
	from := wordStart(text, end)
	word := text[from:end]
	if word == "" {
		return false
	}
	if len(pronouns.at(text, from)) == len(word) {
		return !comma
	}
	if comma && len(ageEndings.at(text, from)) == len(word) {
		return true
	}
	if !comma && (isToldOf(word) || inSet(nextDoor, word) || endsCue(jobKin, text, end)) {
		return true
	}
	class := lexicon.Lookup(word)
	first, _ := utf8.DecodeRuneInString(word)
	return isUpperRune(first) && (class.Given() > 1 || class.Family() > 1) && class.Common() < 3
}

// isSmallDemonym reports whether a word in small letters is a nationality, whatever ending of
// an adjective it has.
func isSmallDemonym(word string) bool {
	if len(word) < 4 {
		return false
	}
	if word[0] < utf8.RuneSelf {
		if word[0] < 'a' || word[0] > 'z' {
			return false
		}
	} else if first, _ := utf8.DecodeRuneInString(word); !isLowerRune(first) {
		return false
	}
	if isDemonymStem(word) || nationForms[word]&(nationBefore|nationBehind) != 0 {
		return true
	}
	n := len(word) - 1
	switch word[n] {
	case 'e', 'a':
		return isDemonymStem(word[:n])
	case 'r', 'n':
		return word[n-1] == 'e' && isDemonymStem(word[:n-1])
	case 's':
		return isDemonymStem(word[:n]) || word[n-1] == 'e' && isDemonymStem(word[:n-1])
	}
	return false
}

// isDemonymStem reports whether a word, or what is left of it without the ending, is a
// nationality.
func isDemonymStem(stem string) bool {
	if len(stem) < 4 {
		return false
	}
	c := lexicon.Lookup(stem)
	return c.Is(lexicon.Demonym) && (!c.Is(lexicon.Country) || c.Common() > 1) && c.Given() < 2 && c.Place() < 3 || inSet(moreNations, stem)
}

// goodsOfPlaces are called after towns and countries, and nobody is there.
var goodsOfPlaces = wordSet("hat hats sausage sausages sandwich sandwiches sponge beans boots knot knots sprouts steak burger release cream roll buns")

// beforeHat stand before a place in German, where hat is has: ein Mann aus Wuppertal hat.
var beforeHat = wordSet("aus nach von bei bis in")

// goodsOfNations are what English says the country or the religion of that is nobody: an Indian restaurant.
var goodsOfNations = wordSet("jumper jumpers yoghurt yogurt omelette dance dances folk music ink letters letter text texts numerals script scripts tiles oven delight roll rolls auction auctions mustard rubber " +
	"restaurant restaurants takeaway bakery salad toast courage pastry pastries fries cuisine food foods wine wines beer beers cheese chocolate chocolates sauce bread soup dish dishes dressing coffee tea curry sausage sausages whisky whiskey vodka " +
	"revolution government army navy parliament press empire dynasty flag anthem border coast capital city cities town towns village villages province exports imports league cup version translation edition grammar dictionary keyboard alphabet lesson lessons course courses " +
	"temple temples mosque church churches synagogue cathedral university universities school schools museum museums hospital hospitals cemetery quarter calendar holiday holidays festival art architecture literature music opera film films movie movies novel novels poem poems painting paintings " +
	"shepherd bulldog terrier spaniel window windows horn roulette doll dolls carpet carpets rug rugs watch watches car cars company companies bank banks brand brands law laws")
