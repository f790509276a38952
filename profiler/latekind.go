package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file reads streets whose kind stands behind their name, as a word of its own, and before
// the number of the house: Váci utca 12, Vilniaus g. 2, Palackého tř. 33, Moda Cad. No:45. In
// Turkish a quarter and other streets with their kinds stand before that.

// lateKinds are such words in Hungarian, the Baltic and the Slavic languages and Turkish; lateShorts
// are short ones that mean other things, and have a stop or the word for a number behind them.
var (
	lateKinds = wordSet("utca utcája út útja tér tere körút köz sétány rakpart fasor udvar telep lakótelep sor lejtő lépcső dűlő linja gatvė gatvės gatvėje prospektas prospekte alėja alėjos plentas aikštė iela ielas ielā bulvāris prospekts gatve laukums šoseja " +
		"tänav maantee puiestee väljak mnt tn pst třída tř ulice náměstí námestie nábřeží ulica ulici cesta cesti trg trgu prospekt caddesi caddesinde sokak sokağı sokağında bulvarı meydanı mahallesi")
	lateShorts = wordSet("g u pr al pl krt rkp nám nábř cad cd sok sk mah mh bulv blv")

	// lateMarked are those of them that are often so far before the number of the house as in Sok. No: 4.
	lateMarked = wordSet("caddesi caddesinde sokak sokağı sokağında bulvarı mahallesi cad cd sok sk mah mh bulv blv")

	// lateQuarters stand behind the names of quarters, and before a street.
	lateQuarters = wordSet("mah mahallesi mh")

	// lateHomes are words for living somewhere that begin sentences.
	lateHomes = withCapitals("gyvenu gyvena adresas lakom lakik élek címem dzīvoju dzīvo elan elab asun bydlím bydlí bývam živím žijem živim živi stanujem stanuje naslov bivam evim evimiz ofisim işyerim işyerimiz adresim adresimiz ofisimiz lütfen kargo teslimat oturuyorum")
)

// Bounds of such a street.
const (
	mostLateWords = 4
	mostLateKinds = 3
	lateStreet    = 0.8
	markedLate    = 0.94 // with the word for a number
)

// matchLateKind reads a street around its kind at text[at].
func matchLateKind(text string, at int) (match, bool) {
	end, capital := wordAt(text, at)
	short := inSet(lateShorts, text[at:end])
	if end == at || !short && !inSet(lateKinds, text[at:end]) || at < 3 || text[at-1] != ' ' || end == at+1 && capital {
		return match{}, false
	}
	i := skipByte(text, end, '.')
	stop := i > end
	i = skipByte(text, skipByte(text, i, ','), ' ')
	marked := skipLateMark(text, i)
	if short && !stop && marked == i || i == end || marked >= len(text) || !isDigit(text[marked]) || inSet(lateQuarters, text[at:end]) && marked == i {
		return match{}, false
	}
	to := houseNumberEnd(text, marked)
	if to == marked {
		return match{}, false
	}
	from := lateName(text, at)
	if from == at || end == at+1 && text[at] == 'g' && !isGenitive(text[:at-1]) {
		return match{}, false
	}
	sure := lateStreet
	if marked > i {
		sure = markedLate
	}
	m := widened(text, match{from, to, sure})
	m.end = unitsEnd(text, m.end, true)
	return m, true
}

// isGenitive reports whether a text ends as a name does that a street is called after in Lithuanian.
func isGenitive(text string) bool {
	c := text[len(text)-1]
	return c == 'o' || c == 's' || strings.HasSuffix(text, "ų")
}

// lateMarks stand between such a street and the number of the house.
var lateMarks = [...]string{"No:", "No.", "No ", "no:", "No :", "Nr.", "nr.", "nr ", "č.p.", "č.", "č ", "N:"}

// skipLateMark goes over one of them and the blank behind it at text[i].
func skipLateMark(text string, i int) int {
	for _, mark := range lateMarks {
		if strings.HasPrefix(text[i:], mark) {
			return skipByte(text, i+len(mark), ' ')
		}
	}
	return i
}

// lateName is where the name before the kind at text[at] begins, with what has other such kinds
// before it, or at.
func lateName(text string, at int) int {
	from := at
	for range mostLateKinds {
		start := lateWords(text, from)
		if start == from {
			break
		}
		from = start
		k := from
		if k > 1 && text[k-1] == ' ' {
			k--
		}
		if k > 1 && k < from && text[k-1] == ',' {
			k--
		}
		if k > 1 && k < from && text[k-1] == '.' {
			k--
		}
		kind := wordStartWithin(text, k, k-longestWord)
		if k == from || kind == k || kind < 3 || text[kind-1] != ' ' || !inSet(lateKinds, text[kind:k]) && !inSet(lateShorts, text[kind:k]) {
			break
		}
		if lateWords(text, kind) == kind {
			if inSet(lateQuarters, text[kind:k]) && !isCapitalAt(text, kind) { // pazar mahallesi 1485. caddesi
				if small := wordStartWithin(text, kind-1, kind-1-longestWord); small < kind-1 && !joinsBefore(text, small) {
					from = small
				}
			}
			break
		}
		from = kind
	}
	return from
}

// lateWords is where the words with capitals or the ordinal number before the kind at text[at] begin,
// or at.
func lateWords(text string, at int) int {
	from := at
	for range mostLateWords {
		k := capitalBefore(text, from, max(0, at-addressBack))
		if k == from {
			if k = ordinalBefore(text, from); k < from {
				if from = k; k > 1 && text[k-1] == ' ' { // Október 6. utca
					if month := wordStartWithin(text, k-1, k-1-longestMonth); monthNamed(text[month:k-1]) > 0 {
						from = month
					}
				}
			}
			break
		}
		word := strings.TrimSuffix(text[k:from-1], ".")
		if inSet(leadingWords, word) || inSet(addressNames, word) || inSet(lateHomes, word) || inSet(lateKinds, word) || inSet(lateShorts, word) || from == at && isCapitals(word) && len(word) < 3 {
			break
		}
		if class := lexicon.Lookup(word); class.Common() > 1 && !class.IsName() && !class.Is(lexicon.Street) {
			break
		}
		if text[from-2] == '.' && from-k > len("Sv. ") && from < at {
			break // the end of a sentence
		}
		from = k
	}
	return from
}

// ordinalBefore is where a number with a stop begins that stands before text[i], as in 52. Sok., or i.
func ordinalBefore(text string, i int) int {
	k := i - 2
	if k < 1 || text[i-1] != ' ' || text[k] != '.' {
		return i
	}
	for k > 0 && i-k < len("1234. ") && isDigit(text[k-1]) {
		k--
	}
	if k == i-2 || !standsAfter(text, k) || k > 0 && text[k-1] != ' ' && text[k-1] != '\n' {
		return i
	}
	return k
}
