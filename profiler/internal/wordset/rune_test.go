package wordset

import (
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/folding"
	"github.com/privet-go/privet/profiler/internal/lex"
)

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
			if got, size := chars.RuneAt(text, i); got != r || size != n {
				t.Fatalf("%q: %U of %d bytes at %d, not %U of %d", text, got, size, i, r, n)
			}
			want := rune(0)
			if chars.IsLetterRune(r) {
				want = chars.LowerRune(r)
			}
			if got, size := letterInLower(text, i); got != want || size != n {
				t.Fatalf("%q: the letter %U of %d bytes at %d, not %U of %d", text, got, size, i, want, n)
			}
			h, n, size := StartAt(text, i)
			if start := appendStart(nil, text[i:]); size != len(start) || h != plainStartHash(string(start)) ||
				string(appendStart(nil, text[i:i+n])) != string(start) {
				t.Fatalf("%q: at %d begins %q, of which %d bytes are hashed", text, i, start, size)
			}
			last, size := utf8.DecodeLastRuneInString(text[:i])
			if i > 0 {
				if got, n := chars.RuneBefore(text, i); got != last || n != size {
					t.Fatalf("%q: %U of %d bytes before %d, not %U of %d", text, got, n, i, last, size)
				}
			}
			if i > 0 && text[i-1] >= utf8.RuneSelf && lex.LatinBefore(text, i) != chars.IsLatin(last) {
				t.Fatalf("%q: %U before %d is Latin: %v", text, last, i, lex.LatinBefore(text, i))
			}
			if text[i] < utf8.RuneSelf {
				continue
			}
			if got, _ := chars.ScriptKindAt(text, i); got != chars.ScriptKindOf(r) {
				t.Fatalf("%q: %U at %d is in a token as %d, not as %d", text, r, i, got, chars.ScriptKindOf(r))
			}
			if got := chars.LetterAt(text, i) > 0; got != (chars.IsLetterRune(r) || chars.IsMarkRune(r)) {
				t.Fatalf("%q: %U at %d is a letter: %v", text, r, i, got)
			}
			if f, _ := folding.FoldAt(text, i); f.How > 0 && !folding.MayFold[text[i]] {
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
	for _, w := range []string{"", "a", "id card", "größe", "abcdefghijklmnopqrst", "abcdefghijklmnopqrsté", "abcdefghijklmnopqrstué", "é", "№ 5",
		"12", "n°", "номер", "id号", "号", "a號b"} {
		start := appendStart(nil, w)
		n, ascii := asciiStart(w)
		if ascii != chars.IsASCII(string(start)) || ascii && n != len(start) {
			t.Errorf("%q begins with %q: told %d, %v", w, start, n, ascii)
		}
	}
}

// appendStart appends what startHash is a hash of: the letters that s begins with, those of
// its first word, or its first letter in a script that sets no spaces.
func appendStart(dst []byte, s string) []byte {
	for n := 0; n < len(s) && len(dst) <= LongestStart; {
		r, size := utf8.DecodeRuneInString(s[n:])
		if !chars.IsLetterRune(r) || len(dst) > 0 && chars.Spaceless(r) {
			break
		}
		dst = utf8.AppendRune(dst, chars.LowerRune(r))
		n += size
		if chars.Spaceless(r) {
			break
		}
	}
	return dst
}
