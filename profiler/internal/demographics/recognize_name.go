package demographics

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// NameRecognizers find what has no form: names in running text. The network of package tagger tells
// them by their words, by how these are spelled, and by the words around them.
func NameRecognizers() (list []spec.Recognizer) {
	for _, r := range [...]struct {
		name        string
		label       spec.Label
		doc, source string
		tagged      tagger.Label
	}{
		{"person-in-text", "PERSON", "A name of a person in running text, told by its words, their spelling and the words around them.",
			taggerSource, tagger.Person},
		{"place-in-text", "LOCATION", "A name of a place in running text, told by its words, their spelling and the words around them.",
			taggerSource, tagger.Location},
		{"organization-in-text", "ORGANIZATION", "A name of an organisation in running text, told by its words, their spelling and the words around them.",
			taggerSource, tagger.Organization},
		{"nationality-in-text", "NATIONALITY", "A nationality in running text, with a capital.", taggerSource, tagger.Nationality},
		{"religion-in-text", "RELIGION", "A religion or its followers in running text, with a capital.", taggerSource, tagger.Religion},
		{"street-in-text", "STREET_ADDRESS", "A street and the number of a house in running text, told by its words and the words around them.",
			taggerSource, tagger.Street},
		{"postcode-in-text", "ZIP_CODE", "A postcode beside the name of a place.", taggerSource, tagger.Postcode},
		{"age-behind-name", "AGE", "A number up to 119 behind the name of a person, in commas or brackets.", "common usage of newspapers", tagger.Age},
		{"job-beside-name", "JOB_TITLE", "A job right before the name of a person, or behind it with a comma or a word such as is between them.",
			"WordNet 3.0, nouns of people by occupation", tagger.Job},
	} {
		list = append(list, spec.Recognizer{Name: r.name, Label: r.label, Doc: r.doc, Source: r.source, Tagged: spec.TaggedAs(r.tagged)})
	}
	return list
}

const taggerSource = "Collobert et al. 2011, Natural Language Processing (Almost) from Scratch: a convolutional network; weights learned from the " +
	"labelled text that NOTICE names"

// What follows mends the bounds of names: a title before a person and the possessive s are no part
// of a name, the legal form behind an organisation is one.

// Titles that stand before a name, with or without a stop, and behind one.
var (
	titlesBefore = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordset.WordSet(wordsOfKind(lists.Text("names/titles"), "before")) }}
	titlesAfter  = lazy.Value[[]string]{Make: func() (titles []string) {
		for title := range strings.FieldsSeq(wordsOfKind(lists.Text("names/titles"), "behind")) {
			titles = append(titles, " "+title)
		}
		return titles
	}}
)

// formsOfFirms returns the legal forms by their first byte, the longer ones first.
var formsOfFirms = lazy.Value[*[256][]string]{Make: func() *[256][]string {
	by := new([256][]string)
	for line := range strings.Lines(lists.Text("names/legalforms")) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			by[line[0]] = append(by[line[0]], line)
		}
	}
	for _, forms := range by {
		slices.SortFunc(forms, func(a, b string) int { return len(b) - len(a) })
	}
	return by
}}

// wordsOfKind returns the words of the lines of a list that begin with a kind.
func wordsOfKind(list, kind string) string {
	var b strings.Builder
	for line := range strings.Lines(list) {
		if rest, ok := strings.CutPrefix(line, kind+" "); ok {
			b.WriteString(rest)
		}
	}
	return b.String()
}

// behindLegalForm returns the end of the legal form behind a blank, or a comma and a blank, at text[i], or i.
func behindLegalForm(text string, i int) int {
	k := chars.SkipByte(text, i, ',')
	if k+2 >= len(text) || text[k] != ' ' {
		return i
	}
	k++
	if end := lex.PhraseEnd(text, k, formsOfFirms.Get()[text[k]]...); end > k {
		return end
	}
	return i
}

// NameOnly returns text[start:end] without the titles around a name.
func NameOnly(text string, start, end int) (from, to int) {
	for {
		e, _ := prose.WordAt(text, start)
		k := chars.BytesEnd(text, e, min(end, e+1), ".")
		if e == start || k+1 >= end || text[k] != ' ' || !isTitleOf(text[start:e], k > e) {
			break
		}
		start = k + 1
	}
	for _, title := range titlesAfter.Get() {
		if rest, ok := strings.CutSuffix(text[start:end], title); ok && rest != "" {
			end = start + len(strings.TrimSuffix(rest, ","))
		}
	}
	return start, end
}

// isTitleOf reports whether a word, which has a stop behind it or not, is a title before a name. Without a stop a word that is given to people is none.
func isTitleOf(word string, stop bool) bool {
	return wordset.InSet(titlesBefore.Get(), word) && (stop || lexicon.Lookup(word).Given() == 0)
}

// What follows reads names of Thai, which are written together with the title before them and have a space
// between the given name and that of the family: นายสมชาย ใจดี.

// ThaiNameRecognizers find such names.
func ThaiNameRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "person-titled-in-thai", Label: "PERSON",
			Doc:      "A Thai word written together with a title before it, and the word behind it where that is no everyday one.",
			Source:   "titles in common use",
			Triggers: spec.TriggersOf(thaiTitleSet),
			Match:    matchThaiName,
		},
	}
}

// thaiTitles stand before a name, the longer ones first, and thaiTitleSet is all of them.
var (
	thaiTitles   = [...]string{"นางสาว", "เด็กชาย", "เด็กหญิง", "นาย", "นาง", "น.ส.", "ด.ช.", "ด.ญ.", "ดร.", "คุณ"}
	thaiTitleSet = wordset.NewOtherSet(thaiTitles[:])
)

// Everyday words of Thai: thaiNoNames go on behind a title and make another word of it, or a sentence of
// the one for you; thaiBehind begin what follows a name; thaiJoined end what may stand before a title without a space.
var (
	thaiNoNames = lists.List{File: "demographics", Set: "thaiNoNames"}
	thaiBehind  = lists.List{File: "demographics", Set: "thaiBehind"}
	thaiJoined  = lists.List{File: "demographics", Set: "thaiJoined"}
)

// The bounds of such a name, in runes.
const (
	leastThaiGiven  = 2
	mostThaiGiven   = 14
	leastThaiFamily = 3
	mostThaiFamily  = 18
)

// matchThaiName reads the name behind the title at text[at].
func matchThaiName(text string, at int) (spec.Match, bool) {
	if r, _ := utf8.DecodeLastRuneInString(text[:at]); unicode.Is(unicode.Thai, r) && chars.SuffixOf(text[:at], thaiJoined.Get()...) == "" {
		return spec.Match{}, false
	}
	start := at + len(chars.PrefixOf(text[at:], thaiTitles[:]...))
	if start == at {
		return spec.Match{}, false
	}
	start = chars.SkipByte(text, start, ' ')
	end, n := thaiRun(text, start, mostThaiGiven)
	if n < leastThaiGiven || n > mostThaiGiven || chars.PrefixOf(text[start:end], thaiNoNames.Get()...) != "" {
		return spec.Match{}, false
	}
	if end+1 < len(text) && text[end] == ' ' {
		if to, n := thaiRun(text, end+1, mostThaiFamily); n >= leastThaiFamily && n <= mostThaiFamily &&
			chars.PrefixOf(text[end+1:to], thaiBehind.Get()...) == "" {
			end = to
		}
	}
	return spec.Match{Start: start, End: end, Alone: 0.85}, true
}

// thaiRun is the end of the letters and marks of Thai at text[i], and how many there are, of which no more than one above most are counted.
func thaiRun(text string, i, most int) (end, n int) {
	for end = i; end < len(text) && n <= most; n++ {
		r, size := utf8.DecodeRuneInString(text[end:])
		if !unicode.Is(unicode.Thai, r) || !chars.IsLetterRune(r) && !chars.IsMarkRune(r) {
			break
		}
		end += size
	}
	return end, n
}
