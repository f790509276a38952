package profiler

import "strings"

// This file tells days, hours and counts from the numbers of houses that they look like beside a street, and reads a number
// that stands before its street with a word: le n.º 5 da Rua do Covo, número 31 de la calle Cortes.

// undated is a reader of streets that takes no day and no hour for the number of a house.
func undated(read func(text string, at int) (match, bool)) func(text string, at int) (match, bool) {
	return func(text string, at int) (match, bool) {
		m, ok := read(text, at)
		if !ok {
			return m, false
		}
		if e, _ := wordAt(text, m.start); m.start > 1 && isDigit(text[m.start-2]) && text[m.start-1] == ' ' && e+1 < m.end && monthNamed(text[m.start:possessiveCut(text, m.start, e)]) > 0 {
			m.start = e + 1 // 8 Mayıs'ta İstiklal Caddesi
		}
		return m, !isDayOrHour(text, m.start, m.end)
	}
}

// longestNumberNoun bounds the words for a number, in bytes.
const longestNumberNoun = 10

// possessiveCut is the end of the word text[i:e] without an ending behind an apostrophe.
func possessiveCut(text string, i, e int) int {
	if k := possessiveStart(text[i:e]); k > 0 {
		return i + k
	}
	return e
}

// clockWords stand behind an hour, and countLinks before a number that counts or is a day.
var (
	clockWords = wordSet("uhr uur hodin hodiny godz óra órakor ore timmar")
	countLinks = wordSet("dia día met mit i jour giorno den dne dnia")
)

// isDayOrHour reports whether the number at the beginning or the end of the street text[i:end] is an hour, or one of a day.
func isDayOrHour(text string, i, end int) bool {
	if isDigit(text[i]) {
		_, k := number(text, i, 4)
		if k < end && text[k] == ' ' {
			if e, _ := wordAt(text, k+1); inSet(clockWords, text[k+1:e]) {
				return true // 10 Uhr in St. Veit
			}
		}
		if i > 4 && text[i-1] == ' ' && k-i != 3 {
			j := skipDotBack(text, i-1)
			if w := wordStartWithin(text, j, j-longestWord); j-w > 2 && monthNamed(text[w:j]) > 0 && (text[i-2] == '.' || !isCapitalAt(text, w) || k-i < 3) {
				return true // Dec. 12
			}
		}
	}
	if !isDigit(text[end-1]) {
		return false
	}
	k := end
	for k > i && isDigit(text[k-1]) {
		k--
	}
	if end-k > 2 || k < i+3 || text[k-1] != ' ' {
		return false
	}
	rest := strings.TrimPrefix(text[end:min(len(text), end+longestWord)], ".")
	rest = strings.TrimPrefix(strings.TrimPrefix(rest, " de"), " ")
	e, _ := wordAt(rest, 0)
	if e > 2 && monthNamed(rest[:e]) > 0 {
		return true // no dia 2 de fevereiro
	}
	w := wordStartWithin(text, k-1, i)
	return w < k-1 && !isCapitalAt(text, w) && inSet(countLinks, text[w:k-1]) && end < len(text) && text[end] == ' ' && isLowerAt(text, end+1)
}

// numberNouns stand before the number of a house that stands before its street, and numberLinks between the two.
var (
	numberNouns = wordSet("número numero n.º n.o n.° nº n° núm núm. n. civico nr. numărul numéro num.")
	numberLinks = [...]string{" de la ", " del ", " de l'", " de l’", " da ", " do ", " de ", " della ", " dello ", " dell'", " dell’", " di ", " din ", " de pe "}
)

// longestNumberLink is the length of the longest of numberLinks, in bytes.
const longestNumberLink = len(" dell’")

// numberedStreet is a street whose kind stands at text[at], with such a number before it.
func numberedStreet(text string, at int) (match, bool) {
	if at < len("n. 5 di ") || text[at-1] != ' ' && text[at-1] != '\'' && joinsBefore(text, at) || !hasDigit(load(text, max(0, at-longestNumberLink-1))) {
		return match{}, false // as nearly all
	}
	i := at
	for _, link := range numberLinks {
		if strings.HasSuffix(text[:at], link) {
			i = at - len(link) + 1
			break
		}
	}
	if i == at {
		return match{}, false
	}
	k := i - 1
	for k > 0 && i-1-k < 4 && isDigit(text[k-1]) {
		k--
	}
	if k == i-1 || k < 3 || text[k-1] != ' ' {
		return match{}, false
	}
	if e, _ := wordAt(text, at); !inSet(streetHeadsNumberLast, text[at:e]) && !hasTail(text[at:e]) {
		return match{}, false
	}
	from := k - 1
	for from > 0 && k-1-from < longestNumberNoun && text[from-1] != ' ' && text[from-1] != '\n' && text[from-1] != '(' {
		from--
	}
	if !inSet(numberNouns, text[from:k-1]) {
		return match{}, false
	}
	to, named := at, 0
	for j, n := at, 0; n < mostToldWords; n++ {
		e, capital := wordAt(text, j)
		if e == j || n > 0 && !capital && !inSet(framedLinks, text[j:e]) {
			break
		}
		if capital && n > 0 {
			to = e
			named++
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		j = e + 1
	}
	return match{from, to, 0.85}, named > 0
}

// framedLinks stand between the parts of names in small letters.
var framedLinks = wordSet("van von de der den ten ter te del della dello di da dal dos das do du la le zu af av el al bin binti 't van't ben ibn i y")

// mostToldWords bounds the words of a street behind a number.
const mostToldWords = 6

// skipDotBack is the place before a dot before text[i], or i.
func skipDotBack(text string, i int) int {
	if i > 0 && text[i-1] == '.' {
		i--
	}
	return i
}

// mostEnding bounds an ending behind an apostrophe, in bytes.
const mostEnding = 6

// possessiveStart is where the ending of a name begins that an apostrophe parts from it, or 0: Krombach's, Hızır'ın.
func possessiveStart(word string) int {
	k := strings.IndexByte(word, '\'')
	rest := k + 1
	if k < 0 {
		k = strings.Index(word, "’")
		rest = k + len("’")
	}
	if k < fewestNamed || len(word)-rest > mostEnding || rest < len(word) && !isLowerAt(word, rest) {
		return 0
	}
	return k
}
