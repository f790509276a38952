package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds schools, hospitals, farms and works that have a name in quotes behind the word for what they are, as is usual in
// Slavic countries, in Romania and in the Baltic: ОУ „Христо Ботев“, СФГ «Лан», Przedszkole „Bajka”.

// quotedKinds are such words. Those of kindShorts stand in capitals.
var (
	quotedKinds = withCapitals("училище училища училището гимназия гимназија гімназія гімназії школа школе школи школы градина градината вртић яслі ясла лікарня лікарні болница больница больницы читалище млин пекара пекарна аптека апотека шахта шахты шахті шахту завод завода заводу фабрика фабрики комбинат комбінат колхоз совхоз санаторий санаторія санаторій поликлиника поліклініка кооператив сдружение удружење фондация фондација " +
		"școala liceul colegiul grădinița grădiniței spitalul asociația fundația przedszkole przedszkola przedszkolu apteka kopalnia kopalni szpital hurtownia piekarnia fundacja stowarzyszenie škola vrtić udruga mlin pekara ljekarna základná materská lopšelis-darželis darželis gimnazija mokykla vidusskola bērnudārzs")

	kindShorts = wordSet("ОУ СУ ПГ НУ ДГ ЦДГ ОДЗ СОУ ЕГ МГ ПМГ МБАЛ УМБАЛ ДКЦ СБАЛ НЧ ЕТ ПУ ОШ ЈП ЈКП ЈЗУ КЗ КПУ МБОУ ГБОУ МАОУ ГАОУ МОУ МДОУ МБДОУ ГБУЗ ГАУЗ ФГБУ ФГБОУ ФГУП ГУП МУП АНО НКО ЧОУ ТСЖ ТСН СНТ УК ПКФ КФХ ЧОП БФ СФГ ФГ КНП КП ДП ПП ПАТ ПРАТ АТ ОСББ ЗДО ЗОШ НВК ГО ДНЗ НВП СТОВ СПК " +
		"OŠ PU DV ZŠ MŠ")

	// kindAdjectives stand before such a word in small letters and belong to the name.
	kindAdjectives = withCapitals("детска дитячий основно основна средно средна начално предшколска предучилищна частна многопрофилна спеціалізована професионална")
)

// bothCases are all words of sets, as they are and in small letters, that are Latin, or that are not.
func bothCases(isOut func(word string) bool, sets ...*wordList) []string {
	all := wordsOf(sets...)
	for _, w := range all {
		all = append(all, strings.ToLower(w))
	}
	slices.Sort(all)
	return slices.DeleteFunc(slices.Compact(all), isOut)
}

const (
	// quotedOrg is how sure such an organisation is.
	quotedOrg = 0.9

	// longestQuotedName bounds the name between the quotes, in bytes.
	longestQuotedName = 96
)

// matchQuotedOrg reads the organisation whose word for its kind stands at text[at].
func matchQuotedOrg(text string, at int) (match, bool) {
	e, _ := longWordAt(text, at)
	if e+4 >= len(text) || text[e] != ' ' || text[e+1] != '"' && text[e+1] < utf8.RuneSelf {
		return match{}, false
	}
	to := quotedNameEnd(text, e+1)
	if to == e+1 || joinsBefore(text, at) {
		return match{}, false // as nearly all
	}
	word, from := text[at:e], at
	switch {
	case isExactly(kindShorts, word):
	case inSet(quotedKinds, word):
		for range 2 {
			k := wordStartWithin(text, from-1, from-1-2*longestWord)
			if from == 0 || text[from-1] != ' ' || k >= from-1 || !isCapitalAt(text, k) && !inSet(kindAdjectives, text[k:from-1]) || joinsBefore(text, k) {
				break
			}
			if c := lexicon.Lookup(text[k : from-1]); c.Given() > 0 || c.Is(lexicon.Title|lexicon.Occupation) || len(text[k:from-1]) < 2*len("ъ") {
				break
			}
			from = k
		}
	default:
		return match{}, false
	}
	return match{from, formBehindEnd(text, to), quotedOrg}, true
}

// quotedNameEnd is the end of a name in quotes that begins with one at text[i], behind the quote that closes it; or i.
func quotedNameEnd(text string, i int) int {
	rest := text[i:min(len(text), i+longestQuotedName)]
	open, shut := "", ""
	switch {
	case strings.HasPrefix(rest, "„"):
		open, shut = "„", "“”\""
	case strings.HasPrefix(rest, "«"):
		open, shut = "«", "»"
	case strings.HasPrefix(rest, "“"):
		open, shut = "“", "”"
	case strings.HasPrefix(rest, "\""):
		open, shut = "\"", "\""
	default:
		return i
	}
	if !isCapitalAt(text, min(len(text)-1, i+len(open))) {
		return i
	}
	k := strings.IndexAny(rest[len(open):], shut)
	if k < len("Ян") || strings.IndexByte(rest[:len(open)+k], '\n') >= 0 {
		return i
	}
	k += i + len(open)
	_, n := utf8.DecodeRuneInString(text[k:])
	return k + n
}
