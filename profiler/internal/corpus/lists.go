package corpus

import (
	"slices"
	"strings"
	"unicode"

	"github.com/privet-go/privet/profiler/internal/wordlists"
)

// spokenIn are the countries that the words of a language are taken for, where a
// list tells only the language of a name.
var spokenIn = map[string][]string{"en": {"US"}, "nl": {"NL"}, "ar": {"SA", "EG"}, "zh": {"CN"}, "ja": {"JP"}, "ko": {"KR"}}

// cousins are countries whose lists a country may share, because it has short
// lists of its own.
var cousins = map[string]string{
	"GB": "US", "CA": "US", "AU": "US", "NZ": "US", "IE": "US", "AT": "DE", "CH": "DE", "MX": "ES", "AR": "ES", "CO": "ES", "CL": "ES", "PT": "BR", "EG": "SA", "SK": "CZ",
}

// nowhere is the country of the names that no country is known of.
const nowhere = "XX"

// The least weights of what is taken from a list. Everyday words below theirs are
// rare. Occupations below theirs come from a dictionary, which also has what people
// are otherwise (an acquaintance), as have religions; words of organisations below
// theirs are no part of names that is written with a capital.
const (
	leastWeight           = 5
	leastOfSeldom         = 3
	leastWeightOfJob      = 6
	leastWeightOfReligion = 7
	leastWeightOfOrgWord  = 8
)

// addLists takes over the word lists.
func (b *builder) addLists() error {
	lists := []struct {
		name string
		add  func(r wordlists.Row, codes []string)
	}{
		{"given", b.addGiven},
		{"family", b.addFamily},
		{"places", b.addPlace},
		{"regions", func(r wordlists.Row, codes []string) {
			// Those of countries where English is spoken have names of their own,
			// the list has them in other languages too.
			if r.Note != "abbr" && !slices.ContainsFunc(codes, func(c string) bool { return slices.Contains(homeOf("en").countries, c) }) {
				b.addTo("region", r, countriesOf(codes))
			}
		}},
		{"countries", func(r wordlists.Row, codes []string) { b.addTo("country", r, b.spoken(r, codes)) }},
		{"demonyms", b.addDemonym},
		{"religions", b.addReligion},
		{"occupations", func(r wordlists.Row, codes []string) {
			if r.Weight >= leastWeightOfJob {
				b.addTo("job", r, b.spoken(r, codes))
			}
		}},
		{"orgwords", func(r wordlists.Row, codes []string) {
			if r.Weight >= leastWeightOfOrgWord {
				b.addTo("org"+r.Note, r, b.spoken(r, codes))
			}
		}},
		{"streets", func(r wordlists.Row, codes []string) {
			if r.Note == "after" && slices.Contains(codes, "en") && unicode.IsUpper([]rune(r.Word)[0]) {
				b.add("streetkind", "en", r.Word, r.Weight)
			}
		}},
		{"organizations", func(r wordlists.Row, codes []string) {
			for i, c := range codes {
				if c == "JP" {
					codes[i] = "ja"
				}
			}
			b.addTo("orgname", r, b.spoken(r, codes))
		}},
		{"notnames", func(r wordlists.Row, codes []string) {
			if r.Note == "language" {
				b.addTo("langname", r, b.spoken(r, codes))
			}
		}},
		{"common", func(r wordlists.Row, codes []string) {
			if r.Weight >= leastOfSeldom && len(r.Word) > 2 {
				kind := "common"
				if r.Weight < leastWeight {
					kind = "seldom"
				}
				for _, code := range b.spoken(r, codes) {
					word := r.Word
					if code == "de" && (strings.Contains(r.Note, "de:noun") || isGermanNoun(word)) {
						word = capitalise(word)
					}
					b.add(kind, code, word, r.Weight)
				}
			}
		}},
	}
	for _, l := range lists {
		rows, err := wordlists.Rows(l.name)
		if err != nil {
			return err
		}
		for r := range rows {
			if strings.ContainsAny(r.Word, ",;()[]{}\"") || r.Word == "" {
				continue
			}
			var codes []string
			if r.Codes != "" {
				codes = strings.Split(r.Codes, ",")
			}
			l.add(r, codes)
		}
	}
	return nil
}

// nounEndings are endings that only nouns of German have, most often.
var nounEndings = strings.Fields("ung ungen heit heiten keit keiten schaft schaften ität itäten tion tionen ismus nisse nissen linge lingen tum tümer mann frau leute stadt straße spieler führer träger gesellschaft bereich bereiche verein vereine gebiet gebiete jahr jahre jahren zeit zeiten werk werke haus häuser platz plätze buch bücher")

// noNouns are words with such endings that are none.
var noNouns = strings.Fields("gelungen misslungen gesungen besungen gezwungen erzwungen gedrungen eingedrungen durchdrungen gesprungen entsprungen verschlungen umschlungen geschwungen errungen gerungen verklungen jedermann derzeit seinerzeit jederzeit durchaus")

// isGermanNoun reports whether a word, if it is a German one, is a noun by its ending.
func isGermanNoun(word string) bool {
	return len(word) > 6 && !slices.Contains(noNouns, word) && slices.ContainsFunc(nounEndings, func(end string) bool { return strings.HasSuffix(word, end) })
}

// addTo takes a row into the lists of a kind.
func (b *builder) addTo(kind string, r wordlists.Row, of []string) {
	for _, code := range of {
		b.add(kind, code, r.Word, r.Weight)
	}
}

// spoken are the codes that are languages of the templates whose letters the word
// is written in.
func (b *builder) spoken(r wordlists.Row, codes []string) []string {
	var out []string
	for _, code := range codes {
		if code == "uk" || code == "ru" || len(code) == 2 && code[0] >= 'a' {
			if b.all.languages[code] != nil && homeOf(code).native != isLatin(r.Word) {
				out = append(out, code)
			}
		}
	}
	return out
}

// countriesOf are the codes of countries, those that languages stand for among
// them. A name without any is from nowhere.
func countriesOf(codes []string) []string {
	var out []string
	for _, code := range codes {
		if code[0] <= 'Z' {
			out = append(out, code)
			continue
		}
		for _, c := range spokenIn[code] {
			if !slices.Contains(out, c) {
				out = append(out, c)
			}
		}
	}
	if len(out) == 0 {
		out = append(out, nowhere)
	}
	return out
}

// isName reports whether a row of a list of names can be used as it stands.
func isName(word string) bool {
	r := []rune(word)
	return (len(r) > 1 || r[0] >= 0x2e80) && (unicode.IsUpper(r[0]) || !unicode.IsLower(r[0]) || strings.ContainsAny(word, " '"))
}

// isForeignHan reports whether a Chinese word is likely to be a foreign name that is
// written by its sounds, which the lists do not tell apart from Chinese names.
func isForeignHan(word string, codes []string, most int) bool {
	return !isLatin(word) && len([]rune(word)) > most && (slices.Contains(codes, "zh") || slices.Contains(codes, "CN"))
}

func (b *builder) addGiven(r wordlists.Row, codes []string) {
	if !isName(r.Word) || isForeignHan(r.Word, codes, 2) {
		return
	}
	of := countriesOf(codes)
	if r.Note != "f" {
		b.addTo("given.m", r, of)
	}
	if r.Note != "m" {
		b.addTo("given.f", r, of)
	}
}

func (b *builder) addFamily(r wordlists.Row, codes []string) {
	if isName(r.Word) && !isForeignHan(r.Word, codes, 1) {
		b.addTo("family", r, countriesOf(codes))
	}
}

// addPlace takes a town into the list of its country, and into those of the
// languages that have a name for it in their own letters.
func (b *builder) addPlace(r wordlists.Row, codes []string) {
	if len([]rune(r.Word)) < 2 || strings.ContainsAny(r.Word, "0123456789") {
		return
	}
	for _, code := range codes {
		if code[0] <= 'Z' {
			b.add("city", code, r.Word, r.Weight)
		}
	}
	b.addTo("city", r, b.spoken(r, codes))
}

// addDemonym takes what people of a country are called. Languages other than
// English use the words in forms only, where a noun stands as well as an adjective.
func (b *builder) addDemonym(r wordlists.Row, codes []string) {
	for _, code := range b.spoken(r, codes) {
		if strings.Contains(r.Note, "adj") || code != "en" {
			b.add("nationality", code, r.Word, r.Weight)
		}
		if r.Note == "noun" {
			b.add("nationality.noun", code, r.Word, r.Weight)
		}
	}
}

func (b *builder) addReligion(r wordlists.Row, codes []string) {
	for _, code := range b.spoken(r, codes) {
		switch {
		case code != "en":
			b.add("religion", code, r.Word, r.Weight)
		case r.Weight >= leastWeightOfReligion && strings.HasSuffix(r.Word, "ism"):
			b.add("religion.noun", code, r.Word, r.Weight)
		case r.Weight >= leastWeightOfReligion && !strings.HasSuffix(r.Word, "s"):
			b.add("religion", code, r.Word, r.Weight)
		}
	}
}
