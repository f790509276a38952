package masker

import (
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/masker/internal/calendar"
)

// slowHidden is cover, one rune at a time.
func slowHidden(s string) string {
	var b strings.Builder
	for i, r := range s {
		switch _, size := utf8.DecodeRuneInString(s[i:]); {
		case isSeparator(r):
			b.WriteString(s[i : i+size])
		default:
			b.WriteByte(Mask)
		}
	}
	return b.String()
}

// slowDigits is countDigits, from the end and with all in one walk.
func slowDigits(s, breaks string, last int) (n, cut int) {
	for i := len(s) - 1; i >= 0; i-- {
		if isDigit(s[i]) {
			if n++; n == last {
				cut = i
			}
		} else if strings.IndexByte(breaks, s[i]) < 0 {
			return -1, 0
		}
	}
	return n, cut
}

// slowIBAN is maskIBAN, a byte at a time.
func slowIBAN(s string) (string, bool) {
	plain := strings.ReplaceAll(s, " ", "")
	if len(plain) < minIBAN || len(plain) > maxIBAN {
		return "", false
	}
	for i := range len(plain) {
		if c := plain[i]; i < 2 && !isLetter(c) || 2 <= i && i < 4 && !isDigit(c) || !isLetter(c) && !isDigit(c) {
			return "", false
		}
	}
	cut := len(s)
	for shown := 0; shown < 4; {
		if cut--; s[cut] != ' ' {
			shown++
		}
	}
	return slowHidden(s[:cut]) + s[cut:], true
}

// covered is what a rule makes of s, if it understands it.
func covered(mask func([]byte, string) (int, bool), s string) (string, bool) {
	b := []byte(s)
	n, ok := mask(b, s)
	if !ok {
		return "", false
	}
	return string(b[:n]), true
}

// FuzzFast compares what is clever for ASCII with its plain twins.
func FuzzFast(f *testing.F) {
	for _, tt := range maskTests {
		f.Add(tt.value)
	}
	for _, s := range []string{"Jürgen Weiß-Łukas", "é", "Ä É.Ö", "Żà", "a×ü", "jürgen.é.ß+ł@b.co", "Đ@ü@b.co", "üÃ", "ü.ÃÃ@b.co", "É東", "ɏ ɐé"} {
		f.Add(s)
	}
	f.Add("1985-02-28")
	f.Add("1900-02-29")
	f.Fuzz(func(t *testing.T, s string) {
		hide := func(b []byte, s string) (int, bool) { return cover(b, s), true }
		if got, _ := covered(hide, s); got != slowHidden(s) {
			t.Errorf("cover(%q) = %q; plainly %q", s, got, slowHidden(s))
		}
		if got, want := len(appendWhole(nil, s)), len([]rune(s)); got != want {
			t.Errorf("appendWhole(%q) has %d characters; want %d", s, got, want)
		}
		if s == "" {
			return
		}
		if from, to, ok := calendar.FindYear(s); isISODay(s) && (!ok || from != 0 || to != 4) {
			t.Errorf("isISODay(%q); plainly the year is at %d–%d, %v", s, from, to, ok)
		}
		fastName, ok := covered(maskName, s)
		slowName, slowOK := covered(maskNameRunes, s)
		if ok != slowOK || fastName != slowName {
			t.Errorf("maskName(%q) = %q, %v; plainly %q, %v", s, fastName, ok, slowName, slowOK)
		}
		n, cut := countDigits(s, &phoneBreaks, 2)
		if slowN, slowCut := slowDigits(s, "().-/ ", 2); n != slowN || cut != slowCut {
			t.Errorf("countDigits(%q) = %d, %d; plainly %d, %d", s, n, cut, slowN, slowCut)
		}
		if b := []byte(s); n >= 0 {
			if coverNumber(b); string(b) != slowHidden(s) {
				t.Errorf("coverNumber(%q) = %q; plainly %q", s, b, slowHidden(s))
			}
		}
		fastIBAN, ok := covered(maskIBAN, s)
		slow, slowOK := slowIBAN(s)
		if ok != slowOK || fastIBAN != slow {
			t.Errorf("maskIBAN(%q) = %q, %v; plainly %q, %v", s, fastIBAN, ok, slow, slowOK)
		}
		if s[0] == '"' {
			return
		}
		fast, ok := covered(maskEmail, s)
		slow, slowOK = covered(maskEmailRunes, s)
		if ok != slowOK || fast != slow {
			t.Errorf("maskEmail(%q) = %q, %v; plainly %q, %v", s, fast, ok, slow, slowOK)
		}
	})
}

// TestCommonLetters holds that what is taken for a letter without a look into the
// tables of package unicode is one there.
func TestCommonLetters(t *testing.T) {
	n := 0
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if !isCommonLetter(r) {
			if isLatin(string(r)) {
				t.Errorf("%U is no letter", r)
			}
			continue
		}
		if n++; !unicode.IsLetter(r) || isNameBreak(r) || r < utf8.RuneSelf {
			t.Errorf("%U is no letter", r)
		}
	}
	if n < 30_000 {
		t.Errorf("%d letters are common", n)
	}
}

// TestISODays holds isISODay against the reader of all dates, for each day of some
// years and what is beside them.
func TestISODays(t *testing.T) {
	for _, year := range []int{0, 1, 1900, 1999, 2000, 2023, 2024, 9999} {
		for month := range 15 {
			for day := range 34 {
				s := fmt.Sprintf("%04d-%02d-%02d", year, month, day)
				if _, _, ok := calendar.FindYear(s); ok != isISODay(s) {
					t.Errorf("isISODay(%q) = %v", s, !ok)
				}
			}
		}
	}
}
