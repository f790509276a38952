package tagger

import "github.com/privet-go/privet/profiler/internal/lexicon"

// This file knows places by their cases: Kłodzku is of Kłodzko, Iisalmessa of Iisalmi, Полтави of
// Полтава. The lexicon has what stands on maps.

// A bend is an ending of a case, folded, and what stands in its place on a map.
type bend struct{ ending, whole string }

// bends are those of Finnish, of Slavic languages in Latin and Cyrillic letters, of Hungarian,
// Turkish and Greek, the longest first.
var bends = [...]bend{
	{"messa", "mi"}, {"mella", "mi"}, {"mesta", "mi"}, {"melta", "mi"}, {"melle", "mi"}, {"dessa", "ti"}, {"della", "ti"}, {"joella", "joki"}, {"joelta", "joki"}, {"joelle", "joki"}, {"gissa", "ki"}, {"gista", "ki"}, {"gilla", "ki"}, {"gin", "ki"},
	{"jarvella", "jarvi"}, {"jarvelta", "jarvi"}, {"jarvelle", "jarvi"}, {"lahdella", "lahti"}, {"lahdessa", "lahti"}, {"lahdesta", "lahti"}, {"eella", "e"}, {"eessa", "e"}, {"eelta", "e"}, {"eelle", "e"}, {"eesta", "e"},
	{"ssa", ""}, {"lla", ""}, {"sta", ""}, {"lta", ""}, {"lle", ""}, {"joen", "joki"}, {"jarven", "jarvi"}, {"lahden", "lahti"}, {"men", "mi"},
	{"icich", "ice"}, {"icach", "ice"}, {"owie", "ow"}, {"inie", "in"}, {"iach", "e"}, {"ach", "y"}, {"ach", "e"}, {"ich", "e"}, {"ech", "y"}, {"iu", ""}, {"ie", ""}, {"ie", "a"},
	{"ban", ""}, {"ben", ""}, {"rol", ""}, {"bol", ""}, {"tol", ""}, {"nal", ""}, {"nel", ""}, {"hoz", ""}, {"hez", ""}, {"en", ""}, {"ra", ""}, {"re", ""}, {"ba", ""}, {"be", ""},
	{"den", ""}, {"dan", ""}, {"ten", ""}, {"tan", ""}, {"de", ""}, {"da", ""}, {"te", ""}, {"ta", ""},
	{"em", ""}, {"ou", "a"}, {"u", "o"}, {"u", ""}, {"u", "a"}, {"y", "a"}, {"i", ""}, {"e", "a"}, {"e", ""}, {"a", ""}, {"a", "o"},
	{"ову", "ов"}, {"ові", "ів"}, {"ова", "ов"}, {"ева", "ев"}, {"еве", "ев"}, {"ове", "ов"}, {"ом", ""}, {"ом", "о"}, {"ем", "ь"}, {"ою", "а"}, {"ой", "а"}, {"ах", "ы"}, {"ах", "и"}, {"ках", "ки"}, {"ы", "а"}, {"и", "а"}, {"и", "ь"}, {"і", "а"}, {"і", ""}, {"е", ""}, {"е", "а"}, {"е", "о"}, {"у", ""}, {"у", "а"}, {"а", ""}, {"а", "о"}, {"я", "ь"}, {"ю", "ь"},
	{"ου", "ος"}, {"ου", "ο"}, {"ας", "α"}, {"ης", "η"}, {"ο", "ος"}, {"ων", "α"}, {"ια", "ιας"},
}

// bendsBy are the same by the last byte.
var bendsBy = func() (by [256][]bend) {
	for _, b := range bends {
		last := b.ending[len(b.ending)-1]
		by[last] = append(by[last], b)
	}
	return by
}()

// Bounds of the words that are looked at, in bytes of the folded word: of what is left of it, and
// of that where the place is small.
const (
	shortestBent      = 5
	leastStem         = 4
	leastStemOfSmall  = 6
	leastStemCyrillic = 8
)

// bentClass is the class of the place of which a word that the lexicon does not have, or has as one
// that is not rare, is a case; or 0.
func bentClass(word string) lexicon.Class {
	n := len(word)
	if n < shortestBent || n > longestKnown || len(bendsBy[word[n-1]]) == 0 && word[n-1] < 0x80 {
		return 0
	}
	var buf [2 * lexicon.LongestWord]byte
	folded := lexicon.AppendFolded(buf[:0], word)
	n = len(folded)
	if n < shortestBent {
		return 0
	}
	for _, b := range bendsBy[folded[n-1]] {
		stem := n - len(b.ending)
		if stem < leastStem || folded[0] >= firstTwoBytes && stem < leastStemCyrillic || string(folded[stem:]) != b.ending {
			continue
		}
		var whole [2 * lexicon.LongestWord]byte
		of := append(append(whole[:0], folded[:stem]...), b.whole...)
		c := lexicon.Find(lexicon.Hash(of))
		if c.Place() == 0 || c.Given() > 0 || c.Family() > 1 || c.Common() > 1 || c.Common() > 0 && !c.Is(lexicon.Region) ||
			c.Place() < 2 && (stem < leastStemOfSmall || len(b.ending) < len("lla")) || c.Is(lexicon.Country|lexicon.Demonym|lexicon.OrgWord|lexicon.Title|lexicon.Thing|lexicon.Occupation) {
			continue
		}
		return lexicon.Of(0, 0, c.Place(), 0, 0)
	}
	return 0
}
