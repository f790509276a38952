package fake

import (
	_ "embed"
	"math/bits"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/packed"
)

// names.txt.gz is written by the program in makelists: a line for each locale and
// kind of word, with tabs between the locale, the kind and the words, and bars
// between these.
//
//go:embed lists/names.txt.gz
var namesPacked []byte

// A lexicon holds the words of a locale.
type lexicon struct {
	locale string
	script *unicode.RangeTable
	index  uint8

	given  [genders][]string
	family [genders][]string // those of noGender serve all
	towns  []string
}

// A gender is that of a name. Most family names have none.
type gender uint8

const (
	noGender gender = iota
	male
	female
	genders
)

// A word is what is known of a word of the lexicons.
type word struct {
	locales uint64 // a bit for each lexicon that has it
	given   uint8  // a bit for each gender
	family  uint8
	town    bool
}

// A library is all lexicons, and what each of their words is.
type library struct {
	lexicons []*lexicon
	byLocale map[string]*lexicon
	words    map[string]word // by the word in small letters
}

var books = sync.OnceValue(func() *library {
	l := &library{byLocale: map[string]*lexicon{}, words: map[string]word{}}
	for line := range strings.Lines(packed.Text(namesPacked)) {
		part := strings.SplitN(strings.TrimSuffix(line, "\n"), "\t", 3)
		if len(part) != 3 || part[0][0] == '#' {
			continue
		}
		x := l.byLocale[part[0]]
		if x == nil {
			x = &lexicon{locale: part[0], index: uint8(len(l.lexicons))}
			l.byLocale[part[0]] = x
			l.lexicons = append(l.lexicons, x)
		}
		kind, of, _ := strings.Cut(part[1], "-")
		g := map[string]gender{"m": male, "f": female}[of]
		list := strings.Split(part[2], "|")
		x.script = scriptOf(list[0])
		for _, w := range list {
			w = strings.ToLower(w)
			known := l.words[w]
			known.locales |= 1 << x.index
			switch kind {
			case "given":
				known.given |= 1 << g
			case "family":
				known.family |= 1 << g
			default:
				known.town = true
			}
			l.words[w] = known
		}
		switch kind {
		case "given":
			x.given[g] = list
		case "family":
			x.family[g] = list
		default:
			x.towns = list
		}
	}
	return l
})

// look is what is known of a word, in any letter case.
func (l *library) look(s string) word {
	var buf [64]byte
	b := buf[:0]
	for _, r := range s {
		if len(b)+utf8.UTFMax > len(buf) {
			return word{}
		}
		b = utf8.AppendRune(b, unicode.ToLower(r))
	}
	return l.words[string(b)]
}

// scripts are those that names are written in.
var scripts = []*unicode.RangeTable{
	unicode.Latin, unicode.Cyrillic, unicode.Greek, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul,
	unicode.Arabic, unicode.Hebrew, unicode.Devanagari, unicode.Thai,
}

// scriptOf is the script of the first letter of a value, or nil when it has none
// that there are names in. Kana counts as Han, as names in both are Japanese.
func scriptOf(s string) *unicode.RangeTable {
	for _, r := range s {
		if r < utf8.RuneSelf {
			if isLetter(byte(r)) {
				return unicode.Latin
			}
			continue
		}
		for _, t := range scripts {
			if unicode.Is(t, r) {
				if t == unicode.Hiragana || t == unicode.Katakana {
					return unicode.Han
				}
				return t
			}
		}
		if unicode.IsLetter(r) {
			return nil
		}
	}
	return nil
}

// lexiconOf gives the lexicon that a value's fake is taken from: that of the
// locale when it is in the value's script, or else the one that knows the most
// words of the value, or else one of the script. It is nil when there is none
// in the script.
func (l *library) lexiconOf(value, locale string, s *Stream) *lexicon {
	script := scriptOf(value)
	if script == nil {
		return nil
	}
	if x := l.ofLocale(locale, script); x != nil {
		return x
	}
	var votes [64]int
	best := 0
	forEachWord(value, func(w string) {
		for in := l.look(w).locales; in != 0; in &= in - 1 {
			if i := bits.TrailingZeros64(in); l.lexicons[i].script == script {
				votes[i]++
				best = max(best, votes[i])
			}
		}
	})
	if best > 0 {
		// Of those that know as many, the one that the letters speak for is taken, or
		// else any.
		if script == unicode.Latin {
			if x := l.byLocale[latinLocale(value)]; x.locale != "en" && votes[x.index] == best {
				return x
			}
		}
		n := 0
		for i := range l.lexicons {
			if votes[i] == best {
				n++
			}
		}
		k := s.below(n)
		for i, x := range l.lexicons {
			if votes[i] == best {
				if k == 0 {
					return x
				}
				k--
			}
		}
	}
	switch script {
	case unicode.Latin:
		return l.byLocale[latinLocale(value)]
	case unicode.Cyrillic:
		if strings.ContainsAny(value, "іїєґІЇЄҐ") {
			return l.byLocale["uk"]
		}
		return l.byLocale["ru"]
	case unicode.Han:
		if hasKana(value) || len([]rune(value)) > 3 {
			return l.byLocale["ja"]
		}
		return l.byLocale["zh"]
	case unicode.Arabic:
		return l.byLocale["ar"]
	}
	for _, x := range l.lexicons {
		if x.script == script {
			return x
		}
	}
	return nil
}

func hasKana(s string) bool {
	for _, r := range s {
		if unicode.In(r, unicode.Hiragana, unicode.Katakana) {
			return true
		}
	}
	return false
}

// latinLocale guesses the locale of a name in Latin letters by letters that few
// languages have. Of several languages it is the first in latinHints.
func latinLocale(value string) string {
	first := len(latinHints)
	for _, r := range value {
		if r < utf8.RuneSelf {
			continue // as most are
		}
		if rank, ok := latinRanks[r]; ok {
			first = min(first, rank)
		}
	}
	if first == len(latinHints) {
		return "en"
	}
	return latinHints[first].locale
}

var latinHints = [...]struct{ letters, locale string }{
	{"ßÄÖÜ", "de"}, {"ąęłńśźżĄĘŁŃŚŹŻ", "pl"}, {"ěřůĚŘŮ", "cs"}, {"őűŐŰ", "hu"}, {"ğışİĞŞ", "tr"}, {"ñÑ", "es"}, {"ãõÃÕ", "pt"},
	{"øØæÆ", "da"}, {"åÅ", "sv"}, {"ășțĂȘȚ", "ro"}, {"đćĐĆ", "hr"}, {"ľĽŕĺ", "sk"}, {"èêëçôùÈÊÇÔ", "fr"}, {"äöü", "de"},
	{"ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉĩọỏốồổỗộớờởỡợụủũứừửữự", "vi"},
}

// latinRanks are the first of the latinHints that letters are in.
var latinRanks = func() map[rune]int {
	ranks := map[rune]int{}
	for i, hint := range latinHints {
		for _, r := range hint.letters {
			if _, before := ranks[r]; !before {
				ranks[r] = i
			}
		}
	}
	return ranks
}()

// ofLocale gives the lexicon of a locale such as de, pt-BR or ru_RU in a script,
// or nil.
func (l *library) ofLocale(locale string, script *unicode.RangeTable) *lexicon {
	if locale == "" {
		return nil
	}
	language := strings.ToLower(locale)
	if i := strings.IndexAny(language, "-_"); i >= 0 {
		language = language[:i]
	}
	if language == "no" || language == "nn" {
		language = "nb"
	}
	for _, name := range [...]string{language, language + "-Latn"} {
		if x := l.byLocale[name]; x != nil && x.script == script {
			return x
		}
	}
	return nil
}

// forEachWord calls f with each run of letters, marks and joiners.
func forEachWord(s string, f func(w string)) {
	start := -1
	for i, r := range s {
		if isWordRune(r) {
			if start < 0 {
				start = i
			}
		} else if start >= 0 {
			f(s[start:i])
			start = -1
		}
	}
	if start >= 0 {
		f(s[start:])
	}
}

// isWordRune reports whether a rune stands inside of words.
func isWordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return isLetter(byte(r))
	}
	return unicode.IsLetter(r) || unicode.IsMark(r) || r == '\u200c' || r == '\u200d'
}
