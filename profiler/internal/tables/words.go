package tables

import (
	"slices"
	"strings"
	"unicode"

	"github.com/privet-go/privet/profiler/internal/wordlists"
)

// Lists are the words that values are drawn from.
type Lists struct {
	Given, Family, Places, Regions, Countries, Demonyms, Religions, Occupations, Organizations, Common []Word

	drawn map[drawKey]*drawer
}

// A Word is a row of a list.
type Word struct {
	Text   string
	Weight int      // 1–9, on a logarithmic scale; 9 is most frequent
	Codes  []string // of countries or languages
}

// A drawKey is what the words of a drawer have in common.
type drawKey struct {
	list, codes string
	script      *unicode.RangeTable
	part        Part
}

// A drawer is the words of a list that fit a country and a part.
type drawer struct {
	words []string
	sums  []float64 // of the weights up to each word
}

// Load reads the lists of package wordlists.
func Load() *Lists {
	read := func(list string) (words []Word) {
		rows, err := wordlists.Rows(list)
		if err != nil {
			panic(err) // the lists are part of the program
		}
		for r := range rows {
			words = append(words, Word{r.Word, r.Weight, strings.Split(r.Codes, ",")})
		}
		return words
	}
	return &Lists{
		Given: read("given"), Family: read("family"), Places: read("places"), Regions: read("regions"), Countries: read("countries"),
		Demonyms: read("demonyms"), Religions: read("religions"), Occupations: read("occupations"), Organizations: read("organizations"), Common: read("common"),
	}
}

// draw draws a word of a list in a script for countries or languages: mostly by its
// weight, and in a quarter of the cases each word as often as another, so that rare
// ones come up. There may be none.
func (g *generator) draw(name string, list []Word, script *unicode.RangeTable, codes ...string) (string, bool) {
	key := drawKey{name, strings.Join(codes, ","), script, g.part}
	if g.lists.drawn == nil {
		g.lists.drawn = map[drawKey]*drawer{}
	}
	d := g.lists.drawn[key]
	if d == nil {
		d = newDrawer(list, g.part, script, codes)
		g.lists.drawn[key] = d
	}
	n := len(d.words)
	if n == 0 {
		return "", false
	}
	if g.IntN(4) == 0 {
		return d.words[g.IntN(n)], true
	}
	i, _ := slices.BinarySearch(d.sums, g.Float64()*d.sums[n-1])
	return d.words[min(i, n-1)], true
}

// weightBase is how much more often a word comes up than one of the next lower
// weight: most people have one of the frequent names.
const weightBase = 4

// few is the number of words below which a list is not dealt out.
const few = 60

func newDrawer(list []Word, part Part, script *unicode.RangeTable, codes []string) *drawer {
	var fit []Word
	for _, w := range list {
		if (len(codes) == 0 || slices.ContainsFunc(w.Codes, func(c string) bool { return slices.Contains(codes, c) })) &&
			(script == nil || isIn(script, w.Text)) {
			fit = append(fit, w)
		}
	}
	d := &drawer{}
	sum := 0.0
	for _, w := range fit {
		if len(fit) < few || partOf(w.Text) == part {
			weight := 1.0 // of a word that has none
			for range w.Weight {
				weight *= weightBase
			}
			sum += weight
			d.words = append(d.words, w.Text)
			d.sums = append(d.sums, sum)
		}
	}
	return d
}

// isIn reports whether the first letter of a word is of a script.
func isIn(script *unicode.RangeTable, w string) bool {
	for _, r := range w {
		if unicode.IsLetter(r) {
			return unicode.Is(script, r)
		}
	}
	return false
}

// word draws a word of a list for countries or languages, and for English or any
// where there is none for these.
func (g *generator) word(name string, list []Word, codes ...string) string {
	if w, ok := g.draw(name, list, nil, codes...); ok {
		return w
	}
	if w, ok := g.draw(name, list, nil, "en"); ok {
		return w
	}
	w, _ := g.draw(name, list, nil)
	return w
}

// native is word in the script of the country.
func (g *generator) native(name string, list []Word, codes ...string) string {
	script := g.script()
	if w, ok := g.draw(name, list, script, codes...); ok {
		return w
	}
	if w, ok := g.draw(name, list, script); ok {
		return w
	}
	w, _ := g.draw(name, list, nil)
	return w
}

// script is that in which most of the names in a column are written.
func (g *generator) script() *unicode.RangeTable {
	if g.form%11 == 0 {
		return unicode.Latin
	}
	switch g.locale.language {
	case "ru", "uk":
		return unicode.Cyrillic
	case "el":
		return unicode.Greek
	case "zh", "ja":
		return unicode.Han
	case "ko":
		return unicode.Hangul
	case "ar":
		return unicode.Arabic
	case "hi":
		if g.form%2 == 0 {
			return unicode.Devanagari
		}
	}
	return unicode.Latin
}
