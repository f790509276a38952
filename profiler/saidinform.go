package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds nationalities and religions where forms and notes say what somebody is one behind the other, with
// nothing but commas or brackets between: aged 87, Dutch, Lutheran. Of the words beside them one has to be of a form.

// rowRecognizers find them.
var rowRecognizers = []Recognizer{
	{
		Name:     "nationality-in-row",
		Label:    "NATIONALITY",
		Doc:      "A nationality between commas behind an age, or before a religion or a word such as passport or born.",
		Source:   "the usage of forms; CLDR, names of territories",
		triggers: append(append(behindNationInRow.triggers(), followers.triggers()...), onToken(tokenDigits, 2).followedBy(",*").standing()),
		match:    matchNationInRow,
	},
	{
		Name:     "religion-in-brackets",
		Label:    "RELIGION",
		Doc:      "A religion or its followers in brackets behind a word such as reasons or belief.",
		Source:   "words in common use",
		triggers: []trigger{onByte('(').then("A*")},
		match:    matchBracketedFaith,
	},
}

// behindNationInRow stand behind a nationality and a comma.
var behindNationInRow = newOtherSet(strings.Split("passport|born|aged|dob|resident|residing|reisepass|ausweis|geboren|geb|wohnhaft|passeport|né|née|demeurant|domicilié|domiciliée|pasaporte|nacido|nacida|domiciliado|domiciliada|passaporto|nato|nata|residente|passaporte|nascido|nascida|paspoort|wonende|woonachtig|paszport|urodzony|urodzona|zamieszkały|zamieszkała|narozen|narozena|bytem|pasnummer|født|född|bosatt|bopæl|passi|syntynyt|pasaport|doğumlu|pașaport|născut|născută|útlevél|született|паспорт|родился|родилась", "|"))

// agesInForms stand before the number of an age that has a nationality behind it.
var agesInForms = wordSet("aged age alter âge agé âgé âgée edad età idade leeftijd ålder alder wiek věk vek ikä vârsta")

// matchNationInRow reads the nationality before the word at text[at], or behind the age there.
func matchNationInRow(text string, at int) (match, bool) {
	if isDigit(text[at]) {
		return nationBehindAge(text, at)
	}
	if at < len(", Thai, ") || text[at-1] != ' ' || text[at-2] != ',' {
		return match{}, false
	}
	faith := followers.at(text, at)
	if faith == "" && behindNationInRow.at(text, at) == "" || faith != "" && !endsPhrase(text, at+len(faith)) {
		return match{}, false
	}
	end := at - len(", ")
	from := wordStartWithin(text, end, end-longestWord)
	if faith != "" && isInRowOfForm(text, at-1) {
		return match{from, end, nationalityAlone}, true
	}
	if from < 4 || text[from-1] != ' ' || text[from-2] != ',' || end-from < len("Thai") || !isNationWord(text[from:end]) {
		return match{}, false
	}
	return match{from, end, nationalityAlone}, isRowOf(text, from-2)
}

// isRowOf reports whether a word with a capital, a number or a word for somebody ends at text[i], before a comma.
func isRowOf(text string, i int) bool {
	if isDigit(text[i-1]) || text[i-1] == ')' {
		return true
	}
	from := wordStartWithin(text, i, i-longestWord)
	return from < i && (isCapitalAt(text, from) || isToldOf(text[from:i]) || inSet(yearsOfJobs, text[from:i]) || text[from:i] == "old")
}

// nationBehindAge reads the nationality behind the age at text[at] and a comma.
func nationBehindAge(text string, at int) (match, bool) {
	i := at + len("87, ")
	if at < 4 || i+3 >= len(text) || text[at-1] != ' ' || text[i-1] != ' ' {
		return match{}, false
	}
	aged := inSet(agesInForms, text[wordStartWithin(text, at-1, at-1-longestWord):at-1])
	if !aged && !(text[at-2] == ',' && isNamed(text, at-2)) {
		return match{}, false
	}
	end, _ := wordAt(text, i)
	if end-i < len("Thai") || !endsPhrase(text, end) || !isNationWord(text[i:end]) || !aged && lexicon.Lookup(text[i:end]).Given() > 1 {
		return match{}, false
	}
	return match{i, end, nationalityAlone}, true
}

// faithGrounds stand before brackets that hold a religion.
var faithGrounds = withCapitals("reasons reason grounds beliefs belief faith religion conviction convictions upbringing denomination observance affiliation gründen grund glauben glaube überzeugung überzeugungen religion konfession bekenntnis motifs religieux religieuses religieuse foi conviction convictions confession croyance croyances " +
	"religiosos religiosas religioso religiosa fe creencias creencia religión confesión religiosi religiose fede credo convinzioni religione fé crença crenças religião redenen geloof overtuiging geloofsovertuiging skäl övertygelse tro grunde overbevisning grunner overbevisning syistä vakaumus usko uskonto względów religijnych powodów religijne wiara wyznanie důvodů náboženských víra vyznání religioase religios credință religie okokból hit vallás nedenlerle inanç din причинам соображениям религиозным вера причин віра переконання")

// longestFaith bounds what such brackets hold, in bytes.
const longestFaith = 40

// matchBracketedFaith reads the religion in the brackets that open at text[at].
func matchBracketedFaith(text string, at int) (match, bool) {
	if at < 4 || text[at-1] != ' ' || at+5 > len(text) {
		return match{}, false
	}
	if from := wordStartWithin(text, at-1, at-1-longestWord); from == at-1 || !inSet(faithGrounds, text[from:at-1]) {
		return match{}, false
	}
	n := strings.IndexByte(text[at+1:min(len(text), at+longestFaith)], ')')
	if n < len("Jew") {
		return match{}, false
	}
	start, end := at+1, at+1+n
	if comma := strings.IndexByte(text[start:end], ','); comma > 0 {
		end = start + comma
	}
	return match{start, end, 0.95}, isFaith(text, start, end)
}

// isFaith reports whether text[from:end] is a religion, its followers or one of their churches.
func isFaith(text string, from, end int) bool {
	return end > from && (len(followers.at(text, from)) == end-from || len(churches.at(text, from)) == end-from || lexicon.Lookup(text[from:end]).Is(lexicon.Religion))
}

// churches are what a form says that somebody belongs to, which is a firm elsewhere, and short forms of it.
var churches = newOtherSet(strings.Split("church of england|church of scotland|church of ireland|church in wales|church of sweden|church of norway|church of denmark|church of christ|church of god|church of jesus christ of latter-day saints|latter-day saints|c of e|c. of e.|cofe|rc|r.c.|roman catholic church|catholic church|orthodox church|greek orthodox church|russian orthodox church|methodist church|baptist church|lutheran church|evangelical church|free church|united reformed church|united reformed|dutch reformed|salvation army|society of friends|jehovah's witness|jehovah's witnesses|jehovah’s witness|jehovah’s witnesses|seventh-day adventist|assemblies of god|"+
	"evangelische kirche|katholische kirche|ev.|ev.-luth.|ev. luth.|evangelisch-lutherisch|evangelisch-reformiert|rk|r.k.|röm.-kath.|röm. kath.|rk.|zeugen jehovas|neuapostolisch|neuapostolische kirche|freikirche|"+
	"église catholique|église réformée|église évangélique|témoins de jéhovah|iglesia católica|iglesia evangélica|testigos de jehová|chiesa cattolica|chiesa valdese|testimoni di geova|igreja católica|igreja evangélica|assembleia de deus|testemunhas de jeová|"+
	"rooms-katholieke kerk|protestantse kerk|gereformeerde kerk|svenska kyrkan|pingstkyrkan|den norske kirke|folkekirken|den danske folkekirke|pinsekirken|evankelis-luterilainen kirkko|kościół katolicki|kościół rzymskokatolicki|świadkowie jehowy|církev československá husitská|českobratrská církev evangelická|římskokatolická církev|biserica ortodoxă|ortodox român|greco-catolic|római katolikus egyház|русская православная церковь|рпц|свидетели иеговы", "|"))

// The bounds of a list of religions.
const mostListedFaiths = 6

// faithListCues stand before the first of several religions of whom it is said that it does not matter which: whether
// Methodist, Buddhist or of no faith.
var faithListCues = newOtherSet(strings.Split("whether|whether you are|whether they are|whether we are|be they|be it|ob|egal ob|que ce soit|qu'il soit|qu'ils soient|soient-ils|ya sea|ya sean|sea|sean|sia|siano|che siano|seja|sejam|of ze nu|of je nu|of u nu|vare sig|hva enten|enten|hvad enten|olipa|czy to|ať už|fie|fie că|akár|ister", "|"))

// isListedFaith reports whether the religion text[at:to] is in a list of several behind one of faithListCues.
func isListedFaith(text string, at, to int) bool {
	i := at
	for range mostListedFaiths {
		if i < 4 || text[i-1] != ' ' {
			return false
		}
		end := i - 1
		if endsCue(faithListCues, text, end) {
			return i < at || listsMore(text[to:]) || isOrWord(lettersBehind(text, to))
		}
		from := wordStartWithin(text, end, end-longestAndWord)
		if isAndWord(text[from:end]) || isOrWord(text[from:end]) {
			if from < 4 || text[from-1] != ' ' {
				return false
			}
			end = from - 1
		}
		if text[end-1] == ',' {
			end--
		}
		if end == i-1 {
			return false
		}
		k := wordStartWithin(text, end, end-longestWord)
		if k == end || !isFaith(text, k, end) {
			return false
		}
		i = k
	}
	return false
}

func isOrWord(word string) bool {
	switch word {
	case "or", "oder", "ou", "o", "of", "eller", "lub", "albo", "nebo", "alebo", "sau", "vagy", "tai", "veya", "или", "або", "ή":
		return true
	}
	return false
}

// isInRowOfForm reports whether a nationality stands before the comma that ends at text[i], behind a comma and somebody
// or an age, or alone with what follows in brackets: (Swede, Lutheran).
func isInRowOfForm(text string, i int) bool {
	if i < len("(Dane,") || text[i-1] != ',' {
		return false
	}
	end := i - 1
	from := wordStartWithin(text, end, end-longestWord)
	if from < 2 || end-from < len("Thai") || !isNationWord(text[from:end]) {
		return false
	}
	if text[from-1] == '(' {
		return from > 3 && text[from-2] == ' '
	}
	return text[from-1] == ' ' && text[from-2] == ',' && from > 3 && isRowOf(text, from-2)
}
