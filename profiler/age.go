package profiler

import (
	"strings"
	"unicode/utf8"
)

// This file is the grammar of ages.

// The words that make a number an age, before it and behind it. Some of those
// behind it have more to them.
var (
	wordsBeforeAge = []string{"aged", "age", "turned", "turning", "alter", "edad", "leeftijd", "idade", "wiek", "umur", "usia", "ålder", "alder", "kor", "yaş", "ikä", "životní", "vârsta", "vârstă", "età", "âge", "věk", "věku", "starý", "ikä", "iän", "életkor", "yaşı"}
	wordsAfterAge  = map[string][]string{
		"years": {" old", " of age"}, "year": {"-old", " old"}, "yrs": {" old"}, "y": {"/o", ".o"}, "yo": {""},
		"jahre": {" alt", ""}, "jahren": {""}, "ans": {""}, "ani": {""}, "χρόνων": {""}, "años": {""}, "anni": {""}, "anos": {""}, "jaar": {" oud", ""}, "år": {" gammal", " gammel", ""}, "let": {""}, "lat": {""}, "roků": {""},
		"yaşında": {""}, "yaşındaki": {""}, "лет": {""}, "года": {""}, "років": {""}, "роки": {""}, "سنة": {""}, "عاما": {""}, "عامًا": {""},
		"éves": {""}, "tahun": {""}, "tuổi": {""}, "vuotta": {""}, "ετών": {""}, "χρονών": {""}, "godina": {""}, "години": {""}, "rokov": {""}, "वर्ष": {""}, "साल": {""}, "वर्षीय": {""},
		"jähriger": {""}, "jährige": {""}, "jährigen": {""}, "jähriges": {""}, "jährigem": {""}, "årig": {""}, "årigt": {""}, "åriga": {""}, "årige": {""}, "åring": {""}, "letni": {""}, "letnia": {""}, "letniego": {""}, "letniej": {""}, "letnią": {""}, "letnim": {""},
		"letý": {""}, "letá": {""}, "letého": {""}, "leté": {""}, "ročný": {""}, "ročná": {""}, "ročného": {""}, "ročnej": {""}, "vuotias": {""}, "vuotiaan": {""}, "vuotiasta": {""}, "jarige": {""}, "jarig": {""}, "godišnji": {""}, "godišnja": {""}, "letna": {""},
		"летний": {""}, "летняя": {""}, "летнего": {""}, "летней": {""}, "летнюю": {""}, "летним": {""}, "річний": {""}, "річна": {""}, "річного": {""}, "річної": {""}, "годишен": {""}, "годишна": {""}, "годишният": {""}, "χρονος": {""}, "χρονη": {""}, "χρονου": {""}, "χρονης": {""},
	}

	// yearsAlone are those of them that say of anything how long it lasts. They say an
	// age behind a comma, a bracket, or one of the words before them.
	yearsAlone       = wordSet("jahre jahren ans ani años anni anos jaar år let lat roků лет года років роки سنة عاما عامًا tahun vuotta godina години rokov वर्ष साल")
	wordsBeforeYears = wordSet("ai a ont avait âge âgé âgée agé tengo tiene tenía edad ho ha aveva compie aos à tenho tem tinha är er fyllde fyller ben is wordt werd mám má je mam ma skończył mu mi jej von im alter los " +
		"věk věku wiek wieku ikä iältään vârsta vârstă are edat età idade edad âge leeftijd ålder alder vek ηλικία ηλικίας возраст возраста возрасте вік віку віці العمر عمرها السن " +
		"umur berusia berumur usia on täytti az ima имам навърши उम्र आयु " +
		"мне ему ей нам было исполнилось мені йому їй виповнилося وعمري عمره عمرها عمري عمر يبلغ عن")
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
		// Nothing but yo touches the number, or a word in other letters stands behind it.
		if end+2 < len(text) && text[end] == ',' && text[end+1] == ' ' {
			return match{at, end, 0.8}, 'A' <= text[end+2] && text[end+2] <= 'Z' && end == at+2 && strings.HasSuffix(text[:at], "At ") && !joinsBefore(text, at-len("At "))
		}
		if end < len(text) && (text[end] >= utf8.RuneSelf || text[end] == '-' && end+1 < len(text) && text[end+1] >= utf8.RuneSelf) {
			return ageBefore(text, at, at)
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
	for _, w := range wordsBeforeAge[:mayBeBeforeAge(end-at)] {
		if end-at == len(w) && strings.EqualFold(text[at:end], w) && !(at > 0 && text[at-1] == '-') {
			return ageBehind(text, end)
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

// mayBeBeforeAge is how many of wordsBeforeAge may be so long: all or none.
func mayBeBeforeAge(length int) int {
	if length < 64 && lengthsBeforeAge>>length&1 == 0 {
		return 0
	}
	return len(wordsBeforeAge)
}

// lengthsBeforeAge has a bit for each length of wordsBeforeAge.
var lengthsBeforeAge = func() (lengths uint64) {
	for _, w := range wordsBeforeAge {
		lengths |= 1 << len(w)
	}
	return lengths
}()

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
	wordEnd := at
	for wordEnd < len(text) && wordEnd-at < longestYears {
		r, size := utf8.DecodeRuneInString(text[wordEnd:])
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

// longestYears bounds the words behind an age, in bytes.
const longestYears = 16

// saysYears reports whether what stands before the number at text[i] makes its years
// those of a person.
func saysYears(text string, i int) bool {
	if i < 2 {
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
	if (word == "de" || word == "di") && from > 0 && text[from-1] == ' ' {
		k := wordStart(text, from-1)
		return inSet(agedPeople, text[k:from-1])
	}
	return inSet(wordsBeforeYears, word)
}

// agedPeople stand before de and a number of years that are theirs.
var agedPeople = wordSet("hombre mujer varón niño niña chico chica joven señor señora paciente anciano anciana femme homme patient patiente garçon fille enfant homem mulher menino menina rapaz senhor senhora uomo donna paziente bambino bambina ragazzo ragazza signore signora vârstă bărbat femeie")

// ageNames are words for an age in letters that are not Latin.
var ageNames = newOtherSet([]string{"возраст", "вік", "ηλικία", "年龄", "年齡", "年齢", "나이", "العمر", "عمره", "عمرها", "גיל", "בן", "בת", "आयु", "उम्र", "อายุ"})

// ageBehind reads the number behind a word that ends at text[i]: age 45, age: 45,
// age=45.
func ageBehind(text string, i int) (match, bool) {
	if i+1 < len(text) && text[i] == ' ' && text[i+1] == ':' {
		i++
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
