package fake

import (
	_ "embed"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/iso3166"
	"github.com/privet-go/privet/internal/packed"
)

// words.txt.gz is written by the program in makelists, in the form of names.txt.gz:
// occupations, countries and nationalities, by language.
//
//go:embed lists/words.txt.gz
var wordsPacked []byte

// vocabularyValues are words that few values are possible of, and words of which
// there are many.
//
// What is chosen from a few words says little, but not nothing: a fake is never
// the value, so that of three words the other two remain.
var vocabularyValues = []values{
	{"GENDER", groupDoc, fakeGrouped("gender")},
	{"MARITAL_STATUS", groupDoc, fakeGrouped("marital")},
	{"BLOOD_TYPE", groupDoc, fakeGrouped("blood")},
	{"ETHNICITY", groupDoc, fakeGrouped("ethnic")},
	{"RELIGION", groupDoc, fakeGrouped("religion")},
	{"POLITICAL_OPINION", groupDoc, fakeGrouped("political")},
	{"SEXUAL_ORIENTATION", groupDoc, fakeGrouped("orientation")},
	{"IMMIGRATION_STATUS", groupDoc, fakeGrouped("immigration")},
	{"TRADE_UNION", groupDoc, fakeGrouped("union")},
	{"STATE", "Another state, province or county of the same country and in the same notation; only of countries whose states are known here.",
		fakeGrouped("state")},
	{"COUNTRY", "Another country in the same language, or the same kind of code.", fakeCountry},
	{"NATIONALITY", "Another nationality in the same language, or the code of a country.", fakeNationality},
	{"JOB_TITLE", "Another occupation in the same language and letter case.", fakeListed("job")},
	{"MEDICAL_CONDITION", "Another condition in the same language, or another code.", fakeCondition},
	{"MEDICATION", "Another active substance; numbers of the dose are made up.", fakeMedication},
	{"GENETIC_DATA", "Another variant or sequence of the same form.", fakeGenetic},
	{"USER_AGENT", "Another common browser.", fakeUserAgent},
}

const groupDoc = "Another word of the same vocabulary, language and notation, in the same letter case. There are few words, so that the fake hides little."

// vocabularies.txt is written by hand: a line for each vocabulary, with a tab
// between its kind and the words, and bars between these.
//
//go:embed lists/vocabularies.txt
var vocabulariesText string

// A glossary is a vocabulary made ready for look-up.
type glossary struct {
	groups [][]string
	by     map[string][]int // the groups that have a word, by the word in small letters
}

// newGlossary is made of the vocabularies of a kind.
func newGlossary(kind string) *glossary {
	g := &glossary{by: map[string][]int{}}
	for line := range strings.Lines(vocabulariesText) {
		of, list, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if of != kind {
			continue
		}
		words := strings.Split(list, "|")
		for _, w := range words {
			w = strings.ToLower(w)
			g.by[w] = append(g.by[w], len(g.groups))
		}
		g.groups = append(g.groups, words)
	}
	return g
}

// another is a word that can stand for one of the vocabulary.
func (g *glossary) another(value string, s *Stream) (string, bool) {
	var buf [64]byte
	in := g.by[string(foldInto(buf[:0], value))]
	if len(in) == 0 {
		return "", false
	}
	group := g.groups[in[0]]
	for _, i := range in {
		// Letters alone are told apart by their case: M beside F, and m beside w.
		if len(value) <= 2 && contains(g.groups[i], value) {
			group = g.groups[i]
			break
		}
	}
	k := s.below(len(group) - 1)
	for _, w := range group {
		if strings.EqualFold(w, value) {
			continue
		}
		if k == 0 {
			return w, true
		}
		k--
	}
	return "", false
}

func contains(list []string, w string) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}

// foldInto appends a value in small letters, or nothing when it has no room.
func foldInto(dst []byte, value string) []byte {
	for _, r := range value {
		if len(dst)+utf8.UTFMax > cap(dst) {
			return dst[:0]
		}
		dst = utf8.AppendRune(dst, unicode.ToLower(r))
	}
	return dst
}

// states are those of the kind "state".
var states = sync.OnceValue(func() *glossary { return newGlossary("state") })

// fakeGrouped makes fakes out of the vocabularies of a kind.
func fakeGrouped(kind string) func(dst []byte, value string, r *request) ([]byte, bool) {
	g := sync.OnceValue(func() *glossary { return newGlossary(kind) })
	return func(dst []byte, value string, r *request) ([]byte, bool) {
		now, ok := g().another(value, r.Stream)
		if !ok {
			return dst, false
		}
		return appendPhrase(dst, now, value), true
	}
}

// appendPhrase appends words in the letter case of others: all in capitals, all
// small, or the first letter of each word, or of the first, a capital.
func appendPhrase(dst []byte, words, like string) []byte {
	c := caseOf(like)
	if c == upperCase || c == smallCase {
		return appendCased(dst, words, c)
	}
	if c != titleCase {
		return append(dst, words...)
	}
	each, first := true, true
	for w := range strings.FieldsSeq(like) {
		r, _ := utf8.DecodeRuneInString(w)
		each = each && (first || unicode.IsUpper(r) || len(w) <= 3)
		first = false
	}
	begin := true
	for _, r := range words {
		if begin {
			r = unicode.ToUpper(r)
		}
		dst = utf8.AppendRune(dst, r)
		begin = each && r == ' '
	}
	return dst
}

// A thesaurus holds the lists of words.txt.
type thesaurus struct {
	lists map[string]map[string][]string // by kind and language
	of    map[string]map[string]string   // by kind: the language of a word in small letters
}

var wordBook = sync.OnceValue(func() *thesaurus {
	t := &thesaurus{map[string]map[string][]string{}, map[string]map[string]string{}}
	for line := range strings.Lines(packed.Text(wordsPacked)) {
		part := strings.SplitN(strings.TrimSuffix(line, "\n"), "\t", 3)
		if len(part) != 3 || part[0][0] == '#' {
			continue
		}
		language, kind := part[0], part[1]
		if t.lists[kind] == nil {
			t.lists[kind], t.of[kind] = map[string][]string{}, map[string]string{}
		}
		words := strings.Split(part[2], "|")
		t.lists[kind][language] = words
		for _, w := range words {
			w = strings.ToLower(w)
			if t.of[kind][w] == "" {
				t.of[kind][w] = language
			}
		}
	}
	return t
})

// list gives the words of a kind in the language of a value: that of the locale,
// the one that has the value, or one of its script.
func (t *thesaurus) list(kind, value, locale string) []string {
	var buf [96]byte
	lists := t.lists[kind]
	language := strings.ToLower(locale)
	if i := strings.IndexAny(language, "-_"); i >= 0 {
		language = language[:i]
	}
	script := scriptOf(value)
	if list := lists[language]; list != nil && scriptOf(list[0]) == script {
		return list
	}
	if list := lists[t.of[kind][string(foldInto(buf[:0], value))]]; list != nil {
		return list
	}
	switch script {
	case unicode.Latin:
		if list := lists[latinLocale(value)]; list != nil {
			return list
		}
		return lists["en"]
	case unicode.Cyrillic:
		return lists["ru"]
	case unicode.Greek:
		return lists["el"]
	case unicode.Han:
		if hasKana(value) {
			return lists["ja"]
		}
		return lists["zh"]
	case unicode.Hangul:
		return lists["ko"]
	case unicode.Arabic:
		return lists["ar"]
	case unicode.Hebrew:
		return lists["he"]
	case unicode.Devanagari:
		return lists["hi"]
	}
	return nil
}

func fakeListed(kind string) func(dst []byte, value string, r *request) ([]byte, bool) {
	return func(dst []byte, value string, r *request) ([]byte, bool) {
		const longestPhrase = 120
		list := wordBook().list(kind, value, r.locale)
		if list == nil || len(value) > longestPhrase || !utf8.ValidString(value) {
			return dst, false
		}
		return appendPhrase(dst, pick(r.Stream, list), value), true
	}
}

// fakeCountry takes a code of two letters for one, and anything else for a name.
func fakeCountry(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) == 2 && isLetter(value[0]) && isLetter(value[1]) {
		n := (len(iso3166.Peopled) + 1) / 3
		code := iso3166.Peopled[3*r.below(n):]
		return appendCased(dst, code[:2], caseOf(value)), true
	}
	if len(value) == 3 && isUpper(value[0]) && isUpper(value[1]) && isUpper(value[2]) {
		const codes = "USACANMEXBRAARGCHLCOLPERGBRIRLFRADEUITAESPPRTNLDBELCHEAUTPOLCZESVKHUNROUBGRGRCSWENORDNKFINISLESTLVALTUUKRTURRUSISREGYZAFNGAKENGHAMARTUNINDPAKBGDLKACHNJPNKORTHAVNMIDNMYSSGPPHLAUSNZL"
		return append(dst, codes[3*r.below(len(codes)/3):][:3]...), true
	}
	return fakeListed("country")(dst, value, r)
}

func fakeNationality(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) == 2 || len(value) == 3 && caseOf(value) == upperCase {
		return fakeCountry(dst, value, r)
	}
	return fakeListed("nationality")(dst, value, r)
}

var conditions = sync.OnceValue(func() *glossary { return newGlossary("condition") })

// fakeCondition takes a code for one of a disease. A condition that is in none of
// the lists becomes one of the language of the locale, or of the script.
func fakeCondition(dst []byte, value string, r *request) ([]byte, bool) {
	if c, ok := compact(r.was[:0], value); ok && len(c) <= 7 {
		if f := numberKinds()["ICD10_CODE"].form(c); f != nil {
			now, ok := f.appendFake(r.now[:0], c, r.Stream)
			return appendSpelled(dst, value, now), ok
		}
	}
	g := conditions()
	now, ok := g.another(value, r.Stream)
	if !ok {
		i, ok := 0, false
		switch language, _, _ := strings.Cut(strings.ToLower(r.locale), "-"); language {
		case "en", "de", "fr", "es", "it":
			i, ok = strings.Index("endefresit", language)/2, scriptOf(value) == unicode.Latin
		}
		if !ok {
			switch scriptOf(value) {
			case unicode.Latin:
				i = 0
			case unicode.Han:
				if i = 5; hasKana(value) {
					i = 6
				}
			case unicode.Cyrillic:
				i = 7
			default:
				return dst, false
			}
		}
		now = pick(r.Stream, g.groups[i])
	}
	if len(value) > 200 || !utf8.ValidString(value) {
		return dst, false
	}
	return appendPhrase(dst, now, value), true
}

// fakeMedication replaces the words before the first number, and the numbers.
func fakeMedication(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 120 || scriptOf(value) != unicode.Latin || !utf8.ValidString(value) {
		return dst, false
	}
	n := strings.IndexAny(value, digits)
	if n < 0 {
		n = len(value)
	}
	name := strings.TrimRight(value[:n], " -,(")
	if name == "" || !onlyWords(doseWords, value[n:]) {
		return dst, false
	}
	now := name
	for strings.EqualFold(now, name) {
		now = pick(r.Stream, medications())
	}
	dst = appendPhrase(dst, now, name)
	for i := len(name); i < len(value); i++ {
		c := value[i]
		switch {
		case '1' <= c && c <= '9':
			c = r.from("123456789")
		}
		dst = append(dst, c)
	}
	return dst, true
}

// doseWords are words that stand behind the name of a medicine.
var doseWords = wordSet("mg g mcg µg ug ml l iu units unit tablet tablets tab tabs capsule capsules cap caps daily once twice three times a per day " +
	"oral orally po bid tid qd qid prn er xr sr cr hcl injection " +
	"solution spray cream ointment tbl stk tabletten kapseln comprimés comprimidos compresse x")

// onlyWords reports whether all words of a text are of a set.
func onlyWords(set map[string]bool, text string) bool {
	ok := true
	forEachWord(text, func(w string) {
		var buf [48]byte
		ok = ok && set[string(foldInto(buf[:0], w))]
	})
	return ok
}

var medications = sync.OnceValue(func() []string { return newGlossary("medication").groups[0] })

// fakeGenetic replaces digits and the letters of bases.
func fakeGenetic(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 1000 || !isASCII(value) {
		return dst, false
	}
	bases := 0
	digit := false
	for i := range len(value) {
		c := value[i]
		switch {
		case oneOf(c, "ACGTUNacgtu"):
			bases++
		case isDigit(c):
			digit = true
		case strings.IndexByte("rscgmnp.>_-*+ :|/\n", c) < 0:
			return dst, false
		}
	}
	if bases < 4 && !digit {
		return dst, false
	}
	for i := range len(value) {
		c := value[i]
		switch {
		case oneOf(c, "ACGT"):
			c = r.from("ACGT")
		case oneOf(c, "acgt") && bases > 8:
			c = r.from("acgt")
		case isDigit(c) && (i == 0 || !isDigit(value[i-1])):
			c = r.from("123456789")
		case isDigit(c):
			c = r.digit()
		}
		dst = append(dst, c)
	}
	return dst, true
}

// fakeUserAgent writes one of the browsers that most people have. The numbers of
// their versions go on from year to year; these are of 2021 to 2024.
func fakeUserAgent(dst []byte, value string, r *request) ([]byte, bool) {
	if strings.IndexByte(value, '/') <= 0 || !isASCII(value) {
		return dst, false
	}
	const macintosh = "Macintosh; Intel Mac OS X 10_15_7"
	systems := [...]string{"Windows NT 10.0; Win64; x64", macintosh, "X11; Linux x86_64", "Linux; Android 13; K", "Linux; Android 14; K"}
	system := systems[r.below(len(systems))]
	version := func(low, high int) {
		n := r.between(low, high)
		width := 2
		if n > 99 {
			width = 3
		}
		dst = appendNumber(dst, n, width)
	}
	dst = append(dst, "Mozilla/5.0 ("...)
	switch r.below(3) {
	case 0:
		n := r.between(90, 130)
		dst = append(append(dst, system...), "; rv:"...)
		version(n, n)
		dst = append(dst, ".0) Gecko/20100101 Firefox/"...)
		version(n, n)
		return append(dst, ".0"...), true
	case 1:
		dst = append(dst, macintosh+") AppleWebKit/605.1.15 (KHTML, like Gecko) Version/"...)
		version(14, 17)
		dst = append(dst, '.', r.from("123456"))
		return append(dst, " Safari/605.1.15"...), true
	}
	dst = append(append(dst, system...), ") AppleWebKit/537.36 (KHTML, like Gecko) Chrome/"...)
	version(90, 130)
	return append(dst, ".0.0.0 Safari/537.36"...), true
}
