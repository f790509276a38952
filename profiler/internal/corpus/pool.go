package corpus

import (
	"embed"
	"fmt"
	"io/fs"
	"math"
	"math/rand/v2"
	"slices"
	"sort"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

//go:embed templates/*.txt values/*.txt
var files embed.FS

// everything is what the files of this package hold. It does not change.
type everything struct {
	codes     []string
	languages map[string]*language
	shared    *language // the non-terminals for all languages
	addresses *language // the non-terminals of the addresses of countries
	pools     map[poolKey]*pool
	known     map[string]bool     // all words of the lists of names, in lower case
	wordFirst map[string]bool     // names that are words of everyday language
	asWord    map[string]int      // the weights of words of everyday language, in lower case
	asName    map[string]int      // the greatest ones of names, in lower case
	countries map[string][]string // the countries that have names of people, by kind of script
}

// isWord reports whether a word, in lower case, is no name, or a word at least as much as one.
func (a *everything) isWord(low string) bool {
	return !a.known[low] || a.wordFirst[low] || a.asWord[low] >= a.asName[low]
}

// A poolKey tells the words of a list that are of one country, or language, and
// part.
type poolKey struct {
	kind  string // such as "family"
	of    string // such as "DE"
	other bool   // words that are not in Latin letters
	part  Part
}

// A pool is some words to choose from.
type pool struct {
	words []string
	sums  []float64 // sums of the weights up to each word
}

// uniformly chooses a word.
func (p *pool) uniformly(rng *rand.Rand) string { return pick(rng, p.words) }

// byWeight chooses a word, frequent words more often.
func (p *pool) byWeight(rng *rand.Rand) string {
	at := rng.Float64() * p.sums[len(p.sums)-1]
	return p.words[min(sort.SearchFloat64s(p.sums, at), len(p.words)-1)]
}

// sharedKinds are the same in all parts, because they are classes that have few
// members, which whoever learns may know by heart.
var sharedKinds = []string{"country", "nationality", "religion", "state", "stateabbr", "country.of", "country.acc", "country.loc", "state.of", "state.loc"}

// kindsOfPeople are the kinds of words that names of people consist of.
var kindsOfPeople = []string{"given.m", "given.f", "family"}

var loaded = sync.OnceValue(load)

// load reads the files. They are part of the program, and a test reads them, so
// that a mistake in them is a panic.
func load() *everything {
	all := &everything{
		languages: map[string]*language{},
		pools:     map[poolKey]*pool{},
		known:     map[string]bool{},
		wordFirst: map[string]bool{},
		asWord:    map[string]int{},
		asName:    map[string]int{},
		countries: map[string][]string{},
	}
	must := func(err error) {
		if err != nil {
			panic("corpus: " + err.Error())
		}
	}
	names, err := fs.Glob(files, "templates/*.txt")
	must(err)
	for _, name := range names {
		text, err := files.ReadFile(name)
		must(err)
		code := strings.TrimSuffix(strings.TrimPrefix(name, "templates/"), ".txt")
		code, _, _ = strings.Cut(code, "-") // en-firms.txt has more of en.txt
		l, err := parseFile(code, string(text))
		must(err)
		switch {
		case code == "shared":
			all.shared = l
		case code == "addresses" && all.addresses != nil:
			must(all.addresses.add(l))
		case code == "addresses":
			all.addresses = l
		case all.languages[code] != nil:
			must(all.languages[code].add(l))
		default:
			all.languages[code] = l
			all.codes = append(all.codes, code)
		}
	}
	slices.Sort(all.codes)

	b := builder{all: all, seen: map[listed]bool{}}
	must(b.addLists())
	names, err = fs.Glob(files, "values/*.txt")
	must(err)
	for _, name := range names {
		text, err := files.ReadFile(name)
		must(err)
		must(b.addFile(name, string(text)))
	}
	b.finish()
	return all
}

// A builder collects the words of lists.
type builder struct {
	all  *everything
	seen map[listed]bool
}

// A listed word is a word of a list.
type listed struct{ kind, of, word string }

// addFile reads lines such as "DE family: Müller, Schmidt".
func (b *builder) addFile(name, text string) error {
	for i, line := range strings.Split(text, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		head, body, ok := strings.Cut(line, ": ")
		of, kind, ok2 := strings.Cut(head, " ")
		if !ok || !ok2 {
			return fmt.Errorf("%s, line %d: no list", name, i+1)
		}
		for word := range strings.SplitSeq(body, ",") {
			if word = strings.TrimSpace(word); word == "" {
				return fmt.Errorf("%s, line %d: an empty word", name, i+1)
			}
			b.add(kind, of, word, 6)
		}
	}
	return nil
}

// add takes a word into its list. The weight is the logarithm of how frequent the
// word is.
func (b *builder) add(kind, of, word string, weight int) {
	other := !isLatin(word)
	id := listed{kind, of, word}
	if b.seen[id] {
		return
	}
	b.seen[id] = true
	switch low := strings.ToLower(word); kind {
	case "common", "seldom":
		b.all.asWord[low] = max(b.all.asWord[low], weight)
	case "given.word", "family.word":
		b.all.wordFirst[low] = true
		fallthrough
	default:
		b.all.known[low] = true
		b.all.asName[low] = max(b.all.asName[low], weight)
	}
	in := []Part{partOfValue(stem(kind, word))}
	if class, _, _ := strings.Cut(kind, "."); slices.Contains(sharedKinds, class) {
		in = []Part{Train, Calibrate, Test}
	}
	// A step of the weight is half a power of ten.
	frequency := math.Pow(10, float64(weight)/2)
	for _, part := range in {
		key := poolKey{kind, of, other, part}
		p := b.all.pools[key]
		if p == nil {
			p = new(pool)
			b.all.pools[key] = p
		}
		p.words = append(p.words, word)
		sum := frequency
		if n := len(p.sums); n > 0 {
			sum += p.sums[n-1]
		}
		p.sums = append(p.sums, sum)
	}
}

// finish tells the countries that have enough names in each part.
func (b *builder) finish() {
	for key := range b.all.pools {
		if key.kind != "family" || key.part != Train {
			continue
		}
		enough := true
		for part := range parts {
			for _, kind := range kindsOfPeople {
				p := b.all.pools[poolKey{kind, key.of, key.other, part}]
				if p == nil || len(p.words) < 2 {
					enough = false
				}
			}
		}
		if enough {
			script := "latin"
			if key.other {
				script = "other"
			}
			b.all.countries[script] = append(b.all.countries[script], key.of)
		}
	}
	for _, of := range b.all.countries {
		slices.Sort(of)
	}
}

// pool gives the words of a kind, or nil.
func (g *generator) pool(kind, of string, other bool) *pool {
	return g.all.pools[poolKey{kind, of, other, g.opts.Part}]
}

// word chooses a word of a kind, by weight in half of the cases. It gives nothing
// where there is no list.
func (m *maker) word(kind, of string, other bool) string {
	p := m.pool(kind, of, other)
	if near := cousins[of]; near != "" && m.chance(40) {
		if q := m.pool(kind, near, other); q != nil && slices.Contains(kindsOfPeople, kind) {
			p = q
		}
	}
	if p == nil {
		return ""
	}
	if m.chance(50) {
		return p.uniformly(m.rng)
	}
	return p.byWeight(m.rng)
}

// inventions is in how many of a hundred cases a name is invented.
const inventions = 12

// wordOrInvented is word, but some words are invented ones of the same sound.
func (m *maker) wordOrInvented(kind, of string, other bool) string {
	if m.chance(inventions) {
		if w := m.invent(kind, of, other); w != "" {
			return w
		}
	}
	return m.word(kind, of, other)
}

// stem is what the part of a value depends on: the same for the two genders of a
// family name, and for the cases of the name of a town.
func stem(kind, word string) string {
	w := strings.ToLower(word)
	switch kind {
	case "family", "family.word", "given.m", "given.f", "given.word":
		return nameStem(w)
	case "city", "city.loc":
		if strings.ContainsAny(w, " -") {
			return w
		}
		if r := []rune(w); len(r) > 4 && r[0] < 0x2e80 {
			return string(r[:4])
		}
	}
	return w
}

// particles are the words before a family name that not all bearers of it have.
var particles = strings.Fields("de da do dos das di del della van von der den ten ter la le el al zu vom du")

// nameStem is what a name, in lower case, has in common with those of the other
// gender of the family, with particles or without. Given names have the same stem as
// the family names that they are.
func nameStem(w string) string {
	for {
		first, rest, ok := strings.Cut(w, " ")
		if !ok || !slices.Contains(particles, first) {
			break
		}
		w = rest
	}
	w = masculine(w)
	for _, e := range []ending{{"ek", "k"}, {"ec", "c"}, {"a", ""}, {"ý", ""}, {"á", ""}} {
		if head, ok := strings.CutSuffix(w, e.from); ok && len(head) > 2 {
			return head + e.to
		}
	}
	return w
}

// isLatin reports whether the first letter of a word is a Latin one.
func isLatin(word string) bool {
	for _, r := range word {
		if unicode.IsLetter(r) {
			return unicode.Is(unicode.Latin, r)
		}
	}
	return true
}

// lastRune is the last character of a word.
func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}
