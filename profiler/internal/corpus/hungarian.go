package corpus

import (
	"strings"
	"unicode/utf8"
)

// A hungarianEnding is how one case is written: behind a word with back hungarianVowels, one with front
// hungarianVowels, and one whose last vowel is a rounded front one.
type hungarianEnding struct {
	Case               string // short for its name: dat for dative
	Back, Front, Round string
}

// hungarianEndings are those that are joined to all words alike. What people are called has them
// as well as what places are called.
var hungarianEndings = [...]hungarianEnding{
	{"dat", "nak", "nek", "nek"}, // to, of
	{"ins", "val", "vel", "vel"}, // with
	{"ade", "nál", "nél", "nél"}, // at the house of
	{"abl", "tól", "től", "től"}, // from
	{"all", "hoz", "hez", "höz"}, // to
	{"del", "ról", "ről", "ről"}, // about
	{"sub", "ra", "re", "re"},    // onto
	{"cau", "ért", "ért", "ért"}, // for
	{"ine", "ban", "ben", "ben"}, // in
	{"ela", "ból", "ből", "ből"}, // out of
	{"ill", "ba", "be", "be"},    // into
}

// hungarianDoubles are the consonants of two letters and how they are written when they are long.
var hungarianDoubles = [...][2]string{{"sz", "ssz"}, {"zs", "zzs"}, {"cs", "ccs"}, {"ny", "nny"}, {"gy", "ggy"}, {"ly", "lly"}, {"ty", "tty"}}

const (
	backVowels      = "aáoóuúAÁOÓUÚ"
	frontOnly       = "eöőüűEÖŐÜŰ" // hungarianVowels after which an ending has front ones, whatever stands before
	round           = "öőüűÖŐÜŰ"
	hungarianVowels = backVowels + frontOnly + "éiíÉIÍ"
)

// vowelHarmony tells by the hungarianVowels of a word whether its endings have back hungarianVowels, and if not,
// whether they are rounded.
func vowelHarmony(word string) (back, rounded bool) {
	last := 'x' // in none of the lists, as a word without hungarianVowels has no last one
	for _, r := range word {
		if strings.ContainsRune(hungarianVowels, r) {
			last = r
			back = back || strings.ContainsRune(backVowels, r)
		}
	}
	return back && !strings.ContainsRune(frontOnly, last), strings.ContainsRune(round, last)
}

// endsInVowel reports whether a word ends in a vowel, and not in a consonant such as gy.
func endsInVowel(word string) bool {
	if n := len(word); n > 1 && word[n-1]|0x20 == 'y' {
		return strings.IndexByte("nglt", word[n-2]|0x20) < 0
	}
	last, _ := utf8.DecodeLastRuneInString(word)
	return last != utf8.RuneError && strings.ContainsRune(hungarianVowels, last)
}

// lengthened is a word as it stands before an ending: Anná for Anna.
func lengthened(word string) string {
	if head, ok := strings.CutSuffix(word, "a"); ok {
		return head + "á"
	}
	if head, ok := strings.CutSuffix(word, "e"); ok {
		return head + "é"
	}
	return word
}

// of gives the form of an ending that a word takes.
func (e *hungarianEnding) of(word string) string {
	switch back, rounded := vowelHarmony(word); {
	case back:
		return e.Back
	case rounded:
		return e.Round
	}
	return e.Front
}

// join joins an ending to a word.
func (e *hungarianEnding) join(word string) string {
	form := e.of(word)
	if form[0] != 'v' || endsInVowel(word) {
		return lengthened(word) + form
	}
	for _, d := range hungarianDoubles {
		if head, ok := strings.CutSuffix(word, d[0]); ok {
			return head + d[1] + form[1:]
		}
	}
	last, _ := utf8.DecodeLastRuneInString(word)
	return word + strings.ToLower(string(last)) + form[1:]
}
