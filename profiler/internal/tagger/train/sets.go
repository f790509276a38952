package main

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// A convention says how a set labels, where it differs from most.
type convention struct {
	skip   bool
	group  bool // it labels nationalities and peoples
	titles bool // it has titles inside of names
	street bool // its addresses are streets with their numbers
	types  bool // it has the kinds of names token by token; organisations are only partly spanned
	proper bool // it has names without their kinds
}

// conventions are those of the sets that differ; see the README beside them. That of id-nerp labels no organisations and writes
// all in small letters; in sl-ssj peoples are persons.
var conventions = map[string]convention{
	"id-nerp": {skip: true}, "sl-ssj": {skip: true}, "ceb-gja": {skip: true}, "ar-pud-propn": {proper: true},
	"nb-norne": {group: true}, "nn-norne": {group: true}, "hu-nerkor": {group: true},
	"ro-ronec": {group: true, titles: true}, "de-germeval14": {group: true}, "tr-wiki": {group: true},
	"kk-kaznerd": {group: true}, "hy-armtdp": {group: true}, "fa-parstwiner": {group: true}, "ja-gsd": {group: true},
	"fr-litbank": {titles: true}, "en-litbank": {titles: true}, "en-gum": {titles: true}, "hi-hiner": {titles: true},
	"nl-europeana": {titles: true}, "th-thainer": {titles: true}, "id-nergrit": {titles: true},
	"es-meddocan": {street: true}, "fr-directories": {street: true}, "cs-cac": {types: true}, "hy-ud": {types: true},
	"hy-bsut": {types: true}, "hyw-ud": {types: true}, "be-hse": {types: true}, "ka-glc": {types: true},
	"ru-taiga": {types: true}, "uk-parlamint": {types: true},
}

// sharesOf gives how many examples of a set a pass has at most, and what a token counts that is outside of
// all names: less where names are known to be missing.
func sharesOf(name string) (each int, outside float64) {
	const usual = 6000
	each, outside = usual, 1
	switch {
	case strings.HasSuffix(name, "-propn"):
		return usual / 4, 0.4
	case strings.HasPrefix(name, "made-"):
		return 2 * usual, 1
	}
	switch name {
	case "heap-go", "heap-c":
		return usual / 3, 0.7
	case "fr-directories", "de-mobie", "fr-litbank", "kk-kaznerd", "ne-ner", "bn-ner":
		each = usual / 4
	case "zh-gsd", "nl-europeana", "hi-hiner", "th-thainer":
		each = usual / 2
	}
	switch name {
	case "fr-wikiner", "ru-wikiner", "sv-webbnyheter", "en-wnut17":
		outside = 0.6
	}
	return each, outside
}

// A row is a line of a set.
type row struct {
	Text  string
	Spans []struct {
		Start, End int
		Label      string
		Orig       string
	}
	Doc, Split string
}

// mostDev is how many sentences of a set are kept to look at.
const mostDev = 400

// addSet adds the sentences of a file: one by one, or up to four that follow each other together.
func addSet(w *writer, file, name string, most int, r *rand.Rand) error {
	c := conventions[name]
	c.proper = c.proper || strings.HasSuffix(name, "-propn")
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return err
	}
	var rows [2][]row
	scan := bufio.NewScanner(z)
	scan.Buffer(nil, 1<<24)
	for scan.Scan() {
		var x row
		if err := json.Unmarshal(scan.Bytes(), &x); err != nil {
			return err
		}
		k := 0
		if x.Split == "dev" {
			k = 1
		}
		rows[k] = append(rows[k], x)
	}
	if err := scan.Err(); err != nil {
		return err
	}
	var mask func(*tagger.Seen) bool
	if !c.group {
		mask = func(s *tagger.Seen) bool { return lexicon.Class(s.Class).Is(lexicon.Demonym | lexicon.Religion) }
	}
	for k, list := range rows {
		limit := most
		if k == 1 {
			if limit = mostDev; c.proper {
				limit = 0
			}
		}
		list = spread(list, limit)
		for i := 0; i < len(list); {
			n := 1
			if k == 0 && r.IntN(2) == 0 {
				n = 2 + r.IntN(3)
			}
			var text string
			var spans []labelled
			for j := i; j < i+n && j < len(list) && list[j].Doc == list[i].Doc; j++ {
				if j > i {
					text += [...]string{" ", " ", " ", "\n", "\n"}[r.IntN(5)]
				}
				spans = append(spans, spansOf(&list[j], &c, len(text))...)
				text += list[j].Text
			}
			if k == 0 {
				text, spans = varied(text, spans, r)
			}
			w.add(name, text, spans, mask, k == 1)
			i += n
		}
	}
	return nil
}

// spread gives a number of the rows of a list at most, in runs of neighbours from all of it.
func spread(list []row, most int) []row {
	const run = 20
	if len(list) <= most {
		return list
	}
	var some []row
	for n, runs := 0, most/run; n < runs; n++ {
		at := (len(list) - run) * n / max(1, runs-1)
		some = append(some, list[at:at+run]...)
	}
	return some
}

// spansOf gives the spans of a row in bytes, moved by some offset.
func spansOf(x *row, c *convention, offset int) []labelled {
	bytes := make([]int, 0, len(x.Text)+1)
	for i := range x.Text {
		bytes = append(bytes, i)
	}
	bytes = append(bytes, len(x.Text))
	var spans []labelled
	for _, s := range x.Spans {
		if s.Start < 0 || s.End >= len(bytes) || s.Start >= s.End {
			continue
		}
		start, end := bytes[s.Start], bytes[s.End]
		tag := 0
		switch s.Label {
		case "PERSON":
			tag = tagOf(tagger.Person)
			if c.titles {
				start += titleEnd(x.Text[start:end])
			}
		case "LOCATION":
			tag = tagOf(tagger.Location)
		case "ORGANIZATION":
			if tag = tagOf(tagger.Organization); c.types {
				tag = tagIgnored
			}
		case "NORP":
			tag = tagOf(tagger.Group)
		case "ADDRESS":
			if tag = tagIgnored; c.street {
				tag = tagOf(tagger.Street)
			}
		case "ZIP":
			tag = tagOf(tagger.Postcode)
		case "FACILITY":
			tag = tagIgnored
		case "PROPN":
			if tag = tagProper; c.types {
				tag = tagIgnored
			}
		case "MISC":
			if !c.types && !isGroup(x.Text[start:end]) {
				continue
			}
			tag = tagIgnored
		default:
			continue
		}
		spans = append(spans, labelled{offset + start, offset + end, tag})
	}
	slices.SortStableFunc(spans, func(a, b labelled) int { return a.start - b.start })
	kept := spans[:0]
	for _, s := range spans {
		if n := len(kept); n == 0 || kept[n-1].end <= s.start {
			kept = append(kept, s)
		}
	}
	return kept
}

func isGroup(name string) bool { return lexicon.Lookup(name).Is(lexicon.Demonym | lexicon.Religion) }

// titleEnd is where the titles end that a name begins with.
func titleEnd(name string) int {
	end := 0
	for {
		rest := name[end:]
		i := strings.IndexByte(rest, ' ')
		if i <= 0 || !lexicon.Lookup(strings.TrimRight(rest[:i], ".")).Is(lexicon.Title) {
			return end
		}
		end += i + 1
	}
}

// madeSpans gives the spans of a made text: a given and a family name that follow each other are one,
// and an article is no part of a place.
func madeSpans(s *corpus.Sentence) []labelled {
	var spans []labelled
	var forms []corpus.Span
	for _, span := range s.Spans {
		var l tagger.Label
		switch span.Label {
		case "PERSON", "FIRST_NAME", "LAST_NAME":
			l = tagger.Person
		case "LOCATION", "CITY", "STATE", "COUNTRY":
			l = tagger.Location
		case "ORGANIZATION":
			l = tagger.Organization
		case "NATIONALITY", "RELIGION":
			l = tagger.Group
		case "STREET_ADDRESS":
			if l = tagger.Street; span.Form == "odd" || span.Form == "unit" {
				continue // a part of an address that is no street
			}
		case "ZIP_CODE":
			l = tagger.Postcode
		default:
			continue
		}
		for _, article := range [...]string{"the ", "The "} {
			if strings.HasPrefix(s.Text[span.Start:span.End], article) && l == tagger.Location {
				span.Start += len(article)
			}
		}
		if n := len(spans) - 1; n >= 0 && l == tagger.Person && spans[n].tag == tagOf(l) {
			between := s.Text[spans[n].end:span.Start]
			if between == " " || between == ", " && forms[n].Form == "family" && span.Form == "given" {
				spans[n].end = span.End
				continue
			}
		}
		spans = append(spans, labelled{span.Start, span.End, tagOf(l)})
		forms = append(forms, span)
	}
	return spans
}

// varied gives a text as it is, or now and then in small letters or in capitals.
func varied(text string, spans []labelled, r *rand.Rand) (string, []labelled) {
	var change func(rune) rune
	switch n := r.IntN(100); {
	case n < 5:
		change = unicode.ToLower
	case n < 8:
		change = unicode.ToUpper
	default:
		return text, spans
	}
	var b strings.Builder
	at := make([]int, len(text)+1)
	for i := 0; i < len(text); {
		c, n := utf8.DecodeRuneInString(text[i:])
		at[i] = b.Len()
		b.WriteRune(change(c))
		i += n
	}
	at[len(text)] = b.Len()
	moved := slices.Clone(spans)
	for i := range moved {
		moved[i].start, moved[i].end = at[moved[i].start], at[moved[i].end]
	}
	return b.String(), moved
}
