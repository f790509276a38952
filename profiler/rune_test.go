package profiler

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/longtest"
)

// TestRunes holds the sets of runes equal to the tables that they are made from.
func TestRunes(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	for r := rune(-1); r <= unicode.MaxRune+1; r++ {
		if isLetterRune(r) != unicode.IsLetter(r) || isMarkRune(r) != unicode.IsMark(r) {
			t.Fatalf("%U: a letter %v, a mark %v", r, isLetterRune(r), isMarkRune(r))
		}
		c, l, how := fold(r)
		if d, m, by := foldSlowly(r); r >= utf8.RuneSelf && (c != d || l != m || how != by) {
			t.Fatalf("%U: taken for %q, not %q", r, c, d)
		}
		if isUpperRune(r) != unicode.IsUpper(r) || isLowerRune(r) != unicode.IsLower(r) || isTitleRune(r) != unicode.IsTitle(r) {
			t.Fatalf("%U: in upper case %v, in lower case %v, in title case %v", r, isUpperRune(r), isLowerRune(r), isTitleRune(r))
		}
		if lowerRune(r) != unicode.ToLower(r) {
			t.Fatalf("%U: in lower case %U", r, lowerRune(r))
		}
		if spaceless(r) != unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Hangul) {
			t.Fatalf("%U: spaceless is %v", r, spaceless(r))
		}
	}
}

// TestFolds holds equalFold equal to strings.EqualFold, and told to what it takes for equal.
func TestFolds(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		least := r
		for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
			least = min(least, f)
		}
		if foldOf(r) != least {
			t.Fatalf("%U: folded to %U, not to %U", r, foldOf(r), least)
		}
		if !utf8.ValidRune(r) || r != unicode.ToLower(r) || r < utf8.RuneSelf && joinsWords(byte(r)) {
			continue
		}
		first, mask := told(string(r) + "x")
		for f := unicode.SimpleFold(r); ; f = unicode.SimpleFold(f) {
			text := string(f) + "X"
			behind := loadTail(text, 0)
			if !mayBeASCII(behind) && (behind|anyCase^first)&mask != 0 {
				t.Fatalf("%U is not told to be %U", f, r)
			}
			if f == r {
				break
			}
		}
	}
	for _, c := range [...][2]string{{"straße", "STRASSE"}, {"straße", "STRAẞE"}, {"kas", "Kaſ"}, {"kas", "kaz"}, {"n°", "N°"}, {"n°", "N\xb0"}, {"é", "E"}, {"тел", "ТЕЛ"}, {"тел", "ТЕЛ."}, {"", "a"}, {"número", "NÚMERO"}} {
		if equalFold(c[1], c[0]) != strings.EqualFold(c[1], c[0]) {
			t.Errorf("%q, %q: %v", c[1], c[0], equalFold(c[1], c[0]))
		}
	}
}

// TestRuneAt holds what reads runes from their bytes equal to what decodes them first, for
// all rows of two bytes between others, and for all that are longer and near to being well
// formed.
func TestRuneAt(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	check := func(text string) {
		for i := range len(text) {
			r, n := utf8.DecodeRuneInString(text[i:])
			if got, size := runeAt(text, i); got != r || size != n {
				t.Fatalf("%q: %U of %d bytes at %d, not %U of %d", text, got, size, i, r, n)
			}
			want := rune(0)
			if isLetterRune(r) {
				want = lowerRune(r)
			}
			if got, size := letterInLower(text, i); got != want || size != n {
				t.Fatalf("%q: the letter %U of %d bytes at %d, not %U of %d", text, got, size, i, want, n)
			}
			h, n, size := startAt(text, i)
			if start := appendStart(nil, text[i:]); size != len(start) || h != plainStartHash(string(start)) || string(appendStart(nil, text[i:i+n])) != string(start) {
				t.Fatalf("%q: at %d begins %q, of which %d bytes are hashed", text, i, start, size)
			}
			last, size := utf8.DecodeLastRuneInString(text[:i])
			if i > 0 {
				if got, n := runeBefore(text, i); got != last || n != size {
					t.Fatalf("%q: %U of %d bytes before %d, not %U of %d", text, got, n, i, last, size)
				}
			}
			if i > 0 && text[i-1] >= utf8.RuneSelf && latinBefore(text, i) != isLatin(last) {
				t.Fatalf("%q: %U before %d is Latin: %v", text, last, i, latinBefore(text, i))
			}
			if text[i] < utf8.RuneSelf {
				continue
			}
			if got, _ := scriptKindAt(text, i); got != scriptKindOf(r) {
				t.Fatalf("%q: %U at %d is in a token as %d, not as %d", text, r, i, got, scriptKindOf(r))
			}
			if got := letterAt(text, i) > 0; got != (isLetterRune(r) || isMarkRune(r)) {
				t.Fatalf("%q: %U at %d is a letter: %v", text, r, i, got)
			}
			if f, _ := foldAt(text, i); f.how > 0 && !mayFold[text[i]] {
				t.Fatalf("%q: %U at %d may stand for something", text, r, i)
			}
		}
	}
	for a := range 256 {
		for b := range 256 {
			for _, around := range [...]string{"", "a", "é", "\x80", "王"} {
				check(around + string([]byte{byte(a), byte(b)}) + around)
			}
		}
	}
	edges := []byte{'a', '1', 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xB8, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF}
	for _, a := range edges {
		for _, b := range edges {
			for _, c := range edges {
				for _, d := range edges {
					check(string([]byte{a, b, c, d}))
					check(string([]byte{a, b, c, d}) + "12345678")
				}
			}
		}
	}
	for r := rune(0); r <= unicode.MaxRune; r += 1 + r/0x3000*7 {
		check("a" + string(r) + "b" + string(r) + "12345678")
	}
}

// plainStartHash is startHash of a text that is all letters in lower case.
func plainStartHash(start string) (h uint64) {
	for _, r := range start {
		h = (h ^ uint64(r)) * 0x9E3779B97F4A7C15
	}
	return h
}

// TestASCIIStart holds what is told of the beginnings of words equal to these.
func TestASCIIStart(t *testing.T) {
	for _, w := range []string{"", "a", "id card", "größe", "abcdefghijklmnopqrst", "abcdefghijklmnopqrsté", "abcdefghijklmnopqrstué", "é", "№ 5", "12", "n°", "номер", "id号", "号", "a號b"} {
		start := appendStart(nil, w)
		n, ascii := asciiStart(w)
		if ascii != isASCII(string(start)) || ascii && n != len(start) {
			t.Errorf("%q begins with %q: told %d, %v", w, start, n, ascii)
		}
	}
}

// TestHeaderRunes holds headerRuneOf to what package unicode says.
func TestHeaderRunes(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		want := runeGap
		switch {
		case unicode.IsUpper(r):
			want = runeUpper
		case unicode.IsLower(r):
			want = runeLower
		case unicode.IsDigit(r):
			want = runeDigit
		case unicode.IsLetter(r) || unicode.IsMark(r):
			want = runeLetter
		}
		if got := headerRuneOf(r); got != want {
			t.Fatalf("%U is %d, want %d", r, got, want)
		}
	}
}

// appendStart appends what startHash is a hash of: the letters that s begins with, those of
// its first word, or its first letter in a script that sets no spaces.
func appendStart(dst []byte, s string) []byte {
	for n := 0; n < len(s) && len(dst) <= longestStart; {
		r, size := utf8.DecodeRuneInString(s[n:])
		if !isLetterRune(r) || len(dst) > 0 && spaceless(r) {
			break
		}
		dst = utf8.AppendRune(dst, lowerRune(r))
		n += size
		if spaceless(r) {
			break
		}
	}
	return dst
}
