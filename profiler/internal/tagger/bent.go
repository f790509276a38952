package tagger

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

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
	{"ца", "це"}, {"ову", "ов"}, {"ові", "ів"}, {"еве", "ев"}, {"ове", "ов"}, {"ом", ""}, {"ом", "о"}, {"ем", "ь"}, {"ою", "а"}, {"ой", "а"}, {"ах", "ы"}, {"ах", "и"}, {"ках", "ки"}, {"ы", "а"}, {"и", "а"}, {"и", "ь"}, {"і", "а"}, {"і", ""}, {"е", ""}, {"е", "а"}, {"е", "о"}, {"у", ""}, {"у", "а"}, {"а", ""}, {"я", "ь"}, {"ю", "ь"},
	{"ου", "ος"}, {"ου", "ο"}, {"ας", "α"}, {"ης", "η"}, {"ο", "ος"}, {"ων", "α"}, {"ια", "ιας"},
}

// bendsBy are the same by the last byte.
var bendsBy = func() (by [256][]bend) {
	for _, b := range bends {
		b = bend{string(lexicon.AppendFolded(nil, b.ending)), string(lexicon.AppendFolded(nil, b.whole))}
		last := b.ending[len(b.ending)-1]
		by[last] = append(by[last], b)
	}
	return by
}()

// Bounds of the words that are looked at, in bytes of the folded word: of what is left of it, and
// of that where the place is small.
const (
	shortestBent     = 5
	leastStem        = 4
	longestBend      = 4 // behind which a word is a place though it is an everyday one
	leastStemOfSmall = 6
	leastStemLetters = 6 // beyond ASCII
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
	cyrillic := folded[0] >= firstCyrillicByte && folded[0] < firstCaselessByte && isCapital(word)
	if cyrillic {
		if c := spelledPlace(folded); c != 0 {
			return c
		}
	}
	for _, b := range bendsBy[folded[n-1]] {
		stem := n - len(b.ending)
		if stem < leastStem || folded[0] >= firstTwoBytes && stem < leastStemLetters || string(folded[stem:]) != b.ending {
			continue
		}
		var whole [2 * lexicon.LongestWord]byte
		of := append(append(whole[:0], folded[:stem]...), b.whole...)
		c := lexicon.Find(lexicon.Hash(of))
		if cyrillic && c == 0 {
			c = spelledPlace(of)
		}
		if c.Place() == 0 || c.Given() > 0 || c.Family() > 1 || c.Common() > 0 && !c.Is(lexicon.Region) && !(len(b.ending) >= longestBend && c.Place() > 1 && isCapital(word)) ||
			c.Place() < 2 && (stem < leastStemOfSmall || len(b.ending) < len("lla")) || c.Is(lexicon.Country|lexicon.Demonym|lexicon.OrgWord|lexicon.Title|lexicon.Thing|lexicon.Occupation) {
			continue
		}
		return lexicon.Of(0, 0, c.Place(), 0, 0)
	}
	return 0
}

// latinOf are the letters of Cyrillic in Latin ones, as maps have them in Serbia, and as they have
// them in Bulgaria, Ukraine and Russia, without diacritics.
var latinOf = [...]map[rune]string{
	lettersOfLatin("а a б b в v г g д d ђ dj е e ж z з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ф f х h ц c ч c џ dz ш s"),
	lettersOfLatin("а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sht ъ a ю yu я ya ь ' ы y є ye э e"),
}

// lettersOfLatin reads such letters and what they are in Latin ones; a stroke stands for nothing.
func lettersOfLatin(list string) map[rune]string {
	letters, fields := map[rune]string{}, strings.Fields(list)
	for i := 0; i+1 < len(fields); i += 2 {
		r, _ := utf8.DecodeRuneInString(fields[i])
		letters[r] = strings.TrimPrefix(fields[i+1], "'")
	}
	return letters
}

// spelledPlace is the class of a large place whose name in Latin letters is a folded word in Cyrillic
// ones, or 0.
func spelledPlace(folded []byte) lexicon.Class {
	for _, letters := range latinOf {
		var buf [2 * lexicon.LongestWord]byte
		latin, ok := buf[:0], true
		for i := 0; i < len(folded) && ok; {
			r, n := utf8.DecodeRune(folded[i:])
			s, known := letters[r]
			latin, ok = append(latin, s...), known
			i += n
		}
		if !ok || len(latin) < shortestBent {
			continue
		}
		if c := lexicon.Find(lexicon.Hash(latin)); c.Place() > 1 && c.Given() == 0 && c.Family() < 2 && (c.Common() == 0 || c.Is(lexicon.Region)) {
			return lexicon.Of(0, 0, c.Place(), 0, 0)
		}
	}
	return 0
}
