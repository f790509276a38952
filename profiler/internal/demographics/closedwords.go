package demographics

import (
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// A genderAlphabet is a set of letters that stand for sexes side by side, one bit each.
// A word for a sex is of all alphabets.
type genderAlphabet uint16

const (
	genderMF genderAlphabet = 1 << iota // English and most others
	genderMW                            // German
	genderHF                            // French
	genderHM                            // Spanish
	genderMV                            // Dutch
	genderMK                            // Polish, Swedish, Danish, Norwegian
	genderKE                            // Turkish
	genderFN                            // Hungarian
	genderMN                            // Finnish
	genderMZ                            // Czech, Slovak
	genderRU
	genderUA
	genderGR
	genderLP // Indonesian
	genderIL
	GenderWord = genderIL<<1 - 1
)

// genderLetters are the letters, those of women and men first. Those behind the stroke
// stand for others, and never alone.
var genderLetters = lazy.Value[map[genderAlphabet]string]{Make: func() map[genderAlphabet]string {
	return map[genderAlphabet]string{
		genderMF: "mf|xuod", genderMW: "mw|dx", genderHF: "hf|xa", genderHM: "hm|xo", genderMV: "mv|xo", genderMK: "mk|x", genderKE: "ke",
		genderFN: "fn", genderMN: "mn", genderMZ: "mž",
		genderRU: "мж", genderUA: "чж", genderGR: "αθ|γ", genderLP: "lp", genderIL: "זנ",
	}
}}

// genderWords are words for sexes.
const genderWordList = "male female man woman boy girl other|non-binary|nonbinary|non binary|genderqueer|genderfluid|transgender|trans male|trans " +
	"female|diverse|intersex|unknown|prefer not to say|not specified|not stated|undisclosed|unspecified|" +
	"männlich weiblich divers mann frau herr homme femme masculin féminin hombre mujer masculino femenino varón hembra maschio femmina maschile " +
	"femminile uomo donna " +
	"feminino homem mulher vrouw mannelijk vrouwelijk mężczyzna kobieta męska żeńska man kvinna mand kvinde mann kvinne mies nainen muž žena " +
	"mužské ženské mužský ženský férfi nő erkek kadın " +
	"мужской женский муж жен мужчина женщина чоловік жінка чоловіча жіноча чол жін чоловічий жіночий άνδρας γυναίκα άρρεν θήλυ ανδρας γυναικα " +
	"masculin feminin bărbat femeie мъж жена muški ženski moški " +
	"男 女 男性 女性 男子 女子 其他 未知 남 여 남자 여자 남성 여성 ذكر أنثى انثى पुरुष महिला स्त्री अन्य זכר נקבה גבר אישה ชาย หญิง nam nữ laki-laki perempuan pria wanita " +
	"lelaki mwanaume mwanamke|laki laki|masc fem masc. fem. nb"

// GenderSets gives the alphabets of each word and letter. Letters that never stand alone
// are in genderOthers.
var gendersMade = sync.OnceValues(func() (sets map[string]genderAlphabet, others map[string]bool) {
	sets, others = map[string]genderAlphabet{}, map[string]bool{}
	for alphabet, letters := range genderLetters.Get() {
		first, rest, _ := strings.Cut(letters, "|")
		for _, r := range first + rest {
			sets[string(r)] |= alphabet
		}
		for _, r := range rest {
			others[string(r)] = true
		}
	}
	for _, letters := range genderLetters.Get() {
		first, _, _ := strings.Cut(letters, "|")
		for _, r := range first {
			delete(others, string(r))
		}
	}
	for _, w := range phraseList(genderWordList) {
		sets[w] = GenderWord
	}
	return sets, others
})

func GenderSets() map[string]genderAlphabet {
	sets, _ := gendersMade()
	return sets
}

func genderOthers() map[string]bool {
	_, others := gendersMade()
	return others
}

// phraseList splits a list at strokes, and what has none of them around it at spaces.
func phraseList(list string) (phrases []string) {
	for i, part := range strings.Split(list, "|") {
		if i == 0 || strings.Count(part, " ") > 3 {
			phrases = append(phrases, strings.Fields(part)...)
		} else {
			phrases = append(phrases, part)
		}
	}
	return phrases
}

// MaritalWords are words for being married or not.
var MaritalWords = lazy.Value[map[string]bool]{Make: func() map[string]bool {
	set := map[string]bool{}
	for _, w := range lists.Words("demographics", "MaritalWords") {
		set[w] = true
	}
	return set
}}

// A wordGate lets through the words of a list, and few of those that are on none: it
// knows the first and the last letter of each, which takes a tenth of the time of a
// look-up.
type wordGate [1 << 10]bool

func newWordGate[V any](words map[string]V) *wordGate {
	var g wordGate
	for w := range words {
		if w[0] < utf8.RuneSelf && w[len(w)-1] < utf8.RuneSelf {
			g[gateOf(w)] = true
		}
	}
	return &g
}

func gateOf(w string) int {
	return int(w[0]&31)<<5 | int(w[len(w)-1]&31)
}

// Passes reports whether a word may be on the list, in any letter case. What begins or
// ends with a letter beyond ASCII Passes.
func (g *wordGate) Passes(w string) bool {
	if w == "" || len(w) > LongestClosed-8 {
		return false
	}
	return w[0] >= utf8.RuneSelf || w[len(w)-1] >= utf8.RuneSelf || g[gateOf(w)]
}

var GenderGate, maritalGate = lazy.Value[*wordGate]{Make: func() *wordGate { return newWordGate(GenderSets()) }},
	lazy.Value[*wordGate]{Make: func() *wordGate { return newWordGate(MaritalWords.Get()) }}

// LongestClosed is how many bytes of a value are compared, which is more than the
// longest of these words has.
const LongestClosed = 64

// GenderAlphabets gives the alphabets that have a value as a letter for a sex, all of
// them for a word, and none for anything else. It reports whether the letter is one
// that does not stand alone.
func GenderAlphabets(v string) (a genderAlphabet, other bool) {
	if !GenderGate.Get().Passes(v) {
		return 0, false
	}
	var buf [LongestClosed]byte
	folded := chars.AppendFolded(buf[:0], v)
	return GenderSets()[string(folded)], genderOthers()[string(folded)]
}

// IsGender reports whether a value is a word or letter for a sex or gender.
func IsGender(v string) bool {
	a, _ := GenderAlphabets(v)
	return a != 0
}

// IsMaritalStatus reports whether a value is a word for being married or not.
func IsMaritalStatus(v string) bool {
	if !maritalGate.Get().Passes(v) {
		return false
	}
	var buf [LongestClosed]byte
	return MaritalWords.Get()[string(chars.AppendFolded(buf[:0], v))]
}
