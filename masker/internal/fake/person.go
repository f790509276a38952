package fake

import (
	"strings"
	"unicode/utf8"
)

// personValues are the names of persons.
var personValues = []values{
	{"PERSON", "A name in the same script, of as many words, with the initials, titles, order and letter case of the original; the gender stays " +
		"where the first name tells it.", fakePerson},
	{"FIRST_NAME", "A given name in the same script, of as many words and in the same letter case; the gender stays where the name tells it.", fakeGiven},
	{"LAST_NAME", "A family name in the same script, of as many words and in the same letter case, with the particles of the original.", fakeFamily},
}

// A nameWord is a word of a name and what stands in its place.
type nameWord struct {
	start, end int
	kind       nameKind
}

type nameKind uint8

const (
	keptWord nameKind = iota // a title, a particle or a suffix
	initialWord
	givenWord
	familyWord
)

// mostNameWords is the number of words of the longest name.
const mostNameWords = 12

// Words that stay, in small letters and without dots. They say nothing of who it
// is, or little. Which of them a word is depends on where it stands as well: Ben
// is a given name before another name, and a particle between two.
var (
	titles = wordSet("mr mrs ms miss mx dr prof sir dame rev capt judge herr frau hr fru frøken dipl ing mag med phil habil mme mlle maître sr sra " +
		"srta dott dottssa avv sig sigra geom " +
		"mgr inz inż bay bayan dhr mevr drs г-н г-жа др проф пан пані")
	particles = wordSet("von vom zu zum zur van der den de des du la le les da do dos das di del della dei degli dalla y e i und et bin ibn binti " +
		"bint al el abu ben bat ter ten op st af av 't")
	suffixes = wordSet("jr sr ii iii iv phd md esq mba dds cpa")
)

func wordSet(list string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		m[w] = true
	}
	return m
}

// isKept reports whether a word is one of a set, in any letter case.
func isKept(set map[string]bool, w string) bool {
	var buf [32]byte
	if len(w) > len(buf) {
		return false
	}
	b := append(buf[:0], w...)
	for i := range b {
		b[i] = lower(b[i])
	}
	return set[string(b)]
}

// fakePerson takes a name apart into words: titles and particles stay, an
// initial becomes another, and of the others the last is the family name, or
// the first before a comma or in a script where it comes first.
func fakePerson(dst []byte, value string, r *request) ([]byte, bool) {
	x := books().lexiconOf(value, r.locale, r.Stream)
	if x == nil {
		return dst, false
	}
	switch x.locale {
	case "zh", "ja", "ko":
		if !strings.ContainsAny(value, " \u3000·・") {
			return appendEastern(dst, value, x, r.Stream), true
		}
	}
	var array [mostNameWords]nameWord
	words, ok := nameWords(array[:0], value)
	if !ok || len(words) == 0 {
		return dst, false
	}
	g := arrangeName(words, value, x)
	if g == noGender {
		g = male + gender(r.below(2))
	}
	return appendName(dst, value, words, x, g, r), true
}

// nameWords finds the words of a name. It reports false for what cannot be one.
func nameWords(words []nameWord, value string) ([]nameWord, bool) {
	start := -1
	add := func(end int) bool {
		if start < 0 {
			return true
		}
		if len(words) == cap(words) {
			return false
		}
		w := value[start:end]
		kind := givenWord
		if n := utf8.RuneCountInString(w); n == 1 && (end == len(value) || value[end] == '.' || value[end] == ' ') && scriptOf(w) != nil &&
			caseOf(w) != otherScript {
			kind = initialWord
		}
		words = append(words, nameWord{start, end, kind})
		start = -1
		return true
	}
	for i, c := range value {
		switch {
		case isWordRune(c):
			if start < 0 {
				start = i
			}
		case c == '-' && start >= 0 && (value[start:i] == "г"): // the title г-н
		case c == utf8.RuneError || c < utf8.RuneSelf && strings.IndexByte(" .,'-()\"/&\t", byte(c)) < 0:
			return nil, false
		default:
			if !add(i) {
				return nil, false
			}
		}
	}
	if !add(len(value)) {
		return nil, false
	}
	keepWords(words, value)
	return words, true
}

// keepWords marks titles before the names, particles before another word, and
// suffixes behind one. A particle with a capital letter may be a name, and stays
// only behind a word.
func keepWords(words []nameWord, value string) {
	named := false // a word that is no title stands before
	for i := range words {
		w := value[words[i].start:words[i].end]
		last := i == len(words)-1
		switch {
		case !named && !last && isKept(titles, w),
			!last && isKept(particles, w) && (named || caseOf(w) == smallCase || value[words[i].end] == '\''),
			named && isKept(suffixes, w):
			words[i].kind = keptWord
		}
		named = named || words[i].kind != keptWord
	}
}

// arrangeName tells the family names from the given names, and gives the gender
// of the first of these.
func arrangeName(words []nameWord, value string, x *lexicon) gender {
	isName := func(i int) bool { return words[i].kind == givenWord }
	first, last, n := -1, -1, 0
	for i := range words {
		if isName(i) {
			if first < 0 {
				first = i
			}
			last = i
			n++
		}
	}
	comma := strings.IndexByte(value, ',')
	switch {
	case n == 0:
	case comma > 0 && first >= 0 && words[first].start < comma && comma < words[last].end && words[last].start > comma:
		for i := range words {
			if isName(i) && words[i].end <= comma {
				words[i].kind = familyWord
			}
		}
	case x.locale == "zh" || x.locale == "ja" || x.locale == "ko" || x.locale == "vi" || x.locale == "hu":
		words[first].kind = familyWord
	default:
		if n == 1 && !strings.ContainsRune(value, ' ') {
			break // a given name alone
		}
		words[last].kind = familyWord
		// A name with a hyphen in it is one.
		for i := last - 1; i > first && value[words[i].end:words[i+1].start] == "-"; i-- {
			if isName(i) {
				words[i].kind = familyWord
			}
		}
	}
	// A family name in two forms tells the gender when no given name does.
	g := noGender
	for _, w := range words {
		known := books().look(value[w.start:w.end])
		switch {
		case w.kind == givenWord && g == noGender:
			g = genderOf(known.given)
		case w.kind == familyWord && g == noGender:
			g = genderOf(known.family)
		}
	}
	for _, w := range words {
		if w.kind == keptWord {
			switch t := strings.ToLower(value[w.start:w.end]); t {
			case "mr", "herr", "hr", "sir", "bay":
				return male
			case "mrs", "ms", "miss", "frau", "mme", "mlle", "fru", "dame", "sra", "srta", "bayan", "mevr":
				return female
			}
		}
	}
	return g
}

// genderOf is the only gender of a set of bits, or none.
func genderOf(bits uint8) gender {
	switch bits {
	case 1 << male:
		return male
	case 1 << female:
		return female
	}
	return noGender
}

func appendName(dst []byte, value string, words []nameWord, x *lexicon, g gender, r *request) []byte {
	done, s := 0, r.Stream
	for _, w := range words {
		dst = append(dst, value[done:w.start]...)
		old := value[w.start:w.end]
		if is, ok := r.person.inPlaceOf(old); ok && w.kind != keptWord {
			dst, done = appendCased(dst, is, caseOf(old)), w.end
			continue
		}
		switch w.kind {
		case keptWord:
			dst = append(dst, old...)
		case initialWord:
			from := x.givenName(g, s)
			_, n := utf8.DecodeRuneInString(from)
			dst = appendCased(dst, from[:n], caseOf(old))
		case givenWord:
			dst = appendCased(dst, x.givenName(g, s), caseOf(old))
		case familyWord:
			dst = appendCased(dst, x.familyName(g, s), caseOf(old))
		}
		done = w.end
	}
	return append(dst, value[done:]...)
}

// givenName is a given name of a gender; where the lexicon has none, one that
// serves both.
func (x *lexicon) givenName(g gender, s *Stream) string {
	list := x.given[g]
	if len(list) == 0 {
		list = x.given[noGender]
	}
	if len(list) == 0 {
		list = x.given[male]
	}
	return pick(s, list)
}

// familyName is a family name in the form for a gender, or one that has no
// forms.
func (x *lexicon) familyName(g gender, s *Stream) string {
	of, both := x.family[g], x.family[noGender]
	if g == noGender {
		of = nil
	}
	k := s.below(len(of) + len(both))
	if k < len(of) {
		return of[k]
	}
	return both[k-len(of)]
}

// appendEastern appends a name of China, Japan or Korea without spaces: a family
// name and a given name, of as many characters together as the original where
// the lists have such.
func appendEastern(dst []byte, value string, x *lexicon, s *Stream) []byte {
	const tries = 32
	wanted := utf8.RuneCountInString(value)
	g := male + gender(s.below(2))
	family, given := "", ""
	for range tries {
		family, given = x.familyName(noGender, s), x.givenName(g, s)
		if utf8.RuneCountInString(family)+utf8.RuneCountInString(given) == wanted {
			break
		}
	}
	return append(append(dst, family...), given...)
}

// fakeGiven makes given names.
func fakeGiven(dst []byte, value string, r *request) ([]byte, bool) {
	return fakeWords(dst, value, r, func(known word, g gender, x *lexicon) string {
		if known.given != 0 {
			g = genderOf(known.given)
		}
		if g == noGender {
			g = male + gender(r.below(2))
		}
		return x.givenName(g, r.Stream)
	})
}

// fakeFamily makes family names.
func fakeFamily(dst []byte, value string, r *request) ([]byte, bool) {
	return fakeWords(dst, value, r, func(known word, _ gender, x *lexicon) string {
		g := genderOf(known.family)
		if g == noGender && (len(x.family[male]) > 0) {
			g = male + gender(r.below(2))
		}
		return x.familyName(g, r.Stream)
	})
}

// fakeWords puts another word in the place of each, but for initials, titles and
// particles.
func fakeWords(dst []byte, value string, r *request, another func(known word, g gender, x *lexicon) string) ([]byte, bool) {
	x := books().lexiconOf(value, r.locale, r.Stream)
	if x == nil {
		return dst, false
	}
	var array [mostNameWords]nameWord
	words, ok := nameWords(array[:0], value)
	if !ok || len(words) == 0 {
		return dst, false
	}
	done := 0
	g := noGender
	for _, w := range words {
		dst = append(dst, value[done:w.start]...)
		old := value[w.start:w.end]
		known := books().look(old)
		switch now := another(known, g, x); {
		case w.kind == keptWord:
			dst = append(dst, old...)
		case w.kind == initialWord:
			_, n := utf8.DecodeRuneInString(now)
			dst = appendCased(dst, now[:n], caseOf(old))
		default:
			dst = appendCased(dst, now, caseOf(old))
		}
		if g == noGender {
			g = genderOf(known.given)
		}
		done = w.end
	}
	return append(dst, value[done:]...), true
}
