package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads the names of towns, quarters and districts in an address, of which nobody has
// found that they are places.

// wordsEnd is the end of the words at text[i] that can be the name of a place, or i. The
// first has a capital, or small letters will do.
func (w *addressWalk) wordsEnd(i int, small bool) int {
	end, j := i, i
	for n := 0; n < mostPlaceWords; n++ {
		if c, free := w.candidateAt(j); !free {
			break
		} else if c != nil && j > end+1 && w.joiner.roleOf(c) == rolePlace && c.End <= w.limit {
			end = c.End // Port of Spain, Ciudad de Guatemala
			break
		} else if c != nil && w.joiner.roleOf(c) != roleName {
			break
		} else if c != nil {
			if end = c.End; end > w.limit {
				return i
			}
		} else {
			e, capital := prose.WordAt(w.text, j)
			if e == j || lex.JoinsAfter(w.text, e) || n == 0 && (!capital && !small ||
				(prose.IsPlainWord(w.text[j:e]) && !w.beginsPlace(j, e) || wordset.InSet(formWords, w.text[j:e]))) {
				break
			}
			if !capital && !small { // a town such as Châlons sur Marne
				if e-j > 4 || e >= len(w.text) || w.text[e] != ' ' || wordset.InSet(behindTowns, w.text[j:e]) {
					break
				}
				if _, next := prose.WordAt(w.text, e+1); !next {
					break
				}
				j = e + 1
				continue
			}
			if n > 0 && e == j+1 && e+2 < len(w.text) && w.text[e] == '.' && w.text[e+2] == '.' {
				break // Bogotá D.C.
			}
			if end = e; n == 0 && e == j+1 { // T. Nagar
				e = chars.SkipByte(w.text, e, '.')
			}
			if e > end && e < w.limit && w.text[e] == ' ' {
				j = e + 1
				continue
			}
		}
		if end >= w.limit || w.text[end] != ' ' {
			break
		}
		j = end + 1
	}
	if end < len(w.text) && strings.IndexByte(":=@/_<>{}[]|\"", w.text[end]) >= 0 && w.slashTail(end) == end {
		return i
	}
	return end
}

// behindTowns are words that go on behind the name of a town and are in none.
var behindTowns = &wordset.WordList{File: "address", Set: "behindTowns"}

// placeArticles begin names of houses, quarters and towns.
var placeArticles = &wordset.WordList{File: "address", Set: "placeArticles"}

// beginsPlace reports whether the word text[i:end], which is no name by itself, begins the name of
// a place, as in The Maltings, T. Nagar and Te Kuiti.
func (w *addressWalk) beginsPlace(i, end int) bool {
	if !chars.IsCapitalAt(w.text, i) {
		return false
	}
	next := chars.SkipByte(w.text, end, '.')
	if next > end && end != i+1 || next+1 >= len(w.text) || w.text[next] != ' ' || !chars.IsCapitalAt(w.text, next+1) {
		return false
	}
	if next > end || wordset.InSet(placeArticles, w.text[i:end]) {
		return i < 2 || !numeral.IsDigit(w.text[i-2]) || end-i < len("The") // behind a postcode something else
	}
	e, _ := prose.WordAt(w.text, next+1)
	if w.slashTail(e) > e || lexicon.Lookup(w.text[next+1:e]).Place() > 0 || end == i+2 && chars.IsLowerAt(w.text, i+1) &&
		!prose.IsPlainWord(w.text[next+1:e]) {
		return true // Ouro Fino/MG, Navi Mumbai
	}
	c, _ := w.candidateAt(next + 1)
	return c != nil && w.joiner.roleOf(c) == rolePlace && end-i <= longestLink
}

// slashTail is the end of a stroke and the name of a province at text[i], behind that of a
// district or a town as in Ortahisar/Trabzon and Kadıköy / İstanbul, or i.
func (w *addressWalk) slashTail(i int) int {
	j := chars.SkipByte(w.text, i, ' ')
	if j >= len(w.text) || w.text[j] != '/' || j > i && (j+1 == len(w.text) || w.text[j+1] != ' ') {
		return i
	}
	j = chars.SkipByte(w.text, j+1, ' ')
	if c, free := w.candidateAt(j); !free {
		return i
	} else if c != nil && w.joiner.roleOf(c) == rolePlace {
		return c.End
	} else if c != nil && w.joiner.roleOf(c) != roleName {
		return i
	}
	end, capital := prose.WordAt(w.text, j)
	if end == j+2 && 'A' <= w.text[j] && w.text[j] <= 'Z' && 'A' <= w.text[j+1] && w.text[j+1] <= 'Z' && j == i+1 && end <= w.limit &&
		(isUnitEdge(w.text, end) || w.text[end] == ' ') {
		return end // Blumenau/SC
	}
	if !capital || end-j < 3 || end > w.limit || lex.JoinsAfter(w.text, end) || end < len(w.text) &&
		strings.IndexByte(":=@/_<>{}[]|\"", w.text[end]) >= 0 {
		return i
	}
	return end
}

// placeTail is the end of what belongs to the name of a place that ends at text[i]: the
// number of a district, another name in brackets, or a province behind a stroke.
func (w *addressWalk) placeTail(i int) int {
	if end := w.slashTail(i); end > i {
		return end
	}
	if end := provinceTail(w.text, i); end > i {
		return end
	}
	if end := townTail(w.text, i); end > i {
		return end
	}
	if i+2 > len(w.text) || w.text[i] != ' ' {
		return i
	}
	if _, free := w.candidateAt(i + 1); !free {
		return i
	}
	if w.text[i+1] == '(' {
		if c, _ := w.candidateAt(i + 2); c != nil && w.joiner.roleOf(c) != rolePlace && w.joiner.roleOf(c) != roleName {
			return i
		}
		j := i + 2
		for n := 0; n < mostPlaceWords; n++ {
			e, capital := prose.WordAt(w.text, j)
			if e == j || !capital && !w.small {
				return i
			}
			if e < len(w.text) && w.text[e] == ')' {
				return e + 1
			}
			if j = e + 1; e >= len(w.text) || w.text[e] != ' ' {
				return i
			}
		}
		return i
	}
	if e := districtEnd(w.text, i+1); e > i+1 {
		return e
	}
	return quarterEnd(w.text, i)
}

// townTails stand behind the name of a town or a country and belong to it; a number may follow the
// first.
var townTails = [...]string{"Cedex", "CEDEX", "cedex", "republika", "Republika", "respublika", "Respublika"}

// townSides stand behind the name of a town in Indonesia and say which part of it.
var townSides = &wordset.WordList{Text: "selatan utara barat timur pusat tengah tenggara"}

// townTail is the end of what belongs to the name of a town or a country at text[i], as in Nantes
// Cedex 1, Bogotá D.C., Gulberg III and Česká republika, or i.
func townTail(text string, i int) int {
	if i+3 > len(text) || text[i] != ' ' {
		return i
	}
	j := i + 1
	switch c := text[j]; c {
	case 'C', 'c', 'r', 'R':
		for n, tail := range townTails {
			k := j + len(tail)
			if !strings.HasPrefix(text[j:], tail) || lex.JoinsAfter(text, k) {
				continue
			}
			if n < 3 && k+1 < len(text) && text[k] == ' ' && numeral.IsDigit(text[k+1]) {
				if _, e := dates.Number(text, k+1, 2); !lex.JoinsAfter(text, e) {
					return e
				}
			}
			return k
		}
	case 'S', 'U', 'B', 'T', 'P':
		if e, _ := prose.WordAt(text, j); wordset.InSet(townSides, text[j:e]) {
			return e
		}
	case 'I', 'V', 'X':
		k := chars.BytesEnd(text, j, j+4, "IVX")
		if k-j > 1 && isUnitEdge(text, k) {
			return k
		}
	}
	if j+4 <= len(text) && 'A' <= text[j] && text[j] <= 'Z' && text[j+1] == '.' && 'A' <= text[j+2] && text[j+2] <= 'Z' && text[j+3] == '.' {
		return j + 4
	}
	return i
}

// quarterEnd is the end of a blank and one or two capitals at text[i] that tell a quarter of a
// town, with a comma or a line break behind them, as in Odense C and Aalborg SØ, or i.
func quarterEnd(text string, i int) int {
	j := chars.SkipByte(text, i, ' ')
	if j == i {
		return i
	}
	for range 2 {
		r, n := utf8.DecodeRuneInString(text[j:])
		if r != 'Ø' && (r < 'A' || r > 'Z') {
			break
		}
		j += n
	}
	if n := j - i - 1; n == 0 || n > len("SØ") || n > 1 && text[j-1] < utf8.RuneSelf {
		return i
	}
	if isUnitEdge(text, j) {
		return j
	}
	return i
}

// districtEnd is the end of one or two digits at text[i] with a comma, a line break or a
// stop behind them, or i.
func districtEnd(text string, i int) int {
	j := chars.DigitsEnd(text, i, i+3)
	if n := j - i; n == 0 || n > 2 || text[i] == '0' && n == 1 {
		return i
	}
	if isLineEnd(text, j) || text[j] == ',' || text[j] == '.' && (j+1 == len(text) || text[j+1] == ' ' || text[j+1] == '\n') {
		return j
	}
	return i
}

// loneLine is the end of the words that are all of the line at text[i], or i.
func (w *addressWalk) loneLine(i int) int {
	if end := w.wordsEnd(i, w.small); end > i {
		if end = w.placeTail(end); isLineEnd(w.text, chars.SkipBlanks(w.text, chars.SkipByte(w.text, end, ','))) {
			return end
		}
	}
	if !w.small && !chars.IsCapitalAt(w.text, i) {
		return i
	}
	for end, n := i, 0; n < mostPlaceWords; n++ { // Novo mesto
		e, _ := prose.WordAt(w.text, end)
		if _, free := w.candidateAt(end); e == end || !free || e > w.limit {
			break
		}
		if isLineEnd(w.text, chars.SkipBlanks(w.text, chars.SkipByte(w.text, e, ','))) {
			return e
		}
		if end = chars.SkipByte(w.text, e, ' '); end == e {
			break
		}
	}
	return i
}

// What follows tells towns, states and regions behind a street that nobody has found, by what is known of
// their names and by what stands behind them.

// isKnownTown reports whether a word is known to be the name of a town, and more as that than as
// anything else.
func isKnownTown(word string) bool {
	class := lexicon.Lookup(word)
	return class.Place() > 1 && class.Place() >= class.Family() && class.Place() > class.Given() && class.Place() >= class.Common()
}

// beginsKnownTown is isKnownTown for words that may have a part of the town behind its name, as in
// Jakarta Selatan.
func beginsKnownTown(words string) bool {
	if isKnownTown(words) {
		return true
	}
	e, _ := prose.WordAt(words, 0)
	class := lexicon.Lookup(words[:e])
	return e < len(words) && class.Place() == 3 && class.Common() == 0 && isKnownTown(words[:e])
}

// regionNouns stand behind the names of regions.
var regionNouns = &wordset.WordList{File: "address", Set: "regionNouns"}

// regionNameEnd is the end of the name of a region with such a word behind it at text[i], as in Rivers
// State, or i.
func regionNameEnd(text string, i int) int {
	for k, n := i, 0; n < mostPlaceWords-1; n++ {
		e, capital := prose.WordAt(text, k)
		if e == k || !capital {
			return i
		}
		if n > 0 && wordset.InSet(regionNouns, text[k:e]) && isPlaceEdge(text, e) {
			return e
		}
		if e >= len(text) || text[e] != ' ' {
			return i
		}
		k = e + 1
	}
	return i
}

// twoCapitals is the end of two words with capitals and a comma at text[i], or i.
func twoCapitals(text string, i int) int {
	e, capital := prose.WordAt(text, i)
	if !capital || e >= len(text) || text[e] != ' ' {
		return i
	}
	if e, capital = prose.WordAt(text, e+1); !capital || e >= len(text) || text[e] != ',' {
		return i
	}
	return e
}

// caselessWords is the end of a few words at text[i] that a comma and a place that was found follow, as
// in وسط البلد، القاهرة, or i.
func (w *addressWalk) caselessWords(i int) int {
	k := i
	for range mostPlaceWords - 1 {
		e, _ := prose.WordAt(w.text, k)
		if _, free := w.candidateAt(k); e == k || !free {
			break
		}
		if strings.HasPrefix(w.text[e:], "، ") {
			if c, _ := w.candidateAt(e + len("، ")); c != nil && w.joiner.roleOf(c) == rolePlace {
				return e
			}
			break
		}
		if k = chars.SkipByte(w.text, e, ' '); k == e {
			break
		}
	}
	return i
}

// stateShorts are short forms of the states of Mexico, with a stop behind them.
var stateShorts = &wordset.WordList{File: "address", Set: "stateShorts"}

// stateShortEnd is the end of one of them at text[i], or i.
func stateShortEnd(text string, i int) int {
	e, capital := prose.WordAt(text, i)
	if !capital || e >= len(text) || text[e] != '.' || !wordset.InSet(stateShorts, text[i:e]) || !isPlaceEdge(text, e+1) && e+1 < len(text) &&
		text[e+1] != ' ' {
		return i
	}
	return e + 1
}

// isPlaceEdge is isUnitEdge, and true where a sentence goes on with a word in small letters.
func isPlaceEdge(text string, i int) bool {
	return isUnitEdge(text, i) || i < len(text) && strings.IndexByte(";)", text[i]) >= 0 || i+1 < len(text) && text[i] == ' ' && chars.IsLowerAt(text, i+1)
}

// isStateAt reports whether two capitals and nothing more stand at text[i], as in Belém - PA.
func isStateAt(text string, i int) bool {
	return i+2 <= len(text) && 'A' <= text[i] && text[i] <= 'Z' && 'A' <= text[i+1] && text[i+1] <= 'Z' && isPlaceEdge(text, i+2)
}

// isStateTail reports whether a stroke and two capitals stand before text[i], as in Ouro Fino/MG.
func isStateTail(text string, i int) bool {
	return i > 3 && text[i-3] == '/' && 'A' <= text[i-2] && text[i-2] <= 'Z' && 'A' <= text[i-1] && text[i-1] <= 'Z'
}

// numberedTown is the end of a digit behind the name of a town at text[i] that tells a part of it, where
// the sentence goes on, as in 120 00 Praha 2 a jinam, or i.
func numberedTown(text string, i int) int {
	if end := i + len(" 2"); end+1 < len(text) && text[i] == ' ' && numeral.IsDigit(text[i+1]) && text[end] == ' ' && chars.IsLowerAt(text, end+1) {
		return end
	}
	return i
}

// lettercodeEnd is the end of a short postcode of Argentina at text[i], with a town behind it as in
// C1043 CABA, or i.
func lettercodeEnd(text string, i int) int {
	end := i + len("C1043")
	if end+1 >= len(text) || text[i] < 'A' || text[i] > 'Z' || text[end] != ' ' || !chars.IsCapitalAt(text, end+1) {
		return i
	}
	if _, k := dates.Number(text, i+1, 5); k != end {
		return i
	}
	return end
}
