// Command makelexicon makes the tables of package lexicon from the lists of package
// wordlists, and writes them.
//
//	go run ./profiler/internal/lexicon/makelexicon -o profiler/internal/lexicon
//
// Equal lists give an equal file.
package main

import (
	"cmp"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"iter"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/wordlists"
)

func main() {
	out := flag.String("o", "", "the `folder` to write to; nothing is written without")
	flag.Parse()
	if err := run(*out); err != nil {
		fmt.Fprintln(os.Stderr, "makelexicon:", err)
		os.Exit(1)
	}
}

func run(out string) error {
	all, err := words()
	if err != nil {
		return err
	}
	table, classes, err := build(all)
	if err != nil {
		return err
	}
	fmt.Printf("%d words, %d bytes\n", len(all), len(table))
	if out == "" {
		return nil
	}
	if err := os.WriteFile(filepath.Join(out, "lexicon.bin"), table, 0o666); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(out, "classes.bin"), classes, 0o666); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "east.bin"), lengths(all), 0o666)
}

// degree makes a degree, 1–3, of a weight of the lists, 1–9.
func degree(weight, usual, common int) int {
	switch {
	case weight >= common:
		return 3
	case weight >= usual:
		return 2
	}
	return 1
}

// leastCommon is the weight of words that are no names and whose frequency nobody knows.
// They are taken of the languages that are spoken: what is in no list is likely to be a
// name there.
const leastCommon = 2

var spoken = []string{"en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "da", "no", "cs", "tr", "ru", "uk"}

// mostUnheard is how many letters such a word has at most: hardly any name is longer, and most words that are longer are
// compounds and forms of others. English has capitals in titles and names of fields, where more of them are asked for.
func mostUnheard(r wordlists.Row) int {
	if r.Has("en") {
		return 9
	}
	return 7
}

// leastOccupation is the weight below which the list of English jobs has what people
// are otherwise, such as a nephew or a citizen.
const leastOccupation = 6

// words gives all words, folded, with their classes.
func words() (map[string]lexicon.Class, error) {
	all := map[string]lexicon.Class{}
	var errs []error
	add := func(list string, class func(wordlists.Row) lexicon.Class) {
		rows, err := wordlists.Rows(list)
		if err != nil {
			errs = append(errs, err)
			return
		}
		for row := range rows {
			c := class(row)
			if c == 0 {
				continue
			}
			key := string(lexicon.AppendFolded(nil, row.Word))
			if len(key) > lexicon.LongestWord || utf8.RuneCountInString(key) < 2 && strings.IndexFunc(key, unicode.IsLower) >= 0 {
				continue
			}
			all[key] = all[key].Or(c)
			// The first word of several says that they are worth a look together.
			if first, _, several := strings.Cut(key, " "); several {
				all[first] = all[first].Or(lexicon.Begins)
			}
		}
	}
	always := func(c lexicon.Class) func(wordlists.Row) lexicon.Class {
		return func(wordlists.Row) lexicon.Class { return c }
	}
	add("given", func(r wordlists.Row) lexicon.Class { return lexicon.Of(degree(r.Weight, 5, 7), 0, 0, 0, 0) })
	add("family", func(r wordlists.Row) lexicon.Class { return lexicon.Of(0, degree(r.Weight, 5, 7), 0, 0, 0) })
	add("places", func(r wordlists.Row) lexicon.Class { return lexicon.Of(0, 0, degree(r.Weight, 3, 6), 0, 0) })
	add("common", func(r wordlists.Row) lexicon.Class {
		if r.Weight < leastCommon || r.Weight == leastCommon && (!slices.ContainsFunc(spoken, r.Has) || utf8.RuneCountInString(r.Word) > mostUnheard(r)) {
			return 0
		}
		return lexicon.Of(0, 0, 0, degree(r.Weight, 5, 7), 0)
	})
	add("countries", always(lexicon.Country))
	add("regions", always(lexicon.Region))
	add("demonyms", always(lexicon.Demonym))
	add("religions", always(lexicon.Religion))
	add("occupations", func(r wordlists.Row) lexicon.Class {
		if r.Weight < leastOccupation && r.Codes == "en" {
			return 0
		}
		return lexicon.Occupation
	})
	add("organizations", always(lexicon.Organization))
	add("orgwords", always(lexicon.OrgWord))
	add("streets", always(lexicon.Street))
	add("titles", func(r wordlists.Row) lexicon.Class {
		if r.Note == "after" {
			return lexicon.NameSuffix
		}
		return lexicon.Title
	})
	add("notnames", always(lexicon.Thing))
	return all, errors.Join(errs...)
}

// load is how full the table is at most.
const load = 0.78

// build lays the words out as package lexicon looks them up, in the smallest table in
// which each everyday word has the class that is its own, and gives the classes by their numbers.
func build(words map[string]lexicon.Class) (table, classes []byte, err error) {
	for buckets := int(float64(len(words))/load)/lexicon.EntriesEach + 1; ; buckets++ {
		if entries, ok := layOut(words, buckets); ok {
			return write(entries)
		}
	}
}

// layOut lays the words out in so many buckets, and reports whether every everyday word
// has the class that is its own.
func layOut(words map[string]lexicon.Class, buckets int) (entries [][]lexicon.Entry, ok bool) {
	entries = make([][]lexicon.Entry, buckets)
	// What is looked for most often stands in the bucket of its own hash.
	for _, key := range ordered(words) {
		b, fingerprint := lexicon.Place(lexicon.Hash([]byte(key)), uint64(buckets))
		for {
			bucket := &entries[b]
			if i := slices.IndexFunc(*bucket, func(o lexicon.Entry) bool { return o.Fingerprint == fingerprint }); i >= 0 {
				// Two words look alike. What comes again and again is not to be taken for a name.
				first := &(*bucket)[i].Class
				if words[key].IsEveryday() && words[key] != *first {
					return nil, false
				}
				if !first.IsEveryday() {
					*first |= words[key]
				}
				break
			}
			if len(*bucket) < lexicon.EntriesEach {
				*bucket = append(*bucket, lexicon.Entry{Class: words[key], Fingerprint: fingerprint})
				break
			}
			b = (b + 1) % uint64(buckets)
		}
	}
	return entries, true
}

// write writes the buckets, and numbers the classes: the commonest have the lowest numbers, and zero is no class.
func write(entries [][]lexicon.Entry) (table, classes []byte, err error) {
	count := map[lexicon.Class]int{}
	for _, bucket := range entries {
		for _, e := range bucket {
			count[e.Class]++
		}
	}
	delete(count, 0)
	list := slices.SortedFunc(maps.Keys(count), func(a, b lexicon.Class) int { return cmp.Or(count[b]-count[a], cmp.Compare(a, b)) })
	list = slices.Insert(list, 0, 0)
	if len(list) > lexicon.MostClasses {
		return nil, nil, fmt.Errorf("%d classes are too many", len(list))
	}
	numbers := map[lexicon.Class]int{}
	for i, c := range list {
		numbers[c] = i
		classes = binary.LittleEndian.AppendUint32(classes, uint32(c))
	}
	for _, bucket := range entries {
		table = lexicon.AppendBucket(table, bucket, numbers)
	}
	return table, classes, nil
}

// lengths gives the table of lexicon.EastLengths.
func lengths(words map[string]lexicon.Class) []byte {
	var table [lexicon.EastBytes]byte
	for w := range words {
		lexicon.AddEast(&table, w)
	}
	return table[:]
}

// ordered gives the words, the commonest first.
func ordered(words map[string]lexicon.Class) iter.Seq2[int, string] {
	keys := slices.Collect(maps.Keys(words))
	slices.SortFunc(keys, func(a, b string) int {
		return cmp.Or(words[b].Common()-words[a].Common(), words[b].Given()-words[a].Given(), cmp.Compare(a, b))
	})
	return slices.All(keys)
}
