package tagger

import "testing"

// TestDressed gives words with and without what is written together with them.
func TestDressed(t *testing.T) {
	for _, test := range []struct {
		word   string
		want   bool
		reason string
	}{
		{"النافذة", true, "the window"},
		{"والنافذة", true, "and the window"},
		{"وبالنافذة", true, "and in the window"},
		{"للنافذة", true, "to the window"},
		{"نافذتها", true, "her window"},
		{"نافذته", true, "his window"},
		{"ونافذتهم", true, "and their window"},
		{"النافذتها", false, "no word has the article and an owner"},
		{"اليد", true, "the article stands before words of two letters as well"},
		{"ويد", false, "a single letter does not"},
		{"الزهراني", false, "a family"},
		{"وليد", false, "a given name that begins like and"},
		{"بنافذة", true, "in a window"},
		{"סנופקין", false, "it is not known"},
		{"החלונות", true, "the windows"},
		{"ושבחלונות", true, "and that in windows"},
		{"שעל", true, "that before a short word"},
		{"שרד", false, "that before what is no word"},
		{"שלויין", false, "two letters before a word of three are too little to go by"},
		{"window", false, "another script"},
		{"ال", false, "nothing but the article"},
		{"", false, "nothing"},
	} {
		if got := isDressed(test.word); got != test.want {
			t.Errorf("%q: %v, %s", test.word, got, test.reason)
		}
	}
	if n := testing.AllocsPerRun(100, func() { isDressed("ونافذتهم") }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
