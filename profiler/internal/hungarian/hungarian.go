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

// Inner is the first of the endings that say inside of what something is: places mostly, and hardly
// ever people.
const Inner = 8

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
	back, last := vowelsOf(word)
	return back && !strings.ContainsRune(frontOnly, last), strings.ContainsRune(round, last)
}

// vowelsOf tells whether there is a back vowel among those of a word, and the last of them.
// A word without vowels has a consonant for its last, which is in none of the lists.
func vowelsOf(word string) (back bool, last rune) {
	last = 'x'
	for _, r := range word {
		if strings.ContainsRune(vowels, r) {
			last = r
			back = back || strings.ContainsRune(backVowels, r)
		}
	}
	return back, last
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

// MayEnd is false for nearly all words that none of the endings can be cut off, by their last
// two bytes: a tenth of asking each ending.
func MayEnd(word string) bool {
	n := len(word)
	return n > 2 && lastBytes[word[n-1]]>>(word[n-2]&63)&1 == 1
}

// lastBytes has by the last byte of an ending a bit for each of those before it.
var lastBytes = func() (t [256]uint64) {
	for i := range Endings {
		for _, form := range [...]string{Endings[i].Back, Endings[i].Front, Endings[i].Round} {
			n := len(form)
			t[form[n-1]] |= 1 << (form[n-2] & 63)
		}
	}
	return t
}()

// Cut takes an ending off a word. What it was joined to is the stem and the letters behind it,
// which may be none: Ann and a for Annával, Balá and zs for Balázzsal, Péter for Péterrel. A word
// of both kinds of vowels takes either form: Noémivel and Noémival. Nothing is allocated.
func (e *Ending) Cut(word string) (stem, last string, ok bool) {
	for _, form := range [...]string{e.Back, e.Front, e.Round} {
		if stem, last, ok = cut(word, form); !ok {
			continue
		}
		back, v := vowelsOf(stem)
		switch last {
		case "a":
			back, v = true, 'a'
		case "e":
			v = 'é' // which the word may end in as well
		}
		switch {
		case e.Back == e.Front,
			form == e.Back && back && !strings.ContainsRune(frontOnly, v),
			form == e.Front && form != e.Back && !strings.ContainsRune(backVowels, v),
			form == e.Round && strings.ContainsRune(round, v):
			return stem, last, true
		}
	}
	return "", "", false
}

// cut is Cut for one form of an ending, whatever the vowels of the word are.
func cut(word, form string) (stem, last string, ok bool) {
	if stem, ok = strings.CutSuffix(word, form); ok && (form[0] != 'v' || EndsInVowel(stem)) {
		if head, ok := strings.CutSuffix(stem, "á"); ok {
			return head, "a", true
		}
		if head, ok := strings.CutSuffix(stem, "é"); ok {
			return head, "e", true
		}
		return stem, "", stem != "" && stem[len(stem)-1] != 'a' && stem[len(stem)-1] != 'e'
	}
	if form[0] != 'v' {
		return "", "", false
	}
	if stem, ok = strings.CutSuffix(word, form[1:]); !ok {
		return "", "", false
	}
	for _, d := range doubles {
		if head, ok := strings.CutSuffix(stem, d[1]); ok {
			return head, d[0], true
		}
	}
	n := len(stem)
	if n < 2 || stem[n-1] != stem[n-2] || stem[n-1] >= utf8.RuneSelf || strings.IndexByte(vowels, stem[n-1]) >= 0 {
		return "", "", false
	}
	return stem[:n-1], "", true
}
