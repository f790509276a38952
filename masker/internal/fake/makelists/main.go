// Makelists writes the lists of names, towns and other words that fakes are
// chosen from: a few hundred of the most common words for each locale, out of
// the lists of the profiler. It is run at the root of the repository:
//
//	go run ./masker/internal/fake/makelists
//
// The lists of the profiler are openly licensed; NOTICE says where they are
// from. They are read as files, because a package of the profiler's internals
// cannot be imported here.
package main

import (
	"bufio"
	"bytes"
	"cmp"
	"compress/gzip"
	"fmt"
	"hash/fnv"
	"io"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

const (
	from = "profiler/internal/wordlists/lists"
	to   = "masker/internal/fake/lists"
)

// How many words of each kind a locale has at most.
const (
	mostGiven  = 140
	mostFamily = 260
	mostTowns  = 160
)

// A locale says which rows of the lists belong to it.
type locale struct {
	name   string
	script []*unicode.RangeTable
	codes  string // of given and family names
	places string // of towns; empty means codes
	family string // of family names; empty means codes
	length int    // in runes, at most; 0 means 14
}

var (
	latin    = []*unicode.RangeTable{unicode.Latin}
	cyrillic = []*unicode.RangeTable{unicode.Cyrillic}
	han      = []*unicode.RangeTable{unicode.Han}
	arabic   = []*unicode.RangeTable{unicode.Arabic}
)

// locales are in the order in which a name is looked for in them.
var locales = []locale{
	{name: "en", script: latin, codes: "GB IE", places: "GB US"},
	{name: "de", script: latin, codes: "DE AT CH"},
	{name: "fr", script: latin, codes: "FR"},
	{name: "es", script: latin, codes: "ES MX"},
	{name: "it", script: latin, codes: "IT"},
	{name: "pt", script: latin, codes: "PT BR"},
	{name: "nl", script: latin, codes: "NL nl"},
	{name: "pl", script: latin, codes: "PL"},
	{name: "cs", script: latin, codes: "CZ"},
	{name: "sk", script: latin, codes: "SK"},
	{name: "hu", script: latin, codes: "HU"},
	{name: "ro", script: latin, codes: "RO"},
	{name: "hr", script: latin, codes: "HR"},
	{name: "sv", script: latin, codes: "SE"},
	{name: "da", script: latin, codes: "DK"},
	{name: "nb", script: latin, codes: "NO"},
	{name: "fi", script: latin, codes: "FI"},
	{name: "tr", script: latin, codes: "TR tr"},
	{name: "vi", script: latin, codes: "VN vi"},
	{name: "id", script: latin, codes: "ID id"},
	{name: "ru", script: cyrillic, codes: "RU ru", places: "RU ru"},
	{name: "uk", script: cyrillic, codes: "UA uk", places: "UA uk"},
	{name: "bg", script: cyrillic, codes: "BG bg"},
	{name: "sr", script: cyrillic, codes: "RS sr"},
	{name: "el", script: []*unicode.RangeTable{unicode.Greek}, codes: "GR el"},
	{name: "ja", script: han, codes: "JP", length: 3},
	{name: "zh", script: han, codes: "CN zh", length: 2},
	{name: "ko", script: []*unicode.RangeTable{unicode.Hangul}, codes: "KR ko", length: 4},
	{name: "ar", script: arabic, codes: "ar"},
	{name: "fa", script: arabic, codes: "fa IR"},
	{name: "he", script: []*unicode.RangeTable{unicode.Hebrew}, codes: "he IL"},
	{name: "hi", script: []*unicode.RangeTable{unicode.Devanagari}, codes: "hi"},
	{name: "th", script: []*unicode.RangeTable{unicode.Thai}, codes: "th TH"},
	{name: "hi-Latn", script: latin, codes: "IN"},
	{name: "ru-Latn", script: latin, codes: "RU ru"},
	{name: "uk-Latn", script: latin, codes: "UA uk"},
	{name: "el-Latn", script: latin, codes: "GR el"},
	{name: "ja-Latn", script: latin, codes: "JP"},
	{name: "zh-Latn", script: latin, codes: "CN"},
	{name: "ko-Latn", script: latin, codes: "KR"},
	{name: "ar-Latn", script: latin, codes: "EG SA MA AE"},
	{name: "he-Latn", script: latin, codes: "IL"},
}

func main() {
	if err := run(from, to); err != nil {
		log.Fatal(err)
	}
}

// A row is a row of a list of the profiler.
type row struct {
	word   string
	weight int
	codes  []string
	note   string
}

// run reads the lists in one folder and writes those in another.
func run(from, to string) error {
	var lists [3][]row
	for i, name := range []string{"given", "family", "places"} {
		var err error
		if lists[i], err = read(from, name); err != nil {
			return err
		}
	}
	var b strings.Builder
	b.WriteString("# Written by makelists from the lists of the profiler; see NOTICE for their sources.\n")
	for _, l := range locales {
		write := func(kind string, words []string) {
			if len(words) > 0 {
				fmt.Fprintf(&b, "%s\t%s\t%s\n", l.name, kind, strings.Join(words, "|"))
			}
		}
		for _, gender := range []string{"m", "f", "u"} {
			if gender == "u" && l.length == 0 {
				continue // where the two others are known
			}
			write("given-"+gender, l.choose(lists[0], l.codes, mostGiven, func(r row) bool { return cmp.Or(r.note, "u") == gender }))
		}
		// A name that stands in two forms is listed by the gender; the others serve
		// both. Only the Slavic languages, and Lithuanian, have two forms.
		of := func(r row) string {
			switch l.name {
			case "ru", "uk", "bg", "ru-Latn", "uk-Latn", "pl", "cs", "sk":
				return genderOf(r.word, l.name)
			}
			return ""
		}
		for _, gender := range []string{"", "m", "f"} {
			most := mostFamily
			if gender != "" {
				most /= 2
			}
			kind := "family"
			if gender != "" {
				kind += "-" + gender
			}
			write(kind, l.choose(lists[1], cmp.Or(l.family, l.codes), most, func(r row) bool { return of(r) == gender }))
		}
		write("town", l.choose(lists[2], cmp.Or(l.places, l.codes), mostTowns, func(r row) bool { return true }))
	}
	if err := writePacked(filepath.Join(to, "names.txt.gz"), b.String()); err != nil {
		return err
	}
	return writeWords(from, to)
}

// languages are those that words are written in, by their codes in the lists.
var languages = strings.Fields("en de fr es it pt nl pl cs sk hu ro hr sv da no fi tr ru uk el ja zh ko ar he hi vi id")

// writeWords writes the words that are no names: occupations, countries and
// nationalities.
func writeWords(from, to string) error {
	var b strings.Builder
	b.WriteString("# Written by makelists from the lists of the profiler; see NOTICE for their sources.\n")
	for _, l := range []struct {
		list, kind string
		most       int
		note       string
	}{
		{"occupations", "job", 240, ""},
		{"countries", "country", 120, ""},
		{"demonyms", "nationality", 80, "adj"},
	} {
		rows, err := read(from, l.list)
		if err != nil {
			return err
		}
		for _, language := range languages {
			var in []row
			for _, r := range rows {
				if !slices.Contains(r.codes, language) || l.note != "" && r.note != "" && !strings.Contains(r.note, l.note) {
					continue
				}
				// A word for a nation belongs to a country; one for a people need not.
				if l.list == "demonyms" && !slices.ContainsFunc(r.codes, func(c string) bool { return len(c) == 2 && unicode.IsUpper(rune(c[0])) }) {
					continue
				}
				if n := len([]rune(r.word)); n >= 2 && n <= 28 && strings.Count(r.word, " ") <= 2 && !strings.ContainsAny(r.word, "().,0123456789|") &&
					(l.list != "countries" || unicode.IsUpper([]rune(r.word)[0]) ||
						!unicode.In([]rune(r.word)[0], unicode.Latin, unicode.Cyrillic, unicode.Greek)) {
					in = append(in, r)
				}
			}
			slices.SortFunc(in, func(a, b row) int {
				return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(hash(a.word), hash(b.word)))
			})
			var words []string
			for _, r := range in[:min(len(in), l.most)] {
				words = append(words, r.word)
			}
			slices.Sort(words)
			if words = slices.Compact(words); len(words) > 0 {
				fmt.Fprintf(&b, "%s\t%s\t%s\n", strings.Replace(language, "no", "nb", 1), l.kind, strings.Join(words, "|"))
			}
		}
	}
	return writePacked(filepath.Join(to, "words.txt.gz"), b.String())
}

// writePacked writes a text by gzip, which takes off half of what it adds to a program.
func writePacked(file, text string) error {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return err
	}
	_, _ = z.Write([]byte(text)) // a Buffer takes all
	_ = z.Close()
	return os.WriteFile(file, b.Bytes(), 0o644)
}

// genderOf tells the gender of a Slavic family name by its end, where it has
// one.
func genderOf(word, locale string) string {
	ends := func(list string) bool {
		for _, e := range strings.Fields(list) {
			if strings.HasSuffix(word, e) {
				return true
			}
		}
		return false
	}
	switch locale {
	case "ru", "uk", "bg":
		if ends("ова ева ёва ина ына ская цкая ська цька") {
			return "f"
		}
		if ends("ов ев ёв ин ын ский цкий ський цький") {
			return "m"
		}
	case "ru-Latn", "uk-Latn":
		if ends("ova eva ina skaya skaia") {
			return "f"
		}
		if ends("ov ev in sky skiy skii") {
			return "m"
		}
	case "pl":
		if ends("ska cka dzka") {
			return "f"
		}
		if ends("ski cki dzki") {
			return "m"
		}
	default:
		if ends("á ova") {
			return "f"
		}
		return "m"
	}
	return ""
}

// noise are the codes of countries that count the names of people from
// everywhere.
const noise = " BE FI FR CH US PL nl ru tr "

// choose gives the most common words of the locale in alphabetical order. A word
// of many other countries tells less of one.
func (l locale) choose(rows []row, codes string, most int, fits func(row) bool) []string {
	var in []row
	wanted := strings.Fields(codes)
	for _, r := range rows {
		if slices.ContainsFunc(r.codes, func(c string) bool { return slices.Contains(wanted, c) }) && l.takes(r.word) && fits(r) {
			in = append(in, r)
		}
	}
	score := func(r row) int {
		others := 0
		for _, c := range r.codes {
			if !slices.Contains(wanted, c) && !strings.Contains(noise, " "+c+" ") {
				others++
			}
		}
		return 2*r.weight - min(others, 3)
	}
	slices.SortFunc(in, func(a, b row) int {
		return cmp.Or(cmp.Compare(score(b), score(a)), cmp.Compare(hash(a.word), hash(b.word)))
	})
	seen := map[string]bool{}
	var words []string
	for _, r := range in {
		if !seen[r.word] && len(words) < most {
			seen[r.word] = true
			words = append(words, r.word)
		}
	}
	slices.Sort(words)
	return words
}

// takes reports whether a word is a single one in the script of the locale, and
// no longer than names are.
func (l locale) takes(word string) bool {
	n := 0
	for i, r := range word {
		n++
		if !unicode.In(r, l.script...) || len(l.script) > 0 && l.script[0] == unicode.Latin && i == 0 && !unicode.IsUpper(r) {
			return false
		}
		if i > 0 && unicode.IsUpper(r) {
			return false
		}
	}
	least := 3
	if l.script[0] != unicode.Latin && l.script[0] != unicode.Cyrillic && l.script[0] != unicode.Greek {
		least = 1
	}
	return least <= n && n <= cmp.Or(l.length, 14)
}

// hash orders words of the same rank without regard to the alphabet.
func hash(word string) uint32 {
	h := fnv.New32a()
	io.WriteString(h, word)
	return h.Sum32()
}

func read(from, list string) ([]row, error) {
	f, err := os.Open(filepath.Join(from, list+".tsv.gz"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, err
	}
	var rows []row
	lines := bufio.NewScanner(z)
	for lines.Scan() {
		part := strings.Split(lines.Text(), "\t")
		if len(part) < 3 {
			return nil, fmt.Errorf("%s: a line has %d columns", list, len(part))
		}
		weight, err := strconv.Atoi(part[1])
		if err != nil {
			return nil, err
		}
		r := row{word: part[0], weight: weight, codes: strings.Split(part[2], ",")}
		if len(part) > 3 {
			r.note = part[3]
		}
		rows = append(rows, r)
	}
	return rows, lines.Err()
}
