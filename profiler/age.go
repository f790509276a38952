package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file is the grammar of ages.

// mostAge is the age in years up to which a number can be one.
const mostAge = 120

// matchAge reads a number from the word right beside it that makes it an age, or
// from its own first digit where the word touches it.
func matchAge(text string, at int) (match, bool) {
	if isDigit(text[at]) {
		return matchBareAge(text, at)
	}
	if text[at] == 'M' || text[at] == 'F' {
		if m, ok := matchSexBefore(text, at); ok {
			return m, true
		}
	}
	if text[at] < utf8.RuneSelf || strings.HasPrefix(text[at:], "är ") {
		end := at + len("är")
		if text[at] < utf8.RuneSelf {
			end = asciiEnd(text, at, longestWord)
		}
		if end+1 < len(text) && text[end] == ' ' && inSet(wordsBeforeAged, text[at:end]) {
			if next := asciiEnd(text, end+1, longestWord); next < len(text) && text[next] == ' ' && next > end+1 {
				end = next // she is 42
			}
			if end+1 == len(text) || !isDigit(text[end+1]) {
				return match{}, false
			}
			if m, ok := matchBareAge(text, end+1); ok && (text[at] < utf8.RuneSelf || m.end > m.start+1) {
				return m, true
			}
		}
	}
	if name := ageNames.at(text, at); name != "" {
		return ageBehind(text, at+len(name))
	}
	end, kind := nextToken(text, at)
	if joinsBefore(text, at) || kind == tokenOther {
		return match{}, false // the number before a word in other letters leads here itself
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
			if w == "yas" && (end == len(text) || text[end] == ' ') {
				break // mourning; it is an age as the name of a field alone
			}
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
		return spelledAge(text, at)
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

// matchBareAge reads the number at text[at], which a word in other letters or one that touches it, or
// what is said around it, makes an age.
func matchBareAge(text string, at int) (match, bool) {
	age, end := number(text, at, 3)
	if end < len(text) && isDigit(text[end]) || end-at == 3 && (age < 100 || age > mostAge) {
		return match{}, false
	}
	if saysAge(text, at, end) {
		if k := firstOfAges(text, at, end); k < at && k > 1 && inSet(wordsOfAges, text[lettersStart(text, k-1):k-1]) {
			return match{at, end, 0.95}, true // aged 15 and 16, and no number of a house
		}
		return match{at, end, 0.8}, true
	}
	if end-at == 3 {
		return match{}, false
	}
	if end == at+2 && end < len(text) {
		if c := text[end] | 0x20; text[end] == '/' || text[end] == ' ' || c == 'm' || c == 'f' {
			if saysSexedAge(text, at, end) && placeAt(text, at) == placeFree {
				return match{at, end, 0.9}, true
			}
		}
		if c := text[end]; (c == '.' || c == ' ' || isLetter(c)) && saysBirthday(text, at, end) {
			return match{at, end, 0.8}, true
		}
	}
	// Nothing but yo touches the number, or a word in other letters stands behind it.
	if end+2 < len(text) && text[end] == ',' && text[end+1] == ' ' {
		return match{at, end, 0.8}, 'A' <= text[end+2] && text[end+2] <= 'Z' && end == at+2 && strings.HasSuffix(text[:at], "At ") && !joinsBefore(text, at-len("At "))
	}
	if end < len(text) && (text[end] >= utf8.RuneSelf || text[end] == '-' && end+1 < len(text) && text[end+1] >= utf8.RuneSelf) {
		return ageBefore(text, at, at)
	}
	if end < len(text) && isLetter(text[end]) && text[end]|0x20 != 'y' {
		return match{at, end, 0.93}, end == at+2 && !joinsBefore(text, at) && isAgedWord(text, end)
	}
	if end == len(text) || text[end]|0x20 != 'y' && (text[end] != ' ' || end+1 == len(text) || text[end+1] < utf8.RuneSelf) {
		return match{}, false
	}
	return ageBefore(text, at, at)
}

// endsAge reports whether nothing more is said behind text[end].
func endsAge(text string, end int) bool {
	if rest := text[end:]; strings.HasPrefix(rest, " and ") {
		return true
	}
	return end == len(text) || text[end] == '\n' || strings.IndexByte(".,;!?", text[end]) >= 0 && (end+1 == len(text) || text[end+1] <= ' ')
}

// agedDeeds are done at an age, and personsWho stand before their age in languages that say no is.
var (
	agedDeeds  = wordSet("died dies dead die retired retires retire married widowed drowned divorced remarried emigrated passed starb verstarb gestorben verstorben heiratete faleceu morreu casou faleceram")
	personsWho = wordSet("їй Їй йому Йому ей Ей ему Ему мне Мне мені Мені")
)

// inBracketsOf reports whether text[at:end] is all that brackets behind one of agedPeople hold, or with
// other ages: my son (7), the girls (4 and 6).
func inBracketsOf(text string, at, end int) bool {
	if at < 4 || text[at-1] != '(' || end >= len(text) || text[end] != ')' && !strings.HasPrefix(text[end:], " and ") && !strings.HasPrefix(text[end:], " und ") {
		return false
	}
	if text[at-2] != ' ' {
		return end == at+2 && text[at-2] >= utf8.RuneSelf && endsCue(eastKin, text, at-1)
	}
	return isToldOf(text[lettersStart(text, at-2):at-2]) || end == at+2 && isNamedInCase(text, at-2)
}

// eastKin stand right before such brackets in Japanese, Chinese and Korean.
var eastKin = newOtherSet(strings.Fields("祖母 祖父 母 父 母親 父親 妻 夫 娘 息子 長男 長女 次男 次女 三男 三女 兄 弟 姉 妹 義母 義父 孫 叔父 叔母 奶奶 爷爷 外婆 妈妈 爸爸 母亲 父亲 妻子 丈夫 儿子 女儿 哥哥 弟弟 姐姐 妹妹 할머니 할아버지 어머니 아버지 아내 남편 아들 딸 형 누나 언니 동생"))

// isNamedInCase reports whether two words with capitals end at text[i], of which the second has an ending of Turkish behind its
// apostrophe: Noam Peretz'in (28).
func isNamedInCase(text string, i int) bool {
	from := lettersStart(text, i)
	if from < 4 || text[from-1] != '\'' && !strings.HasSuffix(text[:from], "’") || !inSet(turkishAgeCases, text[from:i]) {
		return false
	}
	to := from - 1
	for !utf8.RuneStart(text[to]) {
		to--
	}
	k := lettersStart(text, to)
	if k == to || k < 3 || text[k-1] != ' ' || !isCapitalAt(text, k) || lexicon.Lookup(text[k:to]).Is(lexicon.OrgWord|lexicon.Country) {
		return false
	}
	first := lettersStart(text, k-1)
	return first < k-1 && isCapitalAt(text, first) && lexicon.Lookup(text[first:k-1]).Given() > 0
}

// turkishAgeCases are the endings of names in Turkish.
var turkishAgeCases = wordSet("in ın un ün nin nın nun nün e a ye ya i ı u ü yi yı yu yü den dan ten tan le la yle yla")

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
	if at == len(text) {
		return match{}, false
	}
	return yearsAfter(text, start, end, at)
}

// yearsAfter judges the number text[start:end] before the word at text[at], or right behind it.
func yearsAfter(text string, start, end, at int) (match, bool) {
	if !yearsStarts.mayHave(firstTwoAt(text, at)) {
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
		if rest == "" && yearsAlone.words[string(word)] && !saysYears(text, start) && !isOfPeople(text, wordEnd) {
			continue
		}
		if utf8.RuneCount(word) == 1 && rest == "" && !isOfSomebody(text, start) {
			continue // 2 l is said of litres as well
		}
		if to := wordEnd + len(rest); to <= len(text) && strings.EqualFold(text[wordEnd:to], rest) && !joinsAfter(text, to) {
			if smallUnits.words[string(word)] && !isOfBaby(text, start, to) {
				continue
			}
			return match{start, end, 0.93}, !isThingsAge(text, start, to)
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
const longestYears = 24

// saysYears reports whether what stands before the number at text[i] makes its years
// those of a person.
func saysYears(text string, i int) bool {
	if i == 0 || i == 1 && text[0] != '(' {
		return false
	}
	switch {
	case text[i-1] == '(', text[i-1] == ' ' && (text[i-2] == ',' || text[i-2] == '|' || strings.HasSuffix(text[:i-1], "،")), text[i-1] == '\n':
		return true
	case text[i-1] != ' ':
		return false
	}
	from := lettersStart(text, i-1)
	word := text[from : i-1]
	word = behindApostrophe(word)
	if inSet(looselyAged, word) {
		return !goesOnOfYears(text, i)
	}
	if inSet(wordsBeforeYears, word) || inSet(agedPeople, word) || inSet(toldOf, word) {
		return true
	}
	if inSet(agesLinked, word) && from > 0 && text[from-1] == ' ' {
		if from > 2 && text[from-2] == ',' {
			return isNamed(text, from-2) || isAgedBeforeComma(text, from-2) // Ana Costa, de 58 años
		}
		k := lettersStart(text, from-1)
		who := behindApostrophe(text[k : from-1])
		if isToldOf(who) || inSet(wordsBeforeYears, who) || inSet(linkedTo, who) || lexicon.Lookup(who).Is(lexicon.Demonym|lexicon.Religion|lexicon.Occupation) || isAgedWorker(who) {
			return true
		}
		// un imprenditore edile di 44 anni
		if k < 3 || text[k-1] != ' ' || isCapitalAt(text, k) || len(who) < 4 {
			return false
		}
		j := lettersStart(text, k-1)
		return isAgedWorker(text[j:k-1]) || isToldOf(text[j:k-1])
	}
	return false
}

// isAgedWorker reports whether a word is known as what somebody does, or ends so.
func isAgedWorker(word string) bool {
	return len(word) > 3 && (inSet(newsRoles, word) || isHeadJob(word) || isJobWord(word) || agentFormOf(word) == isAgent)
}

// isAgedBeforeComma reports whether a word for somebody, or a nationality behind one, ends at text[i], before a comma:
// el paciente, de 58 años.
func isAgedBeforeComma(text string, i int) bool {
	for range 2 {
		from := wordStart(text, i)
		word := text[from:i]
		if from == i {
			return false
		}
		if isToldOf(word) || inSet(citizenNouns, word) || peopleWords.at(text, from) == word || isJobWord(word) || len(jobTitles.at(text, from)) == i-from || inSet(newsRoles, word) || agentFormOf(word) == isAgent {
			return true
		}
		if from < 2 || text[from-1] != ' ' || !isSmallDemonym(word) {
			return false
		}
		if i = from - 1; text[i-1] == ',' { // Ana Costa, española, de 58 años
			return isNamed(text, i-1)
		}
	}
	return false
}

// citizenNouns are citizens and others whose years stand behind them in Romance languages.
var citizenNouns = withCapitals("ciudadano ciudadana turista detenido detenida fallecido fallecida herido herida imputado imputada denunciante testigo trabajador trabajadora usuario usuaria citoyen citoyenne ressortissant ressortissante touriste interpellé interpellée blessé blessée cittadino cittadina fermato arrestato arrestata indagata deceduto ferito ferita assistito assistita utente cidadão cidadã turista detido detida falecido falecida ferido ferida arguido arguida trabalhador trabalhadora idoso idosa cetățean cetățeancă turist inculpat inculpată victimă")

// behindApostrophe is what of a word stands behind its last apostrophe beyond ASCII.
func behindApostrophe(word string) string {
	if k := strings.LastIndex(word, "’"); k >= 0 {
		return word[k+len("’"):]
	}
	return word
}

// looselyAged stand before the years of somebody unless those go on as goesOnOfYears says, and linkedTo
// before one of agesLinked.
var (
	looselyAged = wordSet("à a as ses sus suoi seus com la con mit pri tienes tenés hai tens masz máš")
	linkedTo    = wordSet("е съм беше бях")
)

// goesOnOfYears reports whether the number at text[i] and the word behind it are the years of what the
// next word says, as in 12 ans de prison.
func goesOnOfYears(text string, i int) bool {
	_, end := number(text, i, 3)
	return goesOnPastYears(text, end)
}

// goesOnPastYears is goesOnOfYears for a number that ends at text[end].
func goesOnPastYears(text string, end int) bool {
	word := lettersBehind(text, end)
	if word == "de" { // 19 de ani
		end += 1 + len(word)
		word = lettersBehind(text, end)
	}
	next := lettersBehind(text, end+1+len(word))
	if next != "" && 'A' <= next[0] && next[0] <= 'Z' {
		return true
	}
	switch next {
	case "pour", "para", "per", "por", "pro", "na", "do", "de", "di", "d", "dalla", "dal", "da", "del", "que", "después", "après", "dopo", "após", "depois", "după", "antes", "avant", "prima", "fa", "atrás":
		return true
	}
	return false
}

// lettersStart is where the letters begin that end at text[end].
func lettersStart(text string, end int) int {
	from := end
	for from > 0 && end-from <= longestWord && (isLetter(text[from-1]) || text[from-1] >= utf8.RuneSelf) {
		from--
	}
	return from
}

// isOfPeople reports whether one of agedPeople stands behind the years that end at text[end].
func isOfPeople(text string, end int) bool {
	return inSet(agedPeople, lettersBehind(text, end))
}

// lettersBehind is the word behind a blank at text[end], or nothing.
func lettersBehind(text string, end int) string {
	if end >= len(text) || text[end] != ' ' {
		return ""
	}
	to := end + 1
	for to < len(text) && to-end <= longestWord && (isLetter(text[to]) || text[to] >= utf8.RuneSelf) {
		to++
	}
	return text[end+1 : to]
}

// isAgedWord reports whether the word at text[at], which touches a number, makes that an age by itself.
func isAgedWord(text string, at int) bool {
	word := text[at:min(len(text), at+longestYears)]
	end := 0
	for end < len(word) && (isLetter(word[end]) || word[end] >= utf8.RuneSelf) {
		end++
	}
	return slices.Contains(wordsAfterAge[word[:end]], "") && !yearsAlone.words[word[:end]]
}

// isOfSomebody reports whether a comma behind a name or one of agedPeople stands before text[i].
func isOfSomebody(text string, i int) bool {
	if i < 3 || text[i-1] != ' ' || text[i-2] != ',' {
		return false
	}
	i -= 2
	if text[i-1] >= '0' && text[i-1] <= '9' { // behind the number of a paper
		k := i
		for k > 0 && isAlnum(text[k-1]) {
			k--
		}
		return i-k > fewestOfPass && i-k < mostOfPass
	}
	return isNamed(text, i) || inSet(agedPeople, text[lettersStart(text, i):i]) || text[i-1] == '.' && inSet(agedGuests, text[lettersStart(text, i-1):i-1])
}

// The letters and digits of the number of a passport or a card, more and fewer than these.
const (
	fewestOfPass = 6
	mostOfPass   = 12
)

// isNamed reports whether a word with a capital that is a name or in no lexicon ends at text[end].
func isNamed(text string, end int) bool {
	from := wordStart(text, end)
	if from == end {
		return false
	}
	first, _ := utf8.DecodeRuneInString(text[from:])
	c := lexicon.Lookup(text[from:end])
	return isUpperRune(first) && (c.Common() < 2 || c.Family() == 3)
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

// ageBehind reads the number behind a word that ends at text[i]: age 45, age: 45, age=45,
// age of 45.
func ageBehind(text string, i int) (match, bool) {
	begin := i
	of := false
	for _, w := range [...]string{" of ", " von ", " van ", " av ", " af "} {
		if of = strings.HasPrefix(text[i:], w); of {
			i += len(w) - 1
			break
		}
	}
	said := false
	if !of && i+1 < len(text) && text[i] == ' ' {
		if i, said = behindAgeName(text, i); i == begin {
			i = behindAgeNote(text, i)
		}
	}
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
	if i < len(text) && (text[i] == ':' || text[i] == '=' || text[i] == '>') {
		i++
	} else if strings.HasPrefix(text[i:], "：") {
		i += len("：")
	}
	if i > 0 && i < len(text) && text[i] == ' ' && text[i-1] != '=' {
		i++
	}
	if i > 1 && i < len(text) && text[i] == '"' && (text[i-1] == ':' || text[i-2] == ':') {
		i++ // "age": "45"
	}
	age, end := number(text, i, 3)
	if end == i || age > mostAge || joinsBefore(text, i) || joinsAfter(text, end) ||
		end+1 < len(text) && (isGlue(text[end]) || text[end] == ',') && isDigit(text[end+1]) {
		return match{}, false
	}
	if isAgeLimit(text, end) || isAgeOfAll(text, begin) || said && !endsSaid(text, end) || isAgedThing(text, begin, end) {
		return match{}, false
	}
	return match{i, end, 0.9}, !of || (end == i+2 || end == i+1) && !inSet(ageUnits, lettersBehind(text, end)) && (end == i+2 || endsSaid(text, end) || lettersBehind(text, end) == "he" || lettersBehind(text, end) == "she")
}

// dayUnits are times shorter than a year that stand behind aged of goods.
var dayUnits = wordSet("day days hour hours minute minutes")

// isAgedThing reports whether aged, which ends at text[begin], is said of a thing: it or a comma and it stand
// behind one of agedThings, or the number before text[end] is one of days.
func isAgedThing(text string, begin, end int) bool {
	const aged = "aged"
	if begin < len(aged) || text[begin-len(aged):begin] != aged {
		return false
	}
	if inSet(dayUnits, lettersBehind(text, end)) {
		return !isOfBaby(text, begin-len(aged), end)
	}
	i := begin - len(aged)
	if i < 4 || text[i-1] != ' ' {
		return false
	}
	if i--; text[i-1] == ',' {
		i--
	}
	from := lettersStart(text, i)
	if from > 3 && text[from-1] == ' ' && (text[from:i] == "is" || text[from:i] == "was" || text[from:i] == "are") {
		i = from - 1
		from = lettersStart(text, i)
	}
	return inSet(agedThings, text[from:i])
}

// behindAgeName is where a field for an age goes on behind what says more of it, and the blank before
// that, at text[i], and whether the age is said in a sentence: Age (years): 42, age at diagnosis 54, her
// age is 54.
func behindAgeName(text string, i int) (end int, said bool) {
	if text[i+1] == '(' {
		k := i + 2
		for k < len(text) && k-i < longestWord && (isLetter(text[k]) || text[k] == ' ') {
			k++
		}
		if k < len(text) && text[k] == ')' {
			return k + 1, false
		}
		return i, false
	}
	word := lettersBehind(text, i)
	switch word {
	case "at":
		k := i + len(" at")
		if event := lettersBehind(text, k); inSet(ageEvents, event) {
			return k + 1 + len(event), false
		}
	case "is", "was", "ist", "war":
		from := lettersStart(text, i)
		if from < 3 || text[from-1] != ' ' {
			break
		}
		owner := text[wordStart(text, from-1) : from-1]
		if inSet(birthdayOwners, owner) || strings.HasSuffix(owner, "'s") || strings.HasSuffix(owner, "’s") {
			i += 1 + len(word)
			if told := lettersBehind(text, i); inSet(agesTold, told) {
				if k := i + 1 + len(told); inSet(toldAs, lettersBehind(text, k)) {
					return k + 1 + len(lettersBehind(text, k)), true
				}
			}
			return i, true
		}
	case "just", "only", "about", "around", "approximately", "nearly", "almost":
		return i + 1 + len(word), false
	}
	return i, false
}

// agesTold and toldAs stand between an age and its number: her age is listed as 34.
var (
	agesTold = wordSet("listed given recorded stated noted shown put registered entered logged angegeben vermerkt eingetragen")
	toldAs   = wordSet("as at mit")
)

// longestAgeNote bounds what stands between the word for an age and its colon, in bytes.
const longestAgeNote = 32

// agesNoted go on behind the word for an age where it is no person's or a limit.
var agesNoted = withCapitals("of limit limits group groups range ranges requirement requirements minimum maximum min max rating restriction restrictions class band bracket from to and or in ab bis von der des grenze gruppe gruppen de du des limite groupe grupo límite mínima máxima mínimo máximo del della dei gruppo minima massima van vanaf tot groep categorie kategori kategoria kategorie gräns gruppe grænse grense raja ryhmä od do hranice skupina grupa granica minimalny határ csoport sınırı grubu limită minim maxim limită")

// behindAgeNote is where the colon stands behind a word for an age and a few words, the blank before which is text[i]: Age on joining: 42,
// Alter laut Akte: 42. Without one it is i.
func behindAgeNote(text string, i int) int {
	limit := min(len(text), i+longestAgeNote)
	for k := i; k < limit && text[k] == ' '; {
		e, _ := wordAt(text, k+1)
		if e == k+1 {
			return i
		}
		if word := text[k+1 : e]; (inSet(agesNoted, word) || inSet(agedThings, word)) && !isToldOf(lettersBehind(text, e)) {
			return i
		}
		k = e
		if k < len(text) && text[k] == ':' || strings.HasPrefix(text[k:], " :") {
			return k
		}
	}
	return i
}

// ageEvents are what befalls somebody at the age that a field is for.
var ageEvents = wordSet("admission diagnosis onset death presentation interview marriage intake enrolment enrollment baseline surgery visit referral discharge menarche menopause delivery")

// isAgeOfAll reports whether the word for an age that ends at text[i] is that of a limit or a mean.
func isAgeOfAll(text string, i int) bool {
	from := lettersStart(text, i)
	if from < 3 || text[from-1] != ' ' {
		return false
	}
	word := text[lettersStart(text, from-1) : from-1]
	return inSet(agesOfAll, word) || inSet(agedThings, word) || word == "it" || word == "It"
}

// agesOfAll stand before age and make it that of nobody.
var agesOfAll = wordSet("average mean median minimum maximum min max minimal maximal retirement retiring voting drinking legal pension pensionable school working driving smoking consent marriageable bronze iron stone ice golden middle gestational bone reading mental")

// ageUnits are what the age of a thing is counted in, behind age of.
var ageUnits = wordSet("hours days weeks months decades centuries thousand million billion stunden tagen wochen monaten")

// isAge reports whether a whole value is a number of years a person can have.
func isAge(v string) bool {
	n, end := number(v, 0, 3)
	return v != "" && end == len(v) && n <= 120
}
