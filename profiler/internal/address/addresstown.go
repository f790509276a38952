package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells towns, states and regions behind a street that nobody has found, by what is known of
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

// isKnownPlace reports whether words are known to be the name of a place.
func isKnownPlace(words string) bool {
	class := lexicon.Lookup(words)
	return class.Place() > 0 || class.Is(lexicon.Country|lexicon.Region)
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
