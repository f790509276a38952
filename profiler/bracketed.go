package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file reads what news and files tell of somebody in brackets: the age and the nationality,
// in either order, or the nationality alone behind a name. (19, Swedish), (polnisch, 45 Jahre).

// bracketRecognizers find the two parts of such brackets.
var bracketRecognizers = []Recognizer{
	{
		Name:     "nationality-in-brackets",
		Label:    "NATIONALITY",
		Doc:      "A nationality in brackets beside an age, or behind the whole name of somebody.",
		Source:   "CLDR, names of territories; the usage of newspapers",
		triggers: []trigger{onByte('(').then("9A*")},
		match:    matchBracketedNationality,
	},
	{
		Name:     "age-in-brackets",
		Label:    "AGE",
		Doc:      "A number up to 120 in brackets, beside a nationality or with a word for years behind a name.",
		Source:   "the usage of newspapers",
		triggers: []trigger{onByte('(').then("9A*")},
		match:    matchBracketedAge,
	},
}

// bracketedThings stand before brackets that hold a number and a language: pages, versions and goods
// are in Swedish too.
var bracketedThings = wordSet("page pages chapter version edition volume book books report manual text song songs film movie subtitles subtitle audio language languages version document file track speech lesson course module wine cheese beer car ship room item items entry " +
	"seite kapitel ausgabe band buch bericht handbuch lied untertitel sprache sprachen wein käse bier raum page chapitre édition livre rapport manuel chanson sous-titres langue langues vin fromage bière página capítulo edición libro informe canción subtítulos idioma idiomas vino queso cerveza " +
	"pagina capitolo edizione libro rapporto canzone sottotitoli lingua lingue formaggio birra edição livro relatório legendas queijo cerveja hoofdstuk boek rapport ondertiteling taal talen kaas bier strona rozdział książka napisy język ser piwo strana kapitola kniha titulky jazyk sýr pivo sida kapitel bok språk ost sivu luku kirja kieli juusto sayfa bölüm kitap dil")

// A bracketed is what such brackets say. What is not there is empty.
type bracketed struct {
	age, nation [2]int
}

// readBracketed reads the brackets that open at text[at].
func readBracketed(text string, at int) (b bracketed, ok bool) {
	i := at + 1
	if i+3 >= len(text) || at < 3 || text[at-1] != ' ' {
		return b, false
	}
	before := text[wordStartWithin(text, at-1, at-1-longestWord) : at-1]
	if inSet(bracketedThings, before) || len(before) < len("by") {
		return b, false
	}
	if isDigit(text[i]) {
		if b.age[1] = bracketedAge(text, i); b.age[1] == 0 {
			return b, false
		}
		b.age[0], i = i, bracketedYears(text, b.age[1])
		if i > b.age[1] && i < len(text) && text[i] == ')' {
			return b, namesSomebody(text, at-1) // (87 y)
		}
		if b.age[1] > b.age[0]+1 && isKinBefore(text, at-1) && (strings.HasPrefix(text[b.age[1]:], " m.") || i > b.age[1]) && i < len(text) {
			return b, true // sūnui Domantui (13 m., 7b klasė)
		}
		if !strings.HasPrefix(text[i:], ", ") {
			return b, false
		}
		i += len(", ")
	}
	end, capital := wordAt(text, i)
	if end == i || end >= len(text) || text[end] != ')' && text[end] != ',' || !isBracketedNation(text[i:end], capital) {
		return b, false
	}
	b.nation = [2]int{i, end}
	switch {
	case b.age[1] > 0:
	case strings.HasPrefix(text[end:], ", ") && end+2 < len(text) && isDigit(text[end+2]):
		i = end + len(", ")
		if b.age[1] = bracketedAge(text, i); b.age[1] == 0 {
			return b, false
		}
		b.age[0] = i
		if e := bracketedYears(text, b.age[1]); e >= len(text) || text[e] != ')' && text[e] != ',' {
			return b, false
		}
	default:
		return b, isWholeName(text, at-1)
	}
	return b, true
}

// isKinBefore reports whether a word for kin and a name of one word end at text[i].
func isKinBefore(text string, i int) bool {
	k := lettersStart(text, i)
	if k == i || k < 4 || text[k-1] != ' ' || !isCapitalAt(text, k) {
		return false
	}
	word := text[lettersStart(text, k-1) : k-1]
	return isToldOf(word) || inSet(agedPeople, word) || inSet(balticKin, word)
}

// balticKin are children and others of a family in the cases of Lithuanian and Latvian in which applications have them.
var balticKin = withCapitals("sūnui sūnus sūnaus sūnų dukrai dukra dukters dukrą vaikui vaikas vaiko vaiką mokinys mokinei mokiniui mokinio mokinės anūkui anūkei broliui seseriai mamai tėčiui žmonai vyrui dēls dēlam dēla meita meitai meitas bērns bērnam bērna skolēnam skolniecei")

// bracketedAge is the end of the age at text[i], or 0.
func bracketedAge(text string, i int) int {
	age, end := number(text, i, 3)
	if end < len(text) && isDigit(text[end]) || end < i+2 && age < 3 || age > mostAge || age == 0 {
		return 0
	}
	return end
}

// bracketedYears is the end of a word for years behind text[i], or i.
func bracketedYears(text string, i int) int {
	if i+2 >= len(text) || text[i] != ' ' {
		return i
	}
	e, _ := wordAt(text, i+1)
	if !inSet(bracketYears, text[i+1:e]) {
		return i
	}
	if e < len(text) && text[e] == '.' {
		e++
	}
	return e
}

// bracketYears are words for years and their short forms that stand behind an age.
var bracketYears = wordSet("jahre j ans años anni anos jaar jr lat lata l let roků rokov år ára vuotta v éves ani yaşında ετών лет года год л років роки р години godina let letni metų gadi gadu aastat y yo yr yrs years")

// isBracketedNation reports whether a word in brackets is a nationality. It has a capital where the
// language writes it with one.
func isBracketedNation(word string, capital bool) bool {
	if !capital {
		return isSmallDemonym(word)
	}
	c := lexicon.Lookup(word)
	return len(word) > 3 && c.Is(lexicon.Demonym) && !c.Is(lexicon.Country|lexicon.OrgWord|lexicon.Occupation|lexicon.Title)
}

// lastTwoNames gives what the lexicon says of the last two words before text[i]. It reports false where they are not two
// words with capitals.
func lastTwoNames(text string, i int) (first, last lexicon.Class, ok bool) {
	from := wordStartWithin(text, i, i-longestWord)
	if from < 3 || text[from-1] != ' ' || !isCapitalAt(text, from) {
		return 0, 0, false
	}
	k := wordStartWithin(text, from-1, from-1-longestWord)
	if k == from-1 || !isCapitalAt(text, k) {
		return 0, 0, false
	}
	return lexicon.Lookup(text[k : from-1]), lexicon.Lookup(text[from:i]), true
}

// isWholeName reports whether a given name and a family name end at text[i].
func isWholeName(text string, i int) bool {
	first, last, ok := lastTwoNames(text, i)
	return ok && first.Given() > 1 && last.Given()+last.Family() > 0 && !first.Is(lexicon.Country|lexicon.Demonym)
}

// namesSomebody reports whether two words with capitals end at text[i] of which the first may be a given name and the
// last a name as well, which is less than that they are one.
func namesSomebody(text string, i int) bool {
	first, last, ok := lastTwoNames(text, i)
	return ok && first.Given() > 0 && last.Given()+last.Family() > 0
}

// bracketedAlone is how sure the parts of such brackets are.
const bracketedAlone = 0.9

// matchBracketedNationality reads the nationality in brackets that open at text[at].
func matchBracketedNationality(text string, at int) (match, bool) {
	b, ok := readBracketed(text, at)
	return match{b.nation[0], b.nation[1], bracketedAlone}, ok && b.nation[1] > 0
}

// matchBracketedAge reads the age in brackets that open at text[at].
func matchBracketedAge(text string, at int) (match, bool) {
	b, ok := readBracketed(text, at)
	return match{b.age[0], b.age[1], bracketedAlone}, ok && b.age[1] > 0
}
