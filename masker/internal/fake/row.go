package fake

import (
	"strings"
	"unicode"
)

// This file makes one person of the names, the full name and the address of a row: each word that is of the
// person's name becomes what stands in the place of that name elsewhere in the row.

// A Person is the names of somebody, and what stands in their place.
type Person struct {
	Given, Family         string
	FakeGiven, FakeFamily string
}

// inPlaceOf gives what stands in the place of a word: a word of a name, an initial, or the two names in one as names of users
// have them, such as mquorl.
func (p *Person) inPlaceOf(word string) (string, bool) {
	if p == nil {
		return "", false
	}
	w := foldName(word)
	for _, name := range [...][2]string{{p.Given, p.FakeGiven}, {p.Family, p.FakeFamily}} {
		was, is := nameParts(name[0]), nameParts(name[1])
		for i, part := range was {
			if i < len(is) && foldName(part) == w {
				return is[i], true
			}
		}
	}
	given, family := foldName(p.Given), foldName(p.Family)
	g, f := foldName(p.FakeGiven), foldName(p.FakeFamily)
	if given == "" || family == "" || g == "" || f == "" {
		return "", false
	}
	first := func(s string) string { return string([]rune(s)[:1]) }
	for _, form := range [...][2]string{
		{given, g}, {family, f}, {given + family, g + f}, {family + given, f + g}, {first(given) + family, first(g) + f}, {given + first(family), g + first(f)},
		{family + first(given), f + first(g)}, {first(given) + first(family), first(g) + first(f)}, {first(given), first(g)}, {first(family), first(f)},
	} {
		if form[0] == w {
			return form[1], true
		}
	}
	return "", false
}

// nameParts are the words of a name.
func nameParts(name string) []string {
	return strings.FieldsFunc(name, func(r rune) bool { return !isWordRune(r) })
}

// foldName is a name in small letters without marks and without what parts its words.
func foldName(name string) string {
	name = strings.Join(nameParts(name), "")
	if scriptOf(name) == unicode.Latin {
		name = asciiOf(name)
	}
	return strings.ToLower(name)
}
