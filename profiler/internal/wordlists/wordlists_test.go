package wordlists

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

var codes = regexp.MustCompile(`^$|^([A-Z]{2}|[a-z]{2,3})(,([A-Z]{2}|[a-z]{2,3}))*$`)

// notes are the words that may stand in the last column of a list.
var notes = map[string][]string{
	"given":    {"m", "f", "u"},
	"family":   {"m", "f", "u"},
	"regions":  {"abbr"},
	"demonyms": {"adj", "noun"},
	"orgwords": {"before", "after", "in", "legal"},
	"streets":  {"before", "after", "either", "glued"},
	"titles":   {"before", "after"},
	"common":   {"de:noun"},
}

// TestRows holds each list to its form: sorted, each word once, clean UTF-8,
// codes and notes as the doc of the package says.
func TestRows(t *testing.T) {
	for _, list := range Lists() {
		rows, err := Rows(list)
		if err != nil {
			t.Error(err)
			continue
		}
		last := ""
		for r := range rows {
			if r.Word <= last {
				t.Errorf("%s: %q after %q", list, r.Word, last)
			}
			last = r.Word
			if !utf8.ValidString(r.Word) || strings.TrimSpace(r.Word) != r.Word || strings.ContainsRune(r.Word, utf8.RuneError) {
				t.Errorf("%s: the word %q", list, r.Word)
			}
			if !codes.MatchString(r.Codes) {
				t.Errorf("%s: %q: the codes %q", list, r.Word, r.Codes)
			}
			if r.Note == "" || list == "notnames" {
				continue
			}
			for n := range strings.SplitSeq(r.Note, ",") {
				if !slices.Contains(notes[list], n) {
					t.Errorf("%s: %q: the note %q", list, r.Word, r.Note)
				}
			}
		}
		if last == "" {
			t.Errorf("%s: empty", list)
		}
	}
}

// TestKnown looks up words of which everybody knows what they are.
func TestKnown(t *testing.T) {
	for _, test := range []struct {
		list  string
		words []string
	}{
		{"given", []string{"Mary", "Jürgen", "Zoé", "Małgorzata", "Juhani", "José", "太郎"}},
		{"family", []string{"Smith", "Müller", "García", "Nowak", "Kowalska", "Virtanen", "O'Brien", "McDonald", "鈴木", "王"}},
		{"places", []string{"Zürich", "Buenos Aires", "Nairobi", "München"}},
		{"countries", []string{"Germany", "Deutschland", "Allemagne", "日本"}},
		{"regions", []string{"Bavaria", "Bayern", "California", "CA", "Île-de-France"}},
		{"demonyms", []string{"German", "Frenchman", "Español"}},
		{"religions", []string{"Muslim", "Buddhist"}},
		{"occupations", []string{"carpenter", "nurse"}},
		{"organizations", []string{"Red Cross"}},
		{"common", []string{"the", "mark", "rose", "will", "grace", "und", "słowo", "слово"}},
		{"notnames", []string{"January", "Monday", "Deutsch"}},
	} {
		rows, err := Rows(test.list)
		if err != nil {
			t.Error(err)
			continue
		}
		found := make(map[string]bool)
		for r := range rows {
			found[r.Word] = true
		}
		for _, w := range test.words {
			if !found[w] {
				t.Errorf("%s: %q is missing", test.list, w)
			}
		}
	}
}

// TestRowsUnknown asks for a list that there is not.
func TestRowsUnknown(t *testing.T) {
	if _, err := Rows("none"); err == nil {
		t.Error("no error")
	}
}
