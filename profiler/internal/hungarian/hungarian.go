package hungarian

import (
	"strings"
	"unicode/utf8"
)

// An Ending is how one case is written: behind a word with back vowels, one with front
// vowels, and one whose last vowel is a rounded front one.
type Ending struct {
	Case               string // short for its name: dat for dative
	Back, Front, Round string
}

// Endings are those that are joined to all words alike. What people are called has them
// as well as what places are called.
var Endings = [...]Ending{
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

// doubles are the consonants of two letters and how they are written when they are long.
var doubles = [...][2]string{{"sz", "ssz"}, {"zs", "zzs"}, {"cs", "ccs"}, {"ny", "nny"}, {"gy", "ggy"}, {"ly", "lly"}, {"ty", "tty"}}

const (
	backVowels = "aáoóuúAÁOÓUÚ"
	frontOnly  = "eöőüűEÖŐÜŰ" // vowels after which an ending has front ones, whatever stands before
	round      = "öőüűÖŐÜŰ"
	vowels     = backVowels + frontOnly + "éiíÉIÍ"
)

// Harmony tells by the vowels of a word whether its endings have back vowels, and if not,
// whether they are rounded.
func Harmony(word string) (back, rounded bool) {
	last := 'x' // in none of the lists, as a word without vowels has no last one
	for _, r := range word {
		if strings.ContainsRune(vowels, r) {
			last = r
			back = back || strings.ContainsRune(backVowels, r)
		}
	}
	return back && !strings.ContainsRune(frontOnly, last), strings.ContainsRune(round, last)
}

// EndsInVowel reports whether a word ends in a vowel, and not in a consonant such as gy.
func EndsInVowel(word string) bool {
	if n := len(word); n > 1 && word[n-1]|0x20 == 'y' {
		return strings.IndexByte("nglt", word[n-2]|0x20) < 0
	}
	last, _ := utf8.DecodeLastRuneInString(word)
	return last != utf8.RuneError && strings.ContainsRune(vowels, last)
}

// Long is a word as it stands before an ending: Anná for Anna.
func Long(word string) string {
	if head, ok := strings.CutSuffix(word, "a"); ok {
		return head + "á"
	}
	if head, ok := strings.CutSuffix(word, "e"); ok {
		return head + "é"
	}
	return word
}

// Of gives the form of an ending that a word takes.
func (e *Ending) Of(word string) string {
	switch back, rounded := Harmony(word); {
	case back:
		return e.Back
	case rounded:
		return e.Round
	}
	return e.Front
}

// Join joins an ending to a word.
func (e *Ending) Join(word string) string {
	form := e.Of(word)
	if form[0] != 'v' || EndsInVowel(word) {
		return Long(word) + form
	}
	for _, d := range doubles {
		if head, ok := strings.CutSuffix(word, d[0]); ok {
			return head + d[1] + form[1:]
		}
	}
	last, _ := utf8.DecodeLastRuneInString(word)
	return word + strings.ToLower(string(last)) + form[1:]
}
