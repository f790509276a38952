package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file is the grammar of ages.

// The words that make a number an age, before it and behind it. Some of those
// behind it have more to them.
var (
	wordsBeforeAge = []string{"aged", "age", "turned", "turning", "alter", "edad", "leeftijd", "idade", "wiek", "umur", "usia", "ålder", "alder", "kor", "yaş", "ikä", "životní", "vârsta", "vârstă", "età", "âge", "věk", "věku", "starý", "ikä", "iän", "életkor", "yaşı", "tuổi", "starost", "amžius", "vecums", "vanus", "starosť"}
	wordsAfterAge  = map[string][]string{
		"years": {" old", " of age"}, "year": {"-old", " old"}, "yrs": {" old"}, "y": {"/o", ".o"}, "yo": {""},
		"jahre": {" alt", ""}, "jahren": {""}, "ans": {""}, "ani": {""}, "χρόνων": {""}, "años": {""}, "anni": {""}, "anos": {""}, "jaar": {" oud", ""}, "jr": {""}, "år": {" gammal", " gammel", ""}, "let": {""}, "lat": {""}, "roků": {""},
		"yaşında": {""}, "yaşındaki": {""}, "лет": {""}, "года": {""}, "років": {""}, "роки": {""}, "سنة": {""}, "عاما": {""}, "عامًا": {""},
		"éves": {""}, "év": {""}, "tahun": {""}, "tuổi": {""}, "vuotta": {""}, "ετών": {""}, "χρονών": {""}, "godina": {""}, "години": {""}, "rokov": {""}, "वर्ष": {""}, "साल": {""}, "वर्षीय": {""},
		"jähriger": {""}, "jährige": {""}, "jährigen": {""}, "jähriges": {""}, "jährigem": {""}, "årig": {""}, "årigt": {""}, "åriga": {""}, "årige": {""}, "åring": {""}, "letni": {""}, "letnia": {""}, "letniego": {""}, "letniej": {""}, "letnią": {""}, "letnim": {""},
		"letý": {""}, "letá": {""}, "letého": {""}, "leté": {""}, "ročný": {""}, "ročná": {""}, "ročného": {""}, "ročnej": {""}, "vuotias": {""}, "vuotiaan": {""}, "vuotiasta": {""}, "jarige": {""}, "jarig": {""}, "godišnji": {""}, "godišnja": {""}, "letna": {""},
		"летний": {""}, "летняя": {""}, "летнего": {""}, "летней": {""}, "летнюю": {""}, "летним": {""}, "річний": {""}, "річна": {""}, "річного": {""}, "річної": {""}, "годишен": {""}, "годишна": {""}, "годишният": {""}, "χρονος": {""}, "χρονη": {""}, "χρονου": {""}, "χρονης": {""},
	}

	// yearsAlone are those of them that say of anything how long it lasts. They say an
	// age behind a comma, a bracket, or one of the words before them.
	yearsAlone       = wordSet("jahre jahren ans ani jr años anni anos jaar år let lat roků лет года років роки سنة عاما عامًا tahun vuotta godina години rokov वर्ष साल év")
	wordsBeforeYears = wordSet("ai a ont avait âge âgé âgée agé tengo tiene tenía edad ho ha aveva compie aos à tenho tem tinha är er fyllde fyller ben is wordt werd mám má je mam ma skończył mu mi jej im alter los " +
		"věk věku wiek wieku ikä iältään vârsta vârstă are edat età idade edad âge leeftijd ålder alder vek ηλικία ηλικίας возраст возраста возрасте вік віку віці العمر عمرها السن " +
		"umur berusia berumur usia on täytti az ima имам навърши उम्र आयु " +
		"وعمره وعمرها وسنه мне ему ей нам было исполнилось мені йому їй виповнилося وعمري عمره عمرها عمري عمر يبلغ عن")
)

// mostAge is the age in years up to which a number can be one.
const mostAge = 120

// matchAge reads a number from the word right beside it that makes it an age, or
// from its own first digit where the word touches it.
func matchAge(text string, at int) (match, bool) {
	if isDigit(text[at]) {
		end := at + 1
		for end < len(text) && end-at < 3 && isDigit(text[end]) {
			end++
		}
		if end-at == 2 && isSaidOf(text, at, end) {
			return match{at, end, 0.8}, true
		}
		// Nothing but yo touches the number, or a word in other letters stands behind it.
		if end+2 < len(text) && text[end] == ',' && text[end+1] == ' ' {
			return match{at, end, 0.8}, 'A' <= text[end+2] && text[end+2] <= 'Z' && end == at+2 && strings.HasSuffix(text[:at], "At ") && !joinsBefore(text, at-len("At "))
		}
		if end < len(text) && (text[end] >= utf8.RuneSelf || text[end] == '-' && end+1 < len(text) && text[end+1] >= utf8.RuneSelf) {
			return ageBefore(text, at, at)
		}
		if rest, ok := strings.CutPrefix(text[end:], "jährige"); ok {
			if rest != "" && strings.IndexByte("mnrs", rest[0]) >= 0 {
				rest = rest[1:]
			}
			return match{at, end, 0.93}, end == at+2 && !joinsBefore(text, at) && (rest == "" || !isLetter(rest[0]))
		}
		if end == len(text) || text[end]|0x20 != 'y' && (text[end] != ' ' || end+1 == len(text) || text[end+1] < utf8.RuneSelf) {
			return match{}, false
		}
		return ageBefore(text, at, at)
	}
	if name := ageNames.at(text, at); name != "" {
		return ageBehind(text, at+len(name))
	}
	end, _ := nextToken(text, at)
	if joinsBefore(text, at) {
		return match{}, false
	}
	if isYearsBefore(text[at:end]) {
		if m, ok := yearsBehind(text, at, end); ok {
			return m, true
		}
	}
	before := beforeAgeBy[min(end-at, len(beforeAgeBy)-1)]
	if len(before) > 0 && !ageStarts.mayHave(firstTwoAt(text, at)) {
		before = nil
	}
	c := text[at]
	for _, w := range before {
		if (c >= utf8.RuneSelf || c|0x20 == w[0]) && strings.EqualFold(text[at:end], w) && !(at > 0 && text[at-1] == '-') {
			if m, ok := ageBehind(text, end); ok {
				return m, true
			}
			break
		}
	}
	from := at
	if end-at == len("ani") && strings.HasSuffix(text[:at], " de ") {
		from = at - len("de ") // 45 de ani
	}
	if from < 2 || text[from-1] != ' ' && text[from-1] != '-' || !isDigit(text[from-2]) {
		return match{}, false
	}
	if from < at {
		start := from - 1
		for start > 0 && from-start < 5 && isDigit(text[start-1]) {
			start--
		}
		age, stop := number(text, start, 3)
		return match{start, stop, 0.93}, stop == from-1 && age <= mostAge && placeAt(text, start) == placeFree && strings.EqualFold(text[at:end], "ani") && saysYears(text, start)
	}
	start := at - 1
	for start > 0 && at-start < 5 && isDigit(text[start-1]) {
		start--
	}
	return ageBefore(text, start, at)
}

// isSaidOf reports whether text[at:end] is all that is said of somebody: she's 23.
func isSaidOf(text string, at, end int) bool {
	if at < 3 || text[at-1] != ' ' || end < len(text) && (strings.IndexByte(".,;!", text[end]) < 0 || end+1 < len(text) && text[end+1] > ' ') {
		return false
	}
	from := wordStart(text, at-1)
	word := text[from : at-1]
	if is := strings.TrimPrefix(strings.TrimPrefix(word, "is"), "s"); is == "" && from > 2 {
		k := wordStart(text, from-1)
		return (text[from-1] == ' ') == (word == "is") && inSet(thirdPersons, text[k:from-1])
	}
	return inSet(personsWho, word)
}

// thirdPersons stand before is, and personsWho before their age in languages that say no is.
var (
	thirdPersons = wordSet("she he")
	personsWho   = wordSet("shes hes she's he's she’s he’s їй Їй йому Йому ей Ей ему Ему мне Мне мені Мені")
)

// isYearsBefore reports whether a word for years may stand before their number.
func isYearsBefore(word string) bool {
	switch len(word) {
	case len("lat"):
		return word[0]|0x20 == 'l' && strings.EqualFold(word, "lat")
	case len("anni"):
		return word[0]|0x20 == 'a' && strings.EqualFold(word, "anni")
	}
	return false
}

// ageStarts are the first two runes of wordsBeforeAge.
var ageStarts = func() *pairFilter {
	f := &pairFilter{}
	for _, w := range wordsBeforeAge {
		f.add(firstTwo(w))
	}
	return f
}()

// beforeAgeBy are wordsBeforeAge by their length in bytes. None has the greatest.
var beforeAgeBy = func() (by [16][]string) {
	for _, w := range wordsBeforeAge {
		by[len(w)] = append(by[len(w)], w)
	}
	return by
}()

// yearsBehind reads the number behind the word for years text[at:end] where that stands
// behind a comma, a bracket or a person, as in forms: Rossi Maria, anni 46. Round numbers
// behind a dot are decades.
func yearsBehind(text string, at, end int) (match, bool) {
	k := at
	if strings.HasSuffix(text[:k], "di ") {
		k -= len("di ")
	}
	if k < 2 || text[k-1] != '(' && (text[k-1] != ' ' || text[k-2] != ',' && !inSet(agedPeople, text[wordStart(text, k-1):k-1])) {
		return match{}, false
	}
	m, ok := ageBehind(text, end)
	if ok && text[m.end-1] == '0' && m.end < len(text) && text[m.end] == '.' && m.end+1 < len(text) && text[m.end+1] != '\n' && end-at == len("lat") {
		return match{}, false
	}
	return m, ok && m.end > m.start+1
}

// ageBefore reads the number at text[start], which the word at text[at] or right
// behind it makes an age.
func ageBefore(text string, start, at int) (match, bool) {
	age, end := number(text, start, 3)
	if age > mostAge || placeAt(text, start) != placeFree || start > 0 && isGlue(text[start-1]) {
		return match{}, false
	}
	if start == at {
		at = end
		if end+1 < len(text) && (text[end] == ' ' || text[end] == '-') && text[end+1] >= utf8.RuneSelf {
			at = end + 1 // a word in other letters, which is no trigger
		} else if end < len(text) && text[end] >= utf8.RuneSelf {
			at = end
		} else if at == len(text) || text[at]|0x20 != 'y' {
			return match{}, false // nothing but yo touches the number
		}
	}
	if at == len(text) || !yearsStarts.mayHave(firstTwoAt(text, at)) {
		return match{}, false
	}
	wordEnd := at
	for wordEnd < len(text) && wordEnd-at < longestYears {
		r, size := runeAt(text, wordEnd)
		if !isLetterRune(r) && !isMarkRune(r) {
			break
		}
		wordEnd += size
	}
	var buf [longestYears]byte
	word := buf[:copy(buf[:], text[at:wordEnd])]
	for i, c := range word {
		if 'A' <= c && c <= 'Z' {
			word[i] = c + 'a' - 'A'
		}
	}
	if at == end && string(word) != "yo" && text[at] < utf8.RuneSelf || at > end && at != end+1 {
		return match{}, false
	}
	for _, rest := range wordsAfterAge[string(word)] {
		if rest == "" && yearsAlone.words[string(word)] && !saysYears(text, start) {
			continue
		}
		if len(text)-wordEnd >= len(rest) && strings.EqualFold(text[wordEnd:wordEnd+len(rest)], rest) && !joinsAfter(text, wordEnd+len(rest)) {
			return match{start, end, 0.93}, true
		}
	}
	return match{}, false
}

// yearsStarts are the first two runes of wordsAfterAge.
var yearsStarts = func() *pairFilter {
	f := &pairFilter{}
	for w := range wordsAfterAge {
		f.add(firstTwo(w))
	}
	return f
}()

// longestYears bounds the words behind an age, in bytes.
const longestYears = 16

// saysYears reports whether what stands before the number at text[i] makes its years
// those of a person.
func saysYears(text string, i int) bool {
	if i == 0 || i == 1 && text[0] != '(' {
		return false
	}
	switch {
	case text[i-1] == '(', text[i-1] == ' ' && (text[i-2] == ',' || strings.HasSuffix(text[:i-1], "،")), text[i-1] == '\n':
		return true
	case text[i-1] != ' ':
		return false
	}
	from := i - 1
	for from > 0 && i-from <= longestWord && (isLetter(text[from-1]) || text[from-1] >= utf8.RuneSelf) {
		from--
	}
	word := text[from : i-1]
	if (word == "de" || word == "di" || word == "van" || word == "von" || word == "på") && from > 0 && text[from-1] == ' ' {
		if from > 2 && text[from-2] == ',' {
			return isNamed(text, from-2) // Ana Costa, de 58 años
		}
		k := wordStart(text, from-1)
		return inSet(agedPeople, text[k:from-1]) || lexicon.Lookup(text[k:from-1]).Is(lexicon.Demonym|lexicon.Religion|lexicon.Occupation)
	}
	return inSet(wordsBeforeYears, word) || inSet(agedPeople, word)
}

// isNamed reports whether a word with a capital that is a name or in no lexicon ends at text[end].
func isNamed(text string, end int) bool {
	from := wordStart(text, end)
	if from == end {
		return false
	}
	first, _ := utf8.DecodeRuneInString(text[from:])
	return isUpperRune(first) && lexicon.Lookup(text[from:end]).Common() < 2
}

// agedPeople stand before a number of years that are theirs, and before de and such a
// number.
var agedPeople = withCapitals("alter mann frau patientin junge mädchen herr herrn bewohner bewohnerin rentner rentnerin sohn tochter patiënt patiënte vrouw man jongen meisje heer mevrouw meneer dame bewoner bewoonster dochter zoon leeftijd kvinna kvinde kvinne pojke flicka gutt jente dreng pige mann mand patient patienten pasient pasienten herre âgé âgée âgés âgées âge l'âge d'âge retraité retraitée monsieur dame edad età idade utente doente bebé assistito assistita " +
	"женщина женщины женщине мужчина мужчины мужчине пациент пациента пациенту пациентка пациентки пациентке мальчик мальчика девочка девочки девушка девушки больной больная больного больной жительница житель пенсионер пенсионерка пенсионерки " +
	"чоловік чоловіка жінка жінки хлопчик дівчинка пацієнт пацієнта пацієнтка пацієнтки хворий хвора мъж жена момче момиче пациентът пациентката мушкарац muškarac žena žene pacijent pacijenta pacijentica pacijentkinja bolesnik bolesnica moški ženska pacientka pacient pacienta pacientky muž muže ženy chlapec dívka dievča " +
	"kobieta kobiety mężczyzna mężczyzny pacjent pacjenta pacjentka pacjentki chłopiec dziewczynka férfi nő beteg páciens kadın erkek hasta bolnav pacientul pacienta potilas mies nainen άνδρας άνδρα γυναίκα ασθενής ασθενούς pasien laki-laki perempuan " +
	"hombre mujer varón niño niña chico chica joven señor señora paciente anciano anciana femme homme patient patiente garçon fille enfant homem mulher menino menina rapaz senhor senhora uomo donna paziente bambino bambina ragazzo ragazza signore signora vârstă bărbat femeie")

// withCapitals is wordSet with words that begin with a letter beyond ASCII in capitals as
// well.
func withCapitals(words string) *wordList {
	for _, w := range strings.Fields(words) {
		if first, n := utf8.DecodeRuneInString(w); n > 1 {
			words += " " + string(unicode.ToUpper(first)) + w[n:]
		}
	}
	return wordSet(words)
}

// ageQuestions ask for an age.
var ageQuestions = newOtherSet([]string{"how old", "your age", "wie alt", "ihr alter", "dein alter", "quel âge", "votre âge", "ton âge", "cuántos años", "qué edad", "su edad", "tu edad", "quantos anos", "que idade", "qual a idade", "sua idade", "quanti anni", "che età", "la sua età", "hoe oud", "uw leeftijd", "je leeftijd",
	"ile lat", "ile ma pan lat", "ile ma pani lat", "w jakim wieku", "hur gammal", "din ålder", "hvor gammel", "din alder", "kuinka vanha", "ikäsi", "ikänne", "kolik let", "kolik vám je", "koľko rokov", "hány éves", "kaç yaşında", "yaşınız", "câți ani", "ce vârstă", "πόσων χρονών", "πόσων ετών", "η ηλικία σας",
	"сколько лет", "сколько вам лет", "ваш возраст", "скільки років", "скільки вам років", "ваш вік", "на колко години", "koliko imate godina", "koliko godina", "koliko ste stari", "おいくつ", "何歳", "ご年齢", "多大", "年龄", "几岁", "몇 살", "나이가", "연세", "كم عمرك", "عمرك", "בן כמה", "בת כמה", "bao nhiêu tuổi", "berapa umur", "berapa usia", "usia anda", "umur anda"})

// matchAskedAge reads the age with which the next line of a conversation answers the
// question at text[at].
func matchAskedAge(text string, at int) (match, bool) {
	name := ageQuestions.at(text, at)
	if name == "" || joinsBefore(text, at) {
		return match{}, false
	}
	begin := at + len(name)
	limit := min(len(text), begin+longestAsk+2)
	i := strings.IndexByte(text[begin:limit], '\n')
	if i >= 0 {
		i += begin
	} else if i = len(text); i-begin > longestAsk+1 {
		return match{}, false
	}
	if nextDigit(text, begin, i) < i {
		return match{}, false
	}
	asks := asksIn(text[begin:i])
	from, end, ok := answerAt(text, i, asks)
	for k := from; ok && k < end; k++ {
		if !isDigit(text[k]) {
			continue
		}
		age, stop := number(text, k, 4)
		return match{k, stop, 0.93}, stop-k < 4 && age > 0 && age <= mostAge && placeAt(text, k) == placeFree && (stop == end || !joinsAfter(text, stop) || text[stop] >= utf8.RuneSelf) &&
			(stop+1 >= end || strings.IndexByte(".,:/-%", text[stop]) < 0 || !isDigit(text[stop+1]))
	}
	return match{}, false
}

// ageNames are words for an age in letters that are not Latin.
var ageNames = newOtherSet([]string{"възраст", "возраст", "вік", "ηλικία", "年龄", "年齡", "年齢", "나이", "العمر", "عمره", "عمرها", "גיל", "בן", "בת", "आयु", "उम्र", "อายุ"})

// ageBehind reads the number behind a word that ends at text[i]: age 45, age: 45,
// age=45.
func ageBehind(text string, i int) (match, bool) {
	if i+1 < len(text) && (text[i] == ' ' || text[i] == '"') && text[i+1] == ':' {
		i++
	}
	if i < len(text) && text[i] == '/' {
		for k := i + 1; k < len(text) && k-i <= longestWord; k++ { // Age/Sex:
			if !isLetter(text[k]) && text[k] < utf8.RuneSelf {
				if text[k] == ':' {
					i = k
				}
				break
			}
		}
	}
	if i < len(text) && (text[i] == ':' || text[i] == '=') {
		i++
	} else if strings.HasPrefix(text[i:], "：") {
		i += len("：")
	}
	if i > 0 && i < len(text) && text[i] == ' ' && text[i-1] != '=' {
		i++
	}
	age, end := number(text, i, 3)
	if end == i || age > mostAge || joinsBefore(text, i) || joinsAfter(text, end) ||
		end+1 < len(text) && (isGlue(text[end]) || text[end] == ',') && isDigit(text[end+1]) {
		return match{}, false
	}
	return match{i, end, 0.9}, true
}

// isAge reports whether a whole value is a number of years a person can have.
func isAge(v string) bool {
	n, end := number(v, 0, 3)
	return v != "" && end == len(v) && n <= 120
}
