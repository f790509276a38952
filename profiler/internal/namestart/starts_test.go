package namestart

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/words"
)

// plainStarts is AppendStarts for a whole text, rune by rune.
func plainStarts(text string) (list []Start) {
	inside, east := false, false
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		word := words.IsWordRune(r) && (r != utf8.RuneError || n > 1)
		if word && !inside {
			end := i
			for end < len(text) {
				r, n := utf8.DecodeRuneInString(text[end:])
				if !words.IsWordRune(r) {
					break
				}
				end += n
			}
			behind, _ := utf8.DecodeRuneInString(text[end:])
			capital := words.IsCapitalRune(r)
			if (capital || words.IsCaseless(r) || BeginsLow(text, i)) && !words.IsDigitRune(behind) {
				kind := StartLow
				if capital {
					kind = StartCapital
				}
				list = append(list, Start{At: i, Kind: kind})
			}
		}
		if isEast := scriptOf(r) != scriptNone; isEast != east {
			if east = isEast; east {
				list = append(list, Start{At: i, Kind: StartEast})
			}
		}
		inside = word || words.IsDigitRune(r)
		i += n
	}
	return list
}

// TestStarts holds where names can begin to a look at each rune, and the parts of a text to the whole.
func TestStarts(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	pieces := []string{"Anna", "anna", "A", "b", "Éva", "éva", "Жан", "жан", "שלום", "محمد", "राम", "王小明", "日本", "ヶ", "김민수", "あ", "㐀", "7", "12", "٣", " ", " ", ". ", "\n", "\"", "! ", "?",
		"-", "  ", "\xff", "\xe4\xb8", "😀", "\u0301", "SW1A"}
	found := 0
	for range 20_000 {
		var b strings.Builder
		for range r.IntN(9) {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		text := b.String()
		got, want := AppendStarts(nil, text, 0, len(text)), plainStarts(text)
		if !slices.Equal(got, want) {
			t.Fatalf("in %q names can begin at %v, want %v", text, got, want)
		}
		found += len(got)
		if !utf8.ValidString(text) {
			continue
		}
		cut := r.IntN(len(text) + 1)
		for cut < len(text) && !utf8.RuneStart(text[cut]) {
			cut++
		}
		if parts := AppendStarts(AppendStarts(nil, text, 0, cut), text, cut, len(text)); !slices.Equal(parts, want) {
			t.Fatalf("in %q, parted at %d, names can begin at %v, want %v", text, cut, parts, want)
		}
	}
	if found < 10_000 {
		t.Errorf("only %d starts", found)
	}
}

// TestBeginsLow holds what stands before a sentence in small letters.
func TestBeginsLow(t *testing.T) {
	for _, c := range []struct {
		before string
		want   bool
	}{
		{"", true}, {"\"", true}, {" ", true}, {"a", false}, {"one\n", true}, {"one\n\"", true}, {"one. ", true}, {"one! ", true}, {"one? ", true}, {"one, ", false}, {"one ", false},
		{"one.\" ", true}, {"one\" ", false}, {"one\n  ", true}, {"one\n     ", false}, {"   ", true}, {"one.", false},
	} {
		if got := BeginsLow(c.before+"word", len(c.before)); got != c.want {
			t.Errorf("a sentence begins behind %q: %v", c.before, got)
		}
	}
}

// TestIsPlain holds which words with a capital are no name at a glance.
func TestIsPlain(t *testing.T) {
	for _, c := range []struct {
		before, word, behind string
		want                 bool
		reason               string
	}{
		{"", "Nobody", " came", true, "it begins the text"},
		{"It rained. ", "Nobody", " came", true, "it begins a sentence"},
		{"and ", "Nobody", " came", false, "in the midst of a sentence"},
		{"and ", "NOBODY", " came", true, "all in capitals"},
		{"", "Nobody", " Knows", false, "a capital behind it"},
		{"", "Nobody", ", he said", false, "no word right behind it"},
		{"", "Anna", " came", false, "a name"},
		{"", "Has", " come", true, "many sentences begin with it"},
		{"", "Street", " signs", false, "a word of streets"},
	} {
		text := c.before + c.word + c.behind
		if got := IsPlain(new(lexicon.Memo), text, len(c.before), len(c.before)+len(c.word)); got != c.want {
			t.Errorf("%q in %q is plain: %v, want %v: %s", c.word, text, got, c.want, c.reason)
		}
	}
}

// TestEachLow holds which words of a sentence in small letters are looked at, and where it ends.
func TestEachLow(t *testing.T) {
	for _, c := range []struct{ text, words, rest string }{
		{"hi, my name is piotr. And so on", "piotr", ". And so on"},
		{"call anna Smith now", "anna", "Smith now"},
		{"im in łódź now", "łódź", ""},
	} {
		var read []string
		end := EachLow(new(lexicon.Memo), c.text, 0, 0, func(at, end, done int) int {
			read = append(read, c.text[at:end])
			return end
		})
		for w := range strings.FieldsSeq(c.words) {
			if !slices.Contains(read, w) {
				t.Errorf("of %q is read %q, want %q too", c.text, read, w)
			}
		}
		if c.text[end:] != c.rest {
			t.Errorf("%q ends before %q, want %q", c.text, c.text[end:], c.rest)
		}
	}
	if end := EachLow(new(lexicon.Memo), "piotr and jan", 0, 0, func(int, int, int) int { return -1 }); end != 0 {
		t.Errorf("who has had enough is asked up to %d", end)
	}
}
