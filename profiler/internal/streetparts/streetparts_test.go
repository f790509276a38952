package streetparts

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// TestUnitEnd holds what belongs to a street behind its number. The stroke stands where it ends.
func TestUnitEnd(t *testing.T) {
	for _, c := range []struct{ street, rest string }{
		{"350 Fifth Avenue", ", Apt 12|, New York"},
		{"350 Fifth Avenue", " #5|, New York"},
		{"25 Mill Street", ". Unit 51|."},
		{"Bem rkp. 97", ". Suite 446|"},
		{"Calle Mayor 5", ", 3.º izq.| y otra"},
		{"Calle Mayor 5", ", 2ºb|, Madrid"},
		{"Mariahilfer Straße 12", "/Stiege 2/Top 7|, 1070 Wien"},
		{"Hauptstr. 5", ", 3. OG links|"},
		{"14 allée Verlaine", ", esc. B|, 93200"},
		{"ул. Арбат, д. 10", ", кв. 5|"},
		{"רחוב הרצל 12", " א'|, תל אביב"},
		{"12 High Street", "|. 3 came"},
		{"12 High Street", "|, London"},
		{"12 High Street", "|"},
	} {
		behind, rest, _ := strings.Cut(c.rest, "|")
		text := c.street + behind + rest
		if got := UnitEnd(text, len(c.street)); got != len(c.street)+len(behind) {
			t.Errorf("%q ends before %q, want %q", c.street, text[got:], rest)
		}
	}
}

// TestStreetBounds holds what is part of the address of a house around its street and number, which stand in brackets, and
// that to widen it again takes nothing away.
func TestStreetBounds(t *testing.T) {
	for _, c := range []struct{ marked, want string }{
		{"come to Flat 3, [19 Mowbray Road], London", "Flat 3, 19 Mowbray Road"},
		{"vive en c/ [Mayor 5], Madrid", "c/ Mayor 5"},
		{"calle [Mayor 5]", "calle Mayor 5"},
		{"Calle [48] N° 732", "Calle 48 N° 732"},
		{"at [Storgatan 12] B, 3 tr", "Storgatan 12 B"},
		{"at [Hämeenkatu 21] A 14, Tampere", "Hämeenkatu 21 A 14"},
		{"at [12 High Street], London", "12 High Street"},
		{"the [12 High Street] A came", "12 High Street"},
	} {
		before, rest, _ := strings.Cut(c.marked, "[")
		street, behind, _ := strings.Cut(rest, "]")
		text := before + street + behind
		from, to := StreetBounds(text, len(before), len(before)+len(street), 0)
		if text[from:to] != c.want {
			t.Errorf("in %q it is %q, want %q", c.marked, text[from:to], c.want)
		}
		if i, j := StreetBounds(text, from, to, from); i > from || j < to {
			t.Errorf("in %q it is %q the second time", c.marked, text[i:j])
		}
		if i, _ := StreetBounds(text, len(before), len(before)+len(street), len(before)); i != len(before) {
			t.Errorf("in %q it begins before what is done", c.marked)
		}
	}
}

// TestFoldedWords holds sets of words to maps: their words in any letter case are there, and others are not.
func TestFoldedWords(t *testing.T) {
	all := map[string]*foldedWords{"unitWords": unitWords.Get(), "floorWords": floorWords.Get(), "aloneWords": aloneWords.Get(), "sideWords": sideWords.Get(), "flatWords": flatWords.Get(), "floorNames": floorNames.Get()}
	for name, set := range all {
		known := map[string]bool{}
		for _, w := range lists.Words("streetparts", name) {
			known[string(lexicon.AppendFolded(nil, w))] = true
			for _, written := range []string{w, strings.ToUpper(w)} {
				if !set.has(written) || !set.mayBegin(written+" 5", 0) {
					t.Errorf("%s: %q is not there", name, written)
				}
			}
		}
		for other := range all {
			for _, w := range lists.Words("streetparts", other) {
				for _, near := range []string{w, w + "x", "x" + w} {
					if got, want := set.has(near), known[string(lexicon.AppendFolded(nil, near))]; got != want {
						t.Errorf("%s: %q is there: %v", name, near, got)
					}
				}
			}
		}
	}
}

// TestEndings holds that a table leads from the end of a text to all words that it may end with, in any letter case.
func TestEndings(t *testing.T) {
	for _, w := range append(streetShorts.Get(), streetLinks.Get()...) {
		for _, written := range []string{w, strings.ToUpper(w)} {
			found := false
			for _, table := range []*affixTable{streetShortTable.Get(), streetLinkTable.Get()} {
				for _, e := range table.endings("in " + written) {
					found = found || e == w
				}
			}
			if !found {
				t.Errorf("%q is not among what a text may end with", written)
			}
		}
	}
	if got := streetLinkTable.Get().endings("de la"); got != nil {
		t.Errorf("%q without a space behind it", got)
	}
}
