package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// A synset is a meaning in WordNet: the words for it, and pointers to others.
type synset struct {
	file  int // of the lexicographers: 15 places, 18 persons
	words []string
	to    map[string][]string // offsets, with the part of speech, by kind of pointer
}

const wordnetRoot = "usr/share/wordnet"

// wordnet reads the synsets of a part of speech by their offsets.
func wordnet(src sources, part string) (map[string]synset, error) {
	all := make(map[string]synset)
	var bad error
	err := lines(src.deb("wordnet-base", wordnetRoot+"/data."+part), func(line string) {
		if strings.HasPrefix(line, " ") || bad != nil {
			return // the licence
		}
		f := strings.Fields(line)
		fail := func() { bad = fmt.Errorf("data.%s: %.20q", part, line) }
		n, err := strconv.ParseInt(f[3], 16, 32)
		if err != nil || len(f) < 5+2*int(n) {
			fail()
			return
		}
		s := synset{to: make(map[string][]string)}
		s.file, _ = strconv.Atoi(f[1])
		for i := range int(n) {
			w, _, _ := strings.Cut(f[4+2*i], "(")
			s.words = append(s.words, strings.ReplaceAll(w, "_", " "))
		}
		f = f[4+2*int(n):]
		count, err := strconv.Atoi(f[0])
		if err != nil || len(f) < 1+4*count {
			fail()
			return
		}
		for i := range count {
			p := f[1+4*i:]
			s.to[p[0]] = append(s.to[p[0]], p[2]+p[1])
		}
		all[part[:1]+line[:8]] = s
	})
	if err == nil {
		err = bad
	}
	return all, err
}

// below calls f with each synset under the one that has root as a word, in
// the lexicographers' file of the given number. Instances are left out.
func below(all map[string]synset, file int, root string, f func(synset)) error {
	seen := make(map[string]bool)
	var walk func(id string)
	walk = func(id string) {
		if seen[id] {
			return
		}
		seen[id] = true
		f(all[id])
		for _, to := range all[id].to["~"] {
			walk(to)
		}
	}
	for id, s := range all {
		if s.file == file && slices.Contains(s.words, root) {
			walk(id)
		}
	}
	if len(seen) == 0 {
		return fmt.Errorf("wordnet: no synset %q", root)
	}
	return nil
}

func upper(s string) bool {
	return s != "" && unicode.IsUpper([]rune(s)[0])
}

// workRoots are the words of WordNet under which persons are named by what
// they do for a living.
var workRoots = []string{
	"worker", "professional", "scientist", "creator", "entertainer", "educator", "engineer", "writer", "musician",
	"athlete", "clergyman", "public servant", "serviceman", "health professional", "lawyer", "official", "businessperson",
	"head", "communicator", "technician", "skilled worker", "employee", "administrator", "policeman", "consultant",
	"banker", "player", "journalist", "representative", "financier", "merchant", "farmer", "trainer", "scholar",
	"investigator", "inspector", "specialist", "adviser", "aristocrat", "actor", "agent",
}

func occupations(src sources) (*table, error) {
	t := newTable()
	nouns, err := wordnet(src, "noun")
	if err != nil {
		return nil, err
	}
	for _, root := range workRoots {
		err := below(nouns, 18, root, func(s synset) {
			for _, w := range s.words {
				if !upper(w) && w == fold(w) {
					t.add(w, 4, "en", "")
				}
			}
		})
		if err != nil {
			return nil, err
		}
	}
	lists, err := lexicon(src.npm("compromise-14.17.0", "src/2-two/preTagger/model/lexicon/_data.js"))
	if err != nil {
		return nil, err
	}
	for _, w := range lists["Actor"] {
		t.add(w, 5, "en", "")
	}
	return t, addHand(t, "occupations.tsv")
}

func demonyms(src sources) (*table, error) {
	t := newTable()
	nouns, err := wordnet(src, "noun")
	if err != nil {
		return nil, err
	}
	adjectives, err := wordnet(src, "adj")
	if err != nil {
		return nil, err
	}
	err = below(nouns, 18, "inhabitant", func(s synset) {
		for _, w := range s.words {
			if upper(w) {
				t.add(w, 4, "en", "noun")
			}
		}
	})
	if err != nil {
		return nil, err
	}
	// Adjectives that are derived from a place or from a member of a people.
	for _, s := range adjectives {
		for _, to := range s.to["\\"] {
			n := nouns[to]
			if n.file != 15 && n.file != 18 || len(n.to["@i"]) > 0 && n.file == 18 {
				continue
			}
			for _, w := range s.words {
				if upper(w) {
					t.add(w, 4, "en", "adj")
				}
			}
		}
	}
	lists, err := lexicon(src.npm("compromise-14.17.0", "src/2-two/preTagger/model/lexicon/_data.js"))
	if err != nil {
		return nil, err
	}
	for _, w := range lists["Demonym"] {
		t.add(title(w), 6, "en", "adj")
	}
	if err := nationalities(t, src); err != nil {
		return nil, err
	}
	return t, addHand(t, "demonyms.tsv")
}

func religions(src sources) (*table, error) {
	t := newTable()
	nouns, err := wordnet(src, "noun")
	if err != nil {
		return nil, err
	}
	for _, root := range []struct {
		file int
		word string
	}{{18, "religious person"}, {14, "religion"}, {9, "religion"}} {
		err := below(nouns, root.file, root.word, func(s synset) {
			for _, w := range s.words {
				if upper(w) {
					t.add(w, 4, "en", "")
				}
			}
		})
		if err != nil {
			return nil, err
		}
	}
	return t, addHand(t, "religions.tsv")
}
