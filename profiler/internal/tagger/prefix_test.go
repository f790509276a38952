package tagger

import (
	"strings"
	"testing"
)

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

// TestBehindPrefix gives words before which letters are taken for words of their own, in brackets,
// and such that stay whole.
func TestBehindPrefix(t *testing.T) {
	for _, test := range []struct{ text, reason string }{
		{"[ב]חולון", "in a town"},
		{"[וב]חולון", "and in a town"},
		{"[ב]תל אביב", "in a town of two words"},
		{"[וב]תל אביב", "and in a town of two words"},
		{"[ל]עיריית חיפה", "to a kind of organisation"},
		{"[ב]רחוב הרצל", "in a street"},
		{"[ו]דניאל", "and somebody"},
		{"[ול]דניאל", "and to somebody"},
		{"הבנק", "the article before a kind of organisation names none"},
		{"מיכל", "a given name that begins like from"},
		{"[ب]القاهرة", "in a town"},
		{"[وب]القاهرة", "and in a town"},
		{"[ب]جامعة القاهرة", "at a university"},
		{"[وب]أحمد", "and with somebody"},
		{"سامي", "no such letter"},
		{"وليد", "a given name that begins like and"},
		{"window", "another script"},
	} {
		text, want := test.text, 0
		if before, behind, ok := strings.Cut(strings.TrimPrefix(text, "["), "]"); ok {
			text, want = before+behind, len(before)
		}
		if got := behindPrefix(text, 0, wordEnd(text, 0)); got != want {
			t.Errorf("%q: %d letters, %s", test.text, got/2, test.reason)
		}
	}
}

// TestHebrewSigns reads chains in Hebrew with the signs that shorten words, and one in Arabic with
// its comma.
func TestHebrewSigns(t *testing.T) {
	for _, test := range []struct{ text, want, reason string }{
		{"רח' סוקולוב 12", "רח' סוקולוב 12", "a stroke shortens the word for a street"},
		{"רח׳ סוקולוב 12", "רח׳ סוקולוב 12", "so does the sign for that"},
		{"רחוב רמב\"ם 14", "רחוב רמב\"ם 14", "a quote inside of a word"},
		{"רחוב רמב״ם 14", "רחוב רמב״ם 14", "the sign for that"},
		{"רח' ז'בוטינסקי 5", "רח' ז'בוטינסקי 5", "a stroke behind the first letter"},
		{"ברח' סוקולוב 12", "רח' סוקולוב 12", "in a street"},
		{"לוין \"שלום\"", "לוין", "a quote before a word"},
		{"شارع سعد، القاهرة", "شارع سعد، القاهرة", "a comma"},
		{"علي بن سعيد", "علي بن سعيد", "the son of somebody"},
	} {
		if got := lowChain(test.text); got != test.want {
			t.Errorf("%q: %q (%s)", test.text, got, test.reason)
		}
	}
}

// TestBehindLetter tells what parts the words of a chain.
func TestBehindLetter(t *testing.T) {
	for _, test := range []struct {
		text string
		want joint
	}{
		{"سعد وأحمد", jointAmpersand},
		{"سعد أحمد", jointSpace},
		{"דניאל ומיכל", jointAmpersand},
		{"דניאל בחולון", jointComma},
		{"דניאל ובחולון", jointAmpersand},
	} {
		var c Chain
		if !c.readLow(test.text, 0, 0) || c.n != 2 || c.tokens[1].joint != test.want {
			t.Errorf("%q: %d words, joint %d, want %d", test.text, c.n, c.tokens[1].joint, test.want)
		}
	}
}
