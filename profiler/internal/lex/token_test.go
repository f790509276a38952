package lex

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// plainNextToken is nextToken, a rune at a time.
func plainNextToken(text string, i int) (end int, kind TokenKind) {
	digits, letters := false, false
	j := i
	for j < len(text) && j-i < LongestRun {
		r, n := utf8.DecodeRuneInString(text[j:])
		switch {
		case r < utf8.RuneSelf && numeral.IsDigit(byte(r)):
			digits = true
		case r < utf8.RuneSelf && numeral.IsLetter(byte(r)), chars.IsLatin(r):
			letters = true
		default:
			n = 0
		}
		if n == 0 {
			break
		}
		j += n
	}
	switch {
	case j > i && digits && letters:
		return j, TokenMixed
	case digits:
		return j, TokenDigits
	case letters:
		return j, TokenWord
	}
	r, n := utf8.DecodeRuneInString(text[i:])
	if !chars.IsLetterRune(r) {
		return i + n, TokenKinds
	}
	for j < len(text) && j-i < LongestRun {
		r, n := utf8.DecodeRuneInString(text[j:])
		if r < utf8.RuneSelf || chars.IsLatin(r) || !chars.IsLetterRune(r) && !chars.IsMarkRune(r) {
			break
		}
		j += n
	}
	return j, TokenOther
}

// TestNextToken holds nextToken equal to its plain twin.
func TestNextToken(t *testing.T) {
	pieces := []string{"a", "Z", "q", "1", "9", " ", "-", ".", "é", "ß", "ſ", "İ", "Ж", "щ", "λ", "ע", "م", "ं", "क", "王", "あ", "ー", "한", "ก",
		"\u0301", "\u200d", "ạ", "Ａ", "１", "𝐀", "\x80", "\xc3", "\xe1", "\xf0\x9f", "🙂", "straße", "Иван", strings.Repeat("a", 40)}
	rng := rand.New(rand.NewPCG(1, 1))
	check := func(text string) {
		for i := range len(text) {
			if Classes[text[i]] == ClassOther {
				continue
			}
			end, kind := NextToken(text, i)
			if e, k := plainNextToken(text, i); end != e || kind != k {
				t.Fatalf("%q: at %d a token of the kind %d up to %d, not %d up to %d", text, i, kind, end, k, e)
			}
		}
	}
	for range 20000 {
		var b strings.Builder
		for range 1 + rng.IntN(12) {
			b.WriteString(pieces[rng.IntN(len(pieces))])
		}
		check(b.String())
	}
	for _, c := range [...]string{"a", "1", "é", "Ж", "王", "aé"} {
		if text := strings.Repeat(c, LongestRun+2); len(text) > LongestRun {
			end, kind := NextToken(text, 0)
			if e, k := plainNextToken(text, 0); end != e || kind != k {
				t.Errorf("%q many times: a token of the kind %d up to %d, not %d up to %d", c, kind, end, k, e)
			}
		}
	}
}
